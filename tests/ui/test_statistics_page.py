# SPDX-License-Identifier: MIT
"""The statistics page: what it says, in figures and bars, and how it fits a small window."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QLocale, QPoint, QPointF, QRectF, Qt, QTranslator
from PySide6.QtGui import QColor, QImage, QPainter, QWheelEvent
from PySide6.QtWidgets import QApplication, QLabel

from skat_desktop.i18n.languages import Language, install
from skat_desktop.i18n.vocabulary import Vocabulary
from skat_desktop.records.statistics import statistics_of
from skat_desktop.records.statistics_rates import Average, Interval, Rate
from skat_desktop.rules.decks import DeckFamily
from skat_desktop.ui import statistics_words as say
from skat_desktop.ui.cards.deck import PRESETS
from skat_desktop.ui.statistics_bar import RATE_ROLE, paint_rate
from skat_desktop.ui.statistics_page import StatisticsPage
from skat_desktop.ui.theme import Theme, mixed
from skat_desktop.ui.words import Words
from tests.i18n.outcomes import outcome
from tests.records.finished import against, alone, finished, moved, passed
from tests.support import cards

HAND = cards("CJ SJ CA C7 C8 C9 S7 S8 S9 H7")
SOME = [
    alone("H"),
    alone("H"),
    alone("H", 50, seat=1),
    alone("GH", bid=24, seat=2),
    against("N", 0, tricks=(0, 10)),
    against("C", 40, seat=2),
    passed(cards=HAND),
]
HELPED = [alone(helped=True), against(helped=True)]
ACCESSIBLE = Qt.ItemDataRole.AccessibleTextRole


@pytest.fixture
def speak(qapp):
    """Install a language and return the words in it; undone after the test."""

    def speak_language(language, deck="french"):
        install(qapp, Language(language))
        family = DeckFamily(PRESETS[deck].family)
        return Words(Vocabulary.of(Language(language), family), deck=PRESETS[deck])

    yield speak_language
    for translator in qapp.findChildren(QTranslator):
        qapp.removeTranslator(translator)
        translator.setParent(None)
    QLocale.setDefault(QLocale.system())


@pytest.fixture
def page(qtbot, speak):
    page = StatisticsPage(Theme.of())
    qtbot.addWidget(page)
    page.resize(900, 600)
    page.show()
    qtbot.waitExposed(page)
    return page


def settle():
    for _ in range(3):
        QApplication.processEvents()


def show(page, deals, words):
    page.show_statistics(statistics_of(deals), words)
    settle()


def texts(page, name):
    """Return a table as text, row by row, without the column of bars."""
    model = page.tables[name].figures
    return [
        [
            model.index(row, column).data()
            for column in range(model.columnCount())
            if column != model.bar_column
        ]
        for row in range(model.rowCount())
    ]


def said(page):
    """Return what stands in the labels of the page."""
    return [label.text() for label in page.area.widget().findChildren(QLabel)]


def message(page):
    return page.area.widget().findChild(QLabel, "message")


# What it says


def test_before_the_first_deal_there_is_one_friendly_sentence(page, speak):
    show(page, [alone(practice=True)], speak("en"))
    assert said(page) == ["No deal is finished yet. Play one, and your figures will stand here."]
    assert page.tables == {}


def test_while_the_deals_are_read_it_says_so(page, speak):
    show(page, SOME, speak("en"))
    page.show_reading(speak("en"))
    assert said(page) == ["Reading your deals…"]


def test_games_alone_stand_line_by_line(page, speak):
    show(page, SOME, speak("en"))
    rows = texts(page, "alone_by_game")
    assert rows[1] == ["Hearts", "3", "2", "0%", "0.0", "67%", "21–94%"]
    assert rows[3] == ["Clubs", "0", "0", "–", "–", "–", "–"]
    assert rows[4] == ["Grand", "1", "1", "100%", "+72.0", "100%", "21–100%"]
    assert rows[-1] == ["All games", "4", "3", "25%", "+18.0", "75%", "30–95%"]
    assert "Most in a row: 2 won, 1 lost." in said(page)


def test_seats_bids_and_defence_have_their_tables(page, speak):
    show(page, SOME, speak("en"))
    assert [row[:5] for row in texts(page, "alone_by_seat")] == [
        ["Forehand", "4", "50%", "2", "100%"],
        ["Middlehand", "1", "100%", "0", "0%"],
        ["Rearhand", "2", "50%", "1", "100%"],
        ["All seats", "7", "57%", "3", "75%"],
    ]
    assert [row[:3] for row in texts(page, "alone_by_bid")] == [
        ["18–22", "3", "2"],
        ["23–30", "1", "1"],
        ["33–46", "0", "0"],
        ["48 and more", "0", "0"],
    ]
    assert [row[:4] for row in texts(page, "defending_by_game")][3:] == [
        ["Clubs", "1", "1", "100%"],
        ["Grand", "0", "0", "–"],
        ["Null", "1", "0", "0%"],
        ["All games", "2", "1", "50%"],
    ]
    assert [row[1] for row in texts(page, "defending_by_seat")] == ["1", "0", "1"]


def test_how_often_things_happen(page, speak):
    show(page, SOME, speak("en"))
    rows = {row[0]: row[1:4] for row in texts(page, "how_often")}
    assert rows["Played alone"] == ["4", "7", "57%"]
    assert rows["Thrown in"] == ["1", "7", "14%"]
    assert rows["Schneider made, alone"] == ["0", "4", "0%"]
    assert rows["Schneider suffered, defending"] == ["0", "1", "0%"]


def test_points_have_their_sign_and_range(page, speak):
    show(page, SOME, speak("en"))
    rows = {row[0]: row[1:] for row in texts(page, "points")}
    number, average, spread = rows["Tournament score per deal"]
    # 72 game points, three games won and one lost, one lost by another: 212 in seven deals.
    assert (number, average) == ("7", "+30.3")
    assert spread.startswith("−")
    assert " to +" in spread


def test_cards_stand_beside_their_chance(page, speak):
    show(page, SOME, speak("en"))
    rows = texts(page, "cards")
    assert rows[0] == ["no jack", "0", "20.3%", "0%", "0–79%"]
    assert rows[2][1:] == ["1", "28.9%", "100%", "21–100%"]


def test_a_deal_sat_out_is_mentioned(page, speak):
    out = finished(moved(outcome("C"), 1), places=4, dealer=0)
    show(page, SOME, speak("en"))
    assert not any("sat out" in text for text in said(page))
    show(page, [*SOME, out], speak("en"))
    assert any("sat out" in text for text in said(page))


def test_helped_deals_stand_apart(page, speak):
    show(page, SOME, speak("en"))
    assert "helped" not in page.tables
    show(page, SOME + HELPED, speak("en"))
    assert [row[:3] for row in texts(page, "helped")] == [
        ["Alone", "1", "1"],
        ["Defending", "1", "0"],
    ]
    assert texts(page, "alone_by_game")[-1][1] == "4"


def test_with_helped_deals_only_it_says_so(page, speak):
    show(page, HELPED, speak("en"))
    assert message(page).text().startswith("So far you have played with help only.")
    assert list(page.tables) == ["helped"]


def test_few_deals_say_how_little_they_say(page, speak):
    show(page, SOME, speak("en"))
    few = page.area.widget().findChild(QLabel, "few_deals")
    assert few.text().startswith("7 deal")
    assert few.text().endswith("Your true win rate is probably between 30% and 95%.")
    show(page, SOME * 20, speak("en"))
    assert page.area.widget().findChild(QLabel, "few_deals") is None


def test_without_a_game_alone_nothing_is_said_about_its_rate(page, speak):
    show(page, [against(), passed()], speak("en"))
    assert page.area.widget().findChild(QLabel, "few_deals") is None
    assert texts(page, "alone_by_game")[-1] == ["All games", "0", "0", "–", "–", "–", "–"]


# Words and figures of a language and a deck


def test_figures_follow_the_language(page, speak):
    show(page, SOME * 300, speak("de"))
    total = texts(page, "alone_by_game")[-1]
    assert total[1:6] == ["1.200", "900", "25\u00a0%", "+18,0", "75\u00a0%"]
    assert total[6] == "72–77\u00a0%"


def test_japanese_ranges_have_their_own_sign(page, speak):
    show(page, SOME, speak("ja"))
    assert texts(page, "alone_by_bid")[0][0] == "18〜22"
    assert texts(page, "alone_by_bid")[0][4] == "21〜94%"


def test_the_german_deck_has_its_own_words_and_signs(page, speak):
    french = speak("en")
    show(page, SOME, french)
    names = [row[0] for row in texts(page, "alone_by_game")]
    sign = page.tables["alone_by_game"].figures.cell(3, 0).sign.toImage()
    page.set_words(speak("en", "german"))
    assert names[:4] == ["Diamonds", "Hearts", "Spades", "Clubs"]
    assert [row[0] for row in texts(page, "alone_by_game")][:4] == [
        "Bells",
        "Hearts",
        "Leaves",
        "Acorns",
    ]
    assert page.tables["alone_by_game"].figures.cell(3, 0).sign.toImage() != sign
    dealt = [row[0] for row in texts(page, "cards")]
    assert dealt[0] == "no Unter"
    assert dealt[5] == "no Daus"


# For ears


def test_every_cell_can_be_heard_and_without_signs(page, speak):
    show(page, SOME + HELPED, speak("en"))
    for name, table in page.tables.items():
        model = table.figures
        for row in range(model.rowCount()):
            for column in range(model.columnCount()):
                heard = model.index(row, column).data(ACCESSIBLE)
                assert heard, (name, row, column)
                ranges = column and name != "alone_by_bid"
                assert not (ranges and set(heard) & set("−–+")), (name, heard)


def test_a_bar_says_what_it_shows(page, speak):
    show(page, SOME, speak("en"))
    model = page.tables["alone_by_game"].figures
    assert model.index(1, model.bar_column).data(ACCESSIBLE) == "67%, range 21% to 94%"
    assert model.index(0, model.bar_column).data(ACCESSIBLE) == "no figure yet"
    model = page.tables["cards"].figures
    heard = model.index(2, model.bar_column).data(ACCESSIBLE)
    assert heard == "100%, range 21% to 100%, by theory 28.9%"


def test_a_table_is_called_by_its_heading(page, speak):
    show(page, SOME, speak("en"))
    for table in page.tables.values():
        assert table.accessibleName() in said(page)


@pytest.mark.parametrize(
    "value, text, heard",
    [
        (21.34, "+21.3", "21.3"),
        (-4.0, "−4.0", "minus 4.0"),
        (0.04, "0.0", "0.0"),
        (-0.04, "0.0", "0.0"),
        (None, "–", "no figure yet"),
    ],
)
def test_averages_of_points_are_signed_and_heard(speak, value, text, heard):
    speak("en")
    assert say.points_text(value) == text
    assert say.spoken_points(value) == heard


def test_a_range_of_points_is_written_and_heard(speak):
    speak("en")
    interval = Interval(-4.2, 31.0, 9)
    assert say.points_range_text(interval) == "−4.2 to +31.0"
    assert say.spoken_points_range(interval) == "minus 4.2 to 31.0"
    assert say.points_range_text(None) == "–"
    assert say.spoken_points_range(None) == "too few deals for a range"
    assert "to" not in say.tile_average(Average.of([1, 2]))


# Fitting


@pytest.mark.parametrize("language", list(Language))
@pytest.mark.parametrize("deals", [SOME, SOME * 60], ids=["few", "many"])
@pytest.mark.parametrize("points", [11.0, 12.0, 12.6])
def test_in_the_smallest_window_nothing_is_cut(page, speak, qapp, language, deals, points):
    # The program takes the system's size of text, which differs; Japanese is set in 12 points.
    font = qapp.font()
    font.setPointSizeF(points)
    qapp.setFont(font)
    show(page, [*deals, *HELPED], speak(language))
    assert page.area.verticalScrollBar().maximum() > 0
    assert page.area.horizontalScrollBar().maximum() == 0
    for name, table in page.tables.items():
        cut = [
            column for column, width in enumerate(table.widths) if table.columnWidth(column) < width
        ]
        assert cut == [], name
        last = table.figures.index(table.figures.rowCount() - 1, 0)
        assert table.viewport().rect().contains(table.visualRect(last)), name


@pytest.mark.parametrize("width", [900, 1280, 2000])
def test_bars_of_all_tables_have_one_scale(page, speak, width):
    page.resize(width, 700)
    show(page, SOME + HELPED, speak("en"))
    places = set()
    for table in page.tables.values():
        column = table.figures.bar_column
        if column is not None:
            left = table.columnViewportPosition(column)
            corner = table.viewport().mapTo(page, QPoint(left, 0))
            places.add((corner.x(), table.columnWidth(column)))
    assert len(places) == 1


def test_the_wheel_over_a_table_scrolls_the_page(page, speak):
    show(page, SOME, speak("en"))
    viewport = page.tables["alone_by_game"].viewport()
    middle = QPointF(viewport.rect().center())
    event = QWheelEvent(
        middle,
        QPointF(viewport.mapToGlobal(middle.toPoint())),
        QPoint(0, 0),
        QPoint(0, -240),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(viewport, event)
    # What the table leaves, Qt hands on to the page; the page takes it.
    assert not event.isAccepted()
    QApplication.sendEvent(page.area.viewport(), event)
    assert page.area.verticalScrollBar().value() > 0


def test_keys_walk_through_the_tables_and_the_page_follows(page, speak, qtbot):
    show(page, SOME + HELPED, speak("en"))
    page.activateWindow()
    page.back_button.setFocus()
    table = page.tables["cards"]
    reached: list[str] = []
    while not table.hasFocus() and len(reached) < 20:
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        reached += [name for name, each in page.tables.items() if each.hasFocus()]
    assert reached == list(page.tables)[: len(reached)]
    for _ in range(table.figures.rowCount()):
        qtbot.keyClick(table, Qt.Key.Key_Down)
    cell = table.visualRect(table.currentIndex())
    shown = table.viewport().mapTo(page.area.viewport(), cell.center())
    assert table.currentIndex().row() == table.figures.rowCount() - 1
    assert page.area.viewport().rect().contains(shown)


def test_back_is_one_click_or_key_away(page, qtbot):
    with qtbot.waitSignal(page.back, timeout=1000):
        page.back_button.click()
    page.back_button.setFocus()
    with qtbot.waitSignal(page.back, timeout=1000):
        qtbot.keyClick(page.back_button, Qt.Key.Key_Space)


# Looks


def test_another_theme_or_deck_leaves_the_page_where_it_is(page, speak):
    show(page, SOME, speak("en"))
    bar = page.area.verticalScrollBar()
    bar.setValue(700)
    page.set_theme(Theme.of(dark=True))
    settle()
    assert bar.value() == 700
    page.set_words(speak("en", "german"))
    settle()
    assert bar.value() == 700
    show(page, SOME, speak("en"))
    assert bar.value() == 0


def test_sheets_are_dark_or_light(page, speak):
    for dark in (False, True):
        theme = Theme.of(dark=dark)
        page.set_theme(theme)
        show(page, SOME, speak("en"))
        table = page.tables["alone_by_game"]
        corner = table.mapTo(page, QPoint(4, -8))
        assert page.grab().toImage().pixelColor(corner) == theme.paper


def painted(rate, theory=None, theme=None):
    """Return a row of pixels through the middle of a bar, 0 to 100, and one near its foot."""
    image = QImage(111, 21, QImage.Format.Format_RGB32)
    theme = theme or Theme.of()
    image.fill(theme.paper)
    painter = QPainter(image)
    paint_rate(painter, QRectF(-0.5, 0, 112, 21), rate, theme, theory)
    painter.end()
    middle = [image.pixelColor(5 + share, 10) for share in range(101)]
    foot = [image.pixelColor(5 + share, 3) for share in range(101)]
    return middle, foot


@pytest.mark.parametrize("dark", [False, True])
def test_a_bar_shows_mark_and_range(dark):
    theme = Theme.of(dark=dark)
    range_colour = mixed(theme.paper, theme.good_ink, 0.45)
    middle, _ = painted(Rate(30, 40), theme=theme)  # 60 to 86 %
    assert middle[75] == theme.good_ink
    assert [middle[share] for share in (64, 84)] == [range_colour] * 2
    assert [middle[share] for share in (10, 40, 55, 92)] == [theme.rule] * 4


def test_without_observations_there_is_only_the_scale():
    theme = Theme.of()
    middle, foot = painted(Rate())
    assert {colour.name() for colour in middle[5:45]} == {theme.rule.name()}
    assert foot[50] != theme.paper
    assert foot[20] == theme.paper


def test_theory_is_a_line_of_its_own():
    theme = Theme.of()
    _, foot = painted(Rate(30, 40), theory=0.2)
    assert darkness(foot[20]) > darkness(theme.paper) + 300
    assert foot[50] == theme.paper


def darkness(colour: QColor) -> int:
    return 765 - colour.red() - colour.green() - colour.blue()


def test_bars_are_drawn_in_the_table(page, speak):
    show(page, SOME, speak("en"))
    table = page.tables["alone_by_game"]
    column = table.figures.bar_column
    index = table.figures.index(1, column)
    assert index.data(RATE_ROLE) == Rate(2, 3)
    area = table.visualRect(index)
    row = table.viewport().grab().toImage()
    colours = [row.pixelColor(x, area.center().y()) for x in range(area.left(), area.right())]
    assert Theme.of().good_ink in colours


def test_the_deck_of_four_colours_is_taken(page, speak):
    words = speak("en")
    show(page, SOME, words)
    two = page.tables["alone_by_game"].figures.cell(2, 0).sign.toImage()
    page.set_words(replace(words, deck=PRESETS["tournament"]))
    assert page.tables["alone_by_game"].figures.cell(2, 0).sign.toImage() != two

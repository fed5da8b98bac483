# SPDX-License-Identifier: MIT
"""The help window as a person uses it: contents, links, way back, search, zoom, F1, paper."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPageSize, QPainter, QPdfWriter
from PySide6.QtWidgets import QDialog

from skat_desktop.app import build_application, set_font
from skat_desktop.i18n.languages import Language, install
from skat_desktop.i18n.numbers import unglue
from skat_desktop.learn.help.contents import CONTEXTS, PAGES
from skat_desktop.learn.help.search import words_of
from skat_desktop.records.settings import DeckChoice, Settings, ThemeChoice
from skat_desktop.rules.rulesets import CLASSIC_1997, INTERNATIONAL
from skat_desktop.ui.autoplay import MouseHands
from skat_desktop.ui.help.browser import Reader
from skat_desktop.ui.help.desk import HelpDesk
from skat_desktop.ui.help.document import FIGURE
from skat_desktop.ui.help.figure import CardRow, Cell, Figure, Ink, Mark, Painter
from skat_desktop.ui.help.library import load_pages
from skat_desktop.ui.help.present import Presenter
from skat_desktop.ui.help.printout import print_page
from skat_desktop.ui.help.window import HelpWindow
from skat_desktop.ui.looks import deck_of, theme_of, vocabulary_of


def activate(window, qtbot):
    """Make a window the active one: only there do shortcuts work."""
    qtbot.waitExposed(window)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)


def reader_of(language=Language.ENGLISH, rules=INTERNATIONAL, **options):
    settings = Settings(**{"theme": ThemeChoice.LIGHT, **options})
    return Reader(
        language,
        Presenter(vocabulary_of(settings, language), rules),
        deck_of(settings, language),
        theme_of(settings, system_dark=False),
    )


@pytest.fixture
def app(qapp):
    yield build_application()
    install(qapp, Language.ENGLISH)
    set_font(qapp, Language.ENGLISH)


@pytest.fixture
def open_help(app, qtbot):
    """Return a function that opens the help window."""
    opened = []

    def open_(language=Language.ENGLISH, size=(900, 600), **options):
        install(app, language)
        set_font(app, language)
        window = HelpWindow(reader_of(language, **options))
        window.resize(*size)
        window.show()
        activate(window, qtbot)
        opened.append(window)
        return window

    yield open_
    for window in opened:
        window.close()
        window.deleteLater()
    app.processEvents()


def text_of(window):
    return unglue(window.page_view.document().toPlainText())


def figures_in(window):
    """Count the diagrams that really stand in the document."""
    count = 0
    block = window.page_view.document().begin()
    while block.isValid():
        count += sum(piece.format.objectType() == FIGURE for piece in block.textFormats())
        block = block.next()
    return count


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("deck", [DeckChoice.FRENCH, DeckChoice.GERMAN])
def test_every_page_is_set_with_all_its_pictures(open_help, app, language, deck):
    window = open_help(language, deck=deck)
    for page in PAGES:
        window.show_target(page)
        app.processEvents()
        assert text_of(window).startswith(load_pages(language)[page].title)
        sheet = window.page_view.sheet
        assert sheet is not None
        assert figures_in(window) == len(sheet.figures)
        for figure in sheet.figures:
            size = sheet.painter.size(figure, sheet.room)
            assert 0 < size.width() <= sheet.room + 1, figure.spoken
    assert window.page_view.horizontalScrollBar().maximum() == 0


def test_contents_lead_to_pages_and_sections(open_help):
    window = open_help()
    window.show_target("value#overbid")
    item = window.tree.currentItem()
    assert item is not None
    assert item.text(0) == "Overbid"
    assert window.page_view.verticalScrollBar().value() > 0
    parent = item.parent()
    window.tree.setCurrentItem(parent.child(1))
    assert window.target == "value#matadors"
    assert parent.isExpanded()


def test_back_and_forward_remember_how_far_one_had_read(open_help):
    window = open_help()
    assert not window.back_button.isEnabled()
    bar = window.page_view.verticalScrollBar()
    bar.setValue(120)
    window.show_target("cards")
    window.show_target("value#null")
    window.go_back()
    assert window.target == "cards"
    window.go_back()
    assert (window.target, bar.value()) == ("start", 120)
    assert not window.back_button.isEnabled()
    window.go_forward()
    window.go_forward()
    assert window.target == "value#null"
    assert not window.forward_button.isEnabled()
    window.go_back()
    window.show_target("bids")
    assert not window.forward_button.isEnabled()
    window.show_target("bids")
    window.go_back()
    assert window.target == "cards"


def test_an_unknown_section_shows_its_page(open_help):
    window = open_help()
    window.show_target("cards#nowhere")
    assert window.target == "cards"


def test_a_link_is_followed_by_key_and_by_mouse(open_help, qtbot):
    window = open_help()
    window.show_target("bids")
    view = window.page_view
    view.setFocus()
    qtbot.keyClick(view, Qt.Key.Key_Tab)
    qtbot.keyClick(view, Qt.Key.Key_Return)
    assert window.target == "value"
    window.go_back()
    found = None
    for y in range(0, 200, 4):
        for x in range(0, view.viewport().width(), 6):
            if view.anchorAt(QPoint(x, y)) == "value":
                found = QPoint(x, y)
    assert found is not None
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=found)
    assert window.target == "value"


@pytest.mark.parametrize(
    "language, query, target",
    [
        (Language.ENGLISH, "overbid", "value#overbid"),
        (Language.GERMAN, "überreizt", "value#overbid"),
        (Language.JAPANESE, "オーバービッド", "value#overbid"),
        (Language.JAPANESE, "マタドール", "value#matadors"),
    ],
)
def test_search_marks_what_it_finds(open_help, qtbot, language, query, target):
    window = open_help(language)
    qtbot.keyClicks(window.field, query) if query.isascii() else window.field.setText(query)
    qtbot.waitUntil(lambda: window.hits.count() > 0)
    assert window.side.currentIndex() == 1
    targets = [
        window.hits.item(row).data(Qt.ItemDataRole.UserRole) for row in range(window.hits.count())
    ]
    assert target in targets
    qtbot.keyClick(window.field, Qt.Key.Key_Return)
    assert window.target == targets[0]
    marks = window.page_view.extraSelections()
    assert marks
    for mark in marks:
        assert words_of(unglue(mark.cursor.selectedText())) == words_of(query)
    qtbot.keyClick(window.hits, Qt.Key.Key_Down)
    assert window.target == targets[1]
    qtbot.keyClick(window, Qt.Key.Key_Escape)
    assert window.field.text() == ""
    assert window.side.currentIndex() == 0
    assert not window.page_view.extraSelections()
    assert window.isVisible()
    qtbot.keyClick(window, Qt.Key.Key_Escape)
    assert not window.isVisible()


def test_a_search_in_vain_says_so(open_help, qtbot):
    window = open_help()
    window.field.setText("xylophone")
    qtbot.waitUntil(lambda: window.side.currentIndex() == 1)
    assert window.hits.count() == 0
    assert window.count.text() == "No section has all of these words."
    before = window.target
    qtbot.keyClick(window.field, Qt.Key.Key_Return)
    assert window.target == before


def test_search_finds_what_stands_in_pictures_of_the_chosen_deck(open_help):
    window = open_help(Language.GERMAN, deck=DeckChoice.GERMAN)
    window.field.setText("Eichel-Unter")
    window._search()
    assert window.hits.count() > 3
    window.field.setText("Kreuz-Bube")
    window._search()
    assert window.hits.count() == 0


def test_zoom_by_keys_makes_text_and_pictures_larger(open_help, qtbot):
    window = open_help(size=(1200, 700))
    window.show_target("cards")
    sheet = window.page_view.sheet
    before = sheet.painter.size(sheet.figures[0], sheet.room).width()
    height = window.page_view.document().size().height()
    qtbot.keyClick(window, Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClick(window, Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
    assert window.page_view.zoom == 1.25
    sheet = window.page_view.sheet
    assert sheet.painter.size(sheet.figures[0], sheet.room).width() > before
    assert window.page_view.document().size().height() > height
    qtbot.keyClick(window, Qt.Key.Key_Minus, Qt.KeyboardModifier.ControlModifier)
    assert window.page_view.zoom == 1.1
    qtbot.keyClick(window, Qt.Key.Key_0, Qt.KeyboardModifier.ControlModifier)
    assert window.page_view.zoom == 1.0
    assert window.page_view.document().size().height() == height


def test_another_reader_keeps_the_place(open_help, app):
    window = open_help()
    window.show_target("value")
    bar = window.page_view.verticalScrollBar()
    bar.setValue(400)
    assert "jack" in text_of(window)
    window.set_reader(reader_of(deck=DeckChoice.GERMAN, theme=ThemeChoice.DARK))
    assert "jack" not in text_of(window)
    assert "Unter" in text_of(window)
    assert bar.value() == 400
    install(app, Language.GERMAN)
    window.set_reader(reader_of(Language.GERMAN))
    assert window.windowTitle() == "Skat: Regeln und Hilfe"
    assert window.tree.topLevelItem(0).text(0) == "Schnellstart"


def test_the_bid_table_follows_the_rule_set(open_help):
    window = open_help()
    window.show_target("bids")
    assert "\n360\n" not in text_of(window)
    window.set_reader(reader_of(rules=CLASSIC_1997))
    assert "\n360\n" in text_of(window)


def test_pictures_are_told_in_words_on_demand(open_help):
    window = open_help()
    window.show_target("start")
    assert "ace of spades" not in text_of(window)
    window.words_button.click()
    assert "Trick: Forehand nine of spades, Middlehand ace of spades" in text_of(window)
    window.words_button.click()
    assert "ace of spades" not in text_of(window)


def test_everything_has_a_name_for_screen_readers(open_help):
    window = open_help(Language.GERMAN)
    for button in (
        window.back_button,
        window.forward_button,
        window.smaller_button,
        window.larger_button,
        window.words_button,
        window.print_button,
    ):
        assert button.accessibleName()
    assert window.field.accessibleName()
    assert window.tree.accessibleName()
    assert window.page_view.accessibleName() == "Schnellstart"


@pytest.mark.parametrize("language", Language)
def test_a_page_is_printed(app, tmp_path, language):
    install(app, language)
    path = tmp_path / "page.pdf"
    writer = QPdfWriter(str(path))
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    sheets = print_page(load_pages(language)["cards"], reader_of(language), writer)
    assert sheets >= 3
    del writer
    assert path.read_bytes().startswith(b"%PDF")
    assert path.stat().st_size > 20_000


@pytest.mark.qt_log_level_fail("CRITICAL")
def test_a_file_that_cannot_be_written_is_an_error(app, tmp_path):
    writer = QPdfWriter(str(tmp_path / "missing" / "page.pdf"))
    with pytest.raises(OSError, match="does not accept"):
        print_page(load_pages(Language.ENGLISH)["bids"], reader_of(), writer)


# The diagram


def drawn(figure, app, dots=96):
    """Return the figure painted on white, without pictures of cards."""
    painter = Painter(app.font(), Ink.on_paper(), lambda card, width: None)
    size = painter.size(figure, 600.0)
    image = QImage(size.toSize(), QImage.Format.Format_RGB32)
    image.setDotsPerMeterX(round(dots / 0.0254))
    image.setDotsPerMeterY(round(dots / 0.0254))
    image.fill(QColor("#FFFFFF"))
    brush = QPainter(image)
    painter.paint(brush, image.rect().toRectF(), figure)
    brush.end()
    return image, painter


def colours_of(image):
    return {
        image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())
    }


@pytest.mark.parametrize(
    "mark, colour",
    [(Mark.GOLD, "gold"), (Mark.GOLD_FAINT, "gold"), (Mark.GOOD, "good"), (Mark.BAD, "bad")],
)
def test_a_mark_has_its_colour(app, mark, colour):
    image, painter = drawn(Figure((CardRow((Cell(0, mark), Cell(1))),), "x"), app)
    assert getattr(painter.ink, colour).name() in colours_of(image)
    image, painter = drawn(Figure((CardRow((Cell(0), Cell(1))),), "x"), app)
    assert getattr(painter.ink, colour).name() not in colours_of(image)


def test_words_in_a_picture_do_not_grow_on_a_fine_printer(app):
    row = CardRow((Cell(0, note="Forehand"), Cell(1, note="Rearhand")), "Trumps")
    figure = Figure((row,), "x", ((Mark.GOLD, "counts"),))
    assert drawn(figure, app, 1200)[0].constBits() == drawn(figure, app, 96)[0].constBits()


def test_too_many_cards_overlap_instead_of_running_out(app):
    row = CardRow(tuple(Cell(card, apart=card == 10) for card in range(12)))
    painter = Painter(app.font(), Ink.on_paper(), lambda card, width: None)
    for room in (300.0, 500.0, 900.0):
        assert painter.size(Figure((row,), "x"), room).width() <= room + 0.5
    assert isinstance(painter.size(Figure((row,), "x"), 900.0), QSizeF)


# From the program


def test_f1_shows_the_help_for_the_place(open_window, begin, qtbot):
    window = open_window()
    window.start.rules_button.click()
    shown = window.help.window
    assert shown is not None
    assert shown.isVisible()
    assert shown.target == "start"
    begin(window)
    qtbot.waitUntil(lambda: window.page.auction.isVisible() or window.page.skat.isVisible())
    assert window.help_context in ("table.auction", "table.skat")
    activate(window, qtbot)
    qtbot.keyClick(window, Qt.Key.Key_F1)
    assert shown.target == CONTEXTS[window.help_context]


def test_the_auction_leads_to_how_a_hand_is_valued(open_window, begin, qtbot):
    window = open_window()
    begin(window)
    qtbot.waitUntil(lambda: window.page.auction.isVisible())
    window.page.auction.help_button.click()
    assert window.help.window.target == "value#bidding"


def test_the_result_leads_to_how_its_value_is_made(open_window, begin, play_on):
    window = open_window()
    begin(window)
    play_on(window, MouseHands(window), deals=1)
    button = window.page.result.help_button
    assert window.page.result.isVisible()
    if button.isVisible():
        button.click()
        assert window.help.window.target.startswith("value#")
    else:
        assert window.help_context == "table.auction"


def test_a_refusal_is_explained_by_its_rule(open_window, begin, qtbot):
    from skat_desktop.rules.refusal import Refusal

    window = open_window()
    begin(window)
    window.page._on_refused(Refusal("bid.too_low", value=18, said=20))
    assert window.help_context == "bid.too_low"
    window.show_help()
    assert window.help.window.target == "bidding#auction"


def test_f1_works_in_dialogs_that_block_the_window(open_window, qtbot):
    window = open_window()
    window.new_series()
    dialog = window.findChild(QDialog, "new_series_dialog")
    activate(dialog, qtbot)
    qtbot.keyClick(dialog, Qt.Key.Key_F1)
    assert window.help.window.target == "lists#rulesets"
    dialog.reject()
    window.practising.choose_deal()
    asked = window.findChild(QDialog, "practice_dialog")
    activate(asked, qtbot)
    qtbot.keyClick(asked, Qt.Key.Key_F1)
    assert window.help.window.target == "questions#here"
    asked.reject()
    window.about()
    box = window.findChild(QDialog, "about_dialog")
    activate(box, qtbot)
    qtbot.keyClick(box, Qt.Key.Key_F1)
    assert window.help.window.target == "history"
    box.close()
    window.show_settings()
    settings = window.findChild(QDialog, "settings_dialog")
    activate(settings, qtbot)
    qtbot.keyClick(settings, Qt.Key.Key_F1)
    assert window.help.window.target == "cards#deck"
    settings.close()


def test_the_help_follows_the_settings_and_ends_with_the_window(open_window):
    from dataclasses import replace

    window = open_window()
    shown = window.help.open("table.result")
    assert "jack" in text_of(shown)
    window.change_settings(replace(window.settings, deck=DeckChoice.GERMAN))
    assert "jack" not in text_of(shown)
    window.close()
    assert window.help.window is None


def test_the_desk_has_one_window(app):
    desk = HelpDesk(reader_of, app)
    first = desk.open("start")
    assert desk.open("table.result") is first
    assert first.target == CONTEXTS["table.result"]
    desk.close()
    assert desk.window is None

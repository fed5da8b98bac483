# SPDX-License-Identifier: MIT
"""The score list beside the table, as a page, in files and on paper."""

from __future__ import annotations

import csv
import itertools
import re

import pytest
from PySide6.QtCore import QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPageSize, QPainter, QPalette
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QLineEdit, QMessageBox

from skat_desktop.app import set_font
from skat_desktop.i18n.languages import Language, install
from skat_desktop.i18n.vocabulary import Vocabulary
from skat_desktop.records.list_csv import ExportFault, ExportProblem, series_csv
from skat_desktop.rules.decks import DeckFamily
from skat_desktop.rules.events import Conceded
from skat_desktop.rules.games import GameType
from skat_desktop.rules.result import thrown_in
from skat_desktop.rules.series import ListKind, Series, SeriesSetup
from skat_desktop.tools.scenes import deal_result
from skat_desktop.ui.cards.deck import PRESETS
from skat_desktop.ui.printing import ListPrint, Page, list_pdf, paint_pages
from skat_desktop.ui.score_list import ScoreList, ScoreListModel, share_width
from skat_desktop.ui.score_page import ScorePage, problem_sentence
from skat_desktop.ui.words import Words
from tests.support import game_with, make_deal, result_of

NAMES = ("Ann", "Bo", "Cem", "Dora", "Emil")
A4 = QSizeF(510, 757)
"""What is left of A4 inside its margins, in points."""

DISPLAY = Qt.ItemDataRole.DisplayRole
SPOKEN = Qt.ItemDataRole.AccessibleTextRole


@pytest.fixture(autouse=True)
def _english(qapp):
    install(qapp, Language.ENGLISH)
    yield
    install(qapp, Language.ENGLISH)


@pytest.fixture
def dark(qapp):
    """Give the application the palette of a dark desktop."""
    palette = QPalette(QColor("#33373a"), QColor("#2a2d2e"))
    qapp.setPalette(palette)
    yield
    qapp.setPalette(QPalette())


def series_of(count, *, places=3, kind=ListKind.TOURNAMENT, deals=60):
    """Return a series: hearts won, clubs lost, Null ouvert won, thrown in, and so on."""
    results = [deal_result(name) for name in ("hearts", "clubs_lost", "null_ouvert")]
    played = itertools.islice(itertools.cycle([*results, thrown_in()]), count)
    return Series(SeriesSetup(seed=1, places=places, deals=deals, list_kind=kind), tuple(played))


def words_of(language=Language.ENGLISH, deck="french"):
    preset = PRESETS[deck]
    return Words(Vocabulary.of(language, DeckFamily(preset.family)), deck=preset)


def model_of(series, words=None):
    rows = ScoreListModel()
    names = NAMES[: series.setup.places] if series is not None else ()
    rows.show_series(series, words or words_of(), names)
    return rows


def shown(rows, role=DISPLAY):
    return [
        [rows.index(row, column).data(role) for column in range(rows.columnCount())]
        for row in range(rows.rowCount())
    ]


# The model


def test_every_line_of_a_tournament_list():
    rows = model_of(series_of(4))
    headings = [rows.headerData(at, Qt.Orientation.Horizontal) for at in range(6)]
    assert headings == ["No.", "Game", "Value", "Ann", "Bo", "Cem"]
    assert shown(rows) == [
        ["1", "Hearts", "+40", "0", "+90", "0"],
        ["2", "Clubs", "−96", "−146", "+130", "+40"],
        ["3", "Null ouvert", "+46", "−146", "+130", "+136"],
        ["4", "Thrown in", "–", "−146", "+130", "+136"],
        ["", "Game points", "", "−96", "+40", "+46"],
        ["", "Won and lost", "", "0–1", "1–0", "1–0"],
        ["", "Lost by others", "", "0", "1", "1"],
        ["", "Tournament score", "", "−146", "+130", "+136"],
        ["", "Settlement", "", "−558", "+270", "+288"],
        ["", "Ranking", "", "3.", "2.", "1."],
    ]


@pytest.mark.parametrize(
    "kind, captions",
    [
        (ListKind.PLAIN, ["Won and lost", "Total", "Settlement", "Ranking"]),
        (ListKind.BIERLACHS, ["Game points", "Won and lost", "Total", "Ranking"]),
    ],
)
def test_totals_of_the_other_lists(kind, captions):
    rows = model_of(series_of(3, kind=kind))
    assert [line[1] for line in shown(rows)[3:]] == captions


def bold(rows, row):
    fonts = [rows.index(row, at).data(Qt.ItemDataRole.FontRole) for at in range(rows.columnCount())]
    return [at for at, font in enumerate(fonts) if font is not None and font.bold()]


def test_the_declarer_and_the_final_score_stand_out():
    rows = model_of(series_of(4))
    # Bo, Ann and Cem played; nobody did in the fourth deal.
    assert [bold(rows, row) for row in range(4)] == [[4], [3], [5], []]
    totals = {rows.index(row, 1).data(): bold(rows, row) for row in range(4, rows.rowCount())}
    assert totals.pop("Tournament score") == [1, 3, 4, 5]
    assert set(map(tuple, totals.values())) == {()}


@pytest.mark.parametrize("places, out", [(3, 0), (4, 1), (5, 2)])
def test_who_sat_out_stands_in_brackets(places, out):
    series = series_of(8, places=places)
    rows = model_of(series)
    for row, entry in enumerate(series.entries):
        bracketed = [at for at in range(places) if shown(rows)[row][3 + at].startswith("(")]
        assert tuple(bracketed) == tuple(sorted(entry.seating.sitting_out))
        assert len(bracketed) == out


def test_sums_from_a_thousand_on_are_grouped_and_single_games_never():
    winner = deal_result("grand_hand")
    rows = model_of(Series(SeriesSetup(seed=1, deals=60), (winner,) * 27))
    scores = [cell for line in shown(rows)[:27] for cell in line[3:]]
    assert "+1,314" in scores
    assert {line[2] for line in shown(rows)[:27]} == {"+96"}


def test_a_screen_reader_hears_words_and_no_signs():
    rows = model_of(series_of(4, places=4))
    spoken = shown(rows, SPOKEN)
    assert spoken[0][1:3] == ["Hearts", "40"]
    assert spoken[1][2] == "minus 96"
    declarer = series_of(4, places=4).entries[1].declarer
    assert declarer is not None
    assert spoken[1][3 + declarer] == "minus 146, declarer"
    assert any(cell.endswith(", sat out") for cell in spoken[0])
    everything = " ".join(itertools.chain.from_iterable(spoken))
    assert not re.search("[−–+()♠♥♦♣]", everything)


@pytest.mark.parametrize(
    "language, deck, games",
    [
        (Language.ENGLISH, "german", ["Hearts", "Acorns"]),
        (Language.GERMAN, "german", ["Rot", "Eichel"]),
        (Language.GERMAN, "french", ["Herz", "Kreuz"]),
        (Language.JAPANESE, "german", ["ハート", "どんぐり"]),
    ],
)
def test_games_are_named_by_the_deck_and_the_language(qapp, language, deck, games):
    install(qapp, language)
    rows = model_of(series_of(2), words_of(language, deck))
    assert [line[1] for line in shown(rows)[:2]] == games


def test_a_suit_game_with_hand_names_the_suit_once():
    game = game_with(make_deal("CJ SJ HJ DJ CA CT CK CQ C9 C8"), "CHS")
    game.apply(Conceded(1))
    rows = model_of(Series(SeriesSetup(seed=1), (result_of(game),)))
    assert shown(rows)[0][1] == "Clubs Hand Schneider"


def signs(rows):
    role = Qt.ItemDataRole.DecorationRole
    return [rows.index(row, 1).data(role) for row in range(rows.rowCount())]


def colours(pixmap):
    image = pixmap.toImage()
    points = itertools.product(range(image.width()), range(image.height()))
    return {image.pixelColor(*at).name() for at in points if image.pixelColor(*at).alpha() > 200}


def test_the_sign_of_the_game_stands_before_its_name():
    rows = model_of(series_of(4))
    hearts, clubs, null, none, *totals = signs(rows)
    assert "#c4312b" in colours(hearts)
    assert "#1c1c1e" in colours(clubs)
    assert "#1c1c1e" in colours(null)
    assert colours(none) == set()
    assert none.deviceIndependentSize() == hearts.deviceIndependentSize()
    assert totals == [None] * 6


@pytest.mark.usefixtures("dark")
def test_signs_and_text_are_light_on_a_dark_list(qtbot):
    view = ScoreList()
    qtbot.addWidget(view)
    view.show_series(series_of(2), words_of(), NAMES[:3])
    palette = view.palette()
    assert palette.base().color().lightnessF() < 0.3
    assert palette.text().color().lightnessF() > 0.8
    assert "#f4efe4" in colours(signs(view.rows)[1])


# The list as a widget


@pytest.fixture
def view(qtbot):
    made = ScoreList()
    qtbot.addWidget(made)
    made.resize(600, 400)
    made.show()
    return made


def test_without_a_deal_the_list_says_so_in_one_sentence(view):
    for series in (None, series_of(0)):
        view.show_series(series, words_of(), NAMES[:3])
        assert view.empty_note.isVisible()
        assert view.empty_note.text().startswith("No deal has been played yet")
        assert view.empty_note.text().count(".") == 1
    view.show_series(series_of(1), words_of(), NAMES[:3])
    assert not view.empty_note.isVisible()


def test_columns_fill_the_list_and_nothing_is_cut_in_a_narrow_one(view):
    view.show_series(series_of(9, places=5, deals=60), words_of(), NAMES)
    columns = range(8)
    for width in (600, 1000):
        view.resize(width, 400)
        QApplication.processEvents()
        total = sum(view.columnWidth(column) for column in columns)
        assert view.viewport().width() - 8 <= total <= view.viewport().width()
    view.resize(200, 400)
    QApplication.processEvents()
    assert all(view.columnWidth(at) >= view.sizeHintForColumn(at) for at in columns)
    assert view.horizontalScrollBar().maximum() > 0


def test_a_long_name_does_not_make_the_list_wide(view):
    view.show_series(series_of(1), words_of(), ("W" * 24, "Bo", "Cem"))
    header = view.horizontalHeader()
    assert header.sectionSizeHint(3) > 200
    assert view.sizeHint().width() < 600
    tip = view.rows.headerData(3, Qt.Orientation.Horizontal, Qt.ItemDataRole.ToolTipRole)
    assert tip == "W" * 24


def test_the_last_line_is_seen(view):
    view.show_series(series_of(48), words_of(), NAMES[:3])
    assert view.rowAt(view.viewport().height() - 2) == view.rows.rowCount() - 1


@pytest.mark.parametrize(
    "room, expected",
    [(130, [50, 80]), (100, [35, 65]), (60, [25, 35]), (40, [20, 20]), (10, [20, 20])],
)
def test_columns_share_a_room(room, expected):
    assert share_width(room, [20, 20], [35, 65]) == pytest.approx(expected, abs=3)


def test_columns_that_want_nothing_more_keep_what_they_need():
    assert share_width(30, [20, 20], [10, 20]) == [20, 20]


# The page


@pytest.fixture
def page(qtbot, tmp_path):
    made = ScorePage(model_of(series_of(9)), today=lambda: "1 May 2024", folder=tmp_path)
    qtbot.addWidget(made)
    made.show()
    return made


def test_page_and_list_show_one_model(qtbot, page):
    beside = ScoreList(page.list.rows)
    qtbot.addWidget(beside)
    beside.show_series(series_of(2), words_of(), NAMES[:3])
    assert page.list.model() is beside.model()
    assert page.count.text() == "2 of 60 deals"
    assert page.heading.text() == "Tournament list"
    assert not page.isModal()


def test_an_endless_series_has_no_last_deal(page):
    page.list.rows.show_series(series_of(1, deals=None), words_of(), NAMES[:3])
    assert page.count.text() == "1 deal"


def test_without_a_deal_there_is_nothing_to_save(page):
    ways = (page.csv_button, page.pdf_button, page.print_button)
    assert all(button.isEnabled() for button in ways)
    for series in (series_of(0), None):
        page.list.rows.show_series(series, words_of(), NAMES[:3])
        assert not any(button.isEnabled() for button in ways)


def test_every_button_is_reached_by_keys_and_escape_closes(page):
    page.activateWindow()
    page.list.setFocus()
    found = []
    for _ in range(5):
        widget = QApplication.focusWidget()
        assert widget is not None
        found.append(widget.objectName())
        QTest.keyClick(widget, Qt.Key.Key_Tab)
    assert found == ["score_list", "save_csv", "save_pdf", "print", "close"]
    QTest.keyClick(page.list, Qt.Key.Key_Return)
    assert page.findChildren(QFileDialog) == []
    QTest.keyClick(page.list, Qt.Key.Key_Escape)
    assert not page.isVisible()


def test_the_heading_grows_with_the_font(qapp, page):
    set_font(qapp, Language.JAPANESE)
    QApplication.processEvents()
    small = page.heading.font().pointSizeF()
    font = qapp.font()
    font.setPointSizeF(2 * font.pointSizeF())
    qapp.setFont(font)
    QApplication.processEvents()
    assert page.heading.font().pointSizeF() == pytest.approx(2 * small)
    set_font(qapp, Language.ENGLISH)


@pytest.mark.parametrize("language", list(Language))
def test_the_page_speaks_the_language_of_the_moment(qapp, page, language):
    install(qapp, language)
    page.retranslate()
    letters = []
    for button in (page.csv_button, page.pdf_button, page.print_button):
        assert "…" in button.text()
        letters.append(button.text().split("&")[1][0])
    assert len(set(letters)) == 3
    assert page.grab().width() == page.width()


def save_as(page, qtbot, button, name):
    """Push a button, type a name into the file dialog, and accept it."""
    button.click()
    dialog = page.findChild(QFileDialog)
    assert dialog.isVisible()
    field = dialog.findChild(QLineEdit, "fileNameEdit")
    field.setText(str(name))
    dialog.accept()
    qtbot.waitUntil(lambda: page.findChild(QFileDialog) is None)


def test_csv_is_saved_under_the_typed_name_with_its_suffix(page, qtbot, tmp_path):
    save_as(page, qtbot, page.csv_button, tmp_path / "Mai 東")
    content = (tmp_path / "Mai 東.csv").read_bytes()
    assert content == series_csv(series_of(9), NAMES[:3])
    assert len(list(csv.reader(content.decode().splitlines()))) == 1 + 9 + 8
    assert page.saved.isVisible()
    assert page.saved.text() == "Saved as Mai 東.csv."
    page.list.rows.show_series(series_of(1), words_of(), NAMES[:3])
    assert not page.saved.isVisible()


def test_a_name_is_proposed(page, qtbot, tmp_path):
    page.pdf_button.click()
    dialog = page.findChild(QFileDialog)
    assert dialog.selectedFiles() == [str(tmp_path / "Skat list.pdf")]
    dialog.reject()
    qtbot.waitUntil(lambda: page.findChild(QFileDialog) is None)
    assert list(tmp_path.iterdir()) == []


def test_pdf_is_saved(page, qtbot, tmp_path):
    save_as(page, qtbot, page.pdf_button, tmp_path / "list.pdf")
    assert (tmp_path / "list.pdf").read_bytes().startswith(b"%PDF-")


def test_a_file_that_cannot_be_written_gets_one_sentence(page, qtbot, tmp_path):
    folder = tmp_path / "list.csv"
    page.csv_button.click()
    dialog = page.findChild(QFileDialog)
    # The folder goes away while the dialog is open.
    dialog.fileSelected.emit(str(folder / "gone" / "list.csv"))
    dialog.reject()
    box = page.findChild(QMessageBox)
    assert box.isVisible()
    assert box.text() == (
        "list.csv could not be saved, because its folder is not there; choose another folder."
    )
    assert box.detailedText()
    assert not page.saved.isVisible()
    box.accept()


@pytest.mark.parametrize("fault", list(ExportFault))
def test_every_fault_has_a_sentence_with_the_file(fault):
    sentence = problem_sentence(ExportProblem(fault, "a.csv", "/b", "why"))
    assert sentence.startswith("a.csv could not be saved")
    assert sentence.count(".") == 2


def test_printing_asks_for_a_printer_and_does_not_block(page, monkeypatch):
    printed = []

    def record(printer, rows, title, note):
        printed.append((title, note))
        return True

    monkeypatch.setattr("skat_desktop.ui.score_page.paint_pages", record)
    page.print_button.click()
    dialog = page.findChild(QPrintDialog)
    assert dialog.isVisible()
    assert printed == []
    assert dialog.printer().pageLayout().pageSize().id() == QPageSize.PageSizeId.A4
    dialog.done(QDialog.DialogCode.Accepted)
    assert printed == [("Score list – Tournament list", "1 May 2024, 9 of 60 deals")]
    assert page.findChild(QMessageBox) is None


def test_a_printer_that_does_not_print_is_told(page, monkeypatch):
    monkeypatch.setattr("skat_desktop.ui.score_page.paint_pages", lambda *args: False)
    page.print_button.click()
    page.findChild(QPrintDialog).done(QDialog.DialogCode.Accepted)
    box = page.findChild(QMessageBox)
    assert box.text().startswith("The list could not be printed;")
    box.accept()


# On paper


def pages_of(pdf):
    return len(re.findall(rb"/Type\s*/Page\b", pdf))


def test_forty_eight_deals_fill_two_pages_of_pdf():
    pdf = list_pdf(model_of(series_of(48)), "List", "today")
    assert pdf.startswith(b"%PDF-1.")
    assert pdf.rstrip().endswith(b"%%EOF")
    assert pages_of(pdf) == 2
    # A4 in points.
    assert re.search(rb"/MediaBox \[0 0 59\d(\.\d+)? 84\d(\.\d+)?\]", pdf)


def test_a_short_list_is_one_page():
    assert pages_of(list_pdf(model_of(series_of(9)), "List", "today")) == 1
    assert pages_of(list_pdf(model_of(None), "List", "today")) == 1


def test_printer_and_file_break_the_pages_alike(tmp_path):
    rows = model_of(series_of(48, places=4))
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "out.pdf"))
    printer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    assert paint_pages(printer, rows, "List", "today")
    assert pages_of((tmp_path / "out.pdf").read_bytes()) == pages_of(list_pdf(rows, "List", ""))


@pytest.mark.parametrize("deals", range(30, 60))
def test_no_line_is_lost_and_totals_stay_together(deals):
    rows = model_of(series_of(deals))
    pages = ListPrint(rows, "List", "today", A4).pages
    assert pages[0].first == 0
    assert pages[-1].end == rows.rowCount()
    assert all(one.end == other.first for one, other in itertools.pairwise(pages))
    assert pages[-1].first <= deals


def test_small_paper_takes_many_pages_and_tears_the_totals_if_it_must():
    rows = model_of(series_of(9))
    pages = ListPrint(rows, "List", "today", QSizeF(510, 120)).pages
    assert len(pages) > 3
    assert [page.first for page in pages[1:]] == [page.end for page in pages[:-1]]
    assert pages[-1].end == rows.rowCount()


def test_paper_without_room_for_a_line_is_refused():
    with pytest.raises(ValueError, match="choose larger paper"):
        ListPrint(model_of(series_of(1)), "List", "today", QSizeF(510, 60))


SCALE = 2


def painted(rows, number, title="List"):
    layout = ListPrint(rows, title, "today", A4)
    image = QImage(int(A4.width() * SCALE), int(A4.height() * SCALE), QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    layout.paint(painter, number, SCALE)
    painter.end()
    return image


def is_dark(image, x, y):
    return image.pixelColor(x, y).lightness() < 100


def ink(image, top, bottom, left=0, right=None):
    """Return how many pixels of a part are dark; edges in points."""
    return sum(
        is_dark(image, x, y)
        for y in range(int(top * SCALE), int(bottom * SCALE))
        for x in range(int(left * SCALE), int((right or A4.width()) * SCALE))
    )


def test_the_headings_stand_on_every_page():
    rows = model_of(series_of(48))
    layout = ListPrint(rows, "List", "today", A4)
    assert layout.pages == (Page(0, 45), Page(45, 54))
    first, second = painted(rows, 0), painted(rows, 1)
    # The second page begins with what stands on the first under title and date.
    head = 48.4
    for left, right in ((0, 40), (400, 510)):
        one, other = ink(first, head, head + 14, left, right), ink(second, 0, 14, left, right)
        assert other > 20
        assert other == pytest.approx(one, rel=0.1)


def test_nothing_is_painted_outside_the_page_and_the_right_edge_is_used():
    image = painted(model_of(series_of(48, places=5)), 0)
    assert ink(image, 0, A4.height(), 0, 2) < 300
    assert ink(image, 60, 700, 480, 508) > 500


def test_a_sign_is_painted_in_its_colour_on_white_paper():
    image = painted(model_of(series_of(1)), 0)
    reds = sum(
        image.pixelColor(x, y).name() == "#c4312b"
        for x in range(200)
        for y in range(int(60 * SCALE), int(80 * SCALE))
    )
    assert reds > 40
    assert model_of(series_of(1)).lines[0].game is GameType.HEARTS


def test_paper_stays_white_when_the_window_is_dark(request):
    light = painted(model_of(series_of(9)), 0)
    request.getfixturevalue("dark")
    assert painted(model_of(series_of(9)), 0) == light


def test_japanese_is_painted(qapp):
    install(qapp, Language.JAPANESE)
    set_font(qapp, Language.JAPANESE)
    rows = model_of(series_of(9), words_of(Language.JAPANESE))
    # Kanji have strokes; the box of a missing letter would look alike for every one of them.
    one, other = painted(rows, 0, "競"), painted(rows, 0, "東")
    assert one != other
    assert ink(one, 0, 22, 0, 20) > 100
    assert pages_of(list_pdf(rows, "スコア表", "")) == 1

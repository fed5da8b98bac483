# SPDX-License-Identifier: MIT
"""Names for screen readers of everything that is no card: sheets, dialogs, signs and figures."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QDialog, QWidget

from skat_desktop.i18n.languages import Language, install
from skat_desktop.match.worker import Worker
from skat_desktop.records.settings import Settings
from skat_desktop.rules.contract import Contract
from skat_desktop.rules.deal import series_deal
from skat_desktop.rules.games import GameType
from skat_desktop.rules.series import Series, SeriesSetup
from skat_desktop.rules.skatgame import SkatGame
from skat_desktop.ui.access.factory import install_access
from skat_desktop.ui.access.spoken import spoken_ratio, spoken_text, spoken_tricks
from skat_desktop.ui.cards.deck import PRESETS
from skat_desktop.ui.motion import Motion
from skat_desktop.ui.panels.auction import AuctionPanel
from skat_desktop.ui.panels.result import ResultPanel
from skat_desktop.ui.record_page import RecordPage
from skat_desktop.ui.settings_dialog import SettingsDialog
from skat_desktop.ui.theme import Theme
from skat_desktop.ui.words import Words
from tests.ui.played import SEED, number_played, play_out

NAME = QAccessible.Text.Name
SEATS_CALLED = ("Anna", "Bernd", "Clara")
LISTENER = 1
SIGNS = "−×=·♣♠♥♦+"


@pytest.fixture(autouse=True)
def _english(qapp):
    install_access()
    yield
    install(qapp, Language.ENGLISH)


# Signs


@pytest.mark.parametrize(
    "written, spoken",
    [
        ("Grand · bid 23", "Grand, bid 23"),
        ("Grand\n24", "Grand, 24"),
        ("♣ Hand", "Clubs Hand"),
        ("−88", "minus 88"),
        ("+40", "40"),
        ("(−12)", "(minus 12)"),
        ("61–59", "61–59"),
        ("4\u00a0×\u00a010\u00a0=\u00a040", "4 times 10 is 40"),
        ("−2\u00a0×\u00a044\u00a0=\u00a0−88", "minus 2 times 44 is minus 88"),
        ("×\u00a012", "times 12"),
        ("10\u2060 points", "10 points"),
        ("", ""),
    ],
)
def test_signs_become_words(qapp, written, spoken):
    install(qapp, Language.ENGLISH)
    assert spoken_text(written) == spoken


def test_two_sides_are_told_with_a_word(qapp):
    install(qapp, Language.ENGLISH)
    assert spoken_ratio(66, 54) == "66 to 54"


# Whatever can have the focus


def without_name(root):
    """Return the widgets that can have the focus but say nothing to a screen reader."""
    found = []
    for widget in [root, *root.findChildren(QWidget)]:
        if widget.focusPolicy() is Qt.FocusPolicy.NoFocus or not widget.isVisibleTo(root):
            continue
        # Parts of other widgets hand the focus on.
        if widget.focusProxy() is not None or widget.objectName().startswith("qt_"):
            continue
        interface = QAccessible.queryAccessibleInterface(widget)
        texts = [interface.text(kind) for kind in (NAME, QAccessible.Text.Description)]
        if not any(text.strip() for text in texts):
            found.append(f"{type(widget).__name__} {widget.objectName()!r}")
    return found


@pytest.mark.parametrize("language", list(Language))
def test_whatever_can_have_the_focus_has_a_name(open_window, language, qtbot):
    window = open_window(language)
    assert without_name(window) == []
    window.play()
    window.lists.toggle()
    page = window.page
    qtbot.waitUntil(lambda: page.auction.say.isVisible(), timeout=20_000)
    assert without_name(window) == []
    for sheet in (page.skat, page.game, page.concession):
        sheet.show()
    page.skat.ask("a", "b", "c", "d")
    page.concession.ask("a", "b", "c", "d")
    view = page.match.view()
    page.game.show_view(
        view,
        page.words,
        [Contract.of(GameType.GRAND, hand=True)],
        view.hand,
        ready=True,
        hand_game=True,
    )
    assert without_name(page) == []


@pytest.mark.parametrize("language", list(Language))
def test_dialogs_name_all_that_can_have_the_focus(open_window, language, qapp):
    window = open_window(language)
    window.play()
    window.new_series()
    dialogs = [each for each in window.findChildren(QDialog) if each.isVisible()]
    assert dialogs
    for dialog in dialogs:
        assert without_name(dialog) == []
        dialog.reject()


@pytest.mark.parametrize("language", list(Language))
def test_records_and_settings_name_all_that_can_have_the_focus(qtbot, qapp, language):
    install(qapp, language)
    theme = Theme.of()
    worker = Worker()
    pages = (
        RecordPage(PRESETS["french"], theme, Motion(0.0), worker),
        SettingsDialog(Settings(), language, theme),
    )
    try:
        for page in pages:
            qtbot.addWidget(page)
            page.show()
            assert without_name(page) == []
    finally:
        worker.shut_down()


# Sheets


def test_the_stepper_says_what_its_signs_mean(qtbot, qapp):
    install(qapp, Language.ENGLISH)
    host = QWidget()
    qtbot.addWidget(host)
    panel = AuctionPanel(Theme.of(), host)
    game = SkatGame(series_deal(SEED, 1))
    panel.show_view(game.view(1), Words(players=SEATS_CALLED))
    read = [
        QAccessible.queryAccessibleInterface(widget).text(NAME)
        for widget in (panel.less, panel.more, panel.number)
    ]
    assert read == ["Lower value", "Higher value", "Bid: 18"]


def test_the_result_is_read_without_signs(qtbot, qapp):
    install(qapp, Language.ENGLISH)
    host = QWidget()
    qtbot.addWidget(host)
    panel = ResultPanel(Theme.of(), host)
    number = number_played()
    game = play_out(number, LISTENER)
    series = Series(SeriesSetup(seed=SEED, places=3, deals=3)).with_result(game.result)
    words = Words(names=SEATS_CALLED, players=SEATS_CALLED)
    panel.show_result(game.view(LISTENER), series, game.result, words, 0)
    read = [
        QAccessible.queryAccessibleInterface(widget).text(NAME)
        for widget in panel.findChildren(QWidget)
        if not widget.isHidden()
    ]
    assert [text for text in read if set(SIGNS) & set(text)] == []
    own, others = game.result.points
    assert f"{own} to {others}" in read
    assert "Card points" in read
    assert without_name(panel) == []


def test_tricks_of_the_declarer_are_named_by_number(qapp):
    install(qapp, Language.ENGLISH)
    assert spoken_tricks((True, False, True)) == "Tricks of the declarer: 1, 3"
    assert spoken_tricks((False,)) == "The declarer took no trick."

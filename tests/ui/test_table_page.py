# SPDX-License-Identifier: MIT
"""What a person does at the table beside playing cards: claims, gives up, sits out, errs."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QMessageBox, QPushButton

from skat_desktop.rules.cards import ALL_CARDS, cards_of
from skat_desktop.rules.events import CardPlayed
from skat_desktop.rules.result import End
from skat_desktop.tools.scenes import ScriptedPlayer, deal_events, series_for_seat
from skat_desktop.ui.autoplay import MouseHands, click, drag
from skat_desktop.ui.new_series import NewSeriesDialog
from tests.ui.hands import KeyHands


@pytest.fixture
def at_table(open_window):
    """Return a function that puts a deal on the table, just before the user's nth card."""

    def put(deal, seat, nth=1, **options):
        window = open_window(**options)
        events = deal_events(deal)
        own = [
            place
            for place, event in enumerate(events)
            if isinstance(event, CardPlayed) and event.seat == seat
        ]
        occupants = window.desk.computers(3)
        script = ScriptedPlayer(events)
        occupants[1:] = [type(who)(who.name, script) for who in occupants[1:]]
        window.desk.set_up(series_for_seat(seat), occupants, events[: own[nth - 1]])
        return window, events

    return put


def answer(window, *, yes):
    """Answer the question on the screen with a click."""
    box = window.findChildren(QMessageBox, "confirm_box")[-1]
    wanted = QMessageBox.ButtonRole.AcceptRole if yes else QMessageBox.ButtonRole.RejectRole
    click(next(button for button in box.buttons() if box.buttonRole(button) == wanted))


def test_an_illegal_card_stays_in_the_hand_and_says_why(at_table):
    window, _ = at_table("null_ouvert", 2, 3)
    table = window.page.table
    view = window.match.view()
    illegal = cards_of(view.hand & ~view.legal)[0]
    click(table.viewport(), table.card_point(illegal))
    assert window.match.view() == view
    assert "spades" in table.state.status.lower()
    drag(table.viewport(), table.card_point(illegal), table.trick_rect().center())
    assert table.card_place(illegal) == "hand"
    assert window.match.view() == view


def test_a_claim_that_stands_ends_the_deal(at_table, qtbot):
    window, _ = at_table("grand_hand", 1, 1)
    window.actions_by_id.by_id["claim"].trigger()
    answer(window, yes=False)
    assert window.match.view().result is None
    window.actions_by_id.by_id["claim"].trigger()
    answer(window, yes=True)
    qtbot.waitUntil(lambda: not window.match.busy)
    view = window.match.view()
    # Whether it stands is for the rules to say; the window shows what they say.
    if view.result is None:
        assert view.open_hands, "a claim in vain opens the cards"
        assert view.open_hands[0][0] == view.seat
    else:
        assert view.result.end is End.CLAIMED
        assert window.page.result.isVisible()


def test_the_last_card_can_be_claimed(at_table, qtbot):
    window, _ = at_table("hearts", 2, 10)
    window.actions_by_id.by_id["claim"].trigger()
    answer(window, yes=True)
    qtbot.waitUntil(lambda: window.match.view().result is not None or not window.match.busy)
    view = window.match.view()
    assert view.result is not None or view.open_hands


def test_the_declarer_gives_up_and_the_result_says_so(at_table, qtbot):
    window, _ = at_table("hearts", 2, 1)
    window.actions_by_id.by_id["concede"].trigger()
    answer(window, yes=True)
    qtbot.waitUntil(window.page.result.isVisible)
    result = window.match.series.results[-1]
    assert result.end is End.CONCEDED_BY_DECLARER
    assert result.valuation.value < 0
    assert window.page.result.sentence.text() == "You have conceded Hearts: −80."


def test_the_last_trick_is_shown_on_demand_and_goes_with_a_click(at_table, qtbot):
    window, _ = at_table("hearts", 2, 4)
    # Shortcuts belong to the active window, and offscreen it becomes so only after a while.
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    table = window.page.table
    last = window.match.view().tricks[-1]
    assert not table.state.trick
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_L)
    assert {laid.card for laid in table.state.trick} == set(last.cards)
    click(table.viewport(), QPoint(table.width() // 2, table.height() // 2))
    assert not table.state.trick


def test_the_only_card_is_played_by_itself_when_wanted(at_table, qtbot):
    window, _ = at_table("hearts", 2, 10, play_only_card=True)
    qtbot.waitUntil(window.page.result.isVisible, timeout=5_000)
    assert window.match.series.results[-1].points == (71, 49)


def test_card_points_and_trumps_are_counted_when_wanted(at_table):
    window, _ = at_table("hearts", 2, 4, show_counters=True)
    state = window.page.table.state
    taken = sum(trick.points for trick in window.match.view().tricks)
    assert any(f"{taken} card points" in plate.tricks for plate in state.plates.values())
    assert "trumps played: 7 of 11" in state.banner


def read_aloud(table):
    """All that a screen reader finds on a table."""
    tree = QAccessible.queryAccessibleInterface(table)
    children = [tree.child(index) for index in range(tree.childCount())]
    return [child.text(QAccessible.Text.Name) for child in children]


@pytest.mark.parametrize(
    "places, deals, hands", [(4, 12, MouseHands), (5, 10, MouseHands), (4, 12, KeyHands)]
)
def test_the_user_sits_out_at_a_larger_table(open_window, play_on, qtbot, places, deals, hands):
    window = open_window(seed=8)
    window.new_series()
    dialog = window.findChild(NewSeriesDialog)
    box = dialog.findChild(QComboBox, "places")
    box.setCurrentIndex(box.findData(places))
    watched = []
    with qtbot.waitSignal(window.desk.match_ready):
        click(dialog.findChild(QPushButton, "start"))
    # As a window manager does when the dialog has gone.
    window.activateWindow()
    match = window.match

    def watch():
        view = match.view()
        if view.seat is not None or view.result is not None:
            return
        watched.append(view)
        assert view.hand == 0
        assert view.deal is None
        played = {card for trick in view.tricks for card in trick.cards} | set(view.trick)
        opened = {card for _, hand in view.open_hands for card in cards_of(hand)}
        hidden = {
            window.page.words.card(card) for card in set(cards_of(ALL_CARDS)) - played - opened
        }
        assert not hidden & set(read_aloud(window.page.table))

    window.page.shown.connect(watch)
    kept = []
    window.page.list_changed.connect(lambda: kept.append(match.series))
    play_on(window, hands(window))
    assert len(kept[-1].results) == deals
    assert watched, "the user has sat out"

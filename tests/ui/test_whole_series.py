# SPDX-License-Identifier: MIT
"""Whole series of 36 deals in the real window, by mouse and by keys, with all that can happen.

The user follows a plan: so much bidding and such a game in each deal. What happened is counted
from the saved events, not from what the user meant to do.
"""

from __future__ import annotations

from collections import Counter

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox

from skat_desktop.ai.player import StopFlag
from skat_desktop.ai.registry import make_player
from skat_desktop.records.store import Store
from skat_desktop.rules.cards import cards_of
from skat_desktop.rules.contract import parse_contract
from skat_desktop.rules.events import (
    Bid,
    CardPlayed,
    Claimed,
    Conceded,
    Declared,
    Discarded,
    Held,
    Passed,
    SkatTaken,
)
from skat_desktop.rules.result import End
from skat_desktop.rules.skatgame import SkatGame
from skat_desktop.ui.autoplay import MouseHands, click, drag
from skat_desktop.ui.table_page import offered_contracts
from tests.ui.hands import KeyHands

DEALS = 36
PLAN = "D - H NO S - C G N - DHS - GH CHZ - NHO - GHO - NH - SH -"
"""Game of each deal in turn that the user wants at any price; ``-``: passes."""
GAMES = PLAN.split()
FARTHEST = 48
"""The user says no more than this, and so overbids now and then."""


class Planner:
    """Says what the user does: bids and declares as planned, else plays like a computer."""

    def __init__(self, window):
        self._window = window
        self._player = make_player("rulebased")
        self._claimed: set[int] = set()

    def __call__(self, view):
        number = self._window.match.number
        plan = GAMES[(number - 1) % len(GAMES)]
        usual = self._player.decide(view, StopFlag()).action
        seat = view.seat
        if view.phase == "auction":
            auction = view.replay_auction()
            if plan == "-" or view.bid >= FARTHEST:
                return Passed(seat)
            if auction.answering:
                return Held(seat)
            # Every third deal jumps: the third value that is free in place of the first.
            values = auction.next_values()
            return Bid(seat, values[2 if number % 3 == 0 and not view.bid else 0])
        if view.phase == "skat":
            contract = parse_contract(plan) if plan != "-" else None
            if contract is not None and contract.hand and contract in offered_contracts(view):
                return Declared(seat, contract)
            return SkatTaken(seat)
        if view.phase == "declare":
            wanted = parse_contract(plan) if plan != "-" else None
            offered = offered_contracts(view)
            return Declared(seat, wanted) if wanted in offered else usual
        if view.phase == "play" and view.concession is None and number not in self._claimed:
            if number % 9 == 1 and view.is_declarer and not view.tricks:
                return Conceded(seat)
            if len(view.tricks) >= (2 if number % 4 == 2 else 8) and view.contract is not None:
                self._claimed.add(number)
                return Claimed(seat)
        return usual


class Curious:
    """Tries an illegal card and looks back at a trick before it plays on.

    Attributes:
        seen: how often which was done and answered as it should be.
    """

    def __init__(self, window, hands, *, keys):
        self._window = window
        self._hands = hands
        self._keys = keys
        self._acts = 0
        self.seen: Counter[str] = Counter()

    def act(self, act):
        self._back_to_window()
        self._acts += 1
        if isinstance(act, (Claimed, Conceded)):
            self._ask_and_agree("claim" if isinstance(act, Claimed) else "concede")
            return
        if isinstance(act, CardPlayed):
            self._try_illegal()
            if self._acts % 5 == 0:
                self._look_back()
        if isinstance(act, CardPlayed) and not self._keys and self._acts % 3 == 0:
            table = self._window.page.table
            # A double click is two clicks; the second must not play another card.
            left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
            at = table.card_point(act.card)
            QTest.mouseClick(table.viewport(), left, none, at)
            self.seen["double click"] += not self._still_holds(act.card)
            QTest.mouseDClick(table.viewport(), left, none, at)
            QTest.mouseRelease(table.viewport(), left, none, at)
            return
        self._hands.act(act)

    def discard(self, discarded, declared):
        self._hands.discard(discarded, declared)
        self.seen["discard"] += 1

    def go_on(self):
        self._back_to_window()
        self._hands.go_on()

    def _back_to_window(self):
        """Make the window active after a box, as every window manager does."""
        if QApplication.activeWindow() is None:
            self._window.activateWindow()
            QTest.qWaitForWindowActive(self._window)

    def _still_holds(self, card):
        match = self._window.match
        return match is not None and not match.busy and bool(match.view().hand >> card & 1)

    def _ask_and_agree(self, action):
        self._window.actions_by_id.by_id[action].trigger()
        box = self._window.findChildren(QMessageBox, "confirm_box")[-1]
        role = QMessageBox.ButtonRole.AcceptRole
        button = next(each for each in box.buttons() if box.buttonRole(each) == role)
        if self._keys:
            QTest.keyClick(button, Qt.Key.Key_Space)
        else:
            click(button)

    def _try_illegal(self):
        match, table = self._window.match, self._window.page.table
        view = match.view()
        illegal = cards_of(view.hand & ~view.legal)
        if not illegal:
            return
        usual = table.state.status
        if self._keys:
            place = table.state.hand.index(illegal[0])
            QTest.keyClick(table, Qt.Key.Key_1 + place if place < 9 else Qt.Key.Key_0)
        elif self._acts % 2:
            click(table.viewport(), table.card_point(illegal[0]))
        else:
            drag(table.viewport(), table.card_point(illegal[0]), table.trick_rect().center())
        assert match.view() == view
        assert table.card_place(illegal[0]) == "hand"
        assert table.state.status not in ("", usual)
        self.seen["illegal card"] += 1

    def _look_back(self):
        view, table = self._window.match.view(), self._window.page.table
        if not view.tricks:
            return
        before = table.state.trick
        action = self._window.actions_by_id.by_id["last_trick"]
        action.trigger()
        assert {laid.card for laid in table.state.trick} == set(view.tricks[-1].cards)
        action.trigger()
        assert table.state.trick == before
        self.seen["last trick"] += 1


def count_deal(counts, game, seat):
    """Count what the user at a seat did and what became of it, from the events alone."""
    acts = [event for event in game.events[1:] if getattr(event, "seat", None) == seat]
    values = [event.value for event in game.events if isinstance(event, Bid)]
    kinds = {type(act) for act in acts}
    if kinds & {Bid, Held}:
        counts[("forehand", "middlehand", "rearhand")[seat] + " bids"] += 1
    for kind in (Held, Passed, SkatTaken, Discarded, Conceded):
        counts[kind.__name__] += kind in kinds
    counts["jump"] += (
        any(isinstance(act, Bid) and act.value > 18 for act in acts) and values[0] > 18
    )
    result = game.result
    counts["claim accepted"] += Claimed in kinds and result.end is End.CLAIMED
    counts["claim refused"] += Claimed in kinds and result.end is not End.CLAIMED
    declarer, contract = game.state.declarer, game.state.contract
    if contract is None:
        counts["thrown in"] += 1
        return
    if declarer != seat:
        counts["defends before" if (seat + 1) % 3 == declarer else "defends behind"] += 1
        return
    counts["at 18" if values == [18] else "above 18"] += 1
    counts[f"game {contract.game.value}"] += 1
    for word in ("hand", "schneider", "schwarz", "ouvert"):
        counts[word] += getattr(contract, word)
    counts["null ouvert"] += contract.game.is_null and contract.ouvert
    counts["overbid"] += bool(result.valuation and result.valuation.overbid)


@pytest.mark.timeout(300)
@pytest.mark.parametrize("keys,seed", [(False, 21), (True, 22)], ids=["mouse", "keys"])
def test_a_whole_series_with_everything(open_window, begin, play_on, tmp_path, keys, seed):
    database = tmp_path / "skat.db"
    window = open_window(database=database, seed=seed, deals=DEALS)
    begin(window)
    kept = []
    window.page.list_changed.connect(lambda: kept.append(window.match.series))
    hands = Curious(window, (KeyHands if keys else MouseHands)(window), keys=keys)
    play_on(window, hands, choose=Planner(window), timeout=120_000)
    window.close()

    store = Store(database, lambda trouble: pytest.fail(str(trouble)))
    deals = store.load_series(1).result()
    store.close()
    assert len(deals) == DEALS
    setup = kept[-1].setup
    counts: Counter[str] = Counter()
    points = [0, 0, 0]
    for deal in deals:
        game = SkatGame.replay(deal.events)
        seating = setup.seating(deal.number)
        count_deal(counts, game, seating.seat_of(0))
        assert game.result is not None
        assert game.result == kept[-1].results[deal.number - 1]
        # The list of a tournament, added up here: value, +50 / -50, and 40 to each defender.
        if game.result.valuation is None:
            continue
        lone = seating.players[game.result.declarer]
        points[lone] += game.result.valuation.value
        points[lone] += 50 if game.result.valuation.won else -50
        if not game.result.valuation.won:
            for place in set(range(3)) - {lone}:
                points[place] += 40
    rows = window.score_list.rows
    window.score_list.show_series(kept[-1], window.words, window._names(3))
    shown = [rows.index(DEALS - 1, 3 + place).data() for place in range(3)]
    plain = [cell.strip("()").replace("\u2212", "-").replace(",", "") for cell in shown]
    assert [int(figure) for figure in plain] == points
    counts.update(hands.seen)
    wanted = [f"{seat} bids" for seat in ("forehand", "middlehand", "rearhand")]
    wanted += ["Held", "Passed", "SkatTaken", "Discarded", "Conceded", "jump", "above 18"]
    wanted += ["claim accepted", "claim refused", "defends before", "defends behind"]
    wanted += ["hand", "schneider", "schwarz", "ouvert", "null ouvert", "overbid"]
    wanted += [f"game {letter}" for letter in "DHSCGN"]
    wanted += ["illegal card", "last trick", "discard", "thrown in"]
    wanted += [] if keys else ["double click"]
    assert [word for word in wanted if not counts[word]] == [], counts

# SPDX-License-Identifier: MIT
"""The state machine of a series: computers in their thread, people through proposals."""

from __future__ import annotations

import itertools
import threading
import time
from concurrent.futures import Future
from dataclasses import dataclass, replace
from typing import Any

import pytest
import shiboken6
from PySide6.QtCore import QObject, QTimer, Signal

from skat_desktop.ai.player import Decision, Reason
from skat_desktop.match.journal import Journal
from skat_desktop.match.match import Match
from skat_desktop.match.pacing import Pacing
from skat_desktop.match.seats import Occupant
from skat_desktop.match.worker import Worker
from skat_desktop.records.store import Store
from skat_desktop.records.store_records import SeriesRecord, StoredPlayer
from skat_desktop.records.trouble import Trouble
from skat_desktop.rules.cards import cards_of
from skat_desktop.rules.contract import Contract
from skat_desktop.rules.events import (
    Bid,
    CardPlayed,
    Claimed,
    Conceded,
    ConcessionAnswered,
    Declared,
    Discarded,
    Event,
    Passed,
    SkatTaken,
)
from skat_desktop.rules.games import GameType
from skat_desktop.rules.house import DealTerms, HouseRule, SeriesState
from skat_desktop.rules.lists import scores
from skat_desktop.rules.result import thrown_in
from skat_desktop.rules.rulesets import INTERNATIONAL
from skat_desktop.rules.series import Entry, ListKind, Series, SeriesSetup


class Simple:
    """Bids 18 when asked, takes the skat, plays Grand and its lowest legal card."""

    bids = True

    def decide(self, view, stop):
        seat = view.seat
        if view.concession is not None:
            return Decision(ConcessionAnswered(seat, agreed=True), Reason("test"))
        if view.phase == "auction":
            auction = view.replay_auction()
            values = auction.next_values()
            if self.bids and not auction.answering and values[:1] == (18,):
                return Decision(Bid(seat, 18), Reason("test"))
            return Decision(Passed(seat), Reason("test"))
        if view.phase == "skat":
            return Decision(SkatTaken(seat), Reason("test"))
        if view.phase == "discard":
            first, second, *_ = cards_of(view.hand)
            return Decision(Discarded(seat, 1 << first | 1 << second), Reason("test"))
        if view.phase == "declare":
            return Decision(Declared(seat, Contract(GameType.GRAND)), Reason("test"))
        return Decision(CardPlayed(seat, cards_of(view.legal)[0]), Reason("test"))


class Silent(Simple):
    bids = False


class Broken:
    def decide(self, view, stop):
        raise RuntimeError("no idea")


class Cheat(Simple):
    """Answers for another seat."""

    def decide(self, view, stop):
        return Decision(Passed((view.seat + 1) % 3), Reason("test"))


@pytest.fixture
def worker(qtbot):
    made = Worker()
    yield made
    made.shut_down()


def make_match(worker, players, *, deals=9, places=3, pacing=None, seed=5, journal=None, **setup):
    occupants = [Occupant(f"P{place}", player) for place, player in enumerate(players)]
    return Match(
        Series(SeriesSetup(seed=seed, places=places, deals=deals, **setup)),
        occupants,
        worker,
        pacing=pacing or Pacing(0),
        stand_in=Simple,
        journal=journal,
    )


def play_series(qtbot, match):
    """Let the match go on by itself, starting each deal, until the series is over."""
    while not match.series.over:
        with qtbot.waitSignal(match.deal_over, timeout=10_000):
            match.start_deal()


def human_acts(match):
    """Do the simplest thing for the person, whenever it is the person's turn."""

    def act():
        view = match.view()
        if view.my_turn and match.in_deal and match.resting_trick is None:
            match.propose(Simple().decide(view, None).action)

    # Off the signal, as a person would: never from inside the match.
    match.changed.connect(lambda: QTimer.singleShot(0, match, act))


@pytest.mark.parametrize("places, deals", [(3, 9), (4, 12), (5, 10)])
def test_a_series_of_a_person_and_computers_is_played_to_its_end(qtbot, worker, places, deals):
    match = make_match(worker, [None] + [Simple()] * (places - 1), places=places, deals=deals)
    human_acts(match)
    play_series(qtbot, match)
    assert len(match.series.results) == deals
    assert {entry.number for entry in match.series.entries} == set(range(1, deals + 1))
    final = scores(match.series.entries, places, ListKind.PLAIN)
    assert sum(final) == sum(entry.value for entry in match.series.entries)


def test_the_same_seed_gives_the_same_series(qtbot, worker):
    finished = []
    for _ in range(2):
        match = make_match(worker, [None, Simple(), Simple()], deals=3)
        human_acts(match)
        play_series(qtbot, match)
        finished.append(match.series.results)
    assert finished[0] == finished[1]


def test_who_sits_out_sees_no_hidden_card(qtbot, worker):
    match = make_match(worker, [None, Simple(), Simple(), Simple()], places=4, deals=4)
    human_acts(match)
    seen = []

    def look():
        view = match.view()
        if view.seat is None and view.result is None:
            seen.append(view)

    match.changed.connect(look)
    play_series(qtbot, match)
    assert seen
    assert all(view.hand == 0 and view.skat is None and view.deal is None for view in seen)
    assert all(view.skat_found is None and not view.open_hands for view in seen)


def test_an_illegal_proposal_is_refused_and_changes_nothing(qtbot, worker):
    match = make_match(worker, [None, Silent(), Silent()])
    match.start_deal()
    before = match.view()
    with qtbot.waitSignal(match.refused) as refused:
        assert not match.propose(Bid(before.seat, 19))
    assert refused.args[0].rule in {"bid.not_on_ladder", "turn.not_yours"}
    assert match.view().auction == before.auction
    match.stop()


def test_a_computer_that_breaks_is_replaced_and_the_deal_goes_on(qtbot, worker, caplog):
    match = make_match(worker, [None, Broken(), Simple()], deals=3)
    human_acts(match)
    failures: list[str] = []
    match.player_failed.connect(failures.append)
    play_series(qtbot, match)
    assert len(match.series.results) == 3
    assert len(failures) == 3, "one message a deal, not one a turn"
    assert "no idea" in failures[0]


def test_an_answer_for_another_seat_counts_as_a_failure(qtbot, worker, caplog):
    match = make_match(worker, [None, Cheat(), Simple()], deals=3)
    human_acts(match)
    with qtbot.waitSignal(match.player_failed):
        match.start_deal()
    match.stop()


def test_even_a_broken_stand_in_does_not_stop_the_series(qtbot, worker, caplog):
    match = make_match(worker, [None, Broken(), Broken()], deals=3)
    match._stand_in = Broken
    human_acts(match)
    play_series(qtbot, match)
    assert len(match.series.results) == 3


def test_computers_think_in_another_thread_and_the_gui_stays_awake(qtbot, worker):
    threads = set()

    class Slow(Simple):
        def decide(self, view, stop):
            threads.add(threading.current_thread().ident)
            # A computer that computes: the interpreter is shared, nothing sleeps.
            end = time.perf_counter() + 0.03
            while time.perf_counter() < end:
                pass
            return super().decide(view, stop)

    match = make_match(worker, [None, Slow(), Slow()], deals=3)
    human_acts(match)
    gaps = []
    last = time.perf_counter()

    def beat():
        nonlocal last
        now = time.perf_counter()
        gaps.append(now - last)
        last = now

    heart = QTimer()
    heart.timeout.connect(beat)
    heart.start(2)
    with qtbot.waitSignal(match.deal_over, timeout=20_000):
        match.start_deal()
    heart.stop()
    match.stop()
    assert threading.current_thread().ident not in threads
    assert len(gaps) > 50


def test_a_late_answer_is_dropped(qtbot, worker):
    release = threading.Event()

    class Late(Simple):
        def decide(self, view, stop):
            release.wait(5)
            return super().decide(view, stop)

    match = make_match(worker, [None, Late(), Late()])
    # Nobody can answer before the match is stopped.
    match.start_deal()
    count = len(match.view().auction)
    match.stop()
    release.set()
    qtbot.wait(20)
    assert len(match.view().auction) == count


def test_pacing_holds_a_computers_action_back(qtbot, worker):
    match = make_match(worker, [None, Silent(), Silent()], pacing=Pacing(0.2))
    shown = []
    match.happened.connect(lambda event: shown.append((event, time.perf_counter())))
    human_acts(match)
    match.start_deal()
    qtbot.waitUntil(lambda: len(shown) >= 4, timeout=5_000)
    own_seat = match.view().seat
    match.stop()
    gaps = [
        later - earlier
        for (_, earlier), (event, later) in itertools.pairwise(shown)
        if event.seat != own_seat
    ]
    # A pass after its time: 650 ms × 0.2, less what timers may be early by.
    assert gaps
    assert min(gaps) >= 0.12


class LongRest(Pacing):
    """Nothing waits but a complete trick, longer than any test."""

    def turn_ms(self, phase):
        return 0

    @property
    def trick_rest_ms(self):
        return 600_000


def test_a_complete_trick_rests_until_it_is_cleared(qtbot, worker):
    match = make_match(worker, [None, Simple(), Simple()], pacing=LongRest())
    human_acts(match)
    rested = []

    def look():
        if match.resting_trick is not None:
            rested.append(match.resting_trick)
            QTimer.singleShot(0, match, match.clear_trick)

    match.changed.connect(look)
    with qtbot.waitSignal(match.deal_over, timeout=10_000):
        match.start_deal()
    assert [trick.cards for trick in rested] == [trick.cards for trick in match.view().tricks]
    assert len(rested) == 10
    match.stop()


def test_a_declarer_concedes_and_the_list_has_the_loss(qtbot, worker):
    match = make_match(worker, [None, Silent(), Silent()], deals=3)
    conceded = []

    def act():
        view = match.view()
        if not view.my_turn or not match.in_deal:
            return
        if view.phase == "play" and view.is_declarer:
            conceded.append(match.propose(Conceded(view.seat)))
        else:
            match.propose(Simple().decide(view, None).action)

    match.changed.connect(lambda: QTimer.singleShot(0, match, act))
    play_series(qtbot, match)
    assert conceded
    assert all(conceded)
    lost = [entry for entry in match.series.entries if entry.won is False]
    assert len(lost) == len(conceded)
    assert all(entry.value < 0 for entry in lost)


def test_a_claim_is_judged_in_the_worker_and_then_happens(qtbot, worker):
    match = make_match(worker, [None, Silent(), Silent()], deals=3)
    claims = []

    def act():
        view = match.view()
        if not view.my_turn or not match.in_deal or match.resting_trick:
            return
        claim = Claimed(view.seat)
        if view.phase == "play" and len(view.tricks) == 9 and claim in match.actions():
            claims.append(match.propose(claim))
            assert match.busy
            assert not match.propose(claim), "one claim at a time"
        else:
            match.propose(Simple().decide(view, None).action)

    match.changed.connect(lambda: QTimer.singleShot(0, match, act))
    play_series(qtbot, match)
    assert claims
    assert len(match.series.results) == 3


def test_a_deal_goes_on_where_it_was(qtbot, worker):
    first = make_match(worker, [None, Simple(), Simple()], deals=3)
    human_acts(first)
    with qtbot.waitSignal(first.deal_over, timeout=10_000):
        first.start_deal()
    events = first.events
    result = first.series.results[0]
    first.stop()
    for cut in (1, 3, len(events) // 2, len(events) - 1):
        again = make_match(worker, [None, Simple(), Simple()], deals=3)
        human_acts(again)
        with qtbot.waitSignal(again.deal_over, timeout=10_000):
            again.start_deal(events[:cut])
        assert again.series.results == (result,)
        again.stop()


class SlowJournal(QObject):
    """Keeps events and says so only when it is told to."""

    saved = Signal(int, int)

    def __init__(self):
        super().__init__()
        self.waiting = []
        self.kept = []

    def save(self, number, index, event):
        self.waiting.append((number, index, event))

    def confirm(self):
        number, index, event = self.waiting.pop(0)
        self.kept.append(event)
        self.saved.emit(number, index)


def test_an_event_is_shown_when_it_is_saved_and_not_before(qtbot, worker):
    journal = SlowJournal()
    match = make_match(worker, [None, Silent(), Silent()], journal=journal)
    shown: list[Event] = []
    match.happened.connect(shown.append)
    human_acts(match)
    match.start_deal()
    for count in range(1, 12):
        qtbot.waitUntil(lambda: len(journal.waiting) == 1, timeout=5_000)
        assert len(shown) == count - 1
        assert match.busy
        if count > 1:
            assert not match.propose(Passed(0)), "nothing else while one event is on its way"
        journal.confirm()
        assert shown == journal.kept
    match.stop()


class LaterStore:
    """A store that has saved an event only when it is told to."""

    def __init__(self):
        self.waiting = []

    def append_event(self, *event):
        self.waiting.append(Future())
        return self.waiting[-1]


def test_an_event_saved_after_its_match_has_gone_is_no_trouble(caplog):
    store: Any = LaterStore()
    journal = Journal(store, 1)
    journal.save(1, 0, Passed(0))
    shiboken6.delete(journal)
    (future,) = store.waiting
    future.set_result(None)
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


def test_what_was_shown_is_in_the_store_and_goes_on_from_there(qtbot, worker, tmp_path):
    troubles: list[Trouble] = []
    store = Store(tmp_path / "skat.db", troubles.append)
    setup = SeriesSetup(seed=5, deals=3)
    record = SeriesRecord(setup, tuple(StoredPlayer(strength=s) for s in (None, "a", "b")))
    series_id = store.start_series(record).result()
    match = make_match(
        worker, [None, Simple(), Simple()], deals=3, journal=Journal(store, series_id)
    )
    human_acts(match)
    shown: list[Event] = []
    match.happened.connect(shown.append)
    match.start_deal()
    qtbot.waitUntil(lambda: len(shown) >= 20, timeout=10_000)
    match.stop()
    (unfinished,) = store.load_unfinished().result()
    assert unfinished.open is not None
    kept = unfinished.open.events
    assert list(kept[: len(shown)]) == shown
    assert len(kept) <= len(shown) + 1, "at most the one event that was under way"
    again = make_match(
        worker, [None, Simple(), Simple()], deals=3, journal=Journal(store, series_id)
    )
    human_acts(again)
    with qtbot.waitSignal(again.deal_over, timeout=10_000):
        again.start_deal(kept)
    play_series(qtbot, again)
    assert store.close() == 0
    assert not troubles
    whole = make_match(worker, [None, Simple(), Simple()], deals=3)
    human_acts(whole)
    play_series(qtbot, whole)
    assert again.series.results == whole.series.results


def test_a_trick_can_be_seen_at_any_pace():
    assert Pacing(0).trick_rest_ms == 0
    assert Pacing(0, least_rest_ms=500).trick_rest_ms == 500
    assert Pacing(4, least_rest_ms=500).trick_rest_ms == Pacing(4).trick_rest_ms
    assert Pacing(0, trick_waits=True).trick_rest_ms > 24 * 60 * 60 * 1000


@dataclass(frozen=True)
class DealsAgain(HouseRule):
    """The first dealer deals twice."""

    id: str = "deals-again"

    def after_deal(
        self, state: SeriesState, setup: SeriesSetup, entries: tuple[Entry, ...]
    ) -> SeriesState:
        """Look at the first deal only."""
        again = (DealTerms(dealer_again=True),) if len(entries) == 1 else ()
        return replace(state, coming=(*again, *state.coming))


@pytest.mark.parametrize("places", [3, 4, 5])
def test_a_house_rule_that_repeats_the_dealer_changes_the_seats_of_a_match(worker, places):
    rules = replace(INTERNATIONAL, house_rules=(DealsAgain(),))
    setup = SeriesSetup(1, places=places, deals=places, rules=rules)
    occupants = [Occupant(str(place), Simple()) for place in range(places)]
    seats = []
    for finished in range(3):
        series = Series(setup, (thrown_in(),) * finished)
        match = Match(series, occupants, worker, pacing=Pacing(0), stand_in=Simple)
        seats.append(match.seating)
        assert [match.place_of(seat) for seat in range(3)] == list(match.seating.players)
        for place in range(places):
            assert match.seat_of(place) == match.seating.seat_of(place)
    assert seats[1] == seats[0]
    assert seats[2].dealer == (seats[0].dealer + 1) % places

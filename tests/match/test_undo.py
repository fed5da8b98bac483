# SPDX-License-Identifier: MIT
"""Back and forth in practice: the deal stands exactly where it stood, in the store too."""

from __future__ import annotations

import random
import threading

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skat_desktop.match.history import History
from skat_desktop.match.journal import Journal
from skat_desktop.match.match import Match
from skat_desktop.match.pacing import Pacing
from skat_desktop.match.seats import Occupant
from skat_desktop.match.worker import Worker
from skat_desktop.records.store import Store
from skat_desktop.records.store_records import SeriesRecord, StoredPlayer
from skat_desktop.rules.deal import SEATS, series_deal
from skat_desktop.rules.events import Act, Bid, CardPlayed, Claimed, Conceded, Declared, Held
from skat_desktop.rules.practice import PracticeDeal
from skat_desktop.rules.rulesets import RULE_SETS
from skat_desktop.rules.series import Series
from skat_desktop.rules.skatgame import SkatGame
from tests.match.test_match import Simple


def choose(game, seat, dice):
    """Choose anything legal; auctions are kept alive and concessions kept rare."""
    acts = game.actions(seat)
    calm = [act for act in acts if not isinstance(act, (Conceded, Claimed))]
    if game.phase == "auction":
        eager = [act for act in calm if isinstance(act, (Bid, Held))]
        low = [act for act in eager if not isinstance(act, Bid) or act.value <= 23]
        if low and dice.random() < 0.7:
            return low[0]
        return calm[-1] if not isinstance(calm[-1], Bid) else calm[0]
    if dice.random() < 0.02:
        return dice.choice(acts)
    return dice.choice(calm or acts)


def random_events(seed, rules):
    """Return the events of a whole random deal."""
    dice = random.Random(seed)
    game = SkatGame(series_deal(seed, 1), rules)
    while game.result is None:
        seat = game.to_act
        game.apply(choose(game, seat, dice))
    return game.events


def all_views(game):
    return [game.view(seat) for seat in (*SEATS, None)]


@given(st.integers(0, 10_000), st.sampled_from(sorted(RULE_SETS)), st.data())
def test_back_to_any_event_and_forth_gives_the_equal_state(seed, rules_id, data):
    rules = RULE_SETS[rules_id]
    events = random_events(seed, rules)
    kept = data.draw(st.integers(1, len(events) - 1))
    history = History(SkatGame.replay(events, rules))
    end = all_views(history.game)
    history.take_back(kept)
    fresh = SkatGame.replay(events[:kept], rules)
    assert history.game.events == events[:kept]
    assert history.game.state == fresh.state
    assert all_views(history.game) == all_views(fresh)
    assert history.undone == events[kept:]
    history.bring_back()
    assert history.game.events == events
    assert all_views(history.game) == end
    assert not history.undone


@given(st.integers(0, 10_000), st.sampled_from(SEATS))
def test_steps_back_visit_every_decision_of_a_seat_and_steps_forth_return(seed, seat):
    rules = RULE_SETS["international"]
    events = random_events(seed, rules)
    history = History(SkatGame.replay(events, rules))
    stops = [(history.length, all_views(history.game))]
    while (kept := history.last_decision(seat)) is not None:
        event = events[kept]
        assert isinstance(event, Act)
        assert event.seat == seat
        history.take_back(kept)
        stops.append((history.length, all_views(history.game)))
    own = [event for event in events if isinstance(event, Act) and event.seat == seat]
    # Putting cards away and declaring is one decision.
    after_discard = sum(
        isinstance(event, Declared) and history_event_before(events, event) for event in own
    )
    assert len(stops) - 1 == len(own) - after_discard
    for length, views in reversed(stops[:-1]):
        history.bring_back()
        assert history.length == length
        assert all_views(history.game) == views


def history_event_before(events, declared):
    return type(events[events.index(declared) - 1]).__name__ == "Discarded"


@given(st.integers(0, 10_000))
def test_a_forced_card_is_no_decision_when_it_plays_itself(seed):
    rules = RULE_SETS["international"]
    history = History(SkatGame.replay(random_events(seed, rules), rules))
    while (kept := history.last_decision(0, forced=False)) is not None:
        event = history.game.events[kept]
        history.take_back(kept)
        if isinstance(event, CardPlayed):
            assert history.game.view(0).legal.bit_count() > 1


# In a match


@pytest.fixture
def worker(qtbot):
    made = Worker()
    yield made
    made.shut_down()


def practice(worker, *, seat=0, journal=None, player=Simple, pacing=None, deal=None):
    deal = deal or series_deal(11, 1)
    chosen = PracticeDeal.for_seat(deal, seat, RULE_SETS["international"])
    occupants = [Occupant("You"), Occupant("A", player()), Occupant("B", player())]
    return Match(
        Series(chosen.setup()),
        occupants,
        worker,
        pacing=pacing or Pacing(0),
        stand_in=Simple,
        journal=journal,
        practice=deal,
    )


def at_rest(match):
    """Whether nothing happens by itself any more."""
    if match.busy:
        return False
    return not match.in_deal or match.view().my_turn


def own_act(match):
    return Simple().decide(match.view(), None).action


def play_out(qtbot, match, steps=99):
    """Play on for so many own decisions, at most to the result."""
    for _ in range(steps):
        qtbot.waitUntil(lambda: at_rest(match), timeout=5_000)
        if not match.in_deal:
            return
        assert match.propose(own_act(match))
    qtbot.waitUntil(lambda: at_rest(match), timeout=5_000)


@pytest.mark.parametrize("seat", SEATS)
def test_a_practice_deals_the_given_cards_to_the_chosen_seat(qtbot, worker, seat):
    deal = series_deal(77, 5)
    match = practice(worker, seat=seat, deal=deal)
    match.start_deal()
    assert match.view().seat == seat
    assert match.view().hand == deal.hands[seat]
    assert match.practice
    match.stop()


def test_undo_leads_from_the_result_to_the_deal_and_redo_back(qtbot, worker):
    match = practice(worker)
    match.start_deal()
    play_out(qtbot, match)
    assert match.view().result is not None
    assert len(match.series.results) == 1
    end = match.events
    stops = 0
    while match.can_undo:
        before = len(match.events)
        assert match.undo()
        qtbot.waitUntil(lambda: at_rest(match), timeout=5_000)
        assert match.in_deal
        assert match.view().my_turn
        assert match.events == end[: len(match.events)]
        assert len(match.events) < before
        assert match.series.results == ()
        stops += 1
    assert stops >= 10
    assert not match.undo()
    while match.can_redo:
        assert match.redo()
        qtbot.waitUntil(lambda: at_rest(match), timeout=5_000)
        stops -= 1
    assert stops == 0
    assert match.events == end
    assert not match.in_deal
    assert len(match.series.results) == 1
    match.stop()


def test_a_new_action_after_undo_drops_what_was_taken_back(qtbot, worker):
    match = practice(worker)
    match.start_deal()
    play_out(qtbot, match, 3)
    assert match.undo()
    assert match.can_redo
    qtbot.waitUntil(lambda: at_rest(match), timeout=5_000)
    assert match.propose(own_act(match))
    assert not match.can_redo
    assert not match.redo()
    match.stop()


def test_a_series_that_counts_takes_nothing_back(qtbot, worker):
    chosen = PracticeDeal.for_seat(series_deal(1, 1), 0, RULE_SETS["international"])
    occupants = [Occupant("You"), Occupant("A", Simple()), Occupant("B", Simple())]
    match = Match(Series(chosen.setup()), occupants, worker, pacing=Pacing(0), stand_in=Simple)
    match.start_deal()
    play_out(qtbot, match, 2)
    events = match.events
    assert not match.can_undo
    assert not match.undo()
    assert match.events == events
    match.stop()


def test_undo_stops_a_thinking_computer_and_drops_its_late_answer(qtbot, worker):
    release, thinking = threading.Event(), threading.Event()
    stops = []

    class Late(Simple):
        def decide(self, view, stop):
            if view.phase == "auction" and view.auction:
                stops.append(stop)
                thinking.set()
                release.wait(5)
            return super().decide(view, stop)

    # The user sits middlehand and speaks first.
    match = practice(worker, seat=1, player=Late)
    match.start_deal()
    assert match.propose(Bid(1, 18))
    qtbot.waitUntil(thinking.is_set, timeout=5_000)
    assert match.undo()
    assert stops[0].requested
    assert len(match.events) == 1
    release.set()
    qtbot.wait(50)
    assert len(match.events) == 1, "the late answer is dropped"
    assert match.view().my_turn
    match.stop()


def test_a_claim_that_is_being_judged_can_be_withdrawn(qtbot, worker):
    match = practice(worker, seat=1)
    match.start_deal()
    while not (match.in_deal and match.view().phase == "play" and len(match.view().tricks) >= 8):
        qtbot.waitUntil(lambda: at_rest(match), timeout=5_000)
        assert match.in_deal
        match.propose(own_act(match))
    qtbot.waitUntil(lambda: at_rest(match), timeout=5_000)
    claim = Claimed(1)
    assert claim in match.actions()
    events = match.events
    assert match.propose(claim)
    assert match.undo()
    assert match.events == events
    qtbot.wait(50)
    assert match.events == events, "the judgement comes too late"
    assert match.propose(claim), "and it may be claimed again"
    qtbot.waitUntil(lambda: len(match.events) > len(events), timeout=5_000)
    match.stop()


def test_a_paused_match_stands_still_and_goes_on(qtbot, worker):
    match = practice(worker)
    match.start_deal()
    match.pause()
    events = match.events
    qtbot.wait(50)
    assert match.events == events
    match.resume()
    play_out(qtbot, match)
    assert match.view().result is not None
    match.stop()


# In the store


def practice_in(store, seat=0):
    chosen = PracticeDeal.for_seat(series_deal(11, 1), seat, RULE_SETS["international"])
    players = tuple(StoredPlayer(strength=strength) for strength in (None, "a", "b"))
    return store.start_series(SeriesRecord(chosen.setup(), players, practice=True)).result()


def kept_events(path):
    store = Store(path, lambda trouble: pytest.fail(str(trouble)))
    (unfinished,) = store.load_unfinished().result()
    assert unfinished.series.record.practice
    deal = unfinished.open or unfinished.finished[-1]
    assert store.close() == 0
    return deal.events


def test_the_store_follows_every_step_back_and_forth(qtbot, worker, tmp_path):
    path = tmp_path / "skat.db"
    store = Store(path, lambda trouble: pytest.fail(str(trouble)))
    match = practice(worker, journal=Journal(store, practice_in(store)))
    match.start_deal()
    play_out(qtbot, match)
    for step in (match.undo, match.undo, match.redo, match.undo, match.undo):
        assert step()
        qtbot.waitUntil(lambda: at_rest(match), timeout=5_000)
        (unfinished,) = store.load_unfinished().result()
        deal = unfinished.open or unfinished.finished[-1]
        assert deal.events == match.events
    match.stop()
    assert store.close() == 0
    assert kept_events(path) == match.events


def test_steps_asked_for_faster_than_the_store_saves_all_happen(qtbot, worker, tmp_path):
    path = tmp_path / "skat.db"
    store = Store(path, lambda trouble: pytest.fail(str(trouble)))
    match = practice(worker, journal=Journal(store, practice_in(store)))
    match.start_deal()
    play_out(qtbot, match, 6)
    stops = []
    while match.can_undo:
        stops.append(match.events)
        match.undo()
        qtbot.waitUntil(lambda: at_rest(match), timeout=5_000)
    for _ in stops:
        match.redo()
        qtbot.waitUntil(lambda: at_rest(match), timeout=5_000)
    assert match.events == stops[0]
    for _ in range(3):
        match.undo()
    match.redo()
    qtbot.waitUntil(lambda: at_rest(match) and match.events == stops[2], timeout=5_000)
    match.stop()
    assert store.close() == 0
    assert kept_events(path) == stops[2]


def test_a_kill_after_undo_goes_on_at_the_moment_undone_to(qtbot, worker, tmp_path):
    path = tmp_path / "skat.db"
    store = Store(path, lambda trouble: pytest.fail(str(trouble)))
    series_id = practice_in(store)
    match = practice(worker, journal=Journal(store, series_id))
    match.start_deal()
    play_out(qtbot, match, 5)
    match.undo()
    qtbot.waitUntil(lambda: at_rest(match), timeout=5_000)
    view = match.view()
    match.stop()
    assert store.close() == 0
    events = kept_events(path)
    again = practice(worker)
    again.start_deal(events)
    assert again.view() == view
    again.stop()

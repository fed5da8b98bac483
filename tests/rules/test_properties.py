# SPDX-License-Identifier: MIT
"""What holds in every deal, whatever is legally done in it."""

from __future__ import annotations

import copy
from collections import Counter

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from skat_desktop.rules.cards import ALL_CARDS, CARD_POINTS, TOTAL_POINTS
from skat_desktop.rules.events import (
    Dealt,
    Discarded,
    RestAwarded,
    game_text,
    parse_event,
    parse_game_text,
)
from skat_desktop.rules.refusal import RULE_IDS, Refusal
from skat_desktop.rules.result import End
from skat_desktop.rules.rulesets import INTERNATIONAL
from skat_desktop.rules.shuffle import HashStream
from skat_desktop.rules.skatgame import SkatGame
from tests.rules.walks import RULES, deals, labels, rule_sets, walk
from tests.support import auction_to, everything_sayable, make_deal, random_deal, result_of

MOST_EVENTS = 400
"""No deal can be longer: 130 words in the auction, 35 cards and discards, claims and votes."""


def check_cards(game):
    """All 32 cards are somewhere once, ten a seat."""
    state = game.state
    played = [card for trick in state.tricks for card in trick.cards] + state.trick
    masks = [*state.hands, state.skat, *(1 << card for card in played)]
    assert sum(mask.bit_count() for mask in masks) == 32
    together = 0
    for mask in masks:
        together |= mask
    assert together == ALL_CARDS
    by_seat: Counter[int] = Counter()
    for trick in state.tricks:
        for seat in range(3):
            by_seat[seat] += 1
            assert trick.card_of(seat) in trick.cards
    for place in range(len(state.trick)):
        by_seat[(state.leader + place) % 3] += 1
    for seat in range(3):
        size = 12 if game.phase == "discard" and seat == state.declarer else 10
        assert state.hands[seat].bit_count() + by_seat[seat] == size
    assert state.skat.bit_count() == (0 if game.phase == "discard" else 2)


def check_points(game):
    """Every card point is in a hand, on the table, in a trick or in the skat."""
    state = game.state
    if game.result is not None and game.result.end in (End.CLAIMED, End.AWARDED):
        return
    lying = [card for mask in (*state.hands, state.skat) for card in range(32) if mask >> card & 1]
    lying += state.trick
    assert sum(CARD_POINTS[card] for card in lying) + sum(state.points) == TOTAL_POINTS
    assert sum(state.tricks_won) == len(state.tricks)
    assert sum(trick.points for trick in state.tricks) == sum(state.points)


def check_all(game):
    check_cards(game)
    check_points(game)


@given(deals, rule_sets, labels)
def test_cards_and_points_are_kept_and_every_deal_ends(deal, rules, label):
    game = SkatGame(deal, rules)
    check_all(game)
    walk(game, HashStream(f"walk {label}"), limit=MOST_EVENTS, after_each=check_all)
    result = result_of(game)
    assert game.to_act is None
    assert all(game.actions(seat) == [] for seat in range(3))
    declarer = result.declarer
    if declarer is None:
        assert (result.end, result.scores) == (End.THROWN_IN, (0, 0, 0))
        return
    assert result.valuation is not None
    assert result.scores[declarer] == result.valuation.value != 0
    assert sum(map(abs, result.scores)) == abs(result.valuation.value)
    assert result.contract is not None
    if result.end in (End.PLAYED_OUT, End.CLAIMED) and not result.contract.game.is_null:
        assert sum(result.points) == TOTAL_POINTS
        assert sum(result.tricks) == 10


def test_the_walks_reach_every_end():
    """The property above is worth something: all ends occur among some hundred walks."""
    ends = set()
    for number in range(600):
        stream = HashStream(f"ends {number}")
        game = SkatGame(random_deal(stream), RULES[number % 3])
        walk(game, stream)
        ends.add(result_of(game).end)
    assert ends == set(End) - {End.AWARDED}


@given(deals, rule_sets, labels)
def test_undo_and_redo(deal, rules, label):
    stream = HashStream(f"undo {label}")
    game = SkatGame(deal, rules)
    states = [copy.deepcopy(game.state)]
    views = [[game.view(seat) for seat in (0, 1, 2, None)]]

    def keep(game):
        states.append(copy.deepcopy(game.state))
        views.append([game.view(seat) for seat in (0, 1, 2, None)])

    walk(game, stream, after_each=keep)
    events = game.events
    assert len(events) == len(states)
    count = stream.below(len(events))
    game.undo(count)
    assert game.events == events[: len(events) - count]
    assert game.state == states[len(events) - 1 - count]
    assert [game.view(seat) for seat in (0, 1, 2, None)] == views[len(events) - 1 - count]
    for event in events[len(events) - count :]:
        game.apply(event)
    assert (game.events, game.state) == (events, states[-1])


def test_undo_never_takes_back_the_deal():
    stream = HashStream("undo all")
    game = walk(SkatGame(random_deal(stream)), stream)
    (dealt, *_) = game.events
    assert isinstance(dealt, Dealt)
    start = SkatGame(dealt.deal).state
    game.undo(10_000)
    assert (game.events, game.state) == ((dealt,), start)
    game.undo(0)
    assert game.events == (dealt,)


def test_undo_takes_back_one_event_if_nothing_is_said():
    stream = HashStream("undo one")
    game = walk(SkatGame(random_deal(stream)), stream, limit=2)
    first = game.events[:2]
    game.undo()
    assert game.events == first


@given(deals, rule_sets, labels)
def test_a_game_is_its_text(deal, rules, label):
    game = walk(SkatGame(deal, rules), HashStream(f"text {label}"))
    text = game_text(game.events)
    assert parse_game_text(text) == game.events
    again = SkatGame.replay(parse_game_text(text), rules)
    assert again.state == game.state
    assert game_text(again.events) == text


PHASES = ("auction", "skat", "discard", "declare", "play")


def walk_into(game, stream, phase):
    """Walk until a phase begins, then some steps inside it."""
    while game.phase not in (phase, "over"):
        walk(game, stream, limit=1)
    assume(game.phase == phase)
    for _ in range(stream.below(28)):
        before = copy.deepcopy(game.state), game.events
        walk(game, stream, limit=1)
        if game.phase != phase:
            game.undo()
            assert (game.state, game.events) == before
            break
    return game


def refusal_of(game, event):
    """Return how the door refuses an event, None when it lets it in."""
    try:
        game.check(event)
    except Refusal as refusal:
        return refusal
    return None


@given(deals, rule_sets, labels, st.sampled_from(PHASES))
def test_what_is_offered_is_exactly_what_is_accepted(deal, rules, label, phase):
    """And a refusal changes nothing, names a rule of the list and says what was tried."""
    game = walk_into(SkatGame(deal, rules), HashStream(f"offer {label}"), phase)
    before = copy.deepcopy(game.state)
    offered = {event for seat in range(3) for event in game.actions(seat)}
    accepted = set()
    for event in everything_sayable(game):
        refusal = refusal_of(game, event)
        if refusal is None:
            accepted.add(event)
        else:
            assert refusal.rule in RULE_IDS
            assert refusal.params
    assert game.state == before
    # Of the 66 pairs to discard only neighbours are tried.
    pairs = {event for event in offered if isinstance(event, Discarded)}
    assert accepted - pairs == offered - pairs
    assert len(pairs) == (66 if game.phase == "discard" else 0)
    assert accepted


@given(deals, labels, st.sampled_from(PHASES))
def test_a_refused_event_leaves_the_game_as_it_was(deal, label, phase):
    stream = HashStream(f"refused {label}")
    game = walk_into(SkatGame(deal), stream, phase)
    events, state = game.events, copy.deepcopy(game.state)
    wrong = [event for event in everything_sayable(game) if refusal_of(game, event) is not None]
    for event in (Dealt(deal), *stream.shuffled(wrong)[:10]):
        with pytest.raises(Refusal):
            game.apply(event)
    assert (game.events, game.state) == (events, state)


@pytest.mark.parametrize(
    "phase, foreign",
    [
        ("auction", ["1 take", "1 discard C7 D7", "1 declare CH", "1 play CJ", "1 claim"]),
        ("skat", ["0 pass", "0 yes", "0 bid 20", "0 discard C7 D7", "0 play CJ", "0 concede"]),
        ("discard", ["0 pass", "0 take", "0 declare C", "0 play CJ", "0 concede", "0 claim"]),
        ("declare", ["0 pass", "0 take", "0 discard C7 D7", "0 play CJ", "0 concede"]),
        ("play", ["0 pass", "0 yes", "0 bid 20", "0 take", "0 discard C7 D7", "0 declare C"]),
    ],
)
def test_each_phase_has_its_own_events(phase, foreign):
    game = SkatGame(make_deal())
    for event in auction_to(0, 18):
        if game.phase == phase:
            break
        game.apply(event)
    while game.phase != phase:
        game.apply(game.actions(0)[0])
    for text in foreign:
        refusal = refusal_of(game, parse_event(text))
        assert refusal is not None
        assert refusal.rule == "turn.phase"
        assert refusal.params == {"event": text, "phase": phase}


def test_nobody_acts_after_the_end():
    stream = HashStream("over")
    game = walk(SkatGame(random_deal(stream)), stream)
    for event in (*everything_sayable(game), RestAwarded(to_declarer=True)):
        with pytest.raises(Refusal) as caught:
            game.check(event)
        assert caught.value.rule == "turn.over"


def test_the_same_events_give_the_same_state():
    stream = HashStream("same")
    for rules in RULES:
        game = walk(SkatGame(random_deal(stream), rules), stream)
        assert SkatGame.replay(game.events, rules).state == game.state


def test_a_replay_begins_with_the_deal():
    stream = HashStream("no deal")
    game = walk(SkatGame(random_deal(stream)), stream)
    for events in (game.events[1:], ()):
        with pytest.raises(Refusal) as caught:
            SkatGame.replay(events)
        assert caught.value.rule == "turn.phase"
    assert SkatGame.replay(game.events).rules is INTERNATIONAL

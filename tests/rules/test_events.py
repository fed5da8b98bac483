# SPDX-License-Identifier: MIT
"""The text form of every event and of whole games."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import skat_desktop.rules.events as events_module
from skat_desktop.rules.cards import ALL_CARDS
from skat_desktop.rules.contract import contracts_after
from skat_desktop.rules.events import (
    Act,
    Announced,
    Bid,
    CardPlayed,
    Claimed,
    Conceded,
    ConcessionAnswered,
    Dealt,
    Declared,
    Discarded,
    Event,
    Held,
    Passed,
    RestAwarded,
    SkatTaken,
    game_text,
    parse_event,
    parse_game_text,
)
from skat_desktop.rules.refusal import Refusal
from tests.rules.walks import deals
from tests.support import cards, make_deal

seats = st.integers(0, 2)
contracts = st.sampled_from([*contracts_after(True), *contracts_after(False)])
events = st.one_of(
    st.builds(Dealt, deals),
    st.builds(Bid, seats, st.integers(0, 9999)),
    st.builds(Held, seats),
    st.builds(Passed, seats),
    st.builds(SkatTaken, seats),
    st.builds(Discarded, seats, st.integers(0, ALL_CARDS)),
    st.builds(Announced, seats, st.sampled_from(["kontra", "re", "spitze"])),
    st.builds(Declared, seats, contracts),
    st.builds(CardPlayed, seats, st.integers(0, 31)),
    st.builds(Claimed, seats),
    st.builds(Conceded, seats),
    st.builds(ConcessionAnswered, seats, st.booleans()),
    st.builds(RestAwarded, st.booleans()),
)


def test_every_kind_of_event_is_tried():
    """A new event needs a text form and a place in the strategy above."""
    kinds = {
        name
        for name, kind in vars(events_module).items()
        if isinstance(kind, type) and issubclass(kind, Event) and kind not in (Event, Act)
    }
    assert kinds == {
        *("Dealt", "Bid", "Held", "Passed", "SkatTaken", "Discarded", "Announced", "Declared"),
        *("CardPlayed", "Claimed", "Conceded", "ConcessionAnswered", "RestAwarded"),
    }


@given(events)
def test_events_round_trip(event):
    assert parse_event(str(event)) == event
    assert parse_event(f"  {event} ") == event


@given(st.lists(events, max_size=12))
def test_games_round_trip(game):
    text = game_text(tuple(game))
    assert parse_game_text(text) == tuple(game)
    assert parse_game_text("\n" + text.replace("\n", "\r\n\n") + "\n") == tuple(game)


@pytest.mark.parametrize(
    "event, text",
    [
        (Bid(0, 18), "0 bid 18"),
        (Held(1), "1 yes"),
        (Passed(0), "0 pass"),
        (SkatTaken(2), "2 take"),
        (Discarded(2, cards("D8 C7")), "2 discard C7 D8"),
        (Discarded(2, 0), "2 discard"),
        (CardPlayed(0, 28), "0 play CJ"),
        (Claimed(2), "2 claim"),
        (Conceded(2), "2 concede"),
        (ConcessionAnswered(0, agreed=True), "0 agree"),
        (ConcessionAnswered(0, agreed=False), "0 refuse"),
        (Announced(1, "kontra"), "1 announce kontra"),
        (RestAwarded(to_declarer=True), "rest declarer"),
        (RestAwarded(to_declarer=False), "rest defenders"),
    ],
)
def test_forms(event, text):
    assert str(event) == text
    assert parse_event(text) == event


@pytest.mark.parametrize(
    "text, rule",
    [
        ("", "notation.event"),
        ("0", "notation.event"),
        ("3 pass", "notation.event"),
        ("-1 pass", "notation.event"),
        ("0 sing", "notation.event"),
        ("0 pass now", "notation.event"),
        ("rest", "notation.event"),
        ("rest nobody", "notation.event"),
        ("0 bid", "notation.bid"),
        ("0 bid x", "notation.bid"),
        ("0 bid -18", "notation.bid"),
        ("0 bid 18.0", "notation.bid"),
        ("0 bid ¹⁸", "notation.bid"),
        ("0 bid ١٨", "notation.bid"),
        # More digits than Python reads.
        ("0 bid " + "9" * 5000, "notation.bid"),
        ("0 play", "notation.card"),
        ("0 play CJ SJ", "notation.card"),
        ("0 discard C7 C7", "cards.duplicate"),
        ("0 declare X", "notation.game"),
        ("0 declare CS", "declare.hand_needed"),
        ("deal", "notation.deal"),
        ("deal CJ | SJ | HJ | DJ", "cards.count"),
    ],
)
def test_no_event(text, rule):
    with pytest.raises(Refusal) as caught:
        parse_event(text)
    assert caught.value.rule == rule


def test_one_wrong_line_refuses_the_game():
    text = game_text((Dealt(make_deal()), Passed(1)))
    with pytest.raises(Refusal):
        parse_game_text(text + "\n2 passs")


@given(st.text(max_size=40))
def test_any_text_is_an_event_or_a_refusal(text):
    try:
        event = parse_event(text)
    except Refusal:
        return
    assert parse_event(str(event)) == event

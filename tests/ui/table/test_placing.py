# SPDX-License-Identifier: MIT
"""Which item goes where."""

from __future__ import annotations

import pytest

from skat_desktop.rules.cards import parse_card
from skat_desktop.ui.table.layout import make_layout
from skat_desktop.ui.table.model import HandMode, Place, TableState, TrickCard
from skat_desktop.ui.table.placing import Holding, Where, assign, focus_order, spots_of

LAYOUT = make_layout(1280, 800)


def cards(text):
    return tuple(parse_card(code) for code in text.split())


HAND = cards("CJ SJ HA HT HK H9 SK S8 DA DK")


def settle(state, held):
    """Return holdings after a state, and spot → item."""
    spots = spots_of(state, LAYOUT)
    chosen = assign(spots, held)
    after = [Holding(Where.AWAY, 0, None)] * len(held)
    for number, item in chosen.items():
        spot = spots[number]
        after[item] = Holding(spot.where, spot.index, spot.card)
    return after, spots, chosen


def fresh():
    return [Holding(Where.AWAY, 0, None)] * 32


def item_with(held, card):
    return next(index for index, holding in enumerate(held) if holding.card == card)


DEALT = TableState(hand=HAND, opponents={Place.LEFT: 10, Place.RIGHT: 10}, skat=(None, None))


def test_a_deal_uses_all_cards_once():
    held, spots, chosen = settle(DEALT, fresh())
    assert len(spots) == 32
    assert sorted(chosen.values()) == list(range(32))
    assert sum(holding.where is Where.LEFT for holding in held) == 10


def test_a_known_card_keeps_its_item_when_the_hand_is_sorted():
    held, _, _ = settle(DEALT, fresh())
    mixed = TableState(hand=HAND[::-1], opponents=DEALT.opponents, skat=DEALT.skat)
    after, _, _ = settle(mixed, held)
    for card in HAND:
        assert item_with(held, card) == item_with(after, card)


def test_an_opponents_card_comes_from_his_backs():
    held, _, _ = settle(DEALT, fresh())
    ace = parse_card("SA")
    state = TableState(
        hand=HAND,
        opponents={Place.LEFT: 10, Place.RIGHT: 9},
        skat=(None, None),
        trick=(TrickCard(ace, Place.RIGHT),),
    )
    after, _, _ = settle(state, held)
    assert held[item_with(after, ace)].where is Where.RIGHT


def test_the_skat_turns_into_the_cards_taken_up():
    held, _, _ = settle(DEALT, fresh())
    taken = cards("C9 D7")
    state = TableState(hand=HAND + taken, opponents=DEALT.opponents, mode=HandMode.DISCARD)
    after, _, _ = settle(state, held)
    assert {held[item_with(after, card)].where for card in taken} == {Where.SKAT}


def test_a_discard_goes_face_down_to_the_skat():
    twelve = TableState(hand=HAND + cards("C9 D7"), opponents=DEALT.opponents)
    held, _, _ = settle(twelve, fresh())
    gone = {item_with(held, card) for card in cards("C9 D7")}
    after, _, _ = settle(DEALT, held)
    assert {index for index, h in enumerate(after) if h.where is Where.SKAT} == gone


def test_a_trick_taken_goes_away():
    trick = tuple(
        TrickCard(card, place) for card, place in zip(cards("SA S7 S9"), Place, strict=True)
    )
    held, _, _ = settle(TableState(hand=HAND, trick=trick), fresh())
    after, _, _ = settle(TableState(hand=HAND), held)
    assert all(holding.where in (Where.HAND, Where.AWAY) for holding in after)


def test_greys_what_is_not_playable_and_marks_the_winner():
    trick = (TrickCard(parse_card("SA"), Place.LEFT), TrickCard(parse_card("S7"), Place.RIGHT))
    state = TableState(
        hand=HAND,
        playable=frozenset(cards("SK S8")),
        trick=trick,
        trick_taker=Place.LEFT,
    )
    spots = spots_of(state, LAYOUT)
    assert {spot.card for spot in spots if spot.where is Where.HAND and not spot.grey} == set(
        cards("SK S8")
    )
    assert [spot.card for spot in spots if spot.won] == [parse_card("SA")]


def test_open_hands_replace_backs():
    shown = cards("CA CT CK")
    state = TableState(opponents={Place.LEFT: 3}, open_hands={Place.LEFT: shown})
    spots = spots_of(state, LAYOUT)
    assert [spot.card for spot in spots] == list(shown)


def test_refuses_a_card_in_two_places():
    state = TableState(hand=HAND, trick=(TrickCard(HAND[0], Place.LEFT),))
    with pytest.raises(ValueError, match="The card CJ lies in two places"):
        spots_of(state, LAYOUT)


def test_refuses_more_cards_than_there_are():
    state = TableState(hand=HAND, opponents={Place.LEFT: 12, Place.RIGHT: 11})
    with pytest.raises(ValueError, match="33 cards"):
        spots_of(state, LAYOUT)


def test_focus_walks_through_playable_cards_or_all():
    state = TableState(hand=HAND, playable=frozenset(cards("SK S8")))
    assert focus_order(state, every=False) == list(cards("SK S8"))
    assert focus_order(state, every=True) == list(HAND)
    discard = TableState(hand=HAND, skat=(parse_card("C9"), None), mode=HandMode.DISCARD)
    assert focus_order(discard, every=False)[-1] == parse_card("C9")

# SPDX-License-Identifier: MIT
"""Cards, hands and their text forms."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skat_desktop.rules.cards import (
    ALL_CARDS,
    CARD_POINTS,
    CLUB_JACK,
    DIAMOND_JACK,
    HEART_JACK,
    JACKS,
    SPADE_JACK,
    TOTAL_POINTS,
    Rank,
    Suit,
    card_code,
    cards_of,
    hand_text,
    iter_cards,
    make_card,
    mask_of,
    parse_card,
    parse_hand,
    points_of,
    rank_of,
    suit_of,
)
from skat_desktop.rules.refusal import Refusal
from tests.support import cards

hands = st.integers(0, ALL_CARDS)


def test_every_card_is_its_code():
    codes = [suit + rank for suit in "DHSC" for rank in "789TJQKA"]
    assert [card_code(card) for card in range(32)] == codes
    assert [parse_card(code) for code in codes] == list(range(32))
    for card, code in enumerate(codes):
        assert (suit_of(card).letter, rank_of(card).letter) == tuple(code)
        assert make_card(suit_of(card), rank_of(card)) == card


def test_jacks():
    assert [card_code(card) for card in (CLUB_JACK, SPADE_JACK, HEART_JACK, DIAMOND_JACK)] == [
        "CJ",
        "SJ",
        "HJ",
        "DJ",
    ]
    assert cards("CJ SJ HJ DJ") == JACKS


@pytest.mark.parametrize(
    "rank, points", [("A", 11), ("T", 10), ("K", 4), ("Q", 3), ("J", 2), ("9", 0), ("8", 0)]
)
def test_card_points(rank, points):
    for suit in "DHSC":
        assert CARD_POINTS[parse_card(suit + rank)] == points


def test_points_of_suits_and_of_all():
    for suit in Suit:
        assert points_of(mask_of(make_card(suit, rank) for rank in Rank)) == 30
    assert points_of(ALL_CARDS) == TOTAL_POINTS == sum(CARD_POINTS)
    assert points_of(0) == 0


@given(hands)
def test_hands_round_trip(hand):
    assert parse_hand(hand_text(hand)) == hand
    assert mask_of(cards_of(hand)) == hand
    assert list(iter_cards(hand)) == cards_of(hand) == sorted(cards_of(hand))
    assert points_of(hand) == sum(CARD_POINTS[card] for card in cards_of(hand))
    assert len(cards_of(hand)) == hand.bit_count()


def test_text_of_a_hand_is_clubs_first_and_high_first():
    assert hand_text(parse_hand("D7 CA C7 DA")) == "CA C7 DA D7"
    assert parse_hand("CA,C7.DA D7") == parse_hand("D7 DA C7 CA")
    assert hand_text(0) == ""
    assert parse_hand("  ") == 0


@pytest.mark.parametrize("text", ["", "C", "C10", "cj", "JC", "CJ ", "X7", "C1", "♣J"])
def test_no_card(text):
    with pytest.raises(Refusal) as caught:
        parse_card(text)
    assert caught.value.rule == "notation.card"
    assert caught.value.params == {"text": text}


def test_a_card_twice():
    with pytest.raises(Refusal) as caught:
        parse_hand("CJ D7 CJ")
    assert caught.value.rule == "cards.duplicate"
    assert caught.value.params == {"card": CLUB_JACK}

# SPDX-License-Identifier: MIT
"""The names of cards in both decks."""

from __future__ import annotations

from skat_desktop.rules.cards import Rank, Suit, parse_card
from skat_desktop.rules.decks import DeckFamily, card_key, rank_key, suit_key

FRENCH, GERMAN = DeckFamily.FRENCH, DeckFamily.GERMAN


def test_suits():
    pairs = {suit.letter: (suit_key(suit, FRENCH), suit_key(suit, GERMAN)) for suit in Suit}
    assert pairs == {
        "C": ("clubs", "acorns"),
        "S": ("spades", "leaves"),
        "H": ("hearts", "red"),
        "D": ("diamonds", "bells"),
    }


def test_ranks():
    pairs = {rank.letter: (rank_key(rank, FRENCH), rank_key(rank, GERMAN)) for rank in Rank}
    assert pairs == {
        "A": ("ace", "daus"),
        "K": ("king", "king"),
        "Q": ("queen", "ober"),
        "J": ("jack", "unter"),
        "T": ("ten", "ten"),
        "9": ("nine", "nine"),
        "8": ("eight", "eight"),
        "7": ("seven", "seven"),
    }


def test_cards():
    assert card_key(parse_card("CJ"), GERMAN) == ("acorns", "unter")
    assert card_key(parse_card("HA"), GERMAN) == ("red", "daus")
    assert card_key(parse_card("SQ"), FRENCH) == ("spades", "queen")
    for family in DeckFamily:
        assert len({card_key(card, family) for card in range(32)}) == 32

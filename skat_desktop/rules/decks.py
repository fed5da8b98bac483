# SPDX-License-Identifier: MIT
"""The names of suits and ranks in both decks, as keys that ``i18n`` turns into words."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from skat_desktop.rules.cards import Card, Rank, Suit, rank_of, suit_of


class DeckFamily(StrEnum):
    """Which vocabulary a deck speaks; the four-colour tournament deck is French here."""

    FRENCH = "french"
    GERMAN = "german"


_SUIT_KEYS: Final = {
    DeckFamily.FRENCH: ("diamonds", "hearts", "spades", "clubs"),
    DeckFamily.GERMAN: ("bells", "red", "leaves", "acorns"),
}
_RANK_KEYS: Final = {
    DeckFamily.FRENCH: ("seven", "eight", "nine", "ten", "jack", "queen", "king", "ace"),
    DeckFamily.GERMAN: ("seven", "eight", "nine", "ten", "unter", "ober", "king", "daus"),
}


def suit_key(suit: Suit, family: DeckFamily) -> str:
    """Return the key of a suit: ``clubs`` or ``acorns``, ``hearts`` or ``red`` …"""
    return _SUIT_KEYS[family][suit]


def rank_key(rank: Rank, family: DeckFamily) -> str:
    """Return the key of a rank: ``queen`` or ``ober``, ``ace`` or ``daus`` …"""
    return _RANK_KEYS[family][rank]


def card_key(card: Card, family: DeckFamily) -> tuple[str, str]:
    """Return the keys of a card's suit and rank in a deck's vocabulary."""
    return suit_key(suit_of(card), family), rank_key(rank_of(card), family)

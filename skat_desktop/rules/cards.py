# SPDX-License-Identifier: MIT
"""The 32 cards as small integers and hands as 32-bit masks.

A card is ``suit * 8 + rank``. Suits ascend D H S C and ranks ascend 7 8 9 T J Q K A, so that
inside a suit the integer order is the order of Null. A hand is an ``int`` with bit ``card`` set.

Text form of a card: suit letter and rank letter, ``"CJ"``, ``"HT"``, ``"S7"``.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import IntEnum
from typing import Final

from skat_desktop.rules.refusal import Refusal

Card = int
"""0 … 31, ``suit * 8 + rank``."""

Hand = int
"""Set of cards as a 32-bit mask."""


class Suit(IntEnum):
    """The four suits, in ascending order of base value."""

    DIAMONDS = 0
    HEARTS = 1
    SPADES = 2
    CLUBS = 3

    @property
    def letter(self) -> str:
        """The letter of notation: D H S C."""
        return SUIT_LETTERS[self]


class Rank(IntEnum):
    """The eight ranks, in the ascending order of Null."""

    SEVEN = 0
    EIGHT = 1
    NINE = 2
    TEN = 3
    JACK = 4
    QUEEN = 5
    KING = 6
    ACE = 7

    @property
    def letter(self) -> str:
        """The letter of notation: 7 8 9 T J Q K A."""
        return RANK_LETTERS[self]


SUIT_LETTERS: Final = "DHSC"
RANK_LETTERS: Final = "789TJQKA"
CARD_COUNT: Final = 32
ALL_CARDS: Final[Hand] = (1 << CARD_COUNT) - 1
TOTAL_POINTS: Final = 120

POINTS_OF_RANK: Final = (0, 0, 0, 10, 2, 3, 4, 11)
CARD_POINTS: Final = tuple(POINTS_OF_RANK[card & 7] for card in range(CARD_COUNT))
"""Card points of each card, 0 … 11."""

CARD_CODES: Final = tuple(
    SUIT_LETTERS[card >> 3] + RANK_LETTERS[card & 7] for card in range(CARD_COUNT)
)
_CARD_BY_CODE: Final = {code: card for card, code in enumerate(CARD_CODES)}

DIAMOND_JACK: Final[Card] = Suit.DIAMONDS * 8 + Rank.JACK
HEART_JACK: Final[Card] = Suit.HEARTS * 8 + Rank.JACK
SPADE_JACK: Final[Card] = Suit.SPADES * 8 + Rank.JACK
CLUB_JACK: Final[Card] = Suit.CLUBS * 8 + Rank.JACK
JACKS: Final[Hand] = 1 << DIAMOND_JACK | 1 << HEART_JACK | 1 << SPADE_JACK | 1 << CLUB_JACK


def make_card(suit: Suit, rank: Rank) -> Card:
    """Return the card of a suit and a rank."""
    return suit * 8 + rank


def suit_of(card: Card) -> Suit:
    """Return the printed suit of a card (a jack's own suit too)."""
    return Suit(card >> 3)


def rank_of(card: Card) -> Rank:
    """Return the rank of a card."""
    return Rank(card & 7)


def card_code(card: Card) -> str:
    """Return the two-letter text form of a card."""
    return CARD_CODES[card]


def parse_card(text: str) -> Card:
    """Read a card from its two-letter code.

    Raises:
        Refusal: ``notation.card`` when the text names no card.
    """
    card = _CARD_BY_CODE.get(text)
    if card is None:
        raise Refusal("notation.card", text=text)
    return card


def mask_of(cards: Iterable[Card]) -> Hand:
    """Return the set of the given cards.

    Raises:
        Refusal: ``cards.duplicate`` when a card occurs twice.
    """
    mask = 0
    for card in cards:
        bit = 1 << card
        if mask & bit:
            raise Refusal("cards.duplicate", card=card)
        mask |= bit
    return mask


def cards_of(hand: Hand) -> list[Card]:
    """Return the cards of a set in ascending integer order."""
    return [
        *_OF_DIAMONDS[hand & 0xFF],
        *_OF_HEARTS[hand >> 8 & 0xFF],
        *_OF_SPADES[hand >> 16 & 0xFF],
        *_OF_CLUBS[hand >> 24 & 0xFF],
    ]


def _of_suit(suit: Suit) -> tuple[tuple[Card, ...], ...]:
    """Return the cards of each of the 256 sets of cards of a suit."""
    return tuple(
        tuple(make_card(suit, rank) for rank in Rank if bits >> rank & 1) for bits in range(256)
    )


_OF_DIAMONDS, _OF_HEARTS, _OF_SPADES, _OF_CLUBS = map(_of_suit, Suit)


def iter_cards(hand: Hand) -> Iterator[Card]:
    """Yield the cards of a set in ascending integer order."""
    while hand:
        low = hand & -hand
        yield low.bit_length() - 1
        hand ^= low


_POINT_MASKS: Final = tuple(
    (points, mask_of(c for c in range(CARD_COUNT) if CARD_POINTS[c] == points))
    for points in (11, 10, 4, 3, 2)
)


def points_of(hand: Hand) -> int:
    """Return the card points of a set of cards, 0 … 120."""
    return sum(points * (hand & mask).bit_count() for points, mask in _POINT_MASKS)


def hand_text(hand: Hand) -> str:
    """Return the text form of a set: codes joined by spaces, clubs first, high cards first."""
    return " ".join(CARD_CODES[card] for card in reversed(cards_of(hand)))


def parse_hand(text: str) -> Hand:
    """Read a set of cards from codes separated by spaces, commas or dots.

    Raises:
        Refusal: ``notation.card`` or ``cards.duplicate``.
    """
    words = text.replace(",", " ").replace(".", " ").split()
    return mask_of(parse_card(word) for word in words)

# SPDX-License-Identifier: MIT
"""What an evaluating net is shown of a declarer's cards, the same for hands that are the same.

Suits that play the same part are interchangeable: the trump suit always comes first, and the
side suits are sorted by what lies in them, so that a net never has to learn a thing four times.
There are 66 inputs, each 0 or 1::

    0 … 31   the ten cards held, in canonical places
    32 … 63  the two cards lying in the skat, in the same places; none in a Hand game
    64       the declarer leads to the first trick
    65       a Hand game: the skat is unknown

Places: with trumps the jacks (diamonds lowest) come first, then in a suit game the trump suit,
then the side suits, each suit as 7 8 9 Q K 10 A. In Null four suits of eight, 7 8 9 10 J Q K A.
The compiled nets repeat this in C; ``tests/ai/evaluator`` holds both against each other.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from skat_desktop.ai.evaluator.patterns import plain_pattern
from skat_desktop.rules.cards import JACKS, Hand, Suit
from skat_desktop.rules.contract import Contract

INPUTS: Final = 66
_SKAT: Final = 32
_LEADS: Final = 64
_HAND: Final = 65
_JACK_RANK: Final = 4


class Kind(IntEnum):
    """The four kinds of game, each with a net of its own."""

    SUIT = 0
    GRAND = 1
    NULL = 2
    OUVERT = 3
    """Null with open cards."""


def kind_of(contract: Contract) -> Kind:
    """Return the kind of a contract."""
    if contract.game.is_null:
        return Kind.OUVERT if contract.ouvert else Kind.NULL
    return Kind.SUIT if contract.game.is_suit else Kind.GRAND


def active_inputs(
    kind: Kind, trump: Suit | None, ten: Hand, skat: Hand, *, leads: bool, hand: bool = False
) -> list[int]:
    """Return the numbers of the inputs that are 1.

    Args:
        kind: the kind of game.
        trump: the trump suit of a suit game.
        ten: the cards the declarer plays with.
        skat: the two cards in the skat; ignored in a Hand game.
        leads: whether the declarer is forehand.
        hand: whether it is a Hand game.
    """
    if hand:
        skat = 0
    null = kind in (Kind.NULL, Kind.OUVERT)
    found: list[int] = []
    start = 0
    if not null:
        for suit in range(4):
            jack = 1 << (8 * suit + _JACK_RANK)
            if ten & jack:
                found.append(suit)
            elif skat & jack:
                found.append(_SKAT + suit)
        start = 4
        ten &= ~JACKS
        skat &= ~JACKS
    width = 8 if null else 7

    def pattern(cards: Hand, suit: int) -> int:
        ranks = cards >> (8 * suit) & 0xFF
        return ranks if null else plain_pattern(ranks)

    def put(held: int, lying: int) -> None:
        nonlocal start
        for place in range(width):
            if held >> place & 1:
                found.append(start + place)
            elif lying >> place & 1:
                found.append(_SKAT + start + place)
        start += width

    if trump is not None and kind is Kind.SUIT:
        put(pattern(ten, trump), pattern(skat, trump))
    sides = [
        (pattern(ten, suit), pattern(skat, suit))
        for suit in range(4)
        if kind is not Kind.SUIT or suit != trump
    ]
    for held, lying in sorted(sides, reverse=True):
        put(held, lying)
    if leads:
        found.append(_LEADS)
    if hand:
        found.append(_HAND)
    return found

# SPDX-License-Identifier: MIT
"""The order in which a hand is held."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from skat_desktop.rules.cards import Card, Hand, Suit, cards_of, suit_of
from skat_desktop.rules.games import GROUP_OF, STRENGTH, TRUMP_GROUP, GameType

ALTERNATING: Final = (Suit.CLUBS, Suit.HEARTS, Suit.SPADES, Suit.DIAMONDS)
"""Black and red suits in turn, so that neighbours are told apart at a glance."""

RANKED: Final = (Suit.CLUBS, Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS)
"""The suits as they rank among the jacks and as games."""


@dataclass(frozen=True, slots=True)
class Sorting:
    """How the user holds a hand.

    Attributes:
        ascending: the highest cards and the trumps are on the right, not on the left.
        suits: the order of suits.
        before: as for which game a hand is sorted before one is declared.
    """

    ascending: bool = False
    suits: tuple[Suit, ...] = ALTERNATING
    before: GameType = GameType.GRAND


USUAL: Final = Sorting()
"""Trumps first, then suit by suit, black and red in turn, high to low; at first as for a Grand."""


def sorted_hand(hand: Hand, game: GameType | None, sorting: Sorting = USUAL) -> tuple[Card, ...]:
    """Return the cards from left to right: trumps first, then suit by suit, high to low.

    Args:
        hand: the cards held.
        game: what is played, None before the declaration.
        sorting: how the user holds a hand; in ascending order all of it is the other way round.
    """
    order = game or sorting.before
    groups, strength = GROUP_OF[order], STRENGTH[order]

    def place(card: Card) -> tuple[int, int]:
        trump = groups[card] == TRUMP_GROUP
        return (-1 if trump else sorting.suits.index(suit_of(card)), -strength[card])

    return tuple(sorted(cards_of(hand), key=place, reverse=sorting.ascending))


def group_starts(
    cards: tuple[Card, ...], game: GameType | None, sorting: Sorting = USUAL
) -> tuple[int, ...]:
    """Return the positions, but the first, at which another suit or the trumps begin."""
    groups = GROUP_OF[game or sorting.before]
    return tuple(
        place for place in range(1, len(cards)) if groups[cards[place]] != groups[cards[place - 1]]
    )

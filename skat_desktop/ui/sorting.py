# SPDX-License-Identifier: MIT
"""The order in which a hand is held."""

from __future__ import annotations

from skat_desktop.rules.cards import Card, Hand, Suit, cards_of, suit_of
from skat_desktop.rules.games import GROUP_OF, STRENGTH, TRUMP_GROUP, GameType

# Black and red suits in turn, so that neighbours are told apart at a glance.
_SUIT_ORDER = (Suit.CLUBS, Suit.HEARTS, Suit.SPADES, Suit.DIAMONDS)


def sorted_hand(hand: Hand, game: GameType | None) -> tuple[Card, ...]:
    """Return the cards from left to right: trumps first, then suit by suit, high to low.

    Args:
        hand: the cards held.
        game: what is played; before the declaration the hand is held as for a Grand.
    """
    order = game or GameType.GRAND
    groups, strength = GROUP_OF[order], STRENGTH[order]

    def place(card: Card) -> tuple[int, int]:
        trump = groups[card] == TRUMP_GROUP
        return (-1 if trump else _SUIT_ORDER.index(suit_of(card)), -strength[card])

    return tuple(sorted(cards_of(hand), key=place))


def group_starts(cards: tuple[Card, ...], game: GameType | None) -> tuple[int, ...]:
    """Return the positions, but the first, at which another suit or the trumps begin."""
    groups = GROUP_OF[game or GameType.GRAND]
    return tuple(
        place for place in range(1, len(cards)) if groups[cards[place]] != groups[cards[place - 1]]
    )

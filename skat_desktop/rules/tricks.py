# SPDX-License-Identifier: MIT
"""A finished trick."""

from __future__ import annotations

from typing import NamedTuple

from skat_desktop.rules.cards import CARD_POINTS, Card


class Trick(NamedTuple):
    """Three cards and who took them.

    Attributes:
        leader: seat that led.
        cards: the cards in the order played.
        winner: seat that took the trick.
    """

    leader: int
    cards: tuple[Card, ...]
    winner: int

    @property
    def points(self) -> int:
        """Card points in the trick."""
        return sum(CARD_POINTS[card] for card in self.cards)

    def card_of(self, seat: int) -> Card:
        """Return the card that a seat played."""
        return self.cards[(seat - self.leader) % len(self.cards)]

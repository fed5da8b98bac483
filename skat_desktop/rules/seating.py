# SPDX-License-Identifier: MIT
"""Who plays which part when three, four or five sit at the table.

Places at the table are numbered clockwise from 0; seats of a deal are 0 forehand, 1 middlehand,
2 rearhand.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from skat_desktop.rules.refusal import Refusal

TABLE_SIZES: Final = (3, 4, 5)

_STEPS_FROM_DEALER: Final = {3: (1, 2, 0), 4: (1, 2, 3), 5: (1, 2, 4)}
"""Clockwise steps from the dealer to forehand, middlehand and rearhand."""


@dataclass(frozen=True, slots=True)
class Seating:
    """Who sits where in one deal.

    Attributes:
        dealer: place of the dealer.
        players: places of forehand, middlehand and rearhand.
        sitting_out: places that watch this deal, clockwise from the dealer.
    """

    dealer: int
    players: tuple[int, int, int]
    sitting_out: tuple[int, ...]

    def seat_of(self, place: int) -> int | None:
        """Return the seat of the deal that a place holds, None when it sits out."""
        return self.players.index(place) if place in self.players else None


def seating(places: int, dealer: int) -> Seating:
    """Seat the players of a deal.

    Three: the dealer is rearhand. Four: the dealer sits out. Five: the dealer and the third
    place to his left sit out.

    Raises:
        Refusal: ``series.seats`` for another number of places.
    """
    if places not in _STEPS_FROM_DEALER:
        raise Refusal("series.seats", places=places)
    forehand, middlehand, rearhand = (
        (dealer + step) % places for step in _STEPS_FROM_DEALER[places]
    )
    players = (forehand, middlehand, rearhand)
    around = [(dealer + step) % places for step in range(places)]
    return Seating(dealer, players, tuple(place for place in around if place not in players))

# SPDX-License-Identifier: MIT
"""Random endings, also in mid-trick, that solver and twin are compared on."""

from __future__ import annotations

import random

from skat_desktop.ai.solver.position import Position
from skat_desktop.rules.games import GameType


def random_ending(rng: random.Random, cards: int, game: GameType | None = None) -> Position:
    """Return a position whose hands had so many cards when the trick began."""
    dealt = rng.sample(range(32), 3 * cards)
    hands = [sum(1 << card for card in dealt[seat::3]) for seat in range(3)]
    position = Position(
        game or rng.choice(list(GameType)),
        rng.randrange(3),
        (hands[0], hands[1], hands[2]),
        rng.randrange(3),
        points=rng.randrange(30),
    )
    for _ in range(rng.randrange(3)):
        position = position.after(rng.choice(position.legal))
        if not position.trick:
            break
    return position

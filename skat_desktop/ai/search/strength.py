# SPDX-License-Identifier: MIT
"""The five strengths: what a player knows and how much it looks at, never dice for blunders."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final


@dataclass(frozen=True, slots=True)
class Strength:
    """How well a searching player plays.

    Attributes:
        name: id of the strength.
        worlds: how many worlds it looks at for a card, at most, by tricks already played; the
            last number holds for all later tricks.
        all_worlds: up to so many layouts it goes through all of them instead of sampling.
        memory: how many of the last finished tricks it remembers card by card; aces, tens and
            trumps it always remembers. None: all.
        voids: how many of the last finished tricks it draws voids from. None: all.
        infers: whether it asks what a declarer at that game must hold.
        exact_from: from this many finished tricks on it counts exact card points; before that
            it only sees the bands that matter.
        evaluates: whether it asks the nets what to bid, discard and declare; else rules of thumb.
        discard_worlds: in how many worlds it compares discards; 0 for none.
        conventions: whether it plays the card that a rule of thumb speaks for, where what it
            looked at tells no difference; else any of them.
    """

    name: str
    worlds: tuple[int, ...]
    all_worlds: int
    memory: int | None
    voids: int | None
    infers: bool
    exact_from: int
    evaluates: bool
    discard_worlds: int
    conventions: bool

    def worlds_at(self, tricks_played: int) -> int:
        """Return how many worlds are looked at after so many tricks."""
        return self.worlds[min(tricks_played, len(self.worlds) - 1)]

    def reduced(self, worlds: int) -> Strength:
        """Return the same strength looking at no more than so many worlds."""
        return replace(
            self,
            worlds=tuple(min(worlds, own) for own in self.worlds),
            all_worlds=min(self.all_worlds, worlds),
            discard_worlds=min(self.discard_worlds, worlds),
        )


STRENGTHS: Final = {
    strength.name: strength
    for strength in (
        Strength("novice", (1,), 1, 0, 0, False, 9, False, 0, False),
        Strength("casual", (3,), 4, 1, 2, False, 8, False, 0, False),
        Strength("club", (8,), 16, 4, None, False, 6, False, 0, True),
        Strength("strong", (20, 30), 60, None, None, False, 4, True, 12, True),
        Strength("master", (120, 200, 400), 1000, None, None, True, 2, True, 48, True),
    )
}
"""By id, weakest first."""

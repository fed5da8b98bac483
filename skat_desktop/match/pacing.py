# SPDX-License-Identifier: MIT
"""How long things take that a person watches: one place, one factor.

A computer's action appears after a steady time, however long it thought, so that time tells
nothing. With factor 0 nothing waits: tests and ``--no-delay``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

BID_MS: Final = 650
SKAT_MS: Final = 900
CARD_MS: Final = 550
TRICK_REST_MS: Final = 1100
"""How long a complete trick stays on the table."""

LEAST_REST_MS: Final = 500
"""How long a person needs to see who has taken a trick."""

_FOR_EVER_MS: Final = 7 * 24 * 60 * 60 * 1000

_PHASE_MS: Final = {"auction": BID_MS, "skat": SKAT_MS, "discard": SKAT_MS, "declare": SKAT_MS}


@dataclass(frozen=True, slots=True)
class Pacing:
    """The pace of a match.

    Attributes:
        factor: multiplies every time; 1 is the usual pace, 0 waits for nothing.
        trick_waits: a complete trick lies until somebody clears it.
        least_rest_ms: a complete trick lies at least so long, in milliseconds, at any pace.
    """

    factor: float = 1.0
    trick_waits: bool = False
    least_rest_ms: int = 0

    def turn_ms(self, phase: str) -> int:
        """Return how long a computer's action in a phase seems to take, in milliseconds."""
        return round(self.factor * _PHASE_MS.get(phase, CARD_MS))

    @property
    def trick_rest_ms(self) -> int:
        """How long a complete trick stays on the table, in milliseconds."""
        if self.trick_waits:
            return _FOR_EVER_MS
        return max(self.least_rest_ms, round(self.factor * TRICK_REST_MS))

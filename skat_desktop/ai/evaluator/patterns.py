# SPDX-License-Identifier: MIT
"""The seven plain cards of a suit as seven bits in the order of strength, 7 8 9 Q K 10 A."""

from __future__ import annotations

from typing import Final

from skat_desktop.rules.cards import Rank

PLAIN_ORDER: Final = (
    Rank.SEVEN,
    Rank.EIGHT,
    Rank.NINE,
    Rank.QUEEN,
    Rank.KING,
    Rank.TEN,
    Rank.ACE,
)

PLAIN_PATTERNS: Final = tuple(
    sum((ranks >> rank & 1) << place for place, rank in enumerate(PLAIN_ORDER))
    for ranks in range(256)
)
"""The pattern of each set of ranks (bits 7 8 9 10 J Q K A); the jack does not count."""


def plain_pattern(ranks: int) -> int:
    """Return the seven-bit pattern of a suit's eight rank bits."""
    return PLAIN_PATTERNS[ranks]

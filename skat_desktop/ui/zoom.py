# SPDX-License-Identifier: MIT
"""How large text is on large screens."""

from __future__ import annotations


def text_zoom(unit: float) -> float:
    """Return how much larger text is than the system wants it, on a table of that size.

    It grows more slowly than the cards: on a large screen one also sits farther from it.

    Args:
        unit: size of the table, 1 for the smallest one that the program is made for.
    """
    return min(max(unit, 1.0) ** 0.8, 2.0)

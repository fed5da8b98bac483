# SPDX-License-Identifier: MIT
"""How a card lies on the table."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Pose:
    """Where a card lies and how.

    Attributes:
        x: middle of the card, in pixels of the viewport.
        y: middle of the card, in pixels of the viewport.
        angle: degrees, clockwise.
        width: width of the card in pixels.
        z: cards with a higher z lie on top.
        opacity: 0 … 1.
    """

    x: float
    y: float
    angle: float = 0.0
    width: float = 100.0
    z: float = 0.0
    opacity: float = 1.0

# SPDX-License-Identifier: CC0-1.0
"""Outlined shapes, lines, beads and ribbons in the ink of the French deck."""

import math
from itertools import pairwise

from parts.geometry import flatten
from parts.pen import FINE, MID, OUT, circle, path

from french.palette import INK


def disc(x: float, y: float, r: float, fill: str, w: float = 0.0, col: str = INK) -> str:
    """A circle, outlined in ink if w is given."""
    return circle(x, y, r, fill, col if w else None, w)


def shape(d: str, fill: str, w: float = OUT) -> str:
    """A filled outline."""
    return path(d, fill, INK, w)


def line(d: str, w: float = FINE, col: str = INK) -> str:
    """A line without filling."""
    return path(d, "none", col, w)


def pearls(d: str, count: int, r: float, fill: str, w: float = FINE) -> str:
    """Beads set evenly along a path."""
    pts = flatten(d, 24)
    seg = [math.dist(a, b) for a, b in pairwise(pts)]
    total, out = sum(seg), []
    for k in range(count):
        want, i = total * k / (count - 1), 0
        while i < len(seg) - 1 and want > seg[i]:
            want -= seg[i]
            i += 1
        t = min(1.0, want / (seg[i] or 1))
        out.append(
            disc(
                pts[i][0] + (pts[i + 1][0] - pts[i][0]) * t,
                pts[i][1] + (pts[i + 1][1] - pts[i][1]) * t,
                r,
                fill,
                w,
            )
        )
    return "".join(out)


def braid(d: str, fill: str, w: float = 14, edge: float = MID) -> str:
    """A ribbon along a path: ink edge with a coloured core."""
    return line(d, w, INK) + line(d, w - 2 * edge, fill)

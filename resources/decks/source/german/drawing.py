# SPDX-License-Identifier: CC0-1.0
"""Outlined shapes in the ink of the German deck, and convex patterns."""

from parts.geometry import Outline, clip, polygon
from parts.pen import circle, ellipse, path, rect

from german.palette import INK


def ink(d: str, fill: str = "none", s: str | None = INK, w: float = 5.0, extra: str = "") -> str:
    """A path, outlined in ink unless told otherwise."""
    return path(d, fill, s, w, extra)


def disc(
    x: float, y: float, r: float, fill: str = "none", s: str | None = INK, w: float = 5.0
) -> str:
    """A circle."""
    return circle(x, y, r, fill, s, w)


def oval(
    x: float,
    y: float,
    rx: float,
    ry: float,
    fill: str = "none",
    s: str | None = INK,
    w: float = 5.0,
    extra: str = "",
) -> str:
    """An ellipse."""
    return ellipse(x, y, rx, ry, fill, s, w, extra)


def box(
    x: float,
    y: float,
    w: float,
    h: float,
    fill: str = "none",
    r: float = 0.0,
    s: str | None = INK,
    sw: float = 5.0,
) -> str:
    """A rectangle."""
    return rect(x, y, w, h, fill, r, s, sw)


def clipped(
    polys: list[Outline], con: Outline, fill: str, s: str | None = None, w: float = 3
) -> str:
    """Many outlines, cut to a convex one, as one path."""
    d = "".join(polygon(c) for c in (clip(p, con) for p in polys) if len(c) > 2)
    return ink(d, fill, s, w) if d else ""


def stalk(d: str, col: str) -> str:
    """A stem with an outline of ink."""
    return ink(d, "none", INK, 15) + ink(d, "none", col, 6.5)

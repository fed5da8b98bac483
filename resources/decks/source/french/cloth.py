# SPDX-License-Identifier: CC0-1.0
"""Woven and printed cloth: patterns cut to a garment."""

from collections.abc import Callable

from parts.geometry import Outline, flatten
from parts.patterns import Motif, chevron, hatch, scatter
from parts.pen import OUT, at, n, path

from french.drawing import disc
from french.palette import GOLD, INK
from french.signs import sign


def dot(r: float, col: str) -> Motif:
    """A round spot."""
    return lambda x, y: disc(x, y, r, col)


def lozenge(r: float, col: str, k: float = 1.45) -> Motif:
    """A lozenge."""
    return lambda x, y: path(
        f"M{n(x)},{n(y - r * k)}L{n(x + r)},{n(y)}L{n(x)},{n(y + r * k)}L{n(x - r)},{n(y)}Z", col
    )


def pip(suit: str, h: float, col: str) -> Motif:
    """A suit sign."""
    return lambda x, y: sign(suit, x, y, h, col, "small")


def tail(x: float, y: float) -> str:
    """The ermine mark."""
    return path(
        f"M{n(x)},{n(y - 8)}C{n(x + 2)},{n(y)} {n(x + 4)},{n(y + 4)} {n(x + 3.5)},{n(y + 9)}"
        f"L{n(x)},{n(y + 5)}L{n(x - 3.5)},{n(y + 9)}C{n(x - 4)},{n(y + 4)} "
        f"{n(x - 2)},{n(y)} {n(x)},{n(y - 8)}Z",
        INK,
    )


def tail_at(x: float, y: float, k: float) -> str:
    """A larger ermine mark."""
    return at(x, y, tail(0, 0), k)


Pattern = Callable[[Outline, dict[str, str], str], str]
PATTERNS: dict[str, Pattern] = {
    "lattice": lambda g, p, s: hatch(g, 52, 27, p["soft"], 2.6) + hatch(g, 128, 27, p["soft"], 2.6),
    "chevron": lambda g, p, s: chevron(g, 24, 30, p["soft"], 9) + chevron(g, 24, 30, GOLD, 2.6, 15),
    "pips": lambda g, p, s: (
        scatter(g, pip(s, 22, GOLD), 44, 33, 15, 0, -10)
        + scatter(g, dot(2.8, p["soft"]), 44, 33, 8, 22, -10)
    ),
    "stripes": lambda g, p, s: hatch(g, 97, 26, p["dark"], 10) + hatch(g, 97, 26, GOLD, 2.6, 13),
    "diaper": lambda g, p, s: (
        hatch(g, 45, 40, GOLD, 2.6)
        + hatch(g, 135, 40, GOLD, 2.6)
        + scatter(g, lozenge(5, p["soft"]), 28.28 * 2, 28.28, 9, 28.28, 0)
    ),
    "dots": lambda g, p, s: scatter(g, dot(4, p["soft"]), 28, 22, 8),
    "lozenges": lambda g, p, s: (
        scatter(g, lozenge(8.5, p["soft"]), 36, 28, 12)
        + scatter(g, dot(2.6, GOLD), 36, 28, 6, 18, 0)
    ),
    "bars": lambda g, p, s: hatch(g, 0, 20, p["soft"], 7) + hatch(g, 0, 20, GOLD, 2.4, 10),
    "plain": lambda g, p, s: "",
}


def cloth(d: str, fill: str, pat: str, p: dict[str, str], suit: str, w: float = OUT) -> str:
    """A garment piece: ground, pattern cut to its outline, outline."""
    return path(d, fill) + PATTERNS[pat](flatten(d), p, suit) + path(d, "none", INK, w)

# SPDX-License-Identifier: CC0-1.0
"""Upper bodies, their patterns and collars."""

import math
from collections.abc import Sequence

from parts.geometry import Outline, Point
from parts.pen import CX, at

from german.drawing import clipped, ink, oval
from german.palette import GOLD_D, INK, WHITE, Palette


def torso(
    cx: float, hs: float, hb: float, fill: str, y0: float = 292, ysh: float = 322
) -> tuple[str, str, Outline]:
    """A bell-shaped upper body, its foot centred on the card.

    Gives the drawing, its outline and a convex area for patterns.
    """
    cb = CX
    d = (
        f"M{cx - 44},{y0}C{cx - 60},{y0 + 14} {cx - hs * 0.8:.0f},{ysh - 10} "
        f"{cx - hs},{ysh + 12}C{cx - hs - 22},{ysh + 30} {cb - hb},400 {cb - hb},464"
        f"H{cb + hb}C{cb + hb},400 {cx + hs + 22},{ysh + 30} {cx + hs},{ysh + 12}"
        f"C{cx + hs * 0.8:.0f},{ysh - 10} {cx + 60},{y0 + 14} {cx + 44},{y0}Z"
    )
    area: Outline = [
        (cx - 50, y0 + 4),
        (cx + 50, y0 + 4),
        (cx + hs - 4, ysh + 14),
        (cx + hs + 10, ysh + 36),
        (cb + hb - 10, 410),
        (cb + hb - 4, 462),
        (cb - hb + 4, 462),
        (cb - hb + 10, 410),
        (cx - hs - 10, ysh + 36),
        (cx - hs + 4, ysh + 14),
    ]
    return ink(d, fill), ink(d, "none"), area


def lozenges(area: Outline, cx: float, w: float, h: float, fill: str, y: float = 300) -> str:
    """A diaper of lozenges."""
    out: list[Outline] = []
    for j in range(6):
        for i in range(-6, 7):
            x, yy = cx + i * w, y + j * h
            out.append([(x, yy - h / 2), (x + w / 2, yy), (x, yy + h / 2), (x - w / 2, yy)])
    return clipped(out, area, fill)


def gores(
    area: Outline,
    cx: float,
    k: float,
    fill: str,
    top: float = 0.35,
    y0: float = 290,
    w: float = 0.5,
) -> str:
    """Stripes fanning out from the neck."""
    out: list[Outline] = []
    for i in range(-6, 7):
        x = i * k
        hw = k * w / 2
        out.append(
            [
                (cx + (x - hw) * top, y0),
                (cx + (x + hw) * top, y0),
                (cx + x + hw, 464),
                (cx + x - hw, 464),
            ]
        )
    return clipped(out, area, fill)


def chevrons(
    area: Outline,
    cx: float,
    step: float,
    thick: float,
    fill: str,
    y: float = 330,
    slope: float = 0.45,
) -> str:
    """Bands that meet in the middle."""
    out: list[Outline] = []
    for i in range(8):
        yy = y + i * step
        for sgn in (-1, 1):
            q: Outline = [
                (cx, yy),
                (cx + sgn * 220, yy - 220 * slope),
                (cx + sgn * 220, yy - 220 * slope + thick),
                (cx, yy + thick),
            ]
            out.append(q)
    return clipped(out, area, fill)


def ermine(d: str, spots: Sequence[Point], k: float = 1) -> str:
    """White fur with black tails."""
    o = ink(d, WHITE)
    tail = "M0,-8C-5,0 -6,6 -7,10L0,5L7,10C6,6 5,0 0,-8Z"
    return o + "".join(at(x, y, ink(tail, INK, None), k) for x, y in spots)


def ruff(x: float, y: float, rx: float = 86, ry: float = 26) -> str:
    """Pleated collar."""
    d, k = "", 13
    for i in range(k + 1):
        a = math.pi * (i / k)
        px, py = x - rx * math.cos(a), y + ry * math.sin(a)
        if i:
            b = math.pi * (i - 0.5) / k
            d += f"Q{x - (rx + 16) * math.cos(b):.0f},{y + (ry + 15) * math.sin(b):.0f} "
        else:
            d += "M"
        d += f"{px:.0f},{py:.0f}"
    d += f"C{x + rx},{y - 30} {x - rx},{y - 30} {x - rx},{y}Z"
    o = ink(d, WHITE)
    for i in range(1, k):
        a = math.pi * (i / k)
        o += ink(
            (
                f"M{x - rx * math.cos(a):.0f},{y + ry * math.sin(a):.0f}"
                f"L{x - rx * 0.62 * math.cos(a):.0f},{y - 6 + ry * 0.4 * math.sin(a):.0f}"
            ),
            "none",
            INK,
            3,
        )
    return o


def puff(x: float, y: float, fill: str, slash: str, flip: bool = False) -> str:
    """Slashed puffed shoulder."""
    o = ink("M-50,-30C-20,-54 36,-44 48,-10C58,22 44,52 14,54C-20,56 -54,30 -50,-30Z", fill)
    for a, b, r in ((-18, -2, 24), (6, 2, 12), (30, 10, 0)):
        o += at(a, b, oval(0, 0, 7.5, 25, slash, INK, 4), 1, -r)
    return at(x, y, o, 1, 0, flip)


def epaulette(pal: Palette) -> str:
    """A fringed epaulette."""
    fringe = "".join(
        f"M{a},{b}v{c}"
        for a, b, c in (
            (-34, 14, 20),
            (-22, 13, 23),
            (-10, 13, 24),
            (2, 14, 24),
            (14, 17, 24),
            (26, 20, 24),
            (37, 24, 21),
        )
    )
    return (
        ink(fringe, "none", INK, 13)
        + ink(fringe, "none", pal["c"], 6)
        + ink(
            (
                "M-42,2C-30,-26 24,-22 46,16C48,24 42,28 34,24C10,12 -16,10 -36,16C-44,16 "
                "-46,10 -42,2Z"
            ),
            pal["c"],
        )
        + ink("M-28,0C-10,-10 14,-6 30,10", "none", GOLD_D, 5)
    )

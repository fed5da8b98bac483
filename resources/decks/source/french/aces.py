# SPDX-License-Identifier: CC0-1.0
"""The four aces."""

import math

from parts.card import PAPER
from parts.pen import H, W, at, half_turned, n, path

from french.drawing import disc, line
from french.signs import SIGN


def ace(suit: str, colour: str) -> str:
    """One large sign with a quiet ornament above and below."""
    cx, cy, h = W / 2, H / 2, 340
    out = at(cx, cy, path(SIGN["ace"][suit], colour), h / 100)
    if suit == "C":  # open rings follow the three leaves
        rings = ""
        for x, y in ((0, -28.5), (-25.5, 11), (25.5, 11)):
            a0 = math.atan2(-1 - y, -x) + 0.62  # open towards the middle
            a1, r = a0 - 1.24, 15.6
            rings += (
                f"M{n(x + r * math.cos(a0))},{n(y + r * math.sin(a0))}A{r},{r} 0 1 1 "
                f"{n(x + r * math.cos(a1))},{n(y + r * math.sin(a1))}"
            )
        out += at(
            cx,
            cy,
            path(rings, "none", PAPER, 1.5, ' stroke-linecap="round"')
            + path("M0,-6L4,0L0,6L-4,0Z", PAPER),
            h / 100,
        )
    else:
        k, yy = {"S": (0.70, -16), "H": (0.74, -3), "D": (0.72, 0)}[suit]
        d = {
            "S": (
                "M0,-52 C8,-33 46,-10 46,16 C46,30 36,38 25,38 C16,38 8,34 0,24 C-8,34 "
                "-16,38 -25,38 C-36,38 -46,30 -46,16 C-46,-10 -8,-33 0,-52Z"
            )
        }.get(suit, SIGN["ace"][suit])
        out += at(cx, cy + yy, path(d, "none", PAPER, 5 / (k * 3.4)), k * 3.4)
    # quiet ornament: a sprig above and below
    s = line("M-84,0 C-50,0 -30,-22 0,-22 C30,-22 50,0 84,0", 4, colour)
    for x, y, r in ((-84, 0, 6), (84, 0, 6)):
        s += disc(x, y, r, colour)
    s += at(0, -46, path(SIGN["small"]["D"], colour), 0.26)
    for q in (-1, 1):
        s += path(
            (
                f"M{q * 16},-22 C{q * 22},-44 {q * 40},-48 {q * 54},-42 C{q * 48},-28 "
                f"{q * 34},-20 {q * 16},-22Z"
            ),
            colour,
        )
        s += path(
            (
                f"M{q * 34},-14 C{q * 44},2 {q * 56},6 {q * 70},2 C{q * 62},-8 {q * 48},-12 "
                f"{q * 34},-14Z"
            ),
            "none",
            colour,
            3.4,
        )
    return out + half_turned(at(cx, cy - 240, s, 1.12))

# SPDX-License-Identifier: CC0-1.0
"""The four German signs, about 100 high and centred on 0, 0."""

import re

from parts.pen import at, n

from german.drawing import disc, ink
from german.palette import INK, SUITS, VINE


# each about 100 high, centred on 0,0
def acorn(fine: bool = True) -> str:
    """An acorn in its cup."""
    o = ink("M0,-36C0,-46 4,-52 12,-56", "none", INK, 13) + ink(
        "M0,-36C0,-46 4,-52 12,-56", "none", "#6E7F38", 5
    )
    o += ink("M-29,-8C-32,22 -13,38 0,52C13,38 32,22 29,-8Z", "#C98A3C")
    o += ink("M4,-6H27C29,20 13,35 1,48C6,28 6,10 4,-6Z", "#A2642A", None)
    if fine:
        o += ink("M-19,2C-18,14 -13,23 -8,29", "none", "#F0CB86", 6)
    o += ink("M-36,-6C-40,-32 -20,-43 0,-43C20,-43 40,-32 36,-6C22,2 -22,2 -36,-6Z", "#5F7A33")
    if fine:
        o += ink(
            (
                "M-27,-31C-14,-24 14,-10 25,-4M-10,-39C6,-32 24,-22 34,-16M27,-31C14,-24 "
                "-14,-10 -25,-4M10,-39C-6,-32 -24,-22 -34,-16"
            ),
            "none",
            "#3A4E1D",
            3.5,
        )
    return o


def leaf(fine: bool = True, stalk: bool = True) -> str:
    """A lime leaf."""
    o = ""
    if stalk:
        o += ink("M0,14C1,30 -2,42 -8,54", "none", INK, 13) + ink(
            "M0,14C1,30 -2,42 -8,54", "none", VINE, 5
        )
    o += ink(
        "M0,-54C10,-36 44,-18 44,10C44,32 18,38 0,24C-18,38 -44,32 -44,10C-44,-18 -10,-36 0,-54Z",
        "#67BE4C",
    )
    o += ink("M0,-50C9,-34 41,-17 41,10C41,29 18,35 0,21Z", "#3C973F", None)
    v = "M0,-36V22"
    if fine:
        v += "".join(
            f"M0,{y}C{s * 9},{y - 3} {s * x * 0.7:.0f},{y - h * 0.7:.0f} {s * x},{y - h}"
            for s in (-1, 1)
            for y, x, h in ((15, 31, 9), (-1, 27, 12), (-17, 16, 11))
        )
    return o + ink(v, "none", "#14562B", 3.5 if fine else 5)


def heart(fine: bool = True) -> str:
    """A heart with a light."""
    o = ink(
        (
            "M0,50C-12,30 -48,10 -48,-20C-48,-38 -36,-48 -23,-48C-11,-48 -3,-41 0,-31C3,-41 "
            "11,-48 23,-48C36,-48 48,-38 48,-20C48,10 12,30 0,50Z"
        ),
        "#DD4138",
    )
    o += ink(
        "M20,-45C36,-46 45,-36 45,-20C45,8 12,28 1,45C4,30 28,6 28,-18C28,-30 25,-38 20,-45Z",
        "#AE242A",
        None,
    )
    if fine:
        o += ink("M-35,-18C-35,-28 -30,-35 -22,-36", "none", "#F7A492", 6)
    return o


def bell(fine: bool = True) -> str:
    """A bell with a red band and a slit."""
    o = disc(0, -42, 9, "none", INK, 14) + disc(0, -42, 9, "none", "#F5C23E", 5)
    o += disc(0, 8, 42, "#F7C440")
    o += ink("M8,-31C32,-28 39,-8 39,8C39,30 22,47 2,47C20,36 26,-8 8,-31Z", "#DD9522", None)
    o += ink(
        "M-41.500,-2C-20,6 20,6 41.500,-2L41.500,13C20,21 -20,21 -41.500,13Z", "#D23B32", INK, 4
    )
    o += ink("M0,30V46", "none", INK, 7) + disc(0, 29, 5.5, INK, None)
    if fine:
        o += ink("M-27,-8C-24,-17 -19,-22 -12,-25", "none", "#FFF0B8", 6)
    return o


HALO = {
    "C": (
        "M-36,-6C-40,-32 -20,-43 0,-43L8,-54L0,-43C20,-43 40,-32 36,-6C36,20 13,38 0,52"
        "C-13,38 -36,20 -36,-6Z"
    ),
    "S": (
        "M0,-54C10,-36 44,-18 44,10C44,32 18,38 0,24L-6,50L0,24C-18,38 -44,32 -44,10"
        "C-44,-18 -10,-36 0,-54Z"
    ),
    "H": (
        "M0,50C-12,30 -48,10 -48,-20C-48,-38 -36,-48 -23,-48C-11,-48 -3,-41 0,-31C3,-41 "
        "11,-48 23,-48C36,-48 48,-38 48,-20C48,10 12,30 0,50Z"
    ),
    "D": "M-12,-36L-8,-50H8L12,-36C56,-20 50,50 0,50C-50,50 -56,-20 -12,-36Z",
}


SIGN = {"C": acorn, "S": leaf, "H": heart, "D": bell}


def weigh(body: str, q: float) -> str:
    """The same drawing with all strokes q times as heavy (optical sizes)."""
    return re.sub(
        r'stroke-width="([\d.]+)"', lambda m: f'stroke-width="{n(float(m.group(1)) * q)}"', body
    )


def sign(
    suit: str,
    x: float,
    y: float,
    h: float,
    rot: float = 0,
    flip: bool = False,
    fine: bool = True,
    weight: float = 1,
) -> str:
    """A sign of the given height, its middle on x, y."""
    body = SIGN[suit](fine)
    return at(x, y, body if weight == 1 else weigh(body, weight), round(h / 104.0, 3), rot, flip)


def big_sign(suit: str, x: float, y: float, h: float) -> str:
    """The sign of an Ober or Unter; a halo keeps it off his sleeve."""
    k = h / 104.0
    return at(x, y, ink(HALO[suit], "none", SUITS[suit]["t"], 5 + 12 / k), round(k, 3)) + sign(
        suit, x, y, h
    )

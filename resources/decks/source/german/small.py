# SPDX-License-Identifier: CC0-1.0
"""The small cut of the German courts: a bust with a large head, for cards below 100 pixels.

The Ober's sign stands high, the Unter's low, both larger than on the full figure.
"""

from parts.pen import at, small_cut

from german.arms import fist, palm
from german.attributes import goblet, orb
from german.bodies import ermine
from german.drawing import disc, ink
from german.heads import HEADS, head
from german.palette import SUITS, WHITE, Palette
from german.signs import big_sign
from german.weapons import sceptre, sword

HEAD_AT = {"K": (300, 262, 1.5), "Q": (288, 262, 1.42), "J": (262, 268, 1.46)}
OWN_HEAD = {
    "CK": (290, 258, 1.34),
    "SK": (290, 262, 1.34),
    "HK": (290, 270, 1.42),
    "DK": (278, 262, 1.38),
    "CQ": (296, 282, 1.36),
    "SQ": (286, 264, 1.36),
    "HQ": (290, 268, 1.36),
    "DQ": (300, 282, 1.3),
    "SJ": (270, 262, 1.4),
    "HJ": (262, 262, 1.42),
    "DJ": (278, 268, 1.32),
}


def _king(suit: str, pal: Palette, x: float) -> str:
    """A broad mantle and a cape of ermine."""
    o = ink(
        f"M{x - 70},340C{x - 180},350 {x - 250},390 {x - 270},470H{x + 280}C{x + 250},390 "
        f"{x + 180},350 {x + 70},340Z",
        pal["a"],
    )
    spots = [(x + s * dx, y) for s in (-1, 1) for dx, y in ((154, 396), (104, 418), (96, 372))]
    return o + ermine(
        f"M{x - 70},336C{x - 140},344 {x - 196},376 {x - 210},420C{x - 150},448 {x - 70},458 "
        f"{x},458C{x + 70},458 {x + 150},448 {x + 210},420C{x + 196},376 {x + 140},344 "
        f"{x + 70},336Z",
        spots,
        1.8,
    )


def _ober(pal: Palette, x: float) -> str:
    """Epaulettes, a standing collar and a broad strap."""
    o = ink(
        f"M{x - 56},340C{x - 130},348 {x - 180},380 {x - 196},470H{x + 206}C{x + 180},380 "
        f"{x + 130},348 {x + 56},340Z",
        pal["a"],
    )
    o += ink(f"M{x - 132},366L{x + 6},470H{x + 78}L{x - 84},350Z", pal["c"])
    for s in (-1, 1):
        o += ink(
            f"M{x + s * 104},356C{x + s * 150},350 {x + s * 204},384 {x + s * 212},436"
            f"L{x + s * 150},428C{x + s * 144},396 {x + s * 130},372 {x + s * 104},356Z",
            pal["b"],
        )
    return o + ink(
        f"M{x - 66},336C{x - 80},350 {x - 78},366 {x - 66},376C{x - 24},392 {x + 24},392 "
        f"{x + 66},376C{x + 78},366 {x + 80},350 {x + 66},336Z",
        WHITE,
    )


def _unter(pal: Palette, x: float) -> str:
    """A slim doublet with a jagged collar."""
    o = ink(
        f"M{x - 50},346C{x - 104},352 {x - 136},388 {x - 142},470H{x + 168}C{x + 140},388 "
        f"{x + 104},352 {x + 50},346Z",
        pal["a"],
    )
    return o + ink(
        f"M{x - 60},338C{x - 104},348 {x - 130},368 {x - 132},402L{x - 88},394L{x - 56},436"
        f"L{x},404L{x + 56},436L{x + 88},394L{x + 132},402C{x + 130},368 {x + 104},348 "
        f"{x + 60},338Z",
        pal["c"],
    )


def _held(suit: str, pal: Palette) -> str:
    """What a king holds beside his head."""
    x, y, skin = 484, 330, {"C": "warm", "S": "fair", "H": "fair", "D": "tan"}[suit]
    if suit == "D":
        return at(x - 4, y - 20, orb(pal), 1.2) + at(x - 4, y + 30, palm(0, 0, skin), 1.15)
    thing = {"C": sword(), "S": sceptre("S", -196, 96), "H": goblet(pal)}[suit]
    return at(x, y - 22, thing, 1) + at(x, y + 10, fist(0, 0, skin), 1.1)


def half_figure(suit: str, rank: str) -> str:
    """The bust of the upper half."""
    pal = SUITS[suit]
    x, y, s = OWN_HEAD.get(suit + rank, HEAD_AT[rank])
    with small_cut():
        who = HEADS[suit + rank](pal)
        o = head(x, who.behind, y, s)
        if rank == "K":
            o += _king(suit, pal, x) + head(x, who.before, y, s) + _held(suit, pal)
        elif rank == "Q":
            o += _ober(pal, x) + head(x, who.before, y, s) + big_sign(suit, 480, 120, 136)
        else:
            o += _unter(pal, x) + head(x, who.before, y, s) + big_sign(suit, 476, 366, 140)
    return o


def joint(pal: Palette, rank: str) -> str:
    """A plain band in the rank's colours."""
    fill, core, half = {"K": ("c", "b", 22), "Q": ("b", "c", 20), "J": ("c", "b", 15)}[rank]
    with small_cut():
        o = ink(f"M36,{455 - half}H554V{455 + half}H36Z", pal[fill])
        if rank == "J":
            return o + "".join(disc(295 + i * 68, 455, 8, pal[core], None) for i in range(-3, 4))
        return o + ink("M48,455H542", "none", pal[core], 12)

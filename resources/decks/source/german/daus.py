# SPDX-License-Identifier: CC0-1.0
"""The Daus: two great signs and a ribbon."""

from parts.card import twice
from parts.pen import CX, CY, at, group

from german.drawing import box, disc, ink, stalk
from german.frame import Index, corners, frame, ground
from german.palette import INK, SUITS, VINE, Palette
from german.plants import blossom, oakleaf
from german.signs import HALO, bell, leaf, sign


def spray(suit: str, pal: Palette) -> str:
    """One side of the ornament, growing from the middle of the ribbon to the right and up."""
    curl = "M10,-10C60,-16 130,-24 168,-62C196,-92 196,-140 160,-142C134,-142 130,-110 152,-106"
    if suit == "C":
        o = stalk("M10,-10C60,-14 120,-26 150,-60", "#7B5A2E")
        o += (
            at(92, -30, oakleaf(), 1.0, 14)
            + at(128, -42, oakleaf(), 1.05, 96)
            + at(148, -58, oakleaf(), 1.2, 34)
        )
        return o
    if suit == "S":
        o = stalk(
            (
                "M10,-10C60,-14 120,-22 152,-54C170,-74 174,-92 172,-112M96,-22C112,-40 "
                "116,-56 112,-76"
            ),
            VINE,
        )
        for x, y, k, a in ((172, -104, 0.74, 4), (112, -70, 0.62, -14), (152, -42, 0.6, 74)):
            o += at(x, y, at(0, -24, leaf(True, False)), k, a)
        return o
    if suit == "H":
        o = stalk(curl, pal["c"])
        o += at(84, -22, ink("M0,0C-14,-14 -12,-34 4,-44C14,-30 14,-12 0,0Z", pal["b"])) + at(
            134, -34, ink("M0,0C16,-6 34,0 40,16C24,22 8,16 0,0Z", pal["b"])
        )
        return (
            o
            + at(152, -112, blossom(pal["a"], pal["c"]), 1.1)
            + at(186, -96, ink("M0,0C4,-18 20,-28 36,-24C36,-8 20,4 0,0Z", pal["b"]))
        )
    o = stalk(
        "M10,-10C60,-14 120,-22 150,-52C166,-68 170,-84 166,-98M84,-19C100,-30 108,-42 110,-56",
        pal["a"],
    )
    o += at(132, -36, ink("M0,0C4,18 20,28 38,24C36,8 20,-2 0,0Z", pal["b"]))
    return o + at(110, -78, bell(), 0.5) + at(164, -124, bell(), 0.66)


def daus(suit: str, ix: Index, ch: str) -> tuple[str, str]:
    """The whole card: what is drawn, and what goes into defs."""
    pal = SUITS[suit]
    sp = spray(suit, pal)
    k = 0.66 if ix.large else 1.0
    half = at(CX, CY, sp, k) + at(CX, CY, sp, k, 0, True)
    k = 2.3 if ix.large else 2.6
    half += at(CX, 236, ink(HALO[suit], "none", pal["t"], 9), k) + sign(
        suit, CX, 236, 104 * k, weight=0.62
    )
    uses, d = twice(half)
    # ribbon with folded ends, the suit's two colours
    end = ink(
        f"M{CX + 96},446L{CX + 214},446L{CX + 194},468L{CX + 214},490H{CX + 96}Z", pal["b"]
    ) + ink(f"M{CX + 96},446H{CX + 150}V476Z", INK, INK, 4)
    band = (
        end
        + group(end, f"rotate(180 {CX} {CY})")
        + box(CX - 150, 431, 300, 48, pal["b"], 5)
        + box(CX - 140, 441, 280, 28, pal["c"], 3, INK, 3.5)
    )
    for i in range(-2, 3):
        band += ink(
            f"M{CX + i * 52 - 15},455L{CX + i * 52},445L{CX + i * 52 + 15},455L{CX + i * 52},465Z",
            pal["b"],
            None,
        )
    for u in (-1.5, -0.5, 0.5, 1.5):
        band += disc(CX + u * 52, 455, 4, pal["b"], None)
    indices, index_def = corners(ix, suit, ch)
    return ground(pal, ix) + frame(pal, ix) + uses + band + indices, d + index_def

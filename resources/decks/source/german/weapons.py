# SPDX-License-Identifier: CC0-1.0
"""Weapons and poles."""

from german.drawing import box, disc, ink, oval
from german.palette import GOLD, GOLD_D, INK, STEEL, STEEL_D, WOOD, WOOD_D, Palette
from german.signs import sign


def sword() -> str:
    """Guard at 0,0, blade up."""
    return (
        ink("M-13,0L-11,-232L0,-262L11,-232L13,0Z", STEEL)
        + ink("M2,-6V-246L9,-230L10,-6Z", STEEL_D, None)
        + ink("M0,-12V-210", "none", INK, 3)
        + box(-9, 6, 18, 70, WOOD_D)
        + ink(
            "M-52,-2C-30,6 30,6 52,-2C58,6 56,14 50,16C30,16 -30,16 -50,16C-56,14 -58,6 -52,-2Z",
            GOLD,
        )
        + disc(0, 84, 15, GOLD)
        + disc(0, 84, 5, "#B63A2E", INK, 3)
    )


def sceptre(suit: str, top: float = -236, bottom: float = 70) -> str:
    """A staff that bears the suit sign."""
    o = box(-8, top + 60, 16, bottom - top - 60, GOLD, 6)
    for y in (top + 76, top + 150, bottom - 6):
        o += oval(0, y, 15, 8, GOLD_D, INK, 4.5)
    return o + sign(suit, 0, top + 14, 104)


def halberd(pal: Palette) -> str:
    """Shaft along y from 0 down to 400, point upward."""
    return (
        box(-7, 40, 14, 372, WOOD)
        + ink("M0,-6L13,46L8,72H-8L-13,46Z", STEEL)
        + ink("M6,62C26,56 42,40 52,32C66,62 66,104 50,134C40,122 26,112 6,108Z", STEEL)
        + ink("M44,40C56,64 56,102 47,126C60,100 62,64 52,36Z", STEEL_D, None)
        + ink("M-6,72L-34,84L-6,98Z", STEEL)
        + box(-10, 58, 20, 56, pal["c"], 5)
        + ink("M-8,116L-20,150L-8,144L0,154L8,144L20,150L8,116Z", pal["b"])
    )


def sabre(pal: Palette) -> str:
    """Hilt at 0,0, edge bowed to the left."""
    return (
        ink("M-10,-14C-40,-110 -38,-220 18,-312C6,-220 2,-110 10,-14Z", STEEL)
        + ink("M0,-18C-20,-110 -14,-210 12,-296C2,-214 0,-110 7,-18Z", STEEL_D, None)
        + box(-9, -6, 18, 64, INK, 6)
        + ink(
            (
                "M-32,-18H30C34,-10 32,-4 28,-2H-20C-46,4 -42,46 -6,56C-14,62 -22,62 -30,58"
                "C-62,40 -62,-8 -32,-18Z"
            ),
            STEEL,
        )
        + disc(0, 62, 11, GOLD)
    )


def banner(pal: Palette) -> str:
    """Pole along y (0 top), cloth to the right."""
    return (
        box(-6, 0, 12, 402, WOOD)
        + ink("M0,-22L11,0L0,10L-11,0Z", GOLD)
        + ink("M6,14C34,2 66,24 98,12V198L78,172L54,208L30,178L6,202Z", pal["a"])
        + ink("M6,14C34,2 66,24 98,12V28C66,40 34,18 6,30Z", pal["c"], INK, 4)
        + ink("M6,134C34,122 66,144 98,132V158C66,170 34,148 6,160Z", pal["b"], INK, 4)
    )


def pike(pal: Palette) -> str:
    """A pike with a tassel."""
    return (
        box(-7, 60, 14, 304, WOOD)
        + ink("M0,-44C20,-12 22,24 9,66H-9C-22,24 -20,-12 0,-44Z", STEEL)
        + ink("M1,-34C15,-8 16,26 6,62H1Z", STEEL_D, None)
        + ink("M-8,66H8V92H-8Z", pal["c"])
        + ink(
            (
                "M0,92C-22,104 -30,124 -22,142C-14,130 -10,132 -4,146C2,132 8,130 14,142"
                "C26,124 22,104 0,92Z"
            ),
            pal["b"],
        )
    )

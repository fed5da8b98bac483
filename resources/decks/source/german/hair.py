# SPDX-License-Identifier: CC0-1.0
"""Hair behind the face and over the forehead."""

from parts.pen import mirrored

from german.drawing import box, disc, ink
from german.palette import INK


def strands(d: str, c: str, w: float = 3.5) -> str:
    """Lines in the hair."""
    return ink(d, "none", c, w)


def hair_back(kind: str, fill: str, line: str) -> str:
    """Behind the face."""
    if kind == "page":  # straight, to the jaw
        return ink(
            (
                "M-58,-60C-78,-30 -78,30 -72,66C-60,76 -40,74 -30,64H30C40,74 60,76 72,66"
                "C78,30 78,-30 58,-60Z"
            ),
            fill,
        ) + mirrored(strands("M-66,-10C-68,20 -66,40 -64,56", line))
    if kind == "long":  # waves to the shoulder
        return ink(
            "M-56,-62C-80,-40 -74,-10 -80,14C-88,40 -76,58 -82,82C-84,104 -60,112 -40,100"
            "H40C60,112 84,104 82,82"
            "C76,58 88,40 80,14C74,-10 80,-40 56,-62Z",
            fill,
        ) + mirrored(strands("M-66,-14C-68,14 -74,30 -68,54C-66,70 -72,78 -68,90", line))
    if kind == "tuft":  # short curls over the ears
        return "".join(
            mirrored(disc(56, y, r, fill, INK, 4.5))
            for y, r in ((-30, 14), (-8, 15), (14, 13), (30, 9))
        )
    if kind == "crop":
        return mirrored(ink("M50,-60C72,-52 72,-14 64,10C58,8 54,0 52,-8Z", fill))
    if kind == "bob":  # to the jaw, swept outward
        return ink(
            (
                "M-56,-62C-76,-40 -70,0 -84,34C-80,48 -56,56 -40,46H40C56,56 80,48 84,34"
                "C70,0 76,-40 56,-62Z"
            ),
            fill,
        ) + mirrored(strands("M-64,-20C-64,6 -66,20 -72,34", line))
    if kind == "curl":
        return "".join(mirrored(disc(62, y, 19, fill)) for y in (-40, -12, 16, 42)) + box(
            -50, -60, 100, 110, fill, 0, None
        )
    return ""


def hair_front(kind: str, fill: str) -> str:
    """Over the forehead."""
    if kind == "fringe":
        return ink(
            (
                "M-56,-66C-58,-48 -56,-36 -52,-30C-44,-40 -30,-44 -16,-42C0,-44 18,-44 32,-42"
                "C42,-42 50,-38 53,-30C57,-40 58,-50 56,-66Z"
            ),
            fill,
        )
    if kind == "part":
        return ink(
            (
                "M-57,-66C-60,-40 -58,-22 -52,-12C-48,-30 -34,-44 -4,-52C26,-46 46,-32 52,-12"
                "C58,-22 60,-40 57,-66Z"
            ),
            fill,
        )
    if kind == "temple":
        return mirrored(ink("M-58,-66C-62,-40 -62,-14 -54,4C-48,-8 -46,-30 -46,-52Z", fill))
    return ""

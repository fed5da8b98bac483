# SPDX-License-Identifier: CC0-1.0
"""Leaves and blossoms."""

from parts.pen import at

from german.drawing import disc, ink, oval
from german.palette import INK


def oakleaf(fill: str = "#7C9440", vein: str = "#46591F") -> str:
    """Lobed leaf growing from 0,0 upward, 100 long."""
    return ink(
        "M0,0C-14,-8 -24,-12 -24,-24C-24,-30 -20,-33 -16,-34C-30,-38 -36,-46 -32,-56"
        "C-29,-62 -22,-63 -17,-60"
        "C-24,-68 -26,-78 -20,-84C-14,-89 -7,-86 -4,-80C-4,-92 -2,-98 0,-100C2,-98 4,-92 "
        "4,-80C7,-86 14,-89 20,-84"
        "C26,-78 24,-68 17,-60C22,-63 29,-62 32,-56C36,-46 30,-38 16,-34C20,-33 24,-30 "
        "24,-24C24,-12 14,-8 0,0Z",
        fill,
    ) + ink("M0,8V-82M0,-30L-16,-44M0,-30L16,-44M0,-54L-12,-70M0,-54L12,-70", "none", vein, 4)


def blossom(fill: str, eye: str) -> str:
    """A flower of five petals."""
    return "".join(
        at(0, 0, oval(0, -15, 10, 13, fill, INK, 4.5), 1, a) for a in range(0, 360, 72)
    ) + disc(0, 0, 8.5, eye, INK, 4)

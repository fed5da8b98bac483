# SPDX-License-Identifier: CC0-1.0
"""What the queens wear on their heads."""

from parts.geometry import flatten, sym
from parts.patterns import scatter
from parts.pen import MID, OUT, at, path

from french.cloth import lozenge
from french.crowns import band
from french.drawing import line, pearls, shape
from french.palette import CREAM, GOLD, INK
from french.signs import SIGN


def headdress(suit: str, p: dict[str, str]) -> str:
    """Coronet, steeple hat, padded rolls or tiara."""
    c = p["main"]
    if suit == "C":  # coronet of leaves over plaits
        out = ""
        for x, y, r in (
            (-44, -70, -38),
            (-24, -80, -18),
            (0, -84, 0),
            (24, -80, 18),
            (44, -70, 38),
        ):
            out += at(
                x,
                y,
                [
                    shape(
                        "M0,16 C-17,4 -13,-16 0,-30 C13,-16 17,4 0,16Z",
                        GOLD if x in (-24, 24) else p["soft"],
                        MID,
                    ),
                    line("M0,12 L0,-18", 2),
                ],
                1,
                r,
            )
        return out + band(y=-52, h=15, half_w=52, jewels="row", jewel_col=c)
    if suit == "S":  # steeple hat with veil
        out = shape(
            "M-46,-52 C-40,-70 -16,-150 -4,-158 C4,-162 10,-158 12,-150 C20,-126 42,-72 46,-52Z", c
        )
        out += path(
            (
                "M-37,-74 Q0,-66 37,-74 L32,-87 Q0,-80 -32,-87Z M-27,-102 Q0,-96 27,-102 "
                "L22,-115 Q0,-110 -22,-115Z"
            ),
            p["soft"],
        )
        out += path("M-17,-130 Q2,-126 17,-130 L14,-140 Q2,-137 -13,-140Z", p["soft"])
        out += path(
            "M-46,-52 C-40,-70 -16,-150 -4,-158 C4,-162 10,-158 12,-150 C20,-126 42,-72 46,-52Z",
            "none",
            INK,
            OUT,
        )
        return out + band(y=-44, h=16, half_w=52, fill=GOLD, jewels="lozenge", jewel_col=CREAM)
    if suit == "H":  # the heart-shaped headdress of padded rolls
        full = sym(
            (0, -84),
            (8, -104, 22, -122, 48, -118),
            (84, -112, 84, -60, 52, -42),
            (26, -60, 14, -62, 0, -56),
        )
        out = shape(full, c)
        out += scatter(flatten(full), lozenge(4.2, GOLD), 22, 17, 9, 0, -92)
        out += pearls(
            "M-52,-46 C-80,-64 -80,-108 -48,-114 C-24,-117 -9,-102 0,-80", 15, 4.6, CREAM, 2
        )
        out += pearls("M52,-46 C80,-64 80,-108 48,-114 C24,-117 9,-102 0,-80", 15, 4.6, CREAM, 2)
        return out + at(0, -58, shape(SIGN["small"]["H"], GOLD, 16), 0.2)
    # diamonds: tiara of lozenges before a high knot
    out = ""
    for x, y, k in (
        (-40, -68, 0.25),
        (-21, -76, 0.33),
        (0, -82, 0.44),
        (21, -76, 0.33),
        (40, -68, 0.25),
    ):
        out += at(x, y, shape(SIGN["small"]["D"], GOLD if x in (-21, 21) else c, 4.0 / k), k)
    return out + band(y=-50, h=14, half_w=50, jewels="row", jewel_col=CREAM)

# SPDX-License-Identifier: CC0-1.0
"""The sash that covers the joint."""

import math

from parts.pen import OUT, group, path

from french.arms import SLOPE
from french.drawing import disc, line
from french.palette import CREAM, GOLD, INK
from french.signs import sign


def sash(suit: str, p: dict[str, str], kind: str, cut: str = "full") -> str:
    """Covers the joint; turns into itself by 180 degrees."""
    a = math.degrees(math.atan(SLOPE))
    reach = 270
    fill, trim = {"K": (p["dark"], GOLD), "Q": (CREAM, p["main"]), "J": (GOLD, p["dark"])}[kind]
    out = path(f"M{-reach},-29L{reach},-29L{reach},29L{-reach},29Z", fill, INK, OUT)
    out += line(f"M{-reach},-20L{reach},-20M{-reach},20L{reach},20", 4, trim)
    if cut == "small":
        return group(out, f"rotate({a:.2f})")
    mark = {"K": GOLD, "Q": p["main"], "J": p["dark"]}[kind]
    out += path("M-17,0L0,-14L17,0L0,14Z", mark) + disc(0, 0, 4, fill)
    for s in (-1, 1):  # signs stand upright left of the middle, turned right of it
        for x in (72, 216):
            out += sign(suit, s * x, 0, 27, mark, "small", turn=s > 0)
        out += path(f"M{s * 144 - 13},0L{s * 144},-11L{s * 144 + 13},0L{s * 144},11Z", mark)
        for x in (39, 105, 183):
            out += path(
                f"M{s * x - 13},0Q{s * x},-9 {s * x + 13},0Q{s * x},9 {s * x - 13},0Z", mark
            )
    return group(out, f"rotate({a:.2f})")

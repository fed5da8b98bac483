# SPDX-License-Identifier: CC0-1.0
"""Hats of the jacks."""

from parts.geometry import flatten, mirror_path
from parts.patterns import hatch
from parts.pen import MID, OUT, at, group, path

from french.crowns import band
from french.drawing import disc, line, pearls, shape
from french.palette import CREAM, GOLD, INK
from french.signs import SIGN


def feather(d: str, spine: str, fill: str, barbs: str) -> str:
    """A feather: outline, spine and barbs."""
    return shape(d, fill) + line(spine, 3) + line(barbs, 2)


def cap(suit: str, p: dict[str, str]) -> str:
    """The hat of a jack."""
    c = p["main"]
    if suit == "C":  # wide flat cap, plume sweeping back
        plume = (
            "M30,-70 C54,-130 104,-132 122,-98 C130,-80 122,-62 112,-56 C112,-74 98,-86 "
            "84,-80 C66,-74 52,-66 30,-58Z"
        )
        out = feather(
            mirror_path(plume),
            mirror_path("M30,-64 C58,-100 90,-112 112,-84"),
            p["soft"],
            mirror_path(
                "M52,-86 L60,-100 M66,-97 L76,-110 M82,-100 L94,-110 M97,-96 L110,-100 "
                "M60,-82 L72,-78 M80,-92 L90,-82"
            ),
        )
        out += shape(
            "M-74,-56 C-84,-90 -46,-104 0,-102 C46,-104 88,-92 78,-56 C40,-44 -36,-44 -74,-56Z", c
        )
        out += line(
            "M-52,-64 C-50,-84 -30,-94 -10,-96 M52,-64 C54,-84 34,-94 14,-96 M0,-60 L2,-96",
            2.8,
            p["dark"],
        )
        out += band(y=-44, h=15, half_w=58, fill=GOLD)
        return out + at(-40, -56, shape(SIGN["small"]["C"], CREAM, 14), 0.24)
    if suit == "S":  # peaked forester's hat, one long quill
        out = feather(
            "M38,-60 C52,-100 66,-140 98,-158 C104,-126 84,-90 52,-56Z",
            "M44,-58 C58,-94 74,-124 92,-146",
            p["soft"],
            (
                "M58,-86 L60,-102 M68,-104 L70,-122 M78,-120 L82,-136 M64,-84 L76,-88 "
                "M74,-100 L86,-104"
            ),
        )
        out += shape(
            "M-92,-38 C-50,-62 -30,-126 10,-128 C34,-128 44,-84 56,-54 C20,-60 -40,-60 -92,-38Z", c
        )
        out += line("M-34,-66 C-18,-94 0,-112 14,-116", 2.8, p["dark"])
        out += shape(
            "M-96,-34 C-56,-66 18,-78 66,-56 C72,-46 70,-40 62,-36 C20,-52 -44,-48 -96,-34Z",
            p["dark"],
        )
        return out + line("M-78,-42 C-44,-60 18,-68 58,-50", 3, GOLD)
    if suit == "H":  # rolled chaperon with a falling tail
        out = shape(
            (
                "M40,-96 C86,-112 112,-70 100,-14 C96,14 100,34 84,52 C70,44 66,24 72,2 "
                "C80,-28 70,-52 50,-56Z"
            ),
            p["dark"],
        )
        out += line("M64,-88 C92,-78 94,-34 86,6 M58,-70 C80,-54 82,-26 78,8", 2.6, c)
        out += shape(
            "M-52,-60 C-70,-96 -52,-124 -22,-120 C-8,-134 30,-134 44,-112 C66,-104 66,-74 54,-60Z",
            p["dark"],
        )
        out += line(
            (
                "M-34,-72 C-40,-92 -32,-108 -20,-118 M2,-72 C-2,-92 4,-112 -4,-122 M32,-72 "
                "C38,-88 40,-100 34,-112"
            ),
            2.8,
            c,
        )
        roll = (
            "M-62,-40 C-76,-54 -68,-80 -48,-80 C-20,-90 22,-90 50,-80 C70,-80 78,-54 64,-40 "
            "C34,-54 -32,-54 -62,-40Z"
        )
        out += path(roll, c) + hatch(flatten(roll), 62, 21, GOLD, 7) + path(roll, "none", INK, OUT)
        return (
            out
            + disc(-52, -60, 12, CREAM, MID)
            + at(-52, -60, path(SIGN["small"]["H"], p["dark"]), 0.13)
        )
    # diamonds: puffed and slashed bonnet, a plume falling over the ear
    plume = (
        "M34,-62 C56,-140 134,-146 140,-92 C143,-56 128,-22 108,-8 C112,-36 104,-58 86,-58 "
        "C70,-58 52,-50 36,-42Z"
    )
    spine = "M40,-54 C66,-100 112,-116 122,-50"
    barbs = (
        "M56,-80 L58,-100 M70,-92 L76,-114 M88,-98 L96,-120 M104,-94 L118,-110 M114,-80 "
        "L132,-86 M119,-62 L136,-60 "
        "M66,-78 L76,-68 M84,-86 L92,-72 M100,-82 L104,-66"
    )
    out = group(
        feather(mirror_path(plume), mirror_path(spine), p["soft"], mirror_path(barbs)),
        "translate(-2 -12) scale(.88 .84)",
    )
    for _k, (r, f) in enumerate(
        ((-82, c), (82, c), (-48, CREAM), (48, CREAM), (-24, c), (24, c), (0, CREAM))
    ):
        out += group(
            at(0, 0, shape("M-9,0 C-30,-30 -24,-82 0,-88 C24,-82 30,-30 9,0Z", f), 1, r),
            "translate(0 -42) scale(1.02 .82)",
        )
    out += line("M0,-60 L0,-96 M-28,-62 L-36,-92 M28,-62 L36,-92", 2.4, p["dark"])
    out += band(y=-40, h=17, half_w=58, fill=p["dark"])
    out += pearls("M-46,-46 Q0,-38 46,-46", 7, 4.2, GOLD, 0)
    return out

# SPDX-License-Identifier: CC0-1.0
"""Hats of Ober and Unter."""

from parts.pen import at, mirrored

from german.drawing import disc, ink, oval
from german.palette import GOLD_D, INK, STEEL, STEEL_D, WHITE, Palette
from german.signs import bell, heart


def plume(fill: str, shade: str) -> str:
    """Ostrich feather rooted at 0,0, sweeping up and to the left, about 110 x 100."""
    return (
        ink(
            "M0,4C-8,-30 -18,-58 -44,-74C-60,-84 -84,-86 -98,-72C-108,-62 -104,-46 "
            "-92,-46C-98,-40 -92,-30 -82,-32"
            "C-84,-24 -74,-16 -66,-22C-64,-12 -52,-8 -46,-16C-42,-6 -30,-2 -26,-10"
            "C-20,-2 -10,4 0,4Z",
            fill,
        )
        + ink("M-4,-2C-14,-28 -30,-52 -52,-62C-66,-68 -78,-68 -86,-62", "none", shade, 5)
        + ink("M-24,-36L-30,-20M-40,-52L-50,-34M-58,-62L-68,-48", "none", shade, 4)
    )


def slim_feather(fill: str, shade: str) -> str:
    """Quill rooted at 0,0 pointing up, 120 long."""
    return ink("M0,4C-12,-20 -22,-60 -6,-120C10,-90 14,-40 0,4Z", fill) + ink(
        "M0,2C-4,-34 -6,-70 -5,-100M-3,-40L-11,-52M-4,-62L-12,-74M-3,-36L5,-50M-4,-60L4,-74",
        "none",
        shade,
        3.5,
    )


def hat(kind: str, pal: Palette) -> str:
    """The hat of an Ober or Unter."""
    if kind == "barett":  # broad slashed cap, two plumes
        o = at(34, -92, plume(WHITE, "#CDBF9F"), 1.0, 8)
        o += at(46, -86, plume(pal["c"], GOLD_D), 0.95, 44)
        o += ink(
            (
                "M-88,-60C-100,-92 -64,-108 -20,-110C30,-114 84,-104 90,-70C92,-52 70,-42 "
                "40,-42C0,-46 -40,-42 -70,-40C-82,-42 -86,-50 -88,-60Z"
            ),
            pal["b"],
        )
        for x in (-62, -32, 0, 32, 62):
            o += oval(x, -76 - 6 * (1 - abs(x) / 62), 7, 19, pal["c"], INK, 4)
        o += ink("M-66,-52C-30,-62 30,-62 66,-54L64,-38C30,-46 -30,-46 -64,-38Z", pal["a"])
        return o
    if kind == "hunter":  # tall soft hat, turned-up brim, pheasant feathers
        o = at(46, -62, slim_feather("#B4653A", "#6E3418"), 1.0, 34) + at(
            42, -62, slim_feather(pal["c"], GOLD_D), 0.95, 12
        )
        o += ink(
            (
                "M-52,-52C-50,-96 -44,-132 -16,-134C-4,-134 -2,-126 6,-126C16,-134 40,-134 "
                "46,-108C50,-92 52,-74 54,-52Z"
            ),
            pal["b"],
        )
        o += ink("M-4,-128C-8,-112 -6,-100 -2,-90", "none", pal["d"], 4)
        o += ink("M-54,-74C-24,-66 24,-66 54,-74L55,-54H-55Z", pal["c"])
        o += ink(
            (
                "M-98,-70C-84,-48 -40,-58 0,-58C40,-58 84,-48 98,-70C98,-44 62,-34 0,-36"
                "C-62,-34 -98,-44 -98,-70Z"
            ),
            pal["a"],
        )
        o += disc(47, -64, 9, "#B4653A", INK, 4)
        return o
    if kind == "bicorne":
        o = at(
            6,
            -122,
            ink(
                (
                    "M0,6C-20,-2 -22,-22 -14,-40C-10,-30 -8,-34 -4,-46C2,-36 6,-40 10,-46"
                    "C14,-32 20,-26 20,-18C22,-6 14,2 0,6Z"
                ),
                WHITE,
            )
            + ink("M0,4V-26M-8,0L-9,-18M8,0L10,-20", "none", pal["a"], 4),
            1.25,
        )
        o += ink(
            (
                "M-106,-42C-92,-70 -70,-124 0,-126C70,-124 92,-70 106,-42C80,-50 40,-58 0,-58"
                "C-40,-58 -80,-50 -106,-42Z"
            ),
            pal["b"],
        )
        o += ink("M-96,-52C-80,-82 -60,-114 0,-116C60,-114 80,-82 96,-52", "none", pal["c"], 7)
        o += ink(
            (
                "M-106,-42C-70,-60 -30,-62 0,-62C30,-62 70,-60 106,-42C72,-42 36,-44 0,-44"
                "C-36,-44 -72,-42 -106,-42Z"
            ),
            pal["d"],
        )
        o += (
            ink("M-4,-108L-4,-66H12V-108Z", pal["c"], INK, 4)
            + disc(4, -100, 16, pal["a"])
            + disc(4, -100, 7, WHITE, INK, 3.5)
        )
        return o
    if kind == "morion":
        o = at(0, -96, plume(pal["b"], "#8E231F"), 1.05, 6)
        o += ink("M-56,-52C-58,-96 -36,-112 0,-114C36,-112 58,-96 56,-52Z", STEEL)
        o += ink("M8,-112C38,-110 54,-94 53,-54H26C32,-78 26,-100 8,-112Z", STEEL_D, None)
        o += ink("M-30,-104C-22,-140 30,-140 34,-102C14,-116 -10,-116 -30,-104Z", pal["c"])
        o += ink(
            (
                "M-112,-82C-84,-62 -40,-60 0,-60C40,-60 84,-62 112,-82C104,-50 60,-32 0,-34"
                "C-60,-32 -104,-50 -112,-82Z"
            ),
            STEEL,
        )
        o += ink("M-96,-66C-60,-48 -30,-47 0,-47C30,-47 60,-48 96,-66", "none", STEEL_D, 5)
        o += "".join(
            disc(x, y, 4.5, pal["c"], INK, 3)
            for x, y in ((-44, -66), (-15, -69), (15, -69), (44, -66))
        )
        return o
    if kind == "cupula":  # acorn-cup cap with a stalk
        o = ink("M4,-112C4,-124 8,-132 18,-136", "none", INK, 19) + ink(
            "M4,-112C4,-124 8,-132 18,-136", "none", pal["a"], 9
        )
        o += ink(
            "M-76,-46C-86,-92 -44,-116 0,-116C44,-116 86,-92 76,-46C40,-30 -40,-30 -76,-46Z",
            pal["b"],
        )
        o += ink(
            (
                "M-60,-94C-30,-80 30,-48 52,-40M-28,-110C10,-94 50,-72 74,-56M60,-94C30,-80 "
                "-30,-48 -52,-40M28,-110C-10,-94 -50,-72 -74,-56M-72,-76C-44,-58 -22,-46 "
                "0,-38M72,-76C44,-58 22,-46 0,-38"
            ),
            "none",
            "#3A4E1D",
            4,
        )
        o += ink("M-78,-52C-40,-36 40,-36 78,-52L75,-32C40,-18 -40,-18 -75,-32Z", pal["a"])
        return o
    if kind == "bycocket":  # pointed forester's cap, long bill to the left
        o = at(40, -70, slim_feather("#C6432F", "#7E1E2C"), 0.72, 16)
        o += ink("M-60,-50C-54,-92 -10,-128 34,-120C56,-114 62,-84 60,-50Z", pal["a"])
        o += ink(
            (
                "M-112,-58C-70,-70 -20,-52 20,-62C44,-68 60,-82 72,-92C82,-66 74,-42 54,-38"
                "C20,-32 -60,-26 -112,-58Z"
            ),
            pal["b"],
        )
        o += ink("M-92,-56C-50,-48 10,-42 56,-56", "none", pal["c"], 5)
        return o
    if kind == "beret":  # soft cap hanging to the right
        o = ink(
            (
                "M-64,-54C-72,-88 -42,-116 4,-116C62,-118 104,-96 108,-60C112,-30 92,-12 "
                "76,-18C64,-24 66,-40 56,-46Z"
            ),
            pal["a"],
        )
        o += ink(
            "M44,-106C76,-98 96,-80 100,-58C102,-40 92,-26 82,-26C84,-54 74,-86 44,-106Z",
            pal["b"],
            None,
        )
        o += ink(
            "M-10,-112C-28,-100 -36,-84 -36,-64M20,-114C40,-96 48,-76 50,-54", "none", pal["d"], 4
        )
        o += ink("M-64,-62C-30,-54 30,-50 62,-58L58,-36C26,-28 -30,-32 -62,-40Z", pal["c"])
        o += at(-38, -66, heart(False), 0.36)
        return o
    if kind == "fool":  # two-horned cap with bells
        o = ink(
            (
                "M0,-60C-6,-96 -30,-128 -66,-126C-96,-124 -112,-96 -104,-62C-92,-84 -78,-86 "
                "-68,-74C-62,-66 -60,-54 -58,-40H0Z"
            ),
            pal["b"],
        )
        o += ink(
            (
                "M0,-60C6,-96 30,-128 66,-126C96,-124 112,-96 104,-62C92,-84 78,-86 68,-74"
                "C62,-66 60,-54 58,-40H0Z"
            ),
            pal["a"],
        )
        o += ink("M0,-40C-24,-62 -22,-98 0,-124C22,-98 24,-62 0,-40Z", pal["c"])
        o += ink("M-60,-52C-30,-42 30,-42 60,-52L58,-32C30,-22 -30,-22 -58,-32Z", WHITE)
        o += "".join(
            ink(f"M{x},{y}v10", "none", pal["b"], 5)
            for x, y in ((-36, -39), (-12, -35), (12, -35), (36, -39))
        )
        o += mirrored(at(-104, -48, bell(False), 0.32)) + at(0, -128, bell(False), 0.34)
        return o
    return ""

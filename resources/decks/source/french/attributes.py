# SPDX-License-Identifier: CC0-1.0
"""What the figures hold: the origin is the fist, upwards is negative."""

import math

from parts.pen import MID, OUT, at, n, path

from french.drawing import braid, disc, line, shape
from french.palette import CREAM, GOLD, GOLD_D, INK
from french.signs import SIGN


# Held in the right-hand fist; origin at the fist, upwards is negative.
def pole(top: float, w: float = 9, fill: str = "#8A5A34", down: float = 170) -> str:
    """A shaft."""
    return shape(f"M{-w / 2},{top} L{w / 2},{top} L{w / 2},{down} L{-w / 2},{down}Z", fill, MID)


def polar(r: float, a: float) -> str:
    """A point of the path by radius and angle."""
    return f"{n(r * math.cos(a))},{n(r * math.sin(a))}"


def orb(p: dict[str, str]) -> str:
    """A globe with a cross."""
    out = shape(
        (
            "M-5,-98 L5,-98 L5,-86 L16,-86 L16,-76 L5,-76 L5,-62 L-5,-62 L-5,-76 L-16,-76 "
            "L-16,-86 L-5,-86Z"
        ),
        GOLD,
        MID,
    )
    out += disc(0, -22, 44, p["main"], OUT) + path(
        "M-33,4 C-44,-16 -40,-44 -20,-58 C-30,-36 -30,-14 -20,8Z",
        p["soft"] + '" fill-opacity="0.45',
    )
    out += braid("M-43,-26 Q0,-10 43,-26", GOLD, 14) + braid("M0,-65 L0,-18", GOLD, 13)
    return out + disc(0, -18, 8, CREAM, MID)


def sword(p: dict[str, str]) -> str:
    """A sword, point up."""
    out = shape("M-12,-46 L-12,-230 L0,-262 L12,-230 L12,-46Z", "#E9EDF0")
    out += path("M0,-254 L10,-228 L10,-46 L0,-46Z", "#BAC3CA") + line("M0,-240 L0,-60", 2.4)
    out += path("M-12,-46 L-12,-230 L0,-262 L12,-230 L12,-46Z", "none", INK, OUT)
    out += shape(
        (
            "M-46,-56 C-36,-50 -20,-48 0,-48 C20,-48 36,-50 46,-56 C50,-44 44,-36 38,-36 "
            "L-38,-36 C-44,-36 -50,-44 -46,-56Z"
        ),
        GOLD,
    )
    out += shape("M-7,-36 L7,-36 L7,34 L-7,34Z", p["dark"], MID) + disc(0, 42, 12, GOLD, OUT)
    return out


def sceptre(p: dict[str, str]) -> str:
    """A sceptre with a heart."""
    out = pole(-150, 11, GOLD)
    out += shape(
        "M-13,-120 L13,-120 L10,-108 L-10,-108Z M-15,-152 L15,-152 L11,-140 L-11,-140Z", GOLD, MID
    )
    out += shape(
        (
            "M0,-150 C-30,-152 -44,-176 -36,-196 C-26,-186 -16,-184 -12,-186 C-14,-200 "
            "-8,-212 0,-220 C8,-212 14,-200 12,-186 C16,-184 26,-186 36,-196 C44,-176 "
            "30,-152 0,-150Z"
        ),
        GOLD,
    )
    out += at(0, -174, shape(SIGN["small"]["H"], p["main"], 9), 0.34)
    return out + disc(0, -228, 8, CREAM, MID)


def axe(p: dict[str, str]) -> str:
    """A two-edged axe."""
    out = pole(-236, 11)
    out += shape("M-6,-222 L-34,-206 L-34,-180 L-6,-172Z", "#BAC3CA")
    out += shape(
        "M6,-226 C22,-224 38,-236 46,-250 C72,-216 72,-174 46,-140 C38,-156 22,-168 6,-166Z",
        "#E9EDF0",
    )
    out += line("M40,-234 C58,-210 58,-180 40,-156", 2.6) + at(
        20, -196, path(SIGN["small"]["D"], p["main"]), 0.2
    )
    return (
        out
        + shape("M-9,-230 L9,-230 L9,-162 L-9,-162Z", GOLD, MID)
        + shape("M-6,-230 L0,-252 L6,-230Z", "#E9EDF0", MID)
    )


def daisy(p: dict[str, str]) -> str:
    """A daisy."""
    out = line("M0,36 C2,0 -4,-50 0,-104", 9) + line("M0,36 C2,0 -4,-50 0,-104", 4, "#5E8A57")
    out += shape("M0,-34 C16,-64 40,-66 54,-58 C46,-36 24,-24 0,-30Z", "#7FA66F", MID) + line(
        "M4,-33 C20,-48 34,-54 46,-54", 2
    )
    out += shape(
        "M-2,-54 C-16,-80 -38,-80 -50,-74 C-44,-54 -24,-44 -2,-50Z", "#7FA66F", MID
    ) + line("M-6,-53 C-20,-66 -30,-70 -42,-69", 2)
    for k in range(10):
        out += at(
            0,
            -130,
            shape("M0,-8 C-13,-22 -12,-42 0,-48 C12,-42 13,-22 0,-8Z", CREAM, MID),
            1,
            k * 36,
        )
    return (
        out
        + disc(0, -130, 15, GOLD, OUT)
        + "".join(
            disc(7 * math.cos(k * 1.05), -130 + 7 * math.sin(k * 1.05), 1.8, GOLD_D)
            for k in range(6)
        )
    )


def lily(p: dict[str, str]) -> str:
    """A tulip-like lily."""
    out = line("M0,36 C2,0 -4,-50 0,-120", 9) + line("M0,36 C2,0 -4,-50 0,-120", 4, "#5E8A57")
    out += shape("M0,-36 C10,-84 30,-104 46,-112 C48,-76 30,-46 0,-30Z", "#7FA66F", MID) + line(
        "M4,-38 C18,-64 30,-84 40,-98", 2
    )
    out += shape(
        (
            "M0,-112 C-22,-118 -36,-140 -34,-190 C-22,-182 -14,-172 -10,-162 L0,-204 "
            "L10,-162 C14,-172 22,-182 34,-190 C36,-140 22,-118 0,-112Z"
        ),
        "#FDFBF6",
    )
    out += path("M0,-204 L10,-162 C14,-172 22,-182 34,-190 C36,-140 22,-118 0,-112Z", p["soft"])
    out += path(
        (
            "M0,-112 C-22,-118 -36,-140 -34,-190 C-22,-182 -14,-172 -10,-162 L0,-204 "
            "L10,-162 C14,-172 22,-182 34,-190 C36,-140 22,-118 0,-112Z"
        ),
        "none",
        INK,
        OUT,
    )
    return (
        out
        + line("M-10,-162 C-12,-144 -8,-128 0,-116 M10,-162 C12,-144 8,-128 0,-116", 2.6)
        + disc(0, -114, 8, "#7FA66F", MID)
    )


def rose(p: dict[str, str]) -> str:
    """A rose."""
    out = line("M0,36 C4,0 -6,-50 0,-96", 9) + line("M0,36 C4,0 -6,-50 0,-96", 4, "#5E8A57")
    out += shape("M0,-36 C12,-66 36,-74 54,-68 C48,-42 26,-26 0,-32Z", "#7FA66F", MID) + line(
        "M5,-36 C20,-52 34,-60 46,-63", 2
    )
    out += shape("M-2,-60 C-14,-84 -34,-88 -46,-84 C-42,-64 -24,-50 -2,-54Z", "#7FA66F", MID)
    for k in range(5):
        out += at(
            0,
            -136,
            shape(
                (
                    "M0,0 C-30,-12 -30,-40 -14,-44 C-6,-47 -3,-44 0,-40 C3,-44 6,-47 14,-44 "
                    "C30,-40 30,-12 0,0Z"
                ),
                p["main"],
                MID,
            ),
            1,
            k * 72 + 36,
        )
    for k in range(5):
        out += at(
            0,
            -136,
            shape("M0,0 C-18,-8 -20,-24 -8,-28 C0,-30 16,-24 0,0Z", p["soft"], 2.6),
            1,
            k * 72,
        )
    return out + disc(0, -136, 9, GOLD, MID)


def fan(p: dict[str, str]) -> str:
    """An open fan."""
    ribs, out = 7, ""
    for k in range(ribs):
        a0, a1 = math.radians(-160 + k * 108 / ribs), math.radians(-160 + (k + 1) * 108 / ribs)
        am = (a0 + a1) / 2
        r0, r1 = 38, 116
        out += shape(
            f"M{polar(r0, a0)} L{polar(r1, a0)} L{polar(r1 + 9, am)} "
            f"L{polar(r1, a1)} L{polar(r0, a1)}Z",
            [p["main"], p["soft"]][k % 2],
            MID,
        )
        out += path(
            f"M{polar(84, a0)} L{polar(90, am)} L{polar(84, a1)} "
            f"L{polar(98, a1)} L{polar(104, am)} L{polar(98, a0)}Z",
            GOLD,
            INK,
            2,
        )
        out += shape(
            f"M0,6 L{polar(r0 + 1, a0)} L{polar(r0 + 1, a1)}Z", GOLD if k % 2 else CREAM, 2.4
        )
    return out


def halberd(p: dict[str, str]) -> str:
    """A halberd."""
    out = pole(-240, 10)
    out += shape(
        (
            "M-6,-210 L-20,-214 C-38,-222 -46,-216 -58,-204 C-48,-190 -48,-166 -58,-150 "
            "C-44,-140 -36,-150 -20,-160 L-6,-166Z"
        ),
        "#E9EDF0",
    )
    out += shape("M6,-200 L42,-212 L30,-190 L42,-168 L6,-180Z", "#BAC3CA") + line(
        "M-48,-204 C-40,-190 -40,-166 -48,-152", 2.4
    )
    out += shape("M-8,-222 L-11,-238 L0,-276 L11,-238 L8,-222Z", "#E9EDF0") + line(
        "M0,-264 L0,-232", 2.2
    )
    out += shape("M-8,-224 L8,-224 L8,-158 L-8,-158Z", GOLD, MID)
    return out + shape(
        (
            "M-8,-156 L8,-156 C20,-136 10,-122 14,-108 L4,-120 L0,-104 L-4,-120 L-14,-108 "
            "C-10,-122 -20,-136 -8,-156Z"
        ),
        p["main"],
        MID,
    )


def pennant(p: dict[str, str]) -> str:
    """A lance with a pennant."""
    out = pole(-244, 10) + shape(
        "M-9,-240 C-12,-256 -4,-266 0,-278 C4,-266 12,-256 9,-240Z", "#E9EDF0"
    )
    flag = "M5,-234 C26,-244 40,-226 64,-232 L46,-204 L64,-176 C40,-172 26,-192 5,-182Z"
    return (
        out
        + shape(flag, p["main"])
        + line("M5,-196 C24,-204 36,-190 54,-190 M5,-222 C24,-232 36,-218 54,-220", 3.4, GOLD)
        + at(24, -208, path(SIGN["small"]["S"], CREAM), 0.22)
    )


def scroll(p: dict[str, str]) -> str:
    """An unrolled letter with a seal."""
    out = shape("M-36,-158 L34,-158 L38,-6 L-32,-6Z", CREAM)
    out += line(
        "M-20,-134 L22,-134 M-20,-120 L22,-120 M-19,-106 L23,-106 M-18,-92 L10,-92", 3.4, "#8A7A63"
    )
    out += shape(
        "M-46,-176 L42,-176 C52,-176 52,-154 42,-154 L-46,-154 C-56,-154 -56,-176 -46,-176Z",
        "#EAD9B4",
    ) + line("M-40,-165 L36,-165", 2)
    out += braid("M4,-70 L-8,-40 M4,-70 L18,-42", p["main"], 11, 2.4) + disc(
        4, -72, 15, p["dark"], MID
    )
    return out + at(4, -71, path(SIGN["small"]["H"], GOLD), 0.17)


def horn(p: dict[str, str]) -> str:
    """A drinking horn."""
    d = (
        "M-44,-20 C-30,18 26,22 46,-40 C56,-78 50,-120 22,-158 L-18,-136 C4,-112 14,-86 "
        "10,-62 C4,-34 -14,-28 -28,-40Z"
    )
    out = shape(d, "#EAD9B4") + path(
        (
            "M46,-40 C56,-78 50,-120 22,-158 L10,-152 C36,-116 42,-78 32,-44 C22,-8 -8,2 "
            "-36,-6 C-12,22 30,16 46,-40Z"
        ),
        "#CDB183",
    )
    out += path(d, "none", INK, OUT)
    out += shape("M30,-166 L-24,-136 L-18,-122 L38,-150Z", GOLD) + shape(
        "M12,-72 L54,-70 L51,-52 L8,-56Z", GOLD, MID
    )
    out += shape("M-50,-26 L-36,-44 L-24,-36 L-40,-14Z", GOLD, MID)
    return out


ATTRIBUTES = {
    "orb": orb,
    "sword": sword,
    "sceptre": sceptre,
    "axe": axe,
    "daisy": daisy,
    "lily": lily,
    "rose": rose,
    "fan": fan,
    "halberd": halberd,
    "pennant": pennant,
    "scroll": scroll,
    "horn": horn,
}

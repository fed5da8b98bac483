# SPDX-License-Identifier: CC0-1.0
"""The bodies of the kings."""

import itertools

from parts.geometry import flatten
from parts.patterns import scatter
from parts.pen import MID, at, n

from french.arms import joint_y, left_arm, on_joint
from french.cloth import cloth, pip, tail
from french.drawing import braid, disc, line, pearls, shape
from french.figure import Figure
from french.palette import CREAM, GOLD
from french.signs import SIGN


def king_body(suit: str, p: dict[str, str], o: Figure, skin: tuple[str, str]) -> str:
    """Mantle, robe and collar."""
    main, dark, soft = p["main"], p["dark"], p["soft"]
    d = (
        f"M-34,-180 C-104,-172 -196,-152 -284,-92 L{on_joint(-284)} L{on_joint(284)} "
        "L284,-80 C200,-150 104,-172 34,-180Z"
    )
    out = cloth(d, main, o.mantle, p, suit)
    robe = f"M-44,-128 L44,-128 L64,{n(joint_y(64))} L-64,{n(joint_y(-64))}Z"
    out += cloth(robe, (o.robe or soft), o.front, dict(p, soft=p[o.front_col or "main"]), suit)
    for s in (-1, 1):
        out += braid(f"M{s * 46},-128 L{on_joint(s * 66)}", GOLD, 17)
    if o.front == "plain":
        for y in (-58, -26):
            out += disc(0, y, 9, GOLD, MID)
    c = o.collar
    if c == "ermine":
        cd = (
            "M-40,-184 C-92,-180 -150,-160 -176,-112 C-112,-82 -52,-66 0,-66 C52,-66 "
            "112,-82 176,-112 C150,-160 92,-180 40,-184 "
            "C30,-160 -30,-160 -40,-184Z"
        )
        out += shape(cd, CREAM) + scatter(flatten(cd), tail, 40, 25, 14, 0, -88)
    elif c == "scallop":
        cd = "M-40,-184 C-90,-178 -140,-162 -170,-122 "
        xs = [
            (-170, -122),
            (-132, -96),
            (-90, -80),
            (-46, -70),
            (0, -66),
            (46, -70),
            (90, -80),
            (132, -96),
            (170, -122),
        ]
        for (x0, y0), (x1, y1) in itertools.pairwise(xs):
            cd += f"Q{n((x0 + x1) / 2)},{n(max(y0, y1) + 24)} {x1},{y1} "
        cd += "C140,-162 90,-178 40,-184 C30,-160 -30,-160 -40,-184Z"
        out += shape(cd, dark) + scatter(flatten(cd), pip(suit, 21, GOLD), 46, 29, 14, 0, -109)
        for (x0, y0), (x1, y1) in itertools.pairwise(xs):  # a bead in every scallop
            out += disc((x0 + x1) / 2, max(y0, y1) + 3, 3.6, CREAM)
    elif c == "chain":
        cd = (
            "M-40,-184 C-92,-180 -140,-164 -160,-128 C-104,-96 -50,-84 0,-84 C50,-84 "
            "104,-96 160,-128 C140,-164 92,-180 40,-184 "
            "C30,-160 -30,-160 -40,-184Z"
        )
        out += shape(cd, dark) + pearls(
            "M-136,-140 C-96,-108 -48,-98 0,-98 C48,-98 96,-108 136,-140", 15, 7.5, GOLD
        )
        out += at(0, -74, shape(SIGN["small"][suit], GOLD, 11), 0.36)
    else:  # "pointed": a star collar
        cd = (
            "M-40,-184 C-92,-180 -140,-166 -184,-130 L-128,-128 L-124,-86 L-72,-108 "
            "L-46,-62 L0,-98 L46,-62 L72,-108 L124,-86 L128,-128 L184,-130 "
            "C140,-166 92,-180 40,-184 C30,-160 -30,-160 -40,-184Z"
        )
        out += shape(cd, CREAM) + line(
            (
                "M-150,-138 L-112,-140 L-108,-110 L-66,-126 L-44,-86 L0,-118 L44,-86 "
                "L66,-126 L108,-110 L112,-140 L150,-138"
            ),
            4,
            main,
        )
    if o.pose == "breast":
        light = dict(p, soft=main)  # a light sleeve, its pattern in the strong colour
        out += left_arm(light, suit, soft, o.sleeve, o.cuff, skin)
    return out

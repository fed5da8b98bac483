# SPDX-License-Identifier: CC0-1.0
"""The bodies of the queens."""

from parts.geometry import flatten
from parts.patterns import scatter
from parts.pen import MID, at, n

from french.arms import joint_y, left_arm, neck, on_joint
from french.cloth import cloth, dot
from french.drawing import braid, disc, line, pearls, shape
from french.figure import Figure
from french.palette import CREAM, GOLD
from french.ruffs import ruff
from french.signs import SIGN


def queen_body(suit: str, p: dict[str, str], o: Figure, skin: tuple[str, str]) -> str:
    """Cloak, bodice, neckline and sleeves."""
    main, dark, soft = p["main"], p["dark"], p["soft"]
    # cloak behind
    d = (
        f"M-50,-172 C-124,-166 -206,-140 -284,-92 L{on_joint(-284)} L{on_joint(284)} "
        "L284,-78 C206,-140 124,-166 50,-172Z"
    )
    out = cloth(d, (o.cloak or dark), o.cloak_pat, dict(p, soft=(o.cloak_line or main)), suit)
    # bodice
    bod = (
        "M-96,-152 C-70,-162 -40,-166 -24,-168 L24,-168 C40,-166 70,-162 96,-152 C92,-110 "
        f"66,-70 60,-46 C66,-26 78,0 88,{n(joint_y(88))} L{on_joint(-88)} C-78,-20 -66,-36 "
        "-60,-46 C-66,-70 -92,-110 -96,-152Z"
    )
    out += cloth(bod, main, o.mantle, p, suit)
    low = o.low
    out += neck(skin, low, vee=o.line == "v")
    if o.line == "square":
        out += braid(f"M-82,-150 L-52,{low} L52,{low} L82,-150", GOLD, 15)
        out += braid(f"M0,{low + 6} L0,0", GOLD, 15) + "".join(
            disc(0, y, 6, CREAM, MID) for y in range(int(low) + 26, -24, 26)
        )
    elif o.line == "v":
        out += shape(
            (
                "M-84,-152 C-60,-140 -20,-110 0,-84 C20,-110 60,-140 84,-152 L110,-140 "
                "C80,-110 30,-70 0,-40 C-30,-70 -80,-110 -110,-140Z"
            ),
            CREAM,
        )
        out += scatter(
            flatten(
                "M-84,-152 C-60,-140 -20,-110 0,-84 C20,-110 60,-140 84,-152 L110,-140 "
                "C80,-110 30,-70 0,-40 C-30,-70 -80,-110 -110,-140Z"
            ),
            dot(3.4, main),
            20,
            14,
            6,
            0,
            -62,
        )
    elif o.line == "round":
        out += braid("M-84,-150 C-60,-104 60,-104 84,-150", CREAM, 22)
        out += pearls("M-80,-146 C-58,-106 58,-106 80,-146", 11, 4, main, 0)
        out += line(
            "M-28,-104 L22,-66 M28,-104 L-22,-66 M-22,-66 L22,-36 M22,-66 L-22,-36", 5, GOLD
        )
    # sleeves: puff and hanging sleeve on the left, forearm in front on the right
    for s in (-1, 1):
        pd = (
            f"M{s * 80},-152 C{s * 124},-166 {s * 168},-140 {s * 172},-100 C{s * 172},-70 "
            f"{s * 140},-58 {s * 112},-66 C{s * 92},-76 {s * 84},-110 {s * 80},-152Z"
        )
        out += shape(pd, (o.puff or soft))
        out += line(
            (
                f"M{s * 92},-148 C{s * 112},-120 {s * 118},-90 {s * 116},-68 M{s * 116},-154 "
                f"C{s * 140},-128 {s * 146},-94 {s * 138},-64 M{s * 142},-146 C{s * 158},-124 "
                f"{s * 164},-100 {s * 158},-76"
            ),
            4.4,
            (o.puff_line or main),
        )
        out += braid(f"M{s * 100},-68 C{s * 124},-54 {s * 150},-58 {s * 168},-80", GOLD, 15)
    out += left_arm(p, suit, main, o.sleeve, o.cuff, skin, (o.pose or "breast"))
    if o.ruff:
        out += ruff(0, -166, 118, 40)
    else:
        out += pearls("M-36,-172 C-28,-148 28,-148 36,-172", 9, 5.2, (o.pearl or CREAM), 2)
        out += at(0, -140, shape(SIGN["small"][suit], GOLD, 14), 0.2)
    return out

# SPDX-License-Identifier: CC0-1.0
"""The bodies of the jacks."""

from parts.geometry import flatten
from parts.patterns import hatch
from parts.pen import MID, OUT, at, n, path

from french.arms import joint_y, left_arm, on_joint
from french.cloth import cloth
from french.drawing import disc, line, shape
from french.figure import Figure
from french.palette import CREAM, GOLD, GOLD_D, INK
from french.ruffs import ruff
from french.signs import SIGN


def jack_body(suit: str, p: dict[str, str], o: Figure, skin: tuple[str, str]) -> str:
    """Doublet, shoulders, collar and the arm behind."""
    main, dark, soft = p["main"], p["dark"], p["soft"]
    out = ""
    if o.cape:
        out += cloth(
            (
                f"M-70,-162 C-150,-156 -216,-128 -284,-84 L{on_joint(-284)} L{on_joint(284)} "
                "L284,-72 C216,-128 150,-156 70,-162Z"
            ),
            dark,
            o.cape,
            dict(p, soft=main),
            suit,
        )
    dob = (
        "M-24,-172 C-60,-166 -96,-160 -116,-146 C-108,-100 -88,-70 -82,-44 C-86,-30 "
        f"-96,{n(joint_y(-104) - 14)} -104,{n(joint_y(-104))} "
        f"L{on_joint(104)} C98,-10 86,-30 82,-44 C88,-70 108,-100 116,-146 C96,-160 "
        "60,-166 24,-172Z"
    )
    out += cloth(dob, main, o.mantle, p, suit)
    f = o.front
    if f == "buttons":
        out += line("M0,-150 L0,0", MID) + "".join(
            disc(0, y, 7.5, GOLD, MID) for y in range(-124, -24, 26)
        )
    elif f == "lacing":
        out += shape("M-30,-160 L30,-160 L16,-30 L-16,-30Z", CREAM, MID)
        out += line(
            (
                "M-26,-138 L22,-112 M26,-138 L-22,-112 M-22,-112 L19,-86 M22,-112 L-19,-86 "
                "M-19,-86 L17,-60 M19,-86 L-17,-60"
            ),
            4,
            dark,
        )
    elif f == "tabard":
        t = f"M-58,-166 L58,-166 L48,{n(joint_y(48))} L-48,{n(joint_y(-48))}Z"
        out += shape(t, soft) + at(0, -60, path(SIGN["medium"][suit], dark), 0.44)
        for s in (-1, 1):
            out += line(f"M{s * 49},-160 L{on_joint(s * 40)}", 4, GOLD)
    elif f == "panes":
        for x in (-44, -15, 15, 44):
            out += shape(
                f"M{x - 8},-150 Q{x + 12},-100 {x * 0.7 - 4},-52 Q{x - 16},-100 {x - 8},-150Z",
                CREAM,
                MID,
            )
        out += "".join(disc(0, y, 5, GOLD, 2) for y in (-132, -108, -84, -60))
    # shoulders
    for s in (-1, 1):
        k = o.shoulder
        if k == "puff":
            pd = (
                f"M{s * 92},-158 C{s * 140},-172 {s * 184},-142 {s * 184},-100 C{s * 184},-68 "
                f"{s * 146},-54 {s * 114},-64 C{s * 94},-80 {s * 92},-118 {s * 92},-158Z"
            )
            out += shape(pd, (o.puff or soft))
            for q in (0, 1, 2):
                x = 112 + q * 24
                out += shape(
                    (
                        f"M{s * (x - 6)},{-154 + q * 4} C{s * (x + 14)},-130 "
                        f"{s * (x + 16)},-94 {s * (x + 4)},{-70 - q * 3} C{s * (x + 2)},-98 "
                        f"{s * (x - 6)},-126 {s * (x - 6)},{-154 + q * 4}Z"
                    ),
                    main,
                    2.6,
                )
        elif k == "wing":
            out += shape(
                (
                    f"M{s * 88},-156 C{s * 130},-160 {s * 170},-130 {s * 176},-70 "
                    f"L{s * 116},-62 C{s * 110},-90 {s * 96},-120 {s * 88},-156Z"
                ),
                main,
            )
            out += shape(
                (
                    f"M{s * 80},-160 C{s * 130},-176 {s * 176},-152 {s * 190},-112 "
                    f"L{s * 166},-116 L{s * 158},-96 L{s * 140},-110 L{s * 126},-92 "
                    f"L{s * 114},-112 L{s * 98},-104Z"
                ),
                (o.wing or soft),
            )
        else:  # "roll"
            pd = (
                f"M{s * 90},-156 C{s * 140},-164 {s * 176},-130 {s * 178},-70 L{s * 114},-60 "
                f"C{s * 108},-90 {s * 96},-120 {s * 90},-156Z"
            )
            g = flatten(pd)
            out += (
                path(pd, soft)
                + hatch(g, s * 24, 25, main, 11)
                + hatch(g, s * 24, 25, INK, 2.4, 5.6)
                + hatch(g, s * 24, 25, INK, 2.4, -5.6)
            )
            out += path(pd, "none", INK, OUT)
    out += left_arm(p, suit, (o.arm or main), o.sleeve, o.cuff, skin, (o.pose or "breast"))
    c = o.collar
    out += path("M-24,-214 L-24,-166 L24,-166 L24,-214Z", skin[0]) + path(
        "M-22,-186 C-8,-168 12,-168 24,-190 L24,-164 L0,-164Z", skin[1]
    )
    out += line("M-24,-200 L-24,-166 M24,-200 L24,-166", OUT)
    if c == "ruff":
        out += ruff(0, -172, 92, 30)
    elif c == "falling":
        cd = (
            "M-28,-184 C-50,-184 -84,-174 -96,-164 L-66,-122 L-40,-138 L-14,-116 L0,-152 "
            "L14,-116 L40,-138 L66,-122 L96,-164 C84,-174 50,-184 28,-184 C14,-164 -14,-164 "
            "-28,-184Z"
        )
        out += shape(cd, CREAM) + line(
            "M-74,-160 L-62,-140 L-40,-152 L-20,-136 M74,-160 L62,-140 L40,-152 L20,-136", MID, main
        )
    elif c == "scarf":
        out += shape(
            (
                "M-40,-190 C-66,-180 -74,-160 -62,-146 C-30,-128 30,-128 62,-146 C74,-160 "
                "66,-180 40,-190 C20,-166 -20,-166 -40,-190Z"
            ),
            (o.scarf or GOLD),
        )
        out += line(
            "M-50,-172 C-26,-148 26,-148 50,-172 M-56,-156 C-28,-138 28,-138 56,-156", 2.6, GOLD_D
        )
    else:  # "hood": pointed shoulder cape
        cd = (
            "M-34,-190 C-72,-184 -120,-166 -138,-140 L-112,-116 L-86,-128 L-62,-98 L-32,-116 "
            "L0,-80 L32,-116 L62,-98 L86,-128 L112,-116 L138,-140 C120,-166 72,-184 34,-190 "
            "C20,-166 -20,-166 -34,-190Z"
        )
        out += shape(cd, dark) + line(
            (
                "M-116,-142 L-108,-134 L-84,-146 L-58,-118 L-32,-136 L0,-102 L32,-136 "
                "L58,-118 L84,-146 L108,-134 L116,-142"
            ),
            MID,
            GOLD,
        )
    return out

# SPDX-License-Identifier: CC0-1.0
"""Hair and beards for heads seen from the side (looking right)."""

from parts.pen import MID, OUT, path


def hair(style: str, fill: str, dark: str, ink: str) -> str:
    """Over the back of the head, leaving the ear free."""
    if style == "page":  # straight, to the nape
        d = (
            "M38,-46 C22,-46 8,-40 2,-28 C-2,-18 -4,-12 -8,-6 C-16,-16 -30,-12 -30,6 "
            "C-28,20 -28,34 -24,48 C-38,62 -60,64 -80,54 C-68,36 -70,12 -68,-14 "
            "C-66,-54 -36,-78 6,-76 C26,-75 38,-64 38,-46Z"
        )
        strands = (
            "M-20,-60 C-48,-44 -54,-14 -52,14 C-51,30 -54,42 -58,52 M-36,8 C-38,28 -38,40 -40,54"
        )
    elif style == "long":  # waves down to the shoulder
        d = (
            "M38,-46 C22,-46 8,-40 2,-28 C-2,-18 -4,-12 -8,-6 C-16,-16 -30,-12 -30,6 "
            "C-28,22 -26,36 -34,50 C-30,70 -36,90 -46,106 C-64,116 -86,104 -84,86 "
            "C-92,68 -76,54 -82,34 C-86,14 -72,6 -70,-14 C-68,-54 -36,-78 6,-76 "
            "C26,-75 38,-64 38,-46Z"
        )
        strands = (
            "M-20,-60 C-50,-42 -56,-10 -62,12 C-68,32 -60,48 -66,66 C-70,80 -64,92 -60,102 "
            "M-38,10 C-46,30 -42,50 -50,70 C-54,84 -50,92 -50,100"
        )
    elif style == "curls":
        out = path(
            "M38,-46 C18,-46 6,-38 2,-26 C-2,-16 -4,-10 -8,-6 C-16,-16 -30,-12 -30,6 "
            "L-30,30 L-52,30 C-74,-30 -50,-78 6,-76 C26,-75 38,-64 38,-46Z",
            fill,
            ink,
            OUT,
        )
        for x, y, r in ((-54, -34, 17), (-62, -6, 18), (-60, 24, 17), (-44, 46, 16), (-34, 22, 11)):
            out += (
                f'<circle cx="{x}" cy="{y}" r="{r}" fill="{fill}" stroke="{ink}" '
                f'stroke-width="{OUT}"/>'
            )
            out += path(
                f"M{x - 7},{y + 3} C{x - 7},{y - 9} {x + 8},{y - 8} {x + 7},{y + 2}",
                "none",
                dark,
                2.6,
            )
        return out
    elif style == "knot":  # combed up and back into a knot
        out = (
            f'<circle cx="-62" cy="-58" r="31" fill="{fill}" stroke="{ink}" stroke-width="{OUT}"/>'
        )
        out += path(
            "M-82,-66 C-72,-84 -50,-80 -42,-62 M-84,-48 C-72,-66 -56,-62 -48,-46", "none", dark, 3
        )
        d = (
            "M38,-44 C18,-44 4,-34 -2,-16 C-12,-18 -28,-12 -32,6 C-30,18 -36,24 -42,18 "
            "C-60,-4 -62,-60 -22,-78 C10,-90 38,-74 38,-44Z"
        )
        strands = "M26,-58 C0,-62 -30,-48 -44,-20 M4,-70 C-20,-70 -42,-58 -52,-40"
        return out + path(d, fill, ink, OUT) + path(strands, "none", dark, 2.6)
    else:  # "crop"
        d = (
            "M38,-46 C20,-46 6,-40 0,-28 C-4,-14 -4,-6 -8,-4 C-16,-16 -30,-12 -30,6 "
            "C-30,16 -34,24 -38,30 C-52,24 -62,4 -62,-18 C-62,-54 -36,-76 6,-74 "
            "C26,-73 38,-64 38,-46Z"
        )
        strands = "M-24,-58 C-46,-44 -50,-20 -46,6"
    return path(d, fill, ink, OUT) + path(strands, "none", dark, 2.6)


def beard(style: str, fill: str, dark: str, ink: str) -> str:
    """On the jaw and under the nose."""
    if style == "point":
        d = (
            "M-14,0 C-18,22 -16,42 -4,54 C8,66 18,80 34,112 C50,92 56,72 48,52 "
            "C40,54 34,48 28,42 C16,40 0,30 -2,2Z"
        )
        strands = "M-4,36 C6,56 18,70 30,90 M22,54 C28,66 34,76 38,86"
    elif style == "full":
        d = (
            "M-16,-4 C-28,24 -30,60 -14,86 C-10,98 -2,104 4,116 C14,108 20,118 30,126 "
            "C44,104 60,82 48,52 C40,54 34,48 28,42 C16,40 2,26 0,0Z"
        )
        strands = "M-12,34 C-10,58 -4,76 8,96 M10,50 C14,70 22,86 28,106"
    else:  # "tuft" on the chin
        d = "M30,62 C28,76 34,90 44,98 C52,84 52,66 46,54 C42,62 36,64 30,62Z"
        strands = ""
    out = path(d, fill, ink, OUT)
    if strands:
        out += path(strands, "none", dark, 2.6)
    m = "M50,27 C38,22 28,28 20,36 C14,43 6,44 0,38 C4,54 28,54 40,42 C46,38 51,35 52,31Z"
    return out + path(m, fill, ink, MID)

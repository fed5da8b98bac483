# SPDX-License-Identifier: CC0-1.0
"""Hair behind the face and over the forehead."""

from parts.pen import MID, OUT, n

from french.drawing import disc, line, shape
from french.palette import INK


def hair(style: str, col: tuple[str, str]) -> str:
    """Behind the face."""
    fill, dark = col
    if style == "locks":
        d = (
            "M-40,-58 C-66,-40 -58,-8 -64,16 C-68,34 -84,34 -86,22 C-92,46 -70,60 -52,52 "
            "C-44,48 -40,40 -40,30 L40,30 "
            "C40,40 44,48 52,52 C70,60 92,46 86,22 C84,34 68,34 64,16 C58,-8 66,-40 40,-58Z"
        )
        s = "M-50,-36 C-56,-10 -52,14 -58,34 M50,-36 C56,-10 52,14 58,34"
    elif style == "page":
        d = (
            "M0,-76 C-40,-76 -62,-50 -62,-14 C-62,14 -62,30 -72,46 C-52,56 -40,48 -34,36 "
            "L34,36 C40,48 52,56 72,46 C62,30 62,14 62,-14 C62,-50 40,-76 0,-76Z"
        )
        s = "M-52,-30 C-56,0 -52,22 -56,40 M52,-30 C56,0 52,22 56,40"
    elif style == "waves":
        d = (
            "M0,-78 C-44,-80 -66,-52 -62,-22 C-60,-6 -76,4 -70,22 C-66,36 -82,48 -76,66 "
            "C-72,80 -86,92 -74,112 C-56,122 -40,108 -36,90 L36,90 "
            "C40,108 56,122 74,112 C86,92 72,80 76,66 C82,48 66,36 70,22 C76,4 60,-6 "
            "62,-22 C66,-52 44,-80 0,-78Z"
        )
        s = (
            "M-52,-30 C-48,-6 -62,10 -56,28 C-52,44 -66,56 -60,74 C-56,88 -64,96 -60,106 "
            "M52,-30 C48,-6 62,10 56,28 C52,44 66,56 60,74 "
            "C56,88 64,96 60,106 M-46,20 C-42,40 -52,60 -46,80 M46,20 C42,40 52,60 46,80"
        )
    elif style == "curls":
        out = ""
        for side in (-1, 1):
            for x, y, r in ((46, -38, 17), (55, -12, 18), (57, 16, 17), (50, 40, 15)):
                out += disc(side * x, y, r, fill, OUT)
                out += line(
                    (
                        f"M{n(side * (x - 6))},{n(y + 3)} C{n(side * (x - 6))},{n(y - 9)} "
                        f"{n(side * (x + 8))},{n(y - 8)} {n(side * (x + 7))},{n(y + 2)}"
                    ),
                    2.6,
                    dark,
                )
        return out
    elif style == "crop":
        d = (
            "M0,-72 C-40,-72 -56,-48 -54,-16 C-54,0 -50,10 -44,16 L44,16 C50,10 54,0 54,-16 "
            "C56,-48 40,-72 0,-72Z"
        )
        s = ""
    else:  # "up": combed up to a knot
        d = (
            "M0,-84 C-44,-84 -58,-50 -54,-14 C-52,2 -48,12 -42,18 L42,18 C48,12 52,2 54,-14 "
            "C58,-50 44,-84 0,-84Z"
        )
        s = ""
    return shape(d, fill) + (line(s, 2.6, dark) if s else "")


def fringe(style: str, col: tuple[str, str]) -> str:
    """Over the forehead."""
    fill, dark = col
    if style == "parted":
        d = (
            "M0,-66 C-30,-70 -52,-48 -50,-6 C-40,-18 -36,-38 0,-52 C36,-38 40,-18 50,-6 "
            "C52,-48 30,-70 0,-66Z"
        )
        s = "M-8,-56 C-28,-46 -38,-34 -44,-18 M8,-56 C28,-46 38,-34 44,-18"
    elif style == "straight":
        d = (
            "M-48,-30 C-52,-58 -30,-72 0,-72 C30,-72 52,-58 48,-30 C36,-36 28,-32 16,-35 "
            "C6,-31 -6,-31 -16,-35 C-28,-32 -36,-36 -48,-30Z"
        )
        s = "M-28,-38 L-26,-58 M-10,-38 L-9,-62 M10,-38 L9,-62 M28,-38 L26,-58"
    else:  # "swept"
        d = (
            "M-48,-4 C-58,-52 -26,-72 4,-70 C34,-70 54,-48 50,-8 C46,-26 30,-40 14,-50 "
            "C-4,-40 -38,-38 -48,-4Z"
        )
        s = "M8,-58 C-14,-50 -34,-42 -43,-22 M22,-58 C34,-50 42,-40 46,-24"
    return shape(d, fill, MID) + line(s, 2.4, dark)


def plait(side: int, col: tuple[str, str], tie: str) -> str:
    """A braid from the temple down to the breast."""
    fill, _dark = col
    out, y, x = "", 26.0, 54
    for k in range(6):
        r = 15 - k * 0.9
        s = -1 if k % 2 else 1
        out += (
            f'<ellipse cx="{n(side * (x + s * 3))}" cy="{n(y)}" rx="{n(r)}" '
            f'ry="{n(r * 0.8)}" fill="{fill}" stroke="{INK}" '
            f'stroke-width="{MID}" transform="rotate({side * s * 28} {n(side * x)} {n(y)})"/>'
        )
        y += 17.5
    out += shape(
        (
            f"M{side * x - 9},{n(y - 8)} L{side * x + 9},{n(y - 8)} "
            f"L{side * x + 8},{n(y + 1)} L{side * x - 8},{n(y + 1)}Z"
        ),
        tie,
        MID,
    )
    out += shape(
        (
            f"M{side * x - 8},{n(y + 1)} L{side * x + 8},{n(y + 1)} "
            f"L{side * x + 11},{n(y + 16)} L{side * x},{n(y + 24)} "
            f"L{side * x - 11},{n(y + 16)}Z"
        ),
        fill,
        MID,
    )
    return out


def veil(p: dict[str, str]) -> str:
    """The veil of the steeple hat."""
    return shape(
        (
            "M-48,-52 C-78,-30 -84,30 -104,92 C-80,104 -50,100 -36,88 L36,88 C50,100 80,104 "
            "104,92 C84,30 78,-30 48,-52Z"
        ),
        p["soft"],
    ) + line("M-54,-30 C-66,10 -66,50 -78,90 M54,-30 C66,10 66,50 78,90", 2.6, p["main"])

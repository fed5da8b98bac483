# SPDX-License-Identifier: CC0-1.0
"""Frontal faces and beards of the French figures."""

from parts.geometry import mirror_path, sym
from parts.pen import MID, OUT, n, path

from french.drawing import disc, line, shape
from french.palette import INK

# Origin in the middle of the face: hairline -62, chin +60, half width 44.
# What makes the family of a suit: broad clubs, long spades, round hearts, sharp diamonds.
BUILD: dict[str, dict[str, float]] = {
    "C": {"width": 2, "jaw": 5, "chin": 60, "nose": 0, "eye": 0, "tilt": -1, "thick": 1.5},
    "S": {"width": -2, "jaw": -2, "chin": 65, "nose": 3, "eye": -1.5, "tilt": 2, "thick": -1},
    "H": {"width": 3, "jaw": 7, "chin": 56, "nose": -3, "eye": 2, "tilt": -4, "thick": 0},
    "D": {"width": 0, "jaw": -4, "chin": 62, "nose": 1, "eye": -0.5, "tilt": 3, "thick": 1},
}


def face(
    skin: tuple[str, str],
    lip: str,
    brow: str,
    build: dict[str, float],
    kind: str = "m",
    gaze: float = 1,
    age: float = 0,
    width: float = 44,
    lashes: bool = False,
) -> str:
    """A frontal face without hair."""
    base, shade = skin
    width += build["width"]
    chin, q, e0, brow_tilt, th = (
        build["chin"],
        build["nose"],
        build["eye"],
        build["tilt"],
        build["thick"],
    )
    jaw = (24 if kind == "m" else 17) + build["jaw"]
    f = sym((0, -64), (28, -64, width, -44, width, -12), (width, 24, jaw, chin - 4, 0, chin))
    out = path(f, base)
    # shadow side, cut along the ridge of the nose
    out += path(
        f"M2,-64 C29,-64 {width},-44 {width},-12 C{width},24 {jaw},{chin - 4} 0,{chin} "
        "L-2,50 L3,42 L0,30 "
        f"L4,{22 + q} L11,{19 + q} C12,{14 + q} 7,4 5,-8 C5,-16 10,-20 14,-24 L2,-40Z",
        shade,
    )
    out += path(f, "none", INK, OUT)
    out += line(
        f"M6,-14 C7,0 12,{12 + q} 12,{17 + q} C10,{22 + q} 2,{22 + q} -4,{20 + q}", 3.2
    )  # nose
    for s in (-1, 1):  # eyes and brows
        e = f"M{s * 10},-9 Q{s * 20},{n(-19 - e0)} {s * 31},-9 Q{s * 21},{n(-2 + e0)} {s * 10},-9Z"
        out += path(e, "#FFFDF8") + disc(s * 20.5 + gaze * 3, -10.5, 4.6, INK)
        out += line(
            f"M{s * 9},-8 Q{s * 20},{n(-20 - e0)} {s * 32},-8"
            + (f" L{s * 38},-13" if lashes else ""),
            3.8,
        )
        b = brow_tilt / 2  # outward end up, inward end down, or the reverse
        out += path(
            f"M{s * 8},{n(-25 + b)} Q{s * 22},{n(-34 - b - th)} {s * 36},{n(-23 - b)} "
            f"Q{s * 22},{n(-27 - b)} {s * 8},{n(-19 + b + th * 0.6)}Z",
            brow,
        )
        if age:
            out += line(f"M{s * 14},1 Q{s * 21},5 {s * 28},1", 1.8)
    if kind == "f":
        out += path("M-13,36 Q-6,29 0,32.5 Q6,29 13,36 Q0,49 -13,36Z", lip) + line(
            "M-14,36 Q0,40 14,36", 2
        )
        out += disc(-27, 20, 7.5, lip + '" fill-opacity="0.22')
    else:
        out += line("M-13,36 Q0,40 14,35", 3.2) + path("M-8,40 Q1,46 9,40 Q1,42 -8,40Z", lip)
    return out


def beard(style: str, col: tuple[str, str]) -> str:
    """On the jaw; the mouth shows."""
    fill, dark = col
    if style == "long":  # broad, falling in three waves
        d = (
            "M-45,-22 C-47,30 -56,70 -36,112 C-30,100 -28,98 -24,96 C-20,112 -10,128 "
            "0,140 C10,128 20,112 24,96 "
            "C28,98 30,100 36,112 C56,70 47,30 45,-22 C42,4 34,14 22,18 C12,22 5,24 0,24 "
            "C-5,24 -12,22 -22,18 C-34,14 -42,4 -45,-22Z"
        )
        strands = (
            "M-34,40 C-38,66 -34,82 -29,94 M34,40 C38,66 34,82 29,94 M-14,58 C-18,84 -10,104 "
            "-3,122 M14,58 C18,84 10,104 3,122"
        )
    elif style == "fork":  # two points
        d = (
            "M-45,-22 C-48,26 -50,60 -28,128 C-14,104 -6,92 0,78 C6,92 14,104 28,128 "
            "C50,60 48,26 45,-22 "
            "C42,4 34,14 22,18 C12,22 5,24 0,24 C-5,24 -12,22 -22,18 C-34,14 -42,4 -45,-22Z"
        )
        strands = (
            "M-32,44 C-36,70 -32,90 -27,108 M32,44 C36,70 32,90 27,108 M-12,56 C-16,72 "
            "-18,84 -22,98 M12,56 C16,72 18,84 22,98"
        )
    elif style == "round":  # short, full, curled edge
        d = (
            "M-45,-22 C-54,0 -56,18 -48,28 C-56,40 -50,54 -38,56 C-40,70 -26,80 -16,74 "
            "C-10,86 10,86 16,74 C26,80 40,70 38,56 "
            "C50,54 56,40 48,28 C56,18 54,0 45,-22 C42,4 34,14 22,18 C12,22 5,24 0,24 "
            "C-5,24 -12,22 -22,18 C-34,14 -42,4 -45,-22Z"
        )
        strands = (
            "M-36,30 Q-30,40 -36,48 M36,30 Q30,40 36,48 M-18,56 Q-14,64 -18,70 M18,56 Q14,64 "
            "18,70 M0,60 L0,74"
        )
    else:  # "point": chin beard only
        d = "M-20,44 C-14,52 -8,50 0,49 C8,50 14,52 20,44 C22,70 8,84 0,104 C-8,84 -22,70 -20,44Z"
        strands = "M-6,60 C-6,74 -3,82 0,92 M8,58 C7,70 4,80 2,86"
    out = shape(d, fill) + line(strands, 2.6, dark)
    if style != "point":
        out += path("M-13,38 Q0,33 13,38 Q0,48 -13,38Z", "#8E3B32", INK, 2)
    return out


def moustache(style: str, col: tuple[str, str]) -> str:
    """Both halves, under the nose."""
    m = (
        "M0,22 C8,17 20,22 27,30 C34,37 44,36 48,30 C48,44 34,50 22,44 C12,40 6,34 0,32Z"
        if style == "point"
        else "M0,21 C9,16 19,21 25,28 C30,33 36,34 40,31 C38,43 26,45 16,40 C9,37 4,34 0,33Z"
    )
    return shape(m, col[0], MID) + shape(mirror_path(m), col[0], MID)

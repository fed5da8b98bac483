# SPDX-License-Identifier: CC0-1.0
"""Hands, arms and necks, and the slope of the joint they end at."""

from parts.pen import MID, OUT, at, n, path

from french.cloth import cloth, tail
from french.drawing import line, shape
from french.palette import CREAM, GOLD, INK

SLOPE = 0.20  # the joint: y = SLOPE * x


def joint_y(x: float) -> float:
    """The height of the joint at x."""
    return SLOPE * x


def on_joint(x: float) -> str:
    """The point of the joint at x."""
    return f"{n(x)},{n(joint_y(x))}"


def fist(skin: tuple[str, str], x: float = 0, y: float = 0) -> str:
    """Closed round an upright shaft, seen from the front."""
    base, shade = skin
    d = (
        "M-21,-20 C-10,-25 12,-25 21,-18 C26,-6 26,12 20,21 C8,26 -12,26 -20,20 C-26,8 "
        "-26,-8 -21,-20Z"
    )
    out = shape(d, base) + path(
        "M20,-17 C25,-6 25,12 19,20 C8,25 -6,25 -14,22 C2,18 12,8 20,-17Z", shade
    )
    out += line("M-6,-11 L22,-9 M-5,0 L24,1 M-5,11 L22,11", 2.6) + path(d, "none", INK, OUT)
    out += shape("M-22,-16 C-12,-26 0,-24 4,-14 C6,-6 0,-2 -8,-4 C-14,-4 -20,-2 -23,2Z", base, MID)
    return at(x, y, out)


def palm(skin: tuple[str, str]) -> str:
    """Lying flat, fingers to the right."""
    base, _shade = skin
    d = (
        "M-20,-16 C-4,-24 12,-22 30,-12 C38,-8 38,0 32,3 C38,8 34,16 26,15 C26,22 16,24 "
        "8,20 C-4,24 -16,20 -22,14Z"
    )
    out = shape(d, base) + line("M32,3 C24,1 16,0 10,1 M26,15 C20,12 14,11 8,11", 2.6)
    out += shape("M-12,-16 C0,-28 14,-30 20,-24 C20,-16 8,-12 0,-8Z", base, MID)
    return out


def forearm(p: dict[str, str], suit: str, sleeve: str, pat: str, cuff: str) -> str:
    """The upright arm in front, ending under the fist at (178, -122)."""
    d = (
        f"M122,{n(joint_y(122))} C122,-34 140,-60 150,-84 L206,-84 C216,-60 232,-24 "
        f"234,{n(joint_y(234))}Z"
    )
    out = cloth(d, sleeve, pat, p, suit)
    if cuff == "ermine":
        out += shape(
            "M140,-104 C160,-98 196,-98 216,-104 L222,-72 C196,-64 160,-64 134,-72Z", CREAM
        )
        return out + tail(155, -86) + tail(178, -83) + tail(201, -86)
    if cuff == "lace":
        return (
            out
            + shape(
                (
                    "M146,-106 L210,-106 L226,-78 Q216,-66 206,-76 Q197,-64 187,-75 Q178,-63 "
                    "169,-75 Q159,-64 150,-76 Q140,-66 130,-78Z"
                ),
                CREAM,
            )
            + line("M160,-98 L154,-82 M178,-98 L178,-82 M196,-98 L202,-82", 2)
        )
    out += shape("M144,-104 C160,-99 196,-99 212,-104 L215,-76 C196,-70 160,-70 141,-76Z", GOLD)
    return out + line("M142,-90 C160,-85 196,-85 214,-90", 2.2)


def left_arm(
    p: dict[str, str],
    suit: str,
    fill: str,
    pat: str,
    cuff: str,
    skin: tuple[str, str],
    pose: str = "breast",
) -> str:
    """The hand laid on the breast, or the arm akimbo, its hand below the joint."""
    if pose == "hip":
        return cloth(
            "M-172,-98 C-206,-84 -222,-60 -218,-36 L-116,-16 C-140,-32 -142,-52 -120,-66Z",
            fill,
            pat,
            p,
            suit,
        )
    out = cloth(
        "M-204,-14 C-208,-66 -162,-86 -92,-102 L-76,-66 C-104,-54 -120,-36 -122,0Z",
        fill,
        pat,
        p,
        suit,
    )
    if cuff == "lace":
        out += shape(
            "M-104,-106 L-88,-112 Q-76,-112 -76,-100 Q-66,-98 -68,-86 Q-58,-82 -64,-70 L-80,-60Z",
            CREAM,
            MID,
        )
    else:
        out += shape("M-104,-104 L-85,-111 L-64,-69 L-82,-60Z", GOLD, MID)
    return out + at(-50, -91, palm(skin), 0.94, -22)


def neck(skin: tuple[str, str], low: float = -132, wide: float = 26, vee: bool = False) -> str:
    """The neck, and the skin a low neckline shows."""
    base, shade = skin
    hem = "L0,-78 " if vee else f"L-52,{low} L52,{low} "
    return shape(
        (
            f"M-{wide},-214 L-{wide},-168 C-40,-160 -70,-156 -84,-150 {hem}L84,-150 C70,-156 "
            f"40,-160 {wide},-168 L{wide},-214Z"
        ),
        base,
    ) + path(
        (
            f"M-{wide - 3},-190 C-12,-170 12,-170 {wide - 2},-192 L{wide - 2},-166 C30,-160 "
            "10,-158 -8,-168Z"
        ),
        shade,
    )

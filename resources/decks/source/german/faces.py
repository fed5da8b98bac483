# SPDX-License-Identifier: CC0-1.0
"""Frontal faces and beards of the German figures."""

from parts.pen import group, mirrored

from german.drawing import disc, ink, oval
from german.hair import strands
from german.palette import INK, SKIN


# local coordinates: face centre 0,0; forehead -60, chin 76, cheeks +-54
def face(
    skin: str = "fair",
    nose: int = 0,
    brow: str = "flat",
    look: float = -4,
    mouth: str = "calm",
    hair: str = "#5A3820",
    sx: float = 1.0,
    age: bool = False,
    eyes: str = "open",
    turn: bool = False,
) -> str:
    """A frontal face without hair."""
    base, shade, blush = SKIN[skin]
    o = mirrored(oval(56, 6, 11, 18, base) + ink("M58,0C52,2 52,10 57,13", "none", INK, 3.5))
    o += ink(
        "M-54,-62C-58,-18 -56,16 -47,40C-38,63 -18,77 0,77C18,77 38,63 47,40C56,16 58,-18 54,-62Z",
        base,
    )
    ntip = {0: (-15, 22), 1: (-19, 24), 2: (-12, 17)}[nose]
    o += ink(
        (
            "M3,-62H51.500C55,-18 53.500,15 45,39C36,61 18,74 0,74.500C6,60 4,44 1,31"
            f"L{ntip[0]},{ntip[1]}L1,-16Z"
        ),
        shade,
        None,
    )
    o += oval(-31, 22, 12, 8, blush, None, 0, ' fill-opacity="0.45"') + oval(
        32, 22, 12, 8, blush, None, 0, ' fill-opacity="0.45"'
    )
    o += ink(
        f"M0,-18L{ntip[0]},{ntip[1]}C{ntip[0]},{ntip[1] + 7} -6,{ntip[1] + 9} 1,{ntip[1] + 8}",
        "none",
        INK,
        4.5,
    )
    for side in (-1, 1):
        ex = 26 * side
        if eyes == "wink" and side > 0:
            o += ink(f"M{ex - 15},-4C{ex - 8},-13 {ex + 8},-13 {ex + 15},-4", "none", INK, 6)
            continue
        top = -18 if eyes == "wide" else -14
        o += ink(
            (
                f"M{ex - 14},-4C{ex - 8},{top} {ex + 8},{top} {ex + 14},-4C{ex + 8},4 "
                f"{ex - 8},4 {ex - 14},-4Z"
            ),
            "#FFFDF6",
            None,
        )
        o += disc(
            ex + look, -4.5 if eyes == "sleepy" else -5.5, 6.6 if eyes == "wide" else 6.3, INK, None
        )
        if eyes == "sleepy":
            o += ink(
                (
                    f"M{ex - 15},-4C{ex - 8},-15 {ex + 8},-15 {ex + 15},-4C{ex + 8},-8 "
                    f"{ex - 8},-8 {ex - 15},-4Z"
                ),
                shade,
                INK,
                4,
            )
        else:
            o += ink(f"M{ex - 15},-4C{ex - 8},{top} {ex + 8},{top} {ex + 15},-4", "none", INK, 5)
        if eyes == "merry":
            o += ink(f"M{ex - 13},3C{ex - 6},-2 {ex + 6},-2 {ex + 13},3", base, INK, 3)
        if age:
            o += ink(f"M{ex - 9},9C{ex - 3},12 {ex + 4},12 {ex + 9},9", "none", INK, 2.5)
    b = {
        "flat": ("M10,-24C20,-32 34,-32 45,-25C34,-27 22,-25 12,-18Z"),
        "stern": ("M7,-17C18,-29 34,-33 47,-29C35,-26 20,-21 10,-10Z"),
        "high": ("M10,-30C18,-42 34,-42 45,-30C34,-36 22,-35 13,-25Z"),
        "thick": ("M8,-22C18,-37 38,-37 48,-22C36,-27 20,-26 10,-13Z"),
    }[brow]
    o += mirrored(ink(b, hair, INK, 2.5))
    m = {
        "calm": "M-14,47C-5,51 5,51 14,47",
        "smile": "M-19,43C-9,54 9,54 19,43",
        "firm": "M-15,48H15",
        "wry": "M-13,49C-4,51 8,50 19,42",
        "open": "M-14,44C-8,56 8,56 14,44Z",
        "none": "",
    }[mouth]
    if m:
        o += ink(m, "#9C3A30" if mouth == "open" else "none", INK, 4.5)
        o += ink("M-6,59C-2,61 2,61 6,59", "none", INK, 3)
    return group(o, f"scale({-sx if turn else sx} 1)") if turn or sx != 1 else o


def moustache(kind: str, fill: str) -> str:
    """Both halves, under the nose."""
    half = {
        "walrus": "M0,31C-14,25 -32,33 -42,62C-30,54 -14,52 0,45Z",
        "twirl": (
            "M0,33C-10,27 -20,33 -28,37C-40,42 -50,34 -47,22C-58,30 -58,50 -40,53C-24,55 "
            "-10,51 0,44Z"
        ),
        "broad": "M0,31C-14,27 -30,36 -47,44C-34,54 -12,53 0,45Z",
        "thin": "M0,35C-10,32 -22,40 -34,37C-26,47 -10,46 0,42Z",
    }[kind]
    return mirrored(ink(half, fill, INK, 4))


def beard(kind: str, fill: str, line: str) -> str:
    """On the jaw; the mouth shows."""
    if kind == "full":
        o = ink(
            "M-57,-4C-62,38 -64,84 -44,112C-38,120 -34,118 -30,126C-22,140 -10,138 0,150"
            "C10,138 22,140 30,126"
            "C34,118 38,120 44,112C64,84 62,38 57,-4C50,12 46,26 34,30C22,34 10,31 0,31"
            "C-10,31 -22,34 -34,30C-46,26 -50,12 -57,-4Z",
            fill,
        )
        o += mirrored(
            strands("M-46,40C-46,66 -40,84 -34,96M-26,70C-26,92 -20,106 -14,116M-8,74V112", line)
        )
        o += ink("M-13,52C-5,57 5,57 13,52C8,64 -8,64 -13,52Z", "#A2463A", INK, 4)
    elif kind == "fork":
        o = ink(
            "M-56,-2C-60,30 -56,60 -46,84C-42,112 -36,140 -22,160C-14,142 -4,128 0,112"
            "C4,128 14,142 22,160C36,140 42,112 46,84"
            "C56,60 60,30 56,-2C50,14 44,28 32,31C20,34 10,31 0,31C-10,31 -20,34 -32,31"
            "C-44,28 -50,14 -56,-2Z",
            fill,
        )
        o += mirrored(
            strands(
                (
                    "M-44,44C-42,70 -34,96 -26,124M-26,66C-24,88 -20,108 -20,120M-9,72C-8,88 "
                    "-8,94 -8,100"
                ),
                line,
            )
        )
        o += ink("M-13,52C-5,57 5,57 13,52C8,63 -8,63 -13,52Z", "#A2463A", INK, 4)
    elif kind == "point":
        o = ink(
            "M-20,58C-16,76 -10,96 0,112C10,96 16,76 20,58C12,52 6,56 0,56C-6,56 -12,52 -20,58Z",
            fill,
        )
        o += strands("M0,66V92M-8,66L-5,80M8,66L5,80", line)
    elif kind == "jaw":
        o = ink(
            "M-56,-10C-60,26 -54,60 -34,80C-22,92 -10,96 0,98C10,96 22,92 34,80C54,60 "
            "60,26 56,-10C50,16 46,34 34,44"
            "C26,62 14,66 0,66C-14,66 -26,62 -34,44C-46,34 -50,16 -56,-10Z",
            fill,
        )
        o += mirrored(strands("M-44,38C-40,56 -32,68 -22,76M-14,78L-8,88", line))
    elif kind == "stubble":
        o = ink(
            (
                "M-54,-6C-57,20 -54,24 -47,40C-38,63 -18,77 0,77C18,77 38,63 47,40C54,24 "
                "57,20 54,-6C48,18 40,34 24,34C10,30 -10,30 -24,34C-40,34 -48,18 -54,-6Z"
            ),
            fill,
            None,
            0,
            ' fill-opacity="0.22"',
        )
        return o + ink("M-5,64C-4,72 4,72 5,64Z", fill, INK, 3)
    elif kind == "tuft":
        o = ink("M-11,62C-10,74 -5,84 0,90C5,84 10,74 11,62C6,59 -6,59 -11,62Z", fill, INK, 4)
    elif kind == "whisker":
        o = mirrored(
            ink("M-57,-30C-60,0 -62,30 -50,52C-44,58 -34,52 -32,42C-42,34 -46,10 -46,-24Z", fill)
            + strands("M-53,0C-53,18 -49,32 -44,42", line)
        )
    return o

# SPDX-License-Identifier: CC0-1.0
"""Heads seen from the side and in three-quarter view, shared by both decks.

Both look to the right; hairline at y = -64, chin at about +66, ear near x = -24 (profile).
The frontal heads are each deck's own: see french/faces.py and german/faces.py.
"""

from dataclasses import dataclass

from parts.pen import MID, OUT, path


@dataclass(frozen=True)
class Complexion:
    """The colours a head is drawn with."""

    base: str
    shade: str
    lip: str
    brow: str
    ink: str


def _line(c: Complexion, d: str, w: float) -> str:
    return path(d, "none", c.ink, w)


def profile(c: Complexion, woman: bool = False, hooked: bool = False, old: bool = False) -> str:
    """A head seen from the side."""
    if woman:
        nose = "C43,-4 48,4 53,11 C56,16 52,19 45,20"
        mouth = "C43,24 44,27 49,30 C51,34 48,36 45,37 C48,40 47,44 42,46"
    elif hooked:
        nose = "C52,-10 60,4 62,18 C62,24 56,24 48,23"
        mouth = "C46,27 47,31 49,34 C51,38 48,41 45,42 C48,46 48,50 44,53"
    else:
        nose = "C44,-4 52,6 58,15 C61,20 56,24 47,24"
        mouth = "C45,28 46,31 49,34 C51,38 48,41 45,42 C48,46 48,50 44,53"
    chin = "C44,60 36,66 26,66" if woman else "C47,62 41,70 28,70"
    d = (
        "M-34,-66 L26,-66 C36,-54 39,-42 38,-30 C37,-22 36,-18 39,-13 "
        f"{nose} {mouth} {chin} C8,68 -8,58 -18,44 C-25,34 -27,20 -28,8 "
        "C-42,-10 -44,-40 -34,-66Z"
    )
    out = path(d, c.base)
    out += path(
        "M-28,8 C-27,20 -25,34 -18,44 C-8,58 8,68 26,68 C12,60 0,48 -4,30 C-7,18 -8,4 -4,-10 Z",
        c.shade,
    )
    out += path(d, "none", c.ink, OUT)
    out += path("M-30,-10 C-18,-20 -6,-8 -12,6 C-14,18 -26,20 -29,8Z", c.base, c.ink, MID)
    out += path("M34,-10 Q23,-20 10,-9 Q22,-2 33,-5Z", "#FFFDF8")
    out += f'<circle cx="26.5" cy="-10" r="5" fill="{c.ink}"/>'
    out += _line(c, "M7,-7 Q20,-22 36,-11" + (" M9,-9 L2,-14" if woman else ""), 3.8)
    arch = (
        "M9,-27 Q26,-37 41,-27 Q26,-31 11,-22Z"
        if woman
        else "M8,-24 Q26,-38 42,-25 Q26,-28 10,-17Z"
    )
    out += path(arch, c.brow)
    out += _line(c, "M47,20 C42,20 41,14 45,11", 3)
    if woman:
        out += path("M49,30 C42,28 36,30 31,34 C38,34 44,34 47,33Z", c.lip)
        out += path("M46,34 C40,35 36,35 31,34 C36,41 42,41 46,37Z", c.lip)
        out += f'<circle cx="14" cy="20" r="8" fill="{c.lip}" fill-opacity="0.2"/>'
    else:
        out += _line(c, "M49,35 C42,37 36,37 29,40", 3.2)
    if old:
        out += _line(c, "M4,-4 L-3,-8 M4,0 L-3,2 M30,8 C26,14 22,18 20,26", 2)
    return out


def three_quarter(
    c: Complexion, woman: bool = False, wide: float = 0, chin: float = 64, old: bool = False
) -> str:
    """A head turned half to the right."""
    jaw = 20 if woman else 30
    d = (
        f"M{-38 - wide},-66 L30,-66 C41,-54 44,-40 40,-26 C38,-18 40,-13 43,-6 C46,6 43,22 37,34 "
        f"C33,48 24,{chin} 8,{chin} C{-jaw / 2 - 4:.0f},{chin} {-jaw - wide:.0f},{chin - 18} "
        f"{-41 - wide},20 C{-46 - wide},0 {-46 - wide},-42 {-38 - wide},-66Z"
    )
    out = path(d, c.base)
    out += path(
        "M20,-66 L30,-66 C41,-54 44,-40 40,-26 C38,-18 40,-13 43,-6 C46,6 43,22 37,34 "
        f"C33,48 24,{chin} 8,{chin} C20,58 22,50 20,42 L26,34 L22,26 L33,18 L22,-8Z",
        c.shade,
    )
    out += path(d, "none", c.ink, OUT)
    out += path(
        f"M{-41 - wide},-12 C{-58 - wide},-22 {-60 - wide},14 {-42 - wide},18Z", c.base, c.ink, MID
    )
    out += _line(c, "M19,-14 C20,-2 28,8 33,16 C34,22 26,24 17,22", 3.4)
    for x, half, pupil in ((-7, 12.5, 3.5), (30, 7.5, 1.5)):
        out += path(f"M{x - half},-8 Q{x},-20 {x + half},-9 Q{x},-1 {x - half},-8Z", "#FFFDF8")
        out += f'<circle cx="{x + pupil:g}" cy="-10" r="4.8" fill="{c.ink}"/>'
        lash = f" L{x - half - 6},-13" if woman and x < 0 else ""
        out += _line(c, f"M{x + half + 1},-9 Q{x},-22 {x - half - 1},-7{lash}", 3.8)
        lift = -36 if woman else -34
        out += path(
            f"M{x - half - 3},-22 Q{x},{lift} {x + half + 3},-24 "
            f"Q{x},{lift + (6 if woman else 9)} {x - half - 2},-17Z",
            c.brow,
        )
        if old:
            out += _line(c, f"M{x - half + 3},3 Q{x},7 {x + half - 3},3", 2)
    if woman:
        out += path("M4,36 Q12,29 18,32 Q23,29 28,35 Q18,48 4,36Z", c.lip)
        out += _line(c, "M3,36 Q17,40 29,35", 2.2)
        out += f'<circle cx="-22" cy="20" r="8" fill="{c.lip}" fill-opacity="0.22"/>'
    else:
        out += _line(c, "M3,38 Q17,41 30,36", 3.4)
        out += path("M8,42 Q18,49 26,41 Q17,44 8,42Z", c.lip)
    return out

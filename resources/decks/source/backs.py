# SPDX-License-Identifier: CC0-1.0
"""The backs of the cards: three quiet patterns in the complementary colour of each cloth."""

import math

from parts.card import document
from parts.geometry import Outline, polygon
from parts.pen import CX, CY, H, W, at, circle, group, n, path, rect

PATTERNS = ("lattice", "acorn", "monogram")
COLOURS = {  # ground, line: complementary to the cloth
    "green": ("#7A2B36", "#E7C9B8"),
    "blue": ("#8A4B22", "#F0D7B4"),
    "burgundy": ("#27504A", "#C9DDCC"),
    "slate": ("#7A5A24", "#EFDDB5"),
}
SMALL = ("lattice", "acorn")  # patterns that need a coarser cut for small cards
EDGE, INNER = 34, 60
LEFT, TOP = INNER, INNER
WIDE, HIGH = W - 2 * INNER, H - 2 * INNER


def _lozenge(x: float, y: float, k: float) -> str:
    outline: Outline = [(x, y - k * 1.3), (x + k, y), (x, y + k * 1.3), (x - k, y)]
    return polygon(outline)


def _border(ink: str, w: float) -> str:
    return rect(LEFT, TOP, WIDE, HIGH, "none", 0, ink, w)


def lattice(ink: str, columns: int = 10, rows: int = 16, w: float = 3, fine: bool = True) -> str:
    """Diagonals with dots on the crossings and lozenges in the meshes."""
    sx, sy = WIDE / columns, HIGH / rows
    d = ""
    for i in range(-rows, columns + rows + 1):
        for s in (1, -1):
            points = [(i + s * j, j) for j in range(rows + 1) if 0 <= i + s * j <= columns]
            if len(points) > 1:
                (xa, ya), (xb, yb) = points[0], points[-1]
                d += f"M{n(LEFT + xa * sx)},{n(TOP + ya * sy)}"
                d += f"L{n(LEFT + xb * sx)},{n(TOP + yb * sy)}"
    out = path(d, "none", ink, w)
    for i in range(columns + 1):
        for j in range(rows + 1):
            x, y = LEFT + i * sx, TOP + j * sy
            if (i + j) % 2 == 0:
                out += circle(x, y, w * 1.8, ink, None)
            elif fine and 0 < i < columns and 0 < j < rows:
                out += path(_lozenge(x, y, w * 3.3), "none", ink, w * 0.8)
    return out + _border(ink, w)


LEAF = (
    "M0,0 C-14,-6 -10,-16 -18,-20 C-24,-26 -14,-34 -18,-42 C-16,-52 -6,-52 0,-66 "
    "C6,-52 16,-52 18,-42 C14,-34 24,-26 18,-20 C10,-16 14,-6 0,0Z"
)
VEINS = "M0,4 L0,-54 M0,-20 L-11,-30 M0,-20 L11,-30 M0,-36 L-9,-44 M0,-36 L9,-44"


def _nut(ink: str, w: float) -> str:
    """An acorn."""
    return (
        path("M-15,4 C-15,26 -6,36 0,42 C6,36 15,26 15,4Z", ink)
        + path("M-19,2 C-19,-14 19,-14 19,2 C10,7 -10,7 -19,2Z", "none", ink, w)
        + path("M0,-11 C0,-18 3,-22 6,-24", "none", ink, w)
    )


def _flower(ink: str, ground: str) -> str:
    """The middle of the acorn back: six petals."""
    petal = path("M0,-6C-13,-16 -13,-32 0,-42C13,-32 13,-16 0,-6Z", ink)
    return "".join(at(0, 0, petal, 1, a) for a in range(0, 360, 60)) + circle(0, 0, 6, ground, None)


def _ogee_net(columns: int, rows: int) -> str:
    """Waves that touch at the cells' shoulders."""
    sx, sy = WIDE / columns, HIGH / rows
    half, d = rows // 2, ""
    for q in range(-columns, columns):
        sign = -1 if q % 2 else 1
        xs = [
            (q / 2 + 0.25) * sx + sign * sx / 4 * math.cos(math.pi * j)
            for j in range(-half, half + 1)
        ]
        d += f"M{n(CX + xs[0])},{n(CY - half * sy)}"
        for j in range(rows):
            y = CY + (j - half) * sy
            d += f"C{n(CX + xs[j])},{n(y + sy * 0.38)} {n(CX + xs[j + 1])},{n(y + sy * 0.62)} "
            d += f"{n(CX + xs[j + 1])},{n(y + sy)}"
    return d


def acorn(ink: str, ground: str, columns: int = 5, rows: int = 10, fine: bool = True) -> str:
    """Acorns and oak leaves in an ogee net."""
    sx, sy = WIDE / columns, HIGH / rows
    k = min(sx / 94, sy / 79)
    unit = path(LEAF, ink) + (path(VEINS, "none", ground, 2.6) if fine else "")
    out = path(_ogee_net(columns, rows), "none", ink, 3 if fine else 6)
    half = columns / 2
    for j in range(1 - rows // 2, rows // 2):
        for i in range(-columns, columns + 1):
            u = i + (0.5 if j % 2 else 0)
            x, y = CX + u * sx, CY + j * sy
            if abs(u) > half - 0.1:
                if abs(abs(u) - half) < 0.1:
                    out += circle(x, y, 4.6 if fine else 8, ink, None)
                continue
            turn = 180 if y > CY or (j == 0 and x > CX) else 0
            if i == j == 0:
                out += at(x, y, _flower(ink, ground), 0.8 * k)
            elif j % 2:
                out += at(x, y, at(0, 32, unit), 1.15 * k, turn)
            else:
                out += at(x, y, at(0, -10, _nut(ink, 3.4 if fine else 5)), 1.25 * k, turn)
    return out + _border(ink, 3 if fine else 7)


def monogram(ink: str) -> str:
    """A letter S that turns into itself, in a ring of beads."""
    inset = EDGE + 24
    out = rect(inset, inset, W - 2 * inset, H - 2 * inset, "none", 4, ink, 1.8)
    m = circle(0, 0, 118, "none", ink, 3.4) + circle(0, 0, 106, "none", ink, 1.8)
    for k in range(24):
        a = math.radians(k * 15)
        m += circle(136 * math.cos(a), 136 * math.sin(a), 3.6 if k % 2 else 5.4, ink, None)
    s = (
        "M42,-32 C36,-56 10,-64 -8,-62 C-34,-59 -48,-41 -44,-22 C-40,-4 -20,-2 0,0 "
        "C20,2 40,4 44,22 C48,41 34,59 8,62 C-10,64 -36,56 -42,32"
    )
    m += path(s, "none", ink, 15)
    m += circle(38, -31, 12.5, ink, None) + circle(-38, 31, 12.5, ink, None)
    for q in (0, 180):
        m += at(0, 0, path("M58,0C64,-10 78,-12 92,0C78,12 64,10 58,0Z", ink), 1, q)
    out += at(CX, CY, m, 1.25)
    corner = path("M0,0 L58,0 M0,0 L0,58 M0,30 C18,30 30,18 30,0", "none", ink, 3.4)
    corner = at(EDGE + 38, EDGE + 38, corner + circle(22, 22, 4.5, ink, None))
    pair = corner + group(corner, f"translate({W} 0) scale(-1 1)")
    return out + pair + group(pair, f"rotate(180 {CX} {CY})")


def back(pattern: str, cloth: str = "green", cut: str = "full") -> str:
    """One back, made to lie on the cloth."""
    ground, ink = COLOURS[cloth]
    fine = cut == "full"
    out = rect(EDGE, EDGE, W - 2 * EDGE, H - 2 * EDGE, ground, 16)
    if pattern == "lattice":
        out += lattice(ink) if fine else lattice(ink, 6, 10, 6, False)
    elif pattern == "acorn":
        out += acorn(ink, ground) if fine else acorn(ink, ground, 3, 6, False)
    else:
        out += monogram(ink)
    if fine:
        edge = EDGE + 14
        out += rect(edge, edge, W - 2 * edge, H - 2 * edge, "none", 8, ink, 3.4)
    return document(out)

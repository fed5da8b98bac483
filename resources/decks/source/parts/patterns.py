# SPDX-License-Identifier: CC0-1.0
"""Patterns cut to an outline by arithmetic: hatching, chevrons, scattered motifs.

QtSvg ignores clip paths, so nothing here relies on clipping.  The small cut leaves thin
patterns out: `pen.path` drops their lines, and scattered motifs are not drawn at all.
"""

import math
from collections.abc import Callable

from parts.geometry import Outline, cut, half, inside
from parts.pen import is_small, n, path

Motif = Callable[[float, float], str]
BROAD = 4  # hatching wider than this is drawn as bands, not as lines
_EIGHT = [k * math.pi / 4 for k in range(8)]


def _bands(outline: Outline, v: tuple[float, float], step: float, w: float, phase: float) -> str:
    proj = [x * v[0] + y * v[1] for x, y in outline]
    d, k = "", math.floor((min(proj) - phase) / step)
    while k * step + phase - w / 2 <= max(proj):
        c = k * step + phase
        band = cut(cut(outline, v[0], v[1], c - w / 2), -v[0], -v[1], -c - w / 2)
        if len(band) > 2:
            d += "M" + "L".join(f"{n(x)},{n(y)}" for x, y in band) + "Z"
        k += 1
    return d


def _lines(outline: Outline, v: tuple[float, float], step: float, phase: float) -> str:
    ux, uy = v[1], -v[0]
    proj = [x * v[0] + y * v[1] for x, y in outline]
    d, k = "", math.floor((min(proj) - phase) / step)
    while k * step + phase <= max(proj):
        c = k * step + phase
        cuts = []
        for i in range(len(outline)):
            (x1, y1), (x2, y2) = outline[i - 1], outline[i]
            p1, p2 = x1 * v[0] + y1 * v[1] - c, x2 * v[0] + y2 * v[1] - c
            if (p1 > 0) != (p2 > 0):
                t = p1 / (p1 - p2)
                cuts.append((x1 + (x2 - x1) * t) * ux + (y1 + (y2 - y1) * t) * uy)
        cuts.sort()
        for s, e in zip(cuts[::2], cuts[1::2], strict=False):
            d += f"M{n(s * ux + c * v[0])},{n(s * uy + c * v[1])}"
            d += f"L{n(e * ux + c * v[0])},{n(e * uy + c * v[1])}"
        k += 1
    return d


def hatch(
    outline: Outline, angle: float, step: float, col: str, w: float, phase: float = 0.0
) -> str:
    """Parallel lines over an outline, cut exactly at its border."""
    a = math.radians(angle)
    v = (-math.sin(a), math.cos(a))
    if w > BROAD:
        d = _bands(outline, v, step, w, phase)
        return path(d, col) if d else ""
    d = _lines(outline, v, step, phase)
    return path(d, "none", col, w) if d else ""


def chevron(
    outline: Outline, angle: float, step: float, col: str, w: float, phase: float = 0.0
) -> str:
    """Hatching mirrored at x = 0."""
    out = ""
    for right in (False, True):
        h = half(outline, right)
        if len(h) > 2:
            out += hatch(h, angle if right else -angle, step, col, w, phase)
    return out


def scatter(
    outline: Outline,
    motif: Motif,
    dx: float,
    dy: float,
    r: float,
    x0: float = 0.0,
    y0: float = 0.0,
    stagger: bool = True,
) -> str:
    """`motif(x, y)` on a grid wherever a circle of radius r fits inside."""
    if is_small():
        return ""
    xs, ys = [p[0] for p in outline], [p[1] for p in outline]
    out, row = "", math.floor((min(ys) - y0) / dy)
    while y0 + row * dy < max(ys):
        y = y0 + row * dy
        off = dx / 2 if stagger and row % 2 else 0
        col = math.floor((min(xs) - x0) / dx)
        while x0 + col * dx + off < max(xs):
            x = x0 + col * dx + off
            if all(inside(outline, x + r * math.cos(t), y + r * math.sin(t)) for t in _EIGHT):
                out += motif(x, y)
            col += 1
        row += 1
    return out

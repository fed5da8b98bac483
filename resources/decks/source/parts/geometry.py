# SPDX-License-Identifier: CC0-1.0
"""Outlines by arithmetic: mirroring, flattening, cutting, rounding."""

import math
import re

from parts.pen import n

Point = tuple[float, float]
Outline = list[Point]

_TOKEN = re.compile(r"[MLCQZ]|-?\d+\.?\d*")
_ARGUMENTS = {"M": 2, "L": 2, "Q": 4, "C": 6}


def sym(start: Point, *segs: tuple[float, ...], close: bool = True) -> str:
    """A path mirrored at x = 0.

    `start` and the last point lie on the right half; each segment is (x, y) or a cubic
    (x1, y1, x2, y2, x, y).
    """
    ends = [start]
    d = f"M{n(start[0])},{n(start[1])}"
    for s in segs:
        d += ("L" if len(s) == 2 else "C") + " ".join(n(v) for v in s)
        ends.append((s[-2], s[-1]))
    last = ends[-1]
    if abs(last[0]) > 0.01:
        d += f"L{n(-last[0])},{n(last[1])}"
    for i in range(len(segs) - 1, -1, -1):
        s, p = segs[i], ends[i]
        if len(s) == 2:
            d += f"L{n(-p[0])},{n(p[1])}"
        else:
            d += "C" + " ".join(n(v) for v in (-s[2], s[3], -s[0], s[1], -p[0], p[1]))
    return d + ("Z" if close else "")


def mirror_path(d: str) -> str:
    """The path mirrored at x = 0 (absolute M L C Q Z only)."""
    out, i = [], 0
    for t in _TOKEN.findall(d):
        if t.isalpha():
            out.append(t)
            i = 0
        else:
            out.append(n(-float(t)) if i % 2 == 0 else t)
            i += 1
    return " ".join(out)


def _curve(p0: Point, a: list[float], t: float) -> Point:
    """A point of a quadratic (4 numbers) or cubic (6 numbers) curve."""
    u = 1 - t
    f = (u * u, 2 * u * t, t * t) if len(a) == 4 else (u**3, 3 * u * u * t, 3 * u * t * t, t**3)
    xs, ys = [p0[0], *a[::2]], [p0[1], *a[1::2]]
    return (
        sum(k * x for k, x in zip(f, xs, strict=True)),
        sum(k * y for k, y in zip(f, ys, strict=True)),
    )


def flatten(d: str, steps: int = 10) -> Outline:
    """The outline of a path as points (absolute M L C Q Z only)."""
    tokens = _TOKEN.findall(d)
    points: Outline = []
    i, command = 0, "M"
    while i < len(tokens):
        if tokens[i].isalpha():
            command = tokens[i]
            i += 1
            continue
        k = _ARGUMENTS[command]
        a = [float(v) for v in tokens[i : i + k]]
        i += k
        if k == 2:
            points.append((a[0], a[1]))
            continue
        p0 = points[-1]
        points += [_curve(p0, a, j / steps) for j in range(1, steps + 1)]
    return points


def inside(outline: Outline, x: float, y: float) -> bool:
    """Does the point lie within the outline?."""
    c, j = False, len(outline) - 1
    for i in range(len(outline)):
        (xi, yi), (xj, yj) = outline[i], outline[j]
        if (yi > y) != (yj > y) and x < (xj - xi) * (y - yi) / (yj - yi) + xi:
            c = not c
        j = i
    return c


def cut(outline: Outline, nx: float, ny: float, c: float) -> Outline:
    """The part of an outline where nx * x + ny * y >= c."""
    out: Outline = []
    for i in range(len(outline)):
        (x1, y1), (x2, y2) = outline[i - 1], outline[i]
        p1, p2 = x1 * nx + y1 * ny - c, x2 * nx + y2 * ny - c
        if (p1 >= 0) != (p2 >= 0):
            t = p1 / (p1 - p2)
            out.append((x1 + (x2 - x1) * t, y1 + (y2 - y1) * t))
        if p2 >= 0:
            out.append((x2, y2))
    return out


def half(outline: Outline, right: bool) -> Outline:
    """The part of an outline right (or left) of x = 0."""
    return cut(outline, 1 if right else -1, 0, 0)


def clip(outline: Outline, convex: Outline) -> Outline:
    """The part of an outline within a convex one (clockwise on the screen)."""
    out = outline
    for i in range(len(convex)):
        (ax, ay), (bx, by) = convex[i - 1], convex[i]
        out = cut(out, ay - by, bx - ax, (ay - by) * ax + (bx - ax) * ay)
        if not out:
            return []
    return out


def polygon(outline: Outline) -> str:
    """A closed path through the points."""
    return "M" + " ".join(f"{n(x)},{n(y)}" for x, y in outline) + "Z"


def rounded(outline: Outline, r: float) -> str:
    """A closed path through the points, its corners rounded."""
    out = ""
    for i, p in enumerate(outline):
        ends = []
        for q in (outline[i - 1], outline[(i + 1) % len(outline)]):
            dx, dy = q[0] - p[0], q[1] - p[1]
            m = math.hypot(dx, dy)
            ends.append(f"{n(p[0] + dx * r / m)},{n(p[1] + dy * r / m)}")
        out += f"{'L' if i else 'M'}{ends[0]}Q{n(p[0])},{n(p[1])} {ends[1]}"
    return out + "Z"

# SPDX-License-Identifier: CC0-1.0
"""The starched collar."""

import math
from itertools import pairwise

from parts.geometry import Point
from parts.pen import n

from french.drawing import line, shape
from french.palette import CREAM


def ruff(x: float, y: float, rx: float, ry: float) -> str:
    """A starched collar in figure-of-eight folds."""
    out, k = "", 17
    fine: list[Point] = [
        (x + rx * math.cos(math.pi * i / 400), y + ry * math.sin(math.pi * i / 400))
        for i in range(401)
    ]
    walk = [0.0]
    for p, q in pairwise(fine):
        walk.append(walk[-1] + math.dist(p, q))

    def along(part: float) -> Point:
        want = walk[-1] * part
        return fine[min(range(401), key=lambda j: abs(walk[j] - want))]

    pts = [along(i / (k - 1)) for i in range(k)]
    d = f"M{n(pts[0][0])},{n(pts[0][1])}"
    for (xa, ya), (xb, yb) in pairwise(pts):
        mx, my = (xa + xb) / 2 - x, (ya + yb) / 2 - y
        m = math.hypot(mx / rx, my / ry)
        d += f"Q{n(x + mx / m * 1.22)},{n(y + my / m * 1.3)} {n(xb)},{n(yb)}"
    d += f"C{n(x - rx)},{y - 34} {n(x + rx)},{y - 34} {n(pts[0][0])},{n(pts[0][1])}Z"
    out += shape(d, CREAM)
    rays = "".join(
        f"M{n(x + 0.36 * (a - x))},{n(y - 8 + 0.36 * (b - y + 8))}L{n(a)},{n(b)}"
        for a, b in pts[1:-1]
    )
    return out + line(rays, 2.4, "#8A7A63")

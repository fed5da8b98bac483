# SPDX-License-Identifier: CC0-1.0
"""Sleeves, cuffs and hands."""

import math
from collections.abc import Sequence

from parts.geometry import Point
from parts.pen import at

from german.drawing import box, ink
from german.palette import INK, SKIN


def sleeve(
    p: Sequence[Point],
    w: float,
    fill: str,
    stripe: str | None = None,
    at_: Sequence[float] = (0.58, 0.76),
    k: float = 9,
) -> str:
    """Arm from shoulder over elbow to wrist, with bands across it."""
    a, b, c = p
    m, q = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2), ((b[0] + c[0]) / 2, (b[1] + c[1]) / 2)
    d = f"M{a[0]},{a[1]}L{m[0]:.0f},{m[1]:.0f}Q{b[0]},{b[1]} {q[0]:.0f},{q[1]:.0f}L{c[0]},{c[1]}"
    o = ink(d, "none", INK, w + 10) + ink(d, "none", fill, w)
    if stripe:
        bands = ""
        for t in at_:  # thirds: line, curve, line
            if t < 1 / 3:
                u = t * 3
                x, y, dx, dy = (
                    a[0] + (m[0] - a[0]) * u,
                    a[1] + (m[1] - a[1]) * u,
                    m[0] - a[0],
                    m[1] - a[1],
                )
            elif t > 2 / 3:
                u = t * 3 - 2
                x, y, dx, dy = (
                    q[0] + (c[0] - q[0]) * u,
                    q[1] + (c[1] - q[1]) * u,
                    c[0] - q[0],
                    c[1] - q[1],
                )
            else:
                u = t * 3 - 1
                x = (1 - u) ** 2 * m[0] + 2 * u * (1 - u) * b[0] + u * u * q[0]
                y = (1 - u) ** 2 * m[1] + 2 * u * (1 - u) * b[1] + u * u * q[1]
                dx, dy = (
                    (1 - u) * (b[0] - m[0]) + u * (q[0] - b[0]),
                    (1 - u) * (b[1] - m[1]) + u * (q[1] - b[1]),
                )
            s = w / 2 / math.hypot(dx, dy)
            bands += f"M{x - dy * s:.1f},{y + dx * s:.1f}L{x + dy * s:.1f},{y - dx * s:.1f}"
        o += ink(bands, "none", stripe, k, ' stroke-linecap="butt"')
    return o


def arm_down(
    cx: float,
    side: int,
    fill: str,
    top: Point = (118, 342),
    out: Point = (158, 166),
    inn: Point = (92, 100),
) -> str:
    """Upper arm hanging at the side, down to the joint."""

    def f(v: float) -> float:
        return cx + side * v

    return ink(
        f"M{f(top[0])},{top[1]}C{f(out[0])},{top[1] + 14} {f(out[1] + 6)},{top[1] + 60} "
        f"{f(out[1])},464H{f(inn[1])}C{f(inn[1])},430 {f(inn[0] + 4)},400 "
        f"{f(inn[0])},{top[1] + 30}"
        f"C{f(inn[0] + 2)},{top[1] + 10} {f(top[0] - 10)},{top[1]} {f(top[0])},{top[1]}Z",
        fill,
    )


def cuff(x: float, y: float, ang: float, w: float, h: float, fill: str, r: float = 6) -> str:
    """A cuff across the wrist."""
    return at(x, y, box(-w / 2, -h / 2, w, h, fill, r), 1, ang)


def fist(
    x: float, y: float, skin: str = "fair", ang: float = 0, flip: bool = False, s: float = 1.0
) -> str:
    """Hand closed round a shaft that runs along the local y axis."""
    base, shade, _ = SKIN[skin]
    o = ink("M-10,-34H16C32,-34 36,-18 36,0C36,20 30,34 14,34H-10Z", shade)
    for i in range(4):
        o += box(
            -27 + (3 if i in (0, 3) else 0),
            -34 + 17 * i,
            42 - (4 if i == 3 else 0),
            17,
            base,
            8.5,
            INK,
            4.5,
        )
    o += ink("M34,-12C26,-26 8,-30 -2,-22C-8,-16 -2,-8 8,-8C18,-8 24,-4 28,4", base, INK, 4.5)
    return at(x, y, o, s, ang, flip)


def palm(x: float, y: float, skin: str = "fair") -> str:
    """Open hand carrying something from below."""
    base, _shade, _ = SKIN[skin]
    o = ink(
        (
            "M-48,-10C-46,16 -26,34 2,34C24,34 40,22 48,2C52,-8 42,-16 36,-8C28,4 14,10 0,10"
            "C-16,10 -30,2 -36,-12C-40,-22 -50,-20 -48,-10Z"
        ),
        base,
    )
    o += ink("M-20,10L-24,24M-4,13L-6,29M12,11L14,26", "none", INK, 4)
    return at(x, y, o)

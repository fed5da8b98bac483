# SPDX-License-Identifier: CC0-1.0
"""The pen: SVG elements that QtSvg draws, with line weights that follow the cut.

A picture is a plain string.  While ``small_cut()`` is open, thin lines vanish and the others
grow, so that the same parts serve cards below about 100 pixels.
"""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar

W, H = 590, 910
CX, CY = W // 2, H // 2
OUT, MID, FINE = 5, 3.4, 2.4  # the three line weights
THINNEST = 3.0  # a line below this is left out of the small cut

_growth: ContextVar[float] = ContextVar("growth", default=0.0)


@contextmanager
def small_cut(growth: float = 1.25) -> Iterator[None]:
    """Draw with fewer and bolder lines."""
    token = _growth.set(growth)
    try:
        yield
    finally:
        _growth.reset(token)


def is_small() -> bool:
    """Is the small cut being drawn?."""
    return _growth.get() > 0


def weight(w: float) -> float:
    """The line weight in the present cut; 0 means the line is left out."""
    growth = _growth.get()
    if not growth:
        return w
    return 0.0 if w < THINNEST else max(w, 4.0) * growth


def n(v: float) -> str:
    """A number as short as it can be written."""
    s = f"{v:.1f}"
    s = s[:-2] if s.endswith(".0") else s
    return "0" if s == "-0" else s


def stroke_of(stroke: str | None, w: float) -> str:
    """The attributes of a line, or nothing."""
    w = weight(w) if stroke else 0
    return f' stroke="{stroke}" stroke-width="{n(w)}"' if w else ""


def path(
    d: str, fill: str = "none", stroke: str | None = None, w: float = OUT, extra: str = ""
) -> str:
    """A path; one without fill and line is left out."""
    s = stroke_of(stroke, w)
    if not s and fill == "none":
        return ""
    return f'<path d="{d}" fill="{fill}"{s}{extra}/>'


def circle(x: float, y: float, r: float, fill: str, stroke: str | None, w: float = 0) -> str:
    """A circle."""
    s = stroke_of(stroke, w)
    return f'<circle cx="{n(x)}" cy="{n(y)}" r="{n(r)}" fill="{fill}"{s}/>'


def ellipse(
    x: float,
    y: float,
    rx: float,
    ry: float,
    fill: str,
    stroke: str | None,
    w: float = 0,
    extra: str = "",
) -> str:
    """An ellipse."""
    s = stroke_of(stroke, w)
    return f'<ellipse cx="{n(x)}" cy="{n(y)}" rx="{n(rx)}" ry="{n(ry)}" fill="{fill}"{s}{extra}/>'


def rect(
    x: float,
    y: float,
    w: float,
    h: float,
    fill: str,
    r: float = 0,
    stroke: str | None = None,
    line: float = 0,
) -> str:
    """A rectangle, its corners rounded by r."""
    round_ = f' rx="{n(r)}" ry="{n(r)}"' if r else ""
    box = f'x="{n(x)}" y="{n(y)}" width="{n(w)}" height="{n(h)}"{round_}'
    return f'<rect {box} fill="{fill}"{stroke_of(stroke, line)}/>'


def group(body: str | Iterable[str], transform: str = "") -> str:
    """Several elements, moved together."""
    if not isinstance(body, str):
        body = "".join(body)
    return f'<g transform="{transform}">{body}</g>' if transform else f"<g>{body}</g>"


def at(
    x: float,
    y: float,
    body: str | Iterable[str],
    s: float = 1.0,
    rot: float = 0,
    flip: bool = False,
) -> str:
    """A part put at x, y: scaled, turned, mirrored."""
    t = f"translate({n(x)} {n(y)})"
    if rot:
        t += f" rotate({n(rot)})"
    if s != 1 or flip:
        t += f" scale({-s if flip else s:.4g} {s:.4g})"
    return group(body, t)


def mirrored(body: str, x: float = 0) -> str:
    """The part and its mirror image at the upright line x."""
    return body + group(body, f"translate({n(2 * x)} 0) scale(-1 1)")


def half_turned(body: str) -> str:
    """The part and its copy turned by half a turn about the middle of the card."""
    return body + group(body, f"rotate(180 {CX} {CY})")

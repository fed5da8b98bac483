# SPDX-License-Identifier: CC0-1.0
"""The blank card and what every face shares: paper, frame, document."""

from parts.geometry import Outline
from parts.pen import CX, CY, H, W, group

PAPER = "#FDFBF6"
RADIUS = 35.4  # 6 % of the width
SUITS = "CSHD"
RANKS = "789TJQKA"
COURTS = "JQK"


def document(body: str, title: str = "", defs: str = "") -> str:
    """A whole SVG file on a blank card."""
    head = f"<title>{title}</title>" if title else ""
    if defs:
        head += f"<defs>{defs}</defs>"
    paper = (
        f'<rect x="1.5" y="1.5" width="{W - 3}" height="{H - 3}" rx="{RADIUS}" ry="{RADIUS}" '
        f'fill="{PAPER}" stroke="#000000" stroke-opacity="0.25" stroke-width="3"/>'
    )
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
        f'viewBox="0 0 {W} {H}" width="{W}" height="{H}">{head}{paper}'
        f'<g stroke-linecap="round" stroke-linejoin="round">{body}</g></svg>\n'
    )


def notched(edge: float, nx: float, ny: float, inset: float = 0) -> Outline:
    """The frame of a court card, stepped in at both indices (notch up to nx, ny)."""
    a, b, c = edge + inset, nx + inset, ny + inset
    return [
        (b, a),
        (W - a, a),
        (W - a, H - c),
        (W - b, H - c),
        (W - b, H - a),
        (a, H - a),
        (a, c),
        (b, c),
    ]


def twice(half: str, name: str = "h") -> tuple[str, str]:
    """A drawing and itself turned by half a turn: the two uses, and what goes into defs."""
    return (
        f'<use xlink:href="#{name}"/><use xlink:href="#{name}" transform="rotate(180 {CX} {CY})"/>',
        f'<g id="{name}" stroke-linecap="round" stroke-linejoin="round">{half}</g>',
    )


def centred(body: str) -> str:
    """Moved so that 0, 0 is the middle of the card."""
    return group(body, f"translate({CX} {CY})")

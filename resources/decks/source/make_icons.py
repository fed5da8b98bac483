#!/usr/bin/env python3
# SPDX-License-Identifier: CC0-1.0
"""Write the icon of the program and the line icons of its tool bar as SVG.

    python3 resources/decks/source/make_icons.py [--out FOLDER]

The program's icon shows a jack of clubs from the deck; its outlines are cut to the rounded
square by arithmetic, as QtSvg knows no clip paths.  Line icons stand on a grid of 24 with one
stroke colour, so that a theme recolours them by replacing that text.
"""

import argparse
import math
from pathlib import Path

from french.drawing import disc
from french.figures import FIGURES
from french.heads import head
from french.palette import CREAM, GOLD, INK, PALETTE
from french.signs import SIGN
from parts.card import PAPER
from parts.geometry import Outline, clip, flatten, polygon
from parts.letters import SERIF, draw
from parts.pen import at, n, path, small_cut

CLOTH, EDGE = "#1F4D3A", "#133427"
LINE = "#2A2D2E"

CARD = '<rect x="{}" y="{}" width="{}" height="{}" rx="1.8"/>'
BUBBLE = (
    '<path d="M5.5 4.5h13a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H12l-4 3.8v-3.8H5.5a2 2 0 0 1-2-2v-8'
    'a2 2 0 0 1 2-2z"/>'
)
DOT = f'<circle cx="{{}}" cy="{{}}" r="1.15" fill="{LINE}" stroke="none"/>'
ICONS = {
    "new-series": '<path d="M8.2 4h8a2 2 0 0 1 2 2v4.5"/>'
    '<path d="M11.5 20H6a2 2 0 0 1-2-2V9.5a2 2 0 0 1 2-2h6.5a2 2 0 0 1 2 2v2"/>'
    '<path d="M17.5 13.5v7M14 17h7"/>',
    "undo": '<path d="M8.5 13.5L4 9l4.5-4.5"/><path d="M4 9h10.5a5 5 0 0 1 0 10.5H10"/>',
    "redo": '<path d="M15.5 13.5L20 9l-4.5-4.5"/><path d="M20 9H9.5a5 5 0 0 0 0 10.5H14"/>',
    "hint": '<path d="M9.3 17.5c0-1.7-.8-2.6-1.7-3.7a6 6 0 1 1 8.8 0'
    'c-.9 1.1-1.7 2-1.7 3.7z"/><path d="M10 20.8h4"/>',
    "last-trick": '<rect x="9" y="3" width="6" height="9.5" rx="1.3"/>'
    '<path d="M6.6 5.3l-2 .6a1.2 1.2 0 0 0-.8 1.5l1.9 6.1"/>'
    '<path d="M17.4 5.3l2 .6a1.2 1.2 0 0 1 .8 1.5l-1.9 6.1"/>'
    '<path d="M17 18.5H7M10 15.5l-3 3 3 3"/>',
    "score-list": '<rect x="4.5" y="3" width="15" height="18" rx="2"/>'
    '<path d="M8.5 7.5h2M13.5 7.5h2M8.5 11h2M13.5 11h2M8 14.5h8M13.5 17.8h2"/>',
    "claim": CARD.format(4, 3.5, 10, 14) + '<path d="M12.5 17.5l3 3 5.5-6.5"/>',
    "concede": '<path d="M6 21V3.5"/>'
    '<path d="M6 5c3.5-2 6 1.5 12.5-.3v8.6c-6.5 1.8-9-1.7-12.5.3"/>',
    "settings": '<path d="M4 7.5h8.5M17.5 7.5H20M4 16.5h2.5M11.5 16.5H20"/>'
    '<circle cx="15" cy="7.5" r="2.5"/><circle cx="9" cy="16.5" r="2.5"/>',
    "help": '<circle cx="12" cy="12" r="9"/>'
    '<path d="M9.3 9.6a2.7 2.7 0 1 1 4 2.3c-.9.5-1.3 1-1.3 1.9"/>' + DOT.format(12, 17),
    "full-screen": '<path d="M4 9V5.5A1.5 1.5 0 0 1 5.5 4H9M15 4h3.5A1.5 1.5 0 0 1 20 5.5V9'
    'M20 15v3.5a1.5 1.5 0 0 1-1.5 1.5H15M9 20H5.5A1.5 1.5 0 0 1 4 18.5V15"/>',
    "language": '<circle cx="12" cy="12" r="9"/><ellipse cx="12" cy="12" rx="3.8" ry="9"/>'
    '<path d="M3 12h18"/>',
    "quit": '<path d="M10 4H6a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h4"/>'
    '<path d="M9.5 12H20M16 8l4 4-4 4"/>',
    "next": '<path d="M4.5 12H19M13 6l6 6-6 6"/>',
    "pass": BUBBLE + '<path d="M8.5 10.5h7"/>',
    "hold": BUBBLE + '<path d="M8.7 10.6l2.3 2.3 4.4-4.6"/>',
}


def line_icon(body: str) -> str:
    """One icon of the tool bar."""
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24">'
        f'<g fill="none" stroke="{LINE}" stroke-width="1.75" stroke-linecap="round" '
        f'stroke-linejoin="round">{body}</g></svg>\n'
    )


def rounded_square(size: float, inset: float, r: float) -> Outline:
    """The program icon's outline as points, clockwise."""
    points: Outline = []
    for corner, (x, y) in enumerate(((1, 0), (1, 1), (0, 1), (0, 0))):
        cx = size - inset - r if x else inset + r
        cy = size - inset - r if y else inset + r
        for step in range(13):
            a = math.radians(corner * 90 - 90 + step * 7.5)
            points.append((cx + r * math.cos(a), cy + r * math.sin(a)))
    return points


def placed(d: str, x: float, y: float, k: float, angle: float) -> Outline:
    """A path of the card's system as points of the icon."""
    c, s = math.cos(math.radians(angle)) * k, math.sin(math.radians(angle)) * k
    return [(x + px * c - py * s, y + px * s + py * c) for px, py in flatten(d)]


def app_icon() -> str:
    """The jack of clubs, peeking out of the cloth."""
    size, where = 256, (70.0, 34.0, 0.33, 7.0)
    square = rounded_square(size, 8, 54)
    x, y, k, angle = where

    def part(d: str, fill: str, w: float = 0) -> str:
        cut_ = polygon(clip(placed(d, *where), square))
        return path(cut_, fill, INK if w else None, w)

    out = path(polygon(square), CLOTH)
    card = "M36,0L500,0Q536,0 536,36L536,1000L0,1000L0,36Q0,0 36,0Z"
    shadow = polygon(clip(placed(card, x - 6, y + 7, k, angle), square))
    out += path(shadow, EDGE, extra=' fill-opacity="0.55"') + part(card, PAPER)
    p = PALETTE["two"]["C"]
    shoulders = (
        "M300,440C220,452 150,492 140,580L140,1000L536,1000L536,476C500,456 450,444 410,440Z"
    )
    collar = "M286,430L214,470L288,540L352,486L416,540L500,470L420,430Z"
    out += part(shoulders, p["main"], 5) + part(collar, CREAM, 4)
    with small_cut(1.1):
        behind, before = head("J", "C", FIGURES["JC"], p)
        figure = at(352, 330, behind + before, 1.66, 0, True)
        figure += disc(352, 560, 15, GOLD, 5)
    figure += draw(SERIF["J"], 104, 44, 190, INK)
    figure += at(104, 318, path(SIGN["small"]["C"], INK), 1.42)
    out += f'<g transform="translate({n(x)} {n(y)}) rotate({n(angle)}) scale({k:g})">{figure}</g>'
    out += path(polygon(square), "none", EDGE, 4)
    return icon(size, out)


def app_icon_small() -> str:
    """The same for 16 pixels: the corner of the card with the sign alone, edges on whole pixels."""
    square = rounded_square(16, 0, 3.4)
    card: Outline = [(4, 3), (18, 3), (18, 18), (4, 18)]
    out = path(polygon(square), CLOTH) + path(polygon(clip(card, square)), PAPER)
    return icon(16, out + at(10, 9.5, path(SIGN["small"]["C"], INK), 0.098))


def icon(size: int, body: str) -> str:
    """A square document."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}" width="{size}" '
        f'height="{size}"><g stroke-linecap="round" stroke-linejoin="round">{body}</g></svg>\n'
    )


def check_mark() -> str:
    """Return the tick of a box, light on the colour of the primary button."""
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24">'
        '<g fill="none" stroke="#FFFDF7" stroke-width="3.5" stroke-linecap="round"'
        ' stroke-linejoin="round"><path d="M5 12.5L10 17.5L19 7"/></g></svg>\n'
    )


def all_icons() -> dict[str, str]:
    """File name and content of every icon."""
    files = {f"{name}.svg": line_icon(body) for name, body in ICONS.items()}
    return files | {
        "app.svg": app_icon(),
        "app-16.svg": app_icon_small(),
        "check.svg": check_mark(),
    }


def main() -> None:
    """Write them."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    default = Path(__file__).resolve().parent.parent.parent / "icons"
    parser.add_argument("--out", type=Path, default=default)
    out: Path = parser.parse_args().out
    out.mkdir(parents=True, exist_ok=True)
    for name, text in all_icons().items():
        (out / name).write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()

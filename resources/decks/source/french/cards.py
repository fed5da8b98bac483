# SPDX-License-Identifier: CC0-1.0
"""The 32 French faces."""

from dataclasses import dataclass

from parts.card import COURTS, PAPER, centred, document, notched
from parts.geometry import polygon
from parts.letters import SERIF, draw
from parts.pen import CX, CY, H, W, at, half_turned, path

from french import small
from french.aces import ace
from french.figures import half_figure
from french.palette import INK, LETTERS, PALETTE, SIGN_COLOURS
from french.sash import sash
from french.signs import sign

EDGE = 42  # from the card's edge to the frame of a court


@dataclass(frozen=True)
class Index:
    """Sizes of the corner index and of the notch it cuts into the frame of a court."""

    height: float
    x: float
    y: float
    sign: float
    gap: float
    notch: tuple[float, float]
    room: float  # wider letters are condensed
    figure: tuple[float, float]  # how a court makes room: scale, and shift to the right


INDEX = {
    "normal": Index(118, 76, 36, 76, 16, (152, 262), 116, (1, 0)),
    "large": Index(172, 84, 34, 84, 14, (160, 318), 134, (0.92, 8)),
}


def index(rank: str, suit: str, colour: str, letters: str, size: str) -> str:
    """Letter and sign in both corners."""
    m = INDEX[size]
    letter = SERIF[LETTERS[letters].get(rank, rank)]
    body = draw(letter, m.x, m.y, m.height, colour, m.room)
    y = m.y + m.height + m.gap + m.sign / 2
    return half_turned(body + sign(suit, m.x, y, m.sign, colour, "small"))


def pips(rank: str, suit: str, colour: str, size: str) -> str:
    """The signs of a number card on the classic grid."""
    count = 10 if rank == "T" else int(rank)
    few = count < 9
    if size == "normal":
        height, left = (110 if few else 102), 202
    else:
        height, left = (104, 214) if few else (98, 219)
    rows = {7: (158, 455), 8: (158, 455), 9: (146, 352), 10: (146, 352)}[count]
    out = ""
    for y in rows:
        for x in (left, W - left):
            out += sign(suit, x, y, height, colour)
            if y != CY:
                out += sign(suit, x, H - y, height, colour, turn=True)
    middle = {7: [306], 8: [306, 604], 9: [455], 10: [249, 661]}[count]
    for y in middle:
        out += sign(suit, CX, y, height, colour, turn=y > CY)
    return out


def court(rank: str, suit: str, p: dict[str, str], size: str, cut: str) -> str:
    """Panel, the figure and itself turned, sash, frame."""
    m = INDEX[size]
    frame = polygon(notched(EDGE, *m.notch))
    inner = polygon(notched(EDGE, *m.notch, 7))
    scale, shift = m.figure
    if cut == "small":
        figure = small.half_figure(rank, suit, p)
    else:
        figure = half_figure(rank, suit, p, 1 if scale == 1 else 1.1)
    if scale != 1:
        figure = at(shift, 0, figure, scale)
    out = path(frame, p["field"]) + path(inner, "none", p["main"], 2.2)
    out += centred(
        f'<g id="h">{figure}</g><use xlink:href="#h" transform="rotate(180)"/>'
        + sash(suit, p, rank, cut)
    )
    # paper over everything outside the frame, then the frame itself
    a, b = 5, 38
    ring = (
        f"M{b},{a}L{W - b},{a}Q{W - a},{a} {W - a},{b}L{W - a},{H - b}Q{W - a},{H - a} "
        f"{W - b},{H - a}L{b},{H - a}Q{a},{H - a} {a},{H - b}L{a},{b}Q{a},{a} {b},{a}Z "
    )
    out += path(ring + frame, PAPER, extra=' fill-rule="evenodd"')
    return out + path(frame, "none", INK, 3.4 if cut == "full" else 5)


def card(
    code: str,
    letters: str = "en",
    colours: str = "two",
    size: str = "normal",
    cut: str = "full",
) -> str:
    """One face; `code` is suit and rank."""
    suit, rank = code[0], code[1]
    colour, p = SIGN_COLOURS[colours][suit], PALETTE[colours][suit]
    if rank in COURTS:
        body = court(rank, suit, p, size, cut)
    elif rank == "A":
        body = ace(suit, colour)
    else:
        body = pips(rank, suit, colour, size)
    return document(body + index(rank, suit, colour, letters, size))

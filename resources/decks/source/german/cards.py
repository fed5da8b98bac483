# SPDX-License-Identifier: CC0-1.0
"""The 32 German faces."""

from parts.card import COURTS, document, twice

from german import small
from german.daus import daus
from german.figures import FIGURES
from german.frame import INDEX, Index, corners, frame, ground, joint, panel
from german.heads import HEADS
from german.numbers import number
from german.palette import SUITS
from german.signs import big_sign, sign


def court(suit: str, rank: str, ix: Index, cut: str) -> tuple[str, str]:
    """Panel, frame, figure (it may step over the frame), joint and indices."""
    pal = SUITS[suit]
    if cut == "small":
        figure, band = small.half_figure(suit, rank), small.joint(pal, rank)
    else:
        figure, band = FIGURES[suit + rank](pal, HEADS[suit + rank](pal)), joint(pal, rank)
        if rank == "Q":
            figure += sign(suit, 493, 126, 104) if suit == "D" else big_sign(suit, 480, 114, 110)
        elif rank == "J":
            figure += big_sign(suit, 488, 380, 102)
    panels, panel_def = twice(panel(suit, rank, ix), "p")
    figures, figure_def = twice(figure)
    indices, index_def = corners(ix, suit, rank)
    body = ground(pal, ix) + panels + frame(pal, ix) + figures + band + indices
    return body, panel_def + figure_def + index_def


def card(code: str, daus_letter: str = "A", size: str = "normal", cut: str = "full") -> str:
    """One face; `code` is suit and rank (Unter J, Ober Q, Daus A)."""
    suit, rank = code[0], code[1]
    ix = INDEX[size]
    if rank in COURTS:
        body, defs = court(suit, rank, ix, cut)
    elif rank == "A":
        body, defs = daus(suit, ix, daus_letter)
    else:
        body, defs = number(suit, rank, ix)
    return document(body, defs=defs)

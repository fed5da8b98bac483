# SPDX-License-Identifier: MIT
"""Views of deals that have got to a certain point."""

from __future__ import annotations

from skat_desktop.rules.deal import parse_deal
from skat_desktop.rules.events import parse_event
from skat_desktop.rules.skatgame import SkatGame
from skat_desktop.rules.view import View

DEAL = parse_deal(
    "CJ SJ CA CT C9 SA HA HT DA DK"
    " | HJ CK CQ SK SQ H9 H8 H7 DQ D9"
    " | DJ C8 C7 ST S9 S8 HK HQ DT D8"
    " | S7 D7"
)
TO_THE_SKAT = "1 bid 18; 0 yes; 1 pass; 2 pass"
TO_THE_PLAY = f"{TO_THE_SKAT}; 0 take; 0 discard D7 S7; 0 declare C"


def game_after(moves: str) -> SkatGame:
    """Return the game after moves in text form, parted by semicolons."""
    game = SkatGame(DEAL)
    for move in moves.split(";"):
        if move.strip():
            game.apply(parse_event(move.strip()))
    return game


def view_after(moves: str, seat: int) -> View:
    """Return a seat's view after some moves."""
    return game_after(moves).view(seat)

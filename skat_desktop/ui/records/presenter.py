# SPDX-License-Identifier: MIT
"""Makes what the table shows of a moment of a record: all hands open, nobody to act."""

from __future__ import annotations

from dataclasses import replace

from skat_desktop.i18n.table import plate_note
from skat_desktop.rules.cards import cards_of
from skat_desktop.rules.deal import SEATS
from skat_desktop.rules.tricks import Trick
from skat_desktop.rules.view import View
from skat_desktop.ui.records.moments import Moment
from skat_desktop.ui.table.model import HandMode, Plate, TableState
from skat_desktop.ui.table_presenter import Shown, place_of, table_state
from skat_desktop.ui.words import Words


def _laid_open(view: View, moment: Moment) -> View:
    """Return a view that knows all hands and does not hide them for the result."""
    others = tuple((seat, moment.hands[seat]) for seat in SEATS if seat != view.seat)
    phase = view.phase
    if phase == "over":
        phase = "auction" if view.contract is None else "play"
    return replace(view, open_hands=others, result=None, phase=phase)


def _plate(view: View, seat: int, plate: Plate, words: Words) -> Plate:
    # "Your turn" and "open hand" would be said of every seat here.
    note = plate_note(replace(view, open_hands=()), seat, words.vocabulary)
    return replace(plate, note=note)


def open_state(moment: Moment, seat: int, words: Words, last_trick: Trick | None) -> TableState:
    """Return what the table shows.

    Args:
        moment: a moment of a game.
        seat: whose hand lies at the bottom.
        words: the words, with the names of this game's seats.
        last_trick: a trick to be shown once more instead of the one on the table.
    """
    view = moment.views[seat]
    shown = Shown(resting=last_trick or moment.resting)
    laid_open = _laid_open(view, moment)
    state = table_state(laid_open, shown, words)
    return replace(
        state,
        mode=HandMode.WATCH,
        playable=None,
        skat=tuple(reversed(cards_of(moment.skat))),
        skat_slots=False,
        skat_caption=words.skat_left() if view.took_skat else words.skat_found(),
        plates={
            place_of(view, seat): _plate(laid_open, seat, state.plates[place_of(view, seat)], words)
            for seat in SEATS
        },
        status="",
    )

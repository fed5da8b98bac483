# SPDX-License-Identifier: MIT
"""Makes what the table shows of what the user's seat knows."""

from __future__ import annotations

from dataclasses import dataclass

from skat_desktop.rules.cards import Card, Hand, cards_of
from skat_desktop.rules.deal import FOREHAND, REARHAND, SEATS
from skat_desktop.rules.events import Passed
from skat_desktop.rules.games import GameType
from skat_desktop.rules.tricks import Trick
from skat_desktop.rules.view import View
from skat_desktop.ui.sorting import USUAL, Sorting, group_starts, sorted_hand
from skat_desktop.ui.table.model import HandMode, Place, Plate, TableState, TrickCard
from skat_desktop.ui.words import Words

_AROUND = (Place.BOTTOM, Place.LEFT, Place.RIGHT)
"""Places clockwise from the user."""


@dataclass(frozen=True, slots=True)
class Shown:
    """What the table shows beside the view.

    Attributes:
        resting: the complete trick that still lies on the table.
        put_away: cards the user has put into the discard places so far.
        game: the game by which the hand is sorted while it is being chosen.
        message: a sentence for the user that replaces the usual status line.
        dealer_seat: seat of the dealer, None when he sits out.
        sorting: how the user holds a hand.
        counters: whether card points and trumps played so far are told.
    """

    resting: Trick | None = None
    put_away: Hand = 0
    game: GameType | None = None
    message: str = ""
    dealer_seat: int | None = REARHAND
    sorting: Sorting = USUAL
    counters: bool = False


def place_of(view: View, seat: int) -> Place:
    """Return where a seat sits from the user; who sits out looks over forehand's shoulder."""
    own = FOREHAND if view.seat is None else view.seat
    return _AROUND[(seat - own) % len(SEATS)]


def _mode(view: View) -> HandMode:
    if not view.my_turn or view.concession is not None:
        return HandMode.WATCH
    if view.phase == "discard":
        return HandMode.DISCARD
    return HandMode.PLAY if view.phase == "play" else HandMode.WATCH


def _playable(view: View) -> frozenset[Card] | None:
    # Between two turns nothing is greyed: the trick may still change what is legal.
    if _mode(view) is not HandMode.PLAY:
        return None
    return frozenset(cards_of(view.legal))


def _trick(view: View, resting: Trick | None) -> tuple[tuple[TrickCard, ...], Place | None]:
    leader, cards = (resting.leader, resting.cards) if resting else (view.leader, view.trick)
    laid = tuple(
        TrickCard(card, place_of(view, (leader + step) % len(SEATS)))
        for step, card in enumerate(cards)
    )
    return laid, place_of(view, resting.winner) if resting else None


def _skat(view: View, shown: Shown) -> tuple[Card | None, ...]:
    if view.phase == "discard" and view.is_declarer:
        return tuple(cards_of(shown.put_away))
    if view.phase in ("auction", "skat"):
        return (None, None)
    if view.phase == "declare":
        return (None, None) if view.skat is None else tuple(cards_of(view.skat))
    return ()


def _plate(view: View, seat: int, shown: Shown, words: Words) -> Plate:
    said = [act for act in view.auction if act.seat == seat]
    in_auction = view.phase in ("auction", "skat")
    last = said[-1] if said else None
    tricks = view.tricks_of(seat)
    points = None
    if shown.counters:
        points = sum(trick.points for trick in view.tricks if trick.winner == seat)
    waiting = shown.resting is not None
    return Plate(
        name=words.player(seat),
        # Who bids to whom matters in the auction; who deals is of interest after it.
        role=words.role(seat, is_dealer=seat == shown.dealer_seat and view.phase != "auction"),
        note=words.plate_note(view, seat),
        active=view.to_act == seat and not waiting,
        declarer_mark=words.declarer_mark() if view.declarer == seat else "",
        tricks=words.tricks_taken(tricks, points) if view.phase == "play" and tricks else "",
        trick_count=tricks,
        bubble=words.bubble(last) if in_auction and last is not None else "",
        bubble_faded=isinstance(last, Passed),
    )


def table_state(view: View, shown: Shown, words: Words) -> TableState:
    """Return what the table shows."""
    game = view.contract.game if view.contract is not None else shown.game
    hand = sorted_hand(view.hand & ~shown.put_away, game, shown.sorting)
    trick, taker = _trick(view, shown.resting)
    open_hands = {
        place_of(view, seat): sorted_hand(cards, game, shown.sorting)
        for seat, cards in view.open_hands
        if seat != view.seat and view.result is None
    }
    others = [seat for seat in SEATS if place_of(view, seat) is not Place.BOTTOM]
    discarding = view.phase == "discard" and view.is_declarer
    banner, suit = words.banner(view, count_trumps=shown.counters)
    return TableState(
        hand=hand,
        hand_groups=group_starts(hand, game, shown.sorting),
        playable=_playable(view),
        mode=_mode(view),
        opponents={place_of(view, seat): view.hand_sizes[seat] for seat in others},
        open_hands=open_hands,
        trick=trick,
        trick_taker=taker,
        skat=_skat(view, shown),
        skat_slots=discarding,
        skat_caption=words.skat_caption(view),
        banner=banner,
        banner_suit=suit,
        # The result has the names in its list; the plates would lie under its sheet.
        plates={}
        if view.result is not None and shown.resting is None
        else {place_of(view, seat): _plate(view, seat, shown, words) for seat in SEATS},
        status=shown.message or words.status(view, resting=shown.resting is not None),
    )

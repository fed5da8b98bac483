# SPDX-License-Identifier: MIT
"""Views for the players, built from requests. Nothing gets in that cannot be."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from skat_desktop.rules.cards import Card, Hand, mask_of
from skat_desktop.rules.contract import Contract
from skat_desktop.rules.deal import HAND_SIZE, SEATS, SKAT_SIZE
from skat_desktop.rules.refusal import Refusal
from skat_desktop.rules.view import View
from skat_desktop.tools.engine.auctions import read_auction, read_finished_auction
from skat_desktop.tools.engine.contracts import check_null_offered, read_contract, read_rules
from skat_desktop.tools.engine.errors import Code, RequestError, contradiction, refused
from skat_desktop.tools.engine.fields import Fields
from skat_desktop.tools.engine.history import (
    History,
    check_following,
    check_places,
    read_history,
)

_FULL = (HAND_SIZE, HAND_SIZE, HAND_SIZE)


def _seat(fields: Fields, name: str) -> int:
    return fields.integer(name, SEATS[0], SEATS[-1])


def bid_view(fields: Fields) -> View:
    """Return the view of a seat that is to speak in the auction.

    Raises:
        RequestError: what is wrong with the request.
    """
    rules = read_rules(fields)
    seat = _seat(fields, "seat")
    hand = mask_of(fields.cards("hand", HAND_SIZE, HAND_SIZE))
    said, auction = read_auction(fields, rules)
    if auction.to_act is None:
        raise RequestError(Code.TURN, "The auction is over; nobody is to speak.")
    if auction.to_act != seat:
        raise RequestError(Code.TURN, f"Seat {auction.to_act} is to speak, not seat {seat}.")
    return View(
        seat=seat,
        rules=rules,
        phase="auction",
        to_act=seat,
        hand=hand,
        hand_sizes=_FULL,
        auction=said,
        bid=auction.value,
    )


def skat_view(fields: Fields) -> View:
    """Return the view of a declarer who takes up the skat or plays Hand.

    Raises:
        RequestError: what is wrong with the request.
    """
    return _declarer_view(fields, "skat", HAND_SIZE)


def discard_view(fields: Fields) -> View:
    """Return the view of a declarer who has taken up the skat.

    Raises:
        RequestError: what is wrong with the request.
    """
    return _declarer_view(fields, "discard", HAND_SIZE + SKAT_SIZE)


def _declarer_view(fields: Fields, phase: str, size: int) -> View:
    rules = read_rules(fields)
    seat = _seat(fields, "seat")
    hand = mask_of(fields.cards("hand", size, size))
    said, bid = read_finished_auction(fields, rules, seat, Code.TURN)
    return View(
        seat=seat,
        rules=rules,
        phase=phase,
        to_act=seat,
        hand=hand,
        hand_sizes=_hand_sizes(seat, size),
        auction=said,
        declarer=seat,
        bid=bid,
        took_skat=size > HAND_SIZE,
    )


def declare_view(view: View, discarded: Hand) -> View:
    """Return the view after a discard, in which the game is declared."""
    assert view.seat is not None
    return replace(
        view,
        phase="declare",
        hand=view.hand & ~discarded,
        hand_sizes=_FULL,
        skat=discarded,
    )


def _hand_sizes(declarer: int, size: int) -> tuple[int, int, int]:
    forehand, middlehand, rearhand = (size if seat == declarer else HAND_SIZE for seat in SEATS)
    return forehand, middlehand, rearhand


def play_view(fields: Fields) -> View:
    """Return the view of a seat that is to play a card.

    Raises:
        RequestError: what is wrong with the request.
    """
    rules = read_rules(fields)
    seat = _seat(fields, "seat")
    declarer = _seat(fields, "declarer")
    contract = read_contract(fields)
    history = read_history(fields, rules, contract, declarer)
    said, bid = read_finished_auction(fields, rules, declarer, Code.ILLEGAL)
    check_null_offered(rules, contract, bid)
    if history.to_act != seat:
        raise RequestError(Code.TURN, f"Seat {history.to_act} is to play, not seat {seat}.")
    sizes = history.hand_sizes()
    hand = fields.cards("hand", sizes[seat], sizes[seat])
    skat = _read_skat(fields, contract, seat == declarer)
    shown = _read_open(fields, contract, hand if seat == declarer else None, sizes[declarer])
    groups = {"hand": hand, "skat": skat or ()}
    held = {seat: mask_of(hand)}
    if shown is not None and seat != declarer:
        groups["open"] = shown
        held[declarer] = mask_of(shown)
    _check_once(history, groups)
    skat_mask = None if skat is None else mask_of(skat)
    check_following(history, held)
    check_places(history, held, skat_mask)
    return View(
        seat=seat,
        rules=rules,
        phase="play",
        to_act=seat,
        hand=held[seat],
        hand_sizes=sizes,
        auction=said,
        declarer=declarer,
        bid=bid,
        took_skat=not contract.hand,
        contract=contract,
        skat=skat_mask,
        tricks=history.tricks,
        leader=history.leader,
        trick=history.trick,
        open_hands=((declarer, held.get(declarer, 0)),) if contract.ouvert else (),
    )


def _read_skat(fields: Fields, contract: Contract, is_declarer: bool) -> tuple[Card, ...] | None:
    """Read the two cards in the skat, None when this seat does not know them."""
    if not fields.has("skat") or fields.data["skat"] == []:
        return None
    skat = fields.cards("skat", SKAT_SIZE, SKAT_SIZE)
    if contract.hand:
        raise contradiction("skat must be missing: in a Hand game nobody knows these cards.")
    if not is_declarer:
        raise contradiction("skat must be missing: only the declarer knows these cards.")
    return skat


def _read_open(
    fields: Fields, contract: Contract, own: Sequence[Card] | None, size: int
) -> tuple[Card, ...] | None:
    """Read the declarer's open cards, None when the game is not ouvert.

    Args:
        fields: the request.
        contract: what is played.
        own: the hand of the seat that asks, if it is the declarer: there is nothing to tell it.
        size: how many cards the declarer still holds.
    """
    if not contract.ouvert:
        if fields.has("open") and fields.data["open"] != []:
            raise contradiction("open must be missing: the game is not ouvert.")
        return None
    if not fields.has("open") and (own is not None or size == 0):
        return None
    cards = fields.cards("open", size, size)
    if own is not None and set(own) != set(cards):
        raise contradiction("open and hand must be the same cards: this seat is the declarer.")
    return cards


def _check_once(history: History, groups: Mapping[str, Sequence[Card]]) -> None:
    """Refuse a card that lies in two places."""
    seen = 0
    named = [(card, place) for _, card, _, place in history.plays()]
    named += [(card, name) for name, cards in groups.items() for card in cards]
    for card, place in named:
        if seen >> card & 1:
            raise refused(Refusal("cards.duplicate", card=card), place)
        seen |= 1 << card

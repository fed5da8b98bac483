# SPDX-License-Identifier: MIT
"""The phases before the first card: auction, skat, discard and declaration."""

from __future__ import annotations

from skat_desktop.rules.cards import cards_of
from skat_desktop.rules.contract import Contract, contracts_after
from skat_desktop.rules.deal import SKAT_SIZE
from skat_desktop.rules.ending import end_impossible_null
from skat_desktop.rules.events import (
    Act,
    Bid,
    Declared,
    Discarded,
    Event,
    Held,
    Passed,
    SkatTaken,
)
from skat_desktop.rules.refusal import Refusal
from skat_desktop.rules.rulesets import NullBelowBid
from skat_desktop.rules.state import THROWN_IN, SkatState
from skat_desktop.rules.valuation import null_value


def _wrong_phase(state: SkatState, event: Event) -> Refusal:
    return Refusal("turn.phase", event=str(event), phase=state.phase)


def _check_turn(event: Act, to_act: int | None) -> None:
    if event.seat != to_act:
        raise Refusal("turn.not_yours", seat=event.seat, to_act=to_act)


class AuctionPhase:
    """Values are said, held and passed until one seat is left or all have passed."""

    name = "auction"

    def to_act(self, state: SkatState) -> int | None:
        """Return the seat to speak."""
        return state.auction.to_act

    def actions(self, state: SkatState, seat: int) -> list[Act]:
        """Return what a seat may say."""
        auction = state.auction
        if seat != auction.to_act:
            return []
        if auction.answering:
            return [Held(seat), Passed(seat)]
        return [*(Bid(seat, value) for value in auction.next_values()), Passed(seat)]

    def check(self, state: SkatState, event: Event) -> None:
        """Refuse what cannot be said now."""
        if isinstance(event, Bid):
            state.auction.check_bid(event.seat, event.value)
        elif isinstance(event, Held):
            state.auction.check_hold(event.seat)
        elif isinstance(event, Passed):
            _check_turn(event, state.auction.to_act)
        else:
            raise _wrong_phase(state, event)

    def fold(self, state: SkatState, event: Event) -> None:
        """Say it."""
        auction = state.auction
        if isinstance(event, Bid):
            auction.bid(event.seat, event.value)
        elif isinstance(event, Held):
            auction.hold(event.seat)
        else:
            assert isinstance(event, Passed)
            auction.pass_(event.seat)
        state.said.append(event)
        if not auction.over:
            return
        if auction.declarer is None:
            state.enter(THROWN_IN)
            return
        state.declarer = auction.declarer
        state.enter("skat")


def check_contract(state: SkatState, contract: Contract) -> None:
    """Refuse a contract that this declarer cannot declare now.

    Raises:
        Refusal: ``declare.hand_after_skat``, ``declare.hand_kept`` or
            ``declare.null_below_bid``.
    """
    if contract.hand and state.took_skat:
        level = "schneider" if contract.schneider else "hand"
        raise Refusal("declare.hand_after_skat", contract=str(contract), level=level)
    if not contract.hand and not state.took_skat:
        raise Refusal("declare.hand_kept", contract=str(contract))
    if contract.game.is_null and state.rules.null_below_bid is NullBelowBid.REFUSED:
        value = null_value(state.rules, contract, tuple(state.announced))
        if value < state.auction.value:
            raise Refusal("declare.null_below_bid", value=value, bid=state.auction.value)


def legal_contracts(state: SkatState) -> list[Contract]:
    """Return every contract the declarer may declare now, overbid ones included."""
    legal = []
    for contract in contracts_after(state.took_skat):
        try:
            check_contract(state, contract)
        except Refusal:
            continue
        legal.append(contract)
    return legal


def _declare(state: SkatState, event: Declared) -> None:
    assert state.declarer is not None
    contract = event.contract
    state.contract = contract
    if contract.ouvert:
        state.open_seats.add(state.declarer)
    if contract.game.is_null and state.rules.null_below_bid is NullBelowBid.LOST_AT_ONCE:
        value = null_value(state.rules, contract, tuple(state.announced))
        if value < state.auction.value:
            end_impossible_null(state)
            return
    state.enter("play")


class SkatPhase:
    """The declarer takes up the skat, or declares a Hand game."""

    name = "skat"

    def to_act(self, state: SkatState) -> int | None:
        """Return the declarer."""
        return state.declarer

    def actions(self, state: SkatState, seat: int) -> list[Act]:
        """Return the skat and every Hand game."""
        if seat != state.declarer:
            return []
        return [
            SkatTaken(seat),
            *(Declared(seat, contract) for contract in legal_contracts(state)),
        ]

    def check(self, state: SkatState, event: Event) -> None:
        """Refuse other events, seats and contracts."""
        if not isinstance(event, SkatTaken | Declared):
            raise _wrong_phase(state, event)
        _check_turn(event, state.declarer)
        if isinstance(event, Declared):
            check_contract(state, event.contract)

    def fold(self, state: SkatState, event: Event) -> None:
        """Take up the skat or declare."""
        if isinstance(event, Declared):
            _declare(state, event)
            return
        assert state.declarer is not None
        state.took_skat = True
        state.hands[state.declarer] |= state.skat
        state.skat = 0
        state.enter("discard")


class DiscardPhase:
    """The declarer puts two of twelve cards into the skat."""

    name = "discard"

    def to_act(self, state: SkatState) -> int | None:
        """Return the declarer."""
        return state.declarer

    def actions(self, state: SkatState, seat: int) -> list[Act]:
        """Return all 66 pairs."""
        if seat != state.declarer:
            return []
        cards = cards_of(state.hands[seat])
        return [
            Discarded(seat, 1 << first | 1 << second)
            for place, first in enumerate(cards)
            for second in cards[place + 1 :]
        ]

    def check(self, state: SkatState, event: Event) -> None:
        """Refuse other events and seats, other numbers of cards, and cards not held."""
        if not isinstance(event, Discarded):
            raise _wrong_phase(state, event)
        _check_turn(event, state.declarer)
        if event.cards.bit_count() != SKAT_SIZE:
            raise Refusal("discard.two", found=event.cards.bit_count())
        missing = event.cards & ~state.hands[event.seat]
        if missing:
            raise Refusal("cards.not_held", card=missing.bit_length() - 1, seat=event.seat)

    def fold(self, state: SkatState, event: Event) -> None:
        """Move the two cards."""
        assert isinstance(event, Discarded)
        state.hands[event.seat] &= ~event.cards
        state.skat = event.cards
        state.enter("declare")


class DeclarePhase:
    """The declarer names the game after the discard."""

    name = "declare"

    def to_act(self, state: SkatState) -> int | None:
        """Return the declarer."""
        return state.declarer

    def actions(self, state: SkatState, seat: int) -> list[Act]:
        """Return every game without Hand."""
        if seat != state.declarer:
            return []
        return [Declared(seat, contract) for contract in legal_contracts(state)]

    def check(self, state: SkatState, event: Event) -> None:
        """Refuse other events, seats and contracts."""
        if not isinstance(event, Declared):
            raise _wrong_phase(state, event)
        _check_turn(event, state.declarer)
        check_contract(state, event.contract)

    def fold(self, state: SkatState, event: Event) -> None:
        """Declare."""
        assert isinstance(event, Declared)
        _declare(state, event)

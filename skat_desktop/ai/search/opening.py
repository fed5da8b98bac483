# SPDX-License-Identifier: MIT
"""Auction, skat, discard and declaration by expected list points."""

from __future__ import annotations

from typing import Final

from skat_desktop.ai.evaluator.prospects import (
    HandOffer,
    Offer,
    hand_offers,
    offers,
    plan,
    with_skat,
)
from skat_desktop.ai.player import Decision, Reason, StopFlag
from skat_desktop.ai.reasons import Why
from skat_desktop.ai.rulebased.opening import why_discard
from skat_desktop.ai.search.discards import best_discard
from skat_desktop.rules.deal import FOREHAND
from skat_desktop.rules.events import Bid, Declared, Discarded, Held, Passed, SkatTaken
from skat_desktop.rules.games import matadors
from skat_desktop.rules.ladder import ladder
from skat_desktop.rules.rulesets import NullBelowBid, RuleSet
from skat_desktop.rules.valuation import plain_value
from skat_desktop.rules.view import View

_HIGHEST_ASKED: Final = 144
"""The dearest plain game; beyond it hardly anything covers a bid."""
_PASSED_OUT: Final = 0.0
"""List points of a deal that is thrown in."""
_OTHERS_PLAY: Final = -12.0
"""List points, the others' gain taken off, of leaving the game to somebody else."""


def _leads(view: View) -> bool:
    return view.seat == FOREHAND


def _best_hand(view: View, bid: int) -> HandOffer:
    return max(hand_offers(view.rules, view.hand, _leads(view), bid), key=lambda one: one.promise)


def _taking(view: View, bid: int) -> float:
    """Return what taking up the skat promises at a bid."""
    asked = tuple(value for value in ladder(view.rules) if value <= _HIGHEST_ASKED)
    curve = with_skat(view.rules, view.hand, _leads(view), asked)
    return next((curve[value] for value in asked if value >= bid), -2.0 * bid)


def bid(view: View) -> Decision:
    """Say the next value, hold or pass: as long as playing promises more than leaving it."""
    assert view.seat is not None
    seat = view.seat
    auction = view.replay_auction()
    if auction.answering:
        asked: int | None = auction.value
    else:
        asked = next(iter(auction.next_values()), None)
    if asked is None:
        return Decision(Passed(seat), Reason(Why.BID_LADDER_END, {"bid": auction.value}))
    hand = _best_hand(view, asked)
    promise = _taking(view, asked)
    promise = max(promise, hand.promise)
    facts = _auction_facts(view, asked, hand if hand.promise == promise else None)
    if promise > (_PASSED_OUT if auction.last_word else _OTHERS_PLAY):
        if auction.answering:
            return Decision(Held(seat), Reason(Why.BID_HOLD, facts))
        why = Why.BID_LAST_WORD if auction.last_word else Why.BID_WORTH
        return Decision(Bid(seat, asked), Reason(why, facts))
    if auction.value and _taking(view, ladder(view.rules)[0]) > _OTHERS_PLAY:
        return Decision(Passed(seat), Reason(Why.BID_TOO_HIGH, facts))
    weak = {"contract": facts["contract"], "chance": facts["chance"]}
    return Decision(Passed(seat), Reason(Why.BID_WEAK, weak))


def _auction_facts(view: View, asked: int, hand: HandOffer | None) -> dict[str, object]:
    """Return the facts of a reason in the auction."""
    if hand is not None:
        contract, chance = hand.contract, hand.chances.win
    else:
        likely = plan(view.rules, view.hand, _leads(view), asked)
        contract, chance = likely.contract, likely.chance
    count = matadors(contract.game, view.hand)
    return {
        "contract": contract,
        "value": plain_value(view.rules, contract, count),
        "matadors": count,
        "chance": round(chance, 3),
        "bid": asked,
    }


def skat(view: View) -> Decision:
    """Take up the skat, or play a Hand game that promises more."""
    assert view.seat is not None
    hand = _best_hand(view, view.bid)
    if hand.promise > _taking(view, view.bid):
        facts = _auction_facts(view, view.bid, hand)
        del facts["bid"]
        return Decision(Declared(view.seat, hand.contract), Reason(Why.SKAT_HAND, facts))
    likely = plan(view.rules, view.hand, _leads(view), view.bid)
    facts = {"contract": likely.contract, "chance": round(likely.chance, 3)}
    return Decision(SkatTaken(view.seat), Reason(Why.SKAT_TAKE, facts))


def _declarable(rules: RuleSet, offer: Offer, bid: int) -> bool:
    """Tell whether the rules let an offer be declared at a bid at all."""
    if not offer.contract.game.is_null or rules.null_below_bid is not NullBelowBid.REFUSED:
        return True
    return rules.base_value(offer.contract) >= bid


def _ranked(view: View) -> list[Offer]:
    """Return what can be played with the twelve cards, best first."""
    cards = view.hand | (view.skat or 0)
    found = [
        offer
        for offer in offers(view.rules, cards, _leads(view))
        if _declarable(view.rules, offer, view.bid)
    ]
    return sorted(found, key=lambda offer: offer.promise(view.rules, view.bid), reverse=True)


def discard(view: View, worlds: int, stop: StopFlag) -> Decision:
    """Discard for the game that promises most.

    Args:
        view: a view in the phase of discarding.
        worlds: in how many worlds the best discards are compared; 0 for none.
        stop: ends the comparison.
    """
    assert view.seat is not None
    best = best_discard(view, _ranked(view), worlds, stop)
    return Decision(
        Discarded(view.seat, best.discard), why_discard(best.contract, view.hand, best.discard)
    )


def declare(view: View) -> Decision:
    """Declare the game that promises most with what was discarded."""
    assert view.seat is not None
    assert view.skat is not None
    found = [offer for offer in _ranked(view) if offer.discard == view.skat]
    if not found:
        # Somebody else discarded, and something no game would: the plain way then.
        from skat_desktop.ai.rulebased import opening

        return opening.declare(view)
    best = found[0]
    facts: dict[str, object] = {
        "contract": best.contract,
        "value": best.value,
        "matadors": matadors(best.contract.game, view.hand | view.skat),
        "bid": view.bid,
    }
    if best.value < view.bid:
        return Decision(Declared(view.seat, best.contract), Reason(Why.DECLARE_OVERBID, facts))
    facts["chance"] = round(best.chances.win, 3)
    likelier = [
        offer
        for offer in found
        if offer.value < view.bid and offer.chances.win > best.chances.win + 0.02
    ]
    why = Why.DECLARE_BEST
    if likelier:
        facts["instead"] = max(likelier, key=lambda offer: offer.chances.win).contract
        why = Why.DECLARE_COVERS
    return Decision(Declared(view.seat, best.contract), Reason(why, facts))

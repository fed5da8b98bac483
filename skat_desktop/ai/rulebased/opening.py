# SPDX-License-Identifier: MIT
"""Auction, skat, discard and declaration: from prospects to actions."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from skat_desktop.ai.player import Decision, Reason
from skat_desktop.ai.reasons import Why
from skat_desktop.ai.rulebased.prospects import (
    Prospect,
    after_discard,
    after_skat,
    as_hand,
    before_skat,
    best_covering,
    least_overbid,
)
from skat_desktop.rules.cards import Hand, Rank, Suit, cards_of, points_of
from skat_desktop.rules.contract import Contract
from skat_desktop.rules.deal import FOREHAND
from skat_desktop.rules.events import Bid, Declared, Discarded, Held, Passed, SkatTaken
from skat_desktop.rules.view import View

_WORTH_PLAYING: Final = 0.58
"""Chance from which on a game is worth a bid."""
_HAND_SURE: Final = 0.93
"""Chance from which on the skat is left for a higher value."""
_MANY_POINTS: Final = 7
"""Card points of a discard from which on they are its reason."""


def _facts(prospect: Prospect, **more: object) -> dict[str, object]:
    return {
        "contract": prospect.contract,
        "value": prospect.value,
        "matadors": prospect.matadors,
        "chance": round(prospect.chance, 3),
        **more,
    }


def _leads(view: View) -> bool:
    return view.seat == FOREHAND


def _playable(view: View) -> list[Prospect]:
    """Return the prospects that are worth a bid."""
    leads = _leads(view)
    taken = before_skat(view.rules, view.hand, leads)
    hand = as_hand(view.rules, view.hand, leads)
    return [*(one for one in taken if one.chance >= _WORTH_PLAYING), *hand]


def bid(view: View) -> Decision:
    """Say the next value, hold or pass."""
    assert view.seat is not None
    seat = view.seat
    auction = view.replay_auction()
    if auction.answering:
        asked: int | None = auction.value
    else:
        asked = next(iter(auction.next_values()), None)
    if asked is None:
        return Decision(Passed(seat), Reason(Why.BID_LADDER_END, {"bid": auction.value}))
    playable = _playable(view)
    best = best_covering(playable, asked)
    if best is None:
        return Decision(Passed(seat), _why_pass(view, playable, asked))
    facts = _facts(best, bid=asked)
    if auction.answering:
        return Decision(Held(seat), Reason(Why.BID_HOLD, facts))
    why = Why.BID_LAST_WORD if auction.last_word else Why.BID_WORTH
    return Decision(Bid(seat, asked), Reason(why, facts))


def _why_pass(view: View, playable: Iterable[Prospect], asked: int) -> Reason:
    highest = max(playable, key=lambda one: (one.value, one.chance), default=None)
    if highest is not None:
        return Reason(Why.BID_TOO_HIGH, _facts(highest, bid=asked))
    nearest = max(before_skat(view.rules, view.hand, _leads(view)), key=lambda one: one.chance)
    params = {"contract": nearest.contract, "chance": round(nearest.chance, 3)}
    return Reason(Why.BID_WEAK, params)


def skat(view: View) -> Decision:
    """Take up the skat, or play a Hand game that is nearly sure or the only one to cover."""
    assert view.seat is not None
    leads = _leads(view)
    taken = best_covering(list(before_skat(view.rules, view.hand, leads)), view.bid)
    hands = [one for one in as_hand(view.rules, view.hand, leads) if one.chance >= _HAND_SURE]
    hand = best_covering(hands, view.bid)
    if hand is not None and (taken is None or hand.promise > taken.promise):
        return Decision(Declared(view.seat, hand.contract), Reason(Why.SKAT_HAND, _facts(hand)))
    aim = taken or max(before_skat(view.rules, view.hand, leads), key=lambda one: one.chance)
    params = {"contract": aim.contract, "chance": round(aim.chance, 3)}
    return Decision(SkatTaken(view.seat), Reason(Why.SKAT_TAKE, params))


def discard(view: View) -> Decision:
    """Discard for the game that promises most among those that cover the bid."""
    assert view.seat is not None
    prospects = after_skat(view.rules, view.hand, _leads(view), view.bid)
    best = best_covering(prospects, view.bid) or least_overbid(view.rules, prospects, view.bid)
    return Decision(
        Discarded(view.seat, best.discard), why_discard(best.contract, view.hand, best.discard)
    )


def why_discard(contract: Contract, cards: Hand, gone: Hand) -> Reason:
    """Return why two of twelve cards are discarded for a game."""
    facts: dict[str, object] = {"cards": gone, "contract": contract}
    if contract.game.is_null:
        return Reason(Why.DISCARD_DANGER, facts)
    points = points_of(gone)
    if any(card & 7 == Rank.TEN for card in cards_of(gone)):
        return Reason(Why.DISCARD_POINTS, {**facts, "points": points})
    for card in cards_of(gone):
        suit = Suit(card >> 3)
        if suit != contract.game.trump_suit and not cards & ~gone & _plain(suit):
            return Reason(Why.DISCARD_VOID, {**facts, "suit": suit})
    if points >= _MANY_POINTS:
        return Reason(Why.DISCARD_POINTS, {**facts, "points": points})
    return Reason(Why.DISCARD_LOSERS, facts)


def _plain(suit: Suit) -> Hand:
    return (0xFF & ~(1 << Rank.JACK)) << (8 * suit)


def declare(view: View) -> Decision:
    """Declare the game that promises most among those that cover the bid."""
    assert view.seat is not None
    assert view.skat is not None
    prospects = after_discard(view.rules, view.hand, view.skat, _leads(view), view.bid)
    best = best_covering(prospects, view.bid)
    if best is None:
        best = least_overbid(view.rules, prospects, view.bid)
        facts = _facts(best, bid=view.bid)
        del facts["chance"]
        return Decision(Declared(view.seat, best.contract), Reason(Why.DECLARE_OVERBID, facts))
    facts = _facts(best, bid=view.bid)
    likelier = [
        one for one in prospects if one.value < view.bid and one.chance > best.chance + 0.02
    ]
    why = Why.DECLARE_BEST
    if likelier:
        facts["instead"] = max(likelier, key=lambda one: one.chance).contract
        why = Why.DECLARE_COVERS
    return Decision(Declared(view.seat, best.contract), Reason(why, facts))

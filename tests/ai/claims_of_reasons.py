# SPDX-License-Identifier: MIT
"""What each reason claims, checked against the view it was given for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from skat_desktop.ai.player import Decision
from skat_desktop.ai.reasons import Why
from skat_desktop.rules.cards import CARD_POINTS, Card, Hand, cards_of, points_of
from skat_desktop.rules.contract import Contract
from skat_desktop.rules.events import (
    Bid,
    CardPlayed,
    ConcessionAnswered,
    Declared,
    Discarded,
    Held,
    Passed,
    SkatTaken,
)
from skat_desktop.rules.games import (
    GROUP_MASKS,
    GROUP_OF,
    STRENGTH,
    TRUMPS,
    beats,
    matadors,
    winning_index,
)
from skat_desktop.rules.ladder import next_bid
from skat_desktop.rules.valuation import plain_value
from skat_desktop.rules.view import View

Params = Mapping[str, Any]


def contract_of(view: View) -> Contract:
    assert view.contract is not None
    return view.contract


def takes(view: View, card: Card) -> bool:
    """Whether a card takes over the trick on the table."""
    trick = view.trick
    best = trick[winning_index(contract_of(view).game, trick)]
    return beats(contract_of(view).game, card, best)


def can_follow(view: View) -> bool:
    assert view.led is not None
    game = contract_of(view).game
    return bool(view.hand & GROUP_MASKS[game][GROUP_OF[game][view.led]])


def shown_void(view: View, seat: int, suit: int | None) -> bool:
    """Whether a seat has failed to follow a suit, or every card of it is accounted for."""
    game = contract_of(view).game
    group = 4 if suit is None else suit
    groups = GROUP_OF[game]
    for trick in view.tricks:
        if groups[trick.cards[0]] == group and groups[trick.card_of(seat)] != group:
            return True
    if view.trick and groups[view.trick[0]] == group:
        place = (seat - view.leader) % 3
        if place < len(view.trick) and groups[view.trick[place]] != group:
            return True
    for other, cards in view.open_hands:
        if other == seat:
            return not cards & GROUP_MASKS[game][group]
    return not view.unseen & GROUP_MASKS[game][group]


def above_and_out(view: View, card: Card) -> Hand:
    """Cards of the same group above a card that are not known to be elsewhere."""
    game = contract_of(view).game
    out = 0
    for seat in {0, 1, 2} - {view.seat}:
        out |= may_hold(view, seat)
    return sum(
        1 << other
        for other in cards_of(out & GROUP_MASKS[game][GROUP_OF[game][card]])
        if STRENGTH[game][other] > STRENGTH[game][card]
    )


def may_hold(view: View, seat: int) -> Hand:
    """Cards another seat may hold: those that lie open, or the unseen ones it is not void of."""
    for other, cards in view.open_hands:
        if other == seat:
            return cards
    masks = GROUP_MASKS[contract_of(view).game]
    mask = view.unseen
    for group in range(5):
        if shown_void(view, seat, None if group == 4 else group):
            mask &= ~masks[group]
    return mask


def check_worth(view: View, params: Params) -> None:
    contract = params["contract"]
    game = contract.game
    if game.is_null:
        assert params["matadors"] == 0
    elif params["matadors"] != -1:
        cards = view.hand | (view.skat or 0)
        assert params["matadors"] == matadors(game, cards)
    assert params["value"] == plain_value(view.rules, contract, params["matadors"] or 1)
    if "chance" in params:
        assert 0 <= params["chance"] <= 1


def asked(view: View) -> int | None:
    auction = view.replay_auction()
    return auction.value if auction.answering else next(iter(auction.next_values()), None)


def bid_reason(why: Why, view: View, action: object, params: Params) -> None:
    if why is Why.BID_LADDER_END:
        assert isinstance(action, Passed)
        assert next_bid(view.rules, params["bid"]) is None
        return
    if why is Why.BID_WEAK:
        assert isinstance(action, Passed)
        assert params["chance"] < 0.75
        return
    check_worth(view, params)
    assert params["bid"] == asked(view)
    if why is Why.BID_TOO_HIGH:
        assert isinstance(action, Passed)
        assert params["value"] < params["bid"]
        return
    assert params["value"] >= params["bid"]
    auction = view.replay_auction()
    if why is Why.BID_HOLD:
        assert isinstance(action, Held)
        assert auction.answering
    else:
        assert isinstance(action, Bid)
        assert action.value == params["bid"]
        assert auction.last_word is (why is Why.BID_LAST_WORD)


def opening_reason(why: Why, view: View, action: object, params: Params) -> None:
    if why is Why.SKAT_TAKE:
        assert isinstance(action, SkatTaken)
    elif why is Why.SKAT_HAND:
        assert isinstance(action, Declared)
        assert action.contract == params["contract"]
        assert params["value"] >= view.bid
        check_worth(view, params)
    elif why in (Why.DISCARD_VOID, Why.DISCARD_POINTS, Why.DISCARD_LOSERS, Why.DISCARD_DANGER):
        assert isinstance(action, Discarded)
        gone = params["cards"]
        assert gone == action.cards
        assert gone & ~view.hand == 0
        game = params["contract"].game
        assert game.is_null is (why is Why.DISCARD_DANGER)
        if why is Why.DISCARD_POINTS:
            assert params["points"] == points_of(gone) >= 7
        if why is Why.DISCARD_VOID:
            suit = GROUP_MASKS[game][params["suit"]]
            assert view.hand & suit
            assert not view.hand & ~gone & suit
    else:
        assert isinstance(action, Declared)
        assert action.contract == params["contract"]
        assert params["bid"] == view.bid
        check_worth(view, params)
        assert (params["value"] >= view.bid) is (why is not Why.DECLARE_OVERBID)
        if why is Why.DECLARE_COVERS:
            instead = params["instead"]
            assert view.skat is not None
            count = matadors(instead.game, view.hand | view.skat)
            assert plain_value(view.rules, instead, count) < view.bid


def leading_reason(why: Why, view: View, card: Card, params: Params) -> None:
    game = contract_of(view).game
    group = GROUP_OF[game][card]
    assert not view.trick
    if why is Why.DRAW_TRUMPS:
        assert group == 4
        assert not above_and_out(view, card)
        assert params["out"] >= 1
    elif why is Why.FORCE_TRUMP:
        assert group == 4
        assert above_and_out(view, card).bit_count() >= params["higher"] >= 1
    elif why is Why.CASH_WINNER:
        assert params["points"] == CARD_POINTS[card]
        assert not above_and_out(view, card)
    elif why is Why.LEAD_HIGH:
        assert group == params["suit"]
        assert not above_and_out(view, card)
        assert params["points"] == CARD_POINTS[card]
    elif why is Why.ESTABLISH:
        target = params["target"]
        assert GROUP_OF[game][target] == group == params["suit"]
        assert view.hand >> target & 1
        assert above_and_out(view, target)
        assert STRENGTH[game][card] < STRENGTH[game][target]
    elif why is Why.LEAD_LOSER:
        assert params["points"] == CARD_POINTS[card]
    elif why is Why.LEAD_TRUMP:
        assert view.hand & ~TRUMPS[game] == 0
    else:
        defender_lead(why, view, card, params)


def defender_lead(why: Why, view: View, card: Card, params: Params) -> None:
    game = contract_of(view).game
    assert view.declarer is not None
    assert GROUP_OF[game][card] == params["suit"]
    masks = GROUP_MASKS[game]
    lengths = [(view.hand & masks[group]).bit_count() for group in range(4)]
    length = lengths[params["suit"]]
    assert view.seat is not None
    next_seat = (view.seat + 1) % 3
    if why is Why.SHORT_SUIT:
        assert params["seat"] == view.declarer != next_seat
        assert length <= min(one for one in lengths if one) + 1
    elif why is Why.LONG_SUIT:
        assert params["seat"] == view.declarer == next_seat
        assert length >= max(lengths) - 1
    elif why is Why.RETURN_SUIT:
        assert params["partner"] == view.partner
        assert any(
            trick.leader == view.partner and GROUP_OF[game][trick.cards[0]] == params["suit"]
            for trick in view.tricks
        )
    elif why is Why.GIVE_RUFF:
        assert params["partner"] == view.partner
        assert shown_void(view, params["partner"], params["suit"])
        assert not shown_void(view, params["partner"], None)
    else:
        assert why is Why.FORCE_DECLARER
        assert params["seat"] == view.declarer
        assert shown_void(view, params["seat"], params["suit"])


def winning_reason(why: Why, view: View, card: Card, params: Params) -> None:
    game = contract_of(view).game
    assert takes(view, card)
    if why is Why.TRUMP_IN:
        assert not can_follow(view)
        assert GROUP_OF[game][card] == 4
        assert params["points"] == view.trick_points
    elif why is Why.TAKE_OVER:
        assert params["points"] == view.trick_points
    elif why is Why.BRING_HOME:
        assert len(view.trick) == 2
        assert params["points"] == CARD_POINTS[card] >= 10
    elif why is Why.WIN_CHEAPLY:
        assert len(view.trick) == 2
        assert params["points"] == view.trick_points
        for other in cards_of(view.legal):
            if takes(view, other) and STRENGTH[game][other] < STRENGTH[game][card]:
                # It is as good: as dear, and no card that is out lies between the two.
                assert CARD_POINTS[other] == CARD_POINTS[card]
                assert above_and_out(view, other) == above_and_out(view, card)


def trick_reason(why: Why, view: View, card: Card, params: Params) -> None:
    game = contract_of(view).game
    holder_is_partner = view.partner is not None and view.trick_holder == view.partner
    if why in (Why.SMEAR, Why.SMEAR_LIKELY, Why.LEAVE_TO_PARTNER):
        assert params["partner"] == view.partner is not None
        assert not takes(view, card)
    if why in (Why.SMEAR, Why.LEAVE_TO_PARTNER):
        assert holder_is_partner
    if why in (Why.SMEAR, Why.SMEAR_LIKELY):
        assert params["points"] == CARD_POINTS[card] >= 2
    if why is Why.SMEAR and len(view.trick) == 1:
        # The declarer is still to play and must not be able to take it: nothing that he may
        # hold is above the card, and he follows or has no trumps.
        best = view.trick[0]
        assert not above_and_out(view, best) or shown_void(
            view, declarer_of(view), suit_of_group(game, best)
        )
    if why is Why.FOLLOW_LOW:
        assert not any(takes(view, other) for other in cards_of(view.legal))
        assert params["points"] == CARD_POINTS[card]
    if why is Why.HOLD_BACK:
        assert view.legal >> params["kept"] & 1
        assert takes(view, params["kept"])
        assert not takes(view, card)
    if why is Why.THROW_OFF:
        assert not can_follow(view)
        assert params["points"] == CARD_POINTS[card]
    if why is Why.MUST_TAKE:
        assert takes(view, card)


def declarer_of(view: View) -> int:
    assert view.declarer is not None
    return view.declarer


def suit_of_group(game: Any, card: Card) -> int | None:
    group = GROUP_OF[game][card]
    return None if group == 4 else group


def null_reason(why: Why, view: View, card: Card, params: Params) -> None:
    assert contract_of(view).game.is_null
    if why in (Why.NULL_LEAD_LOW, Why.NULL_ATTACK, Why.NULL_HELPLESS):
        assert not view.trick
        assert view.is_declarer is (why is Why.NULL_LEAD_LOW)
    else:
        assert view.trick
    if why is Why.NULL_HELPLESS:
        for suit in {one >> 3 for one in cards_of(view.hand)}:
            assert shown_void(view, params["seat"], suit)
    if why is Why.DUCK:
        assert view.is_declarer
        assert not takes(view, card)
        assert params["under"] == view.trick[winning_index(contract_of(view).game, view.trick)]
        better = [one for one in cards_of(view.legal) if card < one < params["under"]]
        out = view.unseen
        assert not any(out >> between & 1 for one in better for between in range(card + 1, one))
    if why is Why.NULL_RISK:
        assert view.is_declarer
        assert all(takes(view, one) for one in cards_of(view.legal))
    if why is Why.NULL_RID:
        assert not can_follow(view)
    if why is Why.NULL_UNDER:
        assert view.trick_holder == params["seat"] == view.declarer
        assert not takes(view, card)
    if why is Why.NULL_LOW:
        assert params["seat"] == view.declarer != view.trick_holder
        assert len(view.trick) == 1 or view.leader != view.declarer
    if why is Why.NULL_UNBLOCK:
        assert params["seat"] == view.declarer
        assert not view.is_declarer


_Check = Callable[[Why, View, Any, Params], None]
_CHECKS: dict[str, tuple[_Check, ...]] = {
    "bid": (bid_reason,),
    "skat": (opening_reason,),
    "discard": (opening_reason,),
    "declare": (opening_reason,),
}
_WINNING = {Why.TRUMP_IN, Why.TAKE_OVER, Why.BRING_HOME, Why.WIN_CHEAPLY}
_TRICK = {
    Why.SMEAR,
    Why.SMEAR_LIKELY,
    Why.LEAVE_TO_PARTNER,
    Why.FOLLOW_LOW,
    Why.HOLD_BACK,
    Why.THROW_OFF,
    Why.MUST_TAKE,
}


def check_reason(view: View, decision: Decision) -> Why:
    """Assert that what a reason claims is so, and return its key."""
    why = Why(decision.reason.key)
    params = decision.reason.params
    action = decision.action
    family = str(why).split(".")[0]
    if family in _CHECKS:
        for check in _CHECKS[family]:
            check(why, view, action, params)
        return why
    if why is Why.CONCEDE_AGREE:
        assert action == ConcessionAnswered(view.seat or 0, agreed=True)
        assert params["seat"] == view.concession == view.declarer
        return why
    assert isinstance(action, CardPlayed)
    assert params["card"] == action.card
    if why is Why.ONLY_CARD:
        assert view.legal == 1 << action.card
    elif contract_of(view).game.is_null:
        null_reason(why, view, action.card, params)
    elif why in _WINNING:
        winning_reason(why, view, action.card, params)
    elif why in _TRICK:
        trick_reason(why, view, action.card, params)
    else:
        leading_reason(why, view, action.card, params)
    return why

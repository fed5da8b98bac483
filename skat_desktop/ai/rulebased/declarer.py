# SPDX-License-Identifier: MIT
"""How the declarer plays a suit game or Grand."""

from __future__ import annotations

from skat_desktop.ai.player import Reason
from skat_desktop.ai.reasons import Why
from skat_desktop.ai.rulebased.cardplay import (
    PLAIN_GROUPS,
    Choice,
    cheapest,
    cost,
    endangered,
    give_away,
    holds,
    losers,
    suit_param,
    ten_of,
    win_last,
)
from skat_desktop.ai.rulebased.table import Table
from skat_desktop.rules.cards import CARD_POINTS, JACKS, Card, cards_of
from skat_desktop.rules.games import TRUMP_GROUP, GameType

_LIKELY = 0.6
"""Chance from which on a trick is counted on."""
_CASH_TENS = 0.35
"""Chance from which on a high ace or ten is led: it only gets worse by waiting."""
_WORTH_A_TRUMP = 5
"""Card points on the table that are worth a low trump in last seat."""

_WORTH_A_JACK = 4
"""Card points on the table that are worth a jack in second seat."""


def play(table: Table) -> Choice:
    """Choose the declarer's card."""
    if table.led < 0:
        return _lead(table)
    if not table.after:
        return _last(table)
    return _second(table)


# Leading


def _lead(table: Table) -> Choice:
    own_trumps = table.hand & table.trumps
    out = table.out & table.trumps
    if own_trumps and out:
        choice = _lead_trump(table, own_trumps, out)
        if choice is not None:
            return choice
    winner = _plain_winner(table, out)
    if winner is not None:
        return winner
    plain = [group for group in PLAIN_GROUPS if table.hand & table.masks[group]]
    if not plain:
        return _only_trumps(table, out)
    return _give_up_lead(table, plain)


def _lead_trump(table: Table, own: int, out: int) -> Choice | None:
    """Draw trumps, or force the higher ones out, while it pays; else None."""
    trumps = sorted(cards_of(own), key=table.strength.__getitem__)
    top = trumps[-1]
    higher = table.higher[top] & out
    out_count = out.bit_count() - min(out.bit_count(), table.spare)
    if not higher:
        if len(trumps) == 1 and table.hand & ~own and out_count > 1:
            return None
        card = table.equals(top)
        return card, Reason(Why.DRAW_TRUMPS, {"card": card, "out": out.bit_count()})
    if higher.bit_count() >= out_count:
        # Those left are all higher: they win their tricks anyway, let them trump.
        return None
    enough = len(trumps) > out_count or (len(trumps) >= 4 and table.game is not GameType.GRAND)
    if table.game is GameType.GRAND:
        enough = len(trumps) >= 2
    if not enough:
        return None
    forcing = [
        card for card in trumps if JACKS >> card & 1 and (table.higher[card] & out) == higher
    ]
    # A jack right below the missing ones draws them; a low trump does when it costs no more.
    low = [card for card in trumps if CARD_POINTS[card] <= 4 and not JACKS >> card & 1]
    if forcing and (higher.bit_count() == 1 or not low):
        card = table.equals(forcing[0])
    elif low:
        card = table.equals(low[0])
    else:
        return None
    return card, Reason(Why.FORCE_TRUMP, {"card": card, "higher": higher.bit_count()})


def _plain_winner(table: Table, out: int) -> Choice | None:
    """Lead a plain card that wins or probably wins."""
    best: tuple[float, float, Card] | None = None
    for group in PLAIN_GROUPS:
        cards = table.hand & table.masks[group]
        if not cards:
            continue
        card = max(cards_of(cards), key=table.strength.__getitem__)
        if not table.is_master(card):
            continue
        stands = table.stands(card)
        if stands < (_CASH_TENS if CARD_POINTS[card] >= 10 else _LIKELY):
            continue
        # From the longest suit once trumps are gone, else where it is least likely trumped.
        order = (round(stands, 2), CARD_POINTS[card] + table.length(group))
        if best is None or order > best[:2]:
            best = (*order, card)
    if best is None:
        return None
    card = table.equals(best[2])
    points = CARD_POINTS[card]
    if table.sure(card):
        return card, Reason(Why.CASH_WINNER, {"card": card, "points": points})
    suit = suit_param(table.groups[card])
    return card, Reason(Why.LEAD_HIGH, {"card": card, "suit": suit, "points": points})


def _only_trumps(table: Table, out: int) -> Choice:
    trumps = sorted(cards_of(table.hand), key=table.strength.__getitem__)
    top = trumps[-1]
    if not table.higher[top] & out:
        card = table.equals(top)
        if out:
            return card, Reason(Why.DRAW_TRUMPS, {"card": card, "out": out.bit_count()})
        return card, Reason(Why.CASH_WINNER, {"card": card, "points": CARD_POINTS[card]})
    card = cheapest(table, trumps)
    return card, Reason(Why.LEAD_TRUMP, {"card": card})


def _give_up_lead(table: Table, plain: list[int]) -> Choice:
    """Lead a card that probably loses: to free a ten, or the cheapest there is."""
    for group in plain:
        ten = ten_of(group)
        below = [card for card in losers(table, group) if card != ten]
        if holds(table.hand, ten) and below and not table.is_master(ten):
            card = table.equals(below[0])
            params = {"card": card, "suit": suit_param(group), "target": ten}
            return card, Reason(Why.ESTABLISH, params)
    cards = [card for group in plain for card in losers(table, group)]
    if not cards:
        cards = [card for group in plain for card in cards_of(table.hand & table.masks[group])]
    card = table.equals(min(cards, key=lambda one: (cost(table, one), table.length(one >> 3))))
    return card, Reason(Why.LEAD_LOSER, {"card": card, "points": CARD_POINTS[card]})


# Following


def _last(table: Table) -> Choice:
    winners = table.winners()
    if not winners:
        return give_away(table)
    card = winners[0]
    if table.groups[card] != TRUMP_GROUP or table.led == TRUMP_GROUP:
        return win_last(table, winners)
    if _spare_card(table) and table.points < _WORTH_A_TRUMP:
        return give_away(table)
    return _trump(table, winners)


def _second(table: Table) -> Choice:
    winners = table.winners()
    if not winners:
        return give_away(table)
    if table.led != TRUMP_GROUP and table.groups[winners[0]] == TRUMP_GROUP:
        return _second_void(table, winners)
    for card in winners:
        if table.stands(card) >= _LIKELY:
            card = table.equals(card)
            return card, Reason(Why.TAKE_OVER, {"card": card, "points": table.points})
    low = cheapest(table, cards_of(table.legal))
    if table.takes(low):
        return low, Reason(Why.MUST_TAKE, {"card": low})
    return low, Reason(Why.HOLD_BACK, {"card": low, "kept": winners[-1]})


def _second_void(table: Table, winners: list[Card]) -> Choice:
    """Second to play, nothing of the suit led, trumps in hand: trump or throw off."""
    if _spare_card(table) and table.points == 0:
        return give_away(table)
    holding = [card for card in winners if table.stands(card) >= 0.75]
    safe = [card for card in holding if endangered(table, card) and table.stands(card) >= 0.8]
    if safe and table.points >= 10:
        return _trump(table, safe)
    card = next((one for one in holding if CARD_POINTS[one] < 10), winners[0])
    low = min(cards_of(table.legal), key=lambda one: cost(table, one))
    dear = JACKS >> card & 1 and table.points < _WORTH_A_JACK
    if dear and table.groups[low] != TRUMP_GROUP and CARD_POINTS[low] <= 4:
        return give_away(table)
    return _trump(table, [card])


def _spare_card(table: Table) -> bool:
    """Whether a plain card can be thrown off that is worth next to nothing."""
    card = min(cards_of(table.legal), key=lambda one: cost(table, one))
    return table.groups[card] != TRUMP_GROUP and CARD_POINTS[card] <= 3 and cost(table, card) < 4


def _trump(table: Table, winners: list[Card]) -> Choice:
    """Take the trick with a trump."""
    card = winners[0]
    if not table.after:
        risky = [one for one in winners if CARD_POINTS[one] >= 10 and not table.is_master(one)]
        card = risky[-1] if risky else card
    card = table.equals(card)
    suit = suit_param(table.led)
    return card, Reason(Why.TRUMP_IN, {"card": card, "suit": suit, "points": table.points})

# SPDX-License-Identifier: MIT
"""How a defender plays against a suit game or Grand."""

from __future__ import annotations

from skat_desktop.ai.player import Reason
from skat_desktop.ai.reasons import Why
from skat_desktop.ai.rulebased.cardplay import (
    PLAIN_GROUPS,
    Choice,
    ace_of,
    cheapest,
    cost,
    endangered,
    give_away,
    holds,
    suit_param,
    ten_of,
    win_last,
)
from skat_desktop.ai.rulebased.table import Table
from skat_desktop.rules.cards import CARD_POINTS, Card, cards_of
from skat_desktop.rules.games import TRUMP_GROUP

_LIKELY = 0.6
_SMEAR_CHANCE = 0.62
"""Chance of the partner's winning from which on points are smeared."""
_RISKED = 11.0
"""Card points, times the chance that the declarer takes them, from which on nothing is smeared."""
_SAVE_TEN = 3.5
"""How much dearer an endangered ten is to smear than its card points say."""
_KEEP_ACE = 3.0
"""What it costs to smear an ace that would win a trick itself."""


def play(table: Table) -> Choice:
    """Choose a defender's card."""
    if table.led < 0:
        return _lead(table)
    if table.holder == table.partner:
        return _partner_holds(table)
    if not table.after:
        return _last(table)
    return _before_partner(table)


# Leading


def _lead(table: Table) -> Choice:
    plain = [group for group in PLAIN_GROUPS if table.hand & table.masks[group]]
    if not plain:
        card = _trump_lead(table)
        return card, Reason(Why.LEAD_TRUMP, {"card": card})
    cash = _cash(table, plain)
    if cash is not None:
        return cash
    declarer, partner = table.declarer, table.partner
    for group in plain:
        void = table.possible[partner] & table.masks[group] == 0
        trumps = table.possible[partner] & table.trumps
        follows = table.possible[declarer] & table.masks[group]
        if void and trumps and follows:
            card = cheapest(table, cards_of(table.hand & table.masks[group]))
            params = {"card": card, "suit": suit_param(group), "partner": partner}
            return card, Reason(Why.GIVE_RUFF, params)
    returned = _partners_suit(table)
    if returned is not None:
        card = _low_of(table, returned)
        params = {"card": card, "suit": suit_param(returned), "partner": partner}
        return card, Reason(Why.RETURN_SUIT, params)
    return _open_suit(table, plain)


def _trump_lead(table: Table) -> Card:
    top = max(cards_of(table.hand), key=table.strength.__getitem__)
    if table.sure(top):
        return table.equals(top)
    return cheapest(table, cards_of(table.hand))


def _cash(table: Table, plain: list[int]) -> Choice | None:
    """Lead a high card that nobody takes, or an ace that the declarer probably follows."""
    best: tuple[float, int, Card] | None = None
    for group in plain:
        cards = cards_of(table.hand & table.masks[group])
        card = max(cards, key=table.strength.__getitem__)
        if not table.is_master(card):
            continue
        stands = table.stands(card)
        threshold = 0.72 if table.game.is_suit else _LIKELY
        if CARD_POINTS[card] < 10 and stands < 1.0:
            continue
        if stands < threshold:
            continue
        order = (round(stands, 2), CARD_POINTS[card])
        if best is None or order > best[:2]:
            best = (*order, card)
    if best is None:
        return None
    card = table.equals(best[2])
    points = CARD_POINTS[card]
    if table.sure(card):
        return card, Reason(Why.CASH_WINNER, {"card": card, "points": points})
    params = {"card": card, "suit": suit_param(table.groups[card]), "points": points}
    return card, Reason(Why.LEAD_HIGH, params)


def _partners_suit(table: Table) -> int | None:
    """Return the plain suit the partner led last that can be led again."""
    for trick in reversed(table.view.tricks):
        if trick.leader != table.partner:
            continue
        group = table.groups[trick.cards[0]]
        if group == TRUMP_GROUP or not table.hand & table.masks[group]:
            continue
        if table.possible[table.partner] & table.masks[group]:
            return group
    return None


def _low_of(table: Table, group: int) -> Card:
    """Return the card of a suit to lead when the partner or nobody is to win it."""
    cards = cards_of(table.hand & table.masks[group])
    return cheapest(table, cards)


def _open_suit(table: Table, plain: list[int]) -> Choice:
    """Lead a suit by the old rule: declarer last, short suit; declarer next, long suit."""
    declarer_last = table.after[-1] == table.declarer
    scores = []
    for group in plain:
        cards = table.hand & table.masks[group]
        length = cards.bit_count()
        score = float(-length if declarer_last else length)
        has_ace = holds(cards, ace_of(group))
        has_ten = holds(cards, ten_of(group))
        ace_out = holds(table.out, ace_of(group))
        if has_ten and ace_out:
            score -= 2.5 if length > 1 else 4.0
        if has_ace:
            score -= 1.5
        if table.void[table.declarer] >> group & 1:
            score += 0.5 if table.game.is_suit else -2.0
        scores.append((score, -group, group))
    group = max(scores)[2]
    card = _low_of(table, group)
    suit = suit_param(group)
    params: dict[str, object] = {"card": card, "suit": suit, "seat": table.declarer}
    if table.void[table.declarer] >> group & 1:
        return card, Reason(Why.FORCE_DECLARER, params)
    length = table.length(group)
    others = [table.length(other) for other in plain]
    if declarer_last and length <= min(others) + 1:
        return card, Reason(Why.SHORT_SUIT, params)
    if not declarer_last and length >= max(others) - 1:
        return card, Reason(Why.LONG_SUIT, params)
    return card, Reason(Why.LEAD_LOSER, {"card": card, "points": CARD_POINTS[card]})


# The partner's trick


def _partner_holds(table: Table) -> Choice:
    """The partner holds the trick: smear, or keep out of the way."""
    chance = table.stands(table.best)
    if chance >= _SMEAR_CHANCE:
        return _smear(table, chance, holding=True)
    # The declarer, still to play, probably takes it: go up if that helps, else stay low.
    helping = [card for card in table.winners() if table.stands(card) >= _LIKELY]
    if helping:
        card = table.equals(helping[0])
        if table.groups[card] == TRUMP_GROUP != table.led:
            params = {"card": card, "suit": suit_param(table.led), "points": table.points}
            return card, Reason(Why.TRUMP_IN, params)
        return card, Reason(Why.TAKE_OVER, {"card": card, "points": table.points})
    return _stay_low(table)


def _stay_low(table: Table) -> Choice:
    card = cheapest(table, cards_of(table.legal))
    params = {"card": card, "partner": table.partner}
    if not table.takes(card):
        return card, Reason(Why.LEAVE_TO_PARTNER, params)
    low = [one for one in cards_of(table.legal) if not table.takes(one)]
    if low and min(CARD_POINTS[one] for one in low) < 10:
        card = cheapest(table, low)
        return card, Reason(Why.LEAVE_TO_PARTNER, {"card": card, "partner": table.partner})
    return card, Reason(Why.MUST_TAKE, {"card": card})


def _smear_gain(table: Table, card: Card) -> float:
    """Return how good a card is to smear, roughly in card points."""
    points = float(CARD_POINTS[card])
    group = table.groups[card]
    if group == TRUMP_GROUP:
        # Low trumps may still win or hinder; a ten or ace of trumps falls to the jacks.
        return points - (2.0 if endangered(table, card) else 6.0)
    if endangered(table, card):
        return points + _SAVE_TEN
    if points >= 10 and not table.void[table.declarer] >> group & 1:
        return points - _KEEP_ACE
    ten = ten_of(group)
    guards = table.length(group) == 2 and card != ten and holds(table.hand, ten)
    if guards and not table.is_master(ten):
        return points - 4.0
    return points


def _smear(table: Table, chance: float, *, holding: bool) -> Choice:
    """Put points on a trick that the partner wins, surely or probably.

    Args:
        table: the position.
        chance: chance that the partner wins the trick.
        holding: whether the partner holds it now.
    """
    sure = holding and chance == 1.0
    cards = [card for card in cards_of(table.legal) if not table.takes(card)]
    if cards:
        card = max(cards, key=lambda one: (_smear_gain(table, one), -cost(table, one)))
        points = CARD_POINTS[card]
        risked = points if sure else points * (1.0 - chance)
        if points >= 2 and _smear_gain(table, card) > 0 and risked < _RISKED:
            card = table.equals(card)
            params = {"card": card, "points": points, "partner": table.partner}
            return card, Reason(Why.SMEAR if sure else Why.SMEAR_LIKELY, params)
    return _stay_low(table) if holding else _play_low(table)


def _play_low(table: Table) -> Choice:
    """Leave the trick to the declarer, or to a partner who is still to play."""
    winners = table.winners()
    if not winners:
        return give_away(table)
    low = [card for card in cards_of(table.legal) if not table.takes(card)]
    if not low:
        card = cheapest(table, cards_of(table.legal))
        return card, Reason(Why.MUST_TAKE, {"card": card})
    card = cheapest(table, low)
    return card, Reason(Why.HOLD_BACK, {"card": card, "kept": winners[-1]})


# Against the declarer's card


def _last(table: Table) -> Choice:
    """Last to play, and the declarer holds the trick."""
    winners = table.winners()
    if not winners:
        return give_away(table)
    card = winners[0]
    if table.groups[card] == TRUMP_GROUP and table.led != TRUMP_GROUP:
        risky = [one for one in winners if endangered(table, one)]
        card = table.equals(risky[-1] if risky else card)
        params = {"card": card, "suit": suit_param(table.led), "points": table.points}
        return card, Reason(Why.TRUMP_IN, params)
    return win_last(table, winners)


def _before_partner(table: Table) -> Choice:
    """The declarer has played and holds the trick; the partner comes last."""
    winners = table.winners()
    partner = table.risk(table.partner, table.best, table.led)
    if partner >= _SMEAR_CHANCE and not (winners and table.points >= 10):
        return _smear(table, partner, holding=False)
    if not winners:
        return give_away(table)
    card = winners[0]
    if table.groups[card] == TRUMP_GROUP and table.led != TRUMP_GROUP:
        if table.points == 0 and partner > 0.4:
            return _play_low(table)
        risky = [one for one in winners if endangered(table, one)]
        card = table.equals(risky[-1] if risky else card)
        params = {"card": card, "suit": suit_param(table.led), "points": table.points}
        return card, Reason(Why.TRUMP_IN, params)
    if table.led == TRUMP_GROUP:
        tens = [one for one in winners if CARD_POINTS[one] >= 10]
        card = tens[-1] if tens else winners[0]
    elif CARD_POINTS[winners[-1]] >= 10:
        card = winners[-1]
    card = table.equals(card)
    return card, Reason(Why.TAKE_OVER, {"card": card, "points": table.points})

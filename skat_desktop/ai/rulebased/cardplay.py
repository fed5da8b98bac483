# SPDX-License-Identifier: MIT
"""What declarer and defenders of a game with trumps have in common: cheap cards, dear cards."""

from __future__ import annotations

from collections.abc import Iterable

from skat_desktop.ai.player import Reason
from skat_desktop.ai.reasons import Why
from skat_desktop.ai.rulebased.table import Table
from skat_desktop.rules.cards import CARD_POINTS, Card, Hand, Rank, Suit, cards_of
from skat_desktop.rules.games import TRUMP_GROUP

Choice = tuple[Card, Reason]

PLAIN_GROUPS = range(TRUMP_GROUP)

# How many card points each is worth to keep a card when something must be thrown away.
_KEEP_MASTER = 9.0
_KEEP_GUARD = 7.0
_KEEP_TRUMP = 8.0
_GOOD_VOID = 1.5


def suit_param(group: int) -> Suit | None:
    """Return a group as the ``suit`` of a reason: None for the trumps."""
    return None if group == TRUMP_GROUP else Suit(group)


def ten_of(group: int) -> Card:
    """Return the ten of a plain suit."""
    return group * 8 + Rank.TEN


def ace_of(group: int) -> Card:
    """Return the ace of a plain suit."""
    return group * 8 + Rank.ACE


def holds(mask: Hand, card: Card) -> bool:
    """Tell whether a card is in a set."""
    return bool(mask >> card & 1)


def losers(table: Table, group: int) -> list[Card]:
    """Return the own cards of a group that a card in another hand is above, weak to strong."""
    cards = cards_of(table.hand & table.masks[group])
    cards.sort(key=table.strength.__getitem__)
    return [card for card in cards if not table.is_master(card)]


def cost(table: Table, card: Card) -> float:
    """Return what it costs to give a card away, roughly in card points."""
    group = table.groups[card]
    price = float(CARD_POINTS[card]) + 0.05 * table.strength[card]
    if group == TRUMP_GROUP:
        if not table.out & table.trumps:
            return price + _KEEP_TRUMP + 4.0
        return price + _KEEP_TRUMP
    if not table.out & table.masks[group] or table.is_master(card):
        return price + (_KEEP_MASTER if CARD_POINTS[card] else _KEEP_MASTER / 2)
    length = table.length(group)
    if length == 1:
        return price - _GOOD_VOID
    ten = ten_of(group)
    if length == 2 and card != ten and holds(table.hand, ten) and not table.is_master(ten):
        price += _KEEP_GUARD
    return price


def cheapest(table: Table, cards: Iterable[Card]) -> Card:
    """Return the card that costs least to give away, one of its equals."""
    return table.equals(min(cards, key=lambda card: cost(table, card)))


def give_away(table: Table) -> Choice:
    """Play the card that loses least to a trick that somebody else takes."""
    card = cheapest(table, cards_of(table.legal))
    points = CARD_POINTS[card]
    if table.length(table.led):
        return card, Reason(Why.FOLLOW_LOW, {"card": card, "points": points})
    return card, Reason(
        Why.THROW_OFF, {"card": card, "suit": suit_param(table.led), "points": points}
    )


def endangered(table: Table, card: Card) -> bool:
    """Tell whether a card with points can still be caught by a higher card of its group."""
    return CARD_POINTS[card] >= 10 and not table.is_master(card)


def win_last(table: Table, winners: list[Card]) -> Choice:
    """Choose the winning card of the last seat: a ten or ace that may be caught later, or else
    the weakest.
    """
    risky = [card for card in winners if endangered(table, card)]
    if risky:
        card = risky[-1]
        return card, Reason(Why.BRING_HOME, {"card": card, "points": CARD_POINTS[card]})
    card = winners[0]
    if (
        table.groups[card] != TRUMP_GROUP
        and CARD_POINTS[winners[-1]] >= 10
        and table.out & table.trumps
    ):
        # The top card wins later too, unless it is trumped: cash the dearest of equals now.
        top = winners[-1]
        second = [one for one in winners if CARD_POINTS[one] >= 10]
        if len(second) > 1 or table.length(table.groups[card]) > len(winners) + 1:
            return top, Reason(Why.BRING_HOME, {"card": top, "points": CARD_POINTS[top]})
    card = table.equals(card)
    return card, Reason(Why.WIN_CHEAPLY, {"card": card, "points": table.points})

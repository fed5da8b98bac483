# SPDX-License-Identifier: MIT
"""How both sides play Null: the declarer stays below, the defenders lead low."""

from __future__ import annotations

from skat_desktop.ai.player import Reason
from skat_desktop.ai.reasons import Why
from skat_desktop.ai.rulebased.cardplay import Choice, suit_param
from skat_desktop.ai.rulebased.table import Table
from skat_desktop.rules.cards import Card, cards_of

_HELPLESS = -100.0
"""Worth of a lead in a suit the declarer does not have: he throws his worst card off."""


def play(table: Table) -> Choice:
    """Choose a card in Null or Null ouvert."""
    if table.is_declarer:
        return _declarer_leads(table) if table.led < 0 else _declarer_follows(table)
    return _defender_leads(table) if table.led < 0 else _defender_follows(table)


# The declarer


def _beaten_chance(table: Table, card: Card, led: int) -> float:
    """Return the chance that one of those still to play must or may go above a card."""
    chance = 1.0
    for seat in table.after:
        # Somebody who follows goes above only if nothing lower is there; a high count of lower
        # cards makes that unlikely.
        suit = table.possible[seat] & table.masks[led]
        above = (suit & table.higher[card]).bit_count()
        below = suit.bit_count() - above
        forced = table.risk(seat, card, led) * above / (above + 2.0 * below) if above else 0.0
        chance *= 1.0 - forced
    return 1.0 - chance


def _declarer_leads(table: Table) -> Choice:
    cards = cards_of(table.hand)
    card = max(
        cards,
        key=lambda one: (_beaten_chance(table, one, one >> 3), _danger(table, one >> 3), -one),
    )
    card = table.equals(card)
    return card, Reason(Why.NULL_LEAD_LOW, {"card": card, "suit": suit_param(card >> 3)})


def _danger(table: Table, group: int) -> float:
    """Return how dangerous the own cards of a suit are, given the cards still out."""
    own = cards_of(table.hand & table.masks[group])
    others = cards_of(table.out & table.masks[group])
    danger = 0.0
    for place, card in enumerate(own):
        lower = sum(other < card for other in others)
        if lower > place:
            danger += lower - place
    return danger / max(1, len(own))


def _declarer_follows(table: Table) -> Choice:
    cards = cards_of(table.legal)
    if not table.length(table.led):
        suits = {card >> 3 for card in cards}
        worst = max(suits, key=lambda group: (_danger(table, group), group))
        card = table.equals(max(card for card in cards if card >> 3 == worst))
        return card, Reason(Why.NULL_RID, {"card": card, "suit": suit_param(table.led)})
    below = [card for card in cards if not table.takes(card)]
    if below:
        card = table.equals(max(below))
        return card, Reason(Why.DUCK, {"card": card, "under": table.best})
    card = min(cards) if table.after else max(cards)
    card = table.equals(card)
    return card, Reason(Why.NULL_RISK, {"card": card})


# The defenders


def _defender_leads(table: Table) -> Choice:
    """Lead low where the declarer may be caught, and not where he has shown a void."""
    declarer = table.declarer
    cards = cards_of(table.hand)
    card = table.equals(max(cards, key=lambda one: (_attack(table, one), -one)))
    if not table.possible[declarer] & table.masks[card >> 3]:
        return card, Reason(Why.NULL_HELPLESS, {"card": card, "seat": declarer})
    params = {"card": card, "suit": suit_param(card >> 3), "seat": declarer}
    return card, Reason(Why.NULL_ATTACK, params)


def _attack(table: Table, card: Card) -> float:
    """Return how much a lead troubles the declarer."""
    group = card >> 3
    theirs = table.possible[table.declarer] & table.masks[group]
    if not theirs:
        return _HELPLESS
    higher = (theirs & table.higher[card]).bit_count()
    lower = theirs.bit_count() - higher
    if table.void_chance(table.declarer, group) > 0.0:
        return higher - 2.0 * lower - 0.4 * table.length(group)
    # His cards of the suit are known. He is caught when he has only higher ones left, and the
    # partner can stay below him too.
    partner = table.possible[table.partner] & table.masks[group]
    lowest = (theirs & -theirs).bit_length() - 1
    if not lower:
        stays_below = not partner or bool(partner & ~table.higher[lowest])
        return 9.0 if stays_below else 5.0
    ours = sorted(cards_of(table.hand & table.masks[group]) + cards_of(partner))
    exposed = sum(
        sum(one < own for one in ours) > place for place, own in enumerate(cards_of(theirs))
    )
    return 1.5 * exposed - 0.5 * lower - 0.2 * table.length(group)


def _defender_follows(table: Table) -> Choice:
    cards = cards_of(table.legal)
    declarer = table.declarer
    if not table.length(table.led):
        card = table.equals(max(cards, key=lambda one: _rid_value(table, one)))
        return card, Reason(Why.NULL_RID, {"card": card, "suit": suit_param(table.led)})
    if table.holder == declarer:
        below = [card for card in cards if not table.takes(card)]
        if below:
            card = table.equals(max(below))
            return card, Reason(Why.NULL_UNDER, {"card": card, "seat": declarer})
        card = table.equals(max(cards))
        return card, Reason(Why.NULL_UNBLOCK, {"card": card, "seat": declarer})
    if declarer in table.after:
        card = table.equals(min(cards))
        return card, Reason(Why.NULL_LOW, {"card": card, "seat": declarer})
    card = table.equals(max(cards))
    return card, Reason(Why.NULL_UNBLOCK, {"card": card, "seat": declarer})


def _rid_value(table: Table, card: Card) -> float:
    """Return how useful it is for a defender to throw a card off."""
    group = card >> 3
    length = table.length(group)
    theirs = table.possible[table.declarer] & table.masks[group]
    value = float(card & 7)
    if not theirs:
        return value - 8.0
    return value - 1.0 * length

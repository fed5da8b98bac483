# SPDX-License-Identifier: MIT
"""Draws worlds for a view: all of them where they are few, else a sample by likelihood."""

from __future__ import annotations

import hashlib
from array import array
from typing import Final

from skat_desktop.ai.search import inference
from skat_desktop.ai.search.knowledge import AWAY, LEFT, RIGHT, Unknown, unknown_to
from skat_desktop.ai.search.strength import Strength
from skat_desktop.ai.search.worlds import Worlds
from skat_desktop.ai.solver import sampling
from skat_desktop.rules.cards import CARD_POINTS, JACKS, Hand, cards_of
from skat_desktop.rules.games import TRUMPS
from skat_desktop.rules.view import View

_MORE: Final = 5
"""How many worlds are drawn for each that is solved, where they are weighed first."""

_TRUMP_AWAY: Final = 0.03
_JACK_AWAY: Final = 0.004
_ACE_AWAY: Final = 0.15
_TEN_AWAY: Final = 1.6
"""How much likelier or less likely than another card it is that a declarer discards one."""


def seed_of(view: View) -> int:
    """Return 64 bits that follow from the view alone."""
    label = f"{view.seat} {view.hand} {view.bid} {view.contract} {view.leader} {view.trick} " + (
        " ".join(str(trick.cards) for trick in view.tricks)
    )
    return int.from_bytes(hashlib.blake2b(label.encode(), digest_size=8).digest(), "big")


def _weights(view: View, unknown: Unknown) -> array[float]:
    """Return three weights for each unseen card: of the places it may lie in."""
    contract = view.contract
    assert contract is not None
    trumps = TRUMPS[contract.game]
    # Only a declarer who looked at the skat chose what lies there.
    chosen = not (view.is_declarer or contract.hand or contract.game.is_null)
    weights = array("d")
    for card, places in zip(unknown.cards, unknown.places, strict=True):
        away = 1.0
        if chosen:
            if JACKS >> card & 1:
                away = _JACK_AWAY
            elif trumps >> card & 1:
                away = _TRUMP_AWAY
            elif CARD_POINTS[card] == 11:
                away = _ACE_AWAY
            elif CARD_POINTS[card] == 10:
                away = _TEN_AWAY
        weights.append(1.0 if places & LEFT else 0.0)
        weights.append(1.0 if places & RIGHT else 0.0)
        weights.append(away if places & AWAY else 0.0)
    return weights


def draw_worlds(view: View, strength: Strength) -> Worlds:
    """Return worlds that fit the view, at most as many as the strength looks at.

    Args:
        view: a view in the phase of play, of the seat to act.
        strength: how much is remembered, inferred and looked at.
    """
    unknown = unknown_to(view, strength)
    count = strength.worlds_at(len(view.tricks))
    weigh = strength.infers and not view.is_declarer
    weights = _weights(view, unknown)
    left, right, _ = unknown.sizes
    cards = array("B", unknown.cards)
    # A closed layout that only a discard of trumps explains still has to be found.
    possible = sampling.layouts(array("d", (float(w > 0) for w in weights)), left, right)
    everything = possible <= strength.all_worlds
    if everything:
        drawn = sampling.enumerate_layouts(cards, array("B", unknown.places), left, right)
    else:
        number = count * _MORE if weigh else count
        drawn = sampling.sample(cards, weights, left, right, number, seed_of(view))
    worlds = _as_worlds(view, unknown, drawn, weights if everything else None)
    if weigh:
        worlds = inference.weigh(view, worlds)
    return worlds.thinned(max(count, strength.all_worlds if everything else 0))


def _as_worlds(
    view: View, unknown: Unknown, drawn: array[int], weights: array[float] | None
) -> Worlds:
    """Put the drawn hands in their seats.

    Args:
        view: the view.
        unknown: the unseen cards.
        drawn: two hands for each world.
        weights: of the cards, to weigh layouts that were not drawn by them; else None.
    """
    assert view.seat is not None
    left_seat, right_seat = (view.seat + 1) % 3, (view.seat + 2) % 3
    unseen = sum(1 << card for card in unknown.cards)
    hands, skats = array("I"), array("I")
    shares: list[float] = []
    away_weight = (
        {card: weights[3 * place + 2] for place, card in enumerate(unknown.cards)}
        if weights is not None
        else {}
    )
    for place in range(0, len(drawn), 2):
        held = [0, 0, 0]
        held[view.seat] = view.hand
        held[left_seat] = drawn[place] | unknown.fixed[0]
        held[right_seat] = drawn[place + 1] | unknown.fixed[1]
        away = unseen & ~(drawn[place] | drawn[place + 1])
        hands.extend(held)
        skats.append(view.skat if view.skat is not None else _skat_of(away))
        share = 1.0
        if weights is not None:
            for card in cards_of(away):
                share *= away_weight[card]
        shares.append(share)
    return Worlds(hands, skats, shares, everything=weights is not None)


def _skat_of(away: Hand) -> Hand:
    """Return two of the cards that lie with nobody, as the skat.

    A player who remembers everything has exactly two; one who has forgotten some takes the
    two with the most points out of their middle, so that neither side is flattered.
    """
    cards = sorted(cards_of(away), key=lambda card: CARD_POINTS[card])
    middle = (len(cards) - 2) // 2
    return sum(1 << card for card in cards[middle : middle + 2])

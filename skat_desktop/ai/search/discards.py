# SPDX-License-Identifier: MIT
"""Choosing among discards: the nets name some, worlds with open cards tell them apart.

The nets have a feeling for what a game is worth in play, but not for every pair of cards; open
cards underrate every game, but all discards alike. So the discards of one game are compared in
the same worlds, and what one is better there than another counts half.
"""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections.abc import Sequence
from functools import partial
from typing import Final

from skat_desktop.ai.evaluator.prospects import Offer
from skat_desktop.ai.player import StopFlag
from skat_desktop.ai.search import stakes
from skat_desktop.ai.search.draw import seed_of
from skat_desktop.ai.solver import sampling, solve
from skat_desktop.ai.solver.position import Position
from skat_desktop.rules.cards import ALL_CARDS, Hand, cards_of, points_of
from skat_desktop.rules.deal import FOREHAND
from skat_desktop.rules.games import matadors
from skat_desktop.rules.view import View

_CANDIDATES: Final = 6
"""So many discards of the best game are looked at."""
_CLOSE: Final = 25.0
"""List points that a candidate may promise less than the best."""
_SHARE: Final = 0.5
"""How much of the difference in open cards counts."""
_HAND_SIZE: Final = 10
_BANDS: Final = (31, 46, 61, 76, 90)
_BAND_POINTS: Final = (20, 38, 54, 68, 83, 100)
"""Card points that stand for reaching none of the targets, the first, and so on."""


def best_discard(view: View, ranked: Sequence[Offer], worlds: int, stop: StopFlag) -> Offer:
    """Choose the discard for the game that promises most.

    Args:
        view: a view in the phase of discarding.
        ranked: what can be played, best first.
        worlds: in how many worlds the discards are compared; 0 leaves it to the nets.
        stop: ends the comparison; then the nets' choice is returned.
    """
    first = ranked[0]
    best = first.promise(view.rules, view.bid)
    close = [
        offer
        for offer in ranked
        if offer.contract == first.contract and offer.promise(view.rules, view.bid) > best - _CLOSE
    ][:_CANDIDATES]
    if worlds == 0 or len(close) < 2 or not solve.COMPILED:
        return first
    cards = view.hand | (view.skat or 0)
    others = _others(view, cards, worlds)
    scored = []
    for offer in close:
        gain = _gain(view, offer, cards, others, stop)
        if stop.requested:
            return first
        promise = offer.promise(view.rules, view.bid)
        scored.append(((1 - _SHARE) * promise + _SHARE * gain, offer))
    return max(scored, key=lambda one: one[0])[1]


def _others(view: View, cards: Hand, worlds: int) -> array[int]:
    """Draw the hands of the next player and the one after him, world after world."""
    unseen = cards_of(ALL_CARDS & ~cards)
    anywhere = array("d", (1.0, 1.0, 0.0) * len(unseen))
    return sampling.sample(
        array("B", unseen), anywhere, _HAND_SIZE, _HAND_SIZE, worlds, seed_of(view)
    )


def _gain(view: View, offer: Offer, cards: Hand, others: Sequence[int], stop: StopFlag) -> float:
    """Return the mean list points of an offer when all cards lie open after the discard."""
    assert view.seat is not None
    seat, game = view.seat, offer.contract.game
    if game.is_null:
        value = view.rules.base_value(offer.contract)
        worth: Sequence[float] = (
            stakes.list_points(-2 * value, won=False),
            stakes.list_points(value, won=True),
        )
    else:
        table = stakes.blurred_steps(view.rules, offer.contract, view.bid, matadors(game, cards), 0)
        worth = [table[points] for points in _BAND_POINTS]
    total = 0.0
    held = [cards & ~offer.discard] * 3
    for place in range(0, len(others), 2):
        if stop.requested:
            break
        held[(seat + 1) % 3], held[(seat + 2) % 3] = others[place], others[place + 1]
        one, two, three = held
        position = Position(game, seat, (one, two, three), FOREHAND, (), points_of(offer.discard))
        if game.is_null:
            total += worth[solve.wins_null(position)]
        else:
            total += worth[bisect_left(_BANDS, True, key=partial(_misses, position))]
    return 2 * total / len(others)


def _misses(position: Position, target: int) -> bool:
    return not solve.reaches(position, target)

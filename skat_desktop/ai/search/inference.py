# SPDX-License-Identifier: MIT
"""How likely a world is, from what the declarer's bid and game tell about his cards.

A declarer has looked at twelve cards and chosen this game and this discard, so that worlds in
which the game would have been a poor choice are unlikely. What a hand was worth to him is asked
of the same nets by which the searching players bid.
"""

from __future__ import annotations

from array import array
from typing import Final

from skat_desktop.ai.evaluator.inputs import kind_of
from skat_desktop.ai.evaluator.prospects import wins_of_many
from skat_desktop.ai.search.worlds import Worlds
from skat_desktop.rules.cards import points_of
from skat_desktop.rules.deal import FOREHAND
from skat_desktop.rules.games import TRUMPS, matadors
from skat_desktop.rules.valuation import best_value
from skat_desktop.rules.view import View

_SURE_OF_IT: Final = 2.0
"""Power of the chance to win: how much likelier a good hand is behind a declared game."""
_LEAST: Final = 0.02
"""No world is less likely than this by its chance alone: people declare strange games too."""
_OVERBID: Final = 0.05
"""Factor of worlds in which the game could not cover the bid."""
_TRUMP_LAID_AWAY: Final = 0.02
"""Factor of worlds in which a trump was discarded; nobody does without need."""


def weigh(view: View, worlds: Worlds) -> Worlds:
    """Return the same worlds with weights by what the declarer must have held.

    Args:
        view: a defender's view in play.
        worlds: worlds that fit the view.
    """
    contract, declarer = view.contract, view.declarer
    assert contract is not None
    assert declarer is not None
    game = contract.game
    played = 0
    for trick in view.tricks:
        played |= 1 << trick.cards[(declarer - trick.leader) % 3]
    if view.trick:
        place = (declarer - view.leader) % 3
        if place < len(view.trick):
            played |= 1 << view.trick[place]
    tens = array("I", [worlds.hands[3 * w + declarer] | played for w in range(len(worlds))])
    wins = wins_of_many(
        kind_of(contract),
        game.trump_suit,
        tens,
        worlds.skats,
        leads=declarer == FOREHAND,
        hand=contract.hand,
    )
    weights = []
    for world, (ten, skat, win) in enumerate(zip(tens, worlds.skats, wins, strict=True)):
        weight = worlds.weights[world] * max(_LEAST, win) ** _SURE_OF_IT
        if not game.is_null:
            if best_value(view.rules, contract, matadors(game, ten | skat)) < view.bid:
                weight *= _OVERBID
            if not contract.hand and skat & TRUMPS[game] and ten & ~TRUMPS[game]:
                weight *= _TRUMP_LAID_AWAY
        weights.append(weight)
    return Worlds(worlds.hands, worlds.skats, weights, worlds.everything)


def skat_points(worlds: Worlds, world: int) -> int:
    """Return the card points that lie in the skat of a world."""
    return points_of(worlds.skats[world])

# SPDX-License-Identifier: MIT
"""Whole deals between computer players, without a match, a clock or a window."""

from __future__ import annotations

from collections.abc import Sequence

from skat_desktop.ai.player import Player, StopFlag
from skat_desktop.rules.deal import Deal
from skat_desktop.rules.rulesets import RuleSet
from skat_desktop.rules.skatgame import SkatGame


def play_deal(deal: Deal, rules: RuleSet, players: Sequence[Player]) -> SkatGame:
    """Let players play a deal to its end.

    Args:
        deal: the cards.
        rules: the rule set.
        players: forehand, middlehand and rearhand. Each gets nothing but its views.

    Raises:
        Refusal: when a player does something illegal.
    """
    game = SkatGame(deal, rules)
    stop = StopFlag()
    while (seat := game.to_act) is not None:
        game.apply(players[seat].decide(game.view(seat), stop).action)
    return game

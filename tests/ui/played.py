# SPDX-License-Identifier: MIT
"""Deals played to their end by the rule-based player, for tests of what is shown or said."""

from __future__ import annotations

from skat_desktop.ai.player import StopFlag
from skat_desktop.ai.registry import make_player
from skat_desktop.rules.deal import series_deal
from skat_desktop.rules.skatgame import SkatGame

SEED = 7


def play_out(number, listener=0, tell=None):
    """Play a deal to its end, and tell each event with what the listener's seat knows then."""
    game = SkatGame(series_deal(SEED, number))
    player = make_player("rulebased")
    while game.result is None:
        act = player.decide(game.view(game.to_act), StopFlag()).action
        game.apply(act)
        if tell is not None:
            tell(act, game.view(listener))
    return game


def number_played():
    """Return the number of a deal that is played to its last trick."""
    return next(number for number in range(1, 30) if len(play_out(number).state.tricks) == 10)

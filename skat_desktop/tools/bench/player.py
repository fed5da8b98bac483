# SPDX-License-Identifier: MIT
"""Rows ``player.*``: how long the strongest computer takes for a decision, and what it looks at.

It plays whole deals against itself, as many threads as asked for, and is timed each time. ``bid``:
a bid, or the skat taken or left; ``discard``: the discard, and the declaration; ``card``: a card
where there is a choice. ``worlds.first`` and ``worlds.third``: distributions of the unseen cards
that a card was chosen by, in the first trick, and from the third on.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import Final

from skat_desktop.tools.bench.rows import Effort, Measurement, MeasurementFailed, Row, row_of

STRENGTH: Final = "master"
SEED: Final = 1
"""Seed of the deals."""
_DEALS: Final = 20
_LATER: Final = 2
"""Tricks that lie when the third one begins."""

_OF_PHASE: Final[Mapping[str, str]] = {
    "auction": "bid",
    "skat": "bid",
    "discard": "discard",
    "declare": "discard",
    "play": "card",
}
_UNITS: Final[Mapping[str, str]] = {
    "player.bid": "ms",
    "player.discard": "ms",
    "player.card": "ms",
    "player.worlds.first": "worlds",
    "player.worlds.third": "worlds",
}


def _decisions(effort: Effort) -> Sequence[Row]:
    from skat_desktop.ai.player import StopFlag
    from skat_desktop.ai.registry import PlayerOptions, make_player
    from skat_desktop.ai.solver import solve
    from skat_desktop.rules.deal import series_deal
    from skat_desktop.rules.rulesets import INTERNATIONAL
    from skat_desktop.rules.skatgame import SkatGame

    if not solve.COMPILED:
        raise MeasurementFailed("player.* needs the compiled solver, which is not built here.")
    player = make_player(STRENGTH, PlayerOptions(threads=effort.threads))
    taken: dict[str, list[float]] = {name: [] for name in _UNITS}
    stop = StopFlag()
    number, wanted = 0, effort.samples(_DEALS)
    # A deal that is passed in has none of the later decisions.
    while number < wanted or not all(taken.values()):
        number += 1
        game = SkatGame(series_deal(SEED, number), INTERNATIONAL)
        while (seat := game.to_act) is not None:
            view = game.view(seat)
            before = time.perf_counter()
            decision = player.decide(view, stop)
            needed = (time.perf_counter() - before) * 1000
            if view.phase != "play" or (view.legal & (view.legal - 1) and not view.concession):
                taken[f"player.{_OF_PHASE[view.phase]}"].append(needed)
            worlds = decision.reason.params.get("worlds")
            if view.phase == "play" and isinstance(worlds, int):
                if not view.tricks:
                    taken["player.worlds.first"].append(worlds)
                elif len(view.tricks) >= _LATER:
                    taken["player.worlds.third"].append(worlds)
            game.apply(decision.action)
    return tuple(row_of(name, unit, taken[name]) for name, unit in _UNITS.items())


MEASUREMENTS: Final = (Measurement(tuple(_UNITS), _decisions),)

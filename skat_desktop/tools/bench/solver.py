# SPDX-License-Identifier: MIT
"""Rows ``solver.*``: whole deals with open cards, each with an empty memory, on one thread.

``win61``: whether the declarer reaches 61 card points; ``exact``: how many he gets; ``root``: 61
or not for each card that may be led; ``nodes``: cards tried and tricks begun for ``win61``, a
figure that is the same on every computer. Null: whether he wins, and for each card.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from itertools import islice
from typing import Final

from skat_desktop.tools.bench.rows import Effort, Measurement, MeasurementFailed, Row, row_of

_DEALS: Final = 1000
SEED: Final = 1
"""Seed of the deals."""


def _timed(calls: Iterable[Callable[[], object]]) -> list[float]:
    """Return how many milliseconds each call took."""
    taken = []
    for call in calls:
        before = time.perf_counter()
        call()
        taken.append((time.perf_counter() - before) * 1000)
    return taken


def _points(kind: str, effort: Effort) -> Sequence[Row]:
    from skat_desktop.ai.solver import solve
    from skat_desktop.rules.games import GameType
    from skat_desktop.tools.bench.deals import played_deals

    if not solve.COMPILED:
        raise MeasurementFailed("solver.* needs the compiled solver, which is not built here.")
    game = GameType.GRAND if kind == "grand" else GameType.CLUBS
    deals = list(islice(played_deals(game, SEED), effort.samples(_DEALS)))
    solver = solve.own_solver()
    nodes = []
    for deal in deals:
        solve.reaches(deal, 61)
        nodes.append(solver.nodes)
    name = f"solver.{kind}"
    return (
        row_of(f"{name}.win61", "ms", _timed(partial(solve.reaches, deal, 61) for deal in deals)),
        row_of(f"{name}.exact", "ms", _timed(partial(solve.points, deal) for deal in deals)),
        row_of(f"{name}.root", "ms", _timed(partial(solve.root_reaches, d, 61) for d in deals)),
        row_of(f"{name}.nodes", "nodes", nodes),
    )


def _null(effort: Effort) -> Sequence[Row]:
    from skat_desktop.ai.solver import solve
    from skat_desktop.rules.games import GameType
    from skat_desktop.tools.bench.deals import played_deals

    if not solve.COMPILED:
        raise MeasurementFailed("solver.* needs the compiled solver, which is not built here.")
    deals = list(islice(played_deals(GameType.NULL, SEED), effort.samples(_DEALS)))
    solve.wins_null(deals[0])
    return (
        row_of("solver.null.win", "ms", _timed(partial(solve.wins_null, d) for d in deals)),
        row_of("solver.null.root", "ms", _timed(partial(solve.root_wins_null, d) for d in deals)),
    )


def _names(kind: str) -> tuple[str, ...]:
    return tuple(f"solver.{kind}.{what}" for what in ("win61", "exact", "root", "nodes"))


MEASUREMENTS: Final = (
    Measurement(_names("suit"), partial(_points, "suit")),
    Measurement(_names("grand"), partial(_points, "grand")),
    Measurement(("solver.null.win", "solver.null.root"), _null),
)

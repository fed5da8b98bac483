# SPDX-License-Identifier: MIT
"""Solves every legal card in every world: the part of a decision that takes the time.

All worlds of a thread are one call into the compiled solver, which holds no lock of the
interpreter, so that a window stays smooth. Each thread has a solver with a memory of its own, and
each world is solved afresh: the results do not depend on how many threads there are.
"""

from __future__ import annotations

import threading
from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from skat_desktop.ai.player import StopFlag
from skat_desktop.ai.search.worlds import Worlds
from skat_desktop.ai.solver import solve
from skat_desktop.ai.solver.position import Position
from skat_desktop.ai.solver.solve import ILLEGAL
from skat_desktop.rules.cards import Card, cards_of, points_of
from skat_desktop.rules.view import View

if TYPE_CHECKING:
    from skat_desktop.ai.solver._core import Solver

_BUDGET: Final = 3_000_000
"""Most nodes for one world, a fifth of a second or so; a harder one is left out."""

_own = threading.local()


@dataclass(frozen=True, slots=True)
class Verdicts:
    """What the solver found.

    Attributes:
        cards: the legal cards, ascending.
        results: for each world and card the declarer's final points or the number of targets
            he reaches; in Null 1 for won.
        judged: how many of the worlds were judged, from the first on.
    """

    cards: tuple[Card, ...]
    results: Sequence[int]
    judged: int


def judge(
    view: View, worlds: Worlds, bands: Sequence[int], stop: StopFlag, threads: int = 1
) -> Verdicts:
    """Solve every legal card in every world.

    Args:
        view: what the acting seat knows.
        worlds: deals that fit the view.
        bands: ascending targets for the declarer's final points; empty for exact points.
        stop: ends the judging after the world at hand.
        threads: how many threads work.
    """
    legal = cards_of(view.legal)
    if not solve.COMPILED:
        return _judge_slowly(view, worlds, bands, stop, legal)
    held = cards_of(view.hand)
    results = array("B", bytes(len(held) * len(worlds)))
    share = -(-len(worlds) // threads)
    parts = [(first, min(first + share, len(worlds))) for first in range(0, len(worlds), share)]
    done = [0] * len(parts)

    def work(part: int) -> None:
        done[part] = _judge_part(view, worlds, bands, stop, results, *parts[part])

    helpers = [threading.Thread(target=work, args=(part,)) for part in range(1, len(parts))]
    for helper in helpers:
        helper.start()
    work(0)
    for helper in helpers:
        helper.join()
    judged = 0
    for (first, last), count in zip(parts, done, strict=True):
        judged = first + count
        if first + count < last:
            break
    columns = [place for place, card in enumerate(held) if card in legal]
    width = len(held)
    picked = array("B")
    for world in range(judged):
        row = results[world * width : (world + 1) * width]
        picked.extend(row[column] for column in columns)
    assert ILLEGAL not in picked
    return Verdicts(tuple(legal), picked, judged)


def _judge_part(
    view: View,
    worlds: Worlds,
    bands: Sequence[int],
    stop: StopFlag,
    results: array[int],
    first: int,
    last: int,
) -> int:
    contract, declarer = view.contract, view.declarer
    assert contract is not None
    assert declarer is not None
    solver: Solver | None = getattr(_own, "solver", None)
    if solver is None:
        solver = _own.solver = solve.new_solver()
    if contract.game.is_null:
        return solver.judge_null(
            worlds.hands, declarer, view.leader, view.trick, results, first, last, _BUDGET, stop.raw
        )
    grand, trump = solve.kind_numbers(contract.game)
    return solver.judge(
        grand,
        trump,
        worlds.hands,
        declarer,
        view.leader,
        view.trick,
        points_so_far(view, worlds),
        array("i", bands),
        results,
        first,
        last,
        _BUDGET,
        stop.raw,
    )


def points_so_far(view: View, worlds: Worlds) -> array[int]:
    """Return the declarer's points in each world: his tricks and what lies in the skat."""
    taken = view.points_taken[0]
    return array("B", (taken + points_of(skat) for skat in worlds.skats))


def _judge_slowly(
    view: View, worlds: Worlds, bands: Sequence[int], stop: StopFlag, legal: Sequence[Card]
) -> Verdicts:
    """The same by the twin: only the last tricks are within its reach."""
    contract, declarer = view.contract, view.declarer
    assert contract is not None
    assert declarer is not None
    results = array("B")
    judged = 0
    for world, had in enumerate(points_so_far(view, worlds)):
        if stop.requested:
            break
        one, two, three = (worlds.hand(world, seat) for seat in range(3))
        position = Position(
            contract.game, declarer, (one, two, three), view.leader, view.trick, had
        )
        found: dict[Card, int]
        if contract.game.is_null:
            found = {card: int(won) for card, won in solve.root_wins_null(position).items()}
        else:
            found = solve.root_points(position)
            if bands:
                found = {
                    card: sum(points >= band for band in bands) for card, points in found.items()
                }
        results.extend(found[card] for card in legal)
        judged += 1
    return Verdicts(tuple(legal), results, judged)

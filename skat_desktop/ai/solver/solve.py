# SPDX-License-Identifier: MIT
"""The one door to the solver: the compiled core where there is one, else its twin.

Both give the same answers. All card points are the declarer's final ones, what he has already
counted. In Null a result is whether he wins.
"""

from __future__ import annotations

import threading
from array import array
from collections.abc import Sequence
from typing import Final

from skat_desktop.ai.solver.position import Position
from skat_desktop.ai.solver.twin import Twin
from skat_desktop.rules.cards import Card, cards_of
from skat_desktop.rules.games import GameType

try:
    from skat_desktop.ai.solver._core import Solver
except ImportError:  # pragma: no cover - the compiled core is there wherever tests run
    Solver = None  # type: ignore[assignment, misc]

COMPILED: Final = Solver is not None
"""Whether the compiled core answers."""

TWIN_CARDS: Final = 6
"""Cards a hand up to which the twin answers in a few seconds."""

ILLEGAL: Final = 255
"""Stands for a card that may not be played."""

_own = threading.local()


def own_solver() -> Solver:
    """Return the compiled solver of this thread; making one each time would cost its memory."""
    solver: Solver | None = getattr(_own, "solver", None)
    if solver is None:
        solver = _own.solver = Solver()
    return solver


def new_solver() -> Solver:
    """Return a compiled solver with a memory of its own, for one thread; see :data:`COMPILED`."""
    return Solver()


def kind_numbers(game: GameType) -> tuple[int, int]:
    """Return how the core calls a game with trumps: 1 for Grand, and the trump suit."""
    trump = game.trump_suit
    return (1, 3) if trump is None else (0, int(trump))


def _roles(position: Position) -> tuple[int, int, int, int]:
    declarer = position.declarer
    one, two, three = (position.hands[(declarer + place) % 3] for place in range(3))
    return one, two, three, (position.leader - declarer) % 3


def points(position: Position) -> int:
    """Return the declarer's final card points with best play of all.

    Raises:
        ValueError: in Null, where card points do not count.
    """
    _no_null(position)
    if not COMPILED:
        twin = Twin(position.game, position.declarer)
        return position.points + twin.points(position.hands, position.leader, position.trick)
    grand, trump = kind_numbers(position.game)
    return position.points + own_solver().exact(grand, trump, *_roles(position), position.trick)


def reaches(position: Position, target: int) -> bool:
    """Tell whether the declarer can reach so many final card points.

    Raises:
        ValueError: in Null.
    """
    _no_null(position)
    need = target - position.points
    if not COMPILED:
        return points(position) >= target
    grand, trump = kind_numbers(position.game)
    return own_solver().reach(grand, trump, *_roles(position), position.trick, need) >= need


def wins_null(position: Position) -> bool:
    """Tell whether the declarer of a Null takes no more trick with best play of all."""
    if not COMPILED:
        twin = Twin(position.game, position.declarer)
        return twin.all_tricks(position.hands, position.leader, position.trick, by_declarer=False)
    return own_solver().null_wins(*_roles(position), position.trick)


def takes_all(position: Position, *, by_declarer: bool) -> bool:
    """Tell whether a side of a game with trumps can take every trick from here on.

    Schwarz asks for this: 120 card points may leave a worthless trick to the others.

    Raises:
        ValueError: in Null.
    """
    _no_null(position)
    if not COMPILED:
        twin = Twin(position.game, position.declarer)
        return twin.all_tricks(
            position.hands, position.leader, position.trick, by_declarer=by_declarer
        )
    grand, trump = kind_numbers(position.game)
    return own_solver().all_tricks(grand, trump, *_roles(position), position.trick, by_declarer)


def root_points(position: Position) -> dict[Card, int]:
    """Return the declarer's final card points for each legal card of the seat to act.

    Raises:
        ValueError: in Null.
    """
    _no_null(position)
    if not COMPILED:
        twin = Twin(position.game, position.declarer)
        return {
            card: position.points
            + twin.points_after(position.hands, position.leader, position.trick, card)
            for card in position.legal
        }
    return _judge(position, ())


def root_reaches(position: Position, target: int) -> dict[Card, bool]:
    """Tell for each legal card of the seat to act whether the declarer reaches so many points.

    Raises:
        ValueError: in Null.
    """
    _no_null(position)
    if not COMPILED:
        return {card: points >= target for card, points in root_points(position).items()}
    return {card: bool(reached) for card, reached in _judge(position, (target,)).items()}


def root_wins_null(position: Position) -> dict[Card, bool]:
    """Return whether the declarer of a Null wins, for each legal card of the seat to act."""
    if not COMPILED:
        twin = Twin(position.game, position.declarer)
        return {
            card: twin.all_tricks_after(
                position.hands, position.leader, position.trick, card, by_declarer=False
            )
            for card in position.legal
        }
    results = array("B", bytes(position.hands[position.to_act].bit_count()))
    own_solver().judge_null(
        array("I", position.hands),
        position.declarer,
        position.leader,
        position.trick,
        results,
        0,
        1,
        0,
        None,
    )
    return {card: bool(won) for card, won in _legal_results(position, results).items()}


def _judge(position: Position, targets: Sequence[int]) -> dict[Card, int]:
    """Return for each legal card the final points, or how many ascending targets are reached."""
    results = array("B", bytes(position.hands[position.to_act].bit_count()))
    grand, trump = kind_numbers(position.game)
    own_solver().judge(
        grand,
        trump,
        array("I", position.hands),
        position.declarer,
        position.leader,
        position.trick,
        array("B", [position.points]),
        array("i", targets),
        results,
        0,
        1,
        0,
        None,
    )
    return _legal_results(position, results)


def _legal_results(position: Position, results: Sequence[int]) -> dict[Card, int]:
    held = cards_of(position.hands[position.to_act])
    return {card: result for card, result in zip(held, results, strict=True) if result != ILLEGAL}


def _no_null(position: Position) -> None:
    if position.game.is_null:
        raise ValueError("Card points do not count in Null.")

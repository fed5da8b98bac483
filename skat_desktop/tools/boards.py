# SPDX-License-Identifier: MIT
"""Duplicate boards played by several processes, handed back in order.

Players in pure Python hold the interpreter's lock while they think, so threads would not help.
Each board depends on its number alone, never on the process that plays it.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import islice
from multiprocessing.connection import wait
from typing import Final

from skat_desktop.ai.audit import Audit, GameAudit, OpenCardSolver, audit_game
from skat_desktop.ai.duplicate import LINEUPS, BoardDifference, compare, play_board
from skat_desktop.ai.player import Player
from skat_desktop.ai.registry import AS_USUAL, PlayerOptions, make_player
from skat_desktop.rules.deal import SEATS, series_deal
from skat_desktop.rules.events import Event
from skat_desktop.rules.skatgame import SkatGame

AHEAD: Final = 4
"""Boards in the queue for each process: none waits for work, and few are lost by stopping."""


@dataclass(frozen=True, slots=True)
class Entrant:
    """A player by name, as it can be handed to another process.

    Attributes:
        strength: its id.
        options: what else it is told.
    """

    strength: str
    options: PlayerOptions = AS_USUAL

    def make(self) -> Player:
        """Return the player.

        Raises:
            UnknownStrength: when there is none of this id.
        """
        return make_player(self.strength, self.options)


@dataclass(frozen=True, slots=True)
class Pairing:
    """Who meets whom with which cards.

    Attributes:
        a: the one player.
        b: the other.
        seed: seed of the series whose deals are played.
        audited: so many boards, the first ones, are held against a solver.
        solver: makes it; a function of a module, so that it can be handed to another process.
    """

    a: Entrant
    b: Entrant
    seed: int
    audited: int = 0
    solver: Callable[[], OpenCardSolver] | None = None


@dataclass(frozen=True, slots=True)
class Board:
    """What came out at one board.

    Attributes:
        difference: what A made more than B.
        audit: what a solver says about the games of A and of B, None where it was not asked.
    """

    difference: BoardDifference
    audit: tuple[Audit, Audit] | None = None


class Table:
    """The two players of a pairing, ready to play boards."""

    def __init__(self, pairing: Pairing) -> None:
        self._pairing = pairing
        self._a = pairing.a.make()
        self._b = pairing.b.make()
        self._solver = pairing.solver() if pairing.solver and pairing.audited else None

    def play(self, number: int) -> Board:
        """Play a board, counted from 1."""
        games = play_board(series_deal(self._pairing.seed, number), self._a, self._b)
        results = [game.result for game in games]
        difference = compare([result for result in results if result is not None])
        if self._solver is None or number > self._pairing.audited:
            return Board(difference)
        return Board(difference, audit_board(games, self._solver))


def audit_board(games: Sequence[SkatGame], solver: OpenCardSolver) -> tuple[Audit, Audit]:
    """Return what a solver says about the six games of a board, for A and for B.

    Args:
        games: in the order of :data:`~skat_desktop.ai.duplicate.LINEUPS`.
        solver: the judge.
    """
    a, b = Audit(), Audit()
    # The six games are often the same, and a solver's whole game is long.
    known: dict[tuple[Event, ...], GameAudit | None] = {}
    for game, lineup in zip(games, LINEUPS, strict=True):
        if game.events not in known:
            known[game.events] = audit_game(game, solver)
        audited = known[game.events]
        if audited is None:
            continue
        for seat in SEATS:
            if lineup[seat]:
                a = a.with_seat(audited, seat)
            else:
                b = b.with_seat(audited, seat)
    return a, b


def play_boards(pairing: Pairing, boards: int, workers: int) -> Generator[Board, None, None]:
    """Play boards 1 to ``boards`` and yield them in this order.

    Closing the generator ends the processes.

    Args:
        pairing: who meets whom.
        boards: how many boards.
        workers: how many processes play; with one it is this process.

    Raises:
        BrokenProcessPool: when a process has died.
        Refusal: when a player does something illegal.
    """
    workers = min(workers, boards)
    if workers == 1:
        table = Table(pairing)
        for number in range(1, boards + 1):
            yield table.play(number)
        return
    before = set(multiprocessing.active_children())
    # A fresh interpreter for each: copies of a process that has threads may hang.
    pool = ProcessPoolExecutor(
        workers, multiprocessing.get_context("spawn"), initializer=_enter, initargs=(pairing,)
    )
    try:
        numbers = iter(range(1, boards + 1))
        waiting: deque[Future[Board]] = deque()
        with _deaf_to_interrupts():
            for number in islice(numbers, AHEAD * workers):
                waiting.append(pool.submit(_play, number))
        while waiting:
            done = waiting.popleft().result()
            following = next(numbers, None)
            if following is not None:
                waiting.append(pool.submit(_play, following))
            yield done
    except BaseException:
        # What is being played is of no use any more, and a board of a searching player is long.
        for child in set(multiprocessing.active_children()) - before:
            child.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """Let processes be started that Ctrl+C does not reach: it is this process that stops them."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    usual = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, usual)


# In a worker process

_table: Table


def _enter(pairing: Pairing) -> None:
    global _table
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    _table = Table(pairing)


def _end_with_parent() -> None:
    """Do not outlive a killed program."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)


def _play(number: int) -> Board:
    return _table.play(number)

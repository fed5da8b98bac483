# SPDX-License-Identifier: MIT
"""``arena --a STRENGTH --b STRENGTH --boards N``: which of two computer players is the better one.

Both get the same cards at the same seats, see :mod:`skat_desktop.ai.duplicate`. The same options
give the same figures, with however many processes.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from concurrent.futures.process import BrokenProcessPool
from dataclasses import asdict, dataclass, field
from typing import TYPE_CHECKING, Final

from skat_desktop.ai.audit import Audit, OpenCards
from skat_desktop.ai.duplicate import PARTS, Standing
from skat_desktop.ai.registry import PlayerOptions, strengths
from skat_desktop.ai.solver.solve import COMPILED
from skat_desktop.tools.boards import Board, Entrant, Pairing, play_boards

if TYPE_CHECKING:
    from argparse import _SubParsersAction

NOTHING_DONE: Final = 2
INTERRUPTED: Final = 130


@dataclass(frozen=True, slots=True)
class Options:
    """What is to be played.

    Attributes:
        pairing: who meets whom, and the seed.
        boards: how many boards, at least one.
        workers: how many processes.
    """

    pairing: Pairing
    boards: int
    workers: int


def read_options(args: argparse.Namespace) -> Options:
    """Check the options of the command line.

    Raises:
        ValueError: with one sentence on what is wrong and what would be right; an
            :class:`~skat_desktop.ai.registry.UnknownStrength` for a player there is not.
    """
    boards = _whole("--boards", args.boards)
    workers = (os.cpu_count() or 1) if args.threads is None else _whole("--threads", args.threads)
    try:
        seed = int(args.seed)
    except ValueError:
        raise ValueError(f"--seed {args.seed}: give a whole number.") from None
    worlds: list[int | None] = [None, None]
    if args.worlds is not None:
        numbers = args.worlds.split(",")
        if len(numbers) > 2:
            raise ValueError(f"--worlds {args.worlds}: give one number, or two with a comma.")
        worlds = [_whole("--worlds", number) for number in (numbers * 2)[:2]]
    a, b = (
        Entrant(strength, PlayerOptions(worlds=count))
        for strength, count in zip((args.a, args.b), worlds, strict=True)
    )
    for entrant in (a, b):
        entrant.make()
    audited = 0 if args.audit is None else _whole("--audit", args.audit)
    if audited and not COMPILED:
        raise ValueError("--audit needs the compiled solver, which this installation lacks.")
    pairing = Pairing(a, b, seed, audited, OpenCards if audited else None)
    return Options(pairing, boards, workers)


def _whole(option: str, text: str) -> int:
    if not (text.isascii() and text.isdigit()) or int(text) < 1:
        raise ValueError(f"{option} {text}: give a whole number from 1 on.")
    return int(text)


@dataclass(slots=True)
class Audits:
    """What a solver says about the games of both players so far.

    Attributes:
        boards: how many boards were audited.
        a: the games of A.
        b: the games of B.
    """

    boards: int = 0
    a: Audit = field(default_factory=Audit)
    b: Audit = field(default_factory=Audit)

    def add(self, board: Board) -> None:
        """Take a board into account, if it was audited."""
        if board.audit is not None:
            self.boards += 1
            self.a += board.audit[0]
            self.b += board.audit[1]


def audit_report(audits: Audits) -> dict[str, object]:
    """Return the figures of the audit.

    Returns:
        ``boards``, those audited; for ``a`` and ``b``: ``won_open`` and ``converted``, games as
        declarer that open cards win and how many of them were won; ``lost_open`` and ``drawn``,
        those that open cards lose and how many of them were won all the same;
        ``declarer_thrown``; ``defended``, ``defender_thrown`` and ``defender_turned``, games as
        a defender, card points thrown away and games turned in them; ``thrown_per_100`` and
        ``turned_per_100``, the same per 100 games (null without a game).
    """
    return {"boards": audits.boards} | {
        name: asdict(audit)
        | {"thrown_per_100": audit.thrown_per_100, "turned_per_100": audit.turned_per_100}
        for name, audit in (("a", audits.a), ("b", audits.b))
    }


def audit_text(audits: Audits) -> str:
    """Return the audit as a table."""
    both = (audits.a, audits.b)
    rows = [
        ("as declarer", ["A", "B"]),
        ("  won with open cards, and won", [_of(one.converted, one.won_open) for one in both]),
        ("  lost with open cards, but won", [_of(one.drawn, one.lost_open) for one in both]),
        ("as a defender, per 100 games", ["", ""]),
        ("  card points thrown away", [_hundred(one.thrown_per_100) for one in both]),
        ("  games turned", [_hundred(one.turned_per_100) for one in both]),
    ]
    boards = "1 board" if audits.boards == 1 else f"{audits.boards} boards"
    table = [f"{title:32}{a:>20}{b:>20}".rstrip() for title, (a, b) in rows]
    return "\n".join([f"Audit of {boards} with open cards", *table])


def _of(part: int, whole: int) -> str:
    share = f" ({100 * part / whole:.1f} %)" if whole else ""
    return f"{part} of {whole}{share}"


def _hundred(value: float | None) -> str:
    return "-" if value is None else f"{value:.1f}"


def report(standing: Standing) -> dict[str, object]:
    """Return the figures.

    Returns:
        ``boards``; ``sf_per_game``, Seeger-Fabian points that A makes more than B per seat and
        game, with the 95 % interval ``ci95`` (two nulls for a single board);
        ``game_points_per_game``; ``auction``, ``declaring`` and ``defending``, which add up to
        ``sf_per_game``.
    """
    return {
        "boards": standing.boards,
        "sf_per_game": standing.tournament.mean / PARTS,
        "ci95": list(standing.interval or (None, None)),
        "game_points_per_game": standing.game_points.mean / PARTS,
        "auction": standing.auction.mean / PARTS,
        "declaring": standing.declaring.mean / PARTS,
        "defending": standing.defending.mean / PARTS,
    }


def report_text(standing: Standing, options: Options) -> str:
    """Return the report in words."""
    pairing = options.pairing
    return "\n".join(
        (
            f"{pairing.a.strength} (A) against {pairing.b.strength} (B), "
            f"{_boards(standing)}, seed {pairing.seed}",
            "What A makes more than B, per seat and game:",
            f"list points  {_points(standing.tournament.mean)}{_interval(standing)}",
            f"  auction    {_points(standing.auction.mean)}",
            f"  declaring  {_points(standing.declaring.mean)}",
            f"  defending  {_points(standing.defending.mean)}",
            f"game points  {_points(standing.game_points.mean)}",
        )
    )


def summary(standing: Standing) -> str:
    """Return what is known so far in one line."""
    if not standing.boards:
        return "No board was finished."
    return (
        f"{_boards(standing)}: A {_points(standing.tournament.mean).strip()} list points per seat "
        f"and game{_interval(standing)}"
    )


def _boards(standing: Standing) -> str:
    return "1 board" if standing.boards == 1 else f"{standing.boards} boards"


def _points(parts: float) -> str:
    # Adding 0 makes a negative zero a plain one.
    return f"{round(parts / PARTS, 2) + 0:+8.2f}"


def _interval(standing: Standing) -> str:
    interval = standing.interval
    if interval is None:
        return ""
    low, high = (round(end, 2) + 0 for end in interval)
    return f"  (95 %: {low:+.2f} to {high:+.2f})"


def add_parser(subparsers: _SubParsersAction[argparse.ArgumentParser]) -> None:
    """Register the command."""
    parser = subparsers.add_parser(
        "arena",
        help="let two computer players meet with equal cards and report who is better",
        description="Plays each deal six times, A alone against two B at each seat and B alone "
        "against two A, and reports what A makes more than B per seat and game.",
        epilog="Exit status: 0 all boards were played, 2 nothing could be done, 130 stopped with "
        "Ctrl+C; then the boards played so far are reported in one line.",
    )
    known = ", ".join(strengths())
    parser.add_argument("--a", metavar="STRENGTH", required=True, help=f"there is: {known}")
    parser.add_argument("--b", metavar="STRENGTH", required=True, help="who A is compared with")
    parser.add_argument("--boards", metavar="N", required=True, help="how many deals")
    parser.add_argument("--seed", metavar="S", default="1", help="seed of the deals (default: 1)")
    parser.add_argument("--threads", metavar="N", help="boards at a time (default: all cores)")
    parser.add_argument(
        "--worlds",
        metavar="N[,M]",
        help="deals of the unseen cards that a searching player looks at for a decision, for both "
        "or for A and B (default: as the strength has it)",
    )
    parser.add_argument(
        "--audit",
        metavar="N",
        help="hold the games of the first N boards against the solver with open cards (JSON: "
        "under the key audit)",
    )
    parser.add_argument("--json", action="store_true", help="report as one JSON object")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play the boards asked for and print the report; return the exit status."""
    try:
        options = read_options(args)
    except ValueError as error:
        print(error, file=sys.stderr)
        return NOTHING_DONE
    standing, audits = Standing(), Audits()
    progress = sys.stderr is not None and sys.stderr.isatty()
    status = 0
    try:
        for board in play_boards(options.pairing, options.boards, options.workers):
            standing.add(board.difference)
            audits.add(board)
            if progress:
                _show_progress(standing, options)
    except KeyboardInterrupt:
        status = INTERRUPTED
    except BrokenProcessPool:
        print("A process that played boards was ended from outside.", file=sys.stderr)
        return NOTHING_DONE
    finally:
        if progress:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)
    if args.json:
        found = report(standing)
        if args.audit is not None:
            found["audit"] = audit_report(audits)
        print(json.dumps(found))
    elif status:
        print(f"Stopped. {summary(standing)}")
    else:
        print(report_text(standing, options))
        if args.audit is not None:
            print(f"\n{audit_text(audits)}")
    return status


def _show_progress(standing: Standing, options: Options) -> None:
    line = f"of {options.boards}; {summary(standing)}"
    print(f"\r{line}\x1b[K", end="", file=sys.stderr, flush=True)

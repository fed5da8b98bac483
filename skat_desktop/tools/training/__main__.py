# SPDX-License-Identifier: MIT
"""``generate`` writes rows to learn from, ``fit`` makes the evaluator's file of them."""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from skat_desktop.ai.evaluator.inputs import Kind, kind_of
from skat_desktop.ai.registry import PlayerOptions, make_player
from skat_desktop.ai.solver.solve import COMPILED
from skat_desktop.tools.training.games import chosen_task, draw_task, play_task, solve_task
from skat_desktop.tools.training.rows import Row, read_rows, write_rows

NOTHING_DONE: Final = 2
_AT_A_TIME: Final = 50
"""Rows written at once, so that little is lost when a run is stopped."""


def _kind(name: str) -> Kind:
    """Return a kind by name.

    Raises:
        ValueError: when there is none of that name.
    """
    if name.upper() not in Kind.__members__:
        raise ValueError(f"There is no kind {name!r}; there is: suit, grand, null, ouvert.")
    return Kind[name.upper()]


def _solved(rng: random.Random, kinds: list[Kind]) -> Iterator[Row]:
    while True:
        yield solve_task(draw_task(rng, rng.choice(kinds)))


def _played(rng: random.Random, kinds: list[Kind], strength: str, worlds: int) -> Iterator[Row]:
    player = make_player(strength, PlayerOptions(worlds=worlds))
    while True:
        task = chosen_task(rng)
        if kind_of(task.contract) in kinds:
            yield play_task(task, player)


def generate(args: argparse.Namespace) -> int:
    """Write rows; the same options write the same ones."""
    if not COMPILED:
        print("Training needs the compiled solver.", file=sys.stderr)
        return NOTHING_DONE
    rng = random.Random(args.seed)
    kinds = [_kind(name) for name in args.kinds.split(",")]
    rows = (
        _solved(rng, kinds)
        if args.by == "solver"
        else _played(rng, kinds, args.strength, args.worlds)
    )
    left = args.games
    while left > 0:
        left -= write_rows(args.out, [next(rows) for _ in range(min(left, _AT_A_TIME))])
    return 0


def fit(args: argparse.Namespace) -> int:
    """Make a file of weights from rows."""
    from skat_desktop.tools.training import fit as fitting

    rows = [row for path in args.rows for row in read_rows(path)]
    missing = {kind.name.lower() for kind in Kind} - {row.kind.name.lower() for row in rows}
    if missing:
        raise ValueError(f"There are no rows of {', '.join(sorted(missing))}.")
    start = fitting.read_nets(args.start.read_bytes()) if args.start else {}
    made = b""
    for kind in Kind:
        own = [row for row in rows if row.kind is kind]
        print(f"{kind.name}: {len(own)} rows", file=sys.stderr)
        net = fitting.fit(
            own, seed=args.seed, epochs=args.epochs, start=start.get(kind), rate=args.rate
        )
        made += net.to_bytes()
    args.out.write_bytes(made)
    return 0


def main() -> int:
    """Run a command and return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m skat_desktop.tools.training")
    commands = parser.add_subparsers(required=True)
    make = commands.add_parser("generate", help="append rows to a file")
    make.add_argument("--by", choices=("solver", "play"), required=True)
    make.add_argument("--games", type=int, required=True)
    make.add_argument("--seed", type=int, default=1)
    make.add_argument("--kinds", default="suit,grand,null,ouvert")
    make.add_argument("--strength", default="master", help="who plays (default: master)")
    make.add_argument("--worlds", type=int, default=6, help="worlds a card (default: 6)")
    make.add_argument("--out", type=Path, required=True)
    make.set_defaults(run=generate)
    learn = commands.add_parser("fit", help="make the evaluator's file")
    learn.add_argument("rows", type=Path, nargs="+")
    learn.add_argument("--start", type=Path, help="weights to go on from")
    learn.add_argument("--seed", type=int, default=1)
    learn.add_argument("--epochs", type=int, default=40)
    learn.add_argument("--rate", type=float, default=2e-3)
    learn.add_argument("--out", type=Path, required=True)
    learn.set_defaults(run=fit)
    args = parser.parse_args()
    try:
        status: int = args.run(args)
    except (OSError, ValueError) as error:
        print(error, file=sys.stderr)
        return NOTHING_DONE
    return status


if __name__ == "__main__":
    sys.exit(main())

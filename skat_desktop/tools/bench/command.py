# SPDX-License-Identifier: MIT
"""The command ``bench``."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING, Final

from skat_desktop.tools.bench.registry import chosen
from skat_desktop.tools.bench.rows import Effort, Measurement, MeasurementFailed, Row
from skat_desktop.tools.bench.subject import SUBJECTS, run_subject

if TYPE_CHECKING:
    from argparse import _SubParsersAction

NOTHING_DONE: Final = 2
_QUICK: Final = 0.02
"""Part of the samples that ``--quick`` takes."""

_FIGURES: Final = ("mean", "median", "p95", "p99", "max")


def _positive(text: str) -> int:
    if not (text.isascii() and text.isdigit()) or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text} is no number of threads; 1 is the least")
    return int(text)


def add_parser(subparsers: _SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command and its options."""
    parser = subparsers.add_parser(
        "bench",
        help="measure how fast the program is and how much memory it takes",
        description="Measures the program on this computer and prints a row of figures for each "
        "quantity. Nothing else should run meanwhile. Windows are opened unseen where there is "
        "no screen.",
        epilog="Exit status: 0 all was measured, 2 nothing could be done.",
    )
    parser.add_argument(
        "--only", metavar="PREFIX", default="", help="rows whose names begin so, like gui.start"
    )
    parser.add_argument("--json", action="store_true", help="report as one JSON object")
    parser.add_argument(
        "--threads",
        type=_positive,
        default=os.cpu_count() or 1,
        metavar="N",
        help="threads to think with (default: all)",
    )
    parser.add_argument(
        "--quick", action="store_true", help="take few samples: a try, not a measurement"
    )
    # The program starts itself for what needs a process of its own.
    parser.add_argument("--subject", choices=tuple(SUBJECTS), help=argparse.SUPPRESS)
    parser.add_argument("--amount", type=int, default=1, help=argparse.SUPPRESS)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Measure and print; return the exit status."""
    if args.subject is not None:
        return run_subject(args)
    try:
        measurements = chosen(args.only)
    except ValueError as error:
        print(f"bench: {error}", file=sys.stderr)
        return NOTHING_DONE
    effort = Effort(args.threads, _QUICK if args.quick else 1.0)
    try:
        rows = measure(measurements, args.only, effort)
    except MeasurementFailed as error:
        print(f"bench: {error}", file=sys.stderr)
        return NOTHING_DONE
    if args.json:
        print(json.dumps({"rows": [_plain(row) for row in rows]}))
    else:
        print(table(rows))
    return 0


def measure(measurements: Sequence[Measurement], prefix: str, effort: Effort) -> list[Row]:
    """Take measurements and return those of their rows that were asked for.

    Raises:
        MeasurementFailed: one of them could not be taken.
    """
    progress = sys.stderr is not None and sys.stderr.isatty()
    rows: list[Row] = []
    for measurement in measurements:
        if progress:
            print(f"{', '.join(measurement.names)} …", file=sys.stderr, flush=True)
        rows += (row for row in measurement.take(effort) if row.name.startswith(prefix))
    return rows


def table(rows: Sequence[Row]) -> str:
    """Return the rows for people."""
    wide = max(len(row.name) for row in rows)
    lines = [f"{'':{wide}}  {'unit':5}" + "".join(f"{name:>10}" for name in (*_FIGURES, "n"))]
    for row in rows:
        figures = "".join(f"{getattr(row, name):10,.2f}" for name in _FIGURES)
        lines.append(f"{row.name:{wide}}  {row.unit:5}{figures}{row.n:10,}")
    return "\n".join(lines)


def _plain(row: Row) -> dict[str, object]:
    return {
        key: round(value, 4) if isinstance(value, float) else value
        for key, value in asdict(row).items()
    }

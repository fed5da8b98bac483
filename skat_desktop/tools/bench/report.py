# SPDX-License-Identifier: MIT
"""Takes the measurements that were asked for and prints their rows."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import asdict
from typing import Final

from skat_desktop.tools.bench.registry import chosen
from skat_desktop.tools.bench.rows import Effort, Measurement, MeasurementFailed, Row

NOTHING_DONE: Final = 2
_QUICK: Final = 0.02
"""Part of the samples that ``--quick`` takes."""

_FIGURES: Final = ("mean", "median", "p95", "p99", "max")


def measure_and_print(args: argparse.Namespace) -> int:
    """Measure and print; return the exit status."""
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

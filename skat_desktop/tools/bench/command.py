# SPDX-License-Identifier: MIT
"""The command ``bench``."""

from __future__ import annotations

import argparse
import os
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from argparse import _SubParsersAction


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
    parser.add_argument("--subject", help=argparse.SUPPRESS)
    parser.add_argument("--amount", type=int, default=1, help=argparse.SUPPRESS)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Measure and print, or be measured; return the exit status."""
    # A subject loads nothing that a user's program does not load.
    if args.subject is not None:
        from skat_desktop.tools.bench.subject import run_subject

        return run_subject(args)
    from skat_desktop.tools.bench.report import measure_and_print

    return measure_and_print(args)

# SPDX-License-Identifier: MIT
"""The command ``engine``."""

from __future__ import annotations

import argparse
import contextlib
import errno
import os
import sys
from typing import TYPE_CHECKING

from skat_desktop.ai.registry import make_player, strengths
from skat_desktop.tools.engine.protocol import serve
from skat_desktop.tools.engine.requests import Requests
from skat_desktop.tools.engine.roster import Roster

if TYPE_CHECKING:
    from argparse import _SubParsersAction

# Windows says EINVAL when the reader of a pipe is gone.
_READER_GONE = (errno.EPIPE, errno.EINVAL) if os.name == "nt" else (errno.EPIPE,)


def _positive(text: str) -> int:
    if not (text.isascii() and text.isdigit()) or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text} is no number of threads; 1 is the least")
    return int(text)


def add_parser(subparsers: _SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command and its options."""
    parser = subparsers.add_parser(
        "engine",
        help="players and rules for other programs, JSON lines in and out",
        description="Answers one JSON object a line with one JSON object a line, until the input "
        "ends.",
    )
    parser.add_argument(
        "--threads",
        type=_positive,
        default=os.cpu_count() or 1,
        metavar="N",
        help="threads to think with (default: all)",
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Answer requests from standard input until it ends; return the exit status."""
    del args
    # Python has None for a stream that was closed before it started.
    if sys.stdin is None or sys.stdout is None:
        closed = "input" if sys.stdin is None else "output"
        print(f"The engine needs standard {closed}, which is closed.", file=sys.stderr)
        return 2
    roster = Roster(strengths(), make_player)
    source, sink = sys.stdin.buffer, sys.stdout.buffer
    try:
        # Only answers may come on standard output, whatever a player prints.
        with contextlib.redirect_stdout(sys.stderr):
            serve(Requests(roster).answer, source, sink)
    except OSError as error:
        # What is still buffered must not fail a second time when Python ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if error.errno in _READER_GONE:
            return 0
        print(f"The engine cannot go on: {error.strerror}.", file=sys.stderr)
        return 2
    return 0

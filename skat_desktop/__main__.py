# SPDX-License-Identifier: MIT
"""The command line: no argument opens the window, sub-commands are the tools."""

from __future__ import annotations

import argparse
import importlib
import os
import sys
from collections.abc import Sequence
from typing import Final, NoReturn

from skat_desktop import __version__

TOOLS: Final = {
    "check": "replay game records through the rules and compare their results",
    "simulate": "let computer players play deals and report how they went",
    "arena": "let two computer players meet with equal cards and report who is better",
    "bench": "measure how fast the program is and how much memory it takes",
    "engine": "answer requests as JSON lines, one a line",
    "solve": "say what each lead of a deal is worth with open cards",
    "screenshots": "draw every main screen as a PNG file",
    "selftest": "open the window, play a scripted deal, quit",
}
"""Sub-commands and what they do; each is a module of ``skat_desktop.tools``."""


_OWN_SEED: Final = {"simulate", "arena"}
"""Commands that read ``--seed`` themselves."""


class OneLineParser(argparse.ArgumentParser):
    """A parser whose complaints are one clear line."""

    def error(self, message: str) -> NoReturn:
        """Say what was wrong and end with status 2."""
        self.exit(2, f"{self.prog}: {message}; see {self.prog} --help\n")


def common_parser(*, with_seed: bool) -> OneLineParser:
    """Return the parser of the options that are valid everywhere on the command line."""
    parser = OneLineParser(prog="skat-desktop", add_help=False, allow_abbrev=False)
    options = parser.add_argument_group("options that are valid everywhere")
    options.add_argument("--data-dir", metavar="DIR", help="folder for everything that is kept")
    options.add_argument("--lang", choices=("en", "de", "ja"), help="language of the window")
    options.add_argument("--no-delay", action="store_true", help="nothing waits and nothing moves")
    if with_seed:
        options.add_argument("--seed", type=int, metavar="N", help="seed of the first series")
    return parser


def make_parser(command: str | None) -> OneLineParser:
    """Return the parser of the whole command line.

    Args:
        command: the sub-command that will be run. Only its module is imported, so that one tool
            starts without the others, and the help without Qt.
    """
    parser = OneLineParser(
        prog="skat-desktop",
        description="Play and learn Skat against computer players. Without a command the window "
        "opens.",
        parents=[common_parser(with_seed=True)],
    )
    parser.add_argument("--version", action="version", version=f"%(prog)s {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", title="commands")
    for name, summary in TOOLS.items():
        if name == command:
            importlib.import_module(f"skat_desktop.tools.{name}").add_parser(commands)
        else:
            commands.add_parser(name, help=summary, add_help=False)
    return parser


def parse(given: Sequence[str]) -> argparse.Namespace:
    """Read the command line; common options may stand before and after the command."""
    command = next((argument for argument in given if argument in TOOLS), None)
    common, rest = common_parser(with_seed=command not in _OWN_SEED).parse_known_args(given)
    args = make_parser(command).parse_args(rest)
    for name, value in vars(common).items():
        setattr(args, name, value)
    return args


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program and return its exit status: 0 fine, 1 a check failed, 2 nothing done."""
    if getattr(sys, "frozen", False):
        # A frozen program starts itself for each worker process: this call is the worker then.
        import multiprocessing

        multiprocessing.freeze_support()
    args = parse(sys.argv[1:] if arguments is None else list(arguments))
    try:
        if args.command is None:
            from skat_desktop.app import run as open_window

            return open_window(args)
        status: int = args.run(args)
        return status
    except BrokenPipeError:
        # The reader of our output has gone: nothing is left to say, and nothing to complain of.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())

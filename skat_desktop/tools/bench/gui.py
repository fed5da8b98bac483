# SPDX-License-Identifier: MIT
"""Rows ``gui.*``: how fast the window is there, and how smooth it stays.

``gui.start``: from the start of the process to the moment the window has been painted and waits
for the user. ``gui.start_ratio``: that by the same of an empty PySide6 window started right before
or after it, pair by pair. ``gui.heartbeat``: how late a timer of the window's thread fires while
computers play against each other without a pause. ``gui.frame``: painting one frame while a
card flies to the trick, in a window of 1280 × 800.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from skat_desktop.tools.bench.process import command_line, figures_of, start_ms
from skat_desktop.tools.bench.rows import Effort, Measurement, Row, row_of

_STARTS: Final = 15
_BEATS_S: Final = 30
_FLIGHTS: Final = 60


def _empty_window() -> list[str]:
    if getattr(sys, "frozen", False):
        return command_line("empty")
    return [sys.executable, str(Path(__file__).with_name("empty_window.py"))]


def _starts(effort: Effort) -> list[Row]:
    commands = (command_line("start"), _empty_window())
    # The first start of each reads files that are in memory afterwards.
    for command in commands:
        start_ms(command)
    taken: tuple[list[float], list[float]] = ([], [])
    for pair in range(effort.samples(_STARTS)):
        # Each goes first every other time.
        for which in ((0, 1), (1, 0))[pair % 2]:
            taken[which].append(start_ms(commands[which]))
    ratios = [own / empty for own, empty in zip(*taken, strict=True)]
    return [row_of("gui.start", "ms", taken[0]), row_of("gui.start_ratio", "ratio", ratios)]


def _heartbeat(effort: Effort) -> list[Row]:
    found = figures_of(command_line("heartbeat", effort.samples(_BEATS_S)))
    return [row_of("gui.heartbeat", "ms", found["late"])]


def _frame(effort: Effort) -> list[Row]:
    found = figures_of(command_line("frame", effort.samples(_FLIGHTS)))
    return [row_of("gui.frame", "ms", found["frame"])]


MEASUREMENTS: Final = (
    Measurement(("gui.start", "gui.start_ratio"), _starts),
    Measurement(("gui.heartbeat",), _heartbeat),
    Measurement(("gui.frame",), _frame),
)

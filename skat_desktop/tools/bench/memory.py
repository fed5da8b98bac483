# SPDX-License-Identifier: MIT
"""Rows ``memory.*``: resident memory in MB of 1,000,000 bytes.

``memory.start``: at the start page, one sample per process. ``memory.series``: in one process after
each of several series of 36 deals played through the window, one sample per series in this
order; a note says what the last series added, so that "flat" can be read.
"""

from __future__ import annotations

import sys
from typing import Final

from skat_desktop.tools.bench.process import command_line, figures_of
from skat_desktop.tools.bench.rows import Effort, Measurement, Row, row_of

_STARTS: Final = 5
_SERIES: Final = 6


def _start(effort: Effort) -> list[Row]:
    taken = [
        figures_of(command_line("memory"))["memory"][0] for _ in range(effort.samples(_STARTS))
    ]
    return [row_of("memory.start", "MB", taken)]


def _series(effort: Effort) -> list[Row]:
    taken = figures_of(command_line("series", effort.samples(_SERIES)))["memory"]
    told = ", ".join(f"{value:.1f}" for value in taken)
    print(f"memory.series: after each series {told} MB", file=sys.stderr)
    return [row_of("memory.series", "MB", taken)]


MEASUREMENTS: Final = (
    Measurement(("memory.start",), _start),
    Measurement(("memory.series",), _series),
)

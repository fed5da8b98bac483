# SPDX-License-Identifier: MIT
"""How fast the program is and how much memory it takes: named rows of figures.

One module per group of measurements, all listed in :mod:`skat_desktop.tools.bench.registry`.
"""

from __future__ import annotations

from skat_desktop.tools.bench.command import add_parser, run

__all__ = ["add_parser", "run"]

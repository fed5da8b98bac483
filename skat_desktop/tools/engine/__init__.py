# SPDX-License-Identifier: MIT
"""The players and the rules behind JSON lines, for other programs: protocol version 1.

One JSON object per line in, exactly one per line out, in order and with the same ``id``. No
request depends on another one.
"""

from __future__ import annotations

from skat_desktop.tools.engine.command import add_parser, run

__all__ = ["add_parser", "run"]

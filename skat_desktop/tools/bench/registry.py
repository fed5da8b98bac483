# SPDX-License-Identifier: MIT
"""All measurements, in the order in which they are taken and shown.

A group is a module of this package with ``MEASUREMENTS``, a tuple of
:class:`~skat_desktop.tools.bench.rows.Measurement`. Its import must be cheap: what it measures is
imported when it is measured.
"""

from __future__ import annotations

from skat_desktop.tools.bench import gui, memory, player, solver
from skat_desktop.tools.bench.rows import Measurement

MEASUREMENTS: tuple[Measurement, ...] = (
    *solver.MEASUREMENTS,
    *player.MEASUREMENTS,
    *gui.MEASUREMENTS,
    *memory.MEASUREMENTS,
)


def chosen(prefix: str) -> list[Measurement]:
    """Return the measurements that give a row whose name begins with the prefix.

    Raises:
        ValueError: there is none; one sentence that says what there is.
    """
    found = [
        measurement
        for measurement in MEASUREMENTS
        if any(name.startswith(prefix) for name in measurement.names)
    ]
    if not found:
        names = ", ".join(name for measurement in MEASUREMENTS for name in measurement.names)
        raise ValueError(f"no row begins with {prefix!r}; there is {names}.")
    return found

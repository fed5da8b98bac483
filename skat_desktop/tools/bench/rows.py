# SPDX-License-Identifier: MIT
"""What a measurement gives: samples, summed up in a row."""

from __future__ import annotations

import math
import statistics
from collections.abc import Callable, Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Row:
    """The figures of one quantity; all but ``n`` are in ``unit``.

    Attributes:
        name: the quantity, its group before the first dot.
        unit: ``ms``, ``nodes``, ``worlds``, ``MB`` (of 1,000,000 bytes) or ``ratio``.
        mean: arithmetic mean.
        median: the middle sample, or the mean of the two.
        p95: the sample that 95 per cent do not exceed (nearest rank).
        p99: the same for 99 per cent.
        max: the highest sample.
        n: how many samples.
    """

    name: str
    unit: str
    mean: float
    median: float
    p95: float
    p99: float
    max: float
    n: int


@dataclass(frozen=True, slots=True)
class Effort:
    """How much is measured.

    Attributes:
        threads: threads that a search may use.
        share: part of the usual number of samples, above 0, at most 1.
    """

    threads: int = 1
    share: float = 1.0

    def samples(self, usual: int, least: int = 1) -> int:
        """Return how many samples to take where ``usual`` is the full number."""
        return max(least, round(usual * self.share))


@dataclass(frozen=True, slots=True)
class Measurement:
    """Something that is measured at one go.

    Attributes:
        names: the rows it gives, in order.
        take: measures; it is called once and returns exactly these rows.
    """

    names: tuple[str, ...]
    take: Callable[[Effort], Sequence[Row]]


class MeasurementFailed(Exception):
    """A measurement could not be taken; the message is one sentence for the user."""


def row_of(name: str, unit: str, samples: Sequence[float]) -> Row:
    """Sum up samples.

    Raises:
        ValueError: there are none.
    """
    if not samples:
        raise ValueError(f"There are no samples of {name}.")
    ranked = sorted(samples)

    def percentile(share: float) -> float:
        return ranked[max(math.ceil(share * len(ranked)) - 1, 0)]

    return Row(
        name,
        unit,
        mean=statistics.fmean(ranked),
        median=statistics.median(ranked),
        p95=percentile(0.95),
        p99=percentile(0.99),
        max=ranked[-1],
        n=len(ranked),
    )

# SPDX-License-Identifier: MIT
"""Shares and averages that say how much they say: each with its 95 % interval."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt
from typing import Final, NamedTuple

Z: Final = 1.959963984540054
"""Standard deviations to either side that hold 95 % of a normal distribution."""

LEAST_FOR_RANGE: Final = 4
"""Number of values from which an average has an interval."""


class Interval(NamedTuple):
    """Where the true value probably lies: the method is right 95 times in 100.

    Attributes:
        low: lower end.
        high: upper end.
        n: number of observations it rests on.
    """

    low: float
    high: float
    n: int


@dataclass(frozen=True, slots=True)
class Rate:
    """How often something happened.

    Attributes:
        count: times it happened.
        n: times it could have happened.

    Raises:
        ValueError: ``count`` is below 0 or above ``n``.
    """

    count: int = 0
    n: int = 0

    def __post_init__(self) -> None:
        if not 0 <= self.count <= self.n:
            raise ValueError(f"{self.count} of {self.n} is no rate: take 0 to {self.n}.")

    @classmethod
    def of(cls, observed: Iterable[bool]) -> Rate:
        """Return the rate at which something was so."""
        seen = list(observed)
        return cls(sum(seen), len(seen))

    @property
    def share(self) -> float | None:
        """The observed share, 0 … 1; None when nothing was observed."""
        return self.count / self.n if self.n else None

    @property
    def interval(self) -> Interval:
        """The interval of Wilson's score; from 0 to 1 when nothing was observed.

        Unlike the usual one it stays inside 0 … 1 and is honest with few observations. Source:
        E. B. Wilson, "Probable inference", Journal of the American Statistical Association 22
        (1927).
        """
        if not self.n:
            return Interval(0.0, 1.0, 0)
        share = self.count / self.n
        weight = Z * Z / self.n
        middle = share + weight / 2
        reach = Z * sqrt(share * (1 - share) / self.n + weight / (4 * self.n))
        # At the ends rounding would leave a trace below 0 or above 1.
        low = 0.0 if self.count == 0 else (middle - reach) / (1 + weight)
        high = 1.0 if self.count == self.n else (middle + reach) / (1 + weight)
        return Interval(low, high, self.n)


@dataclass(frozen=True, slots=True)
class Average:
    """The mean of whole numbers.

    Attributes:
        n: how many there were.
        total: their sum.
        squares: the sum of their squares.
    """

    n: int = 0
    total: int = 0
    squares: int = 0

    @classmethod
    def of(cls, values: Iterable[int]) -> Average:
        """Return the average of some values."""
        seen = list(values)
        return cls(len(seen), sum(seen), sum(value * value for value in seen))

    @property
    def mean(self) -> float | None:
        """The mean, None without values."""
        return self.total / self.n if self.n else None

    @property
    def interval(self) -> Interval | None:
        """Student's interval of the mean, None below ``LEAST_FOR_RANGE`` values."""
        if self.n < LEAST_FOR_RANGE:
            return None
        mean = self.total / self.n
        # In whole numbers: the difference of two large floats would lose digits.
        scatter = (self.n * self.squares - self.total * self.total) / (self.n * (self.n - 1))
        reach = student_quantile(self.n - 1) * sqrt(scatter / self.n)
        return Interval(mean - reach, mean + reach, self.n)


def student_quantile(freedom: int) -> float:
    """Return the 97.5 % quantile of Student's distribution, right to 1 % from 3 degrees on.

    Source: the expansion around the normal quantile, Abramowitz and Stegun 26.7.5.

    Raises:
        ValueError: ``freedom`` is below 3.
    """
    if freedom < LEAST_FOR_RANGE - 1:
        raise ValueError(f"{freedom} degrees of freedom are too few: take 3 or more.")
    terms = (
        (Z**3 + Z) / 4,
        (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96,
        (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384,
    )
    inverse = 1 / freedom
    return Z + inverse * (terms[0] + inverse * (terms[1] + inverse * terms[2]))

# SPDX-License-Identifier: MIT
"""Means with their 95 % interval, exact over whole numbers and known at any time."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

_T975: Final = (
    12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.3060, 2.2622, 2.2281,
)  # fmt: skip
"""Student's t, two-sided 95 %, for 1 to 10 degrees of freedom (any table of it)."""

_Z975: Final = 1.959964


def student_t(freedom: int) -> float:
    """Return the two-sided 95 % quantile of Student's t; ``freedom`` from 1 on.

    Beyond the table the expansion of Cornish and Fisher, off by less than 0.0002.
    """
    if freedom <= len(_T975):
        return _T975[freedom - 1]
    z = _Z975
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3


@dataclass(slots=True)
class Mean:
    """The mean of whole numbers that come one by one.

    Their sum and the sum of their squares are kept as whole numbers of any size. So nothing is
    lost to rounding, which a running mean of floats only keeps small, and the same numbers in
    any order give the same mean and interval to the last bit.

    Attributes:
        count: how many there were.
        total: their sum.
        squares: the sum of their squares.
    """

    count: int = 0
    total: int = 0
    squares: int = 0

    def add(self, value: int) -> None:
        """Take one more number into account."""
        self.count += 1
        self.total += value
        self.squares += value * value

    @property
    def mean(self) -> float:
        """The mean, 0 before any number."""
        return self.total / self.count if self.count else 0.0

    @property
    def margin(self) -> float | None:
        """Half the width of the 95 % interval, None for fewer than two numbers."""
        if self.count < 2:
            return None
        # n (n - 1) times the variance, still a whole number.
        spread = self.count * self.squares - self.total * self.total
        error = math.sqrt(spread / (self.count - 1)) / self.count
        return student_t(self.count - 1) * error

# SPDX-License-Identifier: MIT
from __future__ import annotations

import math
import statistics

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skat_desktop.ai.estimate import Mean, student_t


@given(st.lists(st.integers(-(10**6), 10**6), min_size=2, max_size=60))
def test_mean_and_interval_are_those_of_the_textbook(values):
    mean = Mean()
    for value in values:
        mean.add(value)
    assert mean.mean == pytest.approx(statistics.fmean(values))
    error = statistics.stdev(values) / math.sqrt(len(values))
    assert mean.margin == pytest.approx(student_t(len(values) - 1) * error, abs=1e-9)


def test_nothing_and_a_single_number_have_no_interval():
    mean = Mean()
    assert (mean.mean, mean.margin) == (0.0, None)
    mean.add(7)
    assert (mean.mean, mean.margin) == (7.0, None)


def test_huge_sums_lose_nothing():
    mean = Mean()
    for value in (10**12, 10**12 + 1, 10**12 + 2):
        mean.add(value)
    assert mean.margin == pytest.approx(4.3027 / math.sqrt(3))


@pytest.mark.parametrize(
    "freedom, quantile",
    [(1, 12.7062), (5, 2.5706), (10, 2.2281), (11, 2.2010), (20, 2.0860), (120, 1.9799),
     (100_000, 1.95999)],
)  # fmt: skip
def test_students_quantile(freedom, quantile):
    # From any table of the distribution.
    assert student_t(freedom) == pytest.approx(quantile, abs=2e-4)

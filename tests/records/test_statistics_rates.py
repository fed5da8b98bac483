# SPDX-License-Identifier: MIT
"""Rates and averages: published values, and what an interval promises."""

from __future__ import annotations

from math import comb

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skat_desktop.records.statistics_rates import Average, Rate, student_quantile

counts = st.integers(1, 3000).flatmap(lambda n: st.tuples(st.integers(0, n), st.just(n)))


@pytest.mark.parametrize(
    "count, n, low, high",
    [
        # Newcombe, Statistics in Medicine 17 (1998), table I, method 3.
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_intervals_are_those_of_the_literature(count, n, low, high):
    found = Rate(count, n).interval
    assert (round(found.low, 4), round(found.high, 4), found.n) == (low, high, n)


def test_nothing_observed_says_nothing():
    assert Rate().share is None
    assert Rate().interval == (0.0, 1.0, 0)


@given(counts)
def test_the_interval_holds_the_share_and_stays_between_none_and_all(case):
    count, n = case
    low, high, _ = Rate(count, n).interval
    assert 0 <= low <= count / n <= high <= 1
    assert low < high


@given(counts)
def test_losses_have_the_mirrored_interval(case):
    count, n = case
    won, lost = Rate(count, n).interval, Rate(n - count, n).interval
    assert won.low == pytest.approx(1 - lost.high)
    assert won.high == pytest.approx(1 - lost.low)


@given(counts, st.integers(2, 9))
def test_more_deals_say_more(case, times):
    count, n = case
    few, many = Rate(count, n).interval, Rate(count * times, n * times).interval
    assert many.high - many.low < few.high - few.low


@pytest.mark.parametrize("n", [12, 40, 150])
def test_the_interval_is_right_about_95_times_in_100(n):
    held = []
    for step in range(1, 100):
        true = step / 100
        inside = (Rate(k, n).interval for k in range(n + 1))
        held.append(
            sum(
                comb(n, k) * true**k * (1 - true) ** (n - k)
                for k, (low, high, _) in enumerate(inside)
                if low <= true <= high
            )
        )
    assert sum(held) / len(held) == pytest.approx(0.95, abs=0.012)
    assert min(held) > 0.83


@pytest.mark.parametrize("count, n", [(-1, 3), (4, 3), (1, 0)])
def test_a_rate_that_cannot_be_is_refused(count, n):
    with pytest.raises(ValueError, match=f"{count} of {n} is no rate: take 0 to {n}"):
        Rate(count, n)


@pytest.mark.parametrize(
    "freedom, quantile",
    [(3, 3.182), (4, 2.776), (5, 2.571), (10, 2.228), (30, 2.042), (120, 1.980)],
)
def test_students_quantiles_are_those_of_the_tables(freedom, quantile):
    assert student_quantile(freedom) == pytest.approx(quantile, rel=0.01)


def test_students_quantile_is_refused_where_it_would_be_wrong():
    with pytest.raises(ValueError, match="2 degrees of freedom are too few"):
        student_quantile(2)


def test_the_average_of_four_deals():
    average = Average.of([22, -48, 40, 10])
    assert average.mean == 6
    # Deviation 38.09, its error 19.04, Student's quantile 3.18.
    assert average.interval == pytest.approx((6 - 60.2, 6 + 60.2, 4), abs=0.8)


def test_three_deals_have_a_mean_and_no_range():
    average = Average.of([18, 18, 24])
    assert average.mean == 20
    assert average.interval is None
    assert Average().mean is None


@given(st.lists(st.integers(-500, 500), min_size=4, max_size=40), st.integers(-(10**9), 10**9))
def test_a_range_moves_with_its_values(values, shift):
    here, there = Average.of(values).interval, Average.of(v + shift for v in values).interval
    assert here is not None
    assert there is not None
    assert there.high - there.low == pytest.approx(here.high - here.low, abs=1e-5)
    assert here.low <= sum(values) / len(values) <= here.high

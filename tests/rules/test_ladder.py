# SPDX-License-Identifier: MIT
"""The bidding ladders against the lists printed in the rules."""

from __future__ import annotations

from itertools import pairwise

import pytest

from skat_desktop.rules.ladder import ladder, next_bid
from skat_desktop.rules.rulesets import CLASSIC_1997, INTERNATIONAL

SHARED = (
    "18 20 22 23 24 27 30 33 35 36 40 44 45 46 48 50 54 55 59 60 63 66 70 72 77 80 81 84 88 90 96 "
    "99 100 108 110 117 120 121 126 130 132 135 140 143 144 150 153 154 156 160 162 165 168 170 "
    "176 180 187 192 198 204 216 240"
)
INTERNATIONAL_VALUES = tuple(map(int, f"{SHARED} 264".split()))
CLASSIC_VALUES = tuple(map(int, f"{SHARED} 252 288 324 360".split()))


@pytest.mark.parametrize(
    "rules, values, count",
    [(INTERNATIONAL, INTERNATIONAL_VALUES, 63), (CLASSIC_1997, CLASSIC_VALUES, 66)],
    ids=["international", "classic-1997"],
)
def test_ladder(rules, values, count):
    assert ladder(rules) == values
    assert len(values) == count


@pytest.mark.parametrize("rules", [INTERNATIONAL, CLASSIC_1997], ids=lambda rules: rules.id)
def test_next_bid(rules):
    steps = ladder(rules)
    assert next_bid(rules, 0) == 18
    assert next_bid(rules, 17) == 18
    assert next_bid(rules, 18) == 20
    assert next_bid(rules, 19) == 20
    for step, above in pairwise(steps):
        assert next_bid(rules, step) == above
    assert next_bid(rules, steps[-2]) == steps[-1]
    assert next_bid(rules, steps[-1]) is None
    assert next_bid(rules, steps[-1] + 1) is None

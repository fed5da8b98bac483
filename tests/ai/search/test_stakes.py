# SPDX-License-Identifier: MIT
"""What card points are worth: steps where the rules put them, rounded off in play."""

from __future__ import annotations

from itertools import pairwise

import pytest

from skat_desktop.ai.search import stakes
from skat_desktop.rules.contract import parse_contract
from skat_desktop.rules.rulesets import INTERNATIONAL


def changes(contract, bid, matadors):
    found = stakes.steps(INTERNATIONAL, parse_contract(contract), bid, matadors)
    return {points for points in range(1, 121) if found[points] != found[points - 1]}


@pytest.mark.parametrize(
    "contract, bid, matadors, expected",
    [
        ("C", 18, 1, {1, 31, 61, 90, 120}),
        # Overbid by one level: only Schneider saves it, and a loss costs the raised value anyway.
        ("C", 36, 1, {1, 90, 120}),
        # An announced Schneider is counted already, whoever is Schneider in the end.
        ("CHS", 18, 1, {1, 90, 120}),
    ],
)
def test_steps_lie_where_the_result_changes(contract, bid, matadors, expected):
    assert changes(contract, bid, matadors) == expected


def test_list_points_of_a_game():
    clubs = stakes.steps(INTERNATIONAL, parse_contract("C"), 18, 1)
    assert clubs[61] == 24 + 50
    assert clubs[90] == 36 + 50
    assert clubs[60] == -48 - 50 - 40
    assert clubs[30] == -72 - 50 - 40


def test_rounded_steps_rise_everywhere_and_come_closer_to_the_steps():
    contract = parse_contract("G")
    exact = stakes.steps(INTERNATIONAL, contract, 24, 2)
    far = []
    for played in range(10):
        rounded = stakes.blurred_steps(INTERNATIONAL, contract, 24, 2, played)
        assert all(low <= high + 1e-9 for low, high in pairwise(rounded))
        far.append(sum(abs(one - other) for one, other in zip(exact, rounded, strict=True)))
    assert far == sorted(far, reverse=True)

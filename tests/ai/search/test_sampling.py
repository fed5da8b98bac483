# SPDX-License-Identifier: MIT
"""Worlds are drawn exactly: all possible ones, none impossible, each as often as it should be."""

from __future__ import annotations

import random
from array import array
from collections import Counter
from itertools import product
from math import comb, factorial

import pytest

from skat_desktop.ai.solver import sampling


def all_layouts(cards, places, left, right):
    """Return every layout by trying everything."""
    found = []
    for choice in product((1, 2, 4), repeat=len(cards)):
        if any(not place & allowed for place, allowed in zip(choice, places, strict=True)):
            continue
        if choice.count(1) == left and choice.count(2) == right:
            hands = [
                sum(1 << card for card, place in zip(cards, choice, strict=True) if place == wanted)
                for wanted in (1, 2)
            ]
            found.append(tuple(hands))
    return found


def random_case(rng):
    count = rng.randrange(1, 8)
    cards = sorted(rng.sample(range(32), count))
    left = rng.randrange(count + 1)
    right = rng.randrange(count - left + 1)
    places = [rng.choice((1, 2, 3, 4, 5, 6, 7, 7, 7)) for _ in cards]
    return cards, places, left, right


def zero_one(places):
    return array("d", (float(bool(place & bit)) for place in places for bit in (1, 2, 4)))


def pairs(drawn):
    return list(zip(drawn[::2], drawn[1::2], strict=True))


def test_layouts_are_counted_and_listed_as_trying_everything_does():
    rng = random.Random(3)
    for _ in range(200):
        cards, places, left, right = random_case(rng)
        expected = all_layouts(cards, places, left, right)
        assert sampling.layouts(zero_one(places), left, right) == len(expected)
        listed = sampling.enumerate_layouts(array("B", cards), array("B", places), left, right)
        assert sorted(pairs(listed)) == sorted(expected)


def test_the_number_of_deals_that_a_player_can_imagine():
    everywhere = array("d", [1.0] * 66)
    assert sampling.layouts(everywhere, 10, 10) == factorial(22) / factorial(10) ** 2 / 2
    assert sampling.layouts(array("d", [1.0, 1.0, 0.0] * 20), 10, 10) == comb(20, 10)


def test_layouts_come_as_often_as_their_weights_say():
    cards = array("B", [1, 9, 17, 25, 30])
    weights = array("d", [1, 1, 0.2, 1, 0, 1, 0.5, 1, 1, 1, 1, 1, 0, 1, 2])
    expected = {}
    for one, two in all_layouts(cards, [7, 5, 7, 7, 6], 2, 2):
        weight = 1.0
        for place, card in enumerate(cards):
            where = 0 if one >> card & 1 else 1 if two >> card & 1 else 2
            weight *= weights[3 * place + where]
        if weight:
            expected[one, two] = weight
    total = sum(expected.values())
    assert sampling.layouts(weights, 2, 2) == pytest.approx(total)
    number = 40_000
    drawn = Counter(pairs(sampling.sample(cards, weights, 2, 2, number, 12345)))
    assert set(drawn) == set(expected)
    for layout, weight in expected.items():
        share = weight / total
        deviation = (share * (1 - share) / number) ** 0.5
        assert abs(drawn[layout] / number - share) < 5 * deviation


def test_the_compiled_sampler_draws_what_the_readable_one_draws():
    rng = random.Random(4)
    for _ in range(100):
        cards, places, left, right = random_case(rng)
        weights = array(
            "d",
            (rng.random() if place & bit else 0.0 for place in places for bit in (1, 2, 4)),
        )
        if not sampling.layouts(weights, left, right):
            continue
        asked = (array("B", cards), weights, left, right, 20, rng.getrandbits(64))
        assert sampling.sample(*asked) == sampling.sample_in_python(*asked)


def test_cards_that_can_lie_nowhere_are_refused():
    with pytest.raises(ValueError, match="anywhere"):
        sampling.sample(array("B", [3]), array("d", [0.0, 1.0, 1.0]), 1, 0, 1, 7)

# SPDX-License-Identifier: MIT
"""Examples of the help: what is refused, and that figures come from the engine."""

from __future__ import annotations

import pytest

from skat_desktop.learn.help.examples import (
    BidsExample,
    ExampleError,
    FactKind,
    ListExample,
    ValueExample,
    parse_examples,
)
from skat_desktop.rules.ladder import ladder
from skat_desktop.rules.rulesets import CLASSIC_1997, INTERNATIONAL


def one(text):
    (example,) = parse_examples(f"[x]\n{text}").values()
    return example


VALUE = """kind = "value"
cards = "CJ HJ HA HT H9 H7 SA S9 CA CK"
skat = "D8 D7"
game = "H"
bid = {bid}
points = {points}
tricks = 6
"""


@pytest.mark.parametrize(
    "text",
    [
        'kind = "nothing"',
        'kind = "trick"\ngame = "H"\ncards = "CJ CJ SJ"',
        'kind = "trick"\ngame = "H"\ncards = "CJ SJ"',
        'kind = "trick"\ngame = "X"\ncards = "CJ SJ HJ"',
        'kind = "hand"\ncards = "CJ"\ngold = "SJ"',
        'kind = "hand"\ncards = "CX"',
        VALUE.format(bid=19, points=70),
        VALUE.format(bid=18, points=70).replace(" CK", ""),
        'kind = "trick"\ngame = "H"\ncards = "SA ST S7"\nclaims = { winner = 1 }',
        'kind = "trick"\ngame = "H"\ncards = "SA ST S7"\nclaims = { winter = 0 }',
        'kind = "list"\nplaces = 4\ndeals = [[1, "H", 18, 61, 6, 1]]',
    ],
)
def test_a_wrong_example_is_refused_by_name(text):
    with pytest.raises(ExampleError, match=r"^x: "):
        one(text)


@pytest.mark.parametrize("points, score", [(61, 20), (60, -40), (90, 30)])
def test_a_value_is_computed(points, score):
    example = one(VALUE.format(bid=18, points=points))
    assert isinstance(example, ValueExample)
    fact = example.facts()["score"]
    assert (fact.kind, fact.value) == (FactKind.SIGNED, score)


def test_an_overbid_game_is_raised_to_the_bid():
    facts = one(VALUE.format(bid=36, points=70)).facts()
    assert (facts["overbid"].value, facts["value"].value, facts["score"].value) == (1, 40, -80)


def test_a_list_is_settled_to_nothing():
    example = one('kind = "list"\ndeals = [[1, "H", 18, 61, 6, 1], [2, "G", 18, 40, 4, 1]]')
    assert isinstance(example, ListExample)
    assert sum(example.settled) == 0
    assert example.facts()["plain2"].value == -96


@pytest.mark.parametrize("rules", [INTERNATIONAL, CLASSIC_1997])
def test_the_bid_table_explains_every_bid(rules):
    ways = BidsExample(rules).ways()
    assert tuple(ways) == ladder(rules)
    for value, found in ways.items():
        assert found
        assert all(way.base * way.times == value for way in found)


def test_the_bid_table_knows_the_ways_to_some_bids():
    ways = BidsExample(INTERNATIONAL).ways()
    assert [(str(way.contract), way.times) for way in ways[18]] == [("D", 2)]
    assert [(str(way.contract), way.times) for way in ways[36]] == [("D", 4), ("C", 3)]
    assert [(str(way.contract), way.times) for way in ways[23]] == [("N", 1)]
    assert [str(way.contract) for way in BidsExample(CLASSIC_1997).ways()[360]] == ["GHO"]

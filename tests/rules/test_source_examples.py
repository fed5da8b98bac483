# SPDX-License-Identifier: MIT
"""The worked examples of published descriptions of the rules, all but those for two players."""

from __future__ import annotations

import itertools

import pytest

from skat_desktop.rules.auction import Auction
from skat_desktop.rules.cards import CARD_POINTS, parse_card, points_of
from skat_desktop.rules.contract import Contract
from skat_desktop.rules.events import Bid, Held
from skat_desktop.rules.games import GameType, matadors, winning_index
from skat_desktop.rules.ladder import ladder, next_bid
from skat_desktop.rules.lists import OTHERS_BONUS, Tally, settlement
from skat_desktop.rules.rulesets import (
    CLASSIC_1997,
    INTERNATIONAL,
    RULE_SETS,
    NullBelowBid,
    RuleSet,
)
from skat_desktop.rules.seating import seating
from skat_desktop.rules.valuation import Play, Side, plain_value, value_game
from tests.support import SEAT_LETTERS, auction_events, cards, load_json

EXAMPLES = load_json("source_examples.json")


def numbered(name):
    return pytest.mark.parametrize(
        "row", EXAMPLES[name], ids=[f"{name}-{place}" for place in range(len(EXAMPLES[name]))]
    )


@numbered("auctions")
def test_auction(row):
    auction = Auction(ladder(INTERNATIONAL))
    for event in auction_events(row["actions"]):
        assert not auction.over
        if isinstance(event, Bid):
            auction.bid(event.seat, event.value)
        elif isinstance(event, Held):
            auction.hold(event.seat)
        else:
            auction.pass_(event.seat)
    assert auction.over
    declarer = None if row["declarer"] is None else SEAT_LETTERS.index(row["declarer"])
    assert (auction.declarer, auction.value) == (declarer, row["bid"])


def example_contract(row):
    return Contract.of(
        GameType(row["game"]),
        hand=row["hand"],
        schneider=row.get("schneider_announced", False),
        schwarz=row.get("schwarz_announced", False),
        ouvert=row.get("ouvert", False),
    )


def example_play(row):
    tricks = row.get("tricks")
    others = None if tricks is None else 10 - tricks
    return Play(row.get("points", 0), declarer_tricks=tricks, defender_tricks=others)


@numbered("values")
def test_value(row):
    rules = RULE_SETS[row["rules"]]
    valuation = value_game(
        rules,
        example_contract(row),
        row["bid"],
        example_play(row),
        matador_count=row.get("matadors"),
    )
    assert valuation.value == row["value"]
    assert valuation.won == (row["value"] > 0)


@numbered("results")
def test_result(row):
    points, others = row["points"]
    assert points + others == 120
    own, theirs = row.get("tricks", (None, None))
    facts = Play(points, declarer_tricks=own, defender_tricks=theirs)
    for rules in RULE_SETS.values():
        valuation = value_game(rules, Contract(GameType.CLUBS), 18, facts, matador_count=1)
        assert valuation.won == row["won"]
        assert valuation.schneider == (row["schneider"] and Side(row["schneider"]))
        assert valuation.schwarz == (row["schwarz"] and Side(row["schwarz"]))


@numbered("matadors")
def test_matadors(row):
    assert matadors(GameType(row["game"]), cards(row["held"])) == row["matadors"]


@numbered("tricks")
def test_trick(row):
    trick = [parse_card(code) for code in row["cards"]]
    assert winning_index(GameType(row["game"]), trick) == row["winner"]
    if "points" in row:
        assert sum(CARD_POINTS[card] for card in trick) == row["points"]


@numbered("settlement")
def test_settlement(row):
    assert settlement(row["scores"]) == row["settled"]


CLASSIC_ROWS = {
    "skat taken up": ("C", {}),
    "Hand": ("C", {"hand": True}),
    "Schneider announced": ("C", {"hand": True, "schneider": True}),
    "Schwarz announced": ("C", {"hand": True, "schwarz": True}),
    "Grand ouvert, base 36": ("G", {"ouvert": True}),
    "ouvert in suits": ("C", {"ouvert": True}),
}
CLASSIC_COLUMNS = {
    "all tricks": (120, 10),
    "90+": (95, 8),
    "31-89": (70, 6),
    "30 or fewer": (25, 3),
    "no trick": (8, 0),
}


def test_the_classic_table_is_complete():
    table = EXAMPLES["classic_levels_without_matadors"]
    assert table["columns"] == list(CLASSIC_COLUMNS)
    assert set(table) - {"columns"} == set(CLASSIC_ROWS)


@pytest.mark.parametrize("count", [-2, 1, 4])
@pytest.mark.parametrize("row, column", list(itertools.product(CLASSIC_ROWS, CLASSIC_COLUMNS)))
def test_classic_levels(row, column, count):
    letter, said = CLASSIC_ROWS[row]
    table = EXAMPLES["classic_levels_without_matadors"]
    expected = table[row][table["columns"].index(column)]
    points, tricks = CLASSIC_COLUMNS[column]
    contract = Contract.of(GameType(letter), **said)
    valuation = value_game(
        CLASSIC_1997, contract, 18, Play(points, tricks, 10 - tricks), matador_count=count
    )
    assert valuation.multiplier - abs(count) == expected
    assert valuation.multiplier == sum(level.count for level in valuation.levels)
    assert valuation.base == (36 if letter == "G" else 12)


@numbered("levels")
def test_levels(row):
    contract = Contract.of(
        GameType.CLUBS, hand=row["hand"], schwarz=row.get("schwarz_announced", False)
    )
    facts = Play(row["points"], row["tricks"], 10 - row["tricks"])
    valuation = value_game(INTERNATIONAL, contract, 18, facts, matador_count=row["matadors"])
    assert valuation.multiplier == row["levels"]


@numbered("card_points")
def test_card_points(row):
    assert points_of(cards(row["cards"])) == row["points"]


@numbered("bidding_limits")
def test_bidding_limit(row):
    game = GameType(row["game"])
    held = cards(row["held"])
    assert matadors(game, held) == row["matadors"]
    if "value_without_hand" in row:
        value = plain_value(INTERNATIONAL, Contract(game), row["matadors"])
        assert value == row["value_without_hand"] == row["hold"]
        assert next_bid(INTERNATIONAL, value) == row["pass_at"]
    if "value_hand" in row:
        hand = Contract(game, hand=True)
        assert plain_value(INTERNATIONAL, hand, row["matadors"]) == row["value_hand"]


@numbered("five_seats")
def test_five_seats(row):
    found = seating(5, row["dealer"])
    assert found.players == (row["forehand"], row["middlehand"], row["rearhand"])
    assert found.sitting_out == (row["dealer"], row["sits_out"])


@numbered("tournament")
def test_tournament(row):
    seats = row["seats"]
    assert OTHERS_BONUS[seats] == row["per_defender"]
    assert Tally(others_lost=2).tournament(seats) == 2 * row["per_defender"]


def test_values_name_every_rule_that_decides_a_null_below_the_bid():
    """The examples of the International order need a rule set that lets such a Null happen."""
    row = {"game": "N", "hand": False, "matadors": 1, "bid": 24}
    facts = Play(0, 0, 10)
    found = {}
    for kind in NullBelowBid:
        rules = RuleSet("test", null_below_bid=kind)
        contract = example_contract(row)
        found[kind] = value_game(rules, contract, 24, facts, matador_count=1).value
    assert found == {
        NullBelowBid.REFUSED: -48,
        NullBelowBid.LOST_AT_ONCE: -48,
        NullBelowBid.PLAYED_OVERBID: -92,
    }

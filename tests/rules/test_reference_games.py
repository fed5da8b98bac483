# SPDX-License-Identifier: MIT
"""3,533 deals that another program played and scored: not one difference."""

from __future__ import annotations

import pytest

from skat_desktop.rules.cards import cards_of, parse_card
from skat_desktop.rules.contract import Contract
from skat_desktop.rules.deal import Deal
from skat_desktop.rules.events import CardPlayed, Declared, Discarded, Passed, SkatTaken
from skat_desktop.rules.games import GameType
from skat_desktop.rules.result import End
from skat_desktop.rules.rulesets import RULE_SETS
from skat_desktop.rules.skatgame import SkatGame
from tests.support import (
    auction_to,
    cards,
    load_lines,
    result_of,
)


def replay(row):
    """Return the finished game of a row and the winners of its tricks."""
    declarer = row["declarer"]
    hands = [cards(hand) for hand in row["hands"]]
    found, left = cards(row["skat_found"]), cards(row["skat_left"])
    # Who was dealt what: the declarer held his hand and what he discarded, but not the skat.
    hands[declarer] = (hands[declarer] | left) & ~found
    game = SkatGame(Deal((hands[0], hands[1], hands[2]), found), RULE_SETS[row["rules"]])
    for event in auction_to(declarer, row["bid"]):
        game.apply(event)
    assert game.state.declarer == declarer
    assert game.state.auction.value == row["bid"]
    if not row["hand"]:
        game.apply(SkatTaken(declarer))
        game.apply(Discarded(declarer, left))
    contract = Contract.of(GameType(row["game"]), hand=row["hand"], ouvert=row["ouvert"])
    game.apply(Declared(declarer, contract))
    for hand, seat_cards in zip(row["hands"], game.state.hands, strict=True):
        assert cards(hand) == seat_cards
    for trick in row["tricks"]:
        assert game.to_act == trick["leader"]
        for code in trick["cards"]:
            assert game.to_act is not None
            game.apply(CardPlayed(game.to_act, parse_card(code)))
        if trick["winner"] is None:
            _complete_null_trick(game)
        else:
            assert game.state.tricks[-1].winner == trick["winner"]
    return game


def _complete_null_trick(game):
    """Play to a trick that the record breaks off, since the declarer takes it whatever falls."""
    while game.result is None:
        seat = game.to_act
        assert seat is not None
        for card in cards_of(game.state.hands[seat]):
            if CardPlayed(seat, card) in game.actions(seat):
                game.apply(CardPlayed(seat, card))
                break
        assert game.state.trick or game.result


def differences(row):
    if row["kind"] == "passed":
        stand_in = SkatGame(Deal((0x3FF, 0x3FF << 10, 0x3FF << 20), 3 << 30))
        for seat in (1, 2, 0):
            stand_in.apply(Passed(seat))
        assert stand_in.result is not None
        return [] if stand_in.result.end is End.THROWN_IN else ["passed"]
    game = replay(row)
    result = result_of(game)
    valuation = result.valuation
    assert valuation is not None
    found = {
        "value": valuation.value,
        "won": valuation.won,
        "declarer_tricks": result.tricks[0],
        "points": None if row["game"] == "N" else result.points[0],
    }
    wrong: list[tuple[str, object, object]] = [
        (name, row[name], value) for name, value in found.items() if row[name] != value
    ]
    if result.scores[row["declarer"]] != row["value"]:
        wrong.append(("score", row["value"], result.scores))
    if row["game"] != "N" and sum(result.points) != 120:
        wrong.append(("sum", 120, result.points))
    return wrong


@pytest.mark.parametrize(
    "name, games",
    [("reference_games_standard.jsonl.gz", 3000), ("reference_games_classic.jsonl.gz", 533)],
)
def test_no_difference(name, games):
    checked = 0
    wrong = []
    for row in load_lines(name):
        checked += 1
        wrong += [(row["seed"], row["number"], text) for text in differences(row)]
    assert checked == games
    assert wrong == []

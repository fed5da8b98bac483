# SPDX-License-Identifier: MIT
"""Games that a rule ends before the tenth trick, and Null below the bid."""

from __future__ import annotations

from dataclasses import replace

import pytest

from skat_desktop.rules.contract import Contract, parse_contract
from skat_desktop.rules.events import (
    Conceded,
    Declared,
    Discarded,
    RestAwarded,
    SkatTaken,
    game_text,
    parse_game_text,
)
from skat_desktop.rules.games import GameType
from skat_desktop.rules.refusal import Refusal
from skat_desktop.rules.result import End
from skat_desktop.rules.rulesets import CLASSIC_1997, INTERNATIONAL, RULE_SETS, NullBelowBid
from skat_desktop.rules.skatgame import SkatGame
from skat_desktop.rules.valuation import LossReason, Side
from tests.support import (
    auction_to,
    game_with,
    is_over,
    make_deal,
    play,
    play_from_top,
    result_of,
    valuation_of,
)

BOTH = pytest.mark.parametrize(
    "rules", [INTERNATIONAL, CLASSIC_1997], ids=["international", "classic-1997"]
)
LOST_AT_ONCE = replace(INTERNATIONAL, id="record", null_below_bid=NullBelowBid.LOST_AT_ONCE)


@BOTH
@pytest.mark.parametrize("contract", ["N", "NH", "NO", "NHO"])
def test_null_ends_with_the_declarers_first_trick(contract, rules):
    deal = make_deal("CA C7 S7 S8 S9 H7 H8 H9 D7 D8", "CK", "CQ", "CT C8")
    game = game_with(deal, contract, rules=rules)
    play(game, "CA CK")
    assert not is_over(game)
    play(game, "CQ")
    result = result_of(game)
    assert (result.end, result.tricks) == (End.NULL_TRICK, (1, 0))
    fixed = {"N": 23, "NH": 35, "NO": 46, "NHO": 59}[contract]
    factor = 1 if rules is CLASSIC_1997 and "H" in contract else 2
    assert result.scores == (-factor * fixed, 0, 0)
    assert (valuation_of(game).schneider, valuation_of(game).schwarz) == (None, None)


@BOTH
def test_null_without_a_trick_is_played_to_the_end(rules):
    game = game_with(make_deal("C7 C8 C9 S7 S8 S9 H7 H8 H9 D7"), "N", rules=rules)
    play_from_top(game)
    result = result_of(game)
    assert (result.end, result.tricks, result.scores) == (End.PLAYED_OUT, (0, 10), (23, 0, 0))


NINE_TRICKS = make_deal("CJ SJ HJ DJ CA CT CK CQ C9 D8", "DA", "D7", "C8 C7")


@pytest.mark.parametrize("contract", ["CHZ", "CHO", "GHZ", "GHO"])
def test_international_schwarz_ends_with_the_defenders_first_trick(contract):
    game = game_with(NINE_TRICKS, contract)
    play(game, "D8 DA D7")
    result = result_of(game)
    assert (result.end, result.tricks) == (End.ANNOUNCEMENT_LOST, (0, 1))
    assert valuation_of(game).reason is LossReason.ANNOUNCED
    # The tricks that were not played say nothing: no own Schneider or Schwarz on top.
    assert (valuation_of(game).schneider, valuation_of(game).schwarz) == (None, None)
    base = 24 if contract[0] == "G" else 12
    levels = result.matadors + 1 + 1 + 4 + contract.endswith("O")
    assert result.scores == (-2 * base * levels, 0, 0)


@pytest.mark.parametrize("contract", ["CHZ", "CHO", "GHZ", "GHO"])
def test_classic_schwarz_is_played_out(contract):
    game = game_with(NINE_TRICKS, contract, rules=CLASSIC_1997)
    play(game, "D8 DA D7")
    assert not is_over(game)
    play_from_top(game)
    result = result_of(game)
    assert result.end is End.PLAYED_OUT
    assert sum(result.tricks) == 10
    assert valuation_of(game).reason is LossReason.ANNOUNCED


@BOTH
def test_schneider_announced_is_played_out(rules):
    game = game_with(NINE_TRICKS, "CHS", rules=rules)
    play(game, "D8 DA D7")
    play_from_top(game)
    assert result_of(game).end is End.PLAYED_OUT


def test_schwarz_announced_and_kept():
    deal = make_deal("CJ SJ HJ DJ CA CT CK CQ C9 C8", skat="C7 D7")
    game = game_with(deal, "CHZ")
    play_from_top(game)
    assert result_of(game).end is End.PLAYED_OUT
    assert result_of(game).scores[0] == 12 * (11 + 6)


# Null below the bid


def before_declaring(bid, *, take, rules):
    game = SkatGame(make_deal("C7 C8 C9 S7 S8 S9 H7 H8 H9 D7", skat="CJ SJ"), rules)
    for event in auction_to(0, bid):
        game.apply(event)
    if take:
        game.apply(SkatTaken(0))
        game.apply(Discarded(0, game.state.deal.skat))
    return game


NULLS = [("N", 23, 24), ("NO", 46, 48), ("NH", 35, 36), ("NHO", 59, 60)]


@pytest.mark.parametrize("contract, value, above", NULLS)
def test_international_null_below_the_bid_is_refused(contract, value, above):
    take = "H" not in contract
    event = Declared(0, parse_contract(contract))
    game = before_declaring(above, take=take, rules=INTERNATIONAL)
    assert game.phase == ("declare" if take else "skat")
    assert event not in game.actions(0)
    with pytest.raises(Refusal) as caught:
        game.apply(event)
    assert caught.value.rule == "declare.null_below_bid"
    assert caught.value.params == {"value": value, "bid": above}
    # At the value itself it is offered.
    game = before_declaring(value, take=take, rules=INTERNATIONAL)
    assert event in game.actions(0)
    game.apply(event)
    assert game.phase == "play"


@pytest.mark.parametrize("contract, value, above", NULLS)
def test_null_below_the_bid_lost_at_once(contract, value, above):
    take = "H" not in contract
    event = Declared(0, parse_contract(contract))
    game = before_declaring(above, take=take, rules=LOST_AT_ONCE)
    assert event in game.actions(0)
    game.apply(event)
    result = result_of(game)
    assert (result.end, result.contract) == (End.IMPOSSIBLE_NULL, event.contract)
    assert valuation_of(game).reason is LossReason.OVERBID
    # With 2 jacks: (2 + 1 + Hand) levels, at least the bid, the cheapest of the five games.
    levels = 3 if take else 4
    cheapest = min(
        max(levels * base, next(base * n for n in range(1, 30) if base * n >= above))
        for base in (9, 10, 11, 12, 24)
    )
    assert result.scores == (-2 * cheapest, 0, 0)
    assert valuation_of(game).contract == Contract(GameType.DIAMONDS, hand=not take) or (
        valuation_of(game).base * valuation_of(game).multiplier == cheapest
    )
    assert valuation_of(game).won is False
    # At its value it is an ordinary game.
    game = before_declaring(value, take=take, rules=LOST_AT_ONCE)
    game.apply(event)
    assert game.phase == "play"


@pytest.mark.parametrize(
    "contract, above, value", [("N", 24, -92), ("NH", 36, -70), ("NO", 48, -184), ("NHO", 60, -118)]
)
def test_classic_null_below_the_bid_is_played_and_lost(contract, above, value):
    take = "H" not in contract
    game = before_declaring(above, take=take, rules=CLASSIC_1997)
    game.apply(Declared(0, parse_contract(contract)))
    assert game.phase == "play"
    play_from_top(game)
    result = result_of(game)
    assert (result.end, result.tricks) == (End.PLAYED_OUT, (0, 10))
    assert (valuation_of(game).reason, valuation_of(game).overbid) == (LossReason.OVERBID, True)
    assert result.scores == (value, 0, 0)


# The rest awarded from outside

RECORD = replace(INTERNATIONAL, rulings=True)


def test_the_rest_goes_to_the_declarer():
    game = game_with(NINE_TRICKS, "C", rules=RECORD)
    play(game, "CJ")
    game.apply(RestAwarded(to_declarer=True))
    result = result_of(game)
    assert (result.end, result.points, result.tricks) == (End.AWARDED, (120, 0), (10, 0))
    assert SkatGame.replay(game.events, RECORD).state == game.state


def test_the_rest_goes_to_the_defenders():
    game = game_with(NINE_TRICKS, "C", rules=RECORD)
    play(game, "CJ")
    game.apply(RestAwarded(to_declarer=False))
    result = result_of(game)
    assert (result.points, result.tricks) == ((0, 120), (0, 10))
    assert valuation_of(game).schwarz is Side.DECLARER


@pytest.mark.parametrize("to_declarer, value", [(True, 23), (False, -46)])
def test_the_rest_of_a_null(to_declarer, value):
    game = game_with(make_deal(), "N", rules=RECORD)
    game.apply(RestAwarded(to_declarer=to_declarer))
    assert result_of(game).scores == (value, 0, 0)


def test_a_ruling_answers_a_concession_too():
    game = game_with(NINE_TRICKS, "C", rules=replace(CLASSIC_1997, rulings=True))
    play(game, "CJ")
    game.apply(Conceded(0))
    game.apply(RestAwarded(to_declarer=False))
    assert result_of(game).end is End.AWARDED


def test_nothing_is_awarded_before_play():
    game = SkatGame(make_deal(), RECORD)
    with pytest.raises(Refusal) as caught:
        game.apply(RestAwarded(to_declarer=True))
    assert caught.value.rule == "turn.phase"


@pytest.mark.parametrize("rules", RULE_SETS.values(), ids=RULE_SETS)
@pytest.mark.parametrize("cards", [0, 1, 3, 29])
def test_nothing_is_awarded_at_a_table_of_ours(rules, cards):
    game = game_with(NINE_TRICKS, "C", rules=rules)
    play_from_top(game, cards)
    for to_declarer in (True, False):
        award = RestAwarded(to_declarer=to_declarer)
        with pytest.raises(Refusal) as caught:
            game.apply(award)
        assert caught.value.rule == "turn.phase"
        assert caught.value.params == {"event": str(award), "phase": "play"}
        # Nor does the text of a saved game bring it in.
        text = f"{game_text(game.events)}\n{award}"
        with pytest.raises(Refusal):
            SkatGame.replay(parse_game_text(text), rules)
    play_from_top(game)
    assert result_of(game).end is End.PLAYED_OUT

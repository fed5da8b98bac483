# SPDX-License-Identifier: MIT
"""The collected rule questions, each under its id.

Table law that a program cannot come to, and so has no test: K73 (leading before a game is
announced: no card can be played before the declaration) and K74 (a defender revokes: every card
is checked before it is played). The ``variant`` rows on Ramsch, Kontra, Bock and Spitze come with
those house rules.
"""

from __future__ import annotations

import pytest

from skat_desktop.rules.auction import Auction
from skat_desktop.rules.cards import CARD_POINTS, cards_of, parse_card
from skat_desktop.rules.contract import Contract
from skat_desktop.rules.events import Claimed
from skat_desktop.rules.games import GameType, legal_cards
from skat_desktop.rules.ladder import ladder
from skat_desktop.rules.lists import Tally
from skat_desktop.rules.result import End
from skat_desktop.rules.rulesets import CLASSIC_1997, INTERNATIONAL
from skat_desktop.rules.series import ListKind, Series, SeriesSetup
from skat_desktop.rules.shuffle import HashStream
from skat_desktop.rules.skatgame import SkatGame
from skat_desktop.rules.valuation import Play, value_game
from tests.support import (
    auction_events,
    cards,
    game_with,
    is_over,
    load_json,
    make_deal,
    play,
    play_randomly,
    random_deal,
    result_of,
)

CASES = {row["id"]: row for row in load_json("rule_cases.json")}
VALUE_IDS = [name for name, row in CASES.items() if row["kind"] == "value"]
PRE_1999_IDS = [name for name in VALUE_IDS if "pre_1999_value" in CASES[name]]
FOLLOW_IDS = [name for name, row in CASES.items() if "legal" in row.get("data", {})]
NO_BID_IDS = [name for name, row in CASES.items() if "not_bids" in row.get("data", {})]
LIST_IDS = [name for name, row in CASES.items() if "total" in row.get("data", {})]


def test_every_row_is_looked_at():
    assert (len(CASES), len(VALUE_IDS)) == (63, 38)
    assert PRE_1999_IDS == ["K11", "K13", "K23", "K28", "K55"]
    assert FOLLOW_IDS == ["K58", "K59", "K61"]
    assert NO_BID_IDS == ["K64", "K65"]
    assert LIST_IDS == ["K76", "K77"]
    others = {name for name, row in CASES.items() if row["kind"] in ("rule", "list")}
    others -= {*FOLLOW_IDS, *NO_BID_IDS, *LIST_IDS}
    table_law = {"K73", "K74"}
    assert others == {"K62", "K67", "K68", "K70", "K71", "K79", "K80"} | table_law


def case_value(row, rules):
    contract = Contract.of(
        GameType(row["contract"]),
        hand=bool(row["hand"]),
        schneider=bool(row["schneider_announced"]),
        schwarz=bool(row["schwarz_announced"]),
        ouvert=bool(row["ouvert"]),
    )
    outcome = Play(
        points=row["declarer_points"],
        declarer_tricks=row["declarer_tricks"],
        defender_tricks=10 - row["declarer_tricks"],
        conceded=bool(row["ended_in_level_simple"]),
    )
    return value_game(rules, contract, row["bid"], outcome, matador_count=row["matadors"]).value


@pytest.mark.parametrize("name", VALUE_IDS)
def test_value(name):
    assert case_value(CASES[name], INTERNATIONAL) == CASES[name]["value"]


@pytest.mark.parametrize("name", PRE_1999_IDS)
def test_value_before_1999(name):
    assert case_value(CASES[name], CLASSIC_1997) == CASES[name]["pre_1999_value"]


def test_k92_lost_hand_games_count_once_before_1999():
    data = CASES["K92"]["data"]
    contract = Contract(GameType(data["contract"]), hand=bool(data["hand"]))
    outcome = Play(points=data["points"])
    value = value_game(CLASSIC_1997, contract, 18, outcome, matador_count=data["matadors"])
    assert value.value == data["value"]
    ouvert = Contract.of(GameType.GRAND, ouvert=True)
    assert CLASSIC_1997.base_value(ouvert) == 36
    assert INTERNATIONAL.base_value(ouvert) == 24


@pytest.mark.parametrize("name", FOLLOW_IDS)
def test_following_suit(name):
    data = CASES[name]["data"]
    legal = legal_cards(GameType(data["contract"]), cards(data["hand"]), parse_card(data["lead"]))
    assert legal == cards(data["legal"])


@pytest.mark.parametrize("name", NO_BID_IDS)
def test_no_bid(name):
    for rules in (INTERNATIONAL, CLASSIC_1997):
        assert not set(CASES[name]["data"]["not_bids"]) & set(ladder(rules))


def test_k62_forehand_has_the_last_word():
    data = CASES["K62"]["data"]
    auction = Auction(ladder(INTERNATIONAL))
    for said in data["bids"]:
        assert auction.to_act is not None
        if said == "p":
            auction.pass_(auction.to_act)
        else:
            auction.bid(auction.to_act, said)
    assert auction.over
    assert (auction.declarer, auction.value) == (data["declarer"], 18)


def test_k67_thrown_in_counts_as_a_deal():
    setup = SeriesSetup(seed=1)
    game = SkatGame(setup.deal(1))
    for event in auction_events(["Mp", "Rp", "Fp"]):
        game.apply(event)
    assert result_of(game).end is End.THROWN_IN
    assert list(result_of(game).scores) == CASES["K67"]["data"]["scores"]
    series = Series(setup).with_result(result_of(game))
    assert series.next_number == 2
    assert setup.dealer(2) == (setup.dealer(1) + 1) % 3
    assert [series.entries[0].score(place) for place in range(3)] == [0, 0, 0]


@pytest.mark.parametrize("contract", ["NO", "NHO", "CHO", "GHO"])
def test_k68_ouvert_lies_open_before_the_first_lead(contract):
    game = game_with(random_deal(HashStream("k68")), contract, declarer=1)
    for seat in (0, 1, 2, None):
        assert game.view(seat).open_hands == ((1, game.state.hands[1]),)
    play_randomly(game, HashStream("k68"), 2)
    for seat in (0, 1, 2, None):
        assert game.view(seat).open_hands == ((1, game.state.hands[1]),)
    assert game.view(2).hand_sizes[1] == game.view(2).open_hands[0][1].bit_count() == 9


def test_k70_the_cheapest_game_takes_the_place_of_an_impossible_null():
    data = CASES["K70"]["data"]
    null = Contract(GameType.NULL, hand=bool(data["hand"]))
    play_facts = Play(points=0)
    found = value_game(INTERNATIONAL, null, data["bid"], play_facts, matador_count=data["matadors"])
    assert found.value == data["cheapest"]
    assert found.contract == Contract(GameType.DIAMONDS, hand=True)
    for letter, value in data["chosen"].items():
        # The program does not ask; the chosen game is worth what it would cost to concede it.
        chosen = Contract(GameType(letter), hand=True)
        given_up = Play(points=0, conceded=True)
        valuation = value_game(
            INTERNATIONAL, chosen, data["bid"], given_up, matador_count=data["matadors"]
        )
        assert valuation.value == value


def test_k71_a_right_claim_ends_the_game_and_a_wrong_one_opens_the_cards():
    top = "CJ SJ HJ DJ CA CT CK CQ C9 C8"
    game = game_with(make_deal(top), "C")
    game.apply(Claimed(0))
    assert result_of(game).end is End.CLAIMED
    assert result_of(game).tricks == (10, 0)

    game = game_with(make_deal("SJ HJ DJ CA CT CK CQ C9 C8 C7", "CJ"), "C")
    game.apply(Claimed(0))
    assert not is_over(game)
    assert game.view(1).open_hands == ((0, game.state.hands[0]),)
    play(game, "SJ CJ")


def test_k80_cards_and_points_are_never_taken_as_the_rest_of_the_other_side():
    stream = HashStream("k80")
    for number in range(40):
        contract = ("C", "GH", "D", "S")[number % 4]
        game = game_with(random_deal(stream), contract, declarer=number % 3)
        state = game.state
        assert [hand.bit_count() for hand in state.hands] == [10, 10, 10]
        assert state.skat.bit_count() == 2
        play_randomly(game, stream)
        assert game.result is not None
        # Counted from the cards themselves, not from the running sums.
        taken = [0, 0]
        for trick in state.tricks:
            side = 0 if trick.winner == state.declarer else 1
            taken[side] += sum(CARD_POINTS[card] for card in trick.cards)
        taken[0] += sum(CARD_POINTS[card] for card in cards_of(state.skat))
        assert result_of(game).points == tuple(taken)
        assert sum(taken) == 120


@pytest.mark.parametrize("name", LIST_IDS)
def test_tournament_list(name):
    data = CASES[name]["data"]
    tally = Tally(data["sum"], data["won"], data["lost"], data["others_lost"])
    assert tally.tournament(data["players"]) == data["total"]


def test_k79_the_list_is_a_property_of_the_series():
    for kind in ListKind:
        setup = SeriesSetup(seed=1, list_kind=kind)
        assert Series(setup).setup.list_kind is kind

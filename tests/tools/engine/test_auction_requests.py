# SPDX-License-Identifier: MIT
"""``bid``, ``skat`` and ``discard``."""

from __future__ import annotations

from dataclasses import replace

import pytest

from skat_desktop.rules.contract import parse_contract
from skat_desktop.rules.deal import Deal
from skat_desktop.rules.events import (
    Act,
    Bid,
    CardPlayed,
    Declared,
    Discarded,
    Held,
    Passed,
    SkatTaken,
)
from skat_desktop.rules.rulesets import CLASSIC_1997
from skat_desktop.rules.skatgame import SkatGame
from tests.support import auction_events, cards, load_json
from tests.tools.engine.talk import Talk, contract_request, ordinary

HAND = ["CJ", "SJ", "CA", "CT", "CK", "HA", "HK", "S9", "D8", "D7"]
REST = {
    0: ["HJ", "DJ", "CQ", "C9", "C8", "C7", "HT", "HQ", "H9", "H8"],
    2: ["SA", "ST", "SK", "SQ", "S8", "S7", "DA", "DT", "DK", "DQ"],
}
SKAT = ["D9", "H7"]
AUCTIONS = [row["actions"] for row in load_json("source_examples.json")["auctions"]]


def deal_for(seat: int) -> Deal:
    """Return a deal in which the seat has HAND and finds SKAT."""
    others = iter(REST.values())
    hands = [cards(HAND) if place == seat else cards(next(others)) for place in range(3)]
    return Deal((hands[0], hands[1], hands[2]), cards(SKAT))


def always(make):
    """Return a player's function that acts the same everywhere."""
    return lambda view: make(view.seat)


# bid


@pytest.mark.parametrize(
    "seat,auction,answer",
    [
        (1, [], "18"),
        (0, ["M18"], "y"),
        (1, ["M18", "Fy"], "20"),
        (2, ["M18", "Fp"], "20"),
        (2, ["M264", "Fy", "Mp"], "p"),
        (0, ["Mp", "R18"], "y"),
        (0, ["Mp", "Rp"], "18"),
    ],
)
def test_bid(seat, auction, answer):
    talk = Talk(lambda view: Passed(seat) if view.bid == 264 else ordinary(view))
    assert talk.ask(cmd="bid", seat=seat, hand=HAND, auction=auction) == {"action": answer}


@pytest.mark.parametrize("tokens", AUCTIONS, ids="".join)
def test_a_bidder_gets_the_view_of_the_game(tokens):
    events = auction_events(tokens)
    for count, event in enumerate(events):
        game = SkatGame(deal_for(event.seat))
        for earlier in events[:count]:
            game.apply(earlier)
        talk = Talk(always(lambda seat, event=event: event))
        answer = talk.ask(cmd="bid", seat=event.seat, hand=HAND, auction=tokens[:count])
        assert answer == {"action": tokens[count][1:]}
        assert talk.player.views == [game.view(event.seat)]


def test_the_strength_asked_for_plays():
    talk = Talk()
    request = {"cmd": "bid", "seat": 1, "hand": HAND, "auction": []}
    talk.ask(**request)
    talk.ask(**request, strength="novice")
    talk.ask(**request, strength="club")
    assert talk.asked_for == ["club", "novice"]  # the strongest is the default; made once
    assert talk.code(**request, strength="master") == "field"


@pytest.mark.parametrize(
    "seat,auction",
    [
        (0, []),
        (2, []),
        (1, ["M18"]),
        (2, ["M18", "Fy"]),
        (1, ["M18", "Fp"]),
        (1, ["Mp", "Rp", "F18"]),
        (0, ["Mp", "Rp", "Fp"]),
    ],
)
def test_bid_out_of_turn(seat, auction):
    assert Talk().code(cmd="bid", seat=seat, hand=HAND, auction=auction) == "turn"


@pytest.mark.parametrize(
    "auction",
    [
        ["F18"],
        ["M18", "R20"],
        ["M18", "My"],
        ["M20", "Fy", "M18"],
        ["M18", "Fy", "M18"],
        ["M19"],
        ["M265"],
        ["M18", "F20"],
        ["My"],
        ["Mp", "Rp", "F20"],
        ["M18", "Fp", "Rp", "M20"],
        ["M18"] * 1000,
    ],
)
def test_bid_after_an_impossible_auction(auction):
    assert Talk().code(cmd="bid", seat=1, hand=HAND, auction=auction) == "illegal"


@pytest.mark.parametrize(
    "token", ["", "M", "18", "X18", "m18", "M18 ", "M018", "M-18", "My!", "M1e1", "M１８", 18, None]
)
def test_bid_with_no_token(token):
    assert Talk().code(cmd="bid", seat=1, hand=HAND, auction=[token]) == "field"


@pytest.mark.parametrize(
    "change",
    [
        {"seat": None},
        {"seat": 3},
        {"seat": -1},
        {"seat": "1"},
        {"seat": 1.0},
        {"seat": True},
        {"hand": None},
        {"auction": None},
        {"auction": "M18"},
        {"auction": {}},
    ],
)
def test_bid_with_wrong_fields(change):
    request = {"cmd": "bid", "seat": 1, "hand": HAND, "auction": []} | change
    assert Talk().code(**request) == "field"


@pytest.mark.parametrize(
    "hand", [[], HAND[:9], [*HAND, "DA"], [*HAND[:9], "CJ"], [*HAND[:9], "D1"]]
)
def test_bid_with_wrong_cards(hand):
    assert Talk().code(cmd="bid", seat=1, hand=hand, auction=[]) == "card"


@pytest.mark.parametrize(
    "make",
    [
        lambda seat: Bid(seat, 19),
        lambda seat: Bid(seat, 18),
        lambda seat: Bid(seat + 1, 20),
        Held,
        SkatTaken,
        lambda seat: CardPlayed(seat, 0),
    ],
)
def test_an_illegal_answer_to_bid_is_not_passed_on(make):
    talk = Talk(always(make))
    assert talk.code(cmd="bid", seat=1, hand=HAND, auction=["M18", "Fy"]) == "illegal"


# skat


@pytest.mark.parametrize("auction", [["Mp", "Rp", "F18"], [], None])
def test_skat_taken_up(auction):
    talk = Talk()
    request = {"cmd": "skat", "seat": 0, "hand": HAND, "auction": auction, "bid": 18}
    assert talk.ask(**request) == {"take": True}


@pytest.mark.parametrize("contract", ["GH", "CHS", "SHZ", "GHO", "NH", "NHO"])
def test_skat_left(contract):
    talk = Talk(always(lambda seat: Declared(seat, parse_contract(contract))))
    answer = talk.ask(cmd="skat", seat=1, hand=HAND, auction=["M18", "Fp", "Rp"], bid=18)
    assert answer == {"take": False, "contract": contract_request(contract)}


def test_a_declarer_gets_the_views_of_the_game():
    auction = ["M18", "Fy", "M20", "Fp", "Rp"]
    game = SkatGame(deal_for(1))
    for event in auction_events(auction):
        game.apply(event)
    talk = Talk()
    talk.ask(cmd="skat", seat=1, hand=HAND, auction=auction, bid=20)
    assert talk.player.views == [game.view(1)]
    game.apply(SkatTaken(1))
    talk = Talk()
    talk.ask(cmd="discard", seat=1, hand=HAND + SKAT, auction=auction, bid=20)
    # Which two of the twelve were found is not told.
    assert talk.player.views[0] == replace(game.view(1), skat_found=None)
    game.apply(Discarded(1, cards("D7 D8")))
    assert talk.player.views[1:] == [replace(game.view(1), skat_found=None)]


def test_the_bid_follows_from_the_auction():
    talk = Talk()
    talk.ask(cmd="skat", seat=1, hand=HAND, auction=["M20", "Fp", "Rp"])
    talk.ask(cmd="skat", seat=1, hand=HAND, auction=["M20", "Fp", "Rp"], bid=0)
    talk.ask(cmd="skat", seat=1, hand=HAND, bid=20)
    talk.ask(cmd="skat", seat=1, hand=HAND)
    assert [view.bid for view in talk.player.views] == [20, 20, 20, 0]


@pytest.mark.parametrize("command,hand", [("skat", HAND), ("discard", HAND + SKAT)])
@pytest.mark.parametrize(
    "change,code",
    [
        ({"auction": ["M18", "Fp", "Rp"], "seat": 0}, "turn"),
        ({"auction": ["M18", "Fp"], "seat": 1}, "turn"),
        ({"auction": ["Mp", "Rp", "Fp"], "seat": 0}, "turn"),
        ({"auction": ["M18", "Fp", "Rp"], "seat": 1, "bid": 20}, "illegal"),
        ({"auction": ["M18", "Rp"], "seat": 1}, "illegal"),
        ({"auction": ["x"], "seat": 1}, "field"),
        ({"bid": 19}, "field"),
        ({"bid": "18"}, "field"),
        ({"bid": 265}, "field"),
        ({"seat": 3}, "field"),
        ({"seat": None}, "field"),
        ({"hand": None}, "field"),
        ({"hand": HAND[:9]}, "card"),
        ({"hand": [*HAND, "DA", "DT", "DK"]}, "card"),
        ({"hand": [*HAND, "DA"]}, "card"),
        ({"hand": [*HAND[:9], "CJ"]}, "card"),
    ],
)
def test_skat_and_discard_with_wrong_requests(command, hand, change, code):
    request = {"cmd": command, "seat": 1, "hand": hand, "auction": [], "bid": 18} | change
    assert Talk().code(**request) == code


def test_skat_with_the_hand_of_discard_and_the_other_way_round():
    assert Talk().code(cmd="skat", seat=1, hand=HAND + SKAT, bid=18) == "card"
    assert Talk().code(cmd="discard", seat=1, hand=HAND, bid=18) == "card"


@pytest.mark.parametrize(
    "act",
    [
        SkatTaken(2),
        Declared(1, parse_contract("C")),
        Declared(2, parse_contract("CH")),
        Declared(1, parse_contract("NH")),
        Passed(1),
    ],
)
def test_an_illegal_answer_to_skat_is_not_passed_on(act):
    talk = Talk(always(lambda seat: act))
    assert talk.code(cmd="skat", seat=1, hand=HAND, bid=36) == "illegal"


# discard


def test_discard():
    answer = Talk().ask(cmd="discard", seat=1, hand=HAND + SKAT, bid=18)
    assert sorted(answer.pop("discard")) == ["D7", "D8"]
    assert answer == {"contract": contract_request("D")}


def discarding(thrown: str, contract: str):
    def choose(view) -> Act:
        if view.phase == "discard":
            return Discarded(view.seat, cards(thrown))
        return Declared(view.seat, parse_contract(contract))

    return choose


def test_null_below_the_bid_by_rule_set():
    talk = Talk(discarding("CJ SJ", "N"))
    request = {"cmd": "discard", "seat": 1, "hand": HAND + SKAT}
    assert talk.ask(**request, bid=23)["contract"] == contract_request("N")
    assert talk.ask(**request)["contract"] == contract_request("N")
    assert talk.code(**request, bid=24) == "illegal"
    assert talk.ask(**request, bid=24, rules=CLASSIC_1997.id)["contract"] == contract_request("N")


@pytest.mark.parametrize(
    "thrown,contract",
    [("CJ", "G"), ("CJ SJ CA", "G"), ("DA DT", "G"), ("CJ SJ", "GH"), ("CJ SJ", "NHO")],
)
def test_an_illegal_discard_is_not_passed_on(thrown, contract):
    talk = Talk(discarding(thrown, contract))
    assert talk.code(cmd="discard", seat=1, hand=HAND + SKAT, bid=18) == "illegal"

# SPDX-License-Identifier: MIT
"""``play``: the view that a request gives, and requests that cannot be."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from skat_desktop.ai.player import CardEstimate
from skat_desktop.ai.registry import make_player
from skat_desktop.rules.cards import CARD_CODES, parse_card
from skat_desktop.rules.events import CardPlayed, Claimed, Conceded
from skat_desktop.rules.rulesets import CLASSIC_1997, INTERNATIONAL
from skat_desktop.rules.shuffle import HashStream
from skat_desktop.rules.skatgame import SkatGame
from skat_desktop.tools.engine.requests import Requests
from skat_desktop.tools.engine.roster import Roster
from tests.support import game_with, legal_now, make_deal, play, random_deal
from tests.tools.engine.talk import Talk, contract_request, play_request


def positions(seed: int, contract: str, declarer: int, rules=INTERNATIONAL) -> Iterator[SkatGame]:
    """Yield a random game before each of its cards."""
    stream = HashStream(f"positions {seed} {contract} {declarer}")
    game = game_with(random_deal(stream), contract, declarer=declarer, rules=rules)
    while game.result is None:
        yield game
        legal = legal_now(game)
        seat = game.to_act
        assert seat is not None
        game.apply(CardPlayed(seat, legal[stream.below(len(legal))]))


@pytest.mark.parametrize("with_auction", [True, False])
@pytest.mark.parametrize("rules", [INTERNATIONAL, CLASSIC_1997], ids=lambda rules: rules.id)
@pytest.mark.parametrize("contract", ["C", "G", "SH", "DHZ", "GHO", "N", "NO", "NHO"])
def test_a_player_gets_the_view_of_the_game(contract, rules, with_auction):
    count = 0
    for declarer in range(3):
        for game in positions(1, contract, declarer, rules):
            talk = Talk()
            answer = talk.ask(**play_request(game, with_auction=with_auction))
            assert "error" not in answer, answer
            seat = game.to_act
            assert seat is not None
            expected = replace(game.view(seat), skat_found=None)
            if not with_auction:
                expected = replace(expected, auction=())
            assert talk.player.views == [expected]
            game.check(CardPlayed(seat, parse_card(answer["card"])))
            count += 1
    assert count > 8


HANDS = {
    "forehand": "CJ SJ CA CT CK HA HK S9 S8 S7",
    "middlehand": "HJ DJ CQ C9 C8 C7 HT HQ H9 H8",
    "rearhand": "SA ST SK SQ H7 D8 D7 DA DT DK",
    "skat": "DQ D9",
}


def game_after(cards: str, contract: str = "C", **options: Any) -> SkatGame:
    game = game_with(make_deal(**HANDS), contract, **options)
    play(game, cards)
    return game


def test_estimates():
    talk = Talk()
    talk.player.estimates = (
        CardEstimate(parse_card("CJ"), 0.71, 66.2),
        CardEstimate(parse_card("SJ"), 0.5, 61.0),
    )
    answer = talk.ask(**play_request(game_after("")))
    assert answer["cards"] == [
        {"card": "CJ", "win": 0.71, "points": 66.2},
        {"card": "SJ", "win": 0.5, "points": 61.0},
    ]


def test_no_points_in_null():
    talk = Talk()
    talk.player.estimates = (CardEstimate(parse_card("CJ"), 0.25, None),)
    answer = talk.ask(**play_request(game_after("", "N")))
    assert answer["cards"] == [{"card": "CJ", "win": 0.25}]


def test_a_player_that_does_not_estimate_gives_only_the_card():
    assert Talk().ask(**play_request(game_after("CJ"))) == {"card": "DJ"}


@pytest.mark.parametrize("win", [float("nan"), float("inf")])
def test_an_estimate_that_is_no_number_is_no_answer(win, capsys):
    talk = Talk()
    talk.player.estimates = (CardEstimate(parse_card("CJ"), win, 60.0),)
    assert talk.code(**play_request(game_after(""))) == "illegal"
    assert "ValueError" in capsys.readouterr().err


@pytest.mark.parametrize(
    "act",
    [
        CardPlayed(1, parse_card("HT")),  # does not follow
        CardPlayed(1, parse_card("SA")),  # not held
        CardPlayed(2, parse_card("C7")),
        Claimed(1),
        Conceded(1),
    ],
)
def test_an_illegal_answer_is_not_passed_on(act):
    talk = Talk(lambda view: act)
    assert talk.code(**play_request(game_after("CJ"))) == "illegal"


def test_a_player_that_fails_stops_nothing(capsys):
    def fail(view):
        raise ZeroDivisionError("lost count")

    talk = Talk(fail)
    assert talk.code(**play_request(game_after("CJ"))) == "illegal"
    assert "lost count" in capsys.readouterr().err
    assert "name" in talk.ask(cmd="info")


def test_a_declarer_need_not_tell_the_skat():
    request = play_request(game_after(""))
    del request["skat"]
    talk = Talk()
    assert "card" in talk.ask(**request)
    assert talk.player.views[0].skat is None
    assert talk.player.views[0].took_skat
    assert "card" in talk.ask(**request, skat=[])


def test_open_cards_need_not_be_told_to_the_declarer():
    request = play_request(game_after("", "NO"))
    del request["open"]
    talk = Talk()
    assert "card" in talk.ask(**request)
    view = talk.player.views[0]
    assert view.open_hands == ((0, view.hand),)


def test_open_cards_of_a_declarer_who_holds_none():
    # The lowest cards of all suits: forehand never takes a trick.
    deal = make_deal("C7 C8 C9 S7 S8 S9 H7 H8 H9 D7", "CT CJ ST SJ HT HJ D8 D9 DT DJ")
    game = game_with(deal, "NO", declarer=0, discard=deal.skat)
    while not (len(game.state.tricks) == 9 and not game.state.hands[0]):
        assert game.to_act is not None
        game.apply(CardPlayed(game.to_act, legal_now(game)[0]))
    request = play_request(game)
    assert request["open"] == []
    assert "card" in Talk().ask(**request)
    del request["open"]
    assert "card" in Talk().ask(**request)


# Requests that cannot be. Forehand plays Clubs; in these positions the seat named is to act.


def changed(request: dict[str, Any], change: dict[str, Any]) -> dict[str, Any]:
    """Return a request with fields changed; keys may be paths like ``tricks.0.leader``."""
    result = _copy(request)
    for path, value in change.items():
        *parents, last = (int(part) if part.isdigit() else part for part in path.split("."))
        target = result
        for part in parents:
            target = target[part]
        if value is ...:
            del target[last]
        else:
            target[last] = value
    return result


def _copy(value):
    if isinstance(value, dict):
        return {key: _copy(inner) for key, inner in value.items()}
    return [_copy(inner) for inner in value] if isinstance(value, list) else value


FIRST = "CJ C7 H7"  # clubs trump led: rearhand has none


@pytest.mark.parametrize(
    "change,code",
    [
        ({"seat": ...}, "field"),
        ({"seat": 3}, "field"),
        ({"declarer": ...}, "field"),
        ({"declarer": -1}, "field"),
        ({"declarer": "0"}, "field"),
        ({"contract": ...}, "field"),
        ({"contract": {"game": "G", "schneider": True}}, "illegal"),
        ({"hand": ...}, "field"),
        ({"tricks": ...}, "field"),
        ({"tricks": {}}, "field"),
        ({"tricks": [5]}, "field"),
        ({"tricks.0.leader": ...}, "field"),
        ({"tricks.0.leader": 5}, "field"),
        ({"tricks.0.cards": ...}, "field"),
        ({"tricks.0.cards": "CJ C7 H7"}, "field"),
        ({"trick": ...}, "field"),
        ({"trick": []}, "field"),
        ({"trick.leader": ...}, "field"),
        ({"trick.cards": ...}, "field"),
        ({"auction": 18}, "field"),
        ({"bid": 17}, "field"),
        ({"skat": "DQ D9"}, "field"),
        ({"rules": "x"}, "field"),
        ({"strength": "x"}, "field"),
        # cards
        ({"hand.0": "XX"}, "card"),
        ({"hand.0": "CJ"}, "card"),
        ({"hand.0": "HA"}, "card"),
        ({"hand": ["SJ"]}, "card"),
        ({"tricks.0.cards": ["CJ", "C7"]}, "card"),
        ({"tricks.0.cards": ["CJ", "C7", "H7", "H8"]}, "card"),
        ({"tricks.0.cards": ["CJ", "C7", "C7"]}, "card"),
        ({"tricks.0.cards.2": "DQ"}, "card"),
        ({"trick.cards": ["S7", "HJ", "SA"]}, "card"),
        ({"skat": ["DQ"]}, "card"),
        ({"skat": ["DQ", "D9", "D8"]}, "card"),
        ({"skat": ["DQ", "DQ"]}, "card"),
        ({"skat": ["DQ", "SJ"]}, "card"),
        # what cannot have happened
        ({"tricks.0.leader": 1}, "illegal"),
        ({"trick.leader": 1}, "illegal"),
        ({"declarer": 1, "skat": ..., "auction": ...}, None),
        ({"declarer": 1, "skat": ...}, "illegal"),
        ({"declarer": 1, "auction": ...}, "illegal"),
        ({"bid": 20}, "illegal"),
        ({"auction": ["M18", "Fy", "Mp"]}, "illegal"),
        ({"auction": ["M18", "Rp"]}, "illegal"),
        ({"open": ["SJ"]}, "illegal"),
        ({"open": []}, None),
        ({"contract.hand": True}, "illegal"),
        ({"contract.hand": True, "skat": ...}, None),
        ({"contract": {"game": "N"}, "bid": 24, "auction": ..., "tricks": [],
          "hand": ["CJ", "SJ", "CA", "CT", "CK", "HA", "HK", "S9", "S8", "S7"]}, "illegal"),
        # whose turn
        ({"seat": 1, "skat": ...}, "turn"),
        ({"trick.cards": ["S7"]}, "turn"),
        ({"contract": {"game": "N"}}, "turn"),
    ],
)  # fmt: skip
def test_wrong_requests_of_the_declarer(change, code):
    request = play_request(game_after(FIRST))
    answer = Talk().ask(**changed(request, change))
    assert answer.get("code") == code, answer


@pytest.mark.parametrize(
    "change,code",
    [
        ({}, None),
        ({"skat": ["DQ", "D9"]}, "illegal"),
        ({"skat": []}, None),
        # Middlehand threw a heart on a trump, and had trumps.
        (
            {"tricks.0.cards.1": "H8", "hand": ["HJ", "DJ", "CQ", "C9", "C7", "HT", "HQ", "H9"]},
            "illegal",
        ),
        ({"tricks.1.cards.2": "DJ"}, "card"),
    ],
)
def test_wrong_requests_of_a_defender(change, code):
    request = play_request(game_after(FIRST + " SJ C8 DA S9"))
    answer = Talk().ask(**changed(request, change))
    assert answer.get("code") == code, answer


def test_a_seat_that_plays_what_it_did_not_have():
    # Rearhand threw a heart on the first trump; a trump to the second shows that it revoked.
    request = play_request(game_after(FIRST + " SJ C8 DA S9"))
    request["tricks"][1]["cards"][2] = "CQ"
    request["hand"] = ["HJ", "DJ", "C9", "HT", "HQ", "H9", "H8", "DA"]
    answer = Talk().ask(**request)
    assert answer["code"] == "illegal"
    assert "tricks[0].cards[2]" in answer["error"]


def test_cards_that_nobody_can_hold():
    # Both others are void in trumps in the first trick: five trumps do not fit into the skat.
    request = play_request(game_after(FIRST, "CH"))
    request["tricks"] = [{"leader": 0, "cards": ["CJ", "H8", "H7"]}]
    answer = Talk().ask(**request)
    assert answer["code"] == "illegal"
    assert "HJ" in answer["error"]


def test_the_skat_may_hold_what_nobody_else_can():
    game = game_with(make_deal("CJ SJ CA CT CK CQ C9 C8 C7 HA", "H7 H8 H9", "", "HJ DJ"), "CH")
    play(game, "CJ H7")
    hand = set(play_request(game)["hand"])
    assert not hand & {"HJ", "DJ"}
    play(game, min(hand))
    assert "card" in Talk().ask(**play_request(game))


@pytest.mark.parametrize(
    "change,code",
    [
        ({}, None),
        ({"open": ...}, "field"),
        ({"open": []}, "card"),
        ({"open": ["CJ"]}, "card"),
        ({"open.0": "HJ"}, "card"),
        ({"open.0": "S7"}, "card"),  # lies on the table
        ({"contract.ouvert": False}, "illegal"),
        ({"contract.ouvert": False, "open": ...}, None),
    ],
)
def test_open_cards(change, code):
    request = play_request(game_after("S7", "NO"))
    answer = Talk().ask(**changed(request, change))
    assert answer.get("code") == code, answer


def test_open_cards_that_are_not_the_declarers_own():
    request = play_request(game_after("", "NO"))
    request["open"][0] = "HJ"
    assert Talk().code(**request) == "illegal"


def test_open_cards_prove_that_the_declarer_did_not_follow():
    request = play_request(game_after("HA H8", "NO", declarer=1))
    assert "card" in Talk().ask(**request)
    request["trick"]["cards"][1] = "CQ"
    request["open"][request["open"].index("CQ")] = "H8"
    answer = Talk().ask(**request)
    assert answer["code"] == "illegal"
    assert "trick.cards[1]" in answer["error"]


@pytest.mark.parametrize(
    "contract,rules,ended",
    [
        ("N", INTERNATIONAL, True),
        ("CHZ", INTERNATIONAL, True),
        ("CHZ", CLASSIC_1997, False),
        ("CHS", INTERNATIONAL, False),
    ],
)
def test_a_game_that_a_trick_has_ended(contract, rules, ended):
    null = contract == "N"
    # In Null forehand takes the trick with CK, in Clubs middlehand does with DJ.
    trick, winner = (["CK", "CQ", "H7"], 0) if null else (["CK", "DJ", "H7"], 1)
    hand = set(HANDS["forehand" if null else "middlehand"].split()) - set(trick)
    request = {
        "cmd": "play",
        "rules": rules.id,
        "seat": winner,
        "declarer": 0,
        "contract": contract_request(contract),
        "tricks": [{"leader": 0, "cards": trick}],
        "trick": {"leader": winner, "cards": []},
        "hand": sorted(hand),
    }
    answer = Talk().ask(**request)
    assert answer.get("code") == ("turn" if ended else None), answer


def test_ten_tricks_leave_nothing_to_play():
    last = None
    for game in positions(3, "C", 0):
        last = play_request(game)
    assert last is not None
    table = last["trick"]
    last["tricks"].append({"leader": table["leader"], "cards": table["cards"] + last["hand"]})
    assert len(last["tricks"]) == 10
    assert Talk().code(**last) == "turn"


@pytest.mark.parametrize("contract", ["C", "SH", "GHO", "N", "NO"])
def test_what_gets_in_can_be_played(contract):
    # Requests with something wrong: each is refused, or the rule-based player can play on it.
    talk = Talk()
    talk.requests = Requests(Roster(("rulebased",), make_player))
    stream = HashStream(f"mutations {contract}")
    answered = refused = 0
    for game in positions(2, contract, 1):
        for _ in range(8):
            request = play_request(game, with_auction=False)
            groups = [request["hand"], *(trick["cards"] for trick in request["tricks"])]
            group = groups[stream.below(len(groups))]
            match stream.below(4):
                case 0:
                    group[stream.below(len(group))] = CARD_CODES[stream.below(32)]
                case 1:
                    other = groups[stream.below(len(groups))]
                    first, second = stream.below(len(group)), stream.below(len(other))
                    group[first], other[second] = other[second], group[first]
                case 2:
                    request["contract"]["game"] = "DHSCGN"[stream.below(6)]
                case _:
                    request["declarer"] = stream.below(3)
            answer = talk.ask(**request)
            assert not answer.get("error", "").startswith(("The engine failed", "The player"))
            answered += "card" in answer
            refused += "code" in answer
    assert answered > 0
    assert refused > 0

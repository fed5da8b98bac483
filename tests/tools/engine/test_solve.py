# SPDX-License-Identifier: MIT
"""``solve``: open cards, what each card is worth, and what cannot be solved."""

from __future__ import annotations

import random

import pytest

from skat_desktop.ai.solver import solve
from skat_desktop.ai.solver.twin import Twin
from skat_desktop.rules.cards import card_code, points_of
from tests.ai.solver.endings import random_ending
from tests.support import cards
from tests.tools.engine.talk import Talk, codes


@pytest.fixture
def talk():
    return Talk()


def request(**changes):
    return {
        "cmd": "solve",
        "contract": {"game": "C"},
        "declarer": 0,
        "hands": [["CJ", "H7"], ["CA", "H8"], ["CT", "H9"]],
        "skat": ["SA", "ST"],
        "trick": {"leader": 0, "cards": []},
        **changes,
    }


def test_a_lead_and_its_worth(talk):
    # Drawing both trumps brings 2 + 11 + 10; the seven loses to a nine without points.
    assert talk.ask(**request()) == {"points": 44, "cards": {"CJ": 44, "H7": 44}}
    without_skat = request()
    del without_skat["skat"]
    assert talk.ask(**without_skat) == {"points": 23, "cards": {"CJ": 23, "H7": 23}}


def test_null_tells_who_wins(talk):
    answer = talk.ask(
        **request(contract={"game": "N"}, hands=[["C7", "H9"], ["CA", "H8"], ["CT", "H7"]])
    )
    assert answer == {"won": False, "cards": {"C7": False, "H9": False}}
    answer = talk.ask(
        **request(contract={"game": "N"}, hands=[["C7", "H8"], ["CA", "H9"], ["CT", "HA"]])
    )
    assert answer == {"won": True, "cards": {"C7": True, "H8": True}}


@pytest.mark.parametrize("number", range(40))
def test_endings_as_the_twin_solves_them(talk, number):
    position = random_ending(random.Random(number), 1 + number % 4)
    twin = Twin(position.game, position.declarer)
    asked = (position.hands, position.leader, position.trick)
    skat = ["DT"] if not any(hand >> 3 & 1 for hand in position.hands) else []
    skat = [] if 3 in position.trick else skat
    answer = talk.ask(
        cmd="solve",
        contract={"game": position.game.value},
        declarer=position.declarer,
        hands=[codes(hand) for hand in position.hands],
        skat=skat,
        trick={"leader": position.leader, "cards": [card_code(card) for card in position.trick]},
    )
    if position.game.is_null:
        assert answer == {
            "won": twin.all_tricks(*asked, by_declarer=False),
            "cards": {
                card_code(card): twin.all_tricks_after(*asked, card, by_declarer=False)
                for card in position.legal
            },
        }
    else:
        more = points_of(cards(skat))
        assert answer == {
            "points": more + twin.points(*asked),
            "cards": {
                card_code(card): more + twin.points_after(*asked, card) for card in position.legal
            },
        }


@pytest.mark.parametrize(
    "changes, code",
    [
        ({"declarer": 3}, "field"),
        ({"declarer": None}, "field"),
        ({"contract": {"game": "R"}}, "field"),
        ({"hands": [["CJ"], ["CA"]]}, "field"),
        ({"hands": [["CJ"], ["CA"], "CT"]}, "field"),
        ({"hands": [["CJ"], ["CA"], ["CT", "H9"]]}, "card"),
        ({"hands": [[], [], []]}, "card"),
        ({"hands": [["CJ"], ["CJ"], ["CT"]]}, "card"),
        ({"hands": [["CJ"], ["CX"], ["CT"]]}, "card"),
        ({"skat": ["SA", "CA"]}, "card"),
        ({"skat": ["SA", "ST", "SK"]}, "card"),
        ({"trick": None}, "field"),
        ({"trick": {"cards": []}}, "field"),
        ({"trick": {"leader": 1, "cards": ["SK"]}}, "card"),
        ({"hands": [["CJ"], ["CA"], []], "trick": {"leader": 2, "cards": ["CJ"]}}, "card"),
        (
            {
                "hands": [["CJ", "H7"], ["H8"], ["HT"]],
                "trick": {"leader": 1, "cards": ["H9", "SK"]},
            },
            "illegal",
        ),
    ],
)
def test_what_cannot_be_solved(talk, changes, code):
    assert talk.code(**request(**changes)) == code


def test_long_hands_need_the_compiled_solver(talk, monkeypatch):
    monkeypatch.setattr(solve, "COMPILED", False)
    assert talk.ask(**request())["points"] == 44
    deal = talk.ask(cmd="deal", seed=3)
    asked = request(hands=deal["hands"], skat=deal["skat"])
    assert talk.code(**asked) == "size"

# SPDX-License-Identifier: MIT
"""``info``, ``deal``, ``legal``, and what holds for all requests."""

from __future__ import annotations

import pytest

import skat_desktop
from skat_desktop.rules.cards import ALL_CARDS
from skat_desktop.rules.deal import series_deal
from tests.support import cards
from tests.tools.engine.talk import Talk, contract_request


@pytest.fixture
def talk():
    return Talk()


def test_info(talk):
    answer = talk.ask(cmd="info")
    assert isinstance(answer.pop("compiled"), bool)
    assert answer == {
        "name": "Skat Desktop",
        "version": skat_desktop.__version__,
        "protocol": 1,
        "strengths": ["novice", "club"],
        "rules": ["international", "classic-1997"],
    }


@pytest.mark.parametrize("command", [None, "", "solve!", "INFO", 3, ["info"], {"a": 1}, True])
def test_unknown_commands(talk, command):
    assert talk.code(cmd=command) == "field"


def test_common_fields_hold_for_every_request(talk):
    for command in ({"cmd": "info"}, {"cmd": "deal", "seed": 1}):
        assert "error" not in talk.ask(**command, strength="novice", rules="classic-1997")
        assert talk.code(**command, strength="grandmaster") == "field"
        assert talk.code(**command, rules="pub") == "field"
        assert talk.code(**command, rules=1) == "field"
        assert talk.code(**command, strength=["novice"]) == "field"
    assert "novice, club" in talk.ask(cmd="info", strength="grandmaster")["error"]
    assert "international, classic-1997" in talk.ask(cmd="info", rules="pub")["error"]


def test_unknown_fields_and_null_count_as_absent(talk):
    plain = talk.ask(cmd="deal", seed=7)
    assert talk.ask(cmd="deal", seed=7, code=None, number=None, strength=None, colour=3) == plain


def test_deal_by_seed(talk):
    answer = talk.ask(cmd="deal", seed=7)
    deal = series_deal(7, 1)
    assert tuple(cards(hand) for hand in answer["hands"]) == deal.hands
    assert cards(answer["skat"]) == deal.skat
    assert cards([code for hand in answer["hands"] for code in hand] + answer["skat"]) == ALL_CARDS
    assert answer == talk.ask(cmd="deal", seed=7, number=1)
    assert answer != talk.ask(cmd="deal", seed=7, number=2)
    assert answer != talk.ask(cmd="deal", seed=8)


def test_deal_by_code(talk):
    answer = talk.ask(cmd="deal", seed=2**63 - 1, number=36)
    assert talk.ask(cmd="deal", code=answer["code"]) == answer
    assert talk.ask(cmd="deal", code=answer["code"].lower().replace("-", "")) == answer


@pytest.mark.parametrize(
    "request_",
    [
        {},
        {"number": 2},
        {"seed": "7"},
        {"seed": 7.5},
        {"seed": True},
        {"seed": 2**63},
        {"seed": 7, "number": 0},
        {"seed": 7, "number": -1},
        {"seed": 7, "number": "1"},
        {"seed": 7, "code": "0000-0000-0000"},
        {"code": 5},
        {"code": ""},
        {"code": "0000-0000-000"},
        {"code": "ZZZZ-ZZZZ-ZZZZ"},
        {"code": "ÄÖÜß-0000-0000"},
    ],
)
def test_deals_that_do_not_exist(talk, request_):
    assert talk.code(cmd="deal", **request_) == "field"


def test_a_code_with_a_slip(talk):
    code = talk.ask(cmd="deal", seed=7)["code"]
    wrong = code[:-1] + ("0" if code[-1] != "0" else "1")
    assert talk.code(cmd="deal", code=wrong) == "field"


@pytest.mark.parametrize(
    "contract,hand,trick,expected",
    [
        ("H", "CJ ST HA", ["S7"], "ST"),
        ("H", "CJ SJ HA", ["S7"], "CJ SJ HA"),
        ("H", "SJ HA S9", ["DJ", "S7"], "SJ HA"),
        ("G", "SJ HA S9", ["HK"], "HA"),
        ("G", "SJ S9", ["SA"], "S9"),
        ("N", "SJ HA S9", ["SA"], "SJ S9"),
        ("N", "SJ HA S9", [], "SJ HA S9"),
        ("N", "SJ HA S9", None, "SJ HA S9"),
    ],
)
def test_legal(talk, contract, hand, trick, expected):
    answer = talk.ask(
        cmd="legal", contract=contract_request(contract), hand=hand.split(), trick=trick
    )
    assert answer == {"cards": expected.split()}


@pytest.mark.parametrize(
    "hand,trick",
    [
        ([], []),
        (["CJ", "CJ"], []),
        (["CJ", "C1"], []),
        (["CJ", "cj"], []),
        (["CJ"], ["CJ"]),
        (["CJ"], ["SJ", "SJ"]),
        (["CJ"], ["SJ", "HJ", "DJ"]),
        (["C7", "C8", "C9", "CT", "CJ", "CQ", "CK", "CA", "S7", "S8", "S9"], []),
    ],
)
def test_legal_with_wrong_cards(talk, hand, trick):
    assert talk.code(cmd="legal", contract={"game": "G"}, hand=hand, trick=trick) == "card"


@pytest.mark.parametrize("hand", [None, "CJ", {"CJ": 1}, 5, [5], ["CJ", None], [["CJ"]]])
def test_legal_with_no_list_of_cards(talk, hand):
    assert talk.code(cmd="legal", contract={"game": "G"}, hand=hand) == "field"


@pytest.mark.parametrize(
    "contract,code",
    [
        (None, "field"),
        ("G", "field"),
        ([], "field"),
        ({}, "field"),
        ({"game": "X"}, "field"),
        ({"game": "GH"}, "field"),
        ({"game": "g"}, "field"),
        ({"game": 1}, "field"),
        ({"game": ["G"]}, "field"),
        ({"game": "G", "hand": 1}, "field"),
        ({"game": "G", "ouvert": "true"}, "field"),
        ({"game": "G", "schneider": True}, "illegal"),
        ({"game": "S", "schwarz": True}, "illegal"),
        ({"game": "N", "schneider": True}, "illegal"),
        ({"game": "N", "hand": True, "schwarz": True}, "illegal"),
    ],
)
def test_contracts_that_do_not_exist(talk, contract, code):
    assert talk.code(cmd="legal", contract=contract, hand=["CJ"]) == code


@pytest.mark.parametrize(
    "contract",
    [
        {"game": "G", "ouvert": True},
        {"game": "G", "hand": True, "schwarz": True},
        {"game": "N", "ouvert": True, "hand": None},
    ],
)
def test_contracts_with_what_they_imply(talk, contract):
    assert talk.ask(cmd="legal", contract=contract, hand=["CJ"]) == {"cards": ["CJ"]}

# SPDX-License-Identifier: MIT
from __future__ import annotations

import pytest

from skat_desktop.tools.engine.scoring import POINTS_WITH_TRICKS
from tests.support import load_json, load_lines
from tests.tools.engine.talk import Talk, contract_request

RULE_CASES = [row for row in load_json("rule_cases.json") if row["kind"] == "value"]
EXAMPLES = load_json("source_examples.json")


@pytest.fixture
def talk():
    return Talk()


def score(talk, contract, **request):
    return talk.ask(cmd="score", contract=contract_request(contract), **request)


def refused(talk, contract, **request):
    return talk.code(cmd="score", contract=contract_request(contract), **request)


def test_the_example_of_the_protocol(talk):
    answer = score(talk, "H", matadors=1, bid=24, points=61, tricks=6, conceded=False)
    assert answer == {
        "value": -60,
        "won": False,
        "reason": "overbid",
        "overbid": True,
        "base": 10,
        "levels": [["with", 1], ["game", 1]],
        "multiplier": 3,
        "schneider": None,
        "schwarz": None,
    }


@pytest.mark.parametrize("row", RULE_CASES, ids=lambda row: row["id"])
def test_rule_cases(talk, row):
    request = {
        "cmd": "score",
        "contract": {
            "game": row["contract"],
            "hand": bool(row["hand"]),
            "schneider": bool(row["schneider_announced"]),
            "schwarz": bool(row["schwarz_announced"]),
            "ouvert": bool(row["ouvert"]),
        },
        "matadors": row["matadors"],
        "bid": row["bid"],
        "points": row["declarer_points"],
        "tricks": row["declarer_tricks"],
        "conceded": bool(row["ended_in_level_simple"]),
    }
    assert talk.ask(**request)["value"] == row["value"]
    if "pre_1999_value" in row:
        assert talk.ask(**request, rules="classic-1997")["value"] == row["pre_1999_value"]


@pytest.mark.parametrize("row", EXAMPLES["values"], ids=str)
def test_source_examples(talk, row):
    request = {name: row[name] for name in ("rules", "matadors", "bid", "points", "tricks")
               if name in row}  # fmt: skip
    contract = {"game": row["game"], "hand": row["hand"]}
    contract["schneider"] = row.get("schneider_announced", False)
    contract["ouvert"] = row.get("ouvert", False)
    answer = talk.ask(cmd="score", contract=contract, **request)
    assert answer["value"] == row["value"]
    assert answer["won"] == (row["value"] > 0)
    assert (answer["reason"] is None) == answer["won"]


@pytest.mark.parametrize("row", EXAMPLES["results"], ids=str)
def test_results(talk, row):
    tricks = {"tricks": row["tricks"][0]} if "tricks" in row else {}
    answer = score(talk, "H", matadors=1, points=row["points"][0], **tricks)
    assert {name: answer[name] for name in ("won", "schneider", "schwarz")} == {
        name: row[name] for name in ("won", "schneider", "schwarz")
    }


@pytest.mark.parametrize("row", EXAMPLES["levels"], ids=lambda row: row["said"])
def test_levels_of_the_sources(talk, row):
    contract = {"game": "C", "hand": row["hand"], "schwarz": row.get("schwarz_announced", False)}
    facts = {name: row[name] for name in ("matadors", "points", "tricks")}
    answer = talk.ask(cmd="score", contract=contract, **facts)
    assert answer["multiplier"] == row["levels"]
    assert sum(count for _, count in answer["levels"]) == row["levels"]


@pytest.mark.parametrize(
    "rules,file",
    [
        ("international", "reference_games_standard.jsonl.gz"),
        ("classic-1997", "reference_games_classic.jsonl.gz"),
    ],
)
def test_reference_games(talk, rules, file):
    rows = [row for row in load_lines(file) if row["kind"] == "game"][::3]
    for row in rows:
        answer = talk.ask(
            cmd="score",
            rules=rules,
            contract={"game": row["game"], "hand": row["hand"], "ouvert": row["ouvert"]},
            cards=row["hands"][row["declarer"]] + row["skat_left"],
            bid=row["bid"],
            points=row["points"],
            tricks=row["declarer_tricks"],
        )
        assert (answer["value"], answer["won"]) == (row["value"], row["won"]), row
    assert len(rows) > 150


@pytest.mark.parametrize(
    "contract,request_,levels,multiplier",
    [
        (
            "C",
            {"matadors": -4, "points": 20, "tricks": 0},
            [["without", 4], ["game", 1], ["schneider", 1], ["schwarz", 1]],
            7,
        ),
        (
            "GHO",
            {"matadors": 4, "points": 120, "tricks": 10},
            [
                ["with", 4],
                ["game", 1],
                ["hand", 1],
                ["schneider", 1],
                ["schneider_announced", 1],
                ["schwarz", 1],
                ["schwarz_announced", 1],
                ["ouvert", 1],
            ],
            11,
        ),
        (
            "CHS",
            {"matadors": 1, "points": 0, "tricks": 0, "rules": "classic-1997"},
            [
                ["with", 1],
                ["game", 1],
                ["hand", 1],
                ["schneider", 1],
                ["schneider_announced", 1],
                ["reverse_schneider", 1],
                ["reverse_schwarz", 1],
            ],
            7,
        ),
        ("N", {"points": 0, "tricks": 0}, [], 1),
    ],
)
def test_levels(talk, contract, request_, levels, multiplier):
    answer = score(talk, contract, **request_)
    assert answer["levels"] == levels
    assert answer["multiplier"] == multiplier


@pytest.mark.parametrize(
    "contract,request_,reason",
    [
        ("H", {"matadors": 1, "points": 61}, None),
        ("H", {"matadors": 1, "points": 60}, "points"),
        ("H", {"matadors": 1, "points": 60, "bid": 24}, "overbid"),
        ("H", {"matadors": 1, "points": 60, "bid": 24, "conceded": True}, "conceded"),
        ("H", {"matadors": 1, "conceded": True}, "conceded"),
        ("HHS", {"matadors": 1, "points": 89}, "announced"),
        ("HHS", {"matadors": 1, "points": 89, "bid": 264}, "overbid"),
        ("N", {"tricks": 1}, "trick"),
        ("N", {"tricks": 0}, None),
        ("N", {"conceded": True}, "conceded"),
        ("N", {"tricks": 0, "bid": 24, "matadors": 1}, "overbid"),
        ("N", {"tricks": 0, "bid": 24, "matadors": 1, "conceded": True}, "conceded"),
    ],
)
def test_reasons(talk, contract, request_, reason):
    answer = score(talk, contract, **request_)
    assert answer["reason"] == reason
    assert answer["won"] == (reason is None)


def test_without_tricks_neither_side_is_schwarz(talk):
    answer = score(talk, "H", matadors=1, points=120)
    assert (answer["schneider"], answer["schwarz"]) == ("defenders", None)


def test_schwarz_by_either_side(talk):
    assert score(talk, "H", matadors=1, points=120, tricks=10)["schwarz"] == "defenders"
    assert score(talk, "H", matadors=1, points=22, tricks=0)["schwarz"] == "declarer"


def test_conceding_counts_no_own_schneider(talk):
    answer = score(talk, "H", matadors=1, points=0, tricks=0, conceded=True)
    assert (answer["value"], answer["schneider"], answer["schwarz"]) == (-40, None, None)


TWELVE = ["CJ", "SJ", "CA", "CK", "C9", "C8", "HA", "HT", "D7", "D8", "S7", "S8"]


def test_cards_are_counted(talk):
    answer = score(talk, "C", cards=TWELVE, points=61)
    assert answer["levels"] == [["with", 2], ["game", 1]]
    assert answer == score(talk, "C", cards=TWELVE, matadors=2, points=61)


def test_cards_and_matadors_that_disagree(talk):
    assert refused(talk, "C", cards=TWELVE, matadors=1, points=61) == "illegal"
    assert refused(talk, "C", cards=TWELVE, matadors=-2, points=61) == "illegal"
    assert refused(talk, "N", cards=TWELVE, matadors=3, tricks=0) == "illegal"


def test_a_null_counts_only_the_jacks_against_the_cards(talk):
    five = ["CJ", "SJ", "HJ", "DJ", "CA", "CK", "C9", "HA", "HT", "D7", "D8", "S7"]
    request = {"cards": five, "bid": 24, "tricks": 0}
    answer = score(talk, "N", **request)
    # Diamonds with 4, game 5: 45 is the least of all five games.
    assert (answer["value"], answer["base"], answer["multiplier"]) == (-90, 9, 5)
    assert score(talk, "N", **request, matadors=5) == answer
    assert score(talk, "N", **request, matadors=0) == answer


def test_null_below_the_bid_needs_something_to_count(talk):
    assert refused(talk, "N", bid=24, tricks=0) == "field"
    assert refused(talk, "N", bid=24, tricks=0, matadors=0) == "field"
    assert score(talk, "N", bid=24, matadors=1)["value"] == -48
    assert score(talk, "N", bid=24, tricks=0, rules="classic-1997")["value"] == -92


@pytest.mark.parametrize(
    "contract,request_",
    [
        ("H", {"points": 61}),
        ("H", {"matadors": 0, "points": 61}),
        ("H", {"matadors": 12, "points": 61}),
        ("H", {"matadors": -12, "points": 61}),
        ("G", {"matadors": 5, "points": 61}),
        ("H", {"matadors": 1}),
        ("H", {"matadors": 1, "points": -1}),
        ("H", {"matadors": 1, "points": 121}),
        ("H", {"matadors": 1, "points": 61.0}),
        ("H", {"matadors": 1, "points": True}),
        ("H", {"matadors": 1, "points": "61"}),
        ("H", {"matadors": 1, "points": 61, "tricks": -1}),
        ("H", {"matadors": 1, "points": 61, "tricks": 11}),
        ("H", {"matadors": 1, "points": 61, "conceded": 1}),
        ("H", {"matadors": 1, "points": 61, "bid": 25}),
        ("H", {"matadors": 1, "points": 61, "bid": 17}),
        ("H", {"matadors": 1, "points": 61, "bid": -18}),
        ("H", {"matadors": 1, "points": 61, "bid": 324}),
        ("H", {"matadors": 1, "points": 61, "rules": "pub"}),
        ("N", {}),
        ("N", {"points": 0}),
    ],
)
def test_missing_or_wrong_fields(talk, contract, request_):
    assert refused(talk, contract, **request_) == "field"


def test_the_ladder_of_the_rule_set_holds(talk):
    assert score(talk, "GHO", matadors=4, points=120, tricks=10, bid=324, rules="classic-1997")
    assert refused(talk, "GHO", matadors=4, points=120, tricks=10, bid=264,
                   rules="classic-1997") == "field"  # fmt: skip


@pytest.mark.parametrize(
    "cards", [TWELVE[:11], [*TWELVE, "DA"], [*TWELVE[:11], "CJ"], [*TWELVE[:11], "XX"], []]
)
def test_wrong_cards(talk, cards):
    assert refused(talk, "C", cards=cards, points=61) == "card"


@pytest.mark.parametrize("tricks", range(11))
def test_points_that_so_many_tricks_cannot_hold(talk, tricks):
    least, most = POINTS_WITH_TRICKS[tricks]
    for points in (least, most):
        assert "value" in score(talk, "H", matadors=1, points=points, tricks=tricks)
    for points in (least - 1, most + 1):
        if 0 <= points <= 120:
            assert refused(talk, "H", matadors=1, points=points, tricks=tricks) == "illegal"


def test_limits_of_points_by_tricks():
    assert POINTS_WITH_TRICKS[0] == (0, 22)  # two aces in the skat
    assert POINTS_WITH_TRICKS[9] == (87, 120)  # three aces in the last trick
    assert POINTS_WITH_TRICKS[10] == (120, 120)

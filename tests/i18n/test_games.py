# SPDX-License-Identifier: MIT
from __future__ import annotations

import pytest

from skat_desktop.i18n import games
from skat_desktop.rules.contract import contracts_after, parse_contract
from skat_desktop.rules.decks import DeckFamily
from skat_desktop.rules.games import GameType
from skat_desktop.rules.result import End
from skat_desktop.rules.rulesets import RULE_SETS
from skat_desktop.rules.series import ListKind


@pytest.mark.parametrize(
    "text,english,german,japanese",
    [
        ("H", "Hearts", "Herz", "ハート"),
        ("G", "Grand", "Grand", "グランド"),
        ("CH", "Clubs Hand", "Kreuz Hand", "クラブのハンドゲーム"),
        (
            "HHS",
            "Hearts Hand, Schneider announced",
            "Herz Hand, Schneider angesagt",
            "ハートのハンドゲーム、シュナイダー宣言",
        ),
        (
            "GHZ",
            "Grand Hand, Schwarz announced",
            "Grand Hand, Schwarz angesagt",
            "グランドのハンドゲーム、シュヴァルツ宣言",
        ),
        ("GO", "Grand ouvert", "Grand ouvert", "グランド・ウヴェール"),
        ("DO", "Diamonds ouvert", "Karo ouvert", "ダイヤ・ウヴェール"),
        ("N", "Null", "Null", "ヌル"),
        ("NH", "Null Hand", "Null Hand", "ヌルのハンドゲーム"),
        ("NO", "Null ouvert", "Null ouvert", "ヌル・ウヴェール"),
        ("NHO", "Null ouvert Hand", "Null ouvert Hand", "ヌル・ウヴェールのハンドゲーム"),
    ],
)
def test_contracts_in_words(speak, text, english, german, japanese):
    contract = parse_contract(text)
    for language, expected in (("en", english), ("de", german), ("ja", japanese)):
        assert games.contract_name(contract, speak(language)) == expected


def test_narrow_columns_show_signs_where_there_are_any(speak):
    assert games.contract_short(parse_contract("HHS"), speak("en")) == "♥ Hand Schneider"
    assert games.contract_short(parse_contract("HHZ"), speak("ja")) == "♥（ハンド、シュヴァルツ）"
    assert games.contract_short(parse_contract("G"), speak("de")) == "Grand"
    german = speak("de", DeckFamily.GERMAN)
    assert games.contract_short(parse_contract("HH"), german) == "Rot Hand"


def test_every_contract_has_its_own_names(vocabulary):
    contracts = contracts_after(True) + contracts_after(False)
    for name in (games.contract_name, games.contract_short):
        names = {name(contract, vocabulary) for contract in contracts}
        assert len(names) == len(contracts)
        assert not any("{" in each for each in names)


def test_games_inside_and_at_the_start_of_a_sentence(speak):
    assert games.game_name(GameType.SPADES, speak("en")) == "spades"
    assert games.game_title(GameType.SPADES, speak("en")) == "Spades"
    assert games.game_name(GameType.NULL, speak("ja")) == "ヌル"


def test_every_key_of_the_engine_has_a_name(vocabulary):
    named = [
        *(games.list_name(kind) for kind in ListKind),
        *(games.end_name(end) for end in End),
        *(games.role_name(role) for role in games.ROLES),
        *(games.phase_name(phase) for phase in games.PHASES),
        *(games.strength_name(strength) for strength in games.STRENGTHS),
    ]
    assert all(named)
    assert "" not in named
    # A known rule set is never called by its id.
    assert all(games.rule_set_name(key) != key for key in RULE_SETS)


def test_a_rule_set_of_the_users_own_keeps_its_name(speak):
    speak("de")
    assert games.rule_set_name("Bei Oma") == "Bei Oma"


def test_roles_of_the_seats(speak):
    speak("de")
    assert games.seat_names() == {0: "Vorhand", 1: "Mittelhand", 2: "Hinterhand"}

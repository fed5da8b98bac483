# SPDX-License-Identifier: MIT
"""Contracts: what includes what, what does not exist, and the text form."""

from __future__ import annotations

import itertools

import pytest

from skat_desktop.rules.contract import Contract, contracts_after, parse_contract
from skat_desktop.rules.games import GameType
from skat_desktop.rules.refusal import Refusal

ALL = [*contracts_after(took_skat=True), *contracts_after(took_skat=False)]


def test_all_contracts():
    taken = " ".join(str(contract) for contract in contracts_after(took_skat=True))
    assert taken == "D H S C G N NO"
    hand = {str(contract) for contract in contracts_after(took_skat=False)}
    expected = {letter + "H" for letter in "DHSCGN"} | {"NHO"}
    expected |= {letter + said for letter in "DHSCG" for said in ("HS", "HZ", "HO")}
    assert hand == expected
    assert len(ALL) == len(set(ALL)) == 7 + len(expected)


@pytest.mark.parametrize("contract", ALL, ids=str)
def test_text(contract):
    assert parse_contract(str(contract)) == contract
    for letters in itertools.permutations(str(contract)[1:]):
        assert parse_contract(contract.game.value + "".join(letters)) == contract


@pytest.mark.parametrize("took_skat", [True, False])
def test_hand_is_what_the_skat_decides(took_skat):
    assert all(contract.hand != took_skat for contract in contracts_after(took_skat))


def test_what_includes_what():
    assert parse_contract("CO") == parse_contract("CHSZO") == parse_contract("COH")
    assert parse_contract("CHZ") == parse_contract("CHSZ") == parse_contract("CZSH")
    ouvert = Contract.of(GameType.SPADES, ouvert=True)
    assert (ouvert.hand, ouvert.schneider, ouvert.schwarz) == (True, True, True)
    null = Contract.of(GameType.NULL, ouvert=True)
    assert (null.hand, null.schneider, null.schwarz) == (False, False, False)


@pytest.mark.parametrize(
    "text, rule",
    [
        ("", "notation.contract"),
        ("CX", "notation.contract"),
        ("CHH", "notation.contract"),
        ("XH", "notation.game"),
        ("CS", "declare.hand_needed"),
        ("CZ", "declare.hand_needed"),
        ("NS", "declare.null_levels"),
        ("NHZ", "declare.null_levels"),
    ],
)
def test_no_contract(text, rule):
    with pytest.raises(Refusal) as caught:
        parse_contract(text)
    assert caught.value.rule == rule
    assert caught.value.params


@pytest.mark.parametrize(
    "said, rule",
    [
        ({"schneider": True}, "declare.hand_needed"),
        ({"hand": True, "schwarz": True}, "declare.schwarz_includes_schneider"),
        ({"hand": True, "ouvert": True}, "declare.ouvert_includes"),
        ({"hand": True, "schneider": True, "ouvert": True}, "declare.ouvert_includes"),
    ],
)
def test_contracts_that_do_not_say_what_they_include(said, rule):
    with pytest.raises(Refusal) as caught:
        Contract(GameType.CLUBS, **said)
    assert caught.value.rule == rule

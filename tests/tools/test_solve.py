# SPDX-License-Identifier: MIT
"""The command ``solve``."""

from __future__ import annotations

import pytest

from skat_desktop.__main__ import main
from skat_desktop.ai.solver import solve
from skat_desktop.ai.solver.position import Position
from skat_desktop.rules.cards import card_code, hand_text, points_of
from skat_desktop.rules.deal import series_deal
from skat_desktop.rules.dealcode import deal_code
from skat_desktop.rules.games import GameType

DEAL = series_deal(7, 1)
CODE = deal_code(DEAL)

pytestmark = pytest.mark.skipif(not solve.COMPILED, reason="whole deals need the compiled solver")


def lines(capsys, *arguments):
    assert main(["solve", CODE, *arguments]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return out.splitlines()


@pytest.mark.parametrize("declarer", range(3))
def test_every_lead_with_the_skat_as_dealt(capsys, declarer):
    first, *leads = lines(capsys, "--declarer", str(declarer), "--game", "G")
    position = Position(GameType.GRAND, declarer, DEAL.hands, 0, points=points_of(DEAL.skat))
    assert {line.split()[0]: int(line.split()[1]) for line in leads} == {
        card_code(card): points for card, points in solve.root_points(position).items()
    }
    shown = [int(line.split()[1]) for line in leads]
    assert shown == sorted(shown, reverse=declarer == 0)
    assert first.endswith(f"gets {shown[0]} card points.")


def test_two_cards_can_be_put_into_the_skat(capsys):
    twelve = hand_text(DEAL.hands[1] | DEAL.skat).split()
    found = lines(capsys, "--declarer", "1", "--game", "H", "--discard", ",".join(twelve[-2:]))
    assert len(found) == 11
    as_dealt = lines(capsys, "--declarer", "1", "--game", "H")
    same = lines(capsys, "--declarer", "1", "--game", "H", "--discard", hand_text(DEAL.skat))
    assert same == as_dealt


def test_null_says_who_wins(capsys):
    first, *leads = lines(capsys, "--declarer", "2", "--game", "N")
    assert first.split()[-3] in ("wins", "loses")
    assert {line.split()[1] for line in leads} <= {"wins", "loses"}


@pytest.mark.parametrize(
    "arguments",
    [
        ("NOCODE", "--declarer", "0", "--game", "G"),
        (CODE, "--declarer", "3", "--game", "G"),
        (CODE, "--declarer", "0", "--game", "R"),
        (CODE, "--declarer", "0", "--game", "G", "--discard", "C7"),
        (CODE, "--declarer", "0", "--game", "G", "--discard", "C7,XX"),
        (CODE, "--declarer", "0", "--game", "G", "--discard", hand_text(DEAL.hands[1])[:5]),
    ],
)
def test_what_cannot_be_done_is_said_in_one_line(capsys, arguments):
    assert main(["solve", *arguments]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert err.strip().endswith(".")


def test_without_the_compiled_solver_it_says_so(capsys, monkeypatch):
    monkeypatch.setattr(solve, "COMPILED", False)
    assert main(["solve", CODE, "--declarer", "0", "--game", "G"]) == 2
    assert "compiled" in capsys.readouterr().err

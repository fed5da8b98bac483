# SPDX-License-Identifier: MIT
from __future__ import annotations

import argparse
import json

import pytest

from skat_desktop.ai.registry import make_player
from skat_desktop.ai.selfplay import play_deal
from skat_desktop.rules.lists import scores
from skat_desktop.rules.rulesets import INTERNATIONAL
from skat_desktop.rules.series import ListKind, Series, SeriesSetup
from skat_desktop.tools import check, simulate


def run(*arguments: str) -> int:
    parser = argparse.ArgumentParser(prog="skat-desktop")
    commands = parser.add_subparsers()
    simulate.add_parser(commands)
    check.add_parser(commands)
    args = parser.parse_args(arguments)
    return args.run(args)


@pytest.fixture
def simulated(capsys):
    """Return a function that simulates and returns what was printed."""

    def simulate_text(*options: str) -> str:
        assert run("simulate", *options) == 0
        out, err = capsys.readouterr()
        assert err == ""
        return out

    return simulate_text


@pytest.mark.parametrize("rules", ["international", "classic-1997"])
def test_the_figures_add_up(simulated, rules):
    out = simulated("--deals", "60", "--seed", "5", "--rules", rules, "--json")
    assert out.count("\n") == 1
    counted = json.loads(out)
    assert list(counted) == [
        "deals", "thrown_in", "won", "games", "hand", "schneider", "overbid", "plain", "tournament",
    ]  # fmt: skip
    games = counted["games"]
    assert list(games) == list("DHSCGN")
    played = sum(game["n"] for game in games.values())
    assert counted["deals"] == 60 == counted["thrown_in"] + played
    assert counted["won"] == sum(game["won"] for game in games.values())
    assert all(0 <= game["won"] <= game["n"] for game in games.values())
    assert max(counted[key] for key in ("hand", "schneider", "overbid")) <= played
    assert len(counted["plain"]) == len(counted["tournament"]) == 3
    # Seeger-Fabian: 50 a game won; 50 lost and 40 to both others a game lost.
    lost = played - counted["won"]
    bonus = 50 * counted["won"] + 30 * lost
    assert sum(counted["tournament"]) == sum(counted["plain"]) + bonus


def test_it_is_a_series_of_three_places(simulated):
    setup = SeriesSetup(7, places=3, deals=None)
    player = make_player("rulebased")
    series = Series(setup)
    for number in range(1, 13):
        game = play_deal(setup.deal(number), INTERNATIONAL, [player] * 3)
        assert game.result is not None
        series = series.with_result(game.result)
    counted = json.loads(simulated("--deals", "12", "--seed", "7", "--json"))
    assert counted["plain"] == scores(series.entries, 3, ListKind.PLAIN)
    assert counted["tournament"] == scores(series.entries, 3, ListKind.TOURNAMENT)


def test_the_same_seed_gives_the_same_and_another_does_not(simulated):
    options = ("--deals", "20", "--json", "--seed")
    assert simulated(*options, "3") == simulated(*options, "3")
    assert simulated(*options, "3") != simulated(*options, "4")


def test_in_words(simulated):
    out = simulated("--deals", "40", "--seed", "2", "--players", "rulebased,rulebased,rulebased")
    lines = out.splitlines()
    counted = json.loads(simulated("--deals", "40", "--seed", "2", "--json"))
    assert lines[0] == "40 deals, seed 2, rules international"
    assert f"games won  {counted['won']:6}" in out
    for place in range(3):
        row = lines[place - 3].split()
        assert row[:2] == [str(place), "rulebased"]
        assert row[-3:-1] == [str(counted["plain"][place]), str(counted["tournament"][place])]


def test_the_records_check_out(simulated, tmp_path, capsys):
    path = tmp_path / "games.sgf"
    simulated("--deals", "25", "--seed", "9", "--out", str(path), "--rules", "classic-1997")
    records = path.read_text(encoding="utf-8").splitlines()
    assert len(records) == 25
    assert all("P0[rulebased " in record for record in records)
    assert run("check", str(path)) == 0
    assert "25 records: 25 ok, 0 differ, 0 corrupt." in capsys.readouterr().out


@pytest.mark.parametrize(
    "options, said",
    [
        (("--deals", "0"), "--deals 0: give a whole number from 1 on."),
        (("--deals", "many"), "--deals many: give a whole number from 1 on."),
        (("--deals", "3", "--seed", "x"), "--seed x: give a whole number."),
        (
            ("--deals", "3", "--players", "rulebased,rulebased"),
            "--players rulebased,rulebased: give one strength, or three with commas between.",
        ),
        (
            ("--deals", "3", "--rules", "pub"),
            "--rules pub: there is no such rule set; there is: international, classic-1997.",
        ),
    ],
)
def test_wrong_options(capsys, options, said):
    assert run("simulate", *options) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err == f"{said}\n"


def test_an_unknown_player(capsys):
    assert run("simulate", "--deals", "3", "--players", "rulebased,x,rulebased") == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert "'x'" in err
    assert "rulebased" in err


def test_a_file_that_cannot_be_written(capsys, tmp_path):
    path = tmp_path / "no" / "games.sgf"
    assert run("simulate", "--deals", "3", "--out", str(path)) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err == f"{path}: cannot be written (No such file or directory).\n"

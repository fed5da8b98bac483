# SPDX-License-Identifier: MIT
"""The comparison with what people play: its figures are the published ones."""

from __future__ import annotations

import json

import pytest

from skat_desktop.__main__ import main
from skat_desktop.tools.human_mix import ROWS, SOURCES, Share
from tests.support import load_json

PUBLISHED = {source["id"]: source for source in load_json("human_game_statistics.json")}
GAMES = "DHSCGN"


def test_the_figures_of_the_online_server():
    online, published = SOURCES[0], PUBLISHED["online_tournaments"]
    assert online.games == published["games"]
    expected = {
        "thrown_in": published["passed_pct"],
        "won": published["won_pct"],
        "schneider": published["schneider_pct"],
        "schwarz": published["schwarz_pct"],
    }
    expected |= published["contract_pct_of_played"]
    expected |= {f"{game}_won": won for game, won in published["won_pct_by_contract"].items()}
    assert online.percent == expected


def test_the_figures_of_the_live_tournaments():
    live, published = SOURCES[1], PUBLISHED["saxony_live"]
    counted = published["contracts_of_played"]
    played = sum(counted.values())
    assert live.games == published["games"] == played + published["passed"]
    shares = {game: counted[game] for game in GAMES}
    shares["G"] += counted["G_hand"]
    shares["N"] += counted["NH"] + counted["NO"] + counted["NHO"]
    expected = {game: round(100 * count / played, 2) for game, count in shares.items()}
    expected |= {
        "thrown_in": published["passed_pct"],
        "won": published["won_pct"],
        "hand": published["hand_pct"],
    }
    assert live.percent == expected


def test_every_figure_has_its_row():
    keys = {"thrown_in", *(row.key for row in ROWS)}
    for source in SOURCES:
        assert set(source.percent) <= keys


@pytest.mark.parametrize(
    "part, whole, low, high",
    [(0, 10, 0.0, 27.75), (10, 10, 72.25, 100.0), (5, 10, 23.66, 76.34), (816, 1000, 79.08, 83.88)],
)
def test_the_interval_of_a_share(part, whole, low, high):
    # From published tables of Wilson's interval.
    interval = Share("won", "won", part, whole).interval
    assert interval is not None
    assert list(interval) == pytest.approx([low, high], abs=0.01)


def test_a_share_of_nothing():
    share = Share("N_won", "Null won", 0, 0)
    assert (share.percent, share.interval) == (None, None)


def simulated(capsys, *options):
    assert main(["simulate", "--deals", "40", "--seed", "3", *options]) == 0
    return capsys.readouterr().out


def test_json_gets_the_key_with_the_option_only(capsys):
    plain = json.loads(simulated(capsys, "--json"))
    compared = json.loads(simulated(capsys, "--json", "--compare"))
    assert "compare" not in plain
    found = compared.pop("compare")
    assert compared == plain
    rows = {row["name"]: row for row in found["rows"]}
    played = plain["deals"] - plain["thrown_in"]
    assert rows["thrown_in"]["percent"] == pytest.approx(100 * plain["thrown_in"] / 40)
    assert rows["won"]["percent"] == pytest.approx(100 * plain["won"] / played)
    assert rows["won"]["people"] == {"online_tournaments": 81.64, "saxony_live": 81.87}
    for game in GAMES:
        counted = plain["games"][game]
        assert rows[game]["percent"] == pytest.approx(100 * counted["n"] / played)
        won = rows[f"{game}_won"]["percent"]
        assert won == (pytest.approx(100 * counted["won"] / counted["n"]) if counted["n"] else None)
    low, high = rows["won"]["ci95"]
    assert low < rows["won"]["percent"] < high
    assert [source["id"] for source in found["sources"]] == list(PUBLISHED)[::2]


def test_the_table(capsys):
    plain = simulated(capsys)
    compared = simulated(capsys, "--compare")
    assert compared.startswith(plain.rstrip("\n"))
    table = compared[len(plain) :].strip().splitlines()
    assert table[0].split() == ["percent", "here", "95", "%", "online", "live"]
    assert len({len(line) for line in table[: len(ROWS) + 2] if not line.endswith("-")}) == 1
    assert table[2].split()[-2:] == ["81.6", "81.9"]
    assert "17,967,106 games" in table[-2]

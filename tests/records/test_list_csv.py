# SPDX-License-Identifier: MIT
"""The list as CSV: every field, the form of the file, and files that cannot be written."""

from __future__ import annotations

import csv
import errno
import io
import os
import sys
from dataclasses import dataclass, replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skat_desktop.records import list_csv
from skat_desktop.records.list_csv import (
    DEAL_COLUMNS,
    ExportFault,
    series_csv,
    write_export,
)
from skat_desktop.rules.contract import parse_contract
from skat_desktop.rules.events import Conceded
from skat_desktop.rules.house import DealTerms, HouseRule, SeriesState
from skat_desktop.rules.lists import running_scores
from skat_desktop.rules.result import thrown_in
from skat_desktop.rules.rulesets import INTERNATIONAL
from skat_desktop.rules.series import Entry, ListKind, Series, SeriesSetup
from tests.records.saved_games import without_rights
from tests.support import game_with, make_deal, result_of

SEED = 1
"""Place 1 deals first at three places: so B deals, C is forehand, A middlehand."""


def conceded(seat, contract):
    """Return a game of forehand, with ten matadors, that a seat has conceded at once."""
    deal = make_deal("CJ SJ HJ DJ CA CT CK CQ C9 C8", skat="D7 D8")
    game = game_with(deal, contract)
    game.apply(Conceded(seat))
    return result_of(game)


def lost_by_forehand(contract="C"):
    return conceded(0, contract)


def won_by_forehand(contract):
    return conceded(1, contract)


def series(*results, **setup):
    return Series(SeriesSetup(seed=SEED, **setup), results)


def rows_of(content):
    return list(csv.reader(io.StringIO(content.decode("utf-8"), newline=""), strict=True))


def deals_of(content):
    return list(csv.DictReader(io.StringIO(content.decode("utf-8"), newline=""), strict=True))


def test_the_whole_file_of_a_small_series():
    content = series_csv(
        series(won_by_forehand("CHS"), thrown_in(), lost_by_forehand()), ["Ann", "Bo", "Ça"]
    )
    # With ten, game, Hand, Schneider, announced: 14 x 12; and 11 x 12, lost: twice that.
    lines = [
        "number,dealer,declarer,contract,hand,announced,matadors,bid,card_points,tricks,won,value,"
        "end,change_1,score_1,change_2,score_2,change_3,score_3",
        "1,Bo,Ça,CHS,1,schneider,10,18,0,0,1,168,conceded_by_defenders,0,0,0,0,218,218",
        "2,Ça,,,,,,,,,,,thrown_in,0,0,0,0,0,218",
        "3,Ann,Bo,C,0,,10,18,0,0,0,-264,conceded_by_declarer,40,40,-314,-314,40,258",
        "name,,,,,,,,,,,,,,Ann,,Bo,,Ça",
        "game_points,,,,,,,,,,,,,,0,,-264,,168",
        "games_won,,,,,,,,,,,,,,0,,0,,1",
        "games_lost,,,,,,,,,,,,,,0,,1,,0",
        "games_lost_by_others,,,,,,,,,,,,,,1,,0,,1",
        "tournament_score,,,,,,,,,,,,,,40,,-314,,258",
        "settlement,,,,,,,,,,,,,,136,,-926,,790",
        "rank,,,,,,,,,,,,,,2,,3,,1",
    ]
    assert content.decode("utf-8") == "".join(f"{line}\r\n" for line in lines)


@pytest.mark.parametrize(
    "contract, hand, announced",
    [
        ("C", "0", ""),
        ("CH", "1", ""),
        ("CHS", "1", "schneider"),
        ("CHSZ", "1", "schwarz"),
        ("CHO", "1", "ouvert"),
        ("N", "0", ""),
        ("NO", "0", "ouvert"),
        ("NHO", "1", "ouvert"),
    ],
)
def test_a_contract_in_its_text_form_and_in_columns(contract, hand, announced):
    line = deals_of(series_csv(series(won_by_forehand(contract)), ["A", "B", "C"]))[0]
    assert line["contract"] == str(parse_contract(contract))
    assert (line["hand"], line["announced"]) == (hand, announced)
    # Null has no matadors; it is not a game with none.
    assert (line["matadors"] == "") == contract.startswith("N")


@pytest.mark.parametrize(
    "kind, key, settles",
    [
        (ListKind.PLAIN, "plain_score", True),
        (ListKind.TOURNAMENT, "tournament_score", True),
        (ListKind.BIERLACHS, "bierlachs_score", False),
    ],
)
@pytest.mark.parametrize("places", [3, 4, 5])
def test_changes_add_up_to_the_scores_of_every_list(kind, key, settles, places):
    results = [won_by_forehand("G"), lost_by_forehand("S"), thrown_in(), lost_by_forehand("N")]
    played = series(*results, places=places, deals=places, list_kind=kind)
    content = series_csv(played, [f"P{place}" for place in range(places)])
    lines = deals_of(content)
    assert {len(row) for row in rows_of(content)} == {len(DEAL_COLUMNS) + 2 * places}
    for place in range(1, places + 1):
        running = 0
        for line in lines[: len(results)]:
            running += int(line[f"change_{place}"])
            assert line[f"score_{place}"] == str(running)
    keys = [line["number"] for line in lines[len(results) :]]
    assert key in keys
    assert ("settlement" in keys) == settles
    total = lines[len(results) + keys.index(key)]
    final = running_scores(played)[-1]
    assert [int(total[f"score_{place}"]) for place in range(1, places + 1)] == final


def test_a_series_without_deals_has_only_the_header():
    assert [row[0] for row in rows_of(series_csv(series(), ["A", "B", "C"]))] == ["number"]


@given(st.lists(st.text(max_size=24), min_size=3, max_size=3))
def test_any_names_come_back_whole(names):
    content = series_csv(series(thrown_in()), names)
    lines = deals_of(content)
    assert lines[0]["dealer"] == names[1]
    assert [lines[1][f"score_{place}"] for place in (1, 2, 3)] == names


def test_commas_quotes_and_line_ends_are_quoted():
    content = series_csv(series(thrown_in()), ["A", 'Bo "B", jr.\nII', "C"]).decode()
    assert '\r\n1,"Bo ""B"", jr.\nII",,' in content


def test_half_a_surrogate_pair_does_not_stop_the_file():
    content = series_csv(series(thrown_in()), ["A", "B\ud83d", "C"])
    assert deals_of(content)[0]["dealer"] == "B?"


def test_the_byte_order_mark_is_an_option():
    without = series_csv(series(thrown_in()), ["A", "B", "東"])
    assert without.startswith(b"number,")
    assert series_csv(series(thrown_in()), ["A", "B", "東"], bom=True) == b"\xef\xbb\xbf" + without


@pytest.mark.parametrize("names", [[], ["A", "B"], ["A", "B", "C", "D"]])
def test_a_name_for_each_place_is_needed(names):
    with pytest.raises(ValueError, match="has 3 places, so it needs 3 names"):
        series_csv(series(), names)


# Writing


def test_a_file_is_written_and_replaced(tmp_path):
    path = tmp_path / "Liste 東.csv"
    assert write_export(path, b"one") is None
    assert write_export(path, b"two") is None
    assert path.read_bytes() == b"two"
    assert os.listdir(tmp_path) == [path.name]


def test_a_missing_folder_is_a_problem_with_names(tmp_path):
    problem = write_export(tmp_path / "gone" / "list.csv", b"")
    assert problem is not None
    assert problem.fault is ExportFault.MISSING
    assert (problem.file, problem.folder) == ("list.csv", str(tmp_path / "gone"))
    assert str(problem) == f"list.csv could not be written to {tmp_path / 'gone'}: {problem.reason}"
    assert problem.reason == os.strerror(errno.ENOENT)


@pytest.mark.skipif(sys.platform == "win32", reason="folders have no mode there")
def test_a_folder_without_rights_is_denied_and_the_old_file_stays():
    with without_rights() as folder:
        closed = folder / "closed"
        closed.mkdir()
        path = closed / "list.csv"
        path.write_bytes(b"old")
        closed.chmod(0o555)
        problem = write_export(path, b"new")
        closed.chmod(0o755)
        assert problem is not None
        assert problem.fault is ExportFault.DENIED
        assert path.read_bytes() == b"old"


@pytest.mark.parametrize(
    "number, fault",
    [
        (errno.ENOSPC, ExportFault.FULL),
        (errno.EDQUOT, ExportFault.FULL),
        (errno.EROFS, ExportFault.DENIED),
        (errno.EIO, ExportFault.OTHER),
        (None, ExportFault.OTHER),
    ],
)
def test_what_the_system_says_is_told_apart(monkeypatch, tmp_path, number, fault):
    def fail(path, content):
        raise OSError("broken") if number is None else OSError(number, "broken")

    monkeypatch.setattr(list_csv, "write_atomically", fail)
    problem = write_export(tmp_path / "list.csv", b"")
    assert problem is not None
    assert (problem.fault, problem.reason) == (fault, "broken")


@dataclass(frozen=True)
class ThrownInAgain(HouseRule):
    """Whoever has dealt a deal that is thrown in deals again."""

    id: str = "thrown-in-again"

    def after_deal(
        self, state: SeriesState, setup: SeriesSetup, entries: tuple[Entry, ...]
    ) -> SeriesState:
        """Let the dealer deal again."""
        if entries[-1].declarer is not None:
            return state
        return replace(state, coming=(DealTerms(dealer_again=True), *state.coming))


def test_a_dealer_who_deals_again_stands_in_the_list_again():
    rules = replace(INTERNATIONAL, house_rules=(ThrownInAgain(),))
    setup = SeriesSetup(SEED, deals=9, rules=rules)
    series = Series(setup, (thrown_in(), conceded(0, "G"), conceded(0, "G")))
    rows = list(csv.reader(io.StringIO(series_csv(series, ("A", "B", "C")).decode())))
    column = rows[0].index("dealer")
    assert [row[column] for row in rows[1:4]] == ["B", "B", "C"]

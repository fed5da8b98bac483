# SPDX-License-Identifier: MIT
from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skat_desktop.records.compare import differences
from skat_desktop.records.faults import RecordFault
from skat_desktop.records.iss_export import export_game, export_imported
from skat_desktop.records.iss_import import RECORD_RULES, import_record
from skat_desktop.records.iss_moves import parse_moves
from skat_desktop.records.sgf import parse_record
from skat_desktop.rules.events import (
    Announced,
    CardPlayed,
    Conceded,
    ConcessionAnswered,
    Dealt,
    RestAwarded,
)
from skat_desktop.rules.house import HouseRule
from skat_desktop.rules.refusal import Refusal
from skat_desktop.rules.result import End
from skat_desktop.rules.rulesets import CLASSIC_1997, INTERNATIONAL
from skat_desktop.rules.shuffle import HashStream
from tests.records.building import (
    CORRUPT,
    moves_of,
    random_game,
    readable_records,
    record_lines,
    replayed,
)
from tests.support import game_with, play_randomly, random_deal

NAMES = ("Anna", "Bob [x]", "Čeněk")


def actions(line: str) -> list[str]:
    return (parse_record(line).get("MV") or "").split()


@pytest.mark.parametrize("line", record_lines())
def test_an_imported_record_is_written_as_it_came(line):
    if f"ID[{CORRUPT}]" not in line:
        assert export_imported(import_record(parse_record(line))) == line


@pytest.mark.parametrize(
    "old, new",
    [
        ("2 C.D8.DQ", "2 C 2 D8.DQ"),
        ("2 C.D8.DQ", "2 C.DQ.D8"),
        ("0 CJ", "1 RE 0 CJ"),
    ],
)
def test_the_moves_stay_as_they_were_written(old, new):
    moves = moves_of("3690").replace(old, new)
    line = export_imported(replayed("3690", moves))
    assert actions(line) == moves.split()


@pytest.mark.parametrize("mods", ["CZH", "CSZH"])
def test_the_order_of_announcements_stays(mods):
    moves = moves_of("26496").replace("CHZ", mods)
    assert actions(export_imported(replayed("26496", moves))) == moves.split()


@pytest.mark.parametrize("record", readable_records(), ids=lambda record: record.get("ID"))
def test_the_events_of_a_record_alone_make_an_equal_record(record):
    game = import_record(record)
    if game.result is None:
        with pytest.raises(RecordFault) as caught:
            export_game(game.events, game.rules, game.names)
        assert caught.value.key == "export.unfinished"
        return
    again = import_record(parse_record(export_game(game.events, game.rules, game.names)))
    assert differences(again) == []
    assert again.computed.value == game.computed.value
    assert again.result == game.result


@given(st.integers(0, 10**9), st.sampled_from([INTERNATIONAL, CLASSIC_1997, RECORD_RULES]))
def test_any_game_comes_back_from_its_record(seed, rules):
    played = random_game(seed, rules)
    line = export_game(played.events, rules, NAMES, game_id=str(seed))
    record = parse_record(line)
    game = import_record(record)
    assert game.events == played.events
    assert game.result == played.result
    assert differences(game) == []
    assert game.names == NAMES
    assert export_imported(game) == line
    # Whoever reads it finds whole pairs of known players.
    assert all(move.player in "w012" for move in parse_moves(record.get("MV") or ""))


def test_random_games_end_in_every_way():
    results = [random_game(seed, RECORD_RULES).result for seed in range(150)]
    ends = {result.end for result in results if result is not None}
    assert ends >= {
        *(End.PLAYED_OUT, End.THROWN_IN, End.NULL_TRICK, End.ANNOUNCEMENT_LOST, End.CLAIMED),
        *(End.CONCEDED_BY_DECLARER, End.IMPOSSIBLE_NULL),
    }


def test_properties():
    played = random_game(1, INTERNATIONAL)
    line = export_game(
        played.events,
        INTERNATIONAL,
        NAMES,
        game_id="7",
        series_id="3",
        date="2026-01-02/03:04:05/UTC",
        ratings=("1", "2", "3"),
        comment="two\nlines",
        place="Home",
    )
    assert line.startswith(
        "(;GM[Skat]PC[Home]CO[two lines]SE[3]ID[7]DT[2026-01-02/03:04:05/UTC]"
        "P0[Anna]P1[Bob [x\\]]P2[Čeněk]R0[1]R1[2]R2[3]MV[w "
    )
    assert line.endswith("] ;)")
    assert "\n" not in line
    assert "RU[" not in line
    assert "RU[classic-1997]" in export_game(played.events, CLASSIC_1997, NAMES)


def grand(cards: int, rules=INTERNATIONAL):
    game = game_with(random_deal(HashStream("export")), "G", rules=rules)
    play_randomly(game, HashStream("cards"), cards)
    assert game.result is None
    return game


def reimported(game):
    return import_record(parse_record(export_game(game.events, game.rules, NAMES)))


def test_an_agreed_concession_becomes_a_resignation():
    game = grand(9)
    game.apply(Conceded(0))
    game.apply(ConcessionAnswered(1, agreed=True))
    again = reimported(game)
    assert again.events[-1] == RestAwarded(to_declarer=False)
    assert again.recorded is not None
    assert again.recorded.value == game.result.valuation.value
    assert again.recorded.resigned is True


def test_a_refused_concession_is_left_out():
    game = grand(9)
    game.apply(Conceded(0))
    for seat in (1, 2):
        game.apply(ConcessionAnswered(seat, agreed=False))
    play_randomly(game, HashStream("rest"))
    again = reimported(game)
    kinds = (Conceded, ConcessionAnswered)
    assert again.events == tuple(event for event in game.events if not isinstance(event, kinds))
    assert again.result == game.result


@pytest.mark.parametrize("event", [Conceded(1), RestAwarded(to_declarer=True)])
def test_defenders_who_concede_both_resign(event):
    game = grand(9, RECORD_RULES)
    game.apply(event)
    again = reimported(game)
    assert actions(export_imported(again))[-4:] == ["1", "RE", "2", "RE"]
    assert again.events[-1] == RestAwarded(to_declarer=True)


def test_a_ruling_keeps_the_rules_it_was_made_by():
    game = grand(9, replace(CLASSIC_1997, rulings=True))
    game.apply(RestAwarded(to_declarer=False))
    again = reimported(game)
    assert (again.rules, again.events, again.result) == (game.rules, game.events, game.result)


def test_only_finished_games_without_house_rules_are_written():
    for events in ((), grand(0).events, grand(3).events):
        with pytest.raises(RecordFault) as caught:
            export_game(events, INTERNATIONAL, NAMES)
        assert caught.value.key == "export.unfinished"
    with pytest.raises(RecordFault) as caught:
        export_game((), replace(INTERNATIONAL, house_rules=(HouseRule("bock"),)), NAMES)
    assert caught.value.params == {"rule": "bock"}


def test_events_that_are_no_game_are_refused():
    dealt = Dealt(random_deal(HashStream("refused")))
    for event in (CardPlayed(0, 0), Announced(0, "kontra")):
        with pytest.raises(Refusal):
            export_game((dealt, event), INTERNATIONAL, NAMES)

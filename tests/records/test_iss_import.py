# SPDX-License-Identifier: MIT
"""Replaying records: the collection, every form of the grammar, the server's conventions."""

from __future__ import annotations

import pytest

from skat_desktop.records.faults import RecordFault
from skat_desktop.records.iss_export import export_game
from skat_desktop.records.iss_import import RECORD_RULES, import_record
from skat_desktop.records.iss_moves import Move, card_list, moves_text, parse_moves
from skat_desktop.records.iss_result import Outcome
from skat_desktop.records.sgf import Record, parse_record
from skat_desktop.rules.events import Claimed, Conceded, Declared, Discarded, RestAwarded
from skat_desktop.rules.playing import claim_judgement
from skat_desktop.rules.refusal import Refusal
from skat_desktop.rules.result import End
from skat_desktop.rules.rulesets import RULE_SETS
from skat_desktop.rules.shuffle import HashStream
from skat_desktop.rules.skatgame import SkatGame
from tests.records.building import (
    CORRUPT,
    cut,
    moves_of,
    readable_records,
    record,
    replayed,
    result_text,
    same,
    sentence_for,
)
from tests.support import game_with, play_randomly, random_deal

GRAND = "1039093"
"""Middlehand plays Grand with 1; skat 20 points; the defenders take the first two tricks."""
DECLARED = "1 G.CT.DT"
NULL = "1390253"
"""Middlehand plays Null ouvert; skat 14 points; both defenders resign before the first card."""

OPEN_GRAND = "HJ.HA.DJ.HQ.SA.H7.CA.CJ.HT.H8"


@pytest.mark.parametrize("record", readable_records(), ids=lambda record: record.get("ID"))
def test_the_servers_results_are_ours(record):
    game = import_record(record)
    assert same(game)
    # The events alone give the same result again.
    assert SkatGame.replay(game.events, game.rules).result == game.result


def test_a_hidden_card_cannot_be_replayed():
    with pytest.raises(RecordFault) as caught:
        import_record(record(CORRUPT))
    assert caught.value.key == "moves.hidden"
    assert (caught.value.move_number, caught.value.move) == (9, "0 ??")


def test_names_and_missing_properties():
    game = import_record(record(NULL))
    assert game.names == ("P1", "P2", "P3")
    bare = import_record(Record((("MV", moves_of(NULL)),)))
    assert bare.names == ("", "", "")
    assert bare.recorded is None
    with pytest.raises(RecordFault) as caught:
        import_record(Record((("ID", "1"),)))
    assert caught.value.params == {"name": "MV"}


def test_unknown_rules_are_refused():
    with pytest.raises(RecordFault) as caught:
        import_record(Record((("RU", "chess"), ("MV", moves_of(NULL)))))
    assert caught.value.refusal is not None
    assert caught.value.refusal.rule == "notation.rules"


# Forms of the announcement


def declaration(game):
    return [event for event in game.events if isinstance(event, Discarded | Declared)]


def test_split_announcement_is_the_same_game():
    whole = replayed("3690", moves_of("3690"))
    split = replayed("3690", moves_of("3690").replace("2 C.D8.DQ", "2 C 2 D8.DQ"))
    assert split.events == whole.events
    assert same(split)


@pytest.mark.parametrize(
    "written",
    [
        "1 NO.HA.HQ",
        "1 NO.HA.HQ.DJ.D8.C7.CJ.DK.D7.C8.DA.DT.D9",
        "1 NO 1 HA.HQ",
        "1 NO 1 HA.HQ.DJ.D8.C7.CJ.DK.D7.C8.DA.DT.D9",
        "1 NO.HA.HQ 1 DJ.D8.C7.CJ.DK.D7.C8.DA.DT.D9",
    ],
)
def test_ouvert_with_and_without_the_open_hand(written):
    game = replayed(NULL, moves_of(NULL).replace("1 NO.HA.HQ", written))
    assert declaration(game) == declaration(replayed(NULL, moves_of(NULL)))
    assert same(game)


@pytest.mark.parametrize("mods", ["CHZ", "CZH", "CHSZ", "CSZH", "CZSH"])
def test_announcements_in_any_order(mods):
    assert same(replayed("26496", moves_of("26496").replace("CHZ", mods)))


@pytest.mark.parametrize(
    "said", ["GO", "GHO", "GOHSZ", f"GO.{OPEN_GRAND}", f"GHO.{OPEN_GRAND}", f"GO 0 {OPEN_GRAND}"]
)
def test_ouvert_with_trumps_includes_the_rest(said):
    assert same(replayed("727", moves_of("727").replace("0 GO", f"0 {said}")))


def test_open_cards_must_be_held():
    moves = moves_of(NULL).replace("1 NO.HA.HQ", "1 NO.HA.HQ.HA.D8.C7.CJ.DK.D7.C8.DA.DT.D9")
    assert "HA is shown but not in the hand of middlehand" in sentence_for(NULL, moves)


# Resigning, timing out, leaving


@pytest.mark.parametrize("end", ["0 RE 2 RE", "2 RE 0 RE", "w TI.0", "w TI.2", "w LE.0", "w LE.2"])
def test_defenders_give_up_before_a_card_and_the_declarer_gets_everything(end):
    game = replayed(GRAND, cut(GRAND, DECLARED) + end)
    assert result_text(game) == "d:1 win v:96 m:1 bidok p:120 t:10 s:1 z:1"
    assert game.events[-1] == RestAwarded(to_declarer=True)


@pytest.mark.parametrize("rules", RULE_SETS.values(), ids=RULE_SETS)
def test_a_ruling_of_the_server_comes_in_by_a_record_only(rules):
    game = replayed(GRAND, cut(GRAND, DECLARED) + "w TI.0")
    assert SkatGame.replay(game.events, game.rules).result == game.result
    with pytest.raises(Refusal) as caught:
        SkatGame.replay(game.events, rules)
    assert caught.value.rule == "turn.phase"


@pytest.mark.parametrize("end", ["0 RE 2 RE", "w TI.0", "w LE.2"])
def test_defenders_keep_what_they_have_won(end):
    # A trick of 15 and one of 14 points are theirs: no Schwarz, but Schneider.
    game = replayed(GRAND, cut(GRAND, "2 HT") + end)
    assert result_text(game) == "d:1 win v:72 m:1 bidok p:95 t:8 s:1 z:0"


@pytest.mark.parametrize("seat", [0, 1])
def test_one_defender_alone_cannot_resign(seat):
    game = replayed("3690", moves_of("3690").replace("0 CJ", f"{seat} RE 0 CJ"))
    assert same(game)
    assert not any(isinstance(event, RestAwarded) for event in game.events)


@pytest.mark.parametrize("end", ["1 RE", "w TI.1", "w LE.1"])
@pytest.mark.parametrize("last", [DECLARED, "0 CA", "1 C9"])
def test_declarer_gives_up_before_the_first_trick_is_complete(last, end):
    game = replayed(GRAND, cut(GRAND, last) + end)
    assert result_text(game) == "d:1 loss v:-96 m:1 bidok p:20 t:0 s:0 z:0"
    assert game.events[-1] == Conceded(1)


@pytest.mark.parametrize("end", ["1 RE", "w TI.1", "w LE.1"])
def test_declarer_gives_up_later_and_is_schneider_or_schwarz(end):
    game = replayed(GRAND, cut(GRAND, "2 C8") + end)
    assert result_text(game) == "d:1 loss v:-192 m:1 bidok p:20 t:0 s:1 z:1"
    assert game.events[-1] == RestAwarded(to_declarer=False)


@pytest.mark.parametrize("end", ["0 RE 2 RE", "w TI.0", "w LE.2"])
def test_null_is_won_when_the_defenders_give_up(end):
    game = replayed(NULL, cut(NULL, "1 NO.HA.HQ") + end)
    assert result_text(game) == "d:1 win v:46 m:0 bidok p:14 t:0 s:0 z:0"


@pytest.mark.parametrize("end", ["1 RE", "w TI.1", "w LE.1"])
@pytest.mark.parametrize("cards", ["", "0 HK 1 DJ 2 H8 "])
def test_null_is_lost_when_the_declarer_gives_up(cards, end):
    game = replayed(NULL, cut(NULL, "1 NO.HA.HQ") + cards + end)
    assert result_text(game) == "d:1 loss v:-92 m:0 bidok p:14 t:0 s:0 z:0"


@pytest.mark.parametrize("word", ["TI", "LE"])
@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize("last", ["1 18", "2 p", "1 s", "w SA.CJ"])
def test_a_deal_broken_off_before_a_game_is_declared_is_a_penalty(last, seat, word):
    game = replayed(GRAND, cut(GRAND, last) + f"w {word}.{seat}")
    assert game.result is None
    assert game.computed.outcome is Outcome.PENALTY
    assert (game.computed.declarer, game.computed.value) == (None, 0)
    assert game.computed.penalties == tuple(int(seat == other) for other in range(3))
    who = (game.computed.timed_out, game.computed.left)
    assert who == ((seat, None) if word == "TI" else (None, seat))


@pytest.mark.parametrize("end", ["w LE.1", "w TI.0 w LE.0", "0 RE", "2 SC"])
def test_who_leaves_after_the_end_changes_nothing(end):
    assert same(replayed("3690", moves_of("3690") + end))


# Claims


def test_a_claim_on_turn_is_judged_by_the_engine():
    game = replayed(GRAND, cut(GRAND, "1 SC"))
    assert same(game)
    assert game.events[-1] == Claimed(1)
    # Two defenders who then resign add nothing.
    assert replayed(GRAND, moves_of(GRAND)).events == game.events


def test_a_claim_may_show_its_cards():
    before = replayed(GRAND, cut(GRAND, "1 SC")).events[:-1]
    hand = SkatGame.replay(before, RECORD_RULES).state.hands[1]
    assert same(replayed(GRAND, cut(GRAND, "0 DA") + f"1 SC.{card_list(hand)} "))
    wrong = cut(GRAND, "0 DA") + "1 SC.C9 "
    assert "C9 is shown but not in the hand of middlehand" in sentence_for(GRAND, wrong)


def test_a_claim_off_turn_is_judged_too():
    game = replayed("727", cut("727", "0 SC"))
    assert same(game)
    assert game.events[-1] == RestAwarded(to_declarer=True)


def test_after_a_claim_that_fails_play_goes_on():
    moves = (
        moves_of("3690").replace("2 SQ 2 DJ", "2 SC 2 SC 2 SQ 2 DJ").replace("0 CK", "2 SC 0 CK")
    )
    game = replayed("3690", moves)
    assert same(game)
    assert game.events.count(Claimed(2)) == 1


def test_after_a_claim_that_fails_the_defenders_may_still_resign():
    game = replayed("3690", cut("3690", "1 S7") + "2 SC 0 RE 1 RE")
    assert game.events[-2:] == (Claimed(2), RestAwarded(to_declarer=True))
    assert result_text(game) == "d:2 win v:72 m:-3 bidok p:120 t:10 s:1 z:1"


def test_a_claim_that_fails_ends_nothing():
    assert "break off before the deal is over" in sentence_for("3690", cut("3690", "1 S7") + "2 SC")


def games_thrown_away():
    """Yield moves of Grands in which the declarer could claim the rest, but lost a trick of it."""
    for seed in range(400):
        stream = HashStream(f"thrown away {seed}")
        game = game_with(random_deal(stream), "G")
        claim_at = None
        lost_at_claim = 0
        while game.result is None:
            if claim_at is None and game.to_act == 0 and claim_judgement(game.state, 0)():
                claim_at, lost_at_claim = game.state.cards_played, game.state.tricks_won[1]
            play_randomly(game, stream, 1)
        if claim_at is not None and game.state.tricks_won[1] > lost_at_claim:
            line = export_game(game.events, game.rules, ("A", "B", "C"))
            moves = list(parse_moves(parse_record(line).get("MV") or ""))
            moves.insert(len(moves) - 30 + claim_at, Move("0", "SC"))
            yield game, parse_record(line).with_text("MV", moves_text(moves))


def test_what_the_table_played_after_a_claim_counts():
    found = 0
    for played, claimed in games_thrown_away():
        game = import_record(claimed)
        assert same(game)
        assert game.result == played.result
        found += 1
    assert found > 3


def test_a_wrong_card_after_a_claim_that_stands_is_refused():
    moves = cut(GRAND, "1 SC")
    assert "C9 is not in the hand of middlehand" in sentence_for(GRAND, moves + "1 C9")


# A Null below the bid


def test_an_impossible_null_is_lost_at_once():
    moves = cut("8650652", "w HQ.HK") + "2 N.C8.ST"
    game = replayed("8650652", moves)
    assert game.result is not None
    assert game.result.end is End.IMPOSSIBLE_NULL
    assert result_text(game) == "d:2 loss v:-72 m:0 overbid p:10 t:0 s:0 z:0"


def test_an_impossible_null_that_was_played_on_has_the_tables_points_and_tricks():
    moves = cut("8650652", "w HQ.HK") + "2 N.C8.ST 0 HT 1 H9 2 HA"
    game = replayed("8650652", moves)
    assert result_text(game) == "d:2 loss v:-72 m:0 overbid p:31 t:1 s:0 z:0"
    wrong = moves.replace("2 HA", "2 DJ")
    assert "DJ does not follow suit" in sentence_for("8650652", wrong)


# What is refused


@pytest.mark.parametrize(
    "record_id, old, new, words",
    [
        ("3690", "w HT.CQ.", "w HT.HT.", 'move 1 "w HT.HT'),
        ("3690", "w HT.CQ.", "w HT.HT.", "HT occurs twice"),
        ("3690", "w HT.CQ.", "w H7.HT.CQ.", "The number of cards is 33; it must be 32."),
        ("3690", "w HT.CQ.", "w HT.", "The number of cards is 31; it must be 32."),
        ("3690", "w HT.CQ.", "w HT.C6.", '"C6" is no card'),
        ("3690", "w HT.CQ.", "w HT.??.", "A card is hidden"),
        ("3690", "1 18 ", "1 19 ", "19 is no possible bid; the nearest are 18 and 20."),
        ("3690", "1 18 ", "1 17 ", "17 is no possible bid; the nearest is 18."),
        ("3690", "1 18 ", "1 265 ", "265 is no possible bid; the nearest is 264."),
        ("3690", "1 18 ", "1 " + "1" * 5000 + " ", "is no bid"),
        ("3690", "2 20 ", "2 18 ", "The bid 18 is too low; it must be above 18."),
        ("3690", "1 18 0 p", "0 18 0 p", "It is not the turn of forehand; middlehand has to act"),
        ("3690", "0 p 2 20", "0 20 2 20", "Forehand has to answer 18 with yes or pass"),
        ("3690", "1 18 ", "1 y ", "Nobody has said a value yet, so middlehand cannot say yes"),
        ("596891", "2 23", "2 y", "Rearhand cannot say yes; after 22"),
        ("4940313", "0 18", "0 20", "20 cannot be said; all others have passed, so only 18"),
        ("3690", "w SQ.DJ", "w SQ.SK", "The deal has SQ DJ in the skat"),
        ("3690", "w SQ.DJ ", "", "the server's move with its two cards must follow"),
        ("3690", "2 s w SQ.DJ 2 C.D8.DQ", "2 C", 'was not taken up, so "C" must be a Hand game'),
        ("3690", "2 C.D8.DQ", "2 CH.D8.DQ", '"CH" is a Hand game, but the skat was taken up'),
        ("3690", "2 C.D8.DQ", "2 CS.D8.DQ", "Schneider in Clubs is announced without Hand"),
        ("3690", "2 C.D8.DQ", "2 CZ.D8.DQ", "without Hand; it can be announced only in a Hand"),
        ("3690", "2 C.D8.DQ", "2 NS.D8.DQ", "Null knows neither Schneider nor Schwarz"),
        ("3690", "2 C.D8.DQ", "2 CC.D8.DQ", '"CC.D8.DQ" is no action'),
        ("3690", "2 C.D8.DQ", "2 C.D8", "The number of discarded cards is 1; it must be 2."),
        ("3690", "2 C.D8.DQ", "2 C.D8.D8", "D8 occurs twice"),
        ("3690", "2 C.D8.DQ", "2 C.D8.CJ", "CJ is not in the hand of rearhand"),
        ("3690", "2 C.D8.DQ", "2 C.??.??", "A card is hidden"),
        ("3690", "2 C.D8.DQ 0 S9", "2 C 0 S9", "the two discarded cards must follow"),
        ("26496", "0 CHZ", "0 CHZ.C7.C9", "no cards may follow the game"),
        ("3690", "1 S7", "1 HJ", "HJ does not follow suit: S9 was led and S7 is in the hand"),
        ("3690", "0 CJ", "0 SA", "SA is not in the hand of forehand"),
        ("3690", "0 C7 ", "0 C7 0 C7 ", 'The deal is over; "0 C7" can no longer happen.'),
        ("3690", "0 C7 ", "", "The moves break off before the deal is over; forehand has to act"),
        ("3690", "0 C7 ", "0 ", 'move 38 "0": The last player has no action'),
        ("3690", "0 C7 ", "3 C7 ", '"3" is no player; it must be w, 0, 1 or 2.'),
        ("3690", "0 C7 ", "0 what ", '"what" is no action'),
        ("3690", "0 C7 ", "w TI.3 ", "The server does nothing of this kind here"),
        ("3690", "1 18 ", "1 RE ", '"1 concede" does not belong here, during the auction.'),
        ("3690", "1 18 ", "1 SC ", '"1 claim" does not belong here, during the auction.'),
        ("756788", "0 p ", "0 p 0 18 ", "The deal is over"),
    ],
)
def test_a_wrong_move_is_named_with_what_would_be_right(record_id, old, new, words):
    moves = moves_of(record_id)
    assert old in moves
    assert words in sentence_for(record_id, moves.replace(old, new, 1))


@pytest.mark.parametrize(
    "moves, words",
    [
        ("", "The moves do not start with the deal"),
        ("1 18 ", 'move 1 "1 18": The moves do not start with the deal'),
        ("w LE.0 ", 'move 1 "w LE.0": "LE" is no card'),
    ],
)
def test_moves_start_with_the_deal(moves, words):
    assert words in sentence_for("3690", moves)

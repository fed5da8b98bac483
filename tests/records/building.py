# SPDX-License-Identifier: MIT
"""Helpers for tests of records: the server's games, changed ones, and random legal games."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from skat_desktop.records.compare import differences
from skat_desktop.records.faults import RecordFault
from skat_desktop.records.iss_import import ImportedGame, import_record
from skat_desktop.records.sentences import fault_sentence
from skat_desktop.records.sgf import Record, parse_record
from skat_desktop.rules.events import (
    Act,
    Bid,
    Claimed,
    Conceded,
    Held,
    SkatTaken,
)
from skat_desktop.rules.rulesets import FreeConcession, RuleSet
from skat_desktop.rules.shuffle import HashStream
from skat_desktop.rules.skatgame import SkatGame
from tests.support import DATA, random_deal

CORRUPT = "18358"
"""Id of the one record of the collection that hides a card."""


@cache
def record_lines() -> tuple[str, ...]:
    """Return the records of the collection as they stand in the file."""
    return tuple((DATA / "iss_records.sgf").read_text(encoding="utf-8").splitlines())


def record(record_id: str) -> Record:
    """Return one record of the collection."""
    (line,) = (line for line in record_lines() if f"]ID[{record_id}]" in line)
    return parse_record(line)


def readable_records() -> list[Record]:
    """Return all records that can be replayed."""
    found = map(parse_record, record_lines())
    return [record for record in found if record.get("ID") != CORRUPT]


def moves_of(record_id: str) -> str:
    """Return the moves of a record."""
    return record(record_id).get("MV") or ""


def cut(record_id: str, last: str) -> str:
    """Return the moves of a record up to and with some moves, which must occur once."""
    text = moves_of(record_id)
    assert text.count(f" {last} ") == 1, last
    return text[: text.index(f" {last} ") + len(last) + 2]


def replayed(record_id: str, moves: str) -> ImportedGame:
    """Replay a record with other moves."""
    return import_record(record(record_id).with_text("MV", moves))


def same(game: ImportedGame) -> bool:
    """Tell whether the result in the record is what the rules give."""
    return not differences(game)


def result_text(game: ImportedGame) -> str:
    """Return the computed result without the words about who left or resigned."""
    return str(replace(game.computed, resigned=None)).partition(" p0:")[0]


def sentence_for(record_id: str, moves: str) -> str:
    """Return what is said about a record with other moves, which must be wrong."""
    try:
        replayed(record_id, moves)
    except RecordFault as fault:
        return fault_sentence(fault)
    raise AssertionError("nothing was wrong")


def _choose(game: SkatGame, seat: int, stream: HashStream) -> Act:
    actions = game.actions(seat)
    kept: list[Act] = []
    free_cards = 3 if game.rules.free_concession is FreeConcession.NINE_CARDS else 1
    for action in actions:
        rare = isinstance(action, Claimed) or (
            # Later the format cannot say whether the plain level counts.
            isinstance(action, Conceded)
            and seat == game.state.declarer
            and game.state.cards_played < free_cards
        )
        if isinstance(action, Conceded | Claimed) and (not rare or stream.below(12)):
            continue
        if isinstance(action, Bid) and len(kept) >= 4:
            continue
        kept.append(action)
    takes = [action for action in kept if isinstance(action, SkatTaken | Held)]
    if takes and stream.below(2):
        return takes[0]
    return kept[stream.below(len(kept))]


def random_game(seed: int, rules: RuleSet) -> SkatGame:
    """Play a whole deal with random legal actions, now and then a claim or a concession."""
    stream = HashStream(f"records {seed}")
    game = SkatGame(random_deal(stream), rules)
    while game.to_act is not None:
        game.apply(_choose(game, game.to_act, stream))
    return game

# SPDX-License-Identifier: MIT
"""From a record of the International Skat Server to a game of the rules engine."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from skat_desktop.records.faults import RecordFault
from skat_desktop.records.iss_moves import Move, parse_moves
from skat_desktop.records.iss_replay import Replay
from skat_desktop.records.iss_result import RecordResult, parse_result
from skat_desktop.records.sgf import Record
from skat_desktop.rules.deal import SEATS
from skat_desktop.rules.events import Event
from skat_desktop.rules.refusal import Refusal
from skat_desktop.rules.result import End, GameResult
from skat_desktop.rules.rulesets import INTERNATIONAL, NullBelowBid, RuleSet, rule_set

RULES_PROPERTY: Final = "RU"
"""Our own property: id of the rule set, written where it is not the international one."""

RECORD_RULES: Final = replace(INTERNATIONAL, null_below_bid=NullBelowBid.LOST_AT_ONCE, rulings=True)
"""The rules of the server: nobody can be asked about a Null below the bid any more, and the
server itself gives the rest to a side when the other one leaves or resigns."""


@dataclass(frozen=True, slots=True)
class ImportedGame:
    """A record replayed.

    Attributes:
        record: the properties as found.
        moves: the moves as found.
        rules: the rule set it was replayed by.
        events: what happened, for :meth:`SkatGame.replay` with these rules.
        result: how it ended; None when it was broken off before a game was declared.
        computed: what property R should say.
        recorded: what property R says, None where it is missing.
    """

    record: Record
    moves: tuple[Move, ...]
    rules: RuleSet
    events: tuple[Event, ...]
    result: GameResult | None
    computed: RecordResult
    recorded: RecordResult | None

    @property
    def names(self) -> tuple[str, str, str]:
        """The players at forehand, middlehand and rearhand; empty where not given."""
        forehand, middlehand, rearhand = (self.record.get(f"P{seat}") or "" for seat in SEATS)
        return forehand, middlehand, rearhand


def import_record(record: Record) -> ImportedGame:
    """Replay a record.

    Raises:
        RecordFault: with the move at which the record goes wrong.
    """
    text = record.get("MV")
    if text is None:
        raise RecordFault("record.missing", name="MV")
    rules = _rules_of(record)
    moves = parse_moves(text)
    replay, computed = _replay(moves, rules)
    recorded = record.get("R")
    return ImportedGame(
        record=record,
        moves=moves,
        rules=rules,
        events=replay.game.events,
        result=replay.game.result,
        computed=computed,
        recorded=None if recorded is None else parse_result(recorded),
    )


def _rules_of(record: Record) -> RuleSet:
    rules_id = record.get(RULES_PROPERTY)
    if rules_id is None or rules_id == INTERNATIONAL.id:
        return RECORD_RULES
    try:
        return replace(rule_set(rules_id), rulings=True)
    except Refusal as refusal:
        raise RecordFault("moves.refused", refusal=refusal) from None


def _replay(moves: tuple[Move, ...], rules: RuleSet) -> tuple[Replay, RecordResult]:
    """Replay the moves and settle what counts where the table went on after the end."""
    replay = Replay(moves, rules).run()
    if not replay.over:
        fault = RecordFault("moves.unfinished", seat=replay.game.to_act)
        raise fault.at(len(moves), str(moves[-1]))
    computed = replay.computed()
    if not replay.went_on:
        return replay, computed
    result = replay.game.result
    if result is not None and result.end is End.IMPOSSIBLE_NULL:
        # Lost at once for the rules, but the table played on: points and tricks are the table's.
        played_out = replace(rules, null_below_bid=NullBelowBid.PLAYED_OVERBID)
        state = Replay(moves, played_out).run().state
        points = state.points[0] + state.skat_points
        return replay, replace(computed, points=points, tricks=state.tricks_won[0])
    table = Replay(moves, rules, judge_claims=False).run()
    if table.over and table.computed() != computed:
        return table, table.computed()
    return replay, computed

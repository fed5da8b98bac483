# SPDX-License-Identifier: MIT
"""The differences between the result in a record and what the rules give."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from skat_desktop.records.iss_import import ImportedGame
from skat_desktop.records.iss_result import Outcome, RecordResult

_PLAYED_FIELDS: Final = (
    *("declarer", "outcome", "value", "matadors", "overbid"),
    *("points", "tricks", "schneider", "schwarz"),
)
_PENALTY_FIELDS: Final = ("declarer", "value", "penalties")


@dataclass(frozen=True, slots=True)
class Difference:
    """One fact that differs.

    Attributes:
        field: name of the attribute of :class:`RecordResult`.
        recorded: what the record says, None with ``outcome`` when it has no result.
        computed: what the rules give.
    """

    field: str
    recorded: object
    computed: object


def differences(game: ImportedGame) -> list[Difference]:
    """Return what differs between property R and the replayed game, most telling first."""
    recorded, computed = game.recorded, game.computed
    if recorded is None:
        return [Difference("outcome", None, computed.outcome)]
    return [
        Difference(field, getattr(recorded, field), getattr(computed, field))
        for field in _compared_fields(recorded, computed)
        if getattr(recorded, field) != getattr(computed, field)
    ]


def _compared_fields(recorded: RecordResult, computed: RecordResult) -> tuple[str, ...]:
    played = (Outcome.WIN, Outcome.LOSS)
    if recorded.outcome in played and computed.outcome in played:
        return _PLAYED_FIELDS
    if recorded.outcome is computed.outcome is Outcome.PENALTY:
        return _PENALTY_FIELDS
    # One of the two has no game at all: nothing else can be compared.
    return ("outcome",)

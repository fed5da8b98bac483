# SPDX-License-Identifier: MIT
"""What can be wrong with a game record, by key and facts.

The English words are in :mod:`skat_desktop.records.sentences`; a window may have its own.
"""

from __future__ import annotations

from typing import Final

from skat_desktop.rules.refusal import Refusal

FAULT_KEYS: Final = frozenset(
    {
        # the file and its lines
        "file.binary",
        "file.empty",
        "line.binary",
        "line.too_long",
        "line.no_record",
        # the properties of a record
        "record.truncated",
        "record.property",
        "record.trailing",
        "record.twice",
        "record.missing",
        # the moves
        "moves.odd",
        "moves.player",
        "moves.deal_first",
        "moves.action",
        "moves.hidden",
        "moves.server",
        "moves.skat",
        "moves.skat_expected",
        "moves.discard_expected",
        "moves.hand_cards",
        "moves.open_hand",
        "moves.unfinished",
        "moves.refused",
        # the result
        "result.form",
        # writing
        "export.unfinished",
        "export.house_rule",
    }
)


class RecordFault(ValueError):
    """A record that cannot be read, replayed or written.

    Attributes:
        key: what is wrong, one of :data:`FAULT_KEYS`.
        params: the facts, by name.
        refusal: the engine's no, with the key ``moves.refused``.
        move_number: place of the move in the record, from 1; None outside the moves.
        move: the move as written, ``"0 CJ"``; empty outside the moves.
    """

    def __init__(self, key: str, *, refusal: Refusal | None = None, **params: object) -> None:
        assert key in FAULT_KEYS, key
        self.key = key
        self.params = params
        self.refusal = refusal
        self.move_number: int | None = None
        self.move = ""
        super().__init__(f"{key}({params or refusal})")

    def at(self, number: int, move: str) -> RecordFault:
        """Say which move it is about, and return the fault itself."""
        self.move_number = number
        self.move = move
        return self

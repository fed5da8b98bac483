# SPDX-License-Identifier: MIT
"""Reads a file of game records piece by piece, for a worker thread.

Every record is replayed once, so that the list can say what was played and which records are
broken; what the replay gave is dropped again, because ten thousand games would fill the memory.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO, Final

from skat_desktop.records.faults import RecordFault
from skat_desktop.records.iss_import import import_record
from skat_desktop.records.sgf import Entry, Record, read_records
from skat_desktop.rules.result import GameResult

PIECE_TIME: Final = 0.02
"""Seconds after which a piece is handed over, so that others get the thread in between."""

_BREATH: Final = 0.0001
"""Seconds of rest after each record: painting asks Python for every card, and would wait for up
to five milliseconds each time while another thread computes without a pause."""


@dataclass(frozen=True, slots=True)
class Row:
    """One game of a file, as far as the list needs it.

    Attributes:
        line: number of the line, from 1.
        record: the record, None where there is none.
        result: how the game ended; None when broken or broken off before a game was declared.
        fault: what is wrong, None for a record that can be replayed.
    """

    line: int
    record: Record | None = None
    result: GameResult | None = None
    fault: RecordFault | None = None

    def text(self, name: str) -> str:
        """Return a property's text, empty where there is none."""
        return "" if self.record is None else self.record.get(name) or ""

    @property
    def names(self) -> tuple[str, str, str]:
        """The players at forehand, middlehand and rearhand; empty where not given."""
        return self.text("P0").strip(), self.text("P1").strip(), self.text("P2").strip()


@dataclass(frozen=True, slots=True)
class Piece:
    """What was read in one go.

    Attributes:
        rows: the games, in the order of the file.
        done: whether the file has ended.
        fault: why the file as a whole holds no games, None when it does.
        error: why the file cannot be read, None when it can.
    """

    rows: tuple[Row, ...] = ()
    done: bool = False
    fault: RecordFault | None = None
    error: OSError | None = None


def row_of(entry: Entry) -> Row:
    """Replay what was found in a file."""
    if entry.fault is not None or entry.record is None:
        return Row(entry.line, entry.record, fault=entry.fault)
    try:
        game = import_record(entry.record)
    except RecordFault as fault:
        return Row(entry.line, entry.record, fault=fault)
    return Row(entry.line, entry.record, game.result)


class RecordReader:
    """Reads one file; :meth:`next_piece` belongs to the worker thread, the rest to any."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._lock = threading.Lock()
        self._stopped = threading.Event()
        self._stream: BinaryIO | None = None
        self._entries: Iterator[Entry] = iter(())

    def next_piece(self) -> Piece:
        """Read on for :data:`PIECE_TIME`; it never raises for what the file is or holds."""
        with self._lock:
            try:
                piece = self._read()
            except OSError as error:
                piece = Piece(done=True, error=error)
        if piece.done or self._stopped.is_set():
            self._close()
        return piece

    def stop(self) -> None:
        """Read no further and let go of the file; it does not wait for a piece that is read."""
        self._stopped.set()
        # Who holds the lock sees the mark afterwards and closes the file himself.
        if self._lock.acquire(blocking=False):
            try:
                self._close()
            finally:
                self._lock.release()

    def _read(self) -> Piece:
        if self._stopped.is_set():
            return Piece(done=True)
        if self._stream is None:
            self._stream = self._path.open("rb")
            self._entries = read_records(self._stream)
        rows: list[Row] = []
        end = time.monotonic() + PIECE_TIME
        for entry in self._entries:
            if entry.fault is not None and entry.fault.key.startswith("file."):
                return Piece(tuple(rows), done=True, fault=entry.fault)
            rows.append(row_of(entry))
            time.sleep(_BREATH)
            if self._stopped.is_set() or time.monotonic() >= end:
                return Piece(tuple(rows))
        return Piece(tuple(rows), done=True)

    def _close(self) -> None:
        if self._stream is not None:
            self._stream.close()

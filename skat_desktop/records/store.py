# SPDX-License-Identifier: MIT
"""The saved games: every series, its deals and their events, kept the moment they happen.

Nothing here waits: each call hands its work to the thread that owns the database and returns a
future, which completes when the transaction is committed. An event may be shown from then on.
Futures complete in that thread, so a callback in a window passes on by a signal.
"""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import Future
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from types import MappingProxyType
from typing import Final

from skat_desktop.records.store_codec import (
    UnreadableRow,
    deal_row,
    event_line,
    parse_deal,
    series_row,
)
from skat_desktop.records.store_open import open_database
from skat_desktop.records.store_read import deal_rows, is_over, read_series, read_unfinished
from skat_desktop.records.store_records import (
    SeriesRecord,
    SeriesStatus,
    StoredDeal,
    StoredSeries,
    UnfinishedSeries,
)
from skat_desktop.records.store_writer import StoreWriter
from skat_desktop.records.trouble import Trouble
from skat_desktop.rules.events import Dealt, Event
from skat_desktop.rules.house import HouseRule

log = logging.getLogger(__name__)

_NO_HOUSE_RULES: Final[Mapping[str, HouseRule]] = MappingProxyType({})


class Store:
    """The database of saved games.

    Wrong use (an event out of order, an unknown series) raises from the future: ``ValueError``
    or ``KeyError``. What the disk refuses does not: it is reported, held, and saved by
    :meth:`retry`.
    """

    def __init__(
        self,
        path: Path | None,
        report: Callable[[Trouble], None],
        *,
        house_rules: Mapping[str, HouseRule] = _NO_HOUSE_RULES,
    ) -> None:
        """Begin to open the database.

        Args:
            path: the file, made when it is missing; None keeps everything in memory.
            report: is told what goes wrong, in the store's thread.
            house_rules: the house rules there are, by id.
        """
        self._path = path
        self._tell = report
        self._house_rules = house_rules
        name = "skat.db" if path is None else path.name
        self._writer = StoreWriter(name, self._open, self._report)

    # Playing

    def start_series(self, record: SeriesRecord) -> Future[int]:
        """Begin a series and return its id."""
        created = datetime.now(UTC).replace(microsecond=0)

        def work(connection: sqlite3.Connection) -> int:
            last = connection.execute("SELECT max(id) FROM series").fetchone()[0]
            series = StoredSeries((last or 0) + 1, record, created, SeriesStatus.RUNNING)
            _put_series(connection, series)
            return series.id

        return self._writer.submit(work, writes=True)

    def append_event(self, series_id: int, number: int, index: int, event: Event) -> Future[None]:
        """Save an event.

        Saving the same event again changes nothing.

        Args:
            series_id: the series.
            number: number of the deal, from 1; the one on the table or the next.
            index: place of the event in its deal, from 0; the dealing is the first.
            event: what is about to be shown.
        """
        line = event_line(event)
        is_dealing = isinstance(event, Dealt)

        def work(connection: sqlite3.Connection) -> None:
            if is_dealing != (index == 0):
                raise ValueError(f"Event {index} cannot be saved: a deal begins with its cards.")
            last = _last_deal(connection, series_id)
            lines, helped = _lines(connection, series_id, number)
            if index < len(lines) and lines[index] == line:
                return
            if index != len(lines):
                raise ValueError(
                    f"Event {index} of deal {number} cannot be saved: {len(lines)} is next."
                )
            if number != (last + 1 if index == 0 else last):
                raise ValueError(f"Deal {number} is not on the table: nothing can be added.")
            if index == 0:
                self._check_running(connection, series_id)
            _put_deal(connection, series_id, number, [*lines, line], helped=helped)

        return self._writer.submit(work, writes=True)

    def mark_helped(self, series_id: int, number: int) -> Future[None]:
        """Mark a deal as played with help."""

        def work(connection: sqlite3.Connection) -> None:
            lines, _ = _lines(connection, series_id, number)
            if not lines:
                raise KeyError((series_id, number))
            _put_deal(connection, series_id, number, lines, helped=True)

        return self._writer.submit(work, writes=True)

    def undo_events(self, series_id: int, number: int, kept: int) -> Future[None]:
        """Take events of a deal back, in practice or where the deal is marked as helped.

        Args:
            series_id: the series.
            number: number of the deal, from 1; the last one of its series.
            kept: how many events stay, at least the dealing.
        """

        def work(connection: sqlite3.Connection) -> None:
            series = read_series(connection, series_id, self._house_rules)
            lines, helped = _lines(connection, series_id, number)
            if not (series.record.practice or helped):
                raise ValueError("Events can be taken back only in practice or in a helped deal.")
            if number != _last_deal(connection, series_id):
                raise ValueError(f"Deal {number} is not on the table: nothing is taken back.")
            if not 1 <= kept <= len(lines):
                raise ValueError(f"{kept} events cannot stay: the deal has {len(lines)}.")
            _put_deal(connection, series_id, number, lines[:kept], helped=helped)

        return self._writer.submit(work, writes=True)

    def finish_series(self, series_id: int) -> Future[None]:
        """Note that a series has been played to its end."""
        return self._set_status(series_id, SeriesStatus.FINISHED)

    def abandon_series(self, series_id: int) -> Future[None]:
        """Note that a series will not be gone on with; its finished deals still count."""
        return self._set_status(series_id, SeriesStatus.ABANDONED)

    # Reading

    def load_unfinished(self) -> Future[tuple[UnfinishedSeries, ...]]:
        """Return the running series with all their deals, the one begun last first."""
        return self._writer.submit(
            lambda connection: read_unfinished(connection, self._house_rules), writes=False
        )

    def load_series(self, series_id: int) -> Future[tuple[StoredDeal, ...]]:
        """Return all deals of a series, the one on the table too."""

        def work(connection: sqlite3.Connection) -> tuple[StoredDeal, ...]:
            series = read_series(connection, series_id, self._house_rules)
            rows = deal_rows(connection, series_id)
            return tuple(parse_deal(row, series) for row in rows)

        return self._writer.submit(work, writes=False)

    def finished_deals(self, *, practice: bool = False) -> Iterator[StoredDeal]:
        """Yield all finished deals, oldest first, for statistics.

        This waits for the store, series by series: it is for a worker thread, never for the one
        of the window. Events may be saved meanwhile.

        Args:
            practice: deals of practice instead of those that count.
        """
        unreadable = 0
        for series_id in self._writer.submit(_series_ids, writes=False).result():
            deals, skipped = self._finished_of(series_id, practice).result()
            yield from deals
            unreadable += skipped
        if unreadable:
            self._report(Trouble("database.unreadable_deals", {"count": unreadable}))

    # Trouble, and the end

    def retry(self) -> Future[bool]:
        """Try again to save what could not be saved.

        Returns:
            Whether everything is saved now; if not, the trouble has been reported again.
        """
        return self._writer.retry()

    def close(self) -> int:
        """Save what is under way and close the file; waits for it.

        Returns:
            The number of changes that could not be saved, 0 when all is well.
        """
        return self._writer.close()

    # In the store's thread

    def _report(self, trouble: Trouble) -> None:
        log.warning("%s", trouble)
        try:
            self._tell(trouble)
        except Exception:
            # Whoever listens must not take the saved games down.
            log.exception("a report failed")

    def _open(self) -> sqlite3.Connection:
        try:
            opened = open_database(self._path, self._house_rules)
            troubles = opened.troubles
        except Exception as error:
            log.exception("the saved games cannot be opened")
            opened = open_database(None, self._house_rules)
            assert self._path is not None
            facts = {"file": self._path.name, "reason": type(error).__name__}
            troubles = (Trouble("database.memory", facts),)
        for trouble in troubles:
            self._report(trouble)
        return opened.connection

    def _check_running(self, connection: sqlite3.Connection, series_id: int) -> None:
        series = read_series(connection, series_id, self._house_rules)
        if series.status is not SeriesStatus.RUNNING:
            raise ValueError(f"Series {series_id} is {series.status}: no deal can be added.")

    def _set_status(self, series_id: int, status: SeriesStatus) -> Future[None]:
        def work(connection: sqlite3.Connection) -> None:
            series = read_series(connection, series_id, self._house_rules)
            _put_series(connection, replace(series, status=status))

        return self._writer.submit(work, writes=True)

    def _finished_of(self, series_id: int, practice: bool) -> Future[tuple[list[StoredDeal], int]]:
        def work(connection: sqlite3.Connection) -> tuple[list[StoredDeal], int]:
            rows = deal_rows(connection, series_id)
            try:
                series = read_series(connection, series_id, self._house_rules)
            except UnreadableRow:
                return [], len(rows)
            if series.record.practice != practice:
                return [], 0
            deals: list[StoredDeal] = []
            skipped = 0
            for position, row in enumerate(rows, start=1):
                try:
                    deal = parse_deal(row, series)
                    # Another deal follows a finished one only; replaying all would take long.
                    if position < len(rows) or is_over(deal):
                        deals.append(deal)
                except UnreadableRow:
                    skipped += 1
            return deals, skipped

        return self._writer.submit(work, writes=False)


def _series_ids(connection: sqlite3.Connection) -> list[int]:
    return [row[0] for row in connection.execute("SELECT id FROM series ORDER BY id")]


def _last_deal(connection: sqlite3.Connection, series_id: int) -> int:
    query = "SELECT max(number) FROM deals WHERE series = ?"
    last: int | None = connection.execute(query, (series_id,)).fetchone()[0]
    return last or 0


def _lines(connection: sqlite3.Connection, series_id: int, number: int) -> tuple[list[str], bool]:
    """Return the lines of a deal's events, none before it was dealt, and its helped mark."""
    query = "SELECT events, helped FROM deals WHERE series = ? AND number = ?"
    row = connection.execute(query, (series_id, number)).fetchone()
    return ([], False) if row is None else (row[0].splitlines(), bool(row[1]))


def _put_deal(
    connection: sqlite3.Connection, series_id: int, number: int, lines: list[str], *, helped: bool
) -> None:
    row = deal_row(series_id, number, lines, helped=helped)
    connection.execute("REPLACE INTO deals VALUES (?, ?, ?, ?, ?)", row)


def _put_series(connection: sqlite3.Connection, series: StoredSeries) -> None:
    row = series_row(series)
    marks = ", ".join("?" * len(row))
    connection.execute(f"REPLACE INTO series VALUES ({marks})", row)

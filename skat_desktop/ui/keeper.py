# SPDX-License-Identifier: MIT
"""The saved games for the window: the store's answers as signals in the window's thread."""

from __future__ import annotations

import logging
from concurrent.futures import Future
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal

from skat_desktop.match.journal import Journal
from skat_desktop.records.store import Store
from skat_desktop.records.store_records import SeriesRecord, UnfinishedSeries
from skat_desktop.records.trouble import Trouble

log = logging.getLogger(__name__)


class Keeper(QObject):
    """Keeps series: begins them, goes on with them, and passes troubles on.

    Signals:
        started(int, SeriesRecord): a series has its id in the store.
        unfinished(tuple): the running series, the one begun last first.
        trouble(Trouble): something went wrong with a file.
    """

    started = Signal(int, object)
    unfinished = Signal(object)
    trouble = Signal(object)
    _told = Signal(object)

    def __init__(self, database: Path | None, parent: QObject | None = None) -> None:
        """Open the saved games.

        Args:
            database: the file; None keeps everything in memory.
            parent: Qt parent.
        """
        super().__init__(parent)
        # By way of this thread's events: the store may have something to tell before anybody
        # has connected, and it must not be lost.
        self._told.connect(self._pass_on)
        self.store = Store(database, self._told.emit)

    def _pass_on(self, trouble: Trouble) -> None:
        self.trouble.emit(trouble)

    def start(self, record: SeriesRecord) -> None:
        """Begin a series; :attr:`started` follows."""

        def done(future: Future[int]) -> None:
            if _is_well(future):
                self.started.emit(future.result(), record)

        self.store.start_series(record).add_done_callback(done)

    def look_for_unfinished(self) -> None:
        """Ask for the series to go on with; :attr:`unfinished` follows."""

        def done(future: Future[tuple[UnfinishedSeries, ...]]) -> None:
            if _is_well(future):
                self.unfinished.emit(future.result())

        self.store.load_unfinished().add_done_callback(done)

    def journal(self, series_id: int, parent: QObject) -> Journal:
        """Return where a match writes its events down."""
        return Journal(self.store, series_id, parent)

    def finish(self, series_id: int) -> None:
        """Note that a series was played to its end."""
        self.store.finish_series(series_id).add_done_callback(_is_well)

    def abandon(self, series_id: int) -> None:
        """Note that a series will not be gone on with."""
        self.store.abandon_series(series_id).add_done_callback(_is_well)

    def retry(self) -> None:
        """Try again to save what could not be saved."""
        self.store.retry().add_done_callback(_is_well)

    def close(self) -> None:
        """Save what is under way and close the file."""
        self.store.close()


def _is_well(future: Future[Any]) -> bool:
    if future.cancelled():
        return False
    error = future.exception()
    if error is not None:
        log.error("the store failed", exc_info=error)
    return error is None

# SPDX-License-Identifier: MIT
"""Between a match and the saved games: an event happens when it is saved, not before."""

from __future__ import annotations

import logging
from concurrent.futures import Future
from functools import partial

from PySide6.QtCore import QObject, Signal

from skat_desktop.records.store import Store
from skat_desktop.rules.events import Event

log = logging.getLogger(__name__)


class Journal(QObject):
    """Writes a series into the store.

    Signals:
        saved(int, int): number of the deal and place of its last event that is safe now, after
            an event was saved or others were taken back. The store completes in a thread of its
            own; connected to a QObject of the window, the signal arrives there.
    """

    saved = Signal(int, int)

    def __init__(self, store: Store, series_id: int, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = store
        self.series_id = series_id

    def save(self, number: int, index: int, event: Event) -> None:
        """Save an event."""
        future = self._store.append_event(self.series_id, number, index, event)
        future.add_done_callback(partial(self._done, number, index))

    def take_back(self, number: int, kept: int) -> None:
        """Take events of a practice back, all but the first ``kept``."""
        future = self._store.undo_events(self.series_id, number, kept)
        future.add_done_callback(partial(self._done, number, kept - 1))

    def _done(self, number: int, index: int, future: Future[None]) -> None:
        _complain(future)
        # Also after a failure that is no matter of the disk: the game goes on, the log knows.
        try:
            self.saved.emit(number, index)
        except RuntimeError:
            # The match has left the table meanwhile, and this went with it: nobody waits any more.
            log.debug("event %d of deal %d was saved after its match had gone", index, number)


def _complain(future: Future[None]) -> None:
    if future.cancelled():
        return
    error = future.exception()
    if error is not None:
        log.error("a change was not saved", exc_info=error)

# SPDX-License-Identifier: MIT
"""Reads the statistics off the thread of the window: each deal is replayed once."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from skat_desktop.match.worker import Answer, Worker
from skat_desktop.records.statistics import Statistics, statistics_of
from skat_desktop.records.statistics_deals import ReplayedResults, deals_of
from skat_desktop.records.store import Store


class StatisticsReader(QObject):
    """Reads on demand; only the answer to the last demand counts.

    Signals:
        ready(Statistics): the figures.
        failed(str): they could not be read; details for a report.
    """

    ready = Signal(object)
    failed = Signal(str)

    def __init__(self, store: Store, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = store
        # A thread of its own: computers think in theirs.
        self._worker = Worker(self)
        self._worker.answered.connect(self._on_answer)
        self._wanted = 0
        self._replayed = ReplayedResults()

    def read(self) -> None:
        """Begin to read."""
        store, replayed = self._store, self._replayed
        self._wanted = self._worker.submit(
            lambda: statistics_of(deals_of(store.finished_deals(), replayed))
        )

    def close(self) -> None:
        """Wait for what is being read; call it before the store is closed."""
        self._worker.shut_down()

    def _on_answer(self, answer: Answer) -> None:
        if answer.job_id != self._wanted:
            return
        if isinstance(answer.value, Statistics):
            self.ready.emit(answer.value)
        else:
            self.failed.emit(answer.error)

# SPDX-License-Identifier: MIT
"""The one thread in which computers think.

Contract: the GUI thread hands over a job, a function of nothing that works on copied, frozen
data, with an id; the thread runs one job at a time and answers by a signal that is delivered in
the GUI thread. An answer to an id that nobody waits for any more is dropped by the receiver. An
exception in a job is an answer too; it never ends the thread.
"""

from __future__ import annotations

import logging
import traceback
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QObject, QThread, QTimer, Signal, Slot

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Answer:
    """What came of a job.

    Attributes:
        job_id: id the job was handed over with.
        value: what the function returned, None when it failed.
        error: the traceback of a failure, empty otherwise.
    """

    job_id: int
    value: object
    error: str = ""


class _Runner(QObject):
    """Lives in the thread and runs what it is sent."""

    finished = Signal(object)

    @Slot(int, object)
    def run(self, job_id: int, function: Callable[[], object]) -> None:
        """Run a job and answer."""
        try:
            answer = Answer(job_id, function())
        except Exception:
            answer = Answer(job_id, None, traceback.format_exc())
            log.exception("job %d failed", job_id)
        self.finished.emit(answer)


class Worker(QObject):
    """Owner of the thread.

    Signals:
        answered(Answer): a job is done; delivered in the thread of the owner.
    """

    answered = Signal(object)
    _handed_over = Signal(int, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thread = QThread(self)
        self._thread.setObjectName("computers")
        self._runner = _Runner()
        self._runner.moveToThread(self._thread)
        self._handed_over.connect(self._runner.run)
        self._runner.finished.connect(self.answered)
        self._last_id = 0
        self._waiting: list[tuple[int, Callable[[], object]]] = []
        # Both threads need the interpreter. What has just happened is painted first, for a
        # timer of no time fires when nothing else is left to do.
        self._painted = QTimer(self)
        self._painted.setSingleShot(True)
        self._painted.setInterval(0)
        self._painted.timeout.connect(self._hand_over)
        self._thread.start()

    def submit(self, function: Callable[[], object]) -> int:
        """Hand a job over and return its id; it begins when the window has been painted."""
        self._last_id += 1
        self._waiting.append((self._last_id, function))
        self._painted.start()
        return self._last_id

    def _hand_over(self) -> None:
        waiting, self._waiting = self._waiting, []
        for job_id, function in waiting:
            self._handed_over.emit(job_id, function)

    def shut_down(self) -> None:
        """End the thread after the running job; wait for it. What has not begun never does."""
        self._painted.stop()
        self._thread.quit()
        self._thread.wait()

# SPDX-License-Identifier: MIT
"""Somebody who plays the user's place of the real window as fast as the table allows.

The thinking happens where computers think, in the window's worker, so that it loads the window
as much as theirs, and no more.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from skat_desktop.ai.player import Decision, StopFlag
from skat_desktop.ai.registry import make_player
from skat_desktop.match.match import Match
from skat_desktop.match.worker import Answer
from skat_desktop.ui.desk import STAND_IN
from skat_desktop.ui.main_window import MainWindow

_LOOK_MS = 1


class TableDriver(QObject):
    """Plays series.

    Attributes:
        window: whose user is played.

    Signals:
        happened(Event): an event of the deal on the table.
        series_over(): a series has been played to its end and left.
    """

    happened = Signal(object)
    series_over = Signal()

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.window = window
        self._player = make_player(STAND_IN)
        self._job: int | None = None
        self._watch = QTimer(self)
        self._watch.timeout.connect(self._look)
        window.desk.match_ready.connect(self._on_match)
        window.desk.worker.answered.connect(self._on_answer)
        window.page.series_over.connect(self._on_over)

    def begin(self) -> None:
        """Begin a series as the user does."""
        self.window.play()

    def _on_match(self, match: Match) -> None:
        match.happened.connect(self.happened)
        self._watch.start(_LOOK_MS)

    def _on_over(self) -> None:
        self._watch.stop()
        self.series_over.emit()

    def _look(self) -> None:
        """Act when it is the user's turn and nothing moves."""
        match, page = self.window.match, self.window.page
        if match is None or self._job is not None or not page.table.is_settled():
            return
        if page.result.isVisible():
            page.next_deal()
        elif match.in_deal and not match.busy and match.view().my_turn:
            view, player = match.view(), self._player
            self._job = self.window.desk.worker.submit(lambda: player.decide(view, StopFlag()))

    def _on_answer(self, answer: Answer) -> None:
        if answer.job_id != self._job:
            return
        self._job = None
        if not isinstance(answer.value, Decision):
            raise RuntimeError(answer.error)
        if self.window.match is not None:
            self.window.match.propose(answer.value.action)

# SPDX-License-Identifier: MIT
"""Times the frames of a window while cards move on its table."""

from __future__ import annotations

import time

from PySide6.QtCore import QEvent, QObject

from skat_desktop.ui.main_window import MainWindow


class FrameClock(QObject):
    """Takes the time of each frame: all that the window paints at one go, until it is handed over.

    Attributes:
        taken: milliseconds of each frame while something moved.
    """

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.taken: list[float] = []
        self._window = window
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # Qt paints everything that has changed when this event reaches the window.
        if event.type() != QEvent.Type.UpdateRequest:
            return False
        moving = not self._window.page.table.is_settled()
        before = time.perf_counter()
        self._window.event(event)
        if moving:
            self.taken.append((time.perf_counter() - before) * 1000)
        return True

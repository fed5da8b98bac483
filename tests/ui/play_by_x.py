# SPDX-License-Identifier: MIT
"""A process that opens the window on a real display and plays a deal there with a real pointer.

Argument: the data folder. Each action is done by ``xdotool``, which moves the pointer of the
display: what arrives in the window has come all the way. Tells what came of it in the last line.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

os.environ["QT_QPA_PLATFORM"] = "xcb"

from PySide6.QtCore import QElapsedTimer, QEvent, QEventLoop, QObject, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from skat_desktop.ai.player import StopFlag
from skat_desktop.ai.registry import make_player
from skat_desktop.app import build_application, build_window
from skat_desktop.i18n.languages import Language
from skat_desktop.records.settings import Settings
from skat_desktop.ui.autoplay import MouseHands, WidgetUser

PATIENCE_MS = 10_000
STEPS = 8


class RealMouse(QObject):
    """The pointer of the display.

    Attributes:
        drags: how often something was dragged.
        came: events of a mouse that came from the display.
    """

    def __init__(self, app):
        super().__init__(app)
        self.drags = 0
        self.came = 0
        app.installEventFilter(self)

    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.MouseButtonRelease and event.spontaneous():
            self.came += isinstance(watched, QWidget)
        return False

    def click(self, widget, point=None):
        at = widget.mapToGlobal(widget.rect().center() if point is None else point)
        self._do(["mousemove", at.x(), at.y(), "mousedown", 1, "mouseup", 1])

    def drag(self, widget, start, end):
        self.drags += 1
        begin, goal = widget.mapToGlobal(start), widget.mapToGlobal(end)
        words = ["mousemove", begin.x(), begin.y(), "mousedown", 1]
        for step in range(1, STEPS + 1):
            at = begin + (goal - begin) * step / STEPS
            words += ["mousemove", at.x(), at.y()]
        self._do([*words, "mouseup", 1])

    def _do(self, words):
        before = self.came
        subprocess.run(["xdotool", *map(str, words)], check=True, timeout=10)
        clock = QElapsedTimer()
        clock.start()
        while self.came == before:
            QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)
            if clock.elapsed() > PATIENCE_MS:
                raise RuntimeError(f"nothing came of {words}")


def main():
    app = build_application()
    window = build_window(
        app,
        Settings(deals=3, strengths=("rulebased",) * 5),
        language=Language.GERMAN,
        database=Path(sys.argv[1]) / "skat.db",
        pace=0.1,
        seed=11,
    )
    window.resize(1100, 760)
    window.show()
    mouse = RealMouse(app)
    player = make_player("rulebased")
    user = WidgetUser(
        window,
        lambda view: player.decide(view, StopFlag()).action,
        MouseHands(window, mouse),
        deals=1,
    )
    ticker = QTimer(window)
    ticker.setSingleShot(True)
    ticker.setInterval(20)

    def step():
        user.step()
        if not user.done:
            ticker.start()

    ticker.timeout.connect(step)
    window.desk.match_ready.connect(lambda match, events: ticker.start())
    QTimer.singleShot(300, app, lambda: mouse.click(window.start.play_button))

    def tell():
        match = window.match
        assert match is not None
        results = match.series.results
        print(f"results={len(results)} drags={mouse.drags} came={mouse.came}", flush=True)
        app.quit()

    user.finished.connect(tell)
    app.exec()


main()

# SPDX-License-Identifier: MIT
"""An empty PySide6 window: the least that any program of its kind needs to start.

Run as a script, so that nothing of the program is loaded.
"""

from __future__ import annotations

import sys

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QMainWindow


class PaintWatch(QObject):
    """Notes when a main window has been painted for the first time.

    Attributes:
        painted: whether that has happened.
    """

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self.painted = False
        self._app = app
        app.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: D102, N802 - Qt's
        if event.type() is QEvent.Type.Paint and isinstance(watched, QMainWindow):
            self.painted = True
            self._app.removeEventFilter(self)
        return False


def main() -> int:
    """Open the window, say ``idle`` when it is painted and waits for the user, end."""
    from PySide6.QtCore import QAbstractEventDispatcher

    app = QApplication(sys.argv[:1])
    if sys.platform.startswith("linux"):
        app.setStyle("Fusion")
    watch = PaintWatch(app)
    window = QMainWindow()
    window.resize(1280, 800)
    window.show()

    def waiting() -> None:
        if watch.painted:
            print("idle", flush=True)
            app.quit()

    QAbstractEventDispatcher.instance().aboutToBlock.connect(waiting)
    return app.exec()


if __name__ == "__main__":
    sys.exit(main())

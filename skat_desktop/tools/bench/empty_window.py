# SPDX-License-Identifier: MIT
"""An empty PySide6 window: the least that any program of its kind needs to start.

Run as a script, so that nothing of the program is loaded.
"""

from __future__ import annotations

import sys


def main() -> int:
    """Open the window, say ``idle`` when it waits for the user, end."""
    from PySide6.QtCore import QAbstractEventDispatcher
    from PySide6.QtWidgets import QApplication, QMainWindow

    app = QApplication(sys.argv[:1])
    if sys.platform.startswith("linux"):
        app.setStyle("Fusion")
    window = QMainWindow()
    window.resize(1280, 800)
    window.show()

    def waiting() -> None:
        print("idle", flush=True)
        app.quit()

    QAbstractEventDispatcher.instance().aboutToBlock.connect(waiting)
    return app.exec()


if __name__ == "__main__":
    sys.exit(main())

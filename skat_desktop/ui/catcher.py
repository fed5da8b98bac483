# SPDX-License-Identifier: MIT
"""What happens when something unexpected does: it is written down, and shown once."""

from __future__ import annotations

import logging
import sys
import threading
from types import TracebackType

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtWidgets import QWidget

from skat_desktop.records.crash import report_text, write_report
from skat_desktop.ui.keeping import Keeping

log = logging.getLogger(__name__)


class ExceptionCatcher(QObject):
    """Catches what nobody has caught, in any thread, and shows it once."""

    _caught = Signal(object)

    def __init__(self, window: QWidget, keeping: Keeping) -> None:
        super().__init__(window)
        self._window = window
        self._keeping = keeping
        self._shown = False
        self._hooks = sys.excepthook, threading.excepthook
        # A signal, because an exception of another thread must be shown in the window's.
        self._caught.connect(self._show)
        sys.excepthook = self._on_exception
        threading.excepthook = lambda args: self._take(args.exc_value)

    def stop(self) -> None:
        """Let exceptions go where they went before."""
        sys.excepthook, threading.excepthook = self._hooks

    def _on_exception(
        self,
        kind: type[BaseException],
        error: BaseException,
        trace: TracebackType | None,
    ) -> None:
        if issubclass(kind, KeyboardInterrupt):
            QCoreApplication.quit()
            return
        del trace
        self._take(error)

    def _take(self, error: BaseException | None) -> None:
        if error is None:
            return
        log.error("not caught", exc_info=error)
        self._caught.emit(error)

    def _show(self, error: BaseException) -> None:
        if self._shown:
            return
        self._shown = True
        report = report_text(error, self._keeping.logging.last_lines.text)
        file = None
        if self._keeping.folder.writable:
            file = write_report(self._keeping.folder.path, report)
        # A dialog and its parts take their time to load: not at each start.
        from skat_desktop.ui.crash_box import CrashBox

        box = CrashBox(report, None if file is None else file.name, self._window)
        box.finished.connect(self._on_closed)
        box.open()

    def _on_closed(self) -> None:
        self._shown = False

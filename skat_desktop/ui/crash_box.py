# SPDX-License-Identifier: MIT
"""What happens when something unexpected does: one dialog with a report to copy."""

from __future__ import annotations

import logging
import sys
import threading
from types import TracebackType

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QDialogButtonBox,
    QLabel,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from skat_desktop.records.crash import report_text, write_report
from skat_desktop.ui.keeping import Keeping

log = logging.getLogger(__name__)

translate = QCoreApplication.translate


class CrashBox(QDialog):
    """Shows a report and lets the user copy it."""

    def __init__(self, report: str, file: str | None, parent: QWidget) -> None:
        """Build the dialog.

        Args:
            report: the text to copy.
            file: name of the file that holds it too, None when it could not be written.
            parent: the window.
        """
        super().__init__(parent)
        self.setObjectName("crash_box")
        self.setWindowTitle(translate("Crash", "Something unexpected happened"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        text = translate(
            "Crash", "Your game is saved up to the last card. You can go on, or start again."
        )
        if file is not None:
            text += "\n" + translate("Crash", "The report is in the data folder: {file}").format(
                file=file
            )
        label = QLabel(text)
        label.setWordWrap(True)
        self.report = QPlainTextEdit(report)
        self.report.setReadOnly(True)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        copy = buttons.addButton(
            translate("Crash", "Copy report"), QDialogButtonBox.ButtonRole.ActionRole
        )
        copy.clicked.connect(lambda: QApplication.clipboard().setText(report))
        buttons.rejected.connect(self.reject)
        lines = QVBoxLayout(self)
        lines.addWidget(label)
        lines.addWidget(self.report, 1)
        lines.addWidget(buttons)
        self.resize(640, 420)


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
            QApplication.quit()
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
        box = CrashBox(report, None if file is None else file.name, self._window)
        box.finished.connect(self._on_closed)
        box.open()

    def _on_closed(self) -> None:
        self._shown = False

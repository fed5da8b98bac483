# SPDX-License-Identifier: MIT
"""The dialog with the report of something unexpected."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QDialogButtonBox,
    QLabel,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

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

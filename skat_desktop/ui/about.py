# SPDX-License-Identifier: MIT
"""The About dialog: what this is, what it runs on, and the licences of all its parts."""

from __future__ import annotations

import platform
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import PySide6
from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, qVersion
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QFontDatabase, QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from skat_desktop import __version__
from skat_desktop.ai.solver.solve import COMPILED
from skat_desktop.paths import resource_path
from skat_desktop.ui.theme import GRID

translate = QCoreApplication.translate

_ICON: Final = 64
_SIZE: Final = QSize(780, 520)


@dataclass(frozen=True, slots=True)
class Part:
    """A part of the program that somebody holds the rights in.

    Attributes:
        name: how it is called.
        licence: short name of its licence.
        files: names in ``resources/licenses``, read one after the other.
        note: makes a sentence about how the program uses it.
    """

    name: str
    licence: str
    files: tuple[str, ...]
    note: Callable[[], str]

    def text(self) -> str:
        """Return the licence, word for word.

        Raises:
            OSError: the program's data files are incomplete.
        """
        texts = (
            resource_path("licenses", name).read_text(encoding="utf-8").strip("\n")
            for name in self.files
        )
        return "\n\n\n".join(texts)


PARTS: Final = (
    Part(
        "Skat Desktop",
        "MIT · CC0 1.0",
        ("skat-desktop.txt",),
        lambda: translate("About", "Program: MIT licence. Cards and icons: CC0."),
    ),
    Part(
        "Qt · PySide6 · shiboken6",
        "LGPL 3",
        # The LGPL adds to the GPL, and cannot be read without it.
        ("lgpl-3.txt", "gpl-3.txt"),
        lambda: translate(
            "About", "Used unchanged. You may replace these libraries with your own version."
        ),
    ),
    Part("Python", "PSF", ("python.txt",), lambda: translate("About", "Runs the program.")),
    Part(
        "platformdirs",
        "MIT",
        ("platformdirs.txt",),
        lambda: translate("About", "Finds the folders for your settings and games."),
    ),
    Part(
        "tomli-w",
        "MIT",
        ("tomli-w.txt",),
        lambda: translate("About", "Writes the settings."),
    ),
    Part(
        "Cython",
        "Apache 2.0",
        ("apache-2.0.txt",),
        lambda: translate("About", "Only used to build the program."),
    ),
)
"""Everything whose licence is to be shown."""


def system_information() -> str:
    """Return what helps with a problem, in English; nothing in it tells who the user is."""
    screens = ", ".join(
        f"{screen.size().width()}×{screen.size().height()} at {screen.devicePixelRatio():g}"
        for screen in QGuiApplication.screens()
    )
    return "\n".join(
        (
            f"Skat Desktop {__version__}",
            f"Python {platform.python_version()}",
            f"Qt {qVersion()}, PySide6 {PySide6.__version__}",
            f"Solver: {'compiled' if COMPILED else 'Python twin'}",
            f"System: {platform.platform()}",
            f"Windows by: {QGuiApplication.platformName()}",
            f"Screens: {screens}",
        )
    )


class AboutDialog(QDialog):
    """Says what the program is and shows the licences, chosen on the left, read on the right."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("about_dialog")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        icon = QLabel()
        icon.setPixmap(parent.windowIcon().pixmap(QSize(_ICON, _ICON), self.devicePixelRatioF()))
        name = QLabel("Skat Desktop")
        font = name.font()
        font.setPointSizeF(font.pointSizeF() * 1.6)
        font.setBold(True)
        name.setFont(font)
        self.version = QLabel()
        self.sentence = QLabel()
        self.runs = QLabel()
        for label in (self.sentence, self.runs):
            label.setWordWrap(True)
        head = QGridLayout()
        head.setHorizontalSpacing(2 * GRID)
        head.setColumnStretch(1, 1)
        head.addWidget(icon, 0, 0, 4, 1, Qt.AlignmentFlag.AlignTop)
        for row, label in enumerate((name, self.version, self.sentence, self.runs)):
            head.addWidget(label, row, 1)

        self.heading = QLabel()
        self.parts = QListWidget()
        self.parts.setObjectName("parts")
        self.heading.setBuddy(self.parts)
        self.parts.setSpacing(GRID // 2)
        for part in PARTS:
            self.parts.addItem(QListWidgetItem(f"{part.name}\n{part.licence}"))
        self.parts.setFixedWidth(
            self.parts.sizeHintForColumn(0) + 2 * self.parts.frameWidth() + 2 * GRID
        )
        self.note = QLabel()
        self.note.setWordWrap(True)
        self.text = QPlainTextEdit()
        self.text.setObjectName("licence")
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        self.text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.text.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        right = QVBoxLayout()
        right.addWidget(self.note)
        right.addWidget(self.text, 1)
        licences = QHBoxLayout()
        licences.addWidget(self.parts)
        licences.addLayout(right, 1)

        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.copy = self.buttons.addButton("", QDialogButtonBox.ButtonRole.ActionRole)
        self.copy.setObjectName("copy_system")
        self.copy.setAutoDefault(False)
        self.copy.clicked.connect(self._copy)
        self.buttons.rejected.connect(self.reject)
        lines = QVBoxLayout(self)
        lines.setSpacing(GRID)
        lines.addLayout(head)
        lines.addSpacing(GRID)
        lines.addWidget(self.heading)
        lines.addLayout(licences, 1)
        lines.addWidget(self.buttons)
        self._retranslate()
        self.parts.currentRowChanged.connect(self._show_part)
        self.parts.setCurrentRow(0)
        self.resize(_SIZE)

    def _retranslate(self) -> None:
        self.setWindowTitle(translate("About", "About Skat Desktop"))
        self.version.setText(translate("About", "Version {version}").format(version=__version__))
        self.sentence.setText(
            translate("About", "Play and learn Skat. Nothing leaves your computer.")
        )
        solver = (
            translate("About", "solver compiled")
            if COMPILED
            else translate("About", "solver in Python, slower")
        )
        self.runs.setText(
            f"Python {platform.python_version()} · Qt {qVersion()} · "
            f"PySide6 {PySide6.__version__} · {solver}"
        )
        self.heading.setText(translate("About", "&Licences:"))
        self.copy.setText(translate("About", "&Copy system information"))
        self.text.setAccessibleName(translate("About", "Text of the licence"))
        self._show_note()

    def _show_note(self) -> None:
        row = self.parts.currentRow()
        self.note.setText(PARTS[row].note() if row >= 0 else "")

    def _show_part(self, row: int) -> None:
        try:
            text = PARTS[row].text()
        except OSError as error:
            text = translate(
                "About", "The licence could not be read. Install the program again.\n\n{details}"
            ).format(details=error)
        self.text.setPlainText(text)
        self._show_note()

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(system_information())
        done = translate("About", "Copied", "button, after it was pressed")
        self.copy.setText(done)
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self.copy, done))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

# SPDX-License-Identifier: MIT
"""A page of the settings dialog: headings and fields, one below the other."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from skat_desktop.records.settings import Settings
from skat_desktop.ui.settings_parts.field import Field, Look, Text
from skat_desktop.ui.theme import GRID


@dataclass(frozen=True, slots=True)
class Section:
    """Some fields that belong together.

    Attributes:
        fields: the fields from top to bottom.
        heading: the words above them, or None.
    """

    fields: Sequence[Field]
    heading: Text | None = None


@dataclass(frozen=True, slots=True)
class PageSpec:
    """What a page holds.

    Attributes:
        id: name of the page in the program.
        title: name of the page in the dialog, with its mnemonic.
        sections: makes the fields.
    """

    id: str
    title: Text
    sections: Callable[[], Sequence[Section]]


class Page(QScrollArea):
    """Fields that are shown together; it scrolls where the window is too small for them.

    Signals:
        edited(Field): the user has changed a field.
    """

    edited = Signal(object)

    def __init__(self, spec: PageSpec) -> None:
        super().__init__()
        self.id = spec.id
        self.setObjectName(f"page_{spec.id}")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # Tab goes to the fields, and the page scrolls after it.
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.fields: list[Field] = []
        self._headings: list[tuple[QLabel, Text]] = []
        self._inside = QWidget()
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(2 * GRID)
        self._grid.setVerticalSpacing(GRID)
        self._grid.setColumnStretch(1, 1)
        for section in spec.sections():
            self._add(section)
        lines = QVBoxLayout(self._inside)
        lines.setContentsMargins(3 * GRID, 2 * GRID, 3 * GRID, GRID)
        lines.addLayout(self._grid)
        lines.addStretch(1)
        self.setWidget(self._inside)

    def _add(self, section: Section) -> None:
        if section.heading is not None:
            heading = QLabel(self._inside)
            font = heading.font()
            font.setBold(True)
            heading.setFont(font)
            if self.fields:
                heading.setContentsMargins(0, GRID, 0, 0)
            self._headings.append((heading, section.heading))
            self._grid.addWidget(heading, self._grid.rowCount(), 0, 1, 2)
        for field in section.fields:
            self.fields.append(field)
            field.edited.connect(lambda field=field: self.edited.emit(field))
            field.make_labels(self._inside)
            self._place(field)

    def _place(self, field: Field) -> None:
        grid = self._grid
        row = grid.rowCount()
        beside = field.label is not None and not field.above
        if field.label is not None:
            grid.addWidget(field.label, row, 0, 1, 1 if beside else 2)
            row += not beside
        if beside:
            # Aligned, so that the column may be wider than a control is.
            grid.addWidget(field.widget, row, 1, Qt.AlignmentFlag.AlignLeft)
        else:
            grid.addWidget(field.widget, row, 0, 1, 2)
        if field.note is not None:
            if beside:
                grid.addWidget(field.note, row + 1, 1)
            else:
                grid.addWidget(field.note, row + 1, 0, 1, 2)

    def show_look(self, look: Look) -> None:
        """Show values, words and pictures of the moment."""
        for heading, text in self._headings:
            heading.setText(text(look.vocabulary))
        for field in self.fields:
            field.show_look(look)

    def reset(self, settings: Settings) -> Settings:
        """Return the settings with the defaults of this page."""
        for field in self.fields:
            settings = field.reset(settings)
        return settings

    def sizeHint(self) -> QSize:
        # A scroll area asks for a part of what it holds.
        wanted = self._inside.sizeHint()
        return wanted + QSize(self.verticalScrollBar().sizeHint().width(), 0)

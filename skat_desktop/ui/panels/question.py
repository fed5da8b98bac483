# SPDX-License-Identifier: MIT
"""A sheet with one question and two answers: skat or Hand, agree or not."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from skat_desktop.ui.access.spoken import show_text
from skat_desktop.ui.panels.sheet import MARGIN, Sheet, make_button, make_label
from skat_desktop.ui.theme import GRID, Theme


class QuestionPanel(Sheet):
    """Asks something.

    Signals:
        first(): the primary answer.
        second(): the other one.
    """

    first = Signal()
    second = Signal()

    def __init__(self, theme: Theme, parent: QWidget, name: str) -> None:
        super().__init__(theme, parent)
        self.title = make_label(scale=1.3, bold=True)
        self.text = make_label(quiet=True, wrap=True)
        self.text.setMinimumWidth(300)
        self.first_button = make_button(primary=True, name=f"{name}_first")
        self.second_button = make_button(name=f"{name}_second")
        self.first_button.clicked.connect(self.first)
        self.second_button.clicked.connect(self.second)
        buttons = QHBoxLayout()
        buttons.setSpacing(GRID)
        buttons.addWidget(self.first_button, 1)
        buttons.addWidget(self.second_button, 1)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        lines.setSpacing(GRID)
        lines.addWidget(self.title)
        lines.addWidget(self.text)
        lines.addSpacing(GRID)
        lines.addLayout(buttons)

    def ask(self, title: str, text: str, first: str, second: str) -> None:
        """Show a question with the words of its answers."""
        self.title.setText(title)
        self.setAccessibleName(title)
        show_text(self.text, text)
        self.text.setVisible(bool(text))
        self.first_button.setText(first)
        self.second_button.setText(second)

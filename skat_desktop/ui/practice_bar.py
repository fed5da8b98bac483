# SPDX-License-Identifier: MIT
"""The bar above the table that says this is practice, and leads back, forth and out of it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QSizePolicy, QWidget

from skat_desktop.match.match import Match
from skat_desktop.ui.panels.sheet import make_label
from skat_desktop.ui.theme import GRID, Theme

translate = QCoreApplication.translate


class PracticeBar(QFrame):
    """Says that nothing counts.

    Signals:
        undo_wanted(): back to the user's last decision.
        redo_wanted(): forth again.
        left(): the practice is to end.
    """

    undo_wanted = Signal()
    redo_wanted = Signal()
    left = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("practice_bar")
        self.title = make_label(bold=True)
        self.note = make_label(quiet=True)
        self.note.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.undo_button = self._button("practice_undo")
        self.undo_button.clicked.connect(self.undo_wanted)
        self.redo_button = self._button("practice_redo")
        self.redo_button.clicked.connect(self.redo_wanted)
        self.end_button = self._button("practice_end")
        self.end_button.clicked.connect(self.left)
        row = QHBoxLayout(self)
        row.setContentsMargins(2 * GRID, GRID // 2, 2 * GRID, GRID // 2)
        row.setSpacing(GRID)
        row.addWidget(self.title)
        row.addWidget(self.note, 1)
        row.addWidget(self.undo_button)
        row.addWidget(self.redo_button)
        row.addWidget(self.end_button)
        self.retranslate()
        self.set_theme(theme)
        self.hide()

    def _button(self, name: str) -> QPushButton:
        button = QPushButton()
        button.setObjectName(name)
        button.setAutoDefault(False)
        return button

    def show_match(self, match: Match) -> None:
        """Offer what is possible now."""
        self.undo_button.setEnabled(match.can_undo)
        self.redo_button.setEnabled(match.can_redo)

    def retranslate(self) -> None:
        """Take the words from the current language."""
        self.title.setText(translate("Practice", "Practice", "mark on the table"))
        self.note.setText(translate("Practice", "Nothing counts here."))
        self.undo_button.setText(translate("Practice", "Undo", "button"))
        self.redo_button.setText(translate("Practice", "Redo", "button"))
        self.end_button.setText(translate("Practice", "End practice", "button"))
        self.setAccessibleName(self.title.text())
        self.setAccessibleDescription(self.note.text())

    def set_theme(self, theme: Theme) -> None:
        """Take on the colours of a theme."""
        paper, ink, soft, sunk = (
            colour.name() for colour in (theme.paper, theme.ink, theme.soft, theme.sunk)
        )
        rule, accent = theme.rule.name(), theme.accent.name()
        self.setStyleSheet(
            f"""
            #practice_bar {{ background: {paper}; border-bottom: 2px solid {accent}; }}
            #practice_bar QLabel {{ color: {ink}; background: transparent; }}
            #practice_bar QLabel[quiet="true"] {{ color: {soft}; }}
            #practice_bar QPushButton {{
                color: {ink}; background: {sunk}; border: 1px solid {rule};
                border-radius: 6px; padding: 4px 12px;
            }}
            #practice_bar QPushButton:focus {{ border: 2px solid {accent}; padding: 3px 11px; }}
            #practice_bar QPushButton:disabled {{ color: {soft}; background: {paper}; }}
            """
        )

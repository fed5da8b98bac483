# SPDX-License-Identifier: MIT
"""The sheet over the table that explains how a game of a record ended."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from skat_desktop.ui.access.spoken import show_text
from skat_desktop.ui.panels.label_grid import LabelGrid
from skat_desktop.ui.panels.sheet import MARGIN, Sheet, make_label
from skat_desktop.ui.records.moments import OpenedGame
from skat_desktop.ui.records.sentences import difference_note, result_sentence
from skat_desktop.ui.theme import GRID, Theme
from skat_desktop.ui.words import Words

_RIGHT = Qt.AlignmentFlag.AlignRight


class RecordResult(Sheet):
    """Title, reason, score and its computation; no list, for there is no series."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self.title = make_label(scale=1.2, bold=True, wrap=True)
        self.score = make_label(scale=1.4, bold=True, align=_RIGHT)
        self.sentence = make_label(quiet=True, wrap=True)
        self.note = make_label(wrap=True)
        self._value = LabelGrid()
        self._value.setVerticalSpacing(1)
        self._value.setHorizontalSpacing(2 * GRID)
        self._value.setColumnStretch(0, 1)
        head = QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(self.score)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(MARGIN, GRID, MARGIN, GRID)
        lines.setSpacing(GRID // 2)
        lines.addLayout(head)
        lines.addWidget(self.sentence)
        lines.addLayout(self._value)
        lines.addWidget(self.note)
        self.setMinimumWidth(280)

    def show_result(self, opened: OpenedGame, title: str, words: Words, room: int) -> None:
        """Explain a result.

        Args:
            opened: the game.
            title: what was played and how it ended.
            words: the words, with the names of this game's seats.
            room: height in pixels; in too little of it the computation is left out.
        """
        result = opened.game.result
        valuation = None if result is None else result.valuation
        self.title.setText(title)
        self.score.setText("" if valuation is None else words.signed(valuation.value))
        self.score.setProperty(
            "tone", "" if valuation is None else "good" if valuation.won else "bad"
        )
        self.score.style().unpolish(self.score)
        self.score.style().polish(self.score)
        show_text(self.sentence, result_sentence(opened, words))
        show_text(self.note, difference_note(opened, words))
        self.note.setVisible(bool(self.note.text()))
        self._value.begin()
        lines = [] if result is None else words.value_lines(result)
        high = self.fontMetrics().height()
        if (len(lines) + 7) * (high + 2) > room:
            lines = []
        for row, (label, figure) in enumerate(lines):
            last = row == len(lines) - 1
            if last:
                self._value.rule(row, 2)
                row += 1
            self._value.write(row, 0, label, bold=last)
            self._value.write(row, 1, figure, align=_RIGHT, bold=last)
        self._value.end()

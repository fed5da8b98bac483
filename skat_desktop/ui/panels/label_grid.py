# SPDX-License-Identifier: MIT
"""A grid of labels that stay: what changes from deal to deal is only what is written on them.

Making and throwing away a hundred labels takes longer than a frame lasts.
"""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from skat_desktop.ui.access.spoken import show_text
from skat_desktop.ui.panels.sheet import make_label, make_rule

LEFT = Qt.AlignmentFlag.AlignLeft


class LabelGrid(QGridLayout):
    """Rows and columns of texts.

    Between :meth:`begin` and :meth:`end` every text is written anew; places that are not written
    to are hidden, and their labels wait for the next time.
    """

    def __init__(self) -> None:
        super().__init__()
        self._labels: dict[tuple[int, int], QLabel] = {}
        self._rules: dict[int, QWidget] = {}
        self._used: set[QWidget] = set()

    def prepare(self, rows: range, columns: int) -> None:
        """Make the labels of some rows before they are needed, hidden."""
        self.begin()
        for row in rows:
            for column in range(columns):
                if (row, column) not in self._labels:
                    self.write(row, column, "")
        self.end()

    def begin(self) -> None:
        """Begin to write."""
        self._used.clear()

    def write(
        self,
        row: int,
        column: int,
        text: str,
        *,
        span: int = 1,
        bold: bool = False,
        quiet: bool = False,
        align: Qt.AlignmentFlag = LEFT,
    ) -> QLabel:
        """Write a text to a place, and return its label; a name for screen readers is taken off."""
        label = self._labels.get((row, column))
        if label is None:
            label = make_label(text, bold=bold, quiet=quiet, align=align)
            self._labels[row, column] = label
            self.addWidget(label, row, column, 1, span)
        else:
            _restyle(label, bold=bold, quiet=quiet, align=align)
            show_text(label, text)
        self._use(label)
        return label

    def rule(self, row: int, span: int) -> None:
        """Draw a line across a row."""
        rule = self._rules.get(row)
        if rule is None:
            rule = self._rules[row] = make_rule()
            self.addWidget(rule, row, 0, 1, span)
        self._use(rule)

    def end(self) -> None:
        """Hide what was not written to."""
        for part in (*self._labels.values(), *self._rules.values()):
            if part not in self._used:
                part.hide()

    def _use(self, part: QWidget) -> None:
        self._used.add(part)
        if part.isHidden() and part.testAttribute(Qt.WidgetAttribute.WA_WState_ExplicitShowHide):
            part.show()


def _restyle(label: QLabel, *, bold: bool, quiet: bool, align: Qt.AlignmentFlag) -> None:
    """Change what is different; most labels stay as they are."""
    label.setAlignment(align | Qt.AlignmentFlag.AlignVCenter)
    if label.font().bold() != bold:
        font = label.font()
        font.setBold(bold)
        label.setFont(font)
    if label.property("quiet") != quiet:
        label.setProperty("quiet", quiet)
        label.style().unpolish(label)
        label.style().polish(label)

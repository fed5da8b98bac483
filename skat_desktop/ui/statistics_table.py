# SPDX-License-Identifier: MIT
"""A table of figures that is as high as its rows: the page scrolls, not the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    Qt,
    Signal,
)
from PySide6.QtGui import QFont, QPixmap
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QSizePolicy, QTableView, QWidget

from skat_desktop.i18n.numbers import unglue
from skat_desktop.records.statistics_rates import Rate
from skat_desktop.ui.statistics_bar import RATE_ROLE, THEORY_ROLE, RateDelegate
from skat_desktop.ui.theme import Theme

Index = QModelIndex | QPersistentModelIndex

_ROW_PADDING: Final = 10
"""Height of a row beyond its text, in pixels."""


@dataclass(frozen=True)
class Cell:
    """A cell of a table.

    Attributes:
        text: what stands in it.
        spoken: what a screen reader says instead, where the text has signs or is empty.
        rate: drawn as a bar.
        theory: a share marked in the bar.
        sign: a picture before the text.
    """

    text: str = ""
    spoken: str = ""
    rate: Rate | None = None
    theory: float | None = None
    sign: QPixmap | None = None


@dataclass(frozen=True)
class FigureRows:
    """What a table shows.

    Attributes:
        columns: the headings; the first column holds names.
        rows: the cells, at least one row, as many in each as there are columns.
        totals: how many rows at the end are totals, in bold.
    """

    columns: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]
    totals: int = 0


class FigureModel(QAbstractTableModel):
    """The cells of a table; figures are right-aligned."""

    def __init__(self, shown: FigureRows, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown = shown
        with_bars = (column for column, cell in enumerate(shown.rows[0]) if cell.rate is not None)
        self._bar_column = next(with_bars, None)

    def cell(self, row: int, column: int) -> Cell:
        """Return a cell."""
        return self._shown.rows[row][column]

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._shown.rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._shown.columns)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        cell = self.cell(index.row(), index.column())
        if role == Qt.ItemDataRole.DisplayRole:
            return cell.text
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return unglue(cell.spoken or cell.text)
        if role == Qt.ItemDataRole.DecorationRole:
            return cell.sign
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self._alignment(index.column())
        if role == Qt.ItemDataRole.FontRole and self._is_total(index.row()):
            return _tabular(QFont(), bold=True)
        if role == RATE_ROLE:
            return cell.rate
        if role == THEORY_ROLE:
            return cell.theory
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._shown.columns[section]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self._alignment(section)
        return None

    @property
    def bar_column(self) -> int | None:
        """The column of bars, None when there is none."""
        return self._bar_column

    def _alignment(self, column: int) -> Qt.AlignmentFlag:
        if column == self.bar_column:
            return Qt.AlignmentFlag.AlignCenter
        side = Qt.AlignmentFlag.AlignRight if column else Qt.AlignmentFlag.AlignLeft
        return side | Qt.AlignmentFlag.AlignVCenter

    def _is_total(self, row: int) -> bool:
        return row >= len(self._shown.rows) - self._shown.totals


class FigureTable(QTableView):
    """Shows a table of figures whole.

    Signals:
        cell_reached(QRect): the keyboard has reached a cell; its place in the table.
    """

    cell_reached = Signal(QRect)

    def __init__(
        self, name: str, shown: FigureRows, theme: Theme, parent: QWidget | None = None
    ) -> None:
        """Build the table.

        Args:
            name: what a screen reader calls it.
            shown: what it shows.
            theme: colours of the bars.
            parent: the owner.
        """
        super().__init__(parent)
        self.figures = FigureModel(shown, self)
        self.setModel(self.figures)
        self.setAccessibleName(name)
        self.setFont(_tabular(self.font()))
        self.setItemDelegate(RateDelegate(theme, self))
        self.verticalHeader().hide()
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setShowGrid(False)
        # Tab goes on to the next table instead of walking through the cells for ever.
        self.setTabKeyNavigation(False)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionsClickable(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        # Measured by fit(), once: Qt would measure again and again.
        self._widths: list[int] = []

    def fit(self) -> None:
        """Measure what is in the table and take the size in which everything is seen.

        The style sheet must be that of the page by now.
        """
        self.ensurePolished()
        header, rows = self.horizontalHeader(), self.verticalHeader()
        header.ensurePolished()
        self._widths = [
            max(header.sectionSizeHint(column), self.sizeHintForColumn(column))
            for column in range(self.figures.columnCount())
        ]
        for column, width in enumerate(self._widths):
            header.resizeSection(column, width)
        rows.setDefaultSectionSize(self.fontMetrics().height() + _ROW_PADDING)
        frame = 2 * self.frameWidth()
        self.setFixedHeight(rows.length() + header.sizeHint().height() + frame)
        self.setMinimumWidth(sum(self._widths) + frame)

    @property
    def widths(self) -> list[int]:
        """How wide each column must be, in pixels, as measured by :meth:`fit`."""
        return self._widths

    def room_for_bar(self, width: int, last: int) -> int:
        """Return how wide the bars can be when all other columns are seen.

        Args:
            width: of the table, in pixels.
            last: width of the last column, in pixels.
        """
        others = sum(self._widths[:-1]) - self._widths[self._bar_column]
        return width - 2 * self.frameWidth() - others - last

    def align(self, bar: int, last: int) -> None:
        """Give the bars and the last column a width in pixels that other tables share."""
        header = self.horizontalHeader()
        header.resizeSection(self._bar_column, bar)
        header.resizeSection(self.figures.columnCount() - 1, last)

    @property
    def _bar_column(self) -> int:
        column = self.figures.bar_column
        assert column is not None
        return column

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        if current.isValid():
            place = self.visualRect(current)
            self.cell_reached.emit(place.translated(self.viewport().pos()))


def _tabular(font: QFont, *, bold: bool = False) -> QFont:
    """Return a font whose figures are all equally wide, where it has such."""
    changed = QFont(font)
    changed.setFeature(QFont.Tag("tnum"), 1)
    changed.setBold(bold)
    return changed

# SPDX-License-Identifier: MIT
"""The score list: game by game like a club's list, with running scores and totals."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from skat_desktop.rules.lists import ranking, running_scores, settlement, tallies
from skat_desktop.rules.series import ListKind, Series
from skat_desktop.ui.words import Words

Index = QModelIndex | QPersistentModelIndex

_LEAST_WIDTH = 320
"""Width of an empty list, in pixels."""


class ScoreListModel(QAbstractTableModel):
    """One row a deal, then the totals; one column a place at the table.

    Columns: number of the deal, the game, its value, then the running score of each place, the
    declarer's in bold, in brackets for who sat out.
    """

    FIXED_COLUMNS = 3

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows: list[list[str]] = []
        self._header: list[str] = []
        self._deals = 0
        self._declarers: list[int | None] = []

    def show_series(self, series: Series | None, words: Words, names: tuple[str, ...]) -> None:
        """Show a series, or nothing."""
        self.beginResetModel()
        self._rows = []
        self._header = []
        self._deals = 0
        self._declarers = []
        if series is not None:
            self._declarers = [entry.declarer for entry in series.entries]
            self._header = [*words.list_columns(), *names]
            self._rows = self._deal_rows(series, words)
            self._deals = len(self._rows)
            if self._rows:
                self._rows += self._total_rows(series, words)
        self.endResetModel()

    @staticmethod
    def _deal_rows(series: Series, words: Words) -> list[list[str]]:
        rows = []
        for entry, sums in zip(series.entries, running_scores(series), strict=True):
            out = entry.seating.sitting_out
            cells = [
                words.signed(score) if place not in out else f"({words.signed(score)})"
                for place, score in enumerate(sums)
            ]
            value = words.signed(entry.value) if entry.won is not None else "–"
            rows.append([str(entry.number), words.list_game(entry), value, *cells])
        return rows

    @staticmethod
    def _total_rows(series: Series, words: Words) -> list[list[str]]:
        setup = series.setup
        final = running_scores(series)[-1]
        counted = tallies(series.entries, setup.places)
        rows = [
            [words.list_total(setup.list_kind), *(words.signed(score) for score in final)],
            [words.list_won_lost(), *(words.ratio(tally.won, tally.lost) for tally in counted)],
            [words.list_ranking(), *(words.rank(place) for place in ranking(final))],
        ]
        if setup.list_kind is not ListKind.BIERLACHS:
            settled = settlement(final)
            rows.insert(1, [words.list_settlement(), *(words.signed(amount) for amount in settled)])
        return [["", row[0], "", *row[1:]] for row in rows]

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._header)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        row, column = index.row(), index.column()
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self._rows[row][column]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignLeft if column == 1 else Qt.AlignmentFlag.AlignRight
            return side | Qt.AlignmentFlag.AlignVCenter
        if role == Qt.ItemDataRole.FontRole and self._is_bold(row, column):
            font = QFont()
            font.setBold(True)
            return font
        return None

    def _is_bold(self, row: int, column: int) -> bool:
        if row >= self._deals:
            return True
        return self._declarers[row] == column - self.FIXED_COLUMNS

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return self._header[section]
        return None


class ScoreList(QTableView):
    """The list as a table."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("score_list")
        self.rows = ScoreListModel(self)
        self.setModel(self.rows)
        self.verticalHeader().hide()
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setAlternatingRowColors(True)
        self.setShowGrid(False)
        # Tab goes on to the next widget instead of walking through the cells for ever.
        self.setTabKeyNavigation(False)
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setHighlightSections(False)

    def show_series(self, series: Series | None, words: Words, names: tuple[str, ...]) -> None:
        """Show a series and scroll to its last line."""
        self.rows.show_series(series, words, names)
        self.scrollToBottom()

    def sizeHint(self) -> QSize:
        """Return a size in which every column is seen."""
        width = self.horizontalHeader().length() + 2 * self.frameWidth()
        bar = self.verticalScrollBar().sizeHint().width()
        return QSize(max(_LEAST_WIDTH, width + bar), super().sizeHint().height())

# SPDX-License-Identifier: MIT
"""The score list: game by game like a club's list, with running scores and totals.

One model serves the list beside the table, the list as a page, and the list on paper.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from PySide6.QtCore import (
    QAbstractTableModel,
    QCoreApplication,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QSize,
    Qt,
)
from PySide6.QtGui import (
    QFont,
    QFontMetrics,
    QGuiApplication,
    QPainter,
    QPalette,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QLabel,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from skat_desktop.i18n import numbers
from skat_desktop.i18n.cards import SUIT_SIGNS
from skat_desktop.i18n.speech import spoken_figure
from skat_desktop.rules.games import GameType
from skat_desktop.rules.lists import ranking, running_scores, settlement, tallies
from skat_desktop.rules.series import Entry, ListKind, Series
from skat_desktop.ui.signs import game_sign
from skat_desktop.ui.table.text import is_japanese
from skat_desktop.ui.theme import GRID
from skat_desktop.ui.words import Words

translate = QCoreApplication.translate

Index = QModelIndex | QPersistentModelIndex

FIXED_COLUMNS: Final = 3
"""Number, game and value stand before the places."""

_LEAST_WIDTH = 320
"""Width of an empty list, in pixels."""

_MOST_NAME = 160
"""Width the list asks for at most for a player's name, in pixels; longer ones are shortened."""


@dataclass(frozen=True, slots=True)
class Cell:
    """One field of the list.

    Attributes:
        text: what it shows.
        spoken: the same without signs, for screen readers.
        bold: whether it stands out.
    """

    text: str
    spoken: str
    bold: bool = False

    @classmethod
    def plain(cls, text: str, *, bold: bool = False) -> Cell:
        """Return a field that is spoken as it is written."""
        # Japanese in a bold that its font does not have is smeared.
        return cls(text, text, bold=bold and not is_japanese(text))

    @classmethod
    def figure(cls, value: int, *, bold: bool = False, sum_of_deals: bool = True) -> Cell:
        """Return a field with signed points."""
        text = numbers.signed_sum(value) if sum_of_deals else numbers.signed(value)
        return cls(text, spoken_figure(value), bold=bold)


_EMPTY: Final = Cell("", "")


@dataclass(frozen=True, slots=True)
class Line:
    """One row of the list.

    Attributes:
        cells: its fields, one a column.
        game: the game that was played; None in a deal thrown in and in totals.
        total: whether it stands under the deals.
    """

    cells: tuple[Cell, ...]
    game: GameType | None = None
    total: bool = False


def list_lines(series: Series, words: Words) -> list[Line]:
    """Return the deals, then, unless there are none, the totals."""
    lines = [
        _deal_line(entry, sums, words)
        for entry, sums in zip(series.entries, running_scores(series), strict=True)
    ]
    return [*lines, *_total_lines(series, words)] if lines else []


def _deal_line(entry: Entry, sums: list[int], words: Words) -> Line:
    """Return the line of a deal: the declarer's sum is bold, of who sat out in brackets."""
    fields = [Cell.plain(str(entry.number)), Cell.plain(_game_in_words(entry, words))]
    if entry.won is None:
        fields.append(Cell("–", ""))
    else:
        fields.append(Cell.figure(entry.value, sum_of_deals=False))
    for place, score in enumerate(sums):
        cell = Cell.figure(score, bold=place == entry.declarer)
        if place in entry.seating.sitting_out:
            spoken = translate("ScoreList", "{score}, sat out", "spoken; running score")
            cell = Cell(f"({cell.text})", spoken.format(score=cell.spoken))
        elif place == entry.declarer:
            spoken = translate("ScoreList", "{score}, declarer", "spoken; running score")
            cell = Cell(cell.text, spoken.format(score=cell.spoken), bold=True)
        fields.append(cell)
    contract = entry.result.contract
    return Line(tuple(fields), None if contract is None else contract.game)


def _game_in_words(entry: Entry, words: Words) -> str:
    """Return what was played; the suit in words, because its sign stands beside them."""
    text = words.list_game(entry)
    contract = entry.result.contract
    suit = None if contract is None else contract.game.trump_suit
    if contract is None or suit is None:
        return text
    return text.replace(SUIT_SIGNS[suit], words.game(contract.game))


def _total_lines(series: Series, words: Words) -> list[Line]:
    setup = series.setup
    kind = setup.list_kind
    final = running_scores(series)[-1]
    counted = tallies(series.entries, setup.places)
    lines = []
    if kind is not ListKind.PLAIN:
        caption = translate("ScoreList", "Game points", "total without bonuses")
        lines.append(_total(caption, [Cell.figure(tally.points) for tally in counted]))
    ratios = [_won_and_lost(tally.won, tally.lost, words) for tally in counted]
    lines.append(_total(words.list_won_lost(), ratios))
    if kind is ListKind.TOURNAMENT:
        caption = translate("ScoreList", "Lost by others", "games that others lost as declarer")
        others = [Cell.plain(str(tally.others_lost)) for tally in counted]
        lines.append(_total(caption, others))
    score = [Cell.figure(points, bold=True) for points in final]
    lines.append(_total(words.list_total(kind), score, bold=True))
    if kind is not ListKind.BIERLACHS:
        settled = [Cell.figure(amount) for amount in settlement(final)]
        lines.append(_total(words.list_settlement(), settled))
    ranks = [Cell.plain(words.rank(place)) for place in ranking(final)]
    lines.append(_total(words.list_ranking(), ranks))
    return lines


def _won_and_lost(won: int, lost: int, words: Words) -> Cell:
    spoken = translate("ScoreList", "{won} won, {lost} lost", "spoken; games as declarer")
    return Cell(words.ratio(won, lost), spoken.format(won=won, lost=lost))


def _total(caption: str, cells: list[Cell], *, bold: bool = False) -> Line:
    return Line((_EMPTY, Cell.plain(caption, bold=bold), _EMPTY, *cells), total=True)


class ScoreListModel(QAbstractTableModel):
    """One row a deal, then the totals; one column a place at the table.

    Columns: number of the deal, the game, its value, then the running score of each place, the
    declarer's in bold, in brackets for who sat out.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._series: Series | None = None
        self._words = Words()
        self._names: tuple[str, ...] = ()
        self._header: tuple[str, ...] = ()
        self._lines: list[Line] = []

    def show_series(self, series: Series | None, words: Words, names: tuple[str, ...]) -> None:
        """Show a series, or nothing."""
        self.beginResetModel()
        self._series = series
        self._words = words
        self._names = names if series is not None else ()
        self._header = () if series is None else (*words.list_columns(), *names)
        self._lines = [] if series is None else list_lines(series, words)
        self.endResetModel()

    @property
    def series(self) -> Series | None:
        """The series that is shown."""
        return self._series

    @property
    def words(self) -> Words:
        """The words in which it is shown."""
        return self._words

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the places, empty without a series."""
        return self._names

    @property
    def header(self) -> tuple[str, ...]:
        """The headings of the columns."""
        return self._header

    @property
    def lines(self) -> list[Line]:
        """The rows."""
        return self._lines

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._lines)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._header)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        line = self._lines[index.row()]
        cell = line.cells[index.column()]
        if role == Qt.ItemDataRole.DisplayRole:
            return cell.text
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return cell.spoken
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return alignment(index.column())
        if role == Qt.ItemDataRole.FontRole and cell.bold:
            font = QFont()
            font.setBold(True)
            return font
        if role == Qt.ItemDataRole.DecorationRole and index.column() == 1 and not line.total:
            return self._sign(line.game)
        return None

    def _sign(self, game: GameType | None) -> QPixmap:
        """Return the sign before a game; an empty one keeps its place in a deal thrown in."""
        height = max(14, QFontMetrics(QGuiApplication.font()).ascent() + 2)
        if game is None:
            nothing = QPixmap(height, height)
            nothing.fill(Qt.GlobalColor.transparent)
            return nothing
        ground = QGuiApplication.palette().color(QPalette.ColorRole.Base)
        return game_sign(game, self._words.deck, height, on_dark=ground.lightnessF() < 0.5)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._header[section]
        if role == Qt.ItemDataRole.ToolTipRole and section >= FIXED_COLUMNS:
            return self._header[section]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return alignment(section)
        return None


def alignment(column: int) -> Qt.AlignmentFlag:
    """Return how a column is set: words to the left, figures to the right."""
    side = Qt.AlignmentFlag.AlignLeft if column == 1 else Qt.AlignmentFlag.AlignRight
    return side | Qt.AlignmentFlag.AlignVCenter


def share_width(room: float, needs: Sequence[float], wants: Sequence[float]) -> list[float]:
    """Return the widths of columns that share a room.

    What is left over goes to all alike; where there is too little, what each column wants beyond
    its need shrinks in proportion. The widths may add up to more than the room: then it is
    smaller than all needs.
    """
    wishes = [max(need, want) for need, want in zip(needs, wants, strict=True)]
    spare = room - sum(wishes)
    if spare >= 0:
        return [wish + spare / len(wishes) for wish in wishes]
    beyond = sum(wishes) - sum(needs)
    part = max(0.0, 1 + spare / beyond) if beyond else 0.0
    return [need + part * (wish - need) for need, wish in zip(needs, wishes, strict=True)]


class _RuledDelegate(QStyledItemDelegate):
    """Draws a rule between the deals and the totals."""

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | Index
    ) -> None:
        super().paint(painter, option, index)
        model = index.model()
        assert isinstance(model, ScoreListModel)
        row = index.row()
        if model.lines[row].total and not model.lines[row - 1].total:
            rect = option.rect
            painter.save()
            painter.setPen(QGuiApplication.palette().color(QPalette.ColorRole.Text))
            painter.drawLine(rect.topLeft(), rect.topRight())
            painter.restore()


class ScoreList(QTableView):
    """The list as a table, with a sentence in it as long as no deal has been played."""

    def __init__(self, rows: ScoreListModel | None = None, parent: QWidget | None = None) -> None:
        """Build the table.

        Args:
            rows: the model to share; without it the list has its own.
            parent: as always.
        """
        super().__init__(parent)
        self.setObjectName("score_list")
        self.rows = ScoreListModel(self) if rows is None else rows
        self.empty_note = QLabel(self.viewport())
        self.empty_note.setObjectName("empty_note")
        self.empty_note.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.empty_note.setWordWrap(True)
        self.empty_note.setMargin(2 * GRID)
        self.setModel(self.rows)
        self.setItemDelegate(_RuledDelegate(self))
        self.verticalHeader().hide()
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setAlternatingRowColors(True)
        self.setShowGrid(False)
        self.setWordWrap(False)
        # Tab goes on to the next widget instead of walking through the cells for ever.
        self.setTabKeyNavigation(False)
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setMinimumSectionSize(0)
        header.setTextElideMode(Qt.TextElideMode.ElideRight)
        header.setHighlightSections(False)
        self._set_figures()
        self.rows.modelReset.connect(self._on_reset)
        self._on_reset()

    def show_series(self, series: Series | None, words: Words, names: tuple[str, ...]) -> None:
        """Show a series and scroll to its last line."""
        self.rows.show_series(series, words, names)

    def _on_reset(self) -> None:
        self.empty_note.setText(
            translate("ScoreList", "No deal has been played yet – each one adds a line here.")
        )
        self.empty_note.setVisible(not self.rows.lines)
        self.setAccessibleName(translate("ScoreList", "Score list"))
        self._fit_columns()
        self.scrollToBottom()

    def _widths(self) -> tuple[list[int], list[int]]:
        """Return what each column needs for its cells, and what it wants with its heading."""
        header = self.horizontalHeader()
        needs = [self.sizeHintForColumn(column) + GRID for column in range(header.count())]
        wants = [max(need, header.sectionSizeHint(at)) for at, need in enumerate(needs)]
        needs[:FIXED_COLUMNS] = wants[:FIXED_COLUMNS]
        wants[FIXED_COLUMNS:] = [min(want, _MOST_NAME) for want in wants[FIXED_COLUMNS:]]
        return needs, wants

    def _fit_columns(self) -> None:
        """Give the places all the width that the other columns leave."""
        needs, wants = self._widths()
        if not needs:
            return
        room = self.viewport().width() - sum(needs[:FIXED_COLUMNS])
        places = share_width(room, needs[FIXED_COLUMNS:], wants[FIXED_COLUMNS:])
        for column, width in enumerate([*needs[:FIXED_COLUMNS], *places]):
            self.setColumnWidth(column, int(width))

    def _set_figures(self) -> None:
        """Give all figures one width, and rows the height of a line of text and a bit."""
        font = QFont(self.font())
        tag = QFont.Tag("tnum")
        if not font.isFeatureSet(tag):
            font.setFeature(tag, 1)
            self.setFont(font)
        rows = self.verticalHeader()
        rows.setMinimumSectionSize(0)
        rows.setDefaultSectionSize(QFontMetrics(font).height() + GRID)
        self._fit_columns()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if not hasattr(self, "rows"):
            return
        if event.type() == QEvent.Type.FontChange:
            self._set_figures()
        elif event.type() == QEvent.Type.LanguageChange:
            self._on_reset()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_columns()
        self.empty_note.setGeometry(self.viewport().rect())

    def sizeHint(self) -> QSize:
        """Return a size in which every column is seen."""
        needs, wants = self._widths()
        width = sum(map(max, needs, wants)) + 2 * self.frameWidth()
        bar = self.verticalScrollBar().sizeHint().width()
        return QSize(max(_LEAST_WIDTH, width + bar), super().sizeHint().height())

# SPDX-License-Identifier: MIT
"""The list of the games of a file: two lines a game, broken records greyed with their reason."""

from __future__ import annotations

import re
from collections.abc import Iterable
from enum import IntEnum
from typing import Any, Final

from PySide6.QtCore import (
    QAbstractListModel,
    QCoreApplication,
    QDate,
    QEvent,
    QLocale,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    Qt,
)
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPalette
from PySide6.QtWidgets import (
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from skat_desktop.i18n.games import seat_names
from skat_desktop.i18n.numbers import enumerated, number
from skat_desktop.i18n.speech import spoken_figure
from skat_desktop.ui.records.fault_words import fault_text, quoted
from skat_desktop.ui.records.reading import Row
from skat_desktop.ui.theme import GRID, Theme
from skat_desktop.ui.words import Words

translate = QCoreApplication.translate

Index = QModelIndex | QPersistentModelIndex

_DATE: Final = re.compile(r"(\d{4})-(\d{2})-(\d{2})\b")


class Role(IntEnum):
    """What the delegate asks for beside the title."""

    VALUE = Qt.ItemDataRole.UserRole + 1
    """Signed game value in words, empty where there is none."""
    DETAILS = Qt.ItemDataRole.UserRole + 2
    """Players and date, or why the record is broken."""
    WON = Qt.ItemDataRole.UserRole + 3
    """Whether the declarer has won; None where there is none."""
    BROKEN = Qt.ItemDataRole.UserRole + 4
    """Whether the record cannot be replayed."""
    NUMBER = Qt.ItemDataRole.UserRole + 5
    """Number of the game in the file, from 1."""


def players_of(row: Row) -> tuple[str, str, str]:
    """Return the names by seat, with the role where the record gives none."""
    roles = seat_names()
    first, second, third = (quoted(name) or roles[seat] for seat, name in enumerate(row.names))
    return first, second, third


def date_text(row: Row) -> str:
    """Return the date of a game in the user's form; as it stands there if it is none."""
    written = row.text("DT")
    found = _DATE.match(written)
    if found is None:
        return quoted(written)
    date = QDate(*(int(part) for part in found.groups()))
    if not date.isValid():
        return quoted(written)
    return QLocale().toString(date, QLocale.FormatType.ShortFormat)


def title_of(row: Row, words: Words) -> str:
    """Return what was played and how it ended, or which record is broken."""
    if row.fault is not None:
        record_id = row.text("ID")
        if record_id:
            return translate("Records", "Record {id}, line {line}").format(
                id=quoted(record_id), line=number(row.line)
            )
        return translate("Records", "Line {line}", "of a file").format(line=number(row.line))
    if row.result is None:
        return translate("Records", "Broken off", "heading: no game was declared")
    return words.outcome_title(row.result)


def details_of(row: Row, words: Words) -> str:
    """Return players and date, or why the record is broken."""
    if row.fault is not None:
        return fault_text(row.fault, words.vocabulary, dict(enumerate(players_of(row))))
    names = enumerated(list(players_of(row)))
    date = date_text(row)
    if not date:
        return names
    return translate("Records", "{names} · {date}", "players and date of a game").format(
        names=names, date=date
    )


class GameListModel(QAbstractListModel):
    """The games read so far; their words are made when a row is painted."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows: list[Row] = []
        self._words = Words()
        self._broken = 0

    @property
    def rows(self) -> list[Row]:
        """The games, in the order of the file."""
        return self._rows

    @property
    def broken(self) -> int:
        """How many records cannot be replayed."""
        return self._broken

    def clear(self) -> None:
        """Forget all games."""
        self.beginResetModel()
        self._rows = []
        self._broken = 0
        self.endResetModel()

    def append(self, rows: Iterable[Row]) -> None:
        """Add games at the end."""
        new = list(rows)
        if new:
            first = len(self._rows)
            self.beginInsertRows(QModelIndex(), first, first + len(new) - 1)
            self._rows += new
            self._broken += sum(row.fault is not None for row in new)
            self.endInsertRows()

    def set_words(self, words: Words) -> None:
        """Speak another language or deck vocabulary."""
        self._words = words
        if self._rows:
            self.dataChanged.emit(self.index(0), self.index(len(self._rows) - 1))

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return title_of(row, self._words)
        if role == Role.DETAILS:
            return details_of(row, self._words)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._whole(row, index.row() + 1, spoken=True)
        if role == Qt.ItemDataRole.ToolTipRole:
            return self._whole(row, index.row() + 1, spoken=False)
        if role == Role.VALUE:
            valuation = None if row.result is None else row.result.valuation
            return "" if valuation is None else self._words.signed(valuation.value)
        if role == Role.WON:
            valuation = None if row.result is None else row.result.valuation
            return None if valuation is None else valuation.won
        if role == Role.BROKEN:
            return row.fault is not None
        if role == Role.NUMBER:
            return number(index.row() + 1)
        return None

    def _whole(self, row: Row, place: int, *, spoken: bool) -> str:
        """Return everything about a game, for ears or for a tooltip."""
        valuation = None if row.result is None else row.result.valuation
        value = ""
        if valuation is not None:
            value = (
                spoken_figure(valuation.value) if spoken else self._words.signed(valuation.value)
            )
        parts = (number(place), title_of(row, self._words), value, details_of(row, self._words))
        return enumerated([part for part in parts if part])


class GameDelegate(QStyledItemDelegate):
    """Paints a game: number, title and value, below them players and date."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = theme

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        theme = self.theme
        whole: QRect = option.rect
        state: QStyle.StateFlag = option.state
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        painter.save()
        if chosen:
            painter.fillRect(whole, theme.button)
        broken = index.data(Role.BROKEN)
        ink = theme.on_button if chosen else theme.soft if broken else theme.ink
        soft = theme.on_button if chosen else theme.soft
        font = QFont(option.font)
        bold = QFont(font)
        bold.setBold(not broken)
        plain_size, bold_size = QFontMetrics(font), QFontMetrics(bold)
        line = plain_size.height()
        most = number(index.model().rowCount())
        numbers = plain_size.horizontalAdvance(most) + GRID
        room = whole.adjusted(GRID, GRID, -GRID, -GRID)
        upper = QRect(room.left(), room.top(), room.width(), line)
        painter.setFont(font)
        painter.setPen(soft)
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(upper, left, index.data(Role.NUMBER))
        upper.setLeft(upper.left() + numbers)
        lower = upper.translated(0, line)
        value = index.data(Role.VALUE)
        if value:
            painter.setFont(bold)
            painter.setPen(self._value_ink(index.data(Role.WON), chosen))
            painter.drawText(upper, right, value)
            upper.setRight(upper.right() - bold_size.horizontalAdvance(value) - GRID)
        painter.setFont(bold)
        painter.setPen(ink)
        dots = Qt.TextElideMode.ElideRight
        painter.drawText(upper, left, bold_size.elidedText(index.data(), dots, upper.width()))
        painter.setFont(font)
        painter.setPen(soft)
        details = plain_size.elidedText(index.data(Role.DETAILS), dots, lower.width())
        painter.drawText(lower, left, details)
        if state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(theme.accent)
            painter.drawRect(whole.adjusted(0, 0, -1, -1))
            painter.drawRect(whole.adjusted(1, 1, -2, -2))
        painter.restore()

    def _value_ink(self, won: bool | None, chosen: bool) -> QColor:
        if chosen:
            return self.theme.on_button
        return self.theme.good_ink if won else self.theme.bad_ink


class GameList(QTableView):
    """The list as a widget: a table of one column, which measures no row it does not show.

    A QListView asks a Python model about every row whenever some are added.
    """

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("record_list")
        self.games = GameListModel(self)
        self.setModel(self.games)
        self._delegate = GameDelegate(theme, self)
        self.setItemDelegate(self._delegate)
        self.horizontalHeader().hide()
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QTableView.ScrollMode.ScrollPerPixel)
        self.setFrameShape(QTableView.Shape.NoFrame)
        self.setShowGrid(False)
        self.setCornerButtonEnabled(False)
        self.setSelectionMode(QTableView.SelectionMode.SingleSelection)
        self.setEditTriggers(QTableView.EditTrigger.NoEditTriggers)
        # Tab goes on to the next widget instead of walking through the games.
        self.setTabKeyNavigation(False)
        self._set_height()
        self.set_theme(theme)

    def set_theme(self, theme: Theme) -> None:
        """Take on the colours of a theme."""
        self._delegate.theme = theme
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Base, theme.paper)
        self.setPalette(palette)
        self.viewport().update()

    def _set_height(self) -> None:
        self.verticalHeader().setDefaultSectionSize(2 * self.fontMetrics().height() + 2 * GRID)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._set_height()

    def moveCursor(
        self, action: QTableView.CursorAction, modifiers: Qt.KeyboardModifier
    ) -> QModelIndex:
        """Let Home and End go through the rows; a table would go through its one column."""
        if action is QTableView.CursorAction.MoveHome:
            return self.games.index(0)
        if action is QTableView.CursorAction.MoveEnd:
            return self.games.index(self.games.rowCount() - 1)
        return super().moveCursor(action, modifiers)

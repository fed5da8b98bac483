# SPDX-License-Identifier: MIT
"""The list of what a search has found: the section in ink, a bit of its text below, softer."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPalette
from PySide6.QtWidgets import (
    QApplication,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from skat_desktop.ui.theme import GRID

TARGET: Final = Qt.ItemDataRole.UserRole
_EXCERPT: Final = int(Qt.ItemDataRole.UserRole) + 1
_WRAP: Final = int(Qt.TextFlag.TextWordWrap) | int(Qt.AlignmentFlag.AlignLeft)


class _Delegate(QStyledItemDelegate):
    """Paints a hit."""

    def _heights(self, option: QStyleOptionViewItem, index: QModelIndex, width: int) -> list[int]:
        metrics = QFontMetrics(option.font)
        room = QRect(0, 0, max(40, width - 2 * GRID), 2000)
        texts = (index.data(), index.data(_EXCERPT))
        return [metrics.boundingRect(room, _WRAP, text).height() for text in texts]

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        view = self.parent()
        assert isinstance(view, QListWidget)
        width = view.viewport().width()
        found = view.model().index(index.row(), 0)
        return QSize(width, sum(self._heights(option, found, width)) + 2 * GRID)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        view = self.parent()
        assert isinstance(view, QListWidget)
        shown = QStyleOptionViewItem(option)
        self.initStyleOption(shown, index)
        shown.text = ""
        style = QApplication.style()
        style.drawControl(QStyle.ControlElement.CE_ItemViewItem, shown, painter, view)
        chosen = bool(shown.state & QStyle.StateFlag.State_Selected)
        palette: QPalette = shown.palette
        role = QPalette.ColorRole
        ink = palette.color(role.HighlightedText if chosen else role.Text)
        soft = QColor(ink) if chosen else palette.color(role.PlaceholderText)
        area: QRect = option.rect.adjusted(GRID, GRID, -GRID, -GRID)
        found = view.model().index(index.row(), 0)
        first, second = self._heights(option, found, area.width() + 2 * GRID)
        painter.save()
        painter.setFont(option.font)
        painter.setPen(ink)
        painter.drawText(QRect(area.left(), area.top(), area.width(), first), _WRAP, index.data())
        painter.setPen(soft)
        below = QRect(area.left(), area.top() + first, area.width(), second)
        painter.drawText(below, _WRAP, index.data(_EXCERPT))
        painter.restore()


class HitList(QListWidget):
    """Shows hits."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QListWidget.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # Were it to come and go, lines would break anew after they have been measured.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.setItemDelegate(_Delegate(self))

    def add(self, title: str, excerpt: str, target: str) -> None:
        """Add a hit: the section, some of its text, and where it stands."""
        item = QListWidgetItem(title)
        item.setData(TARGET, target)
        item.setData(_EXCERPT, excerpt)
        item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{title}. {excerpt}")
        self.addItem(item)

# SPDX-License-Identifier: MIT
"""A rate as a drawing: a mark for what was seen, a bar for where the true rate probably lies."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QLineF, QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QSizePolicy,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from skat_desktop.records.statistics_rates import Rate
from skat_desktop.ui.theme import GRID, Theme, mixed

RATE_ROLE: Final = Qt.ItemDataRole.UserRole
"""Role under which a cell holds the :class:`Rate` to draw."""
THEORY_ROLE: Final = Qt.ItemDataRole.UserRole + 1
"""Role under which a cell holds the expected share, or None."""

LEAST_WIDTH: Final = 56
"""Least width of a bar in pixels, as all sizes here."""
_HEIGHT: Final = 20
_TRACK: Final = 4
_BAR: Final = 8
_MARK: Final = 11
_HALF: Final = 0.5


def paint_rate(
    painter: QPainter, area: QRectF, rate: Rate, theme: Theme, theory: float | None = None
) -> None:
    """Draw a rate on a scale from 0 at the left to 100 % at the right.

    Args:
        painter: where to draw.
        area: the scale lies along its middle.
        rate: what was seen; without observations only the scale is drawn.
        theme: the colours.
        theory: a share to mark with an upright line; without it a notch stands at 50 %.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    middle = area.center().y()
    left, length = area.left() + _MARK / 2, max(0.0, area.width() - _MARK)

    def at(share: float) -> float:
        return left + share * length

    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.rule)
    track = QRectF(left, middle - _TRACK / 2, length, _TRACK)
    painter.drawRoundedRect(track, _TRACK / 2, _TRACK / 2)
    if theory is None:
        painter.setPen(QPen(theme.soft, 1))
        painter.drawLine(QLineF(at(_HALF), middle - _BAR, at(_HALF), middle + _BAR))
    if rate.share is not None:
        low, high, _ = rate.interval
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(mixed(theme.paper, theme.good_ink, 0.45))
        bar = QRectF(at(low), middle - _BAR / 2, at(high) - at(low), _BAR)
        painter.drawRoundedRect(bar, _BAR / 2, _BAR / 2)
    if theory is not None:
        painter.setPen(QPen(theme.ink, 2))
        painter.drawLine(QLineF(at(theory), middle - _BAR, at(theory), middle + _BAR))
    if rate.share is not None:
        painter.setPen(QPen(theme.paper, 2))
        painter.setBrush(theme.good_ink)
        painter.drawEllipse(QPointF(at(rate.share), middle), _MARK / 2, _MARK / 2)
    painter.restore()


class RateBar(QWidget):
    """One rate, as wide as there is room; its figures stand beside it as text."""

    def __init__(self, rate: Rate, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rate = rate
        self._theme = theme
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(LEAST_WIDTH, _HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        paint_rate(painter, QRectF(self.rect()), self._rate, self._theme)


class RateDelegate(QStyledItemDelegate):
    """Draws the cells that hold a rate; all others as usual."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        super().paint(painter, option, index)
        rate = index.data(RATE_ROLE)
        if isinstance(rate, Rate):
            area = QRectF(option.rect).adjusted(GRID, 0, -GRID, 0)
            paint_rate(painter, area, rate, self._theme, index.data(THEORY_ROLE))

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        size = super().sizeHint(option, index)
        if isinstance(index.data(RATE_ROLE), Rate):
            return size.expandedTo(QSize(LEAST_WIDTH, _HEIGHT))
        return size

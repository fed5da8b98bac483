# SPDX-License-Identifier: MIT
"""Choices with pictures: a row of tiles, one of which is chosen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QHBoxLayout, QSizePolicy, QWidget

from skat_desktop.ui.settings_parts.field import Field, Look, Text
from skat_desktop.ui.theme import GRID, Theme, mixed

_PADDING: Final = GRID + 4
_RADIUS: Final = 8.0
_BADGE: Final = 9.0
"""Radius of the mark on the chosen tile, in pixels."""


class Tile(QAbstractButton):
    """A picture with a caption; the chosen one has a frame and a tick.

    Attributes:
        value: the value of the setting that it stands for.
    """

    picture_size = QSize(0, 0)
    """Room for the picture, in pixels; each kind of tile has its own."""

    def __init__(self, value: Any, caption: Text) -> None:
        super().__init__()
        self.value = value
        self._caption = caption
        self._theme = Theme.of()
        self.setObjectName(f"tile_{value}")
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_look(self, look: Look) -> None:
        """Take on the words and colours of the moment."""
        self._theme = look.theme
        self.setText(self._caption(look.vocabulary))
        self.updateGeometry()
        self.update()

    def paint_picture(self, painter: QPainter, box: QRect) -> None:
        """Paint the picture."""
        raise NotImplementedError

    def sizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        width = max(self.picture_size.width(), metrics.horizontalAdvance(self.text()))
        height = self.picture_size.height() + GRID + metrics.height()
        return QSize(width + 2 * _PADDING, height + 2 * _PADDING)

    def enterEvent(self, event: QEnterEvent) -> None:
        self.update()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self.update()
        super().leaveEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        theme = self._theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground = theme.sunk
        if self.isChecked():
            ground = mixed(theme.paper, theme.accent, 0.2)
        elif self.underMouse():
            ground = mixed(theme.sunk, theme.ink, 0.06)
        frame = QRectF(self.rect()).adjusted(3, 3, -3, -3)
        edge = QPen(theme.button, 2) if self.isChecked() else QPen(theme.rule, 1)
        painter.setPen(edge)
        painter.setBrush(ground)
        painter.drawRoundedRect(frame, _RADIUS, _RADIUS)
        if self.hasFocus():
            painter.setPen(QPen(theme.accent, 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            ring = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            painter.drawRoundedRect(ring, _RADIUS + 2, _RADIUS + 2)
        size = self.picture_size
        box = QRect((self.width() - size.width()) // 2, _PADDING, size.width(), size.height())
        painter.save()
        self.paint_picture(painter, box)
        painter.restore()
        painter.setPen(theme.ink)
        below = self.rect().adjusted(0, box.bottom() + GRID, 0, -_PADDING + 4)
        painter.drawText(below, Qt.AlignmentFlag.AlignCenter, self.text())
        if self.isChecked():
            self._paint_tick(painter, frame)

    def _paint_tick(self, painter: QPainter, frame: QRectF) -> None:
        centre = frame.topRight() + QPointF(-_BADGE - 3, _BADGE + 3)
        painter.setPen(QPen(self._theme.on_button, 1))
        painter.setBrush(self._theme.button)
        painter.drawEllipse(centre, _BADGE, _BADGE)
        pen = QPen(self._theme.on_button, 2)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        corners = (QPointF(-4, 0.5), QPointF(-1, 3.5), QPointF(4.5, -3))
        painter.drawPolyline([centre + corner for corner in corners])


class TileRow(QWidget):
    """Tiles beside each other; arrows go from one to the next and choose it.

    Signals:
        chosen(): the user has chosen another tile.
    """

    chosen = Signal()

    def __init__(self, tiles: Sequence[Tile]) -> None:
        super().__init__()
        self.tiles = tuple(tiles)
        self._group = QButtonGroup(self)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(GRID)
        for tile in self.tiles:
            self._group.addButton(tile)
            line.addWidget(tile)
        line.addStretch(1)
        # A label's mnemonic comes here; Tab goes to the chosen tile itself.
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self._group.buttonToggled.connect(self._toggled)

    @property
    def value(self) -> Any:
        """The value chosen."""
        return next(tile.value for tile in self.tiles if tile.isChecked())

    def choose(self, value: Any) -> None:
        """Choose a tile; ``chosen`` is emitted unless it was chosen already."""
        for tile in self.tiles:
            if tile.value == value:
                tile.setChecked(True)
                self.setFocusProxy(tile)

    def _toggled(self, tile: QAbstractButton, checked: bool) -> None:
        if checked:
            self.setFocusProxy(tile)
            self.chosen.emit()


class TilesField(Field):
    """A setting that is chosen by picture."""

    above = True

    def __init__(
        self, key: str, text: Text, tiles: Sequence[Tile], note: Text | None = None
    ) -> None:
        self._row = TileRow(tiles)
        super().__init__(key, self._row, text=text, note=note)
        self._row.chosen.connect(self.edited)

    def show_look(self, look: Look) -> None:
        super().show_look(look)
        if self.label is not None:
            self._row.setAccessibleName(self.label.text().replace("&", ""))

    def _show(self, look: Look) -> None:
        for tile in self._row.tiles:
            tile.show_look(look)
        self._row.choose(getattr(look.settings, self.key))

    def _value(self) -> Any:
        return self._row.value

# SPDX-License-Identifier: MIT
"""The name plate of a seat."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

from PySide6.QtCore import Property, QAbstractAnimation, QPointF, QPropertyAnimation, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from skat_desktop.ui.motion import EASING
from skat_desktop.ui.table.layout import plate_height
from skat_desktop.ui.table.model import Plate
from skat_desktop.ui.table.text import draw_line, text_width
from skat_desktop.ui.theme import Theme, with_alpha

_GLOW: Final = 14.0
_RADIUS: Final = 10.0
_MOST_PACKETS: Final = 5
_SPREAD: Final = 1.3
_BACK: Final = QColor("#8A3A45")


def star(x: float, y: float, radius: float) -> QPainterPath:
    """Return a five-pointed star, the mark of the declarer."""
    path = QPainterPath()
    for corner in range(10):
        turn = -math.pi / 2 + corner * math.pi / 5
        reach = radius if corner % 2 == 0 else radius * 0.46
        point = QPointF(x + reach * math.cos(turn), y + reach * math.sin(turn))
        if corner:
            path.lineTo(point)
        else:
            path.moveTo(point)
    path.closeSubpath()
    return path


@lru_cache(maxsize=12)
def _light(width: int, height: int, accent: int, ratio: float) -> QPixmap:
    """Return the light around a plate whose turn it is, a margin of ``_GLOW`` on each side.

    Args:
        width: of the plate, logical pixels.
        height: likewise.
        accent: colour, as ``QColor.rgba()`` gives it.
        ratio: device pixels per logical pixel.
    """
    pixmap = QPixmap(round((width + 2 * _GLOW) * ratio), round((height + 2 * _GLOW) * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(with_alpha(QColor.fromRgba(accent), 0.038))
    box = QRectF(_GLOW, _GLOW, width, height)
    for step in range(7, 0, -1):
        reach = step * _GLOW / 7.5
        painter.drawRoundedRect(
            box.adjusted(-reach, -reach, reach, reach), _RADIUS + reach, _RADIUS + reach
        )
    painter.end()
    return pixmap


class PlateItem(QGraphicsObject):
    """Name, role, what the seat does, declarer's badge and the tricks taken.

    The item's origin is the upper left corner of the plate.
    """

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._plate: Plate | None = None
        self._place: tuple[QRectF, float, bool] | None = None
        self._box = QRectF()
        self._text = 15.0
        self._glow = 0.0
        self._animation = QPropertyAnimation(self, b"glow", self)
        self._animation.setEasingCurve(EASING)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.setVisible(False)

    @property
    def box(self) -> QRectF:
        """What the plate covers, in the scene."""
        return self._box.translated(self.pos())

    @property
    def plate(self) -> Plate | None:
        """What it shows."""
        return self._plate

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        self._theme = theme
        self.update()

    def show_plate(
        self, plate: Plate | None, area: QRectF, text: float, at_bottom: bool, duration: int
    ) -> None:
        """Show a plate in an area.

        Args:
            plate: the words, None hides the plate.
            area: the most room there is.
            text: height of plain text in pixels.
            at_bottom: whether the plate sits at the lower end of the area.
            duration: milliseconds for the light to come or go.
        """
        self.setVisible(plate is not None)
        place = (QRectF(area), text, at_bottom)
        if plate is None or (plate == self._plate and place == self._place):
            self._plate = plate
            return
        self._plate, self._place = plate, place
        self.prepareGeometryChange()
        self._text = text
        lines = len(self._lines(plate, area.width()))
        height = min(plate_height(text, lines, bool(plate.tricks)), area.height())
        self._box = QRectF(0, 0, area.width(), height)
        self.setPos(area.left(), area.bottom() - height if at_bottom else area.top())
        self._shine(1.0 if plate.active else 0.0, duration)
        self.update()

    def finish(self) -> None:
        """End the fading of the light now."""
        if self._animation.state() == QAbstractAnimation.State.Running:
            self._animation.setCurrentTime(self._animation.totalDuration())

    def _shine(self, end: float, duration: int) -> None:
        if duration <= 0:
            self._animation.stop()
            self._set_glow(end)
        elif self._animation.endValue() != end or self._glow != end:
            self._animation.stop()
            self._animation.setDuration(duration)
            self._animation.setStartValue(self._glow)
            self._animation.setEndValue(end)
            self._animation.start()

    def _lines(self, plate: Plate, width: float) -> list[str]:
        """Return role and note, on one line if they fit."""
        parts = [part for part in (plate.role, plate.note) if part]
        joined = " · ".join(parts)
        if text_width(joined, self._text) <= width - 2 * self._pad:
            return [joined] if joined else []
        return parts

    @property
    def _pad(self) -> float:
        return round(self._text * 0.9)

    def boundingRect(self) -> QRectF:
        return self._box.adjusted(-_GLOW, -_GLOW - 2, _GLOW, _GLOW)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        plate, theme, box = self._plate, self._theme, self._box
        if plate is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        if self._glow > 0:
            ratio = painter.device().devicePixelRatioF()
            light = _light(round(box.width()), round(box.height()), theme.accent.rgba(), ratio)
            painter.setOpacity(self._glow)
            painter.drawPixmap(box.topLeft() - QPointF(_GLOW, _GLOW), light)
            painter.setOpacity(1.0)
        inner = box.adjusted(0.5, 0.5, -0.5, -0.5)
        painter.setBrush(theme.plate)
        painter.setPen(QPen(theme.plate_edge, 1))
        painter.drawRoundedRect(inner, _RADIUS, _RADIUS)
        if self._glow > 0:
            painter.setPen(QPen(with_alpha(theme.accent, self._glow), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), _RADIUS, _RADIUS)
        self._paint_words(painter, plate)
        if plate.declarer_mark:
            self._paint_badge(painter, plate.declarer_mark)

    def _paint_words(self, painter: QPainter, plate: Plate) -> None:
        theme, text, pad = self._theme, self._text, self._pad
        room = self._box.width() - 2 * pad
        y = text * 1.38
        draw_line(
            painter,
            QPointF(pad, y),
            plate.name,
            text * 1.13,
            theme.on_cloth,
            weight=600,
            room=room,
        )
        y += text * 0.13
        colour = theme.accent if plate.active else theme.on_cloth_soft
        for line in self._lines(plate, self._box.width()):
            y += text * 1.45
            draw_line(painter, QPointF(pad, y), line, text, colour, room=room)
        if plate.tricks:
            y += text * 1.6
            x = pad + self._paint_stack(painter, pad, y, plate.trick_count)
            draw_line(
                painter,
                QPointF(x, y),
                plate.tricks,
                text,
                theme.on_cloth_soft,
                room=self._box.width() - pad - x,
            )

    def _paint_stack(self, painter: QPainter, x: float, y: float, count: int) -> float:
        """Paint the tricks taken as crossed packets and return their width."""
        size = self._text * 0.4
        packets = min(count, _MOST_PACKETS)
        for index in range(max(packets, 1)):
            painter.save()
            painter.translate(x + size * 1.5 + index * size * _SPREAD, y)
            painter.rotate(90 if index % 2 else 0)
            if packets:
                painter.setPen(QPen(self._theme.on_cloth, 1.2))
                painter.setBrush(_BACK)
            else:
                painter.setPen(QPen(self._theme.on_cloth_soft, 1.2, Qt.PenStyle.DotLine))
                painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(-size, -1.5 * size, 2 * size, 3 * size), 2, 2)
            painter.restore()
        return size * (3.9 + max(packets - 1, 0) * _SPREAD)

    def _paint_badge(self, painter: QPainter, words: str) -> None:
        """Paint the declarer's badge, a tab across the upper edge."""
        text = self._text
        height = round(text * 1.5)
        most = self._box.width() - 2 * self._pad
        width = min(text_width(words, text, 600) + text * 2.2, most)
        pill = QRectF(self._box.right() - self._pad - width, -height * 0.56, width, height)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.accent)
        painter.drawRoundedRect(pill, height / 2, height / 2)
        painter.setBrush(self._theme.on_accent)
        middle = pill.center().y()
        painter.drawPath(star(pill.left() + text * 0.85, middle, text * 0.4))
        draw_line(
            painter,
            QPointF(pill.left() + text * 1.45, middle),
            words,
            text,
            self._theme.on_accent,
            weight=600,
            room=width - text * 2.0,
        )

    def _get_glow(self) -> float:
        return self._glow

    def _set_glow(self, value: float) -> None:
        self._glow = value
        self.update()

    glow = Property(float, _get_glow, _set_glow)

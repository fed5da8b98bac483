# SPDX-License-Identifier: MIT
"""Drawn icons of the buttons that step through a game."""

from __future__ import annotations

from enum import Enum
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap, QPolygonF

ICON_SIZE: Final = 20
"""Width and height in pixels."""

_SHARPNESS: Final = 3
"""Pixels drawn per logical pixel, enough for any screen."""


class Step(Enum):
    """A way through the game."""

    FIRST = "first"
    TRICK_BACK = "trick_back"
    BACK = "back"
    FORWARD = "forward"
    TRICK_FORWARD = "trick_forward"
    LAST = "last"


_TRIANGLES: Final = {Step.FIRST: 1, Step.BACK: 1, Step.TRICK_BACK: 2}
_MIRRORED: Final = {
    Step.LAST: Step.FIRST,
    Step.FORWARD: Step.BACK,
    Step.TRICK_FORWARD: Step.TRICK_BACK,
}


def step_icon(step: Step, colour: QColor) -> QIcon:
    """Return one or two triangles, before them a bar for the first and the last moment."""
    picture = QPixmap(ICON_SIZE * _SHARPNESS, ICON_SIZE * _SHARPNESS)
    picture.setDevicePixelRatio(_SHARPNESS)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    shape = _MIRRORED.get(step, step)
    if shape is not step:
        painter.translate(ICON_SIZE, 0)
        painter.scale(-1, 1)
    if shape is Step.FIRST:
        painter.drawRect(QRectF(3.5, 4, 2.5, 12))
    width = 7.5 if _TRIANGLES[shape] == 2 else 9.0
    left = {Step.FIRST: 6.5, Step.BACK: 5.0, Step.TRICK_BACK: 2.5}[shape]
    for place in range(_TRIANGLES[shape]):
        x = left + place * width
        painter.drawPolygon(
            QPolygonF([QPointF(x, 10), QPointF(x + width, 4), QPointF(x + width, 16)])
        )
    painter.end()
    return QIcon(picture)

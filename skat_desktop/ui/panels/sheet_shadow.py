# SPDX-License-Identifier: MIT
"""The soft shadow that a sheet throws on the table.

A picture beneath the sheet: an effect on the sheet itself would blur all of it anew for every
word that changes.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PySide6.QtCore import QEvent, QMargins, QObject, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

_REACH: Final = 26
"""How far the shadow spreads, in pixels."""
_DOWN: Final = 5
"""How much lower than the sheet it lies."""
_STEPS: Final = 26


@lru_cache(maxsize=8)
def _picture(width: int, height: int, radius: int, ratio: float) -> QPixmap:
    """Return the shadow of a sheet, with ``_REACH`` on every side.

    Args:
        width: of the sheet, logical pixels.
        height: likewise.
        radius: of its corners.
        ratio: device pixels per logical pixel.
    """
    pixmap = QPixmap(round((width + 2 * _REACH) * ratio), round((height + 2 * _REACH) * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 4))
    box = QRectF(_REACH, _REACH, width, height)
    # Sheets laid on each other, the widest first: their sum falls off like a blur.
    for step in range(_STEPS):
        grow = _REACH - 1.6 * _REACH * (step + 0.5) / _STEPS
        corner = max(radius + grow, 2.0)
        painter.drawRoundedRect(box.adjusted(-grow, -grow, grow, grow), corner, corner)
    painter.end()
    return pixmap


class SheetShadow(QWidget):
    """Follows its sheet: where it lies, how large it is, whether it can be seen."""

    def __init__(self, sheet: QWidget, radius: int) -> None:
        super().__init__(sheet.parentWidget())
        self._sheet = sheet
        self._radius = radius
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()
        sheet.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind in (QEvent.Type.Move, QEvent.Type.Resize):
            self._follow()
        elif kind == QEvent.Type.Show:
            self._follow()
            self.show()
            self.stackUnder(self._sheet)
        elif kind == QEvent.Type.Hide:
            self.hide()
        elif kind == QEvent.Type.ZOrderChange:
            self.stackUnder(self._sheet)
        return super().eventFilter(watched, event)

    def _follow(self) -> None:
        reach = QMargins(_REACH, _REACH, _REACH, _REACH)
        self.setGeometry(self._sheet.geometry().marginsAdded(reach).translated(0, _DOWN))

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        size = self._sheet.size()
        ratio = self.devicePixelRatioF()
        painter = QPainter(self)
        painter.drawPixmap(0, 0, _picture(size.width(), size.height(), self._radius, ratio))

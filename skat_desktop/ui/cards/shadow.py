# SPDX-License-Identifier: MIT
"""Soft shadows under cards."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap

from skat_desktop.ui.cards.deck import CORNER, RATIO

_STEPS = 12


def paint_shadow(painter: QPainter, card: QRectF, reach: float) -> None:
    """Paint the shadow of a card that lies at ``card``; safe on any thread.

    Args:
        painter: antialiasing.
        card: the card, upright.
        reach: how far the shadow spreads on every side.
    """
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 9))
    box = card.translated(0, reach * 0.45)
    # Rounded cards laid on each other, the widest first: their sum falls off like a blur.
    for step in range(_STEPS):
        grow = reach - 2 * reach * (step + 0.5) / _STEPS
        radius = max(card.width() * CORNER + grow, card.width() * CORNER * 0.5)
        painter.drawRoundedRect(box.adjusted(-grow, -grow, grow, grow), radius, radius)


@lru_cache(maxsize=32)
def lifted_shadow(pixels: int, reach: int) -> QPixmap:
    """Return the picture of a shadow for a card off the table; GUI thread.

    Args:
        pixels: width of the card in device pixels.
        reach: how far the shadow spreads; the picture has twice that on every side.
    """
    size = QSize(pixels + 4 * reach, round(pixels * RATIO) + 4 * reach)
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_shadow(
        painter, QRectF(image.rect()).adjusted(*(2 * reach,) * 2, *(-2 * reach,) * 2), reach
    )
    painter.end()
    return QPixmap.fromImage(image)

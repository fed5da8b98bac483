# SPDX-License-Identifier: MIT
"""Soft shadows under cards, drawn once per size."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap

from skat_desktop.ui.cards.deck import CORNER, RATIO

_STEPS = 12


@lru_cache(maxsize=32)
def card_shadow(pixels: int, reach: int) -> QPixmap:
    """Return a shadow for a card.

    Args:
        pixels: width of the card in device pixels.
        reach: how far the shadow spreads beyond the card on every side, in device pixels.
    """
    width, height = pixels + 2 * reach, round(pixels * RATIO) + 2 * reach
    image = QImage(QSize(width, height), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    # Rounded cards laid on each other, the widest one faintest: their sum falls off like a blur.
    for step in range(_STEPS):
        inset = 2 * reach * (step + 0.5) / _STEPS
        painter.setBrush(QColor(0, 0, 0, 9))
        radius = max(pixels * CORNER + reach - inset, pixels * CORNER * 0.5)
        box = QRectF(inset, inset, width - 2 * inset, height - 2 * inset)
        painter.drawRoundedRect(box, radius, radius)
    painter.end()
    return QPixmap.fromImage(image)

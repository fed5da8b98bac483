# SPDX-License-Identifier: MIT
"""The cloth of the table: one colour, soft light from above, a barely visible weave."""

from __future__ import annotations

import random
from functools import cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPixmap, QRadialGradient

from skat_desktop.ui.theme import Theme, mixed

_TILE: Final = 128
"""Edge of the noise that is repeated, in pixels."""
_GRAIN: Final = 4
"""How strong it is at the most, of 255."""


@cache
def _weave() -> QImage:
    """Return one repeat of the weave, four device pixels square."""
    tile = QImage(4, 4, QImage.Format.Format_ARGB32_Premultiplied)
    tile.fill(0)
    for x, y in ((0, 0), (1, 1), (2, 2), (3, 3)):
        tile.setPixelColor(x, y, QColor(255, 255, 255, 5))
    for x, y in ((2, 0), (3, 1), (0, 2), (1, 3)):
        tile.setPixelColor(x, y, QColor(0, 0, 0, 8))
    return tile


@cache
def _grain() -> QImage:
    """Return fine noise that keeps the soft light from showing steps."""
    # White or black, hardly to be seen: colour times alpha, and alpha, four bytes a pixel.
    pixels = [
        bytes((level, level, level, level)) if level > 0 else bytes((0, 0, 0, -level))
        for level in range(-_GRAIN, _GRAIN + 1)
    ]
    noise = random.Random(29).randbytes(_TILE * _TILE)
    data = b"".join(pixels[byte % len(pixels)] for byte in noise)
    # The image only looks at the bytes; its copy owns them.
    return QImage(data, _TILE, _TILE, QImage.Format.Format_RGBA8888_Premultiplied).copy()


def paint_cloth(size: QSize, ratio: float, theme: Theme) -> QPixmap:
    """Return the cloth.

    Args:
        size: logical pixels.
        ratio: device pixels per logical pixel.
        theme: colours.
    """
    width, height = round(size.width() * ratio), round(size.height() * ratio)
    pixmap = QPixmap(max(width, 1), max(height, 1))
    painter = QPainter(pixmap)
    reach = max(width, height * 1.2)
    light = QRadialGradient(QPointF(width / 2, height * 0.38), reach * 0.68)
    light.setColorAt(0, theme.cloth_light)
    light.setColorAt(0.5, mixed(theme.cloth_light, theme.cloth, 0.6))
    light.setColorAt(1, theme.cloth)
    painter.fillRect(QRectF(0, 0, width, height), QBrush(light))
    for texture in (_weave(), _grain()):
        painter.fillRect(QRectF(0, 0, width, height), QBrush(texture))
    painter.end()
    pixmap.setDevicePixelRatio(ratio)
    return pixmap

# SPDX-License-Identifier: MIT
"""Fonts of the table, and lines that are shortened but never cut off."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QFont, QFontDatabase, QFontInfo, QFontMetricsF, QPainter

LEAST: Final = 15
"""Least height of text in pixels: 11 pt at 96 dots per inch."""

LEAST_JAPANESE: Final = 16
"""The same for Japanese: 12 pt."""

_JAPANESE: Final = ("Yu Gothic UI", "Meiryo", "Hiragino Sans", "Noto Sans CJK JP", "IPAexGothic")


def _system_font() -> QFont:
    return QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)


@cache
def font_families() -> tuple[str, ...]:
    """Return the system's font, then fonts with Japanese (not Chinese) forms."""
    # The real name: an alias such as "Sans Serif" in a list picks the next family of the list.
    return (QFontInfo(_system_font()).family(), *_JAPANESE)


def plain_size() -> float:
    """Return the height of plain text in pixels: the system's wish, at least ``LEAST``."""
    return float(max(QFontInfo(_system_font()).pixelSize(), LEAST))


def is_japanese(text: str) -> bool:
    """Return whether a text holds kana, kanji or full-width signs."""
    return any("　" <= letter <= "鿿" or "＀" <= letter <= "￯" for letter in text)


@lru_cache(maxsize=64)
def _font(pixels: int, weight: int) -> QFont:
    font = QFont()
    font.setFamilies(list(font_families()))
    font.setPixelSize(pixels)
    font.setWeight(QFont.Weight(weight))
    # Figures of equal width, so that bids and counts do not jump.
    font.setFeature(QFont.Tag("tnum"), 1)
    return font


def text_font(text: str, pixels: float, weight: int = 400) -> QFont:
    """Return the font for a text, never smaller than its script allows.

    Args:
        text: the text, for its script.
        pixels: wanted height in pixels.
        weight: 400 plain, 600 strong.
    """
    least = LEAST_JAPANESE if is_japanese(text) else LEAST
    return _font(max(round(pixels), least), weight)


def text_width(text: str, pixels: float, weight: int = 400) -> float:
    """Return the advance of a text in pixels."""
    return QFontMetricsF(text_font(text, pixels, weight)).horizontalAdvance(text)


def draw_line(
    painter: QPainter,
    start: QPointF,
    text: str,
    pixels: float,
    colour: QColor,
    *,
    weight: int = 400,
    room: float | None = None,
    middle: bool = False,
) -> float:
    """Draw one line and return its advance.

    Args:
        painter: where to.
        start: left end of the line, or its middle; y is the middle of the capitals.
        text: the words.
        pixels: height of the font.
        colour: colour of the words.
        weight: 400 plain, 600 strong.
        room: most width; a longer text ends in an ellipsis.
        middle: whether ``start`` is the middle of the line.
    """
    font = text_font(text, pixels, weight)
    metrics = QFontMetricsF(font)
    if room is not None:
        text = metrics.elidedText(text, Qt.TextElideMode.ElideRight, room)
    advance = metrics.horizontalAdvance(text)
    x = start.x() - advance / 2 if middle else start.x()
    painter.setFont(font)
    painter.setPen(colour)
    # Whole pixels keep the letters sharp.
    painter.drawText(QPointF(round(x), round(start.y() + metrics.capHeight() / 2)), text)
    return advance

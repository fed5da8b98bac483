# SPDX-License-Identifier: MIT
"""A help page on paper: black on white, with sharp cards and the page numbers below."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QFont,
    QPagedPaintDevice,
    QPainter,
)
from PySide6.QtWidgets import QApplication

from skat_desktop.learn.help.page import Page
from skat_desktop.rules.cards import Card
from skat_desktop.ui.cards.faces import Faces, Picture
from skat_desktop.ui.help.browser import Reader
from skat_desktop.ui.help.document import Sheet, Style
from skat_desktop.ui.help.library import load_examples
from skat_desktop.ui.theme import Theme

_POINTS: Final = 10.0
"""Size of the text on paper."""
_SHARP: Final = 4.0
"""Pixels of a card's picture for each of the layout: about 400 dots an inch."""
_HAIR: Final = 2.0
_FOOT: Final = 28.0
"""Room below the text for the page number, in the layout's pixels."""


def print_page(page: Page, reader: Reader, device: QPagedPaintDevice) -> int:
    """Print a page of the help.

    Args:
        page: the page.
        reader: the words, pictures and language.
        device: a printer or PDF file.

    Returns:
        The number of sheets printed.

    Raises:
        OSError: the device cannot be painted on, for instance a file that cannot be written.
    """
    faces = Faces(reader.deck)
    font = QFont(QApplication.font())
    font.setPointSizeF(_POINTS)

    def picture(card: Card, width: float) -> Picture | None:
        return faces.render_now(card, round(width * _SHARP))

    painter = QPainter()
    if not painter.begin(device):
        raise OSError("the printer or file does not accept the page")
    # The layout counts in the pixels of the screen on which its fonts are measured.
    dots = QApplication.primaryScreen().logicalDotsPerInch()
    scale = painter.device().logicalDpiX() / dots
    area = QSizeF(painter.viewport().width() / scale, painter.viewport().height() / scale)
    body = QSizeF(area.width(), area.height() - _FOOT)
    style = Style(Theme.of(dark=False), font, reader.language, paper=True)
    sheet = Sheet(page, reader.presenter, load_examples(), style, picture, body.width())
    sheet.document.setPageSize(body)
    count = sheet.document.pageCount()
    # Painted in pixels of the layout, where a size in points would be the printer's own.
    small = QFont(font)
    small.setPixelSize(round(_POINTS * dots / 72))
    painter.scale(scale, scale)
    for number in range(count):
        if number:
            device.newPage()
        painter.save()
        painter.translate(0, -number * body.height())
        # A picture that begins a page reaches a hair above it.
        shown = QRectF(0, number * body.height() - _HAIR, body.width(), body.height())
        painter.setClipRect(shown)
        context = QAbstractTextDocumentLayout.PaintContext()
        context.clip = shown
        sheet.document.documentLayout().draw(painter, context)
        painter.restore()
        painter.setFont(small)
        foot = QRectF(0, body.height(), body.width(), _FOOT)
        painter.drawText(foot, Qt.AlignmentFlag.AlignCenter, f"{number + 1} / {count}")
    painter.end()
    return count

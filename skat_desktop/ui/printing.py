# SPDX-License-Identifier: MIT
"""The score list on paper: one way of painting for PDF files, printers and pictures.

Pages are laid out in tenths of a point, and the painter is scaled to the device. So every device
breaks the pages alike, and type is not rounded to the pixels of the screen.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import (
    QBuffer,
    QCoreApplication,
    QIODevice,
    QMarginsF,
    QPointF,
    QRectF,
    QSizeF,
    Qt,
)
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QGuiApplication,
    QPagedPaintDevice,
    QPageLayout,
    QPageSize,
    QPainter,
    QPdfWriter,
    QPen,
)

from skat_desktop.ui.score_list import FIXED_COLUMNS, Line, ScoreListModel, alignment, share_width
from skat_desktop.ui.signs import game_sign
from skat_desktop.ui.table.text import is_japanese

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter

translate = QCoreApplication.translate

_POINT: Final = 10
"""Units in a point; a point is 1/72 inch."""

MARGIN: Final = 15.0
"""Margin of a page on every side, in millimetres."""

_TITLE, _TEXT, _SMALL = 16 * _POINT, 10 * _POINT, 8 * _POINT
_ROW = 15 * _POINT
_SIGN = 9 * _POINT
_GAP = 6 * _POINT
"""Between columns, and between the parts of a page."""

_INK = QColor("#000000")
_SOFT = QColor("#555555")
_BAND = QColor("#F0F0F0")
"""Ground of every second line."""

_SIGN_PIXELS = 6.0
"""Pixels of a sign's picture for each point of its height: 432 dots an inch."""

_PDF_RESOLUTION = 1200


@dataclass(frozen=True, slots=True)
class Page:
    """Which rows of the list stand on a page: from ``first`` up to, without, ``end``."""

    first: int
    end: int


class ListPrint:
    """The score list laid out on pages of one size.

    Attributes:
        pages: what stands on each page; at least one.
    """

    def __init__(self, rows: ScoreListModel, title: str, note: str, area: QSizeF) -> None:
        """Lay out a list.

        Args:
            rows: the list.
            title: heading of the first page.
            note: the line under it: date, number of deals.
            area: what may be painted on each page, in points.

        Raises:
            ValueError: not even one line fits under the headings.
        """
        self._lines: list[Line] = list(rows.lines)
        self._header: Sequence[str] = rows.header
        self._deck = rows.words.deck
        self._title = title
        self._note = note
        self._size = QSizeF(area.width() * _POINT, area.height() * _POINT)
        self._columns = self._column_spans()
        self.pages = self._break_pages()

    # Layout

    def _head_height(self, page: int) -> float:
        """Return what stands above the column headings; the first page has the title."""
        return _TITLE * 1.4 + _TEXT * 1.4 + _GAP * 2 if page == 0 else 0.0

    def _room(self, page: int) -> int:
        """Return how many lines a page holds under its headings and above its number."""
        height = self._size.height() - self._head_height(page) - _ROW - _SMALL * 2
        return int(height // _ROW)

    def _break_pages(self) -> tuple[Page, ...]:
        """Fill page after page; the totals are never torn apart if one page can hold them."""
        if self._room(0) < 1:
            raise ValueError(
                f"A page of {self._size.height() / _POINT:.0f} points has no room for a line: "
                "choose larger paper or smaller margins."
            )
        count = len(self._lines)
        deals = sum(not line.total for line in self._lines)
        pages: list[Page] = []
        first = 0
        while first < count or not pages:
            end = min(first + self._room(len(pages)), count)
            if first < deals < end < count and count - deals <= self._room(1):
                end = deals
            pages.append(Page(first, end))
            first = end
        return tuple(pages)

    def _column_spans(self) -> list[tuple[float, float]]:
        """Return left edge and width of each column; the places share what is left for them."""
        if not self._header:
            return []
        needs = [self._cells_width(column) for column in range(len(self._header))]
        wants = [
            max(need, _text_width(text) + 2 * _GAP)
            for need, text in zip(needs, self._header, strict=True)
        ]
        needs[:FIXED_COLUMNS] = wants[:FIXED_COLUMNS]
        room = self._size.width() - sum(needs[:FIXED_COLUMNS])
        of_places = share_width(room, needs[FIXED_COLUMNS:], wants[FIXED_COLUMNS:])
        spans = []
        left = 0.0
        for width in [*needs[:FIXED_COLUMNS], *of_places]:
            spans.append((left, width))
            left += width
        return spans

    def _cells_width(self, column: int) -> float:
        """Return the width of a column's widest field with its gaps."""
        widest = max((_text_width(line.cells[column].text) for line in self._lines), default=0.0)
        sign = _SIGN + _GAP if column == 1 else 0
        return widest + sign + 2 * _GAP

    # Painting

    def paint(self, painter: QPainter, number: int, scale: float) -> None:
        """Paint a page with its top left corner at the painter's origin.

        Args:
            painter: where.
            number: which page, from 0.
            scale: device pixels in a point.

        Raises:
            IndexError: there is no such page.
        """
        page = self.pages[number]
        painter.save()
        painter.scale(scale / _POINT, scale / _POINT)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        if number == 0:
            self._paint_head(painter)
        top = self._head_height(number)
        self._paint_headings(painter, top)
        for place, row in enumerate(range(page.first, page.end), start=1):
            self._paint_line(painter, top + place * _ROW, row)
        self._paint_number(painter, number)
        painter.restore()

    def _paint_head(self, painter: QPainter) -> None:
        width = self._size.width()
        painter.setPen(_INK)
        painter.setFont(_font(_TITLE, bold=not is_japanese(self._title)))
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(QRectF(0, 0, width, _TITLE * 1.4), left, self._title)
        painter.setPen(_SOFT)
        painter.setFont(_font(_TEXT))
        painter.drawText(QRectF(0, _TITLE * 1.4, width, _TEXT * 1.4), left, self._note)

    def _paint_headings(self, painter: QPainter, top: float) -> None:
        for column, text in enumerate(self._header):
            self._paint_text(painter, top, column, text, bold=not is_japanese(text))
        self._paint_rule(painter, top + _ROW)

    def _paint_line(self, painter: QPainter, top: float, row: int) -> None:
        line = self._lines[row]
        if line.total:
            if not self._lines[row - 1].total:
                self._paint_rule(painter, top)
        elif row % 2:
            painter.fillRect(QRectF(0, top, self._size.width(), _ROW), _BAND)
        if line.game is not None:
            pixels = round(_SIGN / _POINT * _SIGN_PIXELS)
            sign = game_sign(line.game, self._deck, pixels, on_dark=False, dpr=1.0)
            left = self._columns[1][0] + _GAP
            place = QRectF(left, top + (_ROW - _SIGN) / 2, _SIGN, _SIGN)
            painter.drawPixmap(place, sign, QRectF(sign.rect()))
        for column, cell in enumerate(line.cells):
            # Captions and the heading begin above the signs, the words of games beside them.
            indent = _SIGN + _GAP if column == 1 and not line.total else 0
            self._paint_text(painter, top, column, cell.text, bold=cell.bold, indent=indent)

    def _paint_text(
        self,
        painter: QPainter,
        top: float,
        column: int,
        text: str,
        *,
        bold: bool,
        indent: float = 0,
    ) -> None:
        """Paint a field, shortened to its column."""
        left, width = self._columns[column]
        rect = QRectF(left + _GAP + indent, top, width - 2 * _GAP - indent, _ROW)
        font = _font(_TEXT, bold=bold)
        shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, rect.width())
        painter.setFont(font)
        painter.setPen(_INK)
        # Fields are measured and drawn with the same font, so a rounding must not clip them.
        painter.drawText(rect, alignment(column) | Qt.TextFlag.TextDontClip, shown)

    def _paint_rule(self, painter: QPainter, y: float) -> None:
        painter.setPen(QPen(_INK, _POINT / 2))
        painter.drawLine(QPointF(0, y), QPointF(self._size.width(), y))

    def _paint_number(self, painter: QPainter, number: int) -> None:
        text = translate("Printing", "Page {page} of {pages}", "foot of a printed page").format(
            page=number + 1, pages=len(self.pages)
        )
        painter.setPen(_SOFT)
        painter.setFont(_font(_SMALL))
        foot = QRectF(0, self._size.height() - _SMALL * 1.5, self._size.width(), _SMALL * 1.5)
        painter.drawText(foot, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom, text)


def _font(units: int, *, bold: bool = False) -> QFont:
    """Return the application's font, so many units high, with figures of one width."""
    font = QFont(QGuiApplication.font())
    font.setPixelSize(units)
    font.setBold(bold)
    font.setFeature(QFont.Tag("tnum"), 1)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font


def _text_width(text: str) -> float:
    return QFontMetricsF(_font(_TEXT, bold=True)).horizontalAdvance(text)


def paint_pages(device: QPagedPaintDevice, rows: ScoreListModel, title: str, note: str) -> bool:
    """Paint the list on the pages of a file or printer.

    Args:
        device: where; its paper, margins and resolution are set.
        rows: the list.
        title: heading of the first page.
        note: the line under it.

    Returns:
        False when the device cannot be painted on.

    Raises:
        ValueError: a page has no room for a line.
    """
    layout = ListPrint(
        rows, title, note, device.pageLayout().paintRect(QPageLayout.Unit.Point).size()
    )
    painter = QPainter()
    if not painter.begin(device):
        return False
    for number in range(len(layout.pages)):
        if number and not device.newPage():
            painter.end()
            return False
        layout.paint(painter, number, device.logicalDpiX() / 72)
    return painter.end()


def _set_paper(device: QPagedPaintDevice) -> None:
    device.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    margins = QMarginsF(MARGIN, MARGIN, MARGIN, MARGIN)
    device.setPageMargins(margins, QPageLayout.Unit.Millimeter)


def list_pdf(rows: ScoreListModel, title: str, note: str) -> bytes:
    """Return the list as a PDF file on A4.

    Args:
        rows: the list.
        title: heading of the first page, and title of the file.
        note: the line under it.
    """
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(_PDF_RESOLUTION)
    writer.setTitle(title)
    writer.setCreator("Skat Desktop")
    _set_paper(writer)
    paint_pages(writer, rows, title, note)
    return bytes(buffer.data().data())


def make_printer(title: str) -> QPrinter:
    """Return a printer set to A4, for the print dialog.

    Args:
        title: name of the document in the printer's queue.
    """
    # Looks for printers when it is loaded, which the start of the program need not wait for.
    from PySide6.QtPrintSupport import QPrinter

    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setDocName(title)
    _set_paper(printer)
    return printer

# SPDX-License-Identifier: MIT
"""The one diagram of the help: rows of cards, a points bar and a value scale, drawn live.

A gold frame counts or wins, a faint card is missing or loses, green is won, red is lost; every
colour also has a shape: a raised card, a tick, a cross. Sizes are in units of the text around.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import Enum
from typing import Final, TypeAlias

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontInfo, QFontMetricsF, QPainter, QPen

from skat_desktop.rules.cards import TOTAL_POINTS, Card
from skat_desktop.rules.valuation import POINTS_TO_WIN, SCHNEIDER_POINTS, SCHNEIDER_WON
from skat_desktop.ui.cards.deck import CORNER, RATIO
from skat_desktop.ui.cards.faces import Picture
from skat_desktop.ui.theme import Theme, with_alpha


class Mark(Enum):
    """What the frame of a card says."""

    NONE = "none"
    GOLD = "gold"
    FAINT = "faint"
    GOLD_FAINT = "gold faint"
    GOOD = "good"
    BAD = "bad"


@dataclass(frozen=True, slots=True)
class Cell:
    """A card in a row.

    Attributes:
        card: the card.
        mark: what its frame says.
        note: words or figures below it.
        apart: whether a gap parts it from the card before.
    """

    card: Card
    mark: Mark = Mark.NONE
    note: str = ""
    apart: bool = False


@dataclass(frozen=True, slots=True)
class CardRow:
    """Cards side by side, with a heading above them."""

    cells: tuple[Cell, ...]
    title: str = ""


@dataclass(frozen=True, slots=True)
class Bar:
    """Card points of the declarer on the scale to 120."""

    points: int
    won: bool


@dataclass(frozen=True, slots=True)
class Steps:
    """Bids in order; those up to ``reached`` can be said."""

    values: tuple[int, ...]
    reached: int


Part: TypeAlias = CardRow | Bar | Steps


@dataclass(frozen=True, slots=True)
class Figure:
    """A diagram.

    Attributes:
        parts: what stands below each other.
        legend: what the marks mean, in words.
        spoken: the whole picture in words.
    """

    parts: tuple[Part, ...]
    spoken: str
    legend: tuple[tuple[Mark, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Ink:
    """Colours of a diagram, on the table's cloth or on printed paper."""

    ground: QColor
    edge: QColor
    text: QColor
    soft: QColor
    gold: QColor
    good: QColor
    bad: QColor
    track: QColor

    @staticmethod
    def on_cloth(theme: Theme) -> Ink:
        """Return the colours for the screen."""
        return Ink(
            theme.cloth,
            with_alpha(theme.on_cloth, 0.12),
            theme.on_cloth,
            with_alpha(theme.on_cloth, 0.8),
            theme.accent,
            theme.good,
            theme.bad,
            with_alpha(theme.on_cloth, 0.16),
        )

    @staticmethod
    def on_paper() -> Ink:
        """Return the colours for a printer, which should not have to lay down a cloth."""
        return Ink(
            QColor("#FFFFFF"),
            QColor("#BBBBBB"),
            QColor("#000000"),
            QColor("#444444"),
            QColor("#B57A12"),
            QColor("#2F7A46"),
            QColor("#B3382E"),
            QColor("#DDDDDD"),
        )


CARD: Final = 3.1
"""Width of a card, by the height of the text."""
_PAD: Final = 0.75
_STEP: Final = 1.13
"""Distance of neighbouring cards, by their width, where there is room."""
_APART: Final = 0.42
_RAISED: Final = 0.09
"""How far a card that counts is raised, by its height."""
_NOTE: Final = 0.86
"""Height of notes and legends, by that of the text."""
_BAR_WIDTH: Final = 26.0
_MARKS: Final = (SCHNEIDER_POINTS + 1, POINTS_TO_WIN, SCHNEIDER_WON)

_LIFTED: Final = (Mark.GOLD, Mark.GOLD_FAINT)

PictureOf: TypeAlias = Callable[[Card, float], "Picture | None"]
"""Gives the picture of a card at a width in logical pixels."""


def _raised(row: CardRow) -> float:
    """Return how far cards of a row are raised: not at all where that tells none apart."""
    lifted = sum(cell.mark in _LIFTED for cell in row.cells)
    return _RAISED if 0 < lifted < len(row.cells) else 0.0


@dataclass
class Painter:
    """Measures and paints figures in one size of text.

    Attributes:
        font: the font of the text around.
        ink: the colours.
        picture: where pictures of cards come from.
    """

    font: QFont
    ink: Ink
    picture: PictureOf
    em: float = field(init=False)

    def __post_init__(self) -> None:
        self.em = QFontMetricsF(self.font).height()
        self._small = QFont(self.font)
        # In pixels: a printer would make points larger than the picture around them.
        self._small.setPixelSize(max(1, round(QFontInfo(self.font).pixelSize() * _NOTE)))
        self._line = QFontMetricsF(self._small).height()

    # Measuring

    def size(self, figure: Figure, room: float) -> QSizeF:
        """Return how large a figure is where there is so much room for its width."""
        inner = room - 2 * _PAD * self.em
        width = max(self._width(part, inner) for part in figure.parts)
        # The legend stays on one line as long as it fits; the panel grows for it.
        one_line = sum(self._entry_width(text) for _, text in figure.legend)
        width = min(inner, max(width, one_line))
        lines = self._legend_lines(figure, width)
        height = sum(self._height(part, inner) for part in figure.parts)
        height += 0.5 * self.em * (len(figure.parts) - 1)
        height += len(lines) * self._line * 1.25 + (0.45 * self.em if lines else 0)
        return QSizeF(width + 2 * _PAD * self.em, height + 2 * _PAD * self.em)

    def _step(self, row: CardRow, room: float) -> tuple[float, float]:
        """Return width and distance of the cards of a row; too many of them overlap."""
        card = CARD * self.em
        gaps = sum(cell.apart for cell in row.cells) * _APART * card
        count = len(row.cells)
        notes = max((self._text_width(cell.note) for cell in row.cells), default=0.0)
        wanted = max(_STEP * card, notes + 0.6 * self.em if notes else 0.0)
        if count > 1:
            wanted = min(wanted, (room - card - gaps) / (count - 1))
        return card, wanted

    def _text_width(self, text: str) -> float:
        return QFontMetricsF(self._small).horizontalAdvance(text)

    def _width(self, part: Part, room: float) -> float:
        if isinstance(part, CardRow):
            card, step = self._step(part, room)
            gaps = sum(cell.apart for cell in part.cells) * _APART * card
            # The first and the last note may be wider than their cards.
            ends = (part.cells[0].note, part.cells[-1].note)
            noted = sum(max(0.0, self._text_width(note) - card) / 2 for note in ends)
            cards = card + step * (len(part.cells) - 1) + gaps + noted
            return max(cards, self._text_width(part.title))
        if isinstance(part, Bar):
            return min(room, _BAR_WIDTH * self.em)
        per_line = self._per_line(room)
        return min(len(part.values), per_line) * self._pill()

    def _pill(self) -> float:
        return self._text_width("264") + 1.1 * self.em

    def _per_line(self, room: float) -> int:
        return max(1, int(room // self._pill()))

    def _height(self, part: Part, room: float) -> float:
        if isinstance(part, CardRow):
            height = CARD * self.em * RATIO
            height *= 1 + _raised(part)
            if any(cell.note for cell in part.cells):
                height += self._line * 1.15
            return height + (self._line * 1.3 if part.title else 0)
        if isinstance(part, Bar):
            return 1.1 * self.em + self._line * 2.3
        lines = -(-len(part.values) // self._per_line(room))
        return lines * self.em * 1.75

    def _entry_width(self, text: str) -> float:
        return self._text_width(text) + 2.6 * self.em

    def _legend_lines(self, figure: Figure, width: float) -> list[list[tuple[Mark, str]]]:
        lines: list[list[tuple[Mark, str]]] = []
        used = width + 1
        for mark, text in figure.legend:
            entry = self._entry_width(text)
            if used + entry > width + 1:
                lines.append([])
                used = 0.0
            lines[-1].append((mark, text))
            used += entry
        return lines

    # Painting

    def paint(self, painter: QPainter, rect: QRectF, figure: Figure) -> None:
        """Paint a figure into the rectangle of its size."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setPen(QPen(self.ink.edge, 1))
        painter.setBrush(self.ink.ground)
        painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), 8, 8)
        pad = _PAD * self.em
        inner = rect.adjusted(pad, pad, -pad, -pad)
        top = inner.top()
        for part in figure.parts:
            height = self._height(part, inner.width())
            place = QRectF(inner.left(), top, inner.width(), height)
            if isinstance(part, CardRow):
                self._paint_row(painter, place, part)
            elif isinstance(part, Bar):
                self._paint_bar(painter, place, part)
            else:
                self._paint_steps(painter, place, part)
            top += height + 0.5 * self.em
        self._paint_legend(painter, inner, figure)
        painter.restore()

    def _text(
        self,
        painter: QPainter,
        rect: QRectF,
        text: str,
        colour: QColor,
        flags: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    ) -> None:
        painter.setFont(self._small)
        painter.setPen(colour)
        painter.drawText(
            rect, int(flags | Qt.AlignmentFlag.AlignVCenter) | Qt.TextFlag.TextDontClip, text
        )

    def _paint_row(self, painter: QPainter, place: QRectF, row: CardRow) -> None:
        top = place.top()
        if row.title:
            line = QRectF(place.left(), top, place.width(), self._line)
            self._text(painter, line, row.title, self.ink.soft)
            top += self._line * 1.3
        card, step = self._step(row, place.width())
        height = card * RATIO
        raised = _raised(row) * height
        x = place.left()
        if row.cells:
            x += max(0.0, self._text_width(row.cells[0].note) - card) / 2
        for number, cell in enumerate(row.cells):
            if number:
                x += step + (_APART * card if cell.apart else 0.0)
            y = top if cell.mark in _LIFTED else top + raised
            self._paint_card(painter, QRectF(x, y, card, height), cell)
            if cell.note:
                below = QRectF(x - step / 2, top + raised + height, card + step, self._line * 1.15)
                strong = cell.mark in (*_LIFTED, Mark.GOOD)
                colour = self.ink.gold if strong and cell.mark in _LIFTED else self.ink.text
                self._text(painter, below, cell.note, colour, Qt.AlignmentFlag.AlignHCenter)

    def _paint_card(self, painter: QPainter, rect: QRectF, cell: Cell) -> None:
        picture = self.picture(cell.card, rect.width())
        radius = CORNER * rect.width()
        painter.save()
        if cell.mark in (Mark.FAINT, Mark.GOLD_FAINT):
            painter.setOpacity(0.42)
        if picture is None:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor("#FDFBF6"))
            painter.drawRoundedRect(rect, radius, radius)
        else:
            around = picture.margin * rect.width()
            painter.drawPixmap(
                rect.adjusted(-around, -around, around, around),
                picture.pixmap,
                QRectF(picture.pixmap.rect()),
            )
        painter.restore()
        colour = {
            Mark.GOLD: self.ink.gold,
            Mark.GOLD_FAINT: self.ink.gold,
            Mark.GOOD: self.ink.good,
            Mark.BAD: self.ink.bad,
        }.get(cell.mark)
        if colour is None:
            return
        width = max(2.0, self.em * 0.14)
        pen = QPen(colour, width)
        if cell.mark is Mark.GOLD_FAINT:
            pen.setStyle(Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        out = width / 2
        painter.drawRoundedRect(rect.adjusted(-out, -out, out, out), radius + out, radius + out)
        if cell.mark in (Mark.GOOD, Mark.BAD):
            self._badge(painter, QPointF(rect.right(), rect.top()), cell.mark)

    def _badge(self, painter: QPainter, at: QPointF, mark: Mark) -> None:
        """Paint a tick or a cross at the corner of a card."""
        good = mark is Mark.GOOD
        r = self.em * 0.42
        painter.setPen(QPen(self.ink.ground, 1.5))
        painter.setBrush(self.ink.good if good else self.ink.bad)
        painter.drawEllipse(at, r, r)
        pen = QPen(QColor("#FFFFFF"), self.em * 0.12)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        if good:
            points = [(-0.45, 0.05), (-0.12, 0.38), (0.46, -0.34)]
            painter.drawPolyline([QPointF(at.x() + x * r, at.y() + y * r) for x, y in points])
        else:
            d = 0.36 * r
            painter.drawLine(QPointF(at.x() - d, at.y() - d), QPointF(at.x() + d, at.y() + d))
            painter.drawLine(QPointF(at.x() - d, at.y() + d), QPointF(at.x() + d, at.y() - d))

    def _paint_bar(self, painter: QPainter, place: QRectF, bar: Bar) -> None:
        width = min(place.width(), _BAR_WIDTH * self.em)
        track = QRectF(place.left(), place.top() + self._line * 1.15, width, self.em * 1.1)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.ink.track)
        painter.drawRoundedRect(track, 4, 4)
        colour = self.ink.good if bar.won else self.ink.bad
        share = QRectF(track)
        share.setWidth(max(2.0, track.width() * bar.points / TOTAL_POINTS))
        painter.setBrush(colour)
        painter.drawRoundedRect(share, 4, 4)
        figure = QRectF(0, place.top(), 0, self._line)
        figure.moveLeft(min(share.right(), track.right() - self.em))
        self._text(painter, figure, str(bar.points), self.ink.text, Qt.AlignmentFlag.AlignHCenter)
        for mark in _MARKS:
            x = track.left() + track.width() * mark / TOTAL_POINTS
            painter.setPen(QPen(self.ink.text, 1.5))
            painter.drawLine(QPointF(x, track.top()), QPointF(x, track.bottom() + self.em * 0.2))
            below = QRectF(x, track.bottom() + self.em * 0.15, 0, self._line)
            self._text(painter, below, str(mark), self.ink.soft, Qt.AlignmentFlag.AlignHCenter)

    def _paint_steps(self, painter: QPainter, place: QRectF, steps: Steps) -> None:
        pill, per_line = self._pill(), self._per_line(place.width())
        for number, value in enumerate(steps.values):
            line, column = divmod(number, per_line)
            rect = QRectF(
                place.left() + column * pill,
                place.top() + line * self.em * 1.75,
                pill - 0.3 * self.em,
                self.em * 1.45,
            )
            reached = value <= steps.reached
            last = value == steps.reached
            painter.setPen(QPen(self.ink.gold, 2) if last else Qt.PenStyle.NoPen)
            painter.setBrush(self.ink.track if reached else Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(rect, rect.height() / 2, rect.height() / 2)
            colour = self.ink.text if reached else with_alpha(self.ink.text, 0.5)
            self._text(painter, rect, str(value), colour, Qt.AlignmentFlag.AlignHCenter)
            if not reached:
                painter.setPen(QPen(with_alpha(self.ink.text, 0.5), 1))
                half = self._text_width(str(value)) / 2 + 3
                middle = rect.center()
                painter.drawLine(middle - QPointF(half, 0), middle + QPointF(half, 0))

    def _paint_legend(self, painter: QPainter, inner: QRectF, figure: Figure) -> None:
        lines = self._legend_lines(figure, inner.width())
        top = inner.bottom() - len(lines) * self._line * 1.25
        for number, line in enumerate(lines):
            x = inner.left()
            y = top + number * self._line * 1.25
            for mark, text in line:
                self._paint_key(painter, QRectF(x, y, self.em * 0.7, self._line), mark)
                words = QRectF(x + self.em, y, 0, self._line)
                self._text(painter, words, text, self.ink.soft)
                x += self._entry_width(text)

    def _paint_key(self, painter: QPainter, rect: QRectF, mark: Mark) -> None:
        """Paint the little card of a legend."""
        middle = rect.center()
        card = QRectF(0, 0, self.em * 0.55, self.em * 0.8)
        card.moveCenter(middle)
        if mark in (Mark.GOOD, Mark.BAD):
            self._badge(painter, middle, mark)
            return
        paper = QColor("#FDFBF6")
        painter.setBrush(with_alpha(paper, 0.4) if mark in (Mark.FAINT, Mark.GOLD_FAINT) else paper)
        pen = QPen(self.ink.soft, 1)
        if mark in _LIFTED:
            pen = QPen(self.ink.gold, 2)
        if mark is Mark.GOLD_FAINT:
            pen.setStyle(Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.drawRoundedRect(card, 2, 2)

# SPDX-License-Identifier: MIT
"""Cards in a row on a sheet, drawn like those on the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from skat_desktop.i18n.numbers import enumerated
from skat_desktop.rules.cards import Card, Hand, cards_of, points_of
from skat_desktop.ui.cards.deck import CORNER, RATIO
from skat_desktop.ui.cards.faces import Faces
from skat_desktop.ui.panels.sheet import make_label
from skat_desktop.ui.theme import GRID, Theme
from skat_desktop.ui.words import Words

_BY_TYPE: Final = 2.8
"""Width of a card by the height of a line of type, so that cards grow with the sheet."""

_APART: Final = 1.06
"""From card to card, by the width of a card, where there is room."""

_OVERLAPPED: Final = 0.5
"""The same where there is none: the corner with rank and suit stays in sight."""

_VEIL: Final = 0.62
"""How much of the paper lies over a card that has been put aside."""


class CardRow(QWidget):
    """Some cards beside each other; they overlap where the row is narrow.

    Attributes:
        cards: from left to right.
        aside: those among them that are shown pale.
    """

    def __init__(self, faces: Faces, theme: Theme) -> None:
        super().__init__()
        self.cards: tuple[Card, ...] = ()
        self.aside: Hand = 0
        self.theme = theme
        self._faces = faces
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        faces.ready.connect(self._redraw)

    def show_cards(self, cards: Sequence[Card], words: Words, *, aside: Hand = 0) -> None:
        """Show cards in this order; ``aside`` tells which of them are pale."""
        self.cards = tuple(cards)
        self.aside = aside
        self.setAccessibleName(enumerated([words.card(card) for card in self.cards]))
        self.updateGeometry()
        self.update()

    def _redraw(self, card: Card) -> None:
        if card in self.cards:
            self.update()

    @property
    def card_width(self) -> int:
        """Width of a card in pixels."""
        return round(self.fontMetrics().height() * _BY_TYPE)

    @property
    def pixels(self) -> int:
        """The same in device pixels."""
        return max(round(self.card_width * self.devicePixelRatioF()), 1)

    def _size(self, step: float) -> QSize:
        width = self.card_width
        more = max(len(self.cards) - 1, 0)
        # The shadow under a card needs a line.
        return QSize(round(width * (1 + step * more)) + 2, round(width * RATIO) + 3)

    def sizeHint(self) -> QSize:
        return self._size(_APART)

    def minimumSizeHint(self) -> QSize:
        return self._size(_OVERLAPPED)

    def place_of(self, number: int) -> QRectF:
        """Return where the card with this number, from 0, lies."""
        width = float(self.card_width)
        step = width * _APART
        if len(self.cards) > 1:
            step = min(step, (self.width() - 2 - width) / (len(self.cards) - 1))
        return QRectF(1 + number * step, 1, width, width * RATIO)

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        veil = QColor(self.theme.paper)
        veil.setAlphaF(_VEIL)
        for number, card in enumerate(self.cards):
            box = self.place_of(number)
            corner = box.width() * CORNER
            picture = self._faces.picture(card, self.pixels)
            if picture is None:
                painter.setPen(self.theme.rule)
                painter.setBrush(self.theme.sunk)
                painter.drawRoundedRect(box, corner, corner)
                continue
            margin = picture.margin * box.width()
            target = box.adjusted(-margin, -margin, margin, margin)
            painter.drawPixmap(target, picture.pixmap, QRectF(picture.pixmap.rect()))
            if self.aside >> card & 1:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(veil)
                painter.drawRoundedRect(box, corner, corner)


class CardBlock(QWidget):
    """Two cards of the skat under their caption and what they count.

    Attributes:
        row: the cards.
    """

    def __init__(self, faces: Faces, theme: Theme, *, low: bool = False) -> None:
        """Make it; a ``low`` one has caption and points in one line."""
        super().__init__()
        self.row = CardRow(faces, theme)
        self._caption = make_label(bold=True)
        self._points = make_label(quiet=True)
        head = QHBoxLayout()
        head.setSpacing(GRID)
        head.addWidget(self._caption)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(1)
        lines.addLayout(head)
        lines.addWidget(self.row)
        if low:
            head.addWidget(self._points)
        else:
            lines.addWidget(self._points)
        head.addStretch(1)

    def show_cards(self, caption: str, cards: Hand, words: Words) -> None:
        """Show cards with their caption and card points; nothing where there are none."""
        self.setVisible(bool(cards))
        self._caption.setText(caption)
        self._points.setText(words.points(points_of(cards)))
        self.row.show_cards(tuple(reversed(cards_of(cards))), words)

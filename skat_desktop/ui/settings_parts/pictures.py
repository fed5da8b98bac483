# SPDX-License-Identifier: MIT
"""Tiles that show a deck, a back or a cloth as the table would show it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QRect, QRectF, QSize
from PySide6.QtGui import QPainter, QPainterPath, QPen, QRadialGradient

from skat_desktop.records.settings import BackChoice, ClothChoice, DeckChoice
from skat_desktop.rules.cards import Card, parse_card
from skat_desktop.ui.cards.deck import CORNER, RATIO, Deck
from skat_desktop.ui.cards.faces import BACK, Faces
from skat_desktop.ui.looks import deck_of
from skat_desktop.ui.settings_parts.field import Look, Text
from skat_desktop.ui.settings_parts.tiles import Tile
from skat_desktop.ui.theme import Theme, mixed

_SAMPLE: Final = tuple(parse_card(code) for code in ("CJ", "DQ", "HK", "SA"))
"""All courts, the ace, and all four suits: letters and colours can be told."""

_CARD: Final = 54
_STEP: Final = 32
"""Width of a card and of the part that the next one leaves free, in pixels."""

_BACK: Final = 44
_SWATCH: Final = QSize(92, 60)


class CardsTile(Tile):
    """A tile with cards, drawn on the workshop's thread; until they arrive it has bare paper."""

    def __init__(
        self, value: DeckChoice | BackChoice, caption: Text, cards: Sequence[Card], width: int
    ) -> None:
        super().__init__(value, caption)
        self._cards = tuple(cards)
        self._width = width
        height = round(width * RATIO)
        self.picture_size = QSize(width + (len(self._cards) - 1) * _STEP, height)
        self._faces = Faces(Deck(), self)
        self._faces.ready.connect(self.update)

    @property
    def deck(self) -> Deck:
        """The deck that is shown."""
        return self._faces.deck

    def show_look(self, look: Look) -> None:
        self._faces.set_deck(self._deck(look))
        super().show_look(look)

    def _deck(self, look: Look) -> Deck:
        raise NotImplementedError

    def paint_picture(self, painter: QPainter, box: QRect) -> None:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        pixels = round(self._width * self.devicePixelRatioF())
        self._faces.set_sizes([pixels])
        for place, card in enumerate(self._cards):
            at = QRectF(box.x() + place * _STEP, box.y(), self._width, box.height())
            picture = self._faces.picture(card, pixels)
            if picture is None:
                painter.setPen(QPen(self._theme.rule, 1))
                painter.setBrush(self._theme.card_paper)
                painter.drawRoundedRect(at, self._width * CORNER, self._width * CORNER)
                continue
            room = picture.margin * self._width
            painter.drawPixmap(
                at.adjusted(-room, -room, room, room),
                picture.pixmap,
                QRectF(picture.pixmap.rect()),
            )


class DeckTile(CardsTile):
    """A deck, with the letters and indices that are chosen."""

    def __init__(self, value: DeckChoice, caption: Text) -> None:
        super().__init__(value, caption, _SAMPLE, _CARD)

    def _deck(self, look: Look) -> Deck:
        return deck_of(replace(look.settings, deck=self.value), look.language)


class BackTile(CardsTile):
    """The pattern of a back, in the colour that goes with the cloth."""

    def __init__(self, value: BackChoice, caption: Text) -> None:
        super().__init__(value, caption, [BACK], _BACK)

    def _deck(self, look: Look) -> Deck:
        return deck_of(replace(look.settings, back=self.value), look.language)


class ClothTile(Tile):
    """The colour of the table."""

    picture_size = _SWATCH

    def __init__(self, value: ClothChoice, caption: Text) -> None:
        super().__init__(value, caption)
        self._shown = Theme.of()

    def show_look(self, look: Look) -> None:
        self._shown = Theme.of(look.theme.dark, self.value.value)
        super().show_look(look)

    def paint_picture(self, painter: QPainter, box: QRect) -> None:
        light = QRadialGradient(box.center(), box.width() * 0.6)
        light.setColorAt(0, self._shown.cloth_light)
        light.setColorAt(1, self._shown.cloth)
        path = QPainterPath()
        path.addRoundedRect(QRectF(box), 6, 6)
        painter.setBrush(light)
        # In the dark a slate table is hardly lighter than the sheet it is shown on.
        painter.setPen(QPen(mixed(self._shown.cloth, self._shown.on_cloth, 0.25), 1))
        painter.drawPath(path)

# SPDX-License-Identifier: MIT
"""What is to be seen of a card, made of parts that Qt paints by itself.

Computers think in another thread, and every call from Qt into Python may have to wait for it: a
frame must not need any.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainterPath, QPen, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem, QGraphicsPixmapItem

from skat_desktop.ui.cards.deck import CORNER, RATIO
from skat_desktop.ui.cards.faces import Picture
from skat_desktop.ui.cards.shadow import lifted_shadow

UNIT: Final = 100.0
"""Width of a card in its own coordinates; the item's scale makes it larger."""

HEIGHT: Final = UNIT * RATIO
BOX: Final = QRectF(-UNIT / 2, -HEIGHT / 2, UNIT, HEIGHT)
MARGIN: Final = 16.0
"""How far shadow and line reach beyond the card at the most."""

_CORNER: Final = UNIT * CORNER
_SHADOW_STEPS: Final = 5


def _rounded(box: QRectF, corner: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(box, corner, corner)
    return path


class CardDrawing:
    """Shadow, picture, veil and line of a card."""

    def __init__(self, card: QGraphicsItem) -> None:
        """Add the parts to the item of a card."""
        self._shadow = QGraphicsPixmapItem(card)
        self._blank = QGraphicsPathItem(_rounded(BOX, _CORNER), card)
        self._picture = QGraphicsPixmapItem(card)
        self._veil = QGraphicsPathItem(_rounded(BOX, _CORNER), card)
        self._line = QGraphicsPathItem(card)
        for pixmap in (self._shadow, self._picture):
            pixmap.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
            pixmap.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        parts: tuple[QGraphicsItem, ...] = (
            self._shadow,
            self._blank,
            self._picture,
            self._veil,
            self._line,
        )
        for part in parts:
            part.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._blank.setPen(QPen(QColor(0, 0, 0, 64), 0.5))
        self._veil.setPen(QPen(Qt.PenStyle.NoPen))
        for hidden in (self._shadow, self._veil, self._line):
            hidden.setVisible(False)
        self._shown: Picture | None = None
        self._margin = 0.0
        self._stands = QTransform()
        self._shadow_of: tuple[int, int] | None = None
        self._width = 0.0
        self.set_colours(QColor("#000000"), QColor("#E8B04A"), QColor("#FDFBF6"))

    def set_colours(self, veil: QColor, accent: QColor, paper: QColor) -> None:
        """Set the colours of greying, of the line, and of a card without a picture."""
        self._veil.setBrush(QBrush(veil))
        self._accent = accent
        self._blank.setBrush(QBrush(paper))
        self.frame(self._width)

    def show_picture(self, picture: Picture | None) -> None:
        """Show a picture, or a blank card while there is none."""
        if picture is self._shown:
            return
        self._shown = picture
        self._blank.setVisible(picture is None)
        self._picture.setVisible(picture is not None)
        self._picture.setPixmap(QPixmap() if picture is None else picture.pixmap)
        self._stand()

    def arrange(self, transform: QTransform, height: float, pixels: int) -> None:
        """Lay all parts where the card stands.

        Args:
            transform: from the card lying flat to the card as it stands.
            height: how high above the table it is, 0 … 1.
            pixels: its width in device pixels.
        """
        if transform != self._stands:
            self._stands = transform
            self._stand()
        # In steps, so that a few pictures serve all the way up.
        step = round(height * _SHADOW_STEPS)
        self._shadow.setVisible(step > 0)
        if step and self._shadow_of != (step, pixels):
            self._shadow_of = step, pixels
            reach = max(round(pixels * 0.018 * step), 1)
            self._shadow.setPixmap(lifted_shadow(pixels, reach))
            self._margin = 2 * reach * UNIT / pixels
            self._lay(self._shadow, self._margin)

    def veil(self, share: float) -> None:
        """Let a share of the veil's colour lie over the card."""
        self._veil.setVisible(share > 0)
        self._veil.setOpacity(share)

    def frame(self, width: float) -> None:
        """Draw a line of that width around the card; 0 takes it off."""
        self._width = width
        self._line.setVisible(width > 0)
        if width > 0:
            gap = width * 0.5
            self._line.setPen(QPen(self._accent, width))
            self._line.setPath(_rounded(BOX.adjusted(-gap, -gap, gap, gap), _CORNER + gap))

    def _stand(self) -> None:
        for part in (self._blank, self._veil, self._line):
            part.setTransform(self._stands)
        if self._shown is not None:
            self._lay(self._picture, self._shown.margin * UNIT)
        self._lay(self._shadow, self._margin)

    def _lay(self, part: QGraphicsPixmapItem, margin: float) -> None:
        """Stretch a picture over the card and a margin around it."""
        size = part.pixmap().size()
        if size.isEmpty():
            return
        box = BOX.adjusted(-margin, -margin, margin, margin)
        stretch = QTransform.fromTranslate(box.left(), box.top())
        stretch.scale(box.width() / size.width(), box.height() / size.height())
        part.setTransform(stretch * self._stands)

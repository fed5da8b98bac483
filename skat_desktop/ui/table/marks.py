# SPDX-License-Identifier: MIT
"""Small things on the cloth: empty places, the mark of the led card, pills and bubbles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QAbstractAnimation, QPointF, QPropertyAnimation, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from skat_desktop.ui.cards.deck import CORNER, RATIO
from skat_desktop.ui.cards.pose import Pose
from skat_desktop.ui.motion import EASING
from skat_desktop.ui.table.text import draw_line, text_width
from skat_desktop.ui.theme import Theme, mixed, with_alpha

TAIL: Final = 11.0
"""Length of a bubble's tail in pixels."""


class Mark(QGraphicsObject):
    """What all marks share: colours, a box around their origin, fading in and out."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._box = QRectF()
        self._content: tuple[object, ...] = ()
        self._fading = QPropertyAnimation(self, b"opacity", self)
        self._fading.setEasingCurve(EASING)
        self._fading.finished.connect(self._faded)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.setVisible(False)

    @property
    def box(self) -> QRectF:
        """What the mark covers, in the scene."""
        return self._box.translated(self.pos())

    @property
    def is_shown(self) -> bool:
        """Whether it is visible and not just fading away."""
        ending = self._fading.state() == QAbstractAnimation.State.Running
        return self.isVisible() and not (ending and self._fading.endValue() == 0.0)

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        self._theme = theme
        self.update()

    def is_new(self, *content: object) -> bool:
        """Remember what the mark shows and return whether that is something else than before.

        What stays need not be drawn again.
        """
        changed = content != self._content
        self._content = content
        return changed

    def set_box(self, box: QRectF) -> None:
        """Cover another part of the item's own plane."""
        self.prepareGeometryChange()
        self._box = box
        self.update()

    def appear(self, shown: bool, duration: int) -> None:
        """Come or go within so many milliseconds."""
        if shown == self.is_shown:
            return
        self._fading.stop()
        if duration <= 0:
            self.setOpacity(1.0)
            self.setVisible(shown)
            return
        start = self.opacity() if self.isVisible() else 0.0
        self.setOpacity(start)
        self.setVisible(True)
        self._fading.setDuration(duration)
        self._fading.setStartValue(start)
        self._fading.setEndValue(1.0 if shown else 0.0)
        self._fading.start()

    def finish(self) -> None:
        """End all fading now."""
        if self._fading.state() == QAbstractAnimation.State.Running:
            self._fading.setCurrentTime(self._fading.totalDuration())

    def _faded(self) -> None:
        if self.opacity() == 0.0:
            self.setVisible(False)
            self.setOpacity(1.0)

    def boundingRect(self) -> QRectF:
        return self._box.adjusted(-4, -4, 4, 6)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        self._draw(painter)

    def _draw(self, painter: QPainter) -> None:
        """Paint the mark."""
        raise NotImplementedError


class EmptyPlace(Mark):
    """A dashed outline where a card is to lie."""

    def put(self, pose: Pose) -> None:
        """Lie where a card would."""
        if not self.is_new(pose):
            return
        self.setPos(pose.x, pose.y)
        self.setRotation(pose.angle)
        height = pose.width * RATIO
        self.set_box(QRectF(-pose.width / 2, -height / 2, pose.width, height))

    def _draw(self, painter: QPainter) -> None:
        pen = QPen(with_alpha(self._theme.on_cloth, 0.38), 1.6)
        pen.setDashPattern([4, 3])
        painter.setPen(pen)
        painter.setBrush(with_alpha(self._theme.shadow, 0.07))
        radius = self._box.width() * CORNER
        painter.drawRoundedRect(self._box.adjusted(1, 1, -1, -1), radius, radius)


class LedMark(Mark):
    """A dot and a word above the card that was led."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._words = ""
        self._text = 15.0

    def put(self, x: float, y: float, words: str, text: float) -> None:
        """Lie with the middle of the line at a point."""
        if not self.is_new(x, y, words, text):
            return
        self._words, self._text = words, text
        width = text_width(words, text) + text
        self.setPos(round(x), round(y))
        self.set_box(QRectF(-width / 2, -text * 0.7, width, text * 1.4))

    def _draw(self, painter: QPainter) -> None:
        theme, text = self._theme, self._text
        painter.setPen(QPen(with_alpha(theme.shadow, 0.35), 1))
        painter.setBrush(theme.on_cloth)
        left = self._box.left()
        painter.drawEllipse(QPointF(left + text * 0.3, 0), text * 0.3, text * 0.3)
        if self._words:
            draw_line(
                painter, QPointF(left + text * 0.9, 0), self._words, text, theme.on_cloth_soft
            )


class Caption(Mark):
    """Words in the middle of their box."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._lines: Sequence[str] = ()
        self._text = 15.0

    def put(self, area: QRectF, words: str, text: float) -> None:
        """Lie at the top of an area, on two lines if it has room for them."""
        if not self.is_new(area, words, text):
            return
        self._text = text
        two = area.height() >= text * 2.6
        self._lines = wrapped(words, text, 500, area.width()) if two else [words]
        self.setPos(area.center().x(), area.top())
        width = area.width()
        self.set_box(QRectF(-width / 2, 0, width, text * 1.4 * len(self._lines)))

    def _draw(self, painter: QPainter) -> None:
        for index, line in enumerate(self._lines):
            draw_line(
                painter,
                QPointF(0, self._text * (0.7 + 1.35 * index)),
                line,
                self._text,
                self._theme.on_cloth_soft,
                weight=500,
                room=self._box.width(),
                middle=True,
            )


def wrapped(words: str, text: float, weight: int, room: float) -> list[str]:
    """Break a line into at most two that fit, between parts joined by ``" · "`` if possible.

    The second line may still be too long; it is shortened when drawn.
    """
    if text_width(words, text, weight) <= room:
        return [words]
    # Good places first: between parts, at spaces, after a Japanese comma.
    for mark, kept in ((" · ", 0), (" ", 0), ("、", 1)):
        cut = words.rfind(mark)
        while cut > 0:
            first, second = words[: cut + kept], words[cut + len(mark) :]
            if text_width(first, text, weight) <= room:
                return [first, second]
            cut = words.rfind(mark, 0, cut)
    return [words]


class Pill(Mark):
    """Words on a dark pill, with a suit sign before them if wanted; the banner and the status."""

    def __init__(self, theme: Theme, weight: int = 600) -> None:
        super().__init__(theme)
        self._weight = weight
        self._lines: Sequence[str] = ()
        self._text = 15.0
        self._sign: QPixmap | None = None

    def put(
        self,
        area: QRectF,
        words: str,
        text: float,
        sign: QPixmap | None = None,
        least: float | None = None,
    ) -> None:
        """Lie in the upper middle of an area.

        Args:
            area: the most room there is.
            words: parts joined by ``" · "`` may be put on two lines.
            text: height of the words in pixels.
            sign: picture before the words.
            least: height down to which the words shrink before they are broken.
        """
        if not self.is_new(area, words, text, sign and sign.cacheKey(), least):
            return
        self._sign = sign
        side = text * 0.95
        picture = text * 1.75 if sign is not None else 0.0
        room = area.width() - 2 * side - picture
        least = least or text
        while text > least and text_width(words, text, self._weight) > room:
            text -= 1
        self._text = text
        self._lines = wrapped(words, text, self._weight, room)
        widest = max(text_width(line, text, self._weight) for line in self._lines)
        width = min(widest, room) + 2 * side + picture
        height = text * 2.2 if len(self._lines) == 1 else text * 3.4
        self.setPos(area.center().x(), round(area.top()))
        self.set_box(QRectF(-width / 2, 0, width, min(height, max(area.height(), text * 2))))

    def _draw(self, painter: QPainter) -> None:
        theme, box, text = self._theme, self._box, self._text
        painter.setPen(QPen(theme.plate_edge, 1))
        painter.setBrush(theme.plate)
        radius = min(box.height() / 2, text * 1.2)
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
        x = box.left() + text * 0.95
        if self._sign is not None:
            edge = text * 1.3
            chip = QRectF(x - text * 0.1, box.center().y() - edge / 2, edge, edge)
            painter.drawPixmap(chip, self._sign, QRectF(self._sign.rect()))
            x += text * 1.75
        room = box.right() - text * 0.95 - x + 1
        step = text * 1.35
        y = box.center().y() - step * (len(self._lines) - 1) / 2
        for line in self._lines:
            draw_line(
                painter,
                QPointF(x + room / 2, y),
                line,
                text,
                theme.on_cloth,
                weight=self._weight,
                room=room,
                middle=True,
            )
            y += step


class Bubble(Mark):
    """What a seat has just said."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._words = ""
        self._text = 18.0
        self._faded_back = False
        self._side = "down"

    @property
    def words(self) -> str:
        """What it says."""
        return self._words

    @staticmethod
    def size_of(words: str, text: float, most: float) -> tuple[float, float]:
        """Return width and height of a bubble without its tail, in pixels."""
        return min(max(text * 3.0, text_width(words, text, 600) + text * 1.7), most), text * 2.2

    def put(
        self, point: QPointF, words: str, text: float, side: str, most: float, faded: bool
    ) -> None:
        """Say something.

        Args:
            point: end of the tail.
            words: what is said.
            text: height of the words in pixels.
            side: where the tail is: ``left``, ``right``, ``up`` or ``down``.
            most: most width in pixels.
            faded: whether the bubble steps back.
        """
        if not self.is_new(point, words, text, side, most, faded):
            return
        self._words, self._text, self._side, self._faded_back = words, text, side, faded
        width, height = self.size_of(words, text, most)
        self.setPos(point.toPoint())
        if side == "left":
            box = QRectF(TAIL, -height / 2, width, height)
        elif side == "right":
            box = QRectF(-TAIL - width, -height / 2, width, height)
        else:
            top = TAIL if side == "up" else -TAIL - height
            box = QRectF(-width / 2, top, width, height)
        self.set_box(box)

    def boundingRect(self) -> QRectF:
        return self._box.adjusted(-TAIL - 3, -TAIL - 3, TAIL + 3, TAIL + 5)

    def _draw(self, painter: QPainter) -> None:
        theme, box = self._theme, self._box
        path = QPainterPath()
        path.addRoundedRect(box, 13, 13)
        tail = QPainterPath(QPointF(0, 0))
        if self._side in ("up", "down"):
            inside = box.top() + 2 if self._side == "up" else box.bottom() - 2
            tail.lineTo(-8, inside)
            tail.lineTo(8, inside)
        else:
            inside = box.left() + 2 if self._side == "left" else box.right() - 2
            tail.lineTo(inside, -7)
            tail.lineTo(inside, 7)
        tail.closeSubpath()
        path = path.united(tail)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(with_alpha(theme.shadow, 0.2))
        painter.drawPath(path.translated(0, 2))
        fill, ink = theme.bubble, theme.on_bubble
        if self._faded_back:
            fill, ink = mixed(theme.bubble, theme.cloth, 0.26), mixed(ink, theme.bubble, 0.18)
        painter.setBrush(fill)
        painter.drawPath(path)
        draw_line(
            painter,
            box.center(),
            self._words,
            self._text,
            ink,
            weight=600,
            room=box.width() - self._text,
            middle=True,
        )

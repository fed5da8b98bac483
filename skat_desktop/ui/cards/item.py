# SPDX-License-Identifier: MIT
"""A card on the table that can move, turn over, rise, be lifted and be greyed."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import (
    Property,
    QAbstractAnimation,
    QEasingCurve,
    QParallelAnimationGroup,
    QPauseAnimation,
    QPointF,
    QPropertyAnimation,
    QRectF,
    QSequentialAnimationGroup,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject

from skat_desktop.rules.cards import Card
from skat_desktop.ui.cards.drawing import BOX, HEIGHT, MARGIN, UNIT, CardDrawing
from skat_desktop.ui.cards.faces import BACK, Faces
from skat_desktop.ui.cards.pose import Pose
from skat_desktop.ui.motion import EASING

RISE: Final = 0.12
"""How far a hovered or focused card rises, by its height."""

GREY: Final = 0.45
"""Contrast that a card loses which may not be played."""


class CardItem(QGraphicsObject):
    """One of the 32 cards of the table.

    Which card it shows may change: a face-down card of an opponent is any card until it is played.

    Signals:
        landed(): the movement has ended.
    """

    landed = Signal()

    def __init__(self, faces: Faces) -> None:
        super().__init__()
        self._faces = faces
        self._card: Card | None = None
        self._shown: Card | None = None
        self._turn = 1.0
        self._rise = 0.0
        self._lift = 0.0
        self._grey = 0.0
        self._ring = False
        self._won = False
        self._pixels = round(UNIT)
        self._target: Pose | None = None
        self._flight: QAbstractAnimation | None = None
        self._effects: dict[bytes, QPropertyAnimation] = {}
        self._goals: dict[bytes, float] = {}
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIsSelectable, False)
        # What is to be seen of it is painted by Qt alone, without a word of Python for each frame.
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        self._drawing = CardDrawing(self)
        self.setVisible(False)

    # --- what it shows

    @property
    def card(self) -> Card | None:
        """The card, None while it is face down."""
        return self._card

    @property
    def target(self) -> Pose | None:
        """Where it lies or is going to; None before it was put anywhere."""
        return self._target

    @property
    def is_moving(self) -> bool:
        """Whether it is on its way."""
        return self._flight is not None

    @property
    def is_at_home(self) -> bool:
        """Whether it lies at its target or is going there, and is not being dragged."""
        target = self._target
        if target is None:
            return False
        return self.is_moving or self.pos() == QPointF(target.x, target.y)

    @property
    def risen(self) -> float:
        """How far it has risen, 0 … 1."""
        return self._rise

    @property
    def greyed(self) -> float:
        """How much of the greying is done, 0 … 1."""
        return self._grey

    @property
    def ringed(self) -> bool:
        """Whether it shows the focus ring."""
        return self._ring

    def set_colours(self, veil: QColor, accent: QColor, paper: QColor) -> None:
        """Set the colours of greying, of the ring, and of a card without a picture."""
        self._drawing.set_colours(veil, accent, paper)

    def set_card(self, card: Card | None, duration: int = 0, delay: int = 0) -> None:
        """Show another side or card, turning over if it lies on the table already."""
        if card == self._card:
            return
        before = self._card
        self._card = card
        turning = duration > 0 and self.isVisible() and (before is None) != (card is None)
        self._stop_effect(b"turn")
        if turning:
            self._turn = 0.0
            self._animate(b"turn", 1.0, duration, delay)
        else:
            self._shown = card
            self._turn = 1.0
            self.look()

    def set_pixels(self, pixels: int) -> None:
        """Set the width in device pixels for which the sharp picture is wanted."""
        if pixels != self._pixels:
            self._pixels = pixels
            self.look()

    def set_ring(self, ring: bool) -> None:
        """Show or hide the focus ring."""
        if ring != self._ring:
            self._ring = ring
            self._frame()

    def set_won(self, won: bool) -> None:
        """Mark the card that takes the trick."""
        if won != self._won:
            self._won = won
            self._frame()

    def raise_to(self, share: float, duration: int) -> None:
        """Rise by a share of ``RISE``, 0 … 1."""
        self._go(b"rise", share, duration)

    def lift_to(self, share: float, duration: int) -> None:
        """Lift off the table, 0 … 1: the shadow grows."""
        self._go(b"lift", share, duration)

    def grey_to(self, share: float, duration: int) -> None:
        """Grey by a share of ``GREY``, 0 … 1."""
        self._go(b"grey", share, duration)

    # --- moving

    def put(self, pose: Pose) -> None:
        """Lie somewhere at once."""
        self._stop_flight()
        self._target = pose
        self.setPos(pose.x, pose.y)
        self.setRotation(pose.angle)
        self.setScale(pose.width / UNIT)
        self.setOpacity(pose.opacity)
        self.setZValue(pose.z)
        self.setVisible(pose.opacity > 0)
        self._frame()
        self.look()

    def move_to(self, pose: Pose, duration: int, delay: int = 0, flying_z: float = 0.0) -> None:
        """Go somewhere.

        Args:
            pose: where to.
            duration: milliseconds; 0 goes at once.
            delay: milliseconds to wait first.
            flying_z: added to the z value on the way.
        """
        if duration <= 0:
            moving = self.is_moving
            self.put(pose)
            if moving:
                self.landed.emit()
            return
        self._stop_flight()
        self._target = pose
        self.setVisible(True)
        self.look()
        self.setZValue(pose.z + flying_z)
        group = QParallelAnimationGroup()
        for name, end in (
            (b"pos", QPointF(pose.x, pose.y)),
            (b"rotation", pose.angle),
            (b"scale", pose.width / UNIT),
            (b"opacity", pose.opacity),
        ):
            step = QPropertyAnimation(self, name)
            step.setDuration(duration)
            step.setEasingCurve(
                QEasingCurve.Type.InQuint if name == b"opacity" and not pose.opacity else EASING
            )
            step.setEndValue(end)
            group.addAnimation(step)
        flight: QAbstractAnimation = group
        if delay > 0:
            sequence = QSequentialAnimationGroup(self)
            sequence.addAnimation(QPauseAnimation(delay))
            sequence.addAnimation(group)
            flight = sequence
        else:
            group.setParent(self)
        flight.finished.connect(self._land)
        self._flight = flight
        flight.start()

    def aim(self, pose: Pose) -> None:
        """Set where it goes home to, without going there."""
        self._target = pose

    def follow(self, x: float, y: float) -> None:
        """Go where the pointer drags it; the target stays."""
        self._stop_flight()
        self.setPos(x, y)

    def finish(self) -> None:
        """End all movement now, at its goal."""
        if self._target is not None and self.is_moving:
            self.put(self._target)
            self.landed.emit()
        for effect in self._effects.values():
            if effect.state() == QAbstractAnimation.State.Running:
                effect.setCurrentTime(effect.totalDuration())

    def sharpen(self) -> None:
        """Draw the picture now if it is missing (screenshots)."""
        if self.isVisible():
            self._faces.render_now(self._face, self._pixels)
            self.look()

    @property
    def _face(self) -> int:
        return BACK if self._shown is None else self._shown

    def _land(self) -> None:
        self._stop_flight()
        target = self._target
        if target is not None:
            self.setZValue(target.z)
            self.setVisible(target.opacity > 0)
            self._frame()
        self.landed.emit()

    def _stop_flight(self) -> None:
        flight, self._flight = self._flight, None
        if flight is not None:
            flight.finished.disconnect(self._land)
            flight.stop()
            flight.deleteLater()

    def _go(self, name: bytes, end: float, duration: int) -> None:
        """Let something go to an end, unless it is there or on its way already."""
        if self._goals.get(name, 0.0) != end:
            self._goals[name] = end
            self._animate(name, end, duration)

    def _animate(self, name: bytes, end: float, duration: int, delay: int = 0) -> None:
        effect = self._effects.get(name)
        if effect is not None and effect.state() == QAbstractAnimation.State.Running:
            if effect.endValue() == end:
                return
            effect.stop()
        if self.property(name.decode()) == end:
            return
        if duration <= 0 or not self.isVisible():
            self.setProperty(name.decode(), end)
            return
        if effect is None:
            effect = self._effects[name] = QPropertyAnimation(self, name, self)
            effect.setEasingCurve(EASING)
        start = self.property(name.decode())
        effect.setKeyValues([])
        effect.setDuration(duration + delay)
        effect.setStartValue(start)
        effect.setKeyValueAt(delay / (duration + delay), start)
        effect.setEndValue(end)
        effect.start()

    def _stop_effect(self, name: bytes) -> None:
        effect = self._effects.get(name)
        if effect is not None:
            effect.stop()

    # --- what is to be seen of it

    def look(self) -> None:
        """Take the best picture there is of what it shows, and have a sharp one drawn."""
        if self.isVisible():
            self._drawing.show_picture(self._faces.picture(self._face, self._pixels))
            self._arrange()

    def _arrange(self) -> None:
        """Lay the parts of the drawing where the card stands now."""
        transform = QTransform.fromTranslate(0, -self._rise * RISE * HEIGHT)
        if self._turn < 1.0:
            transform.scale(max(abs(math.cos(math.pi * self._turn)), 0.02), 1.0)
        # The shadow has this much more than that of a card on the table.
        height = max(self._lift, 0.4 * self._rise)
        self._drawing.arrange(transform, height, self._pixels)

    def _frame(self) -> None:
        """Draw the line around the card, of the same width on every table."""
        width = 3.0 if self._ring else 2.2 if self._won else 0.0
        self._drawing.frame(width / (self.scale() or 1.0))

    def covers(self, point: QPointF) -> bool:
        """Return whether a point of the scene lies on the card, risen or not.

        The place it rose from still counts, else a card would flicker under the pointer.
        """
        local = self.mapFromScene(point)
        up = self._rise * RISE * HEIGHT
        return BOX.adjusted(0, -up, 0, 0).contains(local)

    def sample_points(self) -> Iterator[QPointF]:
        """Yield points on the card, its upper left corner first, well inside before the edge."""
        for down in (0.12, 0.3, 0.5, 0.7, 0.88, 0.04, 0.96):
            for right in (0.12, 0.2, 0.3, 0.5, 0.7, 0.88, 0.06, 0.94):
                yield QPointF(BOX.left() + right * UNIT, BOX.top() + down * HEIGHT)

    def boundingRect(self) -> QRectF:
        return BOX.adjusted(-MARGIN, -MARGIN - RISE * HEIGHT, MARGIN, MARGIN * 1.5)

    # --- what animations change

    def _get_turn(self) -> float:
        return self._turn

    def _set_turn(self, value: float) -> None:
        self._turn = value
        if value >= 0.5:
            self._shown = self._card
            self.look()
        self._arrange()

    def _get_rise(self) -> float:
        return self._rise

    def _set_rise(self, value: float) -> None:
        self._rise = value
        self._arrange()

    def _get_lift(self) -> float:
        return self._lift

    def _set_lift(self, value: float) -> None:
        self._lift = value
        self._arrange()

    def _get_grey(self) -> float:
        return self._grey

    def _set_grey(self, value: float) -> None:
        self._grey = value
        self._drawing.veil(GREY * value)

    turn = Property(float, _get_turn, _set_turn)
    rise = Property(float, _get_rise, _set_rise)
    lift = Property(float, _get_lift, _set_lift)
    grey = Property(float, _get_grey, _set_grey)

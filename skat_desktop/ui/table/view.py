# SPDX-License-Identifier: MIT
"""The card table of the window.

Mouse and keyboard end in one signal, :attr:`TableView.card_activated`; what that means, and
whether it is allowed, the window decides, and shows the next state.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QGraphicsScene,
    QGraphicsView,
    QToolTip,
    QWidget,
)

from skat_desktop.rules.cards import CARD_CODES, Card
from skat_desktop.ui.access.factory import install_access
from skat_desktop.ui.cards.deck import Deck
from skat_desktop.ui.cards.faces import BACK, Faces
from skat_desktop.ui.cards.item import CardItem
from skat_desktop.ui.motion import Motion
from skat_desktop.ui.table import layout as lay
from skat_desktop.ui.table.cardset import CardSet
from skat_desktop.ui.table.cloth import paint_cloth
from skat_desktop.ui.table.furniture import Furniture
from skat_desktop.ui.table.model import HandMode, TableState
from skat_desktop.ui.table.placing import Where, boxes_of, focus_order, spots_of
from skat_desktop.ui.table.room import panel_rect, rect_of
from skat_desktop.ui.table.text import plain_size
from skat_desktop.ui.theme import Theme
from skat_desktop.ui.zoom import text_zoom

_SHY: Final = 0.35
"""How far a card rises under the pointer when it may not be played, by the full rise."""

_PREFETCH_AFTER: Final = 150
"""Milliseconds without a change of size before the whole deck is drawn ahead."""

_DIGITS: Final = {
    Qt.Key.Key_1: 0,
    Qt.Key.Key_2: 1,
    Qt.Key.Key_3: 2,
    Qt.Key.Key_4: 3,
    Qt.Key.Key_5: 4,
    Qt.Key.Key_6: 5,
    Qt.Key.Key_7: 6,
    Qt.Key.Key_8: 7,
    Qt.Key.Key_9: 8,
    Qt.Key.Key_0: 9,
}


@dataclass
class _Press:
    """A mouse button held down.

    Attributes:
        at: where, in the viewport.
        card: the own card under it, None on the table.
        grip: from the pointer to the middle of the card once it is dragged, else None.
    """

    at: QPoint
    card: Card | None
    grip: QPointF | None = None


class TableView(QGraphicsView):
    """Shows one :class:`TableState` after the other.

    Attributes:
        name_of: what a card is called, for tooltips; the window sets it.

    Signals:
        card_activated(int): an own card was clicked, dropped on the table, or chosen by key.
        table_clicked(): the table was clicked beside the own cards.
        settled(): all movement of the last state has ended. Comes from the event loop, never
            from inside :meth:`show_state`.
        layout_changed(): the rectangles of this class may have changed.
        focus_moved(): another card, or none, has the keyboard's focus ring.
    """

    card_activated = Signal(int)
    table_clicked = Signal()
    settled = Signal()
    layout_changed = Signal()
    focus_moved = Signal()

    def __init__(
        self, deck: Deck, theme: Theme, motion: Motion, parent: QWidget | None = None
    ) -> None:
        # Qt sends events to the view while it is being built.
        self._ready = False
        install_access()
        super().__init__(parent)
        self.name_of: Callable[[Card], str] = CARD_CODES.__getitem__
        self._theme = theme
        self._motion = motion
        self._state = TableState()
        self._press: _Press | None = None
        self._waiting: CardItem | None = None
        self._swallow = False
        self._hover: Card | None = None
        self._focus: Card | None = None
        self._focus_index = 0
        self._cloth: QPixmap | None = None
        self._ratio = self.devicePixelRatioF()

        self.setObjectName("table")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # Two changes far apart, a card in flight and a plate that lights up, have a box around both
        # that is nearly the whole table: each is painted for itself.
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        self.viewport().setMouseTracking(True)
        self.setMinimumSize(480, 320)

        scene = QGraphicsScene(self)
        scene.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.setScene(scene)
        self._faces = Faces(deck, self)
        self._layout = lay.make_layout(self.width(), self.height(), plain_size())
        self._furniture = Furniture(scene, self._faces, theme)
        self._cards = CardSet(scene, self._faces, self)
        self._cards.set_theme(theme)
        self._cards.settled.connect(self._tell_settled)
        self._prefetch = QTimer(self)
        self._prefetch.setSingleShot(True)
        self._prefetch.setInterval(_PREFETCH_AFTER)
        self._prefetch.timeout.connect(self._draw_ahead)
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.timeout.connect(self._stop_waiting)
        self._ready = True
        self._relayout()

    # --- what the window tells the table

    def show_state(self, state: TableState, *, at_once: bool = False) -> None:
        """Go to another state: cards move, turn over and fade.

        Args:
            state: what to show.
            at_once: without any movement; one that is under way ends.

        Raises:
            ValueError: the state puts a card in two places; nothing has changed then.
        """
        before = self._state
        motion = self._motion
        if at_once:
            motion = Motion(0)
            self._cancel_drag()
            self.finish()
        dragged = self._dragged()
        self._cards.show_state(state, self._layout, motion, self._ratio, dragged)
        self._state = state
        self._drop_press_if_gone()
        self._waiting = None
        self._patience.stop()
        self._furniture.show_state(state, self._layout, motion, self._ratio)
        self._keep_focus(before)
        if self._hover is not None and self._cards.where(self._hover) is not Where.HAND:
            self._hover = None
        self._refresh_rises()
        self.layout_changed.emit()

    def set_deck(self, deck: Deck) -> None:
        """Show other card pictures; they appear as they are drawn."""
        self._faces.set_deck(deck)
        self._cards.look()
        self._furniture.show_state(self._state, self._layout, self._motion, self._ratio)
        self.viewport().update()
        self._prefetch.start()

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        self._theme = theme
        self._cloth = None
        self._cards.set_theme(theme)
        self._furniture.set_theme(theme)
        self.viewport().update()

    def set_motion(self, motion: Motion) -> None:
        """Use other durations from the next state on."""
        self._motion = motion

    def finish(self) -> None:
        """End all movement now and draw all missing pictures (screenshots, tests)."""
        self._cards.finish()
        self._furniture.finish()
        self.viewport().update()

    def _tell_settled(self) -> None:
        # A card that waits for the window's answer settles when it is home.
        if self._waiting is None:
            self.settled.emit()

    # --- what the window may ask

    @property
    def state(self) -> TableState:
        """The state shown last."""
        return self._state

    @property
    def theme(self) -> Theme:
        """The colours used."""
        return self._theme

    @property
    def faces(self) -> Faces:
        """The card pictures, for others that draw cards of the same deck."""
        return self._faces

    def is_settled(self) -> bool:
        """Return whether nothing moves."""
        return self._cards.is_settled and self._waiting is None

    def boxes(self) -> dict[str, QRectF]:
        """Return what each plate, pill and card covers when all is at rest, by name."""
        return self._furniture.boxes() | boxes_of(spots_of(self._state, self._layout))

    def focused_card(self) -> Card | None:
        """Return the card with the keyboard's focus ring."""
        return self._focus

    def focus_card(self, card: Card) -> None:
        """Give the keyboard's focus to an own card (screen readers)."""
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        if card in focus_order(self._state, every=True):
            self._set_focus(card)

    def card_place(self, card: Card) -> str:
        """Return ``hand``, ``trick``, ``skat``, ``left``, ``right``, or ``away`` if not visible."""
        return str(self._cards.where(card))

    def card_point(self, card: Card) -> QPoint:
        """Return a point of the viewport inside the visible part of a card.

        Raises:
            LookupError: the card is not visible.
        """
        item = self._cards.item_of(card)
        if item is None:
            raise LookupError(f"The card {CARD_CODES[card]} does not lie on the table.")
        for local in item.sample_points():
            point = self.mapFromScene(item.mapToScene(local))
            if self._card_at(point, *Where) == card and self.viewport().rect().contains(point):
                return point
        raise LookupError(f"The card {CARD_CODES[card]} is covered by others.")

    def hand_rect(self) -> QRect:
        """Return what the own hand may cover, with a card risen."""
        return rect_of(self._layout.hand_box) & self.viewport().rect()

    def trick_rect(self) -> QRect:
        """Return what the trick and its empty places cover."""
        return rect_of(lay.trick_box(self._layout))

    def panel_rect(self) -> QRect:
        """Return the room for a sheet that covers neither own hand, trick, skat nor plates."""
        return panel_rect(self._state, self._layout)

    @property
    def text_zoom(self) -> float:
        """How much larger text is on this table than the system wants it."""
        return text_zoom(self._layout.unit)

    def corner_rect(self) -> QRect:
        """Return the room at the right above or beside the hand, for a column of buttons."""
        return rect_of(lay.corner_box(self._layout))

    # --- size

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._relayout()

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() in (
            QEvent.Type.DevicePixelRatioChange,
            QEvent.Type.ApplicationFontChange,
        ):
            self._relayout()
        return done

    def _relayout(self) -> None:
        """Put everything in its place for a new size, at once."""
        if not self._ready:
            return
        self._cancel_drag()
        self._stop_waiting()
        size = self.viewport().size()
        self._ratio = self.devicePixelRatioF()
        self._layout = lay.make_layout(size.width(), size.height(), plain_size())
        self._cloth = None
        self.setSceneRect(0, 0, size.width(), size.height())
        self._faces.set_sizes(self._pixels())
        still = Motion(0)
        self._cards.show_state(self._state, self._layout, still, self._ratio)
        self._furniture.show_state(self._state, self._layout, still, self._ratio)
        self._furniture.finish()
        self._refresh_rises()
        self._prefetch.start()
        self.layout_changed.emit()

    def _pixels(self) -> list[int]:
        """Return the widths of cards in device pixels that the layout uses."""
        layout = self._layout
        widths = {layout.hand_width, layout.trick_width, layout.fan_width, layout.open_width}
        widths.update(lay.skat_poses(layout, aside)[0].width for aside in (False, True))
        return [max(round(width * self._ratio), 1) for width in widths]

    def _draw_ahead(self) -> None:
        self._faces.picture(BACK, max(round(self._layout.fan_width * self._ratio), 1))
        for width in (self._layout.hand_width, self._layout.trick_width):
            self._faces.prefetch(max(round(width * self._ratio), 1))

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        if self._cloth is None:
            self._cloth = paint_cloth(self.viewport().size(), self._ratio, self._theme)
        box = QRectF(rect)
        source = QRectF(box.topLeft() * self._ratio, box.size() * self._ratio)
        painter.drawPixmap(box, self._cloth, source)

    # --- pointer

    def _card_at(self, point: QPoint, *wheres: Where) -> Card | None:
        """Return the topmost known card of some places under a point."""
        spot = self.mapToScene(point)
        for card, item in self._cards.lying(*wheres):
            if item.covers(spot):
                return card
        return None

    def _own_card_at(self, point: QPoint) -> Card | None:
        """Return the card under a point that can be activated."""
        if self._state.mode is HandMode.DISCARD:
            return self._card_at(point, Where.HAND, Where.SKAT)
        return self._card_at(point, Where.HAND)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()
        if event.button() is not Qt.MouseButton.LeftButton:
            return
        self._swallow = False
        point = event.position().toPoint()
        self._set_focus(None)
        self._press = _Press(point, self._own_card_at(point))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        # The first click has been reported; the second one belongs to it.
        self._swallow = True
        self._press = None
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        point = event.position().toPoint()
        press = self._press
        if press is None:
            self._set_hover(self._own_card_at(point))
        elif press.grip is not None:
            self._drag_to(point, press.grip)
        elif press.card is not None and self._may_drag(press, point):
            item = self._cards.item_of(press.card)
            if item is not None:
                press.grip = item.pos() - self.mapToScene(press.at)
                self._set_hover(None)
                item.setZValue(lay.Z_DRAGGED)
                item.lift_to(1.0, self._motion.lift)
                self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
                self._drag_to(point, press.grip)
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()
        if event.button() is not Qt.MouseButton.LeftButton:
            return
        press, self._press = self._press, None
        if self._swallow or press is None:
            self._swallow = False
            return
        point = event.position().toPoint()
        if press.grip is not None and press.card is not None:
            self._drop(press.card, point)
        elif press.card is not None:
            if self._own_card_at(point) == press.card:
                self.card_activated.emit(press.card)
        elif self._own_card_at(point) is None and self.viewport().rect().contains(point):
            self.table_clicked.emit()

    def _may_drag(self, press: _Press, point: QPoint) -> bool:
        far = (point - press.at).manhattanLength() >= QApplication.startDragDistance()
        return far and self._state.mode is not HandMode.WATCH

    def _drag_to(self, point: QPoint, grip: QPointF) -> None:
        item = self._dragged()
        if item is not None:
            middle = self.mapToScene(point) + grip
            item.follow(middle.x(), middle.y())

    def _dragged(self) -> CardItem | None:
        press = self._press
        if press is None or press.grip is None or press.card is None:
            return None
        return self._cards.item_of(press.card)

    def _drop(self, card: Card, point: QPoint) -> None:
        """Let go of a dragged card."""
        self.viewport().unsetCursor()
        item = self._cards.item_of(card)
        if item is None:
            return
        item.lift_to(0.0, self._motion.lift)
        inside = self.viewport().rect().contains(point)
        over_hand = point.y() >= self.hand_rect().top()
        from_hand = self._cards.where(card) is Where.HAND
        if not inside or over_hand is from_hand:
            self._cards.go_home(item, self._motion)
            return
        # The answer may take a moment; the card waits where it was dropped.
        self._waiting = item
        if not self._motion.still:
            self._patience.start(self._motion.answer)
        self.card_activated.emit(card)
        if self._motion.still:
            self._stop_waiting()

    def _stop_waiting(self) -> None:
        """Send a dropped card home that nobody wanted."""
        self._patience.stop()
        item, self._waiting = self._waiting, None
        if item is not None:
            self._cards.go_home(item, self._motion)

    def _cancel_drag(self) -> bool:
        """Put a dragged card back and return whether there was one."""
        item = self._dragged()
        if item is None:
            return False
        self._press = None
        self.viewport().unsetCursor()
        item.lift_to(0.0, self._motion.lift)
        self._cards.go_home(item, self._motion)
        return True

    def _drop_press_if_gone(self) -> None:
        """Forget the mouse button if a new state took its card out of the user's reach."""
        press = self._press
        if press is not None and press.card is not None:
            mine = (
                {Where.HAND, Where.SKAT} if self._state.mode is HandMode.DISCARD else {Where.HAND}
            )
            if self._cards.where(press.card) not in mine:
                self.viewport().unsetCursor()
                self._press = None

    def leaveEvent(self, event: QEvent) -> None:
        self._set_hover(None)
        super().leaveEvent(event)

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            card = self._card_at(event.pos(), *Where)
            if card is None or self._dragged() is not None:
                QToolTip.hideText()
            else:
                QToolTip.showText(event.globalPos(), self.name_of(card), self)
            return True
        return super().viewportEvent(event)

    # --- keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._handle_key(event):
            event.ignore()

    def _handle_key(self, event: QKeyEvent) -> bool:
        key = Qt.Key(event.key())
        shift = Qt.KeyboardModifier.ShiftModifier
        keypad = Qt.KeyboardModifier.KeypadModifier
        if event.modifiers() & ~(shift | keypad):
            return False
        if key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            step = 1 if key is Qt.Key.Key_Right else -1
            return self._walk(step, bool(event.modifiers() & shift))
        if key in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            return self._activate(self._focus, event.isAutoRepeat())
        if key is Qt.Key.Key_Escape:
            return self._cancel_drag()
        index = _DIGITS.get(key)
        if index is not None and index < len(self._state.hand):
            return self._activate(self._state.hand[index], event.isAutoRepeat())
        return False

    def _activate(self, card: Card | None, repeated: bool) -> bool:
        if card is None:
            return False
        if not repeated:
            self._cancel_drag()
            self.card_activated.emit(card)
        return True

    def _walk(self, step: int, every: bool) -> bool:
        """Move the focus to the next card in a direction."""
        order = focus_order(self._state, every)
        if not order:
            return False
        everything = focus_order(self._state, every=True)
        if self._focus is None:
            # From outside: the first one in that direction, or where the focus was last.
            start = self._focus_index - (1 if step > 0 else 0)
        else:
            start = everything.index(self._focus)
        places = [everything.index(card) for card in order]
        beyond = [place for place in places if (place - start) * step > 0]
        if step > 0:
            place = min(beyond, default=places[0])
        else:
            place = max(beyond, default=places[-1])
        self._set_focus(everything[place])
        return True

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if (
            event.reason()
            in (
                Qt.FocusReason.TabFocusReason,
                Qt.FocusReason.BacktabFocusReason,
                Qt.FocusReason.ShortcutFocusReason,
            )
            and self._focus is None
        ):
            self._walk(1, every=False)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() not in (
            Qt.FocusReason.ActiveWindowFocusReason,
            Qt.FocusReason.PopupFocusReason,
            Qt.FocusReason.MenuBarFocusReason,
        ):
            self._set_focus(None)

    def _keep_focus(self, before: TableState) -> None:
        """Leave the focus where it is, or near it if its card has gone."""
        if self._focus is None:
            return
        everything = focus_order(self._state, every=True)
        if self._focus in everything:
            self._focus_index = everything.index(self._focus)
            if before.mode is self._state.mode:
                return
        order = focus_order(self._state, every=False) or everything
        if not order:
            self._set_focus(None)
        elif self._focus not in order:
            near = min(order, key=lambda card: abs(everything.index(card) - self._focus_index))
            self._set_focus(near)

    def _set_focus(self, card: Card | None) -> None:
        if card is not None:
            self._focus_index = focus_order(self._state, every=True).index(card)
        if card != self._focus:
            self._focus = card
            self._refresh_rises()
            self.focus_moved.emit()

    def _set_hover(self, card: Card | None) -> None:
        if card != self._hover:
            self._hover = card
            self._refresh_rises()

    def _refresh_rises(self) -> None:
        """Let the hovered and the focused card rise, and all others lie."""
        dragged = self._dragged()
        for card, item in self._cards.lying(*Where):
            focused = card is not None and card == self._focus
            share = 0.0
            if focused:
                share = 1.0
            elif card is not None and card == self._hover:
                share = 1.0 if self._is_welcome(card) else _SHY
            item.set_ring(focused)
            item.raise_to(0.0 if item is dragged else share, self._motion.lift)

    def _is_welcome(self, card: Card) -> bool:
        state = self._state
        if state.mode is HandMode.WATCH:
            return False
        return state.playable is None or card in state.playable

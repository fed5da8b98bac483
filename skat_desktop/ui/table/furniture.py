# SPDX-License-Identifier: MIT
"""Everything on the table that is no card: plates, bubbles, banner, status, empty places."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene

from skat_desktop.rules.cards import SUIT_LETTERS, Suit
from skat_desktop.ui.cards.deck import RATIO
from skat_desktop.ui.cards.faces import Faces
from skat_desktop.ui.motion import Motion
from skat_desktop.ui.signs import sign_pixmap
from skat_desktop.ui.table import layout as lay
from skat_desktop.ui.table.cardset import WON_WIDTH
from skat_desktop.ui.table.marks import Bubble, Caption, EmptyPlace, LedMark, Mark, Pill
from skat_desktop.ui.table.model import HandMode, Place, Plate, TableState
from skat_desktop.ui.table.plate import PlateItem
from skat_desktop.ui.theme import Theme

_SAID: Final = 1.2
"""Size of what is said in a bubble, by plain text."""


class Furniture:
    """Shows the words and marks of a state."""

    def __init__(self, scene: QGraphicsScene, faces: Faces, theme: Theme) -> None:
        self._faces = faces
        self._plates = {place: PlateItem(theme) for place in Place}
        self._bubbles = {place: Bubble(theme) for place in Place}
        self._banner = Pill(theme)
        self._status = Pill(theme, weight=500)
        self._caption = Caption(theme)
        self._led = LedMark(theme)
        self._slots = [EmptyPlace(theme), EmptyPlace(theme)]
        self._own_place = EmptyPlace(theme)
        layers: tuple[tuple[float, list[PlateItem | Mark]], ...] = (
            (5, [*self._slots, self._own_place, self._caption]),
            (50, list(self._plates.values())),
            (lay.Z_TRICK + 5, [self._led]),
            (90, [self._banner, self._status, *self._bubbles.values()]),
        )
        self._all: list[PlateItem | Mark] = []
        for depth, items in layers:
            for item in items:
                item.setZValue(depth)
                scene.addItem(item)
                self._all.append(item)

    # --- asking

    def boxes(self) -> dict[str, QRectF]:
        """Return what each visible thing covers, by name (layout tests)."""
        named: dict[str, PlateItem | Mark] = {
            **{f"plate {place}": item for place, item in self._plates.items()},
            **{f"bubble {place}": item for place, item in self._bubbles.items()},
            "banner": self._banner,
            "status": self._status,
            "led": self._led,
            "caption": self._caption,
        }
        return {name: item.box for name, item in named.items() if item.isVisible()}

    # --- changing

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        for item in self._all:
            item.set_theme(theme)

    def finish(self) -> None:
        """End all fading now."""
        for item in self._all:
            item.finish()

    def show_state(
        self, state: TableState, layout: lay.Layout, motion: Motion, ratio: float
    ) -> None:
        """Show the words and marks of a state."""
        fade = motion.fade
        for place in Place:
            plate = state.plates.get(place)
            self._plates[place].show_plate(
                plate, layout.plates[place], layout.text, place is Place.BOTTOM, fade
            )
            self._show_bubble(state, layout, place, plate, fade)
        self._show_pills(state, layout, ratio, fade)
        self._show_skat(state, layout, fade)
        self._show_trick(state, layout, fade)

    def _show_bubble(
        self, state: TableState, layout: lay.Layout, place: Place, plate: Plate | None, fade: int
    ) -> None:
        bubble = self._bubbles[place]
        words = plate.bubble if plate is not None else ""
        if words and plate is not None:
            is_open = bool(state.open_hands.get(place))
            point, side = bubble_spot(layout, place, is_open, self._plates[place].box)
            most = layout.plate_width * (0.8 if side in ("left", "right") else 0.95)
            bubble.put(point, words, layout.text * _SAID, side, most, plate.bubble_faded)
        bubble.appear(bool(words), fade)

    def _show_pills(self, state: TableState, layout: lay.Layout, ratio: float, fade: int) -> None:
        text = layout.text
        if state.banner:
            sign = None
            if state.banner_suit:
                suit = Suit(SUIT_LETTERS.index(state.banner_suit))
                edge = max(round(text * 1.3), 8)
                sign = sign_pixmap(suit, self._faces.deck, edge, on_dark=True, dpr=ratio)
            counts = {place: len(cards) for place, cards in state.open_hands.items()}
            room = lay.banner_room(layout, counts)
            self._banner.put(room, state.banner, text * 1.2, sign, least=text)
        self._banner.appear(bool(state.banner), fade)
        if state.status:
            self._status.put(lay.status_box(layout, len(state.hand)), state.status, text)
        self._status.appear(bool(state.status), fade)

    def _show_skat(self, state: TableState, layout: lay.Layout, fade: int) -> None:
        aside = lay.skat_aside(layout, bool(state.banner), bool(state.trick))
        poses = lay.skat_poses(layout, aside)
        for slot, pose in zip(self._slots, poses, strict=True):
            if state.skat_slots:
                slot.put(pose)
            slot.appear(state.skat_slots, 0)
        caption = state.skat_caption if state.skat or state.skat_slots else ""
        if caption:
            self._caption.put(lay.caption_box(layout, aside), caption, layout.text)
        self._caption.appear(bool(caption), fade)

    def _show_trick(self, state: TableState, layout: lay.Layout, fade: int) -> None:
        mine = any(played.place is Place.BOTTOM for played in state.trick)
        wanted = state.mode is HandMode.PLAY and not mine
        if wanted:
            self._own_place.put(lay.trick_pose(layout, Place.BOTTOM))
        self._own_place.appear(wanted, 0)
        led = bool(state.trick)
        if led:
            pose = lay.trick_pose(layout, state.trick[0].place)
            lean = -0.16 if pose.angle < 0 else 0.16
            y = pose.y - pose.width * WON_WIDTH * RATIO / 2 - layout.text * 1.1
            if state.trick[0].place is Place.BOTTOM:
                # Above it lie the others: the mark goes to its side.
                lean = 0.5 + layout.text * 0.06
                y = pose.y + pose.width * RATIO * 0.36
            x = pose.x + lean * pose.width
            self._led.put(x, y, state.led_caption, layout.text)
            if state.banner and self._banner.box.intersects(self._led.box):
                # On a small table the banner has two lines: the mark goes to the outer side.
                side = -1 if pose.x < layout.width / 2 else 1
                away = pose.width * WON_WIDTH / 2 + self._led.box.width() / 2 + layout.text * 0.3
                y = pose.y - pose.width * RATIO * 0.3
                self._led.put(pose.x + side * away, y, state.led_caption, layout.text)
        self._led.appear(led, fade)


def bubble_spot(
    layout: lay.Layout, place: Place, is_open: bool, plate: QRectF
) -> tuple[QPointF, str]:
    """Return the end of a bubble's tail and the side it is on.

    Beside the fan in a wide window, over the backs in a narrow one, under the plate of an open
    hand, which must stay readable.
    """
    if place is Place.BOTTOM:
        return QPointF(plate.left() + layout.text * 3, plate.top() - layout.text), "down"
    if is_open:
        return QPointF(plate.center().x(), plate.bottom() + 6), "up"
    if not layout.wide:
        return QPointF(plate.center().x(), plate.top() - 8), "down"
    y = plate.top() - 58 * layout.unit
    away = max(plate.width() / 2, lay.fan_reach(layout)) + 8
    middle = lay.fan_middle(layout, place)
    if place is Place.LEFT:
        return QPointF(middle + away, y), "left"
    return QPointF(middle - away, y), "right"

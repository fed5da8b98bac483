# SPDX-License-Identifier: MIT
"""Where everything on the table lies: pure functions of the size of the viewport.

All lengths are logical pixels. The concept was drawn at 1280 × 800; cards grow and shrink with the
window; text grows with it, more slowly, and does not shrink. From 900 × 600 upwards nothing
overlaps; below that everything still has a place.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from skat_desktop.ui.cards.deck import RATIO
from skat_desktop.ui.cards.item import RISE
from skat_desktop.ui.cards.pose import Pose
from skat_desktop.ui.table.model import Place
from skat_desktop.ui.zoom import text_zoom

HAND_TURN: Final = 2.3
"""Degrees between neighbours in the own hand."""

FAN_TURN: Final = 3.4
"""Degrees between neighbours in an opponent's fan of backs."""

GROUP_GAP: Final = 0.14
"""Extra space between two suits, by the step from card to card."""

_LEAST = (640.0, 420.0)
_WIDE = 80.0  # by the height of plain text
_TALL = 720.0

# (shift right, shift down) by the width of a trick card, and degrees.
_TRICK = {
    Place.LEFT: (-0.50, -0.06, -7.0),
    Place.RIGHT: (0.50, -0.10, 6.0),
    Place.BOTTOM: (0.0, 0.52, 1.5),
}

Z_FAN: Final = 10.0
Z_SKAT: Final = 60.0
Z_HAND: Final = 100.0
Z_TRICK: Final = 200.0
Z_FLYING: Final = 300.0
Z_DRAGGED: Final = 1000.0


@dataclass(frozen=True)
class Layout:
    """Sizes and places for one size of the viewport.

    Attributes:
        width: width of the viewport.
        height: height of the viewport.
        text: height of plain text on the table, in pixels.
        unit: size relative to the concept's 1280 × 800.
        edge: margin at the left and right.
        plate_width: width of a name plate.
        hand_width: width of a card in the own hand.
        trick_width: width of a card in the trick.
        fan_width: width of an opponent's back.
        open_width: width of a card in an opponent's open hand.
        hand_box: what the own hand of up to twelve cards covers, one of them risen.
        banner_box: the most room the banner may take beside two fans of backs.
        trick_centre: middle of the trick.
        plates: by place, the most room a name plate may take.
    """

    width: float
    height: float
    text: float
    unit: float
    edge: float
    plate_width: float
    hand_width: float
    trick_width: float
    fan_width: float
    open_width: float
    hand_box: QRectF
    banner_box: QRectF
    trick_centre: QPointF
    plates: dict[Place, QRectF]

    @property
    def wide(self) -> bool:
        """Whether there is room beside the hand on both sides."""
        return self.width >= _WIDE * self.text

    @property
    def tall(self) -> bool:
        """Whether the skat and a sheet have room above each other."""
        return self.height >= _TALL

    @property
    def column(self) -> float:
        """Right edge of the left column, where plates lie."""
        return self.edge + self.plate_width


def _hand_room(width: float, wide: bool, card: float, column: float) -> tuple[float, float]:
    """Return the middle of the hand and how far it may reach to either side."""
    if not wide:
        left, right = column + 4, width - 6
        return (left + right) / 2, (right - left) / 2
    # The outer cards lean over the plate and the buttons, which lie lower than their corners.
    middle, left, right = width / 2 + 14, column - card * 0.1, width - 190
    return middle, min(middle - left, right - middle)


def _reach(step: float, turn: float, span: float, card: float) -> float:
    """Return how far a fan reaches to either side of its middle."""
    half = math.radians(span / 2 * turn)
    radius = step / math.radians(turn)
    return (radius + card * RATIO / 2) * math.sin(half) + card / 2 * math.cos(half)


def _hand_step(width: float, wide: bool, card: float, span: float, column: float) -> float:
    """Return the distance between neighbours in the hand."""
    full = card * 0.52
    if span <= 0:
        return full
    _, room = _hand_room(width, wide, card, column)
    least = _reach(0.0, HAND_TURN, span, card)
    per_step = _reach(1.0, HAND_TURN, span, card) - least
    return min(full, max((room - least) / per_step, 1.0))


def _drop(step: float, turn: float, span: float, card: float) -> tuple[float, float]:
    """Return how far the outer card of a fan lies lower, and how far its corner beyond that."""
    half = math.radians(span / 2 * turn)
    radius = step / math.radians(turn)
    return radius * (1 - math.cos(half)), card / 2 * math.sin(half) * 0.9


def _hand_top(
    width: float, height: float, wide: bool, card: float, span: float, column: float
) -> float:
    """Return the upper end of a hand, one of its cards risen."""
    down, corner = _drop(_hand_step(width, wide, card, span, column), HAND_TURN, span, card)
    return height - 12 - card * RATIO * (1 + RISE) - down - corner


def plate_height(text: float, lines: int, tricks: bool) -> float:
    """Return the height of a plate with a name, so many further lines, and tricks or not."""
    return round(text * (2.75 + 1.45 * lines + (1.6 if tricks else 0)))


def make_layout(width: float, height: float, text: float = 15.0) -> Layout:
    """Return the layout of a viewport.

    Args:
        width: pixels.
        height: pixels.
        text: height of plain text in pixels, as the system wants it and at least 15.
    """
    width, height = max(width, _LEAST[0]), max(height, _LEAST[1])
    unit = min(width / 1280, height / 800)
    text = round(text * text_zoom(unit))
    wide = width >= _WIDE * text
    edge = 24.0 if wide else 14.0
    plate = (216.0 if wide else 190.0) * max(text / 15, 1.0)
    plate = min(plate, width * 0.23)
    hand = max(138 * unit, min(104.0, height * 0.175))
    fan = max(74 * unit, 52.0)
    column = edge + plate

    # Own hand: the box is made for twelve cards in five groups.
    span = 11 + 4 * GROUP_GAP
    step = _hand_step(width, wide, hand, span, column)
    middle_x, _ = _hand_room(width, wide, hand, column)
    half = _reach(step, HAND_TURN, span, hand) + 2
    top = _hand_top(width, height, wide, hand, span, column)
    hand_box = QRectF(middle_x - half, top, 2 * half, height - top)

    # Ten cards at most are held while a trick lies; their fan is flatter.
    top = _hand_top(width, height, wide, hand, 9 + 4 * GROUP_GAP, column)
    below = top - text * 2.2 - 10

    reach = _reach(_fan_step(unit), FAN_TURN, 9, fan)
    side = max(column, max(edge + plate / 2, reach + 10) + reach) + 14
    banner = QRectF(side, 14, width - 2 * side, text * 3.4)
    above = banner.top() + text * 4.2
    trick = min(hand * 0.94, (below - above) / 2.22)
    block = trick * 2.22
    middle = above + (below - above - block) * 0.42 + trick * 0.90
    centre = QPointF(width / 2, middle)

    fan_y = 16 + fan * RATIO / 2 + 10 * unit
    plate_y = fan_y + fan * RATIO / 2 + 18 * max(unit, 1.0)
    most = plate_height(text, 2, True)
    plates = {
        Place.LEFT: QRectF(edge, plate_y, plate, most),
        Place.RIGHT: QRectF(width - edge - plate, plate_y, plate, most),
        Place.BOTTOM: QRectF(edge, height - edge - most, plate, most),
    }
    return Layout(
        width=width,
        height=height,
        text=text,
        unit=unit,
        edge=edge,
        plate_width=plate,
        hand_width=hand,
        trick_width=trick,
        fan_width=fan,
        open_width=max(84 * unit, 62.0),
        hand_box=hand_box,
        banner_box=banner,
        trick_centre=centre,
        plates=plates,
    )


# --- cards


def hand_poses(layout: Layout, count: int, groups: Sequence[int] = ()) -> list[Pose]:
    """Return the fan of the own hand.

    Args:
        layout: the layout.
        count: number of cards.
        groups: positions before which a hair of space parts two suits.
    """
    if count == 0:
        return []
    card = layout.hand_width
    starts = {group for group in groups if 0 < group < count}
    places = [0.0]
    for index in range(1, count):
        places.append(places[-1] + 1 + (GROUP_GAP if index in starts else 0))
    span = places[-1]
    step = _hand_step(layout.width, layout.wide, card, span, layout.column)
    down, corner = _drop(step, HAND_TURN, span, card)
    x, _ = _hand_room(layout.width, layout.wide, card, layout.column)
    y = layout.height - 12 - card * RATIO / 2 - down - corner
    radius = step / math.radians(HAND_TURN)
    poses = []
    for index, place in enumerate(places):
        angle = (place - span / 2) * HAND_TURN
        turn = math.radians(angle)
        poses.append(
            Pose(
                x + radius * math.sin(turn),
                y + radius * (1 - math.cos(turn)),
                angle,
                card,
                Z_HAND + index,
            )
        )
    return poses


def _fan_step(unit: float) -> float:
    return 13.5 * unit + 1.5


def fan_reach(layout: Layout) -> float:
    """Return how far a fan of ten backs reaches to either side of its middle."""
    return _reach(_fan_step(layout.unit), FAN_TURN, 9, layout.fan_width)


def fan_middle(layout: Layout, place: Place) -> float:
    """Return the x of the middle of a fan: over the plate, but never beyond the window."""
    least = max(layout.edge + layout.plate_width / 2, fan_reach(layout) + 10)
    return least if place is Place.LEFT else layout.width - least


def fan_poses(layout: Layout, place: Place, count: int) -> list[Pose]:
    """Return an opponent's fan of backs."""
    card = layout.fan_width
    radius = _fan_step(layout.unit) / math.radians(FAN_TURN)
    x = fan_middle(layout, place)
    y = 16 + card * RATIO / 2 + 10 * layout.unit
    poses = []
    for index in range(count):
        angle = (index - (count - 1) / 2) * FAN_TURN
        turn = math.radians(angle)
        poses.append(
            Pose(
                x + radius * math.sin(turn),
                y + radius * (1 - math.cos(turn)),
                angle,
                card,
                Z_FAN + index,
            )
        )
    return poses


def open_poses(layout: Layout, place: Place, count: int) -> list[Pose]:
    """Return an opponent's open hand: a straight row from the edge inwards, indices visible."""
    if count == 0:
        return []
    card = layout.open_width
    y = 14 + card * RATIO / 2
    room = layout.width / 2 - layout.edge - 8 - card
    step = min(card * 0.36, room / max(count - 1, 1))
    first = layout.edge + card / 2
    if place is Place.RIGHT:
        first = layout.width - layout.edge - card / 2 - step * (count - 1)
    return [Pose(first + step * index, y, 0.0, card, Z_FAN + index) for index in range(count)]


def trick_pose(layout: Layout, place: Place, order: int = 0) -> Pose:
    """Return where a seat's card lies in the trick."""
    right, down, angle = _TRICK[place]
    card = layout.trick_width
    return Pose(
        layout.trick_centre.x() + right * card,
        layout.trick_centre.y() + down * card,
        angle,
        card,
        Z_TRICK + order,
    )


def skat_poses(layout: Layout, aside: bool) -> list[Pose]:
    """Return the two places of the skat.

    Args:
        layout: the layout.
        aside: under the left plate, because the middle is taken, instead of at the top.
    """
    if aside:
        area = skat_column(layout)
        card = min((layout.plate_width - 8) / 2, 84 * max(layout.unit, 1.0), area.height() / RATIO)
        x, y = area.center().x(), area.top() + card * RATIO / 2
    else:
        card = max(80 * layout.unit, 66.0)
        x, y = layout.width / 2, 14 + card * RATIO / 2
    gap = card / 2 + 4
    return [Pose(x - gap, y, 0.0, card, Z_SKAT), Pose(x + gap, y, 0.0, card, Z_SKAT + 1)]


def skat_column(layout: Layout) -> QRectF:
    """Return the room between the left plate and the bubble above the own plate."""
    top = layout.plates[Place.LEFT].bottom() + 8
    bottom = layout.plates[Place.BOTTOM].top() - layout.text * 5
    return QRectF(layout.edge, top, layout.plate_width, max(bottom - top, 60.0))


def skat_aside(layout: Layout, banner: bool, trick: bool) -> bool:
    """Return whether the skat must leave the middle."""
    return banner or trick or not layout.tall


def stack_pose(layout: Layout, place: Place) -> Pose:
    """Return where a taken trick vanishes: on the plate of the seat."""
    plate = layout.plates[place]
    y = plate.bottom() - layout.text * (2.4 if place is not Place.BOTTOM else 1.2)
    return Pose(
        plate.left() + layout.text * 2,
        y,
        0.0,
        layout.trick_width * 0.22,
        Z_FLYING,
        0.0,
    )


def deal_pose(layout: Layout) -> Pose:
    """Return where the pack lies before the deal."""
    centre = layout.trick_centre
    return Pose(centre.x(), centre.y(), 0.0, layout.fan_width, Z_SKAT, 1.0)


# --- sheets


def panel_box(layout: Layout, top: float, bottom: float) -> QRectF:
    """Return the room between the plates' columns, from ``top`` to ``bottom``."""
    side = layout.column + (24 if layout.wide else 14)
    return QRectF(side, top, layout.width - 2 * side, max(bottom - top, 0.0))


def caption_box(layout: Layout, aside: bool) -> QRectF:
    """Return the line under the skat."""
    poses = skat_poses(layout, aside)
    bottom = poses[0].y + poses[0].width * RATIO / 2
    middle = (poses[0].x + poses[1].x) / 2
    width = layout.plate_width if aside else layout.plate_width * 1.6
    lines = 2.8 if aside else 1.5
    return QRectF(middle - width / 2, bottom + 5, width, layout.text * lines)


def trick_box(layout: Layout) -> QRectF:
    """Return what the three places of the trick cover."""
    card = layout.trick_width
    x, y = layout.trick_centre.x(), layout.trick_centre.y()
    high = card * RATIO / 2
    return QRectF(
        x - card * 1.12, y - high - card * 0.18, card * 2.24, 2 * high + card * (0.18 + 0.56)
    )


def corner_box(layout: Layout) -> QRectF:
    """Return the room for a column of buttons at the right.

    Beside the hand in a wide window, else between the right plate and the hand.
    """
    right = layout.width - layout.edge
    if layout.wide:
        left, height = layout.hand_box.right() + 8, layout.text * 9.6
        return QRectF(left, layout.height - layout.edge - height, right - left, height)
    left, top = right - layout.plate_width, layout.plates[Place.RIGHT].bottom() + 8
    return QRectF(left, top, right - left, max(layout.hand_box.top() - 8 - top, 0.0))


def hand_top(layout: Layout, count: int) -> float:
    """Return the upper end of a hand of so many cards, one of them risen."""
    span = max(count, 10) - 1 + 4 * GROUP_GAP
    return _hand_top(
        layout.width, layout.height, layout.wide, layout.hand_width, span, layout.column
    )


def status_box(layout: Layout, count: int) -> QRectF:
    """Return the line above a hand of so many cards."""
    side, line = layout.column + 12, layout.text * 2.2
    return QRectF(side, hand_top(layout, count) - line - 6, layout.width - 2 * side, line)


def banner_room(layout: Layout, open_counts: dict[Place, int]) -> QRectF:
    """Return the room for the banner beside open hands of so many cards."""
    box = QRectF(layout.banner_box)
    for place, count in open_counts.items():
        poses = open_poses(layout, place, count)
        if poses and place is Place.LEFT:
            box.setLeft(max(box.left(), poses[-1].x + layout.open_width / 2 + 10))
        elif poses:
            box.setRight(min(box.right(), poses[0].x - layout.open_width / 2 - 10))
    return box

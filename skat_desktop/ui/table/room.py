# SPDX-License-Identifier: MIT
"""Where the window may lay a sheet over the table."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF

from skat_desktop.ui.cards.deck import RATIO
from skat_desktop.ui.table import layout as lay
from skat_desktop.ui.table.model import HandMode, Place, TableState

_GAP = 8.0


def rect_of(box: QRectF) -> QRect:
    """Return the whole pixels inside a box."""
    left, top = round(box.left() + 0.49), round(box.top() + 0.49)
    return QRect(left, top, int(box.right()) - left, int(box.bottom()) - top)


def panel_rect(state: TableState, layout: lay.Layout) -> QRect:
    """Return the room for a sheet that covers neither own hand, trick, skat nor plates.

    While a trick lies in the middle, that is the largest of the strip under the trick and the
    rooms at its sides.
    """
    bottom = _bottom(state, layout)
    if state.trick or state.mode is HandMode.PLAY:
        return rect_of(
            max(_beside_trick(state, layout, bottom), key=lambda box: box.width() * box.height())
        )
    return rect_of(lay.panel_box(layout, _top(state, layout), bottom))


def _beside_trick(state: TableState, layout: lay.Layout, bottom: float) -> list[QRectF]:
    trick = lay.trick_box(layout)
    below = lay.panel_box(layout, trick.bottom() + _GAP, bottom)
    width = trick.left() - _GAP - layout.edge
    top = layout.plates[Place.LEFT].bottom() + _GAP
    right = QRectF(trick.right() + _GAP, top, width, max(bottom - top, 0.0))
    if state.skat:
        top = lay.caption_box(layout, aside=True).bottom() + _GAP
    bubble = layout.plates[Place.BOTTOM].top() - layout.text * 4
    left = QRectF(layout.edge, top, width, max(min(bottom, bubble) - top, 0.0))
    return [below, left, right]


def _bottom(state: TableState, layout: lay.Layout) -> float:
    if state.status:
        return lay.status_box(layout, len(state.hand)).top() - _GAP
    if state.hand:
        return lay.hand_top(layout, len(state.hand)) - 6
    return layout.height - 16


def _top(state: TableState, layout: lay.Layout) -> float:
    tops = [16.0]
    if state.banner:
        tops.append(layout.banner_box.bottom() + _GAP)
    if (state.skat or state.skat_slots) and not lay.skat_aside(layout, bool(state.banner), False):
        tops.append(lay.caption_box(layout, aside=False).bottom() + _GAP)
    if any(state.open_hands.values()):
        tops.append(14 + layout.open_width * RATIO + 2 * _GAP)
    if layout.wide and any(plate.bubble for plate in state.plates.values()):
        # Bubbles beside the fans reach over the columns.
        tops.append(layout.plates[Place.LEFT].top() - 58 * layout.unit + layout.text * 1.4 + _GAP)
    return max(tops)

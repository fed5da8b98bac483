# SPDX-License-Identifier: MIT
"""The 32 cards of the table and how they go from one state to the next."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QGraphicsScene

from skat_desktop.rules.cards import CARD_COUNT, Card
from skat_desktop.ui.cards.faces import Faces
from skat_desktop.ui.cards.item import CardItem
from skat_desktop.ui.cards.pose import Pose
from skat_desktop.ui.motion import Motion
from skat_desktop.ui.table import layout as lay
from skat_desktop.ui.table.model import Place, TableState
from skat_desktop.ui.table.placing import Holding, Spot, Where, assign, spots_of
from skat_desktop.ui.theme import Theme, mixed

_NOWHERE: Final = Holding(Where.AWAY, 0, None)
WON_WIDTH: Final = 1.06
"""Width of the card that takes the trick, by that of the others."""
_SEAT_TURN: Final = {Where.LEFT: 0, Where.RIGHT: 1, Where.HAND: 2}


def deal_packet(spot: Spot) -> int:
    """Return the number of the packet a card is dealt in: three each, the skat, four, three."""
    if spot.where is Where.SKAT:
        return 3
    turn = _SEAT_TURN[spot.where]
    if spot.index < 3:
        return turn
    return 4 + turn if spot.index < 7 else 7 + turn


@dataclass
class _Held:
    """An item and where it belongs."""

    item: CardItem
    holding: Holding
    spot: Spot | None = None
    ratio: float = 1.0


class CardSet(QObject):
    """Moves the items; knows where each one belongs.

    Signals:
        settled(): nothing moves any more. Emitted from the event loop, once per state.
    """

    settled = Signal()

    def __init__(self, scene: QGraphicsScene, faces: Faces, parent: QObject) -> None:
        super().__init__(parent)
        self._faces = faces
        self._held: list[_Held] = []
        self._taker: Place | None = None
        self._announced = True
        for _ in range(CARD_COUNT):
            item = CardItem(faces)
            item.landed.connect(self._check_settled)
            scene.addItem(item)
            self._held.append(_Held(item, _NOWHERE))
        self._bell = QTimer(self)
        self._bell.setSingleShot(True)
        self._bell.setInterval(0)
        self._bell.timeout.connect(self._ring)
        faces.ready.connect(self.look)

    # --- asking

    @property
    def items(self) -> list[CardItem]:
        """All 32 items."""
        return [held.item for held in self._held]

    def item_of(self, card: Card) -> CardItem | None:
        """Return the item that shows a card, None if the card is not on the table."""
        for held in self._held:
            if held.holding.card == card:
                return held.item
        return None

    def where(self, card: Card) -> Where:
        """Return where a card lies; ``AWAY`` if it is not visible."""
        for held in self._held:
            if held.holding.card == card:
                return held.holding.where
        return Where.AWAY

    def lying(self, *wheres: Where) -> Iterator[tuple[Card | None, CardItem]]:
        """Yield cards and items of some places, the topmost first."""
        found = [held for held in self._held if held.holding.where in wheres]
        # By their place, not by the z of the moment: a card on its way must not hide others.
        found.sort(key=lambda held: -(held.item.target.z if held.item.target else 0.0))
        for held in found:
            yield held.holding.card, held.item

    @property
    def is_settled(self) -> bool:
        """Whether nothing moves."""
        return not any(held.item.is_moving for held in self._held)

    # --- changing

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        veil = mixed(theme.cloth, theme.shadow, 0.13)
        for held in self._held:
            held.item.set_colours(veil, theme.accent, theme.card_paper)

    def show_state(
        self,
        state: TableState,
        layout: lay.Layout,
        motion: Motion,
        ratio: float,
        dragged: CardItem | None = None,
    ) -> None:
        """Go to another state.

        Args:
            state: what to show.
            layout: where things lie.
            motion: durations.
            ratio: device pixels per logical pixel.
            dragged: stays with the pointer as long as it keeps its part of the table.
        """
        spots = spots_of(state, layout)
        chosen = assign(spots, [held.holding for held in self._held])
        start = lay.deal_pose(layout) if self._is_deal(state, spots, motion) else None
        for number, index in chosen.items():
            held, spot = self._held[index], spots[number]
            if held.item is dragged and held.holding.where is spot.where:
                held.item.aim(spot.pose)
                held.spot = None
                continue
            self._send(held, spot, motion, ratio, start)
        used = set(chosen.values())
        for index, held in enumerate(self._held):
            if index not in used and held.holding.where is not Where.AWAY:
                self._send_away(held, layout, motion)
        self._taker = state.trick_taker
        self._announced = False
        self._check_settled()

    def _is_deal(self, state: TableState, spots: list[Spot], motion: Motion) -> bool:
        """Return whether a full table follows an almost empty one."""
        before = sum(held.holding.where is not Where.AWAY for held in self._held)
        return not motion.still and not state.trick and len(spots) >= 30 and before < 12

    def go_home(self, item: CardItem, motion: Motion) -> None:
        """Let a card that was dragged glide back to its place."""
        target = item.target
        if target is not None:
            self._announced = False
            item.move_to(target, motion.home, flying_z=lay.Z_FLYING)
            self._check_settled()

    def finish(self) -> None:
        """End all movement now and draw all pictures that are missing."""
        for held in self._held:
            held.item.finish()
            held.item.sharpen()
        self._check_settled()

    def _send(
        self, held: _Held, spot: Spot, motion: Motion, ratio: float, start: Pose | None
    ) -> None:
        """Send an item to its spot."""
        item, before = held.item, held.holding
        if start is None and held.spot == spot and held.ratio == ratio and item.is_at_home:
            return
        held.spot, held.ratio = spot, ratio
        held.holding = Holding(spot.where, spot.index, spot.card)
        pose, delay, flying = spot.pose, 0, 0.0
        pixels = max(round(pose.width * ratio), 1)
        if spot.won:
            pose = replace(pose, width=pose.width * WON_WIDTH, z=pose.z + 3)
        if before.where is Where.AWAY or start is not None:
            duration = motion.fade
            item.finish()
            if start is not None:
                item.set_card(None)
                # A few cards make the pack; the shadows of all would add up to a black edge.
                item.put(start if spot.index % 5 == 0 else replace(start, opacity=0.0))
                duration, flying = motion.play, lay.Z_FLYING
                delay = motion.packet * deal_packet(spot)
            else:
                item.set_card(spot.card)
                item.put(replace(pose, opacity=0.0))
            item.raise_to(0.0, 0)
            item.lift_to(0.0, 0)
            item.grey_to(0.0, 0)
            item.set_ring(False)
        elif before.where is not spot.where:
            duration, flying = motion.play, lay.Z_FLYING
        else:
            duration = motion.sort
        item.set_pixels(pixels)
        if spot.card is not None:
            # Begun now, the picture is sharp when the card turns over or arrives.
            self._faces.picture(spot.card, pixels)
        turning = item.card != spot.card
        item.set_card(spot.card, duration, delay)
        if pose != item.target or turning or not item.is_at_home:
            item.move_to(pose, duration, delay, flying)
        item.set_won(spot.won)
        item.lift_to(1.0 if spot.won else 0.0, motion.lift)
        item.grey_to(1.0 if spot.grey else 0.0, motion.lift)

    def _send_away(self, held: _Held, layout: lay.Layout, motion: Motion) -> None:
        """Let a card leave the table."""
        item, before = held.item, held.holding
        held.holding, held.spot = _NOWHERE, None
        item.set_won(False)
        item.set_ring(False)
        item.grey_to(0.0, motion.lift)
        item.raise_to(0.0, motion.lift)
        item.lift_to(0.0, motion.lift)
        if before.where is Where.TRICK and self._taker is not None:
            item.move_to(lay.stack_pose(layout, self._taker), motion.glide, 0, lay.Z_FLYING)
        elif item.target is not None:
            item.move_to(replace(item.target, opacity=0.0), motion.fade)

    def _check_settled(self) -> None:
        if not self._announced and self.is_settled:
            self._announced = True
            self._bell.start()

    def _ring(self) -> None:
        # Since the bell was set off, something may have begun to move again.
        if self.is_settled:
            self.settled.emit()
        else:
            self._announced = False

    def look(self) -> None:
        """Take the best pictures there are: others have arrived, or another deck is used."""
        for held in self._held:
            held.item.look()

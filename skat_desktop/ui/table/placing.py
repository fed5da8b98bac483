# SPDX-License-Identifier: MIT
"""From what the table shows to where each of the 32 cards lies.

Face-down cards have no identity: when an opponent plays, one of the backs becomes the card. So
:func:`assign` decides which of the 32 items goes to which spot, with as little running as possible.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import QRectF
from PySide6.QtGui import QTransform

from skat_desktop.rules.cards import CARD_CODES, CARD_COUNT, Card
from skat_desktop.ui.cards.deck import RATIO
from skat_desktop.ui.cards.pose import Pose
from skat_desktop.ui.table import layout as lay
from skat_desktop.ui.table.model import HandMode, Place, TableState


class Where(StrEnum):
    """The places of cards on the table."""

    HAND = "hand"
    TRICK = "trick"
    SKAT = "skat"
    LEFT = "left"
    RIGHT = "right"
    AWAY = "away"


@dataclass(frozen=True)
class Spot:
    """A place for one card.

    Attributes:
        where: which part of the table.
        index: position in that part.
        card: the card that lies there, None for a back.
        pose: how it lies.
        grey: whether it is greyed.
        won: whether it takes the trick.
        source: where its card comes from, if not known: the seat that played it.
    """

    where: Where
    index: int
    card: Card | None
    pose: Pose
    grey: bool = False
    won: bool = False
    source: Where | None = None


def spots_of(state: TableState, layout: lay.Layout) -> list[Spot]:
    """Return the spots of all visible cards.

    Raises:
        ValueError: a card lies in two places, or more than 32 cards lie on the table.
    """
    spots: list[Spot] = []
    card: Card | None
    poses = lay.hand_poses(layout, len(state.hand), state.hand_groups)
    for index, (card, pose) in enumerate(zip(state.hand, poses, strict=True)):
        grey = state.playable is not None and card not in state.playable
        spots.append(Spot(Where.HAND, index, card, pose, grey=grey))
    for place, where in ((Place.LEFT, Where.LEFT), (Place.RIGHT, Where.RIGHT)):
        shown = state.open_hands.get(place, ())
        if shown:
            poses = lay.open_poses(layout, place, len(shown))
            cards: Sequence[Card | None] = shown
        else:
            poses = lay.fan_poses(layout, place, state.opponents.get(place, 0))
            cards = [None] * len(poses)
        spots.extend(
            Spot(where, index, card, pose)
            for index, (card, pose) in enumerate(zip(cards, poses, strict=True))
        )
    aside = lay.skat_aside(layout, bool(state.banner), bool(state.trick))
    for index, (card, pose) in enumerate(
        zip(state.skat, lay.skat_poses(layout, aside), strict=False)
    ):
        spots.append(Spot(Where.SKAT, index, card, pose))
    for index, played in enumerate(state.trick):
        spots.append(
            Spot(
                Where.TRICK,
                index,
                played.card,
                lay.trick_pose(layout, played.place, index),
                won=played.place is state.trick_taker,
                source=_HAND_OF[played.place],
            )
        )
    _check(spots)
    return spots


def boxes_of(spots: Sequence[Spot]) -> dict[str, QRectF]:
    """Return what the cards cover, upright boxes by ``hand 0``, ``trick 2`` and the like."""
    boxes: dict[str, QRectF] = {}
    for spot in spots:
        pose = spot.pose
        card = QRectF(-pose.width / 2, -pose.width * RATIO / 2, pose.width, pose.width * RATIO)
        turned = QTransform().rotate(pose.angle).mapRect(card)
        boxes[f"{spot.where} {spot.index}"] = turned.translated(pose.x, pose.y)
    return boxes


_HAND_OF = {Place.BOTTOM: Where.HAND, Place.LEFT: Where.LEFT, Place.RIGHT: Where.RIGHT}


def _check(spots: Sequence[Spot]) -> None:
    known = [spot.card for spot in spots if spot.card is not None]
    for card in known:
        if known.count(card) > 1:
            raise ValueError(f"The card {CARD_CODES[card]} lies in two places on the table.")
    if len(spots) > CARD_COUNT:
        raise ValueError(f"{len(spots)} cards lie on the table; there are only {CARD_COUNT}.")


@dataclass(frozen=True)
class Holding:
    """Where an item lies now and what it shows."""

    where: Where
    index: int
    card: Card | None


def assign(spots: Sequence[Spot], held: Sequence[Holding]) -> dict[int, int]:
    """Return spot → item.

    An item that shows a card keeps it. A card that becomes known comes from the backs of its
    place; a card that becomes hidden goes over to a back. Items left over go away.
    """
    free = set(range(len(held)))
    result: dict[int, int] = {}
    by_card = {holding.card: item for item, holding in enumerate(held) if holding.card is not None}

    def take(spot: int, item: int) -> None:
        result[spot] = item
        free.discard(item)

    for number, spot in enumerate(spots):
        if spot.card is not None and spot.card in by_card:
            take(number, by_card[spot.card])

    def best(spot: Spot, *wheres: Where, hidden: bool) -> int | None:
        for where in wheres:
            found = [
                item
                for item in free
                if held[item].where is where and (held[item].card is None) is hidden
            ]
            if found:
                return min(found, key=lambda item: (abs(held[item].index - spot.index), item))
        return None

    for number, spot in enumerate(spots):
        if number in result or spot.card is None:
            continue
        # A card that was not seen before: from the player's backs, the skat, or the pack.
        origin = spot.source or spot.where
        found: int | None = best(
            spot, origin, Where.SKAT, Where.AWAY, Where.LEFT, Where.RIGHT, hidden=True
        )
        if found is not None:
            take(number, found)
    for number, spot in enumerate(spots):
        if number in result:
            continue
        found = best(spot, spot.where, hidden=True)
        if found is None:
            # Face down now, seen before: a discard, or an open hand turned over.
            found = best(spot, spot.where, Where.HAND, hidden=False) if spot.card is None else None
        if found is None:
            found = best(spot, Where.AWAY, Where.SKAT, Where.LEFT, Where.RIGHT, hidden=True)
        if found is None:
            found = min(free)
        take(number, found)
    return result


def focus_order(state: TableState, every: bool) -> list[Card]:
    """Return the own cards that the arrow keys walk through.

    Args:
        state: what the table shows.
        every: greyed cards too.
    """
    cards = [
        card for card in state.hand if every or state.playable is None or card in state.playable
    ]
    if state.mode is HandMode.DISCARD:
        cards.extend(card for card in state.skat if card is not None)
    return cards

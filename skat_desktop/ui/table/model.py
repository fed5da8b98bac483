# SPDX-License-Identifier: MIT
"""What the table shows, as plain frozen data.

The window makes a :class:`TableState` of what the user's seat knows; the table compares it with
the one before and moves the cards. Nothing on the table has a state of its own beyond that.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

from skat_desktop.rules.cards import Card


class Place(StrEnum):
    """Where somebody sits, seen from the user."""

    BOTTOM = "bottom"
    LEFT = "left"
    RIGHT = "right"


class HandMode(StrEnum):
    """What activating an own card means now."""

    WATCH = "watch"
    """Nothing: somebody else acts. The card may still be tried; the window says why not."""
    PLAY = "play"
    """Play it to the trick."""
    DISCARD = "discard"
    """Move it between hand and skat."""


@dataclass(frozen=True)
class Plate:
    """The name plate of a seat.

    Attributes:
        name: name of the player.
        role: seat role in words (forehand, dealer …).
        note: what the seat does or has said, in words; also says "your turn".
        active: whether the seat is to act.
        declarer_mark: words of the declarer's badge, empty for others.
        tricks: words for the tricks taken ("2 tricks"), empty before the first.
        trick_count: how many cards the little stack shows.
        bubble: what the seat has just said, empty for no bubble.
        bubble_faded: whether the bubble steps back (passed).
    """

    name: str
    role: str = ""
    note: str = ""
    active: bool = False
    declarer_mark: str = ""
    tricks: str = ""
    trick_count: int = 0
    bubble: str = ""
    bubble_faded: bool = False


@dataclass(frozen=True)
class TrickCard:
    """A card on the table and who played it."""

    card: Card
    place: Place


@dataclass(frozen=True)
class TableState:
    """Everything the table shows.

    Attributes:
        hand: own cards from left to right, in sorted order.
        hand_groups: positions in ``hand`` before which a hair of space parts two suits.
        playable: cards that are not greyed; None greys nothing.
        mode: what activating an own card means.
        opponents: number of face-down cards left and right.
        open_hands: cards that lie open left or right, instead of face-down ones.
        trick: cards on the table in the order played.
        led_caption: word beside the dot that marks the led card, empty for the dot alone.
        trick_taker: who takes the complete trick; the table lifts the winning card, then lets
            the trick glide away when the next state no longer holds it.
        skat: the two skat cards in the middle: a card, or None for a back; empty when gone.
        skat_slots: whether two empty places for the discard are shown in the middle.
        skat_caption: words under the skat.
        banner: game, announcements and bid in words, empty before the declaration.
        banner_suit: suit letter of the sign before the banner, empty for none.
        plates: name plate by place.
        status: one line for the user above the own hand, empty for none.
    """

    hand: tuple[Card, ...] = ()
    hand_groups: tuple[int, ...] = ()
    playable: frozenset[Card] | None = None
    mode: HandMode = HandMode.WATCH
    opponents: dict[Place, int] = field(default_factory=dict)
    open_hands: dict[Place, tuple[Card, ...]] = field(default_factory=dict)
    trick: tuple[TrickCard, ...] = ()
    led_caption: str = ""
    trick_taker: Place | None = None
    skat: tuple[Card | None, ...] = ()
    skat_slots: bool = False
    skat_caption: str = ""
    banner: str = ""
    banner_suit: str = ""
    plates: dict[Place, Plate] = field(default_factory=dict)
    status: str = ""

# SPDX-License-Identifier: MIT
"""Where the unseen cards may lie, as one seat knows it from its view."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from skat_desktop.ai.search.strength import Strength
from skat_desktop.rules.cards import ALL_CARDS, Card, Hand, Rank, cards_of
from skat_desktop.rules.deal import SEATS
from skat_desktop.rules.games import GROUP_MASKS, GROUP_OF, TRUMPS, GameType
from skat_desktop.rules.tricks import Trick
from skat_desktop.rules.view import View

LEFT: Final = 1
RIGHT: Final = 2
AWAY: Final = 4
"""Bits of the places a card may lie in: the next seat, the one after it, or nobody's hand."""

_MEMORABLE: Final[Hand] = sum(
    1 << (8 * suit + rank) for suit in range(4) for rank in (Rank.ACE, Rank.TEN)
)
"""Plain cards that everybody remembers."""


@dataclass(frozen=True, slots=True)
class Unknown:
    """The unseen cards and where they may lie.

    Attributes:
        cards: the unseen cards, ascending.
        places: for each of them the bits of the places it may lie in.
        sizes: how many cards the next seat, the one after it and the skat take; what lies in
            the skat's place beyond two cards was played and forgotten.
        fixed: for the two seats, cards that are known to be there (open hands).
        skat_known: whether this seat knows the skat.
    """

    cards: tuple[Card, ...]
    places: tuple[int, ...]
    sizes: tuple[int, int, int]
    fixed: tuple[Hand, Hand]
    skat_known: bool


def _voids(game: GameType, tricks: list[tuple[int, tuple[Card, ...]]]) -> list[Hand]:
    """Return for each seat the cards it cannot hold, since it did not follow suit."""
    groups, masks = GROUP_OF[game], GROUP_MASKS[game]
    without = [0, 0, 0]
    for leader, cards in tricks:
        led = groups[cards[0]]
        for place, card in enumerate(cards):
            if groups[card] != led:
                without[(leader + place) % len(SEATS)] |= masks[led]
    return without


def _forgotten(view: View, game: GameType, memory: int | None) -> Hand:
    """Return fallen cards that a seat with a short memory no longer counts."""
    if memory is None:
        return 0
    old: tuple[Trick, ...] = view.tricks[: max(0, len(view.tricks) - memory)]
    cards = 0
    for trick in old:
        for place, card in enumerate(trick.cards):
            if (trick.leader + place) % len(SEATS) != view.seat:
                cards |= 1 << card
    return cards & ~(TRUMPS[game] | _MEMORABLE)


def unknown_to(view: View, strength: Strength) -> Unknown:
    """Work out where the unseen cards may lie.

    Args:
        view: a view in the phase of play, of a seat that plays.
        strength: how much is remembered.
    """
    assert view.seat is not None
    assert view.contract is not None
    game = view.contract.game
    seats = ((view.seat + 1) % 3, (view.seat + 2) % 3)
    open_cards = dict(view.open_hands)
    known_skat = view.skat or 0
    unseen = ALL_CARDS & ~(view.played | view.hand | known_skat)
    for seat in seats:
        unseen &= ~open_cards.get(seat, 0)
    forgotten = _forgotten(view, game, strength.memory)
    tricks = [(trick.leader, trick.cards) for trick in view.tricks]
    remembered = tricks if strength.voids is None else tricks[len(tricks) - strength.voids :]
    if strength.voids == 0:
        remembered = []
    without = _voids(game, [*remembered, (view.leader, view.trick)] if view.trick else remembered)
    sizes = tuple(0 if seat in open_cards else view.hand_sizes[seat] for seat in seats)
    away = (unseen | forgotten).bit_count() - sum(sizes)
    cards = tuple(cards_of(unseen | forgotten))
    places = []
    for card in cards:
        where = 0
        if sizes[0] and not without[seats[0]] >> card & 1:
            where |= LEFT
        if sizes[1] and not without[seats[1]] >> card & 1:
            where |= RIGHT
        if away:
            where |= AWAY
        places.append(where)
    return Unknown(
        cards=cards,
        places=tuple(places),
        sizes=(sizes[0], sizes[1], away),
        fixed=(open_cards.get(seats[0], 0), open_cards.get(seats[1], 0)),
        skat_known=view.skat is not None,
    )

# SPDX-License-Identifier: MIT
"""A deal of the three-hand game: three hands of ten and two cards in the skat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from skat_desktop.rules.cards import (
    ALL_CARDS,
    CARD_COUNT,
    Card,
    Hand,
    hand_text,
    mask_of,
    parse_hand,
)
from skat_desktop.rules.refusal import Refusal
from skat_desktop.rules.shuffle import HashStream

SEATS: Final = (0, 1, 2)
FOREHAND: Final = 0
MIDDLEHAND: Final = 1
REARHAND: Final = 2
HAND_SIZE: Final = 10
SKAT_SIZE: Final = 2
PACKETS: Final = (3, 4, 3)
"""Cards dealt to each seat in turn from forehand; the skat falls after the first packet."""


@dataclass(frozen=True, slots=True)
class Deal:
    """Who was dealt what.

    Attributes:
        hands: three masks of ten cards, forehand first.
        skat: mask of two cards.

    Raises:
        Refusal: ``cards.count``, ``cards.duplicate`` or ``cards.missing``.
    """

    hands: tuple[Hand, Hand, Hand]
    skat: Hand

    def __post_init__(self) -> None:
        seen = 0
        parts = [(hand, HAND_SIZE) for hand in self.hands] + [(self.skat, SKAT_SIZE)]
        for mask, size in parts:
            if mask.bit_count() != size:
                raise Refusal("cards.count", found=mask.bit_count(), right=size)
            if seen & mask:
                twice = (seen & mask).bit_length() - 1
                raise Refusal("cards.duplicate", card=twice)
            seen |= mask
        if seen != ALL_CARDS:
            raise Refusal("cards.missing", card=(ALL_CARDS & ~seen).bit_length() - 1)

    def __str__(self) -> str:
        """Return the text form: four groups of card codes with bars between."""
        return " | ".join(hand_text(mask) for mask in (*self.hands, self.skat))


def parse_deal(text: str) -> Deal:
    """Read the text form of a deal.

    Raises:
        Refusal: ``notation.deal`` for another shape, ``notation.card`` or ``cards.*`` for
            what is wrong with the cards.
    """
    groups = text.split("|")
    if len(groups) != len(SEATS) + 1:
        raise Refusal("notation.deal", text=text)
    forehand, middlehand, rearhand, skat = (parse_hand(group) for group in groups)
    return Deal((forehand, middlehand, rearhand), skat)


def deal_cards(pack: Sequence[Card]) -> Deal:
    """Deal a shuffled pack: 3 to each from forehand, 2 to the skat, 4 to each, 3 to each.

    Raises:
        Refusal: when the pack is not the 32 different cards.
    """
    if len(pack) != CARD_COUNT:
        raise Refusal("cards.count", found=len(pack), right=CARD_COUNT)
    hands: list[list[Card]] = [[], [], []]
    skat: list[Card] = []
    position = 0
    for round_number, size in enumerate(PACKETS):
        for seat in SEATS:
            hands[seat].extend(pack[position : position + size])
            position += size
        if round_number == 0:
            skat.extend(pack[position : position + SKAT_SIZE])
            position += SKAT_SIZE
    mask_of(pack)
    return Deal((mask_of(hands[0]), mask_of(hands[1]), mask_of(hands[2])), mask_of(skat))


def series_deal(seed: int, number: int) -> Deal:
    """Return deal ``number`` (from 1) of the series with this seed."""
    pack = HashStream(f"skat-desktop deal 1 {seed} {number}").shuffled(range(CARD_COUNT))
    return deal_cards(pack)


def series_first_dealer(seed: int, seats: int) -> int:
    """Return the seat at the table, 0 … ``seats - 1``, that deals first in a series."""
    return HashStream(f"skat-desktop dealer 1 {seed}").below(seats)

# SPDX-License-Identifier: MIT
"""Deals that resemble what is really played, made from a seed.

A declarer takes up the skat and discards by a simple rule; only deals that somebody might play
are kept. With good play about half of the suit games and Grands come out at 61 or more, so the
question whether they do is as hard as at the table. Random hands are far easier.
"""

from __future__ import annotations

from collections.abc import Iterator

from skat_desktop.ai.solver.position import Position
from skat_desktop.rules.cards import (
    JACKS,
    Card,
    Hand,
    Rank,
    cards_of,
    mask_of,
    points_of,
    rank_of,
)
from skat_desktop.rules.deal import HAND_SIZE, SEATS
from skat_desktop.rules.games import GROUP_MASKS, GROUP_OF, TRUMPS, GameType
from skat_desktop.rules.shuffle import HashStream

_ACES = mask_of(8 * suit + Rank.ACE for suit in range(4))
_LOWEST_NULL = 18
"""Most that the ranks of a Null hand add up to, the seven counting 0 and the ace 7."""


def played_deals(game: GameType, seed: int) -> Iterator[Position]:
    """Yield positions before the first card, all as ``game`` or, for a suit game, any suit.

    Args:
        game: Grand, Null, or a suit game for the declarer's longest suit as trumps.
        seed: the same seed gives the same deals.
    """
    stream = HashStream(f"skat-desktop bench 1 {game.value} {seed}")
    while True:
        pack = stream.shuffled(range(32))
        own = mask_of(pack[:12])
        others = mask_of(pack[12:22]), mask_of(pack[22:])
        declarer, leader = stream.below(len(SEATS)), stream.below(len(SEATS))
        declared = game
        if game.is_suit:
            declared = max(
                (suit for suit in GameType if suit.is_suit),
                key=lambda suit: (own & TRUMPS[suit]).bit_count(),
            )
        skat = _discard(declared, own)
        hand = own & ~skat
        if not _is_played(declared, hand):
            continue
        by_role = (hand, *others)
        one, two, three = (by_role[(seat - declarer) % 3] for seat in SEATS)
        yield Position(
            declared,
            declarer,
            (one, two, three),
            leader,
            points=0 if declared.is_null else points_of(skat),
        )


def _is_played(game: GameType, hand: Hand) -> bool:
    """Tell whether somebody might declare this game with these ten cards."""
    if game.is_null:
        return sum(rank_of(card) for card in cards_of(hand)) <= _LOWEST_NULL
    if (hand & JACKS).bit_count() < 2:
        return False
    if game is GameType.GRAND:
        return (hand & _ACES).bit_count() >= 2
    return (hand & TRUMPS[game]).bit_count() >= 5


def _discard(game: GameType, own: Hand) -> Hand:
    """Return two of twelve cards: the highest in Null, else bare tens and short suits first."""
    if game.is_null:
        return mask_of(sorted(cards_of(own), key=rank_of)[HAND_SIZE:])
    groups = GROUP_MASKS[game]

    def worth_keeping(card: Card) -> tuple[bool, bool, int, int]:
        suit = own & groups[GROUP_OF[game][card]]
        bare_ten = rank_of(card) is Rank.TEN and not suit & _ACES
        kept = bool(TRUMPS[game] >> card & 1 or _ACES >> card & 1)
        return kept, not bare_ten, suit.bit_count(), card & 7

    return mask_of(sorted(cards_of(own), key=worth_keeping)[:2])

# SPDX-License-Identifier: MIT
"""How good a hand is for each game, as tables over the cards of one suit.

A hand's score is the sum of what its suits and jacks are worth; the logistic function makes a
chance to win of it. The worth of a suit is looked up by its pattern, the eight bits of its ranks
7 8 9 T J Q K A (the jack left out where it is a trump). Scores of two suits simply add up, so
that trying out a discard means two look-ups.

The weights are logistic regressions on 32,000 games that the rule-based player played against
itself with random hands of middling promise (12,000 suit games, 8,000 Grands, 6,000 of each
Null), rounded; Grand is set a little lower, as it is chosen where it looks best.
``tests/ai/test_rulebased.py`` compares the chances with results.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from skat_desktop.rules.cards import JACKS, Hand, Rank
from skat_desktop.rules.games import GameType

_ACE: Final = 1 << Rank.ACE
_TEN: Final = 1 << Rank.TEN
_KING: Final = 1 << Rank.KING
_JACK: Final = 1 << Rank.JACK
_PLAIN: Final = 0xFF & ~_JACK
_SUIT_SHIFTS: Final = (0, 8, 16, 24)

AVERAGE_SKAT_POINTS: Final = 7.5
"""Card points of a skat nobody has seen."""


def side_features(pattern: int) -> tuple[float, ...]:
    """Describe a plain suit in a game with trumps.

    Returns:
        ace; ten with it; ten without it but guarded; bare ten; void; a single low card; losers
        (cards but ace and a ten or king that follows it directly); cards from the fourth on;
        king guarded by neither.
    """
    length = pattern.bit_count()
    ace = bool(pattern & _ACE)
    ten = bool(pattern & _TEN)
    king = bool(pattern & _KING)
    tops = ace + (ace and ten) + (ace and ten and king)
    return (
        float(ace),
        float(ace and ten),
        float(ten and not ace and length > 1),
        float(ten and length == 1),
        float(length == 0),
        float(length == 1 and not ace and not ten),
        float(length - tops),
        float(max(0, length - 3)),
        float(king and not ace and not ten and length > 1),
    )


def trump_features(pattern: int, jacks: int) -> tuple[float, ...]:
    """Describe the trumps of a suit game: the four jacks, number, ace, ten.

    Args:
        pattern: the trump suit without its jack.
        jacks: the jacks, bit 0 diamonds … bit 3 clubs.
    """
    return (
        float(jacks & 1),
        float(jacks >> 1 & 1),
        float(jacks >> 2 & 1),
        float(jacks >> 3 & 1),
        float(pattern.bit_count() + jacks.bit_count()),
        float(bool(pattern & _ACE)),
        float(bool(pattern & _TEN)),
    )


def jack_features(jacks: int) -> tuple[float, ...]:
    """Describe the trumps of Grand: the four jacks, and whether there are three or four."""
    return (
        float(jacks & 1),
        float(jacks >> 1 & 1),
        float(jacks >> 2 & 1),
        float(jacks >> 3 & 1),
        float(jacks.bit_count() >= 3),
    )


def null_gap(pattern: int) -> int:
    """Return how far a suit is from being safe in Null: 0 safe, up to 7.

    The n-th lowest card is safe up to rank 7 9 J K: then there are always enough lower cards
    below those of the others.
    """
    gap = 0
    place = 0
    for rank in range(8):
        if pattern >> rank & 1:
            gap = max(gap, rank - 2 * place)
            place += 1
    return gap


def null_features(pattern: int) -> tuple[float, ...]:
    """Describe a suit in Null: gap of 1, 2, 3 or 4, 5 and more; single card with gap; length 5+."""
    gap = null_gap(pattern)
    length = pattern.bit_count()
    return (
        float(gap == 1),
        float(gap == 2),
        float(gap in (3, 4)),
        float(gap >= 5),
        float(gap if length == 1 else 0),
        float(max(0, gap - 1) * (length >= 2)),
        float(length == 0),
    )


@dataclass(frozen=True)
class Weights:
    """What a kind of game is worth.

    Attributes:
        constant: score of nothing.
        trumps: weights of :func:`trump_features` or :func:`jack_features`; empty in Null.
        side: weights of :func:`side_features` or :func:`null_features`.
        skat_point: score of each card point in the skat.
        forehand: score of leading to the first trick.
    """

    constant: float
    trumps: tuple[float, ...]
    side: tuple[float, ...]
    skat_point: float
    forehand: float


def _alike() -> tuple[int, ...]:
    """Return for each pattern the first one that is worth the same as a trump suit."""
    first: dict[tuple[float, ...], int] = {}
    return tuple(
        first.setdefault(trump_features(pattern & _PLAIN, 0), pattern) for pattern in range(256)
    )


_ALIKE: Final = _alike()
_UNLIKE: Final = frozenset(_ALIKE)


def _dot(weights: Sequence[float], features: Sequence[float]) -> float:
    return sum(weight * value for weight, value in zip(weights, features, strict=True))


class Scores:
    """The tables of one kind of game.

    Attributes:
        constant: score of nothing.
        skat_point: score of each card point in the skat.
        forehand: score of leading to the first trick.
        side: worth of each pattern of a plain suit.
        trump: worth of each pattern of the trump suit with each set of jacks, as
            ``trump[jacks][pattern]``; in Grand only pattern 0.
    """

    def __init__(self, weights: Weights, kind: GameType) -> None:
        self.constant = weights.constant
        self.skat_point = weights.skat_point
        self.forehand = weights.forehand
        null = kind.is_null
        describe = null_features if null else side_features
        self.side = [_dot(weights.side, describe(pattern)) for pattern in range(256)]
        self.trump: list[list[float]] = []
        if kind.is_suit:
            for jacks in range(16):
                worth = {p: _dot(weights.trumps, trump_features(p, jacks)) for p in _UNLIKE}
                self.trump.append([worth[p] for p in _ALIKE])
        elif not null:
            self.trump = [[_dot(weights.trumps, jack_features(jacks))] for jacks in range(16)]


def jack_bits(hand: Hand) -> int:
    """Return the jacks of a hand in four bits, diamonds lowest."""
    jacks = hand & JACKS
    return (jacks >> 4 & 1) | (jacks >> 11 & 2) | (jacks >> 18 & 4) | (jacks >> 25 & 8)


def pattern_of(hand: Hand, suit: int, *, jack: bool) -> int:
    """Return a suit of a hand as a pattern, with or without its jack."""
    return hand >> (8 * suit) & (0xFF if jack else _PLAIN)


def score(scores: Scores, game: GameType, hand: Hand, skat_points: float, leads: bool) -> float:
    """Return the score of ten cards for a game.

    Args:
        scores: the tables of this kind of game.
        game: the game.
        hand: ten cards.
        skat_points: card points in the skat.
        leads: whether the hand is forehand's.
    """
    total = scores.constant + scores.skat_point * skat_points
    if leads:
        total += scores.forehand
    side = scores.side
    trump_suit = game.trump_suit
    if game.is_null:
        for shift in _SUIT_SHIFTS:
            total += side[hand >> shift & 0xFF]
        return total
    trump = 0
    for suit, shift in enumerate(_SUIT_SHIFTS):
        pattern = hand >> shift & _PLAIN
        if suit == trump_suit:
            trump = pattern
        else:
            total += side[pattern]
    return total + scores.trump[jack_bits(hand)][trump]


@lru_cache(maxsize=4096)
def chance_of(total: float) -> float:
    """Return the chance to win that belongs to a score."""
    return 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, total))))


# Ten cards after the discard, or played as Hand.
SUIT_PLAYED: Final = Scores(
    Weights(
        constant=-14.3,
        trumps=(0.9, 1.1, 1.1, 1.5, 1.42, 1.39, 1.07),
        side=(1.84, 0.61, 0.47, 0.0, 1.4, 0.29, 0.0, -0.29, 0.3),
        skat_point=0.06,
        forehand=0.23,
    ),
    GameType.CLUBS,
)
GRAND_PLAYED: Final = Scores(
    Weights(
        constant=-14.8,
        trumps=(2.55, 2.55, 2.65, 3.1, 0.1),
        side=(2.32, 1.35, 0.72, 0.0, 0.91, 0.29, 0.34, -0.09, 0.17),
        skat_point=0.12,
        forehand=0.16,
    ),
    GameType.GRAND,
)
NULL_PLAYED: Final = Scores(
    Weights(
        constant=2.5,
        trumps=(),
        side=(-0.6, -1.8, -2.7, -3.4, -0.1, -0.28, -0.23),
        skat_point=0.0,
        forehand=-0.55,
    ),
    GameType.NULL,
)
OUVERT_PLAYED: Final = Scores(
    Weights(
        constant=3.3,
        trumps=(),
        side=(-0.85, -2.9, -4.2, -5.0, 0.0, -0.24, -0.6),
        skat_point=0.0,
        forehand=-0.65,
    ),
    GameType.NULL,
)
# Ten cards before the skat is taken up.
SUIT_BEFORE: Final = Scores(
    Weights(
        constant=-7.9,
        trumps=(0.59, 0.75, 0.78, 1.09, 0.96, 0.98, 0.72),
        side=(1.17, 0.44, 0.33, 0.64, 0.51, 0.21, 0.0, 0.0, 0.13),
        skat_point=0.0,
        forehand=0.2,
    ),
    GameType.CLUBS,
)
GRAND_BEFORE: Final = Scores(
    Weights(
        constant=-8.3,
        trumps=(1.77, 1.77, 1.85, 2.18, 0.1),
        side=(1.53, 0.92, 0.62, 0.76, 0.39, 0.16, 0.19, -0.05, 0.04),
        skat_point=0.0,
        forehand=0.16,
    ),
    GameType.GRAND,
)
NULL_BEFORE: Final = Scores(
    Weights(
        constant=2.3,
        trumps=(),
        side=(-0.32, -0.67, -0.7, -0.8, -0.05, -0.33, -0.39),
        skat_point=0.0,
        forehand=-0.42,
    ),
    GameType.NULL,
)
OUVERT_BEFORE: Final = Scores(
    Weights(
        constant=2.7,
        trumps=(),
        side=(-0.49, -0.81, -0.9, -1.0, 0.0, -0.69, -0.47),
        skat_point=0.0,
        forehand=-0.51,
    ),
    GameType.NULL,
)

# SPDX-License-Identifier: MIT
"""Which two of twelve cards to discard for each game, and what chance is left."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from typing import Final

from skat_desktop.ai.rulebased.shapes import (
    GRAND_PLAYED,
    NULL_PLAYED,
    OUVERT_PLAYED,
    SUIT_PLAYED,
    Scores,
    pattern_of,
    score,
)
from skat_desktop.rules.cards import CARD_POINTS, Card, Hand, cards_of
from skat_desktop.rules.contract import Contract
from skat_desktop.rules.games import STRENGTH, TRUMPS, GameType

PLAYED: Final[dict[tuple[GameType, bool], Scores]] = {
    **{(game, False): SUIT_PLAYED for game in GameType if game.is_suit},
    (GameType.GRAND, False): GRAND_PLAYED,
    (GameType.NULL, False): NULL_PLAYED,
    (GameType.NULL, True): OUVERT_PLAYED,
}
"""Tables of the cards played, by game and, for Null, ouvert."""


def played_scores(contract: Contract) -> Scores:
    """Return the tables for the ten cards a contract is played with."""
    return PLAYED[contract.game, contract.ouvert and contract.game.is_null]


def best_discard(contract: Contract, cards: Hand, leads: bool) -> tuple[Hand, float]:
    """Choose the discard for a contract.

    Args:
        contract: a contract without Hand.
        cards: twelve cards.
        leads: whether the declarer leads to the first trick.

    Returns:
        the two cards, and the score of the other ten.
    """
    scores = played_scores(contract)
    if contract.game.is_null:
        return _search(scores, contract.game, cards, _null_pairs(cards), leads)
    return _search(scores, contract.game, cards, _plain_pairs(contract.game, cards), leads)


def _plain_pairs(game: GameType, cards: Hand) -> Iterable[tuple[Card, Card]]:
    """Return the pairs worth trying: plain cards, and the lowest trumps if there are too few."""
    trumps = TRUMPS[game]
    choices = cards_of(cards & ~trumps)
    if len(choices) < 2:
        low = sorted(cards_of(cards & trumps), key=STRENGTH[game].__getitem__)
        choices = choices + low[: 2 - len(choices)]
    return combinations(choices, 2)


def _null_pairs(cards: Hand) -> Iterable[tuple[Card, Card]]:
    """Return the pairs worth trying in Null: the highest of each suit, and the two highest."""
    tops: list[Card] = []
    pairs: list[tuple[Card, Card]] = []
    for suit in range(4):
        held = cards_of(cards & 0xFF << (8 * suit))
        tops += held[-1:]
        if len(held) >= 2:
            pairs.append((held[-2], held[-1]))
    return [*pairs, *combinations(tops, 2)]


def _search(
    scores: Scores,
    game: GameType,
    cards: Hand,
    pairs: Iterable[tuple[Card, Card]],
    leads: bool,
) -> tuple[Hand, float]:
    null = game.is_null
    trump_suit = game.trump_suit
    side = scores.side
    patterns = [pattern_of(cards, suit, jack=null) for suit in range(4)]
    worth = [0.0 if suit == trump_suit else side[patterns[suit]] for suit in range(4)]
    # What it changes to throw one card off.
    alone = {
        card: side[patterns[card >> 3] & ~(1 << (card & 7))] - worth[card >> 3]
        for card in cards_of(cards)
        if card >> 3 != trump_suit
    }
    best_mask = 0
    best_gain = -1e9
    for first, second in pairs:
        one, two = first >> 3, second >> 3
        if one == trump_suit or two == trump_suit:
            # Rare: more than ten trumps. What is left is as good whichever low trump goes.
            gain = 0.0
        elif one == two:
            left = patterns[one] & ~(1 << (first & 7) | 1 << (second & 7))
            gain = side[left] - worth[one]
        else:
            gain = alone[first] + alone[second]
        gain += scores.skat_point * (CARD_POINTS[first] + CARD_POINTS[second])
        if gain > best_gain:
            best_gain = gain
            best_mask = 1 << first | 1 << second
    points = sum(CARD_POINTS[card] for card in cards_of(best_mask))
    return best_mask, score(scores, game, cards & ~best_mask, points, leads)

# SPDX-License-Identifier: MIT
"""A solver so plain that nobody doubts it; it knows no more than the rules, and is slow."""

from __future__ import annotations

from functools import cache

from skat_desktop.ai.audit import NULL_WON
from skat_desktop.ai.solver.position import Position
from skat_desktop.rules.cards import CARD_POINTS, Card, cards_of
from skat_desktop.rules.games import legal_cards, winning_index


class PlainSolver:
    """Tries every card."""

    def points(self, position: Position) -> int:
        return _figure(position)

    def root_points(self, position: Position) -> dict[Card, int]:
        return {card: _figure(after) for card, after in _followers(position).items()}


def _followers(position: Position) -> dict[Card, Position | None]:
    led = position.trick[0] if position.trick else None
    hand = position.hands[position.to_act]
    return {
        card: _after(position, card) for card in cards_of(legal_cards(position.game, hand, led))
    }


def _after(position: Position, card: Card) -> Position | None:
    """Return what a card leads to, None when the declarer of a Null has taken a trick."""
    hands = list(position.hands)
    hands[position.to_act] &= ~(1 << card)
    trick = (*position.trick, card)
    leader, points = position.leader, position.points
    if len(trick) == 3:
        leader = (leader + winning_index(position.game, trick)) % 3
        if leader == position.declarer:
            if position.game.is_null:
                return None
            points += sum(CARD_POINTS[one] for one in trick)
        trick = ()
    left = (hands[0], hands[1], hands[2])
    return Position(position.game, position.declarer, left, leader, trick, points)


@cache
def _figure(position: Position | None) -> int:
    if position is None:
        return 0
    if not any(position.hands):
        return NULL_WON if position.game.is_null else position.points
    figures = [_figure(after) for after in _followers(position).values()]
    return max(figures) if position.to_act == position.declarer else min(figures)

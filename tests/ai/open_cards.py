# SPDX-License-Identifier: MIT
"""A solver so plain that nobody doubts it; it knows no more than the rules, and is slow."""

from __future__ import annotations

from functools import cache

from skat_desktop.ai.audit import NULL_WON, OpenPosition
from skat_desktop.rules.cards import CARD_POINTS, Card, cards_of
from skat_desktop.rules.games import legal_cards, winning_index


class PlainSolver:
    """Tries every card."""

    def points(self, position: OpenPosition) -> int:
        return _figure(position)

    def root_points(self, position: OpenPosition) -> dict[Card, int]:
        return {card: _figure(after) for card, after in _followers(position).items()}


def _followers(position: OpenPosition) -> dict[Card, OpenPosition]:
    led = position.trick[0] if position.trick else None
    hand = position.hands[position.to_act]
    return {
        card: _after(position, card) for card in cards_of(legal_cards(position.game, hand, led))
    }


def _after(position: OpenPosition, card: Card) -> OpenPosition:
    hands = list(position.hands)
    hands[position.to_act] &= ~(1 << card)
    trick = (*position.trick, card)
    leader, points = position.leader, position.points
    if len(trick) == 3:
        leader = (leader + winning_index(position.game, trick)) % 3
        if leader == position.declarer:
            points += sum(CARD_POINTS[one] for one in trick)
            if position.game.is_null:
                # Lost: nothing that follows matters.
                return OpenPosition(position.game, position.declarer, (0, 0, 0), leader, (), -1)
        trick = ()
    left = (hands[0], hands[1], hands[2])
    return OpenPosition(position.game, position.declarer, left, leader, trick, points)


@cache
def _figure(position: OpenPosition) -> int:
    if not any(position.hands):
        if position.game.is_null:
            return 0 if position.points < 0 else NULL_WON
        return position.points
    figures = [_figure(after) for after in _followers(position).values()]
    return max(figures) if position.to_act == position.declarer else min(figures)

# SPDX-License-Identifier: MIT
"""Skat with open cards in a few readable lines: the oracle of the compiled solver.

Plain minimax over the rules' own tables, with a memory of positions. It is slow: endings of six
cards take milliseconds to seconds, whole deals far too long.
"""

from __future__ import annotations

from collections.abc import Sequence

from skat_desktop.rules.cards import CARD_POINTS, Card, Hand, cards_of
from skat_desktop.rules.games import GameType, legal_cards, winning_index

Hands = tuple[Hand, Hand, Hand]


class Twin:
    """Solves positions of one game with one declarer."""

    def __init__(self, game: GameType, declarer: int) -> None:
        self.game = game
        self.declarer = declarer
        self._points: dict[tuple[Hands, int], int] = {}
        self._all: dict[tuple[Hands, int, bool], bool] = {}

    def points(self, hands: Hands, leader: int, trick: Sequence[Card] = ()) -> int:
        """Return the card points the declarer still takes with best play of all.

        Args:
            hands: cards held by seats 0 to 2, without those on the table.
            leader: seat that leads or led.
            trick: cards on the table.
        """
        if not trick:
            if not any(hands):
                return 0
            known = self._points.get((hands, leader))
            if known is not None:
                return known
        seat = (leader + len(trick)) % 3
        choose = max if seat == self.declarer else min
        found = choose(
            self.points_after(hands, leader, trick, card)
            for card in self.legal(hands, leader, trick)
        )
        if not trick:
            self._points[hands, leader] = found
        return found

    def points_after(self, hands: Hands, leader: int, trick: Sequence[Card], card: Card) -> int:
        """Return the same once one more card is played."""
        seat = (leader + len(trick)) % 3
        rest = _without(hands, seat, card)
        played = (*trick, card)
        if len(played) < 3:
            return self.points(rest, leader, played)
        winner = (leader + winning_index(self.game, played)) % 3
        taken = sum(CARD_POINTS[one] for one in played) if winner == self.declarer else 0
        return taken + self.points(rest, winner)

    def legal(self, hands: Hands, leader: int, trick: Sequence[Card]) -> list[Card]:
        """Return the cards that may be played."""
        seat = (leader + len(trick)) % 3
        return cards_of(legal_cards(self.game, hands[seat], trick[0] if trick else None))

    def all_tricks(
        self, hands: Hands, leader: int, trick: Sequence[Card] = (), *, by_declarer: bool
    ) -> bool:
        """Tell whether a side can take every trick from here on, the one on the table included.

        In Null it is the declarer who wants the defenders to take them all.
        """
        if not trick:
            if not any(hands):
                return True
            known = self._all.get((hands, leader, by_declarer))
            if known is not None:
                return known
        seat = (leader + len(trick)) % 3
        wanted = by_declarer != self.game.is_null
        choose = any if (seat == self.declarer) == wanted else all
        found = choose(
            self.all_tricks_after(hands, leader, trick, card, by_declarer=by_declarer)
            for card in self.legal(hands, leader, trick)
        )
        if not trick:
            self._all[hands, leader, by_declarer] = found
        return found

    def all_tricks_after(
        self, hands: Hands, leader: int, trick: Sequence[Card], card: Card, *, by_declarer: bool
    ) -> bool:
        """Tell the same once one more card is played."""
        seat = (leader + len(trick)) % 3
        rest = _without(hands, seat, card)
        played = (*trick, card)
        if len(played) < 3:
            return self.all_tricks(rest, leader, played, by_declarer=by_declarer)
        winner = (leader + winning_index(self.game, played)) % 3
        if (winner == self.declarer) != by_declarer:
            return False
        return self.all_tricks(rest, winner, by_declarer=by_declarer)


def _without(hands: Hands, seat: int, card: Card) -> Hands:
    one, two, three = (
        hand & ~(1 << card) if place == seat else hand for place, hand in enumerate(hands)
    )
    return one, two, three

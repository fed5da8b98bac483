# SPDX-License-Identifier: MIT
"""Skat with open cards in readable Python: the oracle of the compiled solver.

It plays by the rules' own tables and knows nothing of the compiled search's order of cards,
bounds and keys. Three ideas only: null windows with alpha-beta, a memory of positions at the start
of a trick, and one card for a run of neighbours that count the same. Endings of six cards take
some hundredths of a second, each further card about five times as long.
"""

from __future__ import annotations

from collections.abc import Sequence

from skat_desktop.rules.cards import CARD_POINTS, Card, Hand, cards_of, points_of
from skat_desktop.rules.games import (
    GROUP_MASKS,
    STRENGTH,
    GameType,
    legal_cards,
    winning_index,
)

Hands = tuple[Hand, Hand, Hand]

_MOST_MEMORIES = 500_000


class Twin:
    """Solves positions of one game with one declarer."""

    def __init__(self, game: GameType, declarer: int) -> None:
        self.game = game
        self.declarer = declarer
        strength = STRENGTH[game]
        self._groups = [
            sorted(cards_of(group), key=strength.__getitem__) for group in GROUP_MASKS[game]
        ]
        self._points: dict[tuple[Hands, int], tuple[int, int]] = {}
        self._all: dict[tuple[Hands, int, bool], bool] = {}

    def points(self, hands: Hands, leader: int, trick: Sequence[Card] = ()) -> int:
        """Return the card points the declarer still takes with best play of all.

        Args:
            hands: cards held by seats 0 to 2, without those on the table.
            leader: seat that leads or led.
            trick: cards on the table.
        """
        # MTD(f) (Plaat and others 1996): each null window starts where the last one ended.
        low, high = 0, points_of(hands[0] | hands[1] | hands[2])
        high += sum(CARD_POINTS[card] for card in trick)
        need = (high + 1) // 2
        while low < high:
            found = self.bound(hands, leader, trick, max(need, low + 1))
            if found >= max(need, low + 1):
                low, need = found, found + 1
            else:
                high = need = found
        return low

    def points_after(self, hands: Hands, leader: int, trick: Sequence[Card], card: Card) -> int:
        """Return the same once one more card is played."""
        rest, played = self._played(hands, leader, trick, card)
        if len(played) < 3:
            return self.points(rest, leader, played)
        winner, taken = self._taken(leader, played)
        return taken + self.points(rest, winner)

    def bound(self, hands: Hands, leader: int, trick: Sequence[Card], need: int) -> int:
        """Return a lower bound of at least ``need`` on the points to come, or an upper one below.

        Which of the two it is tells whether the declarer can get ``need`` points.
        """
        if not trick:
            return self._bound_of_trick(hands, leader, need)
        seat = (leader + len(trick)) % 3
        own = seat == self.declarer
        best = -1 if own else 1000
        for card in self._ordered(hands, leader, trick):
            rest, played = self._played(hands, leader, trick, card)
            if len(played) < 3:
                found = self.bound(rest, leader, played, need)
            else:
                winner, taken = self._taken(leader, played)
                found = taken + self._bound_of_trick(rest, winner, need - taken)
            best = max(best, found) if own else min(best, found)
            if (best >= need) == own:
                break
        return best

    def _bound_of_trick(self, hands: Hands, leader: int, need: int) -> int:
        if need <= 0:
            return 0
        total = points_of(hands[0] | hands[1] | hands[2])
        if need > total:
            return total
        low, high = self._points.get((hands, leader), (0, total))
        if low >= need:
            return low
        if high < need:
            return high
        own = leader == self.declarer
        best = -1 if own else 1000
        for card in self._ordered(hands, leader, ()):
            rest, played = self._played(hands, leader, (), card)
            found = self.bound(rest, leader, played, need)
            best = max(best, found) if own else min(best, found)
            if (best >= need) == own:
                break
        if len(self._points) >= _MOST_MEMORIES:
            self._points.clear()
        self._points[hands, leader] = (best, high) if best >= need else (low, best)
        return best

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
        choices = self._choices(hands, leader, trick, points_matter=False)
        strength = STRENGTH[self.game]
        choices.sort(key=strength.__getitem__, reverse=not self.game.is_null)
        found = choose(
            self.all_tricks_after(hands, leader, trick, card, by_declarer=by_declarer)
            for card in choices
        )
        if not trick:
            if len(self._all) >= _MOST_MEMORIES:
                self._all.clear()
            self._all[hands, leader, by_declarer] = found
        return found

    def all_tricks_after(
        self, hands: Hands, leader: int, trick: Sequence[Card], card: Card, *, by_declarer: bool
    ) -> bool:
        """Tell the same once one more card is played."""
        rest, played = self._played(hands, leader, trick, card)
        if len(played) < 3:
            return self.all_tricks(rest, leader, played, by_declarer=by_declarer)
        winner, _ = self._taken(leader, played)
        if (winner == self.declarer) != by_declarer:
            return False
        return self.all_tricks(rest, winner, by_declarer=by_declarer)

    def _played(
        self, hands: Hands, leader: int, trick: Sequence[Card], card: Card
    ) -> tuple[Hands, tuple[Card, ...]]:
        """Return hands and table once a card is played."""
        one, two, three = hands
        seat = (leader + len(trick)) % 3
        if seat == 0:
            one &= ~(1 << card)
        elif seat == 1:
            two &= ~(1 << card)
        else:
            three &= ~(1 << card)
        return (one, two, three), (*trick, card)

    def _taken(self, leader: int, trick: tuple[Card, ...]) -> tuple[int, int]:
        """Return who wins a whole trick and what it brings the declarer."""
        winner = (leader + winning_index(self.game, trick)) % 3
        if winner != self.declarer:
            return winner, 0
        return winner, CARD_POINTS[trick[0]] + CARD_POINTS[trick[1]] + CARD_POINTS[trick[2]]

    def _choices(
        self, hands: Hands, leader: int, trick: Sequence[Card], *, points_matter: bool
    ) -> list[Card]:
        """Return the legal cards, of each run of cards that play and count the same only one.

        A run is parted by cards of others and by those on the table, which are still to beat.
        """
        legal = legal_cards(
            self.game, hands[(leader + len(trick)) % 3], trick[0] if trick else None
        )
        around = hands[0] | hands[1] | hands[2]
        for card in trick:
            around |= 1 << card
        kept = []
        for group in self._groups:
            last: Card | None = None
            for card in group:
                if legal >> card & 1:
                    points_differ = last is not None and CARD_POINTS[last] != CARD_POINTS[card]
                    if last is None or (points_matter and points_differ):
                        kept.append(card)
                    last = card
                elif around >> card & 1:
                    last = None
        return kept

    def _ordered(
        self, hands: Hands, leader: int, trick: tuple[Card, ...] | Sequence[Card]
    ) -> list[Card]:
        """Return the cards to try: fat ones that hold the trick, then cheap ones that do not."""
        choices = self._choices(hands, leader, trick, points_matter=True)
        own = (leader + len(trick)) % 3 == self.declarer

        def promise(card: Card) -> int:
            holder = (leader + winning_index(self.game, (*trick, card))) % 3
            ours = (holder == self.declarer) == own
            return -CARD_POINTS[card] if ours else 20 + CARD_POINTS[card]

        choices.sort(key=promise)
        return choices

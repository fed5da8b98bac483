# SPDX-License-Identifier: MIT
"""What can be worked out from a view in play: fallen cards, voids, who may hold what.

One :class:`Table` is made for each decision; all sets are masks. Chances suppose that unseen
cards lie anywhere they can lie with equal likelihood.
"""

from __future__ import annotations

from typing import Final

from skat_desktop.ai.rulebased.ties import pick
from skat_desktop.rules.cards import ALL_CARDS, CARD_POINTS, Card, Hand, cards_of
from skat_desktop.rules.deal import SEATS
from skat_desktop.rules.games import GROUP_MASKS, GROUP_OF, STRENGTH, TRUMP_GROUP, GameType
from skat_desktop.rules.view import View


def _higher(game: GameType) -> tuple[Hand, ...]:
    strength, groups = STRENGTH[game], GROUP_OF[game]
    return tuple(
        sum(
            1 << other
            for other in range(32)
            if groups[other] == groups[card] and strength[other] > strength[card]
        )
        for card in range(32)
    )


HIGHER: Final = {game: _higher(game) for game in GameType}
"""For each game and card: the cards of its group above it."""


class Table:
    """A seat's view of the play, ready for questions.

    Attributes:
        view: the view.
        game: what is played.
        seat: the seat to act.
        declarer: the declarer's seat.
        partner: the other defender, -1 for the declarer.
        hand: own cards.
        legal: own legal cards.
        trick: cards on the table.
        led: group of the card led, -1 when leading.
        holder: seat that holds the trick, -1 when leading.
        best: card that holds the trick, -1 when leading.
        points: card points on the table.
        after: seats still to play to this trick, after this one.
        others: the two other seats.
        possible: for each seat the cards it may hold; the own seat's are its hand.
        sizes: number of cards of each seat.
        void: for each seat the groups (bits) it has shown not to have.
        out: cards that another seat may hold.
        trumps: all trumps of the game.
    """

    __slots__ = (
        "after",
        "best",
        "declarer",
        "game",
        "groups",
        "hand",
        "higher",
        "holder",
        "led",
        "legal",
        "masks",
        "others",
        "out",
        "partner",
        "played",
        "points",
        "possible",
        "seat",
        "sizes",
        "spare",
        "strength",
        "trick",
        "trumps",
        "view",
        "void",
    )

    def __init__(self, view: View) -> None:
        assert view.contract is not None
        assert view.seat is not None
        assert view.declarer is not None
        game = view.contract.game
        self.view = view
        self.game = game
        self.groups = GROUP_OF[game]
        self.masks = GROUP_MASKS[game]
        self.strength = STRENGTH[game]
        self.higher = HIGHER[game]
        self.trumps = self.masks[TRUMP_GROUP]
        seat = self.seat = view.seat
        self.declarer = view.declarer
        self.partner = -1 if seat == view.declarer else 3 - seat - view.declarer
        self.others = ((seat + 1) % 3, (seat + 2) % 3)
        self.hand = view.hand
        self.trick = view.trick
        self._read_tricks()
        self._place_cards()
        count = len(view.trick)
        self.after = tuple((view.leader + place) % 3 for place in range(count + 1, len(SEATS)))
        self.points = sum(CARD_POINTS[card] for card in view.trick)
        self.led = self.holder = self.best = -1
        self.legal = self.hand
        if count:
            self.led = self.groups[view.trick[0]]
            self.legal = self.hand & self.masks[self.led] or self.hand
            self.best, place = view.trick[0], 0
            if count == 2 and self.takes(view.trick[1]):
                self.best, place = view.trick[1], 1
            self.holder = (view.leader + place) % 3

    def _read_tricks(self) -> None:
        """Collect fallen cards and shown voids."""
        groups = self.groups
        played = 0
        void = [0, 0, 0]
        # Called for each decision: no loop over the three cards of a trick.
        for leader, (first, second, third), _ in self.view.tricks:
            led = groups[first]
            played |= 1 << first | 1 << second | 1 << third
            if groups[second] != led:
                void[leader - 2] |= 1 << led
            if groups[third] != led:
                void[leader - 1] |= 1 << led
        if self.trick:
            first = self.trick[0]
            played |= 1 << first
            if len(self.trick) == 2:
                second = self.trick[1]
                played |= 1 << second
                if groups[second] != groups[first]:
                    void[self.view.leader - 2] |= 1 << groups[first]
        self.played = played
        self.void = void

    def _place_cards(self) -> None:
        """Work out who may hold which unseen card."""
        view = self.view
        unseen = ALL_CARDS & ~(self.played | self.hand)
        if view.skat is not None:
            unseen &= ~view.skat
        open_cards = {seat: cards for seat, cards in view.open_hands if seat != self.seat}
        for cards in open_cards.values():
            unseen &= ~cards
        self.sizes = view.hand_sizes
        self.possible = [0, 0, 0]
        self.possible[self.seat] = self.hand
        hidden = 0
        for seat in self.others:
            if seat in open_cards:
                self.possible[seat] = open_cards[seat]
                continue
            hidden += self.sizes[seat]
            mask = unseen
            if self.void[seat]:
                for group in range(5):
                    if self.void[seat] >> group & 1:
                        mask &= ~self.masks[group]
            self.possible[seat] = mask
        # Unseen cards that lie with nobody: an unknown skat.
        self.spare = max(0, unseen.bit_count() - hidden)
        self.out = self.possible[self.others[0]] | self.possible[self.others[1]]

    # Questions

    @property
    def is_declarer(self) -> bool:
        """Whether the seat to act plays alone."""
        return self.partner < 0

    def takes(self, card: Card) -> bool:
        """Tell whether a card would take the trick over from the one that holds it."""
        best = self.best
        groups = self.groups
        if groups[card] == groups[best]:
            return self.strength[card] > self.strength[best]
        return groups[card] == TRUMP_GROUP

    def winners(self) -> list[Card]:
        """Return the legal cards that take the trick over, weak to strong."""
        return sorted(
            (card for card in cards_of(self.legal) if self.takes(card)),
            key=self.strength.__getitem__,
        )

    def _share(self, seat: int, group: int) -> float:
        """Return the chance that an unseen card of a group lies with a seat that may have it."""
        other = self.others[0] if seat == self.others[1] else self.others[1]
        places = self.sizes[seat] + self.spare
        if self.possible[other] & self.possible[seat] & self.masks[group]:
            places += self.sizes[other]
        return self.sizes[seat] / places if places else 0.0

    def _some(self, seat: int, cards: Hand, group: int) -> float:
        """Return the chance that a seat holds at least one of some cards of one group."""
        cards &= self.possible[seat]
        if not cards:
            return 0.0
        return 1.0 - (1.0 - self._share(seat, group)) ** cards.bit_count()

    def risk(self, seat: int, card: Card, led: int) -> float:
        """Return the chance that a seat still to play can beat a card.

        Args:
            seat: another seat.
            card: the card that holds the trick then.
            led: group of the card led.
        """
        group = self.groups[card]
        in_suit = self.possible[seat] & self.masks[led]
        chance = 0.0
        if in_suit and group == led:
            chance = self._some(seat, self.higher[card], led)
        if led != TRUMP_GROUP:
            threats = self.higher[card] if group == TRUMP_GROUP else self.trumps
            trump = self._some(seat, threats, TRUMP_GROUP)
            if trump:
                chance += self.void_chance(seat, led) * trump
        return min(1.0, chance)

    def void_chance(self, seat: int, group: int) -> float:
        """Return the chance that a seat has no card of a group."""
        cards = self.possible[seat] & self.masks[group]
        if not cards:
            return 1.0
        return float((1.0 - self._share(seat, group)) ** cards.bit_count())

    def stands(self, card: Card) -> float:
        """Return the chance that a card, once it holds the trick, is not taken by the others.

        Only opponents count: a defender's partner takes nothing away.
        """
        led = self.led if self.led >= 0 else self.groups[card]
        chance = 1.0
        for seat in self.after:
            if seat != self.partner:
                chance *= 1.0 - self.risk(seat, card, led)
        return chance

    def sure(self, card: Card) -> bool:
        """Tell whether no opponent still to play can possibly beat a card that holds the trick."""
        return self.stands(card) == 1.0

    def is_master(self, card: Card) -> bool:
        """Tell whether no card of the same group that may be in another hand is above a card."""
        return not self.higher[card] & self.out

    def length(self, group: int) -> int:
        """Return the number of own cards of a group."""
        return (self.hand & self.masks[group]).bit_count()

    def equals(self, card: Card) -> Card:
        """Return a card that does the same as a legal card: one of its neighbours, by hash.

        Neighbours have the same card points (in Null any) and no card between them that is on
        the table or may be in another hand.
        """
        group = self.groups[card]
        mates = self.legal & self.masks[group]
        if mates & (mates - 1) == 0:
            return card
        points = CARD_POINTS[card]
        between = self.out
        for lying in self.trick:
            between |= 1 << lying
        same = [card]
        for mate in cards_of(mates):
            if mate == card or (points != CARD_POINTS[mate] and not self.game.is_null):
                continue
            low, high = (card, mate) if self.strength[card] < self.strength[mate] else (mate, card)
            gap = self.higher[low] & ~self.higher[high] & ~(1 << high)
            if not gap & between:
                same.append(mate)
        return pick(self.view, sorted(same))

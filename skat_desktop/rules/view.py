# SPDX-License-Identifier: MIT
"""What one seat knows of a deal: the only thing a player is ever given.

A view holds the seat's own cards, what was said and played, and the skat if the seat took it up.
It never holds another hand, the deal's seed or its code, so that no player can peek even by
mistake. Who sits out gets a view without a hand.
"""

from __future__ import annotations

from dataclasses import dataclass

from skat_desktop.rules.auction import Auction
from skat_desktop.rules.cards import ALL_CARDS, CARD_POINTS, Card, Hand, points_of
from skat_desktop.rules.contract import Contract
from skat_desktop.rules.deal import FOREHAND, SEATS, Deal
from skat_desktop.rules.events import Act, Announced, Bid, Held, Passed
from skat_desktop.rules.games import legal_cards, winning_index
from skat_desktop.rules.ladder import ladder
from skat_desktop.rules.result import GameResult
from skat_desktop.rules.rulesets import RuleSet
from skat_desktop.rules.tricks import Trick


@dataclass(frozen=True, slots=True)
class View:
    """One seat's knowledge.

    Attributes:
        seat: 0 … 2, None for somebody who sits out.
        rules: the rule set.
        phase: name of the phase: ``auction skat discard declare play over`` or an extra one.
        to_act: seat whose turn it is.
        hand: own cards still held; twelve while discarding.
        hand_sizes: number of cards each seat holds.
        auction: what was said, in order.
        declarer: seat that plays, None while undecided.
        bid: the last value said.
        took_skat: whether the declarer took up the skat.
        contract: what was declared.
        skat: the two cards that lie in the skat, None unless this seat discarded them.
        skat_found: the two cards dealt to the skat, None unless this seat took them up.
        tricks: the finished tricks.
        leader: seat that leads or led the current trick.
        trick: cards on the table, in the order played.
        open_hands: cards that lie open, as (seat, cards still held).
        announced: words said by house rules.
        concession: seat whose concession waits for an answer.
        concession_votes: what the defenders have answered to it so far, as (seat, agreed).
        result: how the deal ended.
        deal: all cards as dealt, shown when the deal is over.
    """

    seat: int | None
    rules: RuleSet
    phase: str
    to_act: int | None
    hand: Hand
    hand_sizes: tuple[int, int, int]
    auction: tuple[Act, ...] = ()
    declarer: int | None = None
    bid: int = 0
    took_skat: bool = False
    contract: Contract | None = None
    skat: Hand | None = None
    skat_found: Hand | None = None
    tricks: tuple[Trick, ...] = ()
    leader: int = FOREHAND
    trick: tuple[Card, ...] = ()
    open_hands: tuple[tuple[int, Hand], ...] = ()
    announced: tuple[Announced, ...] = ()
    concession: int | None = None
    concession_votes: tuple[tuple[int, bool], ...] = ()
    result: GameResult | None = None
    deal: Deal | None = None

    @property
    def my_turn(self) -> bool:
        """Whether this seat is to act."""
        return self.seat is not None and self.seat == self.to_act

    @property
    def is_declarer(self) -> bool:
        """Whether this seat plays alone."""
        return self.seat is not None and self.seat == self.declarer

    @property
    def partner(self) -> int | None:
        """The other defender, None for the declarer and before there is one."""
        if self.declarer is None or self.seat is None or self.seat == self.declarer:
            return None
        return sum(SEATS) - self.seat - self.declarer

    @property
    def led(self) -> Card | None:
        """The card led to the trick on the table."""
        return self.trick[0] if self.trick else None

    @property
    def legal(self) -> Hand:
        """The own cards that may be played to the trick on the table (whoever's turn it is)."""
        if self.contract is None:
            return 0
        return legal_cards(self.contract.game, self.hand, self.led)

    @property
    def played(self) -> Hand:
        """All cards played so far, those on the table included."""
        mask = 0
        for trick in self.tricks:
            for card in trick.cards:
                mask |= 1 << card
        for card in self.trick:
            mask |= 1 << card
        return mask

    @property
    def unseen(self) -> Hand:
        """Cards whose place this seat does not know."""
        known = self.played | self.hand
        for _, cards in self.open_hands:
            known |= cards
        if self.skat is not None:
            known |= self.skat
        return ALL_CARDS & ~known

    @property
    def trick_holder(self) -> int | None:
        """Seat whose card holds the trick on the table."""
        if not self.trick or self.contract is None:
            return None
        return (self.leader + winning_index(self.contract.game, self.trick)) % len(SEATS)

    @property
    def trick_points(self) -> int:
        """Card points on the table."""
        return sum(CARD_POINTS[card] for card in self.trick)

    @property
    def points_taken(self) -> tuple[int, int]:
        """Card points in the tricks of declarer and defenders, without the skat."""
        own = sum(trick.points for trick in self.tricks if trick.winner == self.declarer)
        return own, sum(trick.points for trick in self.tricks) - own

    @property
    def skat_points(self) -> int | None:
        """Card points in the skat, where this seat knows them."""
        return None if self.skat is None else points_of(self.skat)

    def tricks_of(self, seat: int) -> int:
        """Return how many tricks a seat has taken."""
        return sum(trick.winner == seat for trick in self.tricks)

    def replay_auction(self) -> Auction:
        """Return the auction as it stands."""
        return replay_auction(self.rules, self.auction)


def replay_auction(rules: RuleSet, said: tuple[Act, ...]) -> Auction:
    """Fold what was said into an auction.

    Raises:
        Refusal: a ``bid.*`` or ``turn.*`` rule for what could not have been said.
    """
    auction = Auction(ladder(rules))
    for act in said:
        if isinstance(act, Bid):
            auction.bid(act.seat, act.value)
        elif isinstance(act, Held):
            auction.hold(act.seat)
        elif isinstance(act, Passed):
            auction.pass_(act.seat)
    return auction

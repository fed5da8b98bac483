# SPDX-License-Identifier: MIT
"""The state of a three-hand deal: what folding its events has given so far.

Only the phases change it; everybody else reads it through a game or a view.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from skat_desktop.rules.auction import Auction
from skat_desktop.rules.cards import Card, Hand, points_of
from skat_desktop.rules.contract import Contract
from skat_desktop.rules.deal import FOREHAND, Deal
from skat_desktop.rules.events import Act, Announced
from skat_desktop.rules.games import GameType, matadors
from skat_desktop.rules.house import ExtraPhase
from skat_desktop.rules.ladder import ladder
from skat_desktop.rules.result import GameResult, thrown_in
from skat_desktop.rules.rulesets import RuleSet
from skat_desktop.rules.tricks import Trick

OVER = "over"
THROWN_IN = "thrown_in"
"""Entered when all have passed: an extra phase may stand before it, else the deal is over."""


@dataclass(slots=True)
class SkatState:
    """Everything about a deal in progress.

    Attributes:
        rules: the rule set.
        deal: all cards as dealt.
        auction: the auction.
        hands: cards each seat holds.
        skat: cards that lie in the skat; empty while the declarer holds twelve.
        phase: name of the phase.
        said: the events of the auction.
        declarer: seat that plays.
        took_skat: whether the declarer took up the skat.
        contract: what was declared.
        tricks: finished tricks.
        leader: seat that leads or led the current trick.
        trick: cards on the table.
        points: card points in the tricks of declarer and defenders.
        tricks_won: tricks of declarer and defenders.
        open_seats: seats whose cards lie open.
        announced: words said by house rules.
        concession: seat of the declarer while his concession waits for an answer.
        votes: defenders' answers to it, by seat; empty when there is none.
        last_claim: per seat, the number of cards played when it last claimed in vain.
        last_concession: the number of cards played when the declarer last asked in vain to
            concede, None before.
        extra_phases: phases that house rules add.
        extra_done: names of those that are over.
        phase_after_extra: phase to enter when the running extra phase is over.
        result: how the deal ended.
    """

    rules: RuleSet
    deal: Deal
    auction: Auction
    hands: list[Hand]
    skat: Hand
    phase: str = "auction"
    said: list[Act] = field(default_factory=list)
    declarer: int | None = None
    took_skat: bool = False
    contract: Contract | None = None
    tricks: list[Trick] = field(default_factory=list)
    leader: int = FOREHAND
    trick: list[Card] = field(default_factory=list)
    points: list[int] = field(default_factory=lambda: [0, 0])
    tricks_won: list[int] = field(default_factory=lambda: [0, 0])
    open_seats: set[int] = field(default_factory=set)
    announced: list[Announced] = field(default_factory=list)
    concession: int | None = None
    votes: dict[int, bool] = field(default_factory=dict)
    last_claim: dict[int, int] = field(default_factory=dict)
    last_concession: int | None = None
    extra_phases: tuple[ExtraPhase, ...] = ()
    extra_done: set[str] = field(default_factory=set)
    phase_after_extra: str | None = None
    result: GameResult | None = None

    @classmethod
    def start(cls, rules: RuleSet, deal: Deal) -> SkatState:
        """Return the state after dealing."""
        return cls(
            rules=rules,
            deal=deal,
            auction=Auction(ladder(rules)),
            hands=list(deal.hands),
            skat=deal.skat,
            extra_phases=tuple(
                phase for rule in rules.house_rules for phase in rule.extra_phases()
            ),
        )

    @property
    def declarer_cards(self) -> Hand:
        """The declarer's twelve cards, hand and skat as dealt: what matadors are counted in."""
        assert self.declarer is not None
        return self.deal.hands[self.declarer] | self.deal.skat

    @property
    def skat_points(self) -> int:
        """Card points in the skat."""
        return points_of(self.skat)

    @property
    def cards_played(self) -> int:
        """Number of cards played so far."""
        return 3 * len(self.tricks) + len(self.trick)

    def matadors(self, game: GameType) -> int:
        """Return the declarer's matadors in a game, signed."""
        return matadors(game, self.declarer_cards)

    def enter(self, phase: str) -> None:
        """Go on to a phase, or to an extra phase that a house rule puts before it."""
        for extra in self.extra_phases:
            if extra.before == phase and extra.name not in self.extra_done and extra.applies(self):
                self.phase = extra.name
                self.phase_after_extra = phase
                return
        if phase == THROWN_IN:
            self.finish(thrown_in())
        else:
            self.phase = phase

    def leave_extra_phase(self) -> None:
        """Go on to the phase that the running extra phase was put before."""
        assert self.phase_after_extra is not None
        self.extra_done.add(self.phase)
        self.enter(self.phase_after_extra)

    def finish(self, result: GameResult) -> None:
        """End the deal."""
        self.result = result
        self.concession = None
        self.votes = {}
        self.phase = OVER

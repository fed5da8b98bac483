# SPDX-License-Identifier: MIT
"""Three-hand Skat behind the family's shape: phases that fold events into a state."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from skat_desktop.rules.deal import SEATS, Deal
from skat_desktop.rules.events import Act, Announced, Dealt, Event
from skat_desktop.rules.house import Phase
from skat_desktop.rules.opening import AuctionPhase, DeclarePhase, DiscardPhase, SkatPhase
from skat_desktop.rules.playing import PlayPhase
from skat_desktop.rules.refusal import Refusal
from skat_desktop.rules.result import GameResult
from skat_desktop.rules.rulesets import INTERNATIONAL, RuleSet
from skat_desktop.rules.state import OVER, SkatState
from skat_desktop.rules.view import View

_PHASES: Final[dict[str, Phase]] = {
    phase.name: phase
    for phase in (AuctionPhase(), SkatPhase(), DiscardPhase(), DeclarePhase(), PlayPhase())
}


class SkatGame:
    """A deal of three-hand Skat.

    Attributes:
        state: what folding the events has given; read it, never change it. Players get views.
    """

    def __init__(self, deal: Deal, rules: RuleSet = INTERNATIONAL) -> None:
        self._events: list[Event] = [Dealt(deal)]
        self._rules = rules
        self.state = SkatState.start(rules, deal)

    @classmethod
    def replay(cls, events: Iterable[Event], rules: RuleSet = INTERNATIONAL) -> SkatGame:
        """Fold events into a game.

        Raises:
            Refusal: ``turn.phase`` when the first event is no deal, or what the game refuses.
        """
        rest = iter(events)
        first = next(rest, None)
        if not isinstance(first, Dealt):
            raise Refusal("turn.phase", event=str(first), phase="deal")
        game = cls(first.deal, rules)
        for event in rest:
            game.apply(event)
        return game

    @property
    def rules(self) -> RuleSet:
        """The rule set the deal is played by."""
        return self._rules

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that has happened, from the deal on."""
        return tuple(self._events)

    @property
    def phase(self) -> str:
        """Name of the phase: ``auction skat discard declare play over`` or an extra one."""
        return self.state.phase

    @property
    def result(self) -> GameResult | None:
        """How the deal ended, None before."""
        return self.state.result

    @property
    def to_act(self) -> int | None:
        """Seat whose turn it is, None when the deal is over."""
        phase = self._phase()
        return None if phase is None else phase.to_act(self.state)

    def actions(self, seat: int) -> list[Act]:
        """Return everything a seat may do now, on its turn or off it."""
        phase = self._phase()
        if phase is None:
            return []
        words: list[Act] = [
            Announced(seat, word)
            for rule in self._rules.house_rules
            for word in rule.announcements(self.state, seat)
        ]
        return phase.actions(self.state, seat) + words

    def check(self, event: Event) -> None:
        """Refuse an event that is not legal now, and change nothing.

        Raises:
            Refusal: with the id of the rule that forbids it.
        """
        phase = self._phase()
        if phase is None:
            raise Refusal("turn.over", event=str(event))
        if isinstance(event, Act) and event.seat not in SEATS:
            raise Refusal("turn.not_yours", seat=event.seat, to_act=self.to_act)
        if isinstance(event, Announced):
            if not any(
                event.word in rule.announcements(self.state, event.seat)
                for rule in self._rules.house_rules
            ):
                raise Refusal("declare.house_rule", word=event.word, seat=event.seat)
            return
        phase.check(self.state, event)

    def apply(self, event: Event) -> None:
        """Let an event happen, after :meth:`check`: the door for all that comes from outside.

        Raises:
            Refusal: as :meth:`check`; the game is unchanged.
        """
        self.check(event)
        self._fold(event)

    def undo(self, count: int = 1) -> None:
        """Take back the last events; the deal itself stays."""
        kept = self._events[1 : max(1, len(self._events) - count)]
        self._events = self._events[:1]
        self.state = SkatState.start(self._rules, self.state.deal)
        for event in kept:
            self._fold(event)

    def view(self, seat: int | None) -> View:
        """Return what a seat knows, or with None what somebody who sits out may see."""
        state = self.state
        declarer = state.declarer
        over = state.result is not None
        is_declarer = seat is not None and seat == declarer
        discarded = state.took_skat and state.skat != 0
        hands = state.hands
        return View(
            seat=seat,
            rules=self._rules,
            phase=state.phase,
            to_act=self.to_act,
            hand=0 if seat is None else hands[seat],
            hand_sizes=(hands[0].bit_count(), hands[1].bit_count(), hands[2].bit_count()),
            auction=tuple(state.said),
            declarer=declarer,
            bid=state.auction.value,
            took_skat=state.took_skat,
            contract=state.contract,
            skat=state.skat if over or (is_declarer and discarded) else None,
            skat_found=state.deal.skat if over or (is_declarer and state.took_skat) else None,
            tricks=tuple(state.tricks),
            leader=state.leader,
            trick=tuple(state.trick),
            # Asked for before each action, and hardly ever does anybody lay cards open.
            open_hands=tuple((open_seat, hands[open_seat]) for open_seat in state.open_seats)
            if state.open_seats
            else (),
            announced=tuple(state.announced),
            concession=state.concession,
            concession_votes=tuple(state.votes.items()),
            result=state.result,
            deal=state.deal if over else None,
        )

    def _phase(self) -> Phase | None:
        name = self.state.phase
        phase = _PHASES.get(name)
        if phase is not None:
            return phase
        if name == OVER:
            return None
        return next(extra for extra in self.state.extra_phases if extra.name == name)

    def _fold(self, event: Event) -> None:
        if isinstance(event, Announced):
            self.state.announced.append(event)
        else:
            phase = self._phase()
            assert phase is not None
            phase.fold(self.state, event)
        self._events.append(event)

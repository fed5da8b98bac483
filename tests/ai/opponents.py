# SPDX-License-Identifier: MIT
"""Players for tests: the rule-based one with a weakness that a measurement must find."""

from __future__ import annotations

from dataclasses import dataclass

from skat_desktop.ai.player import Decision, Player, Reason, StopFlag
from skat_desktop.ai.reasons import Why
from skat_desktop.ai.rulebased import RuleBasedPlayer
from skat_desktop.ai.rulebased.ties import pick
from skat_desktop.rules.cards import cards_of
from skat_desktop.rules.events import CardPlayed, Passed
from skat_desktop.rules.view import View
from skat_desktop.tools.boards import Entrant


class CarelessPlayer:
    """Bids and declares by the rules, but plays any legal card, always or in one role."""

    def __init__(self, *, as_declarer: bool = True, as_defender: bool = True) -> None:
        self._in_role = {True: as_declarer, False: as_defender}
        self._careful = RuleBasedPlayer()

    def decide(self, view: View, stop: StopFlag) -> Decision:
        if view.phase != "play" or view.concession is not None:
            return self._careful.decide(view, stop)
        if not self._in_role[view.is_declarer]:
            return self._careful.decide(view, stop)
        assert view.seat is not None
        card = pick(view, cards_of(view.legal))
        return Decision(CardPlayed(view.seat, card), Reason(Why.ONLY_CARD, {"card": card}))


class TimidPlayer:
    """Passes whatever it holds."""

    def __init__(self) -> None:
        self._careful = RuleBasedPlayer()

    def decide(self, view: View, stop: StopFlag) -> Decision:
        if view.phase == "auction":
            assert view.seat is not None
            return Decision(Passed(view.seat), Reason(Why.BID_WEAK))
        return self._careful.decide(view, stop)


@dataclass(frozen=True, slots=True)
class CarelessEntrant(Entrant):
    """The careless player, as another process can make it."""

    def make(self) -> Player:
        return CarelessPlayer()

# SPDX-License-Identifier: MIT
"""The rule-based player: one entry for every phase of a deal."""

from __future__ import annotations

from skat_desktop.ai.player import Decision, Reason, StopFlag
from skat_desktop.ai.reasons import Why
from skat_desktop.ai.rulebased import declarer, defender, nullplay, opening
from skat_desktop.ai.rulebased.table import Table
from skat_desktop.rules.cards import Card
from skat_desktop.rules.events import CardPlayed, ConcessionAnswered
from skat_desktop.rules.view import View


class RuleBasedPlayer:
    """Plays like a decent beginner, by rules a learner can be told.

    It keeps no memory between decisions and looks at nothing but the view.
    """

    def decide(self, view: View, stop: StopFlag) -> Decision:
        """Choose an action for the seat whose turn it is.

        Args:
            view: what the seat knows.
            stop: not needed, a decision takes well under a millisecond.

        Raises:
            ValueError: when it is not this seat's turn, or in a phase of a house rule.
        """
        del stop
        if not view.my_turn:
            raise ValueError(f"Seat {view.seat} is asked, but it is seat {view.to_act}'s turn.")
        if view.phase == "play":
            return self._play(view)
        if view.phase == "auction":
            return opening.bid(view)
        if view.phase == "skat":
            return opening.skat(view)
        if view.phase == "discard":
            return opening.discard(view)
        if view.phase == "declare":
            return opening.declare(view)
        raise ValueError(f"The rule-based player knows no phase {view.phase!r}.")

    def _play(self, view: View) -> Decision:
        assert view.seat is not None
        if view.concession is not None:
            answer = ConcessionAnswered(view.seat, agreed=True)
            return Decision(answer, Reason(Why.CONCEDE_AGREE, {"seat": view.concession}))
        card, reason = play_card(view)
        return Decision(CardPlayed(view.seat, card), reason)


def play_card(view: View) -> tuple[Card, Reason]:
    """Choose a card by rule, with the rule's reason.

    Args:
        view: a view in play, of the seat whose turn it is.
    """
    legal = view.legal
    if legal & (legal - 1) == 0:
        only = legal.bit_length() - 1
        return only, Reason(Why.ONLY_CARD, {"card": only})
    table = Table(view)
    if table.game.is_null:
        return nullplay.play(table)
    if table.is_declarer:
        return declarer.play(table)
    return defender.play(table)

# SPDX-License-Identifier: MIT
"""The searching player: many worlds for each card, the nets or rules of thumb before."""

from __future__ import annotations

from skat_desktop.ai.player import Decision, StopFlag
from skat_desktop.ai.rulebased.player import RuleBasedPlayer
from skat_desktop.ai.search import cards, opening
from skat_desktop.ai.search.strength import Strength
from skat_desktop.rules.view import View


class SearchPlayer:
    """Plays each card by looking at many worlds; bids, discards and declares by its nets.

    Weak strengths do the latter by rule.

    It keeps no memory between decisions and looks at nothing but the view: the same view gives
    the same answer, with any number of threads.
    """

    def __init__(self, strength: Strength, threads: int = 1) -> None:
        self.strength = strength
        self._threads = threads
        self._by_rule = RuleBasedPlayer()

    def decide(self, view: View, stop: StopFlag) -> Decision:
        """Choose an action for the seat whose turn it is.

        Args:
            view: what the seat knows.
            stop: when it is requested, the answer comes from what was looked at so far.

        Raises:
            ValueError: when it is not this seat's turn, or in a phase of a house rule.
        """
        if not view.my_turn:
            raise ValueError(f"Seat {view.seat} is asked, but it is seat {view.to_act}'s turn.")
        if view.phase != "play":
            return self._before_play(view, stop)
        legal = view.legal
        if view.concession is not None or legal & (legal - 1) == 0:
            return self._by_rule.decide(view, stop)
        return cards.choose(view, self.strength, stop, self._threads)

    def _before_play(self, view: View, stop: StopFlag) -> Decision:
        if self.strength.evaluates:
            match view.phase:
                case "auction":
                    return opening.bid(view)
                case "skat":
                    return opening.skat(view)
                case "discard":
                    return opening.discard(view, self.strength.discard_worlds, stop)
                case "declare":
                    return opening.declare(view)
        return self._by_rule.decide(view, stop)

# SPDX-License-Identifier: MIT
"""The requests that ask a player: ``bid``, ``skat``, ``discard`` and ``play``."""

from __future__ import annotations

from dataclasses import dataclass, field

from skat_desktop.ai.player import CardEstimate, Decision, Player, StopFlag
from skat_desktop.rules.cards import card_code, cards_of
from skat_desktop.rules.contract import Contract, contracts_after
from skat_desktop.rules.deal import SKAT_SIZE
from skat_desktop.rules.events import Act, CardPlayed, Declared, Discarded, SkatTaken
from skat_desktop.rules.refusal import Refusal
from skat_desktop.rules.view import View, replay_auction
from skat_desktop.tools.engine.auctions import word_of
from skat_desktop.tools.engine.contracts import contract_json, null_offered
from skat_desktop.tools.engine.errors import Code, RequestError
from skat_desktop.tools.engine.fields import Fields
from skat_desktop.tools.engine.roster import Roster
from skat_desktop.tools.engine.views import (
    bid_view,
    declare_view,
    discard_view,
    play_view,
    skat_view,
)


@dataclass(slots=True)
class Asker:
    """Asks players and checks what they answer.

    Attributes:
        roster: the players there are.
    """

    roster: Roster
    _players: dict[str, Player] = field(default_factory=dict)

    def bid(self, fields: Fields) -> dict[str, object]:
        """Answer the request ``bid``."""
        view = bid_view(fields)
        action = self._decide(fields, view).action
        word = word_of(action)
        try:
            replay_auction(view.rules, (*view.auction, action))
        except Refusal:
            word = None
        if word is None:
            raise _unusable(action)
        return {"action": word}

    def skat(self, fields: Fields) -> dict[str, object]:
        """Answer the request ``skat``."""
        view = skat_view(fields)
        action = self._decide(fields, view).action
        if isinstance(action, SkatTaken) and action.seat == view.seat:
            return {"take": True}
        return {"take": False, "contract": contract_json(_declared(view, action))}

    def discard(self, fields: Fields) -> dict[str, object]:
        """Answer the request ``discard``: the two cards, and the game declared after them."""
        view = discard_view(fields)
        action = self._decide(fields, view).action
        if (
            not isinstance(action, Discarded)
            or action.seat != view.seat
            or action.cards.bit_count() != SKAT_SIZE
            or action.cards & ~view.hand
        ):
            raise _unusable(action)
        after = declare_view(view, action.cards)
        contract = _declared(after, self._decide(fields, after).action)
        return {
            "discard": [card_code(card) for card in reversed(cards_of(action.cards))],
            "contract": contract_json(contract),
        }

    def play(self, fields: Fields) -> dict[str, object]:
        """Answer the request ``play``."""
        view = play_view(fields)
        decision = self._decide(fields, view)
        action = decision.action
        if (
            not isinstance(action, CardPlayed)
            or action.seat != view.seat
            or not view.legal >> action.card & 1
        ):
            raise _unusable(action)
        answer: dict[str, object] = {"card": card_code(action.card)}
        if decision.estimates:
            answer["cards"] = [_estimate_json(estimate) for estimate in decision.estimates]
        return answer

    def _decide(self, fields: Fields, view: View) -> Decision:
        name = self.roster.read_strength(fields)
        if name not in self._players:
            self._players[name] = self.roster.make(name)
        return self._players[name].decide(view, StopFlag())


def _declared(view: View, action: Act) -> Contract:
    """Return what a player declares, if it may."""
    if (
        not isinstance(action, Declared)
        or action.seat != view.seat
        or action.contract not in contracts_after(view.took_skat)
        or not null_offered(view.rules, action.contract, view.bid)
    ):
        raise _unusable(action)
    return action.contract


def _estimate_json(estimate: CardEstimate) -> dict[str, object]:
    answer: dict[str, object] = {"card": card_code(estimate.card), "win": estimate.win}
    if estimate.points is not None:
        answer["points"] = estimate.points
    return answer


def _unusable(action: Act) -> RequestError:
    return RequestError(
        Code.ILLEGAL, f'The player chose "{action}", which is not legal here; try another strength.'
    )

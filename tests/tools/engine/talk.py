# SPDX-License-Identifier: MIT
"""Helpers for tests of the engine: a scripted player, and requests answered as values."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from skat_desktop.ai.player import CardEstimate, Decision, Reason, StopFlag
from skat_desktop.rules.cards import card_code, cards_of, iter_cards
from skat_desktop.rules.contract import parse_contract
from skat_desktop.rules.deal import SEATS
from skat_desktop.rules.events import Act, Bid, CardPlayed, Declared, Discarded, Held, SkatTaken
from skat_desktop.rules.skatgame import SkatGame
from skat_desktop.rules.view import View
from skat_desktop.tools.engine.protocol import answer_line
from skat_desktop.tools.engine.requests import Requests
from skat_desktop.tools.engine.roster import Roster


def ordinary(view: View) -> Act:
    """Say the least, take up the skat, discard the lowest, play Diamonds, the lowest card."""
    assert view.seat is not None
    seat = view.seat
    if view.phase == "auction":
        auction = view.replay_auction()
        return Held(seat) if auction.answering else Bid(seat, auction.next_values()[0])
    if view.phase == "skat":
        return SkatTaken(seat)
    if view.phase == "discard":
        low, second = cards_of(view.hand)[:2]
        return Discarded(seat, 1 << low | 1 << second)
    if view.phase == "declare":
        return Declared(seat, parse_contract("D"))
    return CardPlayed(seat, next(iter_cards(view.legal)))


class Scripted:
    """A player that does what a function says and remembers the views it was given."""

    def __init__(self, choose: Callable[[View], Act] = ordinary) -> None:
        self.choose = choose
        self.views: list[View] = []
        self.estimates: tuple[CardEstimate, ...] = ()

    def decide(self, view: View, stop: StopFlag) -> Decision:
        assert view.my_turn
        self.views.append(view)
        return Decision(self.choose(view), Reason("test"), self.estimates)


class Talk:
    """An engine with one scripted player behind two strengths."""

    def __init__(self, choose: Callable[[View], Act] = ordinary) -> None:
        self.player = Scripted(choose)
        self.asked_for: list[str] = []
        self.requests = Requests(Roster(("novice", "club"), self._make))

    def _make(self, strength: str) -> Scripted:
        self.asked_for.append(strength)
        return self.player

    def line(self, line: bytes) -> Any:
        """Answer a raw line."""
        answer = answer_line(self.requests.answer, line)
        assert answer.endswith(b"\n")
        assert answer.count(b"\n") == 1
        return json.loads(answer)

    def ask(self, **request: Any) -> Any:
        """Answer a request, without the id."""
        answer = self.line(json.dumps({"id": 7, **request}).encode())
        assert answer.pop("id") == 7
        return answer

    def code(self, **request: Any) -> str:
        """Return the code of the error that a request gets."""
        answer = self.ask(**request)
        assert set(answer) == {"error", "code"}
        assert answer["error"].endswith(".")
        assert answer["error"].strip() == answer["error"]
        return answer["code"]


def codes(hand: int) -> list[str]:
    """Return the codes of a set of cards."""
    return [card_code(card) for card in iter_cards(hand)]


def contract_request(text: str) -> dict[str, Any]:
    """Return a contract's text form as the protocol writes it."""
    contract = parse_contract(text)
    return {
        "game": contract.game.value,
        "hand": contract.hand,
        "schneider": contract.schneider,
        "schwarz": contract.schwarz,
        "ouvert": contract.ouvert,
    }


def play_request(game: SkatGame, *, with_auction: bool = True) -> dict[str, Any]:
    """Return the request that asks the seat to act of a game for its card."""
    state = game.state
    seat = game.to_act
    assert seat is not None
    assert state.declarer is not None
    assert state.contract is not None
    request: dict[str, Any] = {
        "cmd": "play",
        "rules": game.rules.id,
        "seat": seat,
        "hand": codes(state.hands[seat]),
        "declarer": state.declarer,
        "contract": contract_request(str(state.contract)),
        "bid": state.auction.value,
        "auction": [token(act) for act in state.said] if with_auction else [],
        "tricks": [
            {"leader": trick.leader, "cards": [card_code(card) for card in trick.cards]}
            for trick in state.tricks
        ],
        "trick": {"leader": state.leader, "cards": [card_code(card) for card in state.trick]},
    }
    if seat == state.declarer and state.took_skat:
        request["skat"] = codes(state.skat)
    if state.contract.ouvert:
        request["open"] = codes(state.hands[state.declarer])
    return request


def token(act: Act) -> str:
    """Return the auction token of an event."""
    assert act.seat in SEATS
    word = str(act.value) if isinstance(act, Bid) else "y" if isinstance(act, Held) else "p"
    return "FMR"[act.seat] + word

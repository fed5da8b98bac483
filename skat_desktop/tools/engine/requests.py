# SPDX-License-Identifier: MIT
"""From a request to its answer: the table of commands, and those that need no player."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from skat_desktop import __version__
from skat_desktop.ai.solver.solve import COMPILED
from skat_desktop.rules.cards import Hand, card_code, cards_of, mask_of
from skat_desktop.rules.deal import HAND_SIZE, SEATS, series_deal
from skat_desktop.rules.dealcode import deal_code, parse_deal_code
from skat_desktop.rules.games import legal_cards
from skat_desktop.rules.refusal import Refusal
from skat_desktop.rules.rulesets import RULE_SETS
from skat_desktop.tools.engine.asking import Asker
from skat_desktop.tools.engine.contracts import read_contract, read_rules
from skat_desktop.tools.engine.errors import Code, RequestError, refused
from skat_desktop.tools.engine.fields import Fields
from skat_desktop.tools.engine.roster import Roster
from skat_desktop.tools.engine.scoring import score
from skat_desktop.tools.engine.solving import solve_request

PROTOCOL: Final = 1
"""Version of the protocol."""

_MOST = (1 << 63) - 1
"""Largest seed and number of a deal."""

Answer = dict[str, object]


class Requests:
    """Answers requests; no request changes what another one gets."""

    def __init__(self, roster: Roster) -> None:
        self._roster = roster
        asker = Asker(roster)
        self._commands: dict[str, Callable[[Fields], Answer]] = {
            "info": self._info,
            "deal": _deal,
            "bid": asker.bid,
            "skat": asker.skat,
            "discard": asker.discard,
            "play": asker.play,
            "legal": _legal,
            "score": score,
            "solve": solve_request,
        }

    def answer(self, request: Mapping[str, Any]) -> Answer:
        """Return the answer to a request, without its id.

        Raises:
            RequestError: what is wrong with the request.
        """
        fields = Fields(request)
        known = "one of " + ", ".join(self._commands)
        command = self._commands.get(fields.text("cmd", known))
        if command is None:
            raise fields.wrong("cmd", known)
        # Common fields are checked also where nothing depends on them.
        read_rules(fields)
        self._roster.read_strength(fields)
        return command(fields)

    def _info(self, fields: Fields) -> Answer:
        del fields
        return {
            "name": "Skat Desktop",
            "version": __version__,
            "protocol": PROTOCOL,
            "strengths": list(self._roster.strengths),
            "rules": list(RULE_SETS),
            "compiled": COMPILED,
        }


def _codes(hand: Hand) -> list[str]:
    return [card_code(card) for card in reversed(cards_of(hand))]


def _deal(fields: Fields) -> Answer:
    if fields.has("code") == fields.has("seed"):
        raise RequestError(Code.FIELD, "A deal needs either a seed or a code.")
    if fields.has("code"):
        try:
            deal = parse_deal_code(fields.text("code", "the code of a deal"))
        except Refusal as refusal:
            raise refused(refusal, "code") from None
    else:
        seed = fields.integer("seed", -_MOST - 1, _MOST)
        number = fields.optional_integer("number", 1, _MOST)
        deal = series_deal(seed, number or 1)
    return {
        "hands": [_codes(hand) for hand in deal.hands],
        "skat": _codes(deal.skat),
        "code": deal_code(deal),
    }


def _legal(fields: Fields) -> Answer:
    contract = read_contract(fields)
    hand = fields.cards("hand", 1, HAND_SIZE)
    trick = fields.cards("trick", 0, len(SEATS) - 1) if fields.has("trick") else ()
    for card in trick:
        if card in hand:
            raise refused(Refusal("cards.duplicate", card=card), "trick")
    legal = legal_cards(contract.game, mask_of(hand), trick[0] if trick else None)
    return {"cards": [card_code(card) for card in hand if legal >> card & 1]}

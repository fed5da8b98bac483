# SPDX-License-Identifier: MIT
"""The auction as the protocol writes it: ``"M18"``, ``"Fy"``, ``"Mp"``."""

from __future__ import annotations

import re

from skat_desktop.rules.auction import Auction
from skat_desktop.rules.events import Act, Bid, Held, Passed
from skat_desktop.rules.refusal import Refusal
from skat_desktop.rules.rulesets import RuleSet
from skat_desktop.rules.view import replay_auction
from skat_desktop.tools.engine.contracts import read_bid
from skat_desktop.tools.engine.errors import Code, RequestError, contradiction, refused
from skat_desktop.tools.engine.fields import Fields, describe

_TOKEN = re.compile(r"([FMR])([1-9][0-9]{0,3}|y|p)", re.ASCII)
_RIGHT = 'a list of words such as "M18", "Fy" and "Mp"'


def _act(seat: int, word: str) -> Act:
    if word == "y":
        return Held(seat)
    return Passed(seat) if word == "p" else Bid(seat, int(word))


def word_of(act: Act) -> str | None:
    """Return what a seat says in the auction, without its letter; None for other actions."""
    if isinstance(act, Bid):
        return str(act.value)
    if isinstance(act, Held):
        return "y"
    return "p" if isinstance(act, Passed) else None


def read_auction(fields: Fields, rules: RuleSet) -> tuple[tuple[Act, ...], Auction]:
    """Read the field ``auction``: what was said, and the auction as it then stands.

    Raises:
        RequestError: code ``field``, or ``illegal`` when it cannot have gone like that.
    """
    said: list[Act] = []
    for index, token in enumerate(fields.texts("auction", _RIGHT)):
        match = _TOKEN.fullmatch(token)
        if match is None:
            raise RequestError(
                Code.FIELD,
                f"auction[{index}] must be F, M or R and then a value, y or p, "
                f"not {describe(token)}.",
            )
        said.append(_act("FMR".index(match[1]), match[2]))
        try:
            auction = replay_auction(rules, tuple(said))
        except Refusal as refusal:
            raise refused(refusal, f"auction[{index}]", Code.ILLEGAL) from None
    if not said:
        auction = replay_auction(rules, ())
    return tuple(said), auction


def read_finished_auction(
    fields: Fields, rules: RuleSet, declarer: int, wrong: Code
) -> tuple[tuple[Act, ...], int]:
    """Read what was said and the bid, where they are known.

    Args:
        fields: the request.
        rules: the rule set.
        declarer: the seat that must have won the auction.
        wrong: code of the error when it has not.

    Returns:
        What was said, empty when unknown, and the bid, 0 when unknown.

    Raises:
        RequestError: code ``field``, ``wrong``, or ``illegal`` when the auction cannot have gone
            like that or bid and auction disagree.
    """
    bid = read_bid(fields, rules)
    if not fields.has("auction"):
        return (), bid
    said, auction = read_auction(fields, rules)
    if not said:
        return (), bid
    if auction.to_act is not None:
        raise RequestError(wrong, f"The auction is not over: seat {auction.to_act} is to speak.")
    if auction.declarer is None:
        raise RequestError(wrong, "All three have passed, so nobody is declarer.")
    if auction.declarer != declarer:
        raise RequestError(
            wrong, f"Seat {auction.declarer} has won the auction, not seat {declarer}."
        )
    if bid and bid != auction.value:
        raise contradiction(f"bid is {bid}, but the auction ended at {auction.value}.")
    return said, auction.value

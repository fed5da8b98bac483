# SPDX-License-Identifier: MIT
"""Contracts, bids and rule sets as the protocol writes them."""

from __future__ import annotations

from skat_desktop.rules.contract import Contract
from skat_desktop.rules.games import GameType
from skat_desktop.rules.ladder import ladder
from skat_desktop.rules.refusal import Refusal
from skat_desktop.rules.rulesets import INTERNATIONAL, RULE_SETS, NullBelowBid, RuleSet
from skat_desktop.tools.engine.errors import Code, refused
from skat_desktop.tools.engine.fields import Fields

_LETTERS = "one of the letters D H S C G N"


def read_rules(fields: Fields) -> RuleSet:
    """Read the field ``rules``; International where it is missing.

    Raises:
        RequestError: code ``field`` when there is no such rule set.
    """
    if not fields.has("rules"):
        return INTERNATIONAL
    known = "one of " + ", ".join(RULE_SETS)
    rules = RULE_SETS.get(fields.text("rules", known))
    if rules is None:
        raise fields.wrong("rules", known)
    return rules


def read_contract(fields: Fields) -> Contract:
    """Read the field ``contract`` and fill in what its announcements include.

    Raises:
        RequestError: code ``field``, or ``illegal`` for a contract that does not exist.
    """
    inner = fields.child("contract")
    letter = inner.text("game", _LETTERS)
    if letter not in set(GameType):
        raise inner.wrong("game", _LETTERS)
    flags = {name: inner.flag(name) for name in ("hand", "schneider", "schwarz", "ouvert")}
    try:
        return Contract.of(GameType(letter), **flags)
    except Refusal as refusal:
        raise refused(refusal, f"{fields.place}contract") from None


def contract_json(contract: Contract) -> dict[str, object]:
    """Return a contract as the protocol writes it, all five keys."""
    return {
        "game": contract.game.value,
        "hand": contract.hand,
        "schneider": contract.schneider,
        "schwarz": contract.schwarz,
        "ouvert": contract.ouvert,
    }


def read_bid(fields: Fields, rules: RuleSet) -> int:
    """Read the field ``bid``; 0, unknown, where it is missing.

    Raises:
        RequestError: code ``field`` when nobody can have said it.
    """
    steps = ladder(rules)
    value = fields.optional_integer("bid", 0, steps[-1])
    if not value:
        return 0
    if value not in steps:
        below = max((step for step in steps if step < value), default=None)
        above = min(step for step in steps if step > value)
        refusal = Refusal("bid.not_on_ladder", value=value, below=below, above=above)
        raise refused(refusal, f"{fields.place}bid", Code.FIELD)
    return value


def check_null_offered(rules: RuleSet, contract: Contract, bid: int) -> None:
    """Refuse a Null below the bid where it is lost at once: nothing of it is played.

    Raises:
        RequestError: code ``illegal``.
    """
    if not null_offered(rules, contract, bid):
        value = rules.base_value(contract)
        refusal = Refusal("declare.null_below_bid", value=value, bid=bid)
        raise refused(refusal, "contract")


def null_offered(rules: RuleSet, contract: Contract, bid: int) -> bool:
    """Tell whether a contract is no Null, covers the bid, or may be played overbid."""
    return (
        not contract.game.is_null
        or rules.null_below_bid is NullBelowBid.PLAYED_OVERBID
        or rules.base_value(contract) >= bid
    )

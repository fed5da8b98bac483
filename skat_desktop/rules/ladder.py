# SPDX-License-Identifier: MIT
"""The bidding ladder: exactly the game values that a rule set makes possible.

It is computed from the scoring rules, so that the two can never disagree.
"""

from __future__ import annotations

from functools import lru_cache

from skat_desktop.rules.contract import contracts_after
from skat_desktop.rules.games import TRUMPS
from skat_desktop.rules.rulesets import RuleSet
from skat_desktop.rules.valuation import plain_levels


@lru_cache
def ladder(rules: RuleSet) -> tuple[int, ...]:
    """Return all values that a won game can have, ascending."""
    values = set()
    for contract in contracts_after(took_skat=True) + contracts_after(took_skat=False):
        base = rules.base_value(contract)
        if contract.game.is_null:
            values.add(base)
            continue
        for matador_count in range(1, TRUMPS[contract.game].bit_count() + 1):
            least = sum(level.count for level in plain_levels(rules, contract, matador_count))
            # Schneider and Schwarz may be reached on top where they are not announced.
            most = least + (not contract.schneider) + (not contract.schwarz)
            values.update(base * levels for levels in range(least, most + 1))
    return tuple(sorted(values))


def next_bid(rules: RuleSet, value: int) -> int | None:
    """Return the lowest value of the ladder above a value, None at the top."""
    return next((step for step in ladder(rules) if step > value), None)

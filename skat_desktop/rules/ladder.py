# SPDX-License-Identifier: MIT
"""The bidding ladder: exactly the game values that a rule set makes possible.

It is computed from the scoring rules, so that the two can never disagree.
"""

from __future__ import annotations

from functools import lru_cache

from skat_desktop.rules.contract import contracts_after
from skat_desktop.rules.games import TRUMPS
from skat_desktop.rules.rulesets import RuleSet
from skat_desktop.rules.valuation import possible_multipliers


@lru_cache
def ladder(rules: RuleSet) -> tuple[int, ...]:
    """Return all values that a won game can have, ascending."""
    values = {value for rule in rules.house_rules for value in rule.further_values()}
    for contract in contracts_after(took_skat=True) + contracts_after(took_skat=False):
        base = rules.base_value(contract)
        # Null has no matadors: one count stands for all.
        most = 1 if contract.game.is_null else TRUMPS[contract.game].bit_count()
        for count in range(1, most + 1):
            for signed in (count, -count):
                values.update(
                    base * times for times in possible_multipliers(rules, contract, signed)
                )
    return tuple(sorted(values))


def next_bid(rules: RuleSet, value: int) -> int | None:
    """Return the lowest value of the ladder above a value, None at the top."""
    return next((step for step in ladder(rules) if step > value), None)

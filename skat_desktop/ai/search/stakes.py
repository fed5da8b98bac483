# SPDX-License-Identifier: MIT
"""What a number of card points is worth to the declarer, in list points.

The value of a game is a flight of steps over the declarer's final card points: at 31, 61 and 90,
and wherever announcements and the bid put them. Searching with open cards is a little too sure of
itself, so the steps are rounded off, the more the more cards are still out: then a card that
leads to 75 is better than one that leads to 61, and when 61 is gone, 60 is better than 40 and 31
better than 30.
"""

from __future__ import annotations

import math
from functools import lru_cache
from itertools import accumulate
from typing import Final

from skat_desktop.rules.cards import TOTAL_POINTS
from skat_desktop.rules.contract import Contract
from skat_desktop.rules.lists import GAME_BONUS, OTHERS_BONUS
from skat_desktop.rules.rulesets import RuleSet
from skat_desktop.rules.valuation import Play, value_game

_PLACES: Final = 3
_TRICKS: Final = 10
_BLUR: Final = (9.0, 8.5, 8.0, 7.0, 6.0, 5.0, 4.0, 2.5, 1.5, 0.5)
"""Standard deviation, in card points, by tricks already played."""


def list_points(value: int, *, won: bool) -> float:
    """Return what a game gives its declarer in a tournament list, the others' gain taken off.

    Source: Seeger-Fabian with three seats, ``rules.md`` section 2.
    """
    if won:
        return value + GAME_BONUS
    return value - GAME_BONUS - OTHERS_BONUS[_PLACES]


@lru_cache(maxsize=256)
def steps(rules: RuleSet, contract: Contract, bid: int, matadors: int) -> tuple[float, ...]:
    """Return the declarer's list points at 0 … 120 final card points.

    Args:
        rules: the rule set.
        contract: a game with trumps.
        bid: the bid to cover, 0 when unknown.
        matadors: signed.
    """
    found = []
    for points in range(TOTAL_POINTS + 1):
        # A side with all 120 points nearly always has all tricks too.
        play = Play(
            points,
            declarer_tricks=_TRICKS * (points == TOTAL_POINTS) or (0 if points == 0 else 5),
            defender_tricks=_TRICKS * (points == 0) or (0 if points == TOTAL_POINTS else 5),
        )
        valuation = value_game(rules, contract, bid, play, matador_count=matadors)
        found.append(list_points(valuation.value, won=valuation.won))
    return tuple(found)


@lru_cache(maxsize=64)
def _rise(deviation: float) -> tuple[float, ...]:
    """Return how much of a step counts, by the distance from it: −120 … 120 card points.

    A step from 0 to 1, rounded off by a normal distribution that is cut off at three deviations.
    """
    reach = math.ceil(3 * deviation)
    weights = [math.exp(-0.5 * (shift / deviation) ** 2) for shift in range(-reach, reach + 1)]
    total = sum(weights)
    sums = [0.0, *accumulate(weight / total for weight in weights)]
    return tuple(
        sums[min(max(distance + reach + 1, 0), len(sums) - 1)]
        for distance in range(-TOTAL_POINTS, TOTAL_POINTS + 1)
    )


@lru_cache(maxsize=256)
def blurred_steps(
    rules: RuleSet, contract: Contract, bid: int, matadors: int, tricks_played: int
) -> tuple[float, ...]:
    """Return :func:`steps`, rounded off as befits a game of which so many tricks are played."""
    exact = steps(rules, contract, bid, matadors)
    rise = _rise(_BLUR[min(tricks_played, len(_BLUR) - 1)])
    # There are few steps, and each is rounded off by itself: the window waits for these sums.
    jumps = [
        (TOTAL_POINTS - points, exact[points] - exact[points - 1])
        for points in bands(rules, contract, bid, matadors)
    ]
    return tuple(
        exact[0] + sum(height * rise[points + shift] for shift, height in jumps)
        for points in range(TOTAL_POINTS + 1)
    )


@lru_cache(maxsize=256)
def bands(rules: RuleSet, contract: Contract, bid: int, matadors: int) -> tuple[int, ...]:
    """Return the card points, ascending, at which :func:`steps` changes."""
    exact = steps(rules, contract, bid, matadors)
    return tuple(
        points for points in range(1, TOTAL_POINTS + 1) if exact[points] != exact[points - 1]
    )

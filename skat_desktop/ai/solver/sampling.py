# SPDX-License-Identifier: MIT
"""Deals of the unseen cards, drawn exactly: no world is rejected, none is favoured.

Dynamic programming over free places counts, for each card and each number of places left, the
weight of all ways to go on; walking forward through these sums draws a layout with exactly the
likelihood of its weight. The compiled core and the Python below draw the same layouts.
"""

from __future__ import annotations

from array import array
from typing import Any, Final

try:
    from skat_desktop.ai.solver import _core as _compiled
except ImportError:  # pragma: no cover - the compiled core is there wherever tests run
    _core: Any = None
else:
    _core = _compiled

_WORD: Final = (1 << 64) - 1


def layouts(weights: array[float], left: int, right: int) -> float:
    """Return the sum of the weights of all layouts; with weights of 0 and 1 their number.

    Args:
        weights: three for each card: of lying in the first hand, the second, with nobody.
        left: cards of the first hand.
        right: cards of the second hand; all others lie with nobody.
    """
    if _core is not None:
        return float(_core.layouts(weights, left, right))
    return _ways(weights, left, right)[0][left][right]


def sample(
    cards: array[int],
    weights: array[float],
    left: int,
    right: int,
    number: int,
    seed: int,
) -> array[int]:
    """Draw layouts, each with the likelihood of its weight.

    Args:
        cards: the unseen cards.
        weights: as for :func:`layouts`.
        left: cards of the first hand.
        right: cards of the second hand.
        number: how many layouts.
        seed: 64 bits that decide which.

    Returns:
        two hands for each layout.

    Raises:
        ValueError: when no layout has a weight.
    """
    if layouts(weights, left, right) <= 0.0:
        raise ValueError("The cards cannot lie anywhere.")
    if _core is not None:
        out = array("I", bytes(8 * number))
        _core.sample(cards, weights, left, right, out, seed)
        return out
    return sample_in_python(cards, weights, left, right, number, seed)


def enumerate_layouts(cards: array[int], places: array[int], left: int, right: int) -> array[int]:
    """Return all layouts, two hands for each.

    Args:
        cards: the unseen cards.
        places: for each the bits of where it may lie: 1 first hand, 2 second, 4 nobody.
        left: cards of the first hand.
        right: cards of the second hand.
    """
    found: list[tuple[int, int]] = [(0, 0)]
    for place, card in enumerate(cards):
        bit = 1 << card
        after = len(cards) - place - 1
        grown = []
        for one, two in found:
            free_one, free_two = left - one.bit_count(), right - two.bit_count()
            if places[place] & 1 and free_one:
                grown.append((one | bit, two))
            if places[place] & 2 and free_two:
                grown.append((one, two | bit))
            if places[place] & 4 and free_one + free_two <= after:
                grown.append((one, two))
        found = [
            (one, two) for one, two in grown if left + right - (one | two).bit_count() <= after
        ]
    return array("I", (hand for pair in found for hand in pair))


def _ways(weights: array[float], left: int, right: int) -> list[list[list[float]]]:
    """Return for each card the weight of all ways to deal it and those after it."""
    count = len(weights) // 3
    ways = [[[0.0] * (right + 1) for _ in range(left + 1)] for _ in range(count + 1)]
    ways[count][0][0] = 1.0
    for card in range(count - 1, -1, -1):
        after = ways[card + 1]
        for one in range(left + 1):
            for two in range(right + 1):
                away = count - card - one - two
                if away < 0:
                    continue
                total = 0.0
                if one:
                    total += weights[3 * card] * after[one - 1][two]
                if two:
                    total += weights[3 * card + 1] * after[one][two - 1]
                if away:
                    total += weights[3 * card + 2] * after[one][two]
                ways[card][one][two] = total
    return ways


def sample_in_python(
    cards: array[int],
    weights: array[float],
    left: int,
    right: int,
    number: int,
    seed: int,
) -> array[int]:
    """The readable twin of the compiled sampler."""
    ways = _ways(weights, left, right)
    out = array("I")
    state = seed
    for _ in range(number):
        one, two = left, right
        first = second = 0
        for place, card in enumerate(cards):
            state = (state + 0x9E3779B97F4A7C15) & _WORD
            mixed = state
            mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9 & _WORD
            mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EB & _WORD
            mixed ^= mixed >> 31
            point = (mixed >> 11) * (1.0 / 9007199254740992.0) * ways[place][one][two]
            part = weights[3 * place] * ways[place + 1][one - 1][two] if one else 0.0
            if one and point < part:
                first |= 1 << card
                one -= 1
                continue
            point -= part
            part = weights[3 * place + 1] * ways[place + 1][one][two - 1] if two else 0.0
            if two and (point < part or one + two == len(cards) - place):
                second |= 1 << card
                two -= 1
        out.append(first)
        out.append(second)
    return out

# SPDX-License-Identifier: MIT
"""The four nets: chances of a declarer's cards, by the compiled code where there is one.

A net has two hidden layers of rectified units and gives logits. How the shipped weights came
about, with figures, is in ``resources/ai/README.md``.
"""

from __future__ import annotations

import math
import sys
from array import array
from dataclasses import dataclass
from functools import cache
from itertools import islice
from typing import Final

from skat_desktop.ai.evaluator.inputs import INPUTS, Kind, active_inputs
from skat_desktop.paths import resource_path
from skat_desktop.rules.cards import Hand, Suit

HIDDEN: Final = (48, 16)
OUTPUTS: Final = 3
PER_NET: Final = (
    INPUTS * HIDDEN[0]
    + HIDDEN[0]
    + HIDDEN[0] * HIDDEN[1]
    + HIDDEN[1]
    + HIDDEN[1] * OUTPUTS
    + OUTPUTS
)
"""Numbers of one net: the matrix of each layer, inputs first, followed by its constants."""

WEIGHTS_FILE: Final = ("ai", "evaluator.bin")


@dataclass(frozen=True, slots=True)
class Chances:
    """What a hand promises in play.

    Attributes:
        saved: chance of at least 31 card points; in Null that of winning, as the others.
        win: chance of at least 61.
        schneider: chance of at least 90.
    """

    saved: float
    win: float
    schneider: float


@cache
def weights() -> array[float]:
    """Return the shipped weights: the nets of all kinds in order, single precision.

    Raises:
        FileNotFoundError: the program was copied without its data.
        ValueError: the file has a wrong length.
    """
    numbers = array("f")
    numbers.frombytes(resource_path(*WEIGHTS_FILE).read_bytes())
    if sys.byteorder == "big":
        numbers.byteswap()
    if len(numbers) != PER_NET * len(Kind):
        raise ValueError(f"The evaluator's file holds {len(numbers)} weights.")
    return numbers


@dataclass(frozen=True)
class _Net:
    first: list[list[float]]
    first_constant: list[float]
    second: list[list[float]]
    second_constant: list[float]
    last: list[list[float]]
    last_constant: list[float]


@cache
def _net(kind: Kind) -> _Net:
    numbers = iter(weights()[kind * PER_NET : (kind + 1) * PER_NET])

    def row(length: int) -> list[float]:
        return list(islice(numbers, length))

    def matrix(rows: int, columns: int) -> list[list[float]]:
        return [row(columns) for _ in range(rows)]

    return _Net(
        matrix(INPUTS, HIDDEN[0]),
        row(HIDDEN[0]),
        matrix(*HIDDEN),
        row(HIDDEN[1]),
        matrix(HIDDEN[1], OUTPUTS),
        row(OUTPUTS),
    )


def _layer(values: list[float], matrix: list[list[float]], constant: list[float]) -> list[float]:
    sums = list(constant)
    for value, weights_of in zip(values, matrix, strict=True):
        if value > 0.0:
            sums = [total + value * weight for total, weight in zip(sums, weights_of, strict=True)]
    return sums


def chances(
    kind: Kind, trump: Suit | None, ten: Hand, skat: Hand, *, leads: bool, hand: bool = False
) -> Chances:
    """Evaluate ten cards and the skat in readable Python; the twin of the compiled nets.

    Args:
        kind: the kind of game.
        trump: the trump suit of a suit game.
        ten: the cards the declarer plays with.
        skat: the two cards in the skat; ignored in a Hand game.
        leads: whether the declarer is forehand.
        hand: whether it is a Hand game.
    """
    net = _net(kind)
    sums = list(net.first_constant)
    for number in active_inputs(kind, trump, ten, skat, leads=leads, hand=hand):
        sums = [total + weight for total, weight in zip(sums, net.first[number], strict=True)]
    second = _layer(sums, net.second, net.second_constant)
    logits = _layer(second, net.last, net.last_constant)
    saved, win, schneider = (1.0 / (1.0 + math.exp(-logit)) for logit in logits)
    return Chances(saved, win, schneider)

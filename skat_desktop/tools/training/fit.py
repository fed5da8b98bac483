# SPDX-License-Identifier: MIT
"""Fits a net to rows: Adam on the logistic loss of three thresholds, with a held-out tenth."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from skat_desktop.ai.evaluator.inputs import INPUTS, Kind, active_inputs
from skat_desktop.ai.evaluator.nets import HIDDEN, OUTPUTS, PER_NET
from skat_desktop.rules.cards import Suit
from skat_desktop.tools.training.rows import Row

Floats = NDArray[np.float32]

THRESHOLDS: Final = (31, 61, 90)
_LOSS_SHARE: Final = np.array([0.3, 1.0, 0.5], np.float32)
"""How much each threshold counts: the game itself most."""


@dataclass
class Net:
    """Matrices and constants of one net, in the order of the weights file."""

    parts: list[Floats]

    @classmethod
    def fresh(cls, seed: int) -> Net:
        """Return a net with small random weights."""
        random = np.random.default_rng(seed)
        sizes = (INPUTS, *HIDDEN, OUTPUTS)
        parts: list[Floats] = []
        for rows, columns in pairwise(sizes):
            # About thirteen of the 66 inputs are 1, so that the first layer counts as that wide.
            width = 13 if rows == INPUTS else rows
            scale = (2.0 / width) ** 0.5
            parts.append((random.standard_normal((rows, columns)) * scale).astype(np.float32))
            parts.append(np.zeros(columns, np.float32))
        return cls(parts)

    def forward(self, inputs: Floats) -> tuple[Floats, Floats, Floats]:
        """Return both hidden layers and the three chances."""
        w1, b1, w2, b2, w3, b3 = self.parts
        first = np.maximum(inputs @ w1 + b1, 0)
        second = np.maximum(first @ w2 + b2, 0)
        logits = second @ w3 + b3
        return first, second, 1.0 / (1.0 + np.exp(-np.clip(logits, -30, 30)))

    def gradients(self, inputs: Floats, targets: Floats) -> list[Floats]:
        """Return the gradient of the mean loss for every part."""
        w2, w3 = self.parts[2], self.parts[4]
        first, second, chances = self.forward(inputs)
        out = (chances - targets) * _LOSS_SHARE / len(inputs)
        back = (out @ w3.T) * (second > 0)
        deep = (back @ w2.T) * (first > 0)
        return [
            inputs.T @ deep,
            deep.sum(0),
            first.T @ back,
            back.sum(0),
            second.T @ out,
            out.sum(0),
        ]

    def to_bytes(self) -> bytes:
        """Return the weights as little-endian single precision."""
        return b"".join(part.astype("<f4").tobytes() for part in self.parts)


def encode(rows: Sequence[Row]) -> tuple[Floats, Floats]:
    """Return the inputs and the targets of rows."""
    inputs = np.zeros((len(rows), INPUTS), np.float32)
    for number, row in enumerate(rows):
        trump = Suit(row.trump) if row.kind is Kind.SUIT else None
        inputs[
            number,
            active_inputs(row.kind, trump, row.ten, row.skat, leads=row.leads, hand=row.hand),
        ] = 1
    points = np.array([row.points for row in rows])
    targets = np.stack([points >= threshold for threshold in THRESHOLDS], axis=1)
    return inputs, targets.astype(np.float32)


def _loss(net: Net, inputs: Floats, targets: Floats) -> Any:
    chances = np.clip(net.forward(inputs)[2], 1e-6, 1 - 1e-6)
    return -(targets * np.log(chances) + (1 - targets) * np.log(1 - chances)).mean(0)


def fit(
    rows: Sequence[Row],
    *,
    seed: int,
    epochs: int = 40,
    start: Net | None = None,
    rate: float = 2e-3,
) -> Net:
    """Train a net and report its losses on the held-out tenth to stderr.

    The parts with the lowest held-out loss are returned.

    Args:
        rows: rows of one kind.
        seed: of the first weights and the order of the batches.
        epochs: how often all rows are gone through.
        start: a net to go on from.
        rate: first step size; it falls to zero by a cosine.
    """
    random = np.random.default_rng(seed)
    inputs, targets = encode(rows)
    order = random.permutation(len(rows))
    held_out, used = order[: len(rows) // 10], order[len(rows) // 10 :]
    net = Net([part.copy() for part in start.parts]) if start else Net.fresh(seed)
    moment = [np.zeros_like(part) for part in net.parts]
    square = [np.zeros_like(part) for part in net.parts]
    batch, step = 256, 0
    total = epochs * -(-len(used) // batch)
    best: tuple[float, list[Floats]] = (float("inf"), net.parts)
    for epoch in range(epochs):
        random.shuffle(used)
        for begin in range(0, len(used), batch):
            chosen = used[begin : begin + batch]
            step += 1
            size = rate * 0.5 * (1 + np.cos(np.pi * step / total))
            for part, gradient, m, v in zip(
                net.parts,
                net.gradients(inputs[chosen], targets[chosen]),
                moment,
                square,
                strict=True,
            ):
                gradient = gradient + 1e-5 * part
                m *= 0.9
                m += 0.1 * gradient
                v *= 0.999
                v += 0.001 * gradient**2
                part -= size * (m / (1 - 0.9**step)) / (np.sqrt(v / (1 - 0.999**step)) + 1e-8)
        losses = _loss(net, inputs[held_out], targets[held_out])
        weighted = float((losses * _LOSS_SHARE).sum())
        if weighted < best[0]:
            best = (weighted, [part.copy() for part in net.parts])
        if epoch % 5 == 4 or epoch == epochs - 1:
            print(f"epoch {epoch + 1}: held-out loss {losses.round(4)}", file=sys.stderr)
    net = Net(best[1])
    base = targets[held_out].mean(0)
    reference = -(base * np.log(base + 1e-9) + (1 - base) * np.log(1 - base + 1e-9))
    print(
        f"best {best[0]:.4f}; share {base.round(3)}, loss without a net {reference.round(4)}",
        file=sys.stderr,
    )
    return net


def read_nets(data: bytes) -> dict[Kind, Net]:
    """Return the nets of a file of weights.

    Raises:
        ValueError: when it has a wrong length.
    """
    sizes = (INPUTS, *HIDDEN, OUTPUTS)
    shapes = [shape for rows, columns in pairwise(sizes) for shape in ((rows, columns), (columns,))]
    numbers = np.frombuffer(data, "<f4")
    if len(numbers) != PER_NET * len(Kind):
        raise ValueError(f"The file of weights holds {len(numbers)} numbers.")
    nets = {}
    for kind in Kind:
        parts, place = [], kind * PER_NET
        for shape in shapes:
            size = int(np.prod(shape))
            parts.append(numbers[place : place + size].reshape(shape).astype(np.float32))
            place += size
        nets[kind] = Net(parts)
    return nets

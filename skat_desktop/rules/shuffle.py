# SPDX-License-Identifier: MIT
"""Random choices that are the same on every machine and in every Python version.

A stream of numbers is drawn from SHA-256 over a label and a counter. ``random.Random`` is not
used: its shuffling is not promised to stay as it is, and old series must keep their deals.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")


class HashStream:
    """An endless stream of evenly distributed numbers, fixed by its label."""

    def __init__(self, label: str) -> None:
        self._label = label.encode()
        self._block = 0
        self._buffer = b""

    def _take(self, count: int) -> bytes:
        while len(self._buffer) < count:
            block = self._label + b"#" + str(self._block).encode()
            self._buffer += hashlib.sha256(block).digest()
            self._block += 1
        taken, self._buffer = self._buffer[:count], self._buffer[count:]
        return taken

    def below(self, limit: int) -> int:
        """Return a number from 0 to ``limit - 1``; ``limit`` is 1 … 2**32."""
        # Numbers past the last whole multiple are thrown away, so that none is favoured.
        whole = (1 << 32) // limit * limit
        while True:
            number = int.from_bytes(self._take(4), "big")
            if number < whole:
                return number % limit

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """Return the items in random order (Fisher-Yates)."""
        order = list(items)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return order

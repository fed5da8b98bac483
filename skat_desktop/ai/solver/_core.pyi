# SPDX-License-Identifier: MIT
from array import array
from collections.abc import Sequence

class Solver:
    @property
    def nodes(self) -> int: ...
    @property
    def cut(self) -> bool: ...
    def reach(
        self,
        grand: int,
        trump: int,
        declarer: int,
        left: int,
        right: int,
        leader: int,
        trick: Sequence[int],
        need: int,
        budget: int = 0,
        stop: bytearray | None = None,
    ) -> int: ...
    def exact(
        self,
        grand: int,
        trump: int,
        declarer: int,
        left: int,
        right: int,
        leader: int,
        trick: Sequence[int],
        budget: int = 0,
        stop: bytearray | None = None,
    ) -> int: ...
    def judge(
        self,
        grand: int,
        trump: int,
        worlds: array[int],
        declarer: int,
        leader: int,
        trick: Sequence[int],
        had: array[int],
        bands: array[int],
        out: array[int],
        first: int,
        last: int,
        budget: int,
        stop: bytearray | None,
    ) -> int: ...
    def null_wins(
        self,
        declarer: int,
        left: int,
        right: int,
        leader: int,
        trick: Sequence[int],
        budget: int = 0,
        stop: bytearray | None = None,
    ) -> bool: ...
    def judge_null(
        self,
        worlds: array[int],
        declarer: int,
        leader: int,
        trick: Sequence[int],
        out: array[int],
        first: int,
        last: int,
        budget: int,
        stop: bytearray | None,
    ) -> int: ...
    def sure(
        self, grand: int, trump: int, declarer: int, left: int, right: int, leader: int
    ) -> tuple[int, int]: ...
    def all_tricks(
        self,
        grand: int,
        trump: int,
        declarer: int,
        left: int,
        right: int,
        leader: int,
        trick: Sequence[int],
        by_declarer: bool,
        budget: int = 0,
        stop: bytearray | None = None,
    ) -> bool: ...

def layouts(weights: array[float], left: int, right: int) -> float: ...
def sample(
    cards: array[int], weights: array[float], left: int, right: int, out: array[int], seed: int
) -> None: ...
def enumerate_layouts(
    cards: array[int], places: array[int], left: int, right: int, out: array[int]
) -> int: ...
def order_weights() -> list[int]: ...
def set_order_weights(weights: Sequence[int]) -> None: ...

# SPDX-License-Identifier: MIT
"""The rows that training works on: what a declarer held, and how the game went."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import astuple, dataclass
from pathlib import Path

from skat_desktop.ai.evaluator.inputs import Kind


@dataclass(frozen=True, slots=True)
class Row:
    """One game, of which only the declarer's cards and the outcome are kept.

    Attributes:
        kind: the kind of game.
        trump: number of the trump suit; 0 where there is none.
        ten: the cards the declarer played with.
        skat: the two cards in the skat.
        leads: whether the declarer was forehand.
        hand: whether it was a Hand game.
        points: the declarer's final card points; in Null 120 for won, 0 for lost.
    """

    kind: Kind
    trump: int
    ten: int
    skat: int
    leads: bool
    hand: bool
    points: int


def write_rows(path: Path, rows: Iterable[Row]) -> int:
    """Append rows to a text file, one a line, and return how many there were."""
    count = 0
    with path.open("a", encoding="ascii") as file:
        for row in rows:
            print(*(int(value) for value in astuple(row)), file=file)
            count += 1
    return count


def read_rows(path: Path) -> Iterator[Row]:
    """Read rows from a text file.

    Raises:
        OSError: when it cannot be read.
        ValueError: naming the line that is no row.
    """
    with path.open(encoding="ascii") as file:
        for number, line in enumerate(file, 1):
            try:
                kind, trump, ten, skat, leads, hand, points = map(int, line.split())
                yield Row(Kind(kind), trump, ten, skat, bool(leads), bool(hand), points)
            except ValueError as error:
                raise ValueError(f"{path}, line {number}: not a row of seven numbers.") from error

# SPDX-License-Identifier: MIT
"""Worlds: deals that fit all that a seat knows, each with a weight."""

from __future__ import annotations

from array import array
from dataclasses import dataclass
from itertools import accumulate

from skat_desktop.rules.cards import Hand


@dataclass(frozen=True, slots=True)
class Worlds:
    """Some ways the unseen cards may lie.

    Attributes:
        hands: the cards still held by forehand, middlehand and rearhand, world after world.
        skats: the two cards in the skat of each world; where more lies with nobody, the ones
            that may be the skat.
        weights: how likely each world is, in any unit.
        everything: whether these are all there are.
    """

    hands: array[int]
    skats: array[int]
    weights: list[float]
    everything: bool

    def __len__(self) -> int:
        return len(self.weights)

    def hand(self, world: int, seat: int) -> Hand:
        """Return the cards that a seat holds in a world."""
        return self.hands[3 * world + seat]

    def thinned(self, count: int) -> Worlds:
        """Return ``count`` worlds drawn by weight, evenly spaced, each then as likely as another.

        The same worlds always give the same draw (systematic resampling). Where there are no
        more than ``count`` worlds all are kept with their weights.
        """
        if len(self) <= count:
            return self
        sums = list(accumulate(self.weights))
        hands, skats = array("I"), array("I")
        weights: list[float] = []
        place, last = 0, -1
        for number in range(count):
            reach = (number + 0.5) * sums[-1] / count
            while sums[place] < reach:
                place += 1
            if place == last:
                # The same world again: one that counts more does as well.
                weights[-1] += 1.0
                continue
            last = place
            hands.extend(self.hands[3 * place : 3 * place + 3])
            skats.append(self.skats[place])
            weights.append(1.0)
        return Worlds(hands, skats, weights, everything=False)

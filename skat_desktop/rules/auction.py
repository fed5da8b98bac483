# SPDX-License-Identifier: MIT
"""The auction as a state machine for any order of two or more seats.

The second seat says values to the first, who holds or passes, until one of them passes; each
further seat then does the same to the survivor. When nobody has said a value the first seat may
say the lowest value of the ladder, and only that, or pass.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, field

from skat_desktop.rules.refusal import Refusal


@dataclass(slots=True)
class Auction:
    """Who has said what so far; it knows seats and values, no cards.

    Attributes:
        ladder: the values that can be said, ascending.
        order: the seats, listener first.
        value: the last value said, 0 before any.
        to_act: seat whose turn it is, None when the auction is over.
        declarer: seat that plays, None while undecided or when all have passed.
        passed: seats that are out.
        answering: whether the seat to act answers a value (holds or passes).
    """

    ladder: Sequence[int]
    order: tuple[int, ...] = (0, 1, 2)
    value: int = 0
    to_act: int | None = field(init=False)
    declarer: int | None = None
    passed: set[int] = field(default_factory=set)
    answering: bool = False
    _listener: int | None = field(init=False)
    _speaker: int = field(init=False)
    _later: list[int] = field(init=False)

    def __post_init__(self) -> None:
        self._listener = self.order[0]
        self._speaker = self.order[1]
        self._later = list(self.order[2:])
        self.to_act = self._speaker

    @property
    def over(self) -> bool:
        """Whether nobody has anything left to say."""
        return self.to_act is None

    @property
    def last_word(self) -> bool:
        """Whether the first seat decides alone: nobody has said a value."""
        return self.to_act is not None and self._listener is None

    def next_values(self) -> tuple[int, ...]:
        """Return the values that the seat to act may say, ascending; empty when answering."""
        if self.to_act is None or self.answering:
            return ()
        if self.last_word:
            return (self.ladder[0],)
        return tuple(self.ladder[bisect_right(self.ladder, self.value) :])

    def bid(self, seat: int, value: int) -> None:
        """Say a value.

        Raises:
            Refusal: ``turn.not_yours``, ``bid.listener``, ``bid.not_on_ladder``,
                ``bid.too_low`` or ``bid.only_eighteen``.
        """
        self.check_bid(seat, value)
        self.value = value
        if self._listener is None:
            self._finish(seat)
            return
        self.answering = True
        self.to_act = self._listener

    def check_bid(self, seat: int, value: int) -> None:
        """Refuse what :meth:`bid` refuses, and change nothing."""
        self._check_turn(seat)
        if self.answering:
            raise Refusal("bid.listener", seat=seat, value=value, said=self.value)
        if value not in self.ladder:
            below = max((step for step in self.ladder if step < value), default=None)
            above = next((step for step in self.ladder if step > value), None)
            raise Refusal("bid.not_on_ladder", value=value, below=below, above=above)
        if self.last_word and value != self.ladder[0]:
            raise Refusal("bid.only_eighteen", value=value, right=self.ladder[0])
        if value <= self.value:
            raise Refusal("bid.too_low", value=value, said=self.value)

    def hold(self, seat: int) -> None:
        """Answer a value with yes.

        Raises:
            Refusal: ``turn.not_yours`` or ``bid.speaker``.
        """
        self.check_hold(seat)
        self.answering = False
        self.to_act = self._speaker

    def check_hold(self, seat: int) -> None:
        """Refuse what :meth:`hold` refuses, and change nothing."""
        self._check_turn(seat)
        if not self.answering:
            raise Refusal("bid.speaker", seat=seat, said=self.value)

    def pass_(self, seat: int) -> None:
        """Leave the auction.

        Raises:
            Refusal: ``turn.not_yours``.
        """
        self._check_turn(seat)
        self.passed.add(seat)
        if self._listener is None:
            self._finish(None)
            return
        survivor = self._listener if seat == self._speaker else self._speaker
        self.answering = False
        if self._later:
            self._listener = survivor
            self._speaker = self._later.pop(0)
            self.to_act = self._speaker
        elif self.value:
            self._finish(survivor)
        else:
            self._listener = None
            self.to_act = survivor

    def _check_turn(self, seat: int) -> None:
        if seat != self.to_act:
            raise Refusal("turn.not_yours", seat=seat, to_act=self.to_act)

    def _finish(self, declarer: int | None) -> None:
        self.declarer = declarer
        self.answering = False
        self.to_act = None

# SPDX-License-Identifier: MIT
"""The one shape of every game in the family.

Three-hand Skat, Ramsch and the games for two all answer the same questions: who acts, which
actions are legal, what happened, what one seat knows, how it ended. Match, records and the
players work on this shape and know no particular game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TypeVar

from skat_desktop.rules.events import Act, Event

ViewT_co = TypeVar("ViewT_co", covariant=True)
ResultT_co = TypeVar("ResultT_co", covariant=True)


class Game(Protocol[ViewT_co, ResultT_co]):
    """A deal in progress."""

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that has happened, from the deal on."""

    @property
    def to_act(self) -> int | None:
        """Seat whose turn it is, None when the deal is over."""

    @property
    def result(self) -> ResultT_co | None:
        """How the deal ended, None before."""

    def actions(self, seat: int) -> Sequence[Act]:
        """Return everything a seat may do now, on its turn or off it."""

    def check(self, event: Event) -> None:
        """Refuse an event that is not legal now, and change nothing.

        Raises:
            Refusal: with the id of the rule that forbids it.
        """

    def apply(self, event: Event) -> None:
        """Let an event happen, after :meth:`check`: the door for all that comes from outside.

        Raises:
            Refusal: as :meth:`check`; the game is unchanged.
        """

    def undo(self, count: int = 1) -> None:
        """Take back the last events."""

    def view(self, seat: int | None) -> ViewT_co:
        """Return what a seat knows, or with None what somebody who sits out may see."""

# SPDX-License-Identifier: MIT
"""A deal as its events with a cursor: what has happened, and what was taken back.

The state is always what folding the events gives; nothing is patched. What was taken back lies
in parts, one for each step back, and is dropped when anything else happens.
"""

from __future__ import annotations

from skat_desktop.rules.events import Act, CardPlayed, Declared, Discarded, Event
from skat_desktop.rules.skatgame import SkatGame


class History:
    """The events of a deal, and the way back and forth.

    Attributes:
        game: the deal as it stands.
    """

    def __init__(self, game: SkatGame) -> None:
        self.game = game
        self._undone: list[tuple[Event, ...]] = []

    @property
    def length(self) -> int:
        """How many events have happened, the dealing included."""
        return len(self.game.events)

    @property
    def undone(self) -> tuple[Event, ...]:
        """What the next step forth brings back, nothing when there is none."""
        return self._undone[-1] if self._undone else ()

    def apply(self, event: Event) -> None:
        """Let an event happen; what was taken back is dropped.

        Raises:
            Refusal: it is not legal; nothing has changed.
        """
        self.game.apply(event)
        self._undone.clear()

    def last_decision(self, seat: int, *, forced: bool = True) -> int | None:
        """Return how many events came before a seat's last decision, None without any.

        Putting two cards away and declaring is one decision.

        Args:
            seat: whose decision.
            forced: whether the only legal card is a decision too.
        """
        events = self.game.events
        for place in range(len(events) - 1, 0, -1):
            event = events[place]
            if not isinstance(event, Act) or event.seat != seat:
                continue
            if isinstance(event, CardPlayed) and not forced and self._was_forced(place, seat):
                continue
            if isinstance(event, Declared) and isinstance(events[place - 1], Discarded):
                return place - 1
            return place
        return None

    def take_back(self, kept: int) -> None:
        """Go back to the first ``kept`` events, at least the dealing."""
        events = self.game.events
        assert 1 <= kept < len(events)
        self._undone.append(events[kept:])
        self.game.undo(len(events) - kept)

    def bring_back(self) -> None:
        """Let the part that was taken back last happen once more, as it was."""
        for event in self._undone.pop():
            self.game.apply(event)

    def _was_forced(self, place: int, seat: int) -> bool:
        before = SkatGame.replay(self.game.events[:place], self.game.rules)
        return before.view(seat).legal.bit_count() == 1

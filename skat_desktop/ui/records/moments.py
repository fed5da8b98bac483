# SPDX-License-Identifier: MIT
"""A replayed game as a list of moments: what lies on the table after each event."""

from __future__ import annotations

from dataclasses import dataclass

from skat_desktop.records.compare import Difference, differences
from skat_desktop.records.iss_import import ImportedGame, import_record
from skat_desktop.records.sgf import Record
from skat_desktop.rules.cards import Hand
from skat_desktop.rules.deal import SEATS
from skat_desktop.rules.events import CardPlayed, Declared, Event
from skat_desktop.rules.skatgame import SkatGame
from skat_desktop.rules.tricks import Trick
from skat_desktop.rules.view import View


@dataclass(frozen=True, slots=True)
class Moment:
    """The table after one event.

    Attributes:
        event: what has just happened; None for the last moment, which shows the result.
        views: what each seat knows.
        hands: the cards each seat holds.
        skat: the cards in the skat, none while the declarer holds twelve.
        resting: the trick that this event has completed and that still lies there.
        mark: whether a step of a whole trick stops here.
    """

    event: Event | None
    views: tuple[View, View, View]
    hands: tuple[Hand, Hand, Hand]
    skat: Hand
    resting: Trick | None = None
    mark: bool = False


@dataclass(frozen=True, slots=True)
class OpenedGame:
    """A game that can be stepped through.

    Attributes:
        game: the record replayed.
        moments: the table after the deal, after each further event, and with the result.
        differences: what the record's own result says otherwise.
    """

    game: ImportedGame
    moments: tuple[Moment, ...]
    differences: tuple[Difference, ...]

    def trick_before(self, place: int) -> int:
        """Return the last stop of whole tricks before a moment."""
        return max((at for at in range(place) if self.moments[at].mark), default=0)

    def trick_after(self, place: int) -> int:
        """Return the next stop of whole tricks after a moment."""
        last = len(self.moments) - 1
        return next((at for at in range(place + 1, last) if self.moments[at].mark), last)


def _moment(game: SkatGame, event: Event | None, tricks_before: int) -> Moment:
    state = game.state
    complete = isinstance(event, CardPlayed) and len(state.tricks) > tricks_before
    first, second, third = (game.view(seat) for seat in SEATS)
    return Moment(
        event=event,
        views=(first, second, third),
        hands=(state.hands[0], state.hands[1], state.hands[2]),
        skat=state.skat,
        resting=state.tricks[-1] if complete else None,
        mark=complete or event is None or isinstance(event, Declared),
    )


def moments_of(game: ImportedGame) -> tuple[Moment, ...]:
    """Return the moments of a replayed game."""
    events = game.events
    table = SkatGame.replay(events[:1], game.rules)
    moments = [_moment(table, events[0], 0)]
    for event in events[1:]:
        tricks = len(table.state.tricks)
        table.apply(event)
        moments.append(_moment(table, event, tricks))
    return (*moments, _moment(table, None, 0))


def open_game(record: Record) -> OpenedGame:
    """Replay a record for stepping; a job for any thread.

    Raises:
        RecordFault: as :func:`import_record`.
    """
    game = import_record(record)
    return OpenedGame(game, moments_of(game), tuple(differences(game)))

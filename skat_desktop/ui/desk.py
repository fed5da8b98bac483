# SPDX-License-Identifier: MIT
"""The desk behind the table: begins series and practices, goes on with them, has them kept.

One match lies on the table. A practice may lie on top of a series: the series waits, untouched,
and comes back when the practice ends.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, Signal

from skat_desktop.match.pacing import Pacing
from skat_desktop.match.worker import Worker
from skat_desktop.records.store_records import (
    SeriesRecord,
    StoredPlayer,
    UnfinishedSeries,
)
from skat_desktop.rules.deal import Deal
from skat_desktop.rules.events import Dealt, Event
from skat_desktop.rules.practice import PracticeDeal
from skat_desktop.rules.series import Series, SeriesSetup
from skat_desktop.ui.keeper import Keeper

if TYPE_CHECKING:
    from skat_desktop.ai.player import Player
    from skat_desktop.match.match import Match
    from skat_desktop.match.seats import Occupant

STAND_IN: Final = "rulebased"
"""Strength of the simple player that finishes a game when another one breaks down."""


class Desk(QObject):
    """Makes matches and keeps track of the series they belong to.

    Attributes:
        worker: where computers think.

    Signals:
        match_ready(Match, tuple): a match to be put on the table, and the events of the deal it
            goes on with, none for a new one.
        practice_over(): the practice has left the table and nothing takes its place.
        can_go_on(bool): whether there is something unfinished to go on with.
        player_failed(str): a computer broke down; details for a report.
    """

    match_ready = Signal(object, object)
    practice_over = Signal()
    can_go_on = Signal(bool)
    player_failed = Signal(str)

    def __init__(
        self,
        keeper: Keeper,
        make_player: Callable[[str], Player],
        names: Callable[[int], tuple[str, ...]],
        strengths: Callable[[int], tuple[str, ...]],
        pacing: Callable[[], Pacing],
        parent: QObject | None = None,
    ) -> None:
        """Look for a series to go on with.

        Args:
            keeper: keeps the series.
            make_player: makes a computer player of a strength.
            names: gives the names at a table of so many places.
            strengths: gives the strengths there; that of the user's place means nothing.
            pacing: gives the pace of the moment.
            parent: Qt parent.
        """
        super().__init__(parent)
        self.worker = Worker(self)
        self._keeper = keeper
        self._make_player = make_player
        self._names = names
        self._strengths = strengths
        self._pacing = pacing
        self._match: Match | None = None
        self._series_id: int | None = None
        self._behind: tuple[Match, int | None] | None = None
        self._starting: PracticeDeal | None = None
        self._unfinished: UnfinishedSeries | None = None
        self._unfinished_practice: UnfinishedSeries | None = None
        self._then_series = False
        # Queued: a store that answers at once must not be heard before the window listens.
        queued = Qt.ConnectionType.QueuedConnection
        keeper.started.connect(self._on_started, queued)
        keeper.unfinished.connect(self._on_unfinished, queued)
        keeper.look_for_unfinished()

    @property
    def practising(self) -> bool:
        """Whether a practice lies on the table."""
        return self._match is not None and self._match.practice

    @property
    def counted(self) -> Match | None:
        """The series on the table, or behind the practice there."""
        if self._behind is not None:
            return self._behind[0]
        return None if self.practising else self._match

    @property
    def has_running_series(self) -> bool:
        """Whether a series is on the table or waits to be gone on with."""
        return self._counted_id is not None or self._unfinished is not None

    @property
    def _counted_id(self) -> int | None:
        if self._behind is not None:
            return self._behind[1]
        return None if self.practising else self._series_id

    # Series

    def begin(self, setup: SeriesSetup) -> None:
        """Begin a series; one that runs is given up, its finished deals count."""
        running = self._counted_id
        if self._unfinished is not None:
            running = self._unfinished.series.id
        self._give_up_practice()
        if running is not None:
            self._keeper.abandon(running)
        if self._behind is not None:
            _end(self._behind[0])
        self._behind = self._series_id = self._unfinished = None
        self._offer()
        self._keeper.start(self._record(setup, practice=False))

    def go_on(self) -> None:
        """Go on with what was not finished, in the same trick."""
        practice, series = self._unfinished_practice, self._unfinished
        kept = practice or series
        if kept is None:
            return
        if practice is not None:
            self._unfinished_practice = None
            self._then_series = series is not None
        else:
            self._unfinished = None
        self._offer()
        self._put_kept(kept)

    def set_up(
        self,
        series: Series,
        occupants: Sequence[Occupant],
        events: Sequence[Event] = (),
        *,
        practice: bool = False,
    ) -> None:
        """Put a series on the table that is not kept: a lesson, a picture, a test."""
        self._series_id = None
        deal = _cards(events) if practice else None
        self._put(self._make(series, occupants, deal), events)

    def finish(self) -> None:
        """Note that the series on the table has been played to its end."""
        if self._series_id is not None:
            self._keeper.finish(self._series_id)
        self._series_id = None
        self._clear()

    # Practice

    def practise(self, practice: PracticeDeal) -> None:
        """Put a practice on the table; a series there waits until it is over."""
        if self._starting is not None:
            return
        self._starting = practice
        self._give_up_practice()
        if self._match is not None and not self._match.practice:
            self._match.pause()
        self._offer()
        self._keeper.start(self._record(practice.setup(), practice=True))

    def end_practice(self) -> None:
        """Take the practice off the table; the series behind it stands where it stood."""
        if not self.practising:
            return
        self._give_up_practice()
        self._clear()
        series, self._then_series = self._unfinished if self._then_series else None, False
        if self._behind is not None:
            (match, self._series_id), self._behind = self._behind, None
            self._put(match, ())
        elif series is not None:
            self._unfinished = None
            self._offer()
            self._put_kept(series)
        else:
            self._offer()
            self.practice_over.emit()

    # Who sits there, and the end

    def computers(self, places: int) -> list[Occupant]:
        """Return the user at place 0 and a computer at each other place."""
        from skat_desktop.match.seats import Occupant

        strengths = self._strengths(places)
        return [
            Occupant(name, None if place == 0 else self._make_player(strengths[place]))
            for place, name in enumerate(self._names(places))
        ]

    def refresh(self) -> None:
        """Take names, strengths and pace anew, after the user has changed them."""
        for match in (self._match, self._behind[0] if self._behind else None):
            if match is not None:
                match.set_pacing(self._pacing())
                match.seat(self.computers(match.series.setup.places))

    def close(self) -> None:
        """End the worker and the saved games; what is unfinished is gone on with next time."""
        self._clear()
        if self._behind is not None:
            _end(self._behind[0])
            self._behind = None
        self.worker.shut_down()
        self._keeper.close()

    # Inside

    def _record(self, setup: SeriesSetup, *, practice: bool) -> SeriesRecord:
        strengths = [None, *self._strengths(setup.places)[1:]]
        players = tuple(StoredPlayer(strength=strength) for strength in strengths)
        return SeriesRecord(setup, players, practice=practice)

    def _make(self, series: Series, occupants: Sequence[Occupant], practice: Deal | None) -> Match:
        from skat_desktop.match.match import Match

        journal = None
        if self._series_id is not None:
            journal = self._keeper.journal(self._series_id, self)
        match = Match(
            series,
            occupants,
            self.worker,
            pacing=self._pacing(),
            stand_in=lambda: self._make_player(STAND_IN),
            journal=journal,
            practice=practice,
            parent=self,
        )
        if journal is not None:
            journal.setParent(match)
        match.player_failed.connect(self.player_failed)
        return match

    def _put(self, match: Match, events: Sequence[Event]) -> None:
        """Put a match on the table in place of the one there."""
        if self._match is not match:
            self._clear()
        self._match = match
        self.match_ready.emit(match, tuple(events))

    def _put_kept(self, kept: UnfinishedSeries) -> None:
        """Put a series of an earlier day on the table, where it stood."""
        record = kept.series.record
        found = (deal.game().result for deal in kept.finished)
        results = [result for result in found if result is not None]
        events = () if kept.open is None else kept.open.events
        if kept.open is None and kept.finished:
            # Between two deals the result of the first one was to be seen.
            events = kept.finished[-1].events
            results.pop()
        series = Series(record.setup, tuple(results))
        self._series_id = kept.series.id
        practice = _cards(events) if record.practice else None
        self._put(self._make(series, self.computers(record.setup.places), practice), events)

    def _clear(self) -> None:
        if self._match is not None:
            _end(self._match)
            self._match = None

    def _give_up_practice(self) -> None:
        """Note that the practice on the table, or of an earlier day, is over."""
        kept = self._unfinished_practice
        if kept is not None:
            self._keeper.abandon(kept.series.id)
            self._unfinished_practice = None
        if self.practising and self._series_id is not None:
            assert self._match is not None
            if self._match.in_deal:
                self._keeper.abandon(self._series_id)
            else:
                self._keeper.finish(self._series_id)
            self._series_id = None

    def _offer(self) -> None:
        self.can_go_on.emit((self._unfinished_practice or self._unfinished) is not None)

    def _on_started(self, series_id: int, record: SeriesRecord) -> None:
        starting, self._starting = self._starting, None
        if record.practice:
            assert starting is not None
            if self._match is not None and not self._match.practice:
                self._behind, self._match = (self._match, self._series_id), None
        self._series_id = series_id
        occupants = self.computers(record.setup.places)
        deal = starting.deal if record.practice and starting is not None else None
        self._put(self._make(Series(record.setup), occupants, deal), ())

    def _on_unfinished(self, running: tuple[UnfinishedSeries, ...]) -> None:
        if self._series_id is not None:
            return
        for kept in running:
            if not kept.series.record.practice:
                self._unfinished = self._unfinished or kept
            elif self._unfinished_practice is None and (kept.open or kept.finished):
                self._unfinished_practice = kept
            else:
                # Begun, but the program ended before its cards were dealt.
                self._keeper.abandon(kept.series.id)
        self._offer()


def _cards(events: Sequence[Event]) -> Deal:
    dealt = events[0]
    assert isinstance(dealt, Dealt)
    return dealt.deal


def _end(match: Match) -> None:
    match.stop()
    match.deleteLater()

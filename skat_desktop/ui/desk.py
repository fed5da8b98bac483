# SPDX-License-Identifier: MIT
"""The desk behind the table: begins series, goes on with them, and has them kept."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Signal

from skat_desktop.ai.player import Player
from skat_desktop.match.match import Match
from skat_desktop.match.pacing import Pacing
from skat_desktop.match.seats import Occupant
from skat_desktop.match.worker import Worker
from skat_desktop.records.store_records import (
    SeriesRecord,
    StoredPlayer,
    UnfinishedSeries,
)
from skat_desktop.rules.events import Event
from skat_desktop.rules.series import Series, SeriesSetup
from skat_desktop.ui.keeper import Keeper

STRENGTH = "rulebased"
"""Strength of the computers, as long as there is one only."""


class Desk(QObject):
    """Makes matches and keeps track of the series they belong to.

    Attributes:
        worker: where computers think.

    Signals:
        match_ready(Match, tuple): a match to be put on the table, and the events of the deal it
            goes on with, none for a new one.
        can_go_on(bool): whether there is an unfinished series to go on with.
        player_failed(str): a computer broke down; details for a report.
    """

    match_ready = Signal(object, object)
    can_go_on = Signal(bool)
    player_failed = Signal(str)

    def __init__(
        self,
        keeper: Keeper,
        make_player: Callable[[str], Player],
        names: Callable[[int], tuple[str, ...]],
        pacing: Callable[[], Pacing],
        parent: QObject | None = None,
    ) -> None:
        """Look for a series to go on with.

        Args:
            keeper: keeps the series.
            make_player: makes a computer player of a strength.
            names: gives the names at a table of so many places.
            pacing: gives the pace of the moment.
            parent: Qt parent.
        """
        super().__init__(parent)
        self.worker = Worker(self)
        self._keeper = keeper
        self._make_player = make_player
        self._names = names
        self._pacing = pacing
        self._series_id: int | None = None
        self._unfinished: UnfinishedSeries | None = None
        keeper.started.connect(self._on_started)
        keeper.unfinished.connect(self._on_unfinished)
        keeper.look_for_unfinished()

    @property
    def has_running_series(self) -> bool:
        """Whether a series is on the table or waits to be gone on with."""
        return self._series_id is not None or self._unfinished is not None

    def begin(self, setup: SeriesSetup) -> None:
        """Begin a series; one that runs is given up, its finished deals count."""
        running = self._series_id
        if self._unfinished is not None:
            running = self._unfinished.series.id
        if running is not None:
            self._keeper.abandon(running)
        self._series_id = self._unfinished = None
        self.can_go_on.emit(False)
        strengths = [None] + [STRENGTH] * (setup.places - 1)
        players = tuple(StoredPlayer(strength=strength) for strength in strengths)
        self._keeper.start(SeriesRecord(setup, players))

    def go_on(self) -> None:
        """Go on with the series that was not finished, in the same trick."""
        kept = self._unfinished
        if kept is None:
            return
        self._unfinished = None
        self.can_go_on.emit(False)
        setup = kept.series.record.setup
        results = (deal.game().result for deal in kept.finished)
        series = Series(setup, tuple(result for result in results if result is not None))
        self._series_id = kept.series.id
        if series.over:
            # The program ended between the last deal and the end of the series.
            self.finish()
            return
        events = () if kept.open is None else kept.open.events
        self._set(series, self.computers(setup.places), events)

    def set_up(
        self, series: Series, occupants: Sequence[Occupant], events: Sequence[Event] = ()
    ) -> None:
        """Put a series on the table that is not kept: a lesson, a picture, a test."""
        self._series_id = None
        self._set(series, occupants, events)

    def finish(self) -> None:
        """Note that the series on the table has been played to its end."""
        if self._series_id is not None:
            self._keeper.finish(self._series_id)
        self._series_id = None

    def computers(self, places: int) -> list[Occupant]:
        """Return the user at place 0 and a computer at each other place."""
        return [
            Occupant(name, None if place == 0 else self._make_player(STRENGTH))
            for place, name in enumerate(self._names(places))
        ]

    def close(self) -> None:
        """End the worker and the saved games."""
        self.worker.shut_down()
        self._keeper.close()

    def _set(self, series: Series, occupants: Sequence[Occupant], events: Sequence[Event]) -> None:
        journal = None
        if self._series_id is not None:
            journal = self._keeper.journal(self._series_id, self)
        match = Match(
            series,
            occupants,
            self.worker,
            pacing=self._pacing(),
            stand_in=lambda: self._make_player(STRENGTH),
            journal=journal,
            parent=self,
        )
        if journal is not None:
            journal.setParent(match)
        match.player_failed.connect(self.player_failed)
        self.match_ready.emit(match, tuple(events))

    def _on_started(self, series_id: int, record: SeriesRecord) -> None:
        self._series_id = series_id
        self._set(Series(record.setup), self.computers(record.setup.places), ())

    def _on_unfinished(self, running: tuple[UnfinishedSeries, ...]) -> None:
        if self._series_id is None and running:
            self._unfinished = running[0]
            self.can_go_on.emit(True)

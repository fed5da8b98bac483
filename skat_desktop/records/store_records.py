# SPDX-License-Identifier: MIT
"""What the store keeps: series, their deals, and the events of each deal.

These values hold the seed and all cards, so their ``repr`` shows neither.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum
from typing import TYPE_CHECKING

from skat_desktop.rules.events import Event
from skat_desktop.rules.seating import Seating
from skat_desktop.rules.series import SeriesSetup

if TYPE_CHECKING:
    from skat_desktop.rules.skatgame import SkatGame


class SeriesStatus(StrEnum):
    """How far a series is."""

    RUNNING = "running"
    FINISHED = "finished"
    ABANDONED = "abandoned"


@dataclass(frozen=True, slots=True)
class StoredPlayer:
    """Who sits at a place of the table.

    Attributes:
        name: as typed by the user; empty for the program's name of the place.
        strength: id of the computer's strength, None for a person.
    """

    name: str = ""
    strength: str | None = None


@dataclass(frozen=True, slots=True)
class SeriesRecord:
    """A series as it is begun.

    Attributes:
        setup: what is fixed before the first deal, with the seed.
        players: one for each place.
        practice: whether it counts nowhere and may be taken back.

    Raises:
        ValueError: there are more or fewer players than places.
    """

    setup: SeriesSetup = field(repr=False)
    players: tuple[StoredPlayer, ...]
    practice: bool = False

    def __post_init__(self) -> None:
        if len(self.players) != self.setup.places:
            raise ValueError(
                f"The series has {self.setup.places} places, but {len(self.players)} players."
            )


@dataclass(frozen=True, slots=True)
class StoredSeries:
    """A series in the store.

    Attributes:
        id: its number in the store.
        record: what it was begun with.
        created: when it was begun, in UTC.
        status: how far it is.
    """

    id: int
    record: SeriesRecord
    created: datetime
    status: SeriesStatus


@dataclass(frozen=True, slots=True)
class StoredDeal:
    """A deal in the store, finished or not.

    Attributes:
        series: the series it belongs to.
        number: number of the deal in its series, from 1.
        events: everything that happened, from the dealing on.
        helped: whether a hint or the coach helped.
    """

    series: StoredSeries
    number: int
    events: tuple[Event, ...] = field(repr=False)
    helped: bool = False

    @property
    def seating(self) -> Seating:
        """Which place held which seat."""
        return self.series.record.setup.seating(self.number)

    def game(self) -> SkatGame:
        """Return the game that the events give.

        Raises:
            Refusal: the rules refuse one of them.
        """
        # What is only listed is not played again: that needs none of the rules of play.
        from skat_desktop.rules.skatgame import SkatGame

        return SkatGame.replay(self.events, self.series.record.setup.rules)


@dataclass(frozen=True, slots=True)
class UnfinishedSeries:
    """A series to go on with.

    Attributes:
        series: the series.
        finished: its finished deals, in order.
        open: the deal on the table; None between two deals.
    """

    series: StoredSeries
    finished: tuple[StoredDeal, ...]
    open: StoredDeal | None

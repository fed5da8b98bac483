# SPDX-License-Identifier: MIT
"""Finished deals as the statistics take them, and how the store's become such."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import groupby

from skat_desktop.records.store_records import SeriesRecord, StoredDeal
from skat_desktop.rules.cards import Hand
from skat_desktop.rules.contract import Contract
from skat_desktop.rules.events import Dealt
from skat_desktop.rules.lists import tallies
from skat_desktop.rules.refusal import Refusal
from skat_desktop.rules.result import GameResult
from skat_desktop.rules.series import Entry, Series
from skat_desktop.rules.valuation import Valuation

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class FinishedDeal:
    """A finished deal as the user has seen it.

    Attributes:
        places: seats at the table, 3 to 5.
        place: the user's.
        entry: the deal's line of the list.
        cards: the ten cards the user was dealt, empty when the user sat out.
        helped: whether a hint or the coach helped.
        practice: whether it counts nowhere.
    """

    places: int
    place: int
    entry: Entry
    cards: Hand = field(default=0, repr=False)
    helped: bool = False
    practice: bool = False

    @property
    def seat(self) -> int | None:
        """The user's seat in the deal, None when the user sat out."""
        return self.entry.seating.seat_of(self.place)

    @property
    def alone(self) -> bool:
        """Whether the user was the declarer."""
        return self.entry.declarer == self.place

    @property
    def defending(self) -> bool:
        """Whether the user played against a declarer."""
        return self.seat is not None and self.entry.declarer is not None and not self.alone

    @property
    def game_points(self) -> int:
        """The user's signed game points."""
        return self.entry.score(self.place)

    @property
    def tournament_points(self) -> int:
        """What the deal adds to the user's tournament score."""
        return tallies((self.entry,), self.places)[self.place].tournament(self.places)

    @property
    def contract(self) -> Contract:
        """What was declared; the deal must not have been thrown in."""
        assert self.entry.result.contract is not None
        return self.entry.result.contract

    @property
    def valuation(self) -> Valuation:
        """The value of the game; the deal must not have been thrown in."""
        assert self.entry.result.valuation is not None
        return self.entry.result.valuation


def user_place(record: SeriesRecord) -> int | None:
    """Return the place of the first person at the table, None when only computers play."""
    people = (place for place, who in enumerate(record.players) if who.strength is None)
    return next(people, None)


class ReplayedResults:
    """Results of deals replayed before, so that each deal is replayed once.

    A result is taken again only while the events of its deal are the same: one taken back and
    played on otherwise is replayed. For one thread.
    """

    def __init__(self) -> None:
        self._known: dict[tuple[int, int], tuple[int, GameResult | None]] = {}

    def result_of(self, deal: StoredDeal) -> GameResult | None:
        """Return the result of a deal, None when it has none or the rules refuse it."""
        place = (deal.series.id, deal.number)
        # The events themselves would take megabytes.
        mark = hash((deal.series.created, deal.events))
        found = self._known.get(place)
        if found is None or found[0] != mark:
            found = self._known[place] = (mark, _result_of(deal))
        return found[1]


def deals_of(
    stored: Iterable[StoredDeal], replayed: ReplayedResults | None = None
) -> Iterator[FinishedDeal]:
    """Yield finished deals of the store for the statistics.

    Series without a person are left out, and so is a deal that the rules refuse; in a series with
    house rules the deals after it too.

    Args:
        stored: finished deals, those of a series one after the other.
        replayed: results known from before, to which new ones are added.
    """
    if replayed is None:
        replayed = ReplayedResults()
    for _, group in groupby(stored, key=lambda deal: deal.series.id):
        deals = list(group)
        place = user_place(deals[0].series.record)
        if place is not None:
            yield from _deals_of_series(deals, place, replayed)


def _deals_of_series(
    deals: list[StoredDeal], place: int, replayed: ReplayedResults
) -> Iterator[FinishedDeal]:
    record = deals[0].series.record
    results = ((deal, replayed.result_of(deal)) for deal in deals)
    played = [(deal, result) for deal, result in results if result is not None]
    # Where the lines end before the deals do, the seats of the rest are not known.
    for (deal, _), entry in zip(played, _entries(record, played), strict=False):
        seat = entry.seating.seat_of(place)
        dealt = deal.events[0]
        assert isinstance(dealt, Dealt)
        yield FinishedDeal(
            places=record.setup.places,
            place=place,
            entry=entry,
            cards=0 if seat is None else dealt.deal.hands[seat],
            helped=deal.helped,
            practice=record.practice,
        )


def _result_of(deal: StoredDeal) -> GameResult | None:
    try:
        return deal.game().result
    except Refusal as refusal:
        log.warning(
            "deal %d of series %d is left out: %s", deal.number, deal.series.id, refusal.rule
        )
        return None


def _entries(
    record: SeriesRecord, played: list[tuple[StoredDeal, GameResult]]
) -> tuple[Entry, ...]:
    """Return the lines of the list, with house rules only those before its first gap.

    Each house rule may look at all deals before, so that after a gap nobody knows who dealt.
    """
    if not record.setup.rules.house_rules:
        return tuple(
            Entry(deal.number, record.setup.seating(deal.number), result) for deal, result in played
        )
    unbroken = [result for place, (deal, result) in enumerate(played, 1) if deal.number == place]
    return Series(record.setup, tuple(unbroken)).entries

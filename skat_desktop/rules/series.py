# SPDX-License-Identifier: MIT
"""A series: its setup, whose deal it is, and when it is over. Source: ``rules.md`` 1 and 2."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cached_property
from typing import Final, NamedTuple

from skat_desktop.rules.deal import Deal, series_deal, series_first_dealer
from skat_desktop.rules.house import USUAL_TERMS, DealTerms, SeriesState
from skat_desktop.rules.refusal import Refusal
from skat_desktop.rules.result import GameResult
from skat_desktop.rules.rulesets import INTERNATIONAL, RuleSet
from skat_desktop.rules.seating import TABLE_SIZES, Seating, seating

PRESETS: Final = {3: (9, 12, 18, 24, 36, 48), 4: (12, 24, 36, 48), 5: (10, 20, 40)}
"""Usual numbers of deals by seats at the table; any number of whole rounds is possible."""

BIERLACHS_LIMITS: Final = (-301, -401, -501)


class ListKind(StrEnum):
    """How a series is reckoned and ranked."""

    PLAIN = "plain"
    TOURNAMENT = "tournament"
    BIERLACHS = "bierlachs"


@dataclass(frozen=True, slots=True)
class SeriesSetup:
    """Everything that is fixed before the first deal.

    Attributes:
        seed: determines the first dealer and every deal.
        places: seats at the table, 3 to 5.
        deals: number of deals, None for an endless series. Whole rounds only.
        list_kind: how the list is reckoned.
        rules: the rule set.
        bierlachs_limit: score at which a Bierlachs ends.

    Raises:
        Refusal: ``series.seats`` or ``series.length``.
    """

    seed: int
    places: int = 3
    deals: int | None = 9
    list_kind: ListKind = ListKind.TOURNAMENT
    rules: RuleSet = INTERNATIONAL
    bierlachs_limit: int = BIERLACHS_LIMITS[0]

    def __post_init__(self) -> None:
        if self.places not in TABLE_SIZES:
            raise Refusal("series.seats", places=self.places)
        if self.deals is not None and (self.deals < 1 or self.deals % self.places):
            raise Refusal("series.length", deals=self.deals, places=self.places)

    def dealer(self, number: int) -> int:
        """Return the place that deals deal ``number`` (from 1), if nobody has dealt again."""
        return (series_first_dealer(self.seed, self.places) + number - 1) % self.places

    def seating(self, number: int) -> Seating:
        """Return who sits where in deal ``number`` (from 1), if nobody has dealt again."""
        return seating(self.places, self.dealer(number))

    def deal(self, number: int) -> Deal:
        """Return the cards of deal ``number`` (from 1)."""
        return series_deal(self.seed, number)


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the list: a finished deal in terms of places at the table.

    Attributes:
        number: number of the deal, from 1.
        seating: who sat where.
        result: how the deal ended.
        terms: how it was played, as usual without house rules.
    """

    number: int
    seating: Seating
    result: GameResult
    terms: DealTerms = USUAL_TERMS

    @property
    def factor(self) -> int:
        """What its scores are multiplied by."""
        return self.terms.factor

    @property
    def declarer(self) -> int | None:
        """Place of the declarer, None when nobody played alone."""
        seat = self.result.declarer
        return None if seat is None else self.seating.players[seat]

    @property
    def won(self) -> bool | None:
        """Whether the declarer won, None when nobody played alone."""
        valuation = self.result.valuation
        return None if valuation is None else valuation.won

    @property
    def value(self) -> int:
        """Signed game value of the declarer, 0 when nobody played alone."""
        valuation = self.result.valuation
        return 0 if valuation is None else valuation.value * self.factor

    def score(self, place: int) -> int:
        """Return the signed game points of a place in this deal."""
        seat = self.seating.seat_of(place)
        return 0 if seat is None else self.result.scores[seat] * self.factor


class _Folded(NamedTuple):
    """What the finished deals of a series give.

    Attributes:
        entries: the lines of the list.
        state: what they hand on to the next deal.
        turns: how many times the deal has passed to a dealer.
    """

    entries: tuple[Entry, ...]
    state: SeriesState
    turns: int


# No slots: what its deals give is kept beside the fields.
@dataclass(frozen=True)
class Series:
    """A series in progress: its setup and its finished deals.

    Attributes:
        setup: what is fixed.
        results: results of the finished deals, in order.
    """

    setup: SeriesSetup
    results: tuple[GameResult, ...] = ()

    def with_result(self, result: GameResult) -> Series:
        """Return the series with one more finished deal."""
        return Series(self.setup, (*self.results, result))

    @property
    def next_number(self) -> int:
        """Number of the next deal, from 1."""
        return len(self.results) + 1

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The finished deals as lines of the list."""
        return self._folded.entries

    @property
    def next_terms(self) -> DealTerms:
        """On what terms the next deal is played."""
        return self._folded.state.next_terms

    @property
    def next_factor(self) -> int:
        """What the scores of the next deal are multiplied by."""
        return self.next_terms.factor

    @property
    def next_seating(self) -> Seating:
        """Who sits where in the next deal."""
        folded = self._folded
        return self.setup.seating(folded.turns + (not folded.state.next_terms.dealer_again))

    @property
    def over(self) -> bool:
        """Whether the last deal has been played."""
        setup = self.setup
        if setup.list_kind is ListKind.BIERLACHS and self._bierlachs_lost():
            return True
        if setup.deals is None or len(self.results) < setup.deals:
            return False
        folded = self._folded
        return folded.turns >= setup.deals and not folded.state.next_terms.dealer_again

    @cached_property
    def _folded(self) -> _Folded:
        # Asked for several times at each card of the deal that follows.
        entries: list[Entry] = []
        state = SeriesState()
        turns = 0
        for number, result in enumerate(self.results, start=1):
            terms = state.next_terms
            turns += not terms.dealer_again
            entries.append(Entry(number, self.setup.seating(turns), result, terms))
            state = replace(state, coming=state.coming[1:])
            for rule in self.setup.rules.house_rules:
                state = rule.after_deal(state, self.setup, tuple(entries))
        return _Folded(tuple(entries), state, turns)

    def _bierlachs_lost(self) -> bool:
        sums = bierlachs_sums(self.entries, self.setup.places)
        return min(sums) <= self.setup.bierlachs_limit


def bierlachs_sums(entries: Sequence[Entry], places: int) -> list[int]:
    """Return the Bierlachs scores: only losses are written down, at most 0.

    When the declarer wins, both opponents of the deal get minus his value; when he loses, he
    gets his loss.
    """
    sums = [0] * places
    for entry in entries:
        if entry.won is None:
            continue
        if entry.won:
            for place in entry.seating.players:
                if place != entry.declarer:
                    sums[place] -= entry.value
        else:
            assert entry.declarer is not None
            sums[entry.declarer] += entry.value
    return sums

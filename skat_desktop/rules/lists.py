# SPDX-License-Identifier: MIT
"""The score list: sums, tournament score, settlement and ranking. Source: ``rules.md`` 2."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from skat_desktop.rules.refusal import Refusal
from skat_desktop.rules.result import GameResult
from skat_desktop.rules.series import Entry, ListKind, Series, bierlachs_sums

GAME_BONUS: Final = 50
"""Tournament points for each game won, and against each game lost, as declarer."""

OTHERS_BONUS: Final = {3: 40, 4: 30, 5: 24}
"""Tournament points of every other place for each game a declarer loses, by places."""


@dataclass(frozen=True, slots=True)
class Tally:
    """What one place has done in a series.

    Attributes:
        points: sum of the signed game points.
        won: games won as declarer.
        lost: games lost as declarer.
        others_lost: games lost by other declarers at the table.
    """

    points: int = 0
    won: int = 0
    lost: int = 0
    others_lost: int = 0

    def tournament(self, places: int) -> int:
        """Return the tournament score (Seeger-Fabian).

        Raises:
            Refusal: ``series.seats`` for a table of another size than 3 to 5.
        """
        if places not in OTHERS_BONUS:
            raise Refusal("series.seats", places=places)
        bonus = GAME_BONUS * (self.won - self.lost) + OTHERS_BONUS[places] * self.others_lost
        return self.points + bonus


def deal_scores(result: GameResult) -> tuple[int, int, int]:
    """Return the tournament points that one deal gives each seat of a table of three."""
    if result.declarer is None or result.valuation is None:
        return (0, 0, 0)
    won = result.valuation.won
    forehand, middlehand, rearhand = (
        Tally(
            points=points,
            won=seat == result.declarer and won,
            lost=seat == result.declarer and not won,
            others_lost=seat != result.declarer and not won,
        ).tournament(len(result.scores))
        for seat, points in enumerate(result.scores)
    )
    return forehand, middlehand, rearhand


def tallies(entries: Sequence[Entry], places: int) -> list[Tally]:
    """Return the tally of each place over some lines of a list."""
    counted = []
    for place in range(places):
        played = [entry for entry in entries if entry.declarer == place]
        won = sum(entry.won is True for entry in played)
        all_lost = sum(entry.won is False for entry in entries)
        lost = len(played) - won
        points = sum(entry.score(place) for entry in entries)
        counted.append(Tally(points, won, lost, all_lost - lost))
    return counted


def scores(entries: Sequence[Entry], places: int, kind: ListKind) -> list[int]:
    """Return the score of each place by the list of the series."""
    if kind is ListKind.BIERLACHS:
        return bierlachs_sums(entries, places)
    counted = tallies(entries, places)
    if kind is ListKind.TOURNAMENT:
        return [tally.tournament(places) for tally in counted]
    return [tally.points for tally in counted]


def running_scores(series: Series) -> list[list[int]]:
    """Return the scores of all places after each deal."""
    setup = series.setup
    entries = series.entries
    return [
        scores(entries[:count], setup.places, setup.list_kind)
        for count in range(1, len(entries) + 1)
    ]


def settlement(final: Sequence[int]) -> list[int]:
    """Settle each against every other: n times the own score minus the sum of all."""
    total = sum(final)
    return [len(final) * score - total for score in final]


def ranking(final: Sequence[int]) -> list[int]:
    """Return the place in the ranking of each score; ties share one (1 1 3)."""
    return [1 + sum(other > score for other in final) for score in final]

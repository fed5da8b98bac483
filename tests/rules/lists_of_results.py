# SPDX-License-Identifier: MIT
"""Results and whole series made from bare numbers, for tests of lists."""

from __future__ import annotations

from collections.abc import Iterable

from skat_desktop.rules.contract import Contract
from skat_desktop.rules.games import GameType
from skat_desktop.rules.result import End, GameResult, thrown_in
from skat_desktop.rules.series import Series, SeriesSetup
from skat_desktop.rules.valuation import Valuation

CLUBS = Contract(GameType.CLUBS)


def result(seat: int | None, value: int, contract: Contract = CLUBS) -> GameResult:
    """Return how a deal ended in which this seat played for a signed value."""
    if seat is None:
        return thrown_in()
    won = value > 0
    points = [0, 0, 0]
    points[seat] = value
    loss_factor = 1 if won else 2
    valuation = Valuation(
        contract=contract,
        value=value,
        won=won,
        reason=None,
        overbid=False,
        base=abs(value) // loss_factor,
        levels=(),
        multiplier=1,
        factors=(),
        loss_factor=loss_factor,
        schneider=None,
        schwarz=None,
    )
    return GameResult(
        End.PLAYED_OUT,
        (points[0], points[1], points[2]),
        declarer=seat,
        contract=contract,
        valuation=valuation,
    )


def played(series: Series, place: int | None, value: int, contract: Contract = CLUBS) -> Series:
    """Return a series with one more deal, played by a place at the table for a signed value."""
    seat = None if place is None else series.next_seating.seat_of(place)
    assert place is None or seat is not None
    return series.with_result(result(seat, value, contract))


def series_of(setup: SeriesSetup, games: Iterable[tuple[int | None, int]]) -> Series:
    """Return a series from (place at the table, signed value); place None for thrown in."""
    series = Series(setup)
    for place, value in games:
        series = played(series, place, value)
    return series

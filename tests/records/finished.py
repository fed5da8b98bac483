# SPDX-License-Identifier: MIT
"""Helpers for tests of the statistics: finished deals made up, valued by the engine."""

from __future__ import annotations

from dataclasses import replace

from skat_desktop.records.statistics_deals import FinishedDeal
from skat_desktop.rules.cards import Hand
from skat_desktop.rules.result import GameResult, thrown_in
from skat_desktop.rules.seating import seating
from skat_desktop.rules.series import Entry
from tests.i18n.outcomes import outcome


def moved(result: GameResult, seat: int) -> GameResult:
    """Return the same result with another declarer."""
    assert result.valuation is not None
    scores = [0, 0, 0]
    scores[seat] = result.valuation.value
    return replace(result, declarer=seat, scores=(scores[0], scores[1], scores[2]))


def finished(
    result: GameResult,
    *,
    places: int = 3,
    dealer: int = 2,
    place: int = 0,
    cards: Hand = 0,
    helped: bool = False,
    practice: bool = False,
) -> FinishedDeal:
    """Return a finished deal; the user sits at place 0, which is forehand by default."""
    entry = Entry(1, seating(places, dealer), result)
    return FinishedDeal(places, place, entry, cards, helped=helped, practice=practice)


def alone(contract: str = "C", points: int = 70, *, seat: int = 0, **facts) -> FinishedDeal:
    """Return a deal that the user played alone in a seat; more as ``outcome`` takes it."""
    flags = {name: facts.pop(name) for name in ("helped", "practice") if name in facts}
    dealer = (2 - seat) % 3
    return finished(moved(outcome(contract, points=points, **facts), seat), dealer=dealer, **flags)


def against(contract: str = "C", points: int = 70, *, seat: int = 0, **facts) -> FinishedDeal:
    """Return a deal in which the user defended in a seat against the one to the left."""
    flags = {name: facts.pop(name) for name in ("helped", "practice") if name in facts}
    result = moved(outcome(contract, points=points, **facts), (seat + 1) % 3)
    return finished(result, dealer=(2 - seat) % 3, **flags)


def passed(**facts) -> FinishedDeal:
    """Return a deal that was thrown in."""
    return finished(thrown_in(), **facts)

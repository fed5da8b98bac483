# SPDX-License-Identifier: MIT
"""How a deal ended, with everything needed to explain it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from skat_desktop.rules.cards import Hand
from skat_desktop.rules.contract import Contract
from skat_desktop.rules.valuation import Valuation


class End(StrEnum):
    """What ended a deal."""

    PLAYED_OUT = "played_out"
    THROWN_IN = "thrown_in"
    NULL_TRICK = "null_trick"
    """The declarer of a Null took a trick."""
    ANNOUNCEMENT_LOST = "announcement_lost"
    """Schwarz was announced and the defenders took a trick."""
    CLAIMED = "claimed"
    CONCEDED_BY_DECLARER = "conceded_by_declarer"
    CONCEDED_BY_DEFENDERS = "conceded_by_defenders"
    AWARDED = "awarded"
    """The rest was given to a side from outside."""
    IMPOSSIBLE_NULL = "impossible_null"
    """A Null below the bid, lost at once."""


@dataclass(frozen=True, slots=True)
class GameResult:
    """The result of a deal.

    Attributes:
        end: what ended it.
        scores: signed game points of forehand, middlehand and rearhand.
        declarer: seat that played, None when thrown in.
        bid: the bid, 0 when thrown in.
        contract: what was declared, None when thrown in.
        valuation: the value with its reasons, None when thrown in.
        matadors: signed, 0 in Null and when thrown in.
        points: card points of declarer (skat included) and defenders at the end.
        tricks: tricks of declarer and defenders at the end.
        skat: the cards that lay in the skat at the end.
    """

    end: End
    scores: tuple[int, int, int]
    declarer: int | None = None
    bid: int = 0
    contract: Contract | None = None
    valuation: Valuation | None = None
    matadors: int = 0
    points: tuple[int, int] = (0, 0)
    tricks: tuple[int, int] = (0, 0)
    skat: Hand = 0


def thrown_in() -> GameResult:
    """Return the result of a deal in which all have passed."""
    return GameResult(End.THROWN_IN, (0, 0, 0))

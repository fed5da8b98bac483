# SPDX-License-Identifier: MIT
"""The result in a record of the International Skat Server: property R as a typed value."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from skat_desktop.records.faults import RecordFault
from skat_desktop.rules.result import End, GameResult

_NOBODY: Final = -1
_NUMBER: Final = re.compile(r"-?[0-9]{1,6}")


class Outcome(StrEnum):
    """How a record says that a deal ended."""

    PASSED = "passed"
    WIN = "win"
    LOSS = "loss"
    PENALTY = "penalty"
    """Broken off before a game was declared."""


@dataclass(frozen=True, slots=True)
class RecordResult:
    """What property R says.

    Attributes:
        outcome: thrown in, won, lost or broken off.
        declarer: seat of the declarer, None where there is none.
        value: signed game points, doubled when lost.
        matadors: signed; 0 in Null.
        overbid: whether the game was worth less than the bid.
        points: the declarer's card points, skat included.
        tricks: the declarer's tricks.
        schneider: whether a side is Schneider.
        schwarz: whether a side is Schwarz.
        penalties: 1 for each seat that broke the deal off, else 0.
        left: seat that left, None if nobody did.
        timed_out: seat that used up its time, None if nobody did.
        resigned: whether somebody resigned; None in older records, which do not say.
        extra: words nobody here knows, as found.
    """

    outcome: Outcome
    declarer: int | None = None
    value: int = 0
    matadors: int = 0
    overbid: bool = False
    points: int = 0
    tricks: int = 0
    schneider: bool = False
    schwarz: bool = False
    penalties: tuple[int, int, int] = (0, 0, 0)
    left: int | None = None
    timed_out: int | None = None
    resigned: bool | None = None
    extra: tuple[str, ...] = ()

    def __str__(self) -> str:
        """Return the text of property R."""
        if self.outcome is Outcome.PASSED:
            return " ".join((Outcome.PASSED.value, *self.extra))
        words = [
            f"d:{_seat_text(self.declarer)}",
            self.outcome.value,
            f"v:{self.value}",
            f"m:{self.matadors}",
            "overbid" if self.overbid else "bidok",
            f"p:{self.points}",
            f"t:{self.tricks}",
            f"s:{self.schneider:d}",
            f"z:{self.schwarz:d}",
            *(f"p{seat}:{count}" for seat, count in enumerate(self.penalties)),
            f"l:{_seat_text(self.left)}",
            f"to:{_seat_text(self.timed_out)}",
        ]
        if self.resigned is not None:
            words.append(f"r:{self.resigned:d}")
        return " ".join((*words, *self.extra))


def _seat_text(seat: int | None) -> str:
    return str(_NOBODY if seat is None else seat)


def _read_number(text: str) -> int:
    if not _NUMBER.fullmatch(text):
        raise ValueError
    return int(text)


def _read_seat(text: str) -> int | None:
    number = _read_number(text)
    if not _NOBODY <= number <= 2:
        raise ValueError
    return None if number == _NOBODY else number


def _read_flag(text: str) -> bool:
    if text not in ("0", "1"):
        raise ValueError
    return text == "1"


_FIELDS: Final[dict[str, tuple[str, Callable[[str], object]]]] = {
    "d": ("declarer", _read_seat),
    "v": ("value", _read_number),
    "m": ("matadors", _read_number),
    "p": ("points", _read_number),
    "t": ("tricks", _read_number),
    "s": ("schneider", _read_flag),
    "z": ("schwarz", _read_flag),
    "l": ("left", _read_seat),
    "to": ("timed_out", _read_seat),
    "r": ("resigned", _read_flag),
}
_PENALTY_FIELDS: Final = {"p0": 0, "p1": 1, "p2": 2}
_REQUIRED: Final = ("d", "v", "m", "p", "t", "s", "z")
_BID_WORDS: Final = {"bidok": False, "overbid": True}
_OUTCOMES: Final = {outcome.value: outcome for outcome in Outcome}


def parse_result(text: str) -> RecordResult:
    """Read the text of property R.

    Raises:
        RecordFault: ``result.form``, with the word that is wrong or missing.
    """
    values: dict[str, object] = {}
    penalties = [0, 0, 0]
    extra = []
    seen = set()
    for word in text.split():
        name, colon, number = word.partition(":")
        kind = name if colon else "bid" if word in _BID_WORDS else "outcome"
        try:
            if not colon and word in _OUTCOMES:
                values["outcome"] = _OUTCOMES[word]
            elif not colon and word in _BID_WORDS:
                values["overbid"] = _BID_WORDS[word]
            elif colon and name in _FIELDS:
                attribute, read = _FIELDS[name]
                values[attribute] = read(number)
            elif colon and name in _PENALTY_FIELDS:
                penalties[_PENALTY_FIELDS[name]] = _read_number(number)
            else:
                extra.append(word)
                continue
        except ValueError:
            raise RecordFault("result.form", found=word) from None
        if kind in seen:
            raise RecordFault("result.form", found=word)
        seen.add(kind)
    missing = _missing(values, seen)
    if missing:
        raise RecordFault("result.form", missing=missing)
    return RecordResult(
        **values,  # type: ignore[arg-type]
        penalties=(penalties[0], penalties[1], penalties[2]),
        extra=tuple(extra),
    )


def _missing(values: dict[str, object], seen: set[str]) -> str | None:
    if "outcome" not in seen:
        return "win, loss, penalty or passed"
    if values["outcome"] is Outcome.PASSED:
        return None
    if "bid" not in seen:
        return "bidok or overbid"
    return next((f"{name}:" for name in _REQUIRED if name not in seen), None)


def recorded_form(result: GameResult) -> RecordResult:
    """Return what property R says of a deal that ended like this.

    In Null a rest that was given away moves no cards: only a trick that the declarer really took
    counts.
    """
    valuation = result.valuation
    if valuation is None or result.contract is None:
        return RecordResult(Outcome.PASSED)
    tricks = result.tricks[0]
    if result.contract.game.is_null and result.end is not End.NULL_TRICK:
        tricks = 0
    return RecordResult(
        outcome=Outcome.WIN if valuation.won else Outcome.LOSS,
        declarer=result.declarer,
        value=valuation.value,
        matadors=result.matadors,
        overbid=valuation.overbid,
        points=result.points[0],
        tricks=tricks,
        schneider=valuation.schneider is not None,
        schwarz=valuation.schwarz is not None,
    )


def broken_off(seat: int) -> RecordResult:
    """Return what property R says when a seat broke the deal off before a game was declared."""
    return RecordResult(Outcome.PENALTY, penalties=(int(seat == 0), int(seat == 1), int(seat == 2)))

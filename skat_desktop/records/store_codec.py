# SPDX-License-Identifier: MIT
"""Rows of the database ↔ values.

The events of a deal stand in one text, one event a line, each line with the number of its
format in front: ``1 0 play CJ``. A row ends with a checksum over all its other columns, so that
a changed byte shows even where SQLite's own structure is whole.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields
from datetime import datetime
from functools import lru_cache
from typing import Any, Final

from skat_desktop.records.store_records import (
    SeriesRecord,
    SeriesStatus,
    StoredDeal,
    StoredPlayer,
    StoredSeries,
)
from skat_desktop.rules.events import Event, parse_event
from skat_desktop.rules.house import HouseRule
from skat_desktop.rules.rulesets import FreeConcession, NullBelowBid, RuleSet
from skat_desktop.rules.series import ListKind, SeriesSetup

EVENT_FORMAT: Final = 1
"""Number of the text form in which events are written."""

_READERS: Final[Mapping[str, Callable[[str], Event]]] = {"1": parse_event}
"""Every format that was ever written → its reader."""

SERIES_COLUMNS: Final = (
    "id, created, seed, places, deals, list_kind, bierlachs_limit, rules, players, practice, status"
    ", checksum"
)
DEAL_COLUMNS: Final = "series, number, helped, CAST(events AS BLOB), checksum"

Row = Sequence[Any]


class UnreadableRow(ValueError):
    """A row is not what this version of the program has written."""


def _series_checksum(row: Row) -> int:
    return zlib.crc32("\x1f".join(map(str, row)).encode())


def _deal_checksum(series: int, number: int, helped: int, events: bytes) -> int:
    return zlib.crc32(events, zlib.crc32(b"%d %d %d " % (series, number, helped)))


def check_series_row(row: Row) -> None:
    """Check a row of ``SERIES_COLUMNS``.

    Raises:
        UnreadableRow: its checksum does not fit.
    """
    if _series_checksum(row[:-1]) != row[-1]:
        raise UnreadableRow("the checksum of a series does not fit")


def check_deal_row(row: Row) -> None:
    """Check a row of ``DEAL_COLUMNS``.

    Raises:
        UnreadableRow: its checksum does not fit.
    """
    try:
        whole = _deal_checksum(*row[:-1]) == row[-1]
    except TypeError:
        whole = False
    if not whole:
        raise UnreadableRow("the checksum of a deal does not fit")


# Events


def event_line(event: Event) -> str:
    """Return the line of an event."""
    return f"{EVENT_FORMAT} {event}"


@lru_cache(maxsize=1024)
def parse_line(line: str) -> Event:
    """Read the line of an event.

    All but the dealings occur again and again, and events never change: the same one is returned.

    Raises:
        UnreadableRow: the format is not known, or the text is not of its format.
    """
    number, _, text = line.partition(" ")
    reader = _READERS.get(number)
    if reader is None:
        raise UnreadableRow(f"an event has the unknown format {number[:10]!r}")
    try:
        return reader(text)
    except ValueError as error:
        # The error's words name the cards: they stay out of logs and reports.
        raise UnreadableRow(f"an event cannot be read: {type(error).__name__}") from None


# Rule sets


def rules_text(rules: RuleSet) -> str:
    """Return a rule set with all its options as JSON, house rules by their ids."""
    options = {field.name: getattr(rules, field.name) for field in fields(RuleSet)}
    options["house_rules"] = [rule.id for rule in rules.house_rules]
    return json.dumps(options)


def parse_rules(text: str, house_rules: Mapping[str, HouseRule]) -> RuleSet:
    """Read a rule set.

    An option that was not there when the text was written has its default.

    Args:
        text: from :func:`rules_text`.
        house_rules: the house rules there are, by id.

    Raises:
        ValueError: the text is no rule set, or one with options of another version.
    """
    options = json.loads(text)
    known = {field.name for field in fields(RuleSet)}
    if not isinstance(options, dict) or not options.keys() <= known:
        raise ValueError("no rule set of this version")
    for name, enumeration in (
        ("null_below_bid", NullBelowBid),
        ("free_concession", FreeConcession),
    ):
        if name in options:
            options[name] = enumeration(options[name])
    options["house_rules"] = tuple(house_rules[rule] for rule in options.get("house_rules", ()))
    return RuleSet(**options)


# Series and deals


def series_row(series: StoredSeries) -> tuple[Any, ...]:
    """Return the row of a series, with its checksum."""
    record = series.record
    setup = record.setup
    row = (
        series.id,
        series.created.isoformat(timespec="seconds"),
        # As text: SQLite's numbers end at 64 bits, a seed does not.
        str(setup.seed),
        setup.places,
        setup.deals,
        setup.list_kind.value,
        setup.bierlachs_limit,
        rules_text(setup.rules),
        json.dumps([[player.name, player.strength] for player in record.players]),
        int(record.practice),
        series.status.value,
    )
    return (*row, _series_checksum(row))


def parse_series(row: Row, house_rules: Mapping[str, HouseRule]) -> StoredSeries:
    """Read the row of a series, checksum included.

    Raises:
        UnreadableRow: it is damaged, or of another version.
    """
    check_series_row(row)
    number, created, seed, places, deals, kind, limit, rules, players, practice, status, _ = row
    try:
        setup = SeriesSetup(
            seed=int(seed),
            places=places,
            deals=deals,
            list_kind=ListKind(kind),
            rules=parse_rules(rules, house_rules),
            bierlachs_limit=limit,
        )
        seated = tuple(StoredPlayer(name, strength) for name, strength in json.loads(players))
        record = SeriesRecord(setup, seated, practice=bool(practice))
        when = datetime.fromisoformat(created)
        return StoredSeries(number, record, when, SeriesStatus(status))
    except (ValueError, TypeError, KeyError) as error:
        raise UnreadableRow(f"a series cannot be read: {type(error).__name__}") from None


def deal_row(series_id: int, number: int, lines: Sequence[str], *, helped: bool) -> tuple[Any, ...]:
    """Return the row of a deal, with its checksum.

    Args:
        series_id: the series it belongs to.
        number: its number there, from 1.
        lines: from :func:`event_line`.
        helped: whether it was played with help.
    """
    text = "\n".join(lines)
    checksum = _deal_checksum(series_id, number, helped, text.encode())
    return (series_id, number, int(helped), text, checksum)


def parse_deal(row: Row, series: StoredSeries) -> StoredDeal:
    """Read the row of a deal, checksum included.

    Raises:
        UnreadableRow: it is damaged, or of another version.
    """
    check_deal_row(row)
    _, number, helped, lines, _ = row
    events = tuple(parse_line(line) for line in lines.decode(errors="replace").splitlines())
    return StoredDeal(series, number, events, helped=bool(helped))

# SPDX-License-Identifier: MIT
"""Reading series and deals from an open database, and checking all of it."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping
from typing import Final

from skat_desktop.records.store_codec import (
    DEAL_COLUMNS,
    SERIES_COLUMNS,
    UnreadableRow,
    check_deal_row,
    check_series_row,
    parse_deal,
    parse_series,
)
from skat_desktop.records.store_records import (
    SeriesStatus,
    StoredDeal,
    StoredSeries,
    UnfinishedSeries,
)
from skat_desktop.rules.house import HouseRule
from skat_desktop.rules.refusal import Refusal

ALL_SERIES: Final = f"SELECT {SERIES_COLUMNS} FROM series"
ALL_DEALS: Final = f"SELECT {DEAL_COLUMNS} FROM deals"


def check_everything(connection: sqlite3.Connection, house_rules: Mapping[str, HouseRule]) -> None:
    """Check the structure of the file, the checksum of every row, and what is unfinished.

    Raises:
        UnreadableRow: something is not as it was written.
        sqlite3.Error: SQLite cannot read the file.
    """
    found = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
    if found != "ok":
        raise UnreadableRow(found.splitlines()[-1])
    with_deals = set()
    for row in connection.execute(ALL_DEALS):
        check_deal_row(row)
        with_deals.add(row[0])
    ids = set()
    for row in connection.execute(ALL_SERIES):
        check_series_row(row)
        ids.add(row[0])
    if not ids >= with_deals:
        raise UnreadableRow("a series is missing")
    read_unfinished(connection, house_rules)


def read_series(
    connection: sqlite3.Connection, series_id: int, house_rules: Mapping[str, HouseRule]
) -> StoredSeries:
    """Return a series.

    Raises:
        KeyError: there is none with this id.
        UnreadableRow: it is damaged, or of another version.
    """
    row = connection.execute(f"{ALL_SERIES} WHERE id = ?", (series_id,)).fetchone()
    if row is None:
        raise KeyError(series_id)
    return parse_series(row, house_rules)


def read_unfinished(
    connection: sqlite3.Connection, house_rules: Mapping[str, HouseRule]
) -> tuple[UnfinishedSeries, ...]:
    """Return the running series, the one begun last first.

    Raises:
        UnreadableRow: one of them is damaged, of another version, or against the rules.
    """
    rows = connection.execute(
        f"{ALL_SERIES} WHERE status = ? ORDER BY id DESC", (SeriesStatus.RUNNING.value,)
    ).fetchall()
    return tuple(_with_deals(connection, parse_series(row, house_rules)) for row in rows)


def _with_deals(connection: sqlite3.Connection, series: StoredSeries) -> UnfinishedSeries:
    deals = [parse_deal(row, series) for row in deal_rows(connection, series.id)]
    # Other series may lack deals: those that could not be rescued from a damaged file.
    if [deal.number for deal in deals] != list(range(1, len(deals) + 1)):
        raise UnreadableRow("a deal is missing")
    over = [is_over(deal) for deal in deals]
    if not all(over[:-1]):
        raise UnreadableRow("a deal has no end, but another follows it")
    if deals and not over[-1]:
        return UnfinishedSeries(series, tuple(deals[:-1]), deals[-1])
    return UnfinishedSeries(series, tuple(deals), None)


def deal_rows(connection: sqlite3.Connection, series_id: int) -> list[tuple[object, ...]]:
    """Return the rows of a series' deals in order, checksums included."""
    return connection.execute(
        f"{ALL_DEALS} WHERE series = ? ORDER BY number", (series_id,)
    ).fetchall()


def is_over(deal: StoredDeal) -> bool:
    """Tell whether a deal has a result.

    Raises:
        UnreadableRow: its events are against the rules.
    """
    try:
        return deal.game().result is not None
    except Refusal as refusal:
        raise UnreadableRow(f"a deal is against the rules: {refusal.rule}") from None

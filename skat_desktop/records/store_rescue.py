# SPDX-License-Identifier: MIT
"""Copying what can still be read from a damaged database into a new one.

Only rows whose checksum fits are copied, so nothing wrong comes along. The damaged files are not
touched: SQLite works on copies of them.
"""

from __future__ import annotations

import contextlib
import logging
import shutil
import sqlite3
import tempfile
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from skat_desktop.records.store_codec import (
    Row,
    UnreadableRow,
    check_deal_row,
    check_series_row,
    parse_deal,
    parse_series,
    series_row,
)
from skat_desktop.records.store_read import ALL_DEALS, ALL_SERIES, is_over
from skat_desktop.records.store_records import SeriesStatus, StoredSeries
from skat_desktop.records.store_schema import HEADER, HEADER_SIZE
from skat_desktop.rules.house import HouseRule

log = logging.getLogger(__name__)


def copy_database(source: Path, folder: Path) -> Path:
    """Copy a database and its log into a folder.

    Raises:
        OSError: one of them cannot be read, or not be written there.
    """
    target = folder / "copy.db"
    shutil.copyfile(source, target)
    with contextlib.suppress(FileNotFoundError):
        shutil.copyfile(f"{source}-wal", f"{target}-wal")
    return target


def text_of(content: bytes) -> str:
    """Read text that may be damaged: a wrong byte must fail the checksum, not the reading."""
    return content.decode(errors="replace")


def rescue(damaged: Path, fresh: sqlite3.Connection, house_rules: Mapping[str, HouseRule]) -> int:
    """Copy whole rows from a damaged database.

    A series that was running goes on only if all its deals are there; else it is abandoned.

    Args:
        damaged: the file that was set aside.
        fresh: the new database.
        house_rules: the house rules there are, by id.

    Returns:
        The number of deals that were copied.
    """
    try:
        with tempfile.TemporaryDirectory(prefix="skat-desktop-") as folder:
            copy = copy_database(damaged, Path(folder))
            _mend_header(copy)
            with closing(sqlite3.connect(copy)) as source:
                source.text_factory = text_of
                all_series = _scan(source, ALL_SERIES, check_series_row, "id")
                deals = _scan(source, ALL_DEALS, check_deal_row, "series", "number")
        return _copy(all_series, deals, fresh, house_rules)
    except (OSError, sqlite3.Error) as error:
        log.warning("nothing could be copied from %s: %s", damaged.name, error)
        if fresh.in_transaction:
            fresh.execute("ROLLBACK")
        return 0


def _mend_header(copy: Path) -> None:
    """Give a copy the parts of the header that are the same in every database of ours."""
    with open(copy, "r+b") as file:
        if len(file.read(HEADER_SIZE)) < HEADER_SIZE:
            return
        for place, content in HEADER.items():
            file.seek(place)
            file.write(content)


@dataclass(slots=True)
class _Found:
    """What a table still gives.

    Attributes:
        whole: the rows whose checksum fits, by key.
        damaged: the keys of the others.
        complete: whether the table could be read from end to end.
    """

    whole: dict[tuple[Any, ...], Row] = field(default_factory=dict)
    damaged: set[tuple[Any, ...]] = field(default_factory=set)
    complete: bool = True


def _scan(
    source: sqlite3.Connection, query: str, check: Callable[[Row], None], *key: str
) -> _Found:
    """Read a table from both ends, each as far as it goes: a broken page lies between."""
    found = _Found()
    for direction in ("ASC", "DESC"):
        order = ", ".join(f"{column} {direction}" for column in key)
        try:
            for row in source.execute(f"{query} ORDER BY {order}"):
                row_key = tuple(row[: len(key)])
                try:
                    check(row)
                except UnreadableRow:
                    found.damaged.add(row_key)
                else:
                    found.whole[row_key] = row
        except sqlite3.Error:
            found.complete = False
    return found


def _copy(
    all_series: _Found,
    deals: _Found,
    fresh: sqlite3.Connection,
    house_rules: Mapping[str, HouseRule],
) -> int:
    copied = 0
    broken = {key[0] for key in deals.damaged}
    fresh.execute("BEGIN IMMEDIATE")
    for row in all_series.whole.values():
        try:
            series = parse_series(row, house_rules)
        except UnreadableRow:
            continue
        mine = [deals.whole[key] for key in sorted(deals.whole) if key[0] == series.id]
        if series.status is SeriesStatus.RUNNING:
            whole = deals.complete and series.id not in broken
            if not (whole and _can_go_on(series, mine)):
                series = replace(series, status=SeriesStatus.ABANDONED)
        marks = ", ".join("?" * len(row))
        fresh.execute(f"INSERT INTO series VALUES ({marks})", series_row(series))
        fresh.executemany("INSERT INTO deals VALUES (?, ?, ?, CAST(? AS TEXT), ?)", mine)
        copied += len(mine)
    fresh.execute("COMMIT")
    return copied


def _can_go_on(series: StoredSeries, rows: Sequence[Row]) -> bool:
    """Tell whether a series has all its deals, all of them over but perhaps the last."""
    try:
        deals = [parse_deal(row, series) for row in rows]
        over = [is_over(deal) for deal in deals]
    except UnreadableRow:
        return False
    return [deal.number for deal in deals] == list(range(1, len(deals) + 1)) and all(over[:-1])

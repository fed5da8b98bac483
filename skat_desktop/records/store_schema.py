# SPDX-License-Identifier: MIT
"""The tables, and how a database of an older version becomes one of this version."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from typing import Final

APPLICATION_ID: Final = 0x534B4154
"""Marks a database as ours: "SKAT"."""

PAGE_SIZE: Final = 4096
"""In bytes."""

HEADER_SIZE: Final = 100
"""In bytes."""

HEADER: Final = {
    0: b"SQLite format 3\0",
    16: PAGE_SIZE.to_bytes(2, "big"),
    18: bytes((2, 2, 0, 64, 32, 32)),  # with a log; no reserved space; fixed fractions
    44: (4).to_bytes(4, "big"),  # format of the schema
    56: (1).to_bytes(4, "big"),  # UTF-8
}
"""What stands at which place in the header of every database of ours.
Source: https://www.sqlite.org/fileformat2.html#the_database_header"""

_TABLES: Final = (
    """
    CREATE TABLE series (
      id INTEGER PRIMARY KEY,
      created TEXT NOT NULL,
      seed TEXT NOT NULL,
      places INTEGER NOT NULL,
      deals INTEGER,
      list_kind TEXT NOT NULL,
      bierlachs_limit INTEGER NOT NULL,
      rules TEXT NOT NULL,
      players TEXT NOT NULL,
      practice INTEGER NOT NULL,
      status TEXT NOT NULL,
      checksum INTEGER NOT NULL
    )
    """,
    # The events of a deal stand in one row: it is read whole and never longer than a page, and
    # a file with thousands of deals can be checked at every start.
    """
    CREATE TABLE deals (
      series INTEGER NOT NULL,
      number INTEGER NOT NULL,
      helped INTEGER NOT NULL,
      events TEXT NOT NULL,
      checksum INTEGER NOT NULL,
      PRIMARY KEY (series, number)
    ) WITHOUT ROWID
    """,
)


def _first_version(connection: sqlite3.Connection) -> None:
    for statement in _TABLES:
        connection.execute(statement)
    connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")


Migration = Callable[[sqlite3.Connection], None]

MIGRATIONS: Final[tuple[Migration, ...]] = (_first_version,)
"""Step ``n`` makes a database of version ``n`` one of version ``n + 1``. A step that was
released is never changed. Each released version has a database in ``tests/data/databases``."""


def version_of(connection: sqlite3.Connection) -> int:
    """Return the version of a database, 0 for an empty one."""
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    return version


def migrate(connection: sqlite3.Connection, migrations: Sequence[Migration]) -> None:
    """Bring a database to the version that the migrations lead to.

    Each step happens as a whole or not at all.

    Raises:
        sqlite3.Error: a step failed; the database has the version of the last that did not.
    """
    for version in range(version_of(connection), len(migrations)):
        connection.execute("BEGIN IMMEDIATE")
        try:
            migrations[version](connection)
            connection.execute(f"PRAGMA user_version = {version + 1}")
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise

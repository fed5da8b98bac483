# SPDX-License-Identifier: MIT
"""Opening the database: checked before it is trusted, set aside when it cannot be.

Whatever is wrong, there is a connection to work with afterwards, and no file of the user's has
been changed.
"""

from __future__ import annotations

import logging
import os
import sqlite3
import tempfile
from collections.abc import Mapping
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from skat_desktop.records.files import set_aside
from skat_desktop.records.store_codec import UnreadableRow
from skat_desktop.records.store_read import check_everything
from skat_desktop.records.store_rescue import copy_database, rescue, text_of
from skat_desktop.records.store_schema import (
    APPLICATION_ID,
    MIGRATIONS,
    PAGE_SIZE,
    migrate,
    version_of,
)
from skat_desktop.records.store_wal import is_damaged
from skat_desktop.records.trouble import Trouble, reason_of
from skat_desktop.rules.house import HouseRule

log = logging.getLogger(__name__)

_COMPANIONS: Final = ("-wal", "-shm", "-journal")

_IN_USE: Final = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
_NOT_THE_FILES_FAULT: Final = (
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_PERM,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_NOMEM,
    sqlite3.SQLITE_NOLFS,
)
_JOURNAL_MODES: Final = (b"\x01\x01", b"\x02\x02")
"""Bytes 18 and 19 of the file: what is needed to write and to read it."""

_BUSY_SECONDS: Final = 1.0
"""How long another program may hold the file before it counts as in use."""

_LOG_PAGES: Final = 100
"""Pages of the write-ahead log before SQLite moves them into the file: few, because the log is
read whole at a start after a kill."""


@dataclass(frozen=True, slots=True)
class Opened:
    """An open database.

    Attributes:
        connection: in autocommit mode; only the thread that has opened it may use it.
        troubles: what the user is to be told.
    """

    connection: sqlite3.Connection
    troubles: tuple[Trouble, ...] = ()


class _Damaged(Exception):
    """The file is not a database that this program has written."""


class _Newer(Exception):
    """The file was written by a newer version."""


def open_database(path: Path | None, house_rules: Mapping[str, HouseRule]) -> Opened:
    """Open the database, or the best that is left.

    Args:
        path: the file, made when it is missing; None keeps everything in memory.
        house_rules: the house rules there are, by id.
    """
    if path is None:
        return Opened(_in_memory())
    try:
        if os.path.lexists(path) or _has_content(Path(f"{path}-wal")):
            _check(path, house_rules)
        else:
            _create(path)
        return Opened(_connect(path))
    except _Newer:
        return _start_anew(path, "from-newer-version", None, house_rules)
    except (_Damaged, UnreadableRow) as error:
        return _start_anew(path, "damaged", str(error), house_rules)
    except sqlite3.Error as error:
        # An error of the Python module itself has no code.
        code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF
        if code in _IN_USE:
            return Opened(_in_memory(), (Trouble("database.in_use", {"file": path.name}),))
        if code in _NOT_THE_FILES_FAULT:
            return _only_read(path, error, house_rules)
        return _start_anew(path, "damaged", reason_of(error), house_rules)
    except OSError as error:
        return _only_read(path, error, house_rules)


def _check(path: Path, house_rules: Mapping[str, HouseRule]) -> None:
    """Check a database and change nothing, not even its log.

    Raises:
        _Damaged, _Newer, UnreadableRow, sqlite3.Error, OSError: what is wrong.
    """
    if not path.exists():
        raise _Damaged("the file is missing, but its log is there")
    if not path.is_file():
        raise _Damaged("it is no file")
    with open(path, "rb") as file:
        header = file.read(20)
    if not header:
        raise _Damaged("the file is empty")
    if header[18:20] not in _JOURNAL_MODES:
        # SQLite would open some such files, but never write to them.
        raise _Damaged("its header is damaged")
    if is_damaged(Path(f"{path}-wal")):
        raise _Damaged("its log is damaged")
    uri = f"{path.absolute().as_uri()}?mode=ro"
    with closing(sqlite3.connect(uri, uri=True, timeout=_BUSY_SECONDS)) as connection:
        connection.text_factory = text_of
        if connection.execute("PRAGMA application_id").fetchone()[0] != APPLICATION_ID:
            raise _Damaged("it is not a database of this program")
        version = version_of(connection)
        if version > len(MIGRATIONS):
            raise _Newer
        if version < 1:
            raise _Damaged("it has no version")
        if version == len(MIGRATIONS):
            check_everything(connection, house_rules)
            return
        # An older file is brought up to date in memory first: it is changed when that went well.
        with closing(sqlite3.connect(":memory:", isolation_level=None)) as trial:
            trial.text_factory = text_of
            connection.backup(trial)
            migrate(trial, MIGRATIONS)
            check_everything(trial, house_rules)


def _has_content(path: Path) -> bool:
    return path.is_file() and path.stat().st_size > 0


def _create(path: Path) -> None:
    """Make a new database under another name first, so that it never lies there half made."""
    fresh = path.with_name(path.name + ".new")
    for ending in ("", *_COMPANIONS):
        Path(f"{fresh}{ending}").unlink(missing_ok=True)
    with closing(sqlite3.connect(fresh, isolation_level=None)) as connection:
        connection.execute(f"PRAGMA page_size = {PAGE_SIZE}")
        connection.execute("PRAGMA encoding = 'UTF-8'")
        connection.execute("PRAGMA journal_mode = WAL")
        migrate(connection, MIGRATIONS)
    os.rename(fresh, path)


def _connect(path: Path) -> sqlite3.Connection:
    """Open a whole database for writing, for this process alone."""
    connection = sqlite3.connect(path, isolation_level=None, timeout=_BUSY_SECONDS)
    try:
        connection.text_factory = text_of
        # Before anything else: with it the log needs no shared memory, which network folders
        # lack, and a second program cannot write between our events.
        connection.execute("PRAGMA locking_mode = EXCLUSIVE")
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = NORMAL")
        connection.execute(f"PRAGMA wal_autocheckpoint = {_LOG_PAGES}")
        migrate(connection, MIGRATIONS)
        # Take the lock now, not with the first event.
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("COMMIT")
    except BaseException:
        connection.close()
        raise
    return connection


def _in_memory() -> sqlite3.Connection:
    connection = sqlite3.connect(":memory:", isolation_level=None)
    migrate(connection, MIGRATIONS)
    return connection


def _start_anew(
    path: Path, label: str, reason: str | None, house_rules: Mapping[str, HouseRule]
) -> Opened:
    """Set the file aside and begin a new one.

    Args:
        path: the file.
        label: why, as part of its new name.
        reason: what is wrong; None when it is from a newer version.
        house_rules: the house rules there are, by id.
    """
    try:
        aside = set_aside(path, label, _COMPANIONS)
        _create(path)
        connection = _connect(path)
    except (OSError, sqlite3.Error) as error:
        facts = {"file": path.name, "reason": reason or reason_of(error)}
        return Opened(_in_memory(), (Trouble("database.memory", facts),))
    if reason is None:
        trouble = Trouble("database.newer", {"file": aside.name})
    else:
        rescued = rescue(aside, connection, house_rules)
        trouble = Trouble(
            "database.damaged", {"file": aside.name, "reason": reason, "rescued": rescued}
        )
    return Opened(connection, (trouble,))


def _only_read(path: Path, error: Exception, house_rules: Mapping[str, HouseRule]) -> Opened:
    """Keep everything in memory, beginning with what is in the file if it can be read."""
    connection = _in_memory()
    try:
        with tempfile.TemporaryDirectory(prefix="skat-desktop-") as folder:
            copy = copy_database(path, Path(folder))
            _check(copy, house_rules)
            with closing(sqlite3.connect(copy)) as source:
                source.backup(connection)
        migrate(connection, MIGRATIONS)
    except (OSError, sqlite3.Error, UnreadableRow, _Damaged, _Newer) as second:
        log.info("nothing was read from %s: %s", path.name, second)
        connection.close()
        connection = _in_memory()
    facts = {"file": path.name, "reason": reason_of(error)}
    return Opened(connection, (Trouble("database.memory", facts),))

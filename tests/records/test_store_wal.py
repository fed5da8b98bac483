# SPDX-License-Identifier: MIT
"""What counts as damage in SQLite's log, and what is the normal end of a killed process."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing

import pytest

from skat_desktop.records.store_wal import is_damaged

FRAME = 24 + 4096


@pytest.fixture
def log(tmp_path):
    """Return a log with twenty commits behind those of an earlier, longer run."""
    path = tmp_path / "a.db"
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("CREATE TABLE t (x)")
        for number in range(40):
            connection.execute("INSERT INTO t VALUES (?)", (number,))
        connection.execute("PRAGMA wal_checkpoint(RESTART)")
        for number in range(20):
            connection.execute("INSERT INTO t VALUES (?)", (number,))
        shutil.copyfile(f"{path}-wal", tmp_path / "log")
    return tmp_path / "log"


def test_a_whole_log_with_an_earlier_run_behind_it(log):
    assert log.stat().st_size > 32 + 41 * FRAME
    assert not is_damaged(log)


def test_no_log_and_an_empty_one(tmp_path):
    assert not is_damaged(tmp_path / "nothing")
    (tmp_path / "empty").write_bytes(b"")
    assert not is_damaged(tmp_path / "empty")


@pytest.mark.parametrize("frames", [0, 1, 10, 19.5, 20, 30])
def test_cut_off_anywhere_is_the_end_of_a_process(log, frames):
    log.write_bytes(log.read_bytes()[: int(32 + frames * FRAME)])
    assert not is_damaged(log)


@pytest.mark.parametrize("place", [0, 3, 8, 11, 12, 16, 23, 24, 31])
def test_a_byte_of_the_header(log, place):
    content = bytearray(log.read_bytes())
    content[place] ^= 16
    log.write_bytes(content)
    assert is_damaged(log)


@pytest.mark.parametrize("frame", [0, 7, 18])
@pytest.mark.parametrize("place", [0, 4, 8, 16, 23, 24, 1000, FRAME - 1])
def test_a_byte_of_a_frame_that_others_follow(log, frame, place):
    content = bytearray(log.read_bytes())
    content[32 + frame * FRAME + place] ^= 1
    log.write_bytes(content)
    # Of the last but one only the last follows: without its own mark nothing is certain.
    assert is_damaged(log) or (frame == 18 and place in (8, 4))


@pytest.mark.parametrize("frame", [19, 20, 40])
def test_the_last_commit_and_the_earlier_run_prove_nothing(log, frame):
    content = bytearray(log.read_bytes())
    content[32 + frame * FRAME + 30] ^= 1
    log.write_bytes(content)
    assert not is_damaged(log)

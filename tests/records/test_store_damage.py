# SPDX-License-Identifier: MIT
"""Whatever is wrong with the file: it stays as it was, and playing goes on.

Set ``SKAT_FLIPS`` to the number of places that are damaged in turn: 150 by default.
"""

from __future__ import annotations

import os
import random
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import pytest

from skat_desktop.records import store_open
from skat_desktop.records.store_codec import deal_row, event_line
from skat_desktop.records.store_records import SeriesStatus
from skat_desktop.records.store_schema import MIGRATIONS
from tests.records.saved_games import (
    open_store,
    played_deal,
    save_series,
    series_record,
    without_rights,
)

FLIPS = int(os.environ.get("SKAT_FLIPS", "150"))

KILLED = """
import os, signal, sys
from pathlib import Path
from tests.records.saved_games import Store, save_series, series_record
store = Store(Path(sys.argv[1]), print)
save_series(store, series_record(5), 3, last_cards=11)
os.kill(os.getpid(), signal.SIGKILL)
"""


@dataclass
class Files:
    """A database as some start finds it."""

    folder: Path

    @property
    def path(self):
        return self.folder / "skat.db"

    @property
    def log(self):
        return self.folder / "skat.db-wal"

    def contents(self):
        return {
            file.name: file.read_bytes()
            for file in self.folder.iterdir()
            # Reading leaves these empty ones behind, in which nothing is kept.
            if not file.name.endswith("-shm")
            and not (file.name.endswith("-wal") and file.stat().st_size == 0)
        }


def state(store):
    """Return everything that is saved, comparable."""
    unfinished = store.load_unfinished().result(10)
    kept = {
        (deal.series.record.setup.seed, deal.number): (deal.events, deal.helped)
        for practice in (False, True)
        for deal in store.finished_deals(practice=practice)
    }
    for one in unfinished:
        if one.open is not None:
            kept[one.series.record.setup.seed, one.open.number] = (one.open.events, one.open.helped)
    return kept, [(one.series.record, one.series.status) for one in unfinished]


def check_set_aside(files, before, trouble, label):
    """Check that the files of before lie unchanged under the name that was reported."""
    name = trouble.params["file"]
    assert name.startswith(f"skat.{label}-")
    after = files.contents()
    assert after[name] == before["skat.db"]
    if before.get("skat.db-wal"):
        assert after[f"{name}-wal"] == before["skat.db-wal"]


@pytest.fixture(scope="module")
def closed_files(tmp_path_factory):
    """A database that was closed as it should, with several pages of each table."""
    files = Files(tmp_path_factory.mktemp("closed"))
    with open_store(files.path) as (store, _):
        for seed in range(20):
            series_id = save_series(store, series_record(seed), 2, last_cards=30)
            store.finish_series(series_id).result()
        save_series(store, series_record(99), 3, last_cards=11)
    return files


@pytest.fixture(scope="module")
def killed_files(tmp_path_factory):
    """A database whose newest events lie in the log only."""
    if os.name == "nt":
        pytest.skip("no SIGKILL there")
    files = Files(tmp_path_factory.mktemp("killed"))
    subprocess.run(
        [sys.executable, "-c", KILLED, str(files.path)],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        check=False,
    )
    assert files.log.stat().st_size > 100_000
    return files


@pytest.fixture
def files(tmp_path, closed_files):
    shutil.copyfile(closed_files.path, tmp_path / "skat.db")
    return Files(tmp_path)


def places(size, header, count):
    """Return so many places in a file: a third in its header, the others anywhere in the rest."""
    rest = random.Random(size)
    in_header = min(header, count // 3)
    chosen = [rest.randrange(header, size) for _ in range(count - in_header)]
    return [*(number * header // in_header for number in range(in_header)), *chosen]


def test_a_flipped_bit_anywhere_is_harmless_or_reported(tmp_path, closed_files):
    whole = closed_files.path.read_bytes()
    with open_store(closed_files.path) as (store, _):
        expected = state(store)
    flip = random.Random(1)
    reported = rescued_something = 0
    for count, place in enumerate(places(len(whole), 100, FLIPS)):
        files = Files(tmp_path / str(count))
        files.folder.mkdir()
        content = bytearray(whole)
        content[place] ^= 1 << flip.randrange(8)
        files.path.write_bytes(content)
        before = files.contents()
        with open_store(files.path) as (store, troubles):
            found = state(store)
        if found == expected and not troubles:
            # An unused byte; what SQLite keeps for itself may differ.
            continue
        reported += 1
        (trouble,) = troubles
        label = {"database.damaged": "damaged", "database.newer": "from-newer-version"}[trouble.key]
        check_set_aside(files, before, trouble, label)
        # What was copied is as it was.
        assert found[0].items() <= expected[0].items()
        assert all(one in expected[1] for one in found[1])
        rescued_something += len(found[0]) > 0
        with open_store(files.path) as (_, troubles):
            assert troubles == []
        shutil.rmtree(files.folder)
    assert reported > FLIPS / 4
    assert rescued_something > reported * 2 / 3


def test_a_flipped_bit_in_the_log_is_harmless_or_reported(tmp_path, killed_files):
    main, log = killed_files.path.read_bytes(), killed_files.log.read_bytes()
    whole = Files(tmp_path / "whole")
    shutil.copytree(killed_files.folder, whole.folder)
    with open_store(whole.path) as (store, troubles):
        expected = state(store)
    assert troubles == []
    flip = random.Random(2)
    reported = 0
    last_deal = max(expected[0])
    for count, place in enumerate(places(len(log), 32, FLIPS // 3)):
        files = Files(tmp_path / str(count))
        files.folder.mkdir()
        files.path.write_bytes(main)
        content = bytearray(log)
        content[place] ^= 1 << flip.randrange(8)
        files.log.write_bytes(content)
        before = files.contents()
        with open_store(files.path) as (store, troubles):
            found = state(store)
        if troubles:
            reported += 1
            check_set_aside(files, before, troubles[0], "damaged")
        elif found != expected:
            # The very last event, as after a kill in the middle of writing it.
            assert found[0].keys() == expected[0].keys()
            lost = [key for key in found[0] if found[0][key] != expected[0][key]]
            assert lost == [last_deal]
            assert found[0][last_deal][0] == expected[0][last_deal][0][:-1]
        shutil.rmtree(files.folder)
    assert reported >= FLIPS // 9


@pytest.mark.parametrize("kept", [0, 1, 50, 99, 100, 4095, 4096, 5000, 12_288])
def test_a_file_that_was_cut_off(files, kept):
    content = files.path.read_bytes()[:kept]
    files.path.write_bytes(content)
    before = files.contents()
    with open_store(files.path) as (store, troubles):
        (trouble,) = troubles
        assert trouble.key == "database.damaged"
        save_series(store, series_record(1000), 1)
    check_set_aside(files, before, trouble, "damaged")
    with open_store(files.path) as (store, troubles):
        assert troubles == []
        assert (1000, 1) in state(store)[0]


@pytest.mark.parametrize(
    "content", [b"not a database at all" * 500, b"\0" * 8192, b"SQLite format 3\0"]
)
def test_something_else_under_the_name(files, content):
    files.path.write_bytes(content)
    before = files.contents()
    with open_store(files.path) as (_, troubles):
        assert [trouble.key for trouble in troubles] == ["database.damaged"]
    check_set_aside(files, before, troubles[0], "damaged")


def test_a_database_of_another_program(tmp_path):
    files = Files(tmp_path)
    with closing(sqlite3.connect(files.path)) as other:
        other.execute("CREATE TABLE recipes (x)")
    before = files.contents()
    with open_store(files.path) as (_, troubles):
        assert [trouble.key for trouble in troubles] == ["database.damaged"]
    check_set_aside(files, before, troubles[0], "damaged")


def test_a_folder_under_the_name(tmp_path):
    (tmp_path / "skat.db").mkdir()
    (tmp_path / "skat.db" / "mine").write_text("x")
    with open_store(tmp_path / "skat.db") as (store, troubles):
        assert [trouble.key for trouble in troubles] == ["database.damaged"]
        save_series(store, series_record(), 1)
    assert (tmp_path / "skat.damaged-1.db" / "mine").read_text() == "x"


def test_a_newer_version(files):
    with closing(sqlite3.connect(files.path)) as newer:
        newer.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
        newer.execute("ALTER TABLE deals ADD COLUMN more")
    before = files.contents()
    for number in (1, 2):
        files.path.write_bytes(before["skat.db"])
        with open_store(files.path) as (store, troubles):
            (trouble,) = troubles
            assert (trouble.key, trouble.params["file"]) == (
                "database.newer",
                f"skat.from-newer-version-{number}.db",
            )
            assert state(store) == ({}, [])
        check_set_aside(files, before, trouble, "from-newer-version")


def test_an_empty_log_is_no_damage(files):
    files.log.write_bytes(b"")
    with open_store(files.path) as (store, troubles):
        assert len(state(store)[0]) == 43
    assert troubles == []


def test_a_log_without_its_file(tmp_path, killed_files):
    files = Files(tmp_path)
    files.log.write_bytes(killed_files.log.read_bytes())
    before = files.log.read_bytes()
    with open_store(files.path) as (_, troubles):
        assert [trouble.key for trouble in troubles] == ["database.damaged"]
    assert (tmp_path / "skat.damaged-1.db-wal").read_bytes() == before


def rewrite_deal(files, seed_of_series, number, lines):
    """Put other lines into a deal, checksum and all."""
    with closing(sqlite3.connect(files.path)) as connection, connection:
        query = "SELECT id FROM series WHERE seed = ?"
        (series_id,) = connection.execute(query, (str(seed_of_series),)).fetchone()
        row = deal_row(series_id, number, lines, helped=False)
        connection.execute("REPLACE INTO deals VALUES (?, ?, ?, ?, ?)", row)


@pytest.mark.parametrize(
    "spoil",
    [
        lambda lines: [*lines[:-1], "1 0 plby CJ"],
        lambda lines: [*lines[:-1], "2 0 play CJ"],
        lambda lines: [*lines[:-1], lines[-2]],
        lambda lines: lines[1:],
        lambda lines: [],
    ],
    ids=["no event", "format of the future", "against the rules", "no deal", "nothing"],
)
def test_events_that_cannot_be_read_in_a_running_series(files, spoil):
    lines = [event_line(event) for event in played_deal(series_record(99), 3, 11)]
    rewrite_deal(files, 99, 3, spoil(lines))
    before = files.contents()
    with open_store(files.path) as (store, troubles):
        assert [trouble.key for trouble in troubles] == ["database.damaged"]
        assert store.load_unfinished().result() == ()
        kept, _ = state(store)
        # The rest of that series counts on as one that was abandoned.
        assert {(99, 1), (99, 2), (5, 2)} <= kept.keys()
        assert (99, 3) not in kept
        series = next(
            deal.series for deal in store.finished_deals() if deal.series.record.setup.seed == 99
        )
        assert series.status is SeriesStatus.ABANDONED
    check_set_aside(files, before, troubles[0], "damaged")


def test_deals_of_the_statistics_that_cannot_be_read_are_counted(files):
    rewrite_deal(files, 4, 1, ["7 something new"])
    with open_store(files.path) as (store, troubles):
        deals = list(store.finished_deals())
        assert len(deals) == 41
        assert [(trouble.key, dict(trouble.params)) for trouble in troubles] == [
            ("database.unreadable_deals", {"count": 1})
        ]


@pytest.mark.skipif(os.name == "nt", reason="modes of folders mean nothing there")
@pytest.mark.parametrize("with_file", [True, False])
def test_a_read_only_folder(closed_files, killed_files, with_file):
    for source in (closed_files, killed_files):
        content = source.contents()
        with without_rights() as home:
            files = Files(home / "data")
            files.folder.mkdir()
            for name, data in content.items() if with_file else ():
                (files.folder / name).write_bytes(data)
                (files.folder / name).chmod(0o444)
            files.folder.chmod(0o555)
            before = files.contents()
            with open_store(files.path) as (store, troubles):
                assert [trouble.key for trouble in troubles] == ["database.memory"]
                kept, unfinished = state(store)
                assert len(unfinished) == with_file
                save_series(store, series_record(1000), 1)
                assert state(store)[0].keys() == {*kept, (1000, 1)}
            assert files.contents() == before
            files.folder.chmod(0o777)


def test_an_impossible_folder(tmp_path):
    (tmp_path / "file").write_text("")
    with open_store(tmp_path / "file" / "skat.db") as (store, troubles):
        assert [trouble.key for trouble in troubles] == ["database.memory"]
        save_series(store, series_record(), 1)
        assert len(state(store)[0]) == 1


def test_a_second_store_on_the_same_file(files):
    with open_store(files.path) as (first, troubles):
        save_series(first, series_record(500), 1)
        with open_store(files.path) as (second, more_troubles):
            assert [trouble.key for trouble in more_troubles] == ["database.in_use"]
            save_series(second, series_record(501), 1)
        save_series(first, series_record(502), 1)
    assert troubles == []
    with open_store(files.path) as (store, troubles):
        kept, _ = state(store)
        assert {(500, 1), (502, 1)} <= kept.keys()
        assert (501, 1) not in kept
    assert troubles == []


def test_a_damaged_file_that_cannot_be_set_aside_is_left_alone(files, monkeypatch):
    files.path.write_bytes(b"damaged" * 100)
    before = files.contents()

    def fail(*_):
        raise OSError(1, "Operation not permitted")

    monkeypatch.setattr(os, "rename", fail)
    with open_store(files.path) as (store, troubles):
        assert [trouble.key for trouble in troubles] == ["database.memory"]
        save_series(store, series_record(), 1)
    assert files.contents() == before


def test_even_a_fault_of_our_own_leaves_a_store(files, monkeypatch):
    monkeypatch.setattr(store_open, "check_everything", lambda *_: 1 / 0)
    before = files.contents()
    with open_store(files.path) as (store, troubles):
        assert [(trouble.key, trouble.params["reason"]) for trouble in troubles] == [
            ("database.memory", "ZeroDivisionError")
        ]
        save_series(store, series_record(), 1)
    assert files.contents() == before


def test_left_half_made_by_a_kill(tmp_path):
    (tmp_path / "skat.db.new").write_bytes(b"half")
    with open_store(tmp_path / "skat.db") as (store, troubles):
        save_series(store, series_record(), 1)
    assert troubles == []
    assert os.listdir(tmp_path) == ["skat.db"]

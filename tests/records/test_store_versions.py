# SPDX-License-Identifier: MIT
"""A database of every released version is read, and goes on as one of this version."""

from __future__ import annotations

import json
import shutil
import sqlite3
from contextlib import closing

import pytest

from skat_desktop.records import store_open
from skat_desktop.records.store_schema import HEADER, MIGRATIONS, migrate, version_of
from tests.records.saved_games import open_store, save_series, series_record
from tests.support import DATA

FIXTURES = DATA / "databases"
VERSIONS = [json.loads(path.read_text("utf-8")) for path in sorted(FIXTURES.glob("*.json"))]


def test_there_is_a_database_of_every_version():
    assert [expected["version"] for expected in VERSIONS] == list(range(1, len(MIGRATIONS) + 1))


@pytest.fixture(params=VERSIONS, ids=lambda expected: str(expected["version"]))
def released(request, tmp_path):
    """A copy of a released version's database, and what is in it."""
    expected = request.param
    shutil.copyfile(FIXTURES / f"skat-{expected['version']}.db", tmp_path / "skat.db")
    return tmp_path / "skat.db", expected


def test_everything_in_it_is_read(released):
    path, expected = released
    with open_store(path) as (store, troubles):
        unfinished = store.load_unfinished().result()
        found = [store.load_series(one["id"]).result() for one in expected["series"]]
        assert [one.series.id for one in unfinished] == [
            one["id"] for one in reversed(expected["series"]) if one["status"] == "running"
        ]
    assert troubles == []
    for deals, one in zip(found, expected["series"], strict=True):
        series = deals[0].series
        setup = series.record.setup
        assert series.status == one["status"]
        assert series.created.isoformat() == one["created"]
        assert series.record.practice == one["practice"]
        assert [[player.name, player.strength] for player in series.record.players] == one[
            "players"
        ]
        assert {
            "seed": setup.seed,
            "places": setup.places,
            "deals": setup.deals,
            "list_kind": setup.list_kind,
            "rules": setup.rules.id,
            "bierlachs_limit": setup.bierlachs_limit,
        } == one["setup"]
        assert [deal.helped for deal in deals] == one["helped"]
        assert [[str(event) for event in deal.events] for deal in deals] == one["deals"]


def test_it_goes_on(released):
    path, expected = released
    with open_store(path) as (store, _):
        series_id = save_series(store, series_record(77), 1)
        assert series_id == max(one["id"] for one in expected["series"]) + 1
    with closing(sqlite3.connect(path)) as connection:
        assert version_of(connection) == len(MIGRATIONS)
    with open_store(path) as (store, troubles):
        assert len(store.load_series(series_id).result()) == 1
    assert troubles == []


def add_column(connection):
    connection.execute("ALTER TABLE series ADD COLUMN remark TEXT")


def fail(connection):
    connection.execute("CREATE TABLE half (x)")
    connection.execute("CREATE TABLE half (x)")


def test_an_older_version_becomes_the_newest(released, monkeypatch):
    path, _ = released
    steps = (*MIGRATIONS, lambda connection: connection.execute("CREATE TABLE remarks (x)"))
    monkeypatch.setattr(store_open, "MIGRATIONS", steps)
    with open_store(path) as (store, troubles):
        assert store.load_unfinished().result()
    assert troubles == []
    with closing(sqlite3.connect(path)) as connection:
        assert version_of(connection) == len(steps)
        assert connection.execute("SELECT count(*) FROM remarks").fetchone() == (0,)


def test_a_step_that_loses_something_changes_no_file(released, monkeypatch):
    path, _ = released
    before = path.read_bytes()
    steps = (*MIGRATIONS, lambda connection: connection.execute("UPDATE deals SET events = ''"))
    monkeypatch.setattr(store_open, "MIGRATIONS", steps)
    with open_store(path) as (_, troubles):
        assert [trouble.key for trouble in troubles] == ["database.damaged"]
        assert (path.parent / str(troubles[0].params["file"])).read_bytes() == before


def test_a_step_happens_as_a_whole_or_not_at_all():
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        migrate(connection, MIGRATIONS)
        with pytest.raises(sqlite3.OperationalError, match="already exists"):
            migrate(connection, (*MIGRATIONS, add_column, fail))
        assert version_of(connection) == len(MIGRATIONS) + 1
        tables = connection.execute("SELECT name FROM sqlite_master WHERE name = 'half'")
        assert tables.fetchall() == []
        connection.execute("SELECT remark FROM series")


def test_the_header_is_the_one_that_a_rescue_writes(tmp_path):
    with open_store(tmp_path / "skat.db"):
        pass
    content = (tmp_path / "skat.db").read_bytes()
    for place, right in HEADER.items():
        assert content[place : place + len(right)] == right

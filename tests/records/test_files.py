# SPDX-License-Identifier: MIT
"""Files are replaced as a whole and never lost."""

from __future__ import annotations

import os

import pytest

from skat_desktop.records.files import set_aside, write_atomically


def test_replaces(tmp_path):
    path = tmp_path / "a.toml"
    write_atomically(path, b"one")
    write_atomically(path, b"two")
    assert path.read_bytes() == b"two"
    assert os.listdir(tmp_path) == ["a.toml"]


def test_a_file_that_cannot_be_replaced_stays_and_nothing_is_left_behind(tmp_path, monkeypatch):
    path = tmp_path / "a.toml"
    path.write_bytes(b"one")

    def fail(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", fail)
    with pytest.raises(OSError, match="No space"):
        write_atomically(path, b"two")
    assert path.read_bytes() == b"one"
    assert os.listdir(tmp_path) == ["a.toml"]


@pytest.mark.skipif(os.name == "nt", reason="links need rights there")
def test_a_link_stays_a_link(tmp_path):
    real = tmp_path / "real.toml"
    link = tmp_path / "a.toml"
    real.write_bytes(b"one")
    link.symlink_to(real)
    write_atomically(link, b"two")
    assert link.is_symlink()
    assert real.read_bytes() == b"two"


def test_sets_aside_under_the_first_free_name(tmp_path):
    for number in range(1, 4):
        path = tmp_path / "skat.db"
        path.write_text(str(number))
        (tmp_path / "skat.db-wal").write_text(f"log {number}")
        assert set_aside(path, "damaged", ("-wal",)).name == f"skat.damaged-{number}.db"
    assert (tmp_path / "skat.damaged-2.db").read_text() == "2"
    assert (tmp_path / "skat.damaged-2.db-wal").read_text() == "log 2"
    assert len(os.listdir(tmp_path)) == 6


def test_a_name_is_taken_when_only_a_companion_has_it(tmp_path):
    (tmp_path / "skat.damaged-1.db-wal").write_text("older")
    (tmp_path / "skat.db").write_text("x")
    assert set_aside(tmp_path / "skat.db", "damaged", ("-wal",)).name == "skat.damaged-2.db"
    assert (tmp_path / "skat.damaged-1.db-wal").read_text() == "older"

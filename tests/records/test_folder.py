# SPDX-License-Identifier: MIT
"""The data folder: made when it is missing, described when it cannot be used."""

from __future__ import annotations

import os
from pathlib import Path

import platformdirs
import pytest

from skat_desktop.records.folder import default_path, open_folder
from tests.records.saved_games import without_rights


def test_the_platforms_folder_has_no_author_in_it(monkeypatch):
    monkeypatch.setattr(platformdirs, "user_data_dir", lambda *args, **kwargs: f"/{args}/{kwargs}")
    assert default_path() == Path("/('skat-desktop',)/{'appauthor': False}")


def test_makes_the_folder(tmp_path):
    folder = open_folder(tmp_path / "Äpfel" / "データ")
    assert folder.writable
    assert folder.path.is_dir()
    assert os.listdir(folder.path) == []
    assert {folder.settings.name, folder.database.name, folder.log.name} == {
        "settings.toml",
        "skat.db",
        "skat-desktop.log",
    }


def test_a_relative_folder_becomes_absolute(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert open_folder("here").path == tmp_path / "here"


@pytest.mark.parametrize("below", ["", "x/y"])
def test_a_file_in_the_way(tmp_path, below):
    (tmp_path / "taken").write_text("mine")
    folder = open_folder(tmp_path / "taken" / below)
    assert folder.trouble is not None
    assert folder.trouble.key == "folder.impossible"
    assert folder.trouble.params["folder"] == str(tmp_path / "taken" / below)
    assert folder.trouble.params["reason"]
    assert (tmp_path / "taken").read_text() == "mine"


@pytest.mark.parametrize("wanted", ["~nobody-of-this-name/x", "a\0b"])
def test_a_name_that_is_none(wanted):
    trouble = open_folder(wanted).trouble
    assert trouble is not None
    assert trouble.key == "folder.impossible"


@pytest.mark.skipif(os.name == "nt", reason="modes of folders mean nothing there")
def test_a_read_only_folder():
    with without_rights() as home:
        (home / "data").mkdir()
        (home / "data").chmod(0o555)
        folder = open_folder(home / "data")
        assert folder.trouble is not None
        assert folder.trouble.key == "folder.read_only"
        assert not folder.writable
        deeper = open_folder(home / "data" / "deeper")
        assert deeper.trouble is not None
        assert deeper.trouble.key == "folder.impossible"

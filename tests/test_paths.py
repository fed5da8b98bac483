# SPDX-License-Identifier: MIT
"""The data files are found in every layout the program is delivered in."""

from __future__ import annotations

import pytest

from skat_desktop import paths


@pytest.fixture
def layout(tmp_path, monkeypatch):
    """Return a function that places the package, and optionally more, in an empty folder."""

    def make(*names):
        for name in names:
            target = tmp_path / name
            target.parent.mkdir(parents=True, exist_ok=True)
            if name.endswith("/"):
                target.mkdir(parents=True, exist_ok=True)
            else:
                target.touch()
        monkeypatch.setattr(paths, "_PACKAGE", tmp_path / "skat_desktop")
        return tmp_path

    return make


def test_installed(layout):
    root = layout("skat_desktop/resources/", "resources/", "pyproject.toml")
    assert paths.resource_root() == root / "skat_desktop" / "resources"


def test_checkout(layout):
    root = layout("skat_desktop/", "resources/", "pyproject.toml")
    assert paths.resource_path("decks", "x.svg") == root / "resources" / "decks" / "x.svg"


def test_somebody_elses_folder_beside_an_installed_package_is_not_taken(layout):
    layout("skat_desktop/", "resources/")
    with pytest.raises(FileNotFoundError, match="data files are missing"):
        paths.resource_root()


def test_frozen(layout, monkeypatch):
    root = layout("skat_desktop/resources/", "bundle/skat_desktop/resources/")
    monkeypatch.setattr("sys._MEIPASS", str(root / "bundle"), raising=False)
    assert paths.resource_root() == root / "bundle" / "skat_desktop" / "resources"


def test_the_real_folder_is_there():
    assert paths.resource_path("decks").is_dir()

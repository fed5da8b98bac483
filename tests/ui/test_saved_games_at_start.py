# SPDX-License-Identifier: MIT
"""What the window says and does when the saved games cannot be used as they are."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing

import pytest
from PySide6.QtWidgets import QMessageBox

from skat_desktop.ui.autoplay import MouseHands
from tests.records.saved_games import without_rights


def boxes(window):
    return [box for box in window.findChildren(QMessageBox, "warning_box") if box.isVisible()]


@pytest.fixture
def played(open_window, begin, play_on, tmp_path):
    """Saved games with a series in which one deal has been played."""
    path = tmp_path / "skat.db"
    window = open_window(database=path)
    begin(window)
    play_on(window, MouseHands(window), deals=1)
    window.close()
    with closing(sqlite3.connect(path)) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return path


def from_the_future(path):
    with closing(sqlite3.connect(path)) as database:
        database.execute("PRAGMA user_version = 99")


def with_a_flipped_byte(path):
    data = bytearray(path.read_bytes())
    data[3] ^= 0xFF
    path.write_bytes(data)


@pytest.mark.parametrize("spoil", [from_the_future, with_a_flipped_byte])
def test_what_cannot_be_read_is_told_and_kept(open_window, begin, play_on, qtbot, played, spoil):
    spoil(played)
    before = played.read_bytes()
    window = open_window(database=played)
    qtbot.waitUntil(lambda: len(boxes(window)) == 1)
    (box,) = boxes(window)
    aside = [file for file in played.parent.iterdir() if file.read_bytes() == before]
    assert len(aside) == 1
    assert aside[0].name in box.text()
    box.close()
    if window.start.go_on_button.isVisible():
        # The series could be rescued: it goes on where it stood.
        with qtbot.waitSignal(window.desk.match_ready, timeout=5_000):
            window.start.go_on_button.click()
    else:
        begin(window)
    play_on(window, MouseHands(window), deals=2)
    assert window.match.number == 2
    assert aside[0].read_bytes() == before
    assert not boxes(window)


def test_an_empty_file_is_told_too(open_window, begin, play_on, qtbot, tmp_path):
    path = tmp_path / "skat.db"
    path.touch()
    window = open_window(database=path)
    qtbot.waitUntil(lambda: len(boxes(window)) == 1)
    (aside,) = tmp_path.glob("skat.damaged-*.db")
    assert aside.stat().st_size == 0
    assert aside.name in boxes(window)[0].text()
    boxes(window)[0].close()
    begin(window)
    play_on(window, MouseHands(window), deals=1)
    assert path.stat().st_size > 0


@pytest.mark.skipif(os.name == "nt", reason="modes of folders mean nothing there")
def test_in_a_folder_that_cannot_be_written_one_plays_without_saving(
    open_window, begin, play_on, qtbot, played
):
    content = played.read_bytes()
    with without_rights() as home:
        folder = home / "data"
        folder.mkdir()
        path = folder / "skat.db"
        path.write_bytes(content)
        path.chmod(0o444)
        folder.chmod(0o555)
        window = open_window(database=path)
        qtbot.waitUntil(lambda: len(boxes(window)) == 1)
        boxes(window)[0].close()
        # What was saved before can be gone on with.
        qtbot.waitUntil(window.start.go_on_button.isVisible)
        with qtbot.waitSignal(window.desk.match_ready, timeout=5_000):
            window.start.go_on_button.click()
        play_on(window, MouseHands(window), deals=2)
        assert window.match.number == 2
        window.close()
        assert path.read_bytes() == content
        folder.chmod(0o777)

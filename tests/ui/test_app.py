# SPDX-License-Identifier: MIT
"""The program as a process: one window a folder, settings that stay, trouble that is told."""

from __future__ import annotations

import os
import subprocess
import sys
import time

import pytest
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QMessageBox, QPushButton

from skat_desktop.records.folder import open_folder
from skat_desktop.records.settings import DeckChoice, LanguageChoice, Settings, ThemeChoice
from skat_desktop.records.settings_file import SettingsFile
from skat_desktop.records.trouble import Trouble
from skat_desktop.ui.catcher import ExceptionCatcher
from skat_desktop.ui.crash_box import CrashBox
from skat_desktop.ui.keeping import Keeping


def start(folder):
    return subprocess.Popen(
        [sys.executable, "-m", "skat_desktop", "--data-dir", str(folder), "--lang", "en"],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        stderr=subprocess.PIPE,
        text=True,
    )


def wait_for(condition, seconds=20):
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "it took too long"
        time.sleep(0.05)


@pytest.mark.skipif(sys.platform == "win32", reason="ends the window by a signal")
def test_a_second_start_raises_the_first_window_and_ends(tmp_path):
    with start(tmp_path) as first:
        try:
            wait_for(lambda: (tmp_path / "skat.db").exists() or first.poll() is not None)
            with start(tmp_path) as second:
                assert second.wait(timeout=30) == 0
                assert second.stderr.read() == ""
            assert first.poll() is None, "the first window goes on"
        finally:
            first.kill()
            first.wait()
    # A killed window leaves no lock behind.
    with start(tmp_path) as third:
        try:
            # It is there for the next one to call.
            address = tmp_path / "skat-desktop.instance"
            wait_for(lambda: address.exists() and str(third.pid) in address.read_text())
            assert third.poll() is None
        finally:
            third.kill()


def test_settings_are_saved_off_the_windows_thread_and_read_again(open_window, tmp_path):
    keeping = Keeping(open_folder(tmp_path))
    window = open_window()
    window.settings_changed.connect(keeping.save_settings)
    window.actions_by_id.by_id["deck_german"].trigger()
    window.actions_by_id.by_id["dark"].trigger()
    window.actions_by_id.by_id["language_ja"].trigger()
    keeping.close()
    read = SettingsFile(tmp_path / "settings.toml").settings
    assert read.deck is DeckChoice.GERMAN
    assert read.theme is ThemeChoice.DARK
    assert read.language is LanguageChoice.JAPANESE
    assert window.words.vocabulary.is_german_deck


def test_a_damaged_settings_file_is_told_and_set_aside(tmp_path):
    (tmp_path / "settings.toml").write_text("language = ", encoding="utf-8")
    keeping = Keeping(open_folder(tmp_path))
    assert [trouble.key for trouble in keeping.troubles] == ["settings.damaged"]
    assert keeping.settings == Settings()
    assert list(tmp_path.glob("settings.damaged-*.toml"))
    keeping.close()


def test_damaged_saved_games_are_told_in_words_and_kept(open_window, qtbot, tmp_path):
    database = tmp_path / "skat.db"
    database.write_bytes(b"this is no database" * 400)
    window = open_window(database=database)
    qtbot.waitUntil(lambda: window.findChild(QMessageBox, "warning_box") is not None)
    box = window.findChild(QMessageBox, "warning_box")
    (aside,) = tmp_path.glob("skat.damaged-*.db")
    assert aside.name in box.text()
    assert aside.read_bytes() == b"this is no database" * 400
    box.close()


def test_a_full_disk_offers_to_try_again(open_window, qtbot):
    window = open_window()
    window.show_trouble(Trouble("save.disk_full", {"file": "skat.db"}))
    box = window.findChild(QMessageBox, "warning_box")
    again = [button for button in box.buttons() if button.text() == window.words.try_again()]
    assert len(again) == 1
    again[0].click()


def test_an_uncaught_exception_is_shown_once_with_a_report_to_copy(open_window, tmp_path):
    keeping = Keeping(open_folder(tmp_path))
    window = open_window()
    catcher = ExceptionCatcher(window, keeping)
    try:
        for text in ("the first", "the second"):
            try:
                raise RuntimeError(text)
            except RuntimeError as error:
                sys.excepthook(type(error), error, error.__traceback__)
        (box,) = window.findChildren(CrashBox)
        assert "the first" in box.report.toPlainText()
        copy = next(
            button
            for button in box.findChild(QDialogButtonBox).findChildren(QPushButton)
            if button.text() == "Copy report"
        )
        copy.click()
        assert "the first" in QApplication.clipboard().text()
        (file,) = tmp_path.glob("crash-*.txt")
        assert "RuntimeError: the first" in file.read_text(encoding="utf-8")
        box.close()
    finally:
        catcher.stop()
        keeping.close()

# SPDX-License-Identifier: MIT
"""The About dialog: licences word for word, by mouse and keys, in every language."""

from __future__ import annotations

import platform
import tomllib
from importlib.metadata import distribution
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from skat_desktop import __version__
from skat_desktop.i18n.languages import Language
from skat_desktop.paths import resource_path
from skat_desktop.records.settings import LanguageChoice
from skat_desktop.ui import about
from skat_desktop.ui.about import PARTS, AboutDialog, system_information

ROOT = Path(__file__).parents[2]


def open_about(window):
    window.actions_by_id.by_id["about"].trigger()
    QApplication.processEvents()
    return window.findChildren(AboutDialog)[-1]


def words_of(dialog):
    parts = [*dialog.findChildren(QLabel), *dialog.findChildren(QPushButton)]
    return [part.text() for part in parts]


def test_every_file_is_read_somewhere_and_none_is_missing():
    shipped = {path.name for path in resource_path("licenses").iterdir()}
    assert shipped == {name for part in PARTS for name in part.files}
    for part in PARTS:
        assert len(part.text()) > 900


def test_what_the_program_depends_on_is_named():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    named = " ".join(part.name for part in PARTS).lower()
    for needed in project["dependencies"]:
        name = needed.split(">")[0].split(";")[0].strip().lower()
        assert name.removesuffix("-essentials") in named, needed


@pytest.mark.parametrize("name", ["platformdirs", "tomli-w"])
def test_licences_are_the_owners_own_words(name):
    files = [file for file in distribution(name).files or () if "LICENSE" in file.name]
    text = Path(str(files[0].locate())).read_text("utf-8")
    assert resource_path("licenses", f"{name}.txt").read_text("utf-8") == text


def test_the_programs_licence_is_the_one_in_its_root():
    shipped = resource_path("licenses", "skat-desktop.txt").read_bytes()
    assert shipped == (ROOT / "LICENSE").read_bytes()


def test_arrow_keys_choose_and_tab_leads_to_the_text(open_window, qtbot):
    dialog = open_about(open_window(size=(900, 600)))
    dialog.parts.setFocus()
    seen = set()
    for part in PARTS:
        assert dialog.text.toPlainText() == part.text()
        assert part.name in dialog.parts.currentItem().text()
        seen.add(dialog.note.text())
        qtbot.keyClick(dialog.parts, Qt.Key.Key_Down)
    assert len(seen) == len(PARTS)
    assert dialog.text.isReadOnly()
    qtbot.keyClick(dialog.parts, Qt.Key.Key_Tab)
    assert dialog.focusWidget() is dialog.text
    qtbot.keyClick(dialog.text, Qt.Key.Key_Tab)
    assert isinstance(dialog.focusWidget(), QPushButton)


def test_system_information_is_copied(open_window):
    dialog = open_about(open_window())
    QGuiApplication.clipboard().clear()
    before = dialog.copy.text()
    dialog.copy.click()
    copied = QGuiApplication.clipboard().text()
    assert copied == system_information()
    for fact in (__version__, platform.python_version(), qVersion()):
        assert fact in copied
    assert Path.home().name not in copied.split()
    assert dialog.copy.text() != before


@pytest.mark.parametrize("compiled, word", [(True, "compiled"), (False, "slower")])
def test_it_tells_which_solver_runs(open_window, monkeypatch, compiled, word):
    monkeypatch.setattr(about, "COMPILED", compiled)
    assert word in open_about(open_window()).runs.text()


def test_an_open_dialog_follows_the_language(open_window):
    window = open_window()
    dialog = open_about(window)
    english = words_of(dialog)
    from dataclasses import replace

    window.change_settings(replace(window.settings, language=LanguageChoice.GERMAN))
    QApplication.processEvents()
    assert dialog.windowTitle() == "Über Skat Desktop"
    assert words_of(dialog) != english
    window.change_settings(replace(window.settings, language=LanguageChoice.ENGLISH))
    QApplication.processEvents()
    assert words_of(dialog) == english


@pytest.mark.parametrize("language", Language)
def test_nothing_is_cut_off_in_a_small_window(open_window, language):
    dialog = open_about(open_window(language, size=(900, 600)))
    assert dialog.width() <= 900
    assert dialog.height() <= 600
    for label in dialog.findChildren(QLabel):
        needed = label.heightForWidth(label.width()) if label.wordWrap() else None
        assert label.height() >= (needed or label.sizeHint().height()), label.text()
        assert label.wordWrap() or label.width() >= label.sizeHint().width(), label.text()
    for button in dialog.findChildren(QPushButton):
        assert button.width() >= button.minimumSizeHint().width(), button.text()


def test_a_missing_licence_is_one_clear_sentence(open_window, monkeypatch):
    broken = about.Part("Gone", "none", ("gone.txt",), lambda: "")
    dialog = open_about(open_window())
    monkeypatch.setattr(about, "PARTS", (PARTS[0], broken))
    dialog.parts.setCurrentRow(1)
    assert dialog.text.toPlainText().startswith("The licence could not be read.")

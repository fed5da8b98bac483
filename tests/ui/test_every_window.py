# SPDX-License-Identifier: MIT
"""Every page and dialog in every language in the smallest window: nothing cut off, all translated.

A new action must be named here as one that opens something or as one that opens nothing, and a
new dialog class must be opened by one of them.
"""

from __future__ import annotations

import importlib
import pkgutil
from pathlib import Path

import pytest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDialog,
    QLabel,
    QMessageBox,
    QPushButton,
    QSizePolicy,
    QWidget,
)

import skat_desktop.ui
from skat_desktop.i18n.languages import Language
from skat_desktop.tools.scenes import SCENES
from skat_desktop.tools.screenshots import Camera
from skat_desktop.ui.actions import TABLE
from skat_desktop.ui.crash_box import CrashBox

OPENS = {
    "new_series",
    "practise",
    "score_page",
    "settings",
    "claim",
    "concede",
    "help",
    "rules",
    "about",
}
OPENS_NOTHING = {
    # Pages of the window, and the list beside the table; looked at by themselves below.
    "statistics",
    "score_list",
    # Asks the system for a file; its page is looked at below.
    "open_record",
    "same_cards",
    "end_practice",
    "copy_code",
    "quit",
    "undo",
    "redo",
    "confirm",
    "pass",
    "higher",
    "lower",
    "last_trick",
    "dark",
    "table_buttons",
    "full_screen",
    "fast",
}
GROUPS = {"deck", "language"}


def settle():
    for _ in range(3):
        QApplication.processEvents()


def cut_off(top: QWidget) -> list[str]:
    """Return the words that do not have the room they need."""
    found = []
    parts: list[QLabel | QPushButton] = [
        *top.findChildren(QLabel),
        *top.findChildren(QPushButton),
    ]
    for part in parts:
        if not part.isVisible() or not part.text():
            continue
        needed = part.minimumSizeHint()
        if isinstance(part, QLabel) and part.wordWrap():
            high = part.heightForWidth(part.width()) > part.height() + 1
            wide = False
        else:
            high = needed.height() > part.height() + 1
            ignored = part.sizePolicy().horizontalPolicy() is QSizePolicy.Policy.Ignored
            wide = not ignored and needed.width() > part.width() + 1
        if high or wide:
            found.append(f"{type(top).__name__}: {part.text()!r}")
    return found


def words_on(top: QWidget) -> list[str]:
    parts: list[QLabel | QAbstractButton] = [
        *top.findChildren(QLabel),
        *top.findChildren(QAbstractButton),
    ]
    words = [part.text() or part.accessibleName() for part in parts if part.isVisible()]
    return [top.windowTitle(), *words]


def walk(window):
    """Yield the name of each page and dialog, and the widget, while it is to be seen."""
    camera = Camera(window, Path())
    scenes = {scene.name: scene for scene in SCENES}
    settle()
    yield "start", window.start
    for name in scenes:
        camera.show(scenes[name])
        window.page.table.finish()
        settle()
        yield name, window.page
    camera.show_statistics()
    settle()
    yield "statistics", window.statistics
    window.pages.setCurrentWidget(window.records)
    settle()
    yield "records", window.records
    camera.show(scenes["play_declarer"])
    for action in sorted(OPENS):
        before = {each for each in QApplication.topLevelWidgets() if each.isVisible()}
        window.actions_by_id.by_id[action].trigger()
        settle()
        opened = [
            each
            for each in QApplication.topLevelWidgets()
            if each.isVisible() and each not in before
        ]
        assert len(opened) == 1, (action, opened)
        yield action, opened[0]
        opened[0].close()
        settle()


def test_every_action_is_known_here():
    actions = {spec.id for spec in TABLE if spec.group not in GROUPS}
    assert actions == OPENS | OPENS_NOTHING
    assert not OPENS & OPENS_NOTHING


def test_the_helper_sees_what_is_cut_off(qtbot):
    box = QWidget()
    qtbot.addWidget(box)
    words = "a rather long sentence of many words"
    label, button, lines = QLabel(words, box), QPushButton(words, box), QLabel(words, box)
    lines.setWordWrap(True)
    box.resize(900, 600)
    box.show()
    label.resize(label.sizeHint())
    button.resize(button.sizeHint())
    lines.resize(100, lines.heightForWidth(100))
    assert cut_off(box) == []
    label.resize(40, label.height())
    button.resize(40, button.height())
    lines.resize(60, lines.height() // 2)
    assert len(cut_off(box)) == 3


@pytest.mark.parametrize("language", Language)
def test_nothing_is_cut_off(open_window, language):
    window = open_window(language, size=(900, 600), pace=2000.0)
    kinds = set()
    found = []
    for name, top in walk(window):
        kinds.add(type(top))
        found += [f"{name}: {each}" for each in cut_off(top)]
    assert found == []
    for module in pkgutil.walk_packages(skat_desktop.ui.__path__, "skat_desktop.ui."):
        for thing in vars(importlib.import_module(module.name)).values():
            if isinstance(thing, type) and issubclass(thing, QDialog):
                own = thing.__module__.startswith("skat_desktop.ui")
                # The box for a crash has a process and tests of its own.
                assert not own or thing in kinds or thing is CrashBox, thing
    assert QMessageBox in kinds


def test_words_differ_between_languages(open_window):
    said: dict[str, dict[Language, list[str]]] = {}
    for language in Language:
        window = open_window(language, size=(900, 600), pace=2000.0)
        for name, top in walk(window):
            said.setdefault(name, {})[language] = words_on(top)
        window.close()
    for name, by_language in said.items():
        assert len({tuple(words) for words in by_language.values()}) == 3, name

# SPDX-License-Identifier: MIT
"""A user without sense: clicks, drags, keys, menus, dialogs, sizes, languages, decks, colours."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QDialog,
    QFileDialog,
    QLineEdit,
    QMainWindow,
    QSlider,
    QSpinBox,
    QTabBar,
)

from skat_desktop.ui.autoplay import click, drag

KEYS = (
    *(Qt.Key.Key_P, Qt.Key.Key_Y, Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_L),
    *(Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_Down),
    *(Qt.Key.Key_1, Qt.Key.Key_5, Qt.Key.Key_0, Qt.Key.Key_Tab, Qt.Key.Key_Backtab),
    *(Qt.Key.Key_F1, Qt.Key.Key_Escape, Qt.Key.Key_PageDown, Qt.Key.Key_Home),
)
NOT_BY_CHANCE = {"quit"}
"""Ends the program, and with it the test."""
OTHERS_WORK = (QFileDialog,)
"""The system's own; in it one could overwrite anything."""
PARTS = (*(QAbstractButton, QAbstractItemView, QComboBox, QLineEdit, QSlider, QSpinBox, QTabBar),)


class RandomUser:
    """Does one senseless thing after the other.

    Attributes:
        done: how often which kind of thing was done.
    """

    def __init__(self, window, dice):
        self.window = window
        self.dice = dice
        self.done = {}

    def act(self):
        dialog = self._dialog()
        if dialog is not None:
            return self._note("dialog", self._in_dialog(dialog))
        ways = {
            "table": (0.3, self._click_table),
            "drag": (0.1, self._drag),
            "key": (0.22, self._key),
            "part": (0.22, self._part_of_window),
            "action": (0.1, self._action),
            "size": (0.03, self._resize),
            "other": (0.03, self._other_window),
        }
        kind = self.dice.choices(list(ways), [share for share, _ in ways.values()])[0]
        return self._note(kind, ways[kind][1]())

    def _note(self, kind, _nothing):
        self.done[kind] = self.done.get(kind, 0) + 1

    def _point(self, widget):
        size = widget.size()
        return QPoint(
            self.dice.randrange(max(size.width(), 1)), self.dice.randrange(max(size.height(), 1))
        )

    @staticmethod
    def _dialog():
        """The dialog that holds up the window, if any."""
        modal = QApplication.activeModalWidget()
        return modal if isinstance(modal, QDialog) else None

    def _in_dialog(self, dialog):
        if isinstance(dialog, OTHERS_WORK) or "Print" in type(dialog).__name__:
            dialog.reject()
        elif self.dice.random() < 0.12:
            QTest.keyClick(dialog, Qt.Key.Key_Escape)
        else:
            self._use_one_of(dialog)

    def _use_one_of(self, parent):
        parts = [
            part
            for part in parent.findChildren(PARTS[0])
            + [each for kind in PARTS[1:] for each in parent.findChildren(kind)]
            if part.isVisible() and part.isEnabled()
        ]
        if not parts:
            return
        part = self.dice.choice(parts)
        if isinstance(part, QAbstractButton):
            click(part)
        elif isinstance(part, QLineEdit):
            # What an input method gives comes at once; there are no keys for it.
            part.insert(self.dice.choice(["Anna", "x" * 60, "日本語", "<b>", ""]))
        elif isinstance(part, (QComboBox, QSlider, QSpinBox)):
            QTest.keyClick(part, self.dice.choice([Qt.Key.Key_Down, Qt.Key.Key_Up]))
        elif isinstance(part, QAbstractItemView):
            click(part.viewport(), self._point(part.viewport()))
        else:
            click(part, self._point(part))

    def _click_table(self):
        port = self.window.page.table.viewport()
        if port.isVisible():
            click(port, self._point(port))

    def _drag(self):
        port = self.window.page.table.viewport()
        if port.isVisible():
            drag(port, self._point(port), self._point(port), steps=3)

    def _key(self):
        target = QApplication.focusWidget() or self.window
        QTest.keyClick(target, self.dice.choice(KEYS))

    def _part_of_window(self):
        self._use_one_of(self.window.pages.currentWidget())

    def _action(self):
        by_id = self.window.actions_by_id.by_id
        action_id = self.dice.choice(sorted(set(by_id) - NOT_BY_CHANCE))
        by_id[action_id].trigger()

    def _resize(self):
        self.window.resize(self.dice.randrange(900, 1400), self.dice.randrange(600, 900))

    def _other_window(self):
        """Do something in a window beside the main one, or close it."""
        others = [
            widget
            for widget in QApplication.topLevelWidgets()
            if widget.isVisible() and not isinstance(widget, QMainWindow) and widget.isWindow()
        ]
        if not others:
            return
        other = self.dice.choice(others)
        if self.dice.random() < 0.4:
            other.close()
        else:
            self._use_one_of(other)

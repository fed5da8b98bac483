# SPDX-License-Identifier: MIT
"""The table as a tree of accessible objects.

Qt shows a screen reader nothing of a graphics scene. So :mod:`factory`, installed once, gives every
:class:`TableView` an object of its own: a list of what :mod:`entries` finds on the table, and the
sheets over it. It is made only when a screen reader asks for it.

Qt keeps plain pointers to these objects, so Python must keep them alive as long as the view
lives; when the view is destroyed, Qt deletes the list, and we let Qt delete its items.
"""

from __future__ import annotations

from collections.abc import Callable
from weakref import WeakKeyDictionary

import shiboken6
from PySide6.QtCore import QCoreApplication, QObject, QPoint, QRect, QRectF, QTimer
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QAccessibleInterface,
    QAccessibleStateChangeEvent,
)
from PySide6.QtWidgets import QAccessibleWidget

from skat_desktop.ui.access.entries import Entry, entries_of
from skat_desktop.ui.access.items import TableItem
from skat_desktop.ui.table.view import TableView
from skat_desktop.ui.words import Words

translate = QCoreApplication.translate

WordsProvider = Callable[[], Words]
"""Returns the words of the moment."""

_providers: WeakKeyDictionary[TableView, WordsProvider] = WeakKeyDictionary()
_trees: dict[int, TableTree] = {}


def set_words(view: TableView, provider: WordsProvider) -> None:
    """Tell in whose words a table is read; without that, English and the French deck."""
    _providers[view] = provider


def tree_of(thing: QObject | None) -> QAccessibleInterface | None:
    """Return the accessible object of a table, nothing for anything else."""
    if not isinstance(thing, TableView) or not shiboken6.isValid(thing):
        return None
    tree = TableTree(thing)
    number = id(tree)
    _trees[number] = tree
    thing.destroyed.connect(lambda: _forget(number))
    return tree


def _forget(number: int) -> None:
    """Let go of a table that is being destroyed; Qt itself deletes the list."""
    tree = _trees.pop(number, None)
    if tree is not None:
        tree.delete_items()


class TableTree(QAccessibleWidget):
    """The table as a list."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view, QAccessible.Role.List)
        self._view = view
        self._items: dict[str, TableItem] = {}
        self._seen: tuple[object, object] | None = None
        self._entries: list[Entry] = []
        self._watch = _Watch(self, view)

    # --- what the items ask

    @property
    def alive(self) -> bool:
        """Whether the view is still there."""
        return shiboken6.isValid(self._view)

    @property
    def view(self) -> TableView:
        """The table."""
        return self._view

    def entries(self) -> list[Entry]:
        """Return what can be read now."""
        if not self.alive:
            return []
        provider = _providers.get(self._view)
        vocabulary = (Words() if provider is None else provider()).vocabulary
        seen = (self._view.state, vocabulary)
        if self._seen is None or self._seen[0] is not seen[0] or self._seen[1] != vocabulary:
            self._seen = seen
            self._entries = entries_of(self._view.state, vocabulary)
        return self._entries

    def entry(self, key: str) -> Entry | None:
        """Return the thing with a key, None if it is not on the table now."""
        return next((entry for entry in self.entries() if entry.key == key), None)

    def rect_of(self, entry: Entry) -> QRect:
        """Return what a thing covers, in pixels of the screen."""
        boxes = self._view.boxes()
        box = QRectF()
        for name in entry.boxes:
            box |= boxes.get(name, QRectF())
        port = self._view.viewport()
        return box.toAlignedRect().intersected(port.rect()).translated(port.mapToGlobal(QPoint()))

    def item(self, key: str) -> TableItem:
        """Return the accessible object for a key, always the same."""
        if key not in self._items:
            self._items[key] = TableItem(self, key)
        return self._items[key]

    def focused_entry(self) -> Entry | None:
        """Return the card with the keyboard's focus, None if it is elsewhere."""
        card = self._view.focused_card() if self.alive and self._view.hasFocus() else None
        if card is None:
            return None
        return next((entry for entry in self.entries() if entry.card == card), None)

    def delete_items(self) -> None:
        """Let Qt delete the items."""
        for item in self._items.values():
            if shiboken6.isValid(item):
                QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(item))
        self._items.clear()

    # --- what Qt asks

    def text(self, t: QAccessible.Text) -> str:
        if t is QAccessible.Text.Name:
            return translate("Access", "Table", "the card table, read aloud")
        return super().text(t)

    def state(self) -> QAccessible.State:
        state = super().state()
        if self.focused_entry() is not None:
            state.focused = 0
        return state

    def childCount(self) -> int:
        return len(self.entries()) + 1 if self.alive else 0

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        entries = self.entries()
        if 0 <= index < len(entries):
            return self.item(entries[index].key)
        # The sheets are children of the viewport.
        if index == len(entries) and self.alive:
            return QAccessible.queryAccessibleInterface(self._view.viewport())
        return None

    def indexOfChild(self, child: QAccessibleInterface | None) -> int:
        entries = self.entries()
        if isinstance(child, TableItem):
            keys = [entry.key for entry in entries]
            return keys.index(child.key) if child.key in keys else -1
        if child is not None and self.alive and child.object() is self._view.viewport():
            return len(entries)
        return -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        if not self.alive:
            return None
        port = self._view.viewport()
        if port.childAt(port.mapFromGlobal(QPoint(x, y))) is not None:
            return QAccessible.queryAccessibleInterface(port)
        # What is drawn later lies on top.
        for entry in reversed(self.entries()):
            if self.rect_of(entry).contains(x, y):
                return self.item(entry.key)
        return None

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        entry = self.focused_entry()
        return super().focusChild() if entry is None else self.item(entry.key)


class _Watch(QObject):
    """Tells the screen reader what has changed on a table."""

    def __init__(self, tree: TableTree, view: TableView) -> None:
        super().__init__(view)
        self._tree = tree
        self._known = {entry.key: entry for entry in tree.entries()}
        # Qt reports the focus of the view itself after the view has chosen a card: come later.
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(0)
        self._later.timeout.connect(self._tell_focus)
        view.layout_changed.connect(self._tell_changes)
        view.focus_moved.connect(self._later.start)
        self._later.start()

    def _tell_changes(self) -> None:
        """Report what has come, gone, or is called otherwise."""
        if not QAccessible.isActive():
            return
        tree = self._tree
        before, self._known = self._known, {entry.key: entry for entry in tree.entries()}
        for key in before.keys() - self._known.keys():
            _send(tree.item(key), QAccessible.Event.ObjectDestroyed)
        for key, entry in self._known.items():
            old = before.get(key)
            if old is None:
                _send(tree.item(key), QAccessible.Event.ObjectCreated)
                continue
            if old.name != entry.name:
                _send(tree.item(key), QAccessible.Event.NameChanged)
            if old.greyed is not entry.greyed:
                changed = QAccessible.State()
                changed.disabled = 1
                event = QAccessibleStateChangeEvent(tree.item(key), changed)
                QAccessible.updateAccessibility(event)

    def _tell_focus(self) -> None:
        entry = self._tree.focused_entry()
        if entry is not None:
            _send(self._tree.item(entry.key), QAccessible.Event.Focus)


def _send(item: TableItem, kind: QAccessible.Event) -> None:
    QAccessible.updateAccessibility(QAccessibleEvent(item, kind))

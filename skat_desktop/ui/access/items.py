# SPDX-License-Identifier: MIT
"""One thing on the table as an accessible object."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject, QRect
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface, QWindow
from shiboken6 import VoidPtr

from skat_desktop.ui.access.entries import Entry, Kind

if TYPE_CHECKING:
    from skat_desktop.ui.access.tree import TableTree

_ROLES: Final = {
    Kind.TEXT: QAccessible.Role.StaticText,
    Kind.PICTURE: QAccessible.Role.Graphic,
    Kind.BUTTON: QAccessible.Role.Button,
}


_NO_INTERFACE: Final = VoidPtr(0)
"""What Qt wants for an interface there is not; None or 0 in its place ends the process."""


class TableItem(QAccessibleInterface):
    """Something on the table; which, its key says.

    What it is called and where it lies is looked up when asked, so nothing here can be out of date.
    What has left the table stays behind, invisible and without a name, until it comes back.
    """

    def __init__(self, tree: TableTree, key: str) -> None:
        super().__init__()
        self.key: Final = key
        self._tree = tree
        self._action = CardAction(tree, key)

    def _entry(self) -> Entry | None:
        return self._tree.entry(self.key)

    # --- what Qt asks

    def isValid(self) -> bool:
        return self._tree.alive

    def object(self) -> QObject | None:  # type: ignore[override]
        return None

    def window(self) -> QWindow | None:  # type: ignore[override]
        return self._tree.view.window().windowHandle() if self._tree.alive else None

    def parent(self) -> QAccessibleInterface | None:  # type: ignore[override]
        return QAccessible.queryAccessibleInterface(self._tree.view) if self._tree.alive else None

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        del index
        return None

    def childCount(self) -> int:
        return 0

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        del x, y
        return None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        del child
        return -1

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        return None

    def relations(self, match: Any = None) -> list[Any]:
        del match
        return []

    def text(self, t: QAccessible.Text) -> str:
        entry = self._entry()
        if entry is None:
            return ""
        if t is QAccessible.Text.Name:
            return entry.name
        return entry.number if t is QAccessible.Text.Accelerator else ""

    def setText(self, t: QAccessible.Text, text: str) -> None:
        """Ignore the text: nothing on the table can be written on."""

    def rect(self) -> QRect:
        entry = self._entry()
        return QRect() if entry is None else self._tree.rect_of(entry)

    def role(self) -> QAccessible.Role:
        entry = self._entry()
        return QAccessible.Role.StaticText if entry is None else _ROLES[entry.kind]

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        entry = self._entry()
        if entry is None:
            state.invisible = 1
            return state
        state.invisible = int(not self._tree.view.isVisible())
        if entry.card is None:
            state.readOnly = 1
            return state
        state.focusable = 1
        state.selectable = 1
        state.disabled = int(entry.greyed)
        focused = self._tree.focused_entry() == entry
        state.focused = state.selected = int(focused)
        return state

    def interface_cast(self, t: QAccessible.InterfaceType) -> Any:
        entry = self._entry()
        pressable = entry is not None and entry.card is not None
        if t is QAccessible.InterfaceType.ActionInterface and pressable:
            return self._action
        return _NO_INTERFACE


class CardAction(QAccessibleActionInterface):
    """Pressing an own card, or giving it the focus."""

    def __init__(self, tree: TableTree, key: str) -> None:
        super().__init__()
        self._tree = tree
        self._key = key

    def actionNames(self) -> list[str]:
        return [self.pressAction(), self.setFocusAction()]

    def doAction(self, actionName: str) -> None:  # noqa: N803
        entry = self._tree.entry(self._key)
        if entry is None or entry.card is None:
            return
        if actionName == self.pressAction():
            self._tree.view.card_activated.emit(entry.card)
        elif actionName == self.setFocusAction():
            self._tree.view.focus_card(entry.card)

    def keyBindingsForAction(self, actionName: str) -> list[str]:  # noqa: N803
        entry = self._tree.entry(self._key)
        number = "" if entry is None else entry.number
        return [number] if number and actionName == self.pressAction() else []

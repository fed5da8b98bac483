# SPDX-License-Identifier: MIT
"""Tells Qt who makes a table readable; the tree itself is loaded when one is asked for."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface

_installed: list[object] = []


def install_access() -> None:
    """Make every table readable; once per application, again does nothing."""
    if not _installed:
        _installed.append(_make)
        QAccessible.installFactory(_make)


def _make(class_name: str, thing: QObject | None) -> QAccessibleInterface | None:
    # Qt asks with the name of each class a thing comes from, for every widget there is.
    if class_name != "TableView":
        return None
    from skat_desktop.ui.access.tree import tree_of

    return tree_of(thing)

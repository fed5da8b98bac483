# SPDX-License-Identifier: MIT
"""Opens the help where it is asked for: from menus, links and F1 in the window and its dialogs."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from skat_desktop.ui.help.browser import Reader
    from skat_desktop.ui.help.window import HelpWindow


class HelpDesk(QObject):
    """Holds the one help window, which is built when it is first asked for.

    Attributes:
        window: the window, None until then.
    """

    def __init__(self, reader: Callable[[], Reader], parent: QObject) -> None:
        """Make the desk.

        Args:
            reader: says in what words, pictures and colours the help appears now.
            parent: the main window.
        """
        super().__init__(parent)
        self._reader = reader
        self.window: HelpWindow | None = None

    def open(self, context: str) -> HelpWindow:
        """Show the help for a place in the program or for the rule of a refusal."""
        # Loaded here: the program starts without the help.
        from skat_desktop.learn.help.contents import target_of
        from skat_desktop.ui.help.window import HelpWindow

        if self.window is None:
            self.window = HelpWindow(self._reader())
        self.window.show_target(target_of(context))
        self.window.show()
        self.window.raise_()
        self.window.activateWindow()
        self.window.page_view.setFocus()
        return self.window

    def attach(self, dialog: QWidget, context: str) -> None:
        """Let F1 in a dialog show its section, also where the dialog blocks the main window."""
        key = QShortcut(QKeySequence(QKeySequence.StandardKey.HelpContents), dialog)
        key.setContext(Qt.ShortcutContext.WindowShortcut)
        key.activated.connect(lambda: self.open(context))

    def refresh(self) -> None:
        """Take on changed settings."""
        if self.window is not None:
            self.window.set_reader(self._reader())

    def close(self) -> None:
        """Close the window: the program ends."""
        if self.window is not None:
            self.window.close()
            self.window.deleteLater()
            self.window = None

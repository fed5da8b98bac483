# SPDX-License-Identifier: MIT
"""The window's small questions and warnings; none of them holds the program up."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from skat_desktop.records.trouble import Trouble
from skat_desktop.ui.help.desk import HelpDesk

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMessageBox

    from skat_desktop.ui.words import Words

# Boxes are loaded when one is opened: most starts see none.


class Boxes:
    """Opens the boxes of a window."""

    def __init__(self, window: QWidget, help_desk: HelpDesk) -> None:
        """Remember the window that they belong to, and who answers F1 in them."""
        self._window = window
        self._help = help_desk

    def confirm(
        self, text: str, yes: str, then: Callable[[], None], context: str = "confirm"
    ) -> None:
        """Ask, and do something when the answer is yes.

        Args:
            text: the question.
            yes: words of the button that agrees.
            then: what is done then.
            context: what F1 shows help about.
        """
        from PySide6.QtWidgets import QMessageBox

        box = self._box("confirm_box", QMessageBox.Icon.Question, text, context)
        accept = box.addButton(yes, QMessageBox.ButtonRole.AcceptRole)
        box.addButton(QMessageBox.StandardButton.Cancel)
        box.buttonClicked.connect(lambda button: then() if button is accept else None)
        box.open()

    def warn(self, text: str, details: str) -> QMessageBox:
        """Say that something went wrong; the details are for those who want them."""
        from PySide6.QtWidgets import QMessageBox

        box = self._box("warning_box", QMessageBox.Icon.Warning, text, "warning")
        box.setDetailedText(details)
        box.open()
        return box

    def trouble(self, trouble: Trouble, retry: Callable[[], None], words: Words) -> None:
        """Say what went wrong with a file; where something is not saved, offer to try again."""
        from PySide6.QtWidgets import QMessageBox

        from skat_desktop.i18n.troubles import trouble_details, trouble_text

        box = self.warn(trouble_text(trouble), trouble_details(trouble))
        if trouble.key.startswith("save."):
            again = box.addButton(words.try_again(), QMessageBox.ButtonRole.AcceptRole)
            box.buttonClicked.connect(lambda button: retry() if button is again else None)

    def _box(self, name: str, icon: QMessageBox.Icon, text: str, context: str) -> QMessageBox:
        from PySide6.QtWidgets import QMessageBox

        box = QMessageBox(self._window)
        box.setObjectName(name)
        box.setIcon(icon)
        box.setText(text)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._help.attach(box, context)
        return box

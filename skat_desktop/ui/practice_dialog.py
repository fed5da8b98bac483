# SPDX-License-Identifier: MIT
"""The dialog that puts a deal of the user's choice on the table for practice."""

from __future__ import annotations

import unicodedata

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QGuiApplication
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from skat_desktop.i18n.games import seat_names
from skat_desktop.rules.deal import Deal
from skat_desktop.rules.dealcode import deal_code, parse_deal_code
from skat_desktop.rules.practice import PracticeDeal
from skat_desktop.rules.refusal import Refusal
from skat_desktop.rules.rulesets import RULE_SETS, rule_set
from skat_desktop.ui.theme import Theme
from skat_desktop.ui.words import Words

translate = QCoreApplication.translate

_MOST_LETTERS = 40
_CODE_WIDTH = 26
"""Room for a code in the field, in characters."""

_LEAST_WIDTH = 420
"""Width of the dialog in pixels; what is wrong with a code needs three lines of it at most."""


def read_code(text: str) -> Deal:
    """Read a deal code as people write it, full-width letters included.

    Raises:
        Refusal: as :func:`parse_deal_code`.
    """
    return parse_deal_code(unicodedata.normalize("NFKC", text))


class PracticeDialog(QDialog):
    """Asks for a deal code, the user's seat and the rule set.

    Attributes:
        chosen: what is to be practised, once the dialog was accepted.
    """

    def __init__(
        self, rules: str, words: Words, theme: Theme, parent: QWidget | None = None
    ) -> None:
        """Ask; a deal code that was copied is in the field already.

        Args:
            rules: id of the rule set that is offered first.
            words: the language.
            theme: its colours.
            parent: Qt parent.
        """
        super().__init__(parent)
        self.chosen: PracticeDeal | None = None
        self._words = words
        self.setObjectName("practice_dialog")
        self.setWindowTitle(translate("Practice", "Practise a deal"))
        self.code = QLineEdit()
        self.code.setObjectName("deal_code")
        self.code.setMaxLength(_MOST_LETTERS)
        self.code.setPlaceholderText("0000-0000-0000")
        self.code.setMinimumWidth(self.code.fontMetrics().averageCharWidth() * _CODE_WIDTH)
        self.problem = QLabel()
        self.problem.setObjectName("problem")
        self.problem.setWordWrap(True)
        self.problem.setStyleSheet(f"color: {theme.bad_ink.name()};")
        # Its room is there from the start, so that the dialog does not jump.
        self.problem.setMinimumHeight(3 * self.problem.fontMetrics().lineSpacing())
        self.seat = QComboBox()
        self.seat.setObjectName("seat")
        for seat, name in seat_names().items():
            self.seat.addItem(name, seat)
        self.rules = QComboBox()
        self.rules.setObjectName("rules")
        for each in RULE_SETS:
            self.rules.addItem(words.rule_set(each), each)
        self.rules.setCurrentIndex(max(0, self.rules.findData(rules)))
        about = QLabel(
            translate(
                "Practice",
                "The result of a deal shows its code. Practice counts nowhere, and you may undo "
                "as much as you like.",
            )
        )
        about.setWordWrap(True)

        form = QFormLayout()
        form.addRow(translate("Practice", "Deal &code:"), self.code)
        form.addRow(self.problem)
        form.addRow(translate("Practice", "Your &seat:"), self.seat)
        form.addRow(translate("Practice", "&Rules:"), self.rules)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.start = self.buttons.addButton(
            translate("Practice", "Practise", "button: begin"),
            QDialogButtonBox.ButtonRole.AcceptRole,
        )
        self.start.setObjectName("start")
        self.buttons.button(QDialogButtonBox.StandardButton.Cancel).setAutoDefault(False)
        self.start.setDefault(True)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self.setMinimumWidth(_LEAST_WIDTH)
        lines = QVBoxLayout(self)
        lines.addWidget(about)
        lines.addLayout(form)
        lines.addWidget(self.buttons)
        self.code.textChanged.connect(self._on_typed)
        self.code.setText(_copied_code())
        self._on_typed()

    def _on_typed(self) -> None:
        self.problem.clear()
        self.start.setEnabled(bool(self.code.text().strip()))

    def accept(self) -> None:
        """Begin, or say what is wrong with the code."""
        try:
            deal = read_code(self.code.text().strip())
        except Refusal as refusal:
            sentence = self._words.refusal(refusal)
            self.problem.setText(sentence)
            self.code.setFocus()
            self.code.selectAll()
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self.code, sentence))
            return
        self.chosen = PracticeDeal.for_seat(
            deal, self.seat.currentData(), rule_set(self.rules.currentData())
        )
        super().accept()


def _copied_code() -> str:
    """Return the deal code in the clipboard, empty when there is none."""
    try:
        return deal_code(read_code(QGuiApplication.clipboard().text()[:_MOST_LETTERS].strip()))
    except Refusal:
        return ""

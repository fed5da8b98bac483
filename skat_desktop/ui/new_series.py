# SPDX-License-Identifier: MIT
"""The dialog that begins a series."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from skat_desktop.records.settings import Settings
from skat_desktop.rules.rulesets import RULE_SETS
from skat_desktop.rules.seating import TABLE_SIZES
from skat_desktop.rules.series import PRESETS, ListKind
from skat_desktop.ui.words import Words


class NewSeriesDialog(QDialog):
    """Asks for seats, length, list, rule set and name."""

    def __init__(self, settings: Settings, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        tr = QCoreApplication.translate
        self.setWindowTitle(tr("NewSeries", "New series"))
        self._words = words
        self._settings = settings
        self.name = QLineEdit(settings.names[0])
        self.name.setObjectName("name")
        self.name.setMaxLength(24)
        self.places = QComboBox()
        self.places.setObjectName("places")
        for places in TABLE_SIZES:
            self.places.addItem(words.seats_at_table(places), places)
        self.deals = QComboBox()
        self.deals.setObjectName("deals")
        self.list_kind = QComboBox()
        self.list_kind.setObjectName("list_kind")
        for kind in ListKind:
            self.list_kind.addItem(words.list_title(kind), kind.value)
        self.rules = QComboBox()
        self.rules.setObjectName("rules")
        for rules in RULE_SETS:
            self.rules.addItem(words.rule_set(rules), rules)
        self.places.currentIndexChanged.connect(self._fill_lengths)
        self.places.setCurrentIndex(self.places.findData(settings.places))
        self._fill_lengths()
        wanted = self.deals.findData(settings.deals)
        self.deals.setCurrentIndex(max(0, wanted))
        self.list_kind.setCurrentIndex(self.list_kind.findData(settings.list_kind.value))
        self.rules.setCurrentIndex(self.rules.findData(settings.rules))

        form = QFormLayout()
        form.addRow(tr("NewSeries", "Your &name:"), self.name)
        form.addRow(tr("NewSeries", "&Seats:"), self.places)
        form.addRow(tr("NewSeries", "&Length:"), self.deals)
        form.addRow(tr("NewSeries", "L&ist:"), self.list_kind)
        form.addRow(tr("NewSeries", "&Rules:"), self.rules)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        start = self.buttons.addButton(
            tr("NewSeries", "Start"), QDialogButtonBox.ButtonRole.AcceptRole
        )
        start.setObjectName("start")
        self.buttons.button(QDialogButtonBox.StandardButton.Cancel).setAutoDefault(False)
        start.setDefault(True)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        lines = QVBoxLayout(self)
        lines.addLayout(form)
        lines.addWidget(self.buttons)

    def _fill_lengths(self) -> None:
        chosen = self.deals.currentData()
        self.deals.clear()
        for deals in PRESETS[self.places.currentData()]:
            self.deals.addItem(self._words.deals(deals), deals)
        self.deals.addItem(self._words.endless(), 0)
        self.deals.setCurrentIndex(max(0, self.deals.findData(chosen)))

    @property
    def choice(self) -> Settings:
        """The settings with what is chosen now."""
        return replace(
            self._settings,
            names=(self.name.text().strip(), *self._settings.names[1:]),
            places=self.places.currentData(),
            deals=self.deals.currentData(),
            list_kind=ListKind(self.list_kind.currentData()),
            rules=self.rules.currentData(),
        )

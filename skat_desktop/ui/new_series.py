# SPDX-License-Identifier: MIT
"""The dialog that begins a series."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from skat_desktop.ai.registry import strengths
from skat_desktop.i18n.games import strength_name
from skat_desktop.i18n.numbers import signed
from skat_desktop.records.settings import LONGEST_NAME, Settings
from skat_desktop.rules.rulesets import CLASSIC_1997, INTERNATIONAL, RULE_SETS
from skat_desktop.rules.seating import TABLE_SIZES
from skat_desktop.rules.series import BIERLACHS_LIMITS, PRESETS, ListKind
from skat_desktop.ui.looks import strength_of
from skat_desktop.ui.panels.sheet import make_label
from skat_desktop.ui.theme import GRID
from skat_desktop.ui.words import Words

translate = QCoreApplication.translate

_LISTS: Final[Mapping[ListKind, Callable[[], str]]] = {
    ListKind.PLAIN: lambda: translate(
        "NewSeries", "The values of all games, won and lost, are added up."
    ),
    ListKind.TOURNAMENT: lambda: translate(
        "NewSeries",
        "A game won brings 50 points more. A lost one costs 50 and rewards the others.",
    ),
    ListKind.BIERLACHS: lambda: translate(
        "NewSeries", "Only minus points count. Whoever reaches the limit first has lost."
    ),
}
_RULES: Final[Mapping[str, Callable[[], str]]] = {
    INTERNATIONAL.id: lambda: translate(
        "NewSeries", "The International Skat Order, as clubs play today."
    ),
    CLASSIC_1997.id: lambda: translate(
        "NewSeries", "As played until 1998: a lost Hand game is not doubled."
    ),
}


class NewSeriesDialog(QDialog):
    """Asks for seats, length, list, rule set, and who plays how well."""

    def __init__(
        self,
        settings: Settings,
        words: Words,
        computers: Sequence[str],
        parent: QWidget | None = None,
    ) -> None:
        """Show the choices of the last series.

        Args:
            settings: what was chosen last.
            words: names of things.
            computers: the names that the program gives to computers.
            parent: Qt parent.
        """
        super().__init__(parent)
        self.setWindowTitle(translate("NewSeries", "New series"))
        self._words = words
        self._settings = settings
        self.name = QLineEdit(settings.names[0])
        self.name.setObjectName("name")
        self.name.setMaxLength(LONGEST_NAME)
        self.places = _box("places", [(words.seats_at_table(n), n) for n in TABLE_SIZES])
        self.deals = _box("deals", [])
        self.list_kind = _box("list_kind", [(words.list_title(k), k.value) for k in ListKind])
        self.limit = _box("limit", [(signed(limit), limit) for limit in BIERLACHS_LIMITS])
        self.rules = _box("rules", [(words.rule_set(rules), rules) for rules in RULE_SETS])
        self.about_list = make_label(quiet=True, wrap=True)
        self.about_rules = make_label(quiet=True, wrap=True)
        self.computers = [
            _ComputerRow(place, settings, usual) for place, usual in enumerate(computers, 1)
        ]
        _choose(self.places, settings.places)
        self._fill_lengths()
        _choose(self.deals, settings.deals)
        _choose(self.list_kind, settings.list_kind.value)
        _choose(self.limit, settings.bierlachs_limit)
        _choose(self.rules, settings.rules)

        self._form = QFormLayout()
        self._form.setVerticalSpacing(GRID)
        self._form.addRow(translate("NewSeries", "Your &name:"), self.name)
        self._form.addRow(translate("NewSeries", "&Seats:"), self.places)
        for row in self.computers:
            label = translate("NewSeries", "Computer &{number}:").format(number=row.place)
            buddy = QLabel(label)
            buddy.setBuddy(row.name)
            self._form.addRow(buddy, row)
        self._form.addRow(translate("NewSeries", "&Length:"), self.deals)
        self._form.addRow(translate("NewSeries", "L&ist:"), self.list_kind)
        self._form.addRow("", self.about_list)
        self._form.addRow(translate("NewSeries", "Li&mit:", "of Bierlachs"), self.limit)
        self._form.addRow(translate("NewSeries", "&Rules:"), self.rules)
        self._form.addRow("", self.about_rules)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        start = self.buttons.addButton(
            translate("NewSeries", "Start"), QDialogButtonBox.ButtonRole.AcceptRole
        )
        start.setObjectName("start")
        self.buttons.button(QDialogButtonBox.StandardButton.Cancel).setAutoDefault(False)
        start.setDefault(True)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(2 * GRID, 2 * GRID, 2 * GRID, 2 * GRID)
        lines.setSpacing(2 * GRID)
        lines.addLayout(self._form)
        lines.addWidget(self.buttons)
        self.setMinimumWidth(420)
        self.places.currentIndexChanged.connect(self._show_places)
        self.list_kind.currentIndexChanged.connect(self._explain)
        self.rules.currentIndexChanged.connect(self._explain)
        self._show_places()
        self._explain()

    def _fill_lengths(self) -> None:
        chosen = self.deals.currentData()
        self.deals.clear()
        for deals in PRESETS[self.places.currentData()]:
            self.deals.addItem(self._words.deals(deals), deals)
        self.deals.addItem(self._words.endless(), 0)
        _choose(self.deals, chosen)

    def _show_places(self) -> None:
        """Offer the lengths of the table, and a row for each computer at it."""
        self._fill_lengths()
        for row in self.computers:
            self._form.setRowVisible(row, row.place < self.places.currentData())

    def _explain(self) -> None:
        kind = ListKind(self.list_kind.currentData())
        self._form.setRowVisible(self.limit, kind is ListKind.BIERLACHS)
        self.about_list.setText(_LISTS[kind]())
        self.list_kind.setAccessibleDescription(self.about_list.text())
        self.about_rules.setText(_RULES[self.rules.currentData()]())
        self.rules.setAccessibleDescription(self.about_rules.text())

    @property
    def choice(self) -> Settings:
        """The settings with what is chosen now."""
        own = self._settings
        return replace(
            own,
            names=(self.name.text().strip(), *(row.own_name for row in self.computers)),
            strengths=(own.strengths[0], *(row.strength for row in self.computers)),
            places=self.places.currentData(),
            deals=self.deals.currentData(),
            list_kind=ListKind(self.list_kind.currentData()),
            bierlachs_limit=self.limit.currentData(),
            rules=self.rules.currentData(),
        )


class _ComputerRow(QWidget):
    """Name and strength of the computer at a place."""

    def __init__(self, place: int, settings: Settings, usual: str) -> None:
        super().__init__()
        self.place = place
        self.name = QLineEdit(settings.names[place])
        self.name.setObjectName(f"computer_{place}")
        self.name.setPlaceholderText(usual)
        self.name.setMaxLength(LONGEST_NAME)
        self._strength = _box(
            f"strength_{place}", [(strength_name(one), one) for one in strengths()]
        )
        self._strength.setAccessibleName(
            translate("NewSeries", "Strength of {player}").format(player=usual)
        )
        _choose(self._strength, strength_of(settings.strengths[place]))
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(self.name, 1)
        line.addWidget(self._strength, 1)
        self.setFocusProxy(self.name)

    @property
    def own_name(self) -> str:
        """The name the user has given, empty for the program's."""
        return self.name.text().strip()

    @property
    def strength(self) -> str:
        """The id that is chosen."""
        return str(self._strength.currentData())


def _box(name: str, items: Sequence[tuple[str, object]]) -> QComboBox:
    box = QComboBox()
    box.setObjectName(name)
    for text, data in items:
        box.addItem(text, data)
    return box


def _choose(box: QComboBox, data: object) -> None:
    """Choose the item with some data, the first where there is none."""
    box.setCurrentIndex(max(0, box.findData(data)))

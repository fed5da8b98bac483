# SPDX-License-Identifier: MIT
"""The settings dialog: everything a user can choose about looks, pace, help and names.

It stays open beside the table, and every change holds at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QDialog,
    QHBoxLayout,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from skat_desktop.i18n.languages import Language
from skat_desktop.records.settings import MOST_PLACES, Settings
from skat_desktop.ui.settings_parts.field import Field, Look
from skat_desktop.ui.settings_parts.page import Page
from skat_desktop.ui.settings_parts.pages import page_specs
from skat_desktop.ui.settings_parts.style import navigation_style
from skat_desktop.ui.theme import GRID, Theme

translate = QCoreApplication.translate

_USUAL: Final = QSize(800, 540)
_LARGEST: Final = QSize(880, 572)
"""First size at most: with its frame the dialog then fits into the smallest window."""


class SettingsDialog(QDialog):
    """Shows the settings and changes them.

    Signals:
        changed(Settings): the user has changed a setting; these are all settings as they are now.
    """

    changed = Signal(object)

    def __init__(
        self,
        settings: Settings,
        language: Language,
        theme: Theme,
        parent: QWidget | None = None,
        *,
        computers: Sequence[str] = ("",) * (MOST_PLACES - 1),
    ) -> None:
        """Build the dialog.

        Args:
            settings: what is chosen now.
            language: the language that is installed.
            theme: the colours of the window.
            parent: the window.
            computers: the names that the program gives to computers.
        """
        super().__init__(parent)
        self.setObjectName("settings_dialog")
        self.setModal(False)
        self._look = Look(settings, language, theme)
        self._specs = page_specs(computers)
        self.pages = [Page(spec) for spec in self._specs]
        self._stack = QStackedWidget()
        self._navigation = QWidget()
        self._navigation.setObjectName("navigation")
        self._navigation.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._group = QButtonGroup(self)
        ways = QVBoxLayout(self._navigation)
        ways.setContentsMargins(GRID, 2 * GRID, GRID, GRID)
        ways.setSpacing(4)
        self.page_buttons: list[QPushButton] = []
        for number, page in enumerate(self.pages):
            self._stack.addWidget(page)
            page.edited.connect(self._on_edited)
            way = QPushButton()
            way.setObjectName(f"to_{page.id}")
            way.setCheckable(True)
            way.setAutoDefault(False)
            self._group.addButton(way, number)
            self.page_buttons.append(way)
            ways.addWidget(way)
        ways.addStretch(1)
        self._group.idToggled.connect(self._on_page_chosen)
        self.defaults_button = QPushButton()
        self.defaults_button.setObjectName("defaults")
        self.defaults_button.setAutoDefault(False)
        self.defaults_button.clicked.connect(self.restore_defaults)
        self.close_button = QPushButton()
        self.close_button.setObjectName("close")
        # Return in a field must neither close the dialog nor change anything else.
        self.close_button.setAutoDefault(False)
        self.close_button.clicked.connect(self.close)
        below = QHBoxLayout()
        below.setContentsMargins(3 * GRID, GRID, 2 * GRID, 2 * GRID)
        below.addWidget(self.defaults_button)
        below.addStretch(1)
        below.addWidget(self.close_button)
        right = QVBoxLayout()
        right.setSpacing(0)
        right.addWidget(self._stack, 1)
        right.addLayout(below)
        whole = QHBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self._navigation)
        whole.addLayout(right, 1)
        self.page_buttons[0].setChecked(True)
        self.set_theme(theme)
        self.retranslate()
        self.resize(self.sizeHint().expandedTo(_USUAL).boundedTo(_LARGEST))

    @property
    def settings(self) -> Settings:
        """The settings as they are shown."""
        return self._look.settings

    @property
    def page(self) -> Page:
        """The page shown."""
        return self.pages[self._group.checkedId()]

    def show_page(self, page_id: str) -> None:
        """Turn to a page: ``general``, ``cards``, ``table``, ``play`` or ``names``.

        Raises:
            ValueError: there is no such page.
        """
        ids = [page.id for page in self.pages]
        if page_id not in ids:
            raise ValueError(f"No page is called {page_id!r}: choose one of {', '.join(ids)}.")
        self.page_buttons[ids.index(page_id)].setChecked(True)

    def set_settings(self, settings: Settings) -> None:
        """Show other settings; ``changed`` is not emitted."""
        self._show(Look(settings, self._look.language, self._look.theme))

    def set_language(self, language: Language) -> None:
        """Follow a language that has just been installed."""
        self._look = Look(self.settings, language, self._look.theme)
        self.retranslate()

    def set_theme(self, theme: Theme) -> None:
        """Take on the colours of a theme."""
        self._navigation.setStyleSheet(navigation_style(theme))
        self._show(Look(self.settings, self._look.language, theme))

    def retranslate(self) -> None:
        """Take the words from the current language; the page stays."""
        self.setWindowTitle(translate("Settings", "Settings"))
        for button, spec in zip(self.page_buttons, self._specs, strict=True):
            button.setText(spec.title(self._look.vocabulary))
        self.defaults_button.setText(translate("Settings", "Restore &defaults of this page"))
        self.close_button.setText(translate("Settings", "Cl&ose", "button"))
        self._show(self._look)

    def restore_defaults(self) -> None:
        """Give every setting of the page shown its default."""
        self._take(self.page.reset(self.settings))

    def _show(self, look: Look) -> None:
        self._look = look
        for page in self.pages:
            page.show_look(look)

    def _on_page_chosen(self, number: int, chosen: bool) -> None:
        if chosen:
            self._stack.setCurrentIndex(number)

    def _on_edited(self, field: Field) -> None:
        self._take(field.written(self.settings))

    def _take(self, settings: Settings) -> None:
        if settings != self.settings:
            self.set_settings(settings)
            self.changed.emit(settings)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

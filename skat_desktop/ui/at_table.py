# SPDX-License-Identifier: MIT
"""The page with the table and the buttons over it, as the window's settings want them."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QTimer
from PySide6.QtGui import QAction

from skat_desktop.records.settings import Settings
from skat_desktop.ui.cards.deck import Deck
from skat_desktop.ui.motion import Motion
from skat_desktop.ui.table_buttons import TableButtons
from skat_desktop.ui.table_page import TableOptions, TablePage
from skat_desktop.ui.theme import Theme
from skat_desktop.ui.words import Words


class AtTable:
    """The table and what lies over it.

    Attributes:
        page: the page with the table.
        buttons: the buttons in its corner.
    """

    def __init__(
        self, deck: Deck, theme: Theme, motion: Motion, actions: Mapping[str, QAction]
    ) -> None:
        self.page = TablePage(deck, theme, motion)
        self.buttons = TableButtons(self.page.table, actions, theme)
        # When the table is there to be looked at.
        QTimer.singleShot(0, self.page, self.page.result.prepare)

    def set_theme(self, theme: Theme) -> None:
        """Take on the colours of a theme."""
        self.page.set_theme(theme)
        self.buttons.set_theme(theme)

    def follow(self, settings: Settings, deck: Deck, motion: Motion, words: Words) -> None:
        """Take on what the user has chosen, its colours left out."""
        page = self.page
        page.table.set_motion(motion)
        page.announcer.enabled = settings.announce
        page.options = TableOptions.of(settings)
        page.table.set_deck(deck)
        page.set_words(words)
        self.buttons.set_wanted(settings.show_buttons)

# SPDX-License-Identifier: MIT
"""The window: start page and table, menus, and the score list beside them."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication, QIcon
from PySide6.QtWidgets import QDockWidget, QMainWindow, QMessageBox, QStackedWidget

from skat_desktop import __version__
from skat_desktop.ai.player import Player
from skat_desktop.i18n.languages import Language
from skat_desktop.i18n.vocabulary import Vocabulary
from skat_desktop.match.match import Match
from skat_desktop.match.pacing import Pacing
from skat_desktop.match.seats import Occupant
from skat_desktop.match.worker import Worker
from skat_desktop.paths import resource_path
from skat_desktop.rules.decks import DeckFamily
from skat_desktop.rules.events import Claimed, Conceded, Event
from skat_desktop.rules.rulesets import rule_set
from skat_desktop.rules.series import Series, SeriesSetup
from skat_desktop.ui.actions import Actions
from skat_desktop.ui.cards.deck import PRESETS, Deck
from skat_desktop.ui.motion import Motion
from skat_desktop.ui.new_series import NewSeriesDialog, SeriesChoice
from skat_desktop.ui.score_list import ScoreList
from skat_desktop.ui.start_page import StartPage
from skat_desktop.ui.table_page import TablePage
from skat_desktop.ui.theme import Theme
from skat_desktop.ui.words import Words

COMPUTER_NAMES = ("Anna", "Bernd", "Clara", "Dieter")
_FAST = 0.35
"""Pace factor of "Play fast"."""


_ROOM_FOR_LIST = 1200
"""Width of the window in pixels from which the list fits beside the table."""


class MainWindow(QMainWindow):
    """The program's one window.

    Signals:
        language_wanted(Language): the user has chosen a language; the application installs it.
    """

    language_wanted = Signal(object)

    def __init__(
        self,
        *,
        language: Language,
        make_player: Callable[[], Player],
        pace: float = 1.0,
        seed: int | None = None,
        deck: str = "french",
        dark: bool = False,
    ) -> None:
        """Build the window; it shows the start page.

        Args:
            language: the language that is installed.
            make_player: makes a computer player.
            pace: factor of all durations; 0 waits for nothing.
            seed: seed of the first series; drawn when None.
            deck: a key of ``PRESETS``.
            dark: whether sheets are dark.
        """
        super().__init__()
        self.setObjectName("main_window")
        self.setWindowTitle("Skat Desktop")
        self.setWindowIcon(QIcon(str(resource_path("icons", "app.svg"))))
        self.setMinimumSize(900, 600)
        self._language = language
        self._make_player = make_player
        self._pace = pace
        self._seed = seed
        self._deck_name = deck
        self._choice = SeriesChoice()
        self._theme = Theme.of(dark=dark)
        self._set_scheme()
        self.words = self._make_words()
        self.worker = Worker(self)
        self.start = StartPage(self._theme)
        self.page = TablePage(self._deck(), self._theme, Motion(pace))
        self.pages = QStackedWidget()
        self.pages.addWidget(self.start)
        self.pages.addWidget(self.page)
        self.setCentralWidget(self.pages)
        self.score_list = ScoreList()
        self.list_dock = QDockWidget(self)
        self.list_dock.setObjectName("list_dock")
        self.list_dock.setWidget(self.score_list)
        self.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, self.list_dock)
        self.list_dock.hide()
        self.actions_by_id = Actions(self, self.menuBar())
        self._connect()
        self._retranslate()

    # Building

    def _deck(self) -> Deck:
        preset = PRESETS[self._deck_name]
        if preset.family == "french" and self._language is Language.GERMAN:
            preset = replace(preset, letters="de")
        return replace(preset, cloth=self._theme.cloth_name)

    def _make_words(self) -> Words:
        family = DeckFamily(PRESETS[self._deck_name].family)
        return Words(Vocabulary.of(self._language, family), names=self._names(), deck=self._deck())

    def _names(self) -> tuple[str, ...]:
        own = self._choice.name or QCoreApplication.translate("MainWindow", "You", "player name")
        return (own, *COMPUTER_NAMES[: self._choice.places - 1])

    def _connect(self) -> None:
        self.start.play.connect(self.play)
        self.start.new_series.connect(self.new_series)
        self.page.series_over.connect(self._on_series_over)
        self.page.list_changed.connect(self._update_list)
        actions = self.actions_by_id
        actions.connect_all(
            {
                "new_series": self.new_series,
                "score_list": self.toggle_list,
                "quit": self._quit,
                "confirm": self.page.confirm,
                "pass": self.page.auction.say_pass,
                "higher": self.page.auction.step_up,
                "lower": self.page.auction.step_down,
                "claim": self.claim,
                "concede": self.concede,
                "dark": self._toggle_dark,
                "full_screen": self._toggle_full_screen,
                "fast": self._toggle_fast,
                "about": self.about,
                **{f"deck_{name}": self._deck_handler(name) for name in PRESETS},
                **{f"language_{code}": self._language_handler(code) for code in Language},
            }
        )
        actions.by_id[f"deck_{self._deck_name}"].setChecked(True)
        actions.by_id[f"language_{self._language}"].setChecked(True)
        actions.by_id["dark"].setChecked(self._theme.dark)
        for code in Language:
            actions.by_id[f"language_{code}"].setText(code.own_name)
        self.list_dock.visibilityChanged.connect(self._update_list)

    def _deck_handler(self, name: str) -> Callable[[], None]:
        return lambda: self.set_deck(name)

    def _language_handler(self, code: Language) -> Callable[[], None]:
        return lambda: self.language_wanted.emit(code)

    # Playing

    @property
    def match(self) -> Match | None:
        """The match on the table."""
        return self.page.match

    def play(self) -> None:
        """Begin a series with the last choice."""
        choice = self._choice
        seed = secrets.randbits(48) if self._seed is None else self._seed
        self._seed = None
        setup = SeriesSetup(
            seed=seed,
            places=choice.places,
            deals=choice.deals,
            list_kind=choice.list_kind,
            rules=rule_set(choice.rules),
        )
        self.begin(Series(setup), self.computers())

    def computers(self) -> list[Occupant]:
        """Return the user at place 0 and a computer at each other place."""
        return [
            Occupant(name, None if place == 0 else self._make_player())
            for place, name in enumerate(self._names())
        ]

    def begin(
        self, series: Series, occupants: Sequence[Occupant], events: Sequence[Event] = ()
    ) -> None:
        """Put a series on the table, and begin its next deal or go on with one."""
        match = Match(
            series,
            occupants,
            self.worker,
            pacing=Pacing(self._current_pace()),
            stand_in=self._make_player,
            parent=self,
        )
        match.player_failed.connect(self._on_player_failed)
        self.pages.setCurrentWidget(self.page)
        self.words = self._make_words()
        self.page.set_match(match, self.words, events)
        self.page.table.setFocus()
        self._update_list()

    def new_series(self) -> None:
        """Ask for a new series and begin it."""
        dialog = NewSeriesDialog(self._choice, self.words, self)
        dialog.setObjectName("new_series_dialog")
        dialog.accepted.connect(lambda: self._start_chosen(dialog.choice))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def _start_chosen(self, choice: SeriesChoice) -> None:
        self._choice = choice
        self.play()

    def claim(self) -> None:
        """Ask, then claim the rest."""
        if self.page.can(Claimed):
            self._confirm(*self.words.claim_question(), self.page.try_claim)

    def concede(self) -> None:
        """Ask, then concede."""
        if self.page.can(Conceded):
            self._confirm(*self.words.concede_question(), self.page.try_concede)

    def _confirm(self, text: str, yes: str, then: Callable[[], None]) -> None:
        box = QMessageBox(self)
        box.setObjectName("confirm_box")
        box.setIcon(QMessageBox.Icon.Question)
        box.setText(text)
        accept = box.addButton(yes, QMessageBox.ButtonRole.AcceptRole)
        box.addButton(QMessageBox.StandardButton.Cancel)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.buttonClicked.connect(lambda button: then() if button is accept else None)
        box.open()

    def _on_series_over(self) -> None:
        self.page.leave_match()
        self.pages.setCurrentWidget(self.start)
        self.start.play_button.setFocus()

    def _on_player_failed(self, details: str) -> None:
        box = QMessageBox(self)
        box.setIcon(QMessageBox.Icon.Warning)
        box.setText(self.words.player_failed())
        box.setDetailedText(details)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.open()

    # List

    def toggle_list(self) -> None:
        """Show or hide the score list, beside the table or, in a small window, before it."""
        showing = not self.list_dock.isVisible()
        self.list_dock.setVisible(showing)
        if showing:
            small = self.width() < _ROOM_FOR_LIST
            self.list_dock.setFloating(small)
            if small:
                self.list_dock.resize(self.score_list.sizeHint().width(), self.height() * 2 // 3)
                corner = self.geometry().topRight()
                self.list_dock.move(corner.x() - self.list_dock.width(), corner.y() + 40)

    def _update_list(self) -> None:
        if not self.list_dock.isVisible():
            return
        series: Series | None = self.match.series if self.match else None
        names = tuple(who.name for who in self.match.occupants) if self.match else ()
        self.score_list.show_series(series, self.words, names)
        wanted = self.score_list.sizeHint().width()
        self.resizeDocks([self.list_dock], [wanted], Qt.Orientation.Horizontal)

    # Looks and language

    def set_deck(self, name: str) -> None:
        """Take another deck; cards and words change at once."""
        self._deck_name = name
        self.actions_by_id.by_id[f"deck_{name}"].setChecked(True)
        self._show_words()

    def set_language(self, language: Language) -> None:
        """Speak a language that has just been installed."""
        self._language = language
        self.actions_by_id.by_id[f"language_{language}"].setChecked(True)
        self._retranslate()

    def _show_words(self) -> None:
        self.words = self._make_words()
        self.page.table.set_deck(self._deck())
        self.page.set_words(self.words)
        self._update_list()

    def _retranslate(self) -> None:
        tr = QCoreApplication.translate
        self.actions_by_id.retranslate()
        self.start.retranslate()
        self.list_dock.setWindowTitle(tr("MainWindow", "Score list"))
        self._show_words()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange and hasattr(self, "actions_by_id"):
            self._retranslate()
        super().changeEvent(event)

    def _toggle_dark(self) -> None:
        dark = self.actions_by_id.by_id["dark"].isChecked()
        self._theme = Theme.of(dark=dark, cloth=self._theme.cloth_name)
        self._set_scheme()
        self.start.set_theme(self._theme)
        self.page.set_theme(self._theme)

    def _set_scheme(self) -> None:
        scheme = Qt.ColorScheme.Dark if self._theme.dark else Qt.ColorScheme.Light
        QGuiApplication.styleHints().setColorScheme(scheme)

    def _toggle_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def _current_pace(self) -> float:
        fast = self.actions_by_id.by_id["fast"].isChecked()
        return self._pace * (_FAST if fast else 1.0)

    def _toggle_fast(self) -> None:
        pace = self._current_pace()
        self.page.table.set_motion(Motion(pace))
        if self.match is not None:
            self.match.set_pacing(Pacing(pace))

    def about(self) -> None:
        """Say what this is."""
        QMessageBox.about(self, "Skat Desktop", self.words.about(__version__))

    # The end

    def _quit(self) -> None:
        self.close()

    def closeEvent(self, event: QCloseEvent) -> None:
        self.page.leave_match()
        self.worker.shut_down()
        super().closeEvent(event)

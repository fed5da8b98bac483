# SPDX-License-Identifier: MIT
"""The window: start page and table, menus, and the score list beside them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QCoreApplication, Qt, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication, QIcon
from PySide6.QtWidgets import QMainWindow, QStackedWidget

from skat_desktop.i18n.languages import Language
from skat_desktop.match.pacing import LEAST_REST_MS, Pacing
from skat_desktop.paths import resource_path
from skat_desktop.records.settings import DeckChoice, LanguageChoice, Settings, ThemeChoice
from skat_desktop.records.trouble import Trouble
from skat_desktop.rules.events import Claimed, Conceded, Event
from skat_desktop.rules.rulesets import rule_set
from skat_desktop.rules.series import SeriesSetup
from skat_desktop.ui.actions import Actions
from skat_desktop.ui.boxes import Boxes
from skat_desktop.ui.cards.deck import Deck
from skat_desktop.ui.desk import Desk
from skat_desktop.ui.help.desk import HelpDesk
from skat_desktop.ui.keeper import Keeper
from skat_desktop.ui.list_places import ListPlaces
from skat_desktop.ui.looks import deck_of, motion_factor, strength_of, theme_of, vocabulary_of
from skat_desktop.ui.motion import Motion
from skat_desktop.ui.on_demand import OnDemand
from skat_desktop.ui.palette import window_palette
from skat_desktop.ui.practising import Practising
from skat_desktop.ui.start_page import StartPage

if TYPE_CHECKING:
    from PySide6.QtWidgets import QDockWidget

    from skat_desktop.ai.player import Player
    from skat_desktop.match.match import Match
    from skat_desktop.records.statistics import Statistics
    from skat_desktop.ui.at_table import AtTable
    from skat_desktop.ui.help.browser import Reader
    from skat_desktop.ui.practice_dialog import PracticeDialog
    from skat_desktop.ui.record_page import RecordPage
    from skat_desktop.ui.score_list import ScoreList
    from skat_desktop.ui.score_page import ScorePage
    from skat_desktop.ui.settings_dialog import SettingsDialog
    from skat_desktop.ui.statistics_page import StatisticsPage
    from skat_desktop.ui.statistics_reader import StatisticsReader
    from skat_desktop.ui.table_buttons import TableButtons
    from skat_desktop.ui.table_page import TablePage
    from skat_desktop.ui.words import Words

COMPUTER_NAMES = ("Anna", "Bernd", "Clara", "Dieter")
_FAST = 0.35
"""Pace factor of "Play fast"."""


class MainWindow(QMainWindow):
    """The program's one window.

    Attributes:
        settings: what the user has chosen.
        desk: begins series and goes on with them.

    Signals:
        language_wanted(Language): the user has chosen a language; the application installs it.
        settings_changed(Settings): the settings are to be saved.
    """

    language_wanted = Signal(object)
    settings_changed = Signal(object)

    def __init__(
        self,
        *,
        settings: Settings,
        language: Language,
        make_player: Callable[[str], Player],
        keeper: Keeper,
        pace: float | None = None,
        seed: int | None = None,
    ) -> None:
        """Build the window; it shows the start page.

        Args:
            settings: what the user has chosen.
            language: the language that is installed.
            make_player: makes a computer player of a strength.
            keeper: keeps the series.
            pace: factor of all durations in place of the settings'; 0 waits for nothing.
            seed: seed of the first series; drawn when None.
        """
        super().__init__()
        self.setObjectName("main_window")
        self.setWindowTitle("Skat Desktop")
        self.setWindowIcon(QIcon(str(resource_path("icons", "app.svg"))))
        self.setMinimumSize(900, 600)
        self.settings = settings
        self._language = language
        self._pace = pace
        self._seed = seed
        self._theme = theme_of(settings, system_dark=self._system_is_dark())
        self._set_scheme()
        QGuiApplication.setPalette(window_palette(self._theme))
        self._words: Words | None = None
        self.start = StartPage(self._deck(), self._theme)
        self.pages = QStackedWidget()
        self.pages.addWidget(self.start)
        self.setCentralWidget(self.pages)
        self.actions_by_id = Actions(self, self.menuBar())
        self.help = HelpDesk(self._help_reader, self)
        self.boxes = Boxes(self, self.help)
        self.desk = Desk(keeper, make_player, self._names, self._strengths, self._pacing, self)
        self.lists = ListPlaces(self, self.help, lambda: self.desk.counted, lambda: self.words)
        self.practising = Practising(
            self.pages, self.desk, self.actions_by_id.by_id, self._make_practice_dialog
        )
        keeper.trouble.connect(self.show_trouble)
        self._keeper = keeper
        self._table = OnDemand(self._build_table)
        self._records = OnDemand(self._build_records)
        self._statistics = OnDemand(self._build_statistics)
        self._reader = OnDemand(self._build_reader)
        self._settings_dialog = OnDemand(self._build_settings_dialog)
        self._connect()
        self._retranslate()
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._on_system_scheme)

    # Building

    @staticmethod
    def _system_is_dark() -> bool:
        return QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark

    def _deck(self) -> Deck:
        return deck_of(self.settings, self._language)

    def _motion(self) -> Motion:
        factor = motion_factor(self.settings, system_reduced=_system_wants_rest())
        return Motion(factor if self._pace is None else min(self._pace, factor))

    def _pacing(self) -> Pacing:
        waits = self.settings.click_to_clear_trick
        if self._pace is not None:
            return Pacing(self._pace, trick_waits=waits)
        return Pacing(self.settings.pace, trick_waits=waits, least_rest_ms=LEAST_REST_MS)

    def _make_words(self, places: int) -> Words:
        from skat_desktop.ui.words import Words

        return Words(
            vocabulary_of(self.settings, self._language),
            names=self._names(places),
            deck=self._deck(),
        )

    def _names(self, places: int) -> tuple[str, ...]:
        """Return the names at a table: the user's own, or the program's for a place."""
        you = QCoreApplication.translate("MainWindow", "You", "player name")
        usual = (you, *COMPUTER_NAMES)
        return tuple(
            own or name
            for own, name in zip(self.settings.names[:places], usual[:places], strict=True)
        )

    def _strengths(self, places: int) -> tuple[str, ...]:
        """Return the strengths at a table; an id that is not known any more is the usual one."""
        return tuple(strength_of(own) for own in self.settings.strengths[:places])

    # Parts that are loaded and built when they are first used

    @property
    def words(self) -> Words:
        """The words for the table, in the language and with the deck of the moment."""
        if self._words is None:
            match = self.match
            self._words = self._make_words(
                self.settings.places if match is None else match.series.setup.places
            )
        return self._words

    @property
    def page(self) -> TablePage:
        """The page with the table."""
        return self._table().page

    @property
    def buttons(self) -> TableButtons:
        """The buttons in the corner of the table."""
        return self._table().buttons

    @property
    def list_dock(self) -> QDockWidget:
        """The place of the score list beside the table."""
        return self.lists.dock()

    @property
    def score_list(self) -> ScoreList:
        """The score list beside the table."""
        return self.lists.score_list()

    @property
    def score_page(self) -> ScorePage:
        """The score list as a page of its own."""
        return self.lists.score_page()

    @property
    def records(self) -> RecordPage:
        """The page of game records."""
        return self._records()

    @property
    def statistics(self) -> StatisticsPage:
        """The page of statistics."""
        return self._statistics()

    def _build_table(self) -> AtTable:
        from skat_desktop.ui.at_table import AtTable

        table = AtTable(self._deck(), self._theme, self._motion(), self.actions_by_id.by_id)
        page = table.page
        self.pages.addWidget(page)
        page.help_wanted.connect(self.help.open)
        page.series_over.connect(self._on_series_over)
        page.list_changed.connect(self.lists.update)
        page.shown.connect(self._offer_moves)
        self.practising.sit_down(page)
        table.follow(self.settings, self._deck(), self._motion(), self.words)
        return table

    def _build_records(self) -> RecordPage:
        from skat_desktop.ui.record_page import RecordPage

        records = RecordPage(self._deck(), self._theme, self._motion(), self.desk.worker)
        records.set_words(self.words)
        records.back.connect(self._leave_page)
        self.pages.addWidget(records)
        self.practising.join(records)
        return records

    def _build_statistics(self) -> StatisticsPage:
        from skat_desktop.ui.statistics_page import StatisticsPage

        statistics = StatisticsPage(self._theme)
        statistics.set_words(self.words)
        statistics.back.connect(self._leave_page)
        self.pages.addWidget(statistics)
        return statistics

    def _build_reader(self) -> StatisticsReader:
        from skat_desktop.ui.statistics_reader import StatisticsReader

        reader = StatisticsReader(self._keeper.store, self)
        reader.ready.connect(self._on_statistics)
        reader.failed.connect(self._on_unreadable_statistics)
        return reader

    def _build_settings_dialog(self) -> SettingsDialog:
        from skat_desktop.ui.settings_dialog import SettingsDialog

        dialog = SettingsDialog(
            self.settings, self._language, self._theme, self, computers=COMPUTER_NAMES
        )
        dialog.changed.connect(self.change_settings)
        self.help.attach(dialog, "settings")
        return dialog

    def _make_practice_dialog(self) -> PracticeDialog:
        from skat_desktop.ui.practice_dialog import PracticeDialog

        dialog = PracticeDialog(self.settings.rules, self.words, self._theme, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.help.attach(dialog, "practice")
        return dialog

    # Wiring

    def _connect(self) -> None:
        self.start.go_on.connect(self.desk.go_on)
        self.start.play.connect(self.play)
        self.start.new_series.connect(self.new_series)
        self.start.statistics.connect(self.show_statistics)
        self.start.rules.connect(self.show_rules)
        self.desk.can_go_on.connect(self.start.offer_to_go_on)
        self.desk.match_ready.connect(self._show_match)
        self.desk.practice_over.connect(self._show_start)
        self.desk.player_failed.connect(self._on_player_failed)
        self.pages.currentChanged.connect(self._offer_moves)
        actions = self.actions_by_id
        actions.connect_all(
            {
                "new_series": self.new_series,
                "same_cards": self.practising.same_cards,
                "practise": self.practising.choose_deal,
                "end_practice": self.practising.end,
                "copy_code": self.practising.copy_code,
                "undo": self._at_table(lambda page: page.undo()),
                "redo": self._at_table(lambda page: page.redo()),
                "score_list": self.lists.toggle,
                "score_page": self.lists.show_page,
                "statistics": self.show_statistics,
                "settings": self.show_settings,
                "quit": self._quit,
                "confirm": self._at_table(lambda page: page.confirm()),
                "pass": self._at_table(lambda page: page.auction.say_pass()),
                "higher": self._at_table(lambda page: page.auction.step_up()),
                "lower": self._at_table(lambda page: page.auction.step_down()),
                "claim": self.claim,
                "concede": self.concede,
                "last_trick": self._last_trick,
                "open_record": self.open_record,
                "full_screen": self._toggle_full_screen,
                "help": self.show_help,
                "rules": self.show_rules,
                "about": self.about,
                "dark": self._toggle_dark,
                "table_buttons": self._toggle_buttons,
                "fast": self._toggle_fast,
                **{f"deck_{deck}": self._deck_handler(deck) for deck in DeckChoice},
                **{f"language_{code}": self._language_handler(code) for code in Language},
            }
        )
        for code in Language:
            actions.by_id[f"language_{code}"].setText(code.own_name)

    def _at_table(self, do: Callable[[TablePage], None]) -> Callable[[], None]:
        """Return what a key of the table does: nothing before anybody has sat down at it."""

        def act() -> None:
            if table := self._table.built:
                do(table.page)

        return act

    def _deck_handler(self, deck: DeckChoice) -> Callable[[], None]:
        return lambda: self.change_settings(replace(self.settings, deck=deck))

    def _language_handler(self, code: Language) -> Callable[[], None]:
        return lambda: self.change_settings(
            replace(self.settings, language=LanguageChoice(code.value))
        )

    # Playing

    @property
    def match(self) -> Match | None:
        """The match on the table."""
        table = self._table.built
        return None if table is None else table.page.match

    def play(self) -> None:
        """Begin a series with the last choice; one that runs already is asked about first."""
        if self.desk.has_running_series:
            self.boxes.confirm(*self.words.abandon_question(), self._start_series)
        else:
            self._start_series()

    def _start_series(self) -> None:
        import secrets

        chosen = self.settings
        seed = secrets.randbits(48) if self._seed is None else self._seed
        self._seed = None
        self.desk.begin(
            SeriesSetup(
                seed=seed,
                places=chosen.places,
                deals=chosen.deals or None,
                list_kind=chosen.list_kind,
                rules=rule_set(chosen.rules),
                bierlachs_limit=chosen.bierlachs_limit,
            )
        )

    def _show_match(self, match: Match, events: tuple[Event, ...]) -> None:
        self.pages.setCurrentWidget(self.page)
        self._words = self._make_words(match.series.setup.places)
        self.page.set_match(match, self.words, events)
        self.page.table.setFocus()
        self.lists.update()

    def new_series(self) -> None:
        """Ask for a new series and begin it."""
        from skat_desktop.ui.new_series import NewSeriesDialog

        dialog = NewSeriesDialog(self.settings, self.words, COMPUTER_NAMES, self)
        dialog.setObjectName("new_series_dialog")
        dialog.accepted.connect(lambda: self._start_chosen(dialog.choice))
        self.help.attach(dialog, "new_series")
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def _start_chosen(self, settings: Settings) -> None:
        self.change_settings(settings)
        self.play()

    def _offer_moves(self) -> None:
        """Offer what is possible now, in the menu and at the table."""
        shown, table = self.pages.currentWidget(), self._table.built
        page = table.page if table is not None and shown is table.page else None
        looks_at_record = shown is not None and shown is self._records.built
        looks_back = page is not None and page.can_look_back
        by_id = self.actions_by_id.by_id
        by_id["claim"].setEnabled(page is not None and page.can(Claimed))
        by_id["concede"].setEnabled(page is not None and page.can(Conceded))
        by_id["last_trick"].setEnabled(looks_at_record or looks_back)

    def claim(self) -> None:
        """Ask, then claim the rest."""
        if self.match is not None and self.page.can(Claimed):
            self.boxes.confirm(*self.words.claim_question(), self.page.try_claim, "table.claim")

    def concede(self) -> None:
        """Ask, then concede."""
        if self.match is not None and self.page.can(Conceded):
            self.boxes.confirm(*self.words.concede_question(), self.page.try_concede)

    def _on_series_over(self) -> None:
        self.page.leave_match()
        self.desk.finish()
        self._show_start()

    def _show_start(self) -> None:
        self.pages.setCurrentWidget(self.start)
        self.start.first_button.setFocus()

    # What can go wrong

    def _on_player_failed(self, details: str) -> None:
        self.boxes.warn(self.words.player_failed(), details)

    def show_trouble(self, trouble: Trouble) -> None:
        """Say what went wrong with a file; where something is not saved, offer to try again."""
        self.boxes.trouble(trouble, self._keeper.retry, self.words)

    # Records and statistics

    def open_record(self) -> None:
        """Show the records, and ask for a file."""
        self.pages.setCurrentWidget(self.records)
        self.records.choose_file()

    def _leave_page(self) -> None:
        self.pages.setCurrentWidget(self.page if self.match else self.start)

    def _last_trick(self) -> None:
        records = self._records.built
        if records is not None and self.pages.currentWidget() is records:
            records.toggle_last_trick()
        elif table := self._table.built:
            table.page.show_last_trick()

    def show_statistics(self) -> None:
        """Show the statistics; a deal on the table waits meanwhile."""
        self.statistics.show_reading(self.words)
        self.pages.setCurrentWidget(self.statistics)
        self.statistics.back_button.setFocus()
        self._reader().read()

    def _on_statistics(self, statistics: Statistics) -> None:
        self.statistics.show_statistics(statistics, self.words)

    def _on_unreadable_statistics(self, details: str) -> None:
        self._leave_page()
        self.boxes.warn(self.words.statistics_failed(), details)

    # Help

    @property
    def help_context(self) -> str:
        """The place in the program for which F1 shows help: a key of ``CONTEXTS``."""
        page, table = self.pages.currentWidget(), self._table.built
        if table is not None and page is table.page:
            return table.page.help_context
        if page is self._statistics.built:
            return "statistics"
        return "records" if page is self._records.built else "start"

    def show_help(self) -> None:
        """Show the help for the place where the user is."""
        self.help.open(self.help_context)

    def show_rules(self) -> None:
        """Show the first page of the help."""
        self.help.open("rules")

    def _help_reader(self) -> Reader:
        from skat_desktop.ui.help.browser import Reader
        from skat_desktop.ui.help.present import Presenter

        rules = rule_set(self.settings.rules)
        if self.match is not None:
            rules = self.match.series.setup.rules
        vocabulary = vocabulary_of(self.settings, self._language)
        return Reader(self._language, Presenter(vocabulary, rules), self._deck(), self._theme)

    # Settings, looks and language

    def change_settings(self, settings: Settings) -> None:
        """Take on changed settings at once, and have them saved."""
        before, self.settings = self.settings, settings
        if settings == before:
            return
        self.settings_changed.emit(settings)
        if settings.language != before.language:
            self.language_wanted.emit(settings.language)
        self._show_settings()

    def show_settings(self) -> None:
        """Show the settings beside the table."""
        dialog = self._settings_dialog()
        dialog.show()
        dialog.raise_()
        dialog.activateWindow()

    def set_language(self, language: Language) -> None:
        """Speak a language that has just been installed."""
        self._language = language
        if dialog := self._settings_dialog.built:
            dialog.set_language(language)
        self._retranslate()

    def _show_settings(self) -> None:
        # First of all: while a scheme is forced, nobody can tell the system's.
        self._set_scheme()
        theme = theme_of(self.settings, system_dark=self._system_is_dark())
        if theme != self._theme:
            self._theme = theme
            QGuiApplication.setPalette(window_palette(theme))
            self.start.set_theme(theme)
            if table := self._table.built:
                table.set_theme(theme)
            if statistics := self._statistics.built:
                statistics.set_theme(theme)
            if records := self._records.built:
                records.set_theme(theme)
        self.desk.refresh()
        self._words = None
        self.start.set_deck(self._deck())
        if table := self._table.built:
            table.follow(self.settings, self._deck(), self._motion(), self.words)
        if statistics := self._statistics.built:
            statistics.set_words(self.words)
        if records := self._records.built:
            records.table.set_motion(self._motion())
            records.set_deck(self._deck())
            records.set_words(self.words)
        self._check_actions()
        self.lists.update()
        if dialog := self._settings_dialog.built:
            dialog.set_settings(self.settings)
            dialog.set_theme(self._theme)
        self.help.refresh()

    def _on_system_scheme(self) -> None:
        """Take on the system's colours when it turns dark or light while the window is open."""
        # A choice of the user's own sets the scheme too, and is no news.
        changed = theme_of(self.settings, system_dark=self._system_is_dark()) != self._theme
        if self.settings.theme is ThemeChoice.SYSTEM and changed:
            self._show_settings()

    def _check_actions(self) -> None:
        by_id = self.actions_by_id.by_id
        by_id[f"deck_{self.settings.deck}"].setChecked(True)
        by_id[f"language_{self._language}"].setChecked(True)
        by_id["dark"].setChecked(self._theme.dark)
        by_id["table_buttons"].setChecked(self.settings.show_buttons)
        by_id["fast"].setChecked(self.settings.pace < 1)

    def _retranslate(self) -> None:
        self.actions_by_id.retranslate()
        self.start.retranslate()
        self.lists.retranslate()
        self._show_settings()

    def _toggle_dark(self) -> None:
        dark = self.actions_by_id.by_id["dark"].isChecked()
        theme = ThemeChoice.DARK if dark else ThemeChoice.LIGHT
        self.change_settings(replace(self.settings, theme=theme))

    def _toggle_buttons(self) -> None:
        wanted = self.actions_by_id.by_id["table_buttons"].isChecked()
        self.change_settings(replace(self.settings, show_buttons=wanted))

    def _set_scheme(self) -> None:
        scheme = {
            ThemeChoice.SYSTEM: Qt.ColorScheme.Unknown,
            ThemeChoice.LIGHT: Qt.ColorScheme.Light,
            ThemeChoice.DARK: Qt.ColorScheme.Dark,
        }[self.settings.theme]
        QGuiApplication.styleHints().setColorScheme(scheme)

    def _toggle_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def _toggle_fast(self) -> None:
        fast = self.actions_by_id.by_id["fast"].isChecked()
        self.change_settings(replace(self.settings, pace=_FAST if fast else 1.0))

    def about(self) -> None:
        """Say what this is and whose."""
        from skat_desktop.ui.about import AboutDialog

        dialog = AboutDialog(self)
        self.help.attach(dialog, "about")
        dialog.show()

    # The end, and the place on the screen

    def come_forward(self) -> None:
        """Show the window before all others: a second start has asked for it."""
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.show()
        self.raise_()
        self.activateWindow()

    def restore_place(self, settings: Settings) -> None:
        """Go where the window was when it was closed."""
        place = QByteArray.fromBase64(settings.window_geometry.encode())
        if place.isEmpty() or not self.restoreGeometry(place):
            self.resize(1280, 800)

    def _quit(self) -> None:
        self.close()

    def closeEvent(self, event: QCloseEvent) -> None:
        place = bytes(self.saveGeometry().toBase64().data()).decode()
        self.settings = replace(self.settings, window_geometry=place)
        self.settings_changed.emit(self.settings)
        if table := self._table.built:
            table.page.leave_match()
        if reader := self._reader.built:
            reader.close()
        self.help.close()
        if records := self._records.built:
            records.stop()
        self.desk.close()
        super().closeEvent(event)


def _system_wants_rest() -> bool:
    """Tell whether the system asks for less motion; Qt knows it from 6.12 on."""
    hints = QGuiApplication.styleHints()
    accessibility = getattr(hints, "accessibility", None)
    preference = getattr(accessibility() if accessibility else None, "motionPreference", None)
    return preference is not None and "Reduced" in str(preference())

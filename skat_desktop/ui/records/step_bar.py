# SPDX-License-Identifier: MIT
"""The bar under the table: what has happened, buttons to step, the seat to look from."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QCoreApplication, QKeyCombination, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAction,
    QActionGroup,
    QKeySequence,
)
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QMenu,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from skat_desktop.i18n.games import SEAT_ROLES, role_name
from skat_desktop.i18n.numbers import glue, number, unglue
from skat_desktop.rules.deal import SEATS
from skat_desktop.ui.panels.sheet import make_label
from skat_desktop.ui.records.step_icons import ICON_SIZE, Step, step_icon
from skat_desktop.ui.theme import GRID, Theme
from skat_desktop.ui.words import Words

translate = QCoreApplication.translate

STEP_KEYS: Final = {
    Step.FIRST: Qt.Key.Key_Home,
    Step.TRICK_BACK: Qt.Key.Key_PageUp,
    Step.BACK: Qt.Key.Key_Left,
    Step.FORWARD: Qt.Key.Key_Right,
    Step.TRICK_FORWARD: Qt.Key.Key_PageDown,
    Step.LAST: Qt.Key.Key_End,
}
LAST_TRICK_KEY: Final = Qt.Key.Key_L
"""Key of the window's action; only named here."""

_NAMES: Final[dict[Step, Callable[[], str]]] = {
    Step.FIRST: lambda: translate("Records", "To the deal", "button: first moment of a game"),
    Step.TRICK_BACK: lambda: translate("Records", "One trick back", "button"),
    Step.BACK: lambda: translate("Records", "Back", "button: one event back"),
    Step.FORWARD: lambda: translate("Records", "Forward", "button: one event on"),
    Step.TRICK_FORWARD: lambda: translate("Records", "One trick on", "button"),
    Step.LAST: lambda: translate("Records", "To the result", "button: last moment of a game"),
}


def _with_key(words: str, key: Qt.Key) -> str:
    keys = QKeySequence(QKeyCombination(key)).toString(QKeySequence.SequenceFormat.NativeText)
    return translate("Records", "{words} ({key})", "tooltip: what a button does, its key").format(
        words=words, key=keys
    )


class StepBar(QFrame):
    """Says what has happened and lets the user step.

    Signals:
        stepped(Step): a button was pressed.
        seat_chosen(int): the seat to look from.
        last_trick_wanted(bool): whether the last trick is to be seen once more.
        practise(): the deal is to be played.
        copy_code(): its code is wanted in the clipboard.
    """

    stepped = Signal(object)
    seat_chosen = Signal(int)
    last_trick_wanted = Signal(bool)
    practise = Signal()
    copy_code = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("step_bar")
        self.sentence: QLabel = make_label(wrap=True)
        self.sentence.setObjectName("sentence")
        self.place = make_label(quiet=True)
        self.place.setObjectName("place")
        self.buttons = {step: self._step_button(step) for step in Step}
        self.last_trick = QPushButton()
        self.last_trick.setObjectName("last_trick")
        self.last_trick.setCheckable(True)
        self.last_trick.toggled.connect(self.last_trick_wanted)
        self.seat_button = QPushButton()
        self.seat_button.setObjectName("seat")
        self._menu = QMenu(self.seat_button)
        self.seat_button.setMenu(self._menu)
        group = QActionGroup(self)
        self.seats = [self._seat_action(seat, group) for seat in SEATS]

        # The page finds a place for it: a small window has no room for another button here.
        self.deal_button = QPushButton()
        self.deal_button.setObjectName("deal")
        deal_menu = QMenu(self.deal_button)
        self.deal_button.setMenu(deal_menu)
        self.practise_action = deal_menu.addAction("")
        self.practise_action.triggered.connect(self.practise)
        self.code_action = deal_menu.addAction("")
        self.code_action.triggered.connect(self.copy_code)

        row = QHBoxLayout()
        row.setSpacing(GRID // 2)
        for button in self.buttons.values():
            row.addWidget(button)
        row.addSpacing(GRID)
        row.addWidget(self.place)
        row.addStretch(1)
        row.addWidget(self.last_trick)
        row.addWidget(self.seat_button)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(2 * GRID, GRID, 2 * GRID, GRID)
        lines.setSpacing(GRID // 2)
        lines.addWidget(self.sentence)
        lines.addLayout(row)
        self.set_theme(theme)

    def _step_button(self, step: Step) -> QToolButton:
        button = QToolButton()
        button.setObjectName(step.value)
        button.setIconSize(QSize(ICON_SIZE, ICON_SIZE))
        # Who clicks here wants Home, End and Page to step from now on.
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.setAutoRepeat(step in (Step.BACK, Step.FORWARD))
        button.clicked.connect(lambda: self.stepped.emit(step))
        return button

    def _seat_action(self, seat: int, group: QActionGroup) -> QAction:
        action = QAction(self._menu)
        action.setCheckable(True)
        action.triggered.connect(lambda: self.seat_chosen.emit(seat))
        group.addAction(action)
        self._menu.addAction(action)
        return action

    def set_theme(self, theme: Theme) -> None:
        """Take on the colours of a theme."""
        for step, button in self.buttons.items():
            button.setIcon(step_icon(step, theme.ink))

    def retranslate(self, words: Words, seat: int) -> None:
        """Take the words from the current language, and the names of a game's seats."""
        # Two lines are always there, so that the table does not change its size at every step.
        self.sentence.setMinimumHeight(2 * self.sentence.fontMetrics().lineSpacing())
        for step, button in self.buttons.items():
            button.setToolTip(_with_key(_NAMES[step](), STEP_KEYS[step]))
            button.setAccessibleName(_NAMES[step]())
        text = translate("Records", "Last trick", "button: show it once more")
        self.last_trick.setText(text)
        self.last_trick.setToolTip(_with_key(text, LAST_TRICK_KEY))
        for each, action in enumerate(self.seats):
            action.setText(self._seat_words(words, each).replace("&", "&&"))
            action.setChecked(each == seat)
        self.seat_button.setText(
            translate("Records", "Seat: {role}", "button: from where the user looks").format(
                role=role_name(SEAT_ROLES[seat])
            )
        )
        self.deal_button.setText(translate("Records", "Deal", "button: menu of the deal"))
        self.practise_action.setText(
            translate("Records", "Practise this deal from this seat", "menu of the deal")
        )
        self.code_action.setText(translate("Records", "Copy deal code", "menu of the deal"))
        self.seat_button.setToolTip(translate("Records", "From which seat to look at the table"))

    @staticmethod
    def _seat_words(words: Words, seat: int) -> str:
        role, name = role_name(SEAT_ROLES[seat]), words.player(seat)
        if name in ("", role):
            return role
        return translate("Records", "{role}: {player}", "a seat and who sits there").format(
            role=role, player=name
        )

    def show_place(
        self, sentence: str, spoken: str, place: int, count: int, *, has_last_trick: bool
    ) -> None:
        """Say what has happened, aloud too.

        Args:
            sentence: what has happened.
            spoken: the same for ears.
            place: number of the moment, from 0.
            count: how many moments the game has; none without a game.
            has_last_trick: whether a trick has been taken.
        """
        if unglue(self.sentence.text()) != sentence:
            self.sentence.setText(glue(sentence))
            self.sentence.setAccessibleName(spoken)
            if spoken:
                QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self.sentence, spoken))
        self.place.setText(
            translate("Records", "{place} of {count}", "moment of a game").format(
                place=number(place), count=number(count - 1)
            )
            if count
            else ""
        )
        for step, button in self.buttons.items():
            ahead = step in (Step.FORWARD, Step.TRICK_FORWARD, Step.LAST)
            button.setEnabled(place < count - 1 if ahead else place > 0)
        self.last_trick.setEnabled(has_last_trick)
        self.seat_button.setEnabled(count > 0)
        self.deal_button.setEnabled(count > 0)

# SPDX-License-Identifier: MIT
"""The auction sheet: what to say next, what was said, and what the hand is worth."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from skat_desktop.rules.deal import MIDDLEHAND, SEATS
from skat_desktop.rules.events import Act, Bid
from skat_desktop.rules.view import View
from skat_desktop.rules.worth import Worth, hand_worth
from skat_desktop.ui.access.spoken import show_text
from skat_desktop.ui.panels.label_grid import LabelGrid
from skat_desktop.ui.panels.sheet import (
    MARGIN,
    Sheet,
    make_button,
    make_label,
    make_rule,
)
from skat_desktop.ui.theme import GRID, Theme
from skat_desktop.ui.words import Words

translate = QCoreApplication.translate

_RIGHT = Qt.AlignmentFlag.AlignRight
_CENTRE = Qt.AlignmentFlag.AlignHCenter
_WIDE = 620
"""Width in pixels from which the values of the hand are shown with names."""


class AuctionPanel(Sheet):
    """Shows the auction and takes the user's word.

    Signals:
        said(int): the user says a value.
        held(): the user holds.
        passed(): the user passes.
        help_wanted(): the user asks how the worth of a hand is made.
    """

    said = Signal(int)
    held = Signal()
    passed = Signal()
    help_wanted = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self._values: tuple[int, ...] = ()
        self._choice = 0
        self._answering = False
        self._words = Words()
        self._folded = False
        self._worth_shown: tuple[object, ...] = ()
        self._unfolded: list[QLabel] = []
        self.title = make_label(scale=1.3, bold=True)
        self.question = make_label(quiet=True, wrap=True)
        self.question.setMinimumWidth(260)
        self.less = make_button("−", name="less")
        self.more = make_button("+", name="more")
        self.number = make_label(scale=2.3, bold=True, align=_CENTRE)
        self.number.setMinimumWidth(96)
        self.say = make_button(primary=True, name="say")
        self.pass_button = make_button(name="pass")
        self.less.clicked.connect(lambda: self._step(-1))
        self.more.clicked.connect(lambda: self._step(+1))
        self.say.clicked.connect(self.speak)
        self.pass_button.clicked.connect(self.say_pass)

        self._stepper = QWidget()
        stepper = QHBoxLayout(self._stepper)
        stepper.setContentsMargins(0, 0, 0, 0)
        for widget, stretch in ((self.less, 0), (self.number, 1), (self.more, 0)):
            stepper.addWidget(widget, stretch)
        self._buttons = QWidget()
        buttons = QHBoxLayout(self._buttons)
        buttons.setContentsMargins(0, 0, 0, 0)
        buttons.addWidget(self.say, 3)
        buttons.addWidget(self.pass_button, 2)
        self._history_title = make_label(quiet=True, bold=True)
        self._history = LabelGrid()
        self._history.setHorizontalSpacing(GRID * 3 // 2)
        self._history.setVerticalSpacing(2)

        left = QVBoxLayout()
        left.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        left.setSpacing(GRID)
        left.addWidget(self.title)
        left.addWidget(self.question)
        left.addWidget(self._stepper)
        left.addWidget(self._buttons)
        left.addWidget(make_rule())
        left.addWidget(self._history_title)
        left.addLayout(self._history)
        left.addStretch(1)

        self._shade = QFrame()
        self._shade.setObjectName("shade")
        shade = QVBoxLayout(self._shade)
        shade.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        shade.setSpacing(GRID // 2)
        self._worth_title = make_label(scale=1.3, bold=True, wrap=True)
        self._worth_line = make_label(quiet=True)
        self._risk = make_label(quiet=True, wrap=True)
        self._worth = LabelGrid()
        self._worth.setHorizontalSpacing(GRID * 2)
        self._worth.setVerticalSpacing(3)
        self.help_button = make_button("?", name="worth_help")
        self.help_button.clicked.connect(self.help_wanted)
        worth_head = QHBoxLayout()
        worth_head.addWidget(self._worth_title, 1)
        worth_head.addWidget(self.help_button)
        shade.addLayout(worth_head)
        shade.addWidget(self._worth_line)
        shade.addLayout(self._worth)
        shade.addWidget(self._risk)
        shade.addStretch(1)

        columns = QHBoxLayout(self)
        columns.setContentsMargins(0, 0, 0, 0)
        columns.setSpacing(0)
        columns.addLayout(left, 1)
        columns.addWidget(self._shade)

    def fit(self, width: int) -> None:
        """Fold the values of the hand to signs and figures where there is less room."""
        self._folded = width < _WIDE
        for label in self._unfolded:
            label.setVisible(not self._folded)
        self.question.setMinimumWidth(210 if self._folded else 260)
        self._worth.setHorizontalSpacing(GRID // 2 if self._folded else GRID * 2)

    # Keyboard and buttons

    def speak(self) -> None:
        """Say the chosen value, or hold."""
        if not self.say.isVisible():
            return
        if self._answering:
            self.held.emit()
        else:
            self.said.emit(self._choice)

    def say_pass(self) -> None:
        """Pass."""
        if self.pass_button.isVisible():
            self.passed.emit()

    def step_up(self) -> None:
        """Choose the next higher value."""
        self._step(+1)

    def step_down(self) -> None:
        """Choose the next lower value."""
        self._step(-1)

    def _step(self, by: int) -> None:
        if self._choice in self._values:
            place = self._values.index(self._choice) + by
            self._choose(self._values[max(0, min(place, len(self._values) - 1))])

    def _choose(self, value: int) -> None:
        self._choice = value
        self._show_number(value)
        self.say.setText(self._words.say_button(value))
        self.less.setEnabled(value > self._values[0])
        self.more.setEnabled(value < self._values[-1])

    def _show_number(self, value: int) -> None:
        self.number.setText(str(value))
        spoken = translate("Access", "Bid: {value}", "the value to be said or held")
        self.number.setAccessibleName(spoken.format(value=value))

    # What it shows

    def show_view(self, view: View, words: Words, *, show_worth: bool = True) -> None:
        """Show the auction as the user's seat knows it."""
        self._words = words
        auction = view.replay_auction()
        my_turn = view.my_turn
        self._answering = my_turn and auction.answering
        self._values = auction.next_values() if my_turn else ()
        self.title.setText(words.auction_title(my_turn))
        self.setAccessibleName(self.title.text())
        show_text(self.question, words.auction_question(view))
        self._stepper.setVisible(my_turn)
        self._buttons.setVisible(my_turn)
        if my_turn:
            self.less.setVisible(not self._answering)
            self.more.setVisible(not self._answering)
            self.less.setAccessibleName(translate("Access", "Lower value", "button: bid"))
            self.more.setAccessibleName(translate("Access", "Higher value", "button: bid"))
            self.pass_button.setText(words.pass_button())
            if self._answering:
                self._show_number(view.bid)
                self.say.setText(words.hold_button())
            elif self._values:
                self._choose(self._values[0])
            # At the top of the ladder there is nothing left to say.
            self.say.setEnabled(self._answering or bool(self._values))
        self._show_history(view, words)
        show_worth = show_worth and view.seat is not None
        self._shade.setVisible(show_worth)
        if show_worth:
            self._show_worth(view, words)

    def _show_history(self, view: View, words: Words) -> None:
        self._history.begin()
        self._history_title.setText(words.said_so_far())
        self._history_title.setVisible(bool(view.auction))
        rows = [seat for seat in (*SEATS[MIDDLEHAND:], SEATS[0]) if self._said_by(view, seat)]
        for row, seat in enumerate(rows):
            self._history.write(row, 0, words.player(seat))
            # The last words matter; a long auction would not fit.
            for column, act in enumerate(self._said_by(view, seat)[-3:]):
                said, bold = words.bubble(act), isinstance(act, Bid)
                self._history.write(row, 1 + column, said, align=_RIGHT, bold=bold)
        self._history.end()
        self._history.setColumnStretch(7, 1)

    @staticmethod
    def _said_by(view: View, seat: int) -> list[Act]:
        return [act for act in view.auction if act.seat == seat]

    def _show_worth(self, view: View, words: Words) -> None:
        rows = hand_worth(view.rules, view.hand)
        columns = words.worth_columns()
        # The hand stays the same all through an auction; its table is built once.
        shown = (rows, columns, words, self.theme, self.fontMetrics().height())
        if shown == self._worth_shown:
            return
        self._worth_shown = shown
        self._worth.begin()
        self._unfolded = [self._worth_line]
        self._worth_title.setText(words.worth_title())
        self.help_button.setAccessibleName(words.value_help())
        self.help_button.setToolTip(words.value_help())
        self._worth_line.setText(words.worth_levels(rows))
        risk = words.worth_risk(rows)
        show_text(self._risk, risk)
        self._risk.setVisible(bool(risk))
        for column, text in enumerate(columns):
            self._worth.write(0, 2 + column, text, quiet=True, bold=True, align=_RIGHT)
        for row, worth in enumerate(rows, start=1):
            self._worth_row(row, worth, words)
        self._worth.end()

    def _worth_row(self, row: int, worth: Worth, words: Words) -> None:
        sign = self._worth.write(row, 0, "")
        sign.setToolTip(words.game(worth.game))
        sign.setAccessibleName(words.game(worth.game))
        sign.setPixmap(words.sign_pixmap(worth.game, self.theme, self.fontMetrics().height()))
        name = self._worth.write(row, 1, words.game(worth.game))
        self._unfolded.append(name)
        for column, text in enumerate(
            (words.worth_base(worth), str(worth.value), str(worth.hand_value))
        ):
            label = self._worth.write(row, 2 + column, text, align=_RIGHT, quiet=column == 0)
            if column == 0:
                self._unfolded.append(label)

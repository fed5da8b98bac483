# SPDX-License-Identifier: MIT
"""A user with a keyboard and no mouse: only keys, sent to whatever has the focus."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication

from skat_desktop.rules.cards import cards_of
from skat_desktop.rules.events import (
    Bid,
    CardPlayed,
    ConcessionAnswered,
    Declared,
    Held,
    Passed,
    SkatTaken,
)

_MOST_TABS = 40


class KeyHands:
    """Plays by keys only."""

    def __init__(self, window):
        self._window = window
        self._cards_played = 0

    def press(self, key, modifiers=Qt.KeyboardModifier.NoModifier):
        QTest.keyClick(QApplication.focusWidget() or self._window, key, modifiers)

    def tab_to(self, *widgets):
        for _ in range(_MOST_TABS):
            if any(widget.hasFocus() for widget in widgets):
                return
            self.press(Qt.Key.Key_Tab)
        names = [widget.objectName() for widget in widgets]
        at = QApplication.focusWidget()
        usable = [widget.isVisible() and widget.isEnabled() for widget in widgets]
        raise RuntimeError(f"Tab never reaches {names} (usable: {usable}); it is at {at}")

    def push(self, button: QAbstractButton):
        self.tab_to(button)
        self.press(Qt.Key.Key_Space)

    def act(self, act):
        page = self._window.page
        if isinstance(act, Bid):
            while page.auction.number.text() != str(act.value):
                self.press(Qt.Key.Key_Up, Qt.KeyboardModifier.ControlModifier)
            self.press(Qt.Key.Key_Y)
        elif isinstance(act, Held):
            self.press(Qt.Key.Key_Y)
        elif isinstance(act, Passed):
            self.press(Qt.Key.Key_P)
        elif isinstance(act, SkatTaken):
            self.press(Qt.Key.Key_Y)
        elif isinstance(act, Declared):
            if page.skat.isVisible():
                self.push(page.skat.second_button)
            self._declare(act.contract)
        elif isinstance(act, CardPlayed):
            self._play(act.card)
        elif isinstance(act, ConcessionAnswered):
            answer = page.concession.first_button if act.agreed else page.concession.second_button
            self.push(answer)
        else:
            raise RuntimeError(f"keys cannot do {act}")

    def discard(self, discarded, declared):
        table = self._window.page.table
        for card in cards_of(discarded.cards):
            self.tab_to(table)
            self._focus_card(card)
            self.press(Qt.Key.Key_Space)
        self._declare(declared.contract)

    def go_on(self):
        self.press(Qt.Key.Key_Y)

    def _focus_card(self, card):
        table = self._window.page.table
        for _ in range(_MOST_TABS):
            if table.focused_card() == card:
                return
            self.press(Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
        raise RuntimeError("the arrows never reach the card")

    def _play(self, card):
        table = self._window.page.table
        self.tab_to(table)
        self._cards_played += 1
        hand = table.state.hand
        place = hand.index(card)
        if self._cards_played % 2 and place < 10:
            self.press(Qt.Key.Key_1 + place if place < 9 else Qt.Key.Key_0)
        else:
            self._focus_card(card)
            self.press(Qt.Key.Key_Return if self._cards_played % 4 else Qt.Key.Key_Space)

    def _declare(self, contract):
        panel = self._window.page.game
        self.push(panel.games[contract.game])
        for box, wanted in (
            (panel.schneider, contract.schneider),
            (panel.schwarz, contract.schwarz),
            (panel.ouvert, contract.ouvert),
        ):
            if box.isEnabled() and box.isVisible() and box.isChecked() != wanted:
                self.push(box)
        self.push(panel.play)

# SPDX-License-Identifier: MIT
"""A user who plays through the real widgets: real clicks, drags and keys, one a step.

The self-test runs it in the installed program, the tests in many ways. It looks only at what
the window shows and never calls the match.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Protocol

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

from skat_desktop.rules.cards import Card, cards_of
from skat_desktop.rules.contract import Contract
from skat_desktop.rules.events import (
    Act,
    Bid,
    CardPlayed,
    ConcessionAnswered,
    Declared,
    Discarded,
    Held,
    Passed,
    SkatTaken,
)
from skat_desktop.rules.view import View
from skat_desktop.ui.main_window import MainWindow

_LEFT = Qt.MouseButton.LeftButton


def send_mouse(
    widget: QWidget, kind: QEvent.Type, point: QPoint, *, held: bool, button: bool = True
) -> None:
    """Send one mouse event to a widget at a point of its own."""
    pressed = _LEFT if button else Qt.MouseButton.NoButton
    down = _LEFT if held else Qt.MouseButton.NoButton
    event = QMouseEvent(
        kind,
        QPointF(point),
        QPointF(widget.mapToGlobal(point)),
        pressed,
        down,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(widget, event)


def click(widget: QWidget, point: QPoint | None = None) -> None:
    """Click a widget, in its middle by default."""
    at = widget.rect().center() if point is None else point
    send_mouse(widget, QEvent.Type.MouseButtonPress, at, held=True)
    send_mouse(widget, QEvent.Type.MouseButtonRelease, at, held=False)


def drag(widget: QWidget, start: QPoint, end: QPoint, *, steps: int = 6) -> None:
    """Drag from one point of a widget to another."""
    send_mouse(widget, QEvent.Type.MouseButtonPress, start, held=True)
    for step in range(1, steps + 1):
        at = start + (end - start) * step / steps
        send_mouse(widget, QEvent.Type.MouseMove, at, held=True, button=False)
    send_mouse(widget, QEvent.Type.MouseButtonRelease, end, held=False)


class Mouse(Protocol):
    """What clicks and drags."""

    def click(self, widget: QWidget, point: QPoint | None = None) -> None:
        """Click a widget, in its middle by default."""

    def drag(self, widget: QWidget, start: QPoint, end: QPoint) -> None:
        """Drag from one point of a widget to another."""


class SentMouse:
    """A mouse whose events are sent to the widgets by the program itself."""

    def click(self, widget: QWidget, point: QPoint | None = None) -> None:
        """Click a widget, in its middle by default."""
        click(widget, point)

    def drag(self, widget: QWidget, start: QPoint, end: QPoint) -> None:
        """Drag from one point of a widget to another."""
        drag(widget, start, end)


class Hands(Protocol):
    """How a user does things: with the mouse or with keys."""

    def act(self, act: Act) -> None:
        """Do something other than discarding."""

    def discard(self, discarded: Discarded, declared: Declared) -> None:
        """Put two cards away and declare."""

    def go_on(self) -> None:
        """Leave the result."""


class MouseHands:
    """Clicks and drags in turn."""

    def __init__(self, window: MainWindow, mouse: Mouse | None = None) -> None:
        self._window = window
        self._mouse = mouse or SentMouse()
        self._cards_played = 0

    def act(self, act: Act) -> None:
        """Do something other than discarding."""
        page = self._window.page
        if isinstance(act, Bid):
            while page.auction.number.text() != str(act.value):
                self._mouse.click(page.auction.more)
            self._mouse.click(page.auction.say)
        elif isinstance(act, Held):
            self._mouse.click(page.auction.say)
        elif isinstance(act, Passed):
            self._mouse.click(page.auction.pass_button)
        elif isinstance(act, SkatTaken):
            self._mouse.click(page.skat.first_button)
        elif isinstance(act, Declared):
            if page.skat.isVisible():
                self._mouse.click(page.skat.second_button)
            self._declare(act.contract)
        elif isinstance(act, CardPlayed):
            self._play(act.card)
        elif isinstance(act, ConcessionAnswered):
            self._mouse.click(
                page.concession.first_button if act.agreed else page.concession.second_button
            )
        else:
            raise AssertionError(f"a hand cannot do {act}")

    def discard(self, discarded: Discarded, declared: Declared) -> None:
        """Put two cards away, the first by a drag, and declare."""
        table = self._window.page.table
        first, second = cards_of(discarded.cards)
        self._mouse.drag(table.viewport(), table.card_point(first), table.trick_rect().center())
        self._mouse.click(table.viewport(), table.card_point(second))
        self._declare(declared.contract)

    def go_on(self) -> None:
        """Leave the result."""
        self._mouse.click(self._window.page.result.next_button)

    def _play(self, card: Card) -> None:
        table = self._window.page.table
        self._cards_played += 1
        start = table.card_point(card)
        if self._cards_played % 2:
            self._mouse.drag(table.viewport(), start, table.trick_rect().center())
        else:
            self._mouse.click(table.viewport(), start)

    def _declare(self, contract: Contract) -> None:
        panel = self._window.page.game
        self._mouse.click(panel.games[contract.game])
        for box, wanted in (
            (panel.schneider, contract.schneider),
            (panel.schwarz, contract.schwarz),
            (panel.ouvert, contract.ouvert),
        ):
            if box.isEnabled() and box.isVisible() and box.isChecked() != wanted:
                self._mouse.click(box, QPoint(10, box.height() // 2))
        self._mouse.click(panel.play)


class WidgetUser(QObject):
    """Plays the user's seat through the widgets, one step at a time.

    Attributes:
        choose: says what the user does in a view; gets a view in which the discard is done for
            the declaration after it.
        done: whether the user has stopped.

    Signals:
        finished(): the user has stopped.
    """

    finished = Signal()

    def __init__(
        self,
        window: MainWindow,
        choose: Callable[[View], Act],
        hands: Hands,
        *,
        deals: int | None = None,
    ) -> None:
        """Sit down.

        Args:
            window: whose widgets are used.
            choose: what the user does.
            hands: how.
            deals: stop at the result of so many deals; None: when the series is over.
        """
        super().__init__(window)
        self._window = window
        self._hands = hands
        self._deals = deals
        self.choose = choose
        self.done = False

    def where(self) -> str:
        """Return where the deal stands, for a report."""
        match = self._window.match
        if match is None:
            return "no match"
        view = match.view()
        return f"deal {match.number}, {view.phase}, seat {view.to_act} to act"

    def step(self) -> None:
        """Do the next thing, if it is the user's turn and the table is at rest."""
        match = self._window.match
        page = self._window.page
        if self.done or not page.table.is_settled():
            return
        if match is None:
            self._stop()
            return
        if page.result.isVisible():
            if self._deals is not None and len(match.series.results) >= self._deals:
                self._stop()
            else:
                self._hands.go_on()
            return
        view = match.view()
        if not match.in_deal or not view.my_turn or match.busy:
            return
        act = self.choose(view)
        if isinstance(act, Discarded):
            after = replace(view, phase="declare", hand=view.hand & ~act.cards, skat=act.cards)
            declared = self.choose(after)
            assert isinstance(declared, Declared)
            self._hands.discard(act, declared)
        else:
            self._hands.act(act)

    def _stop(self) -> None:
        self.done = True
        self.finished.emit()

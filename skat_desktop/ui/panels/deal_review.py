# SPDX-License-Identifier: MIT
"""Two pages of the result sheet: all hands as they were dealt, and the tricks one by one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from skat_desktop.i18n.numbers import number
from skat_desktop.rules.cards import Card, Hand, points_of
from skat_desktop.rules.deal import SEATS
from skat_desktop.rules.result import GameResult
from skat_desktop.rules.tricks import Trick
from skat_desktop.rules.view import View
from skat_desktop.ui.panels.sheet import clear_layout, make_label, make_rule
from skat_desktop.ui.sorting import sorted_hand
from skat_desktop.ui.theme import GRID
from skat_desktop.ui.words import Words

translate = QCoreApplication.translate

_RIGHT: Final = Qt.AlignmentFlag.AlignRight
_CENTRE: Final = Qt.AlignmentFlag.AlignHCenter

_IN_LINE: Final = 5
"""Cards of a hand beside each other."""


def running_points(tricks: Sequence[Trick], declarer: int, skat: Hand) -> list[int]:
    """Return the declarer's card points after each trick, those of the skat included."""
    total = points_of(skat)
    found = []
    for trick in tricks:
        if trick.winner == declarer:
            total += trick.points
        found.append(total)
    return found


class DealtCards(QWidget):
    """The three hands as dealt, the skat and what was discarded, a line each."""

    def __init__(self) -> None:
        super().__init__()
        self.grid = QGridLayout()
        self.grid.setHorizontalSpacing(2 * GRID)
        self.grid.setVerticalSpacing(GRID)
        self.grid.setColumnStretch(1, 1)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.addLayout(self.grid)
        lines.addStretch(1)

    def show_deal(self, view: View, result: GameResult, words: Words) -> None:
        """Show who was dealt what; nothing while the deal is not open."""
        clear_layout(self.grid)
        if view.deal is None:
            return
        game = None if result.contract is None else result.contract.game
        lines = [
            (words.player(seat), self._part(seat, result, words), view.deal.hands[seat])
            for seat in SEATS
        ]
        lines.append((words.skat_found(), "", view.deal.skat))
        if result.skat not in (0, view.deal.skat):
            lines.append((words.skat_left(), "", result.skat))
        for row, (name, part, cards) in enumerate(lines):
            if row == len(SEATS):
                self.grid.addWidget(make_rule(), 2 * row - 1, 0, 1, 2)
            self.grid.addLayout(self._caption(name, part), 2 * row, 0)
            line = QGridLayout()
            line.setSpacing(GRID // 2)
            self.grid.addLayout(line, 2 * row, 1)
            # The suit that was trump stands first, as in the hand during play.
            for column, card in enumerate(sorted_hand(cards, game)):
                # Ten long names beside each other are wider than the smallest window.
                line.addWidget(self._chip(card, words), column // _IN_LINE, column % _IN_LINE)
            line.setColumnStretch(_IN_LINE, 1)

    @staticmethod
    def _part(seat: int, result: GameResult, words: Words) -> str:
        if seat == result.declarer:
            return words.declarer_mark()
        return words.role(seat, is_dealer=False)

    @staticmethod
    def _caption(name: str, part: str) -> QVBoxLayout:
        lines = QVBoxLayout()
        lines.setSpacing(0)
        lines.addWidget(make_label(name, bold=True))
        if part:
            lines.addWidget(make_label(part, quiet=True, scale=0.9))
        return lines

    @staticmethod
    def _chip(card: Card, words: Words) -> QWidget:
        chip = make_label(words.chip(card), align=_CENTRE)
        chip.setProperty("chip", True)
        chip.setAccessibleName(words.card(card))
        return chip


class TrickTable(QWidget):
    """The tricks: who led, the cards in the order played, who took them and what they count."""

    def __init__(self) -> None:
        super().__init__()
        self.grid = QGridLayout()
        self.grid.setHorizontalSpacing(2 * GRID)
        self.grid.setVerticalSpacing(2)
        for column in (1, 5):
            self.grid.setColumnStretch(column, 1)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.addLayout(self.grid)
        lines.addStretch(1)

    def show_tricks(self, view: View, result: GameResult, words: Words) -> None:
        """Show the tricks that were played; in Null no card points are counted."""
        clear_layout(self.grid)
        if result.declarer is None or result.contract is None:
            return
        if not view.tricks:
            none = translate("Result", "No trick was played to its end.")
            self.grid.addWidget(make_label(none, quiet=True), 0, 0)
            return
        counted = not result.contract.game.is_null
        self._show_headings(counted)
        totals = running_points(view.tricks, result.declarer, result.skat)
        for row, trick in enumerate(view.tricks, start=1):
            self._show_trick(row, trick, result.declarer, words)
            if counted:
                own = trick.winner == result.declarer
                points = make_label(number(trick.points), align=_RIGHT, bold=own)
                self.grid.addWidget(points, row, 6)
                self.grid.addWidget(make_label(number(totals[row - 1]), align=_RIGHT), row, 7)

    def _show_headings(self, counted: bool) -> None:
        headings = [
            (0, translate("Result", "No.", "column: number of the trick"), _RIGHT),
            (1, translate("Result", "Led by", "column: who led"), Qt.AlignmentFlag.AlignLeft),
            (2, translate("Result", "Cards", "column: the cards of a trick"), _CENTRE),
            (5, translate("Result", "Taken by", "column: who won"), Qt.AlignmentFlag.AlignLeft),
        ]
        if counted:
            headings += [
                (6, translate("Result", "Points", "column: card points of a trick"), _RIGHT),
                (
                    7,
                    translate("Result", "Declarer", "column: the declarer's points so far"),
                    _RIGHT,
                ),
            ]
        for column, text, align in headings:
            span = 3 if column == 2 else 1
            label = make_label(text, quiet=True, bold=True, align=align)
            self.grid.addWidget(label, 0, column, 1, span)

    def _show_trick(self, row: int, trick: Trick, declarer: int, words: Words) -> None:
        figure = make_label(number(row), quiet=True, align=_RIGHT)
        figure.setAccessibleName(
            translate("Result", "Trick {number}", "read aloud").format(number=number(row))
        )
        self.grid.addWidget(figure, row, 0)
        self.grid.addWidget(make_label(words.player(trick.leader)), row, 1)
        for place, card in enumerate(trick.cards):
            took = card == trick.card_of(trick.winner)
            label = make_label(words.chip(card), align=_CENTRE, bold=took)
            label.setAccessibleName(words.card(card))
            self.grid.addWidget(label, row, 2 + place)
        own = trick.winner == declarer
        self.grid.addWidget(make_label(words.player(trick.winner), bold=own), row, 5)

# SPDX-License-Identifier: MIT
"""Two pages of the result sheet: all hands as they were dealt, and the tricks one by one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from skat_desktop.i18n.numbers import number
from skat_desktop.rules.cards import Card, Hand, cards_of, points_of
from skat_desktop.rules.deal import SEATS
from skat_desktop.rules.result import GameResult
from skat_desktop.rules.tricks import Trick
from skat_desktop.rules.view import View
from skat_desktop.ui.cards.faces import Faces
from skat_desktop.ui.panels.card_row import CardBlock, CardRow
from skat_desktop.ui.panels.label_grid import LEFT, LabelGrid
from skat_desktop.ui.panels.sheet import make_label
from skat_desktop.ui.sorting import sorted_hand
from skat_desktop.ui.theme import GRID, Theme
from skat_desktop.ui.words import Words

translate = QCoreApplication.translate

_RIGHT: Final = Qt.AlignmentFlag.AlignRight
_CENTRE: Final = Qt.AlignmentFlag.AlignHCenter


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
    """The three hands as dealt, and beside them the skat and what was discarded.

    Attributes:
        rows: the cards of the seats; what the declarer put away is pale in its row.
        skat: the cards found in the skat.
        discard: the cards put into it.
    """

    def __init__(self, faces: Faces, theme: Theme) -> None:
        super().__init__()
        self.rows = tuple(CardRow(faces, theme) for _ in SEATS)
        self.skat = CardBlock(faces, theme)
        self.discard = CardBlock(faces, theme)
        self._names = tuple(make_label(bold=True) for _ in SEATS)
        self._parts = tuple(make_label(quiet=True, scale=0.9) for _ in SEATS)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(2 * GRID)
        grid.setVerticalSpacing(GRID)
        grid.setColumnStretch(1, 1)
        for seat, row in enumerate(self.rows):
            caption = QVBoxLayout()
            caption.setSpacing(0)
            caption.addStretch(1)
            caption.addWidget(self._names[seat])
            caption.addWidget(self._parts[seat])
            caption.addStretch(1)
            grid.addLayout(caption, seat, 0)
            grid.addWidget(row, seat, 1)
        beside = QVBoxLayout()
        beside.setContentsMargins(GRID, 0, 0, 0)
        beside.setSpacing(GRID)
        beside.addWidget(self.skat)
        beside.addWidget(self.discard)
        beside.addStretch(1)
        grid.addLayout(beside, 0, 2, len(SEATS) + 1, 1)
        grid.setRowStretch(len(SEATS), 1)

    def show_deal(self, view: View, result: GameResult, words: Words) -> None:
        """Show who was dealt what; nothing while the deal is not open."""
        deal = view.deal
        if deal is None:
            return
        game = None if result.contract is None else result.contract.game
        discarded = 0 if result.skat == deal.skat else result.skat
        for seat, row in enumerate(self.rows):
            self._names[seat].setText(words.player(seat))
            self._parts[seat].setText(self._part(seat, result, words))
            # The suit that was trump stands first, as in the hand during play.
            row.show_cards(sorted_hand(deal.hands[seat], game), words, aside=discarded)
        self.skat.show_cards(words.skat_found(), deal.skat, words)
        self.discard.show_cards(words.skat_left(), discarded, words)

    @staticmethod
    def _part(seat: int, result: GameResult, words: Words) -> str:
        if seat == result.declarer:
            return words.declarer_mark()
        return words.role(seat, is_dealer=False)


class TrickTable(QWidget):
    """The tricks: who led, the cards in the order played, who took them and what they count."""

    def __init__(self) -> None:
        super().__init__()
        self.grid = LabelGrid()
        self.grid.setHorizontalSpacing(2 * GRID)
        self.grid.setVerticalSpacing(2)
        for column in (1, 5):
            self.grid.setColumnStretch(column, 1)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        self.none = make_label(quiet=True)
        lines.addLayout(self.grid)
        lines.addWidget(self.none)
        lines.addStretch(1)

    def prepare(self) -> None:
        """Make the labels of a whole deal: skat and ten tricks, below the headings."""
        self.grid.prepare(range(1, 12), 8)

    def show_tricks(self, view: View, result: GameResult, words: Words) -> None:
        """Show the tricks that were played; in Null no card points are counted."""
        self.grid.begin()
        if view.tricks and result.declarer is not None and result.contract is not None:
            self._write(view.tricks, result, words)
        self.grid.end()
        self.none.setText(translate("Result", "No trick was played to its end."))
        self.none.setVisible(not view.tricks and result.contract is not None)

    def _write(self, tricks: Sequence[Trick], result: GameResult, words: Words) -> None:
        assert result.declarer is not None
        assert result.contract is not None
        counted = not result.contract.game.is_null
        self._show_headings(counted)
        first = 1
        if counted:
            # The declarer's count begins with the skat, so that every line adds up.
            self._show_skat(result, words)
            first = 2
        totals = running_points(tricks, result.declarer, result.skat)
        for count, trick in enumerate(tricks, start=1):
            own = trick.winner == result.declarer
            row = count + first - 1
            self._show_trick(row, count, trick, own, words)
            if counted:
                self._show_count(row, trick.points, totals[count - 1], own)

    def _show_skat(self, result: GameResult, words: Words) -> None:
        taken = result.contract is not None and not result.contract.hand
        caption = words.skat_left() if taken else words.skat_found()
        self.grid.write(1, 1, caption, quiet=True)
        for place, card in enumerate(reversed(cards_of(result.skat))):
            self._show_card(1, place, card, words, took=False)
        points = points_of(result.skat)
        self._show_count(1, points, points, True)

    def _show_count(self, row: int, points: int, total: int, own: bool) -> None:
        self.grid.write(row, 6, number(points), align=_RIGHT, bold=own)
        self.grid.write(row, 7, number(total), align=_RIGHT)

    def _show_card(self, row: int, place: int, card: Card, words: Words, *, took: bool) -> None:
        label = self.grid.write(row, 2 + place, words.chip(card), align=_CENTRE, bold=took)
        label.setAccessibleName(words.card(card))

    def _show_headings(self, counted: bool) -> None:
        headings = [
            (0, translate("Result", "No.", "column: number of the trick"), _RIGHT),
            (1, translate("Result", "Led by", "column: who led"), LEFT),
            (2, translate("Result", "Cards", "column: the cards of a trick"), _CENTRE),
            (5, translate("Result", "Taken by", "column: who won"), LEFT),
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
            self.grid.write(0, column, text, span=span, quiet=True, bold=True, align=align)

    def _show_trick(self, row: int, count: int, trick: Trick, own: bool, words: Words) -> None:
        figure = self.grid.write(row, 0, number(count), quiet=True, align=_RIGHT)
        figure.setAccessibleName(
            translate("Result", "Trick {number}", "read aloud").format(number=number(count))
        )
        self.grid.write(row, 1, words.player(trick.leader))
        for place, card in enumerate(trick.cards):
            self._show_card(row, place, card, words, took=card == trick.card_of(trick.winner))
        self.grid.write(row, 5, words.player(trick.winner), bold=own)

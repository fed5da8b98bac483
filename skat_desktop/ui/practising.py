# SPDX-License-Identifier: MIT
"""Ways into practice and out of it: same cards again, a deal code, a record, back."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QStackedWidget, QWidget

from skat_desktop.rules.deal import Deal
from skat_desktop.rules.dealcode import deal_code
from skat_desktop.rules.events import Dealt
from skat_desktop.rules.practice import PracticeDeal
from skat_desktop.rules.rulesets import rule_set
from skat_desktop.ui.desk import Desk

if TYPE_CHECKING:
    from skat_desktop.match.match import Match
    from skat_desktop.ui.practice_dialog import PracticeDialog
    from skat_desktop.ui.record_page import RecordPage
    from skat_desktop.ui.table_page import TablePage


class Practising(QObject):
    """Begins practices, and leads back to the page they were begun from."""

    def __init__(
        self,
        pages: QStackedWidget,
        desk: Desk,
        actions: dict[str, QAction],
        make_dialog: Callable[[], PracticeDialog],
    ) -> None:
        """Join the parts of the window.

        Args:
            pages: the pages of the window.
            desk: begins and ends practices.
            actions: the window's actions by their ids.
            make_dialog: makes the dialog for a deal code.
        """
        super().__init__(pages)
        self._pages = pages
        self._page: TablePage | None = None
        self._records: RecordPage | None = None
        self._desk = desk
        self._actions = actions
        self._make_dialog = make_dialog
        self._back: QWidget | None = None
        pages.currentChanged.connect(self.update_actions)
        desk.match_ready.connect(self._on_match)
        desk.practice_over.connect(self._on_practice_over)

    def sit_down(self, page: TablePage) -> None:
        """Begin practices from the table too, which is there from now on."""
        self._page = page
        page.result.same_cards.connect(self.same_cards)
        page.result.copy_code.connect(self.copy_code)
        page.practice_left.connect(self.end)
        page.shown.connect(self.update_actions)

    def join(self, records: RecordPage) -> None:
        """Begin practices from the page of records too, which is there from now on."""
        self._records = records
        records.practise.connect(self.practise_record)
        records.copy_code.connect(self.copy_code)
        records.shown.connect(self.update_actions)

    # Into practice

    def same_cards(self) -> None:
        """Play the deal whose result is on the table once more."""
        match = self._finished
        if match is None or match.view().seat is None:
            return
        setup = match.series.setup
        dealer = match.seating.dealer
        self._desk.practise(PracticeDeal(_cards(match), dealer, setup.places, setup.rules))

    def choose_deal(self) -> None:
        """Ask for a deal code."""
        dialog = self._make_dialog()
        dialog.accepted.connect(lambda: self._begin_chosen(dialog))
        dialog.open()

    def practise_record(self) -> None:
        """Play the deal of the record on the page, from the seat that is looked from."""
        records = self._records
        opened = None if records is None else records.opened
        if records is None or opened is None:
            return
        dealt = opened.game.events[0]
        assert isinstance(dealt, Dealt)
        rules = rule_set(opened.game.rules.id)
        self._back = records
        self._desk.practise(PracticeDeal.for_seat(dealt.deal, records.seat, rules))

    def _begin_chosen(self, dialog: PracticeDialog) -> None:
        assert dialog.chosen is not None
        current = self._pages.currentWidget()
        if current is not self._page:
            self._back = current
        self._desk.practise(dialog.chosen)

    # Out of it

    def end(self) -> None:
        """End the practice; everything stands where it stood before."""
        back, self._back = self._back, None
        self._desk.end_practice()
        if back is not None:
            self._pages.setCurrentWidget(back)

    # Codes

    def copy_code(self) -> None:
        """Copy the code of the deal whose end can be seen."""
        deal = self._shown_deal
        if deal is not None:
            QGuiApplication.clipboard().setText(deal_code(deal))

    # What is offered

    def update_actions(self) -> None:
        """Offer what makes sense now; the rest is not to be seen."""
        match = self._match
        practising = match is not None and match.practice
        finished = self._finished
        offered = {
            "same_cards": finished is not None and finished.view().seat is not None,
            "copy_code": self._shown_deal is not None,
            "end_practice": practising,
            "undo": practising,
            "redo": practising,
        }
        for action_id, visible in offered.items():
            self._actions[action_id].setVisible(visible)
        self._actions["undo"].setEnabled(match is not None and match.can_undo)
        self._actions["redo"].setEnabled(match is not None and match.can_redo)

    @property
    def _match(self) -> Match | None:
        """The match on the table, when that is what the window shows."""
        page = self._page
        return page.match if page is not None and self._pages.currentWidget() is page else None

    @property
    def _finished(self) -> Match | None:
        """The match whose result is on the table."""
        match = self._match
        return match if match is not None and match.begun and not match.in_deal else None

    @property
    def _shown_deal(self) -> Deal | None:
        """The cards of a deal that is over or was opened; while it is played nobody sees them."""
        records = self._records
        if records is not None and self._pages.currentWidget() is records:
            opened = records.opened
            dealt = None if opened is None else opened.game.events[0]
            return dealt.deal if isinstance(dealt, Dealt) else None
        return None if self._finished is None else _cards(self._finished)

    def _on_match(self, match: Match) -> None:
        if not match.practice:
            self._back = None
        self.update_actions()

    def _on_practice_over(self) -> None:
        if self._page is not None:
            self._page.leave_match()


def _cards(match: Match) -> Deal:
    dealt = match.events[0]
    assert isinstance(dealt, Dealt)
    return dealt.deal

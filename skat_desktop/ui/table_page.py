# SPDX-License-Identifier: MIT
"""The page with the table: joins a match, the card table and the sheets over it.

Whatever the user does, by mouse or by key, ends in one of the ``try_…`` methods; whatever
happens in the match ends in :meth:`TablePage.refresh`, which shows the state anew.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from skat_desktop.match.match import Match
from skat_desktop.records.settings import Settings
from skat_desktop.rules.cards import Card, Hand, cards_of
from skat_desktop.rules.contract import Contract, contracts_after
from skat_desktop.rules.deal import SKAT_SIZE
from skat_desktop.rules.events import (
    Act,
    Bid,
    CardPlayed,
    Claimed,
    Conceded,
    ConcessionAnswered,
    Declared,
    Discarded,
    Event,
    Held,
    Passed,
    SkatTaken,
)
from skat_desktop.rules.refusal import Refusal
from skat_desktop.rules.result import GameResult
from skat_desktop.rules.rulesets import NullBelowBid
from skat_desktop.rules.view import View
from skat_desktop.ui.access.announcer import Announcer
from skat_desktop.ui.cards.deck import Deck
from skat_desktop.ui.looks import sorting_of
from skat_desktop.ui.motion import Motion
from skat_desktop.ui.panels.auction import AuctionPanel
from skat_desktop.ui.panels.game import GamePanel
from skat_desktop.ui.panels.question import QuestionPanel
from skat_desktop.ui.panels.result import ResultPanel
from skat_desktop.ui.panels.sheet import Sheet
from skat_desktop.ui.practice_bar import PracticeBar
from skat_desktop.ui.sorting import USUAL, Sorting
from skat_desktop.ui.table.view import TableView
from skat_desktop.ui.table_presenter import Shown, table_state
from skat_desktop.ui.theme import GRID, Theme
from skat_desktop.ui.words import Words


def offered_contracts(view: View) -> list[Contract]:
    """Return what a declarer may declare, as far as the view says: overbid games included."""
    return [
        contract
        for contract in contracts_after(view.took_skat)
        if not contract.game.is_null
        or view.rules.null_below_bid is not NullBelowBid.REFUSED
        or view.rules.base_value(contract) >= view.bid
    ]


@dataclass(frozen=True, slots=True)
class TableOptions:
    """How the table behaves.

    Attributes:
        play_only_card: the only legal card is played by itself.
        show_worth: beside the auction stands what the hand is worth.
        sorting: how the user holds a hand.
        counters: card points and trumps played so far are told.
    """

    play_only_card: bool = False
    show_worth: bool = True
    sorting: Sorting = USUAL
    counters: bool = False

    @classmethod
    def of(cls, settings: Settings) -> TableOptions:
        """Return the options of some settings."""
        return cls(
            play_only_card=settings.play_only_card,
            show_worth=settings.show_worth,
            sorting=sorting_of(settings),
            counters=settings.show_counters,
        )


def _result_context(result: GameResult | None) -> str:
    """Return where the help explains such a result."""
    valuation = result.valuation if result is not None else None
    if valuation is None:
        return "table.auction"
    if valuation.overbid:
        return "table.result.overbid"
    if valuation.contract.game.is_null:
        return "table.result.null"
    return "table.result"


class TablePage(QWidget):
    """A match at the table.

    Signals:
        series_over(): the user leaves the result of the last deal.
        practice_left(): the user leaves a practice.
        shown(): the table shows another state.
        list_changed(): a deal was added to the list.
        help_wanted(str): the user asks for help; the place in the program, a help context.
    """

    series_over = Signal()
    practice_left = Signal()
    shown = Signal()
    list_changed = Signal()
    help_wanted = Signal(str)

    def __init__(
        self, deck: Deck, theme: Theme, motion: Motion, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.match: Match | None = None
        self.words = Words()
        self.options = TableOptions()
        self._put_away: Hand = 0
        self._hand_game = False
        self._to_declare: Contract | None = None
        self._message = ""
        self._refused = ""
        self._looking_back = False
        self._at_once = False
        self.bar = PracticeBar(theme, self)
        self.bar.undo_wanted.connect(self.undo)
        self.bar.redo_wanted.connect(self.redo)
        self.bar.left.connect(self.practice_left)
        self.table = TableView(deck, theme, motion, self)
        self.table.name_of = lambda card: self.words.card(card)
        self.announcer = Announcer(self.table, lambda: self.words)
        self.table.card_activated.connect(self.try_card)
        self.table.table_clicked.connect(self._on_table_clicked)
        over = self.table.viewport()
        self.auction = AuctionPanel(theme, over)
        self.auction.said.connect(lambda value: self._try(Bid, value))
        self.auction.held.connect(lambda: self._try(Held))
        self.auction.passed.connect(lambda: self._try(Passed))
        self.skat = QuestionPanel(theme, over, "skat")
        self.skat.first.connect(lambda: self._try(SkatTaken))
        self.skat.second.connect(self.choose_hand)
        self.game = GamePanel(theme, over)
        self.game.declared.connect(self._declare)
        self.game.back.connect(self._back_to_skat)
        self.concession = QuestionPanel(theme, over, "concession")
        self.concession.first.connect(lambda: self._try(ConcessionAnswered, True))
        self.concession.second.connect(lambda: self._try(ConcessionAnswered, False))
        self.result = ResultPanel(theme, over)
        self.result.next_deal.connect(self.next_deal)
        self.result.help_wanted.connect(lambda: self.help_wanted.emit(self.help_context))
        self.auction.help_wanted.connect(lambda: self.help_wanted.emit("table.worth"))
        self._sheets: tuple[Sheet, ...] = (
            self.auction,
            self.skat,
            self.game,
            self.concession,
            self.result,
        )

    # The match

    def set_match(self, match: Match, words: Words, events: Sequence[Event] = ()) -> None:
        """Show a match.

        Args:
            match: it goes on when it was paused; else its next deal begins.
            words: the words for its table.
            events: what has happened in that deal already.
        """
        self.leave_match()
        self._forget_steps()
        self.match = match
        self.words = words
        match.changed.connect(self.refresh)
        match.refused.connect(self._on_refused)
        match.deal_over.connect(self._on_deal_over)
        match.happened.connect(self._on_happened)
        match.jumped.connect(self._on_jumped)
        self.bar.show_match(match)
        self._arrange()
        if match.begun:
            match.resume()
        else:
            match.start_deal(events)

    def leave_match(self) -> None:
        """Look no more at the match on the table; whoever made it ends it."""
        match, self.match = self.match, None
        if match is not None:
            match.changed.disconnect(self.refresh)
            match.refused.disconnect(self._on_refused)
            match.deal_over.disconnect(self._on_deal_over)
            match.happened.disconnect(self._on_happened)
            match.jumped.disconnect(self._on_jumped)

    def _forget_steps(self) -> None:
        """Forget what the user has begun and not yet done."""
        self._put_away = 0
        self._hand_game = False
        self._to_declare = None
        self._message = ""
        self._looking_back = False

    def set_words(self, words: Words) -> None:
        """Speak another language or deck vocabulary."""
        self.words = words
        self._message = ""
        self.bar.retranslate()
        self._arrange()
        self.refresh()

    def set_theme(self, theme: Theme) -> None:
        """Take on the colours of a theme."""
        self.table.set_theme(theme)
        self.bar.set_theme(theme)
        for sheet in self._sheets:
            sheet.set_theme(theme)
        self.refresh()

    # What the user does

    def try_card(self, card: Card) -> None:
        """Play a card, or move it between hand and skat."""
        if self.match is None or not self.match.in_deal:
            return
        view = self.match.view()
        if view.phase == "discard" and view.is_declarer:
            self._move_discard(view, card)
        elif view.phase == "play" and view.seat is not None and view.hand >> card & 1:
            self._try(CardPlayed, card)

    def try_claim(self) -> None:
        """Claim the rest."""
        self._try(Claimed)

    def try_concede(self) -> None:
        """Concede."""
        self._try(Conceded)

    def can(self, kind: type[Act]) -> bool:
        """Tell whether the user may do such a thing now."""
        return (
            self.match is not None
            and self.match.in_deal
            and any(isinstance(act, kind) for act in self.match.actions())
        )

    @property
    def help_context(self) -> str:
        """The place for which F1 shows help, or the rule by which something was just refused."""
        if self._message and self._refused:
            return self._refused
        sheets: dict[Sheet, str] = {
            self.auction: "table.auction",
            self.skat: "table.skat",
            self.game: "table.game",
            self.concession: "table.concession",
        }
        for sheet, context in sheets.items():
            if sheet.isVisible():
                return context
        if self.result.isVisible() and self.match is not None:
            return _result_context(self.match.view().result)
        return "table.play"

    @property
    def can_look_back(self) -> bool:
        """Whether there is a last trick to look at."""
        match = self.match
        return match is not None and match.in_deal and bool(match.view().tricks)

    def show_last_trick(self) -> None:
        """Lay the last trick on the table again, until something happens or it is clicked."""
        if not self.can_look_back:
            return
        self._looking_back = not self._looking_back
        self.refresh()

    def next_deal(self) -> None:
        """Go on after a result."""
        if self.match is None or self.match.in_deal:
            return
        if self.match.practice:
            self.practice_left.emit()
        elif self.match.series.over:
            self.series_over.emit()
        else:
            self.match.start_deal()

    def undo(self) -> None:
        """Go back to the user's last decision, in practice."""
        if self.match is not None:
            self.match.undo(forced=not self.options.play_only_card)

    def redo(self) -> None:
        """Let what was taken back happen once more."""
        if self.match is not None:
            self.match.redo()

    def confirm(self) -> None:
        """Do what the primary button of the sheet on the table does."""
        if self.auction.isVisible():
            self.auction.speak()
        elif self.skat.isVisible():
            self.skat.first_button.click()
        elif self.game.isVisible():
            self.game.declare()
        elif self.concession.isVisible():
            self.concession.first_button.click()
        elif self.result.isVisible():
            self.next_deal()

    def _try(self, kind: type[Act], *details: object) -> None:
        if self.match is None or not self.match.in_deal:
            return
        seat = self.match.view().seat
        if seat is not None:
            self._message = ""
            self.match.propose(kind(seat, *details))

    def _move_discard(self, view: View, card: Card) -> None:
        bit = 1 << card
        if self._put_away & bit:
            self._put_away &= ~bit
        elif view.hand & bit and self._put_away.bit_count() < SKAT_SIZE:
            self._put_away |= bit
        else:
            self._message, self._refused = self.words.two_are_enough(), "discard.two"
            self.announcer.say(self._message)
        self.refresh()

    def choose_hand(self) -> None:
        """Look at the Hand games instead of taking up the skat."""
        self._hand_game = True
        self.refresh()

    def _back_to_skat(self) -> None:
        self._hand_game = False
        self.refresh()

    def _declare(self, contract: Contract) -> None:
        if self.match is None:
            return
        if self.match.view().phase == "discard":
            # One step for the user, two events for the game: the second follows when the first
            # has happened, which may take until it is saved.
            self._to_declare = contract
            self._try(Discarded, self._put_away)
        else:
            self._try(Declared, contract)

    def _on_table_clicked(self) -> None:
        if self._looking_back:
            self._looking_back = False
            self.refresh()
        elif self.match is not None:
            self.match.clear_trick()

    # What happens

    def _on_happened(self, event: Event) -> None:
        if self.match is not None:
            self.announcer.on_event(event, self.match.view())
        self._message = ""
        self._looking_back = False

    def _on_jumped(self) -> None:
        self._forget_steps()
        self._at_once = True
        if self.match is not None:
            self.announcer.on_jump(self.match.view())

    def _on_refused(self, refusal: Refusal) -> None:
        self._refused = refusal.rule
        self._message = self.words.refusal(refusal)
        self.announcer.say(self._message)
        self.refresh()

    def _on_deal_over(self) -> None:
        self.list_changed.emit()
        self.refresh()

    def refresh(self) -> None:
        """Show the match as it stands."""
        match = self.match
        if match is None:
            return
        view = match.view()
        if view.phase != "discard":
            self._put_away = 0
        if view.phase == "declare" and self._to_declare is not None:
            contract, self._to_declare = self._to_declare, None
            self._try(Declared, contract)
            return
        if view.phase != "skat":
            self._hand_game = False
        seating = match.seating
        self.words = self.words.for_deal(
            tuple(match.occupants[place].name for place in seating.players)
        )
        resting, message = match.resting_trick, self._message
        if self._looking_back and view.tricks:
            resting = view.tricks[-1]
            message = message or self.words.last_trick(resting, view.seat)
        shown = Shown(
            resting=resting,
            put_away=self._put_away,
            game=self.game.chosen_game if self.game.isVisible() else None,
            message=message,
            dealer_seat=seating.seat_of(seating.dealer),
            sorting=self.options.sorting,
            counters=self.options.counters,
        )
        at_once, self._at_once = self._at_once, False
        state = table_state(view, shown, self.words)
        self.table.show_state(state, at_once=at_once)
        self.bar.show_match(match)
        self.shown.emit()
        self._show_sheet(self._wanted_sheet(view))
        if self.result.isVisible() and self._covers_banner():
            # Half a banner is worse than none; the sheet says what was played.
            self.table.show_state(replace(state, banner=""), at_once=at_once)
        if self.options.play_only_card and match.resting_trick is None:
            self._play_only_card(view)

    def _play_only_card(self, view: View) -> None:
        """Play the only legal card by itself, once the table is at rest."""
        if view.my_turn and view.phase == "play" and view.concession is None:
            legal = cards_of(view.legal)
            if len(legal) == 1:
                QTimer.singleShot(0, self, lambda: self._play_if_only(view))

    def _play_if_only(self, view: View) -> None:
        if self.match is not None and self.match.in_deal and self.match.view() == view:
            self.try_card(cards_of(view.legal)[0])

    def _wanted_sheet(self, view: View) -> Sheet | None:
        match = self.match
        assert match is not None
        words = self.words
        if not match.in_deal:
            result = view.result
            assert result is not None
            self.result.practice = match.practice
            self.result.show_result(view, match.series, result, words, match.human_place)
            return self.result
        if view.phase == "auction":
            self.auction.show_view(view, words, show_worth=self.options.show_worth)
            return self.auction
        if view.my_turn and view.concession is not None:
            self.concession.ask(*words.concession_question(view.concession))
            return self.concession
        if not view.my_turn:
            return None
        if view.phase == "skat" and not self._hand_game:
            self.skat.ask(*words.skat_question(view))
            return self.skat
        if view.phase in ("skat", "discard", "declare"):
            self.game.show_view(
                view,
                words,
                offered_contracts(view),
                view.hand if view.skat is None else view.hand | view.skat,
                ready=view.phase != "discard" or self._put_away.bit_count() == SKAT_SIZE,
                hand_game=view.phase == "skat",
            )
            return self.game
        return None

    def _show_sheet(self, wanted: Sheet | None) -> None:
        for sheet in self._sheets:
            if sheet is not wanted and sheet.isVisible():
                sheet.hide()
        if wanted is not None:
            wanted.show()
            self._place(wanted)
            wanted.raise_()

    def _covers_banner(self) -> bool:
        banner = self.table.boxes().get("banner")
        return banner is not None and banner.toRect().intersects(self.result.geometry())

    def _place(self, sheet: Sheet) -> None:
        if sheet is not self.result:
            sheet.place(self.table.panel_rect(), self.table.text_zoom)
            return
        # No cards are in play any more: the result may use the whole height, but the banner
        # stays in sight where there is room for both.
        area = self.table.viewport().rect().adjusted(GRID, GRID, -GRID, -GRID)
        sheet.place(area, self.table.text_zoom)
        banner = self.table.boxes().get("banner")
        if banner is not None:
            hidden = round(banner.bottom()) + GRID - sheet.y()
            room = area.bottom() - sheet.geometry().bottom()
            sheet.move(sheet.x(), sheet.y() + max(0, min(hidden, room)))

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """Lay the bar of a practice above the table, and the sheets on it."""
        bar = 0
        if self.match is not None and self.match.practice:
            bar = self.bar.sizeHint().height()
            self.bar.setGeometry(0, 0, self.width(), bar)
        self.bar.setVisible(bar > 0)
        self.table.setGeometry(self.rect().adjusted(0, bar, 0, 0))
        for sheet in self._sheets:
            if sheet.isVisible():
                self._place(sheet)

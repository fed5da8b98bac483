# SPDX-License-Identifier: MIT
"""The result sheet: the value line by line and the list, all cards, and the tricks."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractSlider,
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QScrollArea,
    QSizePolicy,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from skat_desktop.rules.cards import TOTAL_POINTS
from skat_desktop.rules.dealcode import deal_code
from skat_desktop.rules.lists import scores
from skat_desktop.rules.result import GameResult
from skat_desktop.rules.series import Series
from skat_desktop.rules.valuation import POINTS_TO_WIN, SCHNEIDER_POINTS, SCHNEIDER_WON
from skat_desktop.rules.view import View
from skat_desktop.ui.access.spoken import show_text, spoken_ratio, spoken_tricks
from skat_desktop.ui.cards.deck import Deck
from skat_desktop.ui.cards.faces import Faces
from skat_desktop.ui.panels.card_row import CardBlock, CardRow
from skat_desktop.ui.panels.deal_review import DealtCards, TrickTable
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
_WIDTH = 720
"""Width of the sheet in pixels; the smallest window leaves it room."""


class PointsBar(QWidget):
    """The declarer's card points out of 120, with the marks at 31, 61 and 90."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self.points = 0
        self.won = False
        self.setFixedHeight(18)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_points(self, points: int, *, won: bool) -> None:
        """Show so many card points."""
        self.points = points
        self.won = won
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        bar = QRectF(0, 1, self.width(), self.height() - 2)
        painter.setBrush(self.theme.rule)
        painter.drawRoundedRect(bar, 4, 4)
        share = bar.width() * self.points / TOTAL_POINTS
        painter.setBrush(self.theme.good_ink if self.won else self.theme.bad_ink)
        painter.drawRoundedRect(QRectF(0, 1, share, bar.height()), 4, 4)
        for mark in (SCHNEIDER_POINTS + 1, POINTS_TO_WIN, SCHNEIDER_WON):
            place = bar.width() * mark / TOTAL_POINTS
            painter.setBrush(self.theme.paper if place < share else self.theme.soft)
            painter.drawRect(QRectF(place - 1, 1, 2, bar.height()))


class TrickChips(QWidget):
    """Ten numbered chips: full for the declarer's tricks."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self.winners: tuple[bool, ...] = ()
        self.setFixedHeight(24)
        self.setMinimumWidth(250)

    def show_tricks(self, view: View) -> None:
        """Show who took which trick."""
        self.winners = tuple(trick.winner == view.declarer for trick in view.tricks)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for place, own in enumerate(self.winners):
            chip = QRectF(place * 25, 1, 21, 21)
            painter.setPen(self.theme.rule)
            painter.setBrush(self.theme.button if own else self.theme.sunk)
            painter.drawRoundedRect(chip, 4, 4)
            painter.setPen(self.theme.on_button if own else self.theme.soft)
            painter.drawText(chip, Qt.AlignmentFlag.AlignCenter, str(place + 1))


class _FittingScroll(QScrollArea):
    """A scroll area that would like to be as large as what it holds."""

    def sizeHint(self) -> QSize:
        held = self.widget()
        return super().sizeHint() if held is None else held.minimumSizeHint()


class ResultPanel(Sheet):
    """Explains a finished deal.

    Attributes:
        practice: whether the deal does not count: there is no list then.

    Signals:
        next_deal(): the user goes on.
        same_cards(): the user wants to play these cards again.
        copy_code(): the code of the deal is wanted in the clipboard.
        help_wanted(): the user asks how the value is made.
    """

    next_deal = Signal()
    same_cards = Signal()
    copy_code = Signal()
    help_wanted = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self.practice = False
        self._copied = ""
        self.title = make_label(scale=1.5, bold=True)
        self.sentence = make_label(quiet=True, wrap=True)
        self.score = make_label(scale=2.0, bold=True, align=_RIGHT)
        head = QHBoxLayout()
        head_text = QVBoxLayout()
        head_text.setSpacing(2)
        head_text.addWidget(self.title)
        head_text.addWidget(self.sentence)
        head.addLayout(head_text, 1)
        head.addWidget(self.score)

        self._value = LabelGrid()
        self._value.setVerticalSpacing(3)
        self._value.setHorizontalSpacing(2 * GRID)
        self._value.setColumnStretch(0, 1)
        self._points_title = make_label(bold=True)
        self._points_figure = make_label(bold=True, align=_RIGHT)
        self._bar = PointsBar(theme)
        self._bar_legend = make_label(quiet=True, scale=0.9)
        points_head = QHBoxLayout()
        points_head.addWidget(self._points_title, 1)
        points_head.addWidget(self._points_figure)
        left = QVBoxLayout()
        left.setSpacing(GRID // 2)
        self.help_button = make_button(name="value_help")
        self.help_button.clicked.connect(self.help_wanted)
        left.addLayout(self._value)
        left.addWidget(self.help_button, 0, Qt.AlignmentFlag.AlignLeft)
        left.addSpacing(GRID)
        left.addLayout(points_head)
        left.addWidget(self._bar)
        left.addWidget(self._bar_legend)
        left.addStretch(1)

        self.faces = Faces(Deck(), self)
        self._skat = CardBlock(self.faces, theme, low=True)
        self._discard = CardBlock(self.faces, theme, low=True)
        skat_line = QHBoxLayout()
        skat_line.setSpacing(3 * GRID)
        skat_line.addWidget(self._skat)
        skat_line.addWidget(self._discard)
        skat_line.addStretch(1)
        self._tricks_title = make_label(bold=True)
        self._tricks_figure = make_label(bold=True, align=_RIGHT)
        self._chips = TrickChips(theme)
        tricks_head = QHBoxLayout()
        tricks_head.addWidget(self._tricks_title, 1)
        tricks_head.addWidget(self._tricks_figure)
        self._list = LabelGrid()
        self._list.setHorizontalSpacing(2 * GRID)
        self._list.setVerticalSpacing(3)
        self._list.setColumnStretch(0, 1)
        right = QVBoxLayout()
        right.setSpacing(GRID // 2)
        right.addLayout(skat_line)
        right.addSpacing(GRID)
        right.addLayout(tricks_head)
        right.addWidget(self._chips)
        right.addSpacing(GRID)
        right.addLayout(self._list)
        right.addStretch(1)

        overview = QWidget()
        columns = QHBoxLayout(overview)
        columns.setContentsMargins(0, 0, 0, 0)
        columns.setSpacing(4 * GRID)
        columns.addLayout(left, 1)
        columns.addLayout(right)
        self.cards = DealtCards(self.faces, theme)
        self.tricks = TrickTable()
        # All pages take the room of the largest, so that the sheet does not jump.
        self._body = QStackedWidget()
        self._body.setObjectName("body")
        self.page_buttons = QButtonGroup(self)
        pages = QHBoxLayout()
        pages.setSpacing(GRID // 2)
        for number, page in enumerate((overview, self.cards, self.tricks)):
            if page is not overview:
                # A wide page must not push the list of the first one out of sight.
                page.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
            self._body.addWidget(page)
            button = QToolButton()
            button.setCheckable(True)
            button.setMinimumWidth(110)
            self.page_buttons.addButton(button, number)
            pages.addWidget(button)
        pages.addStretch(1)
        self.page_buttons.button(0).setChecked(True)
        self.page_buttons.idToggled.connect(self._turn_page)
        self._shown: tuple[object, int] | None = None
        # On a small window the middle scrolls; title and buttons stay.
        self.middle = _FittingScroll()
        self.middle.setWidget(self._body)
        self.middle.setWidgetResizable(True)
        self.middle.setFrameShape(QFrame.Shape.NoFrame)
        self.middle.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.middle.setFocusPolicy(Qt.FocusPolicy.NoFocus)

        self.next_button = make_button(primary=True, name="next_deal")
        self.next_button.clicked.connect(self.next_deal)
        self.code = make_label(quiet=True)
        self.copy_button = make_button(name="copy_code")
        self.copy_button.clicked.connect(self._copy)
        self.again_button = make_button(name="same_cards")
        self.again_button.clicked.connect(self.same_cards)
        foot = QHBoxLayout()
        foot.addWidget(self.code)
        foot.addWidget(self.copy_button)
        foot.addStretch(1)
        foot.addWidget(self.again_button)
        foot.addWidget(self.next_button)

        lines = QVBoxLayout(self)
        lines.setContentsMargins(2 * MARGIN, MARGIN, 2 * MARGIN, MARGIN)
        lines.setSpacing(GRID)
        lines.addLayout(head)
        lines.addLayout(pages)
        lines.addWidget(make_rule())
        lines.addWidget(self.middle, 1)
        lines.addWidget(make_rule())
        lines.addLayout(foot)
        self.setMinimumWidth(_WIDTH)
        self.set_theme(theme)

    def set_theme(self, theme: Theme) -> None:
        """Take on the colours of a theme."""
        super().set_theme(theme)
        if hasattr(self, "middle"):
            clear = f"background: {theme.paper.name()};"
            self._body.setStyleSheet(f"#body {{ {clear} }}")
            self.middle.setStyleSheet(f"QScrollArea {{ {clear} border: none; }}")
            drawn: list[PointsBar | TrickChips | CardRow] = [self._bar, self._chips]
            for part in (*drawn, *self.findChildren(CardRow)):
                part.theme = theme
                part.update()

    def set_zoom(self, zoom: float) -> None:
        """Show everything larger, the cards too."""
        super().set_zoom(zoom)
        for row in self.findChildren(CardRow):
            row.setFont(self.font())

    def place(self, area: QRect, zoom: float = 1.0) -> None:
        """Lie down in the middle of an area; the cards on the sheet take on its size."""
        super().place(area, zoom)
        self.faces.set_sizes([self._skat.row.pixels])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Scroll by the page keys where a small window cuts a page off."""
        bar = self.middle.verticalScrollBar()
        if event.key() == Qt.Key.Key_PageDown:
            bar.triggerAction(QAbstractSlider.SliderAction.SliderPageStepAdd)
        elif event.key() == Qt.Key.Key_PageUp:
            bar.triggerAction(QAbstractSlider.SliderAction.SliderPageStepSub)
        else:
            super().keyPressEvent(event)

    def finish(self) -> None:
        """Draw all missing pictures now (screenshots, tests)."""
        for row in self.findChildren(CardRow):
            for card in row.cards:
                self.faces.render_now(card, row.pixels)
            row.update()

    def prepare(self) -> None:
        """Do beforehand what would hold up the end of the first deal."""
        self.tricks.prepare()
        for part in (self, *self.findChildren(QWidget)):
            part.ensurePolished()

    def turn_to(self, page: int) -> None:
        """Open a page: the result, the cards, or the tricks."""
        self.page_buttons.button(page).setChecked(True)

    def show_result(
        self, view: View, series: Series, result: GameResult, words: Words, place: int
    ) -> None:
        """Explain a result.

        Args:
            view: the user's view after the deal.
            series: the series, this deal included.
            result: how the deal ended.
            words: the language.
            place: the user's place at the table.
        """
        self.faces.set_deck(words.deck)
        valuation = result.valuation
        self.title.setText(words.outcome_title(result))
        self.setAccessibleName(self.title.text())
        show_text(self.sentence, words.outcome_sentence(result, view.seat))
        show_text(self.score, "" if valuation is None else words.signed(valuation.value))
        tone = "" if valuation is None else "good" if valuation.won else "bad"
        self.score.setProperty("tone", tone)
        self.score.style().unpolish(self.score)
        self.score.style().polish(self.score)
        self._show_value(result, words)
        null = result.contract is not None and result.contract.game.is_null
        played = valuation is not None and not null
        for part in (self._points_title, self._points_figure, self._bar, self._bar_legend):
            part.setVisible(played)
        if played and valuation is not None:
            self._points_title.setText(words.card_points())
            self._points_figure.setText(words.ratio(*result.points))
            self._points_figure.setAccessibleName(spoken_ratio(*result.points))
            self._bar.setAccessibleName(words.card_points())
            self._bar.setAccessibleDescription(spoken_ratio(*result.points))
            self._bar.show_points(result.points[0], won=valuation.won)
            self._bar_legend.setText(words.points_legend())
        self._show_skat(view, result, words)
        for trick_part in (self._tricks_title, self._tricks_figure, self._chips):
            trick_part.setVisible(valuation is not None)
        self._tricks_title.setText(words.tricks_title())
        self._tricks_figure.setText(words.ratio(*result.tricks))
        self._tricks_figure.setAccessibleName(spoken_ratio(*result.tricks))
        self._chips.show_tricks(view)
        self._chips.setAccessibleName(spoken_tricks(self._chips.winners))
        self._show_list(series, words, place)
        self.help_button.setText(words.value_help())
        self.help_button.setVisible(valuation is not None)
        self._show_pages(view, series, result, words)
        self._show_foot(view, series, words)

    def _show_foot(self, view: View, series: Series, words: Words) -> None:
        assert view.deal is not None
        self.code.setText(words.deal_code(deal_code(view.deal)))
        self.copy_button.setText(words.copy_code_button())
        self._copied = words.code_copied()
        self.again_button.setText(words.same_cards())
        # Who sat out has no seat to play them from.
        self.again_button.setVisible(view.seat is not None)
        over = words.series_end_button() if series.over else words.next_deal()
        self.next_button.setText(words.end_practice() if self.practice else over)

    def _copy(self) -> None:
        self.copy_code.emit()
        self.copy_button.setText(self._copied)

    def _turn_page(self, number: int, chosen: bool) -> None:
        if chosen:
            self._body.setCurrentIndex(number)
            self.middle.verticalScrollBar().setValue(0)

    def _show_pages(self, view: View, series: Series, result: GameResult, words: Words) -> None:
        texts = (
            translate("Result", "Result", "page of the result sheet"),
            translate("Result", "Cards", "page of the result sheet: all hands"),
            translate("Result", "Tricks", "page of the result sheet"),
        )
        for button, text in zip(self.page_buttons.buttons(), texts, strict=True):
            button.setText(text)
        self.page_buttons.button(2).setVisible(result.contract is not None)
        self.cards.show_deal(view, result, words)
        self.tricks.show_tricks(view, result, words)
        # Another language or window leaves the page; another deal begins with its result.
        deal = (view.deal, len(series.results))
        if deal != self._shown:
            self._shown = deal
            self.page_buttons.button(0).setChecked(True)

    def _show_value(self, result: GameResult, words: Words) -> None:
        self._value.begin()
        lines = words.value_lines(result)
        for row, (label, figure) in enumerate(lines):
            last = row == len(lines) - 1
            if last:
                self._value.rule(2 * row - 1, 2)
            self._value.write(2 * row, 0, label, bold=last)
            self._value.write(2 * row, 1, figure, align=_RIGHT, bold=last)
        self._value.end()

    def _show_skat(self, view: View, result: GameResult, words: Words) -> None:
        if view.deal is None:
            return
        found = view.deal.skat
        discarded = 0 if result.skat == found else result.skat
        self._skat.show_cards(words.skat_found(), found, words)
        self._discard.show_cards(words.skat_left(), discarded, words)

    def _show_list(self, series: Series, words: Words, place: int) -> None:
        self._list.begin()
        if not self.practice:
            self._write_list(series, words, place)
        self._list.end()

    def _write_list(self, series: Series, words: Words, place: int) -> None:
        setup = series.setup
        entries = series.entries
        before = scores(entries[:-1], setup.places, setup.list_kind)
        now = scores(entries, setup.places, setup.list_kind)
        self._list.write(0, 0, words.list_title(setup.list_kind), bold=True)
        order = [(place + step) % setup.places for step in range(1, setup.places + 1)]
        change = [after - earlier for earlier, after in zip(before, now, strict=True)]
        rows = (
            (words.list_before(), before, False),
            (words.list_deal(len(entries)), change, True),
            (words.list_now(), now, False),
        )
        for column, at in enumerate(order, start=1):
            self._list.write(0, column, words.place_name(at), bold=True, align=_RIGHT)
        for row, (caption, figures, is_change) in enumerate(rows, start=1):
            last = row == len(rows)
            self._list.write(row, 0, caption, quiet=not last, bold=last)
            for column, at in enumerate(order, start=1):
                text = words.signed(figures[at]) if figures[at] or not is_change else ""
                self._list.write(row, column, text, align=_RIGHT, bold=last, quiet=not last)

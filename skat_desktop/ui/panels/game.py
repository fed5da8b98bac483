# SPDX-License-Identifier: MIT
"""The game sheet: which game, Hand, announcements, and what it will be worth."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import (
    QCheckBox,
    QGridLayout,
    QHBoxLayout,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from skat_desktop.rules.cards import Hand
from skat_desktop.rules.contract import Contract
from skat_desktop.rules.games import GameType, matadors
from skat_desktop.rules.valuation import best_value, plain_value
from skat_desktop.rules.view import View
from skat_desktop.ui.access.spoken import show_text
from skat_desktop.ui.panels.sheet import MARGIN, Sheet, make_button, make_label
from skat_desktop.ui.theme import GRID, Theme
from skat_desktop.ui.words import Words

_BUTTON_WIDTH = 96
"""Least width of a game's button in pixels."""

_GAME_ORDER = (
    GameType.DIAMONDS,
    GameType.HEARTS,
    GameType.SPADES,
    GameType.CLUBS,
    GameType.GRAND,
    GameType.NULL,
)


class GamePanel(Sheet):
    """Offers the contracts that are legal now.

    Signals:
        declared(Contract): the user declares.
        back(): the user does not want to play Hand after all.
    """

    declared = Signal(object)
    back = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self._contracts: tuple[Contract, ...] = ()
        self._view: View | None = None
        self._cards: Hand = 0
        self._ready = True
        self._hand_game = False
        self._button_width = _BUTTON_WIDTH
        self._words = Words()
        self.title = make_label(scale=1.3, bold=True)
        self.hint = make_label(quiet=True, wrap=True)
        self.games: dict[GameType, QToolButton] = {}
        self._grid = QGridLayout()
        self._grid.setSpacing(GRID)
        for game in _GAME_ORDER:
            button = QToolButton()
            button.setObjectName(f"game_{game.value}")
            button.setCheckable(True)
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            self.games[game] = button
            # No button group: its way of keeping one button down takes the others out of the tab
            # order for good when all are let go.
            button.clicked.connect(lambda _checked, game=game: self.choose(game))

        self.schneider = QCheckBox()
        self.schwarz = QCheckBox()
        self.ouvert = QCheckBox()
        announcements = QHBoxLayout()
        announcements.setSpacing(2 * GRID)
        self._boxes = {
            "schneider": self.schneider,
            "schwarz": self.schwarz,
            "ouvert": self.ouvert,
        }
        for name, box in self._boxes.items():
            box.setObjectName(name)
            box.toggled.connect(self._on_announcement)
            announcements.addWidget(box)
        announcements.addStretch(1)
        self.worth = make_label(wrap=True)
        self.worth.setMinimumHeight(self.fontMetrics().lineSpacing() * 2)
        self.play = make_button(primary=True, name="declare")
        self.play.clicked.connect(self.declare)
        self.back_button = make_button(name="back")
        self.back_button.clicked.connect(self.back)
        foot = QHBoxLayout()
        foot.setSpacing(GRID)
        foot.addWidget(self.worth, 1)
        foot.addWidget(self.back_button)
        foot.addWidget(self.play)

        lines = QVBoxLayout(self)
        lines.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        lines.setSpacing(GRID)
        lines.addWidget(self.title)
        lines.addWidget(self.hint)
        lines.addLayout(self._grid)
        lines.addLayout(announcements)
        lines.addLayout(foot)

    def fit(self, width: int) -> None:
        """Put the six games side by side, or in two rows where there is less room."""
        needed = len(_GAME_ORDER) * (self._button_width + GRID) + 2 * MARGIN
        columns = len(_GAME_ORDER) if width >= needed else len(_GAME_ORDER) // 2
        self._grid.setHorizontalSpacing(GRID if width >= needed else GRID // 2)
        for place, button in enumerate(self.games.values()):
            self._grid.addWidget(button, place // columns, place % columns)
        for column in range(len(_GAME_ORDER)):
            self._grid.setColumnStretch(column, int(column < columns))

    # What it shows

    def show_view(
        self,
        view: View,
        words: Words,
        contracts: Sequence[Contract],
        cards: Hand,
        *,
        ready: bool,
        hand_game: bool,
    ) -> None:
        """Offer contracts.

        Args:
            view: what the declarer knows.
            words: the language.
            contracts: what may be declared.
            cards: the declarer's known cards, ten or twelve: matadors are counted in them.
            ready: whether two cards are put away (always in a Hand game).
            hand_game: whether the skat is left.
        """
        fresh = self._view is None or self._hand_game != hand_game or not self.isVisible()
        self._view, self._words, self._cards = view, words, cards
        self._contracts = tuple(contracts)
        self._ready = ready
        self._hand_game = hand_game
        self.title.setText(words.game_title(hand_game=hand_game))
        self.setAccessibleName(self.title.text())
        show_text(self.hint, words.game_hint(view, hand_game=hand_game, ready=ready))
        for level, box in self._boxes.items():
            text, promise = words.announcement(level)
            box.setText(text)
            box.setToolTip(promise)
        self.back_button.setText(words.back_button())
        self.back_button.setVisible(hand_game)
        if fresh:
            self._uncheck()
        for game, button in self.games.items():
            self._label_game(game, button, words)
        self._button_width = max(
            _BUTTON_WIDTH, *(button.sizeHint().width() for button in self.games.values())
        )
        for button in self.games.values():
            button.setMinimumWidth(self._button_width)
        self._refresh()

    def _uncheck(self) -> None:
        for button in self.games.values():
            button.setChecked(False)
        for box in self._boxes.values():
            box.setChecked(False)

    def _value(self, contract: Contract) -> int:
        assert self._view is not None
        return plain_value(self._view.rules, contract, matadors(contract.game, self._cards))

    def _hopeless(self, contract: Contract) -> bool:
        """Whether no reachable level can save the bid, as far as the known cards say."""
        assert self._view is not None
        count = matadors(contract.game, self._cards)
        return best_value(self._view.rules, contract, count) < self._view.bid

    def _label_game(self, game: GameType, button: QToolButton, words: Words) -> None:
        assert self._view is not None
        contract = next((offered for offered in self._contracts if offered.game is game), None)
        pixmap = words.sign_pixmap(game, self.theme, self.fontMetrics().height())
        button.setIcon(QIcon(pixmap))
        button.setEnabled(contract is not None)
        if contract is None:
            button.setText(words.game(game) + "\n–")
            button.setAccessibleName(words.game(game))
            button.setToolTip(words.null_below_bid(self._view))
            return
        value = self._value(contract)
        mark = words.overbid_mark() if value < self._view.bid else str(value)
        # Null alone may be below the bid where Null ouvert is not.
        name = (
            words.game(game) if not contract.ouvert else words.contract(Contract(game, ouvert=True))
        )
        show_text(button, f"{name}\n{mark}")
        button.setToolTip(
            words.overbid_tip(value, self._view.bid) if value < self._view.bid else ""
        )

    # What is chosen

    @property
    def chosen_game(self) -> GameType | None:
        """The game whose button is down."""
        return next((game for game, button in self.games.items() if button.isChecked()), None)

    @property
    def contract(self) -> Contract | None:
        """What would be declared now."""
        game = self.chosen_game
        if game is None:
            return None
        trumps = not game.is_null
        return Contract.of(
            game,
            hand=self._hand_game,
            schneider=self.schneider.isChecked() and trumps and self._hand_game,
            schwarz=self.schwarz.isChecked() and trumps and self._hand_game,
            ouvert=self.ouvert.isChecked() and (self._hand_game or not trumps),
        )

    def choose(self, game: GameType) -> None:
        """Choose a game: its button goes down, the others up."""
        for other, button in self.games.items():
            button.setChecked(other is game)
        # Where only Null ouvert covers the bid, Null means that.
        if game.is_null and self.contract not in self._contracts:
            self._tick(self.ouvert)
        self._refresh()

    def declare(self) -> None:
        """Declare what is chosen."""
        contract = self.contract
        if contract is not None and self._ready and contract in self._contracts:
            self.declared.emit(contract)

    def _on_announcement(self) -> None:
        # Each announcement stands with what it includes.
        if self.chosen_game is not GameType.NULL:
            if self.ouvert.isChecked():
                self._tick(self.schwarz)
            if self.schwarz.isChecked():
                self._tick(self.schneider)
        self._refresh()

    @staticmethod
    def _tick(box: QCheckBox) -> None:
        box.blockSignals(True)
        box.setChecked(True)
        box.blockSignals(False)

    def _refresh(self) -> None:
        if self._view is None:
            return
        words = self._words
        game = self.chosen_game
        null = game is GameType.NULL
        levels = self._hand_game and game is not None and not null
        self.schneider.setVisible(self._hand_game)
        self.schwarz.setVisible(self._hand_game)
        self.schneider.setEnabled(levels and not self.schwarz.isChecked())
        self.schwarz.setEnabled(levels and not self.ouvert.isChecked())
        self.ouvert.setVisible(self._hand_game or null)
        self.ouvert.setEnabled(levels or null)
        contract = self.contract
        legal = contract is not None and contract in self._contracts
        self.play.setEnabled(legal and self._ready)
        if contract is None:
            self.play.setText(words.declare_button(None))
            show_text(self.worth, "")
            return
        self.play.setText(words.declare_button(contract))
        if not legal:
            show_text(self.worth, words.null_below_bid(self._view))
            return
        show_text(
            self.worth,
            words.contract_worth(
                self._view.rules,
                contract,
                matadors(contract.game, self._cards),
                self._view.bid,
                hopeless=self._hopeless(contract),
            ),
        )

# SPDX-License-Identifier: MIT
"""The language, the deck and the names of the players, and what things are called in them."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Self

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QPixmap

from skat_desktop.i18n import games, numbers
from skat_desktop.i18n.cards import card_chip, card_name
from skat_desktop.i18n.vocabulary import Vocabulary
from skat_desktop.rules.cards import Card
from skat_desktop.rules.contract import Contract
from skat_desktop.rules.games import GameType
from skat_desktop.ui.cards.deck import Deck
from skat_desktop.ui.signs import game_sign
from skat_desktop.ui.theme import Theme

translate = QCoreApplication.translate


@dataclass(frozen=True)
class TableNames:
    """Who and what is on the table, and what it is called.

    Attributes:
        vocabulary: language and deck.
        names: names by place at the table.
        players: names by seat of the deal on the table.
        deck: whose suit signs stand beside words.
    """

    vocabulary: Vocabulary = field(default_factory=Vocabulary)
    names: tuple[str, ...] = ()
    players: tuple[str, ...] = ("", "", "")
    deck: Deck = field(default_factory=Deck)

    def for_deal(self, players: tuple[str, ...]) -> Self:
        """Return the same words with the names of a deal's seats."""
        return self if players == self.players else replace(self, players=players)

    def player(self, seat: int) -> str:
        """Return the name of a seat's player."""
        return self.players[seat]

    def place_name(self, place: int) -> str:
        """Return the name at a place of the table."""
        return self.names[place]

    def game(self, game: GameType) -> str:
        """Return the name of a game, as it stands alone."""
        return games.game_title(game, self.vocabulary)

    def contract(self, contract: Contract) -> str:
        """Return a contract in words."""
        return games.contract_name(contract, self.vocabulary)

    def card(self, card: Card) -> str:
        """Return the name of a card for ears and tooltips."""
        return card_name(card, self.vocabulary, spoken=True)

    def chip(self, card: Card) -> str:
        """Return the short form of a card."""
        return card_chip(card, self.vocabulary)

    def sign_pixmap(self, game: GameType, theme: Theme, height: int) -> QPixmap:
        """Return the sign of a game for a sheet."""
        return game_sign(game, self.deck, height, on_dark=theme.dark)

    def signed(self, value: int) -> str:
        """Return game points with their sign."""
        return numbers.signed(value)

    @property
    def _by_seat(self) -> dict[int, str]:
        return dict(enumerate(self.players))

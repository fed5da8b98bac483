# SPDX-License-Identifier: MIT
"""The sheets before the play: the auction, the skat, and the choice of the game."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from skat_desktop.i18n import numbers, results, table
from skat_desktop.rules.contract import Contract
from skat_desktop.rules.games import GameType
from skat_desktop.rules.rulesets import RuleSet
from skat_desktop.rules.valuation import Level, plain_levels, plain_value
from skat_desktop.rules.view import View
from skat_desktop.rules.worth import Worth
from skat_desktop.ui.wording.names import TableNames

translate = QCoreApplication.translate


def _chances(shares: Sequence[float]) -> str:
    """Return one chance, or the least and the greatest of several."""
    low, high = numbers.percent(min(shares)), numbers.percent(max(shares))
    return low if low == high else numbers.span(low, high)


class BiddingWords(TableNames):
    """The words of the auction sheet and of the game sheet."""

    def auction_title(self, my_turn: bool) -> str:
        """Return the heading of the auction sheet."""
        if my_turn:
            return translate("Auction", "Your bid", "heading; the user is to speak")
        return translate("Auction", "Bidding", "heading; others speak")

    def say_button(self, value: int) -> str:
        """Return the words of the button that says a value."""
        return translate("Auction", "Say {value}", "button; bid a value").format(value=value)

    def hold_button(self) -> str:
        """Return the words of the button that holds."""
        return translate("Auction", "Yes", "button; hold the bid")

    def pass_button(self) -> str:
        """Return the words of the button that passes."""
        return translate("Auction", "Pass", "button; leave the auction")

    def said_so_far(self) -> str:
        """Return the heading over what was said."""
        return translate("Auction", "Said so far")

    def worth_title(self) -> str:
        """Return the heading over the values of the hand."""
        return translate("Auction", "What it is worth", "what the own hand is worth")

    def value_help(self) -> str:
        """Return the words of the way from a value to the help."""
        return translate("Result", "How is this value made?", "button: opens the help")

    def worth_columns(self) -> tuple[str, str, str]:
        """Return the headings of base value, value and value as Hand game."""
        return (
            "",
            translate("Auction", "with the skat", "column: value after taking up the skat"),
            translate("Auction", "Hand", "column: value as a Hand game"),
        )

    def worth_base(self, worth: Worth) -> str:
        """Return the base value of a game as a factor."""
        if worth.game.is_null:
            return translate("Auction", "fixed", "the value of Null is fixed")
        return numbers.TIMES + numbers.NO_BREAK_SPACE + str(worth.base)

    def auction_question(self, view: View) -> str:
        """Return what is asked of the user in the auction."""
        return table.auction_question(view, self._by_seat)

    def worth_levels(self, rows: Sequence[Worth]) -> str:
        """Return the levels of the suit games, where they all have the same."""
        counts = {worth.matadors for worth in rows if worth.game.is_suit}
        if len(counts) != 1:
            # A long run of trumps differs from suit to suit; the values tell.
            return ""
        count = counts.pop()
        return results.levels_text(
            [Level("with" if count > 0 else "without", abs(count)), Level("game", 1)]
        )

    def worth_risk(self, rows: Sequence[Worth]) -> str:
        """Return how likely the unseen skat makes which games worth less, where it can at all."""
        suits = [worth.risk for worth in rows if worth.game.is_suit]
        grand = [worth.risk for worth in rows if worth.game is GameType.GRAND]
        if not any((*suits, *grand)):
            return ""
        if len({*suits, *grand}) == 1:
            text = translate(
                "Auction",
                "With a matador in the skat, suit games and Grand are worth less, even as a "
                "Hand game. Chance: {chance}.",
                "the user is without matadors",
            )
            return text.format(chance=numbers.percent(suits[0]))
        text = translate(
            "Auction",
            "With a matador in the skat, a game is worth less, even as a Hand game. "
            "Chance: suit games {suits}, Grand {grand}.",
            "the user is without matadors",
        )
        return text.format(suits=_chances(suits), grand=_chances(grand))

    # Skat and game

    def skat_question(self, view: View) -> tuple[str, str, str, str]:
        """Return title, text and both answers of the question skat or Hand."""
        return (
            translate("Skat", "You play alone"),
            table.skat_question(view.bid),
            translate("Skat", "Take up the skat", "button"),
            translate("Skat", "Play Hand…", "button; leave the skat"),
        )

    def two_are_enough(self) -> str:
        """Return the sentence for a third card in the discard."""
        return translate(
            "Skat", "Two cards are in the skat already. Take one back to discard another."
        )

    def skat_caption(self, view: View) -> str:
        """Return the words under the skat."""
        if view.phase == "discard" and view.is_declarer:
            return translate("Skat", "Your discard", "the two places for the discard")
        return translate("Skat", "Skat", "the two cards in the middle")

    def game_title(self, *, hand_game: bool) -> str:
        """Return the heading of the game sheet."""
        if hand_game:
            return translate("Game", "Which Hand game?", "heading; choose the game")
        return translate("Game", "Which game?", "heading; choose the game")

    def game_hint(self, view: View, *, hand_game: bool, ready: bool) -> str:
        """Return the line under the heading of the game sheet."""
        if hand_game:
            return translate(
                "Game", "The skat stays where it is. It counts for you, and so do its matadors."
            )
        if not ready:
            return table.discard_request()
        return translate("Game", "Your bid is {bid}.", "what the game must be worth").format(
            bid=view.bid
        )

    def announcement(self, level: str) -> tuple[str, str]:
        """Return the words of an announcement's box, and what it promises."""
        return {
            "schneider": (
                translate("Game", "Schneider", "announcement"),
                translate("Game", "You promise at least 90 card points.", "Schneider announced"),
            ),
            "schwarz": (
                translate("Game", "Schwarz", "announcement"),
                translate("Game", "You promise every trick.", "Schwarz announced"),
            ),
            "ouvert": (
                translate("Game", "ouvert", "announcement"),
                translate("Game", "You play with your cards open.", "ouvert announced"),
            ),
        }[level]

    def back_button(self) -> str:
        """Return the words of the way back to skat or Hand."""
        return translate("Game", "Back", "button; to skat or Hand")

    def declare_button(self, contract: Contract | None) -> str:
        """Return the words of the button that declares."""
        if contract is None:
            return translate("Game", "Play", "button; declare the game")
        return translate("Game", "Play {contract}", "button; declare the game").format(
            contract=self.contract(contract)
        )

    def overbid_mark(self) -> str:
        """Return the mark of a game that is worth less than the bid."""
        return translate("Game", "overbid", "mark on a game's button")

    def contract_worth(
        self, rules: RuleSet, contract: Contract, matadors: int, bid: int, *, hopeless: bool
    ) -> str:
        """Return what a contract is worth, as a sum, and whether it covers the bid."""
        value = plain_value(rules, contract, matadors)
        if contract.game.is_null:
            text = translate("Game", "Fixed value {value}.").format(value=value)
        else:
            levels = plain_levels(rules, contract, matadors)
            count = sum(level.count for level in levels)
            text = translate("Game", "{levels}: {product} = {value}.").format(
                levels=results.levels_text(levels),
                product=numbers.product(count, rules.base_value(contract)),
                value=value,
            )
        if value >= bid:
            return text
        if hopeless:
            verdict = translate("Game", "Your bid was {bid}: overbid, whatever you win.")
        else:
            verdict = translate(
                "Game", "Your bid was {bid}: only Schneider or Schwarz can save it."
            )
        return translate("Game", "{sum} {verdict}", "two whole sentences").format(
            sum=text, verdict=verdict.format(bid=bid)
        )

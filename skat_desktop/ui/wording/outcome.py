# SPDX-License-Identifier: MIT
"""The result sheet and the list: what a deal was worth, and how the series stands."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from skat_desktop.i18n import games, numbers, outcome, results
from skat_desktop.rules.result import GameResult
from skat_desktop.rules.series import Entry, ListKind
from skat_desktop.ui.wording.names import TableNames

translate = QCoreApplication.translate


class OutcomeWords(TableNames):
    """The words of the result sheet and of the list."""

    def card_points(self) -> str:
        """Return the heading over the card points."""
        return translate("Result", "Card points")

    def points(self, count: int) -> str:
        """Return a number of card points."""
        return numbers.card_points(count)

    def points_legend(self) -> str:
        """Return what the marks of the bar mean."""
        return translate("Result", "Marks at 31, 61 (won) and 90 (Schneider)")

    def tricks_title(self) -> str:
        """Return the heading over the tricks."""
        return translate("Result", "Tricks")

    def skat_found(self) -> str:
        """Return the heading of the two cards dealt to the skat."""
        return translate("Result", "Skat", "the two cards dealt to it")

    def skat_left(self) -> str:
        """Return the heading of the two cards discarded."""
        return translate("Result", "Discarded", "the two cards")

    def next_deal(self) -> str:
        """Return the words of the button that goes on."""
        return translate("Result", "Next deal", "button")

    def same_cards(self) -> str:
        """Return the button that plays the deal once more, for practice."""
        return translate("Result", "Same cards again", "button: play the deal for practice")

    def end_practice(self) -> str:
        """Return the button that leaves a practice."""
        return translate("Practice", "End practice", "button")

    def deal_code(self, code: str) -> str:
        """Return the line with the code of a deal."""
        return translate("Result", "Deal code {code}", "twelve letters").format(code=code)

    def copy_code_button(self) -> str:
        """Return the button that copies the code."""
        return translate("Result", "Copy", "button: the deal code")

    def code_copied(self) -> str:
        """Return what the button says when the code has been copied."""
        return translate("Result", "Copied", "button: the deal code is in the clipboard")

    def series_end_button(self) -> str:
        """Return the words of the button after the last deal."""
        return translate("Result", "End of the series", "button")

    def ratio(self, own: int, other: int) -> str:
        """Return two counts against each other."""
        return numbers.ratio(own, other)

    # The list

    def list_title(self, kind: ListKind) -> str:
        """Return the name of a kind of list."""
        return games.list_name(kind)

    def list_before(self) -> str:
        """Return the caption of the scores before the deal."""
        return translate("List", "before", "scores before this deal")

    def list_deal(self, number: int) -> str:
        """Return the caption of a deal's scores."""
        return translate("List", "deal {number}", "scores of this deal").format(number=number)

    def list_now(self) -> str:
        """Return the caption of the scores after the deal."""
        return translate("List", "now", "scores after this deal")

    def list_columns(self) -> tuple[str, str, str]:
        """Return the headings of the list's fixed columns."""
        return (
            translate("List", "No.", "column: number of the deal"),
            translate("List", "Game", "column: what was played"),
            translate("List", "Value", "column: signed game value"),
        )

    def list_game(self, entry: Entry) -> str:
        """Return what was played in a deal."""
        if entry.result.contract is None:
            return games.end_name(entry.result.end)
        return games.contract_short(entry.result.contract, self.vocabulary)

    def list_total(self, kind: ListKind) -> str:
        """Return the caption of the final scores."""
        if kind is ListKind.TOURNAMENT:
            return translate("List", "Tournament score")
        return translate("List", "Total")

    def list_won_lost(self) -> str:
        """Return the caption of games won and lost."""
        return translate("List", "Won and lost")

    def list_settlement(self) -> str:
        """Return the caption of the settlement."""
        return translate("List", "Settlement")

    def list_ranking(self) -> str:
        """Return the caption of the ranking."""
        return translate("List", "Ranking")

    def rank(self, place: int) -> str:
        """Return a place in the ranking."""
        return translate("List", "{place}.", "place in the ranking: 1., 2.").format(place=place)

    # The outcome

    def outcome_sentence(self, result: GameResult, seat: int | None) -> str:
        """Return why a deal was won or lost."""
        return outcome.outcome_sentence(result, self.vocabulary, self._by_seat, seat)

    def value_lines(self, result: GameResult) -> list[tuple[str, str]]:
        """Return the computation of a score line by line."""
        return results.value_lines(result, self.vocabulary)

    def outcome_title(self, result: GameResult) -> str:
        """Return the heading of a result."""
        return outcome.outcome_title(result, self.vocabulary)

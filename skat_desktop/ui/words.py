# SPDX-License-Identifier: MIT
"""What the window says at the table: the user's vocabulary and the names of the players.

A frozen value that panels are given with everything else they show; a change of language or
deck makes a new one. Sentences about cards, games and results come from ``i18n``; here and
in ``wording`` are the words of buttons and headings.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from skat_desktop.i18n import games, numbers, refusals, table
from skat_desktop.rules.events import Act
from skat_desktop.rules.games import TRUMPS
from skat_desktop.rules.refusal import Refusal
from skat_desktop.rules.tricks import Trick
from skat_desktop.rules.view import View
from skat_desktop.ui.wording.bidding import BiddingWords
from skat_desktop.ui.wording.outcome import OutcomeWords

translate = QCoreApplication.translate


class Words(BiddingWords, OutcomeWords):
    """All words of the table."""

    # Claims and concessions

    def abandon_question(self) -> tuple[str, str]:
        """Return the question before a running series is given up, and its yes."""
        return (
            translate(
                "Series",
                "Your last series is not finished. Begin a new one instead? "
                "The finished deals still count.",
            ),
            translate("Series", "New series", "button"),
        )

    def claim_question(self) -> tuple[str, str]:
        """Return the question before a claim, and its yes."""
        return (
            translate(
                "Claim",
                "Lay your cards open and claim every remaining trick? If the claim fails, "
                "you play on with open cards.",
            ),
            translate("Claim", "Claim the rest", "button"),
        )

    def concede_question(self) -> tuple[str, str]:
        """Return the question before a concession, and its yes."""
        return (
            translate("Claim", "Give this game up? It counts as lost for your side."),
            translate("Claim", "Concede", "button"),
        )

    def concession_question(self, seat: int) -> tuple[str, str, str, str]:
        """Return title, text and both answers when the declarer wants to concede."""
        return (
            table.concession_question(seat, self._by_seat),
            translate("Claim", "If you agree, the game is won for the defenders."),
            translate("Claim", "Agree", "button"),
            translate("Claim", "Play on", "button"),
        )

    # The dialog of a new series

    def seats_at_table(self, places: int) -> str:
        """Return how many sit at the table."""
        return translate("NewSeries", "%n player(s)", "seats at the table", places)

    def deals(self, count: int) -> str:
        """Return a number of deals."""
        return numbers.deals(count)

    def endless(self) -> str:
        """Return the name of an endless series."""
        return translate("NewSeries", "endless", "length of a series")

    def rule_set(self, rules: str) -> str:
        """Return the name of a rule set."""
        return games.rule_set_name(rules)

    # Everything else

    def refusal(self, refusal: Refusal) -> str:
        """Return why something is not allowed."""
        return refusals.refusal_text(refusal, self.vocabulary, self._by_seat)

    def player_failed(self) -> str:
        """Return the sentence for a computer player that broke down."""
        return translate(
            "Match",
            "The computer player could not finish its turn. A simpler one plays this deal to the "
            "end.",
        )

    def statistics_failed(self) -> str:
        """Return the sentence for statistics that cannot be read."""
        return translate("Trouble", "The statistics cannot be read. Your games are not touched.")

    def last_trick(self, trick: Trick, seat: int | None) -> str:
        """Return what the last trick was, told to a seat."""
        if trick.winner == seat:
            return translate("Table", "The last trick: {points} for you.").format(
                points=numbers.card_points(trick.points)
            )
        return translate("Table", "The last trick: {points} for {player}.").format(
            points=numbers.card_points(trick.points), player=self.player(trick.winner)
        )

    def try_again(self) -> str:
        """Return the words of the button that tries to save again."""
        return translate("Trouble", "Try again", "button: save what could not be saved")

    def bubble(self, act: Act) -> str:
        """Return what somebody says in the auction."""
        return table.bubble(act)

    # What depends on the view

    def plate_note(self, view: View, seat: int) -> str:
        """Return the note on a plate."""
        if view.to_act == seat == view.seat:
            return translate("Plate", "your turn", "note on the user's plate")
        return table.plate_note(view, seat, self.vocabulary)

    def status(self, view: View, *, resting: bool) -> str:
        """Return the line above the hand, where no sheet says the same."""
        if resting or view.phase == "over" or view.seat is None:
            return ""
        if view.my_turn and view.phase != "play":
            return ""
        if view.phase == "auction":
            return ""
        return table.status_line(view, self.vocabulary, self._by_seat)

    def role(self, seat: int, *, is_dealer: bool) -> str:
        """Return the role of a seat in words, or that it deals."""
        return games.role_name("dealer" if is_dealer else games.SEAT_ROLES[seat])

    def declarer_mark(self) -> str:
        """Return the words of the declarer's badge."""
        return games.role_name("declarer")

    def tricks_taken(self, count: int, points: int | None) -> str:
        """Return a number of tricks, with their card points where they are counted."""
        if points is None:
            return numbers.tricks(count)
        return translate(
            "Plate", "{tricks}, {points}", "tricks taken with their card points"
        ).format(tricks=numbers.tricks(count), points=numbers.card_points(points))

    def banner(self, view: View, *, count_trumps: bool) -> tuple[str, str]:
        """Return the contract with the bid, and the letter of its suit sign.

        With ``count_trumps`` it also tells how many trumps have been played.
        """
        if view.contract is None:
            return "", ""
        suit = view.contract.game.trump_suit
        text = translate("Plate", "{contract} · bid {bid}", "the game on the table").format(
            contract=self.contract(view.contract), bid=view.bid
        )
        trumps = TRUMPS[view.contract.game]
        if count_trumps and trumps:
            text = translate("Plate", "{game} · trumps played: {count} of {all}").format(
                game=text, count=(view.played & trumps).bit_count(), all=trumps.bit_count()
            )
        return text, "" if suit is None else suit.letter

    def null_below_bid(self, view: View) -> str:
        """Return why Null is not offered."""
        return translate(
            "Game", "Null is worth less than your bid of {bid}, so you cannot play it."
        ).format(bid=view.bid)

    def overbid_tip(self, value: int, bid: int) -> str:
        """Return why a game is marked as overbid."""
        return translate("Game", "Worth {value}, but your bid is {bid}.").format(
            value=value, bid=bid
        )

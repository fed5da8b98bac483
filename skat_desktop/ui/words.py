# SPDX-License-Identifier: MIT
"""What the window says at the table: the user's vocabulary and the names of the players.

A frozen value that panels are given with everything else they show; a change of language or
deck makes a new one. Sentences about cards, games and results come from ``i18n``; here are
the words of buttons and headings.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QPixmap

from skat_desktop.i18n import games, numbers, outcome, refusals, results, table
from skat_desktop.i18n.cards import card_chip, card_name
from skat_desktop.i18n.vocabulary import Vocabulary
from skat_desktop.rules.cards import Card
from skat_desktop.rules.contract import Contract
from skat_desktop.rules.events import Act
from skat_desktop.rules.games import TRUMPS, GameType
from skat_desktop.rules.refusal import Refusal
from skat_desktop.rules.result import GameResult
from skat_desktop.rules.rulesets import RuleSet
from skat_desktop.rules.series import Entry, ListKind
from skat_desktop.rules.tricks import Trick
from skat_desktop.rules.valuation import Level, plain_levels, plain_value
from skat_desktop.rules.view import View
from skat_desktop.rules.worth import Worth
from skat_desktop.ui.cards.deck import Deck
from skat_desktop.ui.signs import game_sign
from skat_desktop.ui.theme import Theme

translate = QCoreApplication.translate


def _chances(shares: Sequence[float]) -> str:
    """Return one chance, or the least and the greatest of several."""
    low, high = numbers.percent(min(shares)), numbers.percent(max(shares))
    return low if low == high else numbers.span(low, high)


@dataclass(frozen=True)
class Words:
    """The words of the table.

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

    def for_deal(self, players: tuple[str, ...]) -> Words:
        """Return the same words with the names of a deal's seats."""
        return self if players == self.players else replace(self, players=players)

    # Names of things

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

    # The auction sheet

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

    # The result

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

    def about(self, version: str) -> str:
        """Return the text of the About box."""
        return translate(
            "About",
            "Skat Desktop {version}. Play and learn Skat. Nothing leaves your computer.\n\n"
            "Program: MIT licence. Cards and icons: CC0. Made with Qt for Python (LGPL).",
        ).format(version=version)

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

    @property
    def _by_seat(self) -> dict[int, str]:
        return dict(enumerate(self.players))

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

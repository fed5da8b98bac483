# SPDX-License-Identifier: MIT
"""What is wrong with a game record, told to the user: one sentence for every fault.

The engine's refusals speak to a player at the table; here they are said about players of an old
game, so those that say "you" have words of their own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication

from skat_desktop.i18n.cards import Form, card_name
from skat_desktop.i18n.games import contract_name
from skat_desktop.i18n.numbers import number
from skat_desktop.i18n.refusals import refusal_text
from skat_desktop.i18n.vocabulary import Vocabulary
from skat_desktop.records.faults import RecordFault
from skat_desktop.rules.cards import CARD_COUNT, Card, parse_card
from skat_desktop.rules.contract import parse_contract
from skat_desktop.rules.refusal import Refusal

translate = QCoreApplication.translate

_LONGEST_QUOTE: Final = 24


def quoted(text: str) -> str:
    """Return foreign text fit for a sentence: one short line without control characters."""
    line = "".join(letter if letter.isprintable() else "·" for letter in text.strip())
    return line if len(line) <= _LONGEST_QUOTE else line[: _LONGEST_QUOTE - 1] + "…"


class _Facts:
    """The params of a fault or a refusal as the words they become."""

    def __init__(
        self, params: Mapping[str, object], vocabulary: Vocabulary, names: Mapping[int, str]
    ) -> None:
        self.params = params
        self._vocabulary = vocabulary
        self._names = names

    def text(self, name: str) -> str:
        return quoted(str(self.params[name]))

    def count(self, name: str) -> int:
        value = self.params[name]
        assert isinstance(value, int)
        return value

    def player(self, name: str = "seat") -> str:
        return self._names[self.count(name)]

    def card(self, name: str, form: Form) -> str:
        value = self.params[name]
        card: Card = parse_card(value) if isinstance(value, str) else self.count(name)
        assert 0 <= card < CARD_COUNT
        return card_name(card, self._vocabulary, form)

    def contract(self) -> str:
        return contract_name(parse_contract(str(self.params["contract"])), self._vocabulary)


def _no_record(facts: _Facts) -> str:
    first, last = facts.count("first"), facts.count("last")
    if first == last:
        return translate(
            "RecordFault", "Line {line} is no game record; a record begins with “(;”."
        ).format(line=first)
    return translate(
        "RecordFault", "Lines {first} to {last} are no game records; a record begins with “(;”."
    ).format(first=first, last=last)


def _truncated(facts: _Facts) -> str:
    if not facts.params["last"]:
        return translate("RecordFault", "The record breaks off; a whole one ends with “;)”.")
    return translate(
        "RecordFault", "The record breaks off after {name}; a whole one ends with “;)”."
    ).format(name=facts.text("last"))


def _result_form(facts: _Facts) -> str:
    if "missing" in facts.params:
        return translate("RecordFault", "The result R lacks {missing}; it must be whole.").format(
            missing=facts.text("missing")
        )
    return translate(
        "RecordFault", "The result R cannot be read at “{found}”; p:61 would be right."
    ).format(found=facts.text("found"))


_FAULTS: Final[dict[str, Callable[[_Facts], str]]] = {
    "file.binary": lambda facts: translate(
        "RecordFault", "This is no text file; game records are lines of text that begin with “(;”."
    ),
    "file.empty": lambda facts: translate(
        "RecordFault", "The file holds no game record; a record is a line that begins with “(;”."
    ),
    "line.binary": lambda facts: translate(
        "RecordFault", "This line is no text; a record is text from “(;” to “;)”."
    ),
    "line.too_long": lambda facts: translate(
        "RecordFault", "This line has more than {most} characters; a record has about a thousand."
    ).format(most=number(facts.count("most"))),
    "line.no_record": _no_record,
    "record.truncated": _truncated,
    "record.property": lambda facts: translate(
        "RecordFault", "“{found}” is no property of a record; one looks like ID[1]."
    ).format(found=facts.text("found")),
    "record.trailing": lambda facts: translate(
        "RecordFault",
        "“{found}” follows the end of the record; only another record may stand there.",
    ).format(found=facts.text("found")),
    "record.twice": lambda facts: translate(
        "RecordFault", "The property {name} occurs twice; it must be there once."
    ).format(name=facts.text("name")),
    "record.missing": lambda facts: translate(
        "RecordFault", "The property {name} is missing; without it nothing can be replayed."
    ).format(name=facts.text("name")),
    "moves.odd": lambda facts: translate(
        "RecordFault", "The last player has no action; moves are pairs of player and action."
    ),
    "moves.player": lambda facts: translate(
        "RecordFault", "“{found}” is no player; it must be w, 0, 1 or 2."
    ).format(found=facts.text("found")),
    "moves.deal_first": lambda facts: translate(
        "RecordFault", "The moves must begin with the deal: w and 32 cards."
    ),
    "moves.action": lambda facts: translate(
        "RecordFault", "“{found}” is neither a bid nor a game nor a card."
    ).format(found=facts.text("found")),
    "moves.hidden": lambda facts: translate(
        "RecordFault", "A card is hidden, so the game cannot be replayed."
    ),
    "moves.server": lambda facts: translate(
        "RecordFault", "The server has nothing to do here; it only gives the skat or says who left."
    ),
    "moves.skat": lambda facts: translate(
        "RecordFault", "The two cards of the skat are not those that were dealt."
    ),
    "moves.skat_expected": lambda facts: translate(
        "RecordFault", "{player} has taken up the skat; its two cards must follow."
    ).format(player=facts.player()),
    "moves.discard_expected": lambda facts: translate(
        "RecordFault", "{player} has named a game; the two discarded cards must follow."
    ).format(player=facts.player()),
    "moves.hand_cards": lambda facts: translate(
        "RecordFault", "In a Hand game nothing is discarded, so no cards may follow the game."
    ),
    "moves.open_hand": lambda facts: translate(
        "RecordFault", "{player} shows {card} without holding it.", "card: accusative"
    ).format(player=facts.player(), card=facts.card("card", Form.ACCUSATIVE)),
    "moves.unfinished": lambda facts: translate(
        "RecordFault", "The moves break off before the deal is over; {player} has to act next."
    ).format(player=facts.player()),
    "result.form": _result_form,
}

TOLD_FAULTS: Final = frozenset(_FAULTS) | {"moves.refused"}
"""The keys that have words: all that reading and replaying can raise."""


def _not_followed(facts: _Facts) -> str:
    return translate(
        "RecordFault",
        "{card} was played although {must} was still held and follows suit.",
        "both in the nominative; a sentence that may begin in lower case",
    ).format(card=facts.card("card", Form.NOMINATIVE), must=facts.card("must", Form.NOMINATIVE))


_REFUSALS: Final[dict[str, Callable[[_Facts], str]]] = {
    "cards.not_held": lambda facts: translate(
        "RecordFault", "{player} does not hold {card}.", "card: accusative"
    ).format(player=facts.player(), card=facts.card("card", Form.ACCUSATIVE)),
    "bid.too_low": lambda facts: translate(
        "RecordFault", "{value} is no higher than the {said} that has been said."
    ).format(value=facts.count("value"), said=facts.count("said")),
    "bid.listener": lambda facts: translate(
        "RecordFault", "{player} is asked to hold {said} and cannot say a value."
    ).format(player=facts.player(), said=facts.count("said")),
    "bid.speaker": lambda facts: translate(
        "RecordFault", "{player} has to say a value or pass; there is nothing to hold."
    ).format(player=facts.player()),
    "bid.only_eighteen": lambda facts: translate(
        "RecordFault", "The two others have passed, so only {right} can be said."
    ).format(right=facts.count("right")),
    "declare.hand_after_skat": lambda facts: translate(
        "RecordFault", "{contract} needs the skat left unseen, but it was taken up."
    ).format(contract=facts.contract()),
    "declare.hand_kept": lambda facts: translate(
        "RecordFault", "The skat was not taken up, so {contract} can only be a Hand game."
    ).format(contract=facts.contract()),
    "declare.null_below_bid": lambda facts: translate(
        "RecordFault", "This Null is worth only {value}, but the bid is {bid}."
    ).format(value=facts.count("value"), bid=facts.count("bid")),
    "play.follow_suit": _not_followed,
    "play.follow_trump": _not_followed,
    "play.jack_is_trump": _not_followed,
    "claim.repeated": lambda facts: translate(
        "RecordFault", "{player} has claimed twice without a card in between."
    ).format(player=facts.player()),
    "concede.repeated": lambda facts: translate(
        "RecordFault", "{player} has conceded twice without a card in between."
    ).format(player=facts.player()),
    "concede.already_won": lambda facts: translate(
        "RecordFault", "{player} concedes a game that is won already."
    ).format(player=facts.player()),
}


def _refused(refusal: Refusal, vocabulary: Vocabulary, names: Mapping[int, str]) -> str:
    own = _REFUSALS.get(refusal.rule)
    if own is not None:
        return own(_Facts(refusal.params, vocabulary, names))
    return refusal_text(refusal, vocabulary, names)


def fault_text(fault: RecordFault, vocabulary: Vocabulary, names: Mapping[int, str]) -> str:
    """Return what is wrong with a record, and at which move.

    Args:
        fault: the fault.
        vocabulary: whose words for cards and games.
        names: what each seat is called.
    """
    if fault.refusal is not None:
        reason = _refused(fault.refusal, vocabulary, names)
    else:
        reason = _FAULTS[fault.key](_Facts(fault.params, vocabulary, names))
    if fault.move_number is None:
        return reason
    return translate(
        "RecordFault", "Move {number}, “{move}”: {reason}", "reason: a whole sentence"
    ).format(number=fault.move_number, move=quoted(fault.move), reason=reason)


def open_error_text(error: OSError) -> str:
    """Return why a file cannot be opened, and what can be done."""
    if isinstance(error, FileNotFoundError):
        return translate(
            "RecordFault", "The file is not there any more; choose it again where it is now."
        )
    if isinstance(error, IsADirectoryError):
        return translate("RecordFault", "This is a folder; choose a file in it.")
    if isinstance(error, PermissionError):
        return translate(
            "RecordFault", "The file may not be read; allow it in its properties, then open it."
        )
    return translate(
        "RecordFault", "The file cannot be read to the end; copy it to this computer and try again."
    )

# SPDX-License-Identifier: MIT
"""The engine's refusals in words: one text for every rule id.

Each says what is on the table, names the own card or figure that proves it, and what follows.
They speak to the user at the table.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, Protocol

from PySide6.QtCore import QCoreApplication

from skat_desktop.i18n.cards import Form, card_name, one_of_suit, suit_title
from skat_desktop.i18n.games import contract_name, game_name, game_title
from skat_desktop.i18n.numbers import listed
from skat_desktop.i18n.vocabulary import Vocabulary
from skat_desktop.i18n.words import announcement_word
from skat_desktop.rules.cards import JACKS, suit_of
from skat_desktop.rules.contract import Contract, parse_contract
from skat_desktop.rules.games import GameType

translate = QCoreApplication.translate

_LONGEST_QUOTE: Final = 24


class RefusalLike(Protocol):
    """What a refusal must offer: :class:`skat_desktop.rules.refusal.Refusal` does."""

    @property
    def rule(self) -> str:
        """Id of the rule."""

    @property
    def params(self) -> Mapping[str, object]:
        """What was tried and the facts that forbid it, by name."""


@dataclass(frozen=True, slots=True)
class _Facts:
    """The params of a refusal as the words they become."""

    params: Mapping[str, object]
    vocabulary: Vocabulary
    names: Mapping[int, str]

    def number(self, name: str) -> int:
        value = self.params[name]
        assert isinstance(value, int)
        return value

    def has(self, name: str) -> bool:
        return self.params.get(name) is not None

    def card(self, name: str, form: Form) -> str:
        return card_name(self.number(name), self.vocabulary, form)

    def suit(self, name: str) -> str:
        return suit_title(suit_of(self.number(name)), self.vocabulary)

    def player(self, name: str) -> str:
        return self.names[self.number(name)]

    def text(self) -> str:
        text = str(self.params["text"])
        return text if len(text) <= _LONGEST_QUOTE else text[: _LONGEST_QUOTE - 1] + "…"

    def game(self) -> GameType:
        return GameType(str(self.params["game"]))

    def contract(self) -> Contract:
        return parse_contract(str(self.params["contract"]))


def _follow_suit(facts: _Facts) -> str:
    return translate(
        "Refusal",
        "{suit} were led and you hold {card}, so you must follow suit.",
        "card in the accusative",
    ).format(suit=facts.suit("led"), card=facts.card("must", Form.ACCUSATIVE))


def _follow_trump(facts: _Facts) -> str:
    if JACKS >> facts.number("must") & 1:
        if facts.params["only"]:
            text = translate(
                "Refusal",
                "Trumps were led. Your {card} is a trump, so you must play it.",
                "card: always a jack, as a label",
            )
        else:
            text = translate(
                "Refusal",
                "Trumps were led. Your {card} is a trump too, so you must play a trump.",
                "card: always a jack, as a label",
            )
        return text.format(card=facts.card("must", Form.LABEL))
    return translate(
        "Refusal",
        "Trumps were led and you hold {card}, so you must play a trump.",
        "card in the accusative",
    ).format(card=facts.card("must", Form.ACCUSATIVE))


def _jack_is_trump(facts: _Facts) -> str:
    return translate(
        "Refusal",
        "The {jack} is a trump here, not {suit}. You still hold {card}.",
        "jack: label; suit: a spade; card in the accusative",
    ).format(
        jack=facts.card("card", Form.LABEL),
        suit=one_of_suit(suit_of(facts.number("led")), facts.vocabulary),
        card=facts.card("must", Form.ACCUSATIVE),
    )


def _not_yours(facts: _Facts) -> str:
    if not facts.has("to_act"):
        return translate("Refusal", "It is nobody’s turn now.")
    return translate("Refusal", "It is {player}’s turn.").format(player=facts.player("to_act"))


_PHASES: Final[dict[str, Callable[[], str]]] = {
    "deal": lambda: translate("Refusal", "A game begins with the deal."),
    "auction": lambda: translate(
        "Refusal", "The bidding is still going on. Say a value, hold or pass."
    ),
    "skat": lambda: translate("Refusal", "The skat comes next: take it up or declare a Hand game."),
    "discard": lambda: translate(
        "Refusal", "The skat has been taken up. Two cards are discarded first."
    ),
    "declare": lambda: translate(
        "Refusal", "Two cards have been discarded. The game is declared next."
    ),
    "play": lambda: translate(
        "Refusal", "The game has been declared. A card is played next.", "card play"
    ),
}


def _wrong_phase(facts: _Facts) -> str:
    sentence = _PHASES.get(str(facts.params["phase"]))
    if sentence is None:
        return translate("Refusal", "A house rule comes first here.")
    return sentence()


def _not_on_ladder(facts: _Facts) -> str:
    value = facts.number("value")
    if not facts.has("below"):
        return translate("Refusal", "{value} is too little: the lowest bid is {above}.").format(
            value=value, above=facts.number("above")
        )
    if not facts.has("above"):
        return translate("Refusal", "No game is worth {value}: the highest bid is {below}.").format(
            value=value, below=facts.number("below")
        )
    return translate(
        "Refusal", "No game is worth {value}. The nearest bids are {below} and {above}."
    ).format(value=value, below=facts.number("below"), above=facts.number("above"))


def _speaker(facts: _Facts) -> str:
    said = facts.number("said")
    if not said:
        return translate("Refusal", "There is no bid yet that you could hold. Say a value or pass.")
    return translate("Refusal", "It is for you to bid. Say more than {said} or pass.").format(
        said=said
    )


def _hand_after_skat(facts: _Facts) -> str:
    contract = facts.contract()
    if contract.game.is_null or not contract.schneider:
        return translate(
            "Refusal", "You have taken up the skat, so this can no longer be a Hand game."
        )
    if contract.ouvert:
        return translate(
            "Refusal", "{game} ouvert is always a Hand game. You have taken up the skat."
        ).format(game=game_title(contract.game, facts.vocabulary))
    if contract.schwarz:
        return translate(
            "Refusal",
            "Schwarz can be announced only in a Hand game. You have taken up the skat.",
        )
    return translate(
        "Refusal", "Schneider can be announced only in a Hand game. You have taken up the skat."
    )


_SENTENCES: Final[dict[str, Callable[[_Facts], str]]] = {
    "notation.card": lambda facts: translate(
        "Refusal", "“{text}” is no card. Write suit and rank, for example CJ or HT."
    ).format(text=facts.text()),
    "notation.contract": lambda facts: translate(
        "Refusal", "“{text}” is no game. Write its letter, then H, S, Z or O, for example GHS."
    ).format(text=facts.text()),
    "notation.event": lambda facts: translate(
        "Refusal", "“{text}” is no line of a game. A line looks like this: 0 play CJ."
    ).format(text=facts.text()),
    "notation.deal": lambda facts: translate(
        "Refusal", "“{text}” is no deal. Write three hands and the skat with | between them."
    ).format(text=facts.text()),
    "notation.code": lambda facts: translate(
        "Refusal", "“{text}” is no deal code. A code has twelve letters and digits."
    ).format(text=facts.text()),
    "notation.code_check": lambda facts: translate(
        "Refusal",
        "The deal code “{text}” contains a typing error: its check letter does not fit.",
    ).format(text=facts.text()),
    "notation.bid": lambda facts: translate(
        "Refusal", "“{text}” is no bid. A bid is a number from 18 upwards."
    ).format(text=facts.text()),
    "notation.game": lambda facts: translate(
        "Refusal", "“{text}” is no game. The letters are D, H, S, C, G and N."
    ).format(text=facts.text()),
    "notation.rules": lambda facts: translate(
        "Refusal", "There is no rule set “{text}”. Known are {known}."
    ).format(text=facts.text(), known=_known_rules(facts)),
    "cards.duplicate": lambda facts: translate(
        "Refusal", "The {card} occurs twice. There is only one of each card.", "card: label"
    ).format(card=facts.card("card", Form.LABEL)),
    "cards.missing": lambda facts: translate(
        "Refusal", "The {card} is missing. A deal needs all 32 cards.", "card: label"
    ).format(card=facts.card("card", Form.LABEL)),
    "cards.count": lambda facts: translate(
        "Refusal", "The number of cards is wrong: {found} instead of {right}."
    ).format(found=facts.number("found"), right=facts.number("right")),
    "cards.not_held": lambda facts: translate(
        "Refusal", "You do not hold {card}. Choose a card from your hand.", "card: accusative"
    ).format(card=facts.card("card", Form.ACCUSATIVE)),
    "turn.not_yours": _not_yours,
    "turn.phase": _wrong_phase,
    "turn.over": lambda facts: translate(
        "Refusal", "The deal is over, so nothing more can be played."
    ),
    "bid.not_on_ladder": _not_on_ladder,
    "bid.too_low": lambda facts: translate(
        "Refusal", "{said} has been said already. Say more or pass."
    ).format(said=facts.number("said")),
    "bid.listener": lambda facts: translate(
        "Refusal", "You have been asked whether you hold {said}. Say yes or pass."
    ).format(said=facts.number("said")),
    "bid.speaker": _speaker,
    "bid.only_eighteen": lambda facts: translate(
        "Refusal", "The two others have passed. You can only say {right} or pass."
    ).format(right=facts.number("right")),
    "discard.two": lambda facts: translate(
        "Refusal", "Exactly two cards are discarded. Chosen so far: {found}."
    ).format(found=facts.number("found")),
    "declare.hand_needed": lambda facts: translate(
        "Refusal",
        "Schneider can be announced only in a Hand game. Declare {game} Hand or leave it out.",
    ).format(game=game_title(facts.game(), facts.vocabulary)),
    "declare.null_levels": lambda facts: translate(
        "Refusal", "Null has no Schneider and no Schwarz: the aim is to take no trick."
    ),
    "declare.schwarz_includes_schneider": lambda facts: translate(
        "Refusal", "Schwarz includes Schneider. Announce both in {game}."
    ).format(game=game_name(facts.game(), facts.vocabulary)),
    "declare.ouvert_includes": lambda facts: translate(
        "Refusal", "{game} ouvert includes Hand, Schneider and Schwarz. Announce them all."
    ).format(game=game_title(facts.game(), facts.vocabulary)),
    "declare.hand_after_skat": _hand_after_skat,
    "declare.hand_kept": lambda facts: translate(
        "Refusal", "The skat still lies there, so this is a Hand game. Take it up for {contract}."
    ).format(contract=contract_name(facts.contract(), facts.vocabulary)),
    "declare.null_below_bid": lambda facts: translate(
        "Refusal",
        "This Null is worth only {value}, but your bid is {bid}. Choose a game that covers it.",
    ).format(value=facts.number("value"), bid=facts.number("bid")),
    "declare.house_rule": lambda facts: translate(
        "Refusal", "“{word}” cannot be said here by the house rules of this series."
    ).format(word=announcement_word(str(facts.params["word"]))),
    "play.follow_suit": _follow_suit,
    "play.follow_trump": _follow_trump,
    "play.jack_is_trump": _jack_is_trump,
    "claim.repeated": lambda facts: translate(
        "Refusal", "Your claim has just failed. You can claim again after the next card."
    ),
    "concede.repeated": lambda facts: translate(
        "Refusal", "Nobody agreed just now. You can ask again after the next card."
    ),
    "concede.asked": lambda facts: translate(
        "Refusal", "A concession has been offered. The defenders answer first."
    ),
    "concede.already_won": lambda facts: translate(
        "Refusal", "This game is won already. There is nothing to concede."
    ),
    "concede.defender_only": lambda facts: translate(
        "Refusal", "Whether to agree is for {player} to say."
    ).format(player=facts.player("to_act")),
    "score.matadors": lambda facts: translate(
        "Refusal", "{game} needs a number of matadors from 1 to {most}, with or without."
    ).format(game=game_title(facts.game(), facts.vocabulary), most=facts.number("most")),
    "series.seats": lambda facts: translate(
        "Refusal", "A Skat table has 3, 4 or 5 seats, not {places}."
    ).format(places=facts.number("places")),
    "series.length": lambda facts: translate(
        "Refusal",
        "With {places} seats, {deals} deals do not make whole rounds. "
        "Choose a multiple of {places}.",
    ).format(places=facts.number("places"), deals=facts.number("deals")),
}

TOLD_RULES: Final = frozenset(_SENTENCES)
"""The rule ids that have a text."""


def _known_rules(facts: _Facts) -> str:
    known = facts.params["known"]
    assert isinstance(known, tuple)
    return listed([str(each) for each in known])


def refusal_text(refusal: RefusalLike, vocabulary: Vocabulary, names: Mapping[int, str]) -> str:
    """Return a refusal in words.

    Args:
        refusal: the engine's no.
        vocabulary: whose words for cards and games.
        names: what each seat is called: a player's name, or a role.
    """
    return _SENTENCES[refusal.rule](_Facts(refusal.params, vocabulary, names))

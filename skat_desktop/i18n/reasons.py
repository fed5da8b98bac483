# SPDX-License-Identifier: MIT
"""The reasons of the rule-based player in words, as hints: what to play, and why.

Reasons come as keys with params; :mod:`skat_desktop.ai.reasons` documents them. This module
knows the keys only by name.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, Protocol

from PySide6.QtCore import QCoreApplication

from skat_desktop.i18n.cards import Form, Gender, card_name, gender_of, group_name, two_cards
from skat_desktop.i18n.games import contract_name, game_name
from skat_desktop.i18n.numbers import card_points, percent, plain
from skat_desktop.i18n.speech import spoken_points
from skat_desktop.i18n.vocabulary import Vocabulary
from skat_desktop.i18n.words import matadors_phrase
from skat_desktop.rules.cards import Suit
from skat_desktop.rules.contract import Contract

translate = QCoreApplication.translate


class ReasonLike(Protocol):
    """What a reason must offer: a player's Reason does."""

    @property
    def key(self) -> str:
        """Id of the reason."""

    @property
    def params(self) -> Mapping[str, object]:
        """The facts the sentence names."""


# In each text {card}, {cards}, {kept} and {contract} are accusatives, {by_card} and {under} are
# datives, {target} is a nominative and {label} has no article.
_TEXTS: Final[dict[str, Callable[[], str]]] = {
    "bid.worth": lambda: translate(
        "Reason", "Say {bid}. Your hand is good for {value}: {game}, {matadors}."
    ),
    "bid.hold": lambda: translate(
        "Reason", "Hold {bid}. Your hand is good for {value}: {game}, {matadors}."
    ),
    "bid.last_word": lambda: translate(
        "Reason", "Say {bid}. The two others have passed, and your hand is good enough for {game}."
    ),
    "bid.too_high": lambda: translate(
        "Reason", "Pass. Your best game is {game}, worth {value}, and the bid is now {bid}."
    ),
    "bid.weak": lambda: translate(
        "Reason", "Pass. Your best game is {game}, and it wins only about {share} of the time."
    ),
    "bid.ladder_end": lambda: translate("Reason", "Pass. {bid} is the highest bid there is."),
    "skat.take": lambda: translate(
        "Reason", "Take up the skat. It gives you two more cards to choose from, for {game}."
    ),
    "skat.hand": lambda: translate(
        "Reason", "Play {contract}. It is almost won without the skat, and worth {value}."
    ),
    "discard.void": lambda: translate(
        "Reason", "Discard {cards}. With no {suit} left you can trump them."
    ),
    "discard.points": lambda: translate(
        "Reason", "Discard {cards}. In the skat their {points} are safe."
    ),
    "discard.losers": lambda: translate(
        "Reason", "Discard {cards}. In {game} you can spare them most easily."
    ),
    "discard.danger": lambda: translate(
        "Reason", "Discard {cards}. In Null they are the likeliest to take a trick."
    ),
    "declare.best": lambda: translate(
        "Reason", "Declare {contract}. It promises most, and {value} covers your bid of {bid}."
    ),
    "declare.covers": lambda: translate(
        "Reason", "Declare {contract}. {instead} would be safer, but does not cover {bid}."
    ),
    "declare.overbid": lambda: translate(
        "Reason", "Declare {contract}. No game covers the bid of {bid}, and this one loses least."
    ),
    "concede.agree": lambda: translate(
        "Reason", "Agree. {player} gives up, which is as good as winning."
    ),
    "play.only_card": lambda: translate("Reason", "Play {card}. You may play no other."),
    "play.force_trump": lambda: translate(
        "Reason", "Lead {card}. It makes the defenders spend their higher trumps."
    ),
    "play.cash_winner": lambda: translate(
        "Reason", "Lead {card}. Nobody can take this trick from you."
    ),
    "play.lead_high": lambda: translate(
        "Reason", "Lead {card}. Nothing higher is left in {suit}, and later it could be trumped."
    ),
    "play.establish": lambda: translate(
        "Reason", "Lead {card}. It draws the higher cards, and then {target} can win."
    ),
    "play.lead_loser": lambda: translate(
        "Reason", "Lead {card}. Giving up the lead costs {points} here."
    ),
    "play.short_suit": lambda: translate(
        "Reason", "{player} plays last to this trick. Lead from a short suit: {label}."
    ),
    "play.long_suit": lambda: translate(
        "Reason", "{player} plays next. Lead from a long suit: {label}."
    ),
    "play.return_suit": lambda: translate("Reason", "Lead {card}. Your partner has led {suit}."),
    "play.give_ruff": lambda: translate(
        "Reason", "Lead {card}. Your partner has no {suit} left and can trump."
    ),
    "play.force_declarer": lambda: translate(
        "Reason", "Lead {card}. {player} has no {suit} and must trump or let the trick go."
    ),
    "play.lead_trump": lambda: translate("Reason", "Lead {card}. You hold only trumps."),
    "play.win_cheaply": lambda: translate(
        "Reason", "Play {card}. It wins the trick, and no cheaper card does."
    ),
    "play.bring_home": lambda: translate(
        "Reason", "Play {card}. You win the trick and bring its {points} home."
    ),
    "play.trump_in": lambda: translate(
        "Reason", "Trump with {by_card}. You hold no {suit}, and {points} lie in the trick."
    ),
    "play.take_over": lambda: translate(
        "Reason", "Play {card}. It takes the trick over and will probably keep it."
    ),
    "play.must_take": lambda: translate(
        "Reason", "Play {card}. Every card that costs little takes the trick over."
    ),
    "play.smear": lambda: translate(
        "Reason", "Your partner will win this trick. Smear {card}: {points} for your side."
    ),
    "play.smear_likely": lambda: translate(
        "Reason", "Your partner will probably win this trick. Smear {card}: {points}."
    ),
    "play.leave_to_partner": lambda: translate(
        "Reason", "Play {card}. Leave the trick to your partner, whose card holds it."
    ),
    "play.follow_low": lambda: translate(
        "Reason", "Play {card}. You cannot win this trick, and it costs {points}."
    ),
    "play.hold_back": lambda: translate(
        "Reason", "Play {card}. Hold back {kept}, which is worth more later."
    ),
    "play.throw_off": lambda: translate(
        "Reason", "Throw off {card}. You hold no {suit}, and it costs {points}."
    ),
    "play.duck": lambda: translate(
        "Reason", "Play {card}. It is your highest card that stays below {under}."
    ),
    "play.null_rid": lambda: translate(
        "Reason", "Throw off {card}. You hold no {suit}, and high cards are dangerous in Null."
    ),
    "play.null_lead_low": lambda: translate(
        "Reason", "Lead {card}. It is the likeliest of your cards to be beaten."
    ),
    "play.null_risk": lambda: translate(
        "Reason", "Play {card}. Every card takes the trick over, and none is safer."
    ),
    "play.null_attack": lambda: translate(
        "Reason", "Lead {card}. In {suit} {player} may have to take the trick."
    ),
    "play.null_helpless": lambda: translate(
        "Reason", "Lead {card}. {player} has none of your suits, so any lead will do."
    ),
    "play.null_under": lambda: translate(
        "Reason", "Play {card}. {player} holds the trick, so stay below."
    ),
    "play.null_low": lambda: translate(
        "Reason", "Play {card}. {player} is still to play, so stay low."
    ),
    "play.null_unblock": lambda: translate(
        "Reason", "Play {card}. {player} does not take this trick, so keep your low cards."
    ),
    "search.more_wins": lambda: translate(
        "Reason", "Play {card}. However the hidden cards lie, it wins most often: about {share}."
    ),
    "search.more_points": lambda: translate(
        "Reason", "Play {card}. Other cards win as often, but with fewer points to spare."
    ),
    "search.best_loss": lambda: translate(
        "Reason", "Play {card}. This game can hardly be won, but it keeps the damage small."
    ),
    "search.all_equal": lambda: translate(
        "Reason", "Play {card}. It makes no difference here: every card leads to the same result."
    ),
}

_DRAW_TRUMPS_KEY: Final = "play.draw_trumps"
_DRAW_TRUMPS: Final[dict[Gender, Callable[[], str]]] = {
    Gender.MASCULINE: lambda: translate(
        "Reason", "Lead {card}. Nothing beats it, and it draws trumps.", "card: masculine"
    ),
    Gender.FEMININE: lambda: translate(
        "Reason", "Lead {card}. Nothing beats it, and it draws trumps.", "card: feminine"
    ),
    Gender.NEUTER: lambda: translate(
        "Reason", "Lead {card}. Nothing beats it, and it draws trumps.", "card: neuter"
    ),
}

_NULL_BIDS: Final[dict[str, Callable[[], str]]] = {
    "bid.worth": lambda: translate(
        "Reason", "Say {bid}. Your hand is good for {value}: {game}.", "Null, without matadors"
    ),
    "bid.hold": lambda: translate(
        "Reason", "Hold {bid}. Your hand is good for {value}: {game}.", "Null, without matadors"
    ),
}

TOLD_REASONS: Final = frozenset({*_TEXTS, _DRAW_TRUMPS_KEY})
"""The keys that have a text."""


def _share(chance: float) -> str:
    """Return an estimated chance in steps of five per cent: it is known no better."""
    return percent(round(chance * 20) / 20)


def _game_phrase(contract: Contract, vocabulary: Vocabulary) -> str:
    if contract == Contract(contract.game):
        return game_name(contract.game, vocabulary)
    return contract_name(contract, vocabulary)


def _int(value: object) -> int:
    assert isinstance(value, int)
    return value


def _contract(value: object) -> Contract:
    assert isinstance(value, Contract)
    return value


def _suit(value: object) -> Suit | None:
    return None if value is None else Suit(_int(value))


def _slots(reason: ReasonLike, vocabulary: Vocabulary, names: Mapping[int, str]) -> dict[str, str]:
    """Return every param in the words and forms that the texts use."""
    slots: dict[str, str] = {}
    for name, value in reason.params.items():
        if name == "card":
            slots["card"] = card_name(_int(value), vocabulary, Form.ACCUSATIVE)
            slots["by_card"] = card_name(_int(value), vocabulary, Form.DATIVE)
            slots["label"] = card_name(_int(value), vocabulary, Form.LABEL)
        elif name == "kept":
            slots["kept"] = card_name(_int(value), vocabulary, Form.ACCUSATIVE)
        elif name == "under":
            slots["under"] = card_name(_int(value), vocabulary, Form.DATIVE)
        elif name == "target":
            slots["target"] = card_name(_int(value), vocabulary, Form.NOMINATIVE)
        elif name == "cards":
            slots["cards"] = two_cards(_int(value), vocabulary)
        elif name == "suit":
            slots["suit"] = group_name(_suit(value), vocabulary)
        elif name == "seat":
            slots["player"] = names[_int(value)]
        elif name == "points":
            count = _int(value)
            smearing = reason.key in ("play.smear", "play.smear_likely")
            slots["points"] = spoken_points(count) if smearing else card_points(count)
        elif name == "contract":
            slots["contract"] = contract_name(_contract(value), vocabulary)
            slots["game"] = _game_phrase(_contract(value), vocabulary)
        elif name == "instead":
            slots["instead"] = contract_name(_contract(value), vocabulary)
        elif name == "matadors":
            slots["matadors"] = matadors_phrase(_int(value))
        elif name == "chance":
            assert isinstance(value, float | int)
            slots["share"] = _share(value)
        elif name in ("bid", "value"):
            slots[name] = plain(_int(value))
    return slots


def reason_text(reason: ReasonLike, vocabulary: Vocabulary, names: Mapping[int, str]) -> str:
    """Return a reason as a hint in words.

    Args:
        reason: key and params.
        vocabulary: whose words.
        names: what each seat is called.
    """
    params = reason.params
    if reason.key == _DRAW_TRUMPS_KEY:
        template = _DRAW_TRUMPS[gender_of(_int(params["card"]), vocabulary)]()
    elif reason.key in _NULL_BIDS and _contract(params["contract"]).game.is_null:
        template = _NULL_BIDS[reason.key]()
    else:
        template = _TEXTS[reason.key]()
    return template.format(**_slots(reason, vocabulary, names))

# SPDX-License-Identifier: MIT
"""What a screen reader is told: no signs, suits and courts in words."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from skat_desktop.i18n.cards import Form, card_name
from skat_desktop.i18n.games import contract_name
from skat_desktop.i18n.vocabulary import Vocabulary
from skat_desktop.i18n.words import announcement_word
from skat_desktop.rules.cards import Card
from skat_desktop.rules.events import (
    Act,
    Announced,
    Bid,
    CardPlayed,
    Claimed,
    Conceded,
    ConcessionAnswered,
    Declared,
    Discarded,
    Event,
    Held,
    Passed,
    SkatTaken,
)
from skat_desktop.rules.tricks import Trick

translate = QCoreApplication.translate


def spoken_figure(value: int) -> str:
    """Return a signed figure with the minus as a word."""
    if value < 0:
        return translate("Speech", "minus {value}").format(value=-value)
    return str(value)


def spoken_points(count: int) -> str:
    """Return the card points of a trick."""
    return translate("Speech", "%n point(s)", "card points of a trick", count)


def spoken_event(
    event: Event, vocabulary: Vocabulary, names: Mapping[int, str], viewer: int | None
) -> str:
    """Return what has happened; nothing for what the listener did, the own card aside.

    Args:
        event: what happened.
        vocabulary: whose words.
        names: what each seat is called.
        viewer: the seat that listens.
    """
    if not isinstance(event, Act):
        return ""
    if event.seat == viewer:
        if not isinstance(event, CardPlayed):
            return ""
        return translate("Speech", "You play {card}.", "card: accusative").format(
            card=card_name(event.card, vocabulary, Form.ACCUSATIVE, spoken=True)
        )
    return _spoken_act(event, vocabulary).format(player=names[event.seat])


def _spoken_act(event: Act, vocabulary: Vocabulary) -> str:
    """Return an act as a sentence with a place for the player."""
    player = "{player}"
    if isinstance(event, CardPlayed):
        return translate("Speech", "{player} plays {card}.", "card: accusative").format(
            player=player,
            card=card_name(event.card, vocabulary, Form.ACCUSATIVE, spoken=True),
        )
    if isinstance(event, Bid):
        return translate("Speech", "{player} says {value}.", "bid").format(
            player=player, value=event.value
        )
    if isinstance(event, Held):
        return translate("Speech", "{player} holds.", "bid")
    if isinstance(event, Passed):
        return translate("Speech", "{player} passes.", "auction")
    if isinstance(event, SkatTaken):
        return translate("Speech", "{player} takes up the skat.")
    if isinstance(event, Discarded):
        return translate("Speech", "{player} has discarded two cards.")
    if isinstance(event, Declared):
        return translate("Speech", "{player} declares {contract}.").format(
            player=player, contract=contract_name(event.contract, vocabulary)
        )
    if isinstance(event, Announced):
        return translate("Speech", "{player} says {word}.", "house rule: Kontra").format(
            player=player, word=announcement_word(event.word)
        )
    if isinstance(event, Claimed):
        return translate("Speech", "{player} claims the rest with open cards.")
    if isinstance(event, Conceded):
        return translate("Speech", "{player} wants to concede.")
    assert isinstance(event, ConcessionAnswered)
    if event.agreed:
        return translate("Speech", "{player} agrees.", "to a concession")
    return translate("Speech", "{player} wants to play on.", "answer to a concession")


def spoken_trick(trick: Trick, names: Mapping[int, str], viewer: int | None, *, last: bool) -> str:
    """Return who takes a trick and, unless it is the last, leads.

    Args:
        trick: a finished trick.
        names: what each seat is called.
        viewer: the seat that listens.
        last: whether the deal is over with it.
    """
    if trick.winner == viewer:
        if last:
            text = translate("Speech", "You take the last trick, {points}.")
        else:
            text = translate("Speech", "You take the trick, {points}, and lead.")
        return text.format(points=spoken_points(trick.points))
    if last:
        text = translate("Speech", "{player} takes the last trick, {points}.")
    else:
        text = translate("Speech", "{player} takes the trick, {points}, and leads.")
    return text.format(player=names[trick.winner], points=spoken_points(trick.points))


def spoken_card(
    card: Card, place: int, count: int, vocabulary: Vocabulary, *, playable: bool | None
) -> str:
    """Return the name of a card in a hand.

    Args:
        card: the card.
        place: its place in the hand, from 1.
        count: number of cards in the hand.
        vocabulary: whose words.
        playable: whether it may be played now, None when it is not this seat's turn.
    """
    name = card_name(card, vocabulary, Form.LABEL, spoken=True)
    name = name[0].upper() + name[1:]
    if playable is None:
        text = translate("Speech", "{card}, card {place} of {count}.", "card: label")
    elif playable:
        text = translate("Speech", "{card}, card {place} of {count}, playable.", "card: label")
    else:
        text = translate("Speech", "{card}, card {place} of {count}, not playable.", "card: label")
    return text.format(card=name, place=place, count=count)

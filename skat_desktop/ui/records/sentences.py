# SPDX-License-Identifier: MIT
"""Every moment of a record as one or two sentences, for screen readers and learners."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from skat_desktop.i18n.cards import two_cards
from skat_desktop.i18n.speech import spoken_event, spoken_trick
from skat_desktop.rules.deal import HAND_SIZE, SKAT_SIZE
from skat_desktop.rules.events import Dealt, Discarded, Event, RestAwarded
from skat_desktop.ui.access.spoken import spoken_text
from skat_desktop.ui.records.moments import Moment, OpenedGame
from skat_desktop.ui.words import Words

translate = QCoreApplication.translate


def _event_sentence(event: Event, words: Words) -> str:
    names = dict(enumerate(words.players))
    if isinstance(event, Dealt):
        return translate("Records", "The cards are dealt. {player} is forehand.").format(
            player=words.player(0)
        )
    if isinstance(event, RestAwarded):
        if event.to_declarer:
            return translate("Records", "The remaining tricks go to the declarer.")
        return translate("Records", "The remaining tricks go to the defenders.")
    if isinstance(event, Discarded) and event.cards.bit_count() == SKAT_SIZE:
        return translate(
            "Records", "{player} discards {cards}.", "cards: two cards in words, accusative"
        ).format(player=words.player(event.seat), cards=two_cards(event.cards, words.vocabulary))
    return spoken_event(event, words.vocabulary, names, None)


def _broken_off(opened: OpenedGame, words: Words) -> str:
    computed = opened.game.computed
    if computed.left is not None:
        return translate(
            "Records", "{player} has left before a game was declared: the deal is broken off."
        ).format(player=words.player(computed.left))
    if computed.timed_out is not None:
        return translate(
            "Records", "{player} has run out of time before a game was declared: broken off."
        ).format(player=words.player(computed.timed_out))
    return translate("Records", "The deal was broken off before a game was declared.")


def result_sentence(opened: OpenedGame, words: Words) -> str:
    """Return how a game ended."""
    result = opened.game.result
    if result is None:
        return _broken_off(opened, words)
    return words.outcome_sentence(result, None)


def difference_note(opened: OpenedGame, words: Words) -> str:
    """Return what the record's own result says otherwise; nothing when it agrees."""
    if not opened.differences:
        return ""
    recorded = opened.game.recorded
    if recorded is None:
        return translate("Records", "The record itself gives no result.")
    if recorded.value != opened.game.computed.value:
        return translate(
            "Records", "The record itself says {recorded}; by the rules it is {computed}."
        ).format(
            recorded=words.signed(recorded.value), computed=words.signed(opened.game.computed.value)
        )
    return translate("Records", "The result in the record differs in details from the rules.")


def moment_sentence(
    opened: OpenedGame, moment: Moment, words: Words, *, spoken: bool = False
) -> str:
    """Return what has just happened, for eyes or, without signs, for ears."""
    if moment.event is None:
        sentence = result_sentence(opened, words)
        return spoken_text(sentence) if spoken else sentence
    sentence = _event_sentence(moment.event, words)
    if moment.resting is None:
        return sentence
    last = len(moment.views[0].tricks) == HAND_SIZE or moment.views[0].result is not None
    trick = spoken_trick(moment.resting, dict(enumerate(words.players)), None, last=last)
    return translate("Records", "{event} {trick}", "two whole sentences").format(
        event=sentence, trick=trick
    )

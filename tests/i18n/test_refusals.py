# SPDX-License-Identifier: MIT
from __future__ import annotations

import pytest

from skat_desktop.i18n.games import seat_names
from skat_desktop.i18n.refusals import TOLD_RULES, refusal_text
from skat_desktop.rules.decks import DeckFamily
from skat_desktop.rules.refusal import RULE_IDS
from tests.i18n.samples import ALL_REFUSALS, REFUSALS, Told, refused_card
from tests.i18n.texts import faults, too_long


def test_every_rule_has_a_text_and_no_text_is_left_over():
    assert set(TOLD_RULES) == set(RULE_IDS)
    assert set(REFUSALS) >= set(RULE_IDS)


@pytest.mark.parametrize("refusal", ALL_REFUSALS, ids=lambda told: told.rule)
def test_every_refusal_is_a_sentence(vocabulary, refusal):
    text = refusal_text(refusal, vocabulary, seat_names())
    assert text[-1] in ".。"
    assert "{" not in text
    assert "None" not in text
    assert faults(vocabulary.language, text.replace("…", "")) == []
    # The longest names of the German deck may run over by a word.
    if not vocabulary.is_german_deck:
        assert too_long(vocabulary.language, text) == []


def test_names_the_player_whose_turn_it_is(speak):
    refusal = Told("turn.not_yours", {"seat": 0, "to_act": 1})
    assert refusal_text(refusal, speak("en"), {1: "Anna"}) == "It is Anna’s turn."
    assert refusal_text(refusal, speak("de"), {1: "Anna"}) == "Anna ist dran."


def test_a_name_with_braces_does_no_harm(speak):
    refusal = Told("turn.not_yours", {"seat": 0, "to_act": 1})
    assert refusal_text(refusal, speak("en"), {1: "{x}"}) == "It is {x}’s turn."


def test_speaks_of_the_users_deck(speak):
    refusal = refused_card("H", "SJ S9 DA", "SA", "SJ")
    assert refusal_text(refusal, speak("de", DeckFamily.GERMAN), {}) == (
        "Der Grün-Unter ist hier Trumpf, kein Grün. Du hast noch die Grün-Neun."
    )
    assert refusal_text(refusal, speak("en", DeckFamily.GERMAN), {}) == (
        "The Unter of leaves is a trump here, not a leaf. You still hold the nine of leaves."
    )


def test_calls_a_card_the_only_one_only_if_it_is(speak):
    words = speak("en")
    sole = refusal_text(refused_card("H", "DJ SA", "CJ", "SA"), words, {})
    assert sole.endswith("so you must play it.")
    several = refusal_text(refused_card("H", "DJ HA SA", "CJ", "SA"), words, {})
    assert several == (
        "Trumps were led. Your jack of diamonds is a trump too, so you must play a trump."
    )
    plain = refusal_text(refused_card("H", "HA SA", "CJ", "SA"), words, {})
    assert plain == "Trumps were led and you hold the ace of hearts, so you must play a trump."


def test_in_null_a_jack_belongs_to_its_suit(speak):
    refusal = refused_card("N", "SJ DA", "SA", "DA")
    assert refusal_text(refusal, speak("en"), {}) == (
        "Spades were led and you hold the jack of spades, so you must follow suit."
    )


def test_a_long_text_is_quoted_by_its_beginning(speak):
    text = refusal_text(Told("notation.deal", {"text": "CJ " * 60}), speak("en"), {})
    assert "…”" in text
    assert len(text) < 120

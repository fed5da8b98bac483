# SPDX-License-Identifier: MIT
from __future__ import annotations

import re

import pytest

from skat_desktop.i18n.games import seat_names
from skat_desktop.i18n.speech import spoken_card, spoken_event, spoken_figure, spoken_trick
from skat_desktop.rules.cards import CARD_COUNT, parse_card
from skat_desktop.rules.events import Dealt, parse_event
from skat_desktop.rules.tricks import Trick
from tests.i18n.texts import faults, too_long
from tests.i18n.views import DEAL

EVENTS = [
    "1 bid 18",
    "1 yes",
    "1 pass",
    "1 take",
    "1 discard C7 D8",
    "1 declare GHS",
    "1 play CJ",
    "1 claim",
    "1 concede",
    "1 agree",
    "1 refuse",
    "1 announce kontra",
]
SIGNS = re.compile("[♠♥♦♣+−×=]")


@pytest.mark.parametrize("text", EVENTS)
def test_every_event_of_others_is_spoken_without_signs(vocabulary, text):
    spoken = spoken_event(parse_event(text), vocabulary, seat_names(), viewer=0)
    assert seat_names()[1] in spoken
    assert spoken[-1] in ".。"
    assert "{" not in spoken
    assert not SIGNS.search(spoken)
    assert faults(vocabulary.language, spoken) == []
    assert too_long(vocabulary.language, spoken) == []


def test_own_acts_are_known_but_the_card_is_confirmed(speak):
    english = speak("en")
    spoken = [spoken_event(parse_event(text), english, seat_names(), viewer=1) for text in EVENTS]
    assert [text for text in spoken if text] == ["You play the jack of clubs."]


def test_the_deal_says_nothing(speak):
    assert spoken_event(Dealt(DEAL), speak("en"), {}, viewer=0) == ""


def test_a_players_name_may_hold_anything(speak):
    event = parse_event("1 declare C")
    assert spoken_event(event, speak("en"), {1: "{a}"}, viewer=0) == "{a} declares Clubs."


TRICK = Trick(0, (parse_card("CA"), parse_card("CT"), parse_card("CK")), 0)
EMPTY = Trick(0, (parse_card("C9"), parse_card("C8"), parse_card("C7")), 0)


@pytest.mark.parametrize(
    "language,viewer,last,text",
    [
        ("en", 0, False, "You take the trick, 25 points, and lead."),
        ("en", 0, True, "You take the last trick, 25 points."),
        ("en", 1, True, "Forehand takes the last trick, 25 points."),
        ("de", 0, False, "Der Stich ist deiner, 25 Augen. Du spielst aus."),
        ("de", 1, True, "Letzter Stich für Vorhand, 25 Augen."),
        ("ja", 0, False, "25点のトリックを取りました。次はリードする番です。"),
    ],
)
def test_tricks(speak, language, viewer, last, text):
    speak(language)
    assert spoken_trick(TRICK, seat_names(), viewer, last=last) == text


def test_a_trick_without_points(speak):
    speak("en")
    assert "0 points" in spoken_trick(EMPTY, seat_names(), 1, last=False)


def test_figures_have_words_for_signs(speak):
    for language, text in (("en", "minus 88"), ("de", "minus 88"), ("ja", "マイナス88")):
        speak(language)
        assert spoken_figure(-88) == text
        assert spoken_figure(40) == "40"


def test_cards_tell_whether_they_can_be_played(speak):
    card = parse_card("HT")
    english = speak("en")
    assert spoken_card(card, 2, 9, english, playable=False) == (
        "Ten of hearts, card 2 of 9, not playable."
    )
    assert spoken_card(card, 2, 9, english, playable=None) == "Ten of hearts, card 2 of 9."


def test_no_card_is_spoken_as_a_letter(vocabulary):
    for card in range(CARD_COUNT):
        text = spoken_card(card, 1, 10, vocabulary, playable=True)
        assert not SIGNS.search(text)
        assert not re.search(r"の[AKQJ]", text)

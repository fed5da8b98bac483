# SPDX-License-Identifier: MIT
from __future__ import annotations

import pytest

from skat_desktop.i18n import table
from skat_desktop.i18n.games import seat_names
from skat_desktop.rules.contract import parse_contract
from skat_desktop.rules.decks import DeckFamily
from skat_desktop.rules.events import Act, parse_event
from tests.i18n.texts import faults, too_long
from tests.i18n.views import TO_THE_PLAY, TO_THE_SKAT, game_after, view_after

NAMES = {0: "Kim", 1: "Anna", 2: "Ben"}
MOMENTS = [
    "",
    "1 bid 18",
    "1 bid 264; 0 yes",
    "1 pass; 2 pass",
    TO_THE_SKAT,
    f"{TO_THE_SKAT}; 0 take",
    f"{TO_THE_SKAT}; 0 take; 0 discard D7 S7",
    TO_THE_PLAY,
    f"{TO_THE_PLAY}; 0 play CJ",
    f"{TO_THE_PLAY}; 0 play SA",
    f"{TO_THE_PLAY}; 0 play CJ; 1 play CQ; 2 play C7; 0 play SJ; 1 play CK; 2 play C8; 0 concede",
    f"{TO_THE_SKAT}; 0 declare GHO; 0 concede",
    "1 pass; 2 pass; 0 pass",
]


@pytest.mark.parametrize("moves", MOMENTS)
@pytest.mark.parametrize("seat", [0, 1, None])
def test_there_is_a_line_for_every_moment(vocabulary, moves, seat):
    view = view_after(moves, seat)
    texts = [table.status_line(view, vocabulary, seat_names())]
    texts += [table.plate_note(view, each, vocabulary) for each in range(3)]
    assert texts[0]
    for text in texts:
        assert "{" not in text
        assert faults(vocabulary.language, text) == []
        assert too_long(vocabulary.language, text) == []


@pytest.mark.parametrize(
    "moves,seat,english,german",
    [
        ("", 0, "Waiting for Anna.", "Warten auf Anna."),
        ("1 bid 18", 0, "Anna bids 18. Do you hold?", "Anna sagt 18. Hältst du?"),
        (
            "1 bid 20; 0 yes",
            1,
            "Your turn: say 22 or pass.",
            "Du bist dran: Sag 22 oder passe.",
        ),
        (
            "1 pass; 2 pass",
            0,
            "Your turn: say 18 or pass.",
            "Du bist dran: Sag 18 oder passe.",
        ),
        (
            "1 bid 264; 0 yes",
            1,
            "Your turn: 264 is the highest bid there is, so pass.",
            "Du bist dran: Mehr als 264 gibt es nicht, also passe.",
        ),
        (
            f"{TO_THE_SKAT}; 0 take; 0 discard D7 S7",
            0,
            "Your turn: declare the game.",
            "Du bist dran: Sag das Spiel an.",
        ),
        (TO_THE_PLAY, 0, "Your turn: lead a card.", "Du bist dran: Spiel eine Karte aus."),
        (
            f"{TO_THE_PLAY}; 0 play SJ",
            1,
            "Your turn. Trumps were led.",
            "Du bist dran. Ausgespielt ist Trumpf.",
        ),
        (
            f"{TO_THE_PLAY}; 0 play SA",
            1,
            "Your turn. Spades were led.",
            "Du bist dran. Ausgespielt ist Pik.",
        ),
        (
            f"{TO_THE_PLAY}; 0 play CJ; 1 play CQ; 2 play C7; 0 play SJ; 1 play CK; 2 play C8;"
            "0 concede",
            1,
            "Kim wants to concede. Do you agree?",
            "Kim will aufgeben. Bist du einverstanden?",
        ),
        ("1 pass; 2 pass; 0 pass", 0, "The deal is over.", "Das Spiel ist zu Ende."),
    ],
)
def test_what_the_seat_has_to_do(speak, moves, seat, english, german):
    view = view_after(moves, seat)
    assert table.status_line(view, speak("en"), NAMES) == english
    assert table.status_line(view, speak("de"), NAMES) == german


def test_the_lead_is_called_by_the_users_deck(speak):
    view = view_after(f"{TO_THE_PLAY}; 0 play SA", 1)
    words = speak("en", DeckFamily.GERMAN)
    assert table.status_line(view, words, NAMES) == "Your turn. Leaves were led."


@pytest.mark.parametrize(
    "moves,notes",
    [
        ("", ["", "", ""]),
        ("1 bid 18; 0 yes; 1 bid 22", ["holds 18", "has said 22", ""]),
        # The last value held, not the first.
        ("1 bid 18; 0 yes; 1 bid 22; 0 yes; 1 pass", ["holds 22", "has passed", ""]),
        (TO_THE_SKAT, ["plays alone", "", ""]),
        (TO_THE_PLAY, ["♣", "", ""]),
        (f"{TO_THE_SKAT}; 0 declare GHS", ["Grand Hand Schneider", "", ""]),
        # A claim that fails leaves the defender's cards open.
        (f"{TO_THE_PLAY}; 0 play CJ; 1 claim", ["♣", "open hand", ""]),
    ],
)
def test_notes_on_the_plates(speak, moves, notes):
    english = speak("en")
    view = view_after(moves, 0)
    assert [table.plate_note(view, seat, english) for seat in range(3)] == notes


@pytest.mark.parametrize(
    "act,said",
    [
        ("1 bid 18", ["18", "18", "18"]),
        ("0 yes", ["Yes", "Ja", "はい"]),
        ("0 pass", ["Pass", "Passe", "パス"]),
        ("0 announce kontra", ["Kontra", "Kontra", "コントラ"]),
        ("0 announce hurra", ["hurra", "hurra", "hurra"]),
        ("0 take", ["", "", ""]),
        ("0 play CJ", ["", "", ""]),
    ],
)
def test_bubbles_hold_table_talk_only(speak, act, said):
    event = parse_event(act)
    assert isinstance(event, Act)
    for language, text in zip(("en", "de", "ja"), said, strict=True):
        speak(language)
        assert table.bubble(event) == text


@pytest.mark.parametrize(
    "contract,matadors,text",
    [
        ("C", -4, "Your hand is good for 99: clubs, without 4."),
        ("GH", 1, "Your hand is good for 99: Grand Hand, with 1."),
        ("NO", 0, "Your hand is good for 99: Null ouvert."),
    ],
)
def test_what_a_hand_is_good_for(speak, contract, matadors, text):
    assert table.hand_worth(99, parse_contract(contract), matadors, speak("en")) == text


def test_the_game_waits_for_nobody_when_it_is_over(speak):
    speak("en")
    assert table.waiting(game_after("1 pass; 2 pass; 0 pass").view(0), NAMES) == ""

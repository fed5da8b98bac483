# SPDX-License-Identifier: MIT
"""Expected names are copied from the project's style guide."""

from __future__ import annotations

import pytest

from skat_desktop.i18n.cards import (
    Form,
    card_chip,
    card_name,
    one_of_suit,
    rank_name,
    suit_name,
    suit_title,
)
from skat_desktop.i18n.languages import Language
from skat_desktop.i18n.vocabulary import Vocabulary
from skat_desktop.rules.cards import CARD_COUNT, Rank, Suit, parse_card
from skat_desktop.rules.decks import DeckFamily

FRENCH, GERMAN = DeckFamily.FRENCH, DeckFamily.GERMAN


@pytest.mark.parametrize(
    "code,family,names",
    [
        ("CT", FRENCH, ["Kreuz-Zehn", "die Kreuz-Zehn", "die Kreuz-Zehn", "der Kreuz-Zehn"]),
        ("HQ", FRENCH, ["Herz-Dame", "die Herz-Dame", "die Herz-Dame", "der Herz-Dame"]),
        ("HK", FRENCH, ["Herz-König", "der Herz-König", "den Herz-König", "dem Herz-König"]),
        ("SJ", FRENCH, ["Pik-Bube", "der Pik-Bube", "den Pik-Buben", "dem Pik-Buben"]),
        ("DA", FRENCH, ["Karo-Ass", "das Karo-Ass", "das Karo-Ass", "dem Karo-Ass"]),
        ("SQ", GERMAN, ["Grün-Ober", "der Grün-Ober", "den Grün-Ober", "dem Grün-Ober"]),
        (
            "CJ",
            GERMAN,
            ["Eichel-Unter", "der Eichel-Unter", "den Eichel-Unter", "dem Eichel-Unter"],
        ),
        ("HK", GERMAN, ["Rot-König", "der Rot-König", "den Rot-König", "dem Rot-König"]),
        ("DA", GERMAN, ["Schellen-Daus", "das Schellen-Daus", "das Schellen-Daus", None]),
        ("DT", GERMAN, ["Schellen-Zehn", None, None, "der Schellen-Zehn"]),
    ],
)
@pytest.mark.parametrize("spoken", [False, True])
def test_german_cases(speak, code, family, names, spoken):
    words = speak("de", family)
    for form, name in zip(Form, names, strict=True):
        if name is not None:
            assert card_name(parse_card(code), words, form, spoken=spoken) == name


@pytest.mark.parametrize(
    "code,family,written,spoken",
    [
        ("HK", FRENCH, "ハートのK", "ハートのキング"),
        ("HT", FRENCH, "ハートの10", "ハートの10"),
        ("CJ", FRENCH, "クラブのJ", "クラブのジャック"),
        ("SQ", GERMAN, "木の葉のオーバー", "木の葉のオーバー"),
        ("HK", GERMAN, "ハートのキング", "ハートのキング"),
        ("CJ", GERMAN, "どんぐりのウンター", "どんぐりのウンター"),
        ("DA", GERMAN, "鈴のダウス", "鈴のダウス"),
    ],
)
@pytest.mark.parametrize("form", Form)
def test_japanese_writes_letters_and_speaks_words(speak, code, family, written, spoken, form):
    words = speak("ja", family)
    assert card_name(parse_card(code), words, form) == written
    assert card_name(parse_card(code), words, form, spoken=True) == spoken


@pytest.mark.parametrize(
    "code,family,label",
    [
        ("HK", FRENCH, "king of hearts"),
        ("CT", FRENCH, "ten of clubs"),
        ("SQ", GERMAN, "Ober of leaves"),
        ("DA", GERMAN, "Daus of bells"),
        ("H7", GERMAN, "seven of hearts"),
    ],
)
def test_english_takes_the_article_in_sentences(speak, code, family, label):
    words = speak("en", family)
    assert card_name(parse_card(code), words, Form.LABEL) == label
    assert card_name(parse_card(code), words) == f"the {label}"


def test_every_card_has_its_own_name(vocabulary):
    for form in Form:
        for spoken in (False, True):
            names = {card_name(card, vocabulary, form, spoken=spoken) for card in range(CARD_COUNT)}
            assert len(names) == CARD_COUNT
            assert not any("{" in name or "  " in name for name in names)


@pytest.mark.parametrize(
    "vocabulary_,chips",
    [
        (Vocabulary(letters="en"), ["♥K", "♣10", "♠Q", "♦J", "♣A"]),
        (Vocabulary(letters="de"), ["♥K", "♣10", "♠D", "♦B", "♣A"]),
    ],
)
def test_chips_show_the_sign_first(vocabulary_, chips):
    codes = ["HK", "CT", "SQ", "DJ", "CA"]
    assert [card_chip(parse_card(code), vocabulary_) for code in codes] == chips


def test_chips_of_the_german_deck_are_words(speak):
    words = speak("de", GERMAN)
    codes = ["HK", "CT", "SQ", "DJ", "CA"]
    assert [card_chip(parse_card(code), words) for code in codes] == [
        "Rot K",
        "Eichel 10",
        "Grün O",
        "Schellen U",
        "Eichel A",
    ]
    daus = Vocabulary(Language.GERMAN, GERMAN, daus_letter="D")
    assert card_chip(parse_card("CA"), daus) == "Eichel D"


def test_the_usual_letters_of_a_language():
    assert Vocabulary.of(Language.GERMAN).index(Rank.JACK) == "B"
    assert Vocabulary.of(Language.ENGLISH).index(Rank.JACK) == "J"
    assert Vocabulary.of(Language.JAPANESE).index(Rank.QUEEN) == "Q"
    assert Vocabulary.of(Language.JAPANESE, GERMAN).index(Rank.QUEEN) == "O"


@pytest.mark.parametrize(
    "language,family,names,titles",
    [
        ("en", FRENCH, "diamonds hearts spades clubs", "Diamonds Hearts Spades Clubs"),
        ("en", GERMAN, "bells hearts leaves acorns", "Bells Hearts Leaves Acorns"),
        ("de", FRENCH, "Karo Herz Pik Kreuz", "Karo Herz Pik Kreuz"),
        ("de", GERMAN, "Schellen Rot Grün Eichel", "Schellen Rot Grün Eichel"),
        ("ja", FRENCH, "ダイヤ ハート スペード クラブ", "ダイヤ ハート スペード クラブ"),
        ("ja", GERMAN, "鈴 ハート 木の葉 どんぐり", "鈴 ハート 木の葉 どんぐり"),
    ],
)
def test_suits(speak, language, family, names, titles):
    words = speak(language, family)
    assert " ".join(suit_name(suit, words) for suit in Suit) == names
    assert " ".join(suit_title(suit, words) for suit in Suit) == titles


def test_one_card_of_a_suit_has_an_article_in_english(speak):
    assert [one_of_suit(suit, speak("en", GERMAN)) for suit in Suit] == [
        "a bell",
        "a heart",
        "a leaf",
        "an acorn",
    ]
    assert one_of_suit(Suit.SPADES, speak("de")) == "Pik"


def test_ranks_alone_are_words(speak):
    assert rank_name(Rank.JACK, speak("ja")) == "ジャック"
    assert rank_name(Rank.JACK, speak("de", GERMAN)) == "Unter"
    assert rank_name(Rank.QUEEN, speak("en")) == "queen"

# SPDX-License-Identifier: MIT
from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from skat_desktop.i18n.languages import Language
from skat_desktop.records.settings import (
    BackChoice,
    ClothChoice,
    DausLetter,
    DeckChoice,
    LettersChoice,
    MotionChoice,
    Settings,
    SortBefore,
    SortDirection,
    SortSuits,
    ThemeChoice,
)
from skat_desktop.rules.cards import Rank, card_code, cards_of, parse_hand
from skat_desktop.rules.decks import DeckFamily
from skat_desktop.rules.games import GameType
from skat_desktop.ui.cards.deck import PRESETS, Deck
from skat_desktop.ui.looks import deck_of, motion_factor, sorting_of, theme_of, vocabulary_of
from skat_desktop.ui.main_window import MainWindow
from skat_desktop.ui.sorting import group_starts, sorted_hand
from skat_desktop.ui.theme import Theme


def texts(cards):
    return " ".join(card_code(card) for card in cards)


# Deck and words


def test_the_three_decks_are_those_of_the_command_line():
    for choice in DeckChoice:
        assert deck_of(Settings(deck=choice), Language.ENGLISH) == PRESETS[choice.value]


@pytest.mark.parametrize(
    "choice,language,letters",
    [
        (LettersChoice.AUTO, Language.ENGLISH, "en"),
        (LettersChoice.AUTO, Language.GERMAN, "de"),
        (LettersChoice.AUTO, Language.JAPANESE, "en"),
        (LettersChoice.ENGLISH, Language.GERMAN, "en"),
        (LettersChoice.GERMAN, Language.ENGLISH, "de"),
        (LettersChoice.GERMAN, Language.JAPANESE, "de"),
    ],
)
def test_letters_on_french_cards(choice, language, letters):
    for deck in (DeckChoice.FRENCH, DeckChoice.TOURNAMENT):
        settings = Settings(deck=deck, letters=choice)
        assert deck_of(settings, language).letters == letters
        assert vocabulary_of(settings, language).letters == letters


def test_daus_index_back_and_cloth():
    settings = Settings(
        deck=DeckChoice.GERMAN,
        daus=DausLetter.D,
        large_index=True,
        back=BackChoice.ACORN,
        cloth=ClothChoice.SLATE,
    )
    assert deck_of(settings, Language.GERMAN) == Deck(
        "german", "D", "two", "large", "acorn", "slate"
    )
    assert deck_of(replace(settings, deck=DeckChoice.TOURNAMENT), Language.GERMAN) == Deck(
        "french", "de", "four", "large", "acorn", "slate"
    )


@given(
    st.builds(
        Settings,
        deck=st.sampled_from(DeckChoice),
        letters=st.sampled_from(LettersChoice),
        daus=st.sampled_from(DausLetter),
        large_index=st.booleans(),
        back=st.sampled_from(BackChoice),
        cloth=st.sampled_from(ClothChoice),
    ),
    st.sampled_from(Language),
)
def test_every_choice_has_pictures_and_words_say_what_the_cards_show(settings, language):
    deck = deck_of(settings, language)
    words = vocabulary_of(settings, language)
    assert deck.path(0).is_file()
    assert deck.back_path().is_file()
    assert words.language is language
    assert words.family.value == deck.family
    if deck.family == "german":
        assert words.index(Rank.ACE) == deck.letters
    else:
        assert words.index(Rank.QUEEN) == ("D" if deck.letters == "de" else "Q")


def test_words_of_the_german_deck():
    words = vocabulary_of(Settings(deck=DeckChoice.GERMAN), Language.JAPANESE)
    assert words.family is DeckFamily.GERMAN
    assert words.index(Rank.ACE) == "A"


# Colours


@pytest.mark.parametrize(
    "choice,system_dark,dark",
    [
        (ThemeChoice.SYSTEM, False, False),
        (ThemeChoice.SYSTEM, True, True),
        (ThemeChoice.LIGHT, True, False),
        (ThemeChoice.DARK, False, True),
    ],
)
def test_light_and_dark(choice, system_dark, dark):
    for cloth in ClothChoice:
        found = theme_of(Settings(theme=choice, cloth=cloth), system_dark)
        assert found == Theme.of(dark, cloth.value)


# Movement


@pytest.mark.parametrize(
    "choice,system_reduced,moves",
    [
        (MotionChoice.SYSTEM, False, True),
        (MotionChoice.SYSTEM, True, False),
        (MotionChoice.FULL, True, True),
        (MotionChoice.REDUCED, False, False),
    ],
)
def test_movement(choice, system_reduced, moves):
    settings = Settings(motion=choice, pace=1.5)
    assert motion_factor(settings, system_reduced) == (1.5 if moves else 0.0)


# Order of the hand

HAND = parse_hand("CJ DJ CA C7 SK ST HQ H9 DA D8")


def test_the_usual_order_is_the_default():
    usual = sorting_of(Settings())
    for game in (None, *GameType):
        assert sorted_hand(HAND, game, usual) == sorted_hand(HAND, game)
    assert texts(sorted_hand(HAND, None)) == "CJ DJ CA C7 HQ H9 ST SK DA D8"


def test_suits_by_rank():
    ranked = sorting_of(Settings(sort_suits=SortSuits.RANKED))
    assert texts(sorted_hand(HAND, None, ranked)) == "CJ DJ CA C7 ST SK HQ H9 DA D8"
    assert texts(sorted_hand(HAND, GameType.HEARTS, ranked)) == "CJ DJ HQ H9 CA C7 ST SK DA D8"


def test_before_the_declaration_as_for_null():
    null = sorting_of(Settings(sort_before=SortBefore.NULL))
    cards = sorted_hand(HAND, None, null)
    assert cards == sorted_hand(HAND, GameType.NULL)
    assert texts(cards) == "CA CJ C7 HQ H9 SK ST DA DJ D8"
    assert group_starts(cards, None, null) == (3, 5, 7)
    # A game that is declared has its own order.
    assert sorted_hand(HAND, GameType.GRAND, null) == sorted_hand(HAND, GameType.GRAND)


@given(
    st.sets(st.integers(0, 31), max_size=12),
    st.sampled_from([None, *GameType]),
    st.sampled_from(SortSuits),
    st.sampled_from(SortBefore),
)
def test_ascending_is_the_other_way_round(cards, game, suits, before):
    hand = sum(1 << card for card in cards)
    one = sorting_of(Settings(sort_suits=suits, sort_before=before))
    other = sorting_of(
        Settings(sort_suits=suits, sort_before=before, sort_direction=SortDirection.ASCENDING)
    )
    down = sorted_hand(hand, game, one)
    assert sorted_hand(hand, game, other) == down[::-1]
    assert set(down) == set(cards_of(hand))
    # A suit lies together: as many groups as there are suits and trumps.
    starts = group_starts(down, game, one)
    groups = [down[start] for start in (0, *starts)] if down else []
    assert len(groups) <= 5
    assert len(group_starts(down[::-1], game, other)) == len(starts)


def test_the_window_follows_the_system_from_light_to_dark_and_back(open_window, monkeypatch):
    window = open_window()
    scheme = QGuiApplication.styleHints().colorSchemeChanged
    dark = False
    monkeypatch.setattr(MainWindow, "_system_is_dark", staticmethod(lambda: dark))
    window.change_settings(replace(window.settings, theme=ThemeChoice.SYSTEM))
    for dark in (True, False):
        scheme.emit(Qt.ColorScheme.Dark if dark else Qt.ColorScheme.Light)
        assert window.page.table.theme.dark is dark
        assert QGuiApplication.palette().window().color() == Theme.of(dark).paper
        assert window.settings.theme is ThemeChoice.SYSTEM
    window.change_settings(replace(window.settings, theme=ThemeChoice.LIGHT))
    dark = True
    scheme.emit(Qt.ColorScheme.Dark)
    assert not window.page.table.theme.dark

# SPDX-License-Identifier: MIT
"""What the settings mean for the window: cards, colours, words, movement, order, opponents."""

from __future__ import annotations

from typing import Final

from skat_desktop.i18n.languages import Language
from skat_desktop.i18n.vocabulary import LetterSet, Vocabulary
from skat_desktop.records.settings import (
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
from skat_desktop.rules.decks import DeckFamily
from skat_desktop.rules.games import GameType
from skat_desktop.ui.cards.deck import Deck
from skat_desktop.ui.sorting import ALTERNATING, RANKED, Sorting
from skat_desktop.ui.theme import Theme

_SUITS: Final = {SortSuits.ALTERNATING: ALTERNATING, SortSuits.RANKED: RANKED}
_BEFORE: Final = {SortBefore.GRAND: GameType.GRAND, SortBefore.NULL: GameType.NULL}

USUAL_STRENGTH: Final = "strong"
"""How well computers play unless the user has chosen otherwise."""


def strength_of(chosen: str) -> str:
    """Return the strength of a computer.

    Args:
        chosen: the user's choice; the usual one where it is empty or no longer known.
    """
    # The players are loaded when they sit down.
    from skat_desktop.ai.registry import strengths

    return chosen if chosen in strengths() else USUAL_STRENGTH


def _french_letters(settings: Settings, language: Language) -> LetterSet:
    if settings.letters is LettersChoice.AUTO:
        return "de" if language is Language.GERMAN else "en"
    return "de" if settings.letters is LettersChoice.GERMAN else "en"


def deck_of(settings: Settings, language: Language) -> Deck:
    """Return the card pictures.

    Args:
        settings: the settings.
        language: the language of the window, for the letters that follow it.
    """
    german = settings.deck is DeckChoice.GERMAN
    return Deck(
        family="german" if german else "french",
        letters=settings.daus.value if german else _french_letters(settings, language),
        colours="four" if settings.deck is DeckChoice.TOURNAMENT else "two",
        index="large" if settings.large_index else "normal",
        back=settings.back.value,
        cloth=settings.cloth.value,
    )


def theme_of(settings: Settings, system_dark: bool) -> Theme:
    """Return the colours.

    Args:
        settings: the settings.
        system_dark: whether the system's windows are dark.
    """
    dark = {
        ThemeChoice.SYSTEM: system_dark,
        ThemeChoice.LIGHT: False,
        ThemeChoice.DARK: True,
    }[settings.theme]
    return Theme.of(dark, settings.cloth.value)


def vocabulary_of(settings: Settings, language: Language) -> Vocabulary:
    """Return how cards and games are called: as the cards show them.

    Args:
        settings: the settings.
        language: the language of the window.
    """
    german = settings.deck is DeckChoice.GERMAN
    return Vocabulary(
        language,
        DeckFamily.GERMAN if german else DeckFamily.FRENCH,
        _french_letters(settings, language),
        "D" if settings.daus is DausLetter.D else "A",
    )


def motion_factor(settings: Settings, system_reduced: bool) -> float:
    """Return the factor of all durations of movement, 0 when nothing moves.

    Args:
        settings: the settings.
        system_reduced: whether the system asks programs to move less.
    """
    reduced = {
        MotionChoice.SYSTEM: system_reduced,
        MotionChoice.FULL: False,
        MotionChoice.REDUCED: True,
    }[settings.motion]
    return 0.0 if reduced else settings.pace


def sorting_of(settings: Settings) -> Sorting:
    """Return how the hand is held."""
    return Sorting(
        ascending=settings.sort_direction is SortDirection.ASCENDING,
        suits=_SUITS[settings.sort_suits],
        before=_BEFORE[settings.sort_before],
    )

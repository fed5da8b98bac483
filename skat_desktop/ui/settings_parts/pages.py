# SPDX-License-Identifier: MIT
"""The pages of the settings dialog with all their fields and words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from skat_desktop.i18n.cards import suit_title
from skat_desktop.i18n.languages import Language
from skat_desktop.i18n.numbers import enumerated
from skat_desktop.i18n.vocabulary import Vocabulary
from skat_desktop.records.settings import (
    MOST_PLACES,
    BackChoice,
    ClothChoice,
    DausLetter,
    DeckChoice,
    LanguageChoice,
    LettersChoice,
    MotionChoice,
    SortBefore,
    SortDirection,
    SortSuits,
    ThemeChoice,
)
from skat_desktop.rules.cards import Suit
from skat_desktop.ui.settings_parts.field import (
    ChoiceField,
    NameField,
    StepsField,
    SwitchField,
    Text,
)
from skat_desktop.ui.settings_parts.page import PageSpec, Section
from skat_desktop.ui.settings_parts.pictures import BackTile, ClothTile, DeckTile
from skat_desktop.ui.settings_parts.tiles import TilesField
from skat_desktop.ui.sorting import ALTERNATING, RANKED

translate = QCoreApplication.translate


def _as_the_system(_: Vocabulary) -> str:
    return translate("Settings", "As the system")


def _own_name(language: Language) -> Text:
    return lambda _: language.own_name


def _general() -> Sequence[Section]:
    return (
        Section(
            (
                ChoiceField(
                    "language",
                    lambda _: translate("Settings", "&Language:"),
                    (
                        (LanguageChoice.AUTO, _as_the_system),
                        *(
                            (LanguageChoice(language.value), _own_name(language))
                            for language in Language
                        ),
                    ),
                    lambda _: translate(
                        "Settings", "The text is as large as your system’s settings ask for."
                    ),
                ),
            ),
            lambda _: translate("Settings", "Language and text"),
        ),
        Section(
            (
                SwitchField(
                    "announce",
                    lambda _: translate("Settings", "Announce &what happens at the table"),
                    lambda _: translate(
                        "Settings",
                        "A screen reader then reads bids, cards, tricks and results as they come.",
                    ),
                ),
            ),
            lambda _: translate("Settings", "Screen reader"),
        ),
    )


def _cards() -> Sequence[Section]:
    decks = (
        DeckTile(DeckChoice.FRENCH, lambda _: translate("Settings", "French", "deck")),
        DeckTile(DeckChoice.GERMAN, lambda _: translate("Settings", "German", "deck")),
        DeckTile(
            DeckChoice.TOURNAMENT,
            lambda _: translate("Settings", "Tournament, four colours", "deck"),
        ),
    )
    backs = (
        BackTile(BackChoice.LATTICE, lambda _: translate("Settings", "Lattice", "back of a card")),
        BackTile(BackChoice.ACORN, lambda _: translate("Settings", "Acorns", "back of a card")),
        BackTile(
            BackChoice.MONOGRAM, lambda _: translate("Settings", "Monogram", "back of a card")
        ),
    )
    return (
        Section(
            (
                TilesField("deck", lambda _: translate("Settings", "Dec&k:", "of cards"), decks),
                SwitchField(
                    "large_index",
                    lambda _: translate("Settings", "Lar&ge letters and figures in the corners"),
                ),
                ChoiceField(
                    "letters",
                    lambda _: translate("Settings", "&Letters on French cards:"),
                    (
                        (
                            LettersChoice.AUTO,
                            lambda _: translate("Settings", "As the language has them", "letters"),
                        ),
                        # Letters on cards are the same in every language.
                        (LettersChoice.ENGLISH, lambda _: "A K Q J"),
                        (LettersChoice.GERMAN, lambda _: "A K D B"),
                    ),
                ),
                ChoiceField(
                    "daus",
                    lambda _: translate("Settings", "Letter on the Da&us of German cards:"),
                    ((DausLetter.A, lambda _: "A"), (DausLetter.D, lambda _: "D")),
                ),
                TilesField("back", lambda _: translate("Settings", "&Backs:", "of cards"), backs),
            )
        ),
    )


def _table() -> Sequence[Section]:
    cloths = (
        ClothTile(ClothChoice.GREEN, lambda _: translate("Settings", "Bottle green", "table")),
        ClothTile(ClothChoice.BLUE, lambda _: translate("Settings", "Night blue", "table")),
        ClothTile(ClothChoice.BURGUNDY, lambda _: translate("Settings", "Burgundy", "table")),
        ClothTile(ClothChoice.SLATE, lambda _: translate("Settings", "Slate", "table")),
    )
    return (
        Section(
            (
                TilesField(
                    "cloth", lambda _: translate("Settings", "&Colour of the table:"), cloths
                ),
                ChoiceField(
                    "theme",
                    lambda _: translate("Settings", "L&ight or dark:"),
                    (
                        (ThemeChoice.SYSTEM, _as_the_system),
                        (ThemeChoice.LIGHT, lambda _: translate("Settings", "Light", "not dark")),
                        (ThemeChoice.DARK, lambda _: translate("Settings", "Dark")),
                    ),
                    lambda _: translate(
                        "Settings", "In dark windows the table is a little darker, too."
                    ),
                ),
            )
        ),
    )


_PACES: Final[tuple[tuple[float, Text], ...]] = (
    (2.0, lambda _: translate("Settings", "calm", "pace")),
    (1.4, lambda _: translate("Settings", "unhurried", "pace")),
    (1.0, lambda _: translate("Settings", "as usual", "pace")),
    (0.65, lambda _: translate("Settings", "brisk", "pace")),
    (0.35, lambda _: translate("Settings", "fast", "pace")),
    (0.0, lambda _: translate("Settings", "at once", "pace: nothing takes any time")),
)


def _suits(order: tuple[Suit, ...], vocabulary: Vocabulary) -> str:
    return enumerated([suit_title(suit, vocabulary) for suit in order])


def _play() -> Sequence[Section]:
    return (
        Section(
            (
                StepsField("pace", lambda _: translate("Settings", "Pac&e:"), _PACES),
                ChoiceField(
                    "motion",
                    lambda _: translate("Settings", "Mo&ving cards:"),
                    (
                        (MotionChoice.SYSTEM, _as_the_system),
                        (MotionChoice.FULL, lambda _: translate("Settings", "Yes", "cards move")),
                        (
                            MotionChoice.REDUCED,
                            lambda _: translate("Settings", "No", "cards do not move"),
                        ),
                    ),
                ),
                SwitchField(
                    "click_to_clear_trick",
                    lambda _: translate("Settings", "A complete trick stays until you cl&ick"),
                ),
                SwitchField(
                    "play_only_card",
                    lambda _: translate(
                        "Settings", "Play a card by itself when it is the onl&y one allowed"
                    ),
                ),
                SwitchField(
                    "show_worth",
                    lambda _: translate("Settings", "Show in the auction what your hand is &worth"),
                ),
                SwitchField(
                    "show_counters",
                    lambda _: translate("Settings", "&Count card points and trumps played so far"),
                ),
            ),
            lambda _: translate("Settings", "At the table"),
        ),
        Section(
            (
                ChoiceField(
                    "sort_direction",
                    lambda _: translate("Settings", "On the le&ft:", "of the hand"),
                    (
                        (
                            SortDirection.DESCENDING,
                            lambda _: translate("Settings", "Trumps and high cards"),
                        ),
                        (SortDirection.ASCENDING, lambda _: translate("Settings", "Low cards")),
                    ),
                ),
                ChoiceField(
                    "sort_suits",
                    lambda _: translate("Settings", "&Suits:"),
                    (
                        (SortSuits.ALTERNATING, lambda words: _suits(ALTERNATING, words)),
                        (SortSuits.RANKED, lambda words: _suits(RANKED, words)),
                    ),
                ),
                ChoiceField(
                    "sort_before",
                    lambda _: translate("Settings", "Befo&re a game is declared:"),
                    (
                        (SortBefore.GRAND, lambda _: translate("Settings", "As for Grand")),
                        (SortBefore.NULL, lambda _: translate("Settings", "As for Null")),
                    ),
                ),
            ),
            lambda _: translate("Settings", "Order of your hand", "the cards held"),
        ),
    )


def _computer_label(place: int) -> Text:
    # One literal each: every label has its own mnemonic.
    labels: tuple[Text, ...] = (
        lambda _: translate("Settings", "Computer &1:"),
        lambda _: translate("Settings", "Computer &2:"),
        lambda _: translate("Settings", "Computer &3:"),
        lambda _: translate("Settings", "Computer &4:"),
    )
    return labels[place - 1]


def _names(computers: Sequence[str]) -> Sequence[Section]:
    def usual(place: int) -> Text:
        return lambda _: computers[place - 1]

    return (
        Section(
            (
                NameField(
                    0,
                    lambda _: translate("Settings", "&Your name:"),
                    lambda _: translate("MainWindow", "You", "player name"),
                ),
                *(
                    NameField(place, _computer_label(place), usual(place))
                    for place in range(1, MOST_PLACES - 1)
                ),
                NameField(
                    MOST_PLACES - 1,
                    _computer_label(MOST_PLACES - 1),
                    usual(MOST_PLACES - 1),
                    lambda _: translate(
                        "Settings",
                        "An empty field stands for the name in grey. Computers 3 and 4 sit only "
                        "at larger tables.",
                    ),
                ),
            )
        ),
    )


def page_specs(computers: Sequence[str]) -> tuple[PageSpec, ...]:
    """Return all pages.

    Args:
        computers: the names the program gives to computers, for all places but the first.
    """
    assert len(computers) == MOST_PLACES - 1, computers
    return (
        PageSpec("general", lambda _: translate("Settings", "Ge&neral", "page"), _general),
        PageSpec("cards", lambda _: translate("Settings", "C&ards", "page"), _cards),
        PageSpec("table", lambda _: translate("Settings", "&Table", "page"), _table),
        PageSpec("play", lambda _: translate("Settings", "&Play", "page: at the table"), _play),
        PageSpec(
            "names", lambda _: translate("Settings", "Na&mes", "page"), lambda: _names(computers)
        ),
    )

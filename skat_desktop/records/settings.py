# SPDX-License-Identifier: MIT
"""Everything a user can choose, as one frozen value with defaults."""

from __future__ import annotations

from dataclasses import dataclass, fields
from enum import StrEnum
from typing import Annotated, Any, Final, get_type_hints

from skat_desktop.records.kinds import (
    Choice,
    Kind,
    Number,
    OneOf,
    PerPlace,
    Switch,
    Text,
    Whole,
    WrongValue,
)
from skat_desktop.rules.rulesets import INTERNATIONAL, RULE_SETS
from skat_desktop.rules.seating import TABLE_SIZES
from skat_desktop.rules.series import BIERLACHS_LIMITS, ListKind

MOST_PLACES: Final = max(TABLE_SIZES)
LONGEST_NAME: Final = 24
"""Characters of a player's name."""


class LanguageChoice(StrEnum):
    """The language of the window."""

    AUTO = "auto"
    """The first of the system's languages that the program speaks."""
    ENGLISH = "en"
    GERMAN = "de"
    JAPANESE = "ja"


class DeckChoice(StrEnum):
    """The card pictures."""

    FRENCH = "french"
    GERMAN = "german"
    TOURNAMENT = "tournament"
    """French suits in four colours."""


class LettersChoice(StrEnum):
    """The index letters of French suits."""

    AUTO = "auto"
    """Those of the window's language."""
    ENGLISH = "en"
    """A K Q J."""
    GERMAN = "de"
    """A K D B."""


class DausLetter(StrEnum):
    """The index letter of the Daus."""

    A = "A"
    D = "D"


class BackChoice(StrEnum):
    """The pattern of the cards' backs."""

    LATTICE = "lattice"
    ACORN = "acorn"
    MONOGRAM = "monogram"


class ClothChoice(StrEnum):
    """The colour of the table."""

    GREEN = "green"
    BLUE = "blue"
    BURGUNDY = "burgundy"
    SLATE = "slate"


class ThemeChoice(StrEnum):
    """Light or dark sheets."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


class MotionChoice(StrEnum):
    """Whether cards move."""

    SYSTEM = "system"
    FULL = "full"
    REDUCED = "reduced"


class SortDirection(StrEnum):
    """Whether a hand begins with its highest cards on the left."""

    DESCENDING = "descending"
    ASCENDING = "ascending"


class SortSuits(StrEnum):
    """The order of suits in a hand."""

    ALTERNATING = "alternating"
    """Black and red in turn."""
    RANKED = "ranked"
    """Clubs, spades, hearts, diamonds."""


class SortBefore(StrEnum):
    """As for which game a hand is sorted before one is declared."""

    GRAND = "grand"
    NULL = "null"


_Name = Annotated[str, Text(LONGEST_NAME)]
_Names = Annotated[tuple[str, ...], PerPlace(Text(LONGEST_NAME), MOST_PLACES)]
_WindowState = Annotated[str, Text(20_000)]
_Pace = Annotated[float, Number(0.0, 4.0)]


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings. The name of each attribute is its key in the file.

    Attributes:
        language: of the window.
        deck: card pictures.
        large_index: large indices on the cards.
        letters: index letters of French suits.
        daus: index letter of the Daus.
        back: pattern of the backs.
        cloth: colour of the table.
        theme: light or dark sheets.
        pace: factor of all durations; 1 is the usual pace, 2 half as fast, 0 waits for nothing.
        motion: whether cards move.
        sound: whether cards are heard.
        sort_direction: whether a hand begins with its highest cards.
        sort_suits: order of the suits in a hand.
        sort_before: as for which game a hand is sorted before one is declared.
        click_to_clear_trick: a trick lies until it is clicked.
        play_only_card: the only legal card is played by itself.
        show_worth: beside the auction stands what the hand is worth.
        show_counters: card points and trumps played so far are shown.
        show_buttons: buttons for what is used in play lie on the table.
        announce: what happens is announced to screen readers.
        names: of the players, by place; the first is the user. Empty: the program's name for
            the place.
        strengths: of the computers, by place, as ids; the first place is the user's and means
            nothing. Empty: the program's choice.
        places: seats of the last series.
        deals: deals of the last series, whole rounds; 0 is endless.
        list_kind: list of the last series.
        rules: id of the rule set of the last series.
        bierlachs_limit: limit of the last series.
        window_geometry: where the window was, in Qt's form as base64.
        window_state: where its docks were, in Qt's form as base64.

    Raises:
        WrongValue: a value is not of its kind.
    """

    language: LanguageChoice = LanguageChoice.AUTO
    deck: DeckChoice = DeckChoice.FRENCH
    large_index: bool = False
    letters: LettersChoice = LettersChoice.AUTO
    daus: DausLetter = DausLetter.A
    back: BackChoice = BackChoice.LATTICE
    cloth: ClothChoice = ClothChoice.GREEN
    theme: ThemeChoice = ThemeChoice.SYSTEM
    pace: _Pace = 1.0
    motion: MotionChoice = MotionChoice.SYSTEM
    sound: bool = False
    sort_direction: SortDirection = SortDirection.DESCENDING
    sort_suits: SortSuits = SortSuits.ALTERNATING
    sort_before: SortBefore = SortBefore.GRAND
    click_to_clear_trick: bool = False
    play_only_card: bool = False
    show_worth: bool = True
    show_counters: bool = False
    show_buttons: bool = True
    announce: bool = True
    names: _Names = ("",) * MOST_PLACES
    strengths: _Names = ("",) * MOST_PLACES
    places: Annotated[int, OneOf(TABLE_SIZES)] = 3
    deals: Annotated[int, Whole(0, 999)] = 9
    list_kind: ListKind = ListKind.TOURNAMENT
    rules: Annotated[str, OneOf(tuple(RULE_SETS))] = INTERNATIONAL.id
    bierlachs_limit: Annotated[int, OneOf(BIERLACHS_LIMITS)] = BIERLACHS_LIMITS[0]
    window_geometry: _WindowState = ""
    window_state: _WindowState = ""

    def __post_init__(self) -> None:
        for key, kind in KINDS.items():
            value = getattr(self, key)
            try:
                kind.read(value)
            except WrongValue as wrong:
                raise WrongValue(f"The setting {key} is {value!r}, but must be {wrong}.") from None
        if self.deals % self.places:
            raise WrongValue(
                f"The setting deals is {self.deals}, but must be whole rounds of {self.places}."
            )


def _kind_of(hint: Any) -> Kind:
    """Return the kind that a type annotation stands for."""
    metadata = getattr(hint, "__metadata__", ())
    if metadata:
        kind: Kind = metadata[0]
        return kind
    if hint is bool:
        return Switch()
    assert issubclass(hint, StrEnum), hint
    return Choice(hint)


_HINTS: Final = get_type_hints(Settings, include_extras=True)
KINDS: Final[dict[str, Kind]] = {
    field.name: _kind_of(_HINTS[field.name]) for field in fields(Settings)
}
"""Key of each setting → its kind."""

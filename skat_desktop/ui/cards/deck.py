# SPDX-License-Identifier: MIT
"""Which card pictures the user has chosen, and where they lie.

``resources/decks/README.md`` describes the folders; ``index.json`` there is all that is read.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from skat_desktop.paths import resource_path
from skat_desktop.rules.cards import CARD_CODES, Card

RATIO: Final = 91 / 59
"""Height of a card by its width."""

CORNER: Final = 0.06
"""Corner radius of a card by its width."""

LETTERS: Final = {"french": ("en", "de"), "german": ("A", "D")}
"""Family → choices of letters: A K Q J or A K D B; A or D on the Daus."""
COLOURS: Final = ("two", "four")
INDICES: Final = ("normal", "large")
BACKS: Final = ("lattice", "acorn", "monogram")
BACK_CLOTHS: Final = ("green", "blue", "burgundy", "slate")


@cache
def _index() -> dict[str, Any]:
    """Read the list of decks."""
    found: dict[str, Any] = json.loads(
        resource_path("decks", "index.json").read_text(encoding="utf-8")
    )
    return found


def small_below() -> int:
    """Return the width in device pixels below which the simplified cut is drawn."""
    return int(_index()["small_below"])


def _one_of(what: str, value: str, choices: tuple[str, ...]) -> None:
    if value not in choices:
        raise ValueError(f"{what} is {value!r}: choose one of {', '.join(choices)}.")


@dataclass(frozen=True)
class Deck:
    """A deck as chosen in the settings.

    Attributes:
        family: ``french`` or ``german``.
        letters: a choice of ``LETTERS`` for the family.
        colours: ``two`` or ``four``; French only.
        index: size of the corner index, ``normal`` or ``large``.
        back: pattern of the back.
        cloth: the back has the colour that goes with this cloth.
    """

    family: str = "french"
    letters: str = "en"
    colours: str = "two"
    index: str = "normal"
    back: str = "lattice"
    cloth: str = "green"

    def __post_init__(self) -> None:
        _one_of("The family of the deck", self.family, tuple(LETTERS))
        _one_of("The letters of the deck", self.letters, LETTERS[self.family])
        _one_of("The colours of the deck", self.colours, COLOURS)
        _one_of("The index of the deck", self.index, INDICES)
        _one_of("The back of the deck", self.back, BACKS)
        _one_of("The cloth of the back", self.cloth, BACK_CLOTHS)

    @property
    def folder_key(self) -> str:
        """The id of the deck in ``index.json``."""
        if self.family == "german":
            return f"german-{self.letters}-{self.index}"
        return f"french-{self.letters}-{self.colours}-{self.index}"

    def path(self, card: Card, width: float = 1000.0) -> Path:
        """Return the picture of a card for a width in device pixels.

        Raises:
            FileNotFoundError: the data files are incomplete.
        """
        code = CARD_CODES[card]
        names = [f"{code}.small.svg"] if width < small_below() else []
        for name in (*names, f"{code}.svg"):
            for folder in _index()["decks"][self.folder_key]:
                file = resource_path("decks", folder, name)
                if file.is_file():
                    return file
        raise FileNotFoundError(f"The deck {self.folder_key} has no picture of {code}.")

    def back_path(self) -> Path:
        """Return the picture of the back."""
        return resource_path("decks", _index()["backs"][f"{self.back}-{self.cloth}"])


PRESETS: Final = {
    "french": Deck(),
    "german": Deck(family="german", letters="A"),
    "tournament": Deck(colours="four"),
}
"""The three decks of the settings and of ``screenshots --deck``."""

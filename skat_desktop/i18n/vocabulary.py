# SPDX-License-Identifier: MIT
"""Which words the user has chosen: language, deck and index letters."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from skat_desktop.i18n.languages import Language
from skat_desktop.rules.cards import Rank
from skat_desktop.rules.decks import DeckFamily

LetterSet = Literal["en", "de"]
"""Index letters of the French deck: K Q J or K D B."""

_LETTERS: Final[dict[LetterSet, dict[Rank, str]]] = {
    "en": {Rank.ACE: "A", Rank.KING: "K", Rank.QUEEN: "Q", Rank.JACK: "J"},
    "de": {Rank.ACE: "A", Rank.KING: "K", Rank.QUEEN: "D", Rank.JACK: "B"},
}
_GERMAN_DECK: Final = {Rank.KING: "K", Rank.QUEEN: "O", Rank.JACK: "U"}
_PIPS: Final = {Rank.TEN: "10", Rank.NINE: "9", Rank.EIGHT: "8", Rank.SEVEN: "7"}


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """How cards and games are called.

    Attributes:
        language: the language of the texts; the same as :func:`languages.install` has set.
        family: whose suits and ranks are named.
        letters: index letters of the French deck.
        daus_letter: index letter of the German deck's Daus; D for those who are used to it.
    """

    language: Language = Language.ENGLISH
    family: DeckFamily = DeckFamily.FRENCH
    letters: LetterSet = "en"
    daus_letter: Literal["A", "D"] = "A"

    @classmethod
    def of(cls, language: Language, family: DeckFamily = DeckFamily.FRENCH) -> Vocabulary:
        """Return the usual vocabulary of a language: D and B on the cards in German."""
        return cls(language, family, "de" if language is Language.GERMAN else "en")

    @property
    def is_german_deck(self) -> bool:
        """Whether suits and ranks are those of the German deck."""
        return self.family is DeckFamily.GERMAN

    def index(self, rank: Rank) -> str:
        """Return what the corner of a card shows: A K Q J, A K D B or A K O U, 10 9 8 7."""
        if rank in _PIPS:
            return _PIPS[rank]
        if not self.is_german_deck:
            return _LETTERS[self.letters][rank]
        return self.daus_letter if rank is Rank.ACE else _GERMAN_DECK[rank]

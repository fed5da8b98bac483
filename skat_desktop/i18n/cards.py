# SPDX-License-Identifier: MIT
"""Names of suits, ranks and cards, in both decks.

A card name has the forms that German needs. English takes the article in all but the label;
Japanese has one form, with the index letter when written and the word when spoken.
"""

from __future__ import annotations

from enum import Enum
from typing import Final

from PySide6.QtCore import QCoreApplication

from skat_desktop.i18n.vocabulary import Vocabulary
from skat_desktop.rules.cards import Card, Hand, Rank, Suit, cards_of, rank_of, suit_of
from skat_desktop.rules.decks import rank_key, suit_key

translate = QCoreApplication.translate

SUIT_SIGNS: Final = {Suit.CLUBS: "♣", Suit.SPADES: "♠", Suit.HEARTS: "♥", Suit.DIAMONDS: "♦"}


class Form(Enum):
    """A grammatical form of a card name."""

    LABEL = "label"
    """Alone, after a colon and in lists: king of hearts, Herz-König."""
    NOMINATIVE = "nominative"
    ACCUSATIVE = "accusative"
    DATIVE = "dative"


class Gender(Enum):
    """Gender of a rank in German, which decides the article."""

    FEMININE = "feminine"
    MASCULINE = "masculine"
    NEUTER = "neuter"


_GENDERS: Final = {
    "king": Gender.MASCULINE,
    "ober": Gender.MASCULINE,
    "jack": Gender.MASCULINE,
    "unter": Gender.MASCULINE,
    "ace": Gender.NEUTER,
    "daus": Gender.NEUTER,
}

_SUITS: Final = {
    "clubs": lambda: translate("Suit", "clubs"),
    "spades": lambda: translate("Suit", "spades"),
    "hearts": lambda: translate("Suit", "hearts"),
    "diamonds": lambda: translate("Suit", "diamonds"),
    "acorns": lambda: translate("Suit", "acorns"),
    "leaves": lambda: translate("Suit", "leaves"),
    "red": lambda: translate("Suit", "hearts", "German deck"),
    "bells": lambda: translate("Suit", "bells"),
}
_ONE_OF_SUIT: Final = {
    "clubs": lambda: translate("Suit", "a club", "after: not"),
    "spades": lambda: translate("Suit", "a spade", "after: not"),
    "hearts": lambda: translate("Suit", "a heart", "after: not"),
    "diamonds": lambda: translate("Suit", "a diamond", "after: not"),
    "acorns": lambda: translate("Suit", "an acorn", "after: not"),
    "leaves": lambda: translate("Suit", "a leaf", "after: not"),
    "red": lambda: translate("Suit", "a heart", "after: not, German deck"),
    "bells": lambda: translate("Suit", "a bell", "after: not"),
}

_RANKS: Final = {
    "ace": lambda: translate("Rank", "ace"),
    "daus": lambda: translate("Rank", "Daus"),
    "king": lambda: translate("Rank", "king"),
    "queen": lambda: translate("Rank", "queen"),
    "ober": lambda: translate("Rank", "Ober"),
    "jack": lambda: translate("Rank", "jack"),
    "unter": lambda: translate("Rank", "Unter"),
    "ten": lambda: translate("Rank", "ten"),
    "nine": lambda: translate("Rank", "nine"),
    "eight": lambda: translate("Rank", "eight"),
    "seven": lambda: translate("Rank", "seven"),
}
_WRITTEN_RANKS: Final = {
    "ace": lambda: translate("Rank", "ace", "written in a card name"),
    "king": lambda: translate("Rank", "king", "written in a card name"),
    "queen": lambda: translate("Rank", "queen", "written in a card name"),
    "jack": lambda: translate("Rank", "jack", "written in a card name"),
}
"""French deck only; Japanese writes these four as letters."""

_CARDS: Final = {
    (Gender.FEMININE, Form.NOMINATIVE): lambda: translate(
        "Card", "the {rank} of {suit}", "nominative feminine: die Herz-Zehn"
    ),
    (Gender.FEMININE, Form.ACCUSATIVE): lambda: translate(
        "Card", "the {rank} of {suit}", "accusative feminine: die Herz-Zehn"
    ),
    (Gender.FEMININE, Form.DATIVE): lambda: translate(
        "Card", "the {rank} of {suit}", "dative feminine: der Herz-Zehn"
    ),
    (Gender.MASCULINE, Form.NOMINATIVE): lambda: translate(
        "Card", "the {rank} of {suit}", "nominative masculine: der Herz-König"
    ),
    (Gender.MASCULINE, Form.ACCUSATIVE): lambda: translate(
        "Card", "the {rank} of {suit}", "accusative masculine: den Herz-König"
    ),
    (Gender.MASCULINE, Form.DATIVE): lambda: translate(
        "Card", "the {rank} of {suit}", "dative masculine: dem Herz-König"
    ),
    (Gender.NEUTER, Form.NOMINATIVE): lambda: translate(
        "Card", "the {rank} of {suit}", "nominative neuter: das Herz-Ass"
    ),
    (Gender.NEUTER, Form.ACCUSATIVE): lambda: translate(
        "Card", "the {rank} of {suit}", "accusative neuter: das Herz-Ass"
    ),
    (Gender.NEUTER, Form.DATIVE): lambda: translate(
        "Card", "the {rank} of {suit}", "dative neuter: dem Herz-Ass"
    ),
}


def gender_of(card: Card, vocabulary: Vocabulary) -> Gender:
    """Return the gender of a card's German name, for sentences with a pronoun."""
    return _GENDERS.get(rank_key(rank_of(card), vocabulary.family), Gender.FEMININE)


def group_name(suit: Suit | None, vocabulary: Vocabulary) -> str:
    """Return the name of a suit inside a sentence, or with None of the trumps."""
    return translate("Suit", "trumps") if suit is None else suit_name(suit, vocabulary)


def suit_name(suit: Suit, vocabulary: Vocabulary) -> str:
    """Return the name of a suit inside a sentence: hearts, Herz, ハート."""
    return _SUITS[suit_key(suit, vocabulary.family)]()


def suit_title(suit: Suit, vocabulary: Vocabulary) -> str:
    """Return the name of a suit at the start of a sentence or alone: Hearts."""
    name = suit_name(suit, vocabulary)
    return name[0].upper() + name[1:]


def one_of_suit(suit: Suit, vocabulary: Vocabulary) -> str:
    """Return what a card of a suit is called after "not": a heart, Herz."""
    return _ONE_OF_SUIT[suit_key(suit, vocabulary.family)]()


def rank_name(rank: Rank, vocabulary: Vocabulary) -> str:
    """Return the word for a rank: jack, Bube, Unter, ジャック."""
    return _RANKS[rank_key(rank, vocabulary.family)]()


def card_name(
    card: Card, vocabulary: Vocabulary, form: Form = Form.NOMINATIVE, *, spoken: bool = False
) -> str:
    """Return the name of a card in words.

    Args:
        card: the card.
        vocabulary: whose words.
        form: label (king of hearts, Herz-König) or a case with its article (the king of
            hearts, den Herz-König). Never start a German sentence with a case.
        spoken: for speech and alternative text, where Japanese says キング instead of K.
    """
    key = rank_key(rank_of(card), vocabulary.family)
    rank = _RANKS[key]() if spoken else _written_rank(card, vocabulary)
    if key == "jack" and form in (Form.ACCUSATIVE, Form.DATIVE):
        # The one rank that German declines: den Pik-Buben.
        if spoken:
            rank = translate("Rank", "jack", "accusative and dative: Buben")
        else:
            rank = translate("Rank", "jack", "accusative and dative, written in a card name")
    if form is Form.LABEL:
        template = translate("Card", "{rank} of {suit}", "label, without article")
    else:
        template = _CARDS[gender_of(card, vocabulary), form]()
    return template.format(rank=rank, suit=suit_name(suit_of(card), vocabulary))


def two_cards(cards: Hand, vocabulary: Vocabulary) -> str:
    """Return two cards in words: the seven and eight of diamonds, Karo-Sieben und Karo-Acht.

    Args:
        cards: two cards as a mask.
        vocabulary: whose words.
    """
    low, high = cards_of(cards)
    if suit_of(low) is not suit_of(high):
        return translate("Card", "the {first} and the {second}", "two labels").format(
            first=card_name(low, vocabulary, Form.LABEL),
            second=card_name(high, vocabulary, Form.LABEL),
        )
    return translate("Card", "the {first} and {second} of {suit}", "two ranks of a suit").format(
        first=_written_rank(low, vocabulary),
        second=_written_rank(high, vocabulary),
        suit=suit_name(suit_of(low), vocabulary),
    )


def _written_rank(card: Card, vocabulary: Vocabulary) -> str:
    key = rank_key(rank_of(card), vocabulary.family)
    names = _RANKS if vocabulary.is_german_deck else {**_RANKS, **_WRITTEN_RANKS}
    return names[key]()


def card_index(card: Card, vocabulary: Vocabulary) -> str:
    """Return what the corner of a card shows beside its suit: K, 10, D, U."""
    return vocabulary.index(rank_of(card))


def card_chip(card: Card, vocabulary: Vocabulary) -> str:
    """Return a card for tables and chips: ♥K, ♣10; the German suits have no signs: Rot K."""
    suit = suit_of(card)
    index = card_index(card, vocabulary)
    if vocabulary.is_german_deck:
        return translate("Card", "{suit} {index}", "chip of the German deck: Rot K").format(
            suit=suit_title(suit, vocabulary), index=index
        )
    return f"{SUIT_SIGNS[suit]}{index}"

# SPDX-License-Identifier: MIT
"""The six games that can be declared: trumps, following suit, and who wins a trick.

Everything here is a table lookup, built once: group of a card (a plain suit or the trumps),
its strength inside a trick, and the masks used to follow suit. Source: ``rules.md`` section 1.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Final

from skat_desktop.rules.cards import (
    CARD_COUNT,
    JACKS,
    SUIT_LETTERS,
    Card,
    Hand,
    Rank,
    Suit,
    iter_cards,
    make_card,
)
from skat_desktop.rules.refusal import Refusal


class GameType(StrEnum):
    """What is declared, by its letter of notation.

    Attributes:
        is_suit: whether a suit is trumps beside the jacks.
        is_null: whether the declarer must not take a trick.
        trump_suit: the suit that is trumps, None in Grand and Null.
    """

    DIAMONDS = "D"
    HEARTS = "H"
    SPADES = "S"
    CLUBS = "C"
    GRAND = "G"
    NULL = "N"

    # Players ask for these, and look up tables by the game, many times for each card: they are
    # worked out once, and the hash is that of the letter instead of a call into enum.
    is_suit: bool
    is_null: bool
    trump_suit: Suit | None

    def __init__(self, letter: str) -> None:
        self.is_suit = letter in SUIT_LETTERS
        self.is_null = letter == "N"
        self.trump_suit = Suit(SUIT_LETTERS.index(letter)) if self.is_suit else None

    __hash__ = str.__hash__


TRUMP_GAMES: Final = tuple(game for game in GameType if not game.is_null)
"""The five games with trumps, in ascending order of base value."""

TRUMP_GROUP: Final = 4
"""Group number of the trumps; groups 0 … 3 are the plain suits."""

_TRUMP_GAME_RANKS: Final = (
    Rank.SEVEN,
    Rank.EIGHT,
    Rank.NINE,
    Rank.QUEEN,
    Rank.KING,
    Rank.TEN,
    Rank.ACE,
)
"""Ranks of a suit in games with trumps, low to high, the jacks taken out."""


def parse_game(text: str) -> GameType:
    """Read a game from its letter.

    Raises:
        Refusal: ``notation.game`` when there is no such letter.
    """
    try:
        return GameType(text)
    except ValueError:
        raise Refusal("notation.game", text=text) from None


def _suit_mask(suit: Suit) -> Hand:
    return 0xFF << (8 * suit)


def _trump_mask(game: GameType) -> Hand:
    if game.is_null:
        return 0
    suit = game.trump_suit
    return JACKS if suit is None else JACKS | _suit_mask(suit)


def _strengths(game: GameType) -> tuple[int, ...]:
    """Strength of each card: comparable inside a group, every trump above every plain card."""
    if game.is_null:
        return tuple(card & 7 for card in range(CARD_COUNT))
    strength = [0] * CARD_COUNT
    for suit in Suit:
        for height, rank in enumerate(_TRUMP_GAME_RANKS):
            above = 16 if suit is game.trump_suit else 0
            strength[make_card(suit, rank)] = above + height
        strength[make_card(suit, Rank.JACK)] = 32 + suit
    return tuple(strength)


TRUMPS: Final = {game: _trump_mask(game) for game in GameType}
"""The trumps of each game as a mask, jacks included."""

STRENGTH: Final = {game: _strengths(game) for game in GameType}
"""Strength of each card in each game; higher wins inside a group, trumps win over all."""

GROUP_OF: Final = {
    game: tuple(TRUMP_GROUP if TRUMPS[game] >> card & 1 else card >> 3 for card in range(32))
    for game in GameType
}
"""Group of each card in each game: 0 … 3 a plain suit, 4 the trumps."""

GROUP_MASKS: Final = {
    game: (*(_suit_mask(suit) & ~TRUMPS[game] for suit in Suit), TRUMPS[game]) for game in GameType
}
"""The cards of each of the five groups in each game."""

_FOLLOW_MASK: Final = {
    game: tuple(GROUP_MASKS[game][GROUP_OF[game][card]] for card in range(CARD_COUNT))
    for game in GameType
}


def _trumps_high_to_low(game: GameType) -> tuple[Card, ...]:
    return tuple(sorted(iter_cards(TRUMPS[game]), key=STRENGTH[game].__getitem__, reverse=True))


TRUMPS_HIGH_TO_LOW: Final = {game: _trumps_high_to_low(game) for game in GameType}


def legal_cards(game: GameType, hand: Hand, led: Card | None) -> Hand:
    """Return the cards of a hand that may be played to a trick.

    Args:
        game: what is played.
        hand: the cards still held.
        led: the first card of the trick, None when leading.
    """
    if led is None:
        return hand
    return hand & _FOLLOW_MASK[game][led] or hand


def follows(game: GameType, card: Card, led: Card) -> bool:
    """Tell whether a card belongs to the group of the card led."""
    groups = GROUP_OF[game]
    return groups[card] == groups[led]


def beats(game: GameType, challenger: Card, holder: Card) -> bool:
    """Tell whether a later card takes a trick over from the card that holds it."""
    groups = GROUP_OF[game]
    if groups[challenger] == groups[holder]:
        strength = STRENGTH[game]
        return strength[challenger] > strength[holder]
    return groups[challenger] == TRUMP_GROUP


def winning_index(game: GameType, cards: Sequence[Card]) -> int:
    """Return the position of the card that wins, or holds, a trick of at least one card."""
    groups = GROUP_OF[game]
    strength = STRENGTH[game]
    best = 0
    best_group = groups[cards[0]]
    best_strength = strength[cards[0]]
    for index in range(1, len(cards)):
        card = cards[index]
        group = groups[card]
        if (group == best_group and strength[card] > best_strength) or (
            group == TRUMP_GROUP and best_group != TRUMP_GROUP
        ):
            best, best_group, best_strength = index, group, strength[card]
    return best


def matadors(game: GameType, cards: Hand) -> int:
    """Count the matadors of a declarer's cards.

    Args:
        game: a game with trumps.
        cards: the declarer's twelve cards, hand and skat.

    Returns:
        ``n`` for "with n", ``-n`` for "without n"; 0 in Null, where there are none.
    """
    order = TRUMPS_HIGH_TO_LOW[game]
    if not order:
        return 0
    has_top = cards >> order[0] & 1
    run = 0
    for card in order:
        if cards >> card & 1 != has_top:
            break
        run += 1
    return run if has_top else -run

# SPDX-License-Identifier: MIT
"""Trumps, following suit, who wins a trick, matadors."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skat_desktop.rules.cards import ALL_CARDS, card_code, cards_of, parse_card
from skat_desktop.rules.games import (
    STRENGTH,
    TRUMPS,
    TRUMPS_HIGH_TO_LOW,
    GameType,
    beats,
    follows,
    legal_cards,
    matadors,
    parse_game,
    winning_index,
)
from skat_desktop.rules.refusal import Refusal
from tests.support import cards

games = st.sampled_from(list(GameType))
any_card = st.integers(0, 31)
hands = st.integers(1, ALL_CARDS)


def group(game, card):
    """Return the suit a card belongs to, from its code alone."""
    code = card_code(card)
    suit, rank = code[0], code[1]
    if game is not GameType.NULL and (rank == "J" or suit == game.value):
        return "trump"
    return suit


def height(game, card):
    code = card_code(card)
    suit, rank = code[0], code[1]
    if game is GameType.NULL:
        return "789TJQKA".index(rank)
    if rank == "J":
        return 10 + "DHSC".index(suit)
    return "789QKTA".index(rank)


@pytest.mark.parametrize("game", list(GameType))
def test_trumps(game):
    order = ["CJ", "SJ", "HJ", "DJ"]
    if game is GameType.NULL:
        order = []
    elif game is not GameType.GRAND:
        order += [game.value + rank for rank in "ATKQ987"]
    assert [card_code(card) for card in TRUMPS_HIGH_TO_LOW[game]] == order
    assert TRUMPS[game] == cards(order)
    assert game.is_suit == (game.value in "DHSC")
    assert game.is_null == (game.value == "N")
    assert (game.trump_suit is None) == (not game.is_suit)
    if game.trump_suit is not None:
        assert game.trump_suit.letter == game.value


@pytest.mark.parametrize("game", list(GameType))
def test_every_trump_is_stronger_than_every_plain_card(game):
    strength = STRENGTH[game]
    trumps = [strength[card] for card in range(32) if group(game, card) == "trump"]
    plain = [strength[card] for card in range(32) if group(game, card) != "trump"]
    assert not trumps or min(trumps) > max(plain)
    assert len(set(trumps)) == len(trumps)


@given(games, hands, any_card)
def test_following(game, hand, led):
    own = cards_of(hand)
    of_group = [card for card in own if group(game, card) == group(game, led)]
    assert cards_of(legal_cards(game, hand, led)) == (of_group or own)
    assert legal_cards(game, hand, None) == hand
    for card in own:
        assert follows(game, card, led) == (group(game, card) == group(game, led))


@pytest.mark.parametrize("game", list(GameType))
def test_every_pair_of_cards(game):
    for holder, challenger in itertools.permutations(range(32), 2):
        same = group(game, holder) == group(game, challenger)
        higher = height(game, challenger) > height(game, holder)
        expected = higher if same else group(game, challenger) == "trump"
        assert beats(game, challenger, holder) == expected
        assert winning_index(game, (holder, challenger)) == int(expected)


@given(games, st.lists(any_card, min_size=1, max_size=3, unique=True))
def test_winner_of_a_trick(game, trick):
    trumps = [card for card in trick if group(game, card) == "trump"]
    following = [card for card in trick if group(game, card) == group(game, trick[0])]
    best = max(trumps or following, key=lambda card: height(game, card))
    assert winning_index(game, trick) == trick.index(best)


@given(games, st.integers(0, ALL_CARDS))
def test_matadors_are_the_unbroken_run_from_the_club_jack(game, hand):
    order = [card_code(card) for card in TRUMPS_HIGH_TO_LOW[game]]
    held = [bool(hand >> parse_card(code) & 1) for code in order]
    count = matadors(game, hand)
    run = abs(count)
    assert run <= len(order)
    if not order:
        assert count == 0
        return
    assert run >= 1
    assert (count > 0) == held[0]
    assert set(held[:run]) == {held[0]}
    assert run == len(order) or held[run] != held[0]


@pytest.mark.parametrize("text", ["", "X", "d", "CG"])
def test_no_game(text):
    with pytest.raises(Refusal) as caught:
        parse_game(text)
    assert caught.value.rule == "notation.game"
    assert caught.value.params == {"text": text}


def test_letters_of_games():
    assert [parse_game(letter).value for letter in "DHSCGN"] == list("DHSCGN")

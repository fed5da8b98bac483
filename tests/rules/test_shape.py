# SPDX-License-Identifier: MIT
"""Three-hand Skat is used through the family's shape alone."""

from __future__ import annotations

from skat_desktop.rules.events import CardPlayed, Dealt
from skat_desktop.rules.result import GameResult
from skat_desktop.rules.shape import Game
from skat_desktop.rules.shuffle import HashStream
from skat_desktop.rules.skatgame import SkatGame
from skat_desktop.rules.view import View
from tests.support import game_with, random_deal


def finish(game: Game[View, GameResult]) -> int:
    """Play a deal to its end knowing nothing but the shape; return the number of cards."""
    cards = 0
    while game.to_act is not None:
        assert game.result is None
        seat = game.to_act
        assert game.view(seat).my_turn
        action = game.actions(seat)[0]
        game.check(action)
        game.apply(action)
        game.undo()
        game.apply(action)
        cards += isinstance(game.events[-1], CardPlayed)
    return cards


def test_a_deal_through_the_shape():
    game = game_with(random_deal(HashStream("shape")), "C")
    assert isinstance(game.events[0], Dealt)
    assert finish(game) == 30
    assert game.result is not None


def test_from_the_first_word_on():
    game = SkatGame(random_deal(HashStream("shape")))
    finish(game)
    assert game.result is not None

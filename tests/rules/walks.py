# SPDX-License-Identifier: MIT
"""Walks through a deal by legal actions, for property tests."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from hypothesis import strategies as st

from skat_desktop.rules.dealcode import DEAL_COUNT, numbered_deal
from skat_desktop.rules.events import Act, CardPlayed, SkatTaken
from skat_desktop.rules.rulesets import CLASSIC_1997, INTERNATIONAL, NullBelowBid
from skat_desktop.rules.shuffle import HashStream
from skat_desktop.rules.skatgame import SkatGame

RULES: Final = (
    INTERNATIONAL,
    CLASSIC_1997,
    replace(INTERNATIONAL, id="record", null_below_bid=NullBelowBid.LOST_AT_ONCE),
)
rule_sets = st.sampled_from(RULES)
deals = st.integers(0, DEAL_COUNT - 1).map(numbered_deal)
labels = st.integers(0, 2**32 - 1)
"""What a walk chooses; the walk itself comes from a stream, so that it shrinks to a number."""


def step(game: SkatGame, stream: HashStream) -> Act:
    """Return one of the things that some seat may do now.

    Seats are asked in random order. In play most steps are cards, so that deals get long; among
    other steps high bids are rare, so that all games are declared.
    """
    choices: list[Act] = []
    for seat in stream.shuffled(range(3)):
        offered = game.actions(seat)
        if offered and (not choices or stream.below(2)):
            choices = offered
    cards = [action for action in choices if isinstance(action, CardPlayed)]
    if stream.below(40):
        # The seat to act, and a card if it may play one.
        assert game.to_act is not None
        choices = game.actions(game.to_act)
        cards = [action for action in choices if isinstance(action, CardPlayed)]
        if cards:
            choices = [*cards]
    if game.phase == "skat" and stream.below(2):
        # Else Hand games would be most of all.
        choices = [action for action in choices if isinstance(action, SkatTaken)] or choices
    if game.phase == "auction" and stream.below(3):
        choices = choices[:2] if stream.below(3) else choices[-1:]
    return choices[stream.below(len(choices))]


def walk(
    game: SkatGame,
    stream: HashStream,
    *,
    limit: int = 200,
    after_each: Callable[[SkatGame], None] | None = None,
) -> SkatGame:
    """Do up to so many legal things, until the deal is over."""
    for _ in range(limit):
        if game.to_act is None:
            break
        game.apply(step(game, stream))
        if after_each is not None:
            after_each(game)
    return game

# SPDX-License-Identifier: MIT
"""What a searching player makes of what it looked at."""

from __future__ import annotations

from array import array
from dataclasses import replace

import pytest

from skat_desktop.ai.player import StopFlag
from skat_desktop.ai.rulebased import RuleBasedPlayer
from skat_desktop.ai.search import cards
from skat_desktop.ai.search.draw import draw_worlds
from skat_desktop.ai.search.judge import Verdicts
from skat_desktop.ai.search.strength import STRENGTHS
from skat_desktop.rules.cards import cards_of
from skat_desktop.rules.deal import series_deal
from skat_desktop.rules.rulesets import INTERNATIONAL
from skat_desktop.rules.skatgame import SkatGame


def views_with_a_choice(numbers, tricks_from=0):
    """Yield the views in which a rule-based player has a card to choose."""
    player, stop = RuleBasedPlayer(), StopFlag()
    for number in numbers:
        game = SkatGame(series_deal(15, number), INTERNATIONAL)
        while (seat := game.to_act) is not None:
            view = game.view(seat)
            if view.phase == "play" and view.concession is None:
                legal = view.legal
                if legal & (legal - 1) and len(view.tricks) >= tricks_from:
                    yield view
            game.apply(player.decide(view, stop).action)


def test_who_counts_a_forgotten_card_twice_counts_no_more_than_120_points():
    club = STRENGTHS["club"]
    view = next(
        view
        for view in views_with_a_choice(range(1, 40), tricks_from=6)
        if view.is_declarer and not view.contract.game.is_null
    )
    held = tuple(cards_of(view.legal))
    worlds = draw_worlds(view, club).thinned(1)
    verdicts = Verdicts(held, array("B", [131] + [61] * (len(held) - 1)), 1)
    best, *others = cards.estimate(view, worlds, verdicts, exact=True)
    assert (best.win, best.points) == (1.0, 120)
    assert all(best.gain > other.gain for other in others)


def test_a_rule_of_thumb_decides_among_equal_cards_for_those_who_know_it():
    knows = replace(STRENGTHS["novice"], conventions=True)
    plain = RuleBasedPlayer()
    follows, others = {knows: 0, STRENGTHS["novice"]: 0}, 0
    for view in views_with_a_choice(range(1, 12)):
        said = plain.decide(view, StopFlag()).action
        others += 1
        for strength in follows:
            follows[strength] += cards.choose(view, strength, StopFlag()).action == said
    assert others > 120
    assert follows[knows] > follows[STRENGTHS["novice"]] + 0.1 * others


@pytest.mark.parametrize("name", list(STRENGTHS))
def test_weaker_strengths_look_at_less(name):
    names = list(STRENGTHS)
    own = STRENGTHS[name]
    for stronger in names[names.index(name) + 1 :]:
        other = STRENGTHS[stronger]
        assert own.worlds_at(0) < other.worlds_at(0)
        assert own.all_worlds < other.all_worlds
        assert own.exact_from >= other.exact_from
        assert own.evaluates <= other.evaluates
        assert own.conventions <= other.conventions

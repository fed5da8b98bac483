# SPDX-License-Identifier: MIT
"""What a seat knows of the unseen cards is true in the deal that is really played."""

from __future__ import annotations

import pytest

from skat_desktop.ai.player import StopFlag
from skat_desktop.ai.rulebased import RuleBasedPlayer
from skat_desktop.ai.search.draw import draw_worlds
from skat_desktop.ai.search.knowledge import AWAY, LEFT, RIGHT, unknown_to
from skat_desktop.ai.search.strength import STRENGTHS
from skat_desktop.rules.cards import ALL_CARDS
from skat_desktop.rules.deal import series_deal
from skat_desktop.rules.games import GROUP_MASKS, GROUP_OF
from skat_desktop.rules.skatgame import SkatGame


def played_views(deals):
    """Yield the views of whoever plays a card, with the game, over whole deals."""
    player, stop = RuleBasedPlayer(), StopFlag()
    for number in deals:
        game = SkatGame(series_deal(41, number))
        while (seat := game.to_act) is not None:
            view = game.view(seat)
            if view.phase == "play" and view.concession is None:
                yield game, view
            game.apply(player.decide(view, stop).action)


@pytest.mark.parametrize("name", list(STRENGTHS))
def test_the_true_deal_is_always_possible(name):
    strength = STRENGTHS[name]
    for game, view in played_views(range(1, 9)):
        unknown = unknown_to(view, strength)
        left, right = (view.seat + 1) % 3, (view.seat + 2) % 3
        hands = game.state.hands
        played = ALL_CARDS & ~(hands[0] | hands[1] | hands[2] | game.state.skat)
        for card, places in zip(unknown.cards, unknown.places, strict=True):
            where = LEFT if hands[left] >> card & 1 else RIGHT if hands[right] >> card & 1 else AWAY
            assert places & where, "the card lies where it is said not to"
            assert not played >> card & 1 or strength.memory is not None
        assert len(unknown.cards) == sum(unknown.sizes)


@pytest.mark.parametrize("name", list(STRENGTHS))
def test_every_world_fits_the_view(name):
    strength = STRENGTHS[name].reduced(12)
    for number, (_, view) in enumerate(played_views(range(1, 7))):
        if number % 3:
            continue
        worlds = draw_worlds(view, strength)
        assert len(worlds) >= 1
        assert all(weight > 0 for weight in worlds.weights)
        for world in range(len(worlds)):
            hands = [worlds.hand(world, seat) for seat in range(3)]
            assert hands[view.seat] == view.hand
            assert [hand.bit_count() for hand in hands] == list(view.hand_sizes)
            cards = [*hands, worlds.skats[world]]
            assert (
                sum(hand.bit_count() for hand in cards)
                == (hands[0] | hands[1] | hands[2] | worlds.skats[world]).bit_count()
            )
            assert worlds.skats[world].bit_count() == 2
            if view.skat is not None:
                assert worlds.skats[world] == view.skat
            for seat, cards_open in view.open_hands:
                assert hands[seat] == cards_open
            if strength.voids is None:
                assert_voids(view, hands)


def assert_voids(view, hands):
    groups, masks = GROUP_OF[view.contract.game], GROUP_MASKS[view.contract.game]
    for trick in view.tricks:
        for place, card in enumerate(trick.cards):
            led = groups[trick.cards[0]]
            if groups[card] != led:
                assert not hands[(trick.leader + place) % 3] & masks[led]


def test_all_worlds_are_looked_at_where_they_are_few():
    strength = STRENGTHS["master"]
    whole = 0
    for _, view in played_views(range(1, 7)):
        if len(view.tricks) < 7:
            continue
        worlds = draw_worlds(view, strength)
        if worlds.everything:
            whole += 1
            seen = {tuple(worlds.hands[3 * w : 3 * w + 3]) for w in range(len(worlds))}
            assert len(seen) == len(worlds)
    assert whole > 20


def test_the_same_view_gives_the_same_worlds():
    strength = STRENGTHS["club"]
    for number, (_, view) in enumerate(played_views(range(1, 3))):
        if number % 7 == 0:
            one, other = draw_worlds(view, strength), draw_worlds(view, strength)
            assert (one.hands, one.skats, one.weights) == (other.hands, other.skats, other.weights)


def test_a_declarer_is_thought_to_hold_what_his_game_needs():
    master, club = STRENGTHS["master"], STRENGTHS["club"]
    better = []
    for _, view in played_views(range(1, 40)):
        contract = view.contract
        if view.is_declarer or view.tricks or contract.game.is_null:
            continue
        trumps = GROUP_MASKS[contract.game][4]

        def mean(strength, view=view, trumps=trumps):
            worlds = draw_worlds(view, strength.reduced(60))
            held = [
                weight * (worlds.hand(world, view.declarer) & trumps).bit_count()
                for world, weight in enumerate(worlds.weights)
            ]
            return sum(held) / sum(worlds.weights)

        better.append(mean(master) > mean(club))
    assert sum(better) > 0.9 * len(better)

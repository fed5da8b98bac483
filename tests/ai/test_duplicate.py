# SPDX-License-Identifier: MIT
"""Duplicate boards: equal players are exactly equal, and a weakness shows where it is."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skat_desktop.ai.duplicate import (
    LINEUPS,
    PARTS,
    BoardDifference,
    Standing,
    compare,
    play_board,
)
from skat_desktop.ai.player import Decision, Player, StopFlag
from skat_desktop.ai.registry import PlayerOptions, make_player, strengths
from skat_desktop.ai.rulebased import RuleBasedPlayer
from skat_desktop.ai.selfplay import play_deal
from skat_desktop.rules.deal import SEATS, series_deal
from skat_desktop.rules.lists import deal_scores, tallies
from skat_desktop.rules.result import GameResult
from skat_desktop.rules.rulesets import INTERNATIONAL
from skat_desktop.rules.seating import seating
from skat_desktop.rules.series import Entry
from skat_desktop.rules.view import View
from tests.ai.opponents import CarelessPlayer, TimidPlayer


def board(number: int, a: Player, b: Player) -> list[GameResult]:
    games = play_board(series_deal(11, number), a, b)
    return [game.result for game in games if game.result is not None]


def match(a: Player, b: Player, boards: int) -> Standing:
    standing = Standing()
    for number in range(1, boards + 1):
        standing.add(compare(board(number, a, b)))
    return standing


def test_each_player_sits_everywhere_equally_often():
    assert len(LINEUPS) == 6 == len(set(LINEUPS))
    for seat in SEATS:
        assert sum(lineup[seat] for lineup in LINEUPS) == 3
    assert sorted(sum(lineup) for lineup in LINEUPS) == [1, 1, 1, 2, 2, 2]
    # A alone first, then B alone.
    assert [sum(lineup) for lineup in LINEUPS] == [1, 1, 1, 2, 2, 2]


@pytest.mark.parametrize("strength", strengths())
def test_a_player_against_itself_is_exactly_nothing(strength):
    few = PlayerOptions(worlds=3)
    a, b = make_player(strength, few), make_player(strength, few)
    for number in range(1, 21 if strength == "rulebased" else 5):
        assert compare(board(number, a, b)) == BoardDifference(0, 0)


def test_what_a_makes_more_than_b_counted_by_hand():
    # Careful against careless on some boards, counted seat by seat as a score sheet is.
    careful, careless = RuleBasedPlayer(), CarelessPlayer()
    for number in range(1, 16):
        results = board(number, careful, careless)
        sums = {True: 0, False: 0}
        plain = {True: 0, False: 0}
        for result, lineup in zip(results, LINEUPS, strict=True):
            for seat in SEATS:
                plain[lineup[seat]] += result.scores[seat]
                value = result.valuation
                if value is None:
                    continue
                if seat == result.declarer:
                    sums[lineup[seat]] += value.value + (50 if value.won else -50)
                elif not value.won:
                    sums[lineup[seat]] += 40
        difference = compare(results)
        assert Fraction(difference.tournament, PARTS) == Fraction(sums[True] - sums[False], 9)
        assert Fraction(difference.game_points, PARTS) == Fraction(plain[True] - plain[False], 9)


def test_deal_scores_are_those_of_the_list():
    player = RuleBasedPlayer()
    for number in range(1, 31):
        result = board(number, player, player)[0]
        entry = Entry(1, seating(3, 2), result)
        counted = [tally.tournament(3) for tally in tallies([entry], 3)]
        assert [counted[place] for place in entry.seating.players] == list(deal_scores(result))


def test_the_parts_add_up_and_change_sign_with_the_players():
    careful, careless = RuleBasedPlayer(), CarelessPlayer()
    for number in range(1, 16):
        one = compare(board(number, careful, careless))
        other = compare(board(number, careless, careful))
        assert one.tournament == one.auction + one.declaring + one.defending
        assert other == BoardDifference(
            -one.tournament, -one.game_points, -one.auction, -one.declaring, -one.defending
        )


def test_a_weakness_in_play_shows_in_play():
    standing = match(RuleBasedPlayer(), CarelessPlayer(), 60)
    # Both bid and declare alike, so that no board can differ by the auction.
    assert standing.auction.squares == 0
    assert standing.tournament.mean > 5 * PARTS
    assert standing.interval is not None
    assert standing.interval[0] > 0
    assert standing.declaring.mean > PARTS
    assert standing.defending.mean > PARTS


@pytest.mark.parametrize("declarer", [True, False])
def test_a_weakness_in_one_role_shows_in_that_role(declarer):
    careless = CarelessPlayer(as_declarer=declarer, as_defender=not declarer)
    standing = match(RuleBasedPlayer(), careless, 60)
    weak, sound = (
        (standing.declaring, standing.defending)
        if declarer
        else (standing.defending, standing.declaring)
    )
    assert weak.mean > PARTS
    # Where they differ in one role only, nothing at all is left for the other.
    assert sound.squares == 0


def test_a_weakness_in_the_auction_shows_in_the_auction():
    standing = match(RuleBasedPlayer(), TimidPlayer(), 40)
    assert standing.auction.mean == standing.tournament.mean > PARTS
    assert standing.declaring.squares == 0 == standing.defending.squares


def test_boards_thrown_in_or_with_another_contract():
    played = next(
        results
        for number in range(1, 30)
        if (results := board(number, RuleBasedPlayer(), RuleBasedPlayer()))[0].declarer is not None
    )
    passed = GameResult(played[0].end, (0, 0, 0))
    assert compare([passed] * 6) == BoardDifference(0, 0)
    # Only A alone at one seat plays the game.
    seat = played[0].declarer
    assert seat is not None
    lone = [passed] * 6
    lone[seat] = played[0]
    difference = compare(lone)
    assert (
        difference.auction
        == difference.tournament
        == 2
        * sum(
            points if place == seat else -points
            for place, points in enumerate(deal_scores(played[0]))
        )
    )
    # Another contract in one game makes all of it the auction's.
    other = [*played[:5], replace(played[5], contract=None)]
    assert compare(other).declaring == compare(other).defending == 0


@given(st.lists(st.integers(-3000, 3000), max_size=30), st.randoms())
def test_the_order_of_the_boards_changes_no_bit(values, random):
    def stand(numbers: list[int]) -> Standing:
        standing = Standing()
        for value in numbers:
            standing.add(BoardDifference(value, -value, auction=value))
        return standing

    shuffled = list(values)
    random.shuffle(shuffled)
    assert stand(values) == stand(shuffled)
    assert stand(values).boards == len(values)
    assert stand(values).interval == stand(shuffled).interval


class CountingPlayer:
    """Counts what another player decides."""

    def __init__(self, player: Player) -> None:
        self.asked = 0
        self._player = player

    def decide(self, view: View, stop: StopFlag) -> Decision:
        self.asked += 1
        return self._player.decide(view, stop)


def test_a_player_thinks_once_about_each_view():
    a, b = CountingPlayer(RuleBasedPlayer()), CountingPlayer(RuleBasedPlayer())
    deal = series_deal(11, 2)
    games = play_board(deal, a, b)
    acts = len(games[0].events) - 1
    # Six times the same game, and each player knows every seat's views after the first.
    assert a.asked == b.asked == acts
    careless = CarelessPlayer()
    for game, lineup in zip(play_board(deal, a, careless), LINEUPS, strict=True):
        alone = play_deal(
            deal, INTERNATIONAL, [RuleBasedPlayer() if is_a else careless for is_a in lineup]
        )
        assert alone.events == game.events

# SPDX-License-Identifier: MIT
"""The compiled solver against its twin, an independent solver's answers, and itself."""

from __future__ import annotations

import json
import os
import random
from array import array
from pathlib import Path

import pytest

from skat_desktop.ai.solver import solve
from skat_desktop.ai.solver.position import Position
from skat_desktop.ai.solver.twin import Twin
from skat_desktop.rules.cards import parse_hand, points_of
from skat_desktop.rules.games import GameType
from tests.ai.solver.endings import random_ending

DATA = Path(__file__).parents[2] / "data"

ENDINGS = int(os.environ.get("SKAT_ENDINGS", "800"))
"""How many endings are compared with the twin; 100,000 take about half an hour."""

WHOLE_DEALS = int(os.environ.get("SKAT_WHOLE_DEALS", "30"))
"""How many whole deals are asked for a target and for their exact points."""

compiled = pytest.mark.skipif(not solve.COMPILED, reason="there is no compiled solver to compare")


def read_deals(name):
    """Return the positions at the first card of a file of deals, with their known points."""
    found = []
    for line in (DATA / f"solver_deals_{name}.jsonl").read_text(encoding="ascii").splitlines():
        row = json.loads(line)
        one, two, three = (parse_hand(" ".join(cards)) for cards in row["hands"])
        position = Position(
            GameType(row["game"]),
            row["declarer"],
            (one, two, three),
            row["leader"],
            points=points_of(parse_hand(" ".join(row["skat"]))),
        )
        found.append((position, row.get("points")))
    return found


def roles(position):
    declarer = position.declarer
    one, two, three = (position.hands[(declarer + place) % 3] for place in range(3))
    return one, two, three, (position.leader - declarer) % 3


def exact(solver, position, **bounds):
    """Ask a compiled solver for the points still to come."""
    grand, trump = solve.kind_numbers(position.game)
    one, two, three, leader = roles(position)
    return solver.exact(grand, trump, one, two, three, leader, (), **bounds)


@compiled
@pytest.mark.parametrize("part", range(8))
def test_endings_as_the_twin_solves_them(part):
    rng = random.Random(f"endings {part}")
    for number in range(ENDINGS // 8):
        # Six cards take the twin seconds: few of them, and three to five for the rest.
        cards = 6 if number % 75 == 74 else rng.choice((1, 2, 3, 3, 4, 4, 5))
        position = random_ending(rng, cards)
        twin = Twin(position.game, position.declarer)
        asked = (position.hands, position.leader, position.trick)
        if position.game.is_null:
            assert solve.wins_null(position) == twin.all_tricks(*asked, by_declarer=False), position
            assert solve.root_wins_null(position) == {
                card: twin.all_tricks_after(*asked, card, by_declarer=False)
                for card in position.legal
            }, position
            continue
        exact = position.points + twin.points(*asked)
        assert solve.points(position) == exact, position
        assert solve.root_points(position) == {
            card: position.points + twin.points_after(*asked, card) for card in position.legal
        }, position
        for target in rng.sample(range(position.points, 121), 3):
            assert solve.reaches(position, target) == (exact >= target), (position, target)
        for by_declarer in (True, False):
            assert solve.takes_all(position, by_declarer=by_declarer) == twin.all_tricks(
                *asked, by_declarer=by_declarer
            ), position


@compiled
@pytest.mark.parametrize("name", ["suit", "grand"])
def test_whole_deals_as_an_independent_solver_solved_them(name):
    known = [(position, points) for position, points in read_deals(name) if points is not None]
    assert len(known) == 100
    assert [solve.points(position) for position, _ in known] == [points for _, points in known]


@compiled
@pytest.mark.parametrize("name", ["suit", "grand"])
def test_targets_and_bands_agree_with_exact_points(name):
    from skat_desktop.ai.solver._core import Solver

    solver = Solver()
    rng = random.Random(name)
    for position, _ in read_deals(name)[-WHOLE_DEALS:]:
        exact = solve.root_points(position)
        best = (max if position.to_act == position.declarer else min)(exact.values())
        assert solve.points(position) == best
        for target in (31, 61, 90, best, best + 1):
            assert solve.reaches(position, target) == (best >= target)
        bands = array("i", sorted(rng.sample(range(10, 121), 5)))
        results = array("B", bytes(10))
        grand, trump = solve.kind_numbers(position.game)
        solver.judge(
            grand,
            trump,
            array("I", position.hands),
            position.declarer,
            position.leader,
            position.trick,
            array("B", [position.points]),
            bands,
            results,
            0,
            1,
            0,
            None,
        )
        assert list(results) == [
            sum(points >= band for band in bands) for _, points in sorted(exact.items())
        ]


@compiled
@pytest.mark.parametrize("part", range(4))
def test_bounds_without_search_hold(part):
    from skat_desktop.ai.solver._core import Solver

    solver = Solver()
    rng = random.Random(f"bounds {part}")
    settled = 0
    for number in range(ENDINGS // 4):
        position = random_ending(rng, 6 if number % 50 == 49 else rng.choice((2, 3, 4, 5)))
        if position.game.is_null or position.trick:
            continue
        grand, trump = solve.kind_numbers(position.game)
        lower, upper = solver.sure(grand, trump, *roles(position))
        exact = Twin(position.game, position.declarer).points(position.hands, position.leader)
        assert lower <= exact <= upper, position
        settled += lower == upper
    assert settled


@compiled
@pytest.mark.parametrize("name", ["suit", "grand"])
def test_a_game_comes_to_the_same_asked_card_by_card(name):
    # Whole deals are beyond the twin, but what a card is worth must be what the position after
    # it is worth, in mid-trick too, and each is searched from an empty memory.
    rng = random.Random(name)
    for position, _ in read_deals(name)[: max(1, WHOLE_DEALS // 12)]:
        while any(position.hands):
            worth = solve.root_points(position)
            choose = max if position.to_act == position.declarer else min
            assert solve.points(position) == choose(worth.values())
            assert all(solve.points(position.after(card)) == worth[card] for card in worth)
            position = position.after(rng.choice(list(worth)))


@compiled
@pytest.mark.parametrize("name, most", [("suit", 14_000), ("grand", 14_000)])
def test_mean_nodes_of_the_question_whether_61_are_reached(name, most):
    from skat_desktop.ai.solver._core import Solver

    solver = Solver()
    counts = []
    for position, _ in read_deals(name):
        grand, trump = solve.kind_numbers(position.game)
        one, two, three, leader = roles(position)
        solver.reach(grand, trump, one, two, three, leader, (), 61 - position.points)
        counts.append(solver.nodes)
    assert sum(counts) / len(counts) <= most


@compiled
def test_a_budget_and_a_stop_end_a_search():
    from skat_desktop.ai.solver._core import Solver

    solver = Solver()
    position = read_deals("suit")[3][0]
    exact(solver, position, budget=500)
    assert solver.cut
    assert solver.nodes <= 600
    exact(solver, position, stop=bytearray([1]))
    assert solver.cut
    assert solver.nodes < 100
    fresh = Solver()
    free = exact(fresh, position, stop=bytearray([0]))
    assert not fresh.cut
    assert position.points + free == solve.points(position)


@compiled
def test_a_world_that_takes_too_long_ends_the_judging_of_many():
    from skat_desktop.ai.solver._core import Solver

    solver = Solver()
    position = read_deals("suit")[3][0]
    worlds = array("I", position.hands * 4)
    grand, trump = solve.kind_numbers(position.game)
    results = array("B", bytes(40))
    asked = (grand, trump, worlds, position.declarer, position.leader, position.trick)
    had = array("B", [position.points] * 4)
    assert solver.judge(*asked, had, array("i"), results, 0, 4, 0, None) == 4
    assert results[:10] == results[30:]
    assert solver.judge(*asked, had, array("i"), results, 0, 4, 500, None) == 0
    assert solver.cut


def test_the_twin_answers_where_nothing_is_compiled(monkeypatch):
    rng = random.Random(7)
    endings = [random_ending(rng, rng.choice((1, 2, 3))) for _ in range(60)]
    questions = {
        False: (solve.points, solve.root_points),
        True: (solve.wins_null, solve.root_wins_null),
    }
    with_core = [[ask(one) for ask in questions[one.game.is_null]] for one in endings]
    taken = [solve.takes_all(one, by_declarer=True) for one in endings if not one.game.is_null]
    monkeypatch.setattr(solve, "COMPILED", False)
    assert [[ask(one) for ask in questions[one.game.is_null]] for one in endings] == with_core
    assert [
        solve.takes_all(one, by_declarer=True) for one in endings if not one.game.is_null
    ] == taken
    one = next(ending for ending in endings if not ending.game.is_null)
    assert solve.reaches(one, solve.points(one))
    assert not solve.reaches(one, solve.points(one) + 1)


def test_schwarz_is_not_the_same_as_all_points():
    # The declarer may lose a trick without points: all points, not all tricks.
    position = Position(
        GameType.CLUBS,
        0,
        (parse_hand("CJ H7"), parse_hand("CA H8"), parse_hand("CT H9")),
        0,
        points=120 - 2 - 21,
    )
    assert solve.points(position) == 120
    assert not solve.takes_all(position, by_declarer=True)
    assert not solve.takes_all(position, by_declarer=False)


@pytest.mark.parametrize(
    "hands, leader, trick, sentence",
    [
        ((1, 1, 2), 0, (), "two places"),
        ((1, 2, 4), 0, (0,), "two places"),
        ((1, 6, 8), 0, (), "equally long"),
        ((1, 2, 4), 0, (9,), "equally long"),
        ((0, 0, 1), 0, (8, 9, 10), "at most two"),
    ],
)
def test_what_cannot_be_is_refused(hands, leader, trick, sentence):
    with pytest.raises(ValueError, match=sentence):
        Position(GameType.GRAND, 0, hands, leader, trick)


def test_null_has_no_card_points():
    null = Position(GameType.NULL, 0, (1, 2, 4), 0)
    for ask in (solve.points, solve.root_points):
        with pytest.raises(ValueError, match="do not count"):
            ask(null)

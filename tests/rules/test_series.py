# SPDX-License-Identifier: MIT
"""Series: seats, presets, endings, and the lists they lead to."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skat_desktop.rules.events import Conceded
from skat_desktop.rules.lists import (
    Tally,
    ranking,
    running_scores,
    scores,
    settlement,
    tallies,
)
from skat_desktop.rules.refusal import Refusal
from skat_desktop.rules.result import thrown_in
from skat_desktop.rules.rulesets import INTERNATIONAL, RULE_SETS, rule_set
from skat_desktop.rules.seating import TABLE_SIZES, seating
from skat_desktop.rules.series import (
    BIERLACHS_LIMITS,
    PRESETS,
    ListKind,
    Series,
    SeriesSetup,
    bierlachs_sums,
)
from tests.rules.lists_of_results import result, series_of
from tests.support import game_with, load_json, make_deal, result_of

TABLES = load_json("series_totals.json")


@pytest.mark.parametrize("row", TABLES, ids=[f"series-{row['seed']}" for row in TABLES])
def test_totals(row):
    games = []
    for game in row["games"]:
        value = game["value"] if game["won"] else -game["value"]
        games.append((game["declarer"], 0 if game["declarer"] is None else value))
    for kind, name in ((ListKind.PLAIN, "sum"), (ListKind.TOURNAMENT, "seeger_fabian")):
        setup = SeriesSetup(seed=row["seed"], deals=36, list_kind=kind)
        series = series_of(setup, games)
        assert series.over
        assert scores(series.entries, 3, kind) == row[name]
        running = running_scores(series)
        assert len(running) == 36
        assert running[-1] == row[name]
        half = Series(setup, series.results[:18])
        assert running[17] == scores(half.entries, 3, kind)
        assert not half.over


def test_a_played_deal_goes_to_the_place_of_its_declarer():
    setup = SeriesSetup(seed=3, places=4, deals=12)
    game = game_with(make_deal("CJ SJ HJ DJ CA CT CK CQ C9 C8"), "C")
    game.apply(Conceded(1))
    series = Series(setup).with_result(result_of(game))
    (entry,) = series.entries
    place = setup.seating(1).players[0]
    assert (entry.declarer, entry.won, entry.value) == (place, True, result_of(game).scores[0])
    assert [entry.score(other) for other in range(4) if other != place] == [0, 0, 0]
    assert entry.score(place) == entry.value


# Seats


@pytest.mark.parametrize("places", TABLE_SIZES)
def test_dealers_rotate_and_everybody_sits_out_equally(places):
    for seed in range(10):
        setup = SeriesSetup(seed=seed, places=places, deals=4 * places)
        dealers = [setup.dealer(number) for number in range(1, 4 * places + 1)]
        for one, after in pairwise(dealers):
            assert after == (one + 1) % places
        for start in range(0, 4 * places, places):
            seats: Counter[tuple[int, str]] = Counter()
            for number in range(start + 1, start + places + 1):
                found = setup.seating(number)
                assert found.dealer == setup.dealer(number)
                assert sorted(found.players + found.sitting_out) == list(range(places))
                for seat, place in enumerate(found.players):
                    assert found.seat_of(place) == seat
                    seats[place, "FMR"[seat]] += 1
                for place in found.sitting_out:
                    assert found.seat_of(place) is None
                    seats[place, "out"] += 1
            # In a whole round everybody is forehand, middlehand and rearhand once.
            for place in range(places):
                assert [seats[place, part] for part in "FMR"] == [1, 1, 1]
                assert seats[place, "out"] == places - 3


@pytest.mark.parametrize(
    "places, players, out",
    [(3, (1, 2, 0), ()), (4, (1, 2, 3), (0,)), (5, (1, 2, 4), (0, 3))],
)
def test_seats_seen_from_the_dealer(places, players, out):
    for dealer in range(places):
        found = seating(places, dealer)
        assert found.players == tuple((place + dealer) % places for place in players)
        assert found.sitting_out == tuple((place + dealer) % places for place in out)


# Length


def test_presets():
    assert PRESETS == {3: (9, 12, 18, 24, 36, 48), 4: (12, 24, 36, 48), 5: (10, 20, 40)}
    for places, lengths in PRESETS.items():
        for deals in lengths:
            assert SeriesSetup(seed=1, places=places, deals=deals).deals == deals


@given(st.integers(3, 5), st.integers(1, 30))
def test_any_number_of_whole_rounds(places, rounds):
    setup = SeriesSetup(seed=1, places=places, deals=places * rounds)
    series = Series(setup)
    for _ in range(places * rounds):
        assert not series.over
        series = series.with_result(thrown_in())
    assert series.over


@pytest.mark.parametrize("places, deals", [(3, 0), (3, -3), (3, 10), (4, 9), (5, 12)])
def test_no_length(places, deals):
    with pytest.raises(Refusal) as caught:
        SeriesSetup(seed=1, places=places, deals=deals)
    assert caught.value.rule == "series.length"
    assert caught.value.params == {"deals": deals, "places": places}


@pytest.mark.parametrize("places", [0, 2, 6])
def test_no_table(places):
    for wrong in (
        lambda: SeriesSetup(seed=1, places=places, deals=None),
        lambda: seating(places, 0),
        lambda: Tally().tournament(places),
    ):
        with pytest.raises(Refusal) as caught:
            wrong()
        assert caught.value.rule == "series.seats"


def test_endless():
    series = Series(SeriesSetup(seed=1, deals=None))
    for _ in range(100):
        series = series.with_result(thrown_in())
    assert not series.over
    assert series.next_number == 101


def test_deals_follow_from_seed_and_number():
    setup = SeriesSetup(seed=7)
    assert setup.deal(1) == SeriesSetup(seed=7, places=4, deals=12).deal(1)
    assert setup.deal(1) != setup.deal(2)
    assert setup.deal(1) != SeriesSetup(seed=8).deal(1)


# Bierlachs


def test_bierlachs_writes_down_losses_only():
    setup = SeriesSetup(seed=1, places=4, deals=None, list_kind=ListKind.BIERLACHS)
    seats = setup.seating(1)
    forehand, middlehand, rearhand = seats.players
    series = Series(setup).with_result(result(0, 48))
    sums = bierlachs_sums(series.entries, 4)
    assert (sums[forehand], sums[middlehand], sums[rearhand]) == (0, -48, -48)
    assert sums[seats.sitting_out[0]] == 0
    series = series.with_result(result(1, -96)).with_result(thrown_in())
    sums[setup.seating(2).players[1]] -= 96
    assert (
        bierlachs_sums(series.entries, 4) == sums == scores(series.entries, 4, ListKind.BIERLACHS)
    )


@pytest.mark.parametrize("limit", BIERLACHS_LIMITS)
def test_bierlachs_ends_at_its_limit(limit):
    setup = SeriesSetup(seed=1, deals=None, list_kind=ListKind.BIERLACHS, bierlachs_limit=limit)
    almost = series_of(setup, [(0, limit + 1)])
    assert not almost.over
    assert series_of(setup, [(0, limit)]).over
    assert series_of(setup, [(0, limit - 1)]).over
    # By the wins of others too.
    assert almost.with_result(result(setup.seating(2).seat_of(1), 18)).over


def test_bierlachs_limits():
    assert BIERLACHS_LIMITS == (-301, -401, -501)
    assert SeriesSetup(seed=1).bierlachs_limit == -301


def test_other_lists_do_not_end_early():
    for kind in (ListKind.PLAIN, ListKind.TOURNAMENT):
        setup = SeriesSetup(seed=1, deals=None, list_kind=kind)
        assert not series_of(setup, [(0, -1000)]).over


# Lists


def test_tallies():
    setup = SeriesSetup(seed=1)
    series = series_of(setup, [(0, 48), (0, -36), (1, -96), (None, 0), (2, 20)])
    assert tallies(series.entries, 3) == [
        Tally(12, won=1, lost=1, others_lost=1),
        Tally(-96, won=0, lost=1, others_lost=1),
        Tally(20, won=1, lost=0, others_lost=2),
    ]
    assert scores(series.entries, 3, ListKind.PLAIN) == [12, -96, 20]
    assert scores(series.entries, 3, ListKind.TOURNAMENT) == [
        12 + 50 - 50 + 40,
        -96 - 50 + 40,
        20 + 50 + 80,
    ]


@pytest.mark.parametrize("places, bonus", [(3, 40), (4, 30), (5, 24)])
def test_who_sits_out_gets_the_bonus_too(places, bonus):
    setup = SeriesSetup(seed=1, places=places, deals=places)
    declarer = setup.seating(1).players[0]
    series = series_of(setup, [(declarer, -36)])
    expected = [bonus] * places
    expected[declarer] = -36 - 50
    assert scores(series.entries, places, ListKind.TOURNAMENT) == expected


@given(st.lists(st.integers(-3000, 3000), min_size=3, max_size=5))
def test_settlement_is_each_against_every_other(final):
    settled = settlement(final)
    assert settled == [sum(own - other for other in final) for own in final]
    assert sum(settled) == 0


@given(st.lists(st.integers(-5, 5), min_size=3, max_size=5))
def test_ranking(final):
    ranks = ranking(final)
    for one, rank in enumerate(ranks):
        for other, rank_of_other in enumerate(ranks):
            assert (rank < rank_of_other) == (final[one] > final[other])
    assert min(ranks) == 1


def test_ties_share_a_place():
    assert ranking([5, 5, 1]) == [1, 1, 3]
    assert ranking([1, 5, 5, 9]) == [4, 2, 2, 1]
    assert ranking([0, 0, 0]) == [1, 1, 1]


# Rule sets


def test_rule_sets():
    assert set(RULE_SETS) == {"international", "classic-1997"}
    assert rule_set("international") is INTERNATIONAL is SeriesSetup(seed=1).rules
    with pytest.raises(Refusal) as caught:
        rule_set("ISkO")
    assert caught.value.params == {"text": "ISkO", "known": ("international", "classic-1997")}

# SPDX-License-Identifier: MIT
"""The user's figures: what counts where, over made-up deals and over the store's."""

from __future__ import annotations

import logging
from dataclasses import replace

import pytest

from skat_desktop.records.statistics import (
    ACES,
    BID_BANDS,
    AloneFigures,
    chance_of,
    statistics_of,
)
from skat_desktop.records.statistics_deals import deals_of, user_place
from skat_desktop.records.statistics_rates import Average, Rate
from skat_desktop.records.store_records import StoredPlayer
from skat_desktop.rules.cards import JACKS
from skat_desktop.rules.events import Bid
from skat_desktop.rules.games import GameType
from skat_desktop.rules.house import DealTerms, HouseRule, SeriesState
from skat_desktop.rules.ladder import ladder
from skat_desktop.rules.lists import tallies
from skat_desktop.rules.result import End
from skat_desktop.rules.rulesets import RULE_SETS, RuleSet
from skat_desktop.rules.series import Series
from skat_desktop.rules.shuffle import HashStream
from tests.i18n.outcomes import outcome
from tests.records.finished import against, alone, finished, moved, passed
from tests.records.saved_games import open_store, save_series, series_record
from tests.support import cards, load_json, random_deal

NONE = AloneFigures(Rate(), Rate(), Average())


def counted(*deals):
    return statistics_of(deals).counted


def test_without_deals_everything_is_empty():
    statistics = statistics_of([])
    assert statistics.is_empty
    assert statistics.counted.alone == NONE
    assert set(statistics.counted.alone_by_game) == set(GameType)
    assert statistics.counted.game_points == Average()


def test_deals_alone_defending_and_thrown_in_are_told_apart():
    figures = counted(alone(), alone(points=60), against(), against(points=40), passed())
    assert figures.deals == 5
    assert figures.played_alone == Rate(2, 5)
    assert figures.thrown_in == Rate(1, 5)
    assert figures.alone.won == Rate(1, 2)
    assert figures.defended == Rate(1, 2)


def test_games_are_counted_by_what_was_declared():
    figures = counted(
        alone("H"), alone("H", 50), alone("GH"), against("N", 0, tricks=(0, 10)), against("G", 20)
    )
    hearts, grand = figures.alone_by_game[GameType.HEARTS], figures.alone_by_game[GameType.GRAND]
    assert (hearts.won, hearts.hand) == (Rate(1, 2), Rate(0, 2))
    assert (grand.won, grand.hand) == (Rate(1, 1), Rate(1, 1))
    assert figures.alone_by_game[GameType.NULL] == NONE
    assert figures.alone.hand == Rate(1, 3)
    assert figures.defended_by_game[GameType.NULL] == Rate(0, 1)
    assert figures.defended_by_game[GameType.GRAND] == Rate(1, 1)
    assert figures.defended_by_game[GameType.HEARTS] == Rate()


def test_the_value_of_a_game_is_the_signed_one_of_the_list():
    # With 1, game 2: 2 × 12, and twice that when lost.
    assert counted(alone("C"), alone("C", 50)).alone.value == Average.of([24, -48])


def test_seats_are_the_users_own():
    figures = counted(
        alone(seat=0), alone(seat=2), alone(points=40, seat=2), against(seat=1), against(seat=2)
    )
    assert [line.won for line in figures.alone_by_seat] == [Rate(1, 1), Rate(), Rate(1, 2)]
    assert figures.played_alone_by_seat == (Rate(1, 1), Rate(0, 1), Rate(2, 3))
    assert figures.defended_by_seat == (Rate(), Rate(0, 1), Rate(0, 1))


def test_bids_are_counted_in_bands():
    figures = counted(alone("G", bid=18), alone("G", bid=22), alone("G", bid=33, matadors=4))
    assert [line.won.n for line in figures.alone_by_bid] == [2, 0, 1, 0]


@pytest.mark.parametrize("rules", RULE_SETS.values(), ids=lambda rules: rules.id)
def test_every_bid_is_in_one_band(rules):
    for value in ladder(rules):
        held = [low for low, high in BID_BANDS if low <= value and (high is None or value <= high)]
        assert len(held) == 1, value


def test_schneider_and_schwarz_are_made_and_suffered_by_the_users_side():
    figures = counted(
        alone("C", 90),
        alone("C", 120, tricks=(10, 0)),
        alone("C", 30, tricks=(3, 7)),
        alone("N", 0, tricks=(0, 10)),
        against("C", 100),
        against("C", 0, tricks=(0, 10)),
    )
    own, defending = figures.alone_margins, figures.defended_margins
    assert (own.schneider_made, own.schneider_suffered) == (Rate(2, 3), Rate(1, 3))
    assert (own.schwarz_made, own.schwarz_suffered) == (Rate(1, 3), Rate(0, 3))
    assert (defending.schneider_made, defending.schneider_suffered) == (Rate(1, 2), Rate(1, 2))
    assert (defending.schwarz_made, defending.schwarz_suffered) == (Rate(1, 2), Rate(0, 2))


def test_a_conceded_game_is_lost_but_not_by_schneider():
    figures = counted(alone("C", 10, end=End.CONCEDED_BY_DECLARER))
    assert figures.alone.won == Rate(0, 1)
    assert figures.alone_margins.schneider_suffered == Rate(0, 1)


def test_an_overbid_game_is_counted_though_its_points_are_enough():
    figures = counted(alone("D", 70, bid=24), alone("D", 70, bid=18))
    assert figures.overbid == Rate(1, 2)
    assert figures.alone.won == Rate(1, 2)


def test_runs_go_through_deals_that_others_played():
    won, lost = alone(), alone(points=50)
    figures = counted(lost, won, against(), won, passed(), won, lost, lost, won)
    assert (figures.longest_won, figures.longest_lost) == (3, 2)


def test_helped_deals_stand_apart_and_practice_nowhere():
    statistics = statistics_of(
        [
            alone(),
            alone(points=50, helped=True),
            against(helped=True),
            alone(practice=True),
            alone(practice=True, helped=True),
        ]
    )
    assert (statistics.counted.deals, statistics.helped.deals) == (1, 2)
    assert statistics.counted.alone.won == Rate(1, 1)
    assert statistics.helped.alone.won == Rate(0, 1)
    assert statistics_of([alone(practice=True)]).is_empty
    assert not statistics_of([alone(helped=True)]).is_empty


def test_a_deal_sat_out_gives_tournament_points_and_nothing_else():
    lost = moved(outcome("C", points=40), 1)
    figures = counted(finished(lost, places=4, dealer=0))
    assert (figures.deals, figures.sat_out) == (0, 1)
    assert figures.defended == Rate()
    assert figures.game_points == Average.of([0])
    assert figures.tournament_points == Average.of([30])


def test_points_add_up_to_published_totals():
    for table in load_json("series_totals.json"):
        for place in range(3):
            deals = []
            for game in table["games"]:
                result = moved(outcome("C"), game["declarer"])
                value = game["value"] if game["won"] else -game["value"]
                assert result.valuation is not None
                valuation = replace(result.valuation, value=value, won=game["won"])
                result = moved(replace(result, valuation=valuation), game["declarer"])
                # Place and seat are the same with this dealer.
                deals.append(finished(result, dealer=2, place=place))
            figures = counted(*deals)
            assert figures.game_points.total == table["sum"][place]
            assert figures.tournament_points.total == table["seeger_fabian"][place]


# Cards


def test_jacks_and_aces_are_counted_in_all_deals_that_count():
    hand = cards("CJ SJ CA C7 C8 C9 S7 S8 S9 H7")
    statistics = statistics_of(
        [passed(cards=hand), passed(cards=hand, helped=True), passed(cards=hand, practice=True)]
    )
    assert statistics.cards.jacks == (Rate(0, 2), Rate(0, 2), Rate(2, 2), Rate(0, 2), Rate(0, 2))
    assert statistics.cards.aces[1] == Rate(2, 2)


def test_the_chances_are_those_of_the_books_and_of_shuffled_cards():
    chances = [chance_of(count) for count in range(5)]
    assert sum(chances) == pytest.approx(1)
    # On average ten of 32 cards hold ten eighths of the four.
    assert sum(count * chance for count, chance in enumerate(chances)) == pytest.approx(1.25)
    stream = HashStream("statistics")
    hands = [hand for _ in range(700) for hand in random_deal(stream).hands]
    for kind in (JACKS, ACES):
        for count, chance in enumerate(chances):
            seen = sum((hand & kind).bit_count() == count for hand in hands) / len(hands)
            assert seen == pytest.approx(chance, abs=0.035)


# From the store


def test_the_stores_deals_give_what_the_list_says(tmp_path):
    record = series_record(deals=18)
    with open_store(tmp_path / "skat.db") as (store, _):
        save_series(store, record, deals=9)
        save_series(store, series_record(seed=8, practice=True), deals=3)
        stored = list(store.finished_deals())
        deals = list(deals_of(stored))
    results = [deal.game().result for deal in stored]
    series = Series(record.setup, tuple(result for result in results if result is not None))
    figures = counted(*deals)
    tally = tallies(series.entries, 3)[0]
    assert figures.deals == 9
    assert figures.thrown_in == Rate(2, 9)
    assert figures.alone.won == Rate(tally.won, tally.won + tally.lost)
    assert figures.game_points.total == tally.points
    assert figures.tournament_points.total == tally.tournament(3)
    for deal, number in zip(deals, range(1, 10), strict=True):
        assert deal.seat is not None
        assert deal.cards == record.setup.deal(number).hands[deal.seat]


def test_the_helped_mark_comes_from_the_store(tmp_path):
    with open_store(tmp_path / "skat.db") as (store, _):
        series_id = save_series(store, series_record(), deals=3)
        store.mark_helped(series_id, 2).result(10)
        statistics = statistics_of(deals_of(store.finished_deals()))
    assert (statistics.counted.deals, statistics.helped.deals) == (2, 1)


def test_practice_read_from_the_store_still_counts_nowhere(tmp_path):
    with open_store(tmp_path / "skat.db") as (store, _):
        save_series(store, series_record(practice=True), deals=3)
        assert statistics_of(deals_of(store.finished_deals(practice=True))).is_empty


def test_the_user_is_the_first_person_at_the_table():
    record = series_record(places=4, deals=4)
    people = (StoredPlayer("A", "club"), StoredPlayer("B"), StoredPlayer("C"), StoredPlayer("D"))
    assert user_place(record) == 0
    assert user_place(replace(record, players=people)) == 1
    computers = tuple(StoredPlayer(name, "club") for name in "ABCD")
    assert user_place(replace(record, players=computers)) is None


def test_a_series_of_computers_is_left_out(tmp_path):
    record = series_record()
    computers = replace(record, players=tuple(StoredPlayer(name, "club") for name in "ABC"))
    with open_store(tmp_path / "skat.db") as (store, _):
        save_series(store, computers, deals=3)
        save_series(store, record, deals=2)
        assert len(list(deals_of(store.finished_deals()))) == 2


class Doubled(HouseRule):
    """After every deal the next one counts double."""

    def after_deal(self, state, setup, entries):
        del state, setup, entries
        return SeriesState((DealTerms(2),))


def test_factors_of_house_rules_count_as_on_the_list(tmp_path):
    rule = Doubled("doubled")
    record = series_record(rules=RuleSet("home", house_rules=(rule,)))
    with open_store(tmp_path / "skat.db", house_rules={"doubled": rule}) as (store, _):
        save_series(store, record, deals=3)
        deals = list(deals_of(store.finished_deals()))
    assert [deal.entry.factor for deal in deals] == [1, 2, 2]


def test_a_deal_against_the_rules_is_left_out_and_logged(tmp_path, caplog):
    with open_store(tmp_path / "skat.db") as (store, _):
        save_series(store, series_record(), deals=3)
        stored = list(store.finished_deals())
    broken = replace(stored[1], events=(stored[1].events[0], Bid(0, 18)))
    with caplog.at_level(logging.WARNING):
        deals = list(deals_of([stored[0], broken, stored[2]]))
    assert [deal.entry.number for deal in deals] == [1, 3]
    assert deals[1].entry.seating == stored[2].seating
    assert "deal 2 of series 1 is left out: " in caplog.text

# SPDX-License-Identifier: MIT
"""Finished deals for the statistics: series with house rules, and deals without a declarer."""

from __future__ import annotations

from dataclasses import replace

from skat_desktop.records.statistics import statistics_of
from skat_desktop.records.statistics_deals import ReplayedResults, deals_of
from skat_desktop.records.statistics_rates import Average, Rate
from skat_desktop.records.store_records import StoredDeal
from skat_desktop.rules.events import Bid
from skat_desktop.rules.house import HouseRule
from skat_desktop.rules.result import End, GameResult
from skat_desktop.rules.rulesets import RuleSet
from tests.records.finished import alone, finished
from tests.records.saved_games import open_store, save_series, series_record

PLAYED_BY_ALL = GameResult(End.PLAYED_OUT, (-40, 0, 0))
"""A deal in which each plays for itself."""


def test_a_deal_without_a_declarer_is_neither_defended_nor_thrown_in():
    figures = statistics_of([finished(PLAYED_BY_ALL), alone("C")]).counted
    assert figures.deals == 2
    assert figures.thrown_in == Rate(0, 2)
    assert figures.defended == Rate()
    assert figures.game_points == Average.of([-40, 24])


def without(number, stored):
    """Return the deals with one that the rules refuse."""
    broken = replace(stored[number - 1], events=(stored[number - 1].events[0], Bid(0, 18)))
    return [*stored[: number - 1], broken, *stored[number:]]


def test_after_a_gap_the_seats_are_known_without_house_rules_only(tmp_path):
    rule = HouseRule("none")
    house = series_record(seed=8, rules=RuleSet("home", house_rules=(rule,)))
    with open_store(tmp_path / "skat.db", house_rules={"none": rule}) as (store, _):
        save_series(store, series_record(), deals=4)
        save_series(store, house, deals=4)
        stored = list(store.finished_deals())
    usual, with_rule = stored[:4], stored[4:]
    assert [deal.entry.number for deal in deals_of(usual)] == [1, 2, 3, 4]
    assert [deal.entry.number for deal in deals_of(without(2, usual))] == [1, 3, 4]
    assert [deal.entry.number for deal in deals_of(with_rule)] == [1, 2, 3, 4]
    assert [deal.entry.number for deal in deals_of(without(3, with_rule))] == [1, 2]


def test_a_deal_is_replayed_once_and_again_only_when_its_events_have_changed(tmp_path, monkeypatch):
    with open_store(tmp_path / "skat.db") as (store, _):
        save_series(store, series_record(), deals=4)
        stored = list(store.finished_deals())
    replayed = []
    game = StoredDeal.game

    def count(deal):
        replayed.append(deal.number)
        return game(deal)

    monkeypatch.setattr(StoredDeal, "game", count)
    known = ReplayedResults()
    first = list(deals_of(stored, known))
    assert replayed == [1, 2, 3, 4]
    assert list(deals_of(stored, known)) == first
    assert replayed == [1, 2, 3, 4]
    assert [deal.entry.number for deal in deals_of(without(2, stored), known)] == [1, 3, 4]
    assert replayed == [1, 2, 3, 4, 2]
    helped = [replace(deal, helped=True) for deal in stored]
    assert all(deal.helped for deal in deals_of(helped, known))

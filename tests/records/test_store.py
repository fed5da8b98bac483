# SPDX-License-Identifier: MIT
"""The store: what was confirmed is there again, and wrong use is refused."""

from __future__ import annotations

import shutil
import threading

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skat_desktop.records.store import Store
from skat_desktop.records.store_records import SeriesRecord, SeriesStatus, StoredPlayer
from skat_desktop.records.store_writer import NotSaved
from skat_desktop.rules.house import HouseRule
from skat_desktop.rules.rulesets import CLASSIC_1997, RULE_SETS, RuleSet
from skat_desktop.rules.seating import TABLE_SIZES
from skat_desktop.rules.series import BIERLACHS_LIMITS, ListKind, SeriesSetup
from tests.records.saved_games import (
    open_store,
    played_deal,
    save_deal,
    save_series,
    series_record,
)


@pytest.fixture
def store(tmp_path):
    with open_store(tmp_path / "skat.db") as (opened, troubles):
        yield opened
        assert troubles == []


def test_the_next_start_stands_in_the_same_trick(tmp_path):
    record = series_record(rules=CLASSIC_1997, deals=12, places=4)
    with open_store(tmp_path / "skat.db") as (store, _):
        series_id = save_series(store, record, 3, last_cards=17)
    with open_store(tmp_path / "skat.db") as (store, troubles):
        (unfinished,) = store.load_unfinished().result()
    assert troubles == []
    assert unfinished.series.id == series_id
    assert unfinished.series.record == record
    assert unfinished.series.status is SeriesStatus.RUNNING
    assert [deal.number for deal in unfinished.finished] == [1, 2]
    assert [deal.events for deal in unfinished.finished] == [played_deal(record, n) for n in (1, 2)]
    assert unfinished.open is not None
    assert unfinished.open.events == played_deal(record, 3, 17)
    assert unfinished.open.game().state.cards_played == 17
    assert unfinished.open.seating == record.setup.seating(3)


@pytest.mark.parametrize("path", [None, "skat.db"])
def test_between_two_deals_nothing_is_open(tmp_path, path):
    with open_store(path and tmp_path / path) as (store, _):
        save_series(store, series_record(), 2)
        (unfinished,) = store.load_unfinished().result()
    assert unfinished.open is None
    assert len(unfinished.finished) == 2


def test_several_series_the_newest_first(store):
    ids = [save_series(store, series_record(seed), 1, last_cards=seed) for seed in (3, 4, 5)]
    store.abandon_series(ids[1]).result()
    assert [one.series.id for one in store.load_unfinished().result()] == [ids[2], ids[0]]
    store.finish_series(ids[2]).result()
    assert [one.series.id for one in store.load_unfinished().result()] == [ids[0]]


def test_finished_deals_for_statistics(store):
    abandoned = save_series(store, series_record(1), 3, last_cards=5)
    store.abandon_series(abandoned).result()
    finished = save_series(store, series_record(2), 4)
    store.finish_series(finished).result()
    save_series(store, series_record(3, practice=True), 1)
    running = save_series(store, series_record(4), 2, last_cards=0)
    deals = list(store.finished_deals())
    assert [(deal.series.id, deal.number) for deal in deals] == [
        (abandoned, 1),
        (abandoned, 2),
        *((finished, number) for number in (1, 2, 3, 4)),
        (running, 1),
    ]
    assert all(deal.game().result is not None for deal in deals)
    assert [deal.series.record.setup.seed for deal in store.finished_deals(practice=True)] == [3]
    assert [deal.number for deal in store.load_series(running).result()] == [1, 2]


SETUPS = st.builds(
    lambda seed, places, rounds, kind, rules, limit: SeriesSetup(
        seed=seed,
        places=places,
        deals=rounds and rounds * places,
        list_kind=kind,
        rules=rules,
        bierlachs_limit=limit,
    ),
    st.integers(-(2**80), 2**80),
    st.sampled_from(TABLE_SIZES),
    st.none() | st.integers(1, 50),
    st.sampled_from(ListKind),
    st.sampled_from(list(RULE_SETS.values())),
    st.sampled_from(BIERLACHS_LIMITS),
)


@given(data=st.data(), setup=SETUPS, practice=st.booleans())
def test_any_series_is_the_same_again(data, setup, practice):
    name = st.text(max_size=24)
    players = st.builds(StoredPlayer, name, st.none() | st.sampled_from(["novice", "master"]))
    seated = data.draw(st.lists(players, min_size=setup.places, max_size=setup.places))
    record = SeriesRecord(setup, tuple(seated), practice=practice)
    with open_store(None) as (store, _):
        store.start_series(record).result()
        (unfinished,) = store.load_unfinished().result()
    assert unfinished.series.record == record


def test_a_set_with_house_rules_needs_them(tmp_path):
    rule = HouseRule("kontra")
    record = series_record(rules=RuleSet("home", lost_hand_doubles=False, house_rules=(rule,)))
    with open_store(tmp_path / "skat.db", house_rules={"kontra": rule}) as (store, _):
        store.start_series(record).result()
    with open_store(tmp_path / "skat.db", house_rules={"kontra": rule}) as (store, troubles):
        (unfinished,) = store.load_unfinished().result()
        assert unfinished.series.record == record
    assert troubles == []


def test_marks_help_and_takes_back(store):
    record = series_record()
    series_id = save_series(store, record, 2, last_cards=9)
    events = played_deal(record, 2, 9)
    with pytest.raises(ValueError, match="only in practice or in a helped deal"):
        store.undo_events(series_id, 2, 3).result()
    store.mark_helped(series_id, 2).result()
    store.undo_events(series_id, 2, len(events) - 2).result()
    store.append_event(series_id, 2, len(events) - 2, events[-2]).result()
    (unfinished,) = store.load_unfinished().result()
    assert unfinished.open is not None
    assert unfinished.open.events == events[:-1]
    assert unfinished.open.helped
    assert not unfinished.finished[0].helped


def test_practice_is_taken_back_freely_even_after_its_end(store):
    record = series_record(practice=True)
    series_id = save_series(store, record, 1)
    store.undo_events(series_id, 1, 1).result()
    (unfinished,) = store.load_unfinished().result()
    assert unfinished.open is not None
    assert unfinished.open.events == played_deal(record, 1)[:1]


def test_the_same_event_again_changes_nothing(store):
    record = series_record()
    series_id = save_series(store, record, 1, last_cards=4)
    events = played_deal(record, 1, 4)
    store.append_event(series_id, 1, len(events) - 1, events[-1]).result()
    assert store.load_series(series_id).result()[0].events == events


def test_refuses_what_is_out_of_order(store):
    record = series_record()
    series_id = save_series(store, record, 2, last_cards=4)
    one, two = played_deal(record, 1), played_deal(record, 2)
    three = played_deal(record, 3)
    before = store.load_series(series_id).result()
    for number, index, event, words in (
        (2, len(played_deal(record, 2, 4)) + 1, two[-1], "is next"),
        (2, 5, two[4], "is next"),
        (1, len(one), one[-1], "not on the table"),
        (4, 0, three[0], "not on the table"),
        (3, 0, three[1], "begins with its cards"),
        (2, 4, two[0], "begins with its cards"),
    ):
        with pytest.raises(ValueError, match=words):
            store.append_event(series_id, number, index, event).result()
    for number, kept in ((2, 0), (2, 99), (1, 1)):
        store.mark_helped(series_id, number).result()
        with pytest.raises(ValueError, match=r"cannot stay|not on the table"):
            store.undo_events(series_id, number, kept).result()
    assert [deal.events for deal in store.load_series(series_id).result()] == [
        deal.events for deal in before
    ]
    store.finish_series(series_id).result()
    with pytest.raises(ValueError, match="is finished"):
        store.append_event(series_id, 3, 0, three[0]).result()


def test_refuses_what_is_not_there(store):
    series_id = save_series(store, series_record(), 1)
    for future in (
        store.append_event(series_id + 1, 1, 0, played_deal(series_record(), 1)[0]),
        store.finish_series(series_id + 1),
        store.undo_events(series_id + 1, 1, 1),
        store.load_series(series_id + 1),
        store.mark_helped(series_id, 2),
    ):
        with pytest.raises(KeyError):
            future.result()


def test_a_series_needs_a_player_for_each_place():
    with pytest.raises(ValueError, match="has 3 places, but 2 players"):
        SeriesRecord(SeriesSetup(seed=1), (StoredPlayer(), StoredPlayer()))


def test_values_do_not_show_seed_or_cards(store):
    save_series(store, series_record(987654321), 1, last_cards=3)
    (unfinished,) = store.load_unfinished().result()
    shown = repr(unfinished)
    assert "987654321" not in shown
    assert "Dealt" not in shown
    assert "hands" not in shown
    assert "Computer 1" in shown


def test_confirms_in_the_order_of_the_game(store):
    record = series_record()
    series_id = store.start_series(record).result()
    events = played_deal(record, 1)
    confirmed: list[int] = []
    for index, event in enumerate(events):
        future = store.append_event(series_id, 1, index, event)
        future.add_done_callback(lambda _, index=index: confirmed.append(index))
    store.load_unfinished().result()
    assert confirmed == list(range(len(events)))


def test_an_event_is_committed_when_it_is_confirmed(tmp_path):
    """Another process that has only the files, not the connection, finds it."""
    record = series_record()
    with open_store(tmp_path / "skat.db") as (store, _):
        series_id = store.start_series(record).result()
        for index, event in enumerate(played_deal(record, 1)[:9]):
            store.append_event(series_id, 1, index, event).result()
            copy = tmp_path / f"copy-{index}.db"
            shutil.copyfile(tmp_path / "skat.db", copy)
            shutil.copyfile(tmp_path / "skat.db-wal", f"{copy}-wal")
            with open_store(copy) as (other, troubles):
                assert len(other.load_series(series_id).result()[0].events) == index + 1
            assert troubles == []


def test_readers_see_whole_deals_while_events_are_saved(store):
    record = series_record(deals=48)
    series_id = save_series(store, record, 1)
    stop = threading.Event()
    counts: list[list[int]] = [[], []]
    wrong: list[int] = []

    def read(counted):
        while not stop.is_set():
            deals = list(store.finished_deals())
            counted.append(len(deals))
            wrong.extend(
                deal.number for deal in deals if deal.events != played_deal(record, deal.number)
            )

    readers = [threading.Thread(target=read, args=(counted,)) for counted in counts]
    for reader in readers:
        reader.start()
    for number in range(2, 13):
        save_deal(store, series_id, number, played_deal(record, number))
    stop.set()
    for reader in readers:
        reader.join(20)
    assert wrong == []
    for counted in counts:
        assert counted
        assert counted == sorted(counted)
    assert len(list(store.finished_deals())) == 12


def test_nothing_is_taken_after_the_end(tmp_path):
    store = Store(tmp_path / "skat.db", lambda trouble: None)
    assert store.close() == 0
    assert store.close() == 0
    with pytest.raises(RuntimeError, match="closed"):
        store.load_unfinished()


def fill_disk(store: Store, full: bool) -> None:
    """Let the database grow no further, or again."""

    def work(connection):
        pages = connection.execute("PRAGMA page_count").fetchone()[0]
        connection.execute(f"PRAGMA max_page_count = {pages if full else 1_000_000}")

    store._writer.submit(work, writes=False).result()


def save_until_full(store, series_id, record):
    """Save deals until the disk is full; return what is confirmed and what is not."""
    futures = [
        (number, event, store.append_event(series_id, number, index, event))
        for number in range(1, 13)
        for index, event in enumerate(played_deal(record, number))
    ]
    store.load_unfinished().result()
    confirmed = [(number, event) for number, event, future in futures if future.done()]
    waiting = [(number, event, future) for number, event, future in futures if not future.done()]
    return confirmed, waiting


def stored(store, series_id):
    return [
        (deal.number, event)
        for deal in store.load_series(series_id).result()
        for event in deal.events
    ]


def test_a_full_disk_holds_what_is_new_and_loses_nothing(tmp_path):
    record = series_record(deals=48)
    with open_store(tmp_path / "skat.db") as (store, troubles):
        series_id = store.start_series(record).result()
        fill_disk(store, full=True)
        confirmed, waiting = save_until_full(store, series_id, record)
        assert confirmed
        assert waiting
        assert [trouble.key for trouble in troubles] == ["save.disk_full"]
        assert stored(store, series_id) == confirmed
        # Still full: it is said again, and nothing changes.
        assert store.retry().result() is False
        assert [trouble.key for trouble in troubles] == ["save.disk_full"] * 2
        assert not any(future.done() for _, _, future in waiting)
        fill_disk(store, full=False)
        assert store.retry().result() is True
        assert all(future.result(1) is None for _, _, future in waiting)
        everything = confirmed + [(number, event) for number, event, _ in waiting]
        assert stored(store, series_id) == everything
        assert store.retry().result() is True
    with open_store(tmp_path / "skat.db") as (store, troubles):
        assert stored(store, series_id) == everything
        assert troubles == []


def test_a_disk_that_stays_full_until_the_end(tmp_path):
    record = series_record(deals=48)
    store = Store(tmp_path / "skat.db", lambda trouble: None)
    series_id = store.start_series(record).result()
    fill_disk(store, full=True)
    confirmed, waiting = save_until_full(store, series_id, record)
    assert store.close() == len(waiting) > 0
    for _, _, future in waiting:
        with pytest.raises(NotSaved):
            future.result(1)
    with open_store(tmp_path / "skat.db") as (store, troubles):
        assert stored(store, series_id) == confirmed
        assert troubles == []


def test_a_listener_that_fails_does_not_take_the_store_down(tmp_path):
    def fail(trouble):
        raise RuntimeError("listener")

    (tmp_path / "skat.db").write_bytes(b"")
    store = Store(tmp_path / "skat.db", fail)
    assert store.load_unfinished().result(10) == ()
    store.close()

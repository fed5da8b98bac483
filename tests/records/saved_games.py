# SPDX-License-Identifier: MIT
"""Helpers for tests of what is kept on disk: series, deals, and a store to save them in."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from skat_desktop.records.store import Store
from skat_desktop.records.store_records import SeriesRecord, StoredPlayer
from skat_desktop.records.trouble import Trouble
from skat_desktop.rules.events import Event, Passed
from skat_desktop.rules.series import SeriesSetup
from skat_desktop.rules.shuffle import HashStream
from skat_desktop.rules.skatgame import SkatGame
from tests.support import game_with, play_randomly


def series_record(seed: int = 7, *, practice: bool = False, **setup) -> SeriesRecord:
    """Return a series of a person and computers."""
    fixed = SeriesSetup(seed=seed, **setup)
    computers = [StoredPlayer(f"Computer {place}", "club") for place in range(1, fixed.places)]
    return SeriesRecord(fixed, (StoredPlayer("東 Käthe"), *computers), practice=practice)


def played_deal(record: SeriesRecord, number: int, cards: int = 30) -> tuple[Event, ...]:
    """Return the events of a deal of a series, with so many cards of it played.

    Every fourth deal is thrown in.
    """
    deal = record.setup.deal(number)
    if number % 4 == 0:
        game = SkatGame(deal, record.setup.rules)
        for seat in (1, 2, 0):
            game.apply(Passed(seat))
    else:
        contract = ("G", "SH", "D")[number % 3]
        game = game_with(deal, contract, declarer=number % 3, rules=record.setup.rules)
        play_randomly(game, HashStream(f"{record.setup.seed} {number}"), cards)
    return game.events


def save_deal(store: Store, series_id: int, number: int, events: tuple[Event, ...]) -> None:
    """Save the events of a deal and wait for it."""
    futures = [
        store.append_event(series_id, number, index, event) for index, event in enumerate(events)
    ]
    for future in futures:
        future.result(10)


def save_series(store: Store, record: SeriesRecord, deals: int, last_cards: int = 30) -> int:
    """Save a series with so many deals and so many cards of the last one; return its id."""
    series_id = store.start_series(record).result(10)
    for number in range(1, deals + 1):
        cards = last_cards if number == deals else 30
        save_deal(store, series_id, number, played_deal(record, number, cards))
    return series_id


@contextmanager
def open_store(path: Path | None, **options) -> Iterator[tuple[Store, list[Trouble]]]:
    """Open a store that has read its file, with the list of what it reports."""
    troubles: list[Trouble] = []
    store = Store(path, troubles.append, **options)
    try:
        store.load_unfinished().result(20)
        yield store, troubles
    finally:
        store.close()


@contextmanager
def without_rights() -> Iterator[Path]:
    """Yield a folder and give up the rights that go beyond what its mode says."""
    folder = Path(tempfile.mkdtemp())
    os.chmod(folder, 0o777)
    was_root = os.geteuid() == 0
    if was_root:
        os.seteuid(65534)
    try:
        yield folder
    finally:
        if was_root:
            os.seteuid(0)
        os.chmod(folder, 0o777)
        shutil.rmtree(folder)

# SPDX-License-Identifier: MIT
"""Killed at random moments, no confirmed event is lost and the database is whole.

Set ``SKAT_KILLS`` to the number of kills: 12 by default, 200 for the whole.
"""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import time

import pytest

from tests.records.saved_games import open_store, played_deal, series_record

KILLS = int(os.environ.get("SKAT_KILLS", "12"))

PLAYER = """
import sys
from pathlib import Path
from skat_desktop.records.store import Store
from tests.records.saved_games import played_deal, series_record

record = series_record(int(sys.argv[2]), deals=48)
games = [played_deal(record, number) for number in range(1, 13)]
store = Store(Path(sys.argv[1]), lambda trouble: print("trouble", trouble, flush=True))
out = sys.stdout
running = store.load_unfinished().result()
if running:
    series, deals = running[0].series.id, list(running[0].finished)
    start = len(running[0].open.events) if running[0].open else 0
else:
    series, deals, start = store.start_series(record).result(), [], 0
number = len(deals) + 1
print("ready", flush=True)
while number <= 48:
    # Deals beyond the twelfth take the cards of the first twelve: nothing here depends on them.
    events = games[(number - 1) % 12]
    for index in range(start, len(events)):
        store.append_event(series, number, index, events[index]).result()
        out.write(f"{number} {index}\\n")
        out.flush()
    number, start = number + 1, 0
print("end", flush=True)
"""


def run_and_kill(path, seed, milliseconds):
    """Run the player for so long; return the last confirmed event, and all its other lines."""
    process = subprocess.Popen(
        [sys.executable, "-c", PLAYER, str(path), str(seed)],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    assert process.stdout is not None
    first = process.stdout.readline()
    time.sleep(milliseconds / 1000)
    process.kill()
    lines = [first, *process.stdout.readlines()]
    process.wait()
    process.stdout.close()
    if os.name != "nt":
        assert process.returncode in (-signal.SIGKILL, 0)
    confirmed = [tuple(map(int, line.split())) for line in lines if line[0].isdigit()]
    words = [line.strip() for line in lines if not line[0].isdigit()]
    return (confirmed[-1] if confirmed else None), words


@pytest.mark.timeout(60 + 3 * KILLS)
def test_no_confirmed_event_is_lost(tmp_path):
    moments = random.Random(20)
    record = None
    last = None
    path = tmp_path / "skat.db"
    seed = 0
    kills = 0
    while kills < KILLS:
        if record is None:
            seed += 1
            path = tmp_path / str(seed) / "skat.db"
            path.parent.mkdir()
            record = series_record(seed, deals=48)
            last = None
        confirmed, words = run_and_kill(path, seed, moments.uniform(0, 60))
        kills += 1
        assert "trouble" not in " ".join(words)
        last = confirmed or last
        # What the next start would find, the killed process's log included.
        with open_store(path) as (store, troubles):
            assert troubles == []
            (unfinished,) = store.load_unfinished().result()
            deals = store.load_series(unfinished.series.id).result()
        found = (len(deals), len(deals[-1].events) - 1) if deals else None
        # One event may have been saved whose confirmation was cut off.
        games = [played_deal(record, (deal.number - 1) % 12 + 1) for deal in deals]
        for deal, game in zip(deals, games, strict=True):
            assert deal.events == game[: len(deal.events)]
        if last is not None:
            assert found is not None
            assert found >= last
            order = [(n, i) for n, game in enumerate(games, 1) for i in range(len(game))]
            assert order.index(found) - order.index(last) <= 1
        # A process that confirms nothing before it is killed may still have saved one event: the
        # next one goes on from what was found, not from the last confirmation.
        last = found
        if "end" in words:
            record = None
    assert last is not None or seed > 1

# SPDX-License-Identifier: MIT
"""Leave at any time and come back to the same trick: closed, or killed."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest
from PySide6.QtWidgets import QMessageBox

from skat_desktop.ai.player import StopFlag
from skat_desktop.ai.registry import make_player
from skat_desktop.records.settings import DeckChoice
from skat_desktop.records.store import Store
from skat_desktop.rules.events import Event
from skat_desktop.rules.skatgame import SkatGame
from skat_desktop.ui.autoplay import MouseHands, WidgetUser
from tests.ui.hands import KeyHands

CHILD = Path(__file__).with_name("play_until_killed.py")
KILLS = int(os.environ.get("SKAT_WINDOW_KILLS", "6"))
"""Kills of the window; the whole of it is SKAT_WINDOW_KILLS=200."""
START_SECONDS = 40
"""A child that has not begun by then never will."""


def test_a_closed_window_goes_on_in_the_same_trick(open_window, begin, play_on, qtbot, tmp_path):
    database = tmp_path / "skat.db"
    first = open_window(database=database, seed=3)
    begin(first)
    play_on(first, MouseHands(first), deals=2)
    first.page.next_deal()
    hands = MouseHands(first)
    played: list[Event] = []
    first.match.happened.connect(played.append)
    player = make_player("rulebased")
    user = WidgetUser(first, lambda view: player.decide(view, StopFlag()).action, hands)

    def into_the_deal():
        user.step()
        view = first.match.view()
        return len(view.tricks) >= 3 and view.my_turn and first.match.resting_trick is None

    qtbot.waitUntil(into_the_deal, timeout=20_000)
    events, results = first.match.events, first.match.series.results
    first.close()

    second = open_window(database=database)
    qtbot.waitUntil(second.start.go_on_button.isVisible, timeout=5_000)
    assert second.start.go_on_button.isDefault()
    with qtbot.waitSignal(second.desk.match_ready):
        second.start.go_on_button.click()
    assert second.match.series.results == results
    assert second.match.events[: len(events)] == events
    kept = []
    second.page.list_changed.connect(lambda: kept.append(second.match.series))
    play_on(second, KeyHands(second))
    assert len(kept[-1].results) == 9
    assert not second.start.go_on_button.isVisible(), "a finished series is not offered again"


def test_a_store_that_answers_at_once_is_not_too_early(
    open_window, begin, qtbot, tmp_path, monkeypatch
):
    """On a busy computer the store has answered before the window listens."""
    database = tmp_path / "skat.db"
    first = open_window(database=database, seed=3)
    begin(first)
    first.close()
    load_unfinished = Store.load_unfinished

    def at_once(store):
        found = load_unfinished(store)
        found.result()
        return found

    monkeypatch.setattr(Store, "load_unfinished", at_once)
    second = open_window(database=database)
    qtbot.waitUntil(second.start.go_on_button.isVisible, timeout=5_000)


def test_a_finished_series_is_not_offered(open_window, begin, play_on, qtbot, tmp_path):
    database = tmp_path / "skat.db"
    window = open_window(database=database, seed=3)
    begin(window)
    play_on(window, MouseHands(window))
    window.close()
    again = open_window(database=database)
    qtbot.wait(200)
    assert not again.start.go_on_button.isVisible()


def test_a_new_series_is_asked_about_when_one_is_running(open_window, begin, qtbot, tmp_path):
    database = tmp_path / "skat.db"
    window = open_window(database=database, seed=3)
    begin(window)
    running = window.match
    window.play()
    box = window.findChild(QMessageBox, "confirm_box")
    box.button(QMessageBox.StandardButton.Cancel).click()
    assert window.match is running
    window.play()
    box = window.findChildren(QMessageBox, "confirm_box")[-1]
    accept = next(
        button
        for button in box.buttons()
        if box.buttonRole(button) is QMessageBox.ButtonRole.AcceptRole
    )
    with qtbot.waitSignal(window.desk.match_ready):
        accept.click()
    assert window.match is not running
    window.close()
    store = Store(database, lambda trouble: pytest.fail(str(trouble)))
    (unfinished,) = store.load_unfinished().result()
    assert unfinished.series.id == 2, "the first one is given up"
    store.close()


def test_the_language_and_deck_switch_while_a_deal_goes_on(open_window, begin, play_on, qtbot):
    window = open_window(seed=4)
    begin(window)
    titles = set()
    for language in ("de", "ja", "en"):
        window.actions_by_id.by_id[f"language_{language}"].trigger()
        titles.add(window.actions_by_id.by_id["new_series"].text())
        for deck in DeckChoice:
            window.actions_by_id.by_id[f"deck_{deck}"].trigger()
            assert window.settings.deck is deck
    assert len(titles) == 3
    play_on(window, MouseHands(window), deals=1)


def run_child(folder, seed, seconds, *words):
    """Let the child play for so long, kill it, and return the lines it has told.

    A child that has not begun in START_SECONDS is killed too, and its test fails.
    """
    with subprocess.Popen(
        [sys.executable, str(CHILD), str(folder), str(seed), *words],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])},
    ) as child:
        assert child.stdout is not None
        deadline = threading.Timer(START_SECONDS, child.kill)
        deadline.start()
        try:
            begun = child.stdout.readline().strip()
        finally:
            deadline.cancel()
        assert begun == "begun", f"the child has not begun in {START_SECONDS} seconds"
        time.sleep(seconds)
        child.send_signal(signal.SIGKILL)
        # The last line may be cut off in the middle.
        return [line for line in child.stdout.read().split("\n")[:-1] if "|" in line]


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
@pytest.mark.timeout(60 * KILLS)
def test_a_killed_window_has_lost_nothing_that_was_shown(tmp_path):
    dice = random.Random(7)
    words: list[str] = []
    for kill in range(KILLS):
        told = run_child(tmp_path, 20 + kill, dice.uniform(0.05, 1.2), *words)
        store = Store(tmp_path / "skat.db", lambda trouble: pytest.fail(str(trouble)))
        (unfinished,) = store.load_unfinished().result()
        assert store.close() == 0
        deals = {deal.number: [str(event) for event in deal.events] for deal in unfinished.finished}
        if unfinished.open is not None:
            deals[unfinished.open.number] = [str(event) for event in unfinished.open.events]
            SkatGame.replay(unfinished.open.events)
        shown: dict[int, list[str]] = {}
        for line in told:
            number, _, event = line.partition("|")
            shown.setdefault(int(number), []).append(event)
        for number, events in shown.items():
            stored = deals[number]
            # A child that goes on in the middle of a deal tells a later part of it.
            parts = (
                stored[start : start + len(events)]
                for start in range(len(stored) - len(events) + 1)
            )
            assert events in parts, "an event that was shown is lost"
        words = ["go_on"]

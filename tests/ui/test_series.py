# SPDX-License-Identifier: MIT
"""A person plays whole series through the real widgets, by mouse and by keys."""

from __future__ import annotations

import itertools

import pytest

from skat_desktop.i18n.languages import Language
from skat_desktop.records.settings import DeckChoice
from skat_desktop.rules.lists import scores
from skat_desktop.ui.autoplay import MouseHands
from tests.ui.hands import KeyHands


def finished_series(window):
    """Keep the series after each deal: the window lets go of it when it is over."""
    kept = []
    window.page.list_changed.connect(lambda: kept.append(window.match.series))
    return kept


@pytest.mark.parametrize("make_hands", [MouseHands, KeyHands])
def test_nine_deals_are_played_to_the_end_and_the_list_adds_up(
    open_window, begin, play_on, make_hands
):
    window = open_window()
    kept = finished_series(window)
    begin(window)
    window.lists.toggle()
    rows = window.score_list.rows
    listed = []
    window.page.list_changed.connect(
        lambda: listed.append(
            [
                rows.index(len(window.match.series.results) - 1, 3 + place).data()
                for place in range(3)
            ]
        )
    )
    play_on(window, make_hands(window))
    assert window.pages.currentWidget() is window.start
    series = kept[-1]
    assert len(series.results) == 9
    setup = series.setup
    assert len(listed) == 9
    for count, cells in enumerate(listed, start=1):
        expected = scores(series.entries[:count], setup.places, setup.list_kind)
        figures = [int(cell.strip("()").replace("\u2212", "-")) for cell in cells]
        assert figures == expected
    # The same points, added up game by game and not by the list's own code.
    for place in range(3):
        own = sum(entry.value for entry in series.entries if entry.declarer == place)
        won = sum(entry.won is True and entry.declarer == place for entry in series.entries)
        lost = sum(entry.won is False and entry.declarer == place for entry in series.entries)
        others = sum(entry.won is False and entry.declarer != place for entry in series.entries)
        total = own + 50 * (won - lost) + 40 * others
        assert total == scores(series.entries, 3, setup.list_kind)[place]


@pytest.mark.parametrize("language", list(Language))
@pytest.mark.parametrize("deck", list(DeckChoice))
def test_a_deal_is_played_in_every_language_and_deck(open_window, begin, play_on, language, deck):
    window = open_window(language, deck=deck, size=(900, 600))
    begin(window)
    play_on(window, MouseHands(window), deals=1)
    assert window.page.result.isVisible()
    assert window.page.result.title.text()


def test_mouse_and_keys_play_the_same_series(open_window, begin, play_on):
    finished = []
    for make_hands in (MouseHands, KeyHands):
        window = open_window(seed=11)
        kept = finished_series(window)
        begin(window)
        play_on(window, make_hands(window))
        finished.append(kept[-1].results)
    assert finished[0] == finished[1]


def test_a_series_with_motion_and_pacing_is_played_too(open_window, begin, play_on):
    window = open_window(pace=0.02)
    begin(window)
    play_on(window, MouseHands(window), deals=2)
    assert len(window.match.series.results) == 2


def test_the_gui_thread_never_waits_for_a_computer(open_window, begin, play_on, monkeypatch):
    """While a computer thinks, the window's timers go on: no event takes as long as a thought."""
    import threading
    import time

    from PySide6.QtCore import QTimer

    from skat_desktop.ai.rulebased.player import RuleBasedPlayer

    thought = []
    decide = RuleBasedPlayer.decide
    gui = threading.current_thread()

    def slow(self, view, stop):
        if threading.current_thread() is not gui:
            # Waits without the interpreter, as a compiled solver does.
            threading.Event().wait(0.12)
            thought.append(view.seat)
        return decide(self, view, stop)

    monkeypatch.setattr(RuleBasedPlayer, "decide", slow)
    window = open_window()
    begin(window)
    beats = [time.perf_counter()]
    heart = QTimer(window)
    heart.timeout.connect(lambda: beats.append(time.perf_counter()))
    heart.start(1)
    play_on(window, MouseHands(window), deals=1)
    heart.stop()
    gaps = sorted(later - earlier for earlier, later in itertools.pairwise(beats))
    assert len(thought) >= 10
    # If the window waited for them, each thought of 120 ms would be such a gap.
    assert sum(gap > 0.1 for gap in gaps) < len(thought) / 2

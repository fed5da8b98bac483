# SPDX-License-Identifier: MIT
"""Practice with mouse and keys: same cards again, a deal code, a record, back and forth."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from skat_desktop.ai.player import StopFlag
from skat_desktop.ai.registry import make_player
from skat_desktop.i18n.languages import Language
from skat_desktop.records.store import Store
from skat_desktop.rules.deal import series_deal
from skat_desktop.rules.dealcode import deal_code
from skat_desktop.ui.autoplay import MouseHands, WidgetUser, click
from skat_desktop.ui.practice_dialog import PracticeDialog
from tests.support import DATA
from tests.ui.hands import KeyHands

CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


def offered(window, action):
    return window.actions_by_id.by_id[action].isVisible()


def play_some(qtbot, window, hands, ready):
    """Let the user play on until something holds and it is the user's turn."""
    player = make_player("rulebased")
    user = WidgetUser(window, lambda view: player.decide(view, StopFlag()).action, hands)

    def there():
        match = window.match
        rests = match.in_deal and match.view().my_turn and not match.busy
        if rests and window.page.table.is_settled() and ready(match):
            return True
        user.step()
        return False

    qtbot.waitUntil(there, timeout=30_000)


def at_rest(window):
    match = window.match
    return not match.busy and (not match.in_deal or match.view().my_turn)


def same_cards(qtbot, window):
    with qtbot.waitSignal(window.desk.match_ready, timeout=5_000):
        click(window.page.result.again_button)
    qtbot.waitUntil(lambda: window.match.begun and window.page.table.state.hand != ())


def open_dialog(window):
    window.actions_by_id.by_id["practise"].trigger()
    return window.findChildren(PracticeDialog)[-1]


@pytest.fixture
def at_result(open_window, begin, play_on, tmp_path):
    """A window with the result of the first deal of a series."""
    window = open_window(database=tmp_path / "skat.db", seed=3)
    begin(window)
    play_on(window, MouseHands(window), deals=1)
    return window


def test_same_cards_again_counts_nowhere_and_leads_back(at_result, play_on, qtbot, tmp_path):
    window = at_result
    series = window.match
    first = series.events
    window.lists.toggle()
    rows = window.score_list.rows.rowCount()
    same_cards(qtbot, window)
    assert window.match.practice
    assert window.match.events[0] == first[0]
    assert window.match.view().seat == series.view().seat
    assert window.page.bar.isVisible()
    assert window.page.bar.title.text() == "Practice"
    play_on(window, MouseHands(window), deals=1)
    assert window.page.result.next_button.text() == "End practice"
    assert window.desk.counted is series
    assert window.score_list.rows.rowCount() == rows
    click(window.page.result.next_button)
    assert window.match is series
    assert window.page.result.isVisible()
    assert not window.page.bar.isVisible()
    assert len(series.series.results) == 1
    assert series.events == first
    window.page.next_deal()
    qtbot.waitUntil(lambda: series.number == 2 and series.in_deal)
    play_on(window, MouseHands(window), deals=2)
    window.close()
    store = Store(tmp_path / "skat.db", lambda trouble: pytest.fail(str(trouble)))
    assert len(list(store.finished_deals())) == 2, "the statistics count the series only"
    assert len(list(store.finished_deals(practice=True))) == 1
    (running,) = store.load_unfinished().result()
    assert not running.series.record.practice
    store.close()


def test_keys_lead_back_from_the_result_to_the_auction_and_forth(at_result, play_on, qtbot):
    window = at_result
    hands = KeyHands(window)
    same_cards(qtbot, window)
    play_on(window, hands, deals=1)
    match = window.match
    end = match.events
    stops = []
    while match.can_undo:
        hands.press(Qt.Key.Key_Z, CTRL)
        qtbot.waitUntil(lambda: at_rest(window), timeout=5_000)
        assert match.in_deal
        assert not window.page.result.isVisible()
        assert window.page.table.is_settled()
        assert match.events == end[: len(match.events)]
        stops.append(match.view().phase)
    assert stops[-1] == "auction"
    assert window.page.auction.isVisible()
    assert not window.actions_by_id.by_id["undo"].isEnabled()
    for _ in stops:
        hands.press(Qt.Key.Key_Z, CTRL | SHIFT)
        qtbot.waitUntil(lambda: at_rest(window), timeout=5_000)
    assert match.events == end
    assert window.page.result.isVisible()
    assert not window.actions_by_id.by_id["redo"].isEnabled()


def test_the_buttons_of_the_bar_undo_and_redo(at_result, qtbot):
    window = at_result
    same_cards(qtbot, window)
    play_some(qtbot, window, MouseHands(window), lambda match: match.can_undo)
    before = window.match.events
    click(window.page.bar.undo_button)
    qtbot.waitUntil(lambda: at_rest(window) and window.match.can_redo)
    assert len(window.match.events) < len(before)
    click(window.page.bar.redo_button)
    qtbot.waitUntil(lambda: at_rest(window) and not window.match.can_redo)
    assert window.match.events == before


def test_nothing_can_be_undone_in_a_series(at_result, qtbot):
    window = at_result
    for action in ("undo", "redo", "end_practice"):
        assert not offered(window, action)
    assert offered(window, "same_cards")
    events = window.match.events
    KeyHands(window).press(Qt.Key.Key_Z, CTRL)
    qtbot.wait(20)
    assert window.match.events == events
    window.page.next_deal()
    qtbot.waitUntil(lambda: window.match.in_deal)
    window.practising.update_actions()
    assert not offered(window, "same_cards")
    assert not offered(window, "copy_code"), "nobody sees the code while the deal is played"


def test_practice_is_gone_on_with_after_a_restart_and_the_series_after_it(
    at_result, open_window, qtbot, tmp_path
):
    window = at_result
    results, first = window.match.series.results, window.match.events
    same_cards(qtbot, window)
    play_some(
        qtbot, window, MouseHands(window), lambda match: match.can_undo and len(match.events) > 6
    )
    click(window.page.bar.undo_button)
    qtbot.waitUntil(lambda: at_rest(window))
    events, view = window.match.events, window.match.view()
    window.close()

    again = open_window(database=tmp_path / "skat.db")
    qtbot.waitUntil(again.start.go_on_button.isVisible, timeout=5_000)
    with qtbot.waitSignal(again.desk.match_ready):
        click(again.start.go_on_button)
    assert again.match.practice
    assert again.page.bar.isVisible()
    assert again.match.events == events
    assert again.match.view() == view
    click(again.page.bar.end_button)
    assert not again.match.practice
    assert again.match.series.results == results
    assert again.match.events == first
    assert again.page.result.isVisible(), "the result page of the series is back"


def test_a_deal_in_progress_waits_while_another_is_practised(open_window, begin, qtbot, tmp_path):
    window = open_window(database=tmp_path / "skat.db", seed=3)
    begin(window)
    play_some(qtbot, window, MouseHands(window), lambda match: len(match.events) > 2)
    series, events = window.match, window.match.events
    dialog = open_dialog(window)
    dialog.code.setText(deal_code(series_deal(5, 5)))
    with qtbot.waitSignal(window.desk.match_ready, timeout=5_000):
        click(dialog.start)
    qtbot.waitUntil(lambda: window.match.begun)
    assert window.match is not series
    window.actions_by_id.by_id["end_practice"].trigger()
    assert window.match is series
    assert series.events == events
    play_some(qtbot, window, MouseHands(window), lambda match: len(match.events) > len(events))


@pytest.mark.parametrize("language", list(Language))
def test_a_bad_code_gets_a_sentence_and_a_good_one_is_dealt(open_window, qtbot, language):
    window = open_window(language)
    deal = series_deal(9, 9)
    dialog = open_dialog(window)
    dialog.code.clear()
    assert not dialog.start.isEnabled()
    for bad in ("ABC", "0000-0000-0001", "ZZZZ-ZZZZ-ZZZ0", "スカート"):
        dialog.code.setText(bad)
        click(dialog.start)
        assert dialog.isVisible()
        assert bad in dialog.problem.text()
    dialog.code.setText(deal_code(deal).lower().replace("-", " "))
    assert dialog.problem.text() == ""
    dialog.seat.setCurrentIndex(2)
    dialog.rules.setCurrentIndex(1)
    with qtbot.waitSignal(window.desk.match_ready, timeout=5_000):
        QTest.keyClick(dialog.code, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.match.begun)
    assert window.match.view().seat == 2
    assert window.match.view().hand == deal.hands[2]
    assert window.match.series.setup.rules.id == "classic-1997"
    assert window.page.isVisible()
    window.practising.end()
    assert window.match is None
    assert window.start.isVisible(), "back where it was begun"


def test_the_code_of_a_finished_deal_is_copied_and_offered(at_result):
    window = at_result
    code = deal_code(window.match.events[0].deal)
    assert code in window.page.result.code.text()
    click(window.page.result.copy_button)
    assert QGuiApplication.clipboard().text() == code
    assert window.page.result.copy_button.text() == "Copied"
    dialog = open_dialog(window)
    assert dialog.code.text() == code
    dialog.reject()


def test_the_deal_of_a_record_is_practised_and_leads_back_to_the_record(open_window, qtbot):
    window = open_window()
    window.pages.setCurrentWidget(window.records)
    window.records.open_file(DATA / "iss_records.sgf")
    qtbot.waitUntil(lambda: window.records.opened is not None, timeout=10_000)
    deal = window.records.opened.game.events[0].deal
    window.records.set_seat(1)
    window.records.bar.code_action.trigger()
    assert QGuiApplication.clipboard().text() == deal_code(deal)
    with qtbot.waitSignal(window.desk.match_ready, timeout=5_000):
        window.records.bar.practise_action.trigger()
    qtbot.waitUntil(lambda: window.match.begun)
    assert window.match.view().hand == deal.hands[1]
    assert window.page.isVisible()
    click(window.page.bar.end_button)
    assert window.records.isVisible()
    assert window.match is None


def test_a_new_series_ends_the_practice(open_window, qtbot, tmp_path):
    database = tmp_path / "skat.db"
    window = open_window(database=database)
    dialog = open_dialog(window)
    dialog.code.setText(deal_code(series_deal(9, 9)))
    with qtbot.waitSignal(window.desk.match_ready, timeout=5_000):
        click(dialog.start)
    with qtbot.waitSignal(window.desk.match_ready, timeout=5_000):
        window.play()
    assert not window.match.practice
    assert not window.page.bar.isVisible()
    QApplication.processEvents()
    window.close()
    store = Store(database, lambda trouble: pytest.fail(str(trouble)))
    (running,) = store.load_unfinished().result()
    assert not running.series.record.practice
    store.close()

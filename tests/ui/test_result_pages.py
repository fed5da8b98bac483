# SPDX-License-Identifier: MIT
"""The pages of the result sheet, and what the auction sheet says about risk."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget

from skat_desktop.i18n.languages import Language, install
from skat_desktop.rules.series import Series, SeriesSetup
from skat_desktop.rules.worth import hand_worth
from skat_desktop.ui.panels.deal_review import running_points
from skat_desktop.ui.panels.result import ResultPanel
from skat_desktop.ui.theme import Theme
from skat_desktop.ui.words import Words
from tests.support import cards
from tests.ui.played import SEED, number_played, play_out

NAMES = ("Anna", "Ben", "You")


@pytest.fixture
def panel(qtbot, qapp):
    install(qapp, Language.ENGLISH)
    host = QWidget()
    qtbot.addWidget(host)
    host.resize(900, 600)
    host.show()
    panel = ResultPanel(Theme.of(), host)
    panel.show()
    yield panel
    host.close()


def show(panel, game, deals=1):
    series = Series(SeriesSetup(seed=SEED, places=3, deals=3))
    for _ in range(deals):
        series = series.with_result(game.result)
    words = Words(names=NAMES, players=NAMES)
    panel.show_result(game.view(0), series, game.result, words, 0)


def test_running_points_end_with_the_declarers_points():
    game = play_out(number_played(), 0)
    result, tricks = game.result, game.view(0).tricks
    totals = running_points(tricks, result.declarer, result.skat)
    assert totals[-1] == result.points[0]
    assert totals == sorted(totals)


def test_every_card_dealt_and_played_is_shown(panel):
    show(panel, play_out(number_played(), 0))
    dealt = [label for label in panel.cards.findChildren(QLabel) if label.property("chip")]
    assert len({label.text() for label in dealt}) == 32
    names = [label.accessibleName() for label in panel.tricks.findChildren(QLabel)]
    assert [name for name in names if name.startswith("Trick ")] == [
        f"Trick {number}" for number in range(1, 11)
    ]


def test_pages_are_turned_by_keys_and_the_next_deal_begins_with_its_result(panel, qtbot):
    game = play_out(number_played(), 0)
    show(panel, game)
    assert not panel.tricks.isVisible()
    qtbot.keyClick(panel.page_buttons.button(2), Qt.Key.Key_Space)
    assert panel.tricks.isVisible()
    show(panel, game)
    assert panel.tricks.isVisible()
    show(panel, game, deals=2)
    assert not panel.tricks.isVisible()
    assert panel.page_buttons.checkedId() == 0


def test_risk_is_told_only_where_it_is_real(qapp):
    install(qapp, Language.ENGLISH)
    rules = play_out(number_played(), 0).view(0).rules
    sure = hand_worth(rules, cards("CJ SJ CA C7 C8 C9 S7 S8 S9 H7"))
    assert Words().worth_risk(sure) == ""
    without_two = hand_worth(rules, cards("HJ DJ CA C7 C8 C9 S7 S8 S9 H7"))
    chance = max(worth.risk for worth in without_two)
    assert 0 < chance < 1
    assert f"{round(100 * chance)}%" in Words().worth_risk(without_two)

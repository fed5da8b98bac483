# SPDX-License-Identifier: MIT
"""The pages of the result sheet, and what the auction sheet says about risk."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget

from skat_desktop.i18n.languages import Language, install
from skat_desktop.i18n.numbers import glue, unglue
from skat_desktop.rules.games import GameType
from skat_desktop.rules.series import Series, SeriesSetup
from skat_desktop.rules.skatgame import SkatGame
from skat_desktop.rules.worth import hand_worth
from skat_desktop.tools.scenes import DEALS, deal_events, deal_result
from skat_desktop.ui.access.spoken import show_text
from skat_desktop.ui.panels.deal_review import running_points
from skat_desktop.ui.panels.result import ResultPanel
from skat_desktop.ui.panels.sheet import make_label
from skat_desktop.ui.theme import Theme
from skat_desktop.ui.words import Words
from tests.support import cards
from tests.ui.played import SEED, number_played, play_out


def hand_of(cards):
    return sum(1 << card for card in cards)


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
    game = play_out(number_played(), 0)
    show(panel, game)
    deal = game.view(0).deal
    for seat, row in enumerate(panel.cards.rows):
        assert hand_of(row.cards) == deal.hands[seat]
    assert hand_of(panel.cards.skat.row.cards) == deal.skat
    names = [label.accessibleName() for label in panel.tricks.findChildren(QLabel)]
    assert [name for name in names if name.startswith("Trick ")] == [
        f"Trick {number}" for number in range(1, 11)
    ]


def test_a_discard_is_beside_the_hands_and_pale_within_them(panel):
    show(panel, SkatGame.replay(deal_events("hearts")))
    panel.turn_to(1)
    assert hand_of(panel.cards.discard.row.cards) == deal_result("hearts").skat
    assert panel.cards.discard.isVisible()
    pale = [hand_of(row.cards) & row.aside for row in panel.cards.rows]
    assert pale == [0, 0, cards("CK SQ")]
    show(panel, SkatGame.replay(deal_events("grand_hand")), deals=2)
    panel.turn_to(1)
    assert panel.cards.discard.isHidden()
    assert not any(hand_of(row.cards) & row.aside for row in panel.cards.rows)


def test_pale_cards_look_pale_and_all_cards_are_the_decks(panel):
    show(panel, SkatGame.replay(deal_events("hearts")))
    panel.turn_to(1)
    panel.place(panel.parentWidget().rect())
    panel.finish()
    row = panel.cards.rows[2]
    picture = row.grab().toImage()
    paper = panel.theme.paper.lightness()

    def contrast(number):
        box = row.place_of(number)
        found = [
            picture.pixelColor(int(box.x()) + x, int(box.y()) + y).lightness()
            for x in range(2, int(box.width() / 2))
            for y in range(2, int(box.height()) - 2)
        ]
        return max(abs(lightness - paper) for lightness in found)

    pale = {number for number, card in enumerate(row.cards) if row.aside >> card & 1}
    assert len(pale) == 2
    strong = min(contrast(number) for number in range(10) if number not in pale)
    assert max(contrast(number) for number in pale) < 0.7 * strong


@pytest.mark.parametrize("language", list(Language))
def test_no_page_scrolls_in_the_smallest_window(qapp, panel, language):
    install(qapp, language)
    for deal in DEALS:
        show(panel, SkatGame.replay(deal_events(deal)))
        panel.place(panel.parentWidget().rect().adjusted(8, 30, -8, -8))
        for page in range(3):
            panel.turn_to(page)
            assert panel.middle.verticalScrollBar().maximum() == 0, (deal, page)


def test_the_trick_table_begins_with_the_skat_so_that_its_lines_add_up(panel):
    game, result = SkatGame.replay(deal_events("hearts")), deal_result("hearts")
    show(panel, game)

    def figure(row, column):
        return int(panel.tricks.grid.itemAtPosition(row, column).widget().text())

    total = 0
    for row in range(1, 12):
        own = row == 1 or game.view(0).tricks[row - 2].winner == result.declarer
        total += figure(row, 6) if own else 0
        assert figure(row, 7) == total
    assert total == result.points[0]


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
    text = Words().worth_risk(without_two)
    assert f"{round(100 * chance)}%" in text
    assert "suit games and Grand" in text


def test_risk_tells_suit_games_and_grand_apart_where_they_differ(qapp):
    install(qapp, Language.ENGLISH)
    rules = play_out(number_played(), 0).view(0).rules
    # Without the four jacks the suits go on counting below them, Grand does not.
    rows = hand_worth(rules, cards("CA CT CK SA ST SK HA HT DA DT"))
    text = Words().worth_risk(rows)
    risks = {row.game: f"{round(100 * row.risk)}%" for row in rows}
    assert risks[GameType.GRAND] in text
    rows = hand_worth(rules, cards("C7 C8 C9 S7 S8 S9 H7 H8 HA DA"))
    text = Words().worth_risk(rows)
    suits = [row.risk for row in rows if row.game.is_suit]
    assert len(set(suits)) > 1
    low, high = (f"{round(100 * share)}%" for share in (min(suits), max(suits)))
    assert f"suit games {low}–{high}" in text


def test_labels_that_wrap_keep_numbers_and_units_together(qtbot, qapp):
    install(qapp, Language.JAPANESE)
    label, line = make_label(wrap=True), make_label()
    for each in (label, line):
        qtbot.addWidget(each)
        show_text(each, "カード点71点で勝ちました。")
    assert label.text() == glue("カード点71点で勝ちました。") != line.text()
    assert label.accessibleName() == unglue(label.text()) == line.text()
    assert line.accessibleName() == ""


def test_a_page_that_is_cut_off_scrolls_by_the_page_keys(panel, qtbot):
    show(panel, SkatGame.replay(deal_events("hearts")))
    panel.turn_to(2)
    panel.place(panel.parentWidget().rect().adjusted(0, 0, 0, -240))
    bar = panel.middle.verticalScrollBar()
    assert bar.maximum() > 0
    qtbot.keyClick(panel.next_button, Qt.Key.Key_PageDown)
    assert bar.value() > 0
    qtbot.keyClick(panel.next_button, Qt.Key.Key_PageUp)
    assert bar.value() == 0

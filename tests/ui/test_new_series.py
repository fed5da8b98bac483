# SPDX-License-Identifier: MIT
"""The dialog that begins a series: who sits there, how well they play, which list."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QComboBox, QLineEdit, QPushButton

from skat_desktop.ai.registry import strengths
from skat_desktop.ai.rulebased import RuleBasedPlayer
from skat_desktop.ai.search.player import SearchPlayer
from skat_desktop.rules.series import BIERLACHS_LIMITS, ListKind
from skat_desktop.ui.new_series import NewSeriesDialog


@pytest.fixture
def ask(open_window):
    """Return a function that opens the window and its dialog."""

    def ask_(**options):
        window = open_window(**options)
        window.new_series()
        return window, window.findChild(NewSeriesDialog)

    return ask_


def choose(dialog, name, data):
    box = dialog.findChild(QComboBox, name)
    box.setCurrentIndex(box.findData(data))


def test_a_row_for_each_computer_at_the_table(ask):
    _, dialog = ask()
    for places in (3, 4, 5, 3):
        choose(dialog, "places", places)
        rows = [
            dialog.findChild(QLineEdit, f"computer_{place}").isVisible() for place in range(1, 5)
        ]
        assert rows == [place < places for place in range(1, 5)]


def test_names_and_strengths_sit_down_and_are_remembered(ask, qtbot):
    window, dialog = ask()
    dialog.findChild(QLineEdit, "computer_1").setText("Ida")
    choose(dialog, "strength_1", "club")
    choose(dialog, "strength_2", "rulebased")
    with qtbot.waitSignal(window.desk.match_ready):
        dialog.findChild(QPushButton, "start").click()
    people = window.match.occupants
    assert [who.name for who in people] == ["You", "Ida", "Bernd"]
    assert isinstance(people[1].player, SearchPlayer)
    assert people[1].player.strength.name == "club"
    assert isinstance(people[2].player, RuleBasedPlayer)
    window.new_series()
    again = window.findChildren(NewSeriesDialog)[-1]
    assert again.choice == window.settings


def test_a_strength_changed_in_mid_series_plays_from_then_on(ask, qtbot):
    window, dialog = ask()
    with qtbot.waitSignal(window.desk.match_ready):
        dialog.findChild(QPushButton, "start").click()
    window.new_series()
    again = window.findChildren(NewSeriesDialog)[-1]
    choose(again, "strength_2", "novice")
    window.change_settings(again.choice)
    assert window.match.occupants[2].player.strength.name == "novice"
    assert window.match.occupants[0].is_human


def test_the_limit_is_asked_for_bierlachs_alone(ask, qtbot):
    window, dialog = ask()
    limit = dialog.findChild(QComboBox, "limit")
    for kind in ListKind:
        choose(dialog, "list_kind", kind.value)
        assert limit.isVisible() == (kind is ListKind.BIERLACHS)
    choose(dialog, "list_kind", ListKind.BIERLACHS.value)
    choose(dialog, "limit", BIERLACHS_LIMITS[2])
    with qtbot.waitSignal(window.desk.match_ready):
        dialog.findChild(QPushButton, "start").click()
    assert window.match.series.setup.bierlachs_limit == BIERLACHS_LIMITS[2]
    assert window.match.series.setup.list_kind is ListKind.BIERLACHS


def test_every_list_and_rule_set_is_explained(ask):
    _, dialog = ask()
    said = set()
    for kind in ListKind:
        choose(dialog, "list_kind", kind.value)
        said.add(dialog.about_list.text())
    for index in range(dialog.rules.count()):
        dialog.rules.setCurrentIndex(index)
        said.add(dialog.about_rules.text())
    assert len(said) == len(ListKind) + dialog.rules.count()
    assert all(text.endswith(".") for text in said)


def test_all_strengths_are_offered_and_an_unknown_one_is_the_usual(ask):
    _, dialog = ask(strengths=("", "gone", "", "", ""))
    box = dialog.findChild(QComboBox, "strength_1")
    assert [box.itemData(index) for index in range(box.count())] == list(strengths())
    assert box.currentData() == "strong"

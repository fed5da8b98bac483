# SPDX-License-Identifier: MIT
"""The icon buttons at the table: where they lie, what they offer, how they follow."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QMessageBox

from skat_desktop.i18n.languages import Language
from skat_desktop.records.settings import Settings
from skat_desktop.tools.scenes import SCENES
from skat_desktop.tools.screenshots import Camera
from skat_desktop.ui.autoplay import click
from skat_desktop.ui.panels.sheet import Sheet
from skat_desktop.ui.table_buttons import LEAST, plain_words

SCENE = {scene.name: scene for scene in SCENES}
USUAL = ["last_trick", "claim", "concede", "score_list", "settings"]


def show(window, name):
    Camera(window, Path()).show(SCENE[name])
    window.page.table.finish()
    QApplication.processEvents()
    return window.buttons.buttons


def seen(window):
    return [name for name, button in window.buttons.buttons.items() if button.isVisible()]


@pytest.mark.parametrize("size", [(900, 600), (1280, 800), (2560, 1440)])
def test_buttons_lie_clear_of_everything(open_window, size):
    window = open_window(size=size, pace=2000.0)
    table = window.page.table
    for name in SCENE:
        buttons = [button for button in show(window, name).values() if button.isVisible()]
        boxes = [button.geometry() for button in buttons]
        for at, box in enumerate(boxes):
            assert box.width() == box.height() >= LEAST
            assert table.viewport().rect().contains(box), name
            assert not any(box.intersects(other) for other in boxes[:at]), name
            for sheet in table.viewport().findChildren(Sheet):
                assert not (sheet.isVisible() and sheet.geometry().intersects(box)), name
            for what, drawn in table.boxes().items():
                assert not drawn.toRect().intersects(box), (name, what)


def test_the_usual_ones_are_seen_in_play_and_undo_in_practice(open_window):
    window = open_window(pace=2000.0)
    show(window, "play_declarer")
    assert seen(window) == USUAL
    show(window, "practice")
    assert seen(window) == [*USUAL, "undo", "redo"]


def test_in_the_smallest_window_a_practice_keeps_what_is_used_most(open_window):
    window = open_window(size=(900, 600), pace=2000.0)
    show(window, "practice")
    assert seen(window)[:4] == USUAL[:4]
    show(window, "play_declarer")
    assert seen(window) == USUAL


def test_they_offer_what_is_possible(open_window, qtbot):
    window = open_window(pace=2000.0)
    buttons = show(window, "auction_bid")
    assert not buttons["last_trick"].isEnabled()
    assert not buttons["claim"].isEnabled()
    show(window, "play_declarer")
    assert buttons["last_trick"].isEnabled()
    assert buttons["claim"].isEnabled()
    assert buttons["concede"].isEnabled()
    click(buttons["last_trick"])
    assert len(window.page.table.state.trick) == 3
    click(buttons["claim"])
    box = window.findChild(QMessageBox, "confirm_box")
    assert box is not None
    box.close()
    window.show_statistics()
    assert not window.actions_by_id.by_id["claim"].isEnabled()


def test_a_click_leaves_the_keys_with_the_cards(open_window, qtbot):
    window = open_window(pace=2000.0)
    buttons = show(window, "play_declarer")
    window.page.table.setFocus()
    click(buttons["last_trick"])
    assert window.page.table.hasFocus()
    buttons["claim"].setFocus(Qt.FocusReason.TabFocusReason)
    before = buttons["claim"].grab().toImage()
    buttons["concede"].setFocus(Qt.FocusReason.TabFocusReason)
    assert buttons["claim"].grab().toImage() != before
    qtbot.keyClick(buttons["concede"], Qt.Key.Key_Space)
    box = window.findChild(QMessageBox, "confirm_box")
    assert box is not None
    box.close()


def test_the_menu_shows_and_hides_them_and_it_is_kept(open_window):
    window = open_window(pace=2000.0)
    show(window, "play_declarer")
    kept: list[Settings] = []
    window.settings_changed.connect(kept.append)
    window.actions_by_id.by_id["table_buttons"].trigger()
    assert seen(window) == []
    assert not kept[-1].show_buttons
    window.actions_by_id.by_id["table_buttons"].trigger()
    assert seen(window) == USUAL
    assert open_window(pace=2000.0, show_buttons=False).buttons.buttons["claim"].isHidden()


def test_words_follow_the_language_and_tell_the_keys(open_window):
    names = {}
    for language in Language:
        window = open_window(language, pace=2000.0)
        button = show(window, "play_declarer")["last_trick"]
        assert button.toolTip() == f"{button.accessibleName()} (L)"
        assert QAccessible.queryAccessibleInterface(button).text(QAccessible.Text.Name)
        names[language] = [each.accessibleName() for each in window.buttons.buttons.values()]
        assert not any(set("&…()") & set(name) for name in names[language])
        window.close()
    assert len({tuple(each) for each in names.values()}) == 3


def test_the_buttons_are_hidden_under_a_result(open_window):
    window = open_window(size=(900, 600), pace=2000.0)
    buttons = show(window, "result_won")
    sheet = window.page.result.geometry()
    for button in buttons.values():
        spot = button.geometry().center()
        assert not sheet.contains(spot) or not button.isVisible()
    port = window.page.table.viewport()
    assert port.childAt(sheet.center()) is not port
    assert isinstance(port.childAt(sheet.topLeft() + QPoint(12, 12)), Sheet)


@pytest.mark.parametrize(
    "text, words",
    [
        ("Claim the &rest…", "Claim the rest"),
        ("&Karten auflegen\u00a0…", "Karten auflegen"),
        ("残りを全部取る(&R)…", "残りを全部取る"),
        ("&Undo", "Undo"),
    ],
)
def test_menu_words_without_their_marks(text, words):
    assert plain_words(text) == words

# SPDX-License-Identifier: MIT
"""Menus, dialogs and lists follow the theme of the window, also in mid-game."""

from __future__ import annotations

from collections import Counter

from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication

from skat_desktop.ui.new_series import NewSeriesDialog
from skat_desktop.ui.theme import Theme


def ground(widget):
    """Return the colour that covers most of a widget."""
    image = widget.grab().toImage()
    counts = Counter(
        image.pixelColor(x, y).name()
        for x in range(0, image.width(), 7)
        for y in range(0, image.height(), 3)
    )
    return counts.most_common(1)[0][0]


def test_menus_and_dialogs_turn_dark_with_the_window_and_light_again(open_window):
    window = open_window()
    for dark in (True, False):
        window.actions_by_id.by_id["dark"].trigger()
        QApplication.processEvents()
        paper = Theme.of(dark).paper.name()
        assert ground(window.menuBar()) == paper
        window.lists.show_page()
        assert ground(window.score_page) in (
            paper,
            QApplication.palette().color(QPalette.ColorRole.Base).name(),
        )
        window.score_page.close()
        window.new_series()
        question = window.findChild(NewSeriesDialog)
        QApplication.processEvents()
        assert ground(question) == paper
        question.reject()
        question.deleteLater()
        QApplication.processEvents()


def test_sheets_and_start_page_grow_with_the_window(open_window, qtbot):
    small, large = open_window(), open_window(size=(2560, 1440))
    for window in (small, large):
        window.start.play_button.click()
        qtbot.waitUntil(window.page.auction.isVisible, timeout=10_000)
    heights = [window.start.title.fontMetrics().height() for window in (small, large)]
    assert heights[1] > 1.3 * heights[0]
    assert large.page.table.text_zoom > 1.3 * small.page.table.text_zoom
    sheet = large.page.auction
    assert sheet.title.font().pointSizeF() > 1.3 * small.page.auction.title.font().pointSizeF()

# SPDX-License-Identifier: MIT
"""The real window, without waiting, for tests that use it as a person does."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.exceptions import TimeoutError

from skat_desktop.ai.player import StopFlag
from skat_desktop.ai.registry import make_player
from skat_desktop.app import build_application, build_window
from skat_desktop.i18n.languages import Language
from skat_desktop.records.settings import MOST_PLACES, Settings, ThemeChoice
from skat_desktop.ui.autoplay import WidgetUser


@pytest.fixture
def open_window(qtbot):
    """Return a function that opens the window; all are closed in the end."""
    opened = []

    def open_(
        language=Language.ENGLISH, *, pace=0.0, seed=1, size=(1280, 800), database=None, **options
    ):
        # Rules of thumb are quick; who wants other computers asks for them.
        options = {"strengths": ("rulebased",) * MOST_PLACES, **options}
        settings = Settings(theme=ThemeChoice.LIGHT, **options)
        window = build_window(
            build_application(),
            settings,
            language=language,
            database=database,
            pace=pace,
            seed=seed,
        )
        window.resize(*size)
        window.show()
        qtbot.waitExposed(window)
        opened.append(window)
        return window

    yield open_
    for window in opened:
        window.close()
        window.deleteLater()
    QApplication.processEvents()


@pytest.fixture
def play_on(qtbot):
    """Return a function that lets a user play through the widgets until it has stopped."""

    def play(window, hands, *, choose=None, deals=None, timeout=60_000):
        if choose is None:
            player = make_player("rulebased")

            def choose(view):
                return player.decide(view, StopFlag()).action

        user = WidgetUser(window, choose, hands, deals=deals)

        def stepped():
            user.step()
            return user.done

        try:
            qtbot.waitUntil(stepped, timeout=timeout)
        except TimeoutError as error:
            raise RuntimeError(f"the user is stuck: {user.where()}") from error
        return user

    return play


@pytest.fixture
def begin(qtbot):
    """Return a function that begins a series from the start page and waits for its first deal."""

    def begin_(window):
        with qtbot.waitSignal(window.desk.match_ready, timeout=5_000):
            window.start.play_button.click()
        qtbot.waitUntil(lambda: window.page.table.state.hand != (), timeout=5_000)

    return begin_


@pytest.fixture(autouse=True)
def as_before(qapp):
    """Give the application back its colours and font, which a window has changed for all."""
    palette, font = qapp.palette(), qapp.font()
    yield
    if qapp.palette() != palette:
        qapp.setPalette(palette)
    if qapp.font() != font:
        qapp.setFont(font)

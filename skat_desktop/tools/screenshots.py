# SPDX-License-Identifier: MIT
"""``screenshots``: every main screen as a picture, drawn offscreen from fixed states."""

from __future__ import annotations

import argparse
import os
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from skat_desktop.tools.scenes import Scene
    from skat_desktop.ui.main_window import MainWindow

_SIZE = re.compile(r"(\d{3,5})x(\d{3,5})")
_NEVER = 2000.0
"""Pace at which no computer acts while a picture is taken."""


def _size(text: str) -> tuple[int, int]:
    found = _SIZE.fullmatch(text)
    if found is None or int(found[1]) < 900 or int(found[2]) < 600:
        raise argparse.ArgumentTypeError(f"{text!r} is no size of at least 900x600, like 1280x800")
    return int(found[1]), int(found[2])


def _scale(text: str) -> float:
    try:
        factor = float(text)
    except ValueError:
        factor = 0.0
    if not 0.5 <= factor <= 4:
        raise argparse.ArgumentTypeError(f"{text!r} is no factor from 0.5 to 4, like 1.5")
    return factor


def add_parser(subparsers: Any) -> None:
    """Add the command and its options; ``--lang`` is valid everywhere."""
    parser = subparsers.add_parser(
        "screenshots", help="draw every main screen as a PNG file", description=__doc__
    )
    parser.add_argument("folder", type=Path, metavar="DIR", help="where the pictures go")
    parser.add_argument("--deck", choices=("french", "german", "tournament"), default="french")
    parser.add_argument("--theme", choices=("light", "dark"), default="light")
    parser.add_argument("--size", type=_size, default=(1280, 800), metavar="WxH")
    parser.add_argument("--scale", type=_scale, default=1.0, metavar="F", help="pixel ratio")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Draw the pictures; exit status 2 when the folder cannot be written."""
    try:
        args.folder.mkdir(parents=True, exist_ok=True)
        probe = args.folder / ".probe"
        probe.touch()
        probe.unlink()
    except OSError as error:
        print(
            f"screenshots: {args.folder} cannot be written ({error.strerror}); "
            "name a folder that can.",
            file=sys.stderr,
        )
        return 2
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    os.environ["QT_SCALE_FACTOR"] = str(args.scale)
    from skat_desktop.app import build_application, build_window, choose_language
    from skat_desktop.records.settings import DeckChoice, MotionChoice, Settings, ThemeChoice

    app = build_application()
    settings = Settings(
        deck=DeckChoice(args.deck), theme=ThemeChoice(args.theme), motion=MotionChoice.REDUCED
    )
    window = build_window(app, settings, language=choose_language(args.lang), pace=_NEVER)
    window.resize(*args.size)
    window.show()
    camera = Camera(window, args.folder)
    camera.take_all()
    window.close()
    print(f"{camera.count} pictures in {args.folder}")
    return 0


class Camera:
    """Puts the window into each state and saves what it shows."""

    def __init__(self, window: MainWindow, folder: Path) -> None:
        self.window = window
        self.folder = folder
        self.count = 0

    def take_all(self) -> None:
        """Take every picture."""
        from skat_desktop.tools.scenes import SCENES
        from skat_desktop.ui.about import AboutDialog
        from skat_desktop.ui.new_series import NewSeriesDialog
        from skat_desktop.ui.practice_dialog import PracticeDialog
        from skat_desktop.ui.settings_dialog import SettingsDialog

        self.window.start.draw_at_once()
        self.take("start")
        for scene in SCENES:
            self.show(scene)
            self.take(scene.name)
        self.window.lists.toggle()
        dock = self.window.list_dock
        self.take("score_list", dock if dock.isFloating() else None)
        self.window.lists.toggle()
        self.window.lists.show_page()
        self.take("score_page", self.window.score_page)
        self.window.score_page.close()
        self.show_statistics()
        self.take("statistics")
        self.window.statistics.back.emit()
        self.window.show_settings()
        dialog = self.window.findChild(SettingsDialog)
        assert dialog is not None
        self.take("settings", dialog)
        dialog.close()
        self.window.practising.choose_deal()
        asked = self.window.findChild(PracticeDialog)
        assert asked is not None
        asked.code.setText("0A1B-2C3D-4E5F")
        asked.start.click()
        self.take("practice_dialog", asked)
        asked.close()
        self.window.about()
        about = self.window.findChild(AboutDialog)
        assert about is not None
        self.take("about", about)
        about.close()
        self.window.new_series()
        question = self.window.findChild(NewSeriesDialog)
        assert question is not None
        self.take("new_series", question)
        question.close()
        self.take_help()

    def take_help(self) -> None:
        """Take pages of the help, as large as the window, and what a search finds."""
        for name, context in (
            ("help_start", "rules"),
            ("help_tricks", "table.play"),
            ("help_value", "table.result"),
            ("help_list", "score_list"),
        ):
            shown = self.window.help.open(context)
            shown.resize(self.window.size())
            self.take(name, shown)
        shown.search_for("Null")
        self.take("help_search", shown)
        shown.close()

    def show(self, scene: Scene) -> None:
        """Put the window into the state of a scene."""
        from skat_desktop.rules.cards import cards_of
        from skat_desktop.rules.events import Discarded
        from skat_desktop.tools.scenes import deal_events, series_for_seat

        desk = self.window.desk
        desk.set_up(
            series_for_seat(scene.seat), desk.computers(3), scene.events, practice=scene.practice
        )
        page = self.window.page
        if scene.put_away:
            following = deal_events(scene.deal)[len(scene.events)]
            assert isinstance(following, Discarded)
            for card in cards_of(following.cards):
                page.try_card(card)
        if scene.hand_game:
            page.choose_hand()
        page.result.turn_to(scene.page)

    def show_statistics(self) -> None:
        """Put the figures of the fixed deals on the statistics page."""
        from skat_desktop.records.statistics import statistics_of
        from skat_desktop.records.statistics_deals import FinishedDeal
        from skat_desktop.tools.scenes import DEALS, series_for_seat

        deals = []
        for seat in range(3):
            series = series_for_seat(seat, finished=DEALS)
            deals += [FinishedDeal(3, 0, entry) for entry in series.entries]
        self.window.pages.setCurrentWidget(self.window.statistics)
        self.window.statistics.show_statistics(statistics_of(deals), self.window.words)

    def take(self, name: str, widget: QWidget | None = None) -> None:
        """Save the picture of the window, or of a dialog."""
        from PySide6.QtWidgets import QApplication

        self.window.page.table.finish()
        self.window.page.result.finish()
        if widget is not None and widget is self.window.help.window:
            self.window.help.window.page_view.draw_at_once()
        for _ in range(3):
            QApplication.processEvents()
        (widget or self.window).grab().save(str(self.folder / f"{name}.png"))
        self.count += 1

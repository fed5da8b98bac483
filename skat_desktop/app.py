# SPDX-License-Identifier: MIT
"""Builds the application: the only place that wires everything together."""

from __future__ import annotations

import argparse
import gc
import os
import sys
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale
from PySide6.QtGui import QFont, QFontDatabase
from PySide6.QtWidgets import QApplication

from skat_desktop import __version__
from skat_desktop.i18n.languages import Language, install, system_language
from skat_desktop.records.folder import open_folder
from skat_desktop.records.settings import LanguageChoice, Settings
from skat_desktop.ui.catcher import ExceptionCatcher
from skat_desktop.ui.keeper import Keeper
from skat_desktop.ui.keeping import Keeping
from skat_desktop.ui.main_window import MainWindow
from skat_desktop.ui.single import SingleInstance
from skat_desktop.ui.table.text import font_families

if TYPE_CHECKING:
    from skat_desktop.ai.player import Player

_SWITCH_S = 0.0002
"""Seconds after which a thread that runs Python lets others have the interpreter."""

_SMALLEST_POINTS = {Language.ENGLISH: 11.0, Language.GERMAN: 11.0, Language.JAPANESE: 12.0}


def choose_language(wanted: str | None, settings: Settings | None = None) -> Language:
    """Return the language asked for, else the user's choice, else the system's."""
    if wanted is not None:
        return Language(wanted)
    if settings is not None and settings.language is not LanguageChoice.AUTO:
        return Language(settings.language.value)
    return system_language(QLocale.system().uiLanguages())


def set_font(app: QApplication, language: Language) -> None:
    """Use the system's font in a size that can be read, with Japanese forms behind it."""
    system = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)
    font = QFont(system)
    font.setFamilies(list(font_families()))
    font.setPointSizeF(max(system.pointSizeF(), _SMALLEST_POINTS[language]))
    app.setFont(font)


def build_application() -> QApplication:
    """Return the application object with its names and style."""
    existing = QApplication.instance()
    if isinstance(existing, QApplication):
        return existing
    # Computers think in another thread; the window's thread waits for the interpreter no longer.
    sys.setswitchinterval(_SWITCH_S)
    # Qt would share out the filling of larger shapes among threads of its own and wait for them,
    # many times a frame; they get in the way of each other and of computers that think.
    os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")
    app = QApplication(sys.argv[:1])
    app.setApplicationName("skat-desktop")
    app.setApplicationDisplayName("Skat Desktop")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("skat-desktop")
    if sys.platform.startswith("linux"):
        app.setStyle("Fusion")
    return app


def _window_player(strength: str) -> Player:
    """Return a computer player that leaves one core to the window."""
    from skat_desktop.ai.registry import PlayerOptions, make_player

    return make_player(strength, PlayerOptions(threads=max(1, (os.cpu_count() or 1) - 1)))


def build_window(
    app: QApplication,
    settings: Settings,
    *,
    language: Language,
    database: Path | None = None,
    pace: float | None = None,
    seed: int | None = None,
) -> MainWindow:
    """Return the window, ready to be shown, speaking a language.

    Args:
        app: the application.
        settings: what the user has chosen.
        language: the language to begin with.
        database: the saved games; None keeps them in memory.
        pace: factor of all durations in place of the settings'; 0 waits for nothing.
        seed: seed of the first series, drawn when None.
    """
    install(app, language)
    set_font(app, language)
    window = MainWindow(
        settings=settings,
        language=language,
        make_player=_window_player,
        keeper=Keeper(database, app),
        pace=pace,
        seed=seed,
    )

    def speak(choice: LanguageChoice) -> None:
        chosen = choose_language(None, replace(window.settings, language=choice))
        install(app, chosen)
        set_font(app, chosen)
        window.set_language(chosen)

    window.language_wanted.connect(speak)
    return window


def keep_what_is_there() -> None:
    """Spare what has been loaded from being looked through for rubbish again and again.

    That would hold up the table for longer than a frame. Once per process, before games begin.
    """
    gc.freeze()


def has_screen(platform: str = sys.platform, environment: Mapping[str, str] = os.environ) -> bool:
    """Tell whether a window can be opened: Qt itself would end the process with a core dump."""
    if not platform.startswith("linux"):
        return True
    return any(environment.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))


def run(args: argparse.Namespace) -> int:
    """Open the window and return the exit status when it is closed, 2 without a screen.

    A second start on the same data folder raises the first window and ends with 0.
    """
    if not has_screen():
        print(
            "skat-desktop: there is no screen to open a window on; start it in a desktop session.",
            file=sys.stderr,
        )
        return 2
    app = build_application()
    folder = open_folder(args.data_dir)
    single = SingleInstance(folder, app)
    if not single.is_first:
        if single.call_first():
            return 0
        print(
            f"skat-desktop: another window works with {folder.path} and does not answer; "
            "close it, or name another folder with --data-dir.",
            file=sys.stderr,
        )
        return 2
    keeping = Keeping(folder)
    language = choose_language(args.lang, keeping.settings)
    window = build_window(
        app,
        keeping.settings,
        language=language,
        database=folder.database if folder.writable else None,
        pace=0.0 if args.no_delay else None,
        seed=args.seed,
    )
    catcher = ExceptionCatcher(window, keeping)
    single.called.connect(window.come_forward)
    window.settings_changed.connect(keeping.save_settings)
    keeping.trouble.connect(window.show_trouble)
    window.restore_place(keeping.settings)
    window.show()
    keep_what_is_there()
    for trouble in keeping.troubles:
        window.show_trouble(trouble)
    status = app.exec()
    keeping.close()
    catcher.stop()
    single.release()
    return status

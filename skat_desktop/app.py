# SPDX-License-Identifier: MIT
"""Builds the application: the only place that wires everything together."""

from __future__ import annotations

import argparse
import logging
import os
import sys
from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QFont, QFontDatabase
from PySide6.QtWidgets import QApplication

from skat_desktop import __version__
from skat_desktop.ai.registry import make_player
from skat_desktop.i18n.languages import Language, install, system_language
from skat_desktop.ui.main_window import MainWindow
from skat_desktop.ui.table.text import font_families

if TYPE_CHECKING:
    from skat_desktop.ai.player import Player

log = logging.getLogger(__name__)

_SMALLEST_POINTS = {Language.ENGLISH: 11.0, Language.GERMAN: 11.0, Language.JAPANESE: 12.0}


def _computer() -> Player:
    return make_player("rulebased")


def choose_language(wanted: str | None) -> Language:
    """Return the language asked for, else the system's."""
    if wanted is not None:
        return Language(wanted)
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
    app = QApplication(sys.argv[:1])
    app.setApplicationName("skat-desktop")
    app.setApplicationDisplayName("Skat Desktop")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("skat-desktop")
    if sys.platform.startswith("linux"):
        app.setStyle("Fusion")
    return app


def build_window(
    app: QApplication,
    *,
    language: Language,
    pace: float = 1.0,
    seed: int | None = None,
    deck: str = "french",
    dark: bool | None = None,
) -> MainWindow:
    """Return the window, ready to be shown, speaking a language.

    Args:
        app: the application.
        language: the language to begin with.
        pace: factor of all durations; 0 waits for nothing.
        seed: seed of the first series, drawn when None.
        deck: ``french``, ``german`` or ``tournament``.
        dark: whether sheets are dark; None follows the system.
    """
    install(app, language)
    set_font(app, language)
    if dark is None:
        dark = app.styleHints().colorScheme() == Qt.ColorScheme.Dark
    window = MainWindow(
        language=language,
        make_player=_computer,
        pace=pace,
        seed=seed,
        deck=deck,
        dark=dark,
    )

    def speak(chosen: Language) -> None:
        install(app, chosen)
        set_font(app, chosen)
        window.set_language(chosen)

    window.language_wanted.connect(speak)
    return window


def has_screen(platform: str = sys.platform, environment: Mapping[str, str] = os.environ) -> bool:
    """Tell whether a window can be opened: Qt itself would end the process with a core dump."""
    if not platform.startswith("linux"):
        return True
    return any(environment.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))


def run(args: argparse.Namespace) -> int:
    """Open the window and return the exit status when it is closed, 2 without a screen."""
    if not has_screen():
        print(
            "skat-desktop: there is no screen to open a window on; start it in a desktop session.",
            file=sys.stderr,
        )
        return 2
    app = build_application()
    window = build_window(
        app,
        language=choose_language(args.lang),
        pace=0.0 if args.no_delay else 1.0,
        seed=args.seed,
    )
    window.resize(1280, 800)
    window.show()
    return app.exec()

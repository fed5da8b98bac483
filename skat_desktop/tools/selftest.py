# SPDX-License-Identifier: MIT
"""``selftest``: the real window plays a scripted deal through its widgets, then quits."""

from __future__ import annotations

import argparse
import logging
import sys
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from skat_desktop.ui.autoplay import WidgetUser
    from skat_desktop.ui.main_window import MainWindow

_DEAL: Final = "hearts"
_SEAT: Final = 2
_GIVE_UP_MS: Final = 60_000
_TICK_MS: Final = 15


def add_parser(subparsers: Any) -> None:
    """Add the command."""
    parser = subparsers.add_parser(
        "selftest",
        help="open the window, play a scripted deal, quit",
        description="Opens the window and plays a deal through its widgets. Exit status 0 only if "
        "nothing was logged as warning or error.",
    )
    parser.set_defaults(run=run)


class _Complaints(logging.Handler):
    """Keeps everything that was logged as warning or error."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep a line."""
        self.lines.append(f"{record.levelname}: {record.getMessage()}")


def run(args: argparse.Namespace) -> int:
    """Play; print one line and return 0 when all went well, else 1."""
    complaints = _Complaints()
    logging.getLogger().addHandler(complaints)
    from PySide6.QtCore import QTimer, QtMsgType, qInstallMessageHandler

    from skat_desktop.app import build_application, build_window, choose_language, has_screen
    from skat_desktop.records.settings import Settings

    if not has_screen():
        print("selftest: there is no screen; set QT_QPA_PLATFORM=offscreen to do without one.")
        return 2
    quiet = (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg)

    def on_qt_message(kind: QtMsgType, context: object, message: str | None) -> None:
        del context
        # The offscreen platform says this of every window; there is no window manager to obey.
        if kind not in quiet and "propagateSizeHints" not in (message or ""):
            complaints.lines.append(f"Qt: {message}")

    def on_exception(kind: type[BaseException], error: BaseException, trace: object) -> None:
        del trace
        complaints.lines.append(f"{kind.__name__}: {error}")

    qInstallMessageHandler(on_qt_message)
    sys.excepthook = on_exception
    app = build_application()
    window = build_window(app, Settings(), language=choose_language(args.lang), pace=0.0)
    window.resize(1280, 800)
    window.show()
    user = begin_scripted_deal(window)
    ticker = QTimer(window)
    ticker.timeout.connect(user.step)
    user.finished.connect(app.quit)
    ticker.start(_TICK_MS)
    QTimer.singleShot(_GIVE_UP_MS, app, app.quit)
    app.exec()
    ticker.stop()
    if not user.done:
        complaints.lines.append(f"The deal was not finished: {user.where()}")
    window.close()
    qInstallMessageHandler(None)
    for line in complaints.lines:
        print(line, file=sys.stderr)
    if complaints.lines:
        print(f"selftest: {len(complaints.lines)} complaint(s)")
        return 1
    print("selftest: a deal was played through the window, nothing to complain of")
    return 0


def begin_scripted_deal(window: MainWindow) -> WidgetUser:
    """Put the scripted deal on the table and return the user that plays it."""
    from skat_desktop.ai.player import StopFlag
    from skat_desktop.match.seats import Occupant
    from skat_desktop.tools.scenes import ScriptedPlayer, deal_events, series_for_seat
    from skat_desktop.ui.autoplay import MouseHands, WidgetUser

    events = deal_events(_DEAL)
    series = series_for_seat(_SEAT)
    script = ScriptedPlayer(events)
    own, *others = (who.name for who in window.desk.computers(3))
    occupants = [Occupant(own), *(Occupant(name, script) for name in others)]
    window.desk.set_up(series, occupants, events[:1])
    return WidgetUser(
        window,
        lambda view: script.decide(view, StopFlag()).action,
        MouseHands(window),
        deals=len(series.results) + 1,
    )

# SPDX-License-Identifier: MIT
"""A process that plays in the window and tells each event that it has shown, until it is killed.

Arguments: the data folder, and the word ``go_on`` to go on with the series there.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtCore import QTimer

from skat_desktop.ai.player import StopFlag
from skat_desktop.ai.registry import make_player
from skat_desktop.app import build_application, build_window
from skat_desktop.i18n.languages import Language
from skat_desktop.records.settings import Settings
from skat_desktop.ui.autoplay import MouseHands, WidgetUser


def main() -> None:
    folder = Path(sys.argv[1])
    app = build_application()
    window = build_window(
        app,
        Settings(deals=36, strengths=("rulebased",) * 5),
        language=Language.ENGLISH,
        database=folder / "skat.db",
        pace=0.0,
        seed=int(sys.argv[2]),
    )
    window.resize(1000, 700)
    window.show()
    player = make_player("rulebased")

    def told(event: object) -> None:
        match = window.match
        assert match is not None
        print(f"{match.number}|{event}", flush=True)

    def ready(match: object, events: object) -> None:
        del match, events
        print("begun", flush=True)

    window.desk.match_ready.connect(ready)
    window.desk.match_ready.connect(lambda match, events: match.happened.connect(told))
    user = WidgetUser(
        window, lambda view: player.decide(view, StopFlag()).action, MouseHands(window)
    )
    ticker = QTimer(window)
    ticker.timeout.connect(user.step)
    if sys.argv[3:] == ["go_on"]:
        window.desk.can_go_on.connect(
            lambda offered: window.start.go_on_button.click() if offered else None
        )
    else:
        window.start.play_button.click()
    window.desk.match_ready.connect(lambda match, events: ticker.start(1))
    app.exec()


main()

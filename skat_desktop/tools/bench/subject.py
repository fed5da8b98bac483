# SPDX-License-Identifier: MIT
"""The measured side: what a process of the program does while another one measures it.

The only module of the benchmark that uses the real window. Samples go out as one JSON object on
the last line.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from skat_desktop.tools.bench.driver import TableDriver

_SIZE: Final = (1280, 800)
_DEALS: Final = 36
_SEED: Final = 2026
_BEAT_MS: Final = 2
_SETTLE_MS: Final = 1500
"""What is set up once when a table is first used is not what a beat is about."""


def run_subject(args: argparse.Namespace) -> int:
    """Be the subject that the command line names; return the exit status."""
    return SUBJECTS[args.subject](args)


def _start(args: argparse.Namespace) -> int:
    """Start as for a user, say so when the window waits, and end."""
    return _when_waiting(args, lambda: print("idle", flush=True))


def _memory(args: argparse.Namespace) -> int:
    """Start as for a user and tell the memory when the window waits."""
    from skat_desktop.tools.bench.resident import MB, resident_bytes

    return _when_waiting(args, lambda: _tell(memory=[resident_bytes() / MB]))


def _empty(args: argparse.Namespace) -> int:
    from skat_desktop.tools.bench import empty_window

    del args
    return empty_window.main()


def _when_waiting(args: argparse.Namespace, then: Callable[[], None]) -> int:
    from PySide6.QtCore import QAbstractEventDispatcher

    from skat_desktop.app import build_application, run
    from skat_desktop.tools.bench.empty_window import PaintWatch

    app = build_application()
    watch = PaintWatch(app)
    told = False

    def waiting() -> None:
        nonlocal told
        if not told and watch.painted:
            told = True
            then()
            app.quit()

    QAbstractEventDispatcher.instance().aboutToBlock.connect(waiting)
    return run(args)


def _heartbeat(args: argparse.Namespace) -> int:
    """Let computers play without a pause for so many seconds; note how late the timer fires."""
    from PySide6.QtCore import Qt, QTimer

    with _table(args, pace=0.0) as (app, driver):
        late: list[float] = []
        due = 0.0

        def beat() -> None:
            nonlocal due
            now = time.perf_counter()
            late.append(max(now - due, 0.0) * 1000)
            due = time.perf_counter() + _BEAT_MS / 1000
            timer.start(_BEAT_MS)

        def begin() -> None:
            nonlocal due
            due = time.perf_counter() + _BEAT_MS / 1000
            timer.start(_BEAT_MS)

        timer = QTimer(app)
        timer.setSingleShot(True)
        timer.setTimerType(Qt.TimerType.PreciseTimer)
        timer.timeout.connect(beat)
        QTimer.singleShot(_SETTLE_MS, app, begin)
        QTimer.singleShot(_SETTLE_MS + args.amount * 1000, app, app.quit)
        driver.begin()
        app.exec()
        timer.stop()
    _tell(late=late)
    return 0


def _frame(args: argparse.Namespace) -> int:
    """Let so many cards fly and note how long each frame on the way is painted."""
    from skat_desktop.rules.events import CardPlayed
    from skat_desktop.tools.bench.frames import FrameClock

    with _table(args, pace=1.0) as (app, driver):
        clock = FrameClock(driver.window)
        flights = 0

        def happened(event: object) -> None:
            nonlocal flights
            flights += isinstance(event, CardPlayed)
            if flights > args.amount:
                app.quit()

        driver.happened.connect(happened)
        driver.begin()
        app.exec()
    _tell(frame=clock.taken)
    return 0


def _series(args: argparse.Namespace) -> int:
    """Play so many series of 36 deals through the window; note the memory after each."""
    from skat_desktop.tools.bench.resident import MB, resident_bytes

    with _table(args, pace=0.0) as (app, driver):
        taken: list[float] = []

        def over() -> None:
            taken.append(resident_bytes() / MB)
            if len(taken) >= args.amount:
                app.quit()
            else:
                driver.begin()

        driver.series_over.connect(over)
        driver.begin()
        app.exec()
    _tell(memory=taken)
    return 0


@contextmanager
def _table(args: argparse.Namespace, *, pace: float) -> Iterator[tuple[QApplication, TableDriver]]:
    """Open the real window, its games saved in the data folder, and seat somebody at it."""
    from skat_desktop.app import (
        build_application,
        build_window,
        choose_language,
        keep_what_is_there,
    )
    from skat_desktop.records.folder import open_folder
    from skat_desktop.records.settings import MotionChoice, Settings
    from skat_desktop.tools.bench.driver import TableDriver

    app = build_application()
    window = build_window(
        app,
        Settings(deals=_DEALS, motion=MotionChoice.FULL),
        language=choose_language(args.lang),
        database=open_folder(args.data_dir).database,
        pace=pace,
        seed=_SEED,
    )
    window.resize(*_SIZE)
    window.show()
    keep_what_is_there()
    yield app, TableDriver(window)
    window.close()


def _tell(**samples: list[float]) -> None:
    print(json.dumps(samples), flush=True)


SUBJECTS: Final[dict[str, Callable[[argparse.Namespace], int]]] = {
    "start": _start,
    "memory": _memory,
    "empty": _empty,
    "heartbeat": _heartbeat,
    "frame": _frame,
    "series": _series,
}

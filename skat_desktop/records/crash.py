# SPDX-License-Identifier: MIT
"""Reports of what nobody expected: of an exception at once, of a native crash at the next start."""

from __future__ import annotations

import contextlib
import faulthandler
import os
import sqlite3
import traceback
from datetime import UTC, datetime
from io import BufferedWriter
from pathlib import Path
from typing import Final

from skat_desktop import __version__
from skat_desktop.records.logs import without_secrets
from skat_desktop.records.trouble import Trouble

_REPORT_PREFIX: Final = "crash-"
_NATIVE_NAME: Final = "native-crash.txt"
_MOST_REPORTS: Final = 10
_LONGEST_NATIVE: Final = 100_000
"""Bytes of a native crash that are kept; its threads take a few thousand."""


def environment() -> str:
    """Return the versions and the platform, one a line."""
    # They take a good deal with them: loaded where a report is written, not at each start.
    import platform
    from importlib import metadata

    try:
        qt = metadata.version("PySide6-Essentials")
    except metadata.PackageNotFoundError:
        # A frozen program has no metadata.
        qt = "unknown"
    return "\n".join(
        (
            f"Skat Desktop {__version__}",
            f"Python {platform.python_version()}, PySide6 {qt}, SQLite {sqlite3.sqlite_version}",
            f"{platform.platform()}, {platform.machine()}",
        )
    )


def report_text(error: BaseException, last_lines: str = "") -> str:
    """Return the report of an exception: for a person to read, copy and send.

    Seeds, deal codes and cards are taken out, and the name of the home folder.

    Args:
        error: what happened.
        last_lines: the end of the log.
    """
    trace = "".join(traceback.format_exception(error))
    text = f"{environment()}\n\n{trace}\nThe end of the log:\n{last_lines or '(empty)'}\n"
    return _without_home(without_secrets(text))


def write_report(folder: Path, text: str) -> Path | None:
    """Save a report under a name of its own; the oldest of many are removed.

    Returns:
        The file, None when it cannot be written.
    """
    stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S-%f")
    path = folder / f"{_REPORT_PREFIX}{stamp}.txt"
    try:
        with open(path, "x", encoding="utf-8", errors="replace") as file:
            file.write(text)
        reports = sorted(folder.glob(f"{_REPORT_PREFIX}*.txt"), key=lambda file: file.name)
        for old in reports[:-_MOST_REPORTS]:
            old.unlink()
    except OSError:
        return None
    return path


def _without_home(text: str) -> str:
    home = os.path.expanduser("~")
    return text.replace(home, "~") if len(home) > 1 else text


class NativeCrashWatch:
    """Has Python write down where a native crash happened, for the next start to find.

    Attributes:
        trouble: ``crash.native`` when the last run ended so, else None.
    """

    def __init__(self, folder: Path) -> None:
        """Report the last run's crash, and watch this run."""
        self._path = folder / _NATIVE_NAME
        self._file: BufferedWriter | None = None
        self.trouble = self._found(folder)
        with contextlib.suppress(OSError):
            self._file = open(self._path, "wb")  # noqa: SIM115 - open as long as we run
            faulthandler.enable(self._file)

    def stop(self) -> None:
        """End watching: the program ends as it should, and nothing is to be found.

        Some systems report harmless faults too; these go with it.
        """
        if self._file is None:
            return
        faulthandler.disable()
        self._file.close()
        self._file = None
        with contextlib.suppress(OSError):
            self._path.unlink()

    def _found(self, folder: Path) -> Trouble | None:
        try:
            with open(self._path, "rb") as file:
                trace = file.read(_LONGEST_NATIVE).decode(errors="replace")
        except OSError:
            return None
        if not trace.strip():
            # The last run was killed, or its machine went off.
            return None
        report = write_report(folder, _without_home(f"{environment()}\n\n{trace}"))
        name = self._path.name if report is None else report.name
        return Trouble("crash.native", {"file": name})

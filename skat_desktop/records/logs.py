# SPDX-License-Identifier: MIT
"""The log in the data folder: bounded, and without anything that tells cards.

Seeds, deal codes and cards are taken out of every line when it is written, wherever it comes
from: a log may be sent to somebody while its deal still goes on.
"""

from __future__ import annotations

import contextlib
import logging
import re
from collections import deque
from pathlib import Path
from typing import Final

PROGRAM: Final = "skat_desktop"
"""The logger above all of the program's."""

_LARGEST_FILE: Final = 256 * 1024
"""In bytes."""
_OLD_FILES: Final = 2
_KEPT_LINES: Final = 200

_HIDDEN: Final = "[hidden]"
_SECRETS: Final = re.compile(
    r"""
      (?<![0-9A-Z])                                     # a deal code, as written or as typed
        [0-9A-Z]{4}(?:[-\ ]?)[0-9A-Z]{4}(?:[-\ ]?)[0-9A-Z]{4}
      (?![0-9A-Z])
    | (?<![A-Za-z0-9])[DHSC][789TJQKA](?![A-Za-z0-9])   # a card
    | \b(?:\w*_)?(?:seed|cards?|hands?|skat|skat_found|deal|code)  # seed=7, 'hands': (1, 2)
        ['"]?\s*[=:]\s*['"]?
        (?:-?\d+|\([\d,\s()-]*\)|\[[\d,\s()-]*\])
    | \bseed\s+-?\d+
    """,
    re.VERBOSE,
)


def without_secrets(text: str) -> str:
    """Return a text with seeds, deal codes and cards taken out."""
    return _SECRETS.sub(_HIDDEN, text)


class _Formatter(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        return without_secrets(super().format(record))


def _formatter() -> logging.Formatter:
    return _Formatter("%(asctime)s %(levelname)s %(threadName)s %(name)s: %(message)s")


class LastLines(logging.Handler):
    """Keeps the last lines of the log for a report."""

    def __init__(self) -> None:
        super().__init__()
        self._lines: deque[str] = deque(maxlen=_KEPT_LINES)
        self.setFormatter(_formatter())

    def emit(self, record: logging.LogRecord) -> None:
        """Keep a line."""
        self._lines.append(self.format(record))

    @property
    def text(self) -> str:
        """The lines, oldest first."""
        return "\n".join(self._lines.copy())


class _FileWhenNeeded(logging.Handler):
    """The file of the log, opened for its first line: most sessions have nothing to say."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self._path = path
        self._file: logging.Handler | None = None
        self._cannot = False

    def emit(self, record: logging.LogRecord) -> None:
        """Write a line; where that is not possible, nothing happens."""
        if self._file is None and not self._cannot:
            self._file = _open_file(self._path)
            self._cannot = self._file is None
        if self._file is not None:
            self._file.emit(record)

    def close(self) -> None:
        """Close the file."""
        if self._file is not None:
            self._file.close()
        super().close()


class Logging:
    """The program's logging, from when it is made until it is stopped.

    Attributes:
        last_lines: the end of the log, there even when no file can be written.
    """

    def __init__(self, path: Path | None, level: int = logging.INFO) -> None:
        """Begin to log.

        Args:
            path: the file; None, or one that cannot be written, keeps only the last lines.
            level: from which level on.
        """
        self.last_lines = LastLines()
        self._handlers: list[logging.Handler] = [self.last_lines]
        self._logger = logging.getLogger(PROGRAM)
        self._logger.setLevel(level)
        if path is not None:
            self._handlers.append(_FileWhenNeeded(path))
        for handler in self._handlers:
            self._logger.addHandler(handler)

    def stop(self) -> None:
        """Close the file."""
        for handler in self._handlers:
            self._logger.removeHandler(handler)
            # What a full disk has not taken goes nowhere now.
            with contextlib.suppress(OSError):
                handler.close()


def _open_file(path: Path) -> logging.Handler | None:
    # It takes sockets and pickling with it: not at each start.
    from logging.handlers import RotatingFileHandler

    try:
        file = RotatingFileHandler(
            path, maxBytes=_LARGEST_FILE, backupCount=_OLD_FILES, encoding="utf-8", errors="replace"
        )
    except OSError:
        return None
    # A full disk is not reported by the log of all things.
    file.handleError = lambda record: None  # type: ignore[method-assign]
    file.setFormatter(_formatter())
    return file

# SPDX-License-Identifier: MIT
"""What can go wrong with the files the program keeps, by key and facts.

The window has the words in three languages. Nothing here ends the program: whoever reports a
trouble has already gone on in the best way that was left.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

TROUBLE_PARAMS: Final[Mapping[str, tuple[str, ...]]] = {
    # The data folder cannot be made or entered, or nothing can be written in it.
    "folder.impossible": ("folder", "reason"),
    "folder.read_only": ("folder", "reason"),
    # The settings file was damaged and is now called ``file``; the defaults hold.
    "settings.damaged": ("file", "reason"),
    # The same, but it cannot be renamed: settings are not saved, so that it stays.
    "settings.stuck": ("file", "reason"),
    # One setting was wrong and has its default.
    "settings.value": ("key", "found", "right"),
    # The settings could not be written; they hold until the program ends.
    "settings.not_saved": ("file", "reason"),
    # The saved games were damaged; the file is now called ``file``, a new one was started, and
    # ``rescued`` deals that can be read whole were copied into it.
    "database.damaged": ("file", "reason", "rescued"),
    # They were saved by a newer version of the program; as above, but nothing was copied.
    "database.newer": ("file",),
    # Another program uses the file; games are kept in memory only.
    "database.in_use": ("file",),
    # The file or folder cannot be written; what is saved can be read, new games are kept in
    # memory only.
    "database.memory": ("file", "reason"),
    # Some deals of the statistics are in a form this version does not know.
    "database.unreadable_deals": ("count",),
    # The last event is not saved, everything before it is; ``Store.retry`` tries again.
    "save.disk_full": ("file",),
    "save.failed": ("file", "reason"),
    # The last run ended in a crash outside Python; the report lies in ``file``.
    "crash.native": ("file",),
}
"""Key → names of its facts. ``file`` is a name in the data folder, ``folder`` a whole path,
``reason`` the operating system's or SQLite's own words for the details."""


@dataclass(frozen=True, slots=True)
class Trouble:
    """Something that went wrong with a file.

    Attributes:
        key: what, one of :data:`TROUBLE_PARAMS`.
        params: the facts, by name.
    """

    key: str
    params: Mapping[str, object] = field(default_factory=dict)

    def __post_init__(self) -> None:
        assert set(self.params) == set(TROUBLE_PARAMS[self.key]), self

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={value}" for name, value in self.params.items())
        return f"{self.key}({facts})"


def reason_of(error: Exception) -> str:
    """Return what an error says, without the path that its reader knows already."""
    if isinstance(error, OSError) and error.strerror:
        return error.strerror
    return str(error) or type(error).__name__

# SPDX-License-Identifier: MIT
"""What went wrong with the program's files, in words: what happened, what is safe, what to do.

The operating system's own words are left for the details, which :func:`trouble_details` gives.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, Protocol

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


class TroubleLike(Protocol):
    """What a trouble must offer: :class:`skat_desktop.records.trouble.Trouble` does."""

    @property
    def key(self) -> str:
        """What went wrong."""

    @property
    def params(self) -> Mapping[str, object]:
        """The facts, by name."""


Params = Mapping[str, object]


def _count(params: Params, name: str) -> int:
    count = params[name]
    assert isinstance(count, int)
    return count


def _damaged_database(params: Params) -> str:
    text = translate(
        "Trouble",
        "The saved games cannot be read: the file is damaged. It stays unchanged as {file}; a new "
        "one has been started.",
    ).format(file=params["file"])
    rescued = _count(params, "rescued")
    if not rescued:
        return text
    more = translate(
        "Trouble", "%n deal(s) could still be read and were taken over.", "saved games", rescued
    )
    return translate("Trouble", "{text} {more}", "two whole sentences").format(text=text, more=more)


_TEXTS: Final[dict[str, Callable[[Params], str]]] = {
    "folder.impossible": lambda params: translate(
        "Trouble",
        "The data folder {folder} cannot be made or opened. You can play, but games and settings "
        "are not saved.",
    ).format(folder=params["folder"]),
    "folder.read_only": lambda params: translate(
        "Trouble",
        "Nothing can be written in the data folder {folder}. What is saved there stays; new games "
        "and settings are not saved.",
    ).format(folder=params["folder"]),
    "settings.damaged": lambda params: translate(
        "Trouble",
        "The settings cannot be read: the file is damaged. It stays unchanged as {file}; the "
        "usual settings hold.",
    ).format(file=params["file"]),
    "settings.stuck": lambda params: translate(
        "Trouble",
        "The settings cannot be read, so the usual ones hold. The file {file} stays as it is, and "
        "changes are not saved. Move it to another folder, then start the program again.",
    ).format(file=params["file"]),
    "settings.value": lambda params: translate(
        "Trouble",
        "The setting “{key}” had a value the program does not know: {found}. The usual value "
        "holds; all other settings are as they were.",
    ).format(key=params["key"], found=params["found"]),
    "settings.not_saved": lambda params: translate(
        "Trouble",
        "The settings could not be saved in {file}. They hold until you quit the program.",
    ).format(file=params["file"]),
    "database.damaged": _damaged_database,
    "database.newer": lambda params: translate(
        "Trouble",
        "The saved games come from a newer version of the program. They stay unchanged as {file}; "
        "a new file has been started.",
    ).format(file=params["file"]),
    "database.in_use": lambda params: translate(
        "Trouble",
        "Another program is using the saved games in {file}. They are safe, but new games are not "
        "saved. Close the other program, then start this one again.",
    ).format(file=params["file"]),
    "database.memory": lambda params: translate(
        "Trouble",
        "Nothing can be written to {file}. What is saved stays; new games are kept only until you "
        "quit the program.",
    ).format(file=params["file"]),
    "database.unreadable_deals": lambda params: translate(
        "Trouble",
        "%n deal(s) cannot be read by this version. They stay in the file, but the statistics "
        "leave them out.",
        "saved games",
        _count(params, "count"),
    ),
    "save.disk_full": lambda params: translate(
        "Trouble",
        "The disk is full, so the last card could not be saved. Everything before it is safe. "
        "Free some space, then choose “Try again”.",
    ),
    "save.failed": lambda params: translate(
        "Trouble",
        "The last card could not be saved in {file}. Everything before it is safe. Choose “Try "
        "again”.",
    ).format(file=params["file"]),
    "crash.native": lambda params: translate(
        "Trouble",
        "The program ended unexpectedly last time. Every card you saw played is saved. A report "
        "is in the data folder, as {file}.",
    ).format(file=params["file"]),
}
TOLD_TROUBLES: Final = tuple(_TEXTS)
"""The keys that have words."""


def trouble_text(trouble: TroubleLike) -> str:
    """Return what went wrong in at most three sentences.

    Raises:
        KeyError: the key is unknown or a fact is missing.
    """
    return _TEXTS[trouble.key](trouble.params)


def trouble_details(trouble: TroubleLike) -> str:
    """Return the system's own words, or what the settings file may hold; empty if there are none.

    They are technical and not translated: for a fold-out and the report.
    """
    return str(trouble.params.get("reason", trouble.params.get("right", "")))

# SPDX-License-Identifier: MIT
"""The settings in their TOML file.

Reading never fails: a wrong value has its default, a damaged file is set aside, and both are
reported. Keys that this version does not know are kept and written back.
"""

from __future__ import annotations

import os
import tomllib
from pathlib import Path
from typing import Any, Final

import tomli_w

from skat_desktop.records.files import set_aside, write_atomically
from skat_desktop.records.kinds import WrongValue
from skat_desktop.records.settings import KINDS, Settings
from skat_desktop.records.trouble import Trouble, reason_of

_LARGEST_FILE: Final = 1_000_000
"""In bytes; a settings file is a few thousand."""

_LONGEST_QUOTE: Final = 60


class SettingsFile:
    """The file of the settings, read once when this is made.

    Attributes:
        settings: what was read, or was last given to :meth:`save`.
        troubles: what was wrong with the file.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._unknown: dict[str, Any] = {}
        self._stuck: Trouble | None = None
        self.settings = Settings()
        self.troubles: tuple[Trouble, ...] = ()
        self._load()

    def save(self, settings: Settings) -> Trouble | None:
        """Replace the file as a whole.

        Returns:
            What went wrong, None when the settings are saved. They hold in any case.
        """
        self.settings = settings
        if self._stuck is not None:
            return self._stuck
        known = {key: kind.write(getattr(settings, key)) for key, kind in KINDS.items()}
        try:
            text = tomli_w.dumps({**known, **self._unknown})
            write_atomically(self._path, text.encode())
        except (OSError, ValueError) as error:
            facts = {"file": self._path.name, "reason": reason_of(error)}
            return Trouble("settings.not_saved", facts)
        return None

    def _load(self) -> None:
        if not os.path.lexists(self._path):
            return
        try:
            with open(self._path, "rb") as file:
                content = file.read(_LARGEST_FILE + 1)
            if len(content) > _LARGEST_FILE:
                raise ValueError(f"it is larger than {_LARGEST_FILE} bytes")
            # Some editors put a mark before UTF-8.
            document = tomllib.loads(content.decode("utf-8-sig"))
        except (OSError, ValueError, RecursionError) as error:
            self._set_aside(error)
            return
        self._read(document)

    def _set_aside(self, error: Exception) -> None:
        reason = reason_of(error)
        try:
            target = set_aside(self._path, "damaged")
        except OSError:
            facts = {"file": self._path.name, "reason": reason}
            self._stuck = Trouble("settings.stuck", facts)
            self.troubles = (self._stuck,)
        else:
            facts = {"file": target.name, "reason": reason}
            self.troubles = (Trouble("settings.damaged", facts),)

    def _read(self, document: dict[str, Any]) -> None:
        values: dict[str, Any] = {}
        troubles = []
        for key, found in document.items():
            if key not in KINDS:
                self._unknown[key] = found
                continue
            try:
                values[key] = KINDS[key].read(found)
            except WrongValue as wrong:
                troubles.append(_wrong_value(key, found, str(wrong)))
        deals = values.get("deals", self.settings.deals)
        places = values.get("places", self.settings.places)
        if deals % places:
            values["deals"] = 3 * places
            if "deals" in document:
                troubles.append(_wrong_value("deals", deals, f"a multiple of {places}"))
        self.settings = Settings(**values)
        self.troubles = tuple(troubles)


def _wrong_value(key: str, found: object, right: str) -> Trouble:
    quote = repr(found)
    if len(quote) > _LONGEST_QUOTE:
        quote = quote[:_LONGEST_QUOTE] + "…"
    return Trouble("settings.value", {"key": key, "found": quote, "right": right})

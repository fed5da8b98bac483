# SPDX-License-Identifier: MIT
"""The folder that holds everything the program keeps for a user."""

from __future__ import annotations

import contextlib
import os
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import platformdirs

from skat_desktop.records.trouble import Trouble, reason_of

APP_NAME: Final = "skat-desktop"


@dataclass(frozen=True, slots=True)
class DataFolder:
    """The data folder and the files in it.

    Attributes:
        path: the folder, absolute.
        trouble: why nothing can be written there, None when all is well.
    """

    path: Path
    trouble: Trouble | None = None

    @property
    def writable(self) -> bool:
        """Whether files can be written."""
        return self.trouble is None

    @property
    def settings(self) -> Path:
        """The settings."""
        return self.path / "settings.toml"

    @property
    def database(self) -> Path:
        """The saved games."""
        return self.path / "skat.db"

    @property
    def log(self) -> Path:
        """The log."""
        return self.path / "skat-desktop.log"


def default_path() -> Path:
    """Return the folder that the platform's conventions give the program."""
    return Path(platformdirs.user_data_dir(APP_NAME, appauthor=False))


def open_folder(wanted: str | Path | None = None) -> DataFolder:
    """Make sure that the data folder is there and can be written.

    Args:
        wanted: another folder than the platform's, as ``--data-dir`` names it.

    Returns:
        The folder. When it cannot be used its trouble says so, ``folder.impossible`` or
        ``folder.read_only``; no other folder takes its place.
    """
    path = default_path() if wanted is None else Path(wanted)
    try:
        # Both can fail on their own: a home that is not known, a working folder that is gone.
        path = path.expanduser().absolute()
        path.mkdir(parents=True, exist_ok=True)
    except (OSError, RuntimeError, ValueError) as error:
        facts = {"folder": str(path), "reason": reason_of(error)}
        return DataFolder(path, Trouble("folder.impossible", facts))
    try:
        _try_to_write(path)
    except OSError as error:
        facts = {"folder": str(path), "reason": reason_of(error)}
        return DataFolder(path, Trouble("folder.read_only", facts))
    return DataFolder(path)


def _try_to_write(folder: Path) -> None:
    # Rights alone do not tell: the disk may be mounted read-only, the folder immutable.
    probe = folder / f".write-test-{os.getpid()}"
    try:
        probe.write_bytes(b"")
    finally:
        with contextlib.suppress(OSError):
            probe.unlink()

# SPDX-License-Identifier: MIT
"""Writing and setting aside files without ever losing what was there."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path


def write_atomically(path: Path, content: bytes) -> None:
    """Replace a file as a whole: after any kind of end it is the old one or the new one.

    A symbolic link stays one; the file it names is replaced.

    Raises:
        OSError: it cannot be written; the old file is unchanged.
    """
    target = path.resolve()
    fresh = target.with_name(target.name + ".new")
    try:
        with open(fresh, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        os.replace(fresh, target)
    except OSError:
        with contextlib.suppress(OSError):
            fresh.unlink()
        raise
    _sync_folder(target.parent)


def _sync_folder(folder: Path) -> None:
    """Make a rename last through a power cut, where the system can."""
    if os.name == "nt":
        return
    with contextlib.suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def set_aside(path: Path, label: str, companions: tuple[str, ...] = ()) -> Path:
    """Rename a file to ``<stem>.<label>-<n><suffix>``, the first such name that is free.

    Args:
        path: the file; it may be missing when one of its companions is there.
        label: why, for the user's eyes: ``damaged``.
        companions: endings of files that belong to it and move along: ``-wal``.

    Returns:
        The new path.

    Raises:
        OSError: a file cannot be renamed.
    """
    number = 1
    while True:
        target = path.with_name(f"{path.stem}.{label}-{number}{path.suffix}")
        endings = ("", *companions)
        if not any(os.path.lexists(f"{target}{ending}") for ending in endings):
            break
        number += 1
    # The main file first: should the program end in between, the next start finds companions
    # without it and sets them aside too. The other way round it would trust the main file alone.
    for ending in endings:
        if os.path.lexists(f"{path}{ending}"):
            os.rename(f"{path}{ending}", f"{target}{ending}")
    return target

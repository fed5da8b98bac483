# SPDX-License-Identifier: MIT
"""One running program per data folder.

The first start holds a lock that the operating system takes back when the process ends, however
it ends. Beside it lies a file in which the first start leaves the address at which it listens,
so that a second one can ask it to show its window.
"""

from __future__ import annotations

import errno
import os
import sys
from enum import Enum
from pathlib import Path
from typing import Final

from skat_desktop.records.files import write_atomically

_LOCK_NAME: Final = "skat-desktop.lock"
_ADDRESS_NAME: Final = "skat-desktop.instance"
_LONGEST_ADDRESS: Final = 512

if sys.platform == "win32":
    import msvcrt

    _TAKEN: Final = (errno.EACCES, errno.EDEADLK)

    def _lock(descriptor: int) -> None:
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    _TAKEN: Final = (errno.EAGAIN, errno.EACCES)

    def _lock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


class LockState(Enum):
    """What became of asking for the lock."""

    HELD = "held"
    """This process is the only one."""
    TAKEN = "taken"
    """Another process works in this folder."""
    IMPOSSIBLE = "impossible"
    """The folder cannot be written or knows no locks: nobody can tell."""


class InstanceLock:
    """The lock of a data folder, asked for when it is made and kept until it is released.

    Attributes:
        state: whether the lock is held.
    """

    def __init__(self, folder: Path) -> None:
        self._address_file = folder / _ADDRESS_NAME
        self._descriptor: int | None = None
        self.state = self._ask(folder / _LOCK_NAME)

    def _ask(self, path: Path) -> LockState:
        try:
            descriptor = os.open(path, os.O_RDWR | os.O_CREAT, 0o644)
        except OSError:
            return LockState.IMPOSSIBLE
        try:
            _lock(descriptor)
        except OSError as error:
            os.close(descriptor)
            return LockState.TAKEN if error.errno in _TAKEN else LockState.IMPOSSIBLE
        self._descriptor = descriptor
        return LockState.HELD

    def publish(self, address: str) -> None:
        """Leave the address at which this process listens, for a second start.

        Raises:
            OSError: it cannot be written; a second start will then only say that it is one.
        """
        assert self.state is LockState.HELD
        write_atomically(self._address_file, address.encode())

    def published(self) -> str | None:
        """Return the address that the process with the lock has left, None when there is none."""
        try:
            with open(self._address_file, "rb") as file:
                address = file.read(_LONGEST_ADDRESS).decode()
        except (OSError, UnicodeDecodeError):
            return None
        return address or None

    def release(self) -> None:
        """Give the lock back; without it, nothing happens."""
        if self._descriptor is None:
            return
        # The lock file stays: removing it would let two others hold two different files.
        self._address_file.unlink(missing_ok=True)
        os.close(self._descriptor)
        self._descriptor = None

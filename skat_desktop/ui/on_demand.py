# SPDX-License-Identifier: MIT
"""Parts of the window that are built when they are first used.

The window opens with the start page; what can only be reached from there is loaded and built on
the way to it. Where all parts are to take on something new, those that are not there yet are left
out: they take it on when they are built.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

Part = TypeVar("Part")


class OnDemand(Generic[Part]):
    """A part that is built once, when it is first asked for."""

    def __init__(self, build: Callable[[], Part]) -> None:
        """Remember how to build it.

        Args:
            build: loads and builds the part, ready for use; called at most once.
        """
        self._build = build
        self._part: Part | None = None

    def __call__(self) -> Part:
        """Return the part."""
        if self._part is None:
            self._part = self._build()
        return self._part

    @property
    def built(self) -> Part | None:
        """The part if it is there already."""
        return self._part

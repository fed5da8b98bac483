# SPDX-License-Identifier: MIT
"""The players that requests can name."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from skat_desktop.ai.player import Player
from skat_desktop.tools.engine.fields import Fields


@dataclass(frozen=True, slots=True)
class Roster:
    """The players there are.

    Attributes:
        strengths: their ids, the strongest last.
        make: makes the player of an id.
    """

    strengths: tuple[str, ...]
    make: Callable[[str], Player]

    def read_strength(self, fields: Fields) -> str:
        """Read the field ``strength``; the strongest where it is missing.

        Raises:
            RequestError: code ``field`` when there is no such player.
        """
        if not fields.has("strength"):
            return self.strengths[-1]
        known = "one of " + ", ".join(self.strengths)
        name = fields.text("strength", known)
        if name not in self.strengths:
            raise fields.wrong("strength", known)
        return name

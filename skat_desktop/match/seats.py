# SPDX-License-Identifier: MIT
"""Who sits at the table: people act through the window, computers through a player."""

from __future__ import annotations

from dataclasses import dataclass

from skat_desktop.ai.player import Player


@dataclass(frozen=True, slots=True)
class Occupant:
    """Somebody at a place of the table.

    Attributes:
        name: as shown on the plate and in the list.
        player: who thinks; None for a person in front of the screen. Scripts and replays are
            players too.
    """

    name: str
    player: Player | None = None

    @property
    def is_human(self) -> bool:
        """Whether a person acts here."""
        return self.player is None

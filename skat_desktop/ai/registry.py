# SPDX-License-Identifier: MIT
"""Which computer players there are, by the id of their strength."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from skat_desktop.ai.player import Player
from skat_desktop.ai.rulebased import RuleBasedPlayer

_MAKERS: Final[dict[str, Callable[[], Player]]] = {"rulebased": RuleBasedPlayer}
"""Makers by id, weakest first."""


class UnknownStrength(ValueError):
    """No computer player has this id.

    Attributes:
        strength: the id that was asked for.
    """

    def __init__(self, strength: str) -> None:
        self.strength = strength
        known = ", ".join(strengths())
        super().__init__(f"There is no computer player {strength!r}; there is: {known}.")


def strengths() -> tuple[str, ...]:
    """Return the ids of all computer players, weakest first."""
    return tuple(_MAKERS)


def make_player(strength: str) -> Player:
    """Return a new computer player.

    Raises:
        UnknownStrength: when there is none of this id.
    """
    maker = _MAKERS.get(strength)
    if maker is None:
        raise UnknownStrength(strength)
    return maker()

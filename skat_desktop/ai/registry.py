# SPDX-License-Identifier: MIT
"""Which computer players there are, by the id of their strength."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from skat_desktop.ai.player import Player
from skat_desktop.ai.search.strength import STRENGTHS, Strength


@dataclass(frozen=True, slots=True)
class PlayerOptions:
    """What a player can be told beside its strength; whoever has no use for it ignores it.

    Attributes:
        worlds: how many deals of the unseen cards are looked at for a decision, None for as many
            as the strength has by itself.
        threads: how many threads a player that searches uses; its decisions do not depend on it.
    """

    worlds: int | None = None
    threads: int = 1


AS_USUAL: Final = PlayerOptions()
"""The player as its strength is meant."""


def _rule_based(options: PlayerOptions) -> Player:
    # A player is loaded when somebody is to play: the window opens without any.
    from skat_desktop.ai.rulebased import RuleBasedPlayer

    del options
    return RuleBasedPlayer()


def _searching(strength: Strength, options: PlayerOptions) -> Player:
    from skat_desktop.ai.search.player import SearchPlayer

    if options.worlds is not None:
        strength = strength.reduced(options.worlds)
    return SearchPlayer(strength, options.threads)


_MAKERS: Final[dict[str, Callable[[PlayerOptions], Player]]] = {
    "rulebased": _rule_based,
    **{name: partial(_searching, strength) for name, strength in STRENGTHS.items()},
}
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


def make_player(strength: str, options: PlayerOptions = AS_USUAL) -> Player:
    """Return a new computer player.

    Args:
        strength: its id.
        options: what else it is told.

    Raises:
        UnknownStrength: when there is none of this id.
    """
    maker = _MAKERS.get(strength)
    if maker is None:
        raise UnknownStrength(strength)
    return maker(options)

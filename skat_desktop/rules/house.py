# SPDX-License-Identifier: MIT
"""House rules: small objects at four named points of the game, never branches in it.

1. An extra phase: :meth:`HouseRule.extra_phases`, entered before a phase of the game.
2. Further legal announcements: :meth:`HouseRule.announcements`, words a seat may say.
3. Steps of the value: :meth:`HouseRule.value_step`, levels and factors added to a draft.
4. State of the series: :meth:`HouseRule.after_deal`, what the next deals count.

A house rule inherits from :class:`HouseRule` and overrides the points it needs.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from skat_desktop.rules.events import Act, Event
    from skat_desktop.rules.result import GameResult
    from skat_desktop.rules.state import SkatState
    from skat_desktop.rules.valuation import Draft


class Phase(Protocol):
    """A part of a game in which certain events are legal."""

    @property
    def name(self) -> str:
        """Name of the phase, unique in a game."""

    def to_act(self, state: SkatState) -> int | None:
        """Return the seat whose turn it is."""

    def actions(self, state: SkatState, seat: int) -> list[Act]:
        """Return everything a seat may do now, on its turn or off it."""

    def check(self, state: SkatState, event: Event) -> None:
        """Refuse an event that is not legal now; change nothing."""

    def fold(self, state: SkatState, event: Event) -> None:
        """Let a legal event happen."""


class ExtraPhase(Phase, Protocol):
    """A phase that a house rule puts before a phase of the game.

    When it is done it calls :meth:`SkatState.leave_extra_phase`.
    """

    @property
    def before(self) -> str:
        """Name of the phase that follows: ``skat``, ``declare``, ``play``, ``thrown_in``."""

    def applies(self, state: SkatState) -> bool:
        """Tell whether the phase takes place in this deal."""


@dataclass(frozen=True)
class SeriesState:
    """What a series hands on from deal to deal for its house rules.

    Attributes:
        factors: what the results of coming deals are multiplied by, the next deal first.
    """

    factors: tuple[int, ...] = ()


@dataclass(frozen=True)
class HouseRule:
    """The base of all house rules: one that changes nothing.

    Attributes:
        id: stored with the series; ``i18n`` has its name and explanation.
    """

    id: str

    def extra_phases(self) -> tuple[ExtraPhase, ...]:
        """Return the phases this rule adds."""
        return ()

    def announcements(self, state: SkatState, seat: int) -> tuple[str, ...]:
        """Return the words a seat may say now, on its turn or off it."""
        del state, seat
        return ()

    def value_step(self, draft: Draft) -> None:
        """Add levels or factors to a value, or a reason why the game is lost."""

    def after_deal(self, series: SeriesState, result: GameResult) -> SeriesState:
        """Return the state of the series after a deal."""
        del result
        return series

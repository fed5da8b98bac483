# SPDX-License-Identifier: MIT
"""House rules: small objects at four named points of the game, never branches in it.

1. An extra phase: :meth:`HouseRule.extra_phases`, entered before a phase of the game.
2. Further legal announcements: :meth:`HouseRule.announcements`, words a seat may say.
3. Steps of the value: :meth:`HouseRule.value_step`, levels and factors added to a draft; with
   :meth:`HouseRule.further_levels` and :meth:`HouseRule.further_values` the bidding ladder knows
   what these can make.
4. State of the series: :meth:`HouseRule.after_deal`, what the next deals are and count.

A house rule inherits from :class:`HouseRule` and overrides the points it needs.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Protocol

if TYPE_CHECKING:
    from skat_desktop.rules.contract import Contract
    from skat_desktop.rules.events import Act, Event
    from skat_desktop.rules.series import Entry, SeriesSetup
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


SKAT: Final = "skat"
"""The usual kind of deal: an auction, then a game or a deal thrown in."""


@dataclass(frozen=True, slots=True)
class DealTerms:
    """On what terms a deal of a series is played.

    Attributes:
        factor: what its scores are multiplied by.
        kind: what is played, :data:`SKAT` or the name a house rule gives its own kind.
        dealer_again: whether the dealer of the last deal deals once more. Such a deal comes on
            top of the number of deals that the series was begun with (ours).
    """

    factor: int = 1
    kind: str = SKAT
    dealer_again: bool = False


USUAL_TERMS: Final = DealTerms()
"""A deal of Skat that counts once, by the next dealer."""


@dataclass(frozen=True)
class SeriesState:
    """What a series hands on from deal to deal for its house rules.

    A house rule that has more to remember inherits from this class; the series keeps whatever
    :meth:`HouseRule.after_deal` returns and only takes the next deal off ``coming``.

    Attributes:
        coming: the terms of coming deals, the next one first; deals after them are usual ones.
    """

    coming: tuple[DealTerms, ...] = ()

    @property
    def next_terms(self) -> DealTerms:
        """The terms of the next deal."""
        return self.coming[0] if self.coming else USUAL_TERMS


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
        """Change base, levels or factors of a value, or add a reason why the game is lost.

        It is asked about finished games and about what a game could still become, so it goes by
        the draft alone.
        """

    def further_levels(self, contract: Contract, matador_count: int) -> tuple[int, ...]:
        """Return the numbers of levels that this rule may add to a won game with trumps.

        ``(0, 1)`` is one more or none. A rule that takes levels away returns a negative number.

        Args:
            contract: what is declared.
            matador_count: signed.
        """
        del contract, matador_count
        return (0,)

    def further_values(self) -> tuple[int, ...]:
        """Return fixed values that a won game may have by this rule alone."""
        return ()

    def after_deal(
        self, state: SeriesState, setup: SeriesSetup, entries: tuple[Entry, ...]
    ) -> SeriesState:
        """Return the state of the series after a deal.

        Args:
            state: the state before, with this deal already taken off ``coming``.
            setup: what is fixed for the series.
            entries: the lines of the list so far, this deal's the last.
        """
        del setup, entries
        return state

# SPDX-License-Identifier: MIT
"""What a computer player is: it gets one seat's view and answers with an action and a reason.

The same view always gives the same answer: a player draws its random choices from a hash of the
view, never from a clock, a seed of the series or global state.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Protocol

from skat_desktop.rules.cards import Card
from skat_desktop.rules.events import Act
from skat_desktop.rules.view import View


@dataclass(frozen=True, slots=True)
class Reason:
    """Why something was chosen, as data that ``i18n`` puts into words.

    Attributes:
        key: id of the reason, one of the player's documented keys.
        params: the facts the sentence names: cards, seats, values.
    """

    key: str
    params: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class CardEstimate:
    """What a player expects of one legal card.

    Attributes:
        card: the card.
        win: chance of the acting seat's side to win the game, 0 … 1.
        points: expected final card points of the declarer, None in Null.
    """

    card: Card
    win: float
    points: float | None


@dataclass(frozen=True, slots=True)
class Decision:
    """An action with its reason.

    Attributes:
        action: what the player does; the match checks it like a human's.
        reason: why.
        estimates: what the player expects of each legal card, empty if it does not estimate.
    """

    action: Act
    reason: Reason
    estimates: tuple[CardEstimate, ...] = ()


class StopFlag:
    """A request to stop thinking, set from another thread and polled by a player.

    Attributes:
        raw: one byte, 1 once it is requested; compiled code looks at it without the
            interpreter's lock.
    """

    __slots__ = ("raw",)

    def __init__(self) -> None:
        self.raw = bytearray(1)

    @property
    def requested(self) -> bool:
        """Whether the player is asked to come back."""
        return bool(self.raw[0])

    def request(self) -> None:
        """Ask the player to come back as soon as it can."""
        self.raw[0] = 1


class Player(Protocol):
    """A computer player: strength and style live behind this one method."""

    def decide(self, view: View, stop: StopFlag) -> Decision:
        """Choose an action for the seat whose turn it is in the view.

        Args:
            view: what the seat knows; ``view.my_turn`` is true.
            stop: when it is requested, any legal answer will do, quickly.
        """

# SPDX-License-Identifier: MIT
"""All durations of the window in one place, times one factor.

Factor 1 is the normal pace, 0 means no motion at all: reduced motion, and tests.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEasingCurve

EASING: Final = QEasingCurve.Type.OutCubic
"""Everything starts fast and comes to rest softly."""


@dataclass(frozen=True)
class Motion:
    """Durations in milliseconds, already times the factor.

    Attributes:
        factor: 0 … any; 2 is half as fast as normal.
    """

    factor: float = 1.0

    def __post_init__(self) -> None:
        if not self.factor >= 0:
            raise ValueError(f"The pace factor is {self.factor}, but must be 0 or more.")

    def _ms(self, normal: int) -> int:
        return round(normal * self.factor)

    @property
    def still(self) -> bool:
        """Whether nothing moves."""
        return self.factor == 0

    @property
    def play(self) -> int:
        """A card goes to the trick."""
        return self._ms(180)

    @property
    def glide(self) -> int:
        """A trick goes to the one who takes it."""
        return self._ms(260)

    @property
    def packet(self) -> int:
        """Time between two packets of the deal."""
        return self._ms(60)

    @property
    def sort(self) -> int:
        """The hand closes up or is put in another order."""
        return self._ms(200)

    @property
    def home(self) -> int:
        """A card that was not accepted goes back."""
        return self._ms(200)

    @property
    def lift(self) -> int:
        """A card rises under the pointer or the focus, or greys."""
        return self._ms(110)

    @property
    def fade(self) -> int:
        """A bubble or a plate's light comes or goes."""
        return self._ms(220)

    @property
    def answer(self) -> int:
        """How long a dropped card waits for the window to accept it before it goes home."""
        return self._ms(400)

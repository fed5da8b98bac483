# SPDX-License-Identifier: MIT
"""A contract: the declared game with Hand and its announcements.

Text form: the game's letter, ``H`` for Hand, then the highest announcement, ``S`` Schneider,
``Z`` Schwarz or ``O`` ouvert: ``"C"``, ``"GHS"``, ``"DHO"``, ``"NO"``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from skat_desktop.rules.games import GameType, parse_game
from skat_desktop.rules.refusal import Refusal


@dataclass(frozen=True, slots=True)
class Contract:
    """What the declarer undertakes to win.

    Each announcement stands with all that it includes; :meth:`of` fills them in.

    Raises:
        Refusal: ``declare.hand_needed``, ``declare.null_levels``,
            ``declare.schwarz_includes_schneider`` or ``declare.ouvert_includes``.
    """

    game: GameType
    hand: bool = False
    schneider: bool = False
    schwarz: bool = False
    ouvert: bool = False

    def __post_init__(self) -> None:
        if self.game.is_null:
            if self.schneider or self.schwarz:
                raise Refusal("declare.null_levels", contract=self.game.value)
            return
        if self.schneider and not self.hand:
            raise Refusal("declare.hand_needed", game=self.game.value)
        if self.schwarz and not self.schneider:
            raise Refusal("declare.schwarz_includes_schneider", game=self.game.value)
        if self.ouvert and not self.schwarz:
            raise Refusal("declare.ouvert_includes", game=self.game.value)

    @classmethod
    def of(
        cls,
        game: GameType,
        *,
        hand: bool = False,
        schneider: bool = False,
        schwarz: bool = False,
        ouvert: bool = False,
    ) -> Contract:
        """Make a contract and fill in what its announcements include.

        Ouvert in a game with trumps includes Hand, Schneider and Schwarz; Schwarz includes
        Schneider; Schneider and Schwarz do not include Hand, so they are refused without it.
        """
        open_trumps = ouvert and not game.is_null
        schwarz = schwarz or open_trumps
        return cls(
            game,
            hand=hand or open_trumps,
            schneider=schneider or schwarz,
            schwarz=schwarz,
            ouvert=ouvert,
        )

    def __str__(self) -> str:
        """Return the text form."""
        if self.ouvert:
            announced = "O"
        elif self.schwarz:
            announced = "Z"
        elif self.schneider:
            announced = "S"
        else:
            announced = ""
        return self.game.value + ("H" if self.hand else "") + announced


_MODIFIERS: Final = {"H": "hand", "S": "schneider", "Z": "schwarz", "O": "ouvert"}


def parse_contract(text: str) -> Contract:
    """Read a contract; the letters after the game may stand in any order.

    Raises:
        Refusal: ``notation.contract`` for unknown or repeated letters, ``notation.game``, or a
            ``declare.*`` rule for a contract that does not exist.
    """
    letters = text[1:]
    if not text or len(set(letters)) != len(letters) or not set(letters) <= _MODIFIERS.keys():
        raise Refusal("notation.contract", text=text)
    said = {_MODIFIERS[letter]: True for letter in letters}
    return Contract.of(parse_game(text[0]), **said)


def contracts_after(took_skat: bool) -> tuple[Contract, ...]:
    """Return every contract that can be declared, with the skat taken up or left."""
    return _TAKEN if took_skat else _HAND


_TAKEN: Final = (
    *(Contract(game) for game in GameType),
    Contract(GameType.NULL, ouvert=True),
)
_HAND: Final = (
    *(Contract(game, hand=True) for game in GameType),
    *(
        Contract.of(game, hand=True, **{level: True})
        for game in GameType
        if not game.is_null
        for level in ("schneider", "schwarz", "ouvert")
    ),
    Contract(GameType.NULL, hand=True, ouvert=True),
)

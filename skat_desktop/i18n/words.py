# SPDX-License-Identifier: MIT
"""Words that players say and levels of the value, by the engine's keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate

_ANNOUNCEMENTS: Final[dict[str, Callable[[], str]]] = {
    "kontra": lambda: translate("Word", "Kontra"),
    "re": lambda: translate("Word", "Re", "answer to Kontra"),
    "spitze": lambda: translate("Word", "Spitze", "house rule: last trick with the lowest trump"),
    "revolution": lambda: translate("Word", "Revolution", "house rule"),
}


def announcement_word(word: str) -> str:
    """Return a word that a house rule lets players say; an unknown one stands for itself."""
    known = _ANNOUNCEMENTS.get(word)
    return word if known is None else known()


_LEVELS: Final[dict[str, Callable[[], str]]] = {
    "game": lambda: translate("Level", "Game", "the level that every game has"),
    "hand": lambda: translate("Level", "Hand", "level: the skat was left unseen"),
    "schneider": lambda: translate("Level", "Schneider"),
    "schneider_announced": lambda: translate("Level", "Schneider announced"),
    "schwarz": lambda: translate("Level", "Schwarz"),
    "schwarz_announced": lambda: translate("Level", "Schwarz announced"),
    "ouvert": lambda: translate("Level", "Ouvert", "level"),
    "reverse_schneider": lambda: translate("Level", "Reverse Schneider"),
    "reverse_schwarz": lambda: translate("Level", "Reverse Schwarz"),
    "spitze": lambda: translate("Level", "Spitze", "house rule: last trick with the lowest trump"),
}
LEVELS: Final = tuple(_LEVELS)


def matadors_title(matadors: int) -> str:
    """Return the matadors alone: With 2, Without 4.

    Args:
        matadors: signed, as :func:`skat_desktop.rules.games.matadors` gives them.
    """
    if matadors > 0:
        return translate("Level", "With {count}", "matadors").format(count=matadors)
    return translate("Level", "Without {count}", "matadors").format(count=-matadors)


def matadors_phrase(matadors: int) -> str:
    """Return the matadors inside a sentence: with 2, without 4."""
    if matadors > 0:
        return translate("Level", "with {count}", "matadors").format(count=matadors)
    return translate("Level", "without {count}", "matadors").format(count=-matadors)


def level_title(name: str, count: int) -> str:
    """Return the name of a level at the start of a line: With 2, Game, Hand."""
    if name in ("with", "without"):
        return matadors_title(count if name == "with" else -count)
    return _LEVELS[name]()


_RUNNING_LEVELS: Final[dict[str, Callable[[], str]]] = {
    "game": lambda: translate("Level", "game {total}", "counting levels up: with 2, game 3"),
    "hand": lambda: translate("Level", "Hand {total}", "counting levels up: game 3, Hand 4"),
    "schneider": lambda: translate("Level", "Schneider {total}", "counting levels up"),
    "schneider_announced": lambda: translate(
        "Level", "announced {total}", "Schneider, counting up"
    ),
    "schwarz": lambda: translate("Level", "Schwarz {total}", "counting levels up"),
    "schwarz_announced": lambda: translate("Level", "announced {total}", "Schwarz, counting up"),
    "ouvert": lambda: translate("Level", "ouvert {total}", "counting levels up"),
    "reverse_schneider": lambda: translate("Level", "reverse Schneider {total}", "counting up"),
    "reverse_schwarz": lambda: translate("Level", "reverse Schwarz {total}", "counting up"),
    "spitze": lambda: translate("Level", "Spitze {total}", "house rule, counting levels up"),
}


def running_level(name: str, total: int) -> str:
    """Return a level after the first with all levels so far: game 3, Hand 4."""
    return _RUNNING_LEVELS[name]().format(total=total)


_FACTORS: Final[dict[str, Callable[[], str]]] = {
    "kontra": lambda: translate("Word", "Kontra"),
    "re": lambda: translate("Word", "Re", "answer to Kontra"),
    "bock": lambda: translate("Word", "Bock round"),
}


def factor_title(name: str) -> str:
    """Return what doubles a value by a house rule; one without a name is just a house rule."""
    known = _FACTORS.get(name)
    return translate("Word", "House rule") if known is None else known()

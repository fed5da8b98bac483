# SPDX-License-Identifier: MIT
"""Kinds of settings: what a value may be, how it stands in the file, and what would be right."""

from __future__ import annotations

import math
import unicodedata
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol


class WrongValue(ValueError):
    """A value is not of its kind; the message says what would be right."""


class Kind(Protocol):
    """What a setting may be."""

    def read(self, found: object) -> object:
        """Return the value that a TOML value stands for.

        Raises:
            WrongValue: it stands for none.
        """

    def write(self, value: object) -> object:
        """Return the TOML value of a value."""


@dataclass(frozen=True, slots=True)
class Switch:
    """On or off."""

    def read(self, found: object) -> bool:
        """Read ``true`` or ``false``."""
        if not isinstance(found, bool):
            raise WrongValue("true or false")
        return found

    def write(self, value: object) -> object:
        """Return the truth value itself."""
        return value


@dataclass(frozen=True, slots=True)
class Choice:
    """One of a few words.

    Attributes:
        words: the enumeration they come from.
    """

    words: type[StrEnum]

    def read(self, found: object) -> StrEnum:
        """Read a word."""
        for word in self.words:
            if found == word.value:
                return word
        raise WrongValue("one of " + ", ".join(word.value for word in self.words))

    def write(self, value: object) -> object:
        """Return the word as plain text."""
        return str(value)


@dataclass(frozen=True, slots=True)
class Whole:
    """A whole number.

    Attributes:
        low: the smallest allowed.
        high: the largest allowed.
    """

    low: int
    high: int

    def read(self, found: object) -> int:
        """Read a whole number."""
        # In Python, True is a number; in the file it is not.
        if not isinstance(found, int) or isinstance(found, bool):
            raise WrongValue(self._right)
        if not self.low <= found <= self.high:
            raise WrongValue(self._right)
        return found

    def write(self, value: object) -> object:
        """Return the number itself."""
        return value

    @property
    def _right(self) -> str:
        return f"a whole number from {self.low} to {self.high}"


@dataclass(frozen=True, slots=True)
class Number:
    """A number.

    Attributes:
        low: the smallest allowed.
        high: the largest allowed.
    """

    low: float
    high: float

    def read(self, found: object) -> float:
        """Read a number, whole or not."""
        right = f"a number from {self.low:g} to {self.high:g}"
        if not isinstance(found, (int, float)) or isinstance(found, bool):
            raise WrongValue(right)
        if math.isnan(found) or not self.low <= found <= self.high:
            raise WrongValue(right)
        return float(found)

    def write(self, value: object) -> object:
        """Return the number itself."""
        return value


@dataclass(frozen=True, slots=True)
class Text:
    """One line of text.

    Attributes:
        longest: most characters allowed.
    """

    longest: int

    def read(self, found: object) -> str:
        """Read a text."""
        right = f"one line of text, at most {self.longest} characters"
        if not isinstance(found, str) or len(found) > self.longest:
            raise WrongValue(right)
        # Control characters, halves of characters, ends of lines and paragraphs.
        if any(unicodedata.category(letter) in ("Cc", "Cs", "Zl", "Zp") for letter in found):
            raise WrongValue(right)
        return found

    def write(self, value: object) -> object:
        """Return the text itself."""
        return value


@dataclass(frozen=True, slots=True)
class OneOf:
    """One of a few values that have no names.

    Attributes:
        values: the values.
    """

    values: tuple[int | str, ...]

    def read(self, found: object) -> int | str:
        """Read one of the values."""
        for value in self.values:
            if type(found) is type(value) and found == value:
                return value
        raise WrongValue("one of " + ", ".join(map(str, self.values)))

    def write(self, value: object) -> object:
        """Return the value itself."""
        return value


@dataclass(frozen=True, slots=True)
class PerPlace:
    """A list with one value for each place at the table.

    Attributes:
        kind: what each of them may be.
        places: how many there are.
    """

    kind: Kind
    places: int

    def read(self, found: object) -> tuple[object, ...]:
        """Read a list."""
        if not isinstance(found, (list, tuple)) or len(found) != self.places:
            raise WrongValue(f"a list of {self.places} values")
        try:
            return tuple(self.kind.read(value) for value in found)
        except WrongValue as wrong:
            raise WrongValue(f"a list of {self.places} values, each {wrong}") from None

    def write(self, value: object) -> object:
        """Return the list."""
        assert isinstance(value, tuple)
        return [self.kind.write(part) for part in value]

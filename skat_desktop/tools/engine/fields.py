# SPDX-License-Identifier: MIT
"""Typed reading of a request's fields: what is missing or mistyped is said with its place.

``null`` stands for a missing field. Unknown fields are never looked at.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from skat_desktop.records.sentences import shown
from skat_desktop.rules.cards import Card, mask_of, parse_card
from skat_desktop.rules.refusal import Refusal
from skat_desktop.tools.engine.errors import Code, RequestError, refused


def describe(value: object) -> str:
    """Name a wrong value in few words."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return f'"{shown(value)}"'
    if isinstance(value, (int, float)):
        return shown(str(value))
    return "a list" if isinstance(value, list) else "an object"


class Fields:
    """The fields of one JSON object.

    Attributes:
        data: the object.
        place: where in the request it stands, with a dot at the end; empty for the request.

    All methods raise :class:`RequestError`, with code ``field`` unless they say otherwise.
    """

    def __init__(self, data: Mapping[str, Any], place: str = "") -> None:
        self.data = data
        self.place = place

    def has(self, name: str) -> bool:
        """Tell whether a field is there."""
        return self.data.get(name) is not None

    def wrong(self, name: str, right: str) -> RequestError:
        """Return the error for a field that is not what it must be."""
        if not self.has(name):
            return RequestError(Code.FIELD, f"{self.place}{name} is missing; it must be {right}.")
        found = describe(self.data[name])
        return RequestError(Code.FIELD, f"{self.place}{name} must be {right}, not {found}.")

    def text(self, name: str, right: str) -> str:
        """Read a string; ``right`` says what it must be."""
        value = self.data.get(name)
        if not isinstance(value, str):
            raise self.wrong(name, right)
        return value

    def flag(self, name: str) -> bool:
        """Read true or false; false where it is missing."""
        value = self.data.get(name, False)
        if value is None:
            return False
        if not isinstance(value, bool):
            raise self.wrong(name, "true or false")
        return value

    def integer(self, name: str, low: int, high: int) -> int:
        """Read a whole number from ``low`` to ``high``."""
        value = self.data.get(name)
        # In Python true is a number; in JSON it is none.
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise self.wrong(name, f"a whole number from {low} to {high}")
        return value

    def optional_integer(self, name: str, low: int, high: int) -> int | None:
        """Read a whole number from ``low`` to ``high``; None where it is missing."""
        return self.integer(name, low, high) if self.has(name) else None

    def child(self, name: str) -> Fields:
        """Read an object."""
        value = self.data.get(name)
        if not isinstance(value, dict):
            raise self.wrong(name, "an object")
        return Fields(value, f"{self.place}{name}.")

    def children(self, name: str) -> list[Fields]:
        """Read a list of objects."""
        items = self._items(name, "a list of objects")
        for index, item in enumerate(items):
            if not isinstance(item, dict):
                raise RequestError(
                    Code.FIELD,
                    f"{self.place}{name}[{index}] must be an object, not {describe(item)}.",
                )
        return [Fields(item, f"{self.place}{name}[{index}].") for index, item in enumerate(items)]

    def texts(self, name: str, right: str) -> list[str]:
        """Read a list of strings; ``right`` says what it must be."""
        items = self._items(name, right)
        for index, item in enumerate(items):
            if not isinstance(item, str):
                raise RequestError(
                    Code.FIELD,
                    f"{self.place}{name}[{index}] must be a string, not {describe(item)}.",
                )
        return items

    def cards(self, name: str, least: int, most: int) -> tuple[Card, ...]:
        """Read different cards, in the order given.

        Raises:
            RequestError: code ``card`` when one is unknown, occurs twice, or there are fewer
                than ``least`` or more than ``most``.
        """
        codes = self.texts(name, 'a list of cards such as "CJ"')
        try:
            cards = tuple(parse_card(code) for code in codes)
            mask_of(cards)
        except Refusal as refusal:
            raise refused(refusal, f"{self.place}{name}") from None
        if not least <= len(cards) <= most:
            right = str(least) if least == most else f"{least} to {most}"
            raise RequestError(
                Code.CARD, f"{self.place}{name} must hold {right} cards, not {len(cards)}."
            )
        return cards

    def _items(self, name: str, right: str) -> list[Any]:
        value = self.data.get(name)
        if not isinstance(value, list):
            raise self.wrong(name, right)
        return value

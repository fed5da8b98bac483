# SPDX-License-Identifier: MIT
"""Turns short written texts into what can be read aloud: no sign carries the meaning."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QAbstractButton, QLabel

from skat_desktop.i18n.cards import SUIT_SIGNS, suit_title
from skat_desktop.i18n.numbers import MINUS, NO_BREAK_SPACE, TIMES, enumerated, glue, unglue
from skat_desktop.i18n.speech import spoken_figure
from skat_desktop.i18n.vocabulary import Vocabulary

translate = QCoreApplication.translate

_SIGNED: Final = re.compile(rf"(?<![0-9A-Za-z])([+{MINUS}])([0-9]+)")
"""A figure with its sign; in Japanese a word may stand right before it."""
_SPACES: Final = rf"[ {NO_BREAK_SPACE}]"
_PRODUCT: Final = re.compile(rf"(\S+){_SPACES}{TIMES}{_SPACES}(\S+)")
_FACTOR: Final = re.compile(rf"{TIMES}{_SPACES}?([0-9]+)")
_EQUALS: Final = re.compile(rf"{_SPACES}={_SPACES}")


def spoken_text(text: str) -> str:
    """Return a written text with its parts, lines and signs in words.

    Minus, times, equals and the suit signs of games become words, ``·`` and line breaks become
    pauses, and what only forbids line breaks goes.
    """
    text = unglue(text).replace("\n", " · ")
    text = enumerated([part for part in text.split(" · ") if part])
    for suit, sign in SUIT_SIGNS.items():
        # Only the French deck has signs.
        text = text.replace(sign, suit_title(suit, Vocabulary()))
    text = _SIGNED.sub(_figure, text)
    text = _PRODUCT.sub(_product, text)
    text = _FACTOR.sub(_factor, text)
    left, *rest = _EQUALS.split(text)
    for right in rest:
        left = translate("Access", "{sum} is {value}", "2 times 10 is 20").format(
            sum=left, value=right
        )
    return left


def _figure(found: re.Match[str]) -> str:
    value = int(found[2])
    return spoken_figure(value if found[1] == "+" else -value)


def _product(found: re.Match[str]) -> str:
    return translate("Access", "{first} times {second}", "a product, read aloud").format(
        first=found[1], second=found[2]
    )


def _factor(found: re.Match[str]) -> str:
    return translate("Access", "times {factor}", "a factor alone, read aloud").format(
        factor=found[1]
    )


def show_text(widget: QLabel | QAbstractButton, text: str) -> None:
    """Put a text on a widget, and its name for screen readers if that is not the same.

    Where it may be broken into lines, card names and numbers with their units stay whole.
    """
    shown = glue(text) if isinstance(widget, QLabel) and widget.wordWrap() else text
    widget.setText(shown)
    spoken = spoken_text(text)
    widget.setAccessibleName("" if spoken == shown else spoken)


def spoken_ratio(own: int, other: int) -> str:
    """Return two sides' figures to be read aloud: 66 to 54."""
    return translate("Access", "{own} to {other}", "two sides, read aloud").format(
        own=own, other=other
    )


def spoken_tricks(own: Sequence[bool]) -> str:
    """Return which tricks the declarer took.

    Args:
        own: for each trick, whether it was the declarer's.
    """
    numbers = [str(number) for number, mine in enumerate(own, start=1) if mine]
    if not numbers:
        return translate("Access", "The declarer took no trick.")
    return translate("Access", "Tricks of the declarer: {numbers}", "numbers of tricks").format(
        numbers=enumerated(numbers)
    )

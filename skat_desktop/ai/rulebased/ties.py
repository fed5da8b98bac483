# SPDX-License-Identifier: MIT
"""Choices between equals: drawn from a hash of the own view, the same view the same choice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from skat_desktop.rules.shuffle import HashStream
from skat_desktop.rules.view import View

T = TypeVar("T")


def pick(view: View, equals: Sequence[T]) -> T:
    """Return one of some equal choices.

    Args:
        view: what the seat knows; cards that others hold are not in it.
        equals: at least one choice, in an order that follows from the view alone.
    """
    if len(equals) == 1:
        return equals[0]
    label = f"tie {view.seat} {view.hand} {view.bid} {view.leader} {view.trick} {view.tricks}"
    return equals[HashStream(label).below(len(equals))]

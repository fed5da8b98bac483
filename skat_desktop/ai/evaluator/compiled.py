# SPDX-License-Identifier: MIT
"""Loads the compiled nets, where there are any."""

from __future__ import annotations

from types import ModuleType
from typing import Any


def _load() -> Any:
    try:
        from skat_desktop.ai.evaluator import _nets
    except ImportError:
        return None
    from skat_desktop.ai.evaluator.nets import weights

    module: ModuleType = _nets
    _nets.load(weights())
    return module


NETS: Any = _load()
"""The compiled module with the shipped weights, None without one."""

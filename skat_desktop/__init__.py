# SPDX-License-Identifier: MIT
"""Skat Desktop: play and learn Skat against computer players."""

from __future__ import annotations

__version__ = "0.1.0"

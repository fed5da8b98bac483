# SPDX-License-Identifier: MIT
"""The rule-based player: the lowest rung, and one whose every decision has a reason in words."""

from skat_desktop.ai.rulebased.player import RuleBasedPlayer

__all__ = ["RuleBasedPlayer"]

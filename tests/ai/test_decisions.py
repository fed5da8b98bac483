# SPDX-License-Identifier: MIT
"""The rule-based player decides today what it decided when its games were last looked at.

Whoever makes it faster must not change it: reports, thresholds and training figures rest on its
games. Whoever changes what it plays states so by putting the new digests here.
"""

from __future__ import annotations

import hashlib

import pytest

from skat_desktop.ai.player import StopFlag
from skat_desktop.ai.registry import make_player
from skat_desktop.rules.deal import series_deal
from skat_desktop.rules.rulesets import rule_set
from skat_desktop.rules.skatgame import SkatGame

DEALS = 300
DIGESTS = {
    "international": "51b7a5f4ae60d8cb4459ca6f9373dbe5d8a55d303d4d3cac338d2e01086e5df6",
    "classic-1997": "4c1f9d4937178ed59b9f31053e3c9d4877d43f4292af08895cc32aa43c8c56a5",
}
"""SHA-256 over every action and the key of its reason, by rule set."""


@pytest.mark.parametrize("rules", DIGESTS)
def test_no_decision_has_changed(rules):
    player = make_player("rulebased")
    stop = StopFlag()
    digest = hashlib.sha256()
    for number in range(1, DEALS + 1):
        game = SkatGame(series_deal(1984, number), rule_set(rules))
        while (seat := game.to_act) is not None:
            decision = player.decide(game.view(seat), stop)
            digest.update(f"{decision.action} {decision.reason.key}\n".encode())
            game.apply(decision.action)
    assert digest.hexdigest() == DIGESTS[rules]

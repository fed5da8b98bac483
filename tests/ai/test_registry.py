# SPDX-License-Identifier: MIT
from __future__ import annotations

import pytest

from skat_desktop.ai.player import StopFlag
from skat_desktop.ai.reasons import KEYS
from skat_desktop.ai.registry import UnknownStrength, make_player, strengths
from skat_desktop.rules.deal import series_deal
from skat_desktop.rules.skatgame import SkatGame


def test_every_strength_makes_a_player_that_decides():
    assert "rulebased" in strengths()
    for strength in strengths():
        game = SkatGame(series_deal(1, 1))
        decision = make_player(strength).decide(game.view(1), StopFlag())
        game.apply(decision.action)
        assert decision.reason.key in KEYS


def test_an_unknown_strength_is_refused_with_what_there_is():
    with pytest.raises(UnknownStrength) as refused:
        make_player("grandmaster")
    assert refused.value.strength == "grandmaster"
    assert "'grandmaster'" in str(refused.value)
    assert all(strength in str(refused.value) for strength in strengths())

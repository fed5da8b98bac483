# SPDX-License-Identifier: MIT
"""A user without sense breaks nothing."""

from __future__ import annotations

import os
import random

import pytest

from tests.ui.random_user import RandomUser

ACTIONS = int(os.environ.get("SKAT_RANDOM_ACTIONS", "450"))
"""What the random user does; the whole of it is SKAT_RANDOM_ACTIONS=20000."""


@pytest.mark.timeout(60 + ACTIONS // 4)
def test_the_random_user_breaks_nothing(open_window, begin, qtbot):
    window = open_window(seed=6)
    begin(window)
    user = RandomUser(window, random.Random(5))
    for _ in range(ACTIONS):
        user.act()
        qtbot.wait(1)
    # What was played is a game by the rules: each of its events was accepted by them.
    assert window.match is None or window.match.events
    assert {"table", "drag", "key", "part", "action", "dialog"} <= set(user.done)

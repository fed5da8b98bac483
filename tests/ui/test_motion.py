# SPDX-License-Identifier: MIT
"""Durations and the factor."""

from __future__ import annotations

import pytest

from skat_desktop.ui.motion import Motion

NAMES = ("play", "glide", "packet", "sort", "home", "lift", "fade", "answer")


def test_normal_pace():
    motion = Motion()
    assert (motion.play, motion.glide, motion.packet) == (180, 260, 60)
    assert not motion.still


def test_factor_stretches_everything():
    one, two = Motion(1), Motion(2)
    for name in NAMES:
        assert getattr(two, name) == 2 * getattr(one, name) > 0


def test_factor_0_stands_still():
    motion = Motion(0)
    assert motion.still
    assert all(getattr(motion, name) == 0 for name in NAMES)


@pytest.mark.parametrize("factor", [-1, float("nan")])
def test_refuses_a_negative_factor(factor):
    with pytest.raises(ValueError, match="must be 0 or more"):
        Motion(factor)

# SPDX-License-Identifier: MIT
"""What holds for all tests: no screen is needed, and how long hypothesis searches."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

# Before anything imports Qt. Set it to "xcb" yourself to watch the windows.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

# Durations vary too much from machine to machine to be a reason to fail.
settings.register_profile("dev", max_examples=50, deadline=None)
# To search longer than anybody wants to wait for every day.
settings.register_profile(
    "long", max_examples=500, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile(
    "ci",
    max_examples=30,
    deadline=None,
    # The same examples on every run: a change must not fail for what another one broke.
    derandomize=True,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile(
    os.environ.get("HYPOTHESIS_PROFILE") or ("ci" if os.environ.get("CI") else "dev")
)

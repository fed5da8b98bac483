# SPDX-License-Identifier: MIT
"""A deal in a window on a display, played by a pointer that the program knows nothing of."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

PLAYER = Path(__file__).with_name("play_by_x.py")

pytestmark = pytest.mark.skipif(
    not (shutil.which("Xvfb") and shutil.which("xdotool")),
    reason="needs a virtual display (Xvfb) and xdotool",
)


@pytest.fixture
def display():
    """A display of its own, as long as the test lasts."""
    reads, writes = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writes), "-screen", "0", "1280x900x24", "-nolisten", "tcp"],
        pass_fds=[writes],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    os.close(writes)
    with os.fdopen(reads) as told:
        number = told.readline().strip()
    assert number, "the display does not start"
    yield f":{number}"
    server.terminate()
    server.wait()


@pytest.mark.timeout(180)
def test_a_deal_is_played_by_the_pointer_of_a_display(display, tmp_path):
    environment = {
        **os.environ,
        "DISPLAY": display,
        "PYTHONPATH": os.pathsep.join(filter(None, sys.path)),
        "QT_LOGGING_RULES": "*.debug=false",
    }
    environment.pop("WAYLAND_DISPLAY", None)
    played = subprocess.run(
        [sys.executable, str(PLAYER), str(tmp_path)],
        env=environment,
        capture_output=True,
        text=True,
        timeout=150,
        check=False,
    )
    assert played.returncode == 0, played.stderr
    assert not played.stderr
    found = re.fullmatch(r"results=(\d+) drags=(\d+) came=(\d+)", played.stdout.splitlines()[-1])
    assert found, played.stdout
    results, drags, came = map(int, found.groups())
    assert results == 1
    assert drags >= 3, "cards are dragged, every other one"
    assert came >= 10, "a deal takes ten cards at the least"

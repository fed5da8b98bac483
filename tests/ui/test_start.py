# SPDX-License-Identifier: MIT
"""What a start loads: nothing that the first page has no use for."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

LATER = {
    "skat_desktop.ai.rulebased",
    "skat_desktop.records.iss_import",
    "skat_desktop.records.statistics",
    "skat_desktop.learn",
    "skat_desktop.ui.help.window",
    "skat_desktop.ui.new_series",
    "skat_desktop.ui.practice_dialog",
    "skat_desktop.ui.printing",
    "skat_desktop.ui.record_page",
    "skat_desktop.ui.score_list",
    "skat_desktop.ui.score_page",
    "skat_desktop.ui.settings_dialog",
    "skat_desktop.ui.statistics_page",
    "skat_desktop.ui.statistics_reader",
    "PySide6.QtPrintSupport",
    "importlib.metadata",
}
"""What is loaded when somebody asks for it."""


def test_a_start_loads_no_page_but_the_first(tmp_path: Path) -> None:
    """A whole start, to the moment the window waits, in a process of its own."""
    program = [sys.executable, "-X", "importtime", "-m", "skat_desktop"]
    done = subprocess.run(
        [*program, "bench", "--subject", "start", "--data-dir", str(tmp_path)],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
    )
    loaded = {
        line.rpartition("|")[2].strip()
        for line in done.stderr.splitlines()
        if line.startswith("import time:")
    }
    assert done.stdout.split() == ["idle"]
    assert "skat_desktop.ui.start_page" in loaded
    assert not loaded & LATER

# SPDX-License-Identifier: MIT
"""Processes of the program that are measured: started, listened to, ended."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from tempfile import TemporaryDirectory
from typing import Any, Final

from skat_desktop.tools.bench.rows import MeasurementFailed

IDLE: Final = "idle"
"""What a subject prints when its window is there and waits for the user."""


def command_line(subject: str, amount: int = 1) -> list[str]:
    """Return the call that makes this very program a subject of measurement."""
    frozen = getattr(sys, "frozen", False)
    program = [sys.executable] if frozen else [sys.executable, "-m", "skat_desktop"]
    return [*program, "bench", "--subject", subject, "--amount", str(amount)]


def environment() -> dict[str, str]:
    """Return the environment of a subject: where there is no screen its windows are unseen.

    Python may keep compiled modules, as it does for any user after the first start.
    """
    found = dict(os.environ)
    found.pop("PYTHONDONTWRITEBYTECODE", None)
    screens = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    if sys.platform.startswith("linux") and not any(found.get(name) for name in screens):
        found["QT_QPA_PLATFORM"] = "offscreen"
    return found


@contextmanager
def _running(command: Sequence[str]) -> Iterator[subprocess.Popen[str]]:
    """Run a command with an empty data folder; whatever happens, it does not outlive the block."""
    with TemporaryDirectory(prefix="skat-bench-") as folder:
        own = ["--data-dir", folder] if "bench" in command else []
        process = subprocess.Popen(
            [*command, *own],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=environment(),
        )
        try:
            with process:
                yield process
        finally:
            if process.poll() is None:
                process.kill()


def start_ms(command: Sequence[str]) -> float:
    """Return the milliseconds from starting a process to its window waiting for the user.

    Raises:
        MeasurementFailed: the process ended before that.
    """
    before = time.perf_counter()
    with _running(command) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        taken = (time.perf_counter() - before) * 1000
        _, complaints = process.communicate()
    if line.strip() != IDLE:
        raise MeasurementFailed(_sentence(complaints))
    return taken


def figures_of(command: Sequence[str]) -> dict[str, list[float]]:
    """Return the samples that a subject prints as its last line, a JSON object.

    Raises:
        MeasurementFailed: the process failed.
    """
    with _running(command) as process:
        out, complaints = process.communicate()
    lines = out.splitlines()
    if process.returncode != 0 or not lines:
        raise MeasurementFailed(_sentence(complaints))
    found: dict[str, Any] = json.loads(lines[-1])
    return {name: [float(value) for value in values] for name, values in found.items()}


def _sentence(complaints: str) -> str:
    last = complaints.strip().splitlines()[-1:] or ["it said nothing"]
    return f"the program that was to be measured ended before its time: {last[0]}"

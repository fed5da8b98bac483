# SPDX-License-Identifier: MIT
"""One program per data folder."""

from __future__ import annotations

import os
import signal
import subprocess
import sys

import pytest

from skat_desktop.records.instance import InstanceLock, LockState

HOLDER = """
import sys, time
from pathlib import Path
from skat_desktop.records.instance import InstanceLock
lock = InstanceLock(Path(sys.argv[1]))
if lock.state.value == "held":
    lock.publish("address of the first")
print(lock.state.value, flush=True)
time.sleep(60)
"""


@pytest.fixture
def start(tmp_path):
    """Return a function that starts a process that asks for the lock and stays."""
    running = []

    def run():
        process = subprocess.Popen(
            [sys.executable, "-c", HOLDER, str(tmp_path)],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        )
        running.append(process)
        assert process.stdout is not None
        return process, process.stdout.readline().strip()

    yield run
    for process in running:
        process.kill()
        process.communicate()


def test_a_second_process_finds_the_first(start, tmp_path):
    _, first = start()
    _, second = start()
    assert (first, second) == ("held", "taken")
    mine = InstanceLock(tmp_path)
    assert mine.state is LockState.TAKEN
    assert mine.published() == "address of the first"
    mine.release()


def test_the_lock_dies_with_its_process(start, tmp_path):
    process, _ = start()
    process.send_signal(signal.SIGTERM if os.name == "nt" else signal.SIGKILL)
    process.wait()
    lock = InstanceLock(tmp_path)
    assert lock.state is LockState.HELD
    lock.release()


def test_released_and_asked_for_again(tmp_path):
    first = InstanceLock(tmp_path)
    first.publish("here")
    assert InstanceLock(tmp_path).state is LockState.TAKEN
    assert first.published() == "here"
    first.release()
    first.release()
    second = InstanceLock(tmp_path)
    assert second.state is LockState.HELD
    assert second.published() is None
    second.release()


@pytest.mark.parametrize("content", [b"", b"\xff\xfe"])
def test_an_address_that_is_none(tmp_path, content):
    lock = InstanceLock(tmp_path)
    (tmp_path / "skat-desktop.instance").write_bytes(content)
    assert lock.published() is None
    lock.release()


def test_a_folder_that_is_not_there(tmp_path):
    lock = InstanceLock(tmp_path / "nowhere")
    assert lock.state is LockState.IMPOSSIBLE
    assert lock.published() is None
    lock.release()

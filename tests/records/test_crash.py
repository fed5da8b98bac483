# SPDX-License-Identifier: MIT
"""Reports of crashes: to read and to send, and without anything that tells cards."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from skat_desktop import __version__
from skat_desktop.records.crash import NativeCrashWatch, report_text, write_report
from skat_desktop.rules.deal import series_deal
from skat_desktop.rules.dealcode import deal_code

CRASHER = """
import faulthandler, sys, time
from pathlib import Path
from skat_desktop.records.crash import NativeCrashWatch
watch = NativeCrashWatch(Path(sys.argv[1]))
print(watch.trouble and watch.trouble.params["file"], flush=True)
def unlucky():
    faulthandler._sigsegv()
if sys.argv[2] == "crash":
    unlucky()
if sys.argv[2] == "hang":
    time.sleep(60)
watch.stop()
"""


def run(folder, what):
    process = subprocess.Popen(
        [sys.executable, "-c", CRASHER, str(folder), what],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    assert process.stdout is not None
    found = process.stdout.readline().strip()
    if what == "hang":
        process.kill()
    process.wait()
    process.stdout.close()
    return None if found == "None" else found


def caught(message):
    try:
        raise RuntimeError(message)
    except RuntimeError as error:
        return error


def test_a_report_says_what_is_needed_and_nothing_else():
    deal = series_deal(3, 1)
    home = os.path.expanduser("~")
    error = caught(f"no move in {deal!r}, {deal_code(deal)}, seed=424242, {home}/x")
    text = report_text(error, "the last line")
    for needed in (
        f"Skat Desktop {__version__}",
        "Python ",
        "SQLite ",
        "in caught",
        "the last line",
    ):
        assert needed in text
    assert "RuntimeError: no move in" in text
    assert str(deal.hands[0]) not in text
    assert deal_code(deal) not in text
    assert "424242" not in text
    assert f"{home}/" not in text
    assert "~/x" in text


def test_reports_have_names_of_their_own_and_an_end(tmp_path):
    (tmp_path / "mine.txt").write_text("x")
    paths = [write_report(tmp_path, f"report {number}") for number in range(13)]
    assert len(set(paths)) == 13
    kept = list(tmp_path.glob("crash-*.txt"))
    assert len(kept) == 10
    assert paths[-1] is not None
    assert paths[-1].read_text() == "report 12"
    assert (tmp_path / "mine.txt").exists()


def test_a_report_that_cannot_be_written(tmp_path):
    assert write_report(tmp_path / "nowhere", "x") is None


def test_a_native_crash_is_found_once(tmp_path):
    assert run(tmp_path, "crash") is None
    found = run(tmp_path, "quit")
    assert found is not None
    text = (tmp_path / found).read_text()
    assert "in unlucky" in text
    assert f"Skat Desktop {__version__}" in text
    assert run(tmp_path, "quit") is None
    assert os.listdir(tmp_path) == [found]


@pytest.mark.parametrize("end", ["quit", "hang"])
def test_an_end_without_a_crash_leaves_nothing_to_report(tmp_path, end):
    run(tmp_path, end)
    assert run(tmp_path, "quit") is None


def test_a_folder_that_cannot_be_written(tmp_path):
    watch = NativeCrashWatch(tmp_path / "nowhere")
    assert watch.trouble is None
    watch.stop()

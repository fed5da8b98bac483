# SPDX-License-Identifier: MIT
"""Screenshots and self-test as commands of their own process."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest
from PySide6.QtGui import QImage

from skat_desktop.tools.scenes import SCENES, deal_result


def run(*arguments, **environment):
    return subprocess.run(
        [sys.executable, "-m", "skat_desktop", *arguments],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", **environment},
        capture_output=True,
        text=True,
        check=False,
        timeout=110,
    )


def test_screenshots_draw_every_screen_in_the_size_asked_for(tmp_path):
    ended = run("screenshots", str(tmp_path), "--lang", "ja", "--size", "900x600", "--scale", "1.5")
    assert ended.returncode == 0, ended.stderr
    names = {path.stem for path in tmp_path.glob("*.png")}
    others = {"start", "score_list", "score_page", "statistics", "settings", "new_series"}
    others |= {"practice_dialog", "about"}
    others |= {f"help_{name}" for name in ("start", "tricks", "value", "list", "search")}
    assert names == {scene.name for scene in SCENES} | others
    picture = QImage(str(tmp_path / "play_declarer.png"))
    assert (picture.width(), picture.height()) == (1350, 900)
    # A picture of something: far more than one colour.
    colours = {
        picture.pixel(x, y)
        for x in range(0, picture.width(), 13)
        for y in range(0, picture.height(), 13)
    }
    assert len(colours) > 50


def test_screenshots_in_two_languages_differ(tmp_path):
    for language in ("en", "de"):
        assert run("screenshots", str(tmp_path / language), "--lang", language).returncode == 0
    for name in ("auction_bid", "result_won", "start"):
        english, german = (QImage(str(tmp_path / code / f"{name}.png")) for code in ("en", "de"))
        assert english != german


@pytest.mark.parametrize(
    "arguments",
    [("--size", "100x100"), ("--size", "big"), ("--scale", "9"), ("--deck", "tarot")],
)
def test_wrong_options_of_screenshots_get_one_line(tmp_path, arguments):
    ended = run("screenshots", str(tmp_path), *arguments)
    assert ended.returncode == 2
    assert len(ended.stderr.splitlines()) == 1


def test_a_folder_that_cannot_be_written_gets_one_line(tmp_path):
    file = tmp_path / "file"
    file.write_text("in the way")
    ended = run("screenshots", str(file / "folder"))
    assert ended.returncode == 2
    assert len(ended.stderr.splitlines()) == 1


def test_the_selftest_plays_a_deal_through_the_window():
    ended = run("selftest", "--lang", "de")
    assert ended.returncode == 0, ended.stderr
    assert ended.stderr == ""


def test_the_scenes_are_what_their_names_say():
    assert deal_result("clubs_lost").points == (60, 60)
    overbid = deal_result("overbid").valuation
    assert overbid is not None
    assert overbid.overbid
    null_ouvert = deal_result("null_ouvert").contract
    grand_hand = deal_result("grand_hand").contract
    assert null_ouvert is not None
    assert null_ouvert.ouvert
    assert grand_hand is not None
    assert grand_hand.hand
    assert all(scene.events for scene in SCENES)

# SPDX-License-Identifier: MIT
"""The command line: what may stand where, and one clear line for what may not."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from skat_desktop import __version__
from skat_desktop.__main__ import TOOLS, main, parse
from skat_desktop.app import choose_language, has_screen
from skat_desktop.i18n.languages import Language


def complaint(capsys, *arguments):
    with pytest.raises(SystemExit) as ended:
        main(list(arguments))
    assert ended.value.code == 2
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 1, "one clear line"
    return lines[0]


def test_common_options_stand_before_and_after_the_command():
    for arguments in (
        ["--lang", "de", "--no-delay", "--seed", "7", "check", "x.sgf"],
        ["check", "--lang", "de", "x.sgf", "--no-delay", "--seed", "7"],
    ):
        args = parse(arguments)
        assert (args.lang, args.no_delay, args.seed, args.command) == ("de", True, 7, "check")


def test_without_a_command_the_window_is_meant():
    args = parse(["--seed", "3", "--data-dir", "folder"])
    assert args.command is None
    assert (args.seed, args.data_dir, args.lang, args.no_delay) == (3, "folder", None, False)


@pytest.mark.parametrize(
    "arguments, named",
    [
        (["nonsense"], "nonsense"),
        (["--lang", "fr"], "'fr'"),
        (["--seed", "x"], "'x'"),
        (["check", "--bogus", "x"], "--bogus"),
        (["check"], "FILE"),
        (["engine", "--threads", "0"], "0"),
    ],
)
def test_a_wrong_option_gets_one_line_that_names_it(capsys, arguments, named):
    assert named in complaint(capsys, *arguments)


@pytest.mark.parametrize("command", TOOLS)
def test_every_command_has_its_help(capsys, command):
    with pytest.raises(SystemExit) as ended:
        main([command, "--help"])
    assert ended.value.code == 0
    assert command in capsys.readouterr().out


def test_help_and_version(capsys):
    for option in ("--help", "--version"):
        with pytest.raises(SystemExit) as ended:
            main([option])
        assert ended.value.code == 0
    told = capsys.readouterr().out
    assert __version__ in told
    assert all(command in told for command in TOOLS)


def test_headless_commands_and_the_help_do_not_load_qt_widgets():
    code = (
        "import sys\n"
        "from skat_desktop.__main__ import main\n"
        "try: main(sys.argv[1:])\n"
        "except SystemExit: pass\n"
        "assert 'PySide6.QtWidgets' not in sys.modules, 'loaded'\n"
    )
    for arguments in (["--help"], ["simulate", "--deals", "1", "--seed", "1"]):
        subprocess.run([sys.executable, "-c", code, *arguments], check=True, capture_output=True)


def test_without_a_screen_the_window_says_so_in_one_line():
    environment = {
        name: value
        for name, value in os.environ.items()
        if name not in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    }
    ended = subprocess.run(
        [sys.executable, "-m", "skat_desktop"],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    if sys.platform.startswith("linux"):
        assert ended.returncode == 2
        assert len(ended.stderr.splitlines()) == 1
        assert "screen" in ended.stderr


def test_what_counts_as_a_screen():
    assert has_screen("win32", {})
    assert has_screen("linux", {"WAYLAND_DISPLAY": "wayland-0"})
    assert has_screen("linux", {"QT_QPA_PLATFORM": "offscreen"})
    assert not has_screen("linux", {"DISPLAY": ""})


def test_the_language_asked_for_wins():
    assert choose_language("ja") is Language.JAPANESE
    assert choose_language(None) in Language

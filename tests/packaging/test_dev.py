# SPDX-License-Identifier: MIT
"""What packaging/dev.py decides, without setting anything up."""

from __future__ import annotations

import ast
import importlib.util
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
SCRIPT = ROOT / "packaging" / "dev.py"


@pytest.fixture(scope="module")
def dev():
    # By path: packaging/ is no package, so that it cannot hide the library of that name.
    spec = importlib.util.spec_from_file_location("skat_desktop_dev", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def checkout(tmp_path):
    (tmp_path / "pyproject.toml").write_text("[project]\n")
    (tmp_path / "setup.py").write_text("setup()\n")
    (tmp_path / "skat_desktop" / "ai").mkdir(parents=True)
    return tmp_path


# --- old Pythons ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "version,old",
    [
        ((3, 6, 15), True),
        ((3, 10, 13), True),
        ((3, 11, 0), False),
        ((3, 14), False),
        ((4, 0), False),
    ],
)
def test_old_python(dev, version, old):
    sentence = dev.old_python(version)
    assert bool(sentence) == old
    if old:
        assert f"Python {version[0]}.{version[1]}." in sentence
        assert "3.11 or newer" in sentence


def test_an_old_python_can_read_the_file():
    ast.parse(SCRIPT.read_text(encoding="utf-8"), feature_version=(3, 7))
    assert "from __future__ import" not in SCRIPT.read_text().replace("``from __future__", "``")


def test_an_old_python_gets_one_sentence():
    code = (
        "import runpy, sys; sys.version_info = (3, 9, 2, 'final', 0);"
        f"runpy.run_path({str(SCRIPT)!r}, run_name='__main__')"
    )
    answer = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert answer.returncode == 1
    assert answer.stderr == "Skat Desktop needs Python 3.11 or newer, and this is Python 3.9.\n"


def test_nothing_in_packaging_hides_a_library():
    assert not (SCRIPT.parent / "__init__.py").exists()
    # dev.py puts its folder first on the path: its neighbours could shadow the standard library.
    names = {path.stem for path in SCRIPT.parent.glob("*.py")}
    assert not names & sys.stdlib_module_names
    import packaging.version  # the library, although the checkout is on the path

    assert Path(packaging.version.__file__).parent.parent != ROOT


# --- screen ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "arguments,needed",
    [
        ([], True),
        (["--lang", "de"], True),
        (["--data-dir", "check"], True),  # the folder's name, not a sub-command
        (["--seed", "7", "--no-delay"], True),
        (["selftest"], True),
        (["--help"], False),
        (["--version"], False),
        (["selftest", "--help"], False),
        (["check", "a.sgf"], False),
        (["--data-dir", "x", "engine"], False),
        (["--lang=ja", "simulate", "--deals", "3"], False),
    ],
)
def test_needs_screen(dev, arguments, needed):
    assert dev.needs_screen(arguments) is needed


def test_no_screen_is_said_in_one_line(dev):
    sentence = dev.no_screen([], {}, "linux")
    assert "no screen" in sentence
    assert "\n" not in sentence
    assert dev.no_screen(["engine"], {}, "linux") == ""
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        assert dev.no_screen([], {name: "x"}, "linux") == ""
    assert dev.no_screen([], {"DISPLAY": ""}, "linux") != ""
    assert dev.no_screen([], {}, "darwin") == dev.no_screen([], {}, "win32") == ""


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere there is a screen")
def test_run_without_a_screen_ends_at_once_with_status_2():
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    environment = {name: value for name, value in os.environ.items() if name not in hidden}
    answer = subprocess.run(
        [sys.executable, SCRIPT, "run"], capture_output=True, text=True, env=environment
    )
    assert answer.returncode == 2
    assert answer.stderr.count("\n") == 1
    assert "no screen" in answer.stderr
    assert answer.stdout == ""


@pytest.mark.parametrize(
    "arguments,environment,plugin",
    [
        ([], {"DISPLAY": ":0"}, "xcb"),
        ([], {"WAYLAND_DISPLAY": "wayland-0", "DISPLAY": ":0"}, "wayland"),
        ([], {"QT_QPA_PLATFORM": "wayland-egl;xcb"}, "wayland"),
        ([], {"QT_QPA_PLATFORM": "offscreen:x=1", "DISPLAY": ":0"}, "offscreen"),
        (["check", "a.sgf"], {"DISPLAY": ":0"}, "offscreen"),
    ],
)
def test_platform_plugin(dev, arguments, environment, plugin):
    assert dev.platform_plugin(arguments, environment) == plugin


# --- packages of the system -----------------------------------------------------------------------


def test_packages(dev):
    assert "libxcb-cursor0" in dev.qt_packages("xcb")
    assert "libegl1" in dev.qt_packages("xcb")
    assert dev.qt_packages("offscreen") == dev.QT_PACKAGES
    assert not any(name.startswith("libxcb") for name in dev.qt_packages("offscreen"))
    assert dev.font_packages(3, 1) == []
    assert dev.font_packages(3, 0) == ["fonts-ipaexfont-gothic"]
    assert dev.font_packages(0, 0) == ["fonts-dejavu-core", "fonts-ipaexfont-gothic"]


def test_the_command_for_others_is_complete(dev):
    command = dev.apt_command(["libegl1", "libgl1"])
    assert command.startswith("sudo apt-get update && sudo apt-get install -y ")
    assert command.endswith(" libegl1 libgl1")


def test_without_rights_nothing_is_installed(dev, monkeypatch):
    monkeypatch.setattr(dev, "apt_is_ours", lambda: False)
    monkeypatch.setattr(dev, "call", lambda *_: pytest.fail("called"))
    assert dev.apt_install(["libegl1"], "x") is False


def test_apt_updates_first_and_reports_failure(dev, monkeypatch):
    calls = []

    def call(command, environment):
        calls.append(command)
        assert environment["DEBIAN_FRONTEND"] == "noninteractive"
        return 100

    monkeypatch.setattr(dev, "apt_is_ours", lambda: True)
    monkeypatch.setattr(dev, "call", call)
    assert dev.apt_install(["libegl1"], "x") is False
    assert [("update" in command, "install" in command) for command in calls] == [
        (True, False),
        (False, True),
    ]
    assert calls[1][-1] == "libegl1"


def test_missing_qt_library_without_rights(dev, monkeypatch):
    answer = subprocess.CompletedProcess([], 1, "", "libxcb-cursor.so.0: cannot open\n")
    monkeypatch.setattr(dev.sys, "platform", "linux")
    monkeypatch.setattr(dev, "probe", lambda *_: answer)
    monkeypatch.setattr(dev, "apt_is_ours", lambda: False)
    monkeypatch.setattr(dev.shutil, "which", lambda _: "/usr/bin/apt-get")
    with pytest.raises(dev.Stop, match=r"libxcb-cursor\.so\.0.*sudo apt-get .* libxcb-cursor0"):
        dev.provide_qt(Path("python"), "xcb")
    monkeypatch.setattr(dev.shutil, "which", lambda _: None)
    with pytest.raises(dev.Stop, match="package manager"):
        dev.provide_qt(Path("python"), "xcb")


def test_missing_compiler_is_no_reason_to_stop(dev, monkeypatch, capsys):
    monkeypatch.setattr(dev, "apt_is_ours", lambda: False)
    dev.provide_compiler()
    assert "all else works" in capsys.readouterr().err


def test_can_compile_asks_for_the_compiler_that_setuptools_takes(dev, tmp_path, monkeypatch):
    monkeypatch.setattr(dev.os, "name", "posix")
    (tmp_path / "Python.h").touch()
    monkeypatch.setattr(dev.sysconfig, "get_paths", lambda: {"include": str(tmp_path)})
    assert not dev.can_compile({"CC": "no-such-compiler -pthread"})
    assert dev.can_compile({"CC": sys.executable})
    (tmp_path / "Python.h").unlink()
    assert not dev.can_compile({"CC": sys.executable})


# --- what is installed already --------------------------------------------------------------------


def test_fingerprint_changes_with_all_it_depends_on(dev, checkout):
    def now(python="3.11.7", compiler=True):
        return dev.fingerprint(checkout, python, compiler)

    seen = [now(), now(python="3.12.1"), now(compiler=False)]
    (checkout / "pyproject.toml").write_text("[project]\nname = 'x'\n")
    seen.append(now())
    (checkout / "setup.py").write_text("setup(1)\n")
    seen.append(now())
    for name in ("_solver.pyx", "_solver.pxd"):
        (checkout / "skat_desktop" / "ai" / name).write_text("x = 1\n")
        seen.append(now())
    (checkout / "skat_desktop" / "ai" / "_solver.pyx").write_text("x = 2\n")
    seen.append(now())
    assert len(set(seen)) == len(seen)


def test_fingerprint_stays_for_what_an_editable_install_sees_anyway(dev, checkout):
    before = dev.fingerprint(checkout, "3.11.7", True)
    (checkout / "skat_desktop" / "new.py").write_text("x = 1\n")
    assert dev.fingerprint(checkout, "3.11.7", True) == before


@pytest.mark.parametrize(
    "stamp,wanted,expected",
    [
        ({}, "", set()),
        ({}, "dev", {"dev"}),
        ({"frame": "f", "extras": []}, "", None),
        ({"frame": "f", "extras": []}, "dev", {"dev"}),
        ({"frame": "f", "extras": ["dev"]}, "dev", None),
        ({"frame": "f", "extras": ["dev"]}, "", None),
        ({"frame": "old", "extras": ["dev"]}, "", {"dev"}),
        ({"frame": "f", "extras": "damaged"}, "", None),
        ({"frame": "f"}, "dev", {"dev"}),
    ],
)
def test_extras_to_install(dev, stamp, wanted, expected):
    assert dev.extras_to_install(stamp, "f", wanted) == expected


@pytest.mark.parametrize("content", [None, "", "{", "[1]", "\0"])
def test_a_damaged_stamp_counts_as_none(dev, tmp_path, content):
    if content is not None:
        (tmp_path / dev.STAMP).write_text(content)
    assert dev.read_stamp(tmp_path) == {}


def ready_venv(dev, checkout, extras):
    """Lay a virtual environment that looks installed."""
    python = dev.venv_python(checkout / ".venv")
    python.parent.mkdir(parents=True)
    python.touch()
    (checkout / ".venv" / "pyvenv.cfg").write_text("home = /usr/bin\nversion = 3.12.1\n")
    frame = dev.fingerprint(checkout, "3.12.1", dev.can_compile(os.environ))
    (checkout / ".venv" / dev.STAMP).write_text(json.dumps({"frame": frame, "extras": extras}))
    return python


def test_a_second_call_installs_nothing(dev, checkout, monkeypatch):
    python = ready_venv(dev, checkout, ["dev"])
    monkeypatch.setattr(dev, "call", lambda *_: pytest.fail("called"))
    assert dev.install(checkout, "dev") == dev.install(checkout, "") == python


def test_test_completes_what_run_installed(dev, checkout, monkeypatch):
    ready_venv(dev, checkout, [])
    calls = []

    def call(command):
        calls.append(command)
        return 0

    monkeypatch.setattr(dev, "call", call)
    monkeypatch.setattr(dev, "probe", lambda *_: subprocess.CompletedProcess([], 0))
    dev.install(checkout, "dev")
    assert calls[-1][-1] == f"{checkout}[dev]"
    assert dev.read_stamp(checkout / ".venv")["extras"] == ["dev"]


def test_a_failed_install_is_a_sentence_and_leaves_no_stamp(dev, checkout, monkeypatch):
    ready_venv(dev, checkout, [])
    before = dev.read_stamp(checkout / ".venv")
    monkeypatch.setattr(dev, "call", lambda *_: 1)
    monkeypatch.setattr(dev, "probe", lambda *_: subprocess.CompletedProcess([], 0))
    with pytest.raises(dev.Stop, match="network"):
        dev.install(checkout, "dev")
    assert dev.read_stamp(checkout / ".venv") == before


def test_an_old_build_does_not_outlive_its_source(dev, checkout, monkeypatch, capsys):
    ready_venv(dev, checkout, [])
    folder = checkout / "skat_desktop" / "ai"
    (folder / "_solver.pyx").touch()
    built = folder / "_solver.cpython-312-x86_64-linux-gnu.so"
    built.touch()
    monkeypatch.setattr(dev, "can_compile", lambda _: True)
    monkeypatch.setattr(dev, "call", lambda *_: 0)
    monkeypatch.setattr(dev, "probe", lambda *_: subprocess.CompletedProcess([], 0))
    dev.install(checkout, "")
    assert not built.exists()
    assert "could not be compiled" in capsys.readouterr().err


def test_a_virtual_environment_with_an_old_python_is_left_alone(dev, checkout):
    ready_venv(dev, checkout, [])
    (checkout / ".venv" / "pyvenv.cfg").write_text("version = 3.10.2\n")
    with pytest.raises(dev.Stop, match=r"holds Python 3\.10\.2: delete the folder"):
        dev.install(checkout, "")


def test_venv_python(dev, tmp_path):
    assert dev.venv_python(tmp_path, "nt") == tmp_path / "Scripts" / "python.exe"
    assert dev.venv_python(tmp_path, "posix") == tmp_path / "bin" / "python"


# --- steps ----------------------------------------------------------------------------------------


def test_all_checks_run_and_pytest_closes(dev):
    names = [name for name, _ in dev.steps([], 2)]
    assert names == ["ruff check", "ruff format --check", "mypy", "lint-imports", "pytest"]
    assert dev.steps([], 2)[-1][1] == ["-m", "pytest", "-n", "2"]
    assert dev.steps([], 1)[-1][1] == ["-m", "pytest"]
    assert dev.steps([], 64)[-1][1] == ["-m", "pytest", "-n", "8"]


def test_arguments_go_to_pytest_alone(dev):
    assert dev.steps(["-k", "deal"], 2) == [("pytest", ["-m", "pytest", "-k", "deal"])]


@pytest.mark.parametrize(
    "failing,status", [([], 0), (["mypy"], 1), (["pytest"], 5), (["mypy", "pytest"], 5)]
)
def test_a_failing_step_stops_no_other_and_shows_in_the_status(dev, monkeypatch, failing, status):
    ran = []

    def execute(command, **_):
        name = next(name for name, end in dev.steps([], os.cpu_count() or 1) if command[1:] == end)
        ran.append(name)
        return subprocess.CompletedProcess(command, 5 if name in failing else 0)

    monkeypatch.setattr(dev, "install", lambda *_: Path("python"))
    monkeypatch.setattr(dev, "provide_qt", lambda *_: None)
    monkeypatch.setattr(dev, "provide_fonts", lambda *_: None)
    monkeypatch.setattr(dev.subprocess, "run", execute)
    assert dev.test([]) == status
    assert len(ran) == 5


# --- command line ---------------------------------------------------------------------------------


def test_everything_after_the_command_is_passed_on(dev, monkeypatch):
    monkeypatch.setattr(dev, "run", lambda arguments: arguments)
    monkeypatch.setattr(dev, "test", lambda arguments: arguments)
    assert dev.main(["run", "--help", "-x"]) == ["--help", "-x"]
    assert dev.main(["test", "--version"]) == ["--version"]


@pytest.mark.parametrize("arguments", [[], ["walk"]])
def test_a_wrong_command_is_refused(dev, arguments, capsys):
    with pytest.raises(SystemExit) as ended:
        dev.main(arguments)
    assert ended.value.code == 2
    assert "usage" in capsys.readouterr().err


@pytest.mark.parametrize(
    "error,status",
    [(PermissionError(13, "Permission denied", "/x"), 2), (KeyboardInterrupt(), 130)],
)
def test_foreseeable_ends_are_sentences(dev, monkeypatch, capsys, error, status):
    def fail(_):
        raise error

    monkeypatch.setattr(dev, "run", fail)
    assert dev.main(["run"]) == status
    assert "Traceback" not in capsys.readouterr().err

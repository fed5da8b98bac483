#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Set up a checkout and start the program or its tests: ``python3 packaging/dev.py run | test``.

Only the standard library is used, since nothing else is there on a fresh machine. This file does
without ``from __future__ import annotations`` and checks the version of Python before anything
else, so that an old Python gets a sentence instead of a syntax error.
"""

import sys

OLDEST = (3, 11)


def old_python(version: "tuple[int, ...]") -> str:
    """Return the sentence for a Python that is too old, or nothing."""
    if tuple(version[:2]) >= OLDEST:
        return ""
    return "Skat Desktop needs Python {}.{} or newer, and this is Python {}.{}.".format(
        *OLDEST, *version[:2]
    )


if old_python(sys.version_info[:2]):
    sys.exit(old_python(sys.version_info[:2]))

import argparse
import hashlib
import importlib.util
import json
import os
import shlex
import shutil
import subprocess
import sysconfig
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
STAMP = "skat-desktop.json"

# What Qt's wheels expect from the system (Debian's names; Ubuntu's are the same).
QT_PACKAGES = [
    "libegl1",
    "libgl1",
    "libglib2.0-0",
    "libdbus-1-3",
    "libfontconfig1",
    "libxkbcommon0",
]
XCB_PACKAGES = [
    "libxcb-cursor0",
    "libxcb-icccm4",
    "libxcb-image0",
    "libxcb-keysyms1",
    "libxcb-randr0",
    "libxcb-render-util0",
    "libxcb-shape0",
    "libxcb-xinerama0",
    "libxcb-xkb1",
    "libxkbcommon-x11-0",
]
FONT_PACKAGES = ["fonts-dejavu-core"]
JAPANESE_FONT_PACKAGES = ["fonts-ipaexfont-gothic"]

# Loads Qt as the program will, and the plugin that draws on the platform named in argv[1]: an
# import alone does not show that a library of the plugin is missing.
LIBRARY_PROBE = """
import ctypes, pathlib, sys
import PySide6
try:
    import PySide6.QtWidgets, PySide6.QtSvg
    folder = pathlib.Path(PySide6.__file__).parent
    for plugin in sorted(folder.glob(f"Qt/plugins/platforms/libq{sys.argv[1]}*.so")):
        ctypes.CDLL(str(plugin))
except (ImportError, OSError) as error:
    sys.exit(f"{error}")
"""
FONT_PROBE = """
from PySide6.QtGui import QFontDatabase, QGuiApplication
application = QGuiApplication(["probe", "-platform", "offscreen"])
japanese = QFontDatabase.families(QFontDatabase.WritingSystem.Japanese)
print(len(QFontDatabase.families()), len(japanese))
"""

CHECKS = {
    "ruff check": ["-m", "ruff", "check"],
    "ruff format --check": ["-m", "ruff", "format", "--check"],
    "mypy": ["-m", "mypy"],
    # import-linter has no module to run, and its script breaks when the folder is moved.
    "lint-imports": ["-c", "import sys, importlinter.cli as c; sys.exit(c.lint_imports_command())"],
}


class Stop(Exception):
    """A foreseeable end: a sentence for the user and the exit status."""

    def __init__(self, sentence: str, status: int = 2) -> None:
        super().__init__(sentence)
        self.status = status


def say(text: str) -> None:
    """Tell the user something; on stderr, since stdout belongs to the program's own commands."""
    print(text, file=sys.stderr, flush=True)


# --- decisions, without side effects --------------------------------------------------------------


def venv_python(venv: Path, os_name: str = os.name) -> Path:
    """Return the interpreter of a virtual environment."""
    return venv / "Scripts" / "python.exe" if os_name == "nt" else venv / "bin" / "python"


def needs_screen(arguments: Sequence[str]) -> bool:
    """Tell whether these arguments of the program open its window.

    They do without a sub-command, and with ``selftest``; all other sub-commands are headless.
    A wrong one is left to the program, which has the better sentence for it.
    """
    if {"-h", "--help", "--version"} & set(arguments):
        return False
    rest = iter(arguments)
    for argument in rest:
        if argument in ("--data-dir", "--lang", "--seed"):
            next(rest, None)
        elif not argument.startswith("-"):
            return argument == "selftest"
    return True


def no_screen(
    arguments: Sequence[str], environment: Mapping[str, str], system: str = sys.platform
) -> str:
    """Return the sentence for a window that has no screen to open on, or nothing."""
    names = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    if not system.startswith("linux") or any(environment.get(name) for name in names):
        return ""
    if not needs_screen(arguments):
        return ""
    return (
        "There is no screen to open the window on (neither DISPLAY nor WAYLAND_DISPLAY is set); "
        "the commands without a window work: packaging/dev.py run --help"
    )


def platform_plugin(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """Return the name of the Qt plugin that will draw."""
    if not needs_screen(arguments):
        return "offscreen"
    chosen = environment.get("QT_QPA_PLATFORM", "")
    if chosen:
        # "wayland;xcb" is a list in order of preference, "offscreen:option=…" has options.
        return chosen.split(";")[0].split(":")[0].removesuffix("-egl")
    return "wayland" if environment.get("WAYLAND_DISPLAY") else "xcb"


def qt_packages(plugin: str) -> list[str]:
    """Return Debian's packages that Qt needs to draw with a plugin."""
    return QT_PACKAGES + (XCB_PACKAGES if plugin == "xcb" else [])


def font_packages(families: int, japanese: int) -> list[str]:
    """Return Debian's packages for the fonts that a machine lacks."""
    return (FONT_PACKAGES if not families else []) + (
        JAPANESE_FONT_PACKAGES if not japanese else []
    )


def apt_command(packages: Sequence[str]) -> str:
    """Return the command that a user without the rights can pass on."""
    return "sudo apt-get update && sudo apt-get install -y --no-install-recommends " + shlex.join(
        packages
    )


def compiler_command(environment: Mapping[str, str]) -> str:
    """Return the C compiler that setuptools will call."""
    command = environment.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shlex.split(str(command))[0]


def can_compile(environment: Mapping[str, str]) -> bool:
    """Tell whether an extension can be built. On Windows only trying would tell: then yes."""
    if os.name == "nt":
        return True
    header = Path(sysconfig.get_paths()["include"]) / "Python.h"
    return shutil.which(compiler_command(environment)) is not None and header.is_file()


def extension_sources(root: Path) -> list[Path]:
    """Return the sources of the compiled parts."""
    patterns = ("*.pyx", "*.pxd", "*.pxi")
    return sorted(path for end in patterns for path in (root / "skat_desktop").rglob(end))


def compiled_files(root: Path) -> list[Path]:
    """Return what an editable install has built from the sources."""
    return [
        built
        for source in extension_sources(root)
        if source.suffix == ".pyx"
        for end in ("so", "pyd")
        for built in source.parent.glob(f"{source.stem}.*{end}")
    ]


def fingerprint(root: Path, python: str, compiler: bool) -> str:
    """Return a hash of all that an installation depends on, its extras aside.

    Args:
        root: the checkout; an editable install holds its path, so it counts too.
        python: the version of Python in the virtual environment.
        compiler: whether extensions can be built; one that turns up later should be used.
    """
    digest = hashlib.sha256(f"{root}\0{python}\0{compiler}\0".encode())
    for path in [root / "pyproject.toml", root / "setup.py", *extension_sources(root)]:
        content = path.read_bytes() if path.is_file() else b""
        digest.update(f"{path.relative_to(root).as_posix()}\0{len(content)}\0".encode())
        digest.update(content)
    return digest.hexdigest()


def read_stamp(venv: Path) -> dict[str, object]:
    """Return what the last installation noted; empty when there is none or it is damaged."""
    try:
        stamp = json.loads((venv / STAMP).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return stamp if isinstance(stamp, dict) else {}


def extras_to_install(stamp: Mapping[str, object], frame: str, wanted: str) -> "set[str] | None":
    """Return the extras to install the package with, or None when nothing is to be done.

    Extras that are there already stay, so that `run` does not undo what `test` needs.
    """
    noted = stamp.get("extras")
    present = {str(extra) for extra in noted} if isinstance(noted, list) else set()
    needed = present | ({wanted} if wanted else set())
    if stamp.get("frame") == frame and needed == present:
        return None
    return needed


def venv_version(venv: Path) -> str:
    """Return the version of Python in a virtual environment, empty if it does not say."""
    try:
        lines = (venv / "pyvenv.cfg").read_text(encoding="utf-8").splitlines()
    except (OSError, ValueError):
        return ""
    for line in lines:
        key, _, value = line.partition("=")
        if key.strip() in ("version", "version_info"):
            return value.strip()
    return ""


def pytest_command(arguments: Sequence[str], cores: int) -> list[str]:
    """Return pytest's command line after the interpreter.

    The whole suite is spread over the cores; a part that somebody names runs in one process,
    where output and debugger work and no worker has to start.
    """
    spread = ["-n", str(min(cores, 8))] if not arguments and cores > 1 else []
    return ["-m", "pytest", *spread, *arguments]


def steps(arguments: Sequence[str], cores: int) -> list[tuple[str, list[str]]]:
    """Return name and command of all steps of `test`; pytest last, so that it closes."""
    checks = [] if arguments else list(CHECKS.items())
    return [*checks, ("pytest", pytest_command(arguments, cores))]


# --- actions --------------------------------------------------------------------------------------


def call(command: Sequence[str | Path], environment: Mapping[str, str] | None = None) -> int:
    """Run a command whose output is for the user; return its exit status."""
    sys.stdout.flush()
    try:
        # On stderr for the same reason as say().
        return subprocess.run(
            command, stdin=subprocess.DEVNULL, stdout=sys.stderr, env=environment, check=False
        ).returncode
    except OSError as error:
        say(f"{command[0]} cannot be run: {error.strerror}.")
        return 127


def apt_is_ours() -> bool:
    """Tell whether system packages may be installed: on a Debian-like system, as root."""
    return (
        sys.platform.startswith("linux")
        and shutil.which("apt-get") is not None
        and os.geteuid() == 0
    )


def apt_install(packages: Sequence[str], purpose: str) -> bool:
    """Install system packages if that is allowed; tell whether it was done."""
    if not apt_is_ours():
        return False
    say(f"Installing {purpose}: {' '.join(packages)}")
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    apt = ["apt-get", "-qq", "-o", "DPkg::Lock::Timeout=120", "-o", "Dpkg::Use-Pty=0"]
    # A failed update may still leave lists that are good enough.
    call([*apt, "update"], environment)
    return call([*apt, "install", "-y", "--no-install-recommends", *packages], environment) == 0


def install_hint(packages: Sequence[str]) -> str:
    """Return how to install system packages by hand on this machine."""
    if shutil.which("apt-get"):
        return f"install it with: {apt_command(packages)}"
    return f"install it with your system's package manager (Debian's names: {' '.join(packages)})"


def make_venv(venv: Path) -> None:
    """Create the virtual environment, with pip."""
    if not os.access(venv.parent, os.W_OK):
        raise Stop(f"The folder {venv.parent} cannot be written, so nothing can be set up in it.")
    if importlib.util.find_spec("ensurepip") is None:
        # Debian ships Python without it.
        packages = [f"python{sys.version_info[0]}.{sys.version_info[1]}-venv"]
        if sys.base_prefix != "/usr":
            raise Stop(
                "This Python cannot make virtual environments: its module ensurepip is absent."
            )
        if not apt_install(packages, "what Python needs to make a virtual environment"):
            raise Stop(f"Python's venv module is missing; {install_hint(packages)}")
    say("Making the virtual environment .venv")
    # --clear: what is there has no working interpreter.
    if call([sys.executable, "-m", "venv", "--clear", venv]):
        raise Stop(f"The virtual environment {venv} could not be made; the reason is above.")


def provide_compiler() -> None:
    """Get a C compiler where that is allowed. Nothing depends on it but speed."""
    packages = ["gcc", "libc6-dev"]
    if sys.base_prefix == "/usr":
        packages.append(f"python{sys.version_info[0]}.{sys.version_info[1]}-dev")
    if not apt_install(packages, "a C compiler") or not can_compile(os.environ):
        hint = f"; {install_hint(packages)}" if sys.platform.startswith("linux") else ""
        say(f"There is no C compiler: computers will think slowly, all else works{hint}")


def install(root: Path, wanted: str) -> Path:
    """Bring the virtual environment up to date and return its interpreter.

    Args:
        root: the checkout.
        wanted: the extra that is needed, or nothing.
    """
    venv = root / ".venv"
    python = venv_python(venv)
    version = venv_version(venv)
    if not python.exists() or not version:
        make_venv(venv)
        version = venv_version(venv)
    elif tuple(int(part) for part in version.split(".")[:2]) < OLDEST:
        raise Stop(f"{venv} holds Python {version}: delete the folder and call again.")

    compiler = can_compile(os.environ)
    stamp = read_stamp(venv)
    extras = extras_to_install(stamp, fingerprint(root, version, compiler), wanted)
    if extras is None:
        return python
    if not os.access(venv, os.W_OK):
        raise Stop(f"The folder {venv} cannot be written, so it cannot be brought up to date.")
    if not compiler and extension_sources(root):
        provide_compiler()
        compiler = can_compile(os.environ)
    say("Installing Skat Desktop and what it needs into .venv (at first this loads about 100 MB)")
    quiet = [] if sys.stderr.isatty() else ["--quiet"]
    pip: list[str | Path] = [python, "-m", "pip", "--disable-pip-version-check"]
    target = f"{root}[{','.join(sorted(extras))}]" if extras else str(root)
    # A virtual environment made by another tool may have no pip.
    if probe(python, "import pip").returncode and call([python, "-m", "ensurepip"]):
        raise Stop(f"There is no pip in {venv}: delete the folder and call again.")
    # An old build must not outlive its source when the new one fails.
    for built in compiled_files(root):
        built.unlink()
    if call([*pip, "install", *quiet, "--editable", target]):
        raise Stop(
            "pip could not install what is needed; its reason is above. "
            "Without a network connection the first set-up is not possible."
        )
    if compiler and len(compiled_files(root)) < len(list((root / "skat_desktop").rglob("*.pyx"))):
        say("The solver could not be compiled: computers will think slowly, all else works.")
    # Read again: pip may have taken a while, and somebody may have edited a source meanwhile.
    stamp = {"frame": fingerprint(root, version, compiler), "extras": sorted(extras)}
    (venv / STAMP).write_text(json.dumps(stamp), encoding="utf-8")
    return python


def probe(python: Path, source: str, *arguments: str) -> "subprocess.CompletedProcess[str]":
    """Run a few lines in the virtual environment."""
    return subprocess.run(
        [python, "-c", source, *arguments],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        errors="replace",
        check=False,
    )


def provide_qt(python: Path, plugin: str) -> None:
    """See that Qt can be loaded, and install the system's libraries that it lacks."""
    if not sys.platform.startswith("linux"):
        return
    first = probe(python, LIBRARY_PROBE, plugin)
    if first.returncode == 0:
        return
    packages = qt_packages(plugin)
    if apt_install(packages, "the libraries that Qt needs"):
        first = probe(python, LIBRARY_PROBE, plugin)
        if first.returncode == 0:
            return
    reason = (first.stderr.strip().splitlines() or ["no reason given"])[-1]
    raise Stop(f"Qt cannot be loaded ({reason}); {install_hint(packages)}")


def provide_fonts(root: Path, python: Path) -> None:
    """See that tests can draw text in all languages, once for each virtual environment."""
    venv = root / ".venv"
    stamp = read_stamp(venv)
    if not sys.platform.startswith("linux") or stamp.get("fonts"):
        return
    answer = probe(python, FONT_PROBE).stdout.split()
    packages = font_packages(int(answer[0]), int(answer[1])) if len(answer) == 2 else []
    if packages and not apt_install(packages, "fonts"):
        say(f"A font is missing, and some pictures will show boxes; {install_hint(packages)}")
        return
    (venv / STAMP).write_text(json.dumps({**stamp, "fonts": True}), encoding="utf-8")


def run(arguments: Sequence[str]) -> int:
    """Set up what the program needs and start it."""
    sentence = no_screen(arguments, os.environ)
    if sentence:
        raise Stop(sentence)
    python = install(ROOT, "")
    provide_qt(python, platform_plugin(arguments, os.environ))
    command = [str(python), "-m", "skat_desktop", *arguments]
    if os.name != "nt":
        # The program takes this process over: signals and exit status need no passing on.
        os.execv(command[0], command)
    return subprocess.run(command, check=False).returncode


def test(arguments: Sequence[str]) -> int:
    """Set up what the tests need and run the checks; return 1 if any of them fails."""
    python = install(ROOT, "dev")
    provide_qt(python, "offscreen")
    provide_fonts(ROOT, python)
    failed: list[str] = []
    status = 0
    for name, command in steps(arguments, os.cpu_count() or 1):
        if name == "pytest" and failed:
            print(f"\nFailed before pytest: {', '.join(failed)}")
        if not arguments:
            print(f"\n== {name}", flush=True)
        status = subprocess.run([python, *command], cwd=ROOT, check=False).returncode
        if status:
            failed.append(name)
    # pytest's own status tells more than 1 (2: interrupted, 5: no tests).
    return status or int(bool(failed))


def parser() -> argparse.ArgumentParser:
    """Return the parser of the command line."""
    result = argparse.ArgumentParser(
        prog="packaging/dev.py",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        description="Makes .venv, installs Skat Desktop and what it needs, then starts the\n"
        "program or its tests. A second call starts at once.",
        epilog="run [ARGS]   starts the program; ARGS go to it (try: run --help)\n"
        "test         runs ruff, mypy, lint-imports and pytest\n"
        "test ARGS    runs pytest alone; ARGS go to it (try: test -k deal)",
    )
    result.add_argument("command", choices=["run", "test"])
    result.add_argument("arguments", nargs="*", metavar="ARGS", help="for the program or pytest")
    return result


def main(arguments: Iterable[str]) -> int:
    """Carry out one call and return its exit status."""
    words = list(arguments)
    # Only the first word: what follows belongs to the program or to pytest, options too.
    chosen = parser().parse_args(words[:1])
    try:
        return run(words[1:]) if chosen.command == "run" else test(words[1:])
    except Stop as stop:
        say(str(stop))
        return stop.status
    except OSError as error:
        say(f"The set-up stopped: {error}.")
        return 2
    except KeyboardInterrupt:
        say("Stopped.")
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

# SPDX-License-Identifier: MIT
"""Which package may import which, direct imports, module by module.

import-linter (pyproject.toml) checks the layers and follows indirect imports. This adds what it
cannot see: the parts of PySide6 apart, imports inside functions of modules that nobody else
imports, and packages that are not there yet.
"""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "skat_desktop"

CORE = {"PySide6.QtCore"}
ALL_QT = {"PySide6"}

# Place → (own packages it may import, parts of Qt it may import).
ALLOWED: dict[str, tuple[set[str], set[str]]] = {
    "__init__": (set(), set()),
    "paths": (set(), set()),
    "rules": (set(), set()),
    # Of paths only where the weights of the nets lie.
    "ai": ({"rules", "paths"}, set()),
    "learn": ({"rules", "ai"}, set()),
    "records": ({"rules", "paths"}, set()),
    "match": ({"rules", "ai", "records", "paths"}, CORE),
    "i18n": ({"rules", "paths"}, CORE),
    "ui": ({"rules", "ai", "learn", "records", "match", "i18n", "paths"}, ALL_QT),
    "tools": ({"rules", "ai", "learn", "records", "match", "i18n", "paths"}, CORE),
    # These show the real window.
    "tools.selftest": (
        {"app", "ui", "rules", "ai", "learn", "records", "match", "i18n", "paths"},
        ALL_QT,
    ),
    "tools.screenshots": (
        {"app", "ui", "rules", "ai", "learn", "records", "match", "i18n", "paths"},
        ALL_QT,
    ),
    **{
        f"tools.bench.{module}": (
            {"app", "tools", "ui", "rules", "ai", "records", "match"},
            ALL_QT,
        )
        for module in ("subject", "driver", "frames")
    },
    "tools.bench.empty_window": (set(), ALL_QT),
    "app": ({"ui", "rules", "ai", "learn", "records", "match", "i18n", "paths"}, ALL_QT),
    "__main__": ({"app", "tools", "records", "i18n", "paths"}, set()),
}


def imports_of(source: str, module: str, is_package: bool) -> set[str]:
    """Return the full names of all that a module imports, wherever in it."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                parts = module.split(".")
                parent = parts[: len(parts) - node.level + is_package]
                base = ".".join([*parent, *([base] if base else [])])
            # `from PySide6 import QtCore`, `from skat_desktop import rules`: the name counts.
            if base in ("PySide6", "skat_desktop"):
                found.update(f"{base}.{alias.name}" for alias in node.names)
            else:
                found.add(base)
    return found


def violations(source: str, module: str, is_package: bool = False) -> list[str]:
    """Return what a module imports and may not."""
    place = module.removeprefix("skat_desktop.") if "." in module else "__init__"
    names = place.split(".")
    prefixes = (".".join(names[:depth]) for depth in range(len(names), 0, -1))
    key = next(prefix for prefix in prefixes if prefix in ALLOWED)
    own, qt = ALLOWED[key]
    wrong = []
    for name in sorted(imports_of(source, module, is_package)):
        root, _, rest = name.partition(".")
        if root == "skat_desktop":
            target = rest.split(".")[0]
            # `from skat_desktop import __version__`
            if target not in {"", "__version__", names[0], *own}:
                wrong.append(name)
        elif root in ("PySide6", "shiboken6"):
            part = ".".join(name.split(".")[:2])
            if "PySide6" not in qt and part not in qt:
                wrong.append(name)
    return wrong


def modules() -> list[tuple[str, Path]]:
    """Return name and file of all modules."""
    result = []
    for path in sorted(PACKAGE.rglob("*.py")):
        parts = path.relative_to(ROOT).with_suffix("").parts
        result.append((".".join(parts).removesuffix(".__init__"), path))
    return result


@pytest.mark.parametrize("module,path", modules(), ids=lambda value: str(value)[-60:])
def test_imports_only_what_its_layer_allows(module, path):
    place = module.removeprefix("skat_desktop").strip(".").split(".")[0] or "__init__"
    assert place in ALLOWED, f"{module}: give the new package its place in ALLOWED and README.md"
    source = path.read_text(encoding="utf-8")
    assert violations(source, module, path.name == "__init__.py") == []


@pytest.mark.parametrize(
    "module,source,expected",
    [
        ("skat_desktop.rules.cards", "import PySide6.QtCore", ["PySide6.QtCore"]),
        ("skat_desktop.rules.cards", "from ..ai import player", ["skat_desktop.ai"]),
        ("skat_desktop.rules.cards", "from .. import paths", ["skat_desktop.paths"]),
        ("skat_desktop.rules.cards", "from . import notation", []),
        ("skat_desktop.ai.player", "def f():\n    import skat_desktop.match", None),
        ("skat_desktop.learn.coach", "from skat_desktop import records", None),
        ("skat_desktop.match.game", "from PySide6.QtCore import QObject", []),
        ("skat_desktop.match.game", "from PySide6 import QtCore, QtWidgets", ["PySide6.QtWidgets"]),
        ("skat_desktop.match.game", "from PySide6.QtGui import QColor", ["PySide6.QtGui"]),
        ("skat_desktop.match.game", "import PySide6", ["PySide6"]),
        ("skat_desktop.match.game", "import skat_desktop.learn", ["skat_desktop.learn"]),
        ("skat_desktop.i18n.words", "import skat_desktop.records", ["skat_desktop.records"]),
        ("skat_desktop.ui.table", "from PySide6.QtWidgets import QWidget", []),
        ("skat_desktop.ui.table", "import skat_desktop.tools.check", ["skat_desktop.tools.check"]),
        ("skat_desktop.tools.check", "import skat_desktop.ui.table", ["skat_desktop.ui.table"]),
        ("skat_desktop.tools.selftest", "import skat_desktop.ui.table", []),
        ("skat_desktop.__main__", "from skat_desktop import __version__", []),
    ],
)
def test_finds_what_is_not_allowed(module, source, expected):
    found = violations(source, module)
    assert found == expected if expected is not None else len(found) == 1

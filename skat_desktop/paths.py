# SPDX-License-Identifier: MIT
"""Where the program's own data files lie.

Three layouts are known: frozen by PyInstaller, installed (``skat_desktop/resources``), and a
checkout with an editable install, where the folder keeps its place beside the package.
"""

from __future__ import annotations

import sys
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


def resource_root() -> Path:
    """Return the folder that holds decks, help pages, icons and translations.

    Raises:
        FileNotFoundError: the program was copied without its data.
    """
    frozen = getattr(sys, "_MEIPASS", None)
    if frozen is not None:
        candidates = [Path(frozen) / "skat_desktop" / "resources"]
    else:
        candidates = [_PACKAGE / "resources"]
        # Only in a checkout: beside an installed package may lie anybody's folder "resources".
        if (_PACKAGE.parent / "pyproject.toml").is_file():
            candidates.append(_PACKAGE.parent / "resources")
    for candidate in candidates:
        if candidate.is_dir():
            return candidate
    raise FileNotFoundError(
        f"The program's data files are missing: {candidates[0]} does not exist. Install it again."
    )


def resource_path(*parts: str) -> Path:
    """Return the path of one data file: ``resource_path("decks", "french.svg")``.

    The file itself need not exist, so that the caller can say what it misses.
    """
    return resource_root().joinpath(*parts)

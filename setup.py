# SPDX-License-Identifier: MIT
"""The two parts of the build that pyproject.toml cannot express.

Everything else (name, version, dependencies, tools) is in pyproject.toml.

* The top-level folder ``resources`` is installed as the package ``skat_desktop.resources``.
  pyproject.toml can map a folder or search for packages, but not both.
* The compiled solver is optional. Without a compiler or without Cython the install goes on
  without it, and the program uses its Python twin.
"""

from __future__ import annotations

import os
import platform
from pathlib import Path

from setuptools import Extension, find_packages, setup

# setuptools wants paths relative to this file, with forward slashes.
ROOT = Path(__file__).resolve().parent
SOURCES = sorted(p.relative_to(ROOT).as_posix() for p in ROOT.glob("skat_desktop/**/*.pyx"))


def compiler_arguments() -> list[str]:
    """Return what the compiler is told, by system and processor.

    Microsoft's compiler does not know these and optimises anyway. Counting bits is most of what
    the solver does: the instruction for it makes it 1.4 times as fast, and every x86-64 processor
    since 2008 has it; the solver refuses to load on an older one, and its twin takes over.
    """
    if os.name == "nt":
        return []
    popcnt = ["-mpopcnt"] if platform.machine() in ("x86_64", "amd64") else []
    # Sums of weights must round as in the Python twin: no multiply and add in one step.
    return ["-O2", "-ffp-contract=off", *popcnt]


setup(
    packages=[*find_packages(include=["skat_desktop", "skat_desktop.*"]), "skat_desktop.resources"],
    package_dir={"skat_desktop.resources": "resources"},
    package_data={"skat_desktop.resources": ["**/*"]},
    # What pictures and catalogues are made from stays in the checkout.
    exclude_package_data={
        "skat_desktop.resources": [
            "screenshots/*",
            "decks/source/*",
            "decks/source/**/*",
            "i18n/*.ts",
            "*.md",
            "**/*.md",
        ]
    },
    include_package_data=False,
    ext_modules=[
        Extension(
            source.removesuffix(".pyx").replace("/", "."),
            [source],
            extra_compile_args=compiler_arguments(),
            optional=True,
        )
        for source in SOURCES
    ],
)

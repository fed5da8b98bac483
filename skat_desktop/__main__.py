# SPDX-License-Identifier: MIT
"""The command line."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING

from skat_desktop import __version__

if TYPE_CHECKING:
    from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program and return its exit status."""
    parser = argparse.ArgumentParser(
        prog="skat-desktop", description="Play and learn Skat against computer players."
    )
    parser.add_argument("--version", action="version", version=f"%(prog)s {__version__}")
    parser.parse_args(arguments)
    print("There is no window yet.", file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main())

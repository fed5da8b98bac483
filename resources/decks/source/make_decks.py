#!/usr/bin/env python3
# SPDX-License-Identifier: CC0-1.0
"""Write all faces, backs and signs of the cards as SVG, and the index that the loader reads.

    python3 resources/decks/source/make_decks.py [--out FOLDER]

Everything is drawn from numbers; only the standard library is needed.  A face that looks the
same in several decks is stored once, in the most general folder that fits.
"""

import argparse
import json
from itertools import product
from pathlib import Path

import backs
import word_signs
from french.cards import card as french_card
from german.cards import card as german_card
from parts.card import COURTS, RANKS, SUITS
from parts.pen import H, W

LETTERS, COLOURS, SIZES, DAUS = ("en", "de"), ("two", "four"), ("normal", "large"), ("A", "D")
CODES = [suit + rank for suit in SUITS for rank in RANKS]
SMALL_BELOW = 100  # device pixels


def french_folders(letters: str, colours: str, size: str) -> list[str]:
    """Where a French deck is looked for, the most special folder first."""
    names = (f"{letters}-{colours}-{size}", f"{colours}-{size}", f"{letters}-{size}", size)
    return [f"french/{name}" for name in names]


def german_folders(daus: str, size: str) -> list[str]:
    """Where a German deck is looked for."""
    return [f"german/{daus}-{size}", f"german/{size}"]


def cuts(code: str) -> list[tuple[str, str]]:
    """File names and cuts of a card: the courts have a small one."""
    small = [(f"{code}.small.svg", "small")] if code[1] in COURTS else []
    return [(f"{code}.svg", "full"), *small]


def french_files() -> dict[str, str]:
    """Every file of the French decks."""
    files = {}
    for size, code in product(SIZES, CODES):
        for name, cut in cuts(code):
            face = {
                (le, co): french_card(code, le, co, size, cut)
                for le, co in product(LETTERS, COLOURS)
            }
            any_letters = all(face["en", co] == face["de", co] for co in COLOURS)
            any_colours = all(face[le, "two"] == face[le, "four"] for le in LETTERS)
            place = 2 * any_colours + any_letters
            for (le, co), text in face.items():
                files[f"{french_folders(le, co, size)[place]}/{name}"] = text
    return files


def german_files() -> dict[str, str]:
    """Every file of the German decks."""
    files = {}
    for daus, size, code in product(DAUS, SIZES, CODES):
        folder = german_folders(daus, size)[code[1] != "A"]
        for name, cut in cuts(code):
            files[f"{folder}/{name}"] = german_card(code, daus, size, cut)
    return files


def back_files() -> dict[str, str]:
    """Every file of the backs."""
    files = {}
    for pattern, cloth in product(backs.PATTERNS, backs.COLOURS):
        files[f"backs/{pattern}-{cloth}.svg"] = backs.back(pattern, cloth)
        if pattern in backs.SMALL:
            files[f"backs/{pattern}-{cloth}.small.svg"] = backs.back(pattern, cloth, "small")
    return files


def index() -> str:
    """What the loader reads."""
    decks = {
        f"french-{le}-{co}-{size}": french_folders(le, co, size)
        for le, co, size in product(LETTERS, COLOURS, SIZES)
    }
    decks |= {f"german-{d}-{size}": german_folders(d, size) for d, size in product(DAUS, SIZES)}
    names = [f"{pattern}-{cloth}" for pattern, cloth in product(backs.PATTERNS, backs.COLOURS)]
    content = {
        "format": 1,
        "size": [W, H],
        "small_below": SMALL_BELOW,
        "decks": decks,
        "backs": {name: f"backs/{name}.svg" for name in names},
    }
    return json.dumps(content, indent=2) + "\n"


def all_files() -> dict[str, str]:
    """Path below the deck folder, and content, of everything that is generated."""
    pictures = french_files() | german_files() | back_files() | word_signs.all_signs()
    return pictures | {"index.json": index()}


def main() -> None:
    """Write everything, and remove pictures that no longer belong to a deck."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--out", type=Path, default=Path(__file__).resolve().parent.parent)
    out: Path = parser.parse_args().out
    files = all_files()
    for family in ("french", "german", "backs", "signs"):
        for old in (out / family).rglob("*.svg"):
            if old.relative_to(out).as_posix() not in files:
                old.unlink()
    for name, text in files.items():
        target = out / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8", newline="\n")
    print(f"{len(files)} files, {sum(map(len, files.values())) / 1e6:.1f} MB")


if __name__ == "__main__":
    main()

# SPDX-License-Identifier: MIT
"""The card pictures: complete, drawn by the generator as committed, and fit for QtSvg."""

from __future__ import annotations

import itertools
import json
import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

DECKS = Path(__file__).resolve().parent.parent.parent / "resources" / "decks"
INDEX = json.loads((DECKS / "index.json").read_text(encoding="utf-8"))
CODES = [suit + rank for suit in "CSHD" for rank in "789TJQKA"]
COURTS = [code for code in CODES if code[1] in "JQK"]
PICTURES = sorted(p.relative_to(DECKS).as_posix() for p in DECKS.rglob("*.svg"))
SIGNS = [name for name in PICTURES if name.startswith("signs/")]
CARDS = [name for name in PICTURES if name not in SIGNS]
# What QtSvg draws (it ignores clip paths, filters and style sheets without a word).
ELEMENTS = {"svg", "g", "defs", "use", "path", "rect", "circle", "ellipse", "title"}
FORBIDDEN = re.compile(
    r"clip-path|filter=|mask=|style=|class=|url\(|data:|https?://(?!www\.w3\.org/)"
)


def find(deck: str, name: str) -> Path | None:
    places = (DECKS / folder / name for folder in INDEX["decks"][deck])
    return next((p for p in places if p.is_file()), None)


def paint(path: Path, width: int) -> QImage:
    height = round(width * INDEX["size"][1] / INDEX["size"][0])
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor(0, 0, 0, 0))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer = QSvgRenderer(QByteArray(path.read_bytes()))
    assert renderer.isValid(), path
    renderer.render(painter, QRectF(0, 0, width, height))
    painter.end()
    return image


def difference(a: QImage, b: QImage) -> float:
    """Mean difference of the colour channels, 0 … 255."""
    x, y = bytes(a.constBits()), bytes(b.constBits())
    return sum(abs(p - q) for p, q in zip(x, y, strict=True)) / len(x)


def test_the_generator_writes_what_is_committed(tmp_path):
    script = DECKS / "source" / "make_decks.py"
    subprocess.run(
        [sys.executable, "-B", str(script), "--out", str(tmp_path)],
        check=True,
        timeout=100,
        stdout=subprocess.DEVNULL,
    )
    made = {p.relative_to(tmp_path).as_posix() for p in tmp_path.rglob("*.*") if p.is_file()}
    assert made == {*PICTURES, "index.json"}
    wrong = [name for name in made if (tmp_path / name).read_bytes() != (DECKS / name).read_bytes()]
    assert not wrong, "run resources/decks/source/make_decks.py"


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_uses_only_what_qtsvg_draws(name):
    text = (DECKS / name).read_text(encoding="utf-8")
    root = ET.fromstring(text)
    assert {e.tag.rpartition("}")[2] for e in root.iter()} <= ELEMENTS
    assert not FORBIDDEN.search(text)
    assert root.get("viewBox") == ("0 0 100 100" if name in SIGNS else "0 0 590 910")
    ids = [e.get("id") for e in root.iter() if e.get("id")]
    assert len(ids) == len(set(ids))
    links = {e.get("{http://www.w3.org/1999/xlink}href") for e in root.iter("{*}use")}
    assert links <= {f"#{i}" for i in ids}


def test_every_combination_has_a_deck():
    french = itertools.product(("en", "de"), ("two", "four"), ("normal", "large"))
    german = itertools.product("AD", ("normal", "large"))
    names = {"french-" + "-".join(c) for c in french} | {"german-" + "-".join(c) for c in german}
    assert set(INDEX["decks"]) == names


@pytest.mark.parametrize("deck", INDEX["decks"])
def test_a_deck_is_complete(deck):
    assert all(find(deck, f"{code}.svg") for code in CODES)
    assert all(find(deck, f"{code}.small.svg") for code in COURTS)


def test_no_picture_lies_about_unused():
    used = {
        path.relative_to(DECKS).as_posix()
        for deck in INDEX["decks"]
        for code in CODES
        for name in (f"{code}.svg", f"{code}.small.svg")
        if (path := find(deck, name))
    }
    backs = set(INDEX["backs"].values())
    backs |= {name for b in backs if (DECKS / (name := b.replace(".svg", ".small.svg"))).exists()}
    assert used | backs == set(CARDS)
    assert len(INDEX["backs"]) == 12


def test_the_pictures_stay_small():
    sizes = [(DECKS / name).stat().st_size for name in PICTURES]
    assert max(sizes) < 45_000
    assert sum(sizes) < 4_500_000


@pytest.mark.parametrize(
    "deck", ["french-en-two-normal", "french-de-four-large", "german-A-normal"]
)
def test_courts_are_told_apart_without_their_index(deck):
    """At 60 pixels, with the corners cut away, no two courts look alike."""
    images = {}
    for code in COURTS:
        path = find(deck, f"{code}.small.svg")
        assert path is not None
        images[code] = paint(path, 60).copy(18, 6, 36, 38)
    for a, b in itertools.combinations(COURTS, 2):
        assert difference(images[a], images[b]) > 12, (a, b)


@pytest.mark.parametrize("deck", INDEX["decks"])
def test_letter_and_sign_stand_within_the_visible_strip(deck):
    """26 % of the width (153 units) are enough to read a card: right of them no index goes on."""
    edge = 156 if deck.endswith("large") else 140
    for code in CODES:
        if code[1] in "JQK":
            continue  # the frame of a court begins further left
        path = find(deck, f"{code}.svg")
        assert path is not None
        image = paint(path, 590)
        paper = image.pixelColor(edge, 20)
        column = [image.pixelColor(edge, y) for y in range(30, 205)]
        assert all(abs(c.lightness() - paper.lightness()) < 40 for c in column), code


def test_a_card_is_transparent_outside_its_corners():
    for name in ("french/normal/HA.svg", "backs/lattice-green.svg", "german/normal/CK.svg"):
        image = paint(DECKS / name, 295)
        size = (image.width() - 1, image.height() - 1)
        for x, y in itertools.product((0, size[0]), (0, size[1])):
            assert image.pixelColor(x, y).alpha() < 40, name
        assert image.pixelColor(size[0] // 2, 8).alpha() == 255

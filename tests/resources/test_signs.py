# SPDX-License-Identifier: MIT
"""The signs beside words: complete, within their square, readable on every ground."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

SIGNS = Path(__file__).resolve().parent.parent.parent / "resources" / "decks" / "signs"
SETS = ["french-two", "french-four", "german"]
FOLDERS = [name + ground for name in SETS for ground in ("", "-dark")]
LETTERS = "CSHDGN"
PAPER, DARK_SHEET, CLOTH = "#FBF8F2", "#2A2D2E", "#1F4D3A"


def paint(folder: str, letter: str, edge: int, ground: str = "#00000000") -> QImage:
    image = QImage(edge, edge, QImage.Format.Format_ARGB32)
    image.fill(QColor(ground))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer = QSvgRenderer(str(SIGNS / folder / f"{letter}.svg"))
    assert renderer.isValid()
    renderer.render(painter)
    painter.end()
    return image


def luminance(colour: QColor) -> float:
    """Relative luminance as WCAG 2 defines it."""
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    r, g, b = (v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in parts)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(a: QColor, b: QColor) -> float:
    low, high = sorted((luminance(a), luminance(b)))
    return (high + 0.05) / (low + 0.05)


def test_every_set_is_complete():
    found = {p.relative_to(SIGNS).as_posix() for p in SIGNS.rglob("*.svg")}
    assert found == {f"{folder}/{letter}.svg" for folder in FOLDERS for letter in LETTERS}


@pytest.mark.parametrize("folder", FOLDERS)
@pytest.mark.parametrize("letter", LETTERS)
def test_a_sign_fills_its_square_and_stands_in_the_middle(folder, letter):
    """In a square of 100 there are 2 … 20 units of air above and below, the same on both sides."""
    image = paint(folder, letter, 100)
    drawn = [(x, y) for x in range(100) for y in range(100) if image.pixelColor(x, y).alpha() > 90]
    left, right = min(x for x, _ in drawn), 99 - max(x for x, _ in drawn)
    top, bottom = min(y for _, y in drawn), 99 - max(y for _, y in drawn)
    assert min(left, right, top, bottom) >= 2
    assert max(top, bottom) <= 20
    assert abs(left - right) <= 5
    assert abs(top - bottom) <= 5


@pytest.mark.parametrize("name", SETS)
@pytest.mark.parametrize("suffix, ground", [("", PAPER), ("-dark", DARK_SHEET), ("-dark", CLOTH)])
@pytest.mark.parametrize("letter", LETTERS)
def test_a_sign_stands_out_from_its_ground(name, suffix, ground, letter):
    """At 32 pixels enough of it reaches 3 : 1, which WCAG 2.1 asks of graphics."""
    image = paint(name + suffix, letter, 32, ground)
    under = QColor(ground)
    # The orange of the tournament deck is fixed by its cards: 2.8 : 1 on paper.
    needed = 2.7 if (name, suffix, letter) == ("french-four", "", "D") else 3.0
    clear = [
        1
        for x, y in itertools.product(range(32), repeat=2)
        if contrast(image.pixelColor(x, y), under) >= needed
    ]
    assert len(clear) >= 70


@pytest.mark.parametrize("folder", FOLDERS)
def test_the_six_signs_are_told_apart_at_14_pixels(folder):
    ground = CLOTH if folder.endswith("-dark") else PAPER
    images = [bytes(paint(folder, letter, 14, ground).constBits()) for letter in LETTERS]
    for a, b in itertools.combinations(images, 2):
        assert sum(abs(p - q) for p, q in zip(a, b, strict=True)) / len(a) > 8

# SPDX-License-Identifier: MIT
"""The icons: all there, drawn as committed, one colour to replace."""

from __future__ import annotations

import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

RESOURCES = Path(__file__).resolve().parent.parent.parent / "resources"
ICONS = RESOURCES / "icons"
LINE = [
    "new-series",
    "undo",
    "redo",
    "hint",
    "last-trick",
    "score-list",
    "claim",
    "concede",
    "settings",
    "help",
    "full-screen",
    "language",
    "quit",
    "next",
    "pass",
    "hold",
]


def paint(name: str, size: int) -> QImage:
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor(0, 0, 0, 0))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer = QSvgRenderer(str(ICONS / f"{name}.svg"))
    assert renderer.isValid()
    renderer.render(painter)
    painter.end()
    return image


def test_the_generator_writes_what_is_committed(tmp_path):
    script = RESOURCES / "decks" / "source" / "make_icons.py"
    subprocess.run([sys.executable, "-B", str(script), "--out", str(tmp_path)], check=True)
    made = {p.name: p.read_bytes() for p in tmp_path.iterdir()}
    assert made == {p.name: p.read_bytes() for p in ICONS.glob("*.svg")}
    assert set(made) == {f"{name}.svg" for name in (*LINE, "app", "app-16", "check")}


@pytest.mark.parametrize("name", LINE)
def test_a_line_icon_has_one_colour_on_a_grid_of_24(name):
    text = (ICONS / f"{name}.svg").read_text(encoding="utf-8")
    assert ET.fromstring(text).get("viewBox") == "0 0 24 24"
    assert set(re.findall(r"#[0-9A-Fa-f]{3,8}|currentColor", text)) == {"#2A2D2E"}
    image = paint(name, 48)
    drawn = [(x, y) for x in range(48) for y in range(48) if image.pixelColor(x, y).alpha() > 60]
    assert len(drawn) > 80
    assert all(1 <= v <= 46 for point in drawn for v in point)


@pytest.mark.parametrize("name, size", [("app", 64), ("app-16", 16)])
def test_the_program_icon_shows_a_card_on_green_cloth(name, size):
    image = paint(name, size)
    assert image.pixelColor(0, 0).alpha() < 60
    cloth = image.pixelColor(size // 10 + 1, size // 2)
    assert cloth.green() > cloth.red()
    assert cloth.green() > cloth.blue()
    middle = [image.pixelColor(x, y).lightness() for x in range(size) for y in range(size)]
    assert max(middle) > 240
    assert min(middle) < 45

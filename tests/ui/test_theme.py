# SPDX-License-Identifier: MIT
"""Colours that can be read."""

from __future__ import annotations

from dataclasses import fields

import pytest
from PySide6.QtGui import QColor

from skat_desktop.ui.theme import CLOTHS, Theme, mixed


def luminance(colour):
    def part(value):
        return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4

    return (
        0.2126 * part(colour.redF())
        + 0.7152 * part(colour.greenF())
        + 0.0722 * part(colour.blueF())
    )


def contrast(one, other):
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def over(colour, ground):
    """Return a translucent colour as it looks on a ground."""
    return mixed(ground, QColor(colour.rgb()), colour.alphaF())


@pytest.fixture(params=[(dark, cloth) for dark in (False, True) for cloth in CLOTHS])
def theme(request):
    return Theme.of(*request.param)


def test_text_is_readable(theme):
    for ground in (theme.cloth, theme.cloth_light):
        for plate in (ground, over(theme.plate, ground)):
            assert contrast(theme.on_cloth, plate) >= 4.5
            assert contrast(over(theme.on_cloth_soft, plate), plate) >= 4.5
            assert contrast(theme.accent, plate) >= 3
    for ground in (theme.paper, theme.sunk):
        for ink in (theme.ink, theme.soft, theme.good_ink, theme.bad_ink):
            assert contrast(ink, ground) >= 4.5
    assert contrast(theme.on_accent, theme.accent) >= 4.5
    assert contrast(theme.on_button, theme.button) >= 4.5
    assert contrast(theme.on_bubble, theme.bubble) >= 4.5


def test_dark_cloth_is_about_15_percent_darker():
    for cloth in CLOTHS:
        light, dark = Theme.of(False, cloth).cloth, Theme.of(True, cloth).cloth
        assert dark.value() == pytest.approx(light.value() * 0.85, abs=2)


def test_all_colours_are_valid(theme):
    colours = [getattr(theme, field.name) for field in fields(theme)]
    assert all(colour.isValid() for colour in colours if isinstance(colour, QColor))


def test_refuses_an_unknown_cloth():
    with pytest.raises(ValueError, match="No cloth is called 'pink': choose one of green"):
        Theme.of(False, "pink")

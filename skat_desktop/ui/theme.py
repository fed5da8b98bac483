# SPDX-License-Identifier: MIT
"""All colours of the window, by name: light or dark, on one of four cloths."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtGui import QColor

CLOTHS: Final = {
    "green": "#1F4D3A",
    "blue": "#1E3550",
    "burgundy": "#5A2430",
    "slate": "#333A40",
}
"""Cloth id → colour in light mode; the first one is the default."""

RADIUS: Final = 12
"""Corner radius of sheets, in pixels."""

GRID: Final = 8
"""Distances are multiples of this, in pixels."""

_DARK_CLOTH = 0.85
_LIGHT = 119
"""Brightness of the middle of the cloth, in per cent of its corners."""
_WARM_WHITE = "#F4EFE4"


def with_alpha(colour: QColor, alpha: float) -> QColor:
    """Return the colour with another opacity, 0 … 1."""
    changed = QColor(colour)
    changed.setAlphaF(alpha)
    return changed


def mixed(one: QColor, other: QColor, share: float) -> QColor:
    """Return a colour between two; ``share`` 0 is the first, 1 the second."""
    parts = (
        round(a + (b - a) * share)
        for a, b in zip(one.getRgb()[:3], other.getRgb()[:3], strict=True)  # type: ignore[index]
    )
    return QColor(*parts)


@dataclass(frozen=True)
class Theme:
    """The named colours.

    Attributes:
        dark: whether sheets are dark.
        cloth_name: id of the cloth, a key of ``CLOTHS``.
        cloth: the table in its corners.
        cloth_light: the table in its middle.
        on_cloth: text on the table.
        on_cloth_soft: secondary text on the table.
        plate: ground of name plates and pills on the table, translucent.
        plate_edge: their edge, translucent.
        bubble: ground of a speech bubble.
        on_bubble: text in it.
        paper: ground of sheets.
        sunk: ground of fields and second columns on a sheet.
        ink: text on a sheet.
        soft: secondary text on a sheet.
        rule: lines and edges on a sheet.
        red: signs of the red suits on a sheet.
        accent: turn, focus, winning card.
        on_accent: text on the accent colour.
        good: good news on the table.
        bad: bad news on the table.
        good_ink: good news as text on a sheet.
        bad_ink: bad news as text on a sheet.
        button: ground of the primary button.
        on_button: text on it.
        shadow: colour of shadows, opaque; painters choose the strength.
        card_paper: paper of a card whose picture is not ready yet.
    """

    dark: bool
    cloth_name: str
    cloth: QColor
    cloth_light: QColor
    on_cloth: QColor
    on_cloth_soft: QColor
    plate: QColor
    plate_edge: QColor
    bubble: QColor
    on_bubble: QColor
    paper: QColor
    sunk: QColor
    ink: QColor
    soft: QColor
    rule: QColor
    red: QColor
    accent: QColor
    on_accent: QColor
    good: QColor
    bad: QColor
    good_ink: QColor
    bad_ink: QColor
    button: QColor
    on_button: QColor
    shadow: QColor
    card_paper: QColor

    @property
    def radius(self) -> int:
        """Corner radius of sheets, in pixels."""
        return RADIUS

    @staticmethod
    def of(dark: bool = False, cloth: str = "green") -> Theme:
        """Return the theme for a mode and a cloth.

        Raises:
            ValueError: there is no such cloth.
        """
        if cloth not in CLOTHS:
            raise ValueError(f"No cloth is called {cloth!r}: choose one of {', '.join(CLOTHS)}.")
        ground = QColor(CLOTHS[cloth])
        if dark:
            ground = mixed(QColor("#000000"), ground, _DARK_CLOTH)
        warm = QColor(_WARM_WHITE)
        return Theme(
            dark=dark,
            cloth_name=cloth,
            cloth=ground,
            cloth_light=ground.lighter(_LIGHT),
            on_cloth=warm,
            on_cloth_soft=with_alpha(warm, 0.74),
            plate=QColor(0, 0, 0, 82 if not dark else 96),
            plate_edge=with_alpha(warm, 0.16),
            bubble=QColor("#FBF8F2") if not dark else QColor("#EAE5DA"),
            on_bubble=QColor("#23241F"),
            paper=QColor("#2A2D2E" if dark else "#FBF8F2"),
            sunk=QColor("#232627" if dark else "#F3EEE3"),
            ink=QColor("#F0EBE0" if dark else "#23241F"),
            soft=QColor("#B4AFA4" if dark else "#66645B"),
            rule=QColor("#45494A" if dark else "#DCD5C6"),
            red=QColor("#E9796E" if dark else "#C4312B"),
            accent=QColor("#E8B04A"),
            on_accent=QColor("#3A2A08"),
            good=QColor("#7BC08A"),
            bad=QColor("#E0756B"),
            good_ink=QColor("#7BC08A" if dark else "#2F7A46"),
            bad_ink=QColor("#E9796E" if dark else "#B3382E"),
            button=QColor("#3E7F62") if dark else QColor(CLOTHS["green"]),
            on_button=QColor("#FFFDF7"),
            shadow=QColor("#000000"),
            card_paper=QColor("#FDFBF6"),
        )

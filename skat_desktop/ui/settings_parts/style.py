# SPDX-License-Identifier: MIT
"""Style sheets of the settings dialog, where the palette is not enough."""

from __future__ import annotations

from skat_desktop.paths import resource_path
from skat_desktop.ui.theme import Theme, mixed


def check_box_style(theme: Theme) -> str:
    """Return the style sheet of one check box: its box must be seen in the dark, too."""
    check = resource_path("icons", "check.svg").as_posix()
    button, edge = theme.button.name(), theme.soft.name()
    return f"""
    QCheckBox {{
        color: {theme.ink.name()}; spacing: 8px; padding: 2px 3px 2px 0;
        border: 2px solid transparent;
    }}
    QCheckBox:focus {{ border-color: {theme.accent.name()}; border-radius: 6px; }}
    QCheckBox::indicator {{
        width: 16px; height: 16px; border: 1px solid {edge}; border-radius: 3px;
        background: {theme.paper.name()};
    }}
    QCheckBox::indicator:checked {{
        background: {button}; border-color: {button}; image: url("{check}");
    }}
    """


def navigation_style(theme: Theme) -> str:
    """Return the style sheet of the list of pages."""
    chosen = mixed(theme.sunk, theme.accent, 0.28).name()
    hover = mixed(theme.sunk, theme.ink, 0.07).name()
    return f"""
    #navigation {{ background: {theme.sunk.name()}; }}
    #navigation QPushButton {{
        color: {theme.ink.name()}; background: transparent; text-align: left;
        border: 2px solid transparent; border-radius: 6px; padding: 8px 12px;
    }}
    #navigation QPushButton:hover {{ background: {hover}; }}
    #navigation QPushButton:checked {{
        background: {chosen}; border-left: 4px solid {theme.button.name()};
        padding-left: 10px; border-top-left-radius: 0; border-bottom-left-radius: 0;
    }}
    #navigation QPushButton:focus {{ border-color: {theme.accent.name()}; }}
    """

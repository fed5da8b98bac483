# SPDX-License-Identifier: MIT
"""The theme's colours for native controls: menus, dialogs and lists on the theme's paper.

Qt's own palette follows the system's dark mode only where the platform tells it, and never the
user's choice in the settings; without this, dialogs would stay light in a dark window.
"""

from __future__ import annotations

from PySide6.QtGui import QColor, QPalette

from skat_desktop.ui.theme import Theme, mixed


def window_palette(theme: Theme) -> QPalette:
    """Return the palette of menus, dialogs and lists in the theme's colours."""
    # Many styles derive the edges of controls from the colour of buttons.
    button = mixed(theme.paper, theme.ink, 0.14) if theme.dark else theme.sunk
    palette = QPalette(button, theme.paper)
    role = QPalette.ColorRole
    field = mixed(theme.paper, QColor("#FFFFFF"), 0.5) if not theme.dark else theme.sunk
    colours = {
        role.Window: theme.paper,
        role.Base: field,
        role.AlternateBase: theme.sunk,
        role.WindowText: theme.ink,
        role.Text: theme.ink,
        role.ButtonText: theme.ink,
        role.PlaceholderText: theme.soft,
        role.ToolTipBase: theme.sunk,
        role.ToolTipText: theme.ink,
        role.Highlight: theme.button,
        role.HighlightedText: theme.on_button,
        role.Accent: theme.button,
    }
    for each, colour in colours.items():
        palette.setColor(each, colour)
    return palette

# SPDX-License-Identifier: MIT
"""The paper sheet that all panels share: look, labels, buttons and the place on the table."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QFrame,
    QLabel,
    QPushButton,
    QSizePolicy,
    QWidget,
)

from skat_desktop.paths import resource_path
from skat_desktop.ui.access.spoken import show_text
from skat_desktop.ui.panels.sheet_shadow import SheetShadow
from skat_desktop.ui.theme import GRID, Theme, mixed

MARGIN: Final = 2 * GRID


class Sheet(QFrame):
    """A calm sheet of paper over the table."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("sheet")
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._zoom = 1.0
        self._sized: tuple[float, int] | None = None
        self.theme = theme
        self.set_theme(theme)
        self.hide()
        self.shadow = SheetShadow(self, theme.radius)

    def set_theme(self, theme: Theme) -> None:
        """Take on the colours of a theme."""
        self.theme = theme
        self.setStyleSheet(sheet_style(theme, self._zoom))

    def set_zoom(self, zoom: float) -> None:
        """Show everything larger, as befits a large table; 1 is the system's size."""
        if zoom != self._zoom:
            self._zoom = zoom
            self.setStyleSheet(sheet_style(self.theme, zoom))
        base = QApplication.font().pointSizeF() * zoom
        words = [*self.findChildren(QLabel), *self.findChildren(QAbstractButton)]
        # Parts come and stay; what has its size keeps it.
        if self._sized == (base, len(words)):
            return
        self._sized = base, len(words)
        for part in (self, *words):
            font = part.font()
            size = base * (part.property("scale") or 1.0)
            if font.pointSizeF() != size:
                font.setPointSizeF(size)
                part.setFont(font)

    def fit(self, width: int) -> None:
        """Arrange what is on the sheet for a width; most sheets look the same in any."""

    def place(self, area: QRect, zoom: float = 1.0) -> None:
        """Lie down in the middle of an area, no larger than needed and than the area."""
        self.ensurePolished()
        self.set_zoom(zoom)
        self.fit(area.width())
        parts = self.findChildren(QWidget)
        # Qt shows what was just added to a layout only later, and measures without it until then.
        for part in parts:
            if not part.testAttribute(Qt.WidgetAttribute.WA_WState_ExplicitShowHide):
                part.show()
        # Parents come before what they hold: measure from the inside out.
        for part in reversed(parts):
            inner = part.layout()
            if inner is not None:
                inner.invalidate()
                inner.activate()
            part.updateGeometry()
        layout = self.layout()
        assert layout is not None
        layout.invalidate()
        layout.activate()
        wanted = layout.totalSizeHint().expandedTo(self.minimumSize())
        width = min(wanted.width(), area.width())
        height = wanted.height()
        if layout.hasHeightForWidth():
            height = max(layout.totalHeightForWidth(width), self.minimumHeight())
        frame = QRect(0, 0, width, min(height, area.height()))
        frame.moveCenter(area.center())
        self.setGeometry(frame)


def sheet_style(theme: Theme, zoom: float = 1.0) -> str:
    """Return the style sheet of a sheet and everything on it, its buttons so much larger."""

    def px(length: int, less: int = 0) -> str:
        return f"{round(length * zoom) - less}px"

    paper, ink, soft, rule = (
        colour.name() for colour in (theme.paper, theme.ink, theme.soft, theme.rule)
    )
    sunk, accent, primary = theme.sunk.name(), theme.accent.name(), theme.button.name()
    faint = mixed(theme.ink, theme.paper, 0.6).name()
    hover = mixed(theme.sunk, theme.ink, 0.07).name()
    chosen = mixed(theme.paper, theme.accent, 0.28).name()
    primary_hover = mixed(theme.button, theme.on_button, 0.12).name()
    check = resource_path("icons", "check.svg").as_posix()
    return f"""
    #sheet {{ background: {paper}; border-radius: {theme.radius}px; }}
    #sheet QLabel {{ color: {ink}; background: transparent; }}
    #sheet QLabel[quiet="true"] {{ color: {soft}; }}
    #sheet QLabel[chip="true"] {{
        background: {sunk}; border: 1px solid {rule}; border-radius: 4px; padding: 3px 5px;
    }}
    #sheet QLabel[tone="good"] {{ color: {theme.good_ink.name()}; }}
    #sheet QLabel[tone="bad"] {{ color: {theme.bad_ink.name()}; }}
    #sheet QAbstractButton {{
        color: {ink}; background: {sunk}; border: 1px solid {rule};
        border-radius: 6px; padding: {px(7)} {px(14)}; min-height: {px(20)};
    }}
    #sheet QToolButton {{ padding: {px(7)} {px(4)}; }}
    #sheet QAbstractButton:hover {{ background: {hover}; }}
    #sheet QAbstractButton:focus {{ border: 2px solid {accent}; padding: {px(7, 1)} {px(14, 1)}; }}
    #sheet QToolButton:focus {{ padding: {px(7, 1)} {px(4, 1)}; }}
    #sheet QAbstractButton:disabled {{ color: {faint}; background: {sunk}; }}
    #sheet QToolButton:checked {{
        background: {chosen}; border: 2px solid {accent}; padding: {px(7, 1)} {px(4, 1)};
        font-weight: 600;
    }}
    #sheet QPushButton[primary="true"] {{
        color: {theme.on_button.name()}; background: {primary}; border: 1px solid {primary};
        font-weight: 600;
    }}
    #sheet QPushButton[primary="true"]:hover {{ background: {primary_hover}; }}
    #sheet QPushButton[primary="true"]:focus {{ border: 2px solid {accent}; }}
    #sheet QPushButton[primary="true"]:disabled {{
        color: {faint}; background: {sunk}; border-color: {rule};
    }}
    #sheet QCheckBox {{
        color: {ink}; background: transparent; border: none; spacing: 6px; padding: 3px;
    }}
    #sheet QCheckBox:focus {{ border: 2px solid {accent}; padding: 1px; }}
    #sheet QCheckBox::indicator {{
        width: {px(16)}; height: {px(16)}; border: 1px solid {soft}; border-radius: 3px;
        background: {paper};
    }}
    #sheet QCheckBox::indicator:checked {{
        background: {primary}; border-color: {primary}; image: url({check});
    }}
    #sheet QCheckBox::indicator:disabled {{ border-color: {rule}; }}
    #sheet QCheckBox:disabled {{ color: {faint}; background: transparent; }}
    #sheet #shade {{
        background: {sunk};
        border-top-right-radius: {theme.radius}px; border-bottom-right-radius: {theme.radius}px;
    }}
    #sheet #rule {{ background: {rule}; }}
    """


def make_label(
    text: str = "",
    *,
    scale: float = 1.0,
    bold: bool = False,
    quiet: bool = False,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    wrap: bool = False,
) -> QLabel:
    """Return a label in the sheet's type: a scale of the system font, no fixed sizes."""
    label = QLabel()
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(wrap)
    show_text(label, text)
    label.setAlignment(align | Qt.AlignmentFlag.AlignVCenter)
    label.setProperty("quiet", quiet)
    label.setProperty("scale", scale)
    font = label.font()
    font.setPointSizeF(font.pointSizeF() * scale)
    font.setBold(bold)
    label.setFont(font)
    return label


def make_button(text: str = "", *, primary: bool = False, name: str = "") -> QPushButton:
    """Return a button of a sheet; the primary one is what Enter means."""
    button = QPushButton(text)
    button.setObjectName(name)
    button.setProperty("primary", primary)
    button.setAutoDefault(False)
    button.setSizePolicy(QSizePolicy.Policy.MinimumExpanding, QSizePolicy.Policy.Fixed)
    return button


def make_rule() -> QFrame:
    """Return a thin line across a sheet."""
    rule = QFrame()
    rule.setObjectName("rule")
    rule.setFixedHeight(1)
    return rule

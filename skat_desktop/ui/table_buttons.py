# SPDX-License-Identifier: MIT
"""Icon buttons in the corner of the table for what is used in play.

Each button stands for an action of the window's one table: words, shortcut, whether it can be
used and whether it is to be seen all follow the action.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QAction, QKeySequence, QPainter, QPaintEvent, QPen
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QAbstractButton, QWidget

from skat_desktop.paths import resource_path
from skat_desktop.ui.panels.sheet import Sheet
from skat_desktop.ui.table.view import TableView
from skat_desktop.ui.theme import Theme, with_alpha

LEAST: Final = 44
"""Width and height of a button in pixels, at the least; larger tables have larger ones."""

BUTTONS: Final = (
    ("last_trick", "last-trick"),
    ("claim", "claim"),
    ("concede", "concede"),
    ("score_list", "score-list"),
    ("settings", "settings"),
    ("undo", "undo"),
    ("redo", "redo"),
)
"""Ids of actions and their pictures. Where room is short, the last ones are left out."""

_GAP: Final = 4
_INK: Final = b"#2A2D2E"
"""The one colour in the pictures, which gives way to the theme's."""

_MNEMONIC: Final = re.compile(r"\(&.\)|&(?=.)|[\s\u00a0]*…$")


def plain_words(text: str) -> str:
    """Return the words of a menu without mark of a key and dots: „&Say…“ is „Say“."""
    return _MNEMONIC.sub("", _MNEMONIC.sub("", text)).strip()


class IconButton(QAbstractButton):
    """A picture on a dark pill, drawn sharp for every screen."""

    def __init__(self, action: QAction, picture: str, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(f"table_{action.objectName()}")
        self.action = action
        # A click leaves the keys with the cards.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self._svg = resource_path("icons", f"{picture}.svg").read_bytes()
        self.set_theme(theme)
        self.clicked.connect(action.trigger)
        action.changed.connect(self._follow)
        self._follow()

    def set_theme(self, theme: Theme) -> None:
        """Take on the colours of a theme."""
        self._theme = theme
        ink = theme.on_cloth.name().encode()
        self._drawing = QSvgRenderer(self._svg.replace(_INK, ink), self)
        self.update()

    def _follow(self) -> None:
        """Take words, shortcut and state from the action."""
        name = plain_words(self.action.text())
        keys = self.action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        self.setToolTip(f"{name} ({keys})" if keys else name)
        self.setAccessibleName(name)
        self.setEnabled(self.action.isEnabled())

    def sizeHint(self) -> QSize:
        return QSize(LEAST, LEAST)

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        theme, edge = self._theme, self.width()
        line = max(edge / 44, 1.0)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(line, line, -line, -line)
        painter.setBrush(theme.plate)
        painter.setPen(QPen(theme.plate_edge, line))
        if self.hasFocus():
            painter.setPen(QPen(theme.accent, 2 * line))
        painter.drawRoundedRect(box, edge * 0.2, edge * 0.2)
        if self.isEnabled() and (self.isDown() or self.underMouse()):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(with_alpha(theme.on_cloth, 0.22 if self.isDown() else 0.1))
            painter.drawRoundedRect(box, edge * 0.2, edge * 0.2)
        painter.setOpacity(1.0 if self.isEnabled() else 0.36)
        inner = edge * 0.21
        self._drawing.render(painter, box.adjusted(inner, inner, -inner, -inner))


class TableButtons(QObject):
    """Lays the buttons into the corner of the table, clear of hand, plates and sheets.

    Attributes:
        buttons: by the id of their action.
    """

    def __init__(self, table: TableView, actions: Mapping[str, QAction], theme: Theme) -> None:
        super().__init__(table)
        self._table = table
        self._wanted = True
        over = table.viewport()
        self.buttons = {
            action_id: IconButton(actions[action_id], picture, theme, over)
            for action_id, picture in BUTTONS
        }
        for button in self.buttons.values():
            button.action.visibleChanged.connect(self.place)
        # They lie under the sheets, whatever was made first.
        for button in self.buttons.values():
            button.lower()
        self._sheets = over.findChildren(Sheet)
        for sheet in self._sheets:
            sheet.installEventFilter(self)
        table.layout_changed.connect(self.place)
        self.place()

    def set_theme(self, theme: Theme) -> None:
        """Take on the colours of a theme."""
        for button in self.buttons.values():
            button.set_theme(theme)

    def set_wanted(self, wanted: bool) -> None:
        """Show the buttons, or leave the table empty."""
        self._wanted = wanted
        self.place()

    def place(self) -> None:
        """Lay the buttons into the corner: as few columns as the height of the room allows."""
        zoom = self._table.text_zoom
        edge, gap = round(LEAST * zoom), round(_GAP * zoom)
        room = self._table.corner_rect()
        rows = max((room.height() + gap) // (edge + gap), 0)
        most = max((room.width() + gap) // (edge + gap), 0)
        shown = [button for button in self.buttons.values() if button.action.isVisible()]
        shown = shown[: rows * most] if self._wanted else []
        columns = -(-len(shown) // rows) if shown else 0
        if columns:
            # The lines of the grid are filled evenly, so that no column hangs alone.
            rows = -(-len(shown) // columns)
        corner = room.bottomRight() + QPoint(1, 1)
        first = corner - QPoint(columns * (edge + gap) - gap, rows * (edge + gap) - gap)
        for button in self.buttons.values():
            if button not in shown:
                button.hide()
        for number, button in enumerate(shown):
            row, column = divmod(number, columns)
            place = first + QPoint(column, row) * (edge + gap)
            button.setGeometry(QRect(place, QSize(edge, edge)))
            button.setVisible(not self._is_covered(button))

    def _is_covered(self, button: IconButton) -> bool:
        return any(
            sheet.isVisible() and sheet.geometry().intersects(button.geometry())
            for sheet in self._sheets
        )

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (
            QEvent.Type.Show,
            QEvent.Type.Hide,
            QEvent.Type.Move,
            QEvent.Type.Resize,
        ):
            self.place()
        return super().eventFilter(watched, event)

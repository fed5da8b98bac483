# SPDX-License-Identifier: MIT
"""The first page: what can be done, one click away."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QRadialGradient
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from skat_desktop.paths import resource_path
from skat_desktop.ui.theme import GRID, Theme

_ICON_SIZE = 112


class StartPage(QWidget):
    """Offers to play.

    Signals:
        go_on(): the series that was not finished.
        play(): a series as last time.
        new_series(): a series to be set up.
        statistics(): the statistics.
    """

    go_on = Signal()
    play = Signal()
    new_series = Signal()
    statistics = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("start_page")
        self._theme = theme
        self._icon = QSvgRenderer(str(resource_path("icons", "app.svg")), self)
        self.title = QLabel("Skat Desktop")
        self.title.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.greeting = QLabel()
        self.greeting.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.greeting.setWordWrap(True)
        self.go_on_button = QPushButton()
        self.go_on_button.setObjectName("go_on")
        self.go_on_button.clicked.connect(self.go_on)
        self.go_on_button.hide()
        self.play_button = QPushButton()
        self.play_button.setObjectName("play")
        self.play_button.setDefault(True)
        self.play_button.clicked.connect(self.play)
        self.series_button = QPushButton()
        self.series_button.setObjectName("new_series")
        self.series_button.clicked.connect(self.new_series)
        self.statistics_button = QPushButton()
        self.statistics_button.setObjectName("statistics")
        self.statistics_button.clicked.connect(self.statistics)
        for label, scale in ((self.title, 2.4), (self.greeting, 1.15)):
            font = label.font()
            font.setPointSizeF(font.pointSizeF() * scale)
            font.setBold(label is self.title)
            label.setFont(font)

        buttons = QVBoxLayout()
        buttons.setSpacing(GRID)
        for button in (
            self.go_on_button,
            self.play_button,
            self.series_button,
            self.statistics_button,
        ):
            button.setMinimumSize(280, 48)
            buttons.addWidget(button)
        centred = QHBoxLayout()
        centred.addStretch(1)
        centred.addLayout(buttons)
        centred.addStretch(1)
        lines = QVBoxLayout(self)
        lines.addStretch(2)
        lines.addSpacing(_ICON_SIZE + 2 * GRID)
        lines.addWidget(self.title)
        lines.addSpacing(GRID)
        lines.addWidget(self.greeting)
        lines.addSpacing(4 * GRID)
        lines.addLayout(centred)
        lines.addStretch(3)
        self.retranslate()
        self.set_theme(theme)

    def offer_to_go_on(self, offered: bool) -> None:
        """Show or hide the way back to an unfinished series; it comes first when it is there."""
        self.go_on_button.setVisible(offered)
        first = self.go_on_button if offered else self.play_button
        first.setDefault(True)
        if self.isVisible():
            first.setFocus()
        self.set_theme(self._theme)

    def retranslate(self) -> None:
        """Take the words from the current language."""
        tr = QCoreApplication.translate
        self.greeting.setText(tr("StartPage", "The German card game for three."))
        self.go_on_button.setText(tr("StartPage", "Continue", "button: the unfinished series"))
        self.play_button.setText(tr("StartPage", "Play", "button: begin a series"))
        self.series_button.setText(tr("StartPage", "New series…"))
        self.statistics_button.setText(tr("StartPage", "Statistics"))

    def set_theme(self, theme: Theme) -> None:
        """Take on the colours of a theme."""
        self._theme = theme
        # The accent marks what most people want: to go on, or else to play.
        first = "play" if self.go_on_button.isHidden() else "go_on"
        paper, ink, accent = theme.paper.name(), theme.ink.name(), theme.accent.name()
        self.setStyleSheet(
            f"""
            QLabel {{ color: {theme.on_cloth.name()}; }}
            QPushButton {{
                color: {ink}; background: {paper}; border: 2px solid {paper};
                border-radius: {theme.radius}px; padding: 8px 20px; font-size: 12pt;
            }}
            QPushButton:hover {{ background: {theme.sunk.name()}; }}
            QPushButton:focus {{ border-color: {accent}; }}
            QPushButton#{first} {{
                color: {theme.on_accent.name()}; background: {accent}; border-color: {accent};
                font-weight: 600;
            }}
            QPushButton#{first}:focus {{ border-color: {theme.on_cloth.name()}; }}
            """
        )
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        light = QRadialGradient(self.rect().center(), max(self.width(), self.height()) * 0.7)
        light.setColorAt(0, self._theme.cloth_light)
        light.setColorAt(1, self._theme.cloth)
        painter.fillRect(self.rect(), light)
        top = self.title.y() - _ICON_SIZE - 2 * GRID
        self._icon.render(
            painter,
            QRectF((self.width() - _ICON_SIZE) / 2, top, _ICON_SIZE, _ICON_SIZE),
        )

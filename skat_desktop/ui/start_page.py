# SPDX-License-Identifier: MIT
"""The first page: a hand one would like to pick up, and what can be done, one click away."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from skat_desktop.rules.cards import CLUB_JACK, DIAMOND_JACK, HEART_JACK, SPADE_JACK
from skat_desktop.ui.cards.deck import RATIO, Deck
from skat_desktop.ui.cards.faces import Faces
from skat_desktop.ui.table.cloth import paint_cloth
from skat_desktop.ui.theme import GRID, Theme
from skat_desktop.ui.zoom import text_zoom

_FAN: Final = (DIAMOND_JACK, HEART_JACK, SPADE_JACK, CLUB_JACK)
"""The four highest trumps, as one holds them."""

_TURN: Final = 11.0
"""Degrees between neighbours in the fan."""
_STEP: Final = 0.62
"""Distance between neighbours, by the width of a card."""
_ARC: Final = 0.055
"""How much lower the outer cards lie, by the width of a card and the square of their place."""
_CARD_SHARE: Final = 0.27
"""Height of a card, by the height of the page."""
_FAN_SHARE: Final = 1.24
"""Height of the fan, by the height of a card."""

_TITLE: Final = 2.4
_GREETING: Final = 1.15
_BUTTON: Final = 1.09


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
    rules = Signal()

    def __init__(self, deck: Deck, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("start_page")
        self._theme = theme
        self._cloth: QPixmap | None = None
        self._zoom = 1.0
        self._faces = Faces(deck, self)
        self._faces.ready.connect(self._picture_came)
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
        self.rules_button = QPushButton()
        self.rules_button.setObjectName("rules")
        self.rules_button.clicked.connect(self.rules)
        self._buttons = (
            self.go_on_button,
            self.play_button,
            self.series_button,
            self.rules_button,
            self.statistics_button,
        )
        buttons = QVBoxLayout()
        buttons.setSpacing(GRID)
        for button in self._buttons:
            buttons.addWidget(button)
        centred = QHBoxLayout()
        centred.addStretch(1)
        centred.addLayout(buttons)
        centred.addStretch(1)
        lines = QVBoxLayout(self)
        lines.addStretch(2)
        self._fan = QWidget()
        lines.addWidget(self._fan)
        lines.addSpacing(GRID)
        lines.addWidget(self.title)
        lines.addWidget(self.greeting)
        lines.addSpacing(3 * GRID)
        lines.addLayout(centred)
        lines.addStretch(3)
        self.retranslate()
        self.set_theme(theme)

    @property
    def first_button(self) -> QPushButton:
        """The button for what most people want: to go on, or else to play."""
        return self.play_button if self.go_on_button.isHidden() else self.go_on_button

    def offer_to_go_on(self, offered: bool) -> None:
        """Show or hide the way back to an unfinished series; it comes first when it is there."""
        if offered is not self.go_on_button.isHidden():
            return
        self.go_on_button.setVisible(offered)
        self.first_button.setDefault(True)
        if self.isVisible():
            self.first_button.setFocus()
        self._style()

    def retranslate(self) -> None:
        """Take the words from the current language, and sizes from its font."""
        tr = QCoreApplication.translate
        self.greeting.setText(tr("StartPage", "The German card game for three."))
        self.go_on_button.setText(tr("StartPage", "Continue", "button: the unfinished series"))
        self.play_button.setText(tr("StartPage", "Play", "button: begin a series"))
        self.series_button.setText(tr("StartPage", "New series…"))
        self.rules_button.setText(tr("StartPage", "Rules", "button: the rules help"))
        self.statistics_button.setText(tr("StartPage", "Statistics"))
        self._fit()

    def set_theme(self, theme: Theme) -> None:
        """Take on the colours of a theme."""
        self._theme = theme
        self._cloth = None
        self._style()
        self.update()

    def _style(self) -> None:
        """Give the buttons their colours, and the first one its own."""
        theme = self._theme
        first = self.first_button.objectName()
        paper, ink, accent = theme.paper.name(), theme.ink.name(), theme.accent.name()
        self.setStyleSheet(
            f"""
            QLabel {{ color: {theme.on_cloth.name()}; }}
            QPushButton {{
                color: {ink}; background: {paper}; border: 2px solid {paper};
                border-radius: {theme.radius}px; padding: 8px 20px;
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

    def set_deck(self, deck: Deck) -> None:
        """Show the jacks of another deck."""
        self._faces.set_deck(deck)
        self.update()

    def draw_at_once(self) -> None:
        """Draw the cards now instead of when they are ready (pictures of the page)."""
        for card in _FAN:
            self._faces.render_now(card, self._pixels())
        self.update()

    # Sizes

    def _fit(self) -> None:
        """Make text, buttons and cards as large as befits the page."""
        self._zoom = text_zoom(min(self.width() / 1280, self.height() / 800))
        points = QApplication.font().pointSizeF() * self._zoom
        sizes: dict[QWidget, float] = {self.title: _TITLE, self.greeting: _GREETING}
        sizes |= dict.fromkeys(self._buttons, _BUTTON)
        for part, scale in sizes.items():
            font = QApplication.font()
            font.setPointSizeF(points * scale)
            font.setBold(part is self.title)
            part.setFont(font)
        for button in self._buttons:
            button.setMinimumSize(round(280 * self._zoom), round(46 * self._zoom))
        self._fan.setFixedHeight(round(self._card_width() * RATIO * _FAN_SHARE))
        self._faces.set_sizes([self._pixels()])

    def _card_width(self) -> float:
        return self.height() * _CARD_SHARE / RATIO

    def _pixels(self) -> int:
        return max(1, round(self._card_width() * self.devicePixelRatioF()))

    def _picture_came(self) -> None:
        self.update(self._fan.geometry())

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._cloth = None
        self._fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        ratio = self.devicePixelRatioF()
        if self._cloth is None or self._cloth.devicePixelRatio() != ratio:
            self._cloth = paint_cloth(self.size(), ratio, self._theme)
        painter.drawPixmap(0, 0, self._cloth)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        width = self._card_width()
        middle = QPointF(self.width() / 2, self._fan.geometry().top() + width * RATIO * 0.58)
        for place, card in enumerate(_FAN):
            picture = self._faces.picture(card, self._pixels())
            if picture is None:
                continue
            off = place - (len(_FAN) - 1) / 2
            painter.save()
            painter.translate(middle + QPointF(off * _STEP, off * off * _ARC) * width)
            painter.rotate(off * _TURN)
            around = picture.margin * width
            card_rect = QRectF(-width / 2, -width * RATIO / 2, width, width * RATIO)
            painter.drawPixmap(
                card_rect.adjusted(-around, -around, around, around),
                picture.pixmap,
                QRectF(picture.pixmap.rect()),
            )
            painter.restore()

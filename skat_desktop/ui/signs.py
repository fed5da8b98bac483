# SPDX-License-Identifier: MIT
"""Small signs that stand beside words: the four suits as the deck shows them, Grand and Null.

The pictures are square and share one grid, so that a column of games lines up. They are kept in
Qt's own cache, which is bounded and ends with the application; GUI thread only.
"""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QPainter, QPixmap, QPixmapCache
from PySide6.QtSvg import QSvgRenderer

from skat_desktop.paths import resource_path
from skat_desktop.rules.cards import Suit
from skat_desktop.rules.games import GameType
from skat_desktop.ui.cards.deck import Deck


def sign_pixmap(
    suit: Suit, deck: Deck, height: int, *, on_dark: bool, dpr: float | None = None
) -> QPixmap:
    """Return the sign of a suit, as high and as wide as ``height``.

    Args:
        suit: the suit.
        deck: whose signs and colours.
        height: in logical pixels; drawn for 14 and more.
        on_dark: the sign lies on a dark sheet or on the cloth.
        dpr: device pixel ratio; without it that of the sharpest screen.

    Raises:
        ValueError: ``height`` or ``dpr`` is not positive.
        FileNotFoundError: the data files are incomplete.
    """
    return _picture(suit.letter, deck, height, on_dark, dpr)


def game_sign(
    game: GameType, deck: Deck, height: int, *, on_dark: bool, dpr: float | None = None
) -> QPixmap:
    """Return the sign of a game: its suit, all four suits for Grand, an empty ring for Null.

    The arguments and errors are those of :func:`sign_pixmap`.
    """
    return _picture(game.value, deck, height, on_dark, dpr)


def _picture(letter: str, deck: Deck, height: int, on_dark: bool, dpr: float | None) -> QPixmap:
    """Return the picture of that letter from the cache, drawn if it is not there."""
    if dpr is None:
        dpr = max((screen.devicePixelRatio() for screen in QGuiApplication.screens()), default=1.0)
    if height <= 0 or dpr <= 0:
        raise ValueError(
            f"A sign cannot be {height} pixels high at a pixel ratio of {dpr:g}: "
            "both must be above 0."
        )
    folder = deck.family if deck.family == "german" else f"{deck.family}-{deck.colours}"
    path = resource_path("decks", "signs", folder + "-dark" * on_dark, f"{letter}.svg")
    key = f"{path}@{height}@{dpr}"
    found = QPixmap()
    if QPixmapCache.find(key, found):
        return found
    if not path.is_file():
        raise FileNotFoundError(f"The deck has no sign {letter}: {path} is missing.")
    edge = max(1, round(height * dpr))
    pixmap = QPixmap(edge, edge)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(str(path)).render(painter)
    painter.end()
    pixmap.setDevicePixelRatio(dpr)
    QPixmapCache.insert(key, pixmap)
    return pixmap

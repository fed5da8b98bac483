# SPDX-License-Identifier: MIT
"""Pictures of the cards at the sizes the table needs, kept until the sizes change.

Drawing an SVG takes milliseconds, so it happens on a worker thread into a ``QImage``; until the
sharp picture arrives the caller gets an older one of another size, or None. A picture that
arrives for a size or deck nobody wants any more is dropped.
"""

from __future__ import annotations

import atexit
import math
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Final

from PySide6.QtCore import QObject, QRectF, QRunnable, QSize, Qt, QThread, QThreadPool, Signal
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from skat_desktop.rules.cards import CARD_COUNT, Card
from skat_desktop.ui.cards.deck import RATIO, Deck
from skat_desktop.ui.cards.shadow import paint_shadow

BACK: Final = -1
"""Stands for the back where a card number is expected."""

RESTING: Final = 0.03
"""How far the shadow of a card on the table spreads, by the width of the card."""

_NOW: Final = 2
_LATER: Final = 1


def _blank(size: QSize) -> QImage:
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    return image


def sampling(pixels: int) -> float:
    """Return how much finer than the screen a picture is drawn.

    Cards lie turned; a picture of exactly the screen's fineness would be softened by the turn.
    Large cards need it less, and memory more.
    """
    return 1.5 if pixels < 160 else 1.25 if pixels < 280 else 1.0


@dataclass(frozen=True)
class Wish:
    """One picture: which deck, which side, how many device pixels wide it will be shown."""

    deck: Deck
    card: Card
    pixels: int

    def draw(self) -> QImage:
        """Draw the card and its shadow; safe on any thread.

        Raises:
            FileNotFoundError: the data files are incomplete.
        """
        deck = self.deck
        path = deck.back_path() if self.card == BACK else deck.path(self.card, self.pixels)
        width, margin = self.width, self.margin
        card = QRectF(margin, margin, width, round(width * RATIO))
        image = _blank(QSize(width + 2 * margin, int(card.height()) + 2 * margin))
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_shadow(painter, card, width * RESTING)
        QSvgRenderer(str(path)).render(painter, card)
        painter.end()
        return image

    @property
    def width(self) -> int:
        """Width of the card in the picture, in the picture's pixels."""
        # The fine lattice of the backs shimmers when drawn finer than it is shown.
        return round(self.pixels * (1.0 if self.card == BACK else sampling(self.pixels)))

    @property
    def margin(self) -> int:
        """Room for the shadow around the card, in the picture's pixels."""
        return math.ceil(self.width * RESTING * 1.5)


@dataclass(frozen=True)
class Picture:
    """A card with the shadow it throws while it lies on the table.

    Attributes:
        pixmap: the picture.
        margin: room around the card for its shadow, by the width of the card.
    """

    pixmap: QPixmap
    margin: float


class _Workshop(QObject):
    """The one worker thread of the program that draws cards.

    It outlives every :class:`Faces`, so that nobody has to wait for it but the end of the program.
    """

    finished = Signal(object, QImage)

    def __init__(self) -> None:
        super().__init__()
        self._pool = QThreadPool()
        self._pool.setMaxThreadCount(1)
        self._pool.setThreadPriority(QThread.Priority.LowPriority)
        atexit.register(self.close)
        # Everything a job calls is called here once before. PySide sets some of it up on first
        # use behind a lock while others hold the interpreter's lock: two threads that do so at
        # the same moment wait for each other for ever (seen in Shiboken::String::checkPath).
        first = Wish(Deck(), BACK, 8)
        self.finished.emit(first, first.draw())

    def order(self, wish: Wish, wanted: set[Wish], priority: int) -> None:
        """Have a picture drawn; ``finished`` hands it over unless it leaves ``wanted`` first."""
        self._pool.start(_Job(wish, wanted, self), priority)

    def close(self) -> None:
        """Drop what is not begun and wait for the rest."""
        self._pool.clear()
        self._pool.waitForDone()


@cache
def _workshop() -> _Workshop:
    return _Workshop()


class _Job(QRunnable):
    """Draws one picture unless nobody wants it any more."""

    def __init__(self, wish: Wish, wanted: set[Wish], workshop: _Workshop) -> None:
        super().__init__()
        self._wish = wish
        self._wanted = wanted
        self._workshop = workshop

    def run(self) -> None:
        """Draw, on the worker thread."""
        # The GUI thread may change the set meanwhile; at worst a picture is drawn in vain and
        # dropped on arrival.
        if self._wish in self._wanted:
            self._workshop.finished.emit(self._wish, self._wish.draw())


class Faces(QObject):
    """The pictures of one deck, at several sizes.

    Signals:
        ready(int): a sharp picture of this card (or ``BACK``) has arrived.
    """

    ready = Signal(int)

    def __init__(self, deck: Deck, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._deck = deck
        self._sizes: set[int] = set()
        self._sharp: dict[Wish, Picture] = {}
        self._stale: dict[Card, Picture] = {}
        self._pending: set[Wish] = set()
        _workshop().finished.connect(self._arrived)

    @property
    def deck(self) -> Deck:
        """The deck shown."""
        return self._deck

    def set_deck(self, deck: Deck) -> None:
        """Show another deck; old pictures stay until the new ones arrive."""
        if deck == self._deck:
            return
        self._deck = deck
        self._drop_outdated()

    def set_sizes(self, pixels: Iterable[int]) -> None:
        """Keep pictures only for these widths in device pixels."""
        sizes = set(pixels)
        if sizes != self._sizes:
            self._sizes = sizes
            self._drop_outdated()

    def prefetch(self, pixels: int) -> None:
        """Have the whole deck drawn at a width in device pixels, after more urgent pictures."""
        for card in range(CARD_COUNT):
            self._order(Wish(self._deck, card, pixels), _LATER)

    def picture(self, card: Card, pixels: int) -> Picture | None:
        """Return the best picture there is, and have the sharp one drawn if it is missing.

        Args:
            card: a card, or ``BACK``.
            pixels: width in device pixels.
        """
        wish = Wish(self._deck, card, pixels)
        found = self._sharp.get(wish)
        if found is None:
            self._sizes.add(pixels)
            self._order(wish, _NOW)
            found = self._stale.get(card)
        return found

    def render_now(self, card: Card, pixels: int) -> Picture:
        """Return the sharp picture, drawn at once if need be (screenshots, help pages, tests)."""
        wish = Wish(self._deck, card, pixels)
        if wish not in self._sharp:
            self._sizes.add(pixels)
            self._keep(wish, wish.draw())
        return self._sharp[wish]

    def wait(self) -> None:
        """Draw at once all that is still missing."""
        for wish in list(self._pending):
            self._keep(wish, wish.draw())

    def is_sharp(self, card: Card, pixels: int) -> bool:
        """Return whether the picture of exactly this size is there."""
        return Wish(self._deck, card, pixels) in self._sharp

    def _order(self, wish: Wish, priority: int) -> None:
        if wish not in self._pending and wish not in self._sharp:
            self._pending.add(wish)
            _workshop().order(wish, self._pending, priority)

    def _arrived(self, wish: Wish, image: QImage) -> None:
        if wish in self._pending:
            self._keep(wish, image)

    def _keep(self, wish: Wish, image: QImage) -> None:
        self._pending.discard(wish)
        picture = Picture(QPixmap.fromImage(image), wish.margin / wish.width)
        self._sharp[wish] = self._stale[wish.card] = picture
        self.ready.emit(wish.card)

    def _drop_outdated(self) -> None:
        def good(wish: Wish) -> bool:
            return wish.deck == self._deck and wish.pixels in self._sizes

        self._sharp = {wish: picture for wish, picture in self._sharp.items() if good(wish)}
        # In place: jobs look into this very set.
        self._pending.intersection_update({wish for wish in self._pending if good(wish)})

# SPDX-License-Identifier: MIT
"""Shows one page of the help, with marked hits, zoom and pictures that come when they are ready."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QPoint, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import (
    QAccessible,
    QFont,
    QHelpEvent,
    QResizeEvent,
    QTextCharFormat,
    QTextCursor,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication, QTextBrowser, QTextEdit, QToolTip, QWidget

from skat_desktop.i18n.languages import Language
from skat_desktop.learn.help.page import Page
from skat_desktop.learn.help.search import occurrences
from skat_desktop.rules.cards import Card
from skat_desktop.ui.cards.deck import Deck
from skat_desktop.ui.cards.faces import Faces, Picture
from skat_desktop.ui.help.document import FIGURE, NUMBER, Sheet, Style
from skat_desktop.ui.help.library import load_examples
from skat_desktop.ui.help.present import Presenter
from skat_desktop.ui.theme import Theme, mixed
from skat_desktop.ui.zoom import text_zoom

ZOOMS: Final = (0.7, 0.8, 0.9, 1.0, 1.1, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0)


_SETTLED: Final = 50
"""Milliseconds after the last change of size until a page is set anew: a long one takes a while."""


@dataclass(frozen=True, slots=True)
class Reader:
    """Who reads: everything but the page that decides how it looks.

    Attributes:
        language: the language of the pages.
        presenter: the words of deck and rule set.
        deck: the pictures.
        theme: the colours.
    """

    language: Language
    presenter: Presenter
    deck: Deck
    theme: Theme


class Browser(QTextBrowser):
    """The page.

    Signals:
        followed(str): a link to ``page#section`` was followed.
        zoomed(): the zoom has changed.
    """

    followed = Signal(str)
    zoomed = Signal()

    def __init__(self, reader: Reader, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("help_page")
        self.setOpenLinks(False)
        self.setFrameShape(QTextBrowser.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.anchorClicked.connect(self._follow)
        self._reader = reader
        self._faces = Faces(reader.deck, self)
        self._faces.ready.connect(self._picture_came)
        self._page: Page | None = None
        self._sheet: Sheet | None = None
        self._words: tuple[str, ...] = ()
        self._zoom = 1.0
        self._settling = QTimer(self)
        self._settling.setSingleShot(True)
        self._settling.setInterval(_SETTLED)
        self._settling.timeout.connect(self.reset)
        self.in_words = False
        """Whether diagrams are told in words as well."""

    # What is shown

    @property
    def zoom(self) -> float:
        """Size of the text by that of the window's."""
        return self._zoom

    @property
    def sheet(self) -> Sheet | None:
        """The page set in type."""
        return self._sheet

    def set_reader(self, reader: Reader) -> None:
        """Show the page to another reader: in other words, pictures or colours."""
        self._reader = reader
        self._faces.set_deck(reader.deck)

    def show_page(self, page: Page, section: str = "", words: Sequence[str] = ()) -> None:
        """Show a page from one of its sections on, with the words searched for marked."""
        self._page = page
        self._words = tuple(words)
        self._set()
        self._go_to(section)

    def set_in_words(self, wanted: bool) -> None:
        """Tell the diagrams in words as well, or no more."""
        self.in_words = wanted
        self.reset()

    def reset(self) -> None:
        """Set the page anew, at the same place in it."""
        bar = self.verticalScrollBar()
        share = bar.value() / bar.maximum() if bar.maximum() else 0.0
        self._set()
        bar.setValue(round(share * bar.maximum()))

    def _set(self) -> None:
        self._settling.stop()
        if self._page is None:
            return
        reader = self._reader
        style = Style(
            theme=reader.theme,
            font=self._font(),
            language=reader.language,
            spoken=self.in_words or QAccessible.isActive(),
        )
        width = float(self.viewport().width())
        before = self._sheet
        self._sheet = Sheet(
            self._page, reader.presenter, load_examples(), style, self._picture, width
        )
        self._sheet.document.setTextWidth(width)
        self.setDocument(self._sheet.document)
        # The document that was shown goes only now, when the view has let go of it.
        del before
        self.setAccessibleName(self._page.title)
        self._mark()

    def _font(self) -> QFont:
        font = QFont(QApplication.font())
        # In a large window the text grows with it, as it does on the table.
        grown = text_zoom(min(self.width() / 1200, self.height() / 900))
        font.setPointSizeF(QApplication.font().pointSizeF() * self._zoom * grown)
        return font

    def _go_to(self, section: str) -> None:
        if section:
            self.scrollToAnchor(section)
        else:
            self.verticalScrollBar().setValue(0)
        first = self._first_mark(section)
        if first is not None:
            self.setTextCursor(first)
            self.ensureCursorVisible()

    # Marks

    def _mark(self) -> None:
        """Mark the words searched for wherever they stand."""
        assert self._sheet is not None
        theme = self._reader.theme
        look = QTextCharFormat()
        look.setBackground(mixed(theme.paper, theme.accent, 0.55))
        marks = []
        if self._words:
            for start, end in occurrences(self.document().toPlainText(), self._words):
                cursor = QTextCursor(self.document())
                cursor.setPosition(start)
                cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
                mark = QTextEdit.ExtraSelection()
                mark.cursor = cursor
                mark.format = look
                marks.append(mark)
        self.setExtraSelections(marks)

    def _first_mark(self, section: str) -> QTextCursor | None:
        """Return the first mark in a section, or the first on the page."""
        start = self._section_start(section) if section else 0
        for mark in self.extraSelections():
            cursor: QTextCursor = mark.cursor
            if cursor.selectionStart() >= start:
                found = QTextCursor(self.document())
                found.setPosition(cursor.selectionStart())
                return found
        return None

    def _section_start(self, section: str) -> int:
        block = self.document().begin()
        while block.isValid():
            for piece in block.textFormats():
                if section in piece.format.anchorNames():
                    return block.position()
            block = block.next()
        return 0

    # Pictures

    def _picture(self, card: Card, width: float) -> Picture | None:
        return self._faces.picture(card, max(1, round(width * self.devicePixelRatioF())))

    def _picture_came(self) -> None:
        self.viewport().update()

    def draw_at_once(self) -> None:
        """Draw the cards now instead of when they are ready (pictures of the page)."""
        if self._settling.isActive():
            self.reset()
        self.grab()
        self._faces.wait()
        self.viewport().update()

    # Zoom

    def zoom_by(self, steps: int) -> None:
        """Go to the next larger or smaller size of text."""
        at = min(range(len(ZOOMS)), key=lambda place: abs(ZOOMS[place] - self._zoom))
        self.set_zoom(ZOOMS[max(0, min(at + steps, len(ZOOMS) - 1))])

    def set_zoom(self, zoom: float) -> None:
        """Show the text in a size; 1 is the window's."""
        if zoom != self._zoom:
            self._zoom = zoom
            self._faces.set_sizes(())
            self.reset()
            self.zoomed.emit()

    # Qt

    def _follow(self, url: QUrl) -> None:
        self.followed.emit(url.toString())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._sheet is not None and event.size() != event.oldSize():
            self._settling.start()

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.zoom_by(1 if event.angleDelta().y() > 0 else -1)
            event.accept()
        else:
            super().wheelEvent(event)

    def _figure_words(self, at: QPoint) -> str:
        """Return a diagram in words if one is there."""
        cursor = self.cursorForPosition(at)
        for shift in (0, 1):
            probe = QTextCursor(cursor)
            probe.setPosition(min(cursor.position() + shift, self.document().characterCount() - 1))
            form = probe.charFormat()
            if form.objectType() == FIGURE and self._sheet is not None:
                return self._sheet.figures[form.property(NUMBER)].spoken
        return ""

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            QToolTip.showText(event.globalPos(), self._figure_words(event.pos()), self)
            return True
        return super().viewportEvent(event)

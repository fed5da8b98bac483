# SPDX-License-Identifier: MIT
"""The window of the help: contents, search, and the page."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, QTimer
from PySide6.QtGui import QIcon, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QAbstractButton,
    QDialog,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidgetItem,
    QSplitter,
    QStackedWidget,
    QToolButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from skat_desktop.i18n.numbers import glue
from skat_desktop.learn.help.contents import CONTENTS, FIRST_PAGE, split_target
from skat_desktop.learn.help.page import Page
from skat_desktop.learn.help.search import Passage, search, words_of
from skat_desktop.paths import resource_path
from skat_desktop.ui.help.browser import Browser, Reader
from skat_desktop.ui.help.hit_list import HitList
from skat_desktop.ui.help.library import load_examples, load_pages
from skat_desktop.ui.help.printout import print_page
from skat_desktop.ui.help.speech import group_title, passages_of, spans_text
from skat_desktop.ui.theme import GRID

translate = QCoreApplication.translate

_TARGET: Final = Qt.ItemDataRole.UserRole
_PAUSE: Final = 120
"""Milliseconds of rest after a letter before the search begins."""


@dataclass(slots=True)
class _Visit:
    """A place that was looked at: its target and how far it was read."""

    target: str
    words: tuple[str, ...] = ()
    scrolled: int | None = None


class HelpWindow(QWidget):
    """The help in a window of its own, beside the table."""

    def __init__(self, reader: Reader) -> None:
        super().__init__()
        self.setObjectName("help_window")
        self.setWindowIcon(QIcon(str(resource_path("icons", "app.svg"))))
        self.setMinimumSize(640, 440)
        self._reader = reader
        self._visits: list[_Visit] = []
        self._at = -1
        self._passages: list[Passage] | None = None
        self.page_view = Browser(reader)
        self.page_view.followed.connect(self.show_target)
        self.back_button = self._button(self.go_back, arrow=Qt.ArrowType.LeftArrow)
        self.forward_button = self._button(self.go_forward, arrow=Qt.ArrowType.RightArrow)
        self.field = QLineEdit()
        self.field.setObjectName("help_search")
        self.field.setClearButtonEnabled(True)
        self.field.installEventFilter(self)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_PAUSE)
        self._timer.timeout.connect(self._search)
        self.field.textChanged.connect(self._timer.start)
        self.field.returnPressed.connect(self._first_hit)
        self.smaller_button = self._button(lambda: self.page_view.zoom_by(-1), "−")
        self.larger_button = self._button(lambda: self.page_view.zoom_by(+1), "+")
        self.words_button = self._button(self._toggle_words)
        self.words_button.setCheckable(True)
        self.print_button = self._button(self.print_dialog)
        bar = QHBoxLayout()
        bar.setContentsMargins(GRID, GRID, GRID, GRID)
        bar.setSpacing(GRID // 2)
        bar.addWidget(self.back_button)
        bar.addWidget(self.forward_button)
        bar.addSpacing(GRID)
        bar.addWidget(self.field, 1)
        bar.addSpacing(GRID)
        for button in (
            self.smaller_button,
            self.larger_button,
            self.words_button,
            self.print_button,
        ):
            bar.addWidget(button)

        self.tree = QTreeWidget()
        self.tree.setObjectName("help_contents")
        self.tree.setHeaderHidden(True)
        self.tree.setIndentation(16)
        self.tree.setStyleSheet("QTreeView::item { padding: 3px 0; }")
        self.tree.setFrameShape(QTreeWidget.Shape.NoFrame)
        self.tree.currentItemChanged.connect(self._on_item)
        self.hits = HitList()
        self.hits.setObjectName("help_hits")
        self.hits.currentItemChanged.connect(self._on_hit)
        self.count = QLabel()
        self.count.setObjectName("help_count")
        self.count.setContentsMargins(GRID, 0, GRID, GRID // 2)
        self.count.setWordWrap(True)
        found = QWidget()
        lines = QVBoxLayout(found)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.addWidget(self.count)
        lines.addWidget(self.hits, 1)
        self.side = QStackedWidget()
        self.side.addWidget(self.tree)
        self.side.addWidget(found)
        self.splitter = QSplitter()
        self.splitter.addWidget(self.side)
        self.splitter.addWidget(self.page_view)
        self.splitter.setStretchFactor(1, 1)
        self.splitter.setCollapsible(1, False)
        self.splitter.setHandleWidth(1)
        self.splitter.setSizes([250, 750])
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addLayout(bar)
        whole.addWidget(self.splitter, 1)
        self._add_keys()
        self.resize(QSize(1000, 760))
        self.set_reader(reader)
        self.show_target(FIRST_PAGE)

    def _button(
        self,
        then: object,
        text: str = "",
        arrow: Qt.ArrowType = Qt.ArrowType.NoArrow,
    ) -> QToolButton:
        button = QToolButton()
        button.setArrowType(arrow)
        button.setText(text)
        button.setAutoRaise(True)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setMinimumSize(32, 30)
        button.clicked.connect(then)
        return button

    def _add_keys(self) -> None:
        keys = QKeySequence.StandardKey
        for key, then in (
            (keys.Back, self.go_back),
            (keys.Forward, self.go_forward),
            (keys.Find, self.start_search),
            (keys.ZoomIn, lambda: self.page_view.zoom_by(+1)),
            (keys.ZoomOut, lambda: self.page_view.zoom_by(-1)),
            (keys.Print, self.print_dialog),
        ):
            QShortcut(QKeySequence(key), self).activated.connect(then)
        for text, then in (
            # Without Shift the key beside 0 is = on many keyboards.
            ("Ctrl+=", lambda: self.page_view.zoom_by(+1)),
            ("Ctrl+0", lambda: self.page_view.set_zoom(1.0)),
            ("Esc", self._escape),
            ("F1", lambda: self.show_target(FIRST_PAGE)),
        ):
            QShortcut(QKeySequence(text), self).activated.connect(then)

    # Reader

    @property
    def pages(self) -> dict[str, Page]:
        """The pages in the reader's language."""
        return load_pages(self._reader.language)

    def set_reader(self, reader: Reader) -> None:
        """Speak to another reader; the place in the text stays."""
        self._reader = reader
        self._passages = None
        self.page_view.set_reader(reader)
        self._retranslate()
        self._fill_tree()
        if self._at >= 0:
            self._visits[self._at].scrolled = self.page_view.verticalScrollBar().value()
            self._show_visit()
        if self.field.text():
            self._search()

    def _retranslate(self) -> None:
        self.setWindowTitle(translate("Help", "Skat: rules and help", "title of the window"))
        self.field.setPlaceholderText(translate("Help", "Search the rules", "field"))
        self.field.setAccessibleName(translate("Help", "Search the rules", "field"))
        self.tree.setAccessibleName(translate("Help", "Contents"))
        self.hits.setAccessibleName(translate("Help", "Sections found"))
        self.print_button.setText(translate("Help", "Print…"))
        self.words_button.setText(translate("Help", "Pictures in words", "button, on or off"))
        for button, name, key in (
            (self.back_button, translate("Help", "Back", "button"), "Alt+Left"),
            (self.forward_button, translate("Help", "Forward", "button"), "Alt+Right"),
            (self.smaller_button, translate("Help", "Smaller text", "button"), "Ctrl+−"),
            (self.larger_button, translate("Help", "Larger text", "button"), "Ctrl++"),
            (self.print_button, translate("Help", "Print this page", "button"), "Ctrl+P"),
            (
                self.words_button,
                translate("Help", "Tells under each picture what it shows"),
                "",
            ),
        ):
            self._name(button, name, key)

    @staticmethod
    def _name(button: QAbstractButton, name: str, key: str) -> None:
        button.setToolTip(f"{name} ({key})" if key else name)
        button.setAccessibleName(name)

    # Contents

    def _fill_tree(self) -> None:
        self.tree.blockSignals(True)
        self.tree.clear()
        for group, pages in CONTENTS.items():
            top = self.tree.invisibleRootItem()
            if group:
                top = QTreeWidgetItem(self.tree, [group_title(group)])
                top.setFlags(Qt.ItemFlag.ItemIsEnabled)
                font = top.font(0)
                font.setBold(True)
                top.setFont(0, font)
                top.setExpanded(True)
            for page_id in pages:
                page = self.pages[page_id]
                item = QTreeWidgetItem(top, [page.title])
                item.setData(0, _TARGET, page_id)
                item.setToolTip(0, page.title)
                for section in page.sections:
                    title = spans_text(
                        section.spans, self._reader.presenter.vocabulary, load_examples()
                    )
                    inner = QTreeWidgetItem(item, [title])
                    inner.setData(0, _TARGET, f"{page_id}#{section.id}")
                    inner.setToolTip(0, title)
        self.tree.blockSignals(False)

    def _select(self, target: str) -> None:
        """Show in the contents where the page stands."""
        page, _ = split_target(target)
        best: QTreeWidgetItem | None = None
        pending = [self.tree.topLevelItem(n) for n in range(self.tree.topLevelItemCount())]
        while pending:
            item = pending.pop(0)
            if item is None:
                continue
            own = item.data(0, _TARGET)
            if own == target or (own == page and best is None):
                best = item
            pending += [item.child(n) for n in range(item.childCount())]
        if best is None:
            return
        self.tree.blockSignals(True)
        for number in range(self.tree.topLevelItemCount()):
            self._fold_others(self.tree.topLevelItem(number), page)
        self.tree.setCurrentItem(best)
        self.tree.scrollToItem(best)
        self.tree.blockSignals(False)

    def _fold_others(self, item: QTreeWidgetItem | None, page: str) -> None:
        """Unfold the sections of the page shown, and fold those of all others."""
        if item is None:
            return
        if item.data(0, _TARGET) is None:
            for number in range(item.childCount()):
                self._fold_others(item.child(number), page)
        else:
            item.setExpanded(item.data(0, _TARGET) == page)

    def _on_item(self, item: QTreeWidgetItem | None) -> None:
        target = item.data(0, _TARGET) if item is not None else None
        if target:
            self.show_target(target)

    # Where one is

    @property
    def target(self) -> str:
        """What is shown: ``page`` or ``page#section``."""
        return self._visits[self._at].target if self._at >= 0 else ""

    def show_target(self, target: str, words: tuple[str, ...] = ()) -> None:
        """Show a page, or one of its sections.

        Raises:
            KeyError: there is no such page.
        """
        page, section = split_target(target)
        known = {each.id for each in self.pages[page].sections}
        visit = _Visit(target if section in known else page, words)
        if self._at >= 0:
            now = self._visits[self._at]
            now.scrolled = self.page_view.verticalScrollBar().value()
            if now.target == visit.target:
                # The same place again is no step of the way back.
                del self._visits[self._at]
                self._at -= 1
        del self._visits[self._at + 1 :]
        self._visits.append(visit)
        self._at += 1
        self._show_visit()

    def _show_visit(self) -> None:
        visit = self._visits[self._at]
        page, section = split_target(visit.target)
        self.page_view.show_page(self.pages[page], section, visit.words)
        if visit.scrolled is not None:
            self.page_view.verticalScrollBar().setValue(visit.scrolled)
        self.back_button.setEnabled(self._at > 0)
        self.forward_button.setEnabled(self._at < len(self._visits) - 1)
        self._select(visit.target)

    def _walk(self, step: int) -> None:
        if 0 <= self._at + step < len(self._visits):
            self._visits[self._at].scrolled = self.page_view.verticalScrollBar().value()
            self._at += step
            self._show_visit()

    def go_back(self) -> None:
        """Show what was shown before."""
        self._walk(-1)

    def go_forward(self) -> None:
        """Show again what one has come back from."""
        self._walk(+1)

    # Search

    def passages(self) -> list[Passage]:
        """Return all sections as plain text, in the reader's words."""
        if self._passages is None:
            presenter, examples = self._reader.presenter, load_examples()
            self._passages = [
                passage
                for page in self.pages.values()
                for passage in passages_of(
                    page,
                    presenter.vocabulary,
                    examples,
                    lambda name: presenter.describe(examples[name]),
                )
            ]
        return self._passages

    def start_search(self) -> None:
        """Put the cursor into the search field."""
        self.field.setFocus()
        self.field.selectAll()

    def search_for(self, query: str) -> None:
        """Search, and show the first section found."""
        self.field.setText(query)
        self._first_hit()

    def _search(self) -> None:
        self._timer.stop()
        query = self.field.text()
        words = words_of(query)
        self.side.setCurrentIndex(1 if words else 0)
        found = search(self.passages(), query)
        self.hits.blockSignals(True)
        self.hits.clear()
        for hit in found:
            passage = hit.passage
            title = passage.title
            if passage.title != passage.page_title:
                title = f"{passage.page_title} › {passage.title}"
            self.hits.add(glue(title), glue(hit.excerpt), passage.target)
        self.hits.blockSignals(False)
        if found:
            self.count.setText(translate("Help", "%n section(s)", "number found", len(found)))
        else:
            self.count.setText(translate("Help", "No section has all of these words."))
        if not words:
            self._show_marks(())

    def _show_marks(self, words: tuple[str, ...]) -> None:
        visit = self._visits[self._at]
        if visit.words != words:
            visit.words = words
            visit.scrolled = self.page_view.verticalScrollBar().value()
            self._show_visit()

    def _first_hit(self) -> None:
        self._search()
        if self.hits.count():
            self.hits.setCurrentRow(0)
            self._on_hit(self.hits.item(0))
            self.hits.setFocus()

    def _on_hit(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            self.show_target(item.data(_TARGET), words_of(self.field.text()))

    def _escape(self) -> None:
        """Leave the search, and then the window."""
        if self.field.text():
            self.field.clear()
            self._search()
            self.page_view.setFocus()
        else:
            self.close()

    # Print, and pictures in words

    def _toggle_words(self) -> None:
        self.page_view.set_in_words(self.words_button.isChecked())

    def print_dialog(self) -> None:
        """Ask for a printer and print the page."""
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter

        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        dialog = QPrintDialog(printer, self)
        dialog.setObjectName("help_print_dialog")
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.accepted.connect(lambda: self._print(printer))
        QDialog.open(dialog)

    def _print(self, printer: object) -> None:
        from PySide6.QtPrintSupport import QPrinter
        from PySide6.QtWidgets import QMessageBox

        assert isinstance(printer, QPrinter)
        page, _ = split_target(self.target)
        try:
            print_page(self.pages[page], self._reader, printer)
        except OSError:
            box = QMessageBox(self)
            box.setObjectName("warning_box")
            box.setIcon(QMessageBox.Icon.Warning)
            box.setText(
                translate("Help", "The page could not be printed. Choose another printer or file.")
            )
            box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            box.open()

    # Qt

    def eventFilter(self, watched: object, event: QEvent) -> bool:
        if (
            watched is self.field
            and event.type() == QEvent.Type.KeyPress
            and isinstance(event, QKeyEvent)
            and event.key() == Qt.Key.Key_Down
            and self.hits.count()
        ):
            self.hits.setFocus()
            self.hits.setCurrentRow(0)
            return True
        return False

# SPDX-License-Identifier: MIT
"""The page on which a file of game records is opened: its games, and the table to step through.

The file is read on the worker thread in short pieces; a game is replayed there too when it is
chosen. The page itself only shows what came back.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QModelIndex, QRect, Qt, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QFileDialog,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from skat_desktop.i18n.games import seat_names
from skat_desktop.i18n.numbers import glue
from skat_desktop.match.worker import Answer, Worker
from skat_desktop.ui.cards.deck import Deck
from skat_desktop.ui.motion import Motion
from skat_desktop.ui.panels.sheet import make_label
from skat_desktop.ui.records.fault_words import fault_text, open_error_text
from skat_desktop.ui.records.game_list import GameList, details_of, players_of, title_of
from skat_desktop.ui.records.moments import Moment, OpenedGame, open_game
from skat_desktop.ui.records.presenter import open_state
from skat_desktop.ui.records.reading import Piece, RecordReader, Row
from skat_desktop.ui.records.result_sheet import RecordResult
from skat_desktop.ui.records.sentences import moment_sentence
from skat_desktop.ui.records.step_bar import STEP_KEYS, StepBar
from skat_desktop.ui.records.step_icons import Step
from skat_desktop.ui.table.model import TableState
from skat_desktop.ui.table.view import TableView
from skat_desktop.ui.theme import GRID, Theme
from skat_desktop.ui.words import Words

translate = QCoreApplication.translate

_LIST_WIDTH: Final = 320
_LEAST_TABLE: Final = 640
"""Width in pixels that the table needs; what is left of the window is for the list."""
_LEAST_LIST: Final = 230


class _File(StrEnum):
    """What has become of the file."""

    NONE = "none"
    READING = "reading"
    READ = "read"
    BAD = "bad"


class RecordPage(QWidget):
    """The games of a file, and one of them at the table.

    Signals:
        back(): the user leaves the page.
        practise(): the user wants to play the deal on the table.
        copy_code(): the code of that deal is wanted in the clipboard.
        shown(): the table shows something else.
    """

    back = Signal()
    practise = Signal()
    copy_code = Signal()
    shown = Signal()

    def __init__(
        self,
        deck: Deck,
        theme: Theme,
        motion: Motion,
        worker: Worker,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("record_page")
        self.words = Words()
        self._worker = worker
        worker.answered.connect(self._on_answer)
        self._file = _File.NONE
        self._path = Path()
        self._bad: Callable[[], str] = str
        self._reader: RecordReader | None = None
        self._piece_job = 0
        self._game_job = 0
        self._wanted: Row | None = None
        self._row: Row | None = None
        self._opened: OpenedGame | None = None
        self._place = 0
        self._seat = 0

        self.back_button = QPushButton()
        self.back_button.setObjectName("records_back")
        self.back_button.clicked.connect(self.leave)
        self.open_button = QPushButton()
        self.open_button.setObjectName("records_open")
        self.open_button.clicked.connect(self.choose_file)
        self.file_label = make_label(bold=True)
        self.file_label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.progress = make_label(quiet=True, wrap=True)
        self.progress.setObjectName("progress")
        self.list = GameList(theme)
        self.list.selectionModel().currentChanged.connect(self._on_row_chosen)
        self._side = QFrame()
        self._side.setObjectName("record_side")
        buttons = QHBoxLayout()
        buttons.addWidget(self.back_button)
        buttons.addWidget(self.open_button)
        side = QVBoxLayout(self._side)
        side.setContentsMargins(GRID, GRID, GRID, GRID)
        side.setSpacing(GRID)
        side.addLayout(buttons)
        side.addWidget(self.file_label)
        side.addWidget(self.list, 1)
        side.addWidget(self.progress)

        self._stage = QWidget()
        self.table = TableView(deck, theme, motion)
        self.table.layout_changed.connect(self._place_result)
        self.list.activated.connect(lambda _index: self.table.setFocus())
        self.result = RecordResult(theme, self.table.viewport())
        self.bar = StepBar(theme)
        self.bar.stepped.connect(self.step)
        self.bar.seat_chosen.connect(self.set_seat)
        self.bar.practise.connect(self.practise)
        side.insertWidget(side.indexOf(self.progress), self.bar.deal_button)
        self.bar.copy_code.connect(self.copy_code)
        self.bar.last_trick_wanted.connect(self._refresh)
        stage = QVBoxLayout(self._stage)
        stage.setContentsMargins(0, 0, 0, 0)
        stage.setSpacing(0)
        stage.addWidget(self.table, 1)
        stage.addWidget(self.bar)
        whole = QHBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self._side)
        whole.addWidget(self._stage, 1)
        self._make_keys()
        self.set_theme(theme)
        self._retranslate()

    def _make_keys(self) -> None:
        for step, key in STEP_KEYS.items():
            # Home, End and Page go through the list when the list has the focus.
            everywhere = step in (Step.BACK, Step.FORWARD)
            self._on_key(key, self if everywhere else self._stage, partial(self.step, step))
        self._on_key(Qt.Key.Key_Escape, self, self.leave)

    def _on_key(self, key: Qt.Key, owner: QWidget, then: Callable[[], object]) -> None:
        shortcut = QShortcut(QKeySequence(key), owner)
        shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.activated.connect(then)

    # The file

    def choose_file(self) -> None:
        """Ask for a file and open it."""
        dialog = QFileDialog(self, translate("Records", "Open record"), str(self._path.parent))
        dialog.setObjectName("record_dialog")
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setNameFilters(
            [
                translate("Records", "Game records", "kind of file") + " (*.sgf *.txt)",
                translate("Records", "All files", "kind of file") + " (*)",
            ]
        )
        dialog.fileSelected.connect(lambda name: self.open_file(Path(name)))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def open_file(self, path: Path | str) -> None:
        """Read a file; its games appear in the list as they are read."""
        self.stop()
        self._path = Path(path)
        self._file = _File.READING
        self._show_game(None, None)
        self.list.games.clear()
        self._reader = RecordReader(self._path)
        self._read_on()
        self._retranslate()

    def stop(self) -> None:
        """Read no further: another file, or the end of the program."""
        if self._reader is not None:
            self._reader.stop()
            self._reader = None
        self._piece_job = self._game_job = 0

    def leave(self) -> None:
        """Go back to where the user came from; what has been read stays."""
        self.back.emit()

    @property
    def is_reading(self) -> bool:
        """Whether more games may appear."""
        return self._file is _File.READING

    def _read_on(self) -> None:
        assert self._reader is not None
        self._piece_job = self._worker.submit(self._reader.next_piece)

    def _on_answer(self, answer: Answer) -> None:
        if answer.job_id == self._piece_job:
            # A job that failed is in the log; the rest of the file stays unread.
            failed = Piece(done=True, error=OSError(answer.error))
            self._take_piece(answer.value if isinstance(answer.value, Piece) else failed)
        elif answer.job_id == self._game_job:
            self._game_job = 0
            opened = answer.value if isinstance(answer.value, OpenedGame) else None
            self._show_game(self._wanted, opened)

    def _take_piece(self, piece: Piece) -> None:
        self.list.games.append(piece.rows)
        if not piece.done:
            self._read_on()
        else:
            self._end_reading(piece)
        if not self.list.currentIndex().isValid() and piece.rows:
            self.list.setCurrentIndex(self.list.games.index(0))
        self._show_progress()

    def _end_reading(self, piece: Piece) -> None:
        self._reader = None
        self._piece_job = 0
        self._file = _File.READ
        if piece.fault is not None:
            fault = piece.fault
            self._bad = lambda: fault_text(fault, self.words.vocabulary, seat_names())
            self._file = _File.BAD
        elif piece.error is not None:
            error = piece.error
            self._bad = lambda: open_error_text(error)
            self._file = _File.BAD
        if self._file is _File.BAD:
            self._refresh()

    # The game

    @property
    def opened(self) -> OpenedGame | None:
        """The game on the table."""
        return self._opened

    @property
    def place(self) -> int:
        """Number of the moment on the table, from 0."""
        return self._place

    @property
    def seat(self) -> int:
        """The seat at the bottom of the table."""
        return self._seat

    def step(self, step: Step) -> None:
        """Go to another moment of the game."""
        opened = self._opened
        if opened is None:
            return
        place, last = self._place, len(opened.moments) - 1
        self._go_to(
            {
                Step.FIRST: 0,
                Step.TRICK_BACK: opened.trick_before(place),
                Step.BACK: max(place - 1, 0),
                Step.FORWARD: min(place + 1, last),
                Step.TRICK_FORWARD: opened.trick_after(place),
                Step.LAST: last,
            }[step]
        )

    def set_seat(self, seat: int) -> None:
        """Look from another seat."""
        self._seat = seat
        self._retranslate()

    def toggle_last_trick(self) -> None:
        """Show the last trick once more, or the table again."""
        self.bar.last_trick.click()

    def _go_to(self, place: int) -> None:
        self._place = place
        # The trick before the last one is another trick now.
        self._release_last_trick()
        self._refresh()

    def _release_last_trick(self) -> None:
        self.bar.last_trick.blockSignals(True)
        self.bar.last_trick.setChecked(False)
        self.bar.last_trick.blockSignals(False)

    def _on_row_chosen(self, current: QModelIndex, _previous: QModelIndex) -> None:
        self._game_job = 0
        if not current.isValid():
            return
        row = self.list.games.rows[current.row()]
        if row.fault is not None or row.record is None:
            self._show_game(row, None)
        else:
            self._wanted = row
            self._game_job = self._worker.submit(partial(open_game, row.record))

    def _show_game(self, row: Row | None, opened: OpenedGame | None) -> None:
        self._row = row
        self._opened = opened
        self._go_to(0)
        self._retranslate()

    # What is seen

    def _refresh(self) -> None:
        self._show_moment()
        self.shown.emit()

    def _show_moment(self) -> None:
        opened, row = self._opened, self._row
        if opened is None or row is None:
            self.result.hide()
            self.table.show_state(TableState())
            reason = self._reason()
            self.bar.show_place(reason, reason, 0, 0, has_last_trick=False)
            return
        moment = opened.moments[self._place]
        tricks = moment.views[0].tricks
        wanted = tricks[-1] if tricks and self.bar.last_trick.isChecked() else None
        words = self._deal_words()
        self.table.show_state(open_state(moment, self._seat, words, wanted))
        self._show_result(opened, row, moment)
        self.bar.show_place(
            moment_sentence(opened, moment, words),
            moment_sentence(opened, moment, words, spoken=True),
            self._place,
            len(opened.moments),
            has_last_trick=bool(tricks) and moment.resting is None,
        )

    def _show_result(self, opened: OpenedGame, row: Row, moment: Moment) -> None:
        if moment.event is not None or self.bar.last_trick.isChecked():
            self.result.hide()
            return
        words = self._deal_words()
        self.result.show_result(
            opened, title_of(row, words), words, self.table.panel_rect().height()
        )
        self.result.show()
        self._place_result()

    def _place_result(self) -> None:
        if not self.result.isHidden():
            area: QRect = self.table.panel_rect()
            self.result.place(area, self.table.text_zoom)
            self.result.raise_()

    def _reason(self) -> str:
        """Return why no game lies on the table; nothing when none was chosen yet."""
        if self._row is not None and self._row.fault is not None:
            return details_of(self._row, self.words)
        return self._bad() if self._file is _File.BAD else ""

    def _deal_words(self) -> Words:
        return self.words if self._row is None else self.words.for_deal(players_of(self._row))

    def _show_progress(self) -> None:
        games = self.list.games
        count = games.rowCount()
        if self._file is _File.NONE:
            text = ""
        elif self._file is _File.BAD and not count:
            text = self._bad()
        elif self._file is _File.READING:
            text = translate("Records", "Reading: %n game(s) so far…", "of a file", count)
        else:
            text = translate("Records", "%n game(s).", "in a file", count)
            if games.broken:
                text = translate("Records", "{games} {broken}", "two whole sentences").format(
                    games=text,
                    broken=translate(
                        "Records", "%n of them cannot be replayed.", "records", games.broken
                    ),
                )
        self.progress.setText(glue(text))

    # Looks and language

    def set_words(self, words: Words) -> None:
        """Speak another language or deck vocabulary."""
        self.words = words
        self.list.games.set_words(words)
        self._retranslate()

    def set_deck(self, deck: Deck) -> None:
        """Show other cards."""
        self.table.set_deck(deck)

    def set_theme(self, theme: Theme) -> None:
        """Take on the colours of a theme."""
        self.table.set_theme(theme)
        self.list.set_theme(theme)
        self.result.set_theme(theme)
        self.bar.set_theme(theme)
        self.setStyleSheet(_style(theme))

    def _retranslate(self) -> None:
        self.back_button.setText(translate("Records", "Back", "button: leave the page"))
        self.open_button.setText(translate("Records", "Open…", "button: choose a file"))
        self.list.setAccessibleName(translate("Records", "Games of the file"))
        self.file_label.setText(self._path.name)
        self.file_label.setToolTip(str(self._path) if self._path.name else "")
        self.bar.retranslate(self._deal_words(), self._seat)
        self._show_progress()
        self._refresh()

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        room = self.width() - _LEAST_TABLE
        self._side.setFixedWidth(max(min(_LIST_WIDTH, room), _LEAST_LIST))


def _style(theme: Theme) -> str:
    paper, ink, soft, sunk = (
        colour.name() for colour in (theme.paper, theme.ink, theme.soft, theme.sunk)
    )
    rule, accent = theme.rule.name(), theme.accent.name()
    return f"""
    #record_side {{ background: {paper}; border-right: 1px solid {rule}; }}
    #step_bar {{ background: {paper}; border-top: 1px solid {rule}; }}
    #record_side QLabel, #step_bar QLabel {{ color: {ink}; background: transparent; }}
    #record_side QLabel[quiet="true"], #step_bar QLabel[quiet="true"] {{ color: {soft}; }}
    #record_side QAbstractButton, #step_bar QAbstractButton {{
        color: {ink}; background: {sunk}; border: 1px solid {rule}; border-radius: 6px;
        padding: 5px 10px;
    }}
    #step_bar QToolButton {{ padding: 4px 6px; }}
    #record_side QAbstractButton:focus, #step_bar QAbstractButton:focus {{
        border: 2px solid {accent};
    }}
    #step_bar QPushButton:checked {{
        color: {theme.on_accent.name()}; background: {accent}; border-color: {accent};
    }}
    #step_bar QAbstractButton:disabled {{ color: {soft}; }}
    """

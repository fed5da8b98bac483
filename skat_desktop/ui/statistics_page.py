# SPDX-License-Identifier: MIT
"""The statistics: three large figures, then everything in tables, on a page that scrolls."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRect, Qt, Signal
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QRadialGradient
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from skat_desktop.i18n.numbers import glue
from skat_desktop.records.statistics import Figures, Statistics
from skat_desktop.records.statistics_rates import Rate
from skat_desktop.ui import statistics_words as say
from skat_desktop.ui.panels.sheet import make_label
from skat_desktop.ui.statistics_bar import LEAST_WIDTH, RateBar
from skat_desktop.ui.statistics_sections import Section, sections
from skat_desktop.ui.statistics_table import FigureTable
from skat_desktop.ui.theme import GRID, Theme, mixed, with_alpha
from skat_desktop.ui.words import Words

translate = QCoreApplication.translate

WIDE_RANGE: Final = 0.2
"""Width of the range of the win rate above which the page says that the deals tell little."""

_COLUMN: Final = 980
"""Greatest width of the column of sheets, in pixels."""
_PADDING: Final = 2 * GRID
_WIDEST_BAR: Final = 320
"""In pixels."""


class StatisticsPage(QWidget):
    """Shows the user's figures.

    Signals:
        back(): the user wants to leave the page.
    """

    back = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("statistics_page")
        self._theme = theme
        self._statistics: Statistics | None = None
        self._words = Words()
        self._tables: list[FigureTable] = []
        self.back_button = QPushButton()
        self.back_button.setObjectName("back")
        self.back_button.clicked.connect(self.back)
        self.title = QLabel()
        self.title.setObjectName("title")
        head = QHBoxLayout()
        head.setContentsMargins(_PADDING, _PADDING, _PADDING, GRID)
        head.setSpacing(2 * GRID)
        head.addWidget(self.back_button)
        head.addWidget(self.title, 1)
        self.area = QScrollArea()
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setWidgetResizable(True)
        self.area.viewport().setAutoFillBackground(False)
        self.area.viewport().installEventFilter(self)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(0)
        lines.addLayout(head)
        lines.addWidget(self.area, 1)
        self.setStyleSheet(_style(theme))
        self._build()

    # What it shows

    @property
    def tables(self) -> dict[str, FigureTable]:
        """The tables by their names."""
        return {table.objectName(): table for table in self._tables}

    def show_reading(self, words: Words) -> None:
        """Say that the deals are being read."""
        self._statistics, self._words = None, words
        self._build()

    def show_statistics(self, statistics: Statistics, words: Words) -> None:
        """Show figures, from the top."""
        self._statistics, self._words = statistics, words
        self._build()

    def set_words(self, words: Words) -> None:
        """Take other words, after a change of language, deck or names; stay where the page is."""
        self._words = words
        self._rebuild()

    def set_theme(self, theme: Theme) -> None:
        """Take on the colours of a theme; stay where the page is."""
        self._theme = theme
        self.setStyleSheet(_style(theme))
        self._rebuild()

    def _rebuild(self) -> None:
        bar = self.area.verticalScrollBar()
        place = bar.value()
        self._build()
        # The area learns how high the new parts are only when their layout asks for room.
        QCoreApplication.sendPostedEvents(self.area.widget(), QEvent.Type.LayoutRequest)
        bar.setValue(place)

    def _build(self) -> None:
        self.title.setText(translate("Statistics", "Statistics", "heading of the page"))
        self.area.setAccessibleName(self.title.text())
        self.back_button.setText(translate("Statistics", "Back", "button; to the first page"))
        font = QFont(self.font())
        font.setPointSizeF(font.pointSizeF() * 1.7)
        font.setBold(True)
        self.title.setFont(font)
        self._tables = []
        column = QWidget()
        column.setObjectName("column")
        column.setMaximumWidth(_COLUMN)
        self._fill(column)
        page = QWidget()
        page.setObjectName("paper_on_cloth")
        centred = QHBoxLayout(page)
        centred.setContentsMargins(_PADDING, 0, _PADDING, _PADDING)
        centred.addStretch(0)
        centred.addWidget(column, 1)
        centred.addStretch(0)
        self.area.setWidget(page)
        for table in self._tables:
            table.fit()
        self._align()

    def _fill(self, column: QWidget) -> None:
        lines = QVBoxLayout(column)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(_PADDING)
        statistics = self._statistics
        if statistics is None or statistics.is_empty:
            text = say.reading() if statistics is None else say.none_yet()
            lines.addStretch(2)
            lines.addWidget(self._message(text))
            lines.addStretch(3)
            return
        figures = statistics.counted
        if figures.deals + figures.sat_out:
            lines.addWidget(self._overview(figures))
        else:
            lines.addWidget(self._message(say.only_helped()))
        for section in sections(statistics, self._words, self._theme):
            lines.addWidget(self._section(section))
        lines.addStretch(1)

    # Its parts

    @staticmethod
    def _sheet() -> tuple[QFrame, QVBoxLayout]:
        sheet = QFrame()
        sheet.setProperty("paper", True)
        lines = QVBoxLayout(sheet)
        lines.setContentsMargins(_PADDING, _PADDING, _PADDING, _PADDING)
        lines.setSpacing(GRID)
        return sheet, lines

    def _message(self, text: str) -> QFrame:
        sheet, lines = self._sheet()
        label = make_label(glue(text), scale=1.15, wrap=True, align=Qt.AlignmentFlag.AlignHCenter)
        label.setObjectName("message")
        lines.addWidget(label)
        return sheet

    def _overview(self, figures: Figures) -> QFrame:
        sheet, lines = self._sheet()
        tiles = QHBoxLayout()
        tiles.setSpacing(4 * GRID)
        for title, rate in (
            (translate("Statistics", "Won alone", "over a large figure"), figures.alone.won),
            (translate("Statistics", "Won defending", "over a large figure"), figures.defended),
        ):
            detail = say.tile_detail(rate)
            tiles.addLayout(self._tile(title, say.share_text(rate), detail, rate), 1)
        points = figures.tournament_points
        tiles.addLayout(
            self._tile(
                translate("Statistics", "Tournament score per deal", "over a large figure"),
                say.points_text(points.mean),
                say.tile_average(points),
            ),
            1,
        )
        lines.addLayout(tiles)
        low, high, games = figures.alone.won.interval
        if games and high - low > WIDE_RANGE:
            warning = make_label(glue(say.few_deals(figures.deals, figures.alone.won)), wrap=True)
            warning.setObjectName("few_deals")
            lines.addWidget(warning)
        lines.addWidget(make_label(say.how_to_read(), quiet=True, wrap=True))
        return sheet

    def _tile(self, title: str, figure: str, detail: str, rate: Rate | None = None) -> QVBoxLayout:
        lines = QVBoxLayout()
        lines.setSpacing(GRID // 2)
        lines.addWidget(make_label(title, quiet=True, bold=True, wrap=True))
        large = make_label(figure, scale=2.3, bold=True)
        large.setAccessibleName(f"{title}: {figure}")
        lines.addWidget(large)
        if rate is not None:
            lines.addWidget(RateBar(rate, self._theme))
        lines.addWidget(make_label(glue(detail), quiet=True, wrap=True))
        lines.addStretch(1)
        return lines

    def _section(self, section: Section) -> QFrame:
        sheet, lines = self._sheet()
        lines.addWidget(make_label(section.title, scale=1.3, bold=True))
        table = FigureTable(section.title, section.shown, self._theme)
        table.setObjectName(section.id)
        table.cell_reached.connect(partial(self._reveal, table))
        self._tables.append(table)
        lines.addWidget(table)
        if section.note:
            lines.addWidget(make_label(glue(section.note), quiet=True, wrap=True))
        # Wide tables must not be squeezed: the page scrolls sideways instead.
        sheet.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        return sheet

    def _reveal(self, table: FigureTable, cell: QRect) -> None:
        page = self.area.widget()
        if table.hasFocus() and page is not None:
            middle = table.mapTo(page, cell.center())
            self.area.ensureVisible(middle.x(), middle.y(), cell.width() // 2, 4 * cell.height())

    def _align(self) -> None:
        """Make the bars of all tables lie under each other, on one scale."""
        tables = [table for table in self._tables if table.figures.bar_column is not None]
        if not tables:
            return
        width = min(self.area.viewport().width() - 2 * _PADDING, _COLUMN) - 2 * _PADDING
        last = max(table.widths[-1] for table in tables)
        room = min(table.room_for_bar(width, last) for table in tables)
        for table in tables:
            table.align(max(LEAST_WIDTH, min(room, _WIDEST_BAR)), last)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.area.viewport() and event.type() == QEvent.Type.Resize:
            self._align()
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        light = QRadialGradient(self.rect().center(), max(self.width(), self.height()) * 0.7)
        light.setColorAt(0, self._theme.cloth_light)
        light.setColorAt(1, self._theme.cloth)
        painter.fillRect(self.rect(), light)


def _style(theme: Theme) -> str:
    """Return the style sheet of the page and everything on it."""
    paper, ink, soft, rule = (
        colour.name() for colour in (theme.paper, theme.ink, theme.soft, theme.rule)
    )
    accent = theme.accent.name()
    hover = mixed(theme.paper, theme.ink, 0.07).name()
    handle = with_alpha(theme.on_cloth, 0.35).name(theme.on_cloth.NameFormat.HexArgb)
    return f"""
    #title {{ color: {theme.on_cloth.name()}; }}
    #back {{
        color: {ink}; background: {paper}; border: 2px solid {paper};
        border-radius: 6px; padding: 6px 16px;
    }}
    #back:hover {{ background: {hover}; }}
    #back:focus {{ border-color: {accent}; }}
    QScrollArea, #paper_on_cloth, #column {{ background: transparent; }}
    QScrollArea:focus {{ border: 2px solid {accent}; }}
    QScrollBar:vertical {{ background: transparent; width: 12px; }}
    QScrollBar:horizontal {{ background: transparent; height: 12px; }}
    QScrollBar::handle {{ background: {handle}; border-radius: 4px; margin: 2px; }}
    QScrollBar::handle:vertical {{ min-height: 32px; }}
    QScrollBar::handle:horizontal {{ min-width: 32px; }}
    QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
    QScrollBar::add-page, QScrollBar::sub-page {{ background: none; }}
    QFrame[paper="true"] {{ background: {paper}; border-radius: {theme.radius}px; }}
    QFrame[paper="true"] QLabel {{ color: {ink}; background: transparent; }}
    QFrame[paper="true"] QLabel[quiet="true"] {{ color: {soft}; }}
    QTableView {{
        color: {ink}; background: {paper}; border: 2px solid {paper}; border-radius: 4px;
        outline: none;
    }}
    QTableView:focus {{ border-color: {accent}; }}
    QTableView::item {{ border-top: 1px solid {rule}; padding: 0 4px; }}
    QTableView::item:focus {{ background: {theme.sunk.name()}; color: {ink}; }}
    QHeaderView {{ background: {paper}; }}
    QHeaderView::section {{
        color: {soft}; background: {paper}; border: none; padding: 2px 7px 4px 7px;
    }}
    """

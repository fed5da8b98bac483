# SPDX-License-Identifier: MIT
"""Sets a page: turns its blocks into a document with the diagrams between the text."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPyTextObject,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextFrameFormat,
    QTextLength,
    QTextOption,
    QTextTable,
    QTextTableCellFormat,
    QTextTableFormat,
)

from skat_desktop.i18n.languages import Language
from skat_desktop.i18n.numbers import glue
from skat_desktop.learn.help.examples import AnyExample
from skat_desktop.learn.help.page import (
    Block,
    Heading,
    Item,
    Page,
    Picture,
    Span,
    Spans,
    Table,
)
from skat_desktop.ui.help.figure import Figure, Ink, PictureOf
from skat_desktop.ui.help.figure import Painter as FigurePainter
from skat_desktop.ui.help.present import Caption, Grid, Presenter
from skat_desktop.ui.help.speech import span_text
from skat_desktop.ui.theme import Theme, mixed

FIGURE: Final = int(QTextFormat.ObjectTypes.UserObject) + 1
"""Type of the diagrams among the objects of a document."""

NUMBER: Final = int(QTextFormat.Property.UserProperty) + 1
"""Property of a diagram's place in the text: its number in ``Sheet.figures``."""

_OBJECT: Final = "\ufffc"
_WIDEST: Final = 40.0
"""Width of the text at most, by its height: longer lines are hard to follow."""
_TITLE, _SECTION = 1.75, 1.3
"""Sizes of headings, by that of the text."""


@dataclass(frozen=True, slots=True)
class Style:
    """How a page looks.

    Attributes:
        theme: the colours; on paper those of the light theme.
        font: the font of the text, in its size.
        language: for line height and emphasis.
        paper: set for a printer.
        spoken: the diagrams are told in words as well.
    """

    theme: Theme
    font: QFont
    language: Language
    paper: bool = False
    spoken: bool = False

    @property
    def em(self) -> float:
        """Height of a line of text in pixels."""
        return QFontMetricsF(self.font).height()

    @property
    def leading(self) -> int:
        """Distance of lines in per cent of their height."""
        return 150 if self.language is Language.JAPANESE else 128

    @property
    def bold(self) -> bool:
        """Whether emphasis is bold; Japanese families on many systems have no real bold."""
        return self.language is not Language.JAPANESE


class _Figures(QPyTextObject):
    """Draws the diagrams of a document."""

    def __init__(self, sheet: Sheet) -> None:
        super().__init__(sheet.document)
        self._sheet = sheet

    def intrinsicSize(self, doc: QTextDocument, pos_in_document: int, fmt: QTextFormat) -> QSizeF:
        del doc, pos_in_document
        figure = self._sheet.figures[fmt.property(NUMBER)]
        return self._sheet.painter.size(figure, self._sheet.room)

    def drawObject(
        self,
        painter: QPainter,
        rect: QRectF | QRect,
        doc: QTextDocument,
        pos_in_document: int,
        fmt: QTextFormat,
    ) -> None:
        del doc, pos_in_document
        figure = self._sheet.figures[fmt.property(NUMBER)]
        self._sheet.painter.paint(painter, QRectF(rect), figure)


class Sheet:
    """A page set in type.

    Attributes:
        document: the text.
        figures: the diagrams in order.
        room: width that a diagram may take.
        painter: draws the diagrams.
    """

    def __init__(
        self,
        page: Page,
        presenter: Presenter,
        examples: Mapping[str, AnyExample],
        style: Style,
        picture: PictureOf,
        width: float,
    ) -> None:
        """Set a page.

        Args:
            page: the page.
            presenter: puts the examples into words and pictures.
            examples: the examples by id.
            style: how it looks.
            picture: where pictures of cards come from.
            width: of the view or the paper, in pixels.
        """
        self.document = QTextDocument()
        self.figures: list[Figure] = []
        self.style = style
        self._presenter = presenter
        self._examples = examples
        theme = style.theme
        self.painter = FigurePainter(
            style.font, Ink.on_paper() if style.paper else Ink.on_cloth(theme), picture
        )
        self.room = 0.0
        self._handler = _Figures(self)
        self.document.documentLayout().registerHandler(FIGURE, self._handler)
        self.document.setDefaultFont(style.font)
        self.document.setDocumentMargin(0)
        self.document.setIndentWidth(style.em * 1.3)
        self.fit(width)
        self._cursor = QTextCursor(self.document)
        self._fresh = True
        self._table_above: QTextTable | None = None
        self._cursor.beginEditBlock()
        self._title(page.title)
        for block in page.blocks:
            self._block(block)
        self._cursor.endEditBlock()

    def fit(self, width: float) -> None:
        """Set the text for a width: not wider than can be read, and in the middle."""
        em = self.style.em
        least = em * 0.2 if self.style.paper else em * 1.4
        text = min(width - 2 * least, _WIDEST * em)
        side = max(least, (width - text) / 2)
        self.room = max(text, 8 * em)
        frame = self.document.rootFrame().frameFormat()
        frame.setLeftMargin(side)
        frame.setRightMargin(side)
        frame.setTopMargin(0 if self.style.paper else em)
        frame.setBottomMargin(0 if self.style.paper else 2 * em)
        self.document.rootFrame().setFrameFormat(frame)

    # Blocks

    def _block(self, block: Block) -> None:
        em = self.style.em
        if isinstance(block, Heading):
            self._heading(block)
        elif isinstance(block, Picture):
            self._example(block.example)
        elif isinstance(block, Table):
            rows = [[self._words(cell) for cell in row] for row in block.rows]
            self._table(
                Grid(tuple(map(tuple, rows)), heads=block.heads, left=len(rows[0])), block.rows
            )
        elif isinstance(block, Item):
            self._item(block)
        elif block.boxed:
            self._box(block.spans)
        else:
            self._begin(self._text_format(below=0.55 * em))
            self._insert(block.spans)

    def _begin(self, block: QTextBlockFormat, char: QTextCharFormat | None = None) -> None:
        """Begin a block of text."""
        char = self._char() if char is None else char
        if self._table_above is not None:
            # Qt leaves out the margin of a block below a table; the table has to keep it.
            shape = self._table_above.format()
            shape.setBottomMargin(max(shape.bottomMargin(), block.topMargin()))
            self._table_above.setFormat(shape)
            self._table_above = None
        if self._fresh:
            self._cursor.setBlockFormat(block)
            self._cursor.setBlockCharFormat(char)
            self._fresh = False
        else:
            self._cursor.insertBlock(block, char)

    def _text_format(self, above: float = 0.0, below: float = 0.0) -> QTextBlockFormat:
        block = QTextBlockFormat()
        block.setLineHeight(
            self.style.leading, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value
        )
        block.setTopMargin(above)
        block.setBottomMargin(below)
        return block

    def _char(
        self, scale: float = 1.0, *, strong: bool = False, soft: bool = False
    ) -> QTextCharFormat:
        theme = self.style.theme
        char = QTextCharFormat()
        font = QFont(self.style.font)
        font.setPointSizeF(self.style.font.pointSizeF() * scale)
        font.setBold(strong and self.style.bold)
        char.setFont(font)
        colour = theme.soft if soft else theme.ink
        if strong and not soft and not self.style.bold and scale == 1.0:
            colour = mixed(theme.accent, theme.ink, 0.2 if theme.dark else 0.5)
        char.setForeground(colour)
        return char

    def _title(self, text: str) -> None:
        block = self._text_format(below=0.7 * self.style.em)
        block.setHeadingLevel(1)
        self._begin(block, self._char(_TITLE, strong=True))
        self._cursor.insertText(text)

    def _heading(self, heading: Heading) -> None:
        em = self.style.em
        block = self._text_format(above=1.3 * em, below=0.35 * em)
        block.setHeadingLevel(2)
        char = self._char(_SECTION, strong=True)
        self._begin(block, char)
        anchored = QTextCharFormat(char)
        anchored.setAnchor(True)
        anchored.setAnchorNames([heading.id])
        self._cursor.insertText(glue(self._words(heading.spans)), anchored)

    def _item(self, item: Item) -> None:
        em = self.style.em
        block = self._text_format(below=0.3 * em)
        block.setLeftMargin(1.5 * em)
        block.setTextIndent(-1.2 * em)
        tab = QTextBlockFormat(block)
        tab.setTabPositions([QTextOption.Tab(1.2 * em, QTextOption.TabType.LeftTab)])
        self._begin(tab)
        mark = "•" if item.number is None else f"{item.number}."
        self._cursor.insertText(f"{mark}\t", self._char(strong=item.number is not None))
        self._insert(item.spans)

    def _box(self, spans: Spans) -> None:
        """A rule to remember: a band beside it and a ground of its own."""
        em, theme = self.style.em, self.style.theme
        table = self._new_table(1, 1, above=0.3 * em, below=0.6 * em)
        shape = table.format()
        shape.setCellPadding(0)
        table.setFormat(shape)
        cell = QTextTableCellFormat()
        # In the dark the page itself is sunk.
        cell.setBackground(theme.paper if theme.dark else theme.sunk)
        cell.setLeftBorder(max(3.0, 0.22 * em))
        cell.setLeftBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
        cell.setLeftBorderBrush(QBrush(theme.accent))
        cell.setPadding(0.55 * em)
        cell.setLeftPadding(0.8 * em)
        table.cellAt(0, 0).setFormat(cell)
        self._cursor = table.cellAt(0, 0).firstCursorPosition()
        self._cursor.setBlockFormat(self._text_format())
        self._insert(spans)
        self._leave_table(table)

    def _new_table(self, rows: int, columns: int, above: float, below: float) -> QTextTable:
        shape = QTextTableFormat()
        shape.setBorder(0)
        shape.setCellSpacing(0)
        shape.setTopMargin(above)
        shape.setBottomMargin(below)
        if columns == 1:
            shape.setWidth(QTextLength(QTextLength.Type.PercentageLength, 100))
        self._table_above = None
        self._fresh = False
        return self._cursor.insertTable(rows, columns, shape)

    def _leave_table(self, table: QTextTable) -> None:
        """Go on behind a table, in the empty block that Qt leaves there."""
        self._table_above = table
        self._cursor = QTextCursor(self.document)
        self._cursor.movePosition(QTextCursor.MoveOperation.End)
        self._fresh = True

    def _table(self, grid: Grid, spans: tuple[tuple[Spans, ...], ...] | None = None) -> None:
        em, theme = self.style.em, self.style.theme
        columns = len(grid.rows[0])
        table = self._new_table(len(grid.rows), columns, above=0.2 * em, below=0.7 * em)
        tones = {"good": theme.good_ink, "bad": theme.bad_ink}
        for row, cells in enumerate(grid.rows):
            head = row < grid.heads
            last = row == len(grid.rows) - 1
            for column, text in enumerate(cells):
                cell = QTextTableCellFormat()
                cell.setPadding(0.22 * em)
                cell.setRightPadding(0.9 * em)
                line = 1.4 if row in grid.rule_above else 0.6
                if row and (row in grid.rule_above or row != grid.heads or grid.heads):
                    cell.setTopBorder(line)
                    cell.setTopBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
                    cell.setTopBorderBrush(
                        QBrush(theme.ink if row in grid.rule_above else theme.rule)
                    )
                place = table.cellAt(row, column)
                place.setFormat(cell)
                self._cursor = place.firstCursorPosition()
                block = QTextBlockFormat()
                if column >= grid.left:
                    block.setAlignment(Qt.AlignmentFlag.AlignRight)
                self._cursor.setBlockFormat(block)
                strong = head or (self.style.bold and row in grid.strong)
                char = self._char(strong=strong, soft=head)
                if last and grid.tone:
                    char.setForeground(tones[grid.tone])
                if spans is not None:
                    self._insert(spans[row][column], char)
                else:
                    self._cursor.insertText(glue(text), char)
        self._leave_table(table)

    # Examples

    def _example(self, name: str) -> None:
        em, theme = self.style.em, self.style.theme
        shown = self._presenter.show(self._examples[name])
        for number, part in enumerate(shown):
            more = number < len(shown) - 1
            if isinstance(part, Figure):
                self._figure(part, below=0.25 * em if more else 0.8 * em)
            elif isinstance(part, Caption):
                char = self._char(strong=bool(part.tone), soft=not part.tone)
                if part.tone:
                    char.setForeground(theme.good_ink if part.tone == "good" else theme.bad_ink)
                above = 0.5 * em if number == 0 else 0.0
                self._begin(self._text_format(above=above, below=0.3 * em if more else 0.9 * em))
                self._cursor.insertText(glue(part.text), char)
            else:
                self._table(part)

    def _figure(self, figure: Figure, below: float) -> None:
        block = QTextBlockFormat()
        block.setTopMargin(0.35 * self.style.em)
        block.setBottomMargin(below)
        self._begin(block)
        char = QTextCharFormat()
        char.setObjectType(FIGURE)
        char.setProperty(NUMBER, len(self.figures))
        char.setToolTip(figure.spoken)
        self.figures.append(figure)
        self._cursor.insertText(_OBJECT, char)
        if self.style.spoken:
            self._begin(self._text_format(below=0.5 * self.style.em))
            self._cursor.insertText(glue(figure.spoken), self._char(0.9, soft=True))

    # Text

    def _words(self, spans: Spans) -> str:
        return "".join(self._word(span) for span in spans)

    def _word(self, span: Span) -> str:
        return span_text(span, self._presenter.vocabulary, self._examples)

    def _insert(self, spans: Spans, base: QTextCharFormat | None = None) -> None:
        # Card names are glued over the borders of spans' pieces, so each is glued alone.
        for span in spans:
            char = QTextCharFormat(base) if base is not None else self._char(strong=span.strong)
            if span.link:
                char.setAnchor(True)
                char.setAnchorHref(span.link)
                char.setForeground(self._link_colour())
                char.setFontUnderline(True)
            self._cursor.insertText(glue(self._word(span)), char)

    def _link_colour(self) -> QColor:
        theme = self.style.theme
        return theme.good_ink if theme.dark else theme.button

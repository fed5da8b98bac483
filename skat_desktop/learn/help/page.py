# SPDX-License-Identifier: MIT
"""The format of a help page: a text file becomes blocks, and their text becomes spans.

Blocks begin at the start of a line and end with an empty line or with the next block::

    # Title of the page                 ## Title of a section {#id}
    > A rule in a box                   - item        1. numbered item
    |= head | of a table                | cell | of a table
    @example-id                         the picture of an example
    anything else                       a paragraph

Inside the text: ``**strong**``, ``[words](page#section)``, ``{CJ}`` a card's name, ``{CJ:acc}``
in a German case (``nom``, ``acc``, ``dat``), ``{suit:H}`` and ``{Suit:H}`` a suit inside and at
the start of a sentence, ``{jack|Unter}`` the word of the French or the German deck, and
``{=example.fact}`` what the engine says about an example.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import Enum
from typing import Final, TypeAlias

from skat_desktop.rules.cards import SUIT_LETTERS, parse_card
from skat_desktop.rules.refusal import Refusal


class PageError(ValueError):
    """A page cannot be read; the message names the page, the line and what is wrong there."""


class SpanKind(Enum):
    """What a span stands for."""

    TEXT = "text"
    CARD = "card"
    SUIT = "suit"
    SUIT_TITLE = "suit title"
    CHOICE = "choice"
    FACT = "fact"


@dataclass(frozen=True, slots=True)
class Span:
    """A piece of text.

    Attributes:
        kind: what it stands for.
        text: the words; of a card its code, of a suit its letter, of a choice the word of the
            French deck, of a fact ``example.fact``.
        other: of a choice the word of the German deck, of a card its case.
        strong: whether it is emphasised.
        link: ``page#section`` that it leads to, empty without a link.
    """

    kind: SpanKind
    text: str
    other: str = ""
    strong: bool = False
    link: str = ""


Spans: TypeAlias = tuple[Span, ...]


@dataclass(frozen=True, slots=True)
class Heading:
    """The title of a section."""

    id: str
    spans: Spans


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A paragraph; ``boxed`` when it is a rule to remember."""

    spans: Spans
    boxed: bool = False


@dataclass(frozen=True, slots=True)
class Item:
    """An item of a list, with its number in a numbered one."""

    spans: Spans
    number: int | None = None


@dataclass(frozen=True, slots=True)
class Table:
    """A table; its first rows may be headings."""

    rows: tuple[tuple[Spans, ...], ...]
    heads: int


@dataclass(frozen=True, slots=True)
class Picture:
    """The place of an example's picture."""

    example: str


Block: TypeAlias = Heading | Paragraph | Item | Table | Picture


@dataclass(frozen=True, slots=True)
class Page:
    """A page.

    Attributes:
        id: name of its file without the ending.
        title: its title; the decks must not change it.
        blocks: what stands on it, in order.
    """

    id: str
    title: str
    blocks: tuple[Block, ...]

    @property
    def sections(self) -> tuple[Heading, ...]:
        """The titles of the sections, in order."""
        return tuple(block for block in self.blocks if isinstance(block, Heading))

    @property
    def examples(self) -> tuple[str, ...]:
        """The ids of the examples drawn, in order."""
        return tuple(block.example for block in self.blocks if isinstance(block, Picture))


_HEADING: Final = re.compile(r"## (.+?) \{#([a-z-]+)\}")
_NUMBERED: Final = re.compile(r"(\d+)\. (.*)")
_INLINE: Final = re.compile(
    r"\*\*(?P<strong>.+?)\*\*"
    r"|\[(?P<words>[^\]]+)\]\((?P<target>[a-z#-]+)\)"
    r"|\{(?P<code>[^{}]+)\}"
)
_CASES: Final = ("", "nom", "acc", "dat")


def parse_page(page_id: str, text: str) -> Page:
    """Read a page.

    Raises:
        PageError: the text breaks the format.
    """
    return Page(page_id, *_Reader(page_id, text).read())


class _Reader:
    """Reads one page, line by line."""

    def __init__(self, page_id: str, text: str) -> None:
        self._page = page_id
        self._lines = text.splitlines()
        self._number = 0

    def read(self) -> tuple[str, tuple[Block, ...]]:
        title = ""
        blocks: list[Block] = []
        for number, chunk in self._chunks():
            self._number = number
            if chunk.startswith("# "):
                if title or blocks:
                    raise self._error("a page has one title, on its first line")
                title = chunk[2:]
            elif not title:
                raise self._error("a page begins with its title")
            else:
                blocks.append(self._block(chunk))
        if not title:
            raise PageError(f"{self._page}: the page is empty")
        return title, tuple(blocks)

    def _chunks(self) -> Iterator[tuple[int, str]]:
        """Yield the text of each block with the number of its first line."""
        first, lines = 0, list[str]()
        for number, line in enumerate([*self._lines, ""], start=1):
            begins = re.match(r"#|>|- |\d+\. |@|\|", line)
            # The rows of a table belong together.
            joins = line.startswith("|") and lines and lines[-1].startswith("|")
            heading = bool(lines) and lines[0].startswith("#")
            if lines and (not line.strip() or heading or (begins and not joins)):
                yield first, "\n".join(lines)
                lines = []
            if line.strip():
                first = first if lines else number
                lines.append(line.strip())

    def _block(self, chunk: str) -> Block:
        if chunk.startswith("|"):
            return self._table(chunk.split("\n"))
        text = _joined(chunk.split("\n"))
        if chunk.startswith("#"):
            found = _HEADING.fullmatch(text)
            if found is None:
                raise self._error("a section is written ## Title {#id}")
            return Heading(found[2], self._spans(found[1]))
        if chunk.startswith("@"):
            return Picture(text[1:].strip())
        if chunk.startswith(">"):
            return Paragraph(self._spans(text[1:].strip()), boxed=True)
        if chunk.startswith("- "):
            return Item(self._spans(text[2:].strip()))
        numbered = _NUMBERED.fullmatch(text)
        if numbered is not None:
            return Item(self._spans(numbered[2]), int(numbered[1]))
        return Paragraph(self._spans(text))

    def _table(self, lines: list[str]) -> Table:
        heads = sum(line.startswith("|=") for line in lines)
        rows = tuple(
            tuple(self._spans(cell.strip()) for cell in _cells(re.sub(r"^\|=?", "", line)))
            for line in lines
        )
        if len({len(row) for row in rows}) != 1:
            raise self._error("the rows of a table have different numbers of cells")
        return Table(rows, heads)

    def _spans(self, text: str) -> Spans:
        return tuple(self._inline(text))

    def _inline(self, text: str) -> Iterator[Span]:
        end = 0
        for found in _INLINE.finditer(text):
            if found.start() > end:
                yield Span(SpanKind.TEXT, self._plain(text[end : found.start()]))
            end = found.end()
            if found["strong"] is not None:
                for span in self._inline(found["strong"]):
                    yield replace(span, strong=True)
            elif found["words"] is not None:
                for span in self._inline(found["words"]):
                    yield replace(span, link=found["target"])
            else:
                yield self._code(found["code"])
        if end < len(text):
            yield Span(SpanKind.TEXT, self._plain(text[end:]))

    def _plain(self, text: str) -> str:
        if re.search(r"[{}]|\*\*|\]\(", text):
            raise self._error(f"something is not closed in {text!r}")
        # A computation does not break at the end of a line.
        return re.sub(r" ([×=]) ", "\u00a0\\1\u00a0", text)

    def _code(self, code: str) -> Span:
        if code.startswith("="):
            example, dot, fact = code[1:].partition(".")
            if not (example and dot and fact):
                raise self._error(f"a fact is written {{=example.fact}}, not {{{code}}}")
            return Span(SpanKind.FACT, code[1:])
        if "|" in code:
            french, german = code.split("|", 1)
            return Span(SpanKind.CHOICE, french, german)
        name, _, detail = code.partition(":")
        if name in ("suit", "Suit") and detail in tuple(SUIT_LETTERS):
            kind = SpanKind.SUIT if name == "suit" else SpanKind.SUIT_TITLE
            return Span(kind, detail)
        try:
            parse_card(name)
        except Refusal:
            raise self._error(f"{{{code}}} is no card, suit, choice or fact") from None
        if detail not in _CASES:
            raise self._error(f"{{{code}}} has no such case: choose nom, acc or dat")
        return Span(SpanKind.CARD, name, detail)

    def _error(self, what: str) -> PageError:
        return PageError(f"{self._page}, line {self._number}: {what}")


def _cells(line: str) -> list[str]:
    """Return the cells of a row; a bar inside braces is a choice."""
    return re.split(r"\|(?![^{]*\})", line)


def _joined(lines: list[str]) -> str:
    """Return lines as one; Japanese has no blank where a line was broken."""
    text = lines[0]
    for line in lines[1:]:
        blank = "" if text[-1] > "\u2fff" or line[0] > "\u2fff" else " "
        text += blank + line
    return text

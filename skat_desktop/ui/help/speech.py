# SPDX-License-Identifier: MIT
"""Turns the spans of a page into words: of the language, the deck and the engine."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication

from skat_desktop.i18n.cards import Form, card_name, suit_name, suit_title
from skat_desktop.i18n.numbers import plain, signed
from skat_desktop.i18n.vocabulary import Vocabulary
from skat_desktop.i18n.words import matadors_phrase
from skat_desktop.learn.help.examples import AnyExample, Fact, FactKind
from skat_desktop.learn.help.page import (
    Block,
    Heading,
    Item,
    Page,
    Paragraph,
    Picture,
    Span,
    SpanKind,
    Spans,
    Table,
)
from skat_desktop.learn.help.search import Passage
from skat_desktop.rules.cards import SUIT_LETTERS, Suit, parse_card

translate = QCoreApplication.translate

_FORMS: Final = {
    "": Form.LABEL,
    "nom": Form.NOMINATIVE,
    "acc": Form.ACCUSATIVE,
    "dat": Form.DATIVE,
}

_GROUPS: Final[dict[str, Callable[[], str]]] = {
    "rules": lambda: translate("Help", "Rules", "group of help pages"),
    "strategy": lambda: translate("Help", "Playing well", "group of help pages"),
    "reference": lambda: translate("Help", "Reference", "group of help pages"),
}


def group_title(group: str) -> str:
    """Return the name of a group of pages, as the contents have it."""
    return _GROUPS[group]()


def fact_text(fact: Fact, vocabulary: Vocabulary) -> str:
    """Return what the engine says, in words."""
    if fact.kind is FactKind.SIGNED:
        return signed(fact.value)
    if fact.kind is FactKind.CARD:
        return card_name(fact.value, vocabulary, Form.LABEL)
    if fact.kind is FactKind.MATADORS:
        return matadors_phrase(fact.value)
    return plain(fact.value)


def span_text(span: Span, vocabulary: Vocabulary, examples: Mapping[str, AnyExample]) -> str:
    """Return the words of a span.

    Raises:
        KeyError: a fact names an example, or something about it, that does not exist.
    """
    if span.kind is SpanKind.TEXT:
        return span.text
    if span.kind is SpanKind.CHOICE:
        return span.other if vocabulary.is_german_deck else span.text
    if span.kind is SpanKind.CARD:
        return card_name(parse_card(span.text), vocabulary, _FORMS[span.other])
    if span.kind is SpanKind.FACT:
        example, _, name = span.text.partition(".")
        return fact_text(examples[example].facts()[name], vocabulary)
    suit = Suit(SUIT_LETTERS.index(span.text))
    if span.kind is SpanKind.SUIT_TITLE:
        return suit_title(suit, vocabulary)
    return suit_name(suit, vocabulary)


def spans_text(spans: Spans, vocabulary: Vocabulary, examples: Mapping[str, AnyExample]) -> str:
    """Return the words of several spans."""
    return "".join(span_text(span, vocabulary, examples) for span in spans)


def passages_of(
    page: Page,
    vocabulary: Vocabulary,
    examples: Mapping[str, AnyExample],
    describe: Callable[[str], str],
) -> list[Passage]:
    """Return the sections of a page as plain text.

    Args:
        page: the page.
        vocabulary: whose words.
        examples: what facts are asked of.
        describe: an example's picture in words.
    """

    def words(spans: Spans) -> str:
        return spans_text(spans, vocabulary, examples)

    def text_of(block: Block) -> str:
        if isinstance(block, Picture):
            return describe(block.example)
        if isinstance(block, Table):
            return "\n".join(words(cell) for row in block.rows for cell in row)
        assert isinstance(block, Heading | Paragraph | Item)
        return words(block.spans)

    found: list[Passage] = []
    target, title, lines = page.id, page.title, list[str]()
    for block in page.blocks:
        if isinstance(block, Heading):
            found.append(Passage(target, title, page.title, "\n".join(lines)))
            target, title, lines = f"{page.id}#{block.id}", words(block.spans), []
        else:
            lines.append(text_of(block))
    found.append(Passage(target, title, page.title, "\n".join(lines)))
    return found

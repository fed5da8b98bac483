# SPDX-License-Identifier: MIT
"""The format of help pages: what is read, and what is refused with page and line."""

from __future__ import annotations

import pytest

from skat_desktop.learn.help.contents import FIRST_PAGE, split_target, target_of
from skat_desktop.learn.help.page import (
    Heading,
    Item,
    PageError,
    Paragraph,
    Picture,
    Span,
    SpanKind,
    Table,
    parse_page,
)

TEXT = SpanKind.TEXT


def blocks(text):
    return parse_page("test", f"# Title\n\n{text}").blocks


def spans(text):
    (block,) = blocks(text)
    return block.spans


def test_blocks_are_told_apart_by_how_they_begin():
    found = blocks(
        "## A section {#one}\nwords\nmore words\n> a rule\n- item\n1. first\n@picture\n"
        "|= a | b\n| c | d\n\nlast"
    )
    assert [type(block) for block in found] == [
        Heading,
        Paragraph,
        Paragraph,
        Item,
        Item,
        Picture,
        Table,
        Paragraph,
    ]
    assert found[0].id == "one"
    assert found[1].spans == (Span(TEXT, "words more words"),)
    assert found[2].boxed
    assert (found[3].number, found[4].number) == (None, 1)
    assert (found[6].heads, len(found[6].rows)) == (1, 2)


def test_japanese_lines_are_joined_without_a_blank():
    assert spans("これは\n1つの文です。")[0].text == "これは1つの文です。"


def test_spans_inside_a_text():
    assert spans("a **b** [c](d#e) {CJ:acc} {suit:H} {Suit:C} {x|y} {=z.w}") == (
        Span(TEXT, "a "),
        Span(TEXT, "b", strong=True),
        Span(TEXT, " "),
        Span(TEXT, "c", link="d#e"),
        Span(TEXT, " "),
        Span(SpanKind.CARD, "CJ", "acc"),
        Span(TEXT, " "),
        Span(SpanKind.SUIT, "H"),
        Span(TEXT, " "),
        Span(SpanKind.SUIT_TITLE, "C"),
        Span(TEXT, " "),
        Span(SpanKind.CHOICE, "x", "y"),
        Span(TEXT, " "),
        Span(SpanKind.FACT, "z.w"),
    )


def test_a_choice_inside_a_table_does_not_end_its_cell():
    (table,) = blocks("| {a|b} | c")
    assert [[span.text for span in cell] for cell in table.rows[0]] == [["a"], ["c"]]


def test_a_computation_does_not_break():
    assert spans("3 × 10 = 30")[0].text == "3\u00a0×\u00a010\u00a0=\u00a030"


@pytest.mark.parametrize(
    "text, part",
    [
        ("## No id", "## Title {#id}"),
        ("an {open brace", "not closed"),
        ("a **star", "not closed"),
        ("{XX}", "no card"),
        ("{CJ:genitive}", "no such case"),
        ("{=value}", "example.fact"),
        ("| a | b\n| c", "different numbers"),
        ("# Second title", "one title"),
    ],
)
def test_a_slip_is_named_with_page_and_line(text, part):
    with pytest.raises(PageError, match=r"test, line \d+") as error:
        blocks(text)
    assert part in str(error.value)


@pytest.mark.parametrize("text", ["", "words without a title"])
def test_a_page_needs_its_title(text):
    with pytest.raises(PageError):
        parse_page("test", text)


def test_targets():
    assert split_target("page#section") == ("page", "section")
    assert split_target("page") == ("page", "")
    assert target_of("play.follow_suit") == "cards#follow"
    assert target_of("table.auction") == "bidding#auction"
    assert target_of("nowhere") == FIRST_PAGE

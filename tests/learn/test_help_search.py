# SPDX-License-Identifier: MIT
"""Search in the help: parts of words, case, width, Japanese, phrases, and where hits stand."""

from __future__ import annotations

import pytest

from skat_desktop.learn.help.search import Passage, occurrences, search, words_of

PASSAGES = [
    Passage("a", "Spitzen", "Werte", "Spitzen zählen. Der Herz-\u2060König nicht."),
    Passage("b#x", "Reizen", "Bieten", "Wie weit? So viele Spitzen, dann ÜBERREIZT."),
    Passage("c", "ビッド", "ルール", "オーバービッドになると、ゲーム値は２倍を失います。"),
]


@pytest.mark.parametrize(
    "query, found",
    [
        ("spitzen", ["a", "b#x"]),
        ("SPITZ weit", ["b#x"]),
        ("herz-könig", ["a"]),
        ("überreizt", ["b#x"]),
        ("ビッド", ["c"]),
        ("ﾋﾞｯﾄﾞ", ["c"]),
        ("2倍", ["c"]),
        ('"so viele"', ["b#x"]),
        ('"viele so"', []),
        ("", []),
        ("   ", []),
        ("nichts", []),
    ],
)
def test_what_is_found(query, found):
    assert [hit.passage.target for hit in search(PASSAGES, query)] == found


def test_an_excerpt_shows_the_hit():
    (hit,) = search(PASSAGES, "weit")
    assert "weit" in hit.excerpt
    long = Passage("d", "t", "t", "wort " * 40 + "Ziel" + " wort" * 40)
    (hit,) = search([long], "ziel")
    assert "Ziel" in hit.excerpt
    assert hit.excerpt[0] == hit.excerpt[-1] == "…"
    assert len(hit.excerpt) < 90


def test_marks_cover_what_the_eye_sees():
    text = PASSAGES[0].text
    ((start, end),) = occurrences(text, words_of("herz-könig"))
    assert text[start:end] == "Herz-\u2060König"


def test_marks_do_not_overlap_and_words_count_once():
    assert occurrences("aaaa", ("aa", "a")) == [(0, 2), (2, 4)]
    assert words_of("a A b a") == ("a", "b")

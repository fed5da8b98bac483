# SPDX-License-Identifier: MIT
"""Full-text search that finds a word in any spelling of width and case, Japanese as well.

Words are looked for as parts of the text: Japanese writes no blanks, German joins nouns.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

_INVISIBLE: Final = "\u2060\u00ad\u200b"
_CONTEXT: Final = 36
"""Characters shown on each side of the first hit."""


@dataclass(frozen=True, slots=True)
class Passage:
    """A section as plain text.

    Attributes:
        target: ``page`` or ``page#section``.
        title: the title of the section, or of the page before its first section.
        page_title: the title of its page.
        text: what stands in it.
    """

    target: str
    title: str
    page_title: str
    text: str


@dataclass(frozen=True, slots=True)
class Hit:
    """A passage that holds all words searched for, and a bit of its text."""

    passage: Passage
    excerpt: str


def _folded(text: str) -> tuple[str, list[int]]:
    """Return the text without case, width and marks, and where each character came from."""
    letters: list[str] = []
    origin: list[int] = []
    place = 0
    while place < len(text):
        # A letter and the marks after it are one: half-width katakana write ﾋﾞ for ビ.
        end = place + 1
        while end < len(text) and (unicodedata.combining(text[end]) or text[end] in "ﾞﾟ"):
            end += 1
        if text[place] not in _INVISIBLE:
            for part in unicodedata.normalize("NFKC", text[place:end]).casefold():
                letters.append(part)
                origin.append(place)
        place = end
    return "".join(letters), origin


def words_of(query: str) -> tuple[str, ...]:
    """Return the words of a query, folded as the text is; phrases in quotes stay together."""
    folded = _folded(unicodedata.normalize("NFC", query))[0]
    found: list[str] = []
    for number, part in enumerate(folded.replace("„", '"').replace("“", '"').split('"')):
        found += [part.strip()] if number % 2 else part.split()
    return tuple(dict.fromkeys(word for word in found if word))


def occurrences(text: str, words: Sequence[str]) -> list[tuple[int, int]]:
    """Return where the words stand in a text, as start and end, in order and without overlap."""
    folded, origin = _folded(text)
    spans: list[tuple[int, int]] = []
    for word in words:
        start = folded.find(word)
        while start >= 0:
            spans.append((origin[start], origin[start + len(word) - 1] + 1))
            start = folded.find(word, start + len(word))
    spans.sort(key=lambda span: (span[0], -span[1]))
    kept: list[tuple[int, int]] = []
    for span in spans:
        if not kept or span[0] >= kept[-1][1]:
            kept.append(span)
    return kept


def search(passages: Iterable[Passage], query: str) -> list[Hit]:
    """Return the passages that hold every word, those with a word in their title first."""
    words = words_of(query)
    if not words:
        return []
    ranked: list[tuple[int, int, Hit]] = []
    for number, passage in enumerate(passages):
        title = _folded(passage.title)[0]
        text = _folded(passage.text)[0]
        if all(word in text or word in title for word in words):
            in_title = sum(word in title for word in words)
            count = sum(text.count(word) for word in words)
            rank = -in_title * 1000 - min(count, 999)
            ranked.append((rank, number, Hit(passage, _excerpt(passage.text, words))))
    return [hit for _, _, hit in sorted(ranked, key=lambda entry: entry[:2])]


def _excerpt(text: str, words: Sequence[str]) -> str:
    """Return the surroundings of the first hit on one line."""
    found = occurrences(text, words)
    start, end = found[0] if found else (0, 0)
    first = max(0, start - _CONTEXT)
    last = min(len(text), end + _CONTEXT)
    if first and " " in text[first:start]:
        first = text.index(" ", first) + 1
    shown = " ".join(text[first:last].split())
    return ("…" if first else "") + shown + ("…" if last < len(text) else "")

# SPDX-License-Identifier: MIT
"""What holds for every text of a language, as checks that return what is wrong."""

from __future__ import annotations

import re
import unicodedata

MAXIMA = {"en": 18, "de": 16, "ja": 45}
"""Length of a sentence: words, in Japanese characters."""

FORBIDDEN = {
    "en": r"\b(ruff\w*|bust|melt|trick points|oops|please|illegal|invalid|forbidden|AI)\b",
    "de": r"\b(ungültig\w*|leider|bitte|Kreuzbube\w*|Bid|Score|Trick|man)\b"
    r"|(?<=[a-zäöüß,] )(Sie|Ihnen|Ihren?)\b|Spielstufe|\w[*:_]innen",
    "ja": "スーツ|スカット|契約|入札|ツモ|宣言者|することができ|エラーが発生|あなた|彼|降参"
    "|主張|清算|[ｦ-ﾟ０-９！～]",
}
SIGNS = {
    "an exclamation mark": r"!",
    "three dots for …": r"\.\.\.",
    "an emoji's variation selector": "\ufe0f",
    "a hyphen for a minus": r"(?<![\w-])-\d",
    "two spaces": r"  ",
}
EUROPEAN_SIGNS = {"a straight quote or apostrophe": r"['\"]"}
GERMAN_SIGNS = {
    "… without a no-break space": r"(?<![\u00a0\u201e])…",
    "an English quote": r"”",
}
_JAPANESE = r"[\u3041-\u3096\u30a1-\u30fc\u4e00-\u9fff]"
JAPANESE_SIGNS = {
    "a half-width sign": rf"{_JAPANESE}[?:,;.]|{_JAPANESE}\((?!&)",
    "a space beside Japanese": rf"{_JAPANESE}[ ]|[ ]{_JAPANESE}",
    "an English quote": r"[“”\"]",
    "a dash": r"[–—]",
}


def faults(language: str, text: str) -> list[str]:
    """Return what is wrong with the signs and words of a text."""
    patterns = {
        "a forbidden word": FORBIDDEN[language],
        **SIGNS,
        **(JAPANESE_SIGNS if language == "ja" else EUROPEAN_SIGNS),
        **(GERMAN_SIGNS if language == "de" else {}),
    }
    flags = re.IGNORECASE if language == "en" else 0
    found = [
        f"{name}: {text!r}" for name, pattern in patterns.items() if re.search(pattern, text, flags)
    ]
    if unicodedata.normalize("NFC", text) != text:
        found.append(f"not in normal form: {text!r}")
    return found


def too_long(language: str, text: str) -> list[str]:
    """Return the sentences of a text that are longer than the language allows."""
    if language == "ja":
        sentences = re.split(r"[。？]", text)
        return [each for each in sentences if len(each) > MAXIMA["ja"]]
    sentences = re.split(r"(?<=[.?!])\s|\n", text)
    # Signs alone are no words: 3 × 10 = 30 counts three.
    return [
        each for each in sentences if len(re.findall(r"[\w{][\w{}’'-]*", each)) > MAXIMA[language]
    ]

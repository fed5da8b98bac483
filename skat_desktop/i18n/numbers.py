# SPDX-License-Identifier: MIT
"""Figures as they are written: signs, grouping, products, and places where no line may break.

Everything follows the default locale, which :func:`skat_desktop.i18n.languages.install` sets.
"""

from __future__ import annotations

import re
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale

translate = QCoreApplication.translate

MINUS: Final = "\u2212"
TIMES: Final = "×"
NO_BREAK_SPACE: Final = "\u00a0"
WORD_JOINER: Final = "\u2060"


def number(value: int) -> str:
    """Return a count or sum with its thousands grouped, a true minus sign, and no plus."""
    text = QLocale().toString(abs(value))
    return f"{MINUS}{text}" if value < 0 else text


def decimal(value: float, digits: int = 1) -> str:
    """Return a measured value with a fixed number of digits after the decimal sign."""
    text = QLocale().toString(abs(value), "f", digits)
    # −0.04 rounds to 0.0, which has no sign.
    return f"{MINUS}{text}" if round(value, digits) < 0 else text


def signed(value: int) -> str:
    """Return game points of one deal, never grouped: ``+40``, ``−88``, ``0``."""
    if value == 0:
        return "0"
    return f"{'+' if value > 0 else MINUS}{abs(value)}"


def signed_sum(value: int) -> str:
    """Return a sum of game points, its thousands grouped: ``+1,234``, ``−88``, ``0``."""
    return f"+{number(value)}" if value > 0 else number(value)


def plain(value: int) -> str:
    """Return a bid, level or game value: never grouped, no plus sign."""
    return f"{MINUS}{-value}" if value < 0 else str(value)


def percent(share: float, digits: int = 0) -> str:
    """Return a share, 0 … 1, in per cent: ``71.5%``, in German with a space before the sign."""
    space = NO_BREAK_SPACE if QLocale().language() == QLocale.Language.German else ""
    return f"{decimal(100 * share, digits)}{space}%"


def product(*factors: int | str) -> str:
    """Return a product that does not break: ``3 × 10``."""
    spaced = f"{NO_BREAK_SPACE}{TIMES}{NO_BREAK_SPACE}"
    return spaced.join(plain(each) if isinstance(each, int) else each for each in factors)


def equation(left: str, right: str) -> str:
    """Return an equation that does not break: ``3 × 10 = 30``."""
    return f"{left}{NO_BREAK_SPACE}={NO_BREAK_SPACE}{right}"


def ratio(first: int, second: int) -> str:
    """Return two sides' figures: ``61–59``, ``61:59``, ``61対59``."""
    return translate("Number", "{first}–{second}", "ratio of two sides").format(
        first=first, second=second
    )


def span(low: str, high: str) -> str:
    """Return a range of two figures: ``60–70``, ``60〜70``."""
    return translate("Number", "{low}–{high}", "range from low to high").format(low=low, high=high)


def card_points(count: int) -> str:
    """Return a number of card points in words, in German also after „mit“: ``66 card points``."""
    return translate("Number", "%n card point(s)", "of cards, without a sign", count)


def tricks(count: int) -> str:
    """Return a number of tricks in words; nought has its own."""
    if count == 0:
        return translate("Number", "no trick")
    return translate("Number", "%n trick(s)", "", count)


def cards(count: int) -> str:
    """Return a number of cards in words."""
    return translate("Number", "%n card(s)", "", count)


def deals(count: int) -> str:
    """Return a number of deals of a series in words."""
    return translate("Number", "%n deal(s)", "units of a series", count)


def listed(items: list[str]) -> str:
    """Return a list in words: ``a, b and c``, ``a、b、c``."""
    return QLocale().createSeparatedList(items)


def enumerated(items: list[str]) -> str:
    """Return items one after the other without an "and": ``a, b, c``, ``a、b、c``."""
    return translate("Number", ", ", "between items, without “and”").join(items)


_GERMAN_CARD: Final = re.compile(
    r"\b(Kreuz|Pik|Herz|Karo|Eichel|Grün|Rot|Schellen)-"
    r"(?=(?:Ass|Daus|König|Dame|Ober|Bube|Unter|Zehn|Neun|Acht|Sieben))"
)
_JAPANESE_CARD: Final = re.compile(
    "(?:クラブ|スペード|ハート|ダイヤ|どんぐり|木の葉|鈴)の"
    "(?:エース|ダウス|キング|クイーン|オーバー|ジャック|ウンター|10|[AKQJ987])"
)
_JAPANESE_COUNT: Final = re.compile(
    rf"[+{MINUS}]?[0-9][0-9,.]*(?:トリック目|トリック|枚目|枚|点|ゲーム|ラウンド|段階|人|回|手|問|件|個|行目)"
)


def _joined(match: re.Match[str]) -> str:
    return WORD_JOINER.join(match[0])


def glue(text: str) -> str:
    """Forbid line breaks inside card names and between a number and its counter.

    For text on the screen only; accessible names, the clipboard, search and files take
    :func:`unglue`, or the text before it was glued. Gluing twice changes nothing more.
    """
    text = _GERMAN_CARD.sub(rf"\1-{WORD_JOINER}", unglue(text))
    return _JAPANESE_COUNT.sub(_joined, _JAPANESE_CARD.sub(_joined, text))


def unglue(text: str) -> str:
    """Take out what :func:`glue` has put in."""
    return text.replace(WORD_JOINER, "")

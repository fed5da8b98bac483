# SPDX-License-Identifier: MIT
from __future__ import annotations

import pytest

from skat_desktop.i18n import numbers
from skat_desktop.i18n.numbers import glue, unglue

MINUS = "\N{MINUS SIGN}"
NBSP = "\N{NO-BREAK SPACE}"


@pytest.mark.parametrize(
    "language,big,half,share",
    [
        ("en", "1,234", "71.5", "71.5%"),
        ("de", "1.234", "71,5", f"71,5{NBSP}%"),
        ("ja", "1,234", "71.5", "71.5%"),
    ],
)
def test_figures_follow_the_language(speak, language, big, half, share):
    speak(language)
    assert numbers.number(1234) == big
    assert numbers.number(-1234) == MINUS + big
    assert numbers.signed_sum(1234) == "+" + big
    assert numbers.signed_sum(-1234) == MINUS + big
    assert numbers.signed_sum(0) == "0"
    assert numbers.decimal(71.5) == half
    assert numbers.decimal(-71.5) == MINUS + half
    assert numbers.percent(0.715, 1) == share
    # Never grouped: what belongs to one deal.
    assert numbers.signed(-2640) == MINUS + "2640"
    assert numbers.plain(1320) == "1320"


def test_what_rounds_to_nothing_has_no_sign(speak):
    speak("en")
    assert numbers.decimal(-0.04) == "0.0"


def test_signs():
    assert [numbers.signed(value) for value in (40, -88, 0)] == ["+40", MINUS + "88", "0"]
    assert numbers.product(-2, 44) == f"{MINUS}2{NBSP}×{NBSP}44"
    assert numbers.equation("3", "30") == f"3{NBSP}={NBSP}30"


@pytest.mark.parametrize(
    "language,ratio,span,items",
    [
        ("en", "61–59", "60–70", "a, b and c"),
        ("de", "61:59", "60–70", "a, b und c"),
        ("ja", "61対59", "60〜70", "a、b、c"),
    ],
)
def test_pairs_and_lists(speak, language, ratio, span, items):
    speak(language)
    assert numbers.ratio(61, 59) == ratio
    assert numbers.span("60", "70") == span
    assert numbers.listed(["a", "b", "c"]) == items


@pytest.mark.parametrize(
    "language,points,tricks,cards,deals",
    [
        (
            "en",
            ["0 card points", "1 card point", "66 card points"],
            ["no trick", "1 trick", "3 tricks"],
            ["1 card", "2 cards"],
            ["1 deal", "36 deals"],
        ),
        (
            "de",
            ["0 Augen", "1 Auge", "66 Augen"],
            ["kein Stich", "1 Stich", "3 Stiche"],
            ["1 Karte", "2 Karten"],
            ["1 Spiel", "36 Spiele"],
        ),
        (
            "ja",
            ["0点", "1点", "66点"],
            ["トリックなし", "1トリック", "3トリック"],
            ["1枚", "2枚"],
            ["1ゲーム", "36ゲーム"],
        ),
    ],
)
def test_counted_phrases(speak, language, points, tricks, cards, deals):
    speak(language)
    assert [numbers.card_points(count) for count in (0, 1, 66)] == points
    assert [numbers.tricks(count) for count in (0, 1, 3)] == tricks
    assert [numbers.cards(count) for count in (1, 2)] == cards
    assert [numbers.deals(count) for count in (1, 36)] == deals


@pytest.mark.parametrize(
    "text,shown",
    [
        ("den Herz-König", "den Herz-~König"),
        ("Schellen-Zehn, Grün-Daus", "Schellen-~Zehn, Grün-~Daus"),
        ("ハートのKを出す", "ハ~ー~ト~の~Kを出す"),
        ("木の葉のオーバー", "木~の~葉~の~オ~ー~バ~ー"),
        ("カード点30点、10枚中1枚目", "カード点3~0~点、1~0~枚中1~枚~目"),
        ("the ten of clubs", "the ten of clubs"),
        ("Null-Spiel, Pik-Solo", "Null-Spiel, Pik-Solo"),
    ],
)
def test_glue_keeps_names_and_counters_together(text, shown):
    joined = shown.replace("~", "\N{WORD JOINER}")
    assert glue(text) == joined
    assert glue(joined) == joined
    assert unglue(joined) == text

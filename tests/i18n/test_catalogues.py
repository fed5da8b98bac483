# SPDX-License-Identifier: MIT
"""Signs, words and lengths of all texts of the program, the windows' too."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from skat_desktop.paths import resource_path
from tests.i18n.texts import faults, too_long

AMBIGUOUS = re.compile(r"\b(hand|game|pass|lead|bid|play)\b", re.IGNORECASE)


def messages(language: str) -> list[tuple[str, str, str, list[str]]]:
    """Return context, source, comment and forms of all messages with a translation."""
    root = ElementTree.parse(resource_path("i18n", f"skat_{language}.ts")).getroot()
    found = []
    for context in root.findall("context"):
        for message in context.findall("message"):
            translation = message.find("translation")
            assert translation is not None
            texts = translation.findall("numerusform") or [translation]
            forms = [text.text for text in texts if text.text]
            found.append(
                (
                    context.findtext("name", ""),
                    message.findtext("source", ""),
                    message.findtext("comment", ""),
                    forms,
                )
            )
    return found


@pytest.mark.parametrize("language", ["en", "de", "ja"])
def test_signs_and_words(language):
    assert [
        fault
        for _, _, _, forms in messages(language)
        for form in forms
        for fault in faults(language, form)
    ] == []


@pytest.mark.parametrize("language", ["en", "de", "ja"])
def test_sentences_are_short(language):
    assert [
        sentence
        for _, _, _, forms in messages(language)
        for form in forms
        # A name in braces stands for a few characters.
        for sentence in too_long(language, re.sub(r"\{\w+\}", "three", form))
    ] == []


def test_short_texts_that_could_mean_several_things_are_explained():
    assert [
        (context, source)
        for context, source, comment, _ in messages("en")
        # What stands in a menu is explained by it.
        if len(source.split()) <= 2
        and AMBIGUOUS.search(source)
        and "&" not in source
        and not comment
    ] == []


@pytest.mark.parametrize("language", ["en", "de", "ja"])
def test_what_has_a_mnemonic_has_one_in_every_language(language):
    mnemonic = re.compile(r"&\w")
    assert [
        (context, source, form)
        for context, source, _, forms in messages(language)
        for form in forms
        if len(mnemonic.findall(form)) != len(mnemonic.findall(source))
    ] == []


def test_the_checks_find_what_is_wrong():
    wrong = {
        "en": ["Please wait", "Well done!", "wait...", "a ruff", "it's", "-88 points", "a  b"],
        "de": ["Karte ungültig", "Neue Serie…", "Spieler*innen", "Wählen Sie", "„A”", "Kreuzbube"],
        "ja": [
            "スーツを選ぶ",
            "勝ち！",
            "１点",
            "ｽｶｰﾄ",
            "61 点",
            "勝ち?",
            "60–70",
            "（A)を取る(B)",
        ],
    }
    for language, texts in wrong.items():
        for text in texts:
            assert faults(language, text), text
    assert too_long("en", " ".join(["word"] * 19) + ".")
    assert too_long("de", " ".join(["Wort"] * 17) + ".")
    assert too_long("ja", "あ" * 46)
    assert not too_long("ja", "あ" * 45 + "。" + "い" * 45)
    right = {
        "en": "“Yes”: +40, −88, 3 × 10 = 30 – the clubs’ ace…",
        "de": "„Ja“: Neue Serie\u00a0…",
        "ja": "ゲーム(&G)を「61点」で（−88）",
    }
    for language, text in right.items():
        assert faults(language, text) == []

# SPDX-License-Identifier: MIT
"""Tests of texts run in every language with every deck."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QLocale, QTranslator

from skat_desktop.i18n.languages import Language, install
from skat_desktop.i18n.vocabulary import Vocabulary
from skat_desktop.rules.decks import DeckFamily


@pytest.fixture
def speak(qapp):
    """Install a language and return its usual vocabulary; undone after the test."""

    def speak_language(
        language: Language | str, family: DeckFamily = DeckFamily.FRENCH
    ) -> Vocabulary:
        install(qapp, Language(language))
        return Vocabulary.of(Language(language), family)

    yield speak_language
    for translator in qapp.findChildren(QTranslator):
        qapp.removeTranslator(translator)
        translator.setParent(None)
    QLocale.setDefault(QLocale.system())


@pytest.fixture(params=[(language, family) for language in Language for family in DeckFamily])
def vocabulary(speak, request):
    """Every language with every deck, installed."""
    return speak(*request.param)

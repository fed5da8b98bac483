# SPDX-License-Identifier: MIT
from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QTranslator
from PySide6.QtWidgets import QWidget

from skat_desktop.i18n import languages
from skat_desktop.i18n.games import role_name
from skat_desktop.i18n.languages import Language, install, system_language


@pytest.mark.parametrize(
    "names,expected",
    [
        (["de-AT", "en-US"], Language.GERMAN),
        (["ja_JP.UTF-8"], Language.JAPANESE),
        (["fr-FR", "nl", "ja"], Language.JAPANESE),
        (["EN"], Language.ENGLISH),
        (["C"], Language.ENGLISH),
        (["den-CA"], Language.ENGLISH),
        ([], Language.ENGLISH),
    ],
)
def test_takes_the_first_language_it_speaks(names, expected):
    assert system_language(names) is expected


def test_names_each_language_in_itself():
    assert [language.own_name for language in Language] == ["English", "Deutsch", "日本語"]


@pytest.mark.parametrize(
    "language,ours,qt,figure",
    [
        ("en", "Forehand", "&Undo", "1,234"),
        ("de", "Vorhand", "&Rückgängig", "1.234"),
        ("ja", "フォアハンド", "元に戻す(&U)", "1,234"),
    ],
)
def test_installs_our_texts_those_of_qt_and_the_figures(speak, language, ours, qt, figure):
    speak(language)
    assert role_name("forehand") == ours
    assert QCoreApplication.translate("QWidgetTextControl", "&Undo") == qt
    assert QLocale().toString(1234) == figure


def test_switches_at_run_time_and_tells_the_widgets(speak, qapp):
    heard = []

    class Listener(QWidget):
        def changeEvent(self, event):
            if event.type() is QEvent.Type.LanguageChange:
                heard.append(role_name("forehand"))
            super().changeEvent(event)

    widget = Listener()
    widget.show()
    speak("de")
    qapp.processEvents()
    speak("ja")
    qapp.processEvents()
    assert "Vorhand" in heard
    assert heard[-1] == "フォアハンド"
    # Only the two of the last language are left.
    assert len([t for t in qapp.findChildren(QTranslator) if t.objectName()]) == 2


def test_says_which_file_is_missing(qapp, monkeypatch, tmp_path):
    monkeypatch.setattr(languages, "resource_path", lambda *parts: tmp_path.joinpath(*parts))
    with pytest.raises(FileNotFoundError, match=r"skat_de\.qm cannot be read. Install it again"):
        install(qapp, Language.GERMAN)

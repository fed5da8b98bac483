# SPDX-License-Identifier: MIT
"""The languages of the program, and switching between them while it runs."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from skat_desktop.paths import resource_path


class Language(StrEnum):
    """A language of the program, by its code."""

    ENGLISH = "en"
    GERMAN = "de"
    JAPANESE = "ja"

    @property
    def own_name(self) -> str:
        """The language's name in itself, for the list of languages: never translated."""
        return _OWN_NAMES[self]

    @property
    def locale(self) -> QLocale:
        """The conventions for figures and dates that go with the texts."""
        return QLocale(_LOCALES[self])


_OWN_NAMES: Final = {
    Language.ENGLISH: "English",
    Language.GERMAN: "Deutsch",
    Language.JAPANESE: "日本語",
}
_LOCALES: Final = {
    Language.ENGLISH: "en_GB",
    Language.GERMAN: "de_DE",
    Language.JAPANESE: "ja_JP",
}
_TRANSLATOR_NAME: Final = "skat_desktop.i18n"


def system_language(locale_names: Iterable[str]) -> Language:
    """Return the first of the user's languages that the program speaks, else English.

    Args:
        locale_names: names in order of preference, as ``QLocale.system().uiLanguages()`` gives
            them: ``de-AT``, ``ja_JP.UTF-8``, ``en``.
    """
    for name in locale_names:
        code = name.replace("_", "-").split("-")[0].lower()
        if code in _OWN_NAMES:
            return Language(code)
    return Language.ENGLISH


def install(app: QCoreApplication, language: Language) -> None:
    """Make the program speak a language: Qt's own texts, ours, and the default locale.

    It may be called again at any time; widgets then get a LanguageChange event.

    Raises:
        FileNotFoundError: our catalogue is missing or damaged.
    """
    catalogue = QTranslator(app)
    path = resource_path("i18n", f"skat_{language}.qm")
    if not catalogue.load(str(path)):
        raise FileNotFoundError(
            f"The texts of the program are missing: {path} cannot be read. Install it again."
        )
    translators = [catalogue]
    qt_texts = QTranslator(app)
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    # Some Linux distributions split Qt's texts off; its few dialogs are in English then.
    if qt_texts.load(f"qtbase_{language}", folder):
        translators.insert(0, qt_texts)
    for old in app.findChildren(QTranslator, _TRANSLATOR_NAME):
        app.removeTranslator(old)
        old.setParent(None)
        old.deleteLater()
    # Before the translators: what reacts to the change of language may format figures.
    QLocale.setDefault(language.locale)
    for translator in translators:
        translator.setObjectName(_TRANSLATOR_NAME)
        app.installTranslator(translator)

# SPDX-License-Identifier: MIT
from __future__ import annotations

from typing import Any, Final

import pytest

from skat_desktop.i18n.languages import Language
from skat_desktop.i18n.troubles import TOLD_TROUBLES, trouble_details, trouble_text
from skat_desktop.records.trouble import TROUBLE_PARAMS, Trouble
from tests.i18n.texts import MAXIMA, faults, too_long

FACTS: Final[dict[str, Any]] = {
    "folder": "/home/anna/skat",
    "file": "skat.db.damaged",
    "reason": "the system’s own words",
    "key": "deck",
    "found": "'tarot'",
    "right": "one of french, german, tournament",
    "rescued": 0,
    "count": 3,
}


def trouble(key: str, **facts: object) -> Trouble:
    given = {**FACTS, **facts}
    return Trouble(key, {name: given[name] for name in TROUBLE_PARAMS[key]})


def test_every_trouble_has_a_text_and_no_text_is_left_over():
    assert set(TOLD_TROUBLES) == set(TROUBLE_PARAMS)


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("key", TROUBLE_PARAMS)
def test_every_trouble_is_told_in_at_most_three_short_sentences(speak, language, key):
    speak(language)
    for facts in ({}, {"rescued": 1, "count": 1}, {"rescued": 12}):
        text = trouble_text(trouble(key, **facts))
        assert text[-1] in ".。"
        assert "{" not in text
        assert "%n" not in text
        # A path is no sentence of ours.
        told = text.replace(FACTS["folder"], "x").replace(FACTS["file"], "x")
        assert told.count(".") + told.count("。") <= 3
        assert faults(language, told.replace(FACTS["found"], "x")) == []
        assert too_long(language, told) == [], MAXIMA[language]


@pytest.mark.parametrize("key", TROUBLE_PARAMS)
def test_names_file_and_folder_but_leaves_the_systems_words_for_the_details(speak, key):
    speak(Language.ENGLISH)
    told = trouble(key)
    text = trouble_text(told)
    for name in ("folder", "key", "found"):
        assert name not in told.params or FACTS[name] in text
    # When the disk is full the user must free space, not look for the file.
    if "file" in told.params and key != "save.disk_full":
        assert FACTS["file"] in text
    assert FACTS["reason"] not in text
    if "reason" in told.params:
        assert trouble_details(told) == FACTS["reason"]
    elif key == "settings.value":
        assert trouble_details(told) == FACTS["right"]
    else:
        assert trouble_details(told) == ""


# Model strings 28 and 29 of the project's style guide.
MODELS = {
    "database.damaged": (
        "The saved games cannot be read: the file is damaged. "
        "It stays unchanged as skat.db.damaged; a new one has been started.",
        "Die gespeicherten Spiele lassen sich nicht lesen, die Datei ist beschädigt. "
        "Sie bleibt unverändert als skat.db.damaged erhalten, eine neue ist angelegt.",
        "保存データが壊れていて、読み込めませんでした。"
        "元のファイルは「skat.db.damaged」としてそのまま残し、新しいファイルを作りました。",
    ),
    "save.disk_full": (
        "The disk is full, so the last card could not be saved. Everything before it is safe. "
        "Free some space, then choose “Try again”.",
        "Der Datenträger ist voll, die letzte Karte ist nicht gespeichert. Alles davor ist sicher. "
        "Schaff etwas Platz und wähl „Erneut versuchen“.",
        "ディスクの空きが足りず、最後の1手を保存できませんでした。それより前の記録は無事です。"
        "空きを増やしてから「再試行」を選んでください。",
    ),
}


@pytest.mark.parametrize("key", MODELS)
def test_comes_out_word_for_word(speak, key):
    for language, expected in zip(Language, MODELS[key], strict=True):
        speak(language)
        assert trouble_text(trouble(key)) == expected


def test_says_how_many_games_were_rescued(speak):
    speak(Language.ENGLISH)
    assert trouble_text(trouble("database.damaged", rescued=1)).endswith(
        " 1 deal could still be read and was taken over."
    )
    speak(Language.GERMAN)
    assert trouble_text(trouble("database.damaged", rescued=12)).endswith(
        " 12 Spiele ließen sich noch lesen und sind übernommen."
    )
    speak(Language.JAPANESE)
    assert trouble_text(trouble("database.damaged", rescued=2)).endswith(
        "作りました。読み取れた2ゲームは引き継ぎました。"
    )


def test_braces_in_a_name_do_no_harm(speak):
    speak(Language.ENGLISH)
    assert "{x}.db" in trouble_text(trouble("database.damaged", file="{x}.db", rescued=2))

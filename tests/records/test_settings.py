# SPDX-License-Identifier: MIT
"""Settings: any value survives its file, and no file is too broken to start with."""

from __future__ import annotations

import json
import os
import tomllib
from dataclasses import fields, replace

import pytest
import tomli_w
from hypothesis import given
from hypothesis import strategies as st

from skat_desktop.records.kinds import Choice, Number, OneOf, PerPlace, Switch, Text, Whole
from skat_desktop.records.settings import KINDS, DeckChoice, Settings, ThemeChoice
from skat_desktop.records.settings_file import SettingsFile
from tests.records.saved_games import without_rights

LETTERS = st.characters(exclude_categories=["Cs"])
"""All that UTF-8 can hold."""


def values_of(kind):
    """Return a strategy for the values of a kind."""
    match kind:
        case Switch():
            return st.booleans()
        case Choice(words):
            return st.sampled_from(list(words))
        case Whole(low, high):
            return st.integers(low, high)
        case Number(low, high):
            return st.floats(low, high)
        case OneOf(values):
            return st.sampled_from(values)
        case Text(longest):
            letters = st.characters(exclude_categories=("Cc", "Cs", "Zl", "Zp"))
            return st.text(letters, max_size=min(longest, 40))
        case PerPlace(part, places):
            return st.lists(values_of(part), min_size=places, max_size=places).map(tuple)
    raise AssertionError(kind)


def whole_rounds(settings):
    return {**settings, "deals": settings["deals"] // settings["places"] * settings["places"]}


ANY_SETTINGS = st.fixed_dictionaries({key: values_of(kind) for key, kind in KINDS.items()}).map(
    lambda values: Settings(**whole_rounds(values))
)

ANY_TOML = st.recursive(
    st.booleans()
    | st.integers(-(2**63), 2**63 - 1)
    | st.floats()
    | st.text(LETTERS, max_size=30)
    | st.datetimes().map(lambda moment: moment.replace(fold=0))
    | st.dates(),
    lambda parts: (
        st.lists(parts, max_size=4)
        | st.dictionaries(st.text(LETTERS, max_size=8), parts, max_size=4)
    ),
    max_leaves=8,
)


def read(path, text):
    path.write_bytes(text.encode() if isinstance(text, str) else text)
    return SettingsFile(path)


def same(one, other):
    # NaN is not itself, but its text is; tables may come in another order.
    return json.dumps(one, sort_keys=True, default=repr) == json.dumps(
        other, sort_keys=True, default=repr
    )


@given(settings=ANY_SETTINGS)
def test_any_settings_survive(tmp_path_factory, settings):
    path = tmp_path_factory.mktemp("settings") / "settings.toml"
    assert SettingsFile(path).save(settings) is None
    again = SettingsFile(path)
    assert again.settings == settings
    assert again.troubles == ()


@given(found=st.dictionaries(st.sampled_from(list(KINDS)), ANY_TOML, max_size=6))
def test_any_value_for_any_key_is_read_or_reported(tmp_path_factory, found):
    path = tmp_path_factory.mktemp("settings") / "settings.toml"
    file = read(path, tomli_w.dumps(found))
    reported = {trouble.params["key"] for trouble in file.troubles}
    default = Settings()
    for key, value in found.items():
        now = getattr(file.settings, key)
        if key in reported:
            assert now == getattr(default, key) or key == "deals"
        else:
            assert KINDS[key].read(value) == now
    assert file.settings.deals % file.settings.places == 0
    assert file.save(file.settings) is None
    assert SettingsFile(path).settings == file.settings


@given(unknown=st.dictionaries(st.text(LETTERS, max_size=8), ANY_TOML, max_size=5))
def test_unknown_keys_are_kept(tmp_path_factory, unknown):
    unknown = {key: value for key, value in unknown.items() if key not in KINDS}
    path = tmp_path_factory.mktemp("settings") / "settings.toml"
    file = read(path, tomli_w.dumps(unknown))
    assert file.troubles == ()
    assert file.save(replace(file.settings, deck=DeckChoice.GERMAN)) is None
    after = tomllib.loads(path.read_text("utf-8"))
    assert {key for key in after if key not in KINDS} == set(unknown)
    for key, value in unknown.items():
        assert same(after[key], value)
    assert after["deck"] == "german"


@given(content=st.binary(max_size=200))
def test_any_bytes_give_settings(tmp_path_factory, content):
    folder = tmp_path_factory.mktemp("settings")
    file = read(folder / "settings.toml", content)
    if any(trouble.key == "settings.damaged" for trouble in file.troubles):
        assert (folder / "settings.damaged-1.toml").read_bytes() == content
        assert file.settings == Settings()
    else:
        assert (folder / "settings.toml").read_bytes() == content


@pytest.mark.parametrize(
    "line,key,found,right",
    [
        ('deck = "swiss"', "deck", "'swiss'", "one of french, german, tournament"),
        ("deck = 3", "deck", "3", "one of french, german, tournament"),
        ("sound = 1", "sound", "1", "true or false"),
        ("pace = nan", "pace", "nan", "a number from 0 to 4"),
        ("pace = -1", "pace", "-1", "a number from 0 to 4"),
        ("pace = true", "pace", "True", "a number from 0 to 4"),
        ("places = 6", "places", "6", "one of 3, 4, 5"),
        ("places = true", "places", "True", "one of 3, 4, 5"),
        ("deals = 9.0", "deals", "9.0", "a whole number from 0 to 999"),
        ("deals = 10", "deals", "10", "a multiple of 3"),
        ("bierlachs_limit = 301", "bierlachs_limit", "301", "one of -301, -401, -501"),
        ('rules = "home"', "rules", "'home'", "one of international, classic-1997"),
        (
            'names = ["a", "b"]',
            "names",
            "['a', 'b']",
            "a list of 5 values",
        ),
        (
            'names = ["a", "b", "c", "d", "e\\u0007"]',
            "names",
            "['a', 'b', 'c', 'd', 'e\\x07']",
            "a list of 5 values, each one line of text, at most 24 characters",
        ),
    ],
)
def test_says_what_would_be_right(tmp_path, line, key, found, right):
    file = read(tmp_path / "settings.toml", f'theme = "dark"\n{line}\n')
    (trouble,) = file.troubles
    assert trouble.key == "settings.value"
    assert trouble.params == {"key": key, "found": found, "right": right}
    assert file.settings == Settings(theme=ThemeChoice.DARK)


def test_a_number_of_seats_alone_brings_its_length(tmp_path):
    file = read(tmp_path / "settings.toml", "places = 4")
    assert (file.settings.places, file.settings.deals) == (4, 12)
    assert file.troubles == ()


def test_a_long_value_is_quoted_short(tmp_path):
    file = read(tmp_path / "settings.toml", f'deck = "{"x" * 500}"')
    assert len(str(file.troubles[0].params["found"])) == 61


def test_a_mark_before_the_text_is_no_damage(tmp_path):
    file = read(tmp_path / "settings.toml", b'\xef\xbb\xbftheme = "dark"\r\n')
    assert file.settings.theme is ThemeChoice.DARK


@pytest.mark.parametrize(
    "content",
    [b"deck = ", b"\xff\xfe", b"a = 1\na = 2", b"x = " + b"[" * 100_000, b"#" * 1_000_001],
)
def test_a_damaged_file_is_set_aside_each_time(tmp_path, content):
    path = tmp_path / "settings.toml"
    for number in (1, 2):
        file = read(path, content)
        (trouble,) = file.troubles
        assert trouble.key == "settings.damaged"
        assert trouble.params["file"] == f"settings.damaged-{number}.toml"
        assert (tmp_path / f"settings.damaged-{number}.toml").read_bytes() == content
        assert file.settings == Settings()
        assert file.save(Settings(sound=True)) is None
    assert SettingsFile(path).settings.sound


def test_a_folder_in_its_place_is_set_aside(tmp_path):
    (tmp_path / "settings.toml").mkdir()
    file = SettingsFile(tmp_path / "settings.toml")
    assert [trouble.key for trouble in file.troubles] == ["settings.damaged"]
    assert (tmp_path / "settings.damaged-1.toml").is_dir()


def test_a_damaged_file_that_cannot_be_set_aside_is_not_overwritten(tmp_path, monkeypatch):
    path = tmp_path / "settings.toml"

    def fail(*_):
        raise OSError(1, "Operation not permitted")

    monkeypatch.setattr(os, "rename", fail)
    file = read(path, b"deck = ")
    assert [trouble.key for trouble in file.troubles] == ["settings.stuck"]
    assert file.save(Settings(sound=True)) == file.troubles[0]
    assert file.settings.sound
    assert path.read_bytes() == b"deck = "


@pytest.mark.skipif(os.name == "nt", reason="modes of folders mean nothing there")
def test_a_read_only_folder_is_reported():
    with without_rights() as folder:
        (folder / "data").mkdir()
        path = folder / "data" / "settings.toml"
        path.write_text('theme = "dark"')
        path.parent.chmod(0o555)
        file = SettingsFile(path)
        assert file.settings.theme is ThemeChoice.DARK
        trouble = file.save(Settings(sound=True))
        assert trouble is not None
        assert trouble.key == "settings.not_saved"
        assert trouble.params["reason"]
        assert file.settings.sound
        assert path.read_text() == 'theme = "dark"'


@pytest.mark.parametrize(
    "values",
    [{"pace": 5.0}, {"deals": 10}, {"names": ("a\nb",) * 5}, {"deck": "swiss"}, {"sound": 1}],
)
def test_wrong_settings_cannot_be_made(values):
    with pytest.raises(ValueError, match="but must be"):
        Settings(**values)


def test_the_list_of_settings_describes_each():
    for field in fields(Settings):
        assert f"\n        {field.name}: " in str(Settings.__doc__)

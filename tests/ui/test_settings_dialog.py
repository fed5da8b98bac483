# SPDX-License-Identifier: MIT
"""The settings dialog used as a person does: mouse, keys, three languages, the smallest window."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import fields, replace

import pytest
from PySide6.QtCore import QLocale, Qt, QTranslator
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QSlider,
)

from skat_desktop.app import set_font
from skat_desktop.i18n.languages import Language, install
from skat_desktop.records.kinds import Choice
from skat_desktop.records.settings import KINDS, DeckChoice, Settings, ThemeChoice
from skat_desktop.ui.looks import deck_of, theme_of
from skat_desktop.ui.palette import window_palette
from skat_desktop.ui.settings_dialog import SettingsDialog
from skat_desktop.ui.settings_parts.field import StepsField, clean_name
from skat_desktop.ui.settings_parts.tiles import Tile, TileRow
from skat_desktop.ui.theme import Theme

# What other dialogs or menus choose, what the window keeps for itself, and what has no effect yet.
NOT_HERE = {
    "bierlachs_limit",
    "deals",
    "list_kind",
    "places",
    "rules",
    "show_buttons",
    "sound",
    "strengths",
    "window_geometry",
    "window_state",
}
SHOWN = [field.name for field in fields(Settings) if field.name not in NOT_HERE]
PAGES = ["general", "cards", "table", "play", "names"]
COMPUTERS = ("Anna", "Bernd", "Clara", "Dieter")
SMALLEST = (900, 600)


@pytest.fixture
def speak(qapp):
    """Return a function that installs a language; undone after the test."""
    font = qapp.font()

    def speak_language(language):
        install(qapp, language)
        set_font(qapp, language)

    yield speak_language
    for translator in qapp.findChildren(QTranslator):
        qapp.removeTranslator(translator)
        translator.setParent(None)
    QLocale.setDefault(QLocale.system())
    qapp.setFont(font)


@pytest.fixture
def open_dialog(qtbot, speak):
    """Return a function that opens the dialog."""

    def open_(settings=None, language=Language.ENGLISH, theme=None, size=SMALLEST):
        speak(language)
        chosen = settings or Settings()
        dialog = SettingsDialog(
            chosen, language, theme or theme_of(chosen, False), computers=COMPUTERS
        )
        qtbot.addWidget(dialog)
        dialog.resize(*size)
        dialog.show()
        qtbot.waitExposed(dialog)
        dialog.activateWindow()
        qtbot.waitUntil(dialog.isActiveWindow)
        return dialog

    return open_


@pytest.fixture
def dialog(open_dialog):
    return open_dialog()


def recorded(dialog):
    """Return a list to which every change is added."""
    changes: list[Settings] = []
    dialog.changed.connect(changes.append)
    return changes


def changed_keys(one, other):
    return {
        field.name
        for field in fields(Settings)
        if getattr(one, field.name) != getattr(other, field.name)
    }


def all_fields(dialog):
    return [(page, field) for page in dialog.pages for field in page.fields]


def control(field):
    """Return what the keyboard focus goes to."""
    if isinstance(field, StepsField):
        return field.slider
    return field.widget.focusProxy() or field.widget


def values_of(key):
    """Return every value a setting may have, or a few of many."""
    default = getattr(Settings(), key)
    if isinstance(default, bool):
        return [False, True]
    if key == "pace":
        return [0.0, 0.35, 0.5, 1.0, 1.7, 2.0, 4.0]
    if key == "names":
        return [("Uwe", "", "Özlem", "花子", "x" * 24), ("",) * 5]
    kind = KINDS[key]
    assert isinstance(kind, Choice)
    return list(kind.words)


# What is shown


def test_every_setting_with_an_effect_is_shown(dialog):
    assert set(KINDS) == {*SHOWN, *NOT_HERE}
    assert {field.key for _, field in all_fields(dialog)} == set(SHOWN)
    assert [page.id for page in dialog.pages] == PAGES


@pytest.mark.parametrize("key", SHOWN)
def test_shows_every_value_and_keeps_all(dialog, key):
    changes = recorded(dialog)
    for value in values_of(key):
        settings = replace(Settings(), **{key: value})
        dialog.set_settings(settings)
        assert dialog.settings == settings
        for _, field in all_fields(dialog):
            assert field.written(settings) == settings
    assert changes == []


def test_a_control_shows_its_value(dialog):
    settings = Settings(deck=DeckChoice.TOURNAMENT, large_index=True, names=("Uwe", *[""] * 4))
    dialog.set_settings(settings)
    assert dialog.findChild(TileRow, "deck").value is DeckChoice.TOURNAMENT
    assert dialog.findChild(QCheckBox, "large_index").isChecked()
    assert dialog.findChild(QLineEdit, "names_0").text() == "Uwe"
    assert dialog.findChild(QLineEdit, "names_1").placeholderText() == "Anna"
    assert dialog.findChild(QComboBox, "theme").currentText() == "As the system"


# What is changed


def operate(qtbot, widget):
    """Change a control by keys."""
    widget.setFocus()
    if isinstance(widget, QLineEdit):
        qtbot.keyClicks(widget, "Uwe")
    elif isinstance(widget, QCheckBox):
        qtbot.keyClick(widget, Qt.Key.Key_Space)
    elif isinstance(widget, QComboBox):
        qtbot.keyClick(widget, Qt.Key.Key_Down)
    else:
        qtbot.keyClick(widget, Qt.Key.Key_Right)


def test_every_control_changes_exactly_its_setting(qtbot, dialog):
    for page, field in all_fields(dialog):
        dialog.show_page(page.id)
        changes = recorded(dialog)
        before = dialog.settings
        operate(qtbot, control(field))
        assert changes, field.key
        assert changed_keys(before, changes[-1]) == {field.key}
        assert dialog.settings == changes[-1]


def test_a_change_keeps_what_the_dialog_does_not_show(qtbot, open_dialog):
    settings = Settings(
        sound=True, strengths=("", "club", "", "", ""), window_state="abc", deals=36
    )
    dialog = open_dialog(settings)
    changes = recorded(dialog)
    qtbot.keyClick(dialog.findChild(QCheckBox, "announce"), Qt.Key.Key_Space)
    assert changes == [replace(settings, announce=False)]


def test_a_tile_is_chosen_by_mouse(qtbot, dialog):
    dialog.show_page("cards")
    changes = recorded(dialog)
    row = dialog.findChild(TileRow, "deck")
    for tile in reversed(row.tiles):
        qtbot.mouseClick(tile, Qt.MouseButton.LeftButton)
    assert [each.deck for each in changes] == [
        DeckChoice.TOURNAMENT,
        DeckChoice.GERMAN,
        DeckChoice.FRENCH,
    ]
    qtbot.mouseClick(row.tiles[0], Qt.MouseButton.LeftButton)
    assert len(changes) == 3


def test_the_previews_follow_the_other_settings(dialog):
    settings = Settings(large_index=True, deck=DeckChoice.GERMAN)
    dialog.set_settings(settings)
    for key in ("deck", "back"):
        for tile in dialog.findChild(TileRow, key).tiles:
            shown = replace(settings, **{key: tile.value})
            assert tile.deck == deck_of(shown, Language.ENGLISH)
    dialog.set_language(Language.GERMAN)
    assert dialog.findChild(TileRow, "deck").tiles[0].deck.letters == "de"


def test_the_suits_are_those_of_the_deck(dialog):
    suits = dialog.findChild(QComboBox, "sort_suits")
    assert suits.itemText(0) == "Clubs, Hearts, Spades, Diamonds"
    dialog.set_settings(Settings(deck=DeckChoice.GERMAN))
    assert suits.itemText(1) == "Acorns, Leaves, Hearts, Bells"


def test_a_pace_between_two_steps_stays_until_the_slider_is_moved(qtbot, dialog):
    dialog.set_settings(Settings(pace=0.9))
    changes = recorded(dialog)
    dialog.show_page("play")
    qtbot.keyClick(dialog.findChild(QCheckBox, "show_counters"), Qt.Key.Key_Space)
    assert changes[-1].pace == 0.9
    slider = dialog.findChild(QSlider)
    words = []
    for _ in range(slider.maximum() + 1):
        qtbot.keyClick(slider, Qt.Key.Key_Left)
    for _ in range(slider.maximum() + 1):
        words.append(slider.accessibleDescription())
        qtbot.keyClick(slider, Qt.Key.Key_Right)
    assert words == ["calm", "unhurried", "as usual", "brisk", "fast", "at once"]
    assert changes[-1].pace == 0


def test_names_are_cleaned_but_not_under_the_fingers(qtbot, dialog):
    dialog.show_page("names")
    changes = recorded(dialog)
    dialog.changed.connect(dialog.set_settings)
    line = dialog.findChild(QLineEdit, "names_0")
    qtbot.keyClicks(line, " Uwe ")
    assert line.text() == " Uwe "
    qtbot.keyClicks(line, "B")
    assert changes[-1].names[0] == "Uwe B"
    assert all(each.names[0] == each.names[0].strip() for each in changes)
    line.selectAll()
    QApplication.clipboard().setText("A\u2028\x85na\x00" + "\U0001f0a1" * 30)
    line.paste()
    assert changes[-1].names[0].startswith("Ana")


def test_clean_names_are_names_the_settings_take():
    for text in ("a\nb\u2029c", "\ud83c", "x" * 40, "  ", "\x9f", "日本 語"):
        name = clean_name(text)
        assert Settings(names=(name, "", "", "", "")).names[0] == name


# Defaults


@pytest.mark.parametrize("number", range(len(PAGES)))
def test_defaults_are_restored_page_by_page(qtbot, open_dialog, number):
    others = {key: values_of(key)[-2] for key in SHOWN}
    for key, value in others.items():
        if value == getattr(Settings(), key):
            others[key] = values_of(key)[-1]
    settings = replace(Settings(deals=18, sound=True), **others)
    dialog = open_dialog(settings)
    dialog.show_page(PAGES[number])
    changes = recorded(dialog)
    qtbot.mouseClick(dialog.defaults_button, Qt.MouseButton.LeftButton)
    keys = {field.key for field in dialog.page.fields}
    assert changed_keys(settings, changes[-1]) == keys
    assert changed_keys(Settings(), changes[-1]) == set(SHOWN) - keys | {"deals", "sound"}
    qtbot.mouseClick(dialog.defaults_button, Qt.MouseButton.LeftButton)
    assert len(changes) == 1


# Pages and keys


def test_pages_are_turned_by_keys_and_names(qtbot, dialog):
    assert dialog.page.id == "general"
    first = dialog.page_buttons[0]
    first.setFocus()
    qtbot.keyClick(first, Qt.Key.Key_Down)
    assert dialog.page.id == "cards"
    assert dialog.page.isVisible()
    qtbot.keyClick(dialog, Qt.Key.Key_P, Qt.KeyboardModifier.AltModifier)
    qtbot.waitUntil(lambda: dialog.page.id == "play")
    with pytest.raises(ValueError, match="No page is called 'sound': choose one of general"):
        dialog.show_page("sound")


def test_a_label_takes_the_keyboard_to_its_control(qtbot, dialog):
    dialog.show_page("cards")
    qtbot.keyClick(dialog, Qt.Key.Key_K, Qt.KeyboardModifier.AltModifier)
    assert dialog.focusWidget() is dialog.findChild(TileRow, "deck").tiles[0]
    # Focus alone changes nothing.
    assert dialog.settings == Settings()


def test_return_changes_and_closes_nothing_and_escape_closes(qtbot, dialog):
    changes = recorded(dialog)
    for page, field in all_fields(dialog):
        dialog.show_page(page.id)
        if not isinstance(control(field), QComboBox):
            control(field).setFocus()
            qtbot.keyClick(control(field), Qt.Key.Key_Return)
    assert dialog.isVisible()
    assert changes == []
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


@pytest.mark.parametrize("number", range(len(PAGES)))
def test_tab_reaches_everything_from_top_to_bottom(qtbot, dialog, number):
    dialog.show_page(PAGES[number])
    start = dialog.page_buttons[number]
    start.setFocus()
    wanted = [start, *(control(field) for field in dialog.page.fields)]
    wanted += [dialog.defaults_button, dialog.close_button]
    reached = [start]
    for _ in wanted:
        QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Tab)
        reached.append(dialog.focusWidget())
    assert reached == [*wanted, start]


def test_everything_has_a_name_for_screen_readers(dialog):
    for page, field in all_fields(dialog):
        dialog.show_page(page.id)
        widget = control(field)
        if isinstance(widget, QAbstractButton):
            assert widget.text()
        else:
            assert field.label is not None
            assert field.label.buddy() is widget


# Languages and sizes


def texts(dialog):
    """Yield the labels and buttons that can be seen now."""
    for kind in (QLabel, QAbstractButton, QComboBox, QLineEdit):
        for widget in dialog.findChildren(kind):
            if widget.isVisible():
                yield widget


@pytest.mark.parametrize("deck", DeckChoice)
@pytest.mark.parametrize("language", Language)
def test_nothing_is_cut_off_in_the_smallest_window(open_dialog, language, deck):
    dialog = open_dialog(Settings(deck=deck), language)
    for page in dialog.pages:
        dialog.show_page(page.id)
        QApplication.processEvents()
        seen = list(texts(dialog))
        assert len(seen) > 8
        for widget in seen:
            wanted = widget.sizeHint()
            height = wanted.height()
            if isinstance(widget, QLabel) and widget.wordWrap():
                height = widget.heightForWidth(widget.width())
            else:
                assert widget.width() >= wanted.width(), widget.objectName()
            assert widget.height() >= height, widget.objectName()
            area = widget.rect().translated(widget.mapTo(dialog, widget.rect().topLeft()))
            assert dialog.rect().contains(area), widget.objectName()
        assert not page.verticalScrollBar().isVisible()


@pytest.mark.parametrize("language", Language)
def test_opens_no_larger_than_the_smallest_window(open_dialog, speak, qtbot, language):
    speak(language)
    dialog = SettingsDialog(Settings(), language, Theme.of(), computers=COMPUTERS)
    qtbot.addWidget(dialog)
    assert dialog.width() <= SMALLEST[0]
    assert dialog.height() <= SMALLEST[1]
    assert not dialog.isModal()


@pytest.mark.parametrize("language", Language)
def test_mnemonics_of_a_page_differ(open_dialog, language):
    dialog = open_dialog(language=language)
    for page in dialog.pages:
        dialog.show_page(page.id)
        marks = Counter(
            mark.lower()
            for widget in texts(dialog)
            if not isinstance(widget, QComboBox | QLineEdit | Tile)
            for mark in re.findall(r"&(\w)", widget.text())
        )
        assert [mark for mark, count in marks.items() if count > 1] == [], page.id
        assert len(marks) == len(PAGES) + 2 + len(page.fields), page.id


def test_a_change_of_language_keeps_the_page_and_the_settings(dialog, speak, qtbot):
    dialog.show_page("play")
    changes = recorded(dialog)
    titles = set()
    for language in (Language.GERMAN, Language.JAPANESE, Language.ENGLISH):
        speak(language)
        QApplication.processEvents()
        assert dialog.page.id == "play"
        titles.add(dialog.windowTitle())
        assert dialog.page_buttons[3].text() in ("&Spiel", "プレイ(&P)", "&Play")
    assert titles == {"Einstellungen", "設定", "Settings"}
    assert changes == []


def test_follows_the_theme(open_dialog):
    # The colours of controls are the application's palette, which the window sets.
    QGuiApplication.setPalette(window_palette(Theme.of(True)))
    dialog = open_dialog(Settings(theme=ThemeChoice.DARK), theme=Theme.of(True))
    dialog.show_page("table")
    QApplication.processEvents()
    image = dialog.grab().toImage()
    middle = image.pixelColor(image.width() - 40, image.height() // 2)
    assert middle == Theme.of(True).paper
    QGuiApplication.setPalette(window_palette(Theme.of(False)))
    dialog.set_theme(Theme.of(False, "burgundy"))
    QApplication.processEvents()
    image = dialog.grab().toImage()
    assert image.pixelColor(image.width() - 40, image.height() // 2) == Theme.of(False).paper
    burgundy = dialog.findChild(TileRow, "cloth").tiles[2]
    centre = burgundy.mapTo(dialog, burgundy.rect().center())
    found = image.pixelColor(centre.x(), centre.y() - 10)
    assert found.red() > found.green() + 20

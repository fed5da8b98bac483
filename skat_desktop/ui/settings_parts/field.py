# SPDX-License-Identifier: MIT
"""Fields of the settings dialog: each shows and changes exactly one setting."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, TypeAlias

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QSlider,
    QWidget,
)

from skat_desktop.i18n.languages import Language
from skat_desktop.i18n.vocabulary import Vocabulary
from skat_desktop.records.settings import LONGEST_NAME, Settings
from skat_desktop.ui.looks import vocabulary_of
from skat_desktop.ui.settings_parts.style import check_box_style
from skat_desktop.ui.theme import GRID, Theme

Text: TypeAlias = Callable[[Vocabulary], str]
"""Makes words in the language, and for the deck, of the moment."""

Option: TypeAlias = tuple[Any, Text]
"""A value of a setting and its words."""


@dataclass(frozen=True, slots=True)
class Look:
    """What a field shows itself by.

    Attributes:
        settings: the settings of the moment.
        language: the language of the window.
        theme: the colours of the window.
    """

    settings: Settings
    language: Language
    theme: Theme

    @property
    def vocabulary(self) -> Vocabulary:
        """How cards and games are called."""
        return vocabulary_of(self.settings, self.language)


def make_note(parent: QWidget) -> QLabel:
    """Return a line of explanation: quiet, and broken where it must be."""
    note = QLabel(parent)
    note.setTextFormat(Qt.TextFormat.PlainText)
    note.setWordWrap(True)
    note.setForegroundRole(note.palette().ColorRole.PlaceholderText)
    return note


class Field(QObject):
    """One setting with its control.

    Signals:
        edited(): the user has changed the control.

    Attributes:
        key: the setting's name.
        widget: the control.
        label: the words before or above it; None when the control has its own.
        note: a line of explanation, or None.
    """

    edited = Signal()

    above = False
    """Whether the label stands above the control, not before it."""

    def __init__(
        self, key: str, widget: QWidget, *, text: Text | None = None, note: Text | None = None
    ) -> None:
        super().__init__(widget)
        self.key = key
        self.widget = widget
        self._text = text
        self._note_text = note
        self.label: QLabel | None = None
        self.note: QLabel | None = None
        widget.setObjectName(key)

    def make_labels(self, parent: QWidget) -> None:
        """Make label and note as children of the page."""
        if self._text is not None:
            self.label = QLabel(parent)
            self.label.setBuddy(self.widget)
        if self._note_text is not None:
            self.note = make_note(parent)

    def show_look(self, look: Look) -> None:
        """Show value, words and pictures of the moment; ``edited`` is not emitted."""
        words = look.vocabulary
        if self.label is not None and self._text is not None:
            self.label.setText(self._text(words))
        if self.note is not None and self._note_text is not None:
            self.note.setText(self._note_text(words))
            self.widget.setAccessibleDescription(self.note.text())
        blocked = self.widget.blockSignals(True)
        self._show(look)
        self.widget.blockSignals(blocked)

    def _show(self, look: Look) -> None:
        """Show value and words in the control; its signals are blocked."""
        raise NotImplementedError

    def _value(self) -> Any:
        """Return the value that the control shows."""
        raise NotImplementedError

    def written(self, settings: Settings) -> Settings:
        """Return the settings with what the control shows."""
        return replace(settings, **{self.key: self._value()})

    def reset(self, settings: Settings) -> Settings:
        """Return the settings with the default of this one."""
        return replace(settings, **{self.key: getattr(Settings(), self.key)})


class SwitchField(Field):
    """A setting that is on or off."""

    def __init__(self, key: str, text: Text, note: Text | None = None) -> None:
        self._box = QCheckBox()
        super().__init__(key, self._box, note=note)
        self._words = text
        self._box.toggled.connect(self.edited)

    def make_labels(self, parent: QWidget) -> None:
        super().make_labels(parent)
        if self.note is not None:
            # Under the words, not under the box.
            self.note.setIndent(26)

    def _show(self, look: Look) -> None:
        self._box.setStyleSheet(check_box_style(look.theme))
        self._box.setText(self._words(look.vocabulary))
        self._box.setChecked(getattr(look.settings, self.key))

    def _value(self) -> bool:
        return self._box.isChecked()


class ChoiceField(Field):
    """A setting with a few values that words describe well enough."""

    def __init__(
        self, key: str, text: Text, options: Sequence[Option], note: Text | None = None
    ) -> None:
        self._box = QComboBox()
        super().__init__(key, self._box, text=text, note=note)
        self._options = tuple(options)
        for value, _ in self._options:
            self._box.addItem("", value)
        self._box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self._box.currentIndexChanged.connect(self.edited)

    def _show(self, look: Look) -> None:
        for row, (value, words) in enumerate(self._options):
            self._box.setItemText(row, words(look.vocabulary))
            if value == getattr(look.settings, self.key):
                self._box.setCurrentIndex(row)

    def _value(self) -> Any:
        return self._options[self._box.currentIndex()][0]


class StepsField(Field):
    """A number that is chosen among a few by a slider, each with its word."""

    def __init__(
        self, key: str, text: Text, steps: Sequence[tuple[float, Text]], note: Text | None = None
    ) -> None:
        whole = QWidget()
        super().__init__(key, whole, text=text, note=note)
        self._steps = tuple(steps)
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setRange(0, len(self._steps) - 1)
        self.slider.setPageStep(1)
        self.slider.setTickPosition(QSlider.TickPosition.TicksBelow)
        self.slider.setTickInterval(1)
        self.slider.setMinimumWidth(24 * GRID)
        self.word = QLabel()
        self.word.setTextFormat(Qt.TextFormat.PlainText)
        line = QHBoxLayout(whole)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(2 * GRID)
        line.addWidget(self.slider)
        line.addWidget(self.word)
        line.addStretch(1)
        self._vocabulary = Vocabulary()
        self.slider.valueChanged.connect(self._moved)

    def make_labels(self, parent: QWidget) -> None:
        super().make_labels(parent)
        if self.label is not None:
            self.label.setBuddy(self.slider)

    def _moved(self) -> None:
        self._say()
        self.edited.emit()

    def _say(self) -> None:
        words = self._steps[self.slider.value()][1](self._vocabulary)
        self.word.setText(words)
        # A screen reader would say the number of the step alone.
        self.slider.setAccessibleDescription(words)

    def _show(self, look: Look) -> None:
        self._vocabulary = look.vocabulary
        blocked = self.slider.blockSignals(True)
        self.slider.setValue(self._nearest(getattr(look.settings, self.key)))
        self.slider.blockSignals(blocked)
        self.word.setMinimumWidth(
            max(
                self.word.fontMetrics().horizontalAdvance(words(look.vocabulary))
                for _, words in self._steps
            )
        )
        self._say()

    def _nearest(self, value: float) -> int:
        return min(range(len(self._steps)), key=lambda place: abs(self._steps[place][0] - value))

    def _value(self) -> float:
        return self._steps[self.slider.value()][0]

    def written(self, settings: Settings) -> Settings:
        # A value between two steps, set in the file, stays until the slider is moved.
        if self._nearest(getattr(settings, self.key)) == self.slider.value():
            return settings
        return super().written(settings)


_NOT_IN_NAMES: Final = ("Cc", "Cs", "Zl", "Zp")


def clean_name(text: str) -> str:
    """Return what a user has typed or pasted as a name that the settings take."""
    kept = (letter for letter in text if unicodedata.category(letter) not in _NOT_IN_NAMES)
    return "".join(kept).strip()[:LONGEST_NAME]


class NameField(Field):
    """The name of the player at one place."""

    def __init__(self, place: int, text: Text, usual: Text, note: Text | None = None) -> None:
        """Make the field.

        Args:
            place: place at the table; 0 is the user's.
            text: the label.
            usual: the name that holds while the field is empty.
            note: a line of explanation.
        """
        self._line = QLineEdit()
        super().__init__("names", self._line, text=text, note=note)
        self._place = place
        self._usual = usual
        self._line.setObjectName(f"names_{place}")
        self._line.setMaxLength(LONGEST_NAME)
        self._line.setMinimumWidth(36 * GRID)
        self._line.textEdited.connect(self.edited)

    def _show(self, look: Look) -> None:
        self._line.setPlaceholderText(self._usual(look.vocabulary))
        name = look.settings.names[self._place]
        # While somebody types, a blank at the end must not vanish.
        if clean_name(self._line.text()) != name:
            self._line.setText(name)

    def _value(self) -> str:
        return clean_name(self._line.text())

    def written(self, settings: Settings) -> Settings:
        return self._named(settings, self._value())

    def reset(self, settings: Settings) -> Settings:
        return self._named(settings, Settings().names[self._place])

    def _named(self, settings: Settings, name: str) -> Settings:
        names = list(settings.names)
        names[self._place] = name
        return replace(settings, names=tuple(names))

# SPDX-License-Identifier: MIT
"""Tells a screen reader what happens at the table."""

from __future__ import annotations

import shiboken6
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

from skat_desktop.i18n.speech import spoken_event, spoken_trick
from skat_desktop.rules.events import Act, CardPlayed, Event
from skat_desktop.rules.view import View
from skat_desktop.ui.access.spoken import spoken_text
from skat_desktop.ui.access.tree import WordsProvider, set_words
from skat_desktop.ui.table.view import TableView
from skat_desktop.ui.words import Words

translate = QCoreApplication.translate


class Announcer:
    """Says what the others do, who takes a trick, and how a deal ends.

    Nothing is kept: each event is said at once, in one announcement; in what order and how fast
    announcements are spoken, the screen reader decides.

    Attributes:
        enabled: whether it says anything.
    """

    def __init__(self, view: TableView, words_provider: WordsProvider) -> None:
        """Speak for a table.

        Args:
            view: the table; its cards are named in the same words.
            words_provider: returns the words of the moment.
        """
        self.enabled = True
        self._view = view
        self._words = words_provider
        set_words(view, words_provider)

    def on_event(self, event: Event, view_of_user: View) -> None:
        """Say what has happened.

        Args:
            event: what has happened.
            view_of_user: what the user's seat knows after it.
        """
        self.say(" ".join(sentences(event, view_of_user, self._words())))

    def on_jump(self, view_of_user: View) -> None:
        """Say where a step back or forth has led."""
        words = self._words()
        if view_of_user.my_turn:
            self.say(translate("Access", "The decision is yours again.", "after undo or redo"))
        elif view_of_user.result is not None:
            self.say(words.outcome_sentence(view_of_user.result, view_of_user.seat))
        else:
            self.say(words.status(view_of_user, resting=False))

    def say(self, text: str) -> None:
        """Say a text, for instance why a card may not be played; signs are read as words."""
        if self.enabled and text and shiboken6.isValid(self._view):
            event = QAccessibleAnnouncementEvent(self._view, spoken_text(text))
            QAccessible.updateAccessibility(event)


def sentences(event: Event, view: View, words: Words) -> list[str]:
    """Return what is said after an event: what another seat did, the trick, the outcome."""
    names = dict(enumerate(words.players))
    said = []
    if isinstance(event, Act) and event.seat != view.seat:
        said.append(spoken_event(event, words.vocabulary, names, view.seat))
    if isinstance(event, CardPlayed) and view.tricks and event.card in view.tricks[-1].cards:
        last = view.result is not None
        said.append(spoken_trick(view.tricks[-1], names, view.seat, last=last))
    if view.result is not None:
        said.append(words.outcome_sentence(view.result, view.seat))
    return said

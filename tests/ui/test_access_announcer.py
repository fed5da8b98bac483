# SPDX-License-Identifier: MIT
"""What a screen reader is told of the things that happen."""

from __future__ import annotations

from typing import Any

import pytest
import shiboken6
from PySide6.QtGui import QAccessible

from skat_desktop.i18n.languages import Language, install
from skat_desktop.i18n.vocabulary import Vocabulary
from skat_desktop.rules.deal import series_deal
from skat_desktop.rules.events import CardPlayed, Passed
from skat_desktop.rules.skatgame import SkatGame
from skat_desktop.ui.access.announcer import Announcer
from skat_desktop.ui.access.spoken import spoken_text
from skat_desktop.ui.cards.deck import PRESETS
from skat_desktop.ui.motion import Motion
from skat_desktop.ui.table.view import TableView
from skat_desktop.ui.theme import Theme
from skat_desktop.ui.words import Words
from tests.ui.played import SEED, number_played, play_out


@pytest.fixture(autouse=True)
def _english(qapp):
    yield
    install(qapp, Language.ENGLISH)


@pytest.fixture
def said(monkeypatch):
    """Collect what is announced."""
    messages = []
    monkeypatch.setattr(
        QAccessible, "updateAccessibility", lambda event: messages.append(event.message())
    )
    return messages


SEATS_CALLED = ("Anna", "Bernd", "Clara")
LISTENER = 1
SIGNS = "−×=·♣♠♥♦+"


@pytest.fixture
def announcer(qtbot, qapp):
    """Return a function that makes an announcer in a language."""

    def make(language=Language.ENGLISH):
        install(qapp, language)
        words = Words(Vocabulary.of(language), players=SEATS_CALLED)
        view = TableView(PRESETS["french"], Theme.of(), Motion(0.0))
        qtbot.addWidget(view)
        return Announcer(view, lambda: words)

    return make


@pytest.mark.parametrize("language", list(Language))
def test_what_others_do_the_tricks_and_the_outcome_are_announced(announcer, said, language):
    speaker = announcer(language)
    for number in range(1, 6):
        said.clear()
        heard: list[tuple[Any, Any, list[str]]] = []

        def tell(act, view, heard=heard):
            before = len(said)
            speaker.on_event(act, view)
            heard.append((act, view, said[before:]))

        game = play_out(number, LISTENER, tell)
        for act, view, texts in heard:
            trick_ends = isinstance(act, CardPlayed) and not view.trick
            over = view.result is not None
            # One announcement an event, none for what the listener did.
            assert len(texts) == int(act.seat != LISTENER or trick_ends or over)
            for text in texts:
                assert not set(SIGNS) & set(text), text
                assert (SEATS_CALLED[act.seat] in text) or act.seat == LISTENER
        last = said[-1]
        words = Words(Vocabulary.of(language), players=SEATS_CALLED)
        assert spoken_text(words.outcome_sentence(game.result, LISTENER)) in last
        if game.result.valuation is not None:
            assert str(abs(game.result.valuation.value)) in last


def test_a_trick_in_english(announcer, said):
    game = play_out(number_played(), LISTENER, announcer().on_event)
    assert game.result.tricks is not None
    trick = game.state.tricks[0]
    expected = "and lead." if trick.winner == LISTENER else f"{SEATS_CALLED[trick.winner]} takes"
    ends = [text for text in said if "the trick" in text]
    assert expected in ends[0]
    assert f"{trick.points} point" in ends[0]
    assert "last trick" in said[-1]
    sign = "minus " if game.result.valuation.value < 0 else ""
    assert f" {sign}{abs(game.result.valuation.value)}." in said[-1]


def test_a_deal_thrown_in_is_announced(announcer, said):
    speaker = announcer()
    game = SkatGame(series_deal(SEED, 1))
    for seat in (1, 2, 0):
        act = Passed(seat)
        game.apply(act)
        speaker.on_event(act, game.view(LISTENER))
    assert said == [
        "Clara passes.",
        "Anna passes. Everyone has passed. The deal is thrown in; nobody scores.",
    ]


def test_announcements_can_be_switched_off(announcer, said):
    speaker = announcer()
    speaker.enabled = False
    play_out(1, LISTENER, speaker.on_event)
    speaker.say("Hearts were led.")
    assert said == []
    speaker.enabled = True
    speaker.say("♥ Hand: −88")
    speaker.say("")
    assert said == ["Hearts Hand: minus 88"]


def test_nothing_is_said_for_a_table_that_has_gone(qtbot, said):
    view = TableView(PRESETS["french"], Theme.of(), Motion(0.0))
    speaker = Announcer(view, Words)
    speaker.say("Anna passes.")
    shiboken6.delete(view)
    speaker.say("Bernd passes.")
    assert said == ["Anna passes."]

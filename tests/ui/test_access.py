# SPDX-License-Identifier: MIT
"""What a screen reader finds on the table and is told, asked through Qt's own interface."""

from __future__ import annotations

import gc
from dataclasses import replace

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import QAccessible, QAccessibleActionInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from skat_desktop.i18n.languages import Language, install
from skat_desktop.i18n.vocabulary import Vocabulary
from skat_desktop.rules.cards import parse_card
from skat_desktop.rules.decks import DeckFamily
from skat_desktop.ui.access.entries import Kind, entries_of, plate_text
from skat_desktop.ui.access.factory import install_access
from skat_desktop.ui.access.tree import set_words
from skat_desktop.ui.cards.deck import PRESETS
from skat_desktop.ui.motion import Motion
from skat_desktop.ui.table.model import HandMode, Place, Plate, TableState, TrickCard
from skat_desktop.ui.table.view import TableView
from skat_desktop.ui.theme import Theme
from skat_desktop.ui.words import Words

NAME = QAccessible.Text.Name
PRESS = QAccessibleActionInterface.pressAction()
FOCUS = QAccessibleActionInterface.setFocusAction()


def cards(text):
    return tuple(parse_card(code) for code in text.split())


HAND = cards("CJ SJ HA HT HK H9 SK S8 DA DK")
SK, S8, SA = cards("SK S8 SA")
PLAY = TableState(
    hand=HAND,
    hand_groups=(2, 6, 8),
    playable=frozenset((SK, S8)),
    mode=HandMode.PLAY,
    opponents={Place.LEFT: 9, Place.RIGHT: 10},
    trick=(TrickCard(SA, Place.LEFT),),
    banner="Grand · bid 23",
    plates={
        Place.BOTTOM: Plate("You", "dealer", "your turn", active=True),
        Place.LEFT: Plate("Anna", "forehand", tricks="2 tricks", trick_count=2),
        Place.RIGHT: Plate("Bernd", "middlehand", "Grand", declarer_mark="Declarer"),
    },
    status="Your turn. Spades were led.",
)
DISCARD = TableState(
    hand=HAND,
    mode=HandMode.DISCARD,
    opponents={Place.LEFT: 10, Place.RIGHT: 10},
    skat=cards("C9"),
    skat_slots=True,
    skat_caption="Your discard",
)


@pytest.fixture(autouse=True)
def _english(qapp):
    install_access()
    yield
    install(qapp, Language.ENGLISH)


@pytest.fixture
def told(monkeypatch):
    """Collect what a screen reader is told while one is there."""
    events = []

    def note(event):
        target = event.accessibleInterface()
        message = event.message() if event.type() is QAccessible.Event.Announcement else ""
        events.append((event.type(), message or target.text(NAME)))

    QAccessible.setActive(True)
    monkeypatch.setattr(QAccessible, "updateAccessibility", note)
    yield events
    QAccessible.setActive(False)


@pytest.fixture
def make_view(qtbot):
    def make(state=PLAY, factor=0.0):
        view = TableView(PRESETS["french"], Theme.of(), Motion(factor))
        qtbot.addWidget(view)
        view.resize(1280, 800)
        view.show_state(state)
        view.show()
        qtbot.waitExposed(view)
        return view

    return make


def tree_of(view):
    return QAccessible.queryAccessibleInterface(view)


def children(interface):
    return [interface.child(index) for index in range(interface.childCount())]


def names(interface):
    return [child.text(NAME) for child in children(interface)]


def item(view, start):
    return next(child for child in children(tree_of(view)) if child.text(NAME).startswith(start))


# What is there


def test_the_table_is_a_list_of_all_that_lies_on_it(make_view):
    tree = tree_of(make_view())
    assert tree.role() is QAccessible.Role.List
    assert tree.text(NAME) == "Table"
    assert names(tree)[:-1] == [
        "Grand, bid 23",
        "Anna, forehand, 2 tricks",
        "Bernd, Declarer, middlehand, Grand",
        "Anna: ace of spades",
        "You, dealer, your turn",
        "Your turn. Spades were led.",
        "Jack of clubs, card 1 of 10, not playable.",
        "Jack of spades, card 2 of 10, not playable.",
        "Ace of hearts, card 3 of 10, not playable.",
        "Ten of hearts, card 4 of 10, not playable.",
        "King of hearts, card 5 of 10, not playable.",
        "Nine of hearts, card 6 of 10, not playable.",
        "King of spades, card 7 of 10, playable.",
        "Eight of spades, card 8 of 10, playable.",
        "Ace of diamonds, card 9 of 10, not playable.",
        "King of diamonds, card 10 of 10, not playable.",
    ]


def test_every_child_knows_its_parent_and_its_place(make_view):
    view = make_view()
    tree = tree_of(view)
    for index, child in enumerate(children(tree)):
        assert child.isValid()
        assert child.parent() is tree
        assert tree.indexOfChild(child) == index
        assert child.window() is view.windowHandle()
    assert tree.child(-1) is None
    assert tree.child(tree.childCount()) is None
    assert tree.indexOfChild(QAccessible.queryAccessibleInterface(view.window())) == -1


def test_asked_again_a_child_is_the_same_object(make_view):
    tree = tree_of(make_view())
    first = children(tree)
    gc.collect()
    assert [a is b for a, b in zip(first, children(tree), strict=True)] == [True] * len(first)


def test_things_lie_where_they_are_seen(make_view):
    view = make_view()
    tree = tree_of(view)
    port = view.viewport()
    frame = port.rect().translated(port.mapToGlobal(QPoint()))
    for child in children(tree):
        assert not child.rect().isEmpty(), child.text(NAME)
        assert frame.contains(child.rect()), child.text(NAME)
    for card in (*HAND, SA):
        point = port.mapToGlobal(view.card_point(card))
        found = tree.childAt(point.x(), point.y())
        assert view.name_of(card) in found._tree.entry(found.key).key
        assert found.rect().contains(point)
    assert tree.childAt(frame.left() + 3, frame.top() + 3) is None


def test_a_sheet_on_the_table_is_found_through_the_viewport(make_view):
    view = make_view()
    sheet = QPushButton("Say 18", view.viewport())
    sheet.setGeometry(500, 300, 100, 40)
    sheet.show()
    tree = tree_of(view)
    port = children(tree)[-1]
    assert port.object() is view.viewport()
    assert port.parent() is tree
    assert names(port) == ["Say 18"]
    spot = sheet.mapToGlobal(sheet.rect().center())
    assert tree.childAt(spot.x(), spot.y()).object() is view.viewport()


def test_only_own_cards_can_be_pressed(make_view):
    view = make_view()
    for child in children(tree_of(view))[:-1]:
        own = " of 10" in child.text(NAME)
        assert (child.role() is QAccessible.Role.Button) == own
        assert (child.actionInterface() is not None) == own
        assert bool(child.state().focusable) == own
        assert bool(child.state().readOnly) != own


def test_cards_that_may_not_be_played_are_not_available(make_view):
    view = make_view()
    assert item(view, "Jack of clubs").state().disabled
    assert not item(view, "King of spades").state().disabled
    view.show_state(replace(PLAY, playable=None, mode=HandMode.WATCH))
    assert item(view, "Jack of clubs").text(NAME) == "Jack of clubs, card 1 of 10."
    assert not item(view, "Jack of clubs").state().disabled


def test_skat_places_and_the_discard():
    def read(state):
        return [entry.name for entry in entries_of(state, Vocabulary()) if "skat" in entry.key]

    assert read(TableState(skat=(None, None))) == [
        "Skat, card 1 of 2, face down.",
        "Skat, card 2 of 2, face down.",
    ]
    assert read(TableState(skat=cards("C9 D7"))) == [
        "Skat, card 1 of 2: nine of clubs.",
        "Skat, card 2 of 2: seven of diamonds.",
    ]
    assert read(DISCARD) == [
        "Discard, card 1 of 2: nine of clubs.",
        "Discard, card 2 of 2: empty.",
    ]


def test_open_hands_are_read_with_their_player():
    state = replace(PLAY, open_hands={Place.RIGHT: cards("DJ H7")})
    entries = {entry.key: entry for entry in entries_of(state, Vocabulary())}
    entry = entries["open right"]
    assert entry.name == "Bernd: open cards: jack of diamonds, seven of hearts"
    assert entry.kind is Kind.TEXT
    bare = {entry.key: entry for entry in entries_of(replace(state, plates={}), Vocabulary())}
    assert bare["open right"].name == "Open cards: jack of diamonds, seven of hearts"
    assert bare["trick SA"].name == "Ace of spades"


def test_a_bubble_is_read_where_no_note_says_the_same():
    assert plate_text(Plate("Anna", "forehand", "", bubble="Pass")) == "Anna, forehand, Pass"
    assert plate_text(Plate("Anna", note="has passed", bubble="Pass")) == "Anna, has passed"


# What can be done


def test_press_is_a_click(make_view):
    view = make_view()
    activated: list[int] = []
    view.card_activated.connect(activated.append)
    item(view, "King of spades").actionInterface().doAction(PRESS)
    item(view, "Jack of clubs").actionInterface().doAction(PRESS)
    assert activated == [SK, parse_card("CJ")]
    view.show_state(DISCARD)
    item(view, "Discard, card 1").actionInterface().doAction(PRESS)
    assert activated[2:] == list(cards("C9"))


def test_a_key_is_named_for_each_of_ten_cards(make_view):
    view = make_view()
    keys = [
        child.actionInterface().keyBindingsForAction(PRESS)
        for child in children(tree_of(view))[:-1]
        if child.actionInterface()
    ]
    assert keys == [[key] for key in "1234567890"]
    assert item(view, "Jack of clubs").text(QAccessible.Text.Accelerator) == "1"


def test_an_action_kept_by_a_screen_reader_does_nothing_when_its_card_has_gone(make_view):
    view = make_view()
    activated: list[int] = []
    view.card_activated.connect(activated.append)
    card = item(view, "King of spades")
    action = card.actionInterface()
    view.show_state(replace(PLAY, hand=tuple(each for each in HAND if each != SK)))
    action.doAction(PRESS)
    action.doAction(FOCUS)
    assert activated == []
    assert action.keyBindingsForAction(PRESS) == []
    assert card.state().invisible
    assert tree_of(view).indexOfChild(card) == -1
    assert card.actionInterface() is None
    assert card.text(NAME) == ""
    assert card.rect().isNull()


# The focus


def test_focus_goes_with_the_arrows_and_with_the_action(make_view, qtbot, told):
    view = make_view()
    tree = tree_of(view)
    view.activateWindow()
    qtbot.waitUntil(view.isActiveWindow)
    view.clearFocus()
    view.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(view.hasFocus)
    QApplication.processEvents()
    first = tree.focusChild()
    assert first.text(NAME) == "King of spades, card 7 of 10, playable."
    assert first.state().focused
    assert not tree.state().focused
    # Qt's own report of the view is not the last word.
    assert told[-1] == (QAccessible.Event.Focus, first.text(NAME))
    QTest.keyClick(view, Qt.Key.Key_Right)
    QApplication.processEvents()
    assert told[-1] == (QAccessible.Event.Focus, "Eight of spades, card 8 of 10, playable.")
    item(view, "Jack of clubs").actionInterface().doAction(FOCUS)
    QApplication.processEvents()
    assert told[-1] == (QAccessible.Event.Focus, "Jack of clubs, card 1 of 10, not playable.")
    assert view.focused_card() == HAND[0]
    assert not first.state().focused


def test_without_a_focused_card_the_list_has_the_focus(make_view, qtbot):
    view = make_view(replace(PLAY, hand=(), playable=None))
    view.setFocus()
    qtbot.waitUntil(view.hasFocus)
    assert tree_of(view).state().focused
    assert tree_of(view).focusChild() is tree_of(view)


# Changes


def test_changes_are_reported(make_view, told):
    view = make_view()
    tree_of(view)
    QApplication.processEvents()
    told.clear()
    view.show_state(
        replace(
            PLAY,
            hand=tuple(card for card in HAND if card != SK),
            playable=None,
            mode=HandMode.WATCH,
            trick=(*PLAY.trick, TrickCard(SK, Place.BOTTOM)),
        )
    )
    kinds = {kind for kind, _ in told}
    event = QAccessible.Event
    assert kinds == {
        event.ObjectCreated,
        event.ObjectDestroyed,
        event.NameChanged,
        event.StateChanged,
    }
    assert (event.ObjectCreated, "You: king of spades") in told
    assert (event.NameChanged, "Jack of clubs, card 1 of 9.") in told
    assert (event.StateChanged, "Jack of clubs, card 1 of 9.") in told
    told.clear()
    view.show_state(view.state)
    assert told == []


def test_nothing_is_reported_when_nobody_listens(make_view, monkeypatch):
    view = make_view()
    tree_of(view)
    QApplication.processEvents()
    sent: list[object] = []
    monkeypatch.setattr(QAccessible, "updateAccessibility", sent.append)
    view.show_state(DISCARD)
    assert sent == []


@pytest.mark.parametrize(
    "language, family, expected",
    [
        (Language.ENGLISH, DeckFamily.GERMAN, "Unter of acorns, card 1 of 10, not playable."),
        (Language.GERMAN, DeckFamily.FRENCH, "Kreuz-Bube, Karte 1 von 10, nicht spielbar."),
        (Language.GERMAN, DeckFamily.GERMAN, "Eichel-Unter, Karte 1 von 10, nicht spielbar."),
        (Language.JAPANESE, DeckFamily.FRENCH, "クラブのジャック、10枚中1枚目、今は出せません。"),
    ],
)
def test_names_follow_language_and_deck(make_view, qapp, told, language, family, expected):
    words = Words()
    view = make_view()
    set_words(view, lambda: words)
    card = item(view, "Jack of clubs")
    install(qapp, language)
    words = Words(Vocabulary.of(language, family))
    view.set_deck(PRESETS["german" if family is DeckFamily.GERMAN else "french"])
    view.show_state(PLAY)
    assert card.text(NAME) == expected
    assert (QAccessible.Event.NameChanged, expected) in told


# Lifetimes


def test_a_destroyed_table_leaves_nothing_behind(qtbot):
    QAccessible.setActive(True)
    try:
        window = QWidget()
        view = TableView(PRESETS["french"], Theme.of(), Motion(1.0), window)
        view.resize(1280, 800)
        window.show()
        view.show_state(PLAY)
        tree = tree_of(view)
        kept = children(tree)[:-1]
        actions = [child.actionInterface() for child in kept if child.actionInterface()]
        ids = [QAccessible.uniqueId(child) for child in (tree, *kept)]
        # A card is on its way when the window goes.
        view.show_state(replace(PLAY, hand=HAND[1:], trick=(TrickCard(HAND[0], Place.BOTTOM),)))
        window.close()
        window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QApplication.processEvents()
        assert not shiboken6.isValid(view)
        assert not any(shiboken6.isValid(each) for each in (tree, *kept))
        assert [QAccessible.accessibleInterface(number) for number in ids] == [None] * len(ids)
        for action in actions:
            action.doAction(PRESS)
            assert action.keyBindingsForAction(PRESS) == []
        gc.collect()
    finally:
        QAccessible.setActive(False)


def test_reading_on_while_cards_fly(make_view, qtbot):
    QAccessible.setActive(True)
    try:
        view = make_view(factor=0.3)
        states = [PLAY, DISCARD, TableState(), replace(PLAY, hand=HAND[2:]), PLAY]
        for state in states * 3:
            view.show_state(state)
            for _ in range(3):
                QTest.qWait(5)
                read = [
                    (c.text(NAME), c.rect(), c.state(), c.role()) for c in children(tree_of(view))
                ]
                assert len(read) == len(entries_of(state, Vocabulary())) + 1
    finally:
        QAccessible.setActive(False)

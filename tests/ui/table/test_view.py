# SPDX-License-Identifier: MIT
"""The table under mouse and keys."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QHelpEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QToolTip

from skat_desktop.rules.cards import parse_card
from skat_desktop.ui.cards.deck import PRESETS
from skat_desktop.ui.motion import Motion
from skat_desktop.ui.table.model import HandMode, Place, Plate, TableState, TrickCard
from skat_desktop.ui.table.placing import Where
from skat_desktop.ui.table.view import TableView
from skat_desktop.ui.theme import Theme


def cards(text):
    return tuple(parse_card(code) for code in text.split())


HAND = cards("CJ SJ HA HT HK H9 SK S8 DA DK")
SK, S8, DK, CJ = cards("SK S8 DK CJ")
ACE = parse_card("SA")

PLAY = TableState(
    hand=HAND,
    hand_groups=(2, 6, 8),
    playable=frozenset((SK, S8)),
    mode=HandMode.PLAY,
    opponents={Place.LEFT: 9, Place.RIGHT: 10},
    trick=(TrickCard(ACE, Place.LEFT),),
    banner="Grand · bid 23",
    plates={Place.BOTTOM: Plate("You", "dealer", "your turn", active=True, bubble="23")},
    status="Play a spade.",
)
DISCARD = TableState(
    hand=(*HAND, *cards("C9 D7")),
    mode=HandMode.DISCARD,
    opponents={Place.LEFT: 10, Place.RIGHT: 10},
    skat_slots=True,
)


class Table(TableView):
    """A table that notes what it reports."""

    def __init__(self, factor):
        super().__init__(PRESETS["french"], Theme.of(), Motion(factor))
        self.activated: list[int] = []
        self.clicks: list[int] = []
        self.card_activated.connect(self.activated.append)
        self.table_clicked.connect(lambda: self.clicks.append(1))


def make_view(qtbot, factor=0.0, size=(1280, 800)):
    view = Table(factor)
    qtbot.addWidget(view)
    view.resize(*size)
    view.show()
    qtbot.waitExposed(view)
    return view


@pytest.fixture
def view(qtbot):
    return make_view(qtbot)


@pytest.fixture
def moving(qtbot):
    return make_view(qtbot, 1.0)


def mouse(view, kind, point, button=Qt.MouseButton.LeftButton):
    held = Qt.MouseButton.NoButton if kind is QEvent.Type.MouseButtonRelease else button
    pressed = Qt.MouseButton.NoButton if kind is QEvent.Type.MouseMove else button
    event = QMouseEvent(
        kind,
        QPointF(point),
        QPointF(view.viewport().mapToGlobal(point)),
        pressed,
        held,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(view.viewport(), event)


def drag(view, start, *points, release=True):
    mouse(view, QEvent.Type.MouseButtonPress, start)
    for point in points:
        mouse(view, QEvent.Type.MouseMove, point)
    if release:
        mouse(view, QEvent.Type.MouseButtonRelease, points[-1])


def click(qtbot, view, point, button=Qt.MouseButton.LeftButton):
    qtbot.mouseClick(view.viewport(), button, pos=point)


def played(card):
    hand = tuple(other for other in HAND if other != card)
    return replace(PLAY, hand=hand, trick=(*PLAY.trick, TrickCard(card, Place.BOTTOM)))


# --- showing


def test_motion_0_settles_at_once_and_says_so_from_the_loop(view, qtbot):
    told = []
    view.settled.connect(lambda: told.append(1))
    view.show_state(PLAY)
    assert view.is_settled()
    assert told == []
    qtbot.waitUntil(lambda: told == [1])
    assert view.card_place(ACE) == "trick"
    assert view.card_place(CJ) == "hand"
    assert view.card_place(parse_card("D8")) == "away"


def test_settled_comes_once_after_all_movement(moving, qtbot):
    with qtbot.waitSignal(moving.settled, timeout=5000):
        moving.show_state(PLAY)
        assert not moving.is_settled()
    assert moving.is_settled()
    told = []
    moving.settled.connect(lambda: told.append(1))
    moving.show_state(played(S8))
    assert not moving.is_settled()
    qtbot.waitUntil(lambda: bool(told))
    qtbot.wait(50)
    assert told == [1]
    assert moving.card_place(S8) == "trick"


def test_deal_goes_packet_by_packet(moving, qtbot):
    dealt = TableState(hand=HAND, opponents={Place.LEFT: 10, Place.RIGHT: 10}, skat=(None, None))
    moving.show_state(dealt)
    qtbot.wait(300)
    assert not moving.is_settled()
    qtbot.waitUntil(moving.is_settled, timeout=3000)
    assert {moving.card_place(card) for card in HAND} == {"hand"}


def test_trick_glides_away_to_its_taker(moving, qtbot):
    complete = replace(
        played(S8),
        trick=(*played(S8).trick, TrickCard(parse_card("S7"), Place.RIGHT)),
        trick_taker=Place.LEFT,
        mode=HandMode.WATCH,
    )
    moving.show_state(complete)
    qtbot.waitUntil(moving.is_settled)
    item = moving._cards.item_of(ACE)
    assert item.target.width > moving._cards.item_of(S8).target.width
    moving.show_state(replace(complete, trick=(), trick_taker=None))
    assert moving.card_place(ACE) == "away"
    qtbot.waitUntil(moving.is_settled)
    assert not item.isVisible()
    assert item.pos().x() < 300


def test_a_bad_state_changes_nothing(view):
    view.show_state(PLAY)
    with pytest.raises(ValueError, match="lies in two places"):
        view.show_state(replace(PLAY, trick=(TrickCard(CJ, Place.LEFT),)))
    assert view.state is PLAY
    assert view.card_place(CJ) == "hand"


def test_greys_what_may_not_be_played(view):
    view.show_state(PLAY)
    assert view._cards.item_of(CJ).greyed == 1.0
    assert view._cards.item_of(S8).greyed == 0.0


# --- mouse


@pytest.mark.parametrize("size", [(900, 600), (1280, 800)])
def test_click_on_the_visible_part_activates_each_card(qtbot, size):
    view = make_view(qtbot, size=size)
    view.show_state(PLAY)
    for card in HAND:
        click(qtbot, view, view.card_point(card))
    assert view.activated == list(HAND)
    assert view.clicks == []


def test_double_click_counts_once(view, qtbot):
    view.show_state(PLAY)
    point = view.card_point(S8)
    click(qtbot, view, point)
    mouse(view, QEvent.Type.MouseButtonDblClick, point)
    mouse(view, QEvent.Type.MouseButtonRelease, point)
    assert view.activated == [S8]
    click(qtbot, view, point)
    assert view.activated == [S8, S8]


def test_double_click_does_not_play_the_card_that_slides_under_it(view, qtbot):
    view.card_activated.connect(lambda card: view.show_state(played(card)))
    view.show_state(PLAY)
    point = view.card_point(S8)
    click(qtbot, view, point)
    mouse(view, QEvent.Type.MouseButtonDblClick, point)
    mouse(view, QEvent.Type.MouseButtonRelease, point)
    assert view.activated == [S8]


def test_only_the_left_button_plays(view, qtbot):
    view.show_state(PLAY)
    click(qtbot, view, view.card_point(S8), Qt.MouseButton.RightButton)
    assert view.activated == []


def test_click_beside_the_cards(view, qtbot):
    view.show_state(PLAY)
    click(qtbot, view, view.card_point(ACE))
    click(qtbot, view, QPoint(640, 450))
    assert view.clicks == [1, 1]
    assert view.activated == []


def test_press_on_one_card_and_release_on_another_does_nothing(view):
    view.show_state(replace(PLAY, mode=HandMode.WATCH))
    drag(view, view.card_point(CJ), view.card_point(DK))
    assert view.activated == []
    assert view.clicks == []


def test_drag_to_the_trick_activates(view):
    view.show_state(PLAY)
    middle = view.trick_rect().center()
    drag(view, view.card_point(S8), QPoint(700, 500), middle)
    assert view.activated == [S8]


def test_a_dragged_card_follows_the_pointer_and_lies_on_top(view):
    view.show_state(PLAY)
    start = view.card_point(CJ)
    item = view._cards.item_of(CJ)
    before = item.pos()
    drag(view, start, start + QPoint(60, -40), start + QPoint(200, -90), release=False)
    assert (item.pos() - before).toPoint() == QPoint(200, -90)
    others = [other for _, other in view._cards.lying(*Where)]
    assert all(item.zValue() >= other.zValue() for other in others)
    mouse(view, QEvent.Type.MouseButtonRelease, start + QPoint(200, -90))


def test_drop_over_the_hand_puts_it_back(moving, qtbot):
    with qtbot.waitSignal(moving.settled):
        moving.show_state(PLAY)
    item = moving._cards.item_of(S8)
    home = item.pos()
    drag(moving, moving.card_point(S8), QPoint(700, 400), QPoint(500, 700))
    assert moving.activated == []
    assert not moving.is_settled()
    qtbot.waitUntil(moving.is_settled)
    assert item.pos() == home


def test_a_card_nobody_wanted_goes_home_after_a_while(moving, qtbot):
    moving.show_state(PLAY)
    # While the message of the first state is still under way: it must not be taken for this one.
    qtbot.waitUntil(moving.is_settled, timeout=3000)
    item = moving._cards.item_of(CJ)
    home = item.pos()
    drag(moving, moving.card_point(CJ), QPoint(700, 400), QPoint(640, 300))
    assert moving.activated == [CJ]
    assert not moving.is_settled()
    assert item.pos() != home
    with qtbot.waitSignal(moving.settled, timeout=3000):
        pass
    assert item.pos() == home


def test_a_refused_card_goes_home_with_the_next_state(view):
    view.show_state(PLAY)
    item = view._cards.item_of(CJ)
    home = item.pos()
    view.card_activated.connect(
        lambda card: view.show_state(replace(PLAY, status="Spades were led."))
    )
    drag(view, view.card_point(CJ), QPoint(700, 400), QPoint(640, 300))
    assert view.activated == [CJ]
    assert item.pos() == home
    assert view.is_settled()


def test_escape_cancels_a_drag(view, qtbot):
    view.show_state(PLAY)
    item = view._cards.item_of(S8)
    home = item.pos()
    drag(view, view.card_point(S8), QPoint(700, 400), QPoint(640, 300), release=False)
    assert item.pos() != home
    qtbot.keyClick(view, Qt.Key.Key_Escape)
    assert item.pos() == home
    mouse(view, QEvent.Type.MouseButtonRelease, QPoint(640, 300))
    assert view.activated == []
    assert view.clicks == []


def test_a_state_in_mid_drag_leaves_the_card_with_the_pointer(view):
    view.show_state(PLAY)
    item = view._cards.item_of(S8)
    drag(view, view.card_point(S8), QPoint(700, 400), QPoint(640, 300), release=False)
    held = item.pos()
    view.show_state(replace(PLAY, status="Still your turn."))
    assert item.pos() == held
    mouse(view, QEvent.Type.MouseButtonRelease, QPoint(640, 300))
    assert view.activated == [S8]


def test_a_state_that_takes_the_dragged_card_ends_the_drag(view):
    view.show_state(PLAY)
    drag(view, view.card_point(S8), QPoint(700, 400), QPoint(640, 300), release=False)
    view.show_state(played(S8))
    mouse(view, QEvent.Type.MouseButtonRelease, QPoint(640, 300))
    assert view.activated == []
    assert view.card_place(S8) == "trick"


def test_nothing_is_dragged_while_others_act(view):
    view.show_state(replace(PLAY, mode=HandMode.WATCH))
    item = view._cards.item_of(S8)
    home = item.pos()
    drag(view, view.card_point(S8), QPoint(700, 400), QPoint(640, 300))
    assert item.pos() == home
    assert view.activated == []


def test_hovered_card_rises_and_a_greyed_one_only_a_little(view):
    view.show_state(PLAY)
    mouse(view, QEvent.Type.MouseMove, view.card_point(S8), Qt.MouseButton.NoButton)
    assert view._cards.item_of(S8).risen == 1.0
    mouse(view, QEvent.Type.MouseMove, view.card_point(CJ), Qt.MouseButton.NoButton)
    assert view._cards.item_of(S8).risen == 0.0
    assert 0 < view._cards.item_of(CJ).risen < 0.5
    QApplication.sendEvent(view, QEvent(QEvent.Type.Leave))
    assert view._cards.item_of(CJ).risen == 0.0


def test_tooltip_names_the_card(view):
    view.name_of = {S8: "eight of spades"}.__getitem__
    view.show_state(PLAY)
    point = view.card_point(S8)
    event = QHelpEvent(QEvent.Type.ToolTip, point, view.viewport().mapToGlobal(point))
    QApplication.sendEvent(view.viewport(), event)
    assert QToolTip.text() == "eight of spades"
    QToolTip.hideText()


# --- discard


def discarded(state, card):
    if card in state.hand:
        hand = tuple(other for other in state.hand if other != card)
        return replace(state, hand=hand, skat=(*state.skat, card))
    skat = tuple(other for other in state.skat if other != card)
    return replace(state, hand=(*state.hand, card), skat=skat)


@pytest.mark.parametrize("size", [(900, 600), (1280, 800)])
def test_discard_by_click_and_drag_and_back(qtbot, size):
    view = make_view(qtbot, size=size)
    view.card_activated.connect(lambda card: view.show_state(discarded(view.state, card)))
    view.show_state(DISCARD)
    click(qtbot, view, view.card_point(DK))
    assert view.card_place(DK) == "skat"
    slot = view.card_point(DK)
    drag(view, view.card_point(S8), slot + QPoint(60, -20), slot + QPoint(90, 0))
    assert view.card_place(S8) == "skat"
    assert len(view.state.hand) == 10
    click(qtbot, view, view.card_point(DK))
    assert view.card_place(DK) == "hand"
    drag(view, view.card_point(S8), view.rect().center(), view.hand_rect().center())
    assert view.card_place(S8) == "hand"
    assert view.activated == [DK, S8, DK, S8]


def test_a_slot_card_dropped_elsewhere_stays(view):
    view.show_state(discarded(DISCARD, DK))
    item = view._cards.item_of(DK)
    home = item.pos()
    drag(view, view.card_point(DK), QPoint(600, 300), QPoint(640, 350))
    assert view.activated == []
    assert item.pos() == home


def test_skat_cards_are_not_own_cards_outside_discard(view, qtbot):
    view.show_state(replace(discarded(DISCARD, DK), mode=HandMode.WATCH))
    click(qtbot, view, view.card_point(DK))
    assert view.activated == []
    assert view.clicks == [1]


# --- keys


def press(qtbot, view, *keys, modifier=Qt.KeyboardModifier.NoModifier):
    for key in keys:
        qtbot.keyClick(view, key, modifier)


def test_arrows_walk_among_playable_cards(view, qtbot):
    view.show_state(PLAY)
    assert view.focused_card() is None
    press(qtbot, view, Qt.Key.Key_Right)
    assert view.focused_card() == SK
    press(qtbot, view, Qt.Key.Key_Right)
    assert view.focused_card() == S8
    press(qtbot, view, Qt.Key.Key_Right)
    assert view.focused_card() == SK
    press(qtbot, view, Qt.Key.Key_Left)
    assert view.focused_card() == S8
    item = view._cards.item_of(S8)
    assert item.ringed
    assert item.risen == 1.0
    assert not view._cards.item_of(SK).ringed


def test_shift_arrows_walk_among_all(view, qtbot):
    view.show_state(PLAY)
    press(qtbot, view, Qt.Key.Key_Right, modifier=Qt.KeyboardModifier.ShiftModifier)
    assert view.focused_card() == CJ
    press(qtbot, view, Qt.Key.Key_Left, modifier=Qt.KeyboardModifier.ShiftModifier)
    assert view.focused_card() == DK


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_space_and_enter_play_the_focused_card(view, qtbot, key):
    view.show_state(PLAY)
    press(qtbot, view, key)
    assert view.activated == []
    press(qtbot, view, Qt.Key.Key_Left, key)
    assert view.activated == [S8]


def test_digits_play_the_nth_card(view, qtbot):
    view.show_state(PLAY)
    press(qtbot, view, *(Qt.Key(Qt.Key.Key_0 + digit) for digit in (1, 8, 9, 0)))
    assert view.activated == [CJ, S8, parse_card("DA"), DK]
    view.show_state(replace(PLAY, hand=HAND[:3], hand_groups=(2,), playable=None))
    press(qtbot, view, Qt.Key.Key_4)
    assert len(view.activated) == 4


def test_keys_with_control_belong_to_the_window(view, qtbot):
    view.show_state(PLAY)
    press(qtbot, view, Qt.Key.Key_1, modifier=Qt.KeyboardModifier.ControlModifier)
    press(qtbot, view, Qt.Key.Key_Right, modifier=Qt.KeyboardModifier.AltModifier)
    assert view.activated == []
    assert view.focused_card() is None


def test_focus_stays_near_when_its_card_is_played(view, qtbot):
    view.show_state(PLAY)
    press(qtbot, view, Qt.Key.Key_Left)
    view.show_state(replace(played(S8), mode=HandMode.WATCH, playable=None))
    assert view.focused_card() in HAND
    assert view.focused_card() != S8
    assert view._cards.item_of(view.focused_card()).ringed
    assert not view._cards.item_of(S8).ringed
    view.show_state(TableState())
    assert view.focused_card() is None


def test_the_mouse_takes_the_ring_away(view, qtbot):
    view.show_state(PLAY)
    press(qtbot, view, Qt.Key.Key_Right)
    click(qtbot, view, QPoint(640, 450))
    assert view.focused_card() is None


def test_discard_by_keys_reaches_the_slots(view, qtbot):
    view.show_state(discarded(DISCARD, DK))
    press(qtbot, view, Qt.Key.Key_Left)
    assert view.focused_card() == DK
    press(qtbot, view, Qt.Key.Key_Space)
    assert view.activated == [DK]


# --- changes in mid-movement


def test_resize_in_mid_movement_puts_everything_in_place(moving, qtbot):
    moving.show_state(PLAY)
    qtbot.waitUntil(moving.is_settled, timeout=3000)
    moving.show_state(played(S8))
    qtbot.wait(40)
    moving.resize(900, 600)
    qtbot.waitUntil(moving.is_settled)
    item = moving._cards.item_of(S8)
    assert moving.trick_rect().contains(item.pos().toPoint())
    for card in HAND:
        if card != S8:
            assert moving.hand_rect().contains(moving.card_point(card))


def test_another_deck_in_mid_movement(moving, qtbot):
    moving.show_state(PLAY)
    qtbot.waitUntil(moving.is_settled, timeout=3000)
    moving.finish()
    moving.show_state(played(S8))
    qtbot.wait(40)
    before = moving.grab().toImage()
    moving.set_deck(PRESETS["german"])
    moving.set_theme(Theme.of(True, "blue"))
    qtbot.waitUntil(moving.is_settled)
    moving.finish()
    assert moving.card_place(S8) == "trick"
    assert moving.grab().toImage() != before


def test_states_faster_than_the_movement(moving, qtbot):
    moving.show_state(PLAY)
    moving.show_state(played(S8))
    moving.show_state(PLAY)
    moving.show_state(played(SK))
    moving.finish()
    assert moving.is_settled()
    assert moving.card_place(SK) == "trick"
    assert moving.card_place(S8) == "hand"
    item = moving._cards.item_of(S8)
    assert item.pos() == QPointF(item.target.x, item.target.y)


def test_card_point_needs_a_visible_card(view):
    view.show_state(PLAY)
    with pytest.raises(LookupError, match="The card D8 does not lie on the table"):
        view.card_point(parse_card("D8"))


@pytest.mark.parametrize("size", [(900, 480), (900, 577), (1000, 640), (1280, 780), (2560, 1400)])
@pytest.mark.parametrize("leader", list(Place))
def test_the_mark_of_the_led_card_keeps_clear_of_a_banner_of_two_lines(view, size, leader):
    view.resize(*size)
    view.show_state(
        TableState(
            trick=(TrickCard(3, leader),),
            banner="Schellen Hand, Schneider angesagt · gereizt 120 · Trümpfe gespielt: 11 von 11",
            led_caption="ausgespielt",
            mode=HandMode.WATCH,
        )
    )
    boxes = view.boxes()
    assert not boxes["led"].intersects(boxes["banner"])

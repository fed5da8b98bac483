# SPDX-License-Identifier: MIT
"""A thousand states in a row, legal or not: no warning, everything where it belongs."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QPointF

from skat_desktop.ui.cards.deck import PRESETS
from skat_desktop.ui.motion import Motion
from skat_desktop.ui.table.model import HandMode, Place, Plate, TableState, TrickCard
from skat_desktop.ui.table.placing import spots_of
from skat_desktop.ui.table.view import TableView
from skat_desktop.ui.theme import CLOTHS, Theme

WORDS = ("", "18", "passe", "あなたの番です", "ein sehr langer Satz · mit Teilen · und noch einem")


def random_state(dice):
    pack = list(range(32))
    dice.shuffle(pack)
    mode = dice.choice(list(HandMode))
    held = dice.randrange(0, 13 if mode is HandMode.DISCARD else 11)
    hand = tuple(pack.pop() for _ in range(held))
    places = dice.sample(list(Place), dice.randrange(0, 4))
    trick = tuple(TrickCard(pack.pop(), place) for place in places)
    skat = tuple(dice.choice((None, pack.pop())) for _ in range(dice.randrange(0, 3)))
    open_hands = {}
    opponents = {}
    for place in (Place.LEFT, Place.RIGHT):
        count = dice.randrange(0, min(10, len(pack)) + 1)
        if dice.random() < 0.2:
            open_hands[place] = tuple(pack.pop() for _ in range(count))
        else:
            opponents[place] = count
            del pack[len(pack) - count :]
    plates = {
        place: Plate(
            dice.choice(WORDS) or "Anna",
            dice.choice(WORDS),
            dice.choice(WORDS),
            active=dice.random() < 0.5,
            declarer_mark=dice.choice(WORDS),
            tricks=dice.choice(WORDS),
            trick_count=dice.randrange(0, 11),
            bubble=dice.choice(WORDS),
            bubble_faded=dice.random() < 0.5,
        )
        for place in Place
        if dice.random() < 0.9
    }
    return TableState(
        hand=hand,
        hand_groups=tuple(sorted(dice.sample(range(12), 3))),
        playable=frozenset(dice.sample(hand, len(hand) // 2)) if dice.random() < 0.5 else None,
        mode=mode,
        opponents=opponents,
        open_hands=open_hands,
        trick=trick,
        led_caption=dice.choice(WORDS),
        trick_taker=dice.choice([None, *Place]),
        skat=skat,
        skat_slots=dice.random() < 0.3,
        skat_caption=dice.choice(WORDS),
        banner=dice.choice(WORDS),
        banner_suit=dice.choice(("", *"DHSC")),
        plates=plates,
        status=dice.choice(WORDS),
    )


def check(view, state):
    """Compare the items with the state."""
    spots = spots_of(state, view._layout)
    for spot in spots:
        if spot.card is not None:
            assert view.card_place(spot.card) == spot.where
            item = view._cards.item_of(spot.card)
            assert item.isVisible()
            assert item.pos() == QPointF(item.target.x, item.target.y)
    visible = [item for item in view._cards.items if item.isVisible()]
    assert len(visible) == len(spots)
    assert all(item.opacity() == 1.0 for item in visible)


@pytest.mark.parametrize("factor,steps", [(0.0, 1000), (0.02, 200)])
def test_random_states_in_a_row(qtbot, factor, steps):
    dice = random.Random(17)
    view = TableView(PRESETS["french"], Theme.of(), Motion(factor))
    qtbot.addWidget(view)
    view.resize(900, 600)
    view.show()
    qtbot.waitExposed(view)
    for step in range(steps):
        state = random_state(dice)
        view.show_state(state)
        if factor == 0:
            check(view, state)
        if step % 40 == 0:
            view.set_deck(PRESETS[dice.choice(list(PRESETS))])
            view.set_theme(Theme.of(dice.random() < 0.5, dice.choice(list(CLOTHS))))
            view.resize(dice.randrange(900, 1400), dice.randrange(600, 900))
            qtbot.wait(1)
        for card in state.hand:
            assert view.card_place(card) == "hand"
        assert view.panel_rect().width() >= 0
    qtbot.waitUntil(view.is_settled, timeout=5000)
    view.finish()
    check(view, view.state)
    assert len(view._cards.items) == 32
    view.grab()

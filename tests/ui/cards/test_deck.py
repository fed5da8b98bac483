# SPDX-License-Identifier: MIT
"""Which file shows which card."""

from __future__ import annotations

from dataclasses import replace

import pytest

from skat_desktop.rules.cards import CARD_CODES, parse_card
from skat_desktop.ui.cards.deck import (
    BACK_CLOTHS,
    BACKS,
    COLOURS,
    INDICES,
    LETTERS,
    PRESETS,
    Deck,
    small_below,
)


def all_decks():
    return [
        Deck(family, letters, colours, index)
        for family, choices in LETTERS.items()
        for letters in choices
        for colours in COLOURS
        for index in INDICES
    ]


@pytest.mark.parametrize("deck", all_decks(), ids=lambda deck: f"{deck.folder_key}-{deck.colours}")
def test_every_deck_has_every_card(deck):
    files = {deck.path(card) for card in range(32)}
    assert len(files) == 32
    assert all(deck.path(card).stem == CARD_CODES[card] for card in range(32))


def test_small_courts_have_a_simpler_cut():
    deck = PRESETS["german"]
    ober = parse_card("SQ")
    assert deck.path(ober, small_below() - 1).name == "SQ.small.svg"
    assert deck.path(ober, small_below()).name == "SQ.svg"
    assert deck.path(parse_card("S7"), 20).name == "S7.svg"


@pytest.mark.parametrize("pattern", BACKS)
@pytest.mark.parametrize("cloth", BACK_CLOTHS)
def test_every_back_is_there(pattern, cloth):
    assert replace(PRESETS["french"], back=pattern, cloth=cloth).back_path().is_file()


@pytest.mark.parametrize(
    "change,message",
    [
        ({"family": "swiss"}, "The family of the deck is 'swiss': choose one of french, german"),
        ({"letters": "A"}, "The letters of the deck is 'A': choose one of en, de"),
        ({"colours": "three"}, "choose one of two, four"),
        ({"index": "huge"}, "choose one of normal, large"),
        ({"back": "plain"}, "choose one of lattice, acorn, monogram"),
        ({"cloth": "pink"}, "choose one of green, blue, burgundy, slate"),
    ],
)
def test_refuses_what_does_not_exist(change, message):
    with pytest.raises(ValueError, match=message):
        Deck(**change)

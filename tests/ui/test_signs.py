# SPDX-License-Identifier: MIT
"""Signs as pixmaps: the right picture, sharp, of one size, drawn once."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QColor, QPixmap, QPixmapCache
from PySide6.QtSvg import QSvgRenderer

from skat_desktop.rules.cards import Suit
from skat_desktop.rules.games import GameType
from skat_desktop.ui import signs
from skat_desktop.ui.cards.deck import PRESETS, Deck
from skat_desktop.ui.signs import game_sign, sign_pixmap

FRENCH, FOUR, GERMAN = PRESETS["french"], PRESETS["tournament"], PRESETS["german"]


@pytest.fixture(autouse=True)
def _fresh_cache(qapp):
    QPixmapCache.clear()


def middle(pixmap: QPixmap) -> str:
    return pixmap.toImage().pixelColor(pixmap.width() // 2, pixmap.height() // 2).name().upper()


@pytest.mark.parametrize(
    "deck, suit, on_dark, colour",
    [
        (FRENCH, Suit.CLUBS, False, "#1C1C1E"),
        (FRENCH, Suit.SPADES, True, "#F4EFE4"),
        (FRENCH, Suit.HEARTS, False, "#C4312B"),
        (FRENCH, Suit.DIAMONDS, True, "#E9796E"),
        (FOUR, Suit.SPADES, False, "#1E7A46"),
        (FOUR, Suit.DIAMONDS, False, "#E07B1A"),
        (GERMAN, Suit.HEARTS, False, "#DD4138"),
        (GERMAN, Suit.DIAMONDS, True, "#F7C440"),
    ],
)
def test_the_sign_has_the_colour_of_the_deck_and_the_ground(deck, suit, on_dark, colour):
    assert middle(sign_pixmap(suit, deck, 32, on_dark=on_dark, dpr=2)) == colour


@pytest.mark.parametrize("deck", [FRENCH, FOUR, GERMAN])
@pytest.mark.parametrize("dpr", [1.0, 1.5, 2.0])
def test_all_six_games_have_one_size_at_every_pixel_ratio(deck, dpr):
    for game in GameType:
        pixmap = game_sign(game, deck, 18, on_dark=True, dpr=dpr)
        assert (pixmap.width(), pixmap.height()) == (18 * dpr, 18 * dpr)
        assert pixmap.deviceIndependentSize() == QSizeF(18, 18)


def test_a_suit_game_shows_its_suit():
    for game in GameType:
        if game.trump_suit is not None:
            sign = sign_pixmap(game.trump_suit, GERMAN, 24, on_dark=False)
            assert game_sign(game, GERMAN, 24, on_dark=False).toImage() == sign.toImage()


def test_grand_shows_all_four_suits_and_null_an_empty_ring():
    grand = game_sign(GameType.GRAND, FOUR, 100, on_dark=False, dpr=1).toImage()
    found = [grand.pixelColor(x, y).name().upper() for y in (27, 73) for x in (27, 73)]
    assert found == ["#1C1C1E", "#1E7A46", "#C4312B", "#E07B1A"]
    null = game_sign(GameType.NULL, FOUR, 100, on_dark=False, dpr=1).toImage()
    assert null.pixelColor(50, 50).alpha() == 0
    ring = [(50, 16), (50, 84), (16, 50), (84, 50)]
    assert {null.pixelColor(*point).name().upper() for point in ring} == {"#1C1C1E"}


def test_a_sign_is_drawn_once(monkeypatch):
    drawn = []

    def counted(path: str):
        drawn.append(path)
        return QSvgRenderer(path)

    monkeypatch.setattr(signs, "QSvgRenderer", counted)
    one = sign_pixmap(Suit.CLUBS, FRENCH, 18, on_dark=False)
    # Letters, index and back make no difference to a sign.
    other = sign_pixmap(Suit.CLUBS, Deck(letters="de", index="large"), 18, on_dark=False)
    assert len(drawn) == 1
    assert other.cacheKey() == one.cacheKey()
    sign_pixmap(Suit.CLUBS, FRENCH, 18, on_dark=True)
    sign_pixmap(Suit.CLUBS, FRENCH, 18, on_dark=False, dpr=3)
    sign_pixmap(Suit.CLUBS, FRENCH, 24, on_dark=False)
    assert len(drawn) == 4


def test_without_a_pixel_ratio_the_screen_decides(qapp):
    pixmap = sign_pixmap(Suit.HEARTS, FRENCH, 20, on_dark=False)
    assert pixmap.devicePixelRatio() == qapp.devicePixelRatio()


def test_around_the_sign_it_is_transparent():
    image = sign_pixmap(Suit.SPADES, FRENCH, 32, on_dark=False, dpr=1).toImage()
    corners = [image.pixelColor(x, y) for x in (0, 31) for y in (0, 31)]
    assert corners == [QColor(0, 0, 0, 0)] * 4


@pytest.mark.parametrize("height, dpr", [(0, 1.0), (-4, 1.0), (18, 0.0)])
def test_a_size_of_nothing_is_refused(height, dpr):
    with pytest.raises(ValueError, match="both must be above 0"):
        sign_pixmap(Suit.CLUBS, FRENCH, height, on_dark=False, dpr=dpr)


def test_a_missing_picture_is_named(monkeypatch, tmp_path):
    monkeypatch.setattr(signs, "resource_path", tmp_path.joinpath)
    with pytest.raises(FileNotFoundError, match=r"no sign N: .*N\.svg is missing"):
        game_sign(GameType.NULL, FRENCH, 18, on_dark=False)

# SPDX-License-Identifier: MIT
"""Pictures arrive sharp, late ones are dropped."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QThread

from skat_desktop.rules.cards import parse_card
from skat_desktop.ui.cards import faces as module
from skat_desktop.ui.cards.deck import PRESETS, RATIO
from skat_desktop.ui.cards.faces import BACK, Faces, Wish, sampling

ACE, TEN = parse_card("HA"), parse_card("DT")


@pytest.fixture
def faces(qapp):
    return Faces(PRESETS["french"])


def test_a_picture_arrives_from_another_thread(faces, qtbot, monkeypatch):
    threads = []
    draw = Wish.draw

    def spy(wish):
        threads.append(QThread.currentThread())
        return draw(wish)

    monkeypatch.setattr(Wish, "draw", spy)
    with qtbot.waitSignal(faces.ready) as arrived:
        assert faces.picture(ACE, 120) is None
    assert arrived.args == [ACE]
    assert threads[0] is not QThread.currentThread()
    picture = faces.picture(ACE, 120)
    assert picture is not None
    card = picture.pixmap.width() / (1 + 2 * picture.margin)
    assert card == pytest.approx(120 * sampling(120), abs=1)
    height = picture.pixmap.height() - 2 * picture.margin * card
    assert height == pytest.approx(card * RATIO, abs=1)


def test_an_old_size_shows_until_the_new_one_is_there(faces):
    old = faces.render_now(ACE, 100)
    faces.set_sizes({150})
    assert faces.picture(ACE, 150) is old
    assert not faces.is_sharp(ACE, 150)
    faces.wait()
    assert faces.is_sharp(ACE, 150)
    assert faces.render_now(ACE, 150).pixmap.width() > old.pixmap.width()


def test_a_picture_for_an_outdated_size_is_dropped(faces, qtbot):
    arrived: list[int] = []
    faces.ready.connect(arrived.append)
    faces.picture(ACE, 90)
    faces.set_sizes({110})
    faces.picture(TEN, 110)
    qtbot.waitUntil(lambda: faces.is_sharp(TEN, 110))
    module._workshop()._pool.waitForDone()
    qtbot.wait(10)
    assert arrived == [TEN]
    assert not faces.is_sharp(ACE, 90)


def test_another_deck_replaces_all_pictures(faces, qtbot):
    french = faces.render_now(ACE, 80)
    faces.set_deck(PRESETS["german"])
    assert not faces.is_sharp(ACE, 80)
    assert faces.picture(ACE, 80) is french
    qtbot.waitUntil(lambda: faces.is_sharp(ACE, 80))
    assert faces.render_now(ACE, 80).pixmap.toImage() != french.pixmap.toImage()


def test_two_tables_do_not_disturb_each_other(faces, qtbot):
    other = Faces(PRESETS["german"])
    faces.picture(ACE, 70)
    other.picture(ACE, 70)
    qtbot.waitUntil(lambda: faces.is_sharp(ACE, 70) and other.is_sharp(ACE, 70))
    one, two = faces.render_now(ACE, 70), other.render_now(ACE, 70)
    assert one.pixmap.toImage() != two.pixmap.toImage()


def test_backs_and_corners(faces):
    image = faces.render_now(BACK, 60).pixmap.toImage()
    assert image.pixelColor(0, 0).alpha() < 10
    assert image.pixelColor(image.width() // 2, image.height() // 2).alpha() == 255


def test_prefetch_draws_the_whole_deck(faces, qtbot):
    faces.prefetch(40)
    qtbot.waitUntil(lambda: all(faces.is_sharp(card, 40) for card in range(32)), timeout=10000)

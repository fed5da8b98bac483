# SPDX-License-Identifier: MIT
"""The table's geometry: nothing overlaps from 900 × 600 to 2560 × 1440."""

from __future__ import annotations

import math
from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPolygonF

from skat_desktop.ui.cards.deck import RATIO
from skat_desktop.ui.table import layout as lay
from skat_desktop.ui.table.model import Place

SIZES = [
    (900, 600),
    (960, 720),
    (1024, 640),
    (1199, 800),
    (1200, 720),
    (1280, 719),
    (1280, 800),
    (1366, 700),
    (1600, 640),
    (900, 1100),
    (1920, 1080),
    (2560, 1080),
    (2560, 1440),
]


def corners(pose):
    """Return the four corners of a card."""
    turn = math.radians(pose.angle)
    wide, high = pose.width / 2, pose.width * RATIO / 2
    return [
        QPointF(
            pose.x + x * wide * math.cos(turn) - y * high * math.sin(turn),
            pose.y + x * wide * math.sin(turn) + y * high * math.cos(turn),
        )
        for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))
    ]


def outline(poses):
    return [QPolygonF(corners(pose)) for pose in poses]


def cuts(polygon, box):
    return not polygon.intersected(QPolygonF(box)).isEmpty()


@pytest.fixture(params=SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def size(request):
    return request.param


@pytest.fixture(params=[15.0, 18.0], ids=["text15", "text18"])
def layout(request, size):
    return lay.make_layout(size[0], size[1], request.param)


@pytest.mark.parametrize("count", [1, 2, 5, 10, 11, 12])
def test_hand_lies_inside_its_box_and_beside_the_own_plate(layout, count):
    poses = lay.hand_poses(layout, count, tuple(range(1, min(count, 5))))
    assert len(poses) == count
    window = QRectF(0, 0, layout.width, layout.height)
    plate = layout.plates[Place.BOTTOM]
    corner = lay.corner_box(layout)
    for pose, polygon in zip(poses, outline(poses), strict=True):
        assert window.contains(polygon.boundingRect())
        assert layout.hand_box.adjusted(-2, -2, 2, 2).contains(polygon.boundingRect())
        assert not cuts(polygon, plate), pose
        assert not cuts(polygon, corner), pose


def test_hand_steps_are_gentle_and_leave_the_index_visible(layout):
    poses = lay.hand_poses(layout, 12, (3, 6, 9))
    for left, right in pairwise(poses):
        assert 2.0 <= right.angle - left.angle <= 3.0
        step = math.hypot(right.x - left.x, right.y - left.y)
        assert step >= 24
        assert step >= 0.26 * layout.hand_width
        assert right.z > left.z


def test_suits_are_parted_by_a_hair(layout):
    plain = lay.hand_poses(layout, 10)
    parted = lay.hand_poses(layout, 10, (4,))

    def gap(poses, index):
        return poses[index].x - poses[index - 1].x

    assert gap(parted, 4) > gap(parted, 3) * 1.05
    assert gap(plain, 4) == pytest.approx(gap(plain, 3), rel=0.02)


def test_hand_is_symmetric():
    poses = lay.hand_poses(lay.make_layout(1280, 800), 10)
    for left, right in zip(poses, reversed(poses), strict=True):
        assert left.angle == pytest.approx(-right.angle)
        assert left.y == pytest.approx(right.y)


def test_fans_stay_in_the_window_above_their_plates(layout):
    for place in (Place.LEFT, Place.RIGHT):
        for polygon in outline(lay.fan_poses(layout, place, 10)):
            box = polygon.boundingRect()
            assert box.left() >= 4
            assert box.right() <= layout.width - 4
            assert box.top() >= 4
            assert not cuts(polygon, layout.plates[place])
            assert not cuts(polygon, layout.banner_box)


def test_plates_fit_and_keep_apart(layout):
    window = QRectF(0, 0, layout.width, layout.height)
    boxes = list(layout.plates.values())
    for index, box in enumerate(boxes):
        assert window.contains(box)
        for other in boxes[index + 1 :]:
            assert not box.intersects(other)


def test_trick_lies_between_banner_and_status(layout):
    poses = [lay.trick_pose(layout, place, 0) for place in Place]
    box = lay.trick_box(layout)
    status = lay.status_box(layout, 10)
    for polygon in outline(poses):
        cover = polygon.boundingRect()
        assert box.adjusted(-2, -2, 2, 2).contains(cover)
        assert cover.top() > layout.banner_box.top() + layout.text * 2.7
        assert cover.bottom() < status.top()
        for place in (Place.LEFT, Place.RIGHT):
            assert not cuts(polygon, layout.plates[place])
        for card in outline(lay.hand_poses(layout, 10, (2, 5))):
            assert polygon.intersected(card).isEmpty()


def test_trick_cards_lean_towards_their_players(layout):
    left, right = (lay.trick_pose(layout, place) for place in (Place.LEFT, Place.RIGHT))
    own = lay.trick_pose(layout, Place.BOTTOM)
    assert left.x < own.x < right.x
    assert left.angle < 0 < right.angle
    assert own.y > left.y


@pytest.mark.parametrize("aside", [False, True])
def test_skat_keeps_apart_from_plates_and_hand(layout, aside):
    if not aside and not layout.tall:
        pytest.skip("in a low window the skat always lies aside")
    poses = lay.skat_poses(layout, aside)
    caption = lay.caption_box(layout, aside)
    for polygon in outline(poses):
        for plate in layout.plates.values():
            assert not cuts(polygon, plate)
        assert not cuts(polygon, caption)
        for card in outline(lay.hand_poses(layout, 12, (3, 6))):
            assert polygon.intersected(card).isEmpty()
    assert poses[1].x - poses[0].x >= poses[0].width


def test_open_hands_leave_room_for_the_banner_and_the_trick(layout):
    counts = {Place.LEFT: 10, Place.RIGHT: 10}
    room = lay.banner_room(layout, counts)
    assert room.width() >= 240
    for place in (Place.LEFT, Place.RIGHT):
        poses = lay.open_poses(layout, place, 10)
        assert poses[0].x < poses[-1].x
        for polygon in outline(poses):
            assert not cuts(polygon, room)
            assert not cuts(polygon, layout.plates[place])
            assert polygon.boundingRect().left() >= 0
            assert polygon.boundingRect().right() <= layout.width
        step = poses[1].x - poses[0].x
        assert step >= 0.26 * layout.open_width


def test_cards_shrink_with_the_window_and_text_does_not():
    large, small = lay.make_layout(1280, 800), lay.make_layout(900, 600)
    assert small.hand_width < large.hand_width
    assert small.text == large.text == 15


def test_a_tiny_window_still_has_a_place_for_everything():
    layout = lay.make_layout(300, 200)
    assert len(lay.hand_poses(layout, 12)) == 12
    assert layout.trick_width > 0
    assert lay.hand_poses(layout, 0) == []

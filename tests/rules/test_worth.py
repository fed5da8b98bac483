# SPDX-License-Identifier: MIT
"""What a hand is worth, against counting all skats one by one."""

from __future__ import annotations

from itertools import combinations

import pytest

from skat_desktop.rules.cards import iter_cards
from skat_desktop.rules.games import GameType, matadors
from skat_desktop.rules.rulesets import INTERNATIONAL
from skat_desktop.rules.shuffle import HashStream
from skat_desktop.rules.worth import hand_worth
from tests.support import cards, random_deal


def test_every_game_with_its_values():
    hand = cards("CJ SJ HA HT HQ H7 DA C9 S8 D7")
    rows = {row.game.value: row for row in hand_worth(INTERNATIONAL, hand)}
    assert list(rows) == list("DHSCGN")
    assert [(rows[game].matadors, rows[game].base) for game in "DHSCG"] == [
        (2, 9),
        (2, 10),
        (2, 11),
        (2, 12),
        (2, 24),
    ]
    assert [rows[game].value for game in "DHSCGN"] == [27, 30, 33, 36, 72, 23]
    assert [rows[game].hand_value for game in "DHSCGN"] == [36, 40, 44, 48, 96, 35]
    assert rows["N"].matadors == 0
    assert all(row.risk == 0 for row in rows.values())


def test_risk_is_the_share_of_skats_that_make_a_game_cheaper():
    stream = HashStream("worth")
    for _ in range(12):
        hand = random_deal(stream).hands[0]
        rest = list(iter_cards(((1 << 32) - 1) & ~hand))
        skats = [1 << one | 1 << other for one, other in combinations(rest, 2)]
        assert len(skats) == 231
        for row in hand_worth(INTERNATIONAL, hand):
            cheaper = sum(
                abs(matadors(row.game, hand | skat)) < abs(row.matadors) for skat in skats
            )
            assert row.risk == pytest.approx(cheaper / 231)


@pytest.mark.parametrize(
    "jacks, risky",
    [
        ("CJ", False),
        # Without 1: the club jack would make it "with 2" at least.
        ("SJ", False),
        # Without 2: the club jack alone makes it "with 1".
        ("HJ", True),
        ("", True),
    ],
)
def test_which_jacks_are_missed(jacks, risky):
    fill = "HA HT HQ H7 DA C9 S8 D7 D8 D9"
    hand = cards((jacks + " " + fill).split()[:10])
    grand = hand_worth(INTERNATIONAL, hand)[4]
    assert (grand.risk > 0) == risky


def test_with_twelve_cards_nothing_is_left_to_chance():
    deal = random_deal(HashStream("twelve"))
    for row in hand_worth(INTERNATIONAL, deal.hands[0] | deal.skat):
        assert row.risk == 0
        assert row.matadors == matadors(row.game, deal.hands[0] | deal.skat)
    assert GameType.NULL in {row.game for row in hand_worth(INTERNATIONAL, deal.hands[0])}

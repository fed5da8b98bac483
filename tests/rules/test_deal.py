# SPDX-License-Identifier: MIT
"""Dealing: the packets, the seeds, the text form."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skat_desktop.rules.cards import CLUB_JACK, mask_of
from skat_desktop.rules.deal import Deal, deal_cards, parse_deal, series_deal, series_first_dealer
from skat_desktop.rules.dealcode import deal_code
from skat_desktop.rules.refusal import Refusal
from skat_desktop.rules.shuffle import HashStream
from tests.rules.walks import deals
from tests.support import make_deal


def test_three_two_four_three():
    deal = deal_cards(range(32))
    forehand = [0, 1, 2, 11, 12, 13, 14, 23, 24, 25]
    middlehand = [3, 4, 5, 15, 16, 17, 18, 26, 27, 28]
    rearhand = [6, 7, 8, 19, 20, 21, 22, 29, 30, 31]
    assert deal.hands == (mask_of(forehand), mask_of(middlehand), mask_of(rearhand))
    assert deal.skat == mask_of([9, 10])


@given(st.permutations(range(32)))
def test_every_pack_makes_a_deal(pack):
    deal = deal_cards(pack)
    assert parse_deal(str(deal)) == deal
    assert deal.skat == mask_of(pack[9:11])


@pytest.mark.parametrize(
    "pack, rule",
    [
        (list(range(31)), "cards.count"),
        ([*range(32), 0], "cards.count"),
        ([*range(31), 0], "cards.duplicate"),
        # Two of the same card in one hand, and in two.
        ([0, 0, *range(1, 31)], "cards.duplicate"),
    ],
)
def test_no_pack(pack, rule):
    with pytest.raises(Refusal) as caught:
        deal_cards(pack)
    assert caught.value.rule == rule


def test_no_deal():
    deal = make_deal()
    with pytest.raises(Refusal) as caught:
        Deal((deal.hands[0] | deal.skat, deal.hands[1], deal.hands[2]), deal.skat)
    assert (caught.value.rule, caught.value.params) == ("cards.count", {"found": 12, "right": 10})
    with pytest.raises(Refusal) as caught:
        Deal((deal.hands[0], deal.hands[1], deal.hands[1]), deal.skat)
    assert caught.value.rule == "cards.duplicate"


@given(deals)
def test_text(deal):
    text = str(deal)
    assert text.count("|") == 3
    assert parse_deal(text) == deal


@pytest.mark.parametrize(
    "text, rule",
    [
        ("", "notation.deal"),
        ("CJ | SJ | HJ", "notation.deal"),
        ("CJ | SJ | HJ | DJ | D7", "notation.deal"),
        ("CJ | SJ | HJ | DJ", "cards.count"),
        ("CJ | SJ | HJ | XX", "notation.card"),
    ],
)
def test_no_deal_text(text, rule):
    with pytest.raises(Refusal) as caught:
        parse_deal(text)
    assert caught.value.rule == rule


def test_series_deals_stay_as_they_are():
    """Old series must keep their deals: if this fails, the shuffling was changed."""
    assert [deal_code(series_deal(7, number)) for number in (1, 2, 3)] == CODES_OF_SEED_7
    assert [series_first_dealer(seed, 3) for seed in range(12)] == DEALERS
    assert str(series_deal(7, 1)) == FIRST_OF_SEED_7


CODES_OF_SEED_7 = ["052S-YDW6-WMTA", "1NTN-JRJY-VYYV", "21MS-CW5W-8NY2"]
DEALERS = [0, 1, 0, 1, 1, 1, 2, 2, 1, 1, 1, 2]
FIRST_OF_SEED_7 = (
    "CQ S8 HQ HT H9 H8 H7 DJ D8 D7 | CK C9 SA SK ST S9 HA HK DK D"
    "T | CA CJ CT C8 SJ S7 HJ DA DQ D9 | C7 SQ"
)


def test_numbers_and_seeds_matter():
    found = {series_deal(seed, number) for seed in range(20) for number in range(1, 21)}
    assert len(found) == 400


def test_the_club_jack_goes_everywhere():
    """3,000 deals: chi-square over three hands and the skat, 3 degrees of freedom."""
    counts = [0, 0, 0, 0]
    for number in range(1, 3001):
        deal = series_deal(99, number)
        owner = next(
            place for place, mask in enumerate((*deal.hands, deal.skat)) if mask >> CLUB_JACK & 1
        )
        counts[owner] += 1
    expected = [3000 * size / 32 for size in (10, 10, 10, 2)]
    chi_square = sum((have - want) ** 2 / want for have, want in zip(counts, expected, strict=True))
    # Exceeded once in a thousand times; the seed is fixed, so it is exceeded never or always.
    assert chi_square < 16.3
    assert sum(counts) == 3000


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_first_dealers_are_spread(seats):
    counts = [0] * seats
    for seed in range(1500):
        counts[series_first_dealer(seed, seats)] += 1
    assert min(counts) > 0.8 * 1500 / seats


# The stream beneath


def test_a_stream_is_fixed_by_its_label():
    one, same, other = HashStream("a"), HashStream("a"), HashStream("b")
    numbers = [one.below(1000) for _ in range(50)]
    assert numbers == [same.below(1000) for _ in range(50)]
    assert numbers != [other.below(1000) for _ in range(50)]
    assert sorted(HashStream("c").shuffled(range(32))) == list(range(32))
    assert HashStream("c").shuffled([]) == []


def test_numbers_past_the_last_whole_multiple_are_thrown_away():
    limit = (1 << 31) + 1
    stream = HashStream("reject")
    drawn = [stream.below(limit) for _ in range(200)]
    assert max(drawn) < limit
    # Half of the four-byte numbers are useless here, so twice as many were read.
    plain = HashStream("reject")
    raw = [plain.below(1 << 32) for _ in range(600)]
    assert drawn == [number for number in raw if number < limit][:200]


def test_below_one_and_below_all():
    assert HashStream("x").below(1) == 0
    assert 0 <= HashStream("x").below(1 << 32) < 1 << 32

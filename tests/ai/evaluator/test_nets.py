# SPDX-License-Identifier: MIT
"""The nets in C against their readable form, and what they must know about hands."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from skat_desktop.ai.evaluator import prospects
from skat_desktop.ai.evaluator.compiled import NETS
from skat_desktop.ai.evaluator.inputs import INPUTS, Kind, active_inputs, kind_of
from skat_desktop.ai.evaluator.nets import chances, weights
from skat_desktop.rules.cards import Suit, parse_hand
from skat_desktop.rules.contract import parse_contract
from skat_desktop.rules.games import GameType, matadors
from skat_desktop.rules.ladder import ladder
from skat_desktop.rules.rulesets import INTERNATIONAL
from skat_desktop.rules.valuation import plain_value

compiled = pytest.mark.skipif(NETS is None, reason="there are no compiled nets to compare")


def random_cards(rng, count):
    return sum(1 << card for card in rng.sample(range(32), count))


@compiled
def test_the_compiled_nets_say_what_the_readable_ones_say():
    assert NETS.weights_wanted() == len(weights())
    rng = random.Random(1)
    for _ in range(150):
        twelve = rng.sample(range(32), 12)
        ten = sum(1 << card for card in twelve[:10])
        skat = sum(1 << card for card in twelve[10:])
        kind, trump = Kind(rng.randrange(4)), Suit(rng.randrange(4))
        leads, hand = rng.random() < 0.5, rng.random() < 0.3
        readable = chances(kind, trump, ten, skat, leads=leads, hand=hand)
        found = NETS.chances(kind, trump, ten, skat, leads, hand)
        assert found == pytest.approx((readable.saved, readable.win, readable.schneider), abs=1e-4)


@compiled
def test_the_compiled_offers_are_those_of_the_readable_code(monkeypatch):
    rng = random.Random(2)
    for _ in range(4):
        cards = random_cards(rng, 12)
        leads = rng.random() < 0.5
        prospects.offers.cache_clear()
        fast = {
            (one.contract, one.discard): one
            for one in prospects.offers(INTERNATIONAL, cards, leads)
        }
        with monkeypatch.context() as without:
            without.setattr(prospects, "NETS", None)
            prospects.offers.cache_clear()
            slow = prospects.offers(INTERNATIONAL, cards, leads)
        prospects.offers.cache_clear()
        assert {(one.contract, one.discard) for one in slow} == set(fast)
        for one in slow:
            other = fast[one.contract, one.discard]
            assert other.value == one.value
            assert other.value == plain_value(
                INTERNATIONAL, one.contract, matadors(one.contract.game, cards)
            )
            assert other.chances.win == pytest.approx(one.chances.win, abs=1e-4)


@compiled
def test_taking_up_the_skat_is_the_mean_over_all_skats():
    ten = parse_hand("CJ SJ DJ CA CT C9 SA HA H8 D7")
    bids = ladder(INTERNATIONAL)[:30]
    curve = prospects.with_skat(INTERNATIONAL, ten, True, bids)
    assert list(curve) == list(bids)
    assert all(curve[low] >= curve[high] - 1e-9 for low, high in pairwise(bids))
    unseen = [card for card in range(32) if not ten >> card & 1]
    best = [
        max(
            one.promise(INTERNATIONAL, 18)
            for one in prospects.offers(INTERNATIONAL, ten | 1 << first | 1 << second, True)
        )
        for place, first in enumerate(unseen)
        for second in unseen[place + 1 :]
    ]
    assert len(best) == 231
    assert curve[18] == pytest.approx(sum(best) / 231, abs=0.05)


@pytest.mark.parametrize("kind", list(Kind))
def test_suits_that_play_the_same_part_are_the_same(kind):
    rng = random.Random(f"same {kind}")
    for _ in range(50):
        cards = rng.sample(range(32), 12)
        order = list(range(4))
        rng.shuffle(order)
        if kind is not Kind.SUIT and kind is not Kind.NULL and kind is not Kind.OUVERT:
            order = list(range(4))
        moved = [order[card >> 3] * 8 + (card & 7) for card in cards]
        if kind in (Kind.SUIT, Kind.GRAND):
            # The jacks are not interchangeable: only plain cards move.
            moved = [card if card & 7 == 4 else new for card, new in zip(cards, moved, strict=True)]
        trump = Suit(rng.randrange(4))
        new_trump = Suit(order[trump])

        def inputs(shown, suit):
            ten = sum(1 << card for card in shown[:10])
            skat = sum(1 << card for card in shown[10:])
            return active_inputs(kind, suit, ten, skat, leads=True)

        assert sorted(inputs(cards, trump)) == sorted(inputs(moved, new_trump))
        assert len(inputs(cards, trump)) == 13
        assert max(inputs(cards, trump)) < INPUTS


@pytest.mark.parametrize(
    "contract, good, bad",
    [
        ("G", "CJ SJ HJ DJ CA CT SA ST HA D7", "SJ CK CQ C9 SK SQ H9 H8 D9 D8"),
        ("C", "CJ SJ HJ CA CT CK C9 SA HA D7", "DJ CK C9 C8 SK SQ HK H9 DK D9"),
        ("N", "C7 C8 C9 S7 S9 SJ H7 H8 D7 D9", "CA CK CQ SA SK HA HK DA DK DQ"),
        ("NO", "C7 C8 C9 S7 S8 S9 H7 H8 H9 D7", "C7 C9 CA S8 SK HT HA D9 DJ DA"),
    ],
)
def test_good_hands_are_told_from_bad_ones(contract, good, bad):
    game = parse_contract(contract)
    trump = game.game.trump_suit
    kind = kind_of(game)
    skat = parse_hand("H7 D8") & ~parse_hand(good) & ~parse_hand(bad)
    better, worse = (
        chances(kind, trump, parse_hand(cards), skat, leads=True).win for cards in (good, bad)
    )
    assert better > 0.75
    assert worse < 0.2


def test_a_game_that_cannot_cover_the_bid_promises_a_loss():
    cards = parse_hand("CJ SJ HJ DJ DA DT DK DQ D9 D8 CA SA")
    best: dict[GameType, float] = {}
    for offer in prospects.offers(INTERNATIONAL, cards, True):
        promise = offer.promise(INTERNATIONAL, 18)
        best[offer.contract.game] = max(promise, best.get(offer.contract.game, promise))
    assert best[GameType.GRAND] > best[GameType.CLUBS]
    diamonds = next(
        one
        for one in prospects.offers(INTERNATIONAL, cards, True)
        if one.contract.game is GameType.DIAMONDS
    )
    # With eleven, game twelve: 108; Schneider still brings 117, and 120 is out of reach.
    assert diamonds.value == 9 * 11
    assert diamonds.promise(INTERNATIONAL, 120) < -200


def test_hand_games_count_the_jacks_that_may_lie_in_the_skat():
    # Without four: any jack in the skat makes it cheaper.
    ten = parse_hand("CA CT CK CQ C9 C8 SA ST HA HT")
    found = {one.contract: one for one in prospects.hand_offers(INTERNATIONAL, ten, True, 18)}
    cheap = found[parse_contract("CH")].promise
    dear = {one.contract: one for one in prospects.hand_offers(INTERNATIONAL, ten, True, 72)}[
        parse_contract("CH")
    ].promise
    assert cheap > dear, "72 is covered only where no jack lies in the skat"

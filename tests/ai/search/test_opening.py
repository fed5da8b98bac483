# SPDX-License-Identifier: MIT
"""Auction, skat, discard and declaration by the nets."""

from __future__ import annotations

import pytest

from skat_desktop.ai.evaluator.prospects import Offer, offers
from skat_desktop.ai.player import StopFlag
from skat_desktop.ai.search import opening
from skat_desktop.ai.search.discards import best_discard
from skat_desktop.rules.contract import Contract
from skat_desktop.rules.events import Bid, Declared, Discarded, Held, Passed, SkatTaken
from skat_desktop.rules.games import GameType
from skat_desktop.rules.rulesets import INTERNATIONAL
from skat_desktop.rules.shuffle import HashStream
from skat_desktop.rules.skatgame import SkatGame
from tests.support import auction_to, cards, make_deal, random_deal

STRONG = "CJ SJ HJ DJ CA CT CK SA ST HA"
WEAK = "C7 C8 SQ SK H9 HQ DK DQ D7 SJ"


def at_skat(deal, declarer=1, bid=18):
    game = SkatGame(deal, INTERNATIONAL)
    for event in auction_to(declarer, bid):
        game.apply(event)
    return game


def test_a_strong_hand_bids_and_a_weak_one_passes():
    strong = SkatGame(make_deal(middlehand=STRONG), INTERNATIONAL)
    assert isinstance(opening.bid(strong.view(1)).action, Bid)
    weak = SkatGame(make_deal(middlehand=WEAK), INTERNATIONAL)
    assert isinstance(opening.bid(weak.view(1)).action, Passed)


def test_forehand_holds_what_his_hand_is_worth():
    game = SkatGame(make_deal(forehand=STRONG), INTERNATIONAL)
    game.apply(Bid(1, 18))
    assert isinstance(opening.bid(game.view(0)).action, Held)


def test_nobody_bids_beyond_every_game_of_the_hand():
    game = SkatGame(make_deal(forehand="CA CT CK CQ C9 C8 SA ST HA DJ"), INTERNATIONAL)
    game.apply(Bid(1, 18))
    assert isinstance(opening.bid(game.view(0)).action, Held)
    # Clubs without three: 60 as Hand and 84 with Schneider announced, Grand Hand 120.
    game = SkatGame(game.state.deal, INTERNATIONAL)
    game.apply(Bid(1, 216))
    assert isinstance(opening.bid(game.view(0)).action, Passed)


def test_a_hand_that_can_lose_no_trick_is_declared_without_the_skat():
    sure = at_skat(make_deal(forehand="CJ SJ HJ DJ CA CT CK SA ST SK"), declarer=0)
    declared = opening.skat(sure.view(0)).action
    assert isinstance(declared, Declared | SkatTaken)
    holes = at_skat(make_deal(forehand="SJ HJ CA CK C9 C8 SA H7 D8 D9"), declarer=0)
    assert isinstance(opening.skat(holes.view(0)).action, SkatTaken)


@pytest.mark.parametrize("number", range(12))
def test_what_is_declared_is_what_was_discarded_for_and_covers_the_bid_if_anything_does(number):
    game = at_skat(random_deal(HashStream(f"declare {number}")), declarer=number % 3, bid=27)
    seat = number % 3
    game.apply(SkatTaken(seat))
    view = game.view(seat)
    twelve = view.hand
    laid = opening.discard(view, 0, StopFlag()).action
    assert isinstance(laid, Discarded)
    game.apply(laid)
    declared = opening.declare(game.view(seat)).action
    assert isinstance(declared, Declared)
    game.apply(declared)
    promises = {
        (offer.contract, offer.discard): offer.promise(INTERNATIONAL, 27)
        for offer in offers(INTERNATIONAL, twelve, seat == 0)
    }
    assert promises[declared.contract, laid.cards] == max(promises.values())


def test_a_null_worth_less_than_the_bid_is_not_chosen_where_something_covers_it():
    deal = make_deal(
        forehand="C7 C8 C9 S7 S8 H7 H8 D7 D8 CJ", skat="SJ HJ", middlehand="CA CT SA ST"
    )
    game = at_skat(deal, declarer=0, bid=96)
    game.apply(SkatTaken(0))
    laid = opening.discard(game.view(0), 0, StopFlag()).action
    game.apply(laid)
    declared = opening.declare(game.view(0)).action
    assert isinstance(declared, Declared)
    assert not declared.contract.game.is_null


def close_offers(game):
    seat = game.to_act
    view = game.view(seat)
    found = offers(INTERNATIONAL, view.hand, seat == 0)
    clubs = [offer for offer in found if offer.contract == Contract(GameType.CLUBS)]
    return view, sorted(clubs, key=lambda one: one.promise(INTERNATIONAL, 18), reverse=True)


def discarding():
    deal = make_deal(forehand="CJ SJ CA CT C9 C8 SA HT H7 DK", skat="D8 S7")
    game = at_skat(deal, declarer=0)
    game.apply(SkatTaken(0))
    return game


def test_worlds_are_looked_at_only_where_asked_for_and_a_stop_leaves_it_to_the_nets():
    view, ranked = close_offers(discarding())
    assert best_discard(view, ranked, 0, StopFlag()) is ranked[0]
    stopped = StopFlag()
    stopped.request()
    assert best_discard(view, ranked, 20, stopped) is ranked[0]


def test_worlds_overrule_nets_that_see_no_difference():
    view, ranked = close_offers(discarding())
    chances = ranked[0].chances
    sensible, foolish = cards("HT DK"), cards("SA S7")
    # The same chances: an ace laid away, a ten left alone, against the bare ten in safety.
    alike = [
        Offer(ranked[0].contract, discard, ranked[0].value, chances)
        for discard in (foolish, sensible)
    ]
    assert best_discard(view, alike, 30, StopFlag()).discard == sensible
    assert best_discard(view, alike[::-1], 30, StopFlag()).discard == sensible


def test_the_same_view_gives_the_same_discard():
    view, ranked = close_offers(discarding())
    assert len({best_discard(view, ranked, 15, StopFlag()).discard for _ in range(3)}) == 1


def test_discards_of_null_are_compared_by_winning():
    deal = make_deal(forehand="C7 C8 C9 S7 S8 H7 H8 D7 D9 DA", skat="CK SA")
    game = at_skat(deal, declarer=0)
    game.apply(SkatTaken(0))
    view = game.view(0)
    null = Contract(GameType.NULL)
    chances = offers(INTERNATIONAL, view.hand, True)[0].chances
    safe, risky = cards("SA DA"), cards("C7 C8")
    alike = [Offer(null, discard, 23, chances) for discard in (risky, safe)]
    assert best_discard(view, alike, 20, StopFlag()).discard == safe

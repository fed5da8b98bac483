# SPDX-License-Identifier: MIT
"""The auction: who may say what, jumps, the top of the ladder and the last word."""

from __future__ import annotations

import pytest

from skat_desktop.rules.auction import Auction
from skat_desktop.rules.events import Announced, Bid, Held, Passed
from skat_desktop.rules.ladder import ladder
from skat_desktop.rules.refusal import Refusal
from skat_desktop.rules.rulesets import CLASSIC_1997, INTERNATIONAL
from skat_desktop.rules.skatgame import SkatGame
from skat_desktop.rules.view import replay_auction
from tests.support import auction_events, make_deal


def after(*tokens, rules=INTERNATIONAL):
    game = SkatGame(make_deal(), rules)
    for event in auction_events(tokens):
        game.apply(event)
    return game


def refused(game, token):
    (event,) = auction_events([token])
    with pytest.raises(Refusal) as caught:
        game.apply(event)
    assert event not in game.actions(event.seat)
    return caught.value


def test_jumps_are_legal():
    game = after("M33", "Fy", "M59", "Fy", "Mp", "R264", "Fp")
    assert (game.state.declarer, game.state.auction.value) == (2, 264)


def test_every_higher_value_may_be_said_and_no_lower_one():
    game = after("M24", "Fy")
    values = [action.value for action in game.actions(1) if isinstance(action, Bid)]
    assert values == [value for value in ladder(INTERNATIONAL) if value > 24]
    assert refused(game, "M24").rule == "bid.too_low"
    assert refused(game, "M18").rule == "bid.too_low"
    assert refused(game, "M24").params == {"value": 24, "said": 24}


def test_nineteen_is_no_value():
    refusal = refused(after(), "M19")
    assert refusal.rule == "bid.not_on_ladder"
    assert refusal.params == {"value": 19, "below": 18, "above": 20}
    assert refused(after(), "M17").params == {"value": 17, "below": None, "above": 18}
    assert refused(after(), "M265").params == {"value": 265, "below": 264, "above": None}


@pytest.mark.parametrize("rules, top", [(INTERNATIONAL, 264), (CLASSIC_1997, 360)])
def test_at_the_top_the_bidder_can_only_pass(rules, top):
    game = after(f"M{top}", "Fy", rules=rules)
    assert game.actions(1) == [Passed(1)]
    assert refused(game, f"M{top}").rule == "bid.too_low"
    game.apply(Passed(1))
    # Rearhand too: nothing is left above.
    assert game.actions(2) == [Passed(2)]
    game.apply(Passed(2))
    assert (game.state.declarer, game.state.auction.value) == (0, top)


def test_one_step_below_the_top_only_the_top_is_left():
    game = after("M240", "Fy")
    assert game.actions(1) == [Bid(1, 264), Passed(1)]


def test_the_last_word_of_forehand_is_eighteen_or_nothing():
    game = after("Mp", "Rp")
    assert game.state.auction.last_word
    assert game.actions(0) == [Bid(0, 18), Passed(0)]
    assert refused(game, "F20").rule == "bid.only_eighteen"
    assert refused(game, "F20").params == {"value": 20, "right": 18}
    assert refused(game, "F19").rule == "bid.not_on_ladder"
    assert refused(game, "Fy").rule == "bid.speaker"
    game.apply(Bid(0, 18))
    assert (game.state.declarer, game.state.auction.value, game.phase) == (0, 18, "skat")


def test_no_last_word_after_a_value():
    game = after("Mp", "R18", "Fp")
    assert (game.state.declarer, game.state.auction.value) == (2, 18)


def test_middlehand_that_survives_unbid_has_no_word_of_its_own():
    # Forehand cannot pass before a value is said: the first to speak is middlehand.
    assert refused(after(), "Fp").rule == "turn.not_yours"


def test_speaker_and_listener():
    game = after("M18")
    assert game.actions(0) == [Held(0), Passed(0)]
    assert game.actions(1) == game.actions(2) == []
    assert refused(game, "F20").rule == "bid.listener"
    assert refused(game, "M20").rule == "turn.not_yours"
    game = after("M18", "Fy")
    assert refused(game, "My").rule == "bid.speaker"
    assert refused(game, "Fy").rule == "turn.not_yours"


def test_who_passed_is_out():
    game = after("M18", "Fp")
    assert game.to_act == 2
    for token in ("F20", "Fy", "Fp"):
        assert refused(game, token).rule == "turn.not_yours"
    game.apply(Passed(2))
    assert (game.state.declarer, game.state.auction.passed) == (1, {0, 2})


def test_rearhand_bids_to_middlehand_when_forehand_is_out():
    game = after("M18", "Fp", "R20", "My", "R23")
    assert game.to_act == 1
    game.apply(Held(1))
    game.apply(Passed(2))
    assert (game.state.declarer, game.state.auction.value) == (1, 23)


def test_two_seats():
    auction = Auction((18, 20), order=(0, 1))
    auction.bid(1, 18)
    auction.hold(0)
    auction.pass_(1)
    assert (auction.declarer, auction.value, auction.over) == (0, 18, True)
    assert auction.next_values() == ()
    auction = Auction((18, 20), order=(0, 1))
    auction.pass_(1)
    assert auction.next_values() == (18,)
    auction.pass_(0)
    assert (auction.declarer, auction.over) == (None, True)


def test_a_view_replays_what_was_said():
    game = after("M18", "Fy", "M20", "Fp", "R22")
    auction = game.view(0).replay_auction()
    assert (auction.value, auction.to_act, auction.answering) == (22, 1, True)
    with pytest.raises(Refusal):
        replay_auction(INTERNATIONAL, (Bid(1, 20), Held(0), Bid(1, 20)))
    assert replay_auction(INTERNATIONAL, ()).to_act == 1
    # Words that are no part of an auction are passed over.
    heard = replay_auction(INTERNATIONAL, (Bid(1, 20), Announced(2, "kontra"), Held(0)))
    assert (heard.value, heard.to_act) == (20, 1)

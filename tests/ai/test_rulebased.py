# SPDX-License-Identifier: MIT
"""The rule-based player over many deals: legal, repeatable, blind to hidden cards, truthful."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from skat_desktop.ai.player import Decision, StopFlag
from skat_desktop.ai.reasons import Why
from skat_desktop.ai.rulebased import RuleBasedPlayer
from skat_desktop.ai.selfplay import play_deal
from skat_desktop.rules.deal import series_deal
from skat_desktop.rules.events import Act, CardPlayed, Conceded, Declared
from skat_desktop.rules.rulesets import CLASSIC_1997, INTERNATIONAL
from skat_desktop.rules.shuffle import HashStream
from skat_desktop.rules.skatgame import SkatGame
from skat_desktop.rules.valuation import plain_value
from skat_desktop.rules.view import View
from tests.ai.claims_of_reasons import check_reason
from tests.ai.positions import PLAYER, decide
from tests.support import game_with, legal_now, make_deal, play_randomly, random_deal

RULES = (INTERNATIONAL, CLASSIC_1997)
CONTRACTS = (
    "D", "H", "S", "C", "G", "N", "NO", "DH", "GH", "NH", "NHO", "SHS", "CHZ", "HHO", "GHS", "GHO",
)  # fmt: skip


def played_through(game: SkatGame) -> list[tuple[View, Decision]]:
    """Let the rule-based player act for all seats to the end; everything must be legal."""
    steps = []
    while (seat := game.to_act) is not None:
        view = game.view(seat)
        decision = decide(view)
        game.apply(decision.action)
        steps.append((view, decision))
    return steps


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: rules.id)
def test_whole_deals_are_legal_and_every_reason_is_true(rules):
    seen: Counter[str] = Counter()
    for number in range(1, 151):
        for view, decision in played_through(SkatGame(series_deal(21, number), rules)):
            seen[check_reason(view, decision)] += 1
    assert seen.total() > 4000
    assert len(seen) > 35


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: rules.id)
@pytest.mark.parametrize("contract", CONTRACTS)
def test_any_contract_with_any_cards_is_played_to_the_end(contract, rules):
    stream = HashStream(f"any contract {contract}")
    for number in range(12):
        deal = random_deal(stream)
        game = game_with(deal, contract, declarer=number % 3, rules=rules)
        # Whatever the others have done before: also from positions it would never get into.
        play_randomly(game, stream, stream.below(20))
        for view, decision in played_through(game):
            check_reason(view, decision)


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: rules.id)
@pytest.mark.parametrize("bid", [18, 24, 46, 60, 120, 264])
def test_skat_and_declaration_are_legal_at_any_bid(bid, rules):
    bid = min(bid, 264 if rules is INTERNATIONAL else 216)
    stream = HashStream(f"any bid {bid}")
    for number in range(12):
        game = SkatGame(random_deal(stream), rules)
        declarer = number % 3
        state = game.state
        state.declarer = declarer
        state.auction.value = bid
        state.enter("skat")
        while game.phase != "play":
            seat = game.to_act
            assert seat == declarer
            view = game.view(seat)
            decision = decide(view)
            check_reason(view, decision)
            game.apply(decision.action)


def test_a_covering_game_is_never_passed_over():
    covered = 0
    stream = HashStream("covering")
    for _ in range(60):
        game = SkatGame(random_deal(stream))
        state = game.state
        state.declarer = 0
        state.auction.value = (18, 22, 33, 40, 48, 59)[stream.below(6)]
        state.enter("skat")
        while game.phase != "declare" and game.phase != "play":
            game.apply(decide(game.view(0)).action)
        if game.phase == "play":
            continue
        view = game.view(0)
        could = [
            action.contract
            for action in game.actions(0)
            if isinstance(action, Declared)
            and plain_value(view.rules, action.contract, state.matadors(action.contract.game) or 1)
            >= view.bid
        ]
        action = decide(view).action
        assert isinstance(action, Declared)
        if could:
            covered += 1
            assert action.contract in could
    assert covered > 20


def test_the_same_view_gives_the_same_decision():
    for number in range(1, 30):
        for view, decision in played_through(SkatGame(series_deal(22, number))):
            again = RuleBasedPlayer().decide(replace(view), StopFlag())
            assert again == decision


def test_nobody_can_tell_which_of_two_equal_jacks_comes_first():
    first: Counter[Act] = Counter()
    others = ["DA", "DK", "DQ", "D9", "D8", "D7", "HA", "HK", "SA", "SK", "CA", "CK"]
    for number in range(40):
        rest = HashStream(f"equal {number}").shuffled(others)
        deal = make_deal("CJ SJ " + " ".join(rest[:8]))
        view = game_with(deal, "G", declarer=0).view(0)
        decision = decide(view)
        if decision.reason.key == Why.DRAW_TRUMPS:
            first[decision.action] += 1
    assert len(first) == 2
    assert min(first.values()) > 5


def test_it_agrees_to_a_concession():
    game = game_with(series_deal(24, 1), "C", declarer=0)
    play_randomly(game, HashStream("concede"), 9)
    game.apply(Conceded(0))
    seat = game.to_act
    assert seat is not None
    view = game.view(seat)
    decision = decide(view)
    check_reason(view, decision)
    game.apply(decision.action)
    assert game.result is not None


def test_out_of_turn_and_in_an_unknown_phase_it_refuses():
    game = SkatGame(series_deal(25, 1))
    with pytest.raises(ValueError, match="it is seat 1's turn"):
        PLAYER.decide(game.view(0), StopFlag())
    with pytest.raises(ValueError, match="kontra"):
        PLAYER.decide(replace(game.view(1), phase="kontra"), StopFlag())


def test_it_answers_when_it_is_told_to_stop():
    game = SkatGame(series_deal(25, 2))
    stop = StopFlag()
    stop.request()
    game.check(PLAYER.decide(game.view(1), stop).action)


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: rules.id)
def test_estimated_chances_are_met(rules):
    """Declared chances against results: a player that fools itself bids nonsense."""
    expected = won = games = 0.0
    for number in range(1, 301):
        game = SkatGame(series_deal(26, number), rules)
        for _, decision in played_through(game):
            if isinstance(decision.action, Declared) and "chance" in decision.reason.params:
                expected += float(str(decision.reason.params["chance"]))
                games += 1
                last = game
        if game.result is not None and game.result.valuation is not None and last is game:
            won += game.result.valuation.won
    assert games > 200
    assert abs(expected - won) / games < 0.06


def test_playing_by_rules_beats_playing_at_random():
    """The declarer's rules and the defenders' rules each earn something."""
    by_rules = random_defence = random_declarer = 0
    stream = HashStream("random")
    for number in range(1, 41):
        for mode in range(3):
            game = game_with(series_deal(27, number), "GHSDCN"[number % 4], declarer=number % 3)
            while (seat := game.to_act) is not None:
                at_random = (mode == 1) is (seat != game.state.declarer) and mode > 0
                if at_random:
                    legal = legal_now(game)
                    game.apply(CardPlayed(seat, legal[stream.below(len(legal))]))
                else:
                    game.apply(decide(game.view(seat)).action)
            assert game.result is not None
            points = game.result.points[0]
            by_rules += points * (mode == 0)
            random_defence += points * (mode == 1)
            random_declarer += points * (mode == 2)
    assert random_declarer + 200 < by_rules < random_defence - 200


def test_selfplay_gives_a_finished_game():
    game = play_deal(series_deal(28, 1), INTERNATIONAL, [PLAYER, PLAYER, PLAYER])
    assert game.result is not None
    assert game.to_act is None
    assert SkatGame.replay(game.events).result == game.result

# SPDX-License-Identifier: MIT
"""The audit: every point thrown away is found, and laid at the right door."""

from __future__ import annotations

from dataclasses import fields

import pytest

from skat_desktop.ai.audit import (
    NULL_WON,
    Audit,
    GameAudit,
    OpenCards,
    audit_game,
    audit_steps,
    steps,
    target,
)
from skat_desktop.ai.rulebased import RuleBasedPlayer
from skat_desktop.ai.selfplay import play_deal
from skat_desktop.ai.solver.solve import COMPILED
from skat_desktop.rules.deal import series_deal
from skat_desktop.rules.events import CardPlayed, Conceded
from skat_desktop.rules.rulesets import CLASSIC_1997, INTERNATIONAL
from skat_desktop.rules.shuffle import HashStream
from skat_desktop.rules.skatgame import SkatGame
from tests.ai.open_cards import PlainSolver
from tests.support import game_with, make_deal, play, play_randomly, random_deal, valuation_of

SOLVER = PlainSolver()
ENDING = 12
"""Cards of an ending that the plain solver still manages."""


def random_games(contract: str, count: int) -> list[SkatGame]:
    stream = HashStream(f"audit {contract}")
    games = []
    for number in range(count):
        game = game_with(random_deal(stream), contract, declarer=number % 3)
        play_randomly(game, stream)
        assert game.result is not None
        games.append(game)
    return games


@pytest.mark.parametrize("contract", ["D", "G", "SH", "N"])
def test_steps_are_the_cards_with_the_positions_before_them(contract):
    for game in random_games(contract, 6):
        found = list(steps(game))
        cards = [event for event in game.events if isinstance(event, CardPlayed)]
        assert [(one.position.to_act, one.card) for one in found] == [
            (event.seat, event.card) for event in cards
        ]
        first = found[0].position
        assert sum(hand.bit_count() for hand in first.hands) == 30
        assert first.points == game.state.skat_points
        for step in found:
            assert step.position.hands[step.position.to_act] >> step.card & 1


@pytest.mark.parametrize("contract", ["D", "C", "G", "SH"])
def test_what_was_thrown_away_is_what_is_missing_at_the_end(contract):
    thrown = 0
    for game in random_games(contract, 25):
        ending = list(steps(game))[-ENDING:]
        won = valuation_of(game).won
        audit = audit_steps(ending, 61, SOLVER, won=won)
        declarer = audit.declarer
        assert declarer == game.state.declarer
        lost = audit.thrown[declarer]
        won_back = sum(audit.thrown) - lost
        assert game.result is not None
        assert SOLVER.points(ending[0].position) - lost + won_back == game.result.points[0]
        # Each turn changes who has won.
        assert audit.won_open ^ (sum(audit.turned) % 2 == 1) == (game.result.points[0] >= 61)
        thrown += sum(audit.thrown)
    assert thrown > 100


def test_null_counts_turns_and_no_points():
    turned = 0
    for game in random_games("N", 150):
        played = list(steps(game))
        if len(played) < 30 - ENDING // 2:
            continue
        ending = played[30 - ENDING :]
        audit = audit_steps(ending, NULL_WON, SOLVER, won=valuation_of(game).won)
        assert audit.thrown == (0, 0, 0)
        assert audit.won_open ^ (sum(audit.turned) % 2 == 1) == audit.won
        turned += sum(audit.turned)
    assert turned > 0


def test_a_mistake_of_each_side_is_laid_at_its_door():
    # Grand; forehand declares and leads to the last two tricks: SA S7 against S9 HA, ST SK.
    deal = make_deal(
        "CJ SJ HJ DJ CA CT CK CQ SA S7",
        "HA HT HK HQ H9 H8 H7 C9 S9 C8",
        "DA DT DK DQ D9 D8 D7 SK ST C7",
        "S8 SQ",
    )
    game = game_with(deal, "G")
    play(game, "CJ H7 D7 SJ H8 D8 HJ H9 D9 DJ HQ DQ CA C9 C7 CT C8 DK CK HK DT CQ HT DA")
    play(game, "SA S9 ST S7 HA SK")
    ending = list(steps(game))[-6:]
    audit = audit_steps(ending, 61, SOLVER, won=True)
    # The seven first: rearhand takes it with ST, and SA brings SK and HA home, 26. The ace first
    # brings home no more than S9 and SK, 15; rearhand gave it the ten instead, 21.
    assert SOLVER.points(ending[0].position) - ending[0].position.points == 26
    assert audit.thrown == (11, 0, 6)


@pytest.mark.parametrize(
    "contract, bid, rules, wanted",
    [
        ("C", 24, INTERNATIONAL, 61),
        ("C", 33, INTERNATIONAL, 90),
        ("C", 36, INTERNATIONAL, 90),
        ("C", 40, INTERNATIONAL, None),
        ("CHS", 60, INTERNATIONAL, 90),
        ("CHZ", 60, INTERNATIONAL, None),
        ("N", 23, INTERNATIONAL, 1),
        ("N", 24, CLASSIC_1997, None),
        ("G", 48, INTERNATIONAL, 61),
    ],
)
def test_what_the_declarer_needs(contract, bid, rules, wanted):
    # With one: the club game is worth 24, with Schneider 36.
    deal = make_deal("CJ C7", "SJ", "HJ", "H7 H8")
    game = game_with(deal, contract, bid=bid, rules=rules)
    assert target(game) is None, "nothing was played"
    play_randomly(game, HashStream("one card"), 1)
    assert target(game) == wanted


def test_what_is_not_audited():
    passed = SkatGame(series_deal(1, 1))
    assert audit_game(passed, SOLVER) is None
    conceded = game_with(make_deal("CJ C7", "SJ", "HJ", "H7 H8"), "C")
    conceded.apply(Conceded(0))
    assert conceded.result is not None
    assert audit_game(conceded, SOLVER) is None


class Replayed:
    """Says that every card is as good as the others: the end is always the same."""

    def __init__(self, figure: int) -> None:
        self._figure = figure

    def points(self, position):
        return self._figure

    def root_points(self, position):
        return {card: self._figure for card in range(32)}


def test_whole_games_are_audited_from_the_first_card():
    for game in random_games("G", 4):
        for figure in (60, 61):
            audit = audit_game(game, Replayed(figure))
            assert audit is not None
            assert audit.won_open == (figure >= 61)
            assert audit.won == valuation_of(game).won
            assert audit.thrown == audit.turned == (0, 0, 0)


def test_games_add_up_by_player_and_role():
    lost_it = GameAudit(1, won_open=True, won=False, thrown=(0, 30, 5), turned=(0, 1, 0))
    drew_it = GameAudit(0, won_open=False, won=True, thrown=(3, 8, 0), turned=(0, 1, 0))
    player = Audit().with_seat(lost_it, 1).with_seat(drew_it, 1).with_seat(lost_it, 2)
    assert player == Audit(
        won_open=1, converted=0, declarer_thrown=30, defended=2, defender_thrown=13,
        defender_turned=1,
    )  # fmt: skip
    assert (player.thrown_per_100, player.turned_per_100) == (650.0, 50.0)
    other = Audit().with_seat(drew_it, 0)
    assert other == Audit(lost_open=1, drawn=1, declarer_thrown=3)
    assert (other.thrown_per_100, other.turned_per_100) == (None, None)
    both = player + other
    for one in fields(Audit):
        assert getattr(both, one.name) == getattr(player, one.name) + getattr(other, one.name)


@pytest.mark.parametrize("contract", ["H", "G", "N"])
def test_the_programs_own_solver_agrees_with_the_plain_one(contract):
    compared = 0
    for game in random_games(contract, 12):
        played = list(steps(game))
        for step in played[30 - ENDING :]:
            assert OpenCards().points(step.position) == SOLVER.points(step.position)
            assert OpenCards().root_points(step.position) == SOLVER.root_points(step.position)
            compared += 1
    assert compared > 0


@pytest.mark.skipif(not COMPILED, reason="whole games need the compiled solver")
def test_whole_games_of_the_rule_based_player():
    player = RuleBasedPlayer()
    audited = []
    for number in range(1, 13):
        game = play_deal(series_deal(31, number), INTERNATIONAL, [player] * 3)
        audit = audit_game(game, OpenCards())
        if audit is not None:
            assert audit.won_open ^ (sum(audit.turned) % 2 == 1) == audit.won
            audited.append(audit)
    assert len(audited) > 6
    assert any(sum(audit.thrown) for audit in audited)

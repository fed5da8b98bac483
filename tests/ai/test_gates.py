# SPDX-License-Identifier: MIT
"""What every computer player must pass: it is blind to hidden cards, and the same everywhere.

A sample is taken here. As a whole: ``SKAT_RESHUFFLES=5000`` in the environment for that many
decisions of each strength with all unseen cards dealt anew, ``SKAT_SAME_GAMES=200`` for that many
deals played in two further processes. How far the strengths are apart takes hundreds of boards:
``python -m skat_desktop arena --a casual --b novice --boards 400``, and so for each next one.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys

import pytest

from skat_desktop.ai.duplicate import PARTS, Standing, compare, play_board
from skat_desktop.ai.player import Decision, Reason, StopFlag
from skat_desktop.ai.registry import PlayerOptions, make_player, strengths
from skat_desktop.ai.rulebased import RuleBasedPlayer
from skat_desktop.ai.selfplay import play_deal
from skat_desktop.rules.deal import series_deal
from skat_desktop.rules.rulesets import CLASSIC_1997, INTERNATIONAL
from skat_desktop.rules.shuffle import HashStream
from skat_desktop.rules.skatgame import SkatGame
from skat_desktop.rules.view import View
from tests.ai.redealing import Tried, assert_blind, redealt
from tests.support import game_with, random_deal, result_of

RESHUFFLES = int(os.environ.get("SKAT_RESHUFFLES", "400"))
SAME_GAMES = int(os.environ.get("SKAT_SAME_GAMES", "4"))
FEW_WORLDS = PlayerOptions(worlds=3)
"""Enough for a search to be one, and quick."""

EVERY = {"rulebased": 1}
"""One decision in so many is compared; a searching player's games are long."""

RULES = (INTERNATIONAL, CLASSIC_1997)


@pytest.mark.timeout(0 if "SKAT_RESHUFFLES" in os.environ else 300)
@pytest.mark.parametrize("rules", RULES, ids=lambda rules: rules.id)
@pytest.mark.parametrize("strength", strengths())
def test_unseen_cards_change_no_decision(strength, rules):
    player = make_player(strength, FEW_WORLDS)
    stream = HashStream(f"unseen {strength} {rules.id}")
    tried = Tried({})
    number = 0
    every = EVERY.get(strength, 5)
    while tried.total < RESHUFFLES // len(RULES):
        number += 1
        assert_blind(player, SkatGame(series_deal(23, number), rules), stream, tried, every=every)
    assert tried.moved > 0.85 * tried.total, "in the last trick few cards can lie elsewhere"
    phases = {"auction", "play", "skat", "discard", "declare"}
    # A player may declare together with the discard.
    assert phases - {"declare"} <= set(tried.phases) <= phases


@pytest.mark.parametrize("contract", ["G", "CH", "N", "NO", "NHO", "SHO"])
def test_unseen_cards_change_no_decision_in_rare_games(contract):
    stream = HashStream(f"unseen {contract}")
    tried = Tried({})
    for number in range(6):
        game = game_with(random_deal(stream), contract, declarer=number % 3)
        assert_blind(make_player("rulebased"), game, stream, tried)
    assert tried.moved >= 20


class ForgetfulPlayer:
    """Counts its decisions, which no view tells: what the test above must find."""

    def __init__(self) -> None:
        self._asked = 0
        self._careful = RuleBasedPlayer()

    def decide(self, view: View, stop: StopFlag) -> Decision:
        self._asked += 1
        action = self._careful.decide(view, stop).action
        return Decision(action, Reason("counted", {"decisions": self._asked}))


def test_a_player_that_goes_by_more_than_its_view_is_found():
    with pytest.raises(AssertionError, match="knows more"):
        assert_blind(
            ForgetfulPlayer(), SkatGame(series_deal(23, 1)), HashStream("found"), Tried({})
        )


def test_redealing_moves_whatever_is_hidden():
    stream = HashStream("moves")
    game = SkatGame(series_deal(23, 2))
    places: dict[int, set[str]] = {}
    for _ in range(60):
        state = redealt(game, 1, stream).state
        for place, cards in (("0", state.hands[0]), ("2", state.hands[2]), ("skat", state.skat)):
            for card in range(32):
                if cards >> card & 1:
                    places.setdefault(card, set()).add(place)
    assert set(places) == {card for card in range(32) if not game.state.hands[1] >> card & 1}
    assert all(found == {"0", "2", "skat"} for found in places.values())


def games_digest(strength: str, deals: int) -> str:
    """Return a digest of every event of some deals between three players of a strength."""
    player = make_player(strength, FEW_WORLDS)
    digest = hashlib.sha256()
    for number in range(1, deals + 1):
        game = play_deal(series_deal(77, number), INTERNATIONAL, [player] * 3)
        digest.update("\n".join(str(event) for event in game.events).encode())
        digest.update(repr(game.result).encode())
    return digest.hexdigest()


@pytest.mark.timeout(0 if "SKAT_SAME_GAMES" in os.environ else 300)
@pytest.mark.parametrize("strength", strengths())
def test_the_same_seed_gives_the_same_games_in_any_process(strength):
    here = games_digest(strength, SAME_GAMES)
    code = (
        "import sys\n"
        "from tests.ai.test_gates import games_digest\n"
        f"print(games_digest({strength!r}, {SAME_GAMES}))\n"
    )
    for hash_seed in ("1", "4711"):
        environment = {
            **os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path),
        }  # fmt: skip
        ended = subprocess.run(
            [sys.executable, "-c", code],
            env=environment,
            capture_output=True,
            text=True,
            check=True,
        )
        assert ended.stdout.strip() == here
    assert here != games_digest(strength, SAME_GAMES + 1)


@pytest.mark.timeout(300)
@pytest.mark.parametrize(
    "better, worse, seed, boards", [("casual", "novice", 41, 20), ("club", "casual", 42, 12)]
)
def test_a_strength_wins_against_the_next_lower_one(better, worse, seed, boards):
    few = PlayerOptions(worlds=20)
    pair = make_player(better, few), make_player(worse, few)
    standing = Standing()
    for number in range(1, boards + 1):
        games = play_board(series_deal(seed, number), *pair)
        standing.add(compare([result_of(game) for game in games]))
    # So few boards are a smoke alarm: a strength that has been mixed up loses them.
    assert standing.tournament.mean / PARTS > 1.0

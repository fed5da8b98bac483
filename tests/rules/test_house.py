# SPDX-License-Identifier: MIT
"""House rules plug in at their four points; here phases, words, and all of them together.

The rules exist only in tests: the shape of Kontra, of a question to everybody before play, and of
a deal that is played on when all have passed.
"""

from __future__ import annotations

import copy
from dataclasses import dataclass

import pytest

from skat_desktop.rules.events import Announced, Conceded, Dealt, Discarded, Passed
from skat_desktop.rules.house import DealTerms, HouseRule, SeriesState
from skat_desktop.rules.ladder import ladder
from skat_desktop.rules.lists import Tally, tallies
from skat_desktop.rules.refusal import Refusal
from skat_desktop.rules.result import End, GameResult
from skat_desktop.rules.rulesets import CLASSIC_1997, INTERNATIONAL
from skat_desktop.rules.series import Series, SeriesSetup
from skat_desktop.rules.shuffle import HashStream
from skat_desktop.rules.skatgame import SkatGame
from skat_desktop.rules.valuation import Factor
from tests.rules.house_examples import Bock, Double, OnlyJacks, Revolution, Spitze, with_rules
from tests.rules.lists_of_results import series_of
from tests.rules.walks import walk
from tests.support import (
    auction_events,
    auction_to,
    game_with,
    is_over,
    make_deal,
    play_from_top,
    random_deal,
    result_of,
    valuation_of,
)

TOP = make_deal("CJ SJ HJ DJ CA CT CK CQ HA HT", skat="C9 C8")


def test_a_word_is_offered_when_its_rule_says_so():
    game = game_with(TOP, "C", rules=with_rules(Double()))
    assert Announced(1, "double") in game.actions(1)
    assert Announced(2, "double") in game.actions(2)
    assert Announced(0, "double") not in game.actions(0)
    for wrong in (Announced(0, "double"), Announced(1, "treble")):
        with pytest.raises(Refusal) as caught:
            game.apply(wrong)
        assert caught.value.rule == "declare.house_rule"
        assert caught.value.params == {"word": wrong.word, "seat": wrong.seat}
    game.apply(Announced(2, "double"))
    # Everybody heard it, and once is enough.
    for seat in (0, 1, 2, None):
        assert game.view(seat).announced == (Announced(2, "double"),)
    assert Announced(1, "double") not in game.actions(1)
    assert game.to_act == 0


def test_no_word_after_the_own_first_card_and_none_without_the_rule():
    game = game_with(TOP, "C", rules=with_rules(Double()))
    play_from_top(game, 2)
    assert Announced(1, "double") not in game.actions(1)
    assert Announced(2, "double") in game.actions(2)
    plain = game_with(TOP, "C")
    with pytest.raises(Refusal):
        plain.apply(Announced(1, "double"))


@pytest.mark.parametrize("said, factor", [(True, 2), (False, 1)])
def test_a_factor_doubles_what_is_won_and_lost(said, factor):
    rules = with_rules(Double())
    for loser in (0, 1):
        game = game_with(TOP, "C", rules=rules)
        if said:
            game.apply(Announced(1, "double"))
        game.apply(Conceded(loser))
        value = -2 * 11 * 12 if loser == 0 else 11 * 12
        assert result_of(game).scores[0] == factor * value
        valuation = valuation_of(game)
        assert valuation.factors == ((Factor("double", 2),) if said else ())
        assert valuation.game_value == 11 * 12


def test_a_factor_works_in_null_too():
    for conceding, value in ((0, -46), (1, 23)):
        game = game_with(TOP, "N", rules=with_rules(Double()))
        game.apply(Announced(1, "double"))
        game.apply(Conceded(conceding))
        assert result_of(game).scores[0] == 2 * value
        assert valuation_of(game).factors == (Factor("double", 2),)


def test_the_bid_is_checked_against_the_undoubled_value():
    losers = make_deal("CJ SJ C9 C8 S7 S8 H7 H8 D7 D8", "HJ", "", "C7 S9")
    game = game_with(losers, "C", bid=63, rules=with_rules(Double()))
    game.apply(Announced(1, "double"))
    game.apply(Conceded(1))
    # 36, with both levels granted 60: below 63, so 72, lost twice over, and doubled.
    assert result_of(game).scores[0] == -2 * 2 * 72
    assert valuation_of(game).overbid


def test_words_are_events_like_any_other():
    rules = with_rules(Double())
    game = game_with(TOP, "C", rules=rules)
    before = copy.deepcopy(game.state)
    game.apply(Announced(1, "double"))
    assert SkatGame.replay(game.events, rules).state == game.state
    game.undo()
    assert game.state == before


# 1: phases


@dataclass
class AskAll:
    """Everybody from forehand says a word (a pass here) before the next phase."""

    before: str
    name: str = "ask"
    left: int = 3

    def applies(self, state):
        del state
        return True

    def to_act(self, state):
        del state
        return 3 - self.left

    def actions(self, state, seat):
        return [Passed(seat)] if seat == self.to_act(state) else []

    def check(self, state, event):
        if not isinstance(event, Passed) or event.seat != self.to_act(state):
            raise Refusal("turn.phase", event=str(event), phase=self.name)

    def fold(self, state, event):
        del event
        self.left -= 1
        if not self.left:
            state.leave_extra_phase()


@dataclass(frozen=True)
class Asking(HouseRule):
    id: str = "asking"
    before: tuple[str, ...] = ("play",)

    def extra_phases(self):
        return tuple(AskAll(name, name=f"ask {number}") for number, name in enumerate(self.before))


def say_all(game):
    for seat in range(3):
        assert game.to_act == seat
        assert game.view(seat).my_turn
        assert game.actions(seat) == [Passed(seat)]
        assert game.actions((seat + 1) % 3) == []
        game.apply(Passed(seat))


def test_a_phase_stands_before_play():
    rules = with_rules(Asking())
    game = game_with(TOP, "C", rules=rules)
    assert (game.phase, game.view(1).phase) == ("ask 0", "ask 0")
    with pytest.raises(Refusal):
        play_from_top(game, 1)
    say_all(game)
    assert (game.phase, game.to_act) == ("play", 0)
    play_from_top(game)
    assert is_over(game)
    assert SkatGame.replay(game.events, rules).state == game.state


@pytest.mark.parametrize("before", ["skat", "discard", "declare", "thrown_in"])
def test_a_phase_stands_before_any_other(before):
    rules = with_rules(Asking(before=(before,)))
    game = SkatGame(TOP, rules)
    if before == "thrown_in":
        events = auction_events(["Mp", "Rp", "Fp"])
    else:
        events = auction_to(0, 18)
    for event in events:
        game.apply(event)
    if before != "thrown_in":
        while game.phase in ("skat", "discard"):
            assert game.to_act == 0
            game.apply(game.actions(0)[0])
    assert game.phase == "ask 0"
    say_all(game)
    if before == "thrown_in":
        assert result_of(game).end is End.THROWN_IN
    else:
        assert game.phase == before


def test_two_phases_stand_in_their_order():
    game = game_with(TOP, "CH", rules=with_rules(Asking(before=("play", "play"))))
    assert game.phase == "ask 0"
    say_all(game)
    assert game.phase == "ask 1"
    say_all(game)
    assert game.phase == "play"


def test_undo_goes_back_into_a_phase():
    game = game_with(TOP, "C", rules=with_rules(Asking()))
    game.apply(Passed(0))
    game.apply(Passed(1))
    game.apply(Passed(2))
    play_from_top(game, 2)
    game.undo(4)
    assert (game.phase, game.to_act) == ("ask 0", 1)
    game.apply(Passed(1))
    game.apply(Passed(2))
    assert game.phase == "play"


@dataclass
class PlayOn(AskAll):
    """When all have passed, forehand pays ten and the deal is over."""

    def fold(self, state, event):
        state.finish(GameResult(End.THROWN_IN, (-10, 0, 0)))


@dataclass(frozen=True)
class NobodyGoesFree(HouseRule):
    id: str = "nobody"

    def extra_phases(self):
        return (PlayOn("thrown_in"),)


def test_a_phase_may_end_the_deal_itself():
    setup = SeriesSetup(seed=1, rules=with_rules(NobodyGoesFree()))
    game = SkatGame(TOP, setup.rules)
    for event in auction_events(["Mp", "Rp", "Fp"]):
        game.apply(event)
    assert not is_over(game)
    game.apply(Passed(0))
    assert result_of(game).scores == (-10, 0, 0)
    # Nobody played alone: the deal changes the sums and nothing else.
    series = Series(setup).with_result(result_of(game))
    place = setup.seating(1).players[0]
    expected = [Tally()] * 3
    expected[place] = Tally(points=-10)
    assert tallies(series.entries, 3) == expected


@dataclass
class Never(AskAll):
    def applies(self, state):
        assert state.declarer is not None
        return False


@dataclass(frozen=True)
class NeverAsked(HouseRule):
    id: str = "never"

    def extra_phases(self):
        return (Never("play"),)


def test_a_phase_that_does_not_apply_is_passed_over():
    game = game_with(TOP, "C", rules=with_rules(NeverAsked()))
    assert game.phase == "play"


# All together, and none


def test_a_house_rule_changes_nothing_by_itself():
    rules = with_rules(HouseRule("nothing"), rules=CLASSIC_1997)
    for number in range(40):
        stream = HashStream(f"nothing {number}")
        plain = walk(SkatGame(random_deal(stream), CLASSIC_1997), stream)
        same = SkatGame.replay(plain.events, rules)
        assert same.result == plain.result
    setup = SeriesSetup(seed=1, rules=rules)
    series = series_of(setup, [(0, -264)])
    state = SeriesState((DealTerms(3),))
    assert HouseRule("nothing").after_deal(state, setup, series.entries) == state
    assert ladder(rules) == ladder(CLASSIC_1997)


def test_random_deals_with_all_house_rules():
    asking = Asking(before=("skat", "play", "thrown_in"))
    rules = with_rules(Double(), Spitze(), OnlyJacks(), Revolution(), asking, Bock())
    doubled = on_ladder = 0
    for number in range(150):
        stream = HashStream(f"house {number}")
        game = SkatGame(random_deal(stream), rules)
        while not is_over(game):
            words = [
                action
                for seat in range(3)
                for action in game.actions(seat)
                if isinstance(action, Announced)
            ]
            if words and not stream.below(4):
                game.apply(words[0])
            walk(game, stream, limit=1)
        assert SkatGame.replay(game.events, rules).state == game.state
        said = [event.word for event in game.events if isinstance(event, Announced)]
        assert len(said) == len(set(said))
        if "double" in said:
            doubled += 1
            assert valuation_of(game).factors == (Factor("double", 2),)
        valuation = result_of(game).valuation
        if valuation is not None and valuation.won:
            on_ladder += 1
            assert valuation.game_value in ladder(rules)
            assert valuation.game_value >= result_of(game).bid
        kinds = [type(event) for event in game.events]
        assert kinds.count(Dealt) == 1
        assert kinds.count(Discarded) <= 1
        sizes = [hand.bit_count() for hand in game.state.hands]
        assert max(sizes) <= 10
    assert doubled >= 40
    assert on_ladder >= 10


def test_rule_sets_with_house_rules_can_be_compared_and_kept():
    assert with_rules(Double()) == with_rules(Double())
    assert with_rules(Double()) != with_rules(Bock())
    assert len({with_rules(Double()), with_rules(Double()), INTERNATIONAL}) == 2

# SPDX-License-Identifier: MIT
"""House rules plug in at their four points; these four exist only here.

Together they are the shape of Kontra, of a question to everybody before play, of a deal that is
played on when all have passed, and of Bock rounds.
"""

from __future__ import annotations

import copy
from dataclasses import dataclass, replace

import pytest

from skat_desktop.rules.contract import Contract
from skat_desktop.rules.events import Announced, Conceded, Dealt, Discarded, Passed
from skat_desktop.rules.games import GameType
from skat_desktop.rules.house import HouseRule, SeriesState
from skat_desktop.rules.lists import Tally, scores, tallies
from skat_desktop.rules.refusal import Refusal
from skat_desktop.rules.result import End, GameResult
from skat_desktop.rules.rulesets import CLASSIC_1997, INTERNATIONAL
from skat_desktop.rules.series import ListKind, Series, SeriesSetup, bierlachs_sums
from skat_desktop.rules.shuffle import HashStream
from skat_desktop.rules.skatgame import SkatGame
from skat_desktop.rules.valuation import Factor, Level, LossReason, Play, value_game
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


def with_rules(*house_rules, rules=INTERNATIONAL):
    return replace(rules, id="house", house_rules=house_rules)


# 2 and 3: a word that doubles


@dataclass(frozen=True)
class Double(HouseRule):
    """A defender may say "double" before his own first card; said, the value counts twice."""

    id: str = "double"

    def announcements(self, state, seat):
        said = any(event.word == "double" for event in state.announced)
        early = state.phase == "play" and state.hands[seat].bit_count() == 10
        return ("double",) if early and not said and seat != state.declarer else ()

    def value_step(self, draft):
        if any(event.word == "double" for event in draft.announced):
            draft.factors.append(Factor("double", 2))


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


# 3: a level more, and a new way to lose


@dataclass(frozen=True)
class LastTrick(HouseRule):
    """The declarer may announce to have the seven of clubs: one level more, or a loss."""

    id: str = "last"

    def announcements(self, state, seat):
        early = state.phase == "play" and state.cards_played == 0
        return ("seven",) if early and seat == state.declarer else ()

    def value_step(self, draft):
        if draft.announced and draft.levels:
            draft.levels.append(Level("seven", 1))
            if draft.play.points < 80:
                draft.reason = LossReason.ANNOUNCED


def test_a_level_counts_for_value_and_bid():
    rules = with_rules(LastTrick())
    said = (Announced(0, "seven"),)
    clubs, points = Contract(GameType.CLUBS), Play(85)
    # with 1, game = 24 does not cover 36; with the level it does.
    without = value_game(rules, clubs, 36, points, matador_count=1)
    assert (without.value, without.reason) == (-72, LossReason.OVERBID)
    covered = value_game(rules, clubs, 36, points, matador_count=1, announced=said)
    assert (covered.value, covered.levels[-1]) == (36, Level("seven", 1))
    missed = value_game(rules, clubs, 36, Play(79), matador_count=1, announced=said)
    assert (missed.value, missed.reason) == (-72, LossReason.ANNOUNCED)


def test_a_missed_word_loses_the_game():
    game = game_with(TOP, "C", rules=with_rules(LastTrick()))
    game.apply(Announced(0, "seven"))
    # Given up by the defenders at once: 61 points are not the 80 that were announced.
    game.apply(Conceded(1))
    assert valuation_of(game).reason is LossReason.ANNOUNCED
    assert result_of(game).scores[0] == -2 * 12 * 12


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


# 4: what the next deals count


@dataclass(frozen=True)
class Bock(HouseRule):
    """After a lost game the next round of three deals counts twice, round after round."""

    id: str = "bock"

    def after_deal(self, series, result):
        if result.valuation is not None and not result.valuation.won:
            return SeriesState((*series.factors, 2, 2, 2))
        return series


def lost_or_won(lost):
    game = game_with(TOP, "C")
    game.apply(Conceded(0 if lost else 1))
    return result_of(game)


def bock_series(pattern, kind=ListKind.PLAIN, deals=12):
    setup = SeriesSetup(seed=5, deals=deals, list_kind=kind, rules=with_rules(Bock()))
    series = Series(setup)
    for letter in pattern:
        series = series.with_result(lost_or_won(letter == "L"))
    return series


@pytest.mark.parametrize(
    "pattern, factors",
    [
        ("WWWW", [1, 1, 1, 1]),
        ("LWWWW", [1, 2, 2, 2, 1]),
        # A further event in a round appends one; nothing counts four times.
        ("LLWWWWWWW", [1, 2, 2, 2, 2, 2, 2, 1, 1]),
    ],
)
def test_the_next_deals_are_doubled(pattern, factors):
    entries = bock_series(pattern).entries
    assert [entry.factor for entry in entries] == factors
    for letter, entry in zip(pattern, entries, strict=True):
        value = -264 if letter == "L" else 132
        assert entry.value == value * entry.factor
        assert entry.declarer is not None
        assert entry.score(entry.declarer) == entry.value


def test_bonuses_are_never_doubled():
    series = bock_series("LWL")
    places = [entry.declarer for entry in series.entries]
    assert len(set(places)) == 3
    expected = [0, 0, 0]
    for place, value, lost in zip(places, (-264, 264, -528), (True, False, True), strict=True):
        assert place is not None
        expected[place] += value + (-50 if lost else 50)
        for other in range(3):
            expected[other] += 40 if lost and other != place else 0
    assert scores(series.entries, 3, ListKind.TOURNAMENT) == expected


def test_bierlachs_counts_the_factor():
    series = bock_series("LW", ListKind.BIERLACHS, deals=None)
    first, second = series.entries
    assert first.declarer is not None
    sums = bierlachs_sums(series.entries, 3)
    others = [place for place in range(3) if place != second.declarer]
    expected = [0, 0, 0]
    expected[first.declarer] -= 264
    for place in others:
        expected[place] -= 264
    assert sums == expected


# All together, and none


def test_a_house_rule_changes_nothing_by_itself():
    rules = with_rules(HouseRule("nothing"), rules=CLASSIC_1997)
    for number in range(40):
        stream = HashStream(f"nothing {number}")
        plain = walk(SkatGame(random_deal(stream), CLASSIC_1997), stream)
        same = SkatGame.replay(plain.events, rules)
        assert same.result == plain.result
    series = SeriesState((3,))
    assert HouseRule("nothing").after_deal(series, lost_or_won(lost=True)) == series


def test_random_deals_with_all_house_rules():
    rules = with_rules(Double(), Asking(before=("skat", "play", "thrown_in")), Bock())
    doubled = 0
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
        said = [event for event in game.events if isinstance(event, Announced)]
        if said:
            doubled += 1
            assert len(said) == 1
            assert valuation_of(game).factors == (Factor("double", 2),)
        kinds = [type(event) for event in game.events]
        assert kinds.count(Dealt) == 1
        assert kinds.count(Discarded) <= 1
        sizes = [hand.bit_count() for hand in game.state.hands]
        assert max(sizes) <= 10
    assert doubled >= 40


def test_rule_sets_with_house_rules_can_be_compared_and_kept():
    assert with_rules(Double()) == with_rules(Double())
    assert with_rules(Double()) != with_rules(Bock())
    assert len({with_rules(Double()), with_rules(Double()), INTERNATIONAL}) == 2

# SPDX-License-Identifier: MIT
"""Values: the limits from both sides, and a second reckoning of random games."""

from __future__ import annotations

import itertools

import pytest

from skat_desktop.rules.contract import Contract, contracts_after
from skat_desktop.rules.events import Conceded
from skat_desktop.rules.games import GameType
from skat_desktop.rules.ladder import ladder, next_bid
from skat_desktop.rules.refusal import Refusal
from skat_desktop.rules.rulesets import CLASSIC_1997, INTERNATIONAL, NullBelowBid, RuleSet
from skat_desktop.rules.shuffle import HashStream
from skat_desktop.rules.valuation import (
    Level,
    LossReason,
    Play,
    Side,
    best_value,
    least_multiple,
    plain_value,
    value_game,
)
from tests.support import (
    game_with,
    make_deal,
    play_from_top,
    play_randomly,
    random_deal,
    result_of,
    valuation_of,
)

BOTH = pytest.mark.parametrize(
    "rules", [INTERNATIONAL, CLASSIC_1997], ids=["international", "classic-1997"]
)
BASES = {"D": 9, "H": 10, "S": 11, "C": 12, "G": 24}
ALL_MATADORS = [
    (letter, sign * count)
    for letter in BASES
    for count in range(1, 5 if letter == "G" else 12)
    for sign in (1, -1)
]


def value(rules, text, bid, points, tricks=None, count=1):
    contract = _contract(text)
    others = None if tricks is None else 10 - tricks
    return value_game(rules, contract, bid, Play(points, tricks, others), matador_count=count)


def _contract(text):
    letters = {"H": "hand", "S": "schneider", "Z": "schwarz", "O": "ouvert"}
    return Contract.of(GameType(text[0]), **{letters[letter]: True for letter in text[1:]})


# Limits


@BOTH
def test_sixty_is_lost_and_sixty_one_won(rules):
    lost, won = value(rules, "C", 18, 60, 5), value(rules, "C", 18, 61, 5)
    assert (lost.value, lost.won, lost.reason) == (-48, False, LossReason.POINTS)
    assert (won.value, won.won, won.reason) == (24, True, None)


@BOTH
def test_schneider_begins_at_ninety_and_at_thirty(rules):
    assert (value(rules, "C", 18, 89, 8).value, value(rules, "C", 18, 90, 8).value) == (24, 36)
    assert (value(rules, "C", 18, 31, 3).value, value(rules, "C", 18, 30, 3).value) == (-48, -72)
    assert value(rules, "C", 18, 89, 8).schneider is None
    assert value(rules, "C", 18, 90, 8).schneider is Side.DEFENDERS
    assert value(rules, "C", 18, 31, 3).schneider is None
    assert value(rules, "C", 18, 30, 3).schneider is Side.DECLARER


@BOTH
def test_schwarz_is_without_a_trick(rules):
    assert (value(rules, "C", 18, 120, 9).value, value(rules, "C", 18, 120, 10).value) == (36, 48)
    assert (value(rules, "C", 18, 20, 1).value, value(rules, "C", 18, 20, 0).value) == (-72, -96)
    assert value(rules, "C", 18, 120, 9).schwarz is None
    assert value(rules, "C", 18, 120, 10).schwarz is Side.DEFENDERS
    assert value(rules, "C", 18, 20, 1).schwarz is None
    assert value(rules, "C", 18, 20, 0).schwarz is Side.DECLARER
    # Tricks unknown: nobody is Schwarz.
    assert value(rules, "C", 18, 120).value == 36


@BOTH
def test_announced_schneider_needs_ninety(rules):
    won, lost = value(rules, "CHS", 18, 90, 9), value(rules, "CHS", 18, 89, 9)
    assert (won.value, won.reason) == (60, None)
    assert (lost.value, lost.reason) == (-60 * lost.loss_factor, LossReason.ANNOUNCED)


@BOTH
def test_announced_schwarz_needs_all_tricks(rules):
    won, lost = value(rules, "CHZ", 18, 120, 10), value(rules, "CHZ", 18, 120, 9)
    assert (won.value, won.reason) == (84, None)
    assert (lost.value, lost.reason) == (-84 * lost.loss_factor, LossReason.ANNOUNCED)


@BOTH
@pytest.mark.parametrize("letter, count", ALL_MATADORS)
def test_matadors_and_the_bid_from_both_sides(rules, letter, count):
    base = BASES[letter]
    worth = (abs(count) + 1) * base
    at_bid = value(rules, letter, worth, 61, 6, count)
    assert (at_bid.value, at_bid.overbid) == (worth, False)
    name = "with" if count > 0 else "without"
    assert at_bid.levels == (Level(name, abs(count)), Level("game", 1))
    above = next_bid(rules, worth)
    assert above is not None
    overbid = value(rules, letter, above, 61, 6, count)
    raised = next(base * factor for factor in range(1, 50) if base * factor >= above)
    assert (overbid.value, overbid.reason) == (-2 * raised, LossReason.OVERBID)
    assert overbid.overbid
    assert overbid.multiplier * base == overbid.game_value == raised
    # Schneider that was reached saves the game if its value covers the bid.
    saved = value(rules, letter, above, 90, 8, count)
    assert saved.won == (worth + base >= above)
    # Own Schneider counts towards the bid too, so that it is lost at its real value.
    own = value(rules, letter, above, 30, 3, count)
    assert own.overbid == (worth + base < above)


@BOTH
@pytest.mark.parametrize("letter, count", ALL_MATADORS)
def test_hand_and_every_announcement(rules, letter, count):
    base = BASES[letter]
    for text, levels in (("H", 2), ("HS", 4), ("HZ", 6), ("HO", 7)):
        ouvert_36 = rules is CLASSIC_1997 and letter == "G" and text == "HO"
        worth = (abs(count) + levels - ouvert_36) * (36 if ouvert_36 else base)
        for matador_count in (count, -count):
            contract = _contract(letter + text)
            assert plain_value(rules, contract, matador_count) == worth
        tricks = 10 if text in ("HZ", "HO") else 6
        points = 120 if tricks == 10 else 95 if text == "HS" else 61
        assert value(rules, letter + text, worth, points, tricks, count).value >= worth
        factor = 2 if rules is INTERNATIONAL else 1
        missed = value(rules, letter + text, worth, 60, 5, count)
        assert missed.value == -factor * worth


@pytest.mark.parametrize("bid, raised", [(18, 18), (19, 27), (27, 27), (264, 270), (1, 9), (0, 9)])
def test_least_multiple(bid, raised):
    assert least_multiple(9, bid) * 9 == raised


@BOTH
def test_best_value_is_the_dearest_game_that_can_be_won(rules):
    for contract in contracts_after(took_skat=True) + contracts_after(took_skat=False):
        for count in (-3, 1, 4):
            if contract.game.is_null:
                assert best_value(rules, contract, 0) == rules.base_value(contract)
                continue
            won = [
                value_game(
                    rules, contract, 0, Play(points, tricks, 10 - tricks), matador_count=count
                )
                for points, tricks in ((61, 6), (90, 9), (120, 10))
            ]
            assert best_value(rules, contract, count) == max(
                valuation.value for valuation in won if valuation.won
            )


@pytest.mark.parametrize(
    "letter, count",
    [
        *(("C", count) for count in (None, 0, 12)),
        *(("G", count) for count in (5, -5)),
        *(("N", count) for count in (None, 0, 12, -12)),
    ],
)
def test_impossible_matadors(letter, count):
    with pytest.raises(Refusal) as caught:
        value_game(INTERNATIONAL, _contract(letter), 24, Play(0), matador_count=count)
    assert caught.value.rule == "score.matadors"
    assert caught.value.params["matadors"] == count
    assert caught.value.params["most"] == (4 if letter == "G" else 11)


def test_a_null_that_covers_its_bid_needs_no_matadors():
    assert value_game(INTERNATIONAL, _contract("N"), 23, Play(0, 0)).value == 23


def test_reasons_come_in_the_order_of_the_rules():
    conceded = Play(50, conceded=True)
    overbid = value_game(INTERNATIONAL, _contract("D"), 264, conceded, matador_count=1)
    assert (overbid.reason, overbid.value, overbid.overbid) == (LossReason.CONCEDED, -540, True)
    assert value(INTERNATIONAL, "DHS", 264, 20, 2).reason is LossReason.OVERBID
    assert value(INTERNATIONAL, "DHS", 18, 20, 2).reason is LossReason.ANNOUNCED
    null = value_game(INTERNATIONAL, _contract("N"), 18, Play(0, 1))
    assert (null.reason, null.value, null.levels) == (LossReason.TRICK, -46, ())
    null = value_game(CLASSIC_1997, _contract("NH"), 36, Play(0, 1, conceded=True))
    assert (null.reason, null.value) == (LossReason.CONCEDED, -70)
    null = value_game(CLASSIC_1997, _contract("NH"), 36, Play(0, 1))
    assert (null.reason, null.overbid) == (LossReason.OVERBID, True)


def test_conceding_counts_no_level_of_play():
    given_up = Play(5, declarer_tricks=0, conceded=True)
    valuation = value_game(INTERNATIONAL, _contract("CHS"), 18, given_up, matador_count=2)
    # with 2, game, Hand, Schneider, announced
    assert (valuation.value, valuation.multiplier) == (-144, 6)
    assert (valuation.schneider, valuation.schwarz) == (None, None)


# A second reckoning, straight from the text of the rules, of games played at random


CONTRACTS = [
    *("D", "H", "S", "C", "G"),
    *("DH", "HHS", "SHZ", "CHO", "GH", "GHS", "GHZ", "GHO", "N", "NH", "NO", "NHO"),
]


def reckoned(classic, text, cards, bid, points, own, theirs):
    """Return the signed value and whether the bid was too high; all ten tricks were played."""
    letter, said = text[0], text[1:]
    hand = "H" in said
    doubled = 1 if classic and hand else 2
    if letter == "N":
        fixed = {"N": 23, "NH": 35, "NO": 46, "NHO": 59}[text]
        covered = fixed
        while covered < bid:
            covered += fixed
        lost = own > 0 or covered > fixed
        return (-covered * doubled if lost else fixed), covered > fixed
    order = ["CJ", "SJ", "HJ", "DJ"]
    order += [] if letter == "G" else [letter + rank for rank in "ATKQ987"]
    held = [code in cards for code in order]
    run = held.index(not held[0]) if (not held[0]) in held else len(held)
    base = {"D": 9, "H": 10, "S": 11, "C": 12, "G": 24}[letter]
    levels = run + 1 + hand
    announced = {"": 0, "H": 0, "HS": 1, "HZ": 2, "HO": 3}[said]
    levels += {0: 0, 1: 2, 2: 4, 3: 5}[announced]
    if classic and text == "GHO":
        base, levels = 36, levels - 1
    if classic and announced:
        # Own levels count on top; a level of the other side counts once only.
        levels += (points <= 30) + (own == 0)
        levels += announced == 1 and theirs == 0
    else:
        schneider = points <= 30 or points >= 90
        schwarz = own == 0 or theirs == 0
        levels += schneider and announced < 1
        levels += schwarz and announced < 2
    worth = levels * base
    won = points > 60 and (announced < 1 or points >= 90) and (announced < 2 or theirs == 0)
    if worth < bid:
        while worth < bid or worth % base:
            worth += 1
        return -worth * doubled, True
    return (worth if won else -worth * doubled), False


@BOTH
def test_random_games_are_worth_what_a_second_reckoning_says(rules):
    classic = rules is CLASSIC_1997
    # Played to the last trick whatever happens, so that all levels occur.
    rules = RuleSet(
        "played-out",
        lost_hand_doubles=rules.lost_hand_doubles,
        grand_ouvert_base=rules.grand_ouvert_base,
        reverse_levels=rules.reverse_levels,
        null_below_bid=NullBelowBid.PLAYED_OVERBID,
        lost_announcement_ends=False,
    )
    stream = HashStream("second reckoning")
    steps = ladder(rules)
    seen = set()
    for number in range(60 * len(CONTRACTS)):
        text = CONTRACTS[number % len(CONTRACTS)]
        deal = random_deal(stream)
        if number % 3 == 0:
            deal = make_deal(*_slanted(stream))
        declarer = 0 if number % 3 == 0 else stream.below(3)
        bid = steps[stream.below(len(steps) if stream.below(8) == 0 else 20)]
        game = game_with(deal, text, declarer=declarer, bid=bid, rules=rules)
        if number % 2:
            play_randomly(game, stream)
        else:
            play_from_top(game)
        result = result_of(game)
        twelve = str(deal).split(" | ")[declarer] + " " + str(deal).split(" | ")[3]
        own, theirs = result.tricks
        expected = reckoned(classic, text, twelve.split(), bid, result.points[0], own, theirs)
        assert (valuation_of(game).value, valuation_of(game).overbid) == expected, str(deal)
        assert result.scores[declarer] == expected[0]
        assert sum(result.scores) == expected[0]
        seen.add((valuation_of(game).schneider, valuation_of(game).schwarz, valuation_of(game).won))
    # The sample is worth something: every outcome but "won and Schneider" has occurred.
    assert len(seen) >= 6, seen


def _slanted(stream):
    """Return forehand's cards, nearly all high or nearly all low."""
    high = "CJ SJ HJ DJ CA SA HA DA CT ST HT DT CK SK"
    low = "C7 C8 C9 S7 S8 S9 H7 H8 H9 D7 D8 D9 CQ SQ"
    chosen = high if stream.below(2) else low
    return (" ".join(stream.shuffled(chosen.split())[:10]),)


# The same limits with cards on the table


def _played(points, rules):
    """Return a game played at random in which the declarer has exactly so many points."""
    stream = HashStream(f"points {points}")
    for _ in range(4000):
        game = game_with(random_deal(stream), "C", declarer=stream.below(3), rules=rules)
        play_randomly(game, stream)
        result = result_of(game)
        if result.points[0] == points:
            return result
    raise AssertionError("no such game")


@BOTH
@pytest.mark.parametrize("points", [30, 31, 60, 61, 89, 90])
def test_limits_in_played_games(points, rules):
    result = _played(points, rules)
    valuation = result.valuation
    assert valuation is not None
    assert valuation.won == (points >= 61)
    assert (valuation.schneider is not None) == (points in (30, 90))
    names = [level.name for level in valuation.levels]
    assert ("schneider" in names) == (points in (30, 90))
    levels = abs(result.matadors) + 1 + (points in (30, 90))
    assert valuation.value == 12 * levels * (1 if points >= 61 else -2)


TRICK_DEALS = {
    # Declarer's cards, who is forehand with trumps from the top or with nothing but losers.
    10: ("CJ SJ HJ DJ CA CT CK CQ C9 C8", "", "", "C7 D7"),
    9: ("CJ SJ HJ DJ CA CT CK CQ C9 D8", "DA", "D7", "C8 C7"),
    1: ("CJ S7 S8 H7 H8 H9 D7 D8 D9 S9", "", "", "SQ HQ"),
    0: ("C7 S7 S8 H7 H8 H9 D7 D8 D9 S9", "", "", "SQ HQ"),
}


@BOTH
@pytest.mark.parametrize("tricks", [0, 1, 9, 10])
def test_schwarz_in_played_games(tricks, rules):
    deal = make_deal(*TRICK_DEALS[tricks])
    game = game_with(deal, "C", rules=rules)
    play_from_top(game)
    result = result_of(game)
    assert result.tricks == (tricks, 10 - tricks)
    expected = {0: Side.DECLARER, 10: Side.DEFENDERS}.get(tricks)
    assert valuation_of(game).schwarz is expected
    names = [level.name for level in valuation_of(game).levels]
    assert ("schwarz" in names) == (tricks in (0, 10))


@BOTH
def test_bid_in_played_games(rules):
    top = make_deal("CJ SJ HJ C9 SA SK HA HT DA DT", "DJ CA CT CK", "CQ C8 C7", "H7 D7")
    for bid, count in ((48, 3), (50, 3)):
        game = game_with(top, "C", bid=bid, rules=rules)
        game.apply(Conceded(1))
        result = result_of(game)
        assert result.matadors == count
        # At 48 the plain level is enough; at 50 the defenders grant the Schneider it needs.
        assert result.scores[0] == (48 if bid == 48 else 60)
    losers = make_deal("CJ SJ C9 C8 S7 S8 H7 H8 D7 D8", "HJ", "", "C7 S9")
    for bid, expected in ((18, 36), (36, 36), (40, 48), (44, 48)):
        game = game_with(losers, "C", bid=bid, rules=rules)
        game.apply(Conceded(0))
        result = result_of(game)
        assert result.scores[0] == -2 * expected


def test_every_pair_of_level_names_is_new():
    """No level is counted under two names."""
    for rules, text, (points, tricks) in itertools.product(
        (INTERNATIONAL, CLASSIC_1997),
        ("C", "CH", "CHS", "CHZ", "CHO", "GHO"),
        ((120, 10), (95, 8), (70, 6), (25, 3), (8, 0)),
    ):
        names = [level.name for level in value(rules, text, 18, points, tricks).levels]
        assert len(names) == len(set(names))

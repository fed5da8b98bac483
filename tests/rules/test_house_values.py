# SPDX-License-Identifier: MIT
"""House rules at the third point: levels, fixed values and factors, and the ladder they make."""

from __future__ import annotations

import pytest

from skat_desktop.rules.cards import parse_card
from skat_desktop.rules.contract import Contract, parse_contract
from skat_desktop.rules.events import (
    Announced,
    Bid,
    Claimed,
    Conceded,
    Declared,
    RestAwarded,
)
from skat_desktop.rules.games import GameType
from skat_desktop.rules.ladder import ladder, next_bid
from skat_desktop.rules.refusal import Refusal
from skat_desktop.rules.result import End
from skat_desktop.rules.rulesets import CLASSIC_1997, INTERNATIONAL, NullBelowBid, RuleSet
from skat_desktop.rules.skatgame import SkatGame
from skat_desktop.rules.tricks import Trick
from skat_desktop.rules.valuation import (
    Factor,
    Level,
    LossReason,
    Play,
    Side,
    best_value,
    plain_value,
    value_game,
)
from tests.rules.house_examples import OnlyJacks, RedJacks, Revolution, Spitze, with_rules
from tests.support import (
    auction_to,
    game_with,
    is_over,
    make_deal,
    play,
    play_from_top,
    result_of,
    valuation_of,
)

SEVEN = make_deal("CJ SJ HJ DJ CA CT CK CQ C9 C7", "C8", skat="D7 D8")
"""With 9 in clubs; the only other trump is the eight."""
SPITZE = with_rules(Spitze())


def announced_game(deal=SEVEN, contract="C", bid=18, rules=SPITZE):
    game = game_with(deal, contract, bid=bid, rules=rules)
    game.apply(Announced(0, "spitze"))
    return game


def names(game):
    return [level.name for level in valuation_of(game).levels]


# The ladder


@pytest.mark.parametrize("plain", [INTERNATIONAL, CLASSIC_1997], ids=lambda rules: rules.id)
def test_one_more_level_lengthens_the_ladder(plain):
    # 18 levels were the most in a suit; in Grand the most needs four jacks, which rule it out.
    further = {9 * 19, 10 * 19, 11 * 19, 12 * 19}
    assert set(ladder(with_rules(Spitze(), rules=plain))) == set(ladder(plain)) | further
    assert len(ladder(with_rules(Spitze(), rules=plain))) == len(ladder(plain)) + 4


def test_a_fixed_value_is_one_step_more():
    rules = with_rules(Revolution())
    assert set(ladder(rules)) == set(ladder(INTERNATIONAL)) | {92}
    both = with_rules(Revolution(), Spitze())
    assert set(ladder(both)) == set(ladder(SPITZE)) | {92}


def test_a_rule_that_takes_levels_away_shortens_the_ladder():
    values = {base * times for base in (9, 10, 11, 12, 24) for times in range(2, 12)}
    assert set(ladder(with_rules(OnlyJacks()))) == values | {23, 35, 46, 59}
    longer = {base * 12 for base in (9, 10, 11, 12)}
    assert set(ladder(with_rules(OnlyJacks(), Spitze()))) == values | longer | {23, 35, 46, 59}


def test_auctions_and_next_bid_go_by_the_ladder():
    rules = with_rules(Spitze(), Revolution())
    assert (next_bid(rules, 90), next_bid(rules, 92)) == (92, 96)
    assert (next_bid(rules, 170), next_bid(rules, 171)) == (171, 176)
    for value in (92, 171, 228):
        game = SkatGame(SEVEN, rules)
        assert Bid(1, value) in game.actions(1)
        game.apply(Bid(1, value))
        assert game.view(0).replay_auction().value == value
        with pytest.raises(Refusal) as caught:
            SkatGame(SEVEN).apply(Bid(1, value))
        assert caught.value.rule == "bid.not_on_ladder"


@pytest.mark.parametrize(
    "rules, text, count, least, most",
    [
        (INTERNATIONAL, "C", 9, 120, 144),
        (SPITZE, "C", 9, 120, 156),
        (SPITZE, "C", -11, 144, 168),
        (SPITZE, "G", 4, 120, 168),
        (SPITZE, "GHO", 3, 240, 264),
        (with_rules(OnlyJacks()), "C", -9, 60, 84),
        (with_rules(OnlyJacks(), Spitze()), "C", 9, 60, 96),
        (with_rules(Spitze(), Revolution()), "NO", 1, 46, 46),
    ],
)
def test_least_and_most_that_a_game_can_be_worth(rules, text, count, least, most):
    contract = parse_contract(text)
    assert plain_value(rules, contract, count) == least
    assert best_value(rules, contract, count) == most


# A level for the last trick


def test_who_may_announce():
    game = game_with(SEVEN, "C", rules=SPITZE)
    assert Announced(0, "spitze") in game.actions(0)
    for seat in (1, 2):
        assert Announced(seat, "spitze") not in game.actions(seat)
    game.apply(Announced(0, "spitze"))
    assert Announced(0, "spitze") not in game.actions(0)
    # No seven of the suit; all four jacks in Grand; Null.
    for contract in ("S", "G", "N"):
        assert Announced(0, "spitze") not in game_with(SEVEN, contract, rules=SPITZE).actions(0)


def test_the_last_trick_with_the_seven():
    game = announced_game()
    play_from_top(game)
    assert game.state.tricks[-1].card_of(0) == parse_card("C7")
    assert names(game) == ["with", "game", "schneider", "schwarz", "spitze"]
    assert result_of(game).scores == (12 * 13, 0, 0)


def test_the_seven_played_too_early_loses_the_game():
    game = announced_game()
    play(game, "C7 C8")
    play_from_top(game)
    assert result_of(game).points[0] >= 90
    assert valuation_of(game).reason is LossReason.ANNOUNCED
    assert result_of(game).scores == (-2 * 12 * 12, 0, 0)
    # The same without the word is won.
    plain = game_with(SEVEN, "C", rules=SPITZE)
    play(plain, "C7 C8")
    play_from_top(plain)
    assert result_of(plain).scores == (12 * 11, 0, 0)


@pytest.mark.parametrize(
    "number, winner, won", [(10, 0, True), (10, 1, False), (9, 0, False), (1, 0, False)]
)
def test_the_value_sees_in_which_trick_and_by_whom(number, winner, won):
    codes = ("C7", "S7", "H7")
    others = Trick(0, tuple(map(parse_card, ("CA", "SA", "HA"))), 0)
    with_seven = Trick(0, tuple(map(parse_card, codes)), winner)
    tricks = [others] * 10
    tricks[number - 1] = with_seven
    said = (Announced(0, "spitze"),)
    facts = Play(80, 9, 1, declarer=0, tricks=tuple(tricks), announced=said)
    found = value_game(SPITZE, Contract(GameType.CLUBS), 18, facts, matador_count=1)
    assert (found.won, found.levels[-1]) == (won, Level("spitze", 1))
    assert found.value == (36 if won else -72)


def test_the_level_counts_for_the_bid():
    # with 9, game: 120.
    for bid, scores in ((132, 132), (144, 144), (156, 156), (165, -2 * 168)):
        game = announced_game(bid=bid)
        game.apply(Conceded(1))
        assert result_of(game).scores[0] == scores
    granted = announced_game(bid=132)
    granted.apply(Conceded(1))
    assert names(granted) == ["with", "game", "spitze"]
    plain = game_with(SEVEN, "C", bid=132, rules=SPITZE)
    plain.apply(Conceded(1))
    assert names(plain) == ["with", "game", "schneider"]


def test_a_claim_that_stands_includes_the_last_trick():
    game = announced_game()
    play(game, "CJ C8")
    play_from_top(game, 1)
    game.apply(Claimed(0))
    assert result_of(game).end is End.CLAIMED
    assert names(game) == ["with", "game", "schneider", "schwarz", "spitze"]
    assert valuation_of(game).won


def test_the_rest_for_the_defenders_misses_it():
    rules = RuleSet("record", house_rules=(Spitze(),), rulings=True)
    for to_declarer in (True, False):
        game = announced_game(rules=rules)
        play_from_top(game, 21)
        assert game.state.points[0] >= 61
        game.apply(RestAwarded(to_declarer=to_declarer))
        assert valuation_of(game).won is to_declarer
        assert valuation_of(game).reason is (None if to_declarer else LossReason.ANNOUNCED)


def test_conceding_before_and_after_it_was_missed():
    game = announced_game()
    game.apply(Conceded(0))
    assert (valuation_of(game).reason, result_of(game).scores[0]) == (
        LossReason.CONCEDED,
        -2 * 12 * 11,
    )
    game = announced_game()
    play_from_top(game, 21)
    assert game.state.points[0] >= 61
    # The points are there, the last trick is not: he may still give up, and so may they.
    assert Conceded(0) in game.actions(0)
    assert Conceded(1) in game.actions(1)
    game = announced_game()
    play(game, "C7 C8")
    play_from_top(game, 1)
    assert not is_over(game)
    with pytest.raises(Refusal) as caught:
        game.apply(Conceded(1))
    assert caught.value.rule == "concede.already_won"
    # Without the word 61 points are enough.
    game = game_with(SEVEN, "C", rules=SPITZE)
    play_from_top(game, 21)
    assert Conceded(0) not in game.actions(0)


# A fixed value


def before_declaring(bid, rules, *, said):
    game = SkatGame(make_deal("C7 C8 C9 S7 S8 S9 H7 H8 H9 D7"), rules)
    for event in auction_to(0, bid):
        game.apply(event)
    if said:
        game.apply(Announced(0, "revolution"))
    return game


NULL_OUVERT_HAND = Declared(0, parse_contract("NHO"))


def test_a_null_with_a_value_of_its_own_covers_higher_bids():
    rules = with_rules(Revolution())
    game = before_declaring(90, rules, said=True)
    assert NULL_OUVERT_HAND in game.actions(0)
    game.apply(NULL_OUVERT_HAND)
    play_from_top(game)
    assert result_of(game).scores == (92, 0, 0)
    assert (valuation_of(game).base, valuation_of(game).overbid) == (92, False)
    assert NULL_OUVERT_HAND not in before_declaring(90, rules, said=False).actions(0)
    # Another Null is worth what it always is.
    null_hand = Declared(0, parse_contract("NH"))
    assert null_hand not in before_declaring(90, rules, said=True).actions(0)
    assert Announced(0, "revolution") not in before_declaring(92, rules, said=False).actions(0)


def test_lost_it_costs_twice_its_value():
    game = before_declaring(18, with_rules(Revolution()), said=True)
    game.apply(NULL_OUVERT_HAND)
    game.apply(Conceded(0))
    assert result_of(game).scores == (-184, 0, 0)


def test_it_is_not_lost_at_once_where_another_null_would_be():
    record = RuleSet("record", null_below_bid=NullBelowBid.LOST_AT_ONCE)
    for said in (True, False):
        game = before_declaring(90, with_rules(Revolution(), rules=record), said=said)
        game.apply(NULL_OUVERT_HAND)
        assert is_over(game) is not said


# Cards


def test_only_jacks_as_matadors():
    game = game_with(SEVEN, "C", rules=with_rules(OnlyJacks()))
    game.apply(Conceded(1))
    assert valuation_of(game).levels == (Level("with", 4), Level("game", 1))
    assert result_of(game).scores[0] == 60


@pytest.mark.parametrize(
    "hand, skat, factor",
    [
        ("HJ DJ CA CT CK CQ C9 C8 SA HA", "D7 D8", 2),
        ("HJ C7 CA CT CK CQ C9 C8 SA HA", "DJ D8", 2),
        ("HJ C7 CA CT CK CQ C9 C8 SA HA", "D7 D8", 1),
    ],
)
def test_the_value_sees_the_declarers_twelve_cards(hand, skat, factor):
    game = game_with(make_deal(hand, "CJ SJ", skat=skat), "C", rules=with_rules(RedJacks()))
    game.apply(Conceded(1))
    # without 2, game
    assert result_of(game).scores[0] == 36 * factor
    assert valuation_of(game).factors == ((Factor("red", 2),) if factor == 2 else ())


def test_the_side_that_got_the_rest_is_known():
    seen: list[Play] = []

    class Watching(OnlyJacks):
        def value_step(self, draft):
            seen.append(draft.play)

    rules = with_rules(Watching())
    game = game_with(SEVEN, "C", rules=rules)
    play_from_top(game)
    assert (seen[-1].rest, len(seen[-1].tricks), seen[-1].declarer) == (None, 10, 0)
    game = game_with(SEVEN, "N", declarer=2, rules=rules)
    game.apply(Conceded(1))
    assert (seen[-1].rest, seen[-1].tricks, seen[-1].declarer) == (Side.DECLARER, (), 2)

# SPDX-License-Identifier: MIT
"""Giving up: when it is free, who is asked, and what it costs."""

from __future__ import annotations

from collections import Counter

import pytest

from skat_desktop.rules.cards import mask_of, points_of
from skat_desktop.rules.events import CardPlayed, Claimed, Conceded, ConcessionAnswered
from skat_desktop.rules.ladder import ladder
from skat_desktop.rules.refusal import Refusal
from skat_desktop.rules.result import End
from skat_desktop.rules.rulesets import CLASSIC_1997, INTERNATIONAL
from skat_desktop.rules.shuffle import HashStream
from skat_desktop.rules.valuation import LossReason
from tests.support import (
    game_with,
    is_over,
    legal_now,
    make_deal,
    play,
    play_from_top,
    play_randomly,
    random_deal,
    result_of,
    valuation_of,
)

WEAK = make_deal("CJ SJ C9 C8 S7 S8 H7 H8 D7 D8", "HJ DJ CA", skat="C7 S9")
TOP = make_deal("CJ SJ HJ DJ CA CT CK CQ HA HT", skat="C9 C8")


def weak_game(cards_left, contract="C", rules=INTERNATIONAL, declarer=0):
    game = game_with(WEAK, contract, rules=rules, declarer=declarer)
    while game.state.hands[declarer].bit_count() > cards_left:
        play_from_top(game, 1)
    return game


def refused(game, event):
    with pytest.raises(Refusal) as caught:
        game.apply(event)
    assert event not in game.actions(event.seat)
    return caught.value


def agree(seat):
    return ConcessionAnswered(seat, agreed=True)


def refuse(seat):
    return ConcessionAnswered(seat, agreed=False)


@pytest.mark.parametrize("cards_left", [10, 9])
def test_international_free_with_nine_cards(cards_left):
    game = weak_game(cards_left)
    assert Conceded(0) in game.actions(0)
    game.apply(Conceded(0))
    result = result_of(game)
    assert result.end is End.CONCEDED_BY_DECLARER
    assert valuation_of(game).reason is LossReason.CONCEDED
    # with 2, game: neither own Schneider nor own Schwarz although he has no trick
    assert result.scores == (-2 * 36, 0, 0)
    assert (valuation_of(game).schneider, valuation_of(game).schwarz) == (None, None)


def test_off_turn_the_declarer_may_concede_too():
    game = game_with(WEAK, "C", declarer=2)
    assert game.to_act == 0
    assert Conceded(2) in game.actions(2)
    game.apply(Conceded(2))
    assert game.result is not None


def test_international_asks_with_eight_cards_and_one_vote_is_enough():
    game = weak_game(8)
    game.apply(Conceded(0))
    assert not is_over(game)
    assert (game.view(1).concession, game.to_act) == (0, 1)
    assert game.actions(1) == [agree(1), refuse(1)]
    assert game.actions(0) == game.actions(2) == []
    game.apply(agree(1))
    assert result_of(game).scores == (-72, 0, 0)
    assert game.view(1).concession is None


def test_international_the_second_defender_may_agree_alone():
    game = weak_game(8)
    game.apply(Conceded(0))
    game.apply(refuse(1))
    assert not is_over(game)
    assert game.to_act == 2
    game.apply(agree(2))
    assert result_of(game).end is End.CONCEDED_BY_DECLARER


def test_everybody_sees_how_the_defenders_answer():
    game = weak_game(8, rules=CLASSIC_1997)

    def votes():
        (seen,) = {game.view(seat).concession_votes for seat in (0, 1, 2, None)}
        return seen

    assert votes() == ()
    game.apply(Conceded(0))
    assert votes() == ()
    game.apply(agree(1))
    assert votes() == ((1, True),)
    game.apply(refuse(2))
    # Refused: there is no question any more.
    assert votes() == ()
    game = weak_game(8)
    game.apply(Conceded(0))
    game.apply(refuse(1))
    assert votes() == ((1, False),)
    game.apply(agree(2))
    assert is_over(game)
    assert votes() == ()


def test_international_refused_by_both_goes_on():
    game = weak_game(8)
    turn = game.to_act
    game.apply(Conceded(0))
    game.apply(refuse(1))
    game.apply(refuse(2))
    assert not is_over(game)
    assert game.view(1).concession is None
    assert game.to_act == turn
    assert refused(game, Conceded(0)).rule == "concede.repeated"
    play_from_top(game, 1)
    # After a card he may ask again.
    assert Conceded(0) in game.actions(0)


def test_while_a_concession_is_asked_nothing_else_happens():
    game = weak_game(8)
    (card, *_) = legal_now(game)
    seat = game.to_act
    assert seat is not None
    game.apply(Conceded(0))
    for event in (CardPlayed(seat, card), Claimed(seat), Conceded(0), Conceded(1)):
        refusal = refused(game, event)
        assert refusal.rule == "concede.asked"
        assert refusal.params["by"] == 0
    assert refused(game, agree(0)).rule == "concede.defender_only"
    assert refused(game, agree(2)).params == {"seat": 2, "to_act": 1}


def test_nobody_answers_what_was_not_asked():
    assert refused(weak_game(8), agree(1)).rule == "turn.phase"


def test_classic_free_only_before_the_lead():
    game = weak_game(10, rules=CLASSIC_1997)
    game.apply(Conceded(0))
    assert result_of(game).scores == (-72, 0, 0)

    game = weak_game(10, rules=CLASSIC_1997)
    play_from_top(game, 1)
    game.apply(Conceded(0))
    assert not is_over(game)
    game.apply(agree(1))
    assert not is_over(game)
    assert game.to_act == 2
    game.apply(agree(2))
    assert result_of(game).scores == (-72, 0, 0)


def test_classic_counts_the_lead_of_the_others_too():
    game = game_with(WEAK, "C", rules=CLASSIC_1997, declarer=2)
    play_from_top(game, 1)
    game.apply(Conceded(2))
    assert not is_over(game)


@pytest.mark.parametrize("answers", [[refuse(1)], [agree(1), refuse(2)]])
def test_classic_one_refusal_is_enough(answers):
    game = weak_game(9, rules=CLASSIC_1997)
    game.apply(Conceded(0))
    for answer in answers:
        game.apply(answer)
    assert not is_over(game)
    assert game.view(0).concession is None
    assert refused(game, Conceded(0)).rule == "concede.repeated"


@pytest.mark.parametrize(
    "contract, rules, value",
    [
        ("N", INTERNATIONAL, -46),
        ("NH", INTERNATIONAL, -70),
        ("NO", INTERNATIONAL, -92),
        ("NHO", INTERNATIONAL, -118),
        ("NH", CLASSIC_1997, -35),
        ("N", CLASSIC_1997, -46),
        # with 2, game, Hand, Schneider, announced: announced levels count
        ("CHS", INTERNATIONAL, -2 * 12 * 6),
        ("CHS", CLASSIC_1997, -12 * 6),
        ("CHO", INTERNATIONAL, -2 * 12 * 9),
        ("CH", CLASSIC_1997, -12 * 4),
    ],
)
def test_price_of_conceding(contract, rules, value):
    game = weak_game(10, contract, rules)
    game.apply(Conceded(0))
    assert result_of(game).scores == (value, 0, 0)


def test_conceding_below_the_bid():
    game = game_with(WEAK, "C", bid=50)
    game.apply(Conceded(0))
    result = result_of(game)
    assert result.scores == (-120, 0, 0)
    assert (valuation_of(game).reason, valuation_of(game).overbid) == (LossReason.CONCEDED, True)


# Defenders


@pytest.mark.parametrize("seat", [1, 2])
def test_a_defender_concedes_for_both(seat):
    game = game_with(TOP, "C")
    assert Conceded(seat) in game.actions(seat)
    game.apply(Conceded(seat))
    result = result_of(game)
    assert result.end is End.CONCEDED_BY_DEFENDERS
    # with 10, game: plain level, although all tricks would have been his
    assert result.scores == (11 * 12, 0, 0)


def test_a_level_already_reached_counts():
    # Three tricks with an ace and two tens of the others, and 90 points are there.
    game = game_with(
        make_deal("CJ SJ HJ DJ CA CT CK SA HA DA", "ST SK HT HK DT DK CQ", skat="C9 C8"), "C"
    )
    while points_of(game.state.skat) + game.state.points[0] < 90:
        play_from_top(game, 3)
        assert not is_over(game)
    game.apply(Conceded(1))
    result = result_of(game)
    assert [level.name for level in valuation_of(game).levels] == ["with", "game", "schneider"]
    assert result.scores[0] == 12 * (result.matadors + 2)


def test_levels_the_bid_needs_are_granted_while_possible():
    deal = make_deal("CJ SJ C9 C8 SA HA DA S7 H7 D7", "HJ DJ CA", skat="C7 S9")
    for bid, expected in ((36, 36), (48, 48), (55, 60), (60, 60)):
        game = game_with(deal, "C", bid=bid)
        game.apply(Conceded(1))
        assert result_of(game).scores[0] == expected
    # Not even Schwarz covers 63: overbid, whatever is granted.
    game = game_with(deal, "C", bid=63)
    game.apply(Conceded(1))
    assert valuation_of(game).reason is LossReason.OVERBID
    assert result_of(game).scores[0] == -2 * 72


def test_a_level_that_is_no_longer_possible_is_not_granted():
    deal = make_deal("CJ SJ C9 C8 SA HA DA S7 H7 D7", "HJ DJ CA", skat="C7 S9")
    game = game_with(deal, "C", bid=60)
    play(game, "C8 DJ CQ")
    assert game.state.points[1] == 5
    game.apply(Conceded(1))
    # Schneider is possible, Schwarz is not: 48 does not cover 60.
    assert result_of(game).scores[0] == -2 * 60

    game = game_with(deal, "C", bid=48)
    while game.state.points[1] <= 30:
        play_from_top(game, 1)
    game.apply(Conceded(1))
    assert valuation_of(game).reason is LossReason.OVERBID
    assert result_of(game).scores[0] == -2 * 48


def test_defenders_concede_an_announced_level_and_a_null():
    game = game_with(TOP, "CHS")
    game.apply(Conceded(2))
    assert game.result is not None
    # with 10 (with the skat), game, Hand, Schneider, announced
    assert result_of(game).scores[0] == 12 * (result_of(game).matadors + 4)
    game = game_with(TOP, "NO", declarer=1)
    game.apply(Conceded(0))
    assert result_of(game).scores == (0, 46, 0)


OPEN_GAME = make_deal("CJ SJ C9 C8 SA HA DA S7 H7 D7", "HJ DJ CA", skat="C7 S9")


@pytest.mark.parametrize(
    "contract, rules, missed",
    [
        ("CHS", INTERNATIONAL, lambda state: state.points[1] > 30),
        ("CHS", CLASSIC_1997, lambda state: state.points[1] > 30),
        # In the international rules such a game is over with the trick.
        ("CHZ", CLASSIC_1997, lambda state: state.tricks_won[1] > 0),
        ("CHO", CLASSIC_1997, lambda state: state.tricks_won[1] > 0),
    ],
)
def test_defenders_cannot_give_up_what_an_announcement_has_won_them(contract, rules, missed):
    game = game_with(OPEN_GAME, contract, rules=rules)
    while not missed(game.state):
        assert game.result is None
        for defender in (1, 2):
            assert Conceded(defender) in game.actions(defender)
        play_from_top(game, 1)
    assert game.state.points[1] < 60
    for defender in (1, 2):
        assert refused(game, Conceded(defender)).rule == "concede.already_won"
    # The declarer has lost, but goes on or gives up as he likes.
    assert Conceded(0) in game.actions(0)
    # Without the announcement the game is open.
    plain = game_with(OPEN_GAME, "CH", rules=rules)
    play_from_top(plain, game.state.cards_played)
    assert Conceded(1) in plain.actions(1)


def test_defenders_do_not_learn_whether_the_bid_is_covered():
    game = game_with(OPEN_GAME, "C", bid=264)
    for defender in (1, 2):
        assert Conceded(defender) in game.actions(defender)


def test_a_declarer_cannot_give_up_an_announcement_that_is_kept():
    deal = make_deal("CJ SJ HJ DJ CA CT CK SA HA DA", "ST SK HT HK DT DK CQ", skat="C9 C8")
    game = game_with(deal, "CHS")
    while game.state.points[0] < 90:
        assert Conceded(0) in game.actions(0)
        play_from_top(game, 3)
        assert game.result is None
    assert refused(game, Conceded(0)).rule == "concede.already_won"
    # Schwarz can still be missed.
    game = game_with(deal, "CHZ")
    while game.state.points[0] < 90:
        play_from_top(game, 3)
        assert game.result is None
    assert Conceded(0) in game.actions(0)


def test_a_declarer_cannot_give_up_when_a_reached_level_covers_the_bid():
    # with 7, game: 96; with Schneider 108.
    deal = make_deal("CJ SJ HJ DJ CA CT CK SA HA DA", "ST SK HT HK DT DK CQ", skat="C9 C8")
    for bid, won in ((96, True), (108, True), (110, False)):
        game = game_with(deal, "C", bid=bid)
        while game.state.points[0] < 90:
            play_from_top(game, 3)
            assert game.result is None
        assert (Conceded(0) not in game.actions(0)) is won


def granted(game):
    """Return what a concession by defenders is worth, reckoned from the text of the rules."""
    state = game.state
    text = str(state.contract)
    base = {"D": 9, "H": 10, "S": 11, "C": 12, "G": 24}[text[0]]
    own = points_of(state.skat) + sum(
        points_of(mask_of(trick.cards)) for trick in state.tricks if trick.winner == state.declarer
    )
    theirs = sum(
        points_of(mask_of(trick.cards)) for trick in state.tricks if trick.winner != state.declarer
    )
    their_tricks = sum(trick.winner != state.declarer for trick in state.tricks)
    announced = {"H": 0, "S": 1, "Z": 2, "O": 3}[text[-1]] if len(text) > 1 else 0
    levels = abs(state.matadors(state.contract.game)) + 1 + ("H" in text[1:])
    levels += {0: 0, 1: 2, 2: 4, 3: 5}[announced]
    bid = state.auction.value
    if (announced >= 1 and theirs > 30) or (announced >= 2 and their_tricks):
        return None
    further = []
    if announced < 1:
        further.append((own >= 90, theirs <= 30))
    if announced < 2:
        further.append((False, their_tricks == 0))
    for reached, possible in further:
        if reached or (possible and levels * base < bid):
            levels += 1
    worth = levels * base
    if worth >= bid:
        return worth
    factor = 2
    return -factor * next(base * times for times in range(1, 60) if base * times >= bid)


def test_random_concessions_of_defenders():
    stream = HashStream("defenders concede")
    steps = ladder(INTERNATIONAL)[:40]
    kinds: Counter[str] = Counter()
    for number in range(600):
        contract = ("C", "D", "G", "HH", "S", "DHS", "CHZ", "SHO")[number % 8]
        bid = steps[stream.below(len(steps))]
        game = game_with(random_deal(stream), contract, declarer=stream.below(3), bid=bid)
        play_randomly(game, stream, stream.below(29))
        if game.result is not None:
            continue
        state = game.state
        assert state.declarer is not None
        defender = (state.declarer + 1 + stream.below(2)) % 3
        expected = granted(game)
        if state.points[1] >= 60 or expected is None:
            assert refused(game, Conceded(defender)).rule == "concede.already_won"
            kinds["missed" if expected is None else "already won"] += 1
            continue
        game.apply(Conceded(defender))
        assert result_of(game).scores[state.declarer] == expected, (contract, bid)
        kinds["won" if expected > 0 else "overbid"] += 1
    assert min(kinds[kind] for kind in ("already won", "missed", "won", "overbid")) >= 20, kinds


# Already won


def test_the_declarer_cannot_concede_what_he_has_won():
    deal = make_deal("CJ SJ HJ DJ CA CT CK SA HA DA", "ST SK HT HK DT DK CQ", skat="C9 C8")
    game = game_with(deal, "C")
    while points_of(game.state.skat) + game.state.points[0] < 61:
        assert Conceded(0) in game.actions(0)
        play_from_top(game, 3)
    assert refused(game, Conceded(0)).rule == "concede.already_won"
    # The defenders may still give up, they have not won.
    assert Conceded(1) in game.actions(1)
    # A bid that is not covered yet, or an announcement, leaves the game open.
    for contract, bid in (("C", 192), ("CHS", 18)):
        other = game_with(deal, contract, bid=bid)
        while points_of(other.state.skat) + other.state.points[0] < 61:
            play_from_top(other, 3)
        assert Conceded(0) in other.actions(0)


def test_a_hand_player_learns_nothing_about_the_skat_from_what_he_may_do():
    options = []
    for skat, elsewhere in (("SA HA", "D7 D8"), ("D7 D8", "SA HA")):
        deal = make_deal(
            "CJ SJ HJ DJ CA CT CK CQ C9 C8", f"C7 S7 S8 S9 H7 H8 H9 D9 {elsewhere}", skat=skat
        )
        game = game_with(deal, "CH")
        play(game, "CA C7 ST CT S7 HT CK S8 DT")
        # 55 points in tricks; with the skat he has 77 in one deal, 55 in the other.
        assert game.state.points[0] == 55
        options.append((game.view(0), game.actions(0)))
    assert options[0] == options[1]
    # Whether a jack in the skat makes the game cheaper than the bid he does not know either.
    options = []
    for skat, elsewhere in (("CJ S9", "HJ"), ("HJ S9", "CJ")):
        deal = make_deal(
            "DJ CA CT CK CQ C9 C8 SA HA DA", f"C7 S7 S8 H7 H8 H9 SJ D7 D8 {elsewhere}", skat=skat
        )
        game = game_with(deal, "CH", bid=48)
        play(game, "CA C7 ST SA S7 SK HA H7 HT DA D7 DT")
        assert game.state.points[0] == 78
        options.append((game.view(0), game.actions(0)))
    assert options[0] == options[1]


def test_a_hand_player_cannot_concede_what_is_won_without_the_skat():
    deal = make_deal("CJ SJ HJ DJ CA CT CK SA HA DA", "ST SK HT HK DT DK CQ", skat="C9 C8")
    game = game_with(deal, "CH")
    while game.state.points[0] < 61:
        assert Conceded(0) in game.actions(0)
        play_from_top(game, 3)
    assert refused(game, Conceded(0)).rule == "concede.already_won"


def test_a_null_is_never_won_or_lost_before_it_ends():
    game = game_with(make_deal("C7 C8 C9 S7 S8 S9 H7 H8 H9 D7"), "N")
    for _ in range(27):
        assert Conceded(1) in game.actions(1)
        play_from_top(game, 1)

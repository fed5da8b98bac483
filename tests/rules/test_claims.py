# SPDX-License-Identifier: MIT
"""Claims: against a plain search without any shortcut, and what follows from them."""

from __future__ import annotations

from collections import Counter

import pytest

from skat_desktop.rules.cards import CARD_CODES, card_code, cards_of, mask_of
from skat_desktop.rules.claims import claim_stands
from skat_desktop.rules.events import CardPlayed, Claimed, Conceded, ConcessionAnswered
from skat_desktop.rules.games import GameType
from skat_desktop.rules.playing import claim_judgement
from skat_desktop.rules.refusal import Refusal
from skat_desktop.rules.result import End
from skat_desktop.rules.rulesets import CLASSIC_1997, INTERNATIONAL
from skat_desktop.rules.shuffle import HashStream
from skat_desktop.rules.valuation import LossReason, Side
from tests.support import (
    game_with,
    is_over,
    legal_now,
    make_deal,
    play,
    play_from_top,
    result_of,
    valuation_of,
)

# The twin knows suits and order from these strings alone.


def _orders(letter):
    if letter == "N":
        return {suit: [suit + rank for rank in "789TJQKA"] for suit in "DHSC"}
    plain = {suit: [suit + rank for rank in "789QKTA"] for suit in "DHSC"}
    trumps = [*plain.pop(letter, []), "DJ", "HJ", "SJ", "CJ"]
    return plain | {"T": trumps}


def _places(letter):
    """Return group and strength of each card number."""
    found = {}
    for group, order in _orders(letter).items():
        for strength, code in enumerate(order):
            found[CARD_CODES.index(code)] = (group, strength)
    return found


PLACES = {letter: _places(letter) for letter in "DHSCGN"}


def _winner(places, trick):
    best = 0
    for index, card in enumerate(trick):
        group, strength = places[card]
        best_group, best_strength = places[trick[best]]
        if (group == best_group and strength > best_strength) or (
            group == "T" and best_group != "T"
        ):
            best = index
    return best


def _follow(places, hand, trick):
    if not trick:
        return hand
    return [card for card in hand if places[card][0] == places[trick[0]][0]] or hand


def twin(letter, hands, leader, trick, declarer, claimer):
    """Judge a claim by playing out everything."""
    places = PLACES[letter]
    null = letter == "N"
    # In Null a defender claims that the declarer cannot stay without a trick.
    side = {declarer} if null or claimer == declarer else {0, 1, 2} - {declarer}

    def holds(hands, leader, trick):
        if len(trick) == 3:
            winner = (leader + _winner(places, trick)) % 3
            kept = winner != declarer if null else winner in side
            return kept and holds(hands, winner, [])
        seat = (leader + len(trick)) % 3
        if not hands[seat]:
            return True
        replies = (
            holds(
                [
                    [other for other in hand if other != card] if number == seat else hand
                    for number, hand in enumerate(hands)
                ],
                leader,
                [*trick, card],
            )
            for card in _follow(places, hands[seat], trick)
        )
        return any(replies) if seat in side else all(replies)

    found = holds(hands, leader, list(trick))
    return not found if null and claimer != declarer else found


def random_ending(letter, stream, size, claimer, declarer):
    """Return hands, leader and trick; half of them with good cards for the claimer's side."""
    places = PLACES[letter]
    pack = stream.shuffled(range(32))[: 3 * size]
    order = [claimer, (claimer + 1) % 3, (claimer + 2) % 3]
    leader = stream.below(3)
    if stream.below(4):
        noise = 1 + 8 * stream.below(4)
        bonus = 40 if letter != "N" else 0

        def goodness(card):
            group, strength = places[card]
            return strength * 3 + bonus * (group == "T") + stream.below(noise)

        # In Null the declarer's good cards are low ones, whoever claims.
        first = declarer if letter == "N" else claimer
        if letter != "N" and claimer != declarer and stream.below(2):
            partner = 3 - claimer - declarer
            order = [claimer, partner, declarer]
        else:
            order = [first, (first + 1) % 3, (first + 2) % 3]
        pack.sort(key=goodness, reverse=letter != "N")
        leader = order[0] if stream.below(2) and letter != "N" else stream.below(3)
    hands: list[list[int]] = [[], [], []]
    for place, seat in enumerate(order):
        hands[seat] = pack[place * size : (place + 1) * size]
    trick: list[int] = []
    for step in range(stream.below(3)):
        seat = (leader + step) % 3
        legal = _follow(places, hands[seat], trick)
        card = legal[stream.below(len(legal))]
        trick.append(card)
        hands[seat] = [other for other in hands[seat] if other != card]
    return hands, leader, tuple(trick)


@pytest.mark.parametrize("letter", "DHSCGN")
@pytest.mark.parametrize("size, count", [(2, 500), (3, 700), (4, 400)])
def test_claims_agree_with_a_search_without_shortcuts(letter, size, count):
    stream = HashStream(f"claims {letter} {size}")
    outcomes: Counter[tuple[bool, bool]] = Counter()
    for _ in range(count):
        declarer, claimer = stream.below(3), stream.below(3)
        hands, leader, trick = random_ending(letter, stream, size, claimer, declarer)
        masks = (mask_of(hands[0]), mask_of(hands[1]), mask_of(hands[2]))
        stands = claim_stands(GameType(letter), masks, leader, trick, declarer, claimer)
        expected = twin(letter, hands, leader, trick, declarer, claimer)
        shown = [" ".join(map(card_code, hand)) for hand in hands]
        table = " ".join(map(card_code, trick))
        assert stands == expected, (letter, shown, leader, table, declarer, claimer)
        outcomes[stands, claimer == declarer] += 1
    # Each kind of claim has stood and has failed often enough to mean something.
    assert len(outcomes) == 4
    assert min(outcomes.values()) >= count // 40


def test_the_judgement_is_made_from_copied_values():
    game = game_with(make_deal("CJ SJ HJ DJ CA CT CK CQ C9 C8"), "C")
    judge = claim_judgement(game.state, 0)
    play(game, "C8")
    assert judge()


# What follows

ALL_TRUMPS = make_deal("CJ SJ HJ DJ CA CT CK CQ C9 C8", skat="C7 D7")
NEARLY_ALL = make_deal("SJ HJ DJ CA CT CK CQ C9 C8 C7", "CJ", skat="D7 D8")


def test_a_claim_gives_every_open_trick_and_its_points_to_the_side():
    game = game_with(ALL_TRUMPS, "C")
    play(game, "CJ D8")
    game.apply(CardPlayed(2, legal_now(game)[0]))
    game.apply(Claimed(0))
    result = result_of(game)
    assert (result.end, result.tricks, result.points) == (End.CLAIMED, (10, 0), (120, 0))
    # with 11, game, Schneider, Schwarz
    assert valuation_of(game).schwarz is Side.DEFENDERS
    assert result.scores == (14 * 12, 0, 0)


def test_no_schwarz_by_a_claim_after_a_lost_trick():
    game = game_with(NEARLY_ALL, "C")
    play(game, "C7 CJ")
    game.apply(CardPlayed(2, legal_now(game)[0]))
    play_from_top(game, 3)
    assert game.to_act == 0
    game.apply(Claimed(0))
    result = result_of(game)
    assert result.end is End.CLAIMED
    assert result.tricks == (9, 1)
    assert sum(result.points) == 120
    assert valuation_of(game).schwarz is None
    assert valuation_of(game).schneider is Side.DEFENDERS


def test_a_claim_can_win_an_announced_schwarz_and_lose_it():
    game = game_with(ALL_TRUMPS, "CHZ")
    game.apply(Claimed(0))
    assert result_of(game).scores[0] == 12 * (11 + 1 + 1 + 4)
    # Defenders who claim the rest in an announced Schwarz (classic, played out): reverse Schwarz.
    weak = make_deal("C7 C8 S7 S8 H7 H8 D7 D8 S9 H9", "CJ SJ HJ DJ CA CT CK CQ C9 SA", skat="D9 DQ")
    game = game_with(weak, "CHZ", rules=CLASSIC_1997)
    play(game, "C7")
    game.apply(Claimed(1))
    result = result_of(game)
    assert valuation_of(game).reason is LossReason.ANNOUNCED
    assert valuation_of(game).schwarz is Side.DECLARER
    names = [level.name for level in valuation_of(game).levels]
    assert names[-2:] == ["reverse_schneider", "reverse_schwarz"]
    assert result.scores[0] == -12 * (9 + 8)


def test_defenders_claim():
    weak = make_deal("C7 C8 S7 S8 H7 H8 D7 D8 S9 H9", "CJ SJ HJ DJ CA CT CK CQ C9 SA", skat="D9 DQ")
    game = game_with(weak, "C")
    play(game, "C7")
    game.apply(Claimed(1))
    result = result_of(game)
    assert result.tricks == (0, 10)
    # without 9, game, Schneider, Schwarz
    assert result.scores == (-2 * 12 * 12, 0, 0)


@pytest.mark.parametrize("rules", [INTERNATIONAL, CLASSIC_1997], ids=lambda rules: rules.id)
def test_null_claimed_by_the_declarer(rules):
    game = game_with(make_deal("C7 C8 C9 S7 S8 S9 H7 H8 H9 D7"), "N", rules=rules)
    game.apply(Claimed(0))
    result = result_of(game)
    assert (result.end, result.scores, result.tricks) == (End.CLAIMED, (23, 0, 0), (0, 0))


def test_null_claimed_by_a_defender():
    deal = make_deal("CA C8 C9 S7 S8 S9 H7 H8 H9 D7", "C7 CT CJ CQ CK")
    game = game_with(deal, "N")
    play(game, "C8")
    game.apply(Claimed(1))
    result = result_of(game)
    assert (result.end, result.scores) == (End.CLAIMED, (-46, 0, 0))
    assert valuation_of(game).reason is LossReason.TRICK
    assert result.tricks[0] == 1


def test_null_claim_that_fails_goes_on():
    game = game_with(make_deal("CA CK SA SK SQ HA HK HQ DA DK"), "N")
    game.apply(Claimed(0))
    assert not is_over(game)
    assert game.to_act == 0


def test_a_failed_claim_opens_the_cards_for_everybody_and_play_goes_on():
    game = game_with(NEARLY_ALL, "C")
    before = [game.view(seat).open_hands for seat in (0, 1, 2, None)]
    assert before == [()] * 4
    game.apply(Claimed(0))
    assert not is_over(game)
    assert game.to_act == 0
    for seat in (0, 1, 2, None):
        view = game.view(seat)
        assert view.open_hands == ((0, game.state.hands[0]),)
        assert view.deal is None
        assert view.result is None
        assert view.skat is None or seat == 0
    play(game, "SJ")
    assert all(game.view(seat).open_hands[0][1].bit_count() == 9 for seat in (1, 2, None))
    # A defender's failed claim lays his cards open beside the declarer's.
    deal = make_deal("SJ HJ DJ CA CT CK CQ C9 C8 C7", "CJ", skat="D7 D8")
    game = game_with(deal, "C")
    play(game, "C7")
    game.apply(Claimed(1))
    assert not is_over(game)
    assert [seat for seat, _ in game.view(2).open_hands] == [1]


def test_only_on_the_own_turn_and_only_once_at_a_time():
    game = game_with(NEARLY_ALL, "C")
    for seat in (1, 2):
        with pytest.raises(Refusal) as caught:
            game.apply(Claimed(seat))
        assert caught.value.rule == "turn.not_yours"
    game.apply(Claimed(0))
    assert Claimed(0) not in game.actions(0)
    with pytest.raises(Refusal) as caught:
        game.apply(Claimed(0))
    assert caught.value.rule == "claim.repeated"
    assert caught.value.params == {"seat": 0}
    play(game, "SJ CJ")
    play_from_top(game, 2)
    while game.to_act != 0:
        play_from_top(game, 1)
    assert Claimed(0) in game.actions(0)


def test_a_failed_claim_does_not_forbid_to_ask_for_a_concession():
    deal = make_deal("CJ SJ C9 C8 S7 S8 H7 H8 D7 D8", "HJ DJ CA", skat="C7 S9")
    game = game_with(deal, "C")
    while game.to_act != 0 or game.state.hands[0].bit_count() > 8:
        play_from_top(game, 1)
    game.apply(Claimed(0))
    assert not is_over(game)
    assert Conceded(0) in game.actions(0)
    game.apply(Conceded(0))
    for seat in (1, 2):
        game.apply(ConcessionAnswered(seat, agreed=False))
    # Nor the other way round: what was tried in vain is not tried again, and that is all.
    assert {type(action) for action in game.actions(0)} == {CardPlayed}


def test_cards_of_the_sample_are_cards():
    assert sorted(PLACES["G"]) == sorted(PLACES["N"]) == cards_of((1 << 32) - 1)

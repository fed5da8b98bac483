# SPDX-License-Identifier: MIT
"""The twin against the plainest search there can be, and against the rules' own claims."""

from __future__ import annotations

import random

import pytest

from skat_desktop.ai.solver.twin import Twin
from skat_desktop.rules.cards import CARD_POINTS, cards_of
from skat_desktop.rules.claims import claim_stands
from skat_desktop.rules.games import legal_cards, winning_index
from tests.ai.solver.endings import random_ending


def outcome(game, declarer, hands, leader, trick):
    """Return the declarer's points to come by trying everything; -1 for a lost Null."""
    if len(trick) == 3:
        winner = (leader + winning_index(game, trick)) % 3
        won = sum(CARD_POINTS[card] for card in trick) if winner == declarer else 0
        if game.is_null:
            return -1 if winner == declarer else outcome(game, declarer, hands, winner, ())
        return won + outcome(game, declarer, hands, winner, ())
    if not trick and not any(hands):
        return 0
    seat = (leader + len(trick)) % 3
    legal = legal_cards(game, hands[seat], trick[0] if trick else None)
    values = []
    for card in cards_of(legal):
        after = tuple(hand & ~(1 << card) if at == seat else hand for at, hand in enumerate(hands))
        values.append(outcome(game, declarer, after, leader, (*trick, card)))
    return max(values) if seat == declarer else min(values)


@pytest.mark.parametrize("number", range(200))
def test_the_twin_finds_what_trying_everything_finds(number):
    rng = random.Random(number)
    position = random_ending(rng, 4 if number % 20 == 0 else rng.choice((1, 2, 3)))
    twin = Twin(position.game, position.declarer)
    asked = (position.hands, position.leader, position.trick)
    for card in (None, *position.legal):
        after = position if card is None else position.after(card)
        plain = outcome(after.game, after.declarer, after.hands, after.leader, after.trick)
        if position.game.is_null:
            if card is None:
                assert twin.all_tricks(*asked, by_declarer=False) == (plain == 0)
            elif after.trick or after.leader != after.declarer:
                won = twin.all_tricks_after(*asked, card, by_declarer=False)
                assert won == (plain == 0)
            else:
                assert not twin.all_tricks_after(*asked, card, by_declarer=False)
        elif card is None:
            assert twin.points(*asked) == plain
        else:
            plain += after.points - position.points
            assert twin.points_after(*asked, card) == plain


@pytest.mark.parametrize("number", range(300))
def test_all_tricks_are_those_of_a_claim(number):
    rng = random.Random(number)
    position = random_ending(rng, rng.choice((1, 2, 3, 4, 5)))
    twin = Twin(position.game, position.declarer)
    asked = (position.hands, position.leader, position.trick)
    declarer = position.declarer

    def claim(claimer):
        return claim_stands(position.game, *asked, declarer, claimer)

    if position.game.is_null:
        assert twin.all_tricks(*asked, by_declarer=False) == claim(declarer)
    else:
        assert twin.all_tricks(*asked, by_declarer=True) == claim(declarer)
        assert twin.all_tricks(*asked, by_declarer=False) == claim((declarer + 1) % 3)

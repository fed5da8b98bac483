# SPDX-License-Identifier: MIT
"""What a hand is worth in the auction: each game with its levels, and how sure that is."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations

from skat_desktop.rules.cards import ALL_CARDS, Hand, cards_of
from skat_desktop.rules.contract import Contract
from skat_desktop.rules.deal import HAND_SIZE
from skat_desktop.rules.games import GameType, matadors
from skat_desktop.rules.rulesets import RuleSet
from skat_desktop.rules.valuation import plain_value


@dataclass(frozen=True, slots=True)
class Worth:
    """One game that a hand could play.

    Attributes:
        game: the game.
        matadors: signed, as the known cards show them; 0 in Null.
        base: base value, of Null its fixed value.
        value: value with the skat taken up, nothing more reached.
        hand_value: the same as a Hand game.
        risk: chance, 0 … 1, that the unseen skat makes the game worth less.
    """

    game: GameType
    matadors: int
    base: int
    value: int
    hand_value: int
    risk: float


def _risk(game: GameType, count: int, cards: Hand) -> float:
    """Return the chance that two unseen cards make a game worth less than ten cards show.

    "With n" can only grow by the skat. "Without n" mostly shrinks when one of the n lies there,
    but not always: the club jack beside the own spade jack is "with 2" instead of "without 1".
    """
    if count >= 0 or cards.bit_count() > HAND_SIZE:
        return 0.0
    skats = [1 << one | 1 << other for one, other in combinations(cards_of(ALL_CARDS & ~cards), 2)]
    cheaper = sum(abs(matadors(game, cards | skat)) < -count for skat in skats)
    return cheaper / len(skats)


def hand_worth(rules: RuleSet, cards: Hand) -> list[Worth]:
    """Return what each game is worth, in ascending order of base value, Null last.

    Args:
        rules: the rule set.
        cards: ten cards before the skat is seen, or the twelve of hand and skat.
    """
    found = []
    for game in GameType:
        count = matadors(game, cards)
        found.append(
            Worth(
                game=game,
                matadors=count,
                base=rules.base_value(Contract(game)),
                value=plain_value(rules, Contract(game), count),
                hand_value=plain_value(rules, Contract(game, hand=True), count),
                risk=_risk(game, count, cards),
            )
        )
    return found

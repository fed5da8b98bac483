# SPDX-License-Identifier: MIT
"""What a hand could play: contracts with their value, their chance and what they promise.

``promise`` is an expected result in list points (Seeger-Fabian, three seats): value and 50 for a
game won; for a game lost twice the value, 50, and what the others get.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from skat_desktop.ai.rulebased.discard import best_discard, played_scores
from skat_desktop.ai.rulebased.shapes import (
    AVERAGE_SKAT_POINTS,
    GRAND_BEFORE,
    NULL_BEFORE,
    OUVERT_BEFORE,
    SUIT_BEFORE,
    Scores,
    chance_of,
    score,
)
from skat_desktop.rules.cards import Hand, points_of
from skat_desktop.rules.contract import Contract, contracts_after
from skat_desktop.rules.games import GROUP_MASKS, TRUMPS_HIGH_TO_LOW, GameType, matadors
from skat_desktop.rules.rulesets import NullBelowBid, RuleSet
from skat_desktop.rules.valuation import best_value, least_multiple, plain_value

WORTH_A_HAND_BID: Final = 0.75
"""Chance from which on a Hand game is worth bidding for."""

_BONUS_WON: Final = 50
_MALUS_LOST: Final = 70
_SAVED_BY_SCHNEIDER: Final = 0.2
"""Part of the chance to win that also makes the Schneider an overbid game needs."""
_UNSEEN_BEFORE_SKAT: Final = 22
_STILL_COVERED: Final = 0.3
"""Chance that another game covers the bid when a jack in the skat makes a game cheaper."""
_SCHNEIDER_LOSERS: Final = 1
"""So many losing cards at most go with an announced Schneider."""


@dataclass(frozen=True, slots=True)
class Prospect:
    """A contract a hand could play.

    Attributes:
        contract: the contract.
        matadors: signed, 0 in Null, as the hand shows them.
        value: its value if won in the plain level.
        chance: the estimated chance to win, 0 … 1.
        discard: the two cards to discard for it; 0 before the skat and in Hand games.
    """

    contract: Contract
    matadors: int
    value: int
    chance: float
    discard: Hand = 0

    @property
    def promise(self) -> float:
        """Expected list points, as long as the value covers the bid."""
        return self.chance * (self.value + _BONUS_WON) - (1.0 - self.chance) * (
            2 * self.value + _MALUS_LOST
        )


def _before_scores(contract: Contract) -> Scores:
    if contract.game.is_null:
        return OUVERT_BEFORE if contract.ouvert else NULL_BEFORE
    return SUIT_BEFORE if contract.game.is_suit else GRAND_BEFORE


def _skat_keeps_matadors(count: int) -> float:
    """Return the chance that no jack in the skat lowers a game "without" so many."""
    others = _UNSEEN_BEFORE_SKAT - count
    pairs = _UNSEEN_BEFORE_SKAT * (_UNSEEN_BEFORE_SKAT - 1)
    keeps = others * (others - 1) / pairs
    return keeps + (1.0 - keeps) * _STILL_COVERED


@lru_cache(maxsize=64)
def before_skat(rules: RuleSet, hand: Hand, leads: bool) -> tuple[Prospect, ...]:
    """Return what ten cards may play if the skat is taken up.

    A game "without" two and more stands twice: at its full value, less likely because a jack may
    lie in the skat, and at the value it has in any case.
    """
    found = []
    for contract in contracts_after(took_skat=True):
        game = contract.game
        chance = chance_of(score(_before_scores(contract), game, hand, 0.0, leads))
        count = matadors(game, hand)
        value = plain_value(rules, contract, count)
        if count < -1:
            cheap = plain_value(rules, contract, -1)
            found.append(Prospect(contract, -1, cheap, chance))
            chance *= _skat_keeps_matadors(min(4, -count))
        found.append(Prospect(contract, count, value, chance))
    return tuple(found)


@lru_cache(maxsize=64)
def as_hand(rules: RuleSet, hand: Hand, leads: bool) -> tuple[Prospect, ...]:
    """Return the Hand games of ten cards that are worth a bid, so only few hands have any.

    There is an announcement only where it is nearly sure.
    """
    found = []
    for plain in _PLAIN_HAND_GAMES:
        game = plain.game
        total = score(played_scores(plain), game, hand, AVERAGE_SKAT_POINTS, leads)
        chance = chance_of(total)
        if chance < WORTH_A_HAND_BID:
            continue
        count = matadors(game, hand)
        if count < -1:
            chance *= _skat_keeps_matadors(min(4, -count))
            if chance < WORTH_A_HAND_BID:
                continue
        contract = _announced(plain, hand) if leads and not game.is_null else plain
        found.append(Prospect(contract, count, plain_value(rules, contract, count), chance))
    return tuple(found)


_PLAIN_HAND_GAMES: Final = (
    *(Contract(game, hand=True) for game in GameType),
    Contract(GameType.NULL, hand=True, ouvert=True),
)


def _announced(plain: Contract, hand: Hand) -> Contract:
    """Return a Hand game with what ten cards that lead can announce nearly for sure."""
    losers = _losers(plain.game, hand)
    if losers == 0:
        return Contract.of(plain.game, hand=True, ouvert=True)
    if losers is not None and losers <= _SCHNEIDER_LOSERS:
        return Contract.of(plain.game, hand=True, schneider=True)
    return plain


def _losers(game: GameType, hand: Hand) -> int | None:
    """Count cards that may lose a trick when the hand leads; None if trumps may lose."""
    order = TRUMPS_HIGH_TO_LOW[game]
    held = sum(hand >> card & 1 for card in order)
    run = 0
    while run < len(order) and hand >> order[run] & 1:
        run += 1
    if run < len(order) - held:
        return None
    count = 0
    for group in GROUP_MASKS[game][:4]:
        own, length = hand & group, (hand & group).bit_count()
        tops = 0
        for rank in (7, 3, 6, 5, 2, 1, 0):
            if not own & (0x01010101 << rank):
                break
            tops += 1
        # Everything else falls after as many rounds as there are other cards of the suit.
        count += length - tops if tops < group.bit_count() - length else 0
    return count


def after_skat(rules: RuleSet, cards: Hand, leads: bool, bid: int) -> list[Prospect]:
    """Return what twelve cards may play, each contract with its best discard."""
    found = []
    for contract in contracts_after(took_skat=True):
        if not _declarable(rules, contract, bid):
            continue
        discard, total = best_discard(contract, cards, leads)
        found.append(_prospect(rules, contract, cards, chance_of(total), discard))
    return found


def after_discard(rules: RuleSet, hand: Hand, skat: Hand, leads: bool, bid: int) -> list[Prospect]:
    """Return what ten cards may play with two discarded."""
    found = []
    points = points_of(skat)
    for contract in contracts_after(took_skat=True):
        if not _declarable(rules, contract, bid):
            continue
        total = score(played_scores(contract), contract.game, hand, points, leads)
        found.append(_prospect(rules, contract, hand | skat, chance_of(total), skat))
    return found


def _prospect(
    rules: RuleSet, contract: Contract, cards: Hand, chance: float, discard: Hand
) -> Prospect:
    count = matadors(contract.game, cards)
    return Prospect(contract, count, plain_value(rules, contract, count), chance, discard)


def _declarable(rules: RuleSet, contract: Contract, bid: int) -> bool:
    """Tell whether a contract without Hand may be declared at a bid."""
    if not contract.game.is_null or rules.null_below_bid is not NullBelowBid.REFUSED:
        return True
    return rules.base_value(contract) >= bid


def best_covering(prospects: list[Prospect], bid: int) -> Prospect | None:
    """Return the most promising prospect whose value covers the bid."""
    covering = [prospect for prospect in prospects if prospect.value >= bid]
    return max(covering, key=lambda one: one.promise, default=None)


def least_overbid(rules: RuleSet, prospects: list[Prospect], bid: int) -> Prospect:
    """Return the prospect that costs least when none covers the bid."""

    def promise(one: Prospect) -> float:
        base = rules.base_value(one.contract)
        loss = 2 * base * least_multiple(base, bid) + _MALUS_LOST
        if best_value(rules, one.contract, one.matadors) < bid:
            return float(-loss)
        saved = one.chance * _SAVED_BY_SCHNEIDER
        return saved * (bid + _BONUS_WON) - (1.0 - saved) * loss

    return max(prospects, key=promise)

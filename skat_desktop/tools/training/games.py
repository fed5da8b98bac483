# SPDX-License-Identifier: MIT
"""Games to learn from: random deals, plausible contracts and discards, solved or played out.

Nets that are to choose among many games and discards are tempted by whatever they overrate most.
So the second half of the lessons are games which the nets themselves would choose, and how these
went in play. A declarer who only ever plays what he already likes would learn nothing new: the
first half is drawn from everything with some hope, and the discard now and then is not the best.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from skat_desktop.ai.evaluator.inputs import Kind, kind_of
from skat_desktop.ai.evaluator.prospects import (
    TAKEN_CONTRACTS,
    discards_worth_trying,
    hand_offers,
    offers,
)
from skat_desktop.ai.player import Player, StopFlag
from skat_desktop.ai.rulebased.discard import played_scores
from skat_desktop.ai.rulebased.shapes import chance_of, score
from skat_desktop.ai.solver import solve
from skat_desktop.ai.solver.position import Position
from skat_desktop.rules.cards import CARD_COUNT, Hand, points_of
from skat_desktop.rules.contract import Contract
from skat_desktop.rules.deal import FOREHAND, SEATS, Deal, deal_cards
from skat_desktop.rules.events import Bid, Declared, Discarded, Event, Passed, SkatTaken
from skat_desktop.rules.rulesets import INTERNATIONAL
from skat_desktop.rules.skatgame import SkatGame
from skat_desktop.tools.training.rows import Row

_LEAST_HOPE: Final = {Kind.SUIT: 0.12, Kind.GRAND: 0.15, Kind.NULL: 0.12, Kind.OUVERT: 0.12}
"""Chance by the rule-based player's tables below which a contract teaches little."""
_HAND_SHARE: Final = 0.15
_BEST_DISCARD: Final = 0.6
_LEAST_BID: Final = 18
_CHOSEN_HAND_SHARE: Final = 0.5
"""Part of the deals looked at as Hand games; few of them are any good."""
_OTHER_GAME: Final = 0.3
_BEST_OFFER: Final = 0.75
_POOR: Final = -60.0
"""List points below which nobody would play a game that he has the choice of."""
_POOR_HAND: Final = 0.0
"""The same of Hand games, where there is always the skat to choose."""
_POOR_KEPT: Final = 0.05
_TOO_SURE: Final = 0.97
_SURE_KEPT: Final = 0.3
"""Part of the all but sure games that is kept."""


@dataclass(frozen=True, slots=True)
class Task:
    """A game to be played out.

    Attributes:
        deal: the cards as dealt.
        declarer: who plays.
        contract: what is played.
        discard: the two cards laid away; 0 in a Hand game.
    """

    deal: Deal
    declarer: int
    contract: Contract
    discard: Hand


def _deal(rng: random.Random) -> Deal:
    pack = list(range(CARD_COUNT))
    rng.shuffle(pack)
    return deal_cards(pack)


def _hands(contract: Contract) -> Contract:
    return Contract.of(contract.game, hand=True, ouvert=contract.ouvert)


def _discards(contract: Contract, cards: Hand, leads: bool) -> list[tuple[Hand, float]]:
    """Return the discards worth trying with the score of the ten cards left, best first."""
    scores = played_scores(contract)
    found = [
        (discard, score(scores, contract.game, cards & ~discard, points_of(discard), leads))
        for discard in discards_worth_trying(contract.game, cards)
    ]
    return sorted(found, key=lambda one: (one[1], one[0]), reverse=True)


def draw_task(rng: random.Random, kind: Kind) -> Task:
    """Draw a deal with a plausible contract of a kind."""
    while True:
        deal = _deal(rng)
        declarer = rng.randrange(3)
        leads = declarer == 0
        ten = deal.hands[declarer]
        as_hand = rng.random() < _HAND_SHARE
        cards = ten if as_hand else ten | deal.skat
        options: list[tuple[Contract, Hand, float]] = []
        for contract in TAKEN_CONTRACTS:
            if kind_of(contract) is not kind:
                continue
            if as_hand:
                total = score(played_scores(contract), contract.game, ten, 7.5, leads)
                options.append((_hands(contract), 0, chance_of(total)))
                continue
            found = _discards(contract, cards, leads)
            place = 0
            if rng.random() > _BEST_DISCARD:
                place = min(int(rng.expovariate(0.4)), len(found) - 1)
            options.append((contract, found[place][0], chance_of(found[place][1])))
        hopeful = [option for option in options if option[2] >= _LEAST_HOPE[kind]]
        if not hopeful:
            continue
        best = max(hopeful, key=lambda option: option[2])
        contract, discard, chance = best if rng.random() < 0.7 else rng.choice(hopeful)
        if chance > _TOO_SURE and rng.random() > _SURE_KEPT:
            continue
        return Task(deal, declarer, contract, discard)


def chosen_task(rng: random.Random) -> Task:
    """Draw a deal with a game of any kind that the nets themselves would choose, or nearly."""
    while True:
        deal = _deal(rng)
        declarer = rng.randrange(3)
        leads = declarer == 0
        ten = deal.hands[declarer]
        as_hand = rng.random() < _CHOSEN_HAND_SHARE
        if as_hand:
            found = [
                (one.promise, _hands(one.contract), 0)
                for one in hand_offers(INTERNATIONAL, ten, leads, _LEAST_BID)
                if not one.contract.schneider
            ]
        else:
            found = [
                (one.promise(INTERNATIONAL, _LEAST_BID), one.contract, one.discard)
                for one in offers(INTERNATIONAL, ten | deal.skat, leads)
            ]
        if rng.random() < _OTHER_GAME:
            # The best discard of a game that is not the best one.
            wanted = rng.choice(found)[1]
            found = [one for one in found if one[1] == wanted]
        found.sort(key=lambda one: (one[0], one[2]), reverse=True)
        place = 0
        if rng.random() > _BEST_OFFER:
            place = min(1 + int(rng.expovariate(0.4)), len(found) - 1)
        promise, contract, discard = found[place]
        if promise < (_POOR_HAND if as_hand else _POOR) and rng.random() > _POOR_KEPT:
            continue
        return Task(deal, declarer, contract, discard)


def opening_events(task: Task) -> Iterator[Event]:
    """Yield what leads to the first trick: everybody else passes."""
    declarer = task.declarer
    if declarer == 0:
        yield from (Passed(1), Passed(2), Bid(0, 18))
    elif declarer == 1:
        yield from (Bid(1, 18), Passed(0), Passed(2))
    else:
        yield from (Passed(1), Bid(2, 18), Passed(0))
    if not task.contract.hand:
        yield SkatTaken(declarer)
        yield Discarded(declarer, task.discard)
    yield Declared(declarer, task.contract)


def play_task(task: Task, player: Player) -> Row:
    """Play a game out, the same player on all seats, and return what is learned from it."""
    game = SkatGame(task.deal, INTERNATIONAL)
    for event in opening_events(task):
        game.apply(event)
    declarer = task.declarer
    stop = StopFlag()
    while (seat := game.to_act) is not None:
        game.apply(player.decide(game.view(seat), stop).action)
    result = game.result
    assert result is not None
    assert result.valuation is not None
    if task.contract.game.is_null:
        return _row(task, 120 if result.valuation.won else 0)
    points = sum(trick.points for trick in game.state.tricks if trick.winner == declarer)
    return _row(task, points_of(_lying(task)) + points)


def solve_task(task: Task) -> Row:
    """Solve a game with open cards and return what is learned from it."""
    ten, skat = _held(task), _lying(task)
    one, two, three = (
        ten if seat == task.declarer else task.deal.hands[seat] for seat in range(len(SEATS))
    )
    position = Position(
        task.contract.game, task.declarer, (one, two, three), FOREHAND, (), points_of(skat)
    )
    if task.contract.game.is_null:
        return _row(task, 120 if solve.wins_null(position) else 0)
    return _row(task, solve.points(position))


def _lying(task: Task) -> Hand:
    """Return the two cards in the skat during play."""
    return task.deal.skat if task.contract.hand else task.discard


def _held(task: Task) -> Hand:
    """Return the ten cards the declarer plays with."""
    return (task.deal.hands[task.declarer] | task.deal.skat) & ~_lying(task)


def _row(task: Task, points: int) -> Row:
    return Row(
        kind_of(task.contract),
        task.contract.game.trump_suit or 0,
        _held(task),
        _lying(task),
        task.declarer == FOREHAND,
        task.contract.hand,
        points,
    )

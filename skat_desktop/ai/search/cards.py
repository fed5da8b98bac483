# SPDX-License-Identifier: MIT
"""Choosing a card: every legal card in many worlds, and what the results are worth.

Each world is solved with open cards for each legal card. In games with trumps the declarer's
final card points are weighed by the rounded steps of ``stakes``; in Null only winning counts.
Defenders want the same figure low. Early in a game exact points take long, so that only the bands
around the steps are told apart.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from skat_desktop.ai.player import CardEstimate, Decision, Reason, StopFlag
from skat_desktop.ai.reasons import Why
from skat_desktop.ai.rulebased.player import play_card
from skat_desktop.ai.rulebased.ties import pick
from skat_desktop.ai.search import stakes
from skat_desktop.ai.search.draw import draw_worlds
from skat_desktop.ai.search.judge import Verdicts, judge
from skat_desktop.ai.search.strength import Strength
from skat_desktop.ai.search.worlds import Worlds
from skat_desktop.rules.cards import TOTAL_POINTS, Card, Hand
from skat_desktop.rules.events import CardPlayed
from skat_desktop.rules.games import matadors
from skat_desktop.rules.view import View

_SAME: Final = 0.05
"""List points within which two cards count as equal."""

_HOPELESS: Final = 0.03
"""Chance below which a game is as good as lost."""

_MORE: Final = 0.005
"""Chance by which a card must be ahead to win more often than another."""

_BANDS: Final = (31, 46, 61, 76, 90, 105)
"""Targets told apart where exact points take too long: the steps, and a cushion beside each."""

_BAND_POINTS: Final = (20, 38, 54, 68, 82, 97, 112)
"""Card points that stand for reaching none of the targets, the first, and so on."""

_EXACT_POINTS: Final = tuple(min(points, TOTAL_POINTS) for points in range(256))
"""What a result of exact points means: who has forgotten a card may count it twice."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """What a card leads to, over all worlds.

    Attributes:
        card: the card.
        gain: expected list points of the acting seat's side, what the others get taken off.
        win: chance of the acting seat's side, 0 … 1.
        points: the declarer's expected final card points, None in Null.
        results: what was found in each world.
    """

    card: Card
    gain: float
    win: float
    points: float | None
    results: bytes


def choose(view: View, strength: Strength, stop: StopFlag, threads: int = 1) -> Decision:
    """Choose a card.

    Args:
        view: what the acting seat knows; more than one card is legal.
        strength: how well it plays.
        stop: ends the thinking early.
        threads: how many threads solve.
    """
    assert view.seat is not None
    assert view.contract is not None
    worlds = draw_worlds(view, strength)
    exact = view.contract.game.is_null or len(view.tricks) >= strength.exact_from
    verdicts = judge(view, worlds, () if exact else _BANDS, stop, threads)
    plain, reason = play_card(view)
    if not verdicts.judged:
        return Decision(CardPlayed(view.seat, plain), reason)
    found = estimate(view, worlds, verdicts, exact=exact)
    best = max(one.gain for one in found)
    equals = [one for one in found if one.gain >= best - _SAME]
    chosen = _among(view, equals, plain) if strength.conventions else pick(view, equals)
    estimates = tuple(CardEstimate(one.card, one.win, one.points) for one in found)
    if chosen.card != plain:
        reason = _why(chosen, found, verdicts.judged)
    return Decision(CardPlayed(view.seat, chosen.card), reason, estimates)


def _among(view: View, equals: Sequence[Estimate], plain: Card) -> Estimate:
    """Choose among cards that promise the same: the one a rule speaks for, else by hash."""
    for one in equals:
        if one.card == plain:
            return one
    return pick(view, equals)


def _why(chosen: Estimate, found: Sequence[Estimate], worlds: int) -> Reason:
    """Return the reason of a card that no rule names."""
    others = [one for one in found if one.results != chosen.results]
    second = max(others, key=lambda one: one.gain, default=None)
    facts: dict[str, object] = {
        "card": chosen.card,
        "chance": round(chosen.win, 3),
        "worlds": worlds,
    }
    if second is None:
        return Reason(Why.SEARCH_ALL_EQUAL, facts)
    facts["other"] = second.card
    facts["other_chance"] = round(second.win, 3)
    if chosen.win < _HOPELESS:
        return Reason(Why.SEARCH_BEST_LOSS, facts)
    if chosen.win > second.win + _MORE:
        return Reason(Why.SEARCH_MORE_WINS, facts)
    return Reason(Why.SEARCH_MORE_POINTS, facts)


def _declarers_cards(view: View, worlds: Worlds, world: int) -> Hand:
    """Return all cards the declarer got, hand and skat, in a world."""
    assert view.declarer is not None
    declarer = view.declarer
    cards = worlds.hand(world, declarer) | worlds.skats[world]
    for trick in view.tricks:
        cards |= 1 << trick.cards[(declarer - trick.leader) % 3]
    place = (declarer - view.leader) % 3
    if place < len(view.trick):
        cards |= 1 << view.trick[place]
    return cards


def estimate(view: View, worlds: Worlds, verdicts: Verdicts, *, exact: bool) -> list[Estimate]:
    """Weigh what the solver found.

    Args:
        view: what the acting seat knows.
        worlds: the worlds that were solved.
        verdicts: for each world and card what the declarer reaches.
        exact: whether that are points (in Null 1 for won), or the number of bands reached.
    """
    contract = view.contract
    assert contract is not None
    null = contract.game.is_null
    count = len(verdicts.cards)
    gains, wins, points = [0.0] * count, [0.0] * count, [0.0] * count
    total = 0.0
    tables: dict[int, tuple[Sequence[float], Sequence[bool]]] = {}
    meaning = _EXACT_POINTS if exact else _BAND_POINTS
    for world in range(verdicts.judged):
        weight = worlds.weights[world]
        total += weight
        held = 1 if null else matadors(contract.game, _declarers_cards(view, worlds, world))
        table = tables.get(held)
        if table is None:
            table = tables[held] = _table(view, held, meaning)
        worth, won = table
        start = world * count
        for place in range(count):
            reached = verdicts.results[start + place]
            gains[place] += weight * worth[reached]
            wins[place] += weight * won[reached]
            points[place] += weight * meaning[reached]
    side = 1.0 if view.is_declarer else -1.0
    return [
        Estimate(
            card,
            side * gains[place] / total,
            wins[place] / total if view.is_declarer else 1.0 - wins[place] / total,
            None if null else points[place] / total,
            bytes(verdicts.results[place : verdicts.judged * count : count]),
        )
        for place, card in enumerate(verdicts.cards)
    ]


def _table(view: View, held: int, meaning: Sequence[int]) -> tuple[Sequence[float], Sequence[bool]]:
    """Return what each result is worth to the declarer, and whether it wins."""
    contract = view.contract
    assert contract is not None
    if contract.game.is_null:
        value = view.rules.base_value(contract)
        lost = stakes.list_points(-2 * value, won=False)
        return (lost, stakes.list_points(value, won=True)), (False, True)
    exact = stakes.steps(view.rules, contract, view.bid, held)
    blurred = stakes.blurred_steps(view.rules, contract, view.bid, held, len(view.tricks))
    return [blurred[points] for points in meaning], [exact[points] > 0 for points in meaning]

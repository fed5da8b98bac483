# SPDX-License-Identifier: MIT
"""How a deal ends: the value of what was played, claimed, conceded or awarded."""

from __future__ import annotations

from skat_desktop.rules.cards import CARD_POINTS, points_of
from skat_desktop.rules.contract import Contract
from skat_desktop.rules.deal import HAND_SIZE
from skat_desktop.rules.games import matadors
from skat_desktop.rules.result import End, GameResult
from skat_desktop.rules.state import SkatState
from skat_desktop.rules.valuation import (
    POINTS_TO_WIN,
    SCHNEIDER_POINTS,
    SCHNEIDER_WON,
    Play,
    Valuation,
    plain_value,
    value_game,
)


def _contract(state: SkatState) -> Contract:
    assert state.contract is not None
    return state.contract


def _value(state: SkatState, play: Play) -> Valuation:
    return value_game(
        state.rules,
        _contract(state),
        state.auction.value,
        play,
        cards=state.declarer_cards,
        announced=tuple(state.announced),
    )


def _finish(state: SkatState, end: End, valuation: Valuation) -> None:
    """End the deal with a value; points and tricks are shown as they stand."""
    declarer = state.declarer
    assert declarer is not None
    scores = [0, 0, 0]
    scores[declarer] = valuation.value
    # Twelve cards in the declarer's hand and none in the skat: nothing was discarded.
    skat = state.skat
    result = GameResult(
        end=end,
        scores=(scores[0], scores[1], scores[2]),
        declarer=declarer,
        bid=state.auction.value,
        contract=_contract(state),
        valuation=valuation,
        matadors=state.matadors(_contract(state).game),
        points=(state.points[0] + points_of(skat), state.points[1]),
        tricks=(state.tricks_won[0], state.tricks_won[1]),
        skat=skat,
    )
    state.finish(result)


def declarer_points(state: SkatState) -> int:
    """Return the declarer's card points so far, the skat included."""
    return state.points[0] + state.skat_points


def finish_played(state: SkatState, end: End) -> None:
    """End a deal with its tricks as they lie, whether all ten or fewer by a rule."""
    play = Play(
        points=declarer_points(state),
        declarer_tricks=state.tricks_won[0],
        defender_tricks=state.tricks_won[1],
        finished=len(state.tricks) == HAND_SIZE,
    )
    _finish(state, end, _value(state, play))


def award_rest(state: SkatState, end: End, *, to_declarer: bool) -> None:
    """Give every outstanding trick to one side and end the deal.

    In Null, "to the declarer" means that he takes none of them.
    """
    if _contract(state).game.is_null:
        if not to_declarer:
            state.tricks_won[0] += 1
        finish_played(state, end)
        return
    side = 0 if to_declarer else 1
    held = state.hands[0] | state.hands[1] | state.hands[2]
    state.points[side] += points_of(held) + sum(CARD_POINTS[card] for card in state.trick)
    state.tricks_won[side] += HAND_SIZE - len(state.tricks)
    play = Play(
        points=declarer_points(state),
        declarer_tricks=state.tricks_won[0],
        defender_tricks=state.tricks_won[1],
    )
    _finish(state, end, _value(state, play))


def concede_by_declarer(state: SkatState) -> None:
    """End a deal that the declarer gives up: lost in the plain level."""
    play = Play(points=declarer_points(state), conceded=True)
    _finish(state, End.CONCEDED_BY_DECLARER, _value(state, play))


def concede_by_defenders(state: SkatState) -> None:
    """End a deal that a defender gives up for both.

    The declarer wins in the plain or announced level, with any level already reached, and with
    a level that is needed to cover the bid if it is still possible. An announced level that was
    missed already stays missed (ours).
    """
    contract = _contract(state)
    if contract.game.is_null:
        finish_played(state, End.CONCEDED_BY_DEFENDERS)
        return
    points = declarer_points(state)
    missing = state.auction.value - plain_value(
        state.rules, contract, state.matadors(contract.game)
    )
    base = state.rules.base_value(contract)
    schneider_possible = state.points[1] <= SCHNEIDER_POINTS
    schwarz_possible = state.tricks_won[1] == 0
    # Levels are granted one after the other, each only while the bid is not yet covered.
    schneider = contract.schneider or points >= SCHNEIDER_WON
    if not contract.schneider and (schneider or (missing > 0 and schneider_possible)):
        schneider = True
        missing -= base
    schwarz = contract.schwarz or (schneider and missing > 0)
    granted = max(points, POINTS_TO_WIN)
    if schneider and schneider_possible:
        granted = max(points, SCHNEIDER_WON)
    play = Play(
        points=granted,
        declarer_tricks=max(1, state.tricks_won[0]),
        defender_tricks=0 if schwarz and schwarz_possible else 1,
    )
    _finish(state, End.CONCEDED_BY_DEFENDERS, _value(state, play))


def end_impossible_null(state: SkatState) -> None:
    """End a deal in which a Null below the bid was declared and is lost at once."""
    _finish(state, End.IMPOSSIBLE_NULL, _value(state, Play(points=0)))


def decided_for_declarer(state: SkatState) -> bool:
    """Tell whether the declarer knows that he has won already, whatever is played.

    In a Hand game he does not know the skat: its points do not count here, and "without n" may
    be as little as one level.
    """
    contract = _contract(state)
    if contract.game.is_null or contract.schneider:
        return False
    assert state.declarer is not None
    if contract.hand:
        points = state.points[0]
        count = max(-1, matadors(contract.game, state.deal.hands[state.declarer]))
    else:
        points = declarer_points(state)
        count = state.matadors(contract.game)
    value = plain_value(state.rules, contract, count)
    return points >= POINTS_TO_WIN and value >= state.auction.value


def decided_for_defenders(state: SkatState) -> bool:
    """Tell whether the defenders have enough card points already."""
    return not _contract(state).game.is_null and state.points[1] > 120 - POINTS_TO_WIN

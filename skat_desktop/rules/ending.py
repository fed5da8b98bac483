# SPDX-License-Identifier: MIT
"""How a deal ends: the value of what was played, claimed, conceded or awarded."""

from __future__ import annotations

from dataclasses import replace

from skat_desktop.rules.cards import CARD_POINTS, TOTAL_POINTS, points_of
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
    Side,
    Valuation,
    value_game,
)


def _contract(state: SkatState) -> Contract:
    assert state.contract is not None
    return state.contract


def _value(state: SkatState, play: Play, bid: int | None = None) -> Valuation:
    """Value a play by the declarer's true cards; the bid is that of the auction by default."""
    return value_game(
        state.rules,
        _contract(state),
        state.auction.value if bid is None else bid,
        _with_course(state, play),
        cards=state.declarer_cards,
    )


def _with_course(state: SkatState, play: Play) -> Play:
    """Add what house rules may ask for."""
    return replace(
        play,
        declarer=state.declarer,
        tricks=tuple(state.tricks),
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


def finish_played(state: SkatState, end: End, rest: Side | None = None) -> None:
    """End a deal with its tricks as they lie.

    Args:
        state: the deal.
        end: what ends it.
        rest: the side that has been given what was outstanding; None when all ten tricks were
            played, or when a rule ends the deal earlier.
    """
    play = Play(
        points=declarer_points(state),
        declarer_tricks=state.tricks_won[0],
        defender_tricks=state.tricks_won[1],
        finished=sum(state.tricks_won) == HAND_SIZE,
        rest=rest,
    )
    _finish(state, end, _value(state, play))


def award_rest(state: SkatState, end: End, *, to_declarer: bool) -> None:
    """Give every outstanding trick to one side and end the deal.

    In Null, "to the declarer" means that he takes none of them.
    """
    rest = Side.DECLARER if to_declarer else Side.DEFENDERS
    if _contract(state).game.is_null:
        state.tricks_won[0] += not to_declarer
        finish_played(state, end, rest)
        return
    side = 0 if to_declarer else 1
    held = state.hands[0] | state.hands[1] | state.hands[2]
    state.points[side] += points_of(held) + sum(CARD_POINTS[card] for card in state.trick)
    state.tricks_won[side] += HAND_SIZE - len(state.tricks)
    finish_played(state, end, rest)


def concede_by_declarer(state: SkatState) -> None:
    """End a deal that the declarer gives up: lost in the plain level."""
    play = Play(points=declarer_points(state), conceded=True)
    _finish(state, End.CONCEDED_BY_DECLARER, _value(state, play))


def concede_by_defenders(state: SkatState) -> None:
    """End a deal that a defender gives up for both.

    The declarer wins in the plain or announced level, with any level already reached, and with
    a level that is needed to cover the bid if it is still possible.
    """
    contract = _contract(state)
    if contract.game.is_null:
        finish_played(state, End.CONCEDED_BY_DEFENDERS, Side.DECLARER)
        return
    points = declarer_points(state)
    schneider = SCHNEIDER_WON if state.points[1] <= SCHNEIDER_POINTS else POINTS_TO_WIN
    fewest_tricks = min(1, state.tricks_won[1])
    # Levels are granted one after the other, each only while the bid is not yet covered.
    plain = Play(
        points=max(points, schneider if contract.schneider else POINTS_TO_WIN),
        declarer_tricks=max(1, state.tricks_won[0]),
        defender_tricks=fewest_tricks if contract.schwarz else 1,
        rest=Side.DECLARER,
    )
    with_schneider = replace(plain, points=max(points, schneider))
    with_schwarz = replace(with_schneider, defender_tricks=fewest_tricks)
    for play in (plain, with_schneider, with_schwarz):
        valuation = _value(state, play)
        if not valuation.overbid:
            break
    _finish(state, End.CONCEDED_BY_DEFENDERS, valuation)


def end_impossible_null(state: SkatState) -> None:
    """End a deal in which a Null below the bid was declared and is lost at once."""
    _finish(state, End.IMPOSSIBLE_NULL, _value(state, Play(points=0)))


def decided_for_declarer(state: SkatState) -> bool:
    """Tell whether the declarer knows that he has won already, whatever is played.

    In a Hand game he does not know the skat: its points do not count here, and "without n" may
    be as little as one level.
    """
    contract = _contract(state)
    if contract.game.is_null:
        return False
    assert state.declarer is not None
    if contract.hand:
        points = state.points[0]
        cards = None
        count = max(-1, matadors(contract.game, state.deal.hands[state.declarer]))
    else:
        points = declarer_points(state)
        cards = state.declarer_cards
        count = state.matadors(contract.game)
    worst = Play(
        points=points,
        declarer_tricks=state.tricks_won[0],
        defender_tricks=HAND_SIZE - state.tricks_won[0],
        rest=Side.DEFENDERS,
    )
    return value_game(
        state.rules,
        contract,
        state.auction.value,
        _with_course(state, worst),
        cards=cards,
        matador_count=count,
    ).won


def decided_for_defenders(state: SkatState) -> bool:
    """Tell whether the declarer has lost already, whatever is played and whatever he has bid.

    By his points, or by an announcement that was missed. Whether his game covers the bid only
    he may know.
    """
    contract = _contract(state)
    if contract.game.is_null:
        return False
    best = Play(
        points=TOTAL_POINTS - state.points[1],
        declarer_tricks=HAND_SIZE - state.tricks_won[1],
        defender_tricks=state.tricks_won[1],
        rest=Side.DECLARER,
    )
    return not _value(state, best, bid=0).won

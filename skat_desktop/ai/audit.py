# SPDX-License-Identifier: MIT
"""A finished game held against a solver with open cards: what was there, what was thrown away.

No player sees all cards, so some loss is nobody's fault; between players on the same cards the
figures still tell who plays better, and where: games converted as declarer that open cards win,
games won that open cards lose, points and games thrown away in defence.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from skat_desktop.ai.solver import solve
from skat_desktop.ai.solver.position import Position
from skat_desktop.rules.cards import Card
from skat_desktop.rules.events import CardPlayed
from skat_desktop.rules.skatgame import SkatGame
from skat_desktop.rules.state import SkatState
from skat_desktop.rules.valuation import POINTS_TO_WIN, SCHNEIDER_WON, plain_value

NULL_WON: Final = 1
"""What a solver's figure must reach for the declarer to win a Null, see :class:`OpenCardSolver`."""


class OpenCardSolver(Protocol):
    """Best play of all three with open cards.

    A figure is the declarer's final card points, skat included; in Null :data:`NULL_WON` when he
    wins and 0 when he takes a trick.
    """

    def points(self, position: Position) -> int:
        """Return the figure of a position."""

    def root_points(self, position: Position) -> Mapping[Card, int]:
        """Return the figure after each legal card of the seat to act."""


class OpenCards:
    """The solver of this program."""

    def points(self, position: Position) -> int:
        """Return the figure of a position."""
        if position.game.is_null:
            return NULL_WON if solve.wins_null(position) else 0
        return solve.points(position)

    def root_points(self, position: Position) -> dict[Card, int]:
        """Return the figure after each legal card of the seat to act."""
        if position.game.is_null:
            won = solve.root_wins_null(position)
            return {card: NULL_WON if wins else 0 for card, wins in won.items()}
        return solve.root_points(position)


@dataclass(frozen=True, slots=True)
class Step:
    """A card that was played and the position before it."""

    position: Position
    card: Card


def steps(game: SkatGame) -> Iterator[Step]:
    """Yield the cards of a game in the order played, each with the position before it."""
    again = SkatGame.replay(game.events[:1], game.rules)
    for event in game.events[1:]:
        if isinstance(event, CardPlayed):
            yield Step(_position(again.state), event.card)
        again.apply(event)


def _position(state: SkatState) -> Position:
    assert state.contract is not None
    assert state.declarer is not None
    return Position(
        state.contract.game,
        state.declarer,
        (state.hands[0], state.hands[1], state.hands[2]),
        state.leader,
        tuple(state.trick),
        state.points[0] + state.skat_points,
    )


def target(game: SkatGame) -> int | None:
    """Return the figure with which the declarer wins.

    Returns:
        61, or 90 where Schneider was announced or is needed to cover the bid; in Null
        :data:`NULL_WON`. None when nothing was played, when more than 90 is needed (Schwarz) and
        when the declarer cannot win at all: such games are not audited.
    """
    state = game.state
    contract, declarer = state.contract, state.declarer
    if contract is None or declarer is None or not state.cards_played:
        return None
    bid = state.auction.value
    if contract.game.is_null:
        return NULL_WON if game.rules.base_value(contract) >= bid else None
    if contract.schwarz:
        return None
    value = plain_value(game.rules, contract, state.matadors(contract.game))
    if contract.schneider:
        return SCHNEIDER_WON if value >= bid else None
    if value >= bid:
        return POINTS_TO_WIN
    return SCHNEIDER_WON if value + game.rules.base_value(contract) >= bid else None


@dataclass(frozen=True, slots=True)
class GameAudit:
    """A game and what open cards say about it.

    Attributes:
        declarer: seat that played.
        won_open: whether the declarer wins from the first card on when all play their best.
        won: whether he has won.
        thrown: card points each seat threw away for its side, one card after the other; none are
            counted in Null.
        turned: how many cards of each seat turned a game that its side had won.
    """

    declarer: int
    won_open: bool
    won: bool
    thrown: tuple[int, int, int]
    turned: tuple[int, int, int]


def audit_game(game: SkatGame, solver: OpenCardSolver) -> GameAudit | None:
    """Audit a finished game.

    Returns:
        the audit, None for a game without a :func:`target`.
    """
    wanted = target(game)
    result = game.result
    if wanted is None or result is None or result.valuation is None:
        return None
    return audit_steps(list(steps(game)), wanted, solver, won=result.valuation.won)


def audit_steps(
    played: Sequence[Step], wanted: int, solver: OpenCardSolver, *, won: bool
) -> GameAudit:
    """Audit some cards of a game.

    Args:
        played: at least one card; the first position is the one that ``won_open`` is about.
        wanted: the figure with which the declarer wins.
        solver: the judge.
        won: whether the declarer has won.
    """
    first = played[0].position
    thrown, turned = [0, 0, 0], [0, 0, 0]
    for step in played:
        seat = step.position.to_act
        figures = solver.root_points(step.position)
        is_declarer = seat == first.declarer
        best = max(figures.values()) if is_declarer else min(figures.values())
        after = figures[step.card]
        if not first.game.is_null:
            thrown[seat] += abs(best - after)
        turned[seat] += (best >= wanted) != (after >= wanted)
    return GameAudit(
        declarer=first.declarer,
        won_open=solver.points(first) >= wanted,
        won=won,
        thrown=(thrown[0], thrown[1], thrown[2]),
        turned=(turned[0], turned[1], turned[2]),
    )


@dataclass(frozen=True, slots=True)
class Audit:
    """One player's audited games, added up.

    Attributes:
        won_open: games as declarer that open cards win.
        converted: how many of them were won.
        lost_open: games as declarer that open cards lose.
        drawn: how many of them were won all the same, by a mistake of the defenders.
        declarer_thrown: card points thrown away as declarer.
        defended: games as a defender.
        defender_thrown: card points thrown away in them.
        defender_turned: games turned in them, by single cards of this player.
    """

    won_open: int = 0
    converted: int = 0
    lost_open: int = 0
    drawn: int = 0
    declarer_thrown: int = 0
    defended: int = 0
    defender_thrown: int = 0
    defender_turned: int = 0

    def __add__(self, other: Audit) -> Audit:
        """Return both together."""
        return Audit(
            self.won_open + other.won_open,
            self.converted + other.converted,
            self.lost_open + other.lost_open,
            self.drawn + other.drawn,
            self.declarer_thrown + other.declarer_thrown,
            self.defended + other.defended,
            self.defender_thrown + other.defender_thrown,
            self.defender_turned + other.defender_turned,
        )

    def with_seat(self, game: GameAudit, seat: int) -> Audit:
        """Return it with what this player did at a seat of a further game."""
        if seat != game.declarer:
            return self + Audit(
                defended=1, defender_thrown=game.thrown[seat], defender_turned=game.turned[seat]
            )
        won, thrown = int(game.won), game.thrown[seat]
        if game.won_open:
            return self + Audit(won_open=1, converted=won, declarer_thrown=thrown)
        return self + Audit(lost_open=1, drawn=won, declarer_thrown=thrown)

    @property
    def thrown_per_100(self) -> float | None:
        """Card points thrown away per 100 games as a defender, None without such a game."""
        return 100 * self.defender_thrown / self.defended if self.defended else None

    @property
    def turned_per_100(self) -> float | None:
        """Games turned per 100 games as a defender, None without such a game."""
        return 100 * self.defender_turned / self.defended if self.defended else None

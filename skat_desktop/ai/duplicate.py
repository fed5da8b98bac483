# SPDX-License-Identifier: MIT
"""Duplicate boards: one deal six times, so that two computer players meet with equal cards.

A sits alone against two B at each seat in turn, then B against two A. Each of them plays every
seat three times, so the luck of the deal goes out; what is left is how differently they play.

The difference of a board splits into three parts that add up to it:

* **auction**: all of it where the six games have not the same declarer and contract. Whoever
  bids, takes up the skat or declares differently has decided this board there.
* **declaring** and **defending**: where all six are the same game by the same seat. The games with
  one A and one B in the defence come in pairs that differ in the declarer alone; what exchanging
  him makes there, on average of the two pairs, is taken for what it makes in all six. The rest is
  what the defenders do.

Players draw nothing from a clock or a seed: a player against itself plays the same game six times
and the difference is exactly 0.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from skat_desktop.ai.estimate import Mean
from skat_desktop.ai.player import Decision, Player, StopFlag
from skat_desktop.ai.selfplay import play_deal
from skat_desktop.rules.deal import SEATS, Deal
from skat_desktop.rules.lists import deal_scores
from skat_desktop.rules.result import GameResult
from skat_desktop.rules.rulesets import INTERNATIONAL, RuleSet
from skat_desktop.rules.skatgame import SkatGame
from skat_desktop.rules.view import View

Lineup = tuple[bool, bool, bool]
"""Who sits where: for forehand, middlehand and rearhand whether it is A."""


LINEUPS: Final[tuple[Lineup, ...]] = tuple(
    ((lone == 0) is is_a, (lone == 1) is is_a, (lone == 2) is is_a)
    for is_a in (True, False)
    for lone in SEATS
)
"""The six games of a board: A alone at each seat, then B alone at each seat."""

SEAT_GAMES: Final = 9
"""How often each player sits down on a board: three times alone, six times as one of two."""

PARTS: Final = 2 * SEAT_GAMES
"""Differences are whole numbers of this part of a point per seat and game."""


@dataclass(frozen=True, slots=True)
class BoardDifference:
    """What A made more than B on one board, in :data:`PARTS` of a point per seat and game.

    Whole numbers: sums of them do not depend on the order, nor on the machine.

    Attributes:
        tournament: Seeger-Fabian points, table of three.
        game_points: game points of the declarers alone.
        auction: the part of ``tournament`` that the auction and declaration made.
        declaring: the part that the declarer's play, discard included, made.
        defending: the part that the defence made.
    """

    tournament: int
    game_points: int
    auction: int = 0
    declaring: int = 0
    defending: int = 0


def play_board(
    deal: Deal, a: Player, b: Player, rules: RuleSet = INTERNATIONAL
) -> tuple[SkatGame, ...]:
    """Play a deal six times, in the order of :data:`LINEUPS`.

    Each player thinks once about each view: the games begin alike, and a player has no more than
    its view to go by.

    Raises:
        Refusal: when a player does something illegal.
    """
    a, b = _Remembering(a), _Remembering(b)
    return tuple(
        play_deal(deal, rules, [a if is_a else b for is_a in lineup]) for lineup in LINEUPS
    )


class _Remembering:
    """A player that does not think twice about the same view."""

    def __init__(self, player: Player) -> None:
        self._player = player
        self._decisions: dict[View, Decision] = {}

    def decide(self, view: View, stop: StopFlag) -> Decision:
        """Decide as the player does, or has done."""
        decision = self._decisions.get(view)
        if decision is None:
            decision = self._decisions[view] = self._player.decide(view, stop)
        return decision


def compare(results: Sequence[GameResult]) -> BoardDifference:
    """Return the difference between A and B on a board.

    Args:
        results: of the six games, in the order of :data:`LINEUPS`.
    """
    lists = [deal_scores(result) for result in results]
    tournament = 2 * sum(
        _signed(scores, lineup) for scores, lineup in zip(lists, LINEUPS, strict=True)
    )
    game_points = 2 * sum(
        _signed(result.scores, lineup) for result, lineup in zip(results, LINEUPS, strict=True)
    )
    first = results[0]
    if any((one.declarer, one.contract) != (first.declarer, first.contract) for one in results):
        return BoardDifference(tournament, game_points, auction=tournament)
    if first.declarer is None:
        return BoardDifference(tournament, game_points)
    declaring = _declaring(lists, first.declarer)
    return BoardDifference(
        tournament, game_points, declaring=declaring, defending=tournament - declaring
    )


def _signed(scores: Sequence[int], lineup: Lineup) -> int:
    """Return the points of the seats of A less those of the seats of B."""
    return sum(points if is_a else -points for points, is_a in zip(scores, lineup, strict=True))


def _declaring(lists: Sequence[tuple[int, int, int]], declarer: int) -> int:
    """Return what exchanging the declarer alone makes, over all six games, in parts.

    Where the defence is A and B, the seats' sums tell what the exchange is worth to a declarer
    and to a defender. Three games have A as declarer and three have B: the declarer's worth
    counts three times. Of the defenders' only the games with both of one kind count, one with
    two B against A and one with two A against B; elsewhere A and B share it equally.
    """
    own = other = 0
    for scores, lineup in zip(lists, LINEUPS, strict=True):
        defenders = [seat for seat in SEATS if seat != declarer]
        if lineup[defenders[0]] == lineup[defenders[1]]:
            continue
        sign = 1 if lineup[declarer] else -1
        own += sign * scores[declarer]
        other += sign * scores[defenders[0]]
    # Two pairs were added up: half of it is one exchange, and PARTS are halves already.
    return 3 * own - 2 * other


@dataclass(slots=True)
class Standing:
    """How a duplicate match stands after some boards, each of them one observation.

    Attributes:
        tournament: Seeger-Fabian points, in :data:`PARTS` of a point per seat and game as all.
        game_points: game points.
        auction: the part of ``tournament`` that the auction made.
        declaring: the part that the declarers made.
        defending: the part that the defenders made.
    """

    tournament: Mean = field(default_factory=Mean)
    game_points: Mean = field(default_factory=Mean)
    auction: Mean = field(default_factory=Mean)
    declaring: Mean = field(default_factory=Mean)
    defending: Mean = field(default_factory=Mean)

    def add(self, board: BoardDifference) -> None:
        """Take one more board into account."""
        self.tournament.add(board.tournament)
        self.game_points.add(board.game_points)
        self.auction.add(board.auction)
        self.declaring.add(board.declaring)
        self.defending.add(board.defending)

    @property
    def boards(self) -> int:
        """How many boards there were."""
        return self.tournament.count

    @property
    def interval(self) -> tuple[float, float] | None:
        """The 95 % interval of the Seeger-Fabian points, None for fewer than two boards."""
        margin = self.tournament.margin
        if margin is None:
            return None
        mean = self.tournament.mean
        return (mean - margin) / PARTS, (mean + margin) / PARTS

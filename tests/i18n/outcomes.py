# SPDX-License-Identifier: MIT
"""Results made up for tests, valued by the engine."""

from __future__ import annotations

from skat_desktop.rules.contract import parse_contract
from skat_desktop.rules.result import End, GameResult, thrown_in
from skat_desktop.rules.rulesets import CLASSIC_1997, INTERNATIONAL, RuleSet
from skat_desktop.rules.valuation import Play, value_game


def outcome(
    contract: str,
    bid: int = 18,
    points: int = 70,
    *,
    matadors: int = 1,
    tricks: tuple[int, int] = (6, 4),
    end: End = End.PLAYED_OUT,
    rules: RuleSet = INTERNATIONAL,
) -> GameResult:
    """Return the result of a game of seat 1."""
    declared = parse_contract(contract)
    play = Play(
        points=points,
        declarer_tricks=tricks[0],
        defender_tricks=tricks[1],
        finished=end is not End.ANNOUNCEMENT_LOST,
        conceded=end is End.CONCEDED_BY_DECLARER,
    )
    valuation = value_game(rules, declared, bid, play, matador_count=matadors)
    return GameResult(
        end=end,
        scores=(0, valuation.value, 0),
        declarer=1,
        bid=bid,
        contract=declared,
        valuation=valuation,
        matadors=0 if declared.game.is_null else matadors,
        points=(points, 120 - points),
        tricks=tricks,
    )


OUTCOMES: dict[str, GameResult] = {
    "thrown in": thrown_in(),
    "won": outcome("H", 18, 66, matadors=2),
    "lost": outcome("C", 18, 60, matadors=2),
    "one point": outcome("C", 18, 1, tricks=(1, 9)),
    "schneider": outcome("G", 24, 95, tricks=(8, 2)),
    "schwarz": outcome("G", 24, 120, tricks=(10, 0)),
    "lost schwarz": outcome("G", 24, 0, tricks=(0, 10)),
    "overbid": outcome("D", 24, 70),
    "overbid and conceded": outcome("D", 24, 40, end=End.CONCEDED_BY_DECLARER),
    "schneider missed": outcome("CHS", 18, 84),
    "schneider made": outcome("CHS", 18, 93),
    "schwarz missed": outcome("CHZ", 18, 90, tricks=(9, 1), end=End.ANNOUNCEMENT_LOST),
    "ouvert missed": outcome("CHO", 18, 90, tricks=(9, 1), end=End.ANNOUNCEMENT_LOST),
    "null won": outcome("NO", 18, 0, tricks=(0, 10)),
    "null lost": outcome("N", 18, 10, tricks=(1, 3), end=End.NULL_TRICK),
    "null conceded": outcome("N", 18, 0, tricks=(0, 3), end=End.CONCEDED_BY_DECLARER),
    "null given up by the defenders": outcome(
        "N", 18, 0, tricks=(0, 3), end=End.CONCEDED_BY_DEFENDERS
    ),
    "impossible null": outcome("N", 24, 0, tricks=(0, 0), end=End.IMPOSSIBLE_NULL),
    "conceded": outcome("H", 18, 20, end=End.CONCEDED_BY_DECLARER),
    "given up by the defenders": outcome("H", 18, 61, end=End.CONCEDED_BY_DEFENDERS),
    "claimed": outcome("H", 18, 88, end=End.CLAIMED),
    "awarded": outcome("H", 18, 12, end=End.AWARDED),
    "classic hand lost": outcome("CH", 18, 50, rules=CLASSIC_1997),
    "classic reverse": outcome("CHS", 18, 20, tricks=(2, 8), rules=CLASSIC_1997),
    "classic reverse schwarz": outcome("CHS", 18, 0, tricks=(0, 10), rules=CLASSIC_1997),
    "classic null overbid": outcome("N", 24, 0, tricks=(0, 10), rules=CLASSIC_1997),
    "classic hand overbid": outcome("DH", 30, 70, rules=CLASSIC_1997),
}

# SPDX-License-Identifier: MIT
"""What people play and win, and how computers' games compare with it.

Only as a smoke alarm: a mix far from these figures is no Skat, but a mix close to them says
nothing about strength, as weak defenders make weak declarers win.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from skat_desktop.rules.games import GameType
from skat_desktop.rules.valuation import Valuation

_Z: Final = 1.959964


@dataclass(frozen=True, slots=True)
class Source:
    """Published figures of games between people.

    Attributes:
        id: short name.
        title: what was counted, for the table.
        games: how many games.
        where: who published it.
        percent: the figures by row of :data:`ROWS`, where there are any.
    """

    id: str
    title: str
    games: int
    where: str
    percent: Mapping[str, float]


SOURCES: Final = (
    Source(
        "online_tournaments",
        "online",
        17_967_106,
        "tournaments of an online server, skatblog.com, Skat in Zahlen (2)",
        {
            "thrown_in": 4.9, "won": 81.64,
            "D": 10.7, "H": 13.4, "S": 16.2, "C": 21.1, "G": 32.2, "N": 6.4,
            "D_won": 77.5, "H_won": 77.7, "S_won": 77.9, "C_won": 77.5, "G_won": 91.4,
            "N_won": 70.7,
            "schneider": 23.4, "schwarz": 1.4,
        },
    ),
    Source(
        "saxony_live",
        "live",
        20_000,
        "four tournaments in Saxony, score sheets, fastfood.lars-gebauer.de",
        {
            "thrown_in": 1.98, "won": 81.87,
            "D": 10.99, "H": 13.45, "S": 16.81, "C": 22.06, "G": 29.99, "N": 6.69,
            "hand": 13.34,
        },
    ),
)  # fmt: skip
"""Shares of contracts and of Hand are of the games played; Null and Grand are of all kinds."""

Test = Callable[[Valuation], bool]


@dataclass(frozen=True, slots=True)
class Row:
    """One share that is compared.

    Attributes:
        key: its id.
        title: its name in the table.
        counts: whether a game is one of those counted.
        among: which games it is a share of.
    """

    key: str
    title: str
    counts: Test
    among: Test = lambda game: True


def _is(kind: GameType) -> Test:
    return lambda game: game.contract.game is kind


def _won(game: Valuation) -> bool:
    return game.won


GAME_NAMES: Final = {
    GameType.DIAMONDS: "Diamonds",
    GameType.HEARTS: "Hearts",
    GameType.SPADES: "Spades",
    GameType.CLUBS: "Clubs",
    GameType.GRAND: "Grand",
    GameType.NULL: "Null",
}
"""The games in the words of the tables."""

ROWS: Final = (
    Row("won", "games won", _won),
    *(Row(one.value, name, _is(one)) for one, name in GAME_NAMES.items()),
    *(
        Row(f"{kind.value}_won", f"{title} won", _won, _is(kind))
        for kind, title in GAME_NAMES.items()
    ),
    Row("hand", "Hand", lambda game: game.contract.hand),
    Row("schneider", "Schneider", lambda game: game.schneider is not None),
    Row("schwarz", "Schwarz", lambda game: game.schwarz is not None),
)
"""All shares but that of deals thrown in, which is of the deals."""


@dataclass(frozen=True, slots=True)
class Share:
    """A share of the games played here.

    Attributes:
        key: id of its row.
        title: name of its row.
        part: how many.
        whole: of how many.
    """

    key: str
    title: str
    part: int
    whole: int

    @property
    def percent(self) -> float | None:
        """The share in percent, None of nothing."""
        return 100 * self.part / self.whole if self.whole else None

    @property
    def interval(self) -> tuple[float, float] | None:
        """The 95 % interval in percent (Wilson 1927), None of nothing."""
        if not self.whole:
            return None
        share, count = self.part / self.whole, self.whole
        centre = share + _Z * _Z / (2 * count)
        margin = _Z * math.sqrt(share * (1 - share) / count + (_Z / (2 * count)) ** 2)
        scale = 100 / (1 + _Z * _Z / count)
        return max(0.0, (centre - margin) * scale), min(100.0, (centre + margin) * scale)


def shares(deals: int, games: Sequence[Valuation]) -> list[Share]:
    """Count the games played here.

    Args:
        deals: all deals, those thrown in included.
        games: the games.
    """
    found = [Share("thrown_in", "thrown in", deals - len(games), deals)]
    for row in ROWS:
        among = [game for game in games if row.among(game)]
        found.append(Share(row.key, row.title, sum(map(row.counts, among)), len(among)))
    return found


def comparison(deals: int, games: Sequence[Valuation]) -> dict[str, object]:
    """Return the comparison as data.

    Returns:
        ``rows``: ``name``, ``percent`` (null of nothing), ``ci95`` (two nulls then) and
        ``people``, by id of the source or null; ``sources``: ``id``, ``games`` and ``where``.
    """
    return {
        "rows": [
            {
                "name": share.key,
                "percent": share.percent,
                "ci95": list(share.interval or (None, None)),
                "people": {source.id: source.percent.get(share.key) for source in SOURCES},
            }
            for share in shares(deals, games)
        ],
        "sources": [
            {"id": source.id, "games": source.games, "where": source.where} for source in SOURCES
        ],
    }


def comparison_text(deals: int, games: Sequence[Valuation]) -> str:
    """Return the comparison as a table."""
    heads = "".join(f"{source.title:>8}" for source in SOURCES)
    lines = [f"{'percent':14}{'here':>6}  {'95 %':13}{heads}"]
    for share in shares(deals, games):
        percent, interval = share.percent, share.interval
        if percent is None or interval is None:
            here = f"{'-':>6}  {'':13}"
        else:
            here = f"{percent:6.1f}  {f'{interval[0]:.1f} to {interval[1]:.1f}':13}"
        people = "".join(_cell(source.percent.get(share.key)) for source in SOURCES)
        lines.append(f"{share.title:14}{here}{people}".rstrip())
    lines += ["", *(f"{one.title}: {one.games:,} games, {one.where}" for one in SOURCES)]
    return "\n".join(lines)


def _cell(percent: float | None) -> str:
    return f"{'-':>8}" if percent is None else f"{percent:8.1f}"

# SPDX-License-Identifier: MIT
"""The statistics as sections of the page: a heading, a table, and a line that explains it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication

from skat_desktop.i18n import games, numbers
from skat_desktop.records.statistics import (
    BID_BANDS,
    AloneFigures,
    CardFigures,
    Figures,
    MarginFigures,
    Statistics,
    chance_of,
)
from skat_desktop.records.statistics_rates import Average, Rate
from skat_desktop.rules.games import GameType
from skat_desktop.ui import statistics_words as say
from skat_desktop.ui.statistics_table import Cell, FigureRows
from skat_desktop.ui.theme import Theme
from skat_desktop.ui.words import Words

translate = QCoreApplication.translate

_SIGN_HEIGHT: Final = 16
"""Height of a game's sign, in pixels."""


@dataclass(frozen=True)
class Section:
    """A part of the page.

    Attributes:
        id: name of its table among the page's widgets.
        title: its heading.
        shown: its table.
        note: a sentence under the table, or nothing.
    """

    id: str
    title: str
    shown: FigureRows
    note: str = ""


def sections(statistics: Statistics, words: Words, theme: Theme) -> Iterator[Section]:
    """Yield the parts that have something to show, in their order on the page."""
    figures = statistics.counted
    if figures.deals + figures.sat_out:
        yield _alone_by_game(figures, words, theme)
        yield _alone_by_seat(figures)
        yield _alone_by_bid(figures)
        yield _defending_by_game(figures, words, theme)
        yield _defending_by_seat(figures)
        yield _how_often(figures)
        yield _points(figures)
    if statistics.cards.jacks[0].n:
        yield _cards(statistics.cards, words)
    if statistics.helped.deals:
        yield _helped(statistics.helped)


# Cells


def _count(count: int) -> Cell:
    return Cell(numbers.number(count))


def _share(rate: Rate) -> Cell:
    return Cell(say.share_text(rate), say.spoken_range(rate) if rate.share is None else "")


def _rate_cells(rate: Rate, theory: float | None = None) -> tuple[Cell, Cell, Cell]:
    """Return a rate's share, bar and range."""
    return (
        _share(rate),
        Cell(spoken=say.spoken_bar(rate, theory), rate=rate, theory=theory),
        Cell(say.range_text(rate), say.spoken_range(rate)),
    )


def _average(average: Average) -> Cell:
    return Cell(say.points_text(average.mean), say.spoken_points(average.mean))


def _game(game: GameType, words: Words, theme: Theme) -> Cell:
    return Cell(words.game(game), sign=words.sign_pixmap(game, theme, _SIGN_HEIGHT))


def _seats() -> list[str]:
    return [games.role_name(role) for role in games.SEAT_ROLES]


# Words that several tables share


def _range_heading() -> str:
    return translate("Statistics", "95% range", "column: where the true value probably lies")


def _scale() -> str:
    """Return the heading of the bars: from nought to all."""
    return numbers.span(numbers.number(0), numbers.percent(1.0))


def _all_games() -> str:
    return translate("Statistics", "All games", "row: total")


def _win_columns(first: str) -> tuple[str, ...]:
    return (
        first,
        translate("Statistics", "Games", "column: number of games"),
        translate("Statistics", "Won", "column: number of games won"),
        translate("Statistics", "Win rate", "column"),
        _scale(),
        _range_heading(),
    )


def _win_row(name: Cell, rate: Rate) -> tuple[Cell, ...]:
    return (name, _count(rate.n), _count(rate.count), *_rate_cells(rate))


# Alone


def _alone_by_game(figures: Figures, words: Words, theme: Theme) -> Section:
    def row(name: Cell, line: AloneFigures) -> tuple[Cell, ...]:
        hand = (_share(line.hand), _average(line.value))
        counts = (_count(line.won.n), _count(line.won.count))
        return (name, *counts, *hand, *_rate_cells(line.won))

    first, count, won, *rate = _win_columns(translate("Statistics", "Game", "column: what kind"))
    rows = [row(_game(game, words, theme), figures.alone_by_game[game]) for game in GameType]
    rows.append(row(Cell(_all_games()), figures.alone))
    return Section(
        "alone_by_game",
        translate("Statistics", "Alone, by game", "heading; the user is declarer"),
        FigureRows(
            (
                first,
                count,
                won,
                translate("Statistics", "Hand", "column: share of Hand games"),
                translate("Statistics", "Per game", "column: game points per game, on average"),
                *rate,
            ),
            tuple(rows),
            totals=1,
        ),
        say.runs(figures.longest_won, figures.longest_lost),
    )


def _alone_by_seat(figures: Figures) -> Section:
    def row(name: str, alone: Rate, won: Rate) -> tuple[Cell, ...]:
        return (Cell(name), _count(alone.n), _share(alone), _count(won.count), *_rate_cells(won))

    first, _, won, *rate = _win_columns(translate("Statistics", "Seat", "column"))
    rows = [
        row(name, alone, line.won)
        for name, alone, line in zip(
            _seats(), figures.played_alone_by_seat, figures.alone_by_seat, strict=True
        )
    ]
    total = translate("Statistics", "All seats", "row: total")
    rows.append(row(total, figures.played_alone, figures.alone.won))
    return Section(
        "alone_by_seat",
        translate("Statistics", "Alone, by seat", "heading; the user is declarer"),
        FigureRows(
            (
                first,
                translate("Statistics", "Deals", "column: number of deals"),
                translate("Statistics", "Alone", "column: share of deals played alone"),
                won,
                *rate,
            ),
            tuple(rows),
            totals=1,
        ),
    )


def _alone_by_bid(figures: Figures) -> Section:
    rows = [
        _win_row(Cell(say.bid_band(*band)), line.won)
        for band, line in zip(BID_BANDS, figures.alone_by_bid, strict=True)
    ]
    return Section(
        "alone_by_bid",
        translate("Statistics", "Alone, by bid", "heading; the user is declarer"),
        FigureRows(_win_columns(translate("Statistics", "Bid", "column")), tuple(rows)),
    )


# Defending


def _defending_by_game(figures: Figures, words: Words, theme: Theme) -> Section:
    rows = [
        _win_row(_game(game, words, theme), figures.defended_by_game[game]) for game in GameType
    ]
    rows.append(_win_row(Cell(_all_games()), figures.defended))
    return Section(
        "defending_by_game",
        translate("Statistics", "Defending, by game", "heading; the user is defender"),
        FigureRows(
            _win_columns(translate("Statistics", "Game", "column: what kind")),
            tuple(rows),
            totals=1,
        ),
    )


def _defending_by_seat(figures: Figures) -> Section:
    rows = [
        _win_row(Cell(name), rate)
        for name, rate in zip(_seats(), figures.defended_by_seat, strict=True)
    ]
    return Section(
        "defending_by_seat",
        translate("Statistics", "Defending, by seat", "heading; the user is defender"),
        FigureRows(_win_columns(translate("Statistics", "Seat", "column")), tuple(rows)),
    )


# How often, and points


def _how_often(figures: Figures) -> Section:
    rows = [
        (translate("Statistics", "Played alone", "row"), figures.played_alone),
        (translate("Statistics", "Thrown in", "row: deals in which all passed"), figures.thrown_in),
        (translate("Statistics", "Hand game, alone", "row"), figures.alone.hand),
        (translate("Statistics", "Overbid, alone", "row"), figures.overbid),
        *_margin_rows(figures.alone_margins, figures.defended_margins),
    ]
    return Section(
        "how_often",
        translate("Statistics", "How often", "heading: how often things happen"),
        FigureRows(
            (
                "",
                translate("Statistics", "Times", "column: how often it happened"),
                translate("Statistics", "Out of", "column: how often it could have happened"),
                translate("Statistics", "Share", "column"),
                _scale(),
                _range_heading(),
            ),
            tuple(
                (Cell(name), _count(rate.count), _count(rate.n), *_rate_cells(rate))
                for name, rate in rows
            ),
        ),
    )


def _margin_rows(alone: MarginFigures, defending: MarginFigures) -> list[tuple[str, Rate]]:
    return [
        (translate("Statistics", "Schneider made, alone", "row"), alone.schneider_made),
        (translate("Statistics", "Schwarz made, alone", "row"), alone.schwarz_made),
        (translate("Statistics", "Schneider suffered, alone", "row"), alone.schneider_suffered),
        (translate("Statistics", "Schwarz suffered, alone", "row"), alone.schwarz_suffered),
        (translate("Statistics", "Schneider made, defending", "row"), defending.schneider_made),
        (translate("Statistics", "Schwarz made, defending", "row"), defending.schwarz_made),
        (
            translate("Statistics", "Schneider suffered, defending", "row"),
            defending.schneider_suffered,
        ),
        (
            translate("Statistics", "Schwarz suffered, defending", "row"),
            defending.schwarz_suffered,
        ),
    ]


def _points(figures: Figures) -> Section:
    rows = (
        (
            translate("Statistics", "Game points per deal", "row"),
            figures.game_points,
        ),
        (
            translate("Statistics", "Tournament score per deal", "row"),
            figures.tournament_points,
        ),
        (
            translate("Statistics", "Game points per game played alone", "row"),
            figures.alone.value,
        ),
    )
    return Section(
        "points",
        translate("Statistics", "Points", "heading: averages of game points"),
        FigureRows(
            (
                "",
                translate("Statistics", "Number", "column: number of deals or games"),
                translate("Statistics", "Average", "column"),
                _range_heading(),
            ),
            tuple(
                (
                    Cell(name),
                    _count(average.n),
                    _average(average),
                    Cell(
                        say.points_range_text(average.interval),
                        say.spoken_points_range(average.interval),
                    ),
                )
                for name, average in rows
            ),
        ),
        say.sat_out(figures.sat_out) if figures.sat_out else "",
    )


# Cards, and deals with help


def _cards(cards: CardFigures, words: Words) -> Section:
    kinds = ((say.jacks_dealt, cards.jacks), (say.aces_dealt, cards.aces))
    rows = [
        (
            Cell(name(count, words.vocabulary)),
            _count(rate.count),
            Cell(numbers.percent(chance_of(count), 1)),
            *_rate_cells(rate, chance_of(count)),
        )
        for name, rates in kinds
        for count, rate in enumerate(rates)
    ]
    return Section(
        "cards",
        translate("Statistics", "Your cards", "heading: what was dealt, against theory"),
        FigureRows(
            (
                translate("Statistics", "Dealt", "column: which cards were dealt"),
                translate("Statistics", "Deals", "column: number of deals"),
                translate("Statistics", "Theory", "column: the chance"),
                translate("Statistics", "Share", "column"),
                _scale(),
                _range_heading(),
            ),
            tuple(rows),
        ),
        say.theory_note(),
    )


def _helped(figures: Figures) -> Section:
    rows = (
        (translate("Statistics", "Alone", "row: games played alone"), figures.alone.won),
        (translate("Statistics", "Defending", "row: games defended"), figures.defended),
    )
    return Section(
        "helped",
        translate("Statistics", "With help", "heading: deals with a hint or the coach"),
        FigureRows(_win_columns(""), tuple(_win_row(Cell(name), rate) for name, rate in rows)),
        say.helped_note(figures.deals),
    )

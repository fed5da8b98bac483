# SPDX-License-Identifier: MIT
"""What is shown of an example: pictures, sums and tables, each with its words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import singledispatch
from typing import Final, TypeAlias

from PySide6.QtCore import QCoreApplication

from skat_desktop.i18n.cards import Form, card_name, rank_name
from skat_desktop.i18n.games import contract_name, contract_short, game_title, role_name
from skat_desktop.i18n.numbers import (
    card_points,
    enumerated,
    equation,
    plain,
    product,
    ratio,
    signed,
)
from skat_desktop.i18n.results import value_lines, verdict
from skat_desktop.i18n.vocabulary import Vocabulary
from skat_desktop.i18n.words import matadors_phrase
from skat_desktop.learn.help.examples import (
    NULL_KINDS,
    AnyExample,
    BarExample,
    BasesExample,
    BidsExample,
    FollowExample,
    HandExample,
    LadderExample,
    ListExample,
    MatadorExample,
    OrderExample,
    PointsExample,
    SeatsExample,
    TrickExample,
    ValueExample,
)
from skat_desktop.rules.cards import POINTS_OF_RANK, Card, mask_of, rank_of
from skat_desktop.rules.games import GameType
from skat_desktop.rules.lists import GAME_BONUS, OTHERS_BONUS, tallies
from skat_desktop.rules.rulesets import BASE_VALUES, NULL_VALUES, RuleSet
from skat_desktop.rules.seating import TABLE_SIZES
from skat_desktop.rules.series import ListKind
from skat_desktop.ui.help.figure import Bar, CardRow, Cell, Figure, Mark, Steps

translate = QCoreApplication.translate

SEAT_ROLES: Final = ("forehand", "middlehand", "rearhand")


@dataclass(frozen=True, slots=True)
class Caption:
    """A line of text under a picture; ``tone`` is ``good``, ``bad`` or empty."""

    text: str
    tone: str = ""


@dataclass(frozen=True, slots=True)
class Grid:
    """A table of figures.

    Attributes:
        rows: the cells; the first ``heads`` rows are headings.
        heads: number of headings.
        left: columns of words, counted from the left; figures stand on the right.
        rule_above: rows with a line above them: sums.
        tone: colour of the last row: ``good``, ``bad`` or empty.
        strong: rows that are emphasised.
    """

    rows: tuple[tuple[str, ...], ...]
    heads: int = 0
    left: int = 1
    rule_above: frozenset[int] = frozenset()
    tone: str = ""
    strong: frozenset[int] = frozenset()


Shown: TypeAlias = Figure | Caption | Grid


@dataclass(frozen=True, slots=True)
class Presenter:
    """Puts examples into words and pictures.

    Attributes:
        vocabulary: the language and the deck.
        rules: the rule set of the bid table.
    """

    vocabulary: Vocabulary
    rules: RuleSet

    def show(self, example: AnyExample) -> tuple[Shown, ...]:
        """Return what is shown of an example, from top to bottom."""
        return tuple(_show(example, self))

    def describe(self, example: AnyExample) -> str:
        """Return all that is shown in words, for search and speech."""
        lines = []
        for shown in self.show(example):
            if isinstance(shown, Figure):
                lines.append(shown.spoken)
            elif isinstance(shown, Caption):
                lines.append(shown.text)
            else:
                lines += [cell for row in shown.rows for cell in row]
        return "\n".join(lines)

    def names(self, cards: Iterable[Card]) -> str:
        """Return cards in spoken words, one after the other."""
        return enumerated(
            [card_name(card, self.vocabulary, Form.LABEL, spoken=True) for card in cards]
        )

    def game(self, game: GameType) -> str:
        """Return the name of a game."""
        return game_title(game, self.vocabulary)


def _legend_counts() -> str:
    return translate("Help", "counts", "legend of a picture: gold frame")


def _legend_missing() -> str:
    return translate("Help", "missing", "legend of a picture: faint card")


def _legend_held() -> str:
    return translate("Help", "held", "legend of a picture: card in the hand")


@singledispatch
def _show(example: object, presenter: Presenter) -> Sequence[Shown]:
    raise TypeError(type(example).__name__)


@_show.register
def _(example: HandExample, presenter: Presenter) -> Sequence[Shown]:
    def mark(card: Card) -> Mark:
        for cards, meaning in (
            (example.gold, Mark.GOLD),
            (example.faint, Mark.FAINT),
            (example.good, Mark.GOOD),
            (example.bad, Mark.BAD),
        ):
            if cards >> card & 1:
                return meaning
        return Mark.NONE

    cells = [Cell(card, mark(card)) for card in example.cards]
    cells += [Cell(card, mark(card), apart=not number) for number, card in enumerate(example.skat)]
    spoken = presenter.names((*example.cards, *example.skat))
    for mark_, text in (
        (Mark.GOLD, translate("Help", "{cards}. Marked: {marked}.", "picture in words")),
        (Mark.FAINT, translate("Help", "{cards}. Faint: {marked}.", "picture in words")),
        (Mark.GOOD, translate("Help", "{cards}. With a tick: {marked}.", "picture in words")),
        (Mark.BAD, translate("Help", "{cards}. With a cross: {marked}.", "picture in words")),
    ):
        marked = [cell.card for cell in cells if cell.mark is mark_]
        if marked and len(marked) < len(cells):
            spoken = text.format(cards=spoken.rstrip(".。"), marked=presenter.names(marked))
    return (Figure((CardRow(tuple(cells)),), spoken),)


@_show.register
def _(example: PointsExample, presenter: Presenter) -> Sequence[Shown]:
    points = [POINTS_OF_RANK[rank_of(card)] for card in example.cards]
    cells = tuple(
        Cell(card, note=plain(count)) for card, count in zip(example.cards, points, strict=True)
    )
    spoken = enumerated(
        [
            translate("Help", "{card} {points}", "a card and its points, in words").format(
                card=rank_name(rank_of(card), presenter.vocabulary), points=count
            )
            for card, count in zip(example.cards, points, strict=True)
        ]
    )
    return (Figure((CardRow(cells),), spoken),)


@_show.register
def _(example: OrderExample, presenter: Presenter) -> Sequence[Shown]:
    rows = []
    spoken = []
    plain_title = translate("Help", "Every other suit, high to low", "heading of a row of cards")
    if example.game.is_null:
        plain_title = translate("Help", "Every suit, high to low", "heading of a row of cards")
    for title, cards, mark in (
        (
            translate("Help", "Trumps, high to low", "heading of a row of cards"),
            example.trumps,
            Mark.GOLD,
        ),
        (plain_title, example.plain, Mark.NONE),
    ):
        if cards:
            rows.append(CardRow(tuple(Cell(card, mark) for card in cards), title))
            spoken.append(
                translate("Help", "{title}: {cards}.", "row of cards in words").format(
                    title=title, cards=presenter.names(cards)
                )
            )
    return (Figure(tuple(rows), "\n".join(spoken)),)


@_show.register
def _(example: TrickExample, presenter: Presenter) -> Sequence[Shown]:
    cells = tuple(
        Cell(
            card, Mark.GOLD if place == example.winner else Mark.FAINT, role_name(SEAT_ROLES[place])
        )
        for place, card in enumerate(example.cards)
    )
    winner = role_name(SEAT_ROLES[example.winner])
    game = presenter.game(example.game)
    if example.game.is_null:
        text = translate("Help", "{game}: {winner} takes the trick.").format(
            game=game, winner=winner
        )
    else:
        text = translate("Help", "{game}: {winner} wins {points}.", "who wins a trick").format(
            game=game, winner=winner, points=card_points(example.points)
        )
    played = enumerated(
        [
            translate("Help", "{player} {card}", "a player and the card played").format(
                player=role_name(SEAT_ROLES[place]),
                card=card_name(card, presenter.vocabulary, Form.LABEL, spoken=True),
            )
            for place, card in enumerate(example.cards)
        ]
    )
    spoken = translate("Help", "Trick: {cards}.", "picture in words").format(cards=played)
    return (Figure((CardRow(cells),), spoken), Caption(text))


@_show.register
def _(example: FollowExample, presenter: Presenter) -> Sequence[Shown]:
    legal = example.legal
    led = CardRow((Cell(example.led),), translate("Help", "Led", "heading: the card led"))
    hand = CardRow(
        tuple(Cell(card, Mark.GOLD if legal >> card & 1 else Mark.FAINT) for card in example.cards),
        translate("Help", "Your hand", "heading of a row of cards"),
    )
    spoken = translate(
        "Help", "{game}. Led is {led}. Your hand: {cards}. You may play: {legal}."
    ).format(
        game=presenter.game(example.game),
        led=presenter.names([example.led]),
        cards=presenter.names(example.cards),
        legal=presenter.names(card for card in example.cards if legal >> card & 1),
    )
    legend: tuple[tuple[Mark, str], ...] = (
        (Mark.GOLD, translate("Help", "may be played", "legend of a picture: gold frame")),
        (Mark.FAINT, translate("Help", "may not be played", "legend of a picture: faint card")),
    )
    if legal == mask_of(example.cards):
        legend = legend[:1]
    title = translate("Help", "{game} is played.", "caption: the game").format(
        game=presenter.game(example.game)
    )
    return (Figure((led, hand), spoken, legend), Caption(title))


@_show.register
def _(example: MatadorExample, presenter: Presenter) -> Sequence[Shown]:
    count = example.count
    held = mask_of(example.cards)
    run = abs(count)

    def mark(place: int, card: Card) -> Mark:
        if place < run:
            return Mark.GOLD if count > 0 else Mark.GOLD_FAINT
        return Mark.NONE if held >> card & 1 else Mark.FAINT

    row = tuple(Cell(card, mark(place, card)) for place, card in enumerate(example.row))
    legend: list[tuple[Mark, str]] = []
    if count > 0:
        legend.append((Mark.GOLD, _legend_counts()))
        if len(row) > run:
            legend.append((Mark.FAINT, _legend_missing()))
    else:
        legend.append(
            (
                Mark.GOLD_FAINT,
                translate("Help", "missing, counts", "legend of a picture: dashed gold frame"),
            )
        )
        if len(row) > run:
            legend.append((Mark.NONE, _legend_held()))
    trumps = translate("Help", "Trumps from the top", "heading of a row of cards")
    text = translate("Help", "{game} {matadors}", "under trumps: Hearts with 2").format(
        game=presenter.game(example.game), matadors=matadors_phrase(count)
    )
    title = translate("Help", "{title}: {cards}.", "row of cards in words")
    spoken = title.format(title=trumps, cards=presenter.names(example.row))
    return (Figure((CardRow(row, trumps),), spoken, tuple(legend)), Caption(text))


@_show.register
def _(example: BarExample, presenter: Presenter) -> Sequence[Shown]:
    result = example.result
    valuation = result.valuation
    assert valuation is not None
    assert result.contract is not None
    split = translate(
        "Help", "{contract}. Card points of declarer and defenders: {points}.", "picture in words"
    ).format(
        contract=contract_name(result.contract, presenter.vocabulary),
        points=ratio(*result.points),
    )
    tone = "good" if valuation.won else "bad"
    figure = Figure((Bar(result.points[0], valuation.won),), split)
    won = (
        translate("Help", "Won", "a game") if valuation.won else translate("Help", "Lost", "a game")
    )
    text = translate("Help", "{outcome}: {points}", "won or lost, and points of both sides").format(
        outcome=won, points=ratio(*result.points)
    )
    return (figure, Caption(text, tone))


@_show.register
def _(example: ValueExample, presenter: Presenter) -> Sequence[Shown]:
    result = example.result
    valuation = result.valuation
    assert valuation is not None
    vocabulary = presenter.vocabulary
    counted = example.counted if result.matadors > 0 else 0
    cells = [Cell(card, Mark.GOLD if counted >> card & 1 else Mark.NONE) for card in example.cards]
    cells += [
        Cell(card, Mark.GOLD if counted >> card & 1 else Mark.NONE, apart=not number)
        for number, card in enumerate(example.skat)
    ]
    spoken = translate("Help", "Hand: {cards}. Skat: {skat}.", "picture in words").format(
        cards=presenter.names(example.cards), skat=presenter.names(example.skat)
    )
    legend = ((Mark.GOLD, _legend_counts()),) if counted else ()
    title = translate("Help", "Hand, and on the right the skat", "heading of a row of cards")
    tone = "good" if valuation.won else "bad"
    head = translate("Help", "{contract}, bid {bid}", "caption of a computation").format(
        contract=contract_name(example.contract, vocabulary), bid=result.bid
    )
    lines = tuple(value_lines(result, vocabulary))
    last = len(lines) - 1
    grid = Grid(lines, rule_above=frozenset({last}), tone=tone, strong=frozenset({last}))
    return (
        Caption(head),
        Figure((CardRow(tuple(cells), title),), spoken, legend),
        grid,
        Caption(verdict(result, vocabulary), tone),
    )


@_show.register
def _(example: LadderExample, presenter: Presenter) -> Sequence[Shown]:
    worth = example.worth
    row = CardRow(
        tuple(Cell(card) for card in example.cards),
        translate("Help", "Your hand", "heading of a row of cards"),
    )
    text = translate(
        "Help", "{game} {matadors}: you can bid up to {value}.", "caption of a hand"
    ).format(
        game=presenter.game(example.game),
        matadors=matadors_phrase(worth.matadors),
        value=worth.value,
    )
    levels = worth.value // worth.base
    sum_text = equation(product(levels, worth.base), plain(worth.value))
    spoken = presenter.names(example.cards)
    return (
        Figure((row, Steps(example.steps, worth.value)), spoken),
        Caption(f"{text} {sum_text}" if not _is_wide(text) else f"{text}{sum_text}"),
    )


def _is_wide(text: str) -> bool:
    """Tell whether a sentence ends in a full-width sign, after which no blank stands."""
    return text.endswith("。")


@_show.register
def _(example: ListExample, presenter: Presenter) -> Sequence[Shown]:
    letters = tuple("ABC"[: example.places])
    head = (
        translate("Help", "Deal", "column of a score list"),
        translate("Help", "Game", "column of a score list"),
        *letters,
    )
    rows: list[tuple[str, ...]] = [head]
    for entry in example.entries:
        contract = entry.result.contract
        assert contract is not None
        own = [""] * example.places
        assert entry.declarer is not None
        own[entry.declarer] = signed(entry.value)
        rows.append((plain(entry.number), contract_short(contract, presenter.vocabulary), *own))
    counted = tallies(example.entries, example.places)
    others = OTHERS_BONUS[example.places]
    sums = len(rows)
    rows.append(("", translate("Help", "Sum of the games"), *(signed(t.points) for t in counted)))
    rows.append(
        (
            "",
            translate("Help", "{bonus} for each game won, less for each lost").format(
                bonus=GAME_BONUS
            ),
            *(signed(GAME_BONUS * (t.won - t.lost)) for t in counted),
        )
    )
    rows.append(
        (
            "",
            translate("Help", "{bonus} for each game the others lost").format(bonus=others),
            *(signed(others * t.others_lost) for t in counted),
        )
    )
    total = len(rows)
    rows.append(
        (
            "",
            translate("Help", "Tournament score"),
            *(signed(score) for score in example.scores(ListKind.TOURNAMENT)),
        )
    )
    rows.append(
        (
            "",
            translate("Help", "Settlement", "what each gets from the others"),
            *(signed(score) for score in example.settled),
        )
    )
    return (
        Grid(
            tuple(rows),
            heads=1,
            left=2,
            rule_above=frozenset({sums, total}),
            strong=frozenset({total}),
        ),
    )


@_show.register
def _(example: BidsExample, presenter: Presenter) -> Sequence[Shown]:
    vocabulary = presenter.vocabulary
    rows = [
        (
            translate("Help", "Bid", "column of the bid table"),
            translate("Help", "How it comes about", "column of the bid table"),
        )
    ]
    for value, ways in BidsExample(presenter.rules).ways().items():
        parts = []
        for way in ways:
            name = contract_name(way.contract, vocabulary)
            parts.append(
                name
                if way.contract.game.is_null
                else translate("Help", "{game} {product}", "way to a bid: Hearts 3 × 10").format(
                    game=name, product=product(way.times, way.base)
                )
            )
        rows.append((plain(value), enumerated(parts)))
    return (Grid(tuple(rows), heads=1, left=2),)


@_show.register
def _(example: BasesExample, presenter: Presenter) -> Sequence[Shown]:
    rows = [
        (
            translate("Help", "Game", "column of base values"),
            translate("Help", "Base value", "column of base values"),
        )
    ]
    rows += [(presenter.game(game), plain(value)) for game, value in BASE_VALUES.items()]
    null = len(rows)
    rows += [
        (
            contract_name(contract, presenter.vocabulary),
            plain(NULL_VALUES[contract.hand, contract.ouvert]),
        )
        for contract in NULL_KINDS
    ]
    return (Grid(tuple(rows), heads=1, rule_above=frozenset({null})),)


@_show.register
def _(example: SeatsExample, presenter: Presenter) -> Sequence[Shown]:
    def part(places: int, place: int) -> str:
        if place >= places:
            return ""
        seat = example.seating(places).seat_of(place)
        return role_name("sits_out" if seat is None else SEAT_ROLES[seat])

    def tables(places: int) -> str:
        return translate("Help", "%n players", "column: size of the table", places)

    def place_name(place: int) -> str:
        if place == 0:
            return role_name("dealer")
        return translate("Help", "%n to the dealer’s left", "place at the table", place)

    rows = [("", *(tables(places) for places in TABLE_SIZES))]
    rows += [
        (place_name(place), *(part(places, place) for places in TABLE_SIZES))
        for place in range(max(TABLE_SIZES))
    ]
    return (Grid(tuple(rows), heads=1, left=4),)

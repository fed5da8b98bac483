# SPDX-License-Identifier: MIT
"""The examples of the help pages: cards and figures, and what the engine says about them.

They stand once in ``resources/help/examples.toml`` for all languages. An entry may also hold
``claims``, facts on which the text of the pages relies; reading fails when the engine disagrees.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any, Final, Protocol, TypeAlias

from skat_desktop.rules.cards import (
    POINTS_OF_RANK,
    Card,
    Hand,
    Rank,
    Suit,
    make_card,
    mask_of,
    parse_card,
    points_of,
)
from skat_desktop.rules.contract import Contract, contracts_after, parse_contract
from skat_desktop.rules.games import (
    STRENGTH,
    TRUMPS,
    TRUMPS_HIGH_TO_LOW,
    GameType,
    legal_cards,
    matadors,
    parse_game,
    winning_index,
)
from skat_desktop.rules.ladder import ladder
from skat_desktop.rules.lists import ranking, scores, settlement
from skat_desktop.rules.refusal import Refusal
from skat_desktop.rules.result import End, GameResult
from skat_desktop.rules.rulesets import INTERNATIONAL, RuleSet, rule_set
from skat_desktop.rules.seating import Seating, seating
from skat_desktop.rules.series import Entry, ListKind
from skat_desktop.rules.valuation import LossReason, Play, possible_multipliers, value_game
from skat_desktop.rules.worth import Worth, hand_worth


class ExampleError(ValueError):
    """An example is wrong; the message names it and says what the engine says."""


class FactKind(Enum):
    """How a fact is written in a text."""

    NUMBER = "number"
    SIGNED = "signed"
    CARD = "card"
    MATADORS = "matadors"


@dataclass(frozen=True, slots=True)
class Fact:
    """What the engine says about an example: a number, a score, a card, "with 2"."""

    kind: FactKind
    value: int


Facts: TypeAlias = dict[str, Fact]


def _number(value: int) -> Fact:
    return Fact(FactKind.NUMBER, value)


class Example(Protocol):
    """An example of any kind."""

    def facts(self) -> Facts:
        """Return what a text may say about it, by name."""


@dataclass(frozen=True, slots=True)
class HandExample:
    """Some cards in a row, some of them marked.

    Attributes:
        cards: the cards in the order shown.
        skat: cards that lie apart from them.
        gold: the cards that the text is about.
        faint: the cards that are missing or lose.
        good: the cards that win or count.
        bad: the cards that lose.
    """

    cards: tuple[Card, ...]
    skat: tuple[Card, ...]
    gold: Hand
    faint: Hand
    good: Hand
    bad: Hand

    def facts(self) -> Facts:
        """Count the cards and their points."""
        everything = mask_of((*self.cards, *self.skat))
        return {
            "count": _number(len(self.cards)),
            "points": _number(points_of(everything)),
            "gold": _number(points_of(self.gold)),
        }


@dataclass(frozen=True, slots=True)
class PointsExample:
    """The cards of a suit with their card points, high to low."""

    suit: Suit

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards, those with most points first."""
        ranks = sorted(Rank, key=lambda rank: (-POINTS_OF_RANK[rank], -rank))
        return tuple(make_card(self.suit, rank) for rank in ranks)

    def facts(self) -> Facts:
        """Sum up the suit, and all four."""
        one = points_of(mask_of(self.cards))
        return {"suit": _number(one), "all": _number(4 * one)}


@dataclass(frozen=True, slots=True)
class OrderExample:
    """The trumps of a game, and another suit, from high to low."""

    game: GameType

    @property
    def trumps(self) -> tuple[Card, ...]:
        """The trumps, high to low; none in Null."""
        return TRUMPS_HIGH_TO_LOW[self.game]

    @property
    def plain(self) -> tuple[Card, ...]:
        """A suit that is not trumps, high to low."""
        suit = Suit.HEARTS if self.game.trump_suit is not Suit.HEARTS else Suit.SPADES
        cards = [
            card for card in range(suit * 8, suit * 8 + 8) if not TRUMPS[self.game] >> card & 1
        ]
        return tuple(sorted(cards, key=STRENGTH[self.game].__getitem__, reverse=True))

    def facts(self) -> Facts:
        """Count the trumps."""
        return {"trumps": _number(len(self.trumps)), "plain": _number(len(self.plain))}


@dataclass(frozen=True, slots=True)
class TrickExample:
    """A trick; forehand has led.

    Attributes:
        game: what is played.
        cards: the cards in the order played.
    """

    game: GameType
    cards: tuple[Card, ...]

    @property
    def winner(self) -> int:
        """The place of the winning card in the order played."""
        return winning_index(self.game, self.cards)

    @property
    def points(self) -> int:
        """The card points in the trick."""
        return points_of(mask_of(self.cards))

    def facts(self) -> Facts:
        """Tell who wins with what, and what it brings."""
        return {
            "winner": _number(self.winner),
            "card": Fact(FactKind.CARD, self.cards[self.winner]),
            "points": _number(self.points),
        }


@dataclass(frozen=True, slots=True)
class FollowExample:
    """Which cards of a hand may be played to a card led."""

    game: GameType
    led: Card
    cards: tuple[Card, ...]

    @property
    def legal(self) -> Hand:
        """The cards that may be played."""
        return legal_cards(self.game, mask_of(self.cards), self.led)

    def facts(self) -> Facts:
        """Count the legal cards."""
        return {"legal": _number(self.legal.bit_count()), "led": Fact(FactKind.CARD, self.led)}


@dataclass(frozen=True, slots=True)
class MatadorExample:
    """The top trumps that somebody holds or lacks."""

    game: GameType
    cards: tuple[Card, ...]

    @property
    def count(self) -> int:
        """The matadors, signed."""
        return matadors(self.game, mask_of(self.cards))

    @property
    def row(self) -> tuple[Card, ...]:
        """The trumps from the top to the one that ends the run."""
        return TRUMPS_HIGH_TO_LOW[self.game][: abs(self.count) + 1]

    def facts(self) -> Facts:
        """Tell the matadors."""
        return {
            "matadors": Fact(FactKind.MATADORS, self.count),
            "count": _number(self.count),
            "levels": _number(abs(self.count) + 1),
        }


@dataclass(frozen=True, slots=True)
class BarExample:
    """The declarer's card points on the scale to 120, and whether they win."""

    result: GameResult

    def facts(self) -> Facts:
        """Tell both sides' points."""
        return _result_facts(self.result)


@dataclass(frozen=True, slots=True)
class ValueExample:
    """A finished game with the computation of its value.

    Attributes:
        cards: the hand; the cards put aside belong to it.
        skat: the skat as it lay.
        result: how it ended.
        rules: the rule set.
    """

    cards: tuple[Card, ...]
    skat: tuple[Card, ...]
    result: GameResult
    rules: RuleSet

    @property
    def contract(self) -> Contract:
        """What was declared."""
        assert self.result.contract is not None
        return self.result.contract

    @property
    def counted(self) -> Hand:
        """The cards held that count as matadors, or the ones missing."""
        count = abs(self.result.matadors)
        return mask_of(TRUMPS_HIGH_TO_LOW[self.contract.game][:count])

    def facts(self) -> Facts:
        """Tell value, multiplier and result."""
        return _result_facts(self.result)


def _result_facts(result: GameResult) -> Facts:
    valuation = result.valuation
    assert valuation is not None
    return {
        "matadors": Fact(FactKind.MATADORS, result.matadors),
        "count": _number(result.matadors),
        "base": _number(valuation.base),
        "multiplier": _number(valuation.multiplier),
        "value": _number(valuation.game_value),
        "score": Fact(FactKind.SIGNED, valuation.value),
        "won": _number(valuation.won),
        "overbid": _number(valuation.overbid),
        "bid": _number(result.bid),
        "points": _number(result.points[0]),
        "others": _number(result.points[1]),
    }


@dataclass(frozen=True, slots=True)
class LadderExample:
    """How far a hand can bid with a game."""

    cards: tuple[Card, ...]
    game: GameType
    rules: RuleSet

    @property
    def worth(self) -> Worth:
        """What the game is worth."""
        worths = hand_worth(self.rules, mask_of(self.cards))
        return next(worth for worth in worths if worth.game is self.game)

    @property
    def steps(self) -> tuple[int, ...]:
        """The bids up to the value, and the next three."""
        steps = ladder(self.rules)
        reached = sum(step <= self.worth.value for step in steps)
        return steps[: reached + 3]

    def facts(self) -> Facts:
        """Tell value and matadors."""
        worth = self.worth
        return {
            "value": _number(worth.value),
            "hand": _number(worth.hand_value),
            "matadors": Fact(FactKind.MATADORS, worth.matadors),
            "count": _number(worth.matadors),
            "base": _number(worth.base),
            "multiplier": _number(worth.value // worth.base),
        }


@dataclass(frozen=True, slots=True)
class ListExample:
    """A short series on a score list.

    Attributes:
        places: seats at the table.
        entries: the deals.
    """

    places: int
    entries: tuple[Entry, ...]

    def scores(self, kind: ListKind, count: int | None = None) -> list[int]:
        """Return the score of each place after some deals, or after all."""
        return scores(self.entries[:count], self.places, kind)

    @property
    def settled(self) -> list[int]:
        """The settlement of the tournament list."""
        return settlement(self.scores(ListKind.TOURNAMENT))

    @property
    def ranks(self) -> list[int]:
        """The ranking by the tournament list."""
        return ranking(self.scores(ListKind.TOURNAMENT))

    def facts(self) -> Facts:
        """Tell each place's sums and settlement, counted from 1."""
        found: Facts = {}
        for name, figures in (
            ("plain", self.scores(ListKind.PLAIN)),
            ("tournament", self.scores(ListKind.TOURNAMENT)),
            ("settled", self.settled),
        ):
            for place, figure in enumerate(figures, start=1):
                found[f"{name}{place}"] = Fact(FactKind.SIGNED, figure)
        return found


@dataclass(frozen=True, slots=True)
class Way:
    """How a value comes about: a game, its base value, and what that is multiplied by."""

    contract: Contract
    base: int
    times: int


@dataclass(frozen=True, slots=True)
class BidsExample:
    """All values of the auction; the user's rule set takes the place of ``rules``."""

    rules: RuleSet

    def ways(self) -> dict[int, tuple[Way, ...]]:
        """Return each value of the ladder with all ways to it, ascending."""
        found: dict[int, set[Way]] = {}
        for contract in contracts_after(took_skat=True) + contracts_after(took_skat=False):
            base = self.rules.base_value(contract)
            if contract.game.is_null:
                found.setdefault(base, set()).add(Way(contract, base, 1))
                continue
            # Where ouvert has a base of its own it is a game of its own here.
            own = base != self.rules.base_value(Contract(contract.game))
            shown = contract if own else Contract(contract.game)
            for count in range(1, TRUMPS[contract.game].bit_count() + 1):
                for times in possible_multipliers(self.rules, contract, count):
                    found.setdefault(base * times, set()).add(Way(shown, base, times))
        order = list(GameType)
        return {
            value: tuple(sorted(found[value], key=lambda way: order.index(way.contract.game)))
            for value in ladder(self.rules)
        }

    def facts(self) -> Facts:
        """Tell the ends of the ladder and its length."""
        steps = ladder(self.rules)
        return {
            "count": _number(len(steps)),
            "first": _number(steps[0]),
            "last": _number(steps[-1]),
        }


@dataclass(frozen=True, slots=True)
class BasesExample:
    """The base values of the games."""

    def facts(self) -> Facts:
        """Tell each base value by the letter of its game, Null with its kinds."""
        found = {
            str(contract): _number(INTERNATIONAL.base_value(contract))
            for contract in (*(Contract(game) for game in GameType), *NULL_KINDS)
        }
        found["least"] = _number(ladder(INTERNATIONAL)[0])
        return found


NULL_KINDS: Final = (
    Contract(GameType.NULL),
    Contract(GameType.NULL, hand=True),
    Contract(GameType.NULL, ouvert=True),
    Contract(GameType.NULL, hand=True, ouvert=True),
)


@dataclass(frozen=True, slots=True)
class SeatsExample:
    """Who plays which part at tables of three, four and five; place 0 deals."""

    def seating(self, places: int) -> Seating:
        """Return who plays in the first deal."""
        return seating(places, 0)

    def facts(self) -> Facts:
        """Tell nothing: the picture says it."""
        return {}


AnyExample: TypeAlias = (
    HandExample
    | PointsExample
    | OrderExample
    | TrickExample
    | FollowExample
    | MatadorExample
    | BarExample
    | ValueExample
    | LadderExample
    | ListExample
    | BidsExample
    | BasesExample
    | SeatsExample
)

Entries: TypeAlias = Mapping[str, Any]


def _cards(text: str) -> tuple[Card, ...]:
    cards = tuple(parse_card(code) for code in text.split())
    mask_of(cards)
    return cards


def _mask(entry: Entries, name: str) -> Hand:
    return mask_of(_cards(entry.get(name, "")))


def _hand(entry: Entries) -> HandExample:
    found = HandExample(
        _cards(entry["cards"]),
        _cards(entry.get("skat", "")),
        _mask(entry, "gold"),
        _mask(entry, "faint"),
        _mask(entry, "good"),
        _mask(entry, "bad"),
    )
    shown = mask_of((*found.cards, *found.skat))
    if (found.gold | found.faint | found.good | found.bad) & ~shown:
        raise ExampleError("a card is marked that is not shown")
    return found


def _trick(entry: Entries) -> TrickExample:
    cards = _cards(entry["cards"])
    if len(cards) != 3:
        raise ExampleError("a trick has three cards")
    return TrickExample(parse_game(entry["game"]), cards)


def _matador(entry: Entries) -> MatadorExample:
    return MatadorExample(parse_game(entry["game"]), _cards(entry["cards"]))


def _result(entry: Entries, cards: Sequence[Card], rules: RuleSet) -> GameResult:
    """Value a finished game: ``game``, ``bid``, ``points``, ``tricks`` and ``conceded``."""
    contract = parse_contract(entry["game"])
    points, own = int(entry.get("points", 0)), int(entry["tricks"])
    others = 10 - own
    if contract.game.is_null and own:
        others = 0
    bid = int(entry.get("bid", 18))
    if bid not in ladder(rules):
        raise ExampleError(f"{bid} is no bid")
    play = Play(points, own, others, conceded=bool(entry.get("conceded", False)))
    held = mask_of(cards) if cards else None
    count = matadors(contract.game, held) if held is not None else int(entry["matadors"])
    value = value_game(rules, contract, bid, play, cards=held, matador_count=count)
    end = End.PLAYED_OUT
    if value.reason is LossReason.CONCEDED:
        end = End.CONCEDED_BY_DECLARER
    elif value.reason is LossReason.TRICK:
        end = End.NULL_TRICK
    return GameResult(
        end=end,
        scores=(value.value, 0, 0),
        declarer=0,
        bid=bid,
        contract=contract,
        valuation=value,
        matadors=count,
        points=(points, 120 - points),
        tricks=(own, others),
    )


def _value(entry: Entries) -> ValueExample:
    cards, skat = _cards(entry["cards"]), _cards(entry["skat"])
    if len(cards) != 10 or len(skat) != 2:
        raise ExampleError("a declarer has ten cards and a skat of two")
    rules = rule_set(entry.get("rules", INTERNATIONAL.id))
    return ValueExample(cards, skat, _result(entry, (*cards, *skat), rules), rules)


def _list(entry: Entries) -> ListExample:
    places = int(entry.get("places", 3))
    entries = []
    for number, (declarer, text, bid, points, tricks, count) in enumerate(entry["deals"]):
        given = {"game": text, "bid": bid, "points": points, "tricks": tricks, "matadors": count}
        result = _result(given, (), INTERNATIONAL)
        seats = seating(places, number % places)
        seat = seats.seat_of(declarer - 1)
        if seat is None:
            raise ExampleError(f"place {declarer} sits out in deal {number + 1}")
        assert result.valuation is not None
        own = [0, 0, 0]
        own[seat] = result.valuation.value
        placed = GameResult(
            end=result.end,
            scores=(own[0], own[1], own[2]),
            declarer=seat,
            bid=result.bid,
            contract=result.contract,
            valuation=result.valuation,
            matadors=result.matadors,
            points=result.points,
            tricks=result.tricks,
        )
        entries.append(Entry(number + 1, seats, placed))
    return ListExample(places, tuple(entries))


_KINDS: Final[dict[str, Callable[[Entries], AnyExample]]] = {
    "hand": _hand,
    "points": lambda entry: PointsExample(Suit("DHSC".index(entry["suit"]))),
    "order": lambda entry: OrderExample(parse_game(entry["game"])),
    "trick": _trick,
    "follow": lambda entry: FollowExample(
        parse_game(entry["game"]), parse_card(entry["led"]), _cards(entry["cards"])
    ),
    "matadors": _matador,
    "bar": lambda entry: BarExample(_result({"matadors": 1, **entry}, (), INTERNATIONAL)),
    "value": _value,
    "ladder": lambda entry: LadderExample(
        _cards(entry["cards"]), parse_game(entry["game"]), INTERNATIONAL
    ),
    "list": _list,
    "bids": lambda entry: BidsExample(rule_set(entry.get("rules", INTERNATIONAL.id))),
    "bases": lambda _entry: BasesExample(),
    "seats": lambda _entry: SeatsExample(),
}


def parse_examples(text: str) -> dict[str, AnyExample]:
    """Read the examples.

    Raises:
        ExampleError: an example is not legal, or claims what the engine denies.
    """
    examples: dict[str, AnyExample] = {}
    for name, entry in tomllib.loads(text).items():
        try:
            example = _KINDS[entry["kind"]](entry)
        except (Refusal, ExampleError, KeyError, ValueError) as error:
            raise ExampleError(f"{name}: {error!r}") from error
        facts = example.facts()
        for claim, claimed in entry.get("claims", {}).items():
            fact = facts.get(claim)
            said = parse_card(claimed) if isinstance(claimed, str) else int(claimed)
            if fact is None or fact.value != said:
                raise ExampleError(f"{name}: {claim} is {fact}, not {claimed}")
        examples[name] = example
    return examples

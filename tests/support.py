# SPDX-License-Identifier: MIT
"""Helpers shared by tests: data files, cards from text, and games brought to a given point."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from skat_desktop.rules.cards import ALL_CARDS, CARD_POINTS, Card, Hand, iter_cards, parse_hand
from skat_desktop.rules.contract import parse_contract
from skat_desktop.rules.deal import SEATS, Deal, deal_cards
from skat_desktop.rules.events import (
    Act,
    Bid,
    CardPlayed,
    Claimed,
    Conceded,
    ConcessionAnswered,
    Declared,
    Discarded,
    Held,
    Passed,
    RestAwarded,
    SkatTaken,
)
from skat_desktop.rules.games import legal_cards
from skat_desktop.rules.ladder import ladder
from skat_desktop.rules.result import GameResult
from skat_desktop.rules.rulesets import INTERNATIONAL, RuleSet
from skat_desktop.rules.shuffle import HashStream
from skat_desktop.rules.skatgame import SkatGame
from skat_desktop.rules.valuation import Valuation

DATA: Final = Path(__file__).parent / "data"
SEAT_LETTERS: Final = "FMR"


def load_json(name: str) -> Any:
    """Read a JSON file of tests/data."""
    return json.loads((DATA / name).read_text(encoding="utf-8"))


def load_lines(name: str) -> Iterator[Any]:
    """Read a gzipped file of tests/data with one JSON value a line."""
    with gzip.open(DATA / name, "rt", encoding="utf-8") as lines:
        for line in lines:
            yield json.loads(line)


def cards(codes: str | Iterable[str]) -> Hand:
    """Return the set of some cards: ``cards("CJ SA")`` or ``cards(["CJ", "SA"])``."""
    return parse_hand(codes if isinstance(codes, str) else " ".join(codes))


def make_deal(forehand: str = "", middlehand: str = "", rearhand: str = "", skat: str = "") -> Deal:
    """Return a deal with some cards given; the others fill the free places from low to high."""
    given = [cards(text) for text in (forehand, middlehand, rearhand, skat)]
    rest = iter_cards(ALL_CARDS & ~(given[0] | given[1] | given[2] | given[3]))
    for owner, size in enumerate((10, 10, 10, 2)):
        while given[owner].bit_count() < size:
            given[owner] |= 1 << next(rest)
    return Deal((given[0], given[1], given[2]), given[3])


def random_deal(stream: HashStream) -> Deal:
    """Return a deal drawn from a stream."""
    return deal_cards(stream.shuffled(range(32)))


def auction_events(tokens: Sequence[str]) -> list[Act]:
    """Read an auction from tokens like ``M18 Fy Mp``."""
    events: list[Act] = []
    for token in tokens:
        seat = SEAT_LETTERS.index(token[0])
        word = token[1:]
        if word == "y":
            events.append(Held(seat))
        elif word == "p":
            events.append(Passed(seat))
        else:
            events.append(Bid(seat, int(word)))
    return events


def auction_to(declarer: int, bid: int) -> list[Act]:
    """Return a legal auction that this declarer wins at this bid, or at 18 by the last word."""
    if declarer == 0:
        return [Bid(1, bid), Held(0), Passed(1), Passed(2)]
    if declarer == 1:
        return [Bid(1, bid), Passed(0), Passed(2)]
    return [Passed(1), Bid(2, bid), Passed(0)]


def game_with(
    deal: Deal,
    contract: str,
    *,
    declarer: int = 0,
    bid: int = 18,
    discard: str | Hand | None = None,
    rules: RuleSet = INTERNATIONAL,
) -> SkatGame:
    """Return a game ready for the first card, brought there by legal events.

    Args:
        deal: the cards.
        contract: text form; with ``H`` the skat is left, else taken up.
        declarer: who wins the auction.
        bid: the bid.
        discard: the two cards laid away, by default those that were found.
        rules: the rule set.
    """
    game = SkatGame(deal, rules)
    for event in auction_to(declarer, bid):
        game.apply(event)
    wanted = parse_contract(contract)
    if not wanted.hand:
        laid_away = deal.skat if discard is None else discard
        game.apply(SkatTaken(declarer))
        game.apply(
            Discarded(declarer, cards(laid_away) if isinstance(laid_away, str) else laid_away)
        )
    game.apply(Declared(declarer, wanted))
    return game


def play(game: SkatGame, codes: str) -> None:
    """Play cards one after the other, each by the seat whose turn it is."""
    for code in codes.split():
        seat = game.to_act
        assert seat is not None
        (card,) = iter_cards(cards(code))
        game.apply(CardPlayed(seat, card))


def legal_now(game: SkatGame) -> list[Card]:
    """Return the cards that the seat to act may play."""
    state = game.state
    assert state.contract is not None
    assert game.to_act is not None
    led = state.trick[0] if state.trick else None
    return list(iter_cards(legal_cards(state.contract.game, state.hands[game.to_act], led)))


def play_randomly(game: SkatGame, stream: HashStream, count: int = 30) -> None:
    """Play up to so many random legal cards, fewer when the deal ends."""
    for _ in range(count):
        if game.result is not None:
            return
        legal = legal_now(game)
        seat = game.to_act
        assert seat is not None
        game.apply(CardPlayed(seat, legal[stream.below(len(legal))]))


def play_from_top(game: SkatGame, count: int = 30) -> None:
    """Let every seat play its most valuable legal card, up to so many cards."""
    for _ in range(count):
        if game.result is not None:
            return
        seat = game.to_act
        assert seat is not None
        best = max(legal_now(game), key=lambda card: (CARD_POINTS[card], card))
        game.apply(CardPlayed(seat, best))


def everything_sayable(game: SkatGame) -> Iterator[Act | RestAwarded]:
    """Yield events of every kind by every seat, legal or not, but no words of house rules."""
    contracts = [
        parse_contract(letter + mods)
        for letter in "DHSCGN"
        for mods in (("", "H", "O", "HO") if letter == "N" else ("", "H", "HS", "HZ", "HO"))
    ]
    for seat in SEATS:
        yield Passed(seat)
        yield Held(seat)
        yield SkatTaken(seat)
        yield Claimed(seat)
        yield Conceded(seat)
        yield ConcessionAnswered(seat, agreed=True)
        yield ConcessionAnswered(seat, agreed=False)
        for value in (*ladder(game.rules), 0, 19, 265):
            yield Bid(seat, value)
        for contract in contracts:
            yield Declared(seat, contract)
        for card in range(32):
            yield CardPlayed(seat, card)
            yield Discarded(seat, 1 << card | 1 << (card + 1) % 32)
            yield Discarded(seat, 1 << card)


def is_over(game: SkatGame) -> bool:
    """Tell whether a deal has ended."""
    return game.result is not None


def result_of(game: SkatGame) -> GameResult:
    """Return how a deal ended; it must have."""
    assert game.result is not None
    return game.result


def valuation_of(game: SkatGame) -> Valuation:
    """Return the value of a deal that somebody played; it must have ended."""
    valuation = result_of(game).valuation
    assert valuation is not None
    return valuation

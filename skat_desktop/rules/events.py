# SPDX-License-Identifier: MIT
"""Everything that happens in a deal, as small frozen values.

An event is also a proposal: a player proposes one, the game accepts it or refuses it. A game is
the list of its accepted events; its state is what folding them gives. Each event has a text
form, ``str(event)``, that :func:`parse_event` reads back::

    deal CJ … | … | … | …      0 bid 18      1 yes        0 pass
    2 take                      2 discard C7 D8            2 declare GHS
    0 play CJ                   2 claim       2 concede    0 agree     0 refuse
    1 announce kontra           rest declarer
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from skat_desktop.rules.cards import Card, Hand, card_code, hand_text, parse_card, parse_hand
from skat_desktop.rules.contract import Contract, parse_contract
from skat_desktop.rules.deal import SEATS, Deal, parse_deal
from skat_desktop.rules.refusal import Refusal


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened; the base of all."""


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """The cards were dealt."""

    deal: Deal

    def __str__(self) -> str:
        return f"deal {self.deal}"


@dataclass(frozen=True, slots=True)
class Act(Event):
    """Something a seat did."""

    seat: int


@dataclass(frozen=True, slots=True)
class Bid(Act):
    """A value was said in the auction."""

    value: int

    def __str__(self) -> str:
        return f"{self.seat} bid {self.value}"


@dataclass(frozen=True, slots=True)
class Held(Act):
    """A value was answered with yes."""

    def __str__(self) -> str:
        return f"{self.seat} yes"


@dataclass(frozen=True, slots=True)
class Passed(Act):
    """A seat left the auction."""

    def __str__(self) -> str:
        return f"{self.seat} pass"


@dataclass(frozen=True, slots=True)
class SkatTaken(Act):
    """The declarer took up the skat."""

    def __str__(self) -> str:
        return f"{self.seat} take"


@dataclass(frozen=True, slots=True)
class Discarded(Act):
    """The declarer discarded two cards; seats that may not know them see an empty set."""

    cards: Hand

    def __str__(self) -> str:
        return f"{self.seat} discard {hand_text(self.cards)}".rstrip()


@dataclass(frozen=True, slots=True)
class Announced(Act):
    """A house rule's word was said (Kontra, Re, Spitze …)."""

    word: str

    def __str__(self) -> str:
        return f"{self.seat} announce {self.word}"


@dataclass(frozen=True, slots=True)
class Declared(Act):
    """The declarer named the game; with Hand this leaves the skat unseen."""

    contract: Contract

    def __str__(self) -> str:
        return f"{self.seat} declare {self.contract}"


@dataclass(frozen=True, slots=True)
class CardPlayed(Act):
    """A card was played to the trick."""

    card: Card

    def __str__(self) -> str:
        return f"{self.seat} play {card_code(self.card)}"


@dataclass(frozen=True, slots=True)
class Claimed(Act):
    """A player laid the cards open and claimed the rest."""

    def __str__(self) -> str:
        return f"{self.seat} claim"


@dataclass(frozen=True, slots=True)
class Conceded(Act):
    """A player gave the game up, or asked to."""

    def __str__(self) -> str:
        return f"{self.seat} concede"


@dataclass(frozen=True, slots=True)
class ConcessionAnswered(Act):
    """A defender agreed to the declarer's concession, or refused it."""

    agreed: bool

    def __str__(self) -> str:
        return f"{self.seat} {'agree' if self.agreed else 'refuse'}"


@dataclass(frozen=True, slots=True)
class RestAwarded(Event):
    """All outstanding tricks were given to a side from outside (a server's ruling in a record).

    Only rule sets with ``rulings`` admit it, those that records are read by.
    In Null, giving the rest to the declarer means that he takes none of it and has won.
    """

    to_declarer: bool

    def __str__(self) -> str:
        return f"rest {'declarer' if self.to_declarer else 'defenders'}"


_BID_DIGITS: Final = 4
"""No bid of any rule set has more digits; Python refuses to read thousands of them."""


def _no_rest(make: Callable[[int], Event]) -> Callable[[int, str], Event]:
    def parse(seat: int, rest: str) -> Event:
        if rest:
            raise Refusal("notation.event", text=rest)
        return make(seat)

    return parse


def _parse_bid(seat: int, rest: str) -> Event:
    if not (rest.isascii() and rest.isdigit() and len(rest) <= _BID_DIGITS):
        raise Refusal("notation.bid", text=rest)
    return Bid(seat, int(rest))


_PARSERS: Final[dict[str, Callable[[int, str], Event]]] = {
    "bid": _parse_bid,
    "yes": _no_rest(Held),
    "pass": _no_rest(Passed),
    "take": _no_rest(SkatTaken),
    "discard": lambda seat, rest: Discarded(seat, parse_hand(rest)),
    "announce": Announced,
    "declare": lambda seat, rest: Declared(seat, parse_contract(rest)),
    "play": lambda seat, rest: CardPlayed(seat, parse_card(rest)),
    "claim": _no_rest(Claimed),
    "concede": _no_rest(Conceded),
    "agree": _no_rest(lambda seat: ConcessionAnswered(seat, agreed=True)),
    "refuse": _no_rest(lambda seat: ConcessionAnswered(seat, agreed=False)),
}


def parse_event(text: str) -> Event:
    """Read the text form of an event.

    Raises:
        Refusal: ``notation.event`` for an unknown form, or what is wrong with its cards,
            contract, bid or deal.
    """
    first, _, rest = text.strip().partition(" ")
    if first == "deal":
        return Dealt(parse_deal(rest))
    if first == "rest" and rest in ("declarer", "defenders"):
        return RestAwarded(to_declarer=rest == "declarer")
    verb, _, rest = rest.partition(" ")
    if first in map(str, SEATS) and verb in _PARSERS:
        return _PARSERS[verb](int(first), rest)
    raise Refusal("notation.event", text=text)


def game_text(events: tuple[Event, ...]) -> str:
    """Return the text form of a whole game: one event a line."""
    return "\n".join(str(event) for event in events)


def parse_game_text(text: str) -> tuple[Event, ...]:
    """Read a whole game, one event a line; blank lines do not matter.

    Raises:
        Refusal: as :func:`parse_event`.
    """
    return tuple(parse_event(line) for line in text.splitlines() if line.strip())

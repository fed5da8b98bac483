# SPDX-License-Identifier: MIT
"""What a hand promises in the auction, with the skat in hand, and as a Hand game.

Promises are expected list points of the declarer (Seeger-Fabian), what a loss gives the others
taken off. They come from the nets' chances and the value of each game; before the skat is seen
all 231 skats are gone through, each with its best game and discard, so that jacks in the skat
that make a game cheaper are counted as what they are.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from typing import Final

from skat_desktop.ai.evaluator.compiled import NETS
from skat_desktop.ai.evaluator.inputs import Kind, kind_of
from skat_desktop.ai.evaluator.nets import Chances, chances
from skat_desktop.rules.cards import ALL_CARDS, Card, Hand, Suit, cards_of
from skat_desktop.rules.contract import Contract
from skat_desktop.rules.games import STRENGTH, TRUMPS, GameType, matadors
from skat_desktop.rules.lists import GAME_BONUS, OTHERS_BONUS
from skat_desktop.rules.rulesets import RuleSet
from skat_desktop.rules.shuffle import HashStream
from skat_desktop.rules.valuation import best_value, least_multiple, plain_value

WON: Final = GAME_BONUS
"""List points beside the value of a game won."""
LOST: Final = GAME_BONUS + OTHERS_BONUS[3]
"""List points beside twice the value of a game lost: the own fifty and the others' forty."""

TAKEN_CONTRACTS: Final = (
    Contract(GameType.DIAMONDS),
    Contract(GameType.HEARTS),
    Contract(GameType.SPADES),
    Contract(GameType.CLUBS),
    Contract(GameType.GRAND),
    Contract(GameType.NULL),
    Contract.of(GameType.NULL, ouvert=True),
)
"""What can be declared after taking up the skat, in the order of the compiled code."""

_FEW_SKATS: Final = 12
"""How many skats are looked at before the skat is seen, where nothing is compiled."""


@dataclass(frozen=True, slots=True)
class Offer:
    """A game with a discard.

    Attributes:
        contract: the game.
        discard: the two cards laid away; 0 in a Hand game.
        value: the least value when won.
        chances: what the net says.
    """

    contract: Contract
    discard: Hand
    value: int
    chances: Chances

    def promise(self, rules: RuleSet, bid: int) -> float:
        """Return the expected list points at a bid."""
        return promise(rules, self.contract, self.value, self.chances, bid)


def promise(rules: RuleSet, contract: Contract, value: int, chance: Chances, bid: int) -> float:
    """Return the expected list points of a game.

    Args:
        rules: the rule set.
        contract: the game.
        value: its least value when won, as the cards show it.
        chance: what the net says.
        bid: what it must cover. A game that only Schneider brings up to the bid is won by
            Schneider alone; one that nothing brings up to it is lost.
    """
    base = rules.base_value(contract)
    if contract.game.is_null:
        if value < bid:
            return float(-2 * bid - LOST)
        return chance.win * (value + WON) - (1.0 - chance.win) * (2 * value + LOST)
    lost_twice = (1.0 - chance.saved) * 2 * base
    raised = base * least_multiple(base, bid)
    if contract.schneider:
        if value < bid:
            return float(-2 * raised - LOST)
        return chance.schneider * (value + WON) - (1.0 - chance.schneider) * (2 * value + LOST)
    if value >= bid:
        win = chance.win * (value + WON) + chance.schneider * base
        return win - (1.0 - chance.win) * (2 * value + LOST) - lost_twice
    if value + base >= bid:
        win = chance.schneider * (value + base + WON)
        return win - (1.0 - chance.schneider) * (2 * raised + LOST)
    return float(-2 * raised - LOST)


def _plain_pairs(game: GameType, cards: Hand) -> Iterator[tuple[Card, Card]]:
    choices = cards_of(cards & ~TRUMPS[game])
    if len(choices) < 2:
        low = sorted(cards_of(cards & TRUMPS[game]), key=STRENGTH[game].__getitem__)
        choices += low[: 2 - len(choices)]
    return combinations(choices, 2)


def _null_pairs(cards: Hand) -> Iterator[tuple[Card, Card]]:
    tops: list[Card] = []
    for suit in range(4):
        held = cards_of(cards & 0xFF << (8 * suit))
        tops += held[-1:]
        if len(held) >= 2:
            yield held[-2], held[-1]
    yield from combinations(tops, 2)


def discards_worth_trying(game: GameType, cards: Hand) -> list[Hand]:
    """Return pairs of plain cards, in Null the highest ones; trumps only where they must go."""
    pairs = _null_pairs(cards) if game.is_null else _plain_pairs(game, cards)
    return [1 << one | 1 << other for one, other in pairs]


@lru_cache(maxsize=32)
def offers(rules: RuleSet, cards: Hand, leads: bool) -> tuple[Offer, ...]:
    """Return every game with every discard worth trying for twelve cards."""
    values = [
        plain_value(rules, contract, matadors(contract.game, cards)) for contract in TAKEN_CONTRACTS
    ]
    if NETS is not None:
        return tuple(
            Offer(TAKEN_CONTRACTS[game], discard, values[game], Chances(saved, win, schneider))
            for game, discard, _, saved, win, schneider in NETS.offers(cards, leads)
        )
    found = []
    for contract, value in zip(TAKEN_CONTRACTS, values, strict=True):
        game = contract.game
        for discard in discards_worth_trying(game, cards):
            chance = chances(
                kind_of(contract), game.trump_suit, cards & ~discard, discard, leads=leads
            )
            found.append(Offer(contract, discard, value, chance))
    return tuple(found)


def with_skat(rules: RuleSet, ten: Hand, leads: bool, bids: Sequence[int]) -> dict[int, float]:
    """Return the expected list points of taking up the skat, at each of some bids.

    The value of games is that of the international rules; the classic rules differ only in Hand
    games and announcements.
    """
    return dict(zip(bids, _with_skat(rules, ten, leads, tuple(bids)), strict=True))


@lru_cache(maxsize=32)
def _with_skat(rules: RuleSet, ten: Hand, leads: bool, bids: tuple[int, ...]) -> tuple[float, ...]:
    if NETS is not None:
        return tuple(NETS.with_skat(ten, leads, array("i", bids), float(WON), float(LOST)))
    totals = [0.0] * len(bids)
    for skat in _few_skats(ten):
        found = offers(rules, ten | skat, leads)
        for place, bid in enumerate(bids):
            totals[place] += max(offer.promise(rules, bid) for offer in found)
    return tuple(total / _FEW_SKATS for total in totals)


@dataclass(frozen=True, slots=True)
class Plan:
    """What a hand will probably play if it takes up the skat.

    Attributes:
        contract: the game that is best with most skats.
        share: with how large a share of them.
        chance: the mean chance to win, whatever game is then played; skats with which nothing
            covers the bid count as lost.
    """

    contract: Contract
    share: float
    chance: float


@lru_cache(maxsize=64)
def plan(rules: RuleSet, ten: Hand, leads: bool, bid: int) -> Plan:
    """Return what ten cards will probably play at a bid."""
    tally: list[tuple[float, float]]
    if NETS is not None:
        tally = NETS.plans(ten, leads, bid, float(WON), float(LOST))
    else:
        tally = _few_plans(rules, ten, leads, bid)
    most = max(range(len(tally)), key=lambda game: tally[game][0])
    chance = sum(share * win for share, win in tally)
    return Plan(TAKEN_CONTRACTS[most], tally[most][0], chance)


def _few_skats(ten: Hand) -> Iterator[Hand]:
    """Yield some skats, always the same for the same hand."""
    stream = HashStream(f"skats {ten}")
    unseen = cards_of(ALL_CARDS & ~ten)
    for _ in range(_FEW_SKATS):
        one, other = stream.shuffled(unseen)[:2]
        yield 1 << one | 1 << other


def _few_plans(rules: RuleSet, ten: Hand, leads: bool, bid: int) -> list[tuple[float, float]]:
    counts = [0] * len(TAKEN_CONTRACTS)
    wins = [0.0] * len(TAKEN_CONTRACTS)
    for skat in _few_skats(ten):
        covering = [offer for offer in offers(rules, ten | skat, leads) if offer.value >= bid]
        if covering:
            best = max(covering, key=lambda offer: offer.promise(rules, bid))
            game = TAKEN_CONTRACTS.index(best.contract)
            counts[game] += 1
            wins[game] += best.chances.win
    return [
        (count / _FEW_SKATS, win / count if count else 0.0)
        for count, win in zip(counts, wins, strict=True)
    ]


@dataclass(frozen=True, slots=True)
class HandOffer:
    """A Hand game.

    Attributes:
        contract: the game, with its announcements.
        promise: expected list points at the bid asked about.
        chances: what the net says.
        value: its least value when won, as the ten cards show it.
    """

    contract: Contract
    promise: float
    chances: Chances
    value: int


@lru_cache(maxsize=32)
def hand_offers(rules: RuleSet, ten: Hand, leads: bool, bid: int) -> tuple[HandOffer, ...]:
    """Return what ten cards promise as Hand games, announcements included.

    The unseen skat counts as the 231 skats do: where a jack lies in it a game without several
    is worth less and may be overbid.
    """
    found = []
    for contract in TAKEN_CONTRACTS:
        game = contract.game
        hand = Contract.of(game, hand=True, ouvert=contract.ouvert)
        chance = _hand_chances(hand, ten, leads)
        shares = _matador_shares(game, ten)
        options = [hand]
        if not game.is_null:
            options.append(Contract.of(game, hand=True, schneider=True))
        for option in options:
            gain = sum(
                share * promise(rules, option, plain_value(rules, option, count), chance, bid)
                for count, share in shares
            )
            value = plain_value(rules, option, matadors(game, ten))
            found.append(HandOffer(option, gain, chance, value))
    return tuple(found)


def _hand_chances(contract: Contract, ten: Hand, leads: bool) -> Chances:
    kind, trump = kind_of(contract), contract.game.trump_suit
    if NETS is not None:
        return Chances(*NETS.chances(kind, trump or 0, ten, 0, leads, True))
    return chances(kind, trump, ten, 0, leads=leads, hand=True)


def _matador_shares(game: GameType, ten: Hand) -> list[tuple[int, float]]:
    """Return how likely each number of matadors is, over all skats; Null has none."""
    if game.is_null:
        return [(0, 1.0)]
    counts: dict[int, int] = {}
    skats = list(combinations(cards_of(ALL_CARDS & ~ten), 2))
    for one, other in skats:
        count = matadors(game, ten | 1 << one | 1 << other)
        counts[count] = counts.get(count, 0) + 1
    return [(count, number / len(skats)) for count, number in counts.items()]


def highest_value(rules: RuleSet, offer: Offer, cards: Hand) -> int:
    """Return the most an offer can be worth, Schneider and Schwarz included."""
    return best_value(rules, offer.contract, matadors(offer.contract.game, cards))


def wins_of_many(
    kind: Kind,
    trump: Suit | None,
    tens: array[int],
    skats: array[int],
    *,
    leads: bool,
    hand: bool,
) -> Sequence[float]:
    """Return the chance to win of many hands of ten cards with their skats."""
    if NETS is None:
        return [
            chances(kind, trump, ten, skat, leads=leads, hand=hand).win
            for ten, skat in zip(tens, skats, strict=True)
        ]
    found = array("f", bytes(4 * len(tens)))
    NETS.wins_of_many(kind, trump or 0, tens, skats, leads, hand, found)
    return found

# SPDX-License-Identifier: MIT
"""What was played, read from a request and held against the rules.

One seat's knowledge is enough to find most of what cannot be: wrong leaders, a seat that did
not follow and played or holds the suit all the same, and cards that no seat is left to hold.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from skat_desktop.rules.cards import ALL_CARDS, Card, Hand, card_code, cards_of
from skat_desktop.rules.contract import Contract
from skat_desktop.rules.deal import FOREHAND, HAND_SIZE, SEATS, SKAT_SIZE
from skat_desktop.rules.games import GROUP_MASKS, GROUP_OF, follows, legal_cards, winning_index
from skat_desktop.rules.rulesets import RuleSet
from skat_desktop.rules.tricks import Trick
from skat_desktop.tools.engine.errors import Code, RequestError, contradiction
from skat_desktop.tools.engine.fields import Fields


@dataclass(frozen=True, slots=True)
class History:
    """The cards played so far.

    Attributes:
        contract: what is played.
        tricks: the finished tricks.
        leader: seat that leads or led the trick on the table.
        trick: the cards on the table.
    """

    contract: Contract
    tricks: tuple[Trick, ...]
    leader: int
    trick: tuple[Card, ...]

    @property
    def to_act(self) -> int:
        """Seat that plays the next card."""
        return (self.leader + len(self.trick)) % len(SEATS)

    def plays(self) -> Iterator[tuple[int, Card, Card, str]]:
        """Yield seat, card, card led and place in the request of every card, in order."""
        for number, trick in enumerate(self.tricks):
            for index, card in enumerate(trick.cards):
                seat = (trick.leader + index) % len(SEATS)
                yield seat, card, trick.cards[0], f"tricks[{number}].cards[{index}]"
        for index, card in enumerate(self.trick):
            seat = (self.leader + index) % len(SEATS)
            yield seat, card, self.trick[0], f"trick.cards[{index}]"

    def hand_sizes(self) -> tuple[int, int, int]:
        """Return how many cards each seat still holds."""
        sizes = [HAND_SIZE] * len(SEATS)
        for seat, *_ in self.plays():
            sizes[seat] -= 1
        return sizes[0], sizes[1], sizes[2]


def read_history(fields: Fields, rules: RuleSet, contract: Contract, declarer: int) -> History:
    """Read the fields ``tricks`` and ``trick``.

    Raises:
        RequestError: code ``field`` or ``card``; ``illegal`` for a wrong leader; ``turn`` when
            the game is over.
    """
    game = contract.game
    leader = FOREHAND
    tricks: list[Trick] = []
    for inner in fields.children("tricks"):
        if len(tricks) == HAND_SIZE - 1:
            raise RequestError(Code.TURN, "tricks must leave a trick to play: at most nine.")
        cards = inner.cards("cards", len(SEATS), len(SEATS))
        _check_leader(inner, leader, bool(tricks))
        winner = (leader + winning_index(game, cards)) % len(SEATS)
        tricks.append(Trick(leader, cards, winner))
        _check_goes_on(inner, rules, contract, winner == declarer)
        leader = winner
    table = fields.child("trick")
    trick = table.cards("cards", 0, len(SEATS) - 1)
    _check_leader(table, leader, bool(tricks))
    return History(contract, tuple(tricks), leader, trick)


def _check_leader(fields: Fields, leader: int, later: bool) -> None:
    if fields.integer("leader", SEATS[0], SEATS[-1]) != leader:
        why = "has won the trick before" if later else "leads to the first trick"
        raise contradiction(f"{fields.place}leader must be seat {leader}, which {why}.")


def _check_goes_on(fields: Fields, rules: RuleSet, contract: Contract, won: bool) -> None:
    """Refuse a trick that ended the game; ``won`` tells whether the declarer took it."""
    if contract.game.is_null:
        over = won
    else:
        over = contract.schwarz and rules.lost_announcement_ends and not won
    if over:
        side = "declarer's" if won else "defenders'"
        place = fields.place.rstrip(".")
        raise RequestError(Code.TURN, f"{place} ended the game: it is the {side} first trick.")


def check_following(history: History, held: dict[int, Hand]) -> None:
    """Refuse a card of a seat that could have followed and did not.

    Args:
        history: what was played.
        held: seats whose remaining cards are known, and these cards.

    Raises:
        RequestError: code ``illegal``.
    """
    game = history.contract.game
    later = [held.get(seat, 0) for seat in SEATS]
    for seat, card, led, place in reversed(list(history.plays())):
        bit = 1 << card
        # A leader's own card is the card led.
        legal = legal_cards(game, later[seat] | bit, led)
        if not legal & bit:
            proof = card_code(cards_of(legal)[-1])
            raise contradiction(
                f"{place}: seat {seat} did not follow {card_code(led)} with {card_code(card)}, "
                f"but had {proof}."
            )
        later[seat] |= bit


def check_places(history: History, held: dict[int, Hand], skat: Hand | None) -> None:
    """Refuse a history that leaves no way to deal out the cards not seen.

    Args:
        history: what was played.
        held: seats whose remaining cards are known, and these cards.
        skat: the two cards in the skat, None when unknown.

    Raises:
        RequestError: code ``illegal``.
    """
    game = history.contract.game
    unseen = ALL_CARDS & ~(skat or 0)
    voids = [0, 0, 0]
    for seat, card, led, _ in history.plays():
        unseen &= ~(1 << card)
        if not follows(game, card, led):
            voids[seat] |= GROUP_MASKS[game][GROUP_OF[game][led]]
    for cards in held.values():
        unseen &= ~cards
    sizes = history.hand_sizes()
    # (cards that cannot lie there, free places)
    places = [(voids[seat], sizes[seat]) for seat in SEATS if seat not in held]
    if skat is None:
        places.append((0, SKAT_SIZE))
    # Hall's theorem: it can be done unless some places are too few for the cards that can lie
    # nowhere else. All places together are always enough.
    for count in range(len(places)):
        for chosen in combinations(range(len(places)), count):
            only_here = unseen
            for index, (never, _) in enumerate(places):
                if index not in chosen:
                    only_here &= never
            if only_here.bit_count() > sum(places[index][1] for index in chosen):
                codes = ", ".join(card_code(card) for card in cards_of(only_here))
                raise contradiction(
                    f"After these tricks there are too few places where {codes} can still be."
                )

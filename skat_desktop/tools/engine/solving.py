# SPDX-License-Identifier: MIT
"""The request ``solve``: what each card is worth when all cards lie open."""

from __future__ import annotations

from collections.abc import Mapping

from skat_desktop.ai.solver import solve
from skat_desktop.ai.solver.position import Position
from skat_desktop.rules.cards import Card, Hand, card_code, mask_of, points_of
from skat_desktop.rules.deal import HAND_SIZE, SEATS, SKAT_SIZE
from skat_desktop.rules.refusal import Refusal
from skat_desktop.tools.engine.contracts import read_contract
from skat_desktop.tools.engine.errors import Code, RequestError, refused
from skat_desktop.tools.engine.fields import Fields
from skat_desktop.tools.engine.history import History, check_following


def solve_request(fields: Fields) -> dict[str, object]:
    """Answer the request ``solve``.

    Raises:
        RequestError: what is wrong with the request; code ``size`` for a position that is too
            long for a solver that is not compiled.
    """
    position = read_position(fields)
    longest = max(hand.bit_count() for hand in position.hands)
    if not solve.COMPILED and longest > solve.TWIN_CARDS:
        raise RequestError(
            Code.SIZE,
            f"hands: without the compiled solver hands may hold {solve.TWIN_CARDS} cards at most, "
            f"not {longest}.",
        )
    if position.game.is_null:
        won = solve.root_wins_null(position)
        return {"won": _best(position, won), "cards": _by_code(won)}
    points = solve.root_points(position)
    return {"points": _best(position, points), "cards": _by_code(points)}


def _best(position: Position, results: Mapping[Card, int]) -> int:
    choose = max if position.to_act == position.declarer else min
    return choose(results.values())


def _by_code(results: Mapping[Card, int]) -> dict[str, int]:
    return {card_code(card): result for card, result in sorted(results.items(), reverse=True)}


def read_position(fields: Fields) -> Position:
    """Read the open cards of a game that goes on.

    Raises:
        RequestError: code ``field``, ``card`` or ``illegal``.
    """
    contract = read_contract(fields)
    declarer = fields.integer("declarer", SEATS[0], SEATS[-1])
    table = fields.child("trick")
    leader = table.integer("leader", SEATS[0], SEATS[-1])
    trick = table.cards("cards", 0, len(SEATS) - 1)
    held = _read_hands(fields)
    skat = fields.cards("skat", 0, SKAT_SIZE) if fields.has("skat") else ()
    named = [(card, f"hands[{seat}]") for seat in SEATS for card in held[seat]]
    named += [(card, "trick.cards") for card in trick]
    named += [(card, "skat") for card in skat]
    seen: Hand = 0
    for card, place in named:
        if seen >> card & 1:
            raise refused(Refusal("cards.duplicate", card=card), place)
        seen |= 1 << card
    _check_lengths(held, leader, len(trick))
    hands = mask_of(held[0]), mask_of(held[1]), mask_of(held[2])
    check_following(History(contract, (), leader, trick), dict(enumerate(hands)))
    points = 0 if contract.game.is_null else points_of(mask_of(skat))
    return Position(contract.game, declarer, hands, leader, trick, points)


def _read_hands(fields: Fields) -> list[tuple[Card, ...]]:
    right = "a list of three hands"
    hands = fields.data.get("hands")
    if not isinstance(hands, list) or len(hands) != len(SEATS):
        raise fields.wrong("hands", right)
    names = [f"hands[{seat}]" for seat in SEATS]
    inner = Fields(dict(zip(names, hands, strict=True)), fields.place)
    return [inner.cards(name, 0, HAND_SIZE) for name in names]


def _check_lengths(held: list[tuple[Card, ...]], leader: int, played: int) -> None:
    """Refuse hands that are not equally long once the cards of the trick are given back.

    Raises:
        RequestError: code ``card``.
    """
    lengths = [len(hand) for hand in held]
    for offset in range(played):
        lengths[(leader + offset) % len(SEATS)] += 1
    if len(set(lengths)) > 1:
        told = ", ".join(map(str, lengths))
        raise RequestError(
            Code.CARD,
            "hands must be equally long once the cards of the trick are given back, "
            f"but they hold {told}.",
        )
    if not 1 <= lengths[0] <= HAND_SIZE:
        raise RequestError(
            Code.CARD, f"hands must hold 1 to {HAND_SIZE} cards each, not {lengths[0]}."
        )

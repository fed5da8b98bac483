# SPDX-License-Identifier: MIT
"""The moves of a record of the International Skat Server: pairs of player and action."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from skat_desktop.records.faults import RecordFault
from skat_desktop.rules.cards import (
    CARD_CODES,
    CARD_COUNT,
    Card,
    Hand,
    cards_of,
    mask_of,
    parse_card,
)
from skat_desktop.rules.contract import Contract, parse_contract
from skat_desktop.rules.deal import HAND_SIZE, Deal
from skat_desktop.rules.refusal import Refusal

SERVER: Final = "w"
SEAT_OF_PLAYER: Final = {"0": 0, "1": 1, "2": 2}
CARD_OF_CODE: Final = {code: card for card, code in enumerate(CARD_CODES)}

YES: Final = "y"
PASS: Final = "p"
TAKE_SKAT: Final = "s"
RESIGN: Final = "RE"
SHOW_CARDS: Final = "SC"
TIME_OUT: Final = "TI"
LEFT: Final = "LE"
HIDDEN: Final = "??"

_LONGEST_BID: Final = 4
"""Digits; more can be no bid, and ``int`` is not asked to read thousands of them."""


class Move(NamedTuple):
    """One move.

    Attributes:
        player: ``"w"`` for the server, else the seat ``"0" "1" "2"``.
        action: what is done, as written.
    """

    player: str
    action: str

    def __str__(self) -> str:
        return f"{self.player} {self.action}"


class Announcement(NamedTuple):
    """A declaration as written.

    Attributes:
        contract: the game.
        cards: the cards behind it: discards, then the open hand; empty in the split form.
    """

    contract: Contract
    cards: list[Card]


def parse_moves(text: str) -> tuple[Move, ...]:
    """Split the text of property MV into moves.

    Raises:
        RecordFault: ``moves.odd`` or ``moves.player``.
    """
    words = text.split()
    moves = tuple(map(Move, words[::2], words[1::2]))
    for number, move in enumerate(moves, 1):
        if move.player not in SEAT_OF_PLAYER and move.player != SERVER:
            raise RecordFault("moves.player", found=move.player).at(number, str(move))
    if len(words) % 2:
        raise RecordFault("moves.odd").at(len(moves) + 1, words[-1])
    return moves


def moves_text(moves: Iterable[Move]) -> str:
    """Return the text of property MV; the server ends it with a space."""
    return "".join(f"{player} {action} " for player, action in moves)


def parse_card_list(text: str) -> list[Card]:
    """Read cards joined by dots.

    Raises:
        RecordFault: ``moves.hidden``.
        Refusal: ``notation.card``.
    """
    codes = text.split(".")
    if HIDDEN in codes:
        raise RecordFault("moves.hidden")
    return [parse_card(code) for code in codes]


def card_list(hand: Hand) -> str:
    """Return the cards of a set joined by dots, high ones first."""
    return ".".join(CARD_CODES[card] for card in reversed(cards_of(hand)))


def parse_dealt(action: str) -> Deal:
    """Read the 32 cards of a deal: ten of each seat, then the skat.

    Raises:
        RecordFault: ``moves.hidden``.
        Refusal: ``notation.card`` or ``cards.*``.
    """
    cards = parse_card_list(action)
    if len(cards) != CARD_COUNT:
        raise Refusal("cards.count", found=len(cards), right=CARD_COUNT)
    mask_of(cards)
    forehand, middlehand, rearhand, skat = (
        mask_of(cards[start : start + HAND_SIZE]) for start in range(0, CARD_COUNT, HAND_SIZE)
    )
    return Deal((forehand, middlehand, rearhand), skat)


def parse_bid(action: str) -> int:
    """Read a value said in the auction.

    Raises:
        Refusal: ``notation.bid``.
    """
    if not (action.isascii() and action.isdigit() and len(action) <= _LONGEST_BID):
        raise Refusal("notation.bid", text=action)
    return int(action)


def parse_announcement(action: str) -> Announcement:
    """Read a declaration with the cards behind it.

    Raises:
        RecordFault: ``moves.action`` when it is none at all, or ``moves.hidden``.
        Refusal: ``notation.*`` or ``declare.*``.
    """
    if action == HIDDEN:
        raise RecordFault("moves.hidden")
    said, dot, cards = action.partition(".")
    try:
        contract = parse_contract(said)
    except Refusal as refusal:
        if refusal.rule.startswith("notation."):
            raise RecordFault("moves.action", found=action) from None
        raise
    return Announcement(contract, parse_card_list(cards) if dot else [])


def parse_server_word(action: str) -> tuple[str, int] | None:
    """Read ``TI.p`` or ``LE.p``: the word and the seat; None when it is something else."""
    word, _, player = action.partition(".")
    if word in (TIME_OUT, LEFT) and player in SEAT_OF_PLAYER:
        return word, SEAT_OF_PLAYER[player]
    return None

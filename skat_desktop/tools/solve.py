# SPDX-License-Identifier: MIT
"""``solve CODE --declarer 0 --game S``: what each lead of a deal is worth with open cards."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING, Final

from skat_desktop.ai.solver import solve
from skat_desktop.ai.solver.position import Position
from skat_desktop.records.sentences import refusal_sentence
from skat_desktop.rules.cards import (
    Card,
    card_code,
    hand_text,
    parse_hand,
    points_of,
)
from skat_desktop.rules.deal import FOREHAND, SEATS, SKAT_SIZE, Deal
from skat_desktop.rules.dealcode import parse_deal_code
from skat_desktop.rules.games import GameType
from skat_desktop.rules.refusal import Refusal

if TYPE_CHECKING:
    from argparse import _SubParsersAction

NOTHING_DONE: Final = 2

_NAMES: Final = ("forehand", "middlehand", "rearhand")


def add_parser(subparsers: _SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command and its options."""
    parser = subparsers.add_parser(
        "solve",
        help="say what each lead of a deal is worth with open cards",
        description="Plays a deal with all cards open and all three at their best, and prints the "
        "declarer's final card points, skat included, for every card that forehand may lead; in "
        "Null whether he wins. The skat is as dealt unless --discard names two cards that the "
        "declarer puts there.",
        epilog="Exit status: 0 the deal was solved, 2 nothing could be done.",
    )
    parser.add_argument("code", metavar="CODE", help="code of the deal")
    parser.add_argument(
        "--declarer", required=True, metavar="SEAT", help="0 forehand, 1 middlehand, 2 rearhand"
    )
    parser.add_argument("--game", required=True, metavar="GAME", help="D, H, S, C, G or N")
    parser.add_argument(
        "--discard", metavar="CARDS", help="the two cards put into the skat, like C7,D8"
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Solve a deal and print it; return the exit status."""
    try:
        position = read_position(args.code, args.declarer, args.game, args.discard)
        if not solve.COMPILED:
            raise ValueError("a whole deal needs the compiled solver, which is not built here.")
    except Refusal as refusal:
        print(f"solve: {refusal_sentence(refusal)}", file=sys.stderr)
        return NOTHING_DONE
    except ValueError as error:
        print(f"solve: {error}", file=sys.stderr)
        return NOTHING_DONE
    print("\n".join(report(position)))
    return 0


def read_position(code: str, declarer: str, game: str, discard: str | None) -> Position:
    """Read the options of the command line.

    Raises:
        Refusal: the code is none, or ``discard`` names no cards.
        ValueError: another option is wrong; one sentence that says how.
    """
    deal = parse_deal_code(code)
    if declarer not in {str(seat) for seat in SEATS}:
        raise ValueError(f"--declarer {declarer}: give 0, 1 or 2.")
    if game not in set(GameType):
        raise ValueError(f"--game {game}: give one of {', '.join(GameType)}.")
    return opening_position(deal, int(declarer), GameType(game), discard)


def opening_position(deal: Deal, declarer: int, game: GameType, discard: str | None) -> Position:
    """Return the position before the first card.

    Raises:
        Refusal: ``discard`` names no cards.
        ValueError: it does not name two that the declarer has.
    """
    hands = list(deal.hands)
    skat = deal.skat
    if discard is not None:
        twelve = hands[declarer] | skat
        skat = parse_hand(discard)
        if skat.bit_count() != SKAT_SIZE:
            raise ValueError(f"--discard {discard}: give two cards, like C7,D8.")
        if skat & ~twelve:
            raise ValueError(
                f"--discard {discard}: the declarer does not hold "
                f"{hand_text(skat & ~twelve).replace(' ', ', ')}."
            )
        hands[declarer] = twelve & ~skat
    points = 0 if game.is_null else points_of(skat)
    return Position(game, declarer, (hands[0], hands[1], hands[2]), FOREHAND, (), points)


def report(position: Position) -> list[str]:
    """Return the lines that say what the position and each lead are worth, best leads first."""
    found: dict[Card, int]
    if position.game.is_null:
        found = {card: int(won) for card, won in solve.root_wins_null(position).items()}
    else:
        found = solve.root_points(position)
    own = position.to_act == position.declarer
    best = (max if own else min)(found.values())
    who = _NAMES[position.declarer]
    if position.game.is_null:
        words = ("loses", "wins")
        lines = [f"With open cards the declarer, {who}, {words[best]} the Null."]
        shown = {card: words[result] for card, result in found.items()}
    else:
        lines = [f"With open cards the declarer, {who}, gets {best} card points."]
        shown = {card: f"{result:3}" for card, result in found.items()}
    order = sorted(found, key=lambda card: (-found[card] if own else found[card], -card))
    return lines + [f"{card_code(card)}  {shown[card]}" for card in order]

# SPDX-License-Identifier: MIT
"""Views made by hand."""

from __future__ import annotations

from dataclasses import replace

from skat_desktop.ai.player import Decision, StopFlag
from skat_desktop.ai.rulebased import RuleBasedPlayer
from skat_desktop.rules.cards import card_code, parse_card
from skat_desktop.rules.contract import parse_contract
from skat_desktop.rules.events import CardPlayed
from skat_desktop.rules.games import winning_index
from skat_desktop.rules.rulesets import INTERNATIONAL
from skat_desktop.rules.tricks import Trick
from skat_desktop.rules.view import View
from tests.support import cards

PLAYER = RuleBasedPlayer()


def decide(view: View) -> Decision:
    return PLAYER.decide(view, StopFlag())


def chosen(view: View) -> tuple[str, str]:
    """Return the card the rule-based player plays, and the key of its reason."""
    decision = decide(view)
    assert isinstance(decision.action, CardPlayed)
    return card_code(decision.action.card), str(decision.reason.key)


def position(
    contract: str,
    hand: str,
    *,
    seat: int,
    declarer: int,
    played: str = "",
    table: str = "",
    leader: int | None = None,
    skat: str = "",
    bid: int = 18,
    open_hand: str = "",
) -> View:
    """Return a view in play.

    Args:
        contract: text form.
        hand: the cards still held.
        seat: who is to act.
        declarer: who plays alone.
        played: finished tricks, three cards each, forehand leading to the first.
        table: cards on the table.
        leader: who led to the trick on the table; by default who leads after ``played``.
        skat: the discards, where the seat knows them.
        bid: the bid.
        open_hand: the declarer's cards, where they lie open.
    """
    wanted = parse_contract(contract)
    codes = [parse_card(code) for code in played.split()]
    tricks = []
    lead = 0
    for start in range(0, len(codes), 3):
        three = (codes[start], codes[start + 1], codes[start + 2])
        winner = (lead + winning_index(wanted.game, three)) % 3
        tricks.append(Trick(lead, three, winner))
        lead = winner
    on_table = tuple(parse_card(code) for code in table.split())
    lead = lead if leader is None else leader
    sizes = [10 - len(tricks)] * 3
    for place in range(len(on_table)):
        sizes[(lead + place) % 3] -= 1
    assert (lead + len(on_table)) % 3 == seat, "it is another seat's turn"
    own = cards(hand)
    assert own.bit_count() == sizes[seat], "wrong number of cards"
    return View(
        seat=seat,
        rules=INTERNATIONAL,
        phase="play",
        to_act=seat,
        hand=own,
        hand_sizes=(sizes[0], sizes[1], sizes[2]),
        declarer=declarer,
        bid=bid,
        took_skat=not wanted.hand,
        contract=wanted,
        skat=cards(skat) if skat else None,
        tricks=tuple(tricks),
        leader=lead,
        trick=on_table,
        open_hands=((declarer, cards(open_hand)),) if open_hand else (),
    )


def opening(phase: str, hand: str, *, seat: int = 0, bid: int = 18, **more: object) -> View:
    """Return a view before the first card; the seat is the declarer but in the auction."""
    held = cards(hand)
    view = View(
        seat=seat,
        rules=INTERNATIONAL,
        phase=phase,
        to_act=seat,
        hand=held,
        hand_sizes=(10, 10, 10),
        declarer=None if phase == "auction" else seat,
        bid=bid,
        took_skat=phase in ("discard", "declare"),
    )
    return replace(view, **more)  # type: ignore[arg-type]

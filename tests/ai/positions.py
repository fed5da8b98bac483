# SPDX-License-Identifier: MIT
"""Views made by hand, and deals re-dealt behind a seat's back."""

from __future__ import annotations

from dataclasses import replace

from skat_desktop.ai.player import Decision, StopFlag
from skat_desktop.ai.rulebased import RuleBasedPlayer
from skat_desktop.rules.cards import card_code, cards_of, mask_of, parse_card
from skat_desktop.rules.contract import parse_contract
from skat_desktop.rules.deal import SEATS, Deal
from skat_desktop.rules.events import CardPlayed, Dealt, Discarded, Event
from skat_desktop.rules.games import winning_index
from skat_desktop.rules.rulesets import INTERNATIONAL
from skat_desktop.rules.shuffle import HashStream
from skat_desktop.rules.skatgame import SkatGame
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


def redealt(game: SkatGame, seat: int, stream: HashStream) -> SkatGame:
    """Return the game with every card that a seat cannot see dealt anew.

    Raises:
        Refusal: when what was played could not have been played from the new hands.
    """
    state = game.state
    view = game.view(seat)
    piles = [state.hands[other] if other != seat else 0 for other in SEATS]
    for other, _ in view.open_hands:
        piles[other] = 0
    skat_hidden = view.skat is None and state.skat != 0
    piles.append(state.skat if skat_hidden else 0)
    pool = stream.shuffled([card for pile in piles for card in cards_of(pile)])
    new = []
    for pile in piles:
        size = pile.bit_count()
        new.append(mask_of(pool[:size]))
        pool = pool[size:]
    # As dealt: what each seat has played and holds. A declarer who discards is dealt what he
    # keeps and finds what he discards.
    dealt = []
    for other in SEATS:
        held = state.hands[other] if not piles[other] else new[other]
        thrown = mask_of(
            event.card
            for event in game.events
            if isinstance(event, CardPlayed) and event.seat == other
        )
        dealt.append(held | thrown)
    skat = new[3] if skat_hidden else state.deal.skat
    if view.took_skat and view.is_declarer:
        # He sees both the cards found and the cards discarded: his own cards stay as they were.
        dealt[seat] = state.deal.hands[seat]
    events: list[Event] = [Dealt(Deal((dealt[0], dealt[1], dealt[2]), skat))]
    for event in game.events[1:]:
        if isinstance(event, Discarded) and event.seat != seat:
            event = Discarded(event.seat, skat)
        events.append(event)
    return SkatGame.replay(events, game.rules)

# SPDX-License-Identifier: MIT
"""Deals re-dealt behind a seat's back: whatever it knows stays, all else lies somewhere else."""

from __future__ import annotations

from dataclasses import dataclass

from skat_desktop.ai.player import Player, StopFlag
from skat_desktop.rules.cards import Card, Hand, cards_of, mask_of
from skat_desktop.rules.deal import SEATS, Deal
from skat_desktop.rules.events import CardPlayed, Claimed, Dealt, Discarded, Event
from skat_desktop.rules.games import GROUP_MASKS, GROUP_OF
from skat_desktop.rules.shuffle import HashStream
from skat_desktop.rules.skatgame import SkatGame
from skat_desktop.rules.view import View

SKAT = 3
"""The pile after those of the three seats."""

SWAPS = 150
"""Exchanges tried for one new deal; some fail, as a void forbids them."""


def redealt(game: SkatGame, seat: int, stream: HashStream) -> SkatGame:
    """Return the game with the cards that a seat cannot see dealt anew.

    Hidden cards change places two at a time, and only where nobody gets a card he has shown not
    to have; so all that was played could have been played from the new hands as well.

    Args:
        game: a deal in progress, without claims: they are judged by the true hands.
        seat: who must notice nothing.
        stream: where the choices come from.
    """
    assert not any(isinstance(event, Claimed) for event in game.events)
    view = game.view(seat)
    state = game.state
    open_seats = {open_seat for open_seat, _ in view.open_hands}
    piles = [0 if other == seat or other in open_seats else state.hands[other] for other in SEATS]
    skat_hidden = view.skat is None and state.skat != 0 and view.skat_found is None
    piles.append(state.skat if skat_hidden else 0)
    _swap(piles, _forbidden(view), stream)

    # As dealt: what each seat has played and holds.
    dealt = []
    for other in SEATS:
        held = piles[other] or state.hands[other]
        thrown = mask_of(
            event.card
            for event in game.events
            if isinstance(event, CardPlayed) and event.seat == other
        )
        dealt.append(held | thrown)
    skat = piles[SKAT] if skat_hidden else state.deal.skat
    if view.took_skat and view.is_declarer:
        # He has seen what he was dealt, found and discarded: all of it stays.
        dealt[seat] = state.deal.hands[seat]
    events: list[Event] = [Dealt(Deal((dealt[0], dealt[1], dealt[2]), skat))]
    for event in game.events[1:]:
        if isinstance(event, Discarded) and event.seat != seat:
            # Another declarer finds what he discards and is dealt what he keeps.
            event = Discarded(event.seat, skat)
        events.append(event)
    return SkatGame.replay(events, game.rules)


def _forbidden(view: View) -> list[Hand]:
    """Return for each pile the cards it cannot hold: groups that its seat has not followed."""
    forbidden = [0, 0, 0, 0]
    if view.contract is None:
        return forbidden
    groups, masks = GROUP_OF[view.contract.game], GROUP_MASKS[view.contract.game]
    tricks = [(trick.leader, trick.cards) for trick in view.tricks]
    for leader, cards in [*tricks, (view.leader, view.trick)]:
        for place, card in enumerate(cards):
            if groups[card] != groups[cards[0]]:
                forbidden[(leader + place) % 3] |= masks[groups[cards[0]]]
    return forbidden


def _swap(piles: list[Hand], forbidden: list[Hand], stream: HashStream) -> None:
    where: list[tuple[Card, int]] = [
        (card, pile) for pile in range(4) for card in cards_of(piles[pile])
    ]
    if len({pile for _, pile in where}) < 2:
        return
    for _ in range(SWAPS):
        one, other = stream.below(len(where)), stream.below(len(where))
        (card, pile), (other_card, other_pile) = where[one], where[other]
        if pile == other_pile:
            continue
        if forbidden[other_pile] >> card & 1 or forbidden[pile] >> other_card & 1:
            continue
        where[one], where[other] = (other_card, pile), (card, other_pile)
    for pile in range(4):
        piles[pile] = mask_of(card for card, place in where if place == pile)


@dataclass(slots=True)
class Tried:
    """What a test of a player's blindness has tried.

    Attributes:
        phases: decisions compared, by phase.
        moved: how often cards lay elsewhere than before.
    """

    phases: dict[str, int]
    moved: int = 0

    @property
    def total(self) -> int:
        """All decisions compared."""
        return sum(self.phases.values())


def assert_blind(
    player: Player, game: SkatGame, stream: HashStream, tried: Tried, *, every: int = 1
) -> None:
    """Play a game on to its end; unseen cards that lie elsewhere must change no decision.

    Args:
        player: plays all three seats.
        game: a deal in progress.
        stream: where the choices come from.
        tried: is counted up.
        every: compare one decision in so many, as the stream has it; slow players need it.
    """
    stop = StopFlag()
    while (seat := game.to_act) is not None:
        view = game.view(seat)
        decision = player.decide(view, stop)
        if stream.below(every) == 0:
            other = redealt(game, seat, stream)
            unnoticed = other.view(seat)
            assert unnoticed == view
            assert player.decide(unnoticed, stop) == decision, f"{view} knows more than it shows"
            tried.phases[game.phase] = tried.phases.get(game.phase, 0) + 1
            tried.moved += other.state.hands != game.state.hands
        game.apply(decision.action)

# SPDX-License-Identifier: MIT
"""The phase of play: cards, claims and concessions."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from skat_desktop.rules.cards import CARD_POINTS, JACKS, Card, Hand, iter_cards
from skat_desktop.rules.claims import claim_stands
from skat_desktop.rules.deal import HAND_SIZE, SEATS
from skat_desktop.rules.ending import (
    award_rest,
    concede_by_declarer,
    concede_by_defenders,
    decided_for_declarer,
    decided_for_defenders,
    finish_played,
)
from skat_desktop.rules.events import (
    Act,
    CardPlayed,
    Claimed,
    Conceded,
    ConcessionAnswered,
    Event,
    RestAwarded,
)
from skat_desktop.rules.games import (
    GROUP_OF,
    TRUMP_GROUP,
    GameType,
    legal_cards,
    winning_index,
)
from skat_desktop.rules.refusal import Refusal
from skat_desktop.rules.result import End
from skat_desktop.rules.rulesets import FreeConcession
from skat_desktop.rules.state import SkatState
from skat_desktop.rules.tricks import Trick

_FREE_CONCESSION_CARDS = 9
"""International: the declarer concedes freely while holding at least so many cards."""


def card_refusal(game: GameType, hand: Hand, led: Card, card: Card) -> Refusal:
    """Say why a held card may not be played: the fact, and an own card that proves it.

    Returns:
        ``play.follow_trump`` when trumps were led, ``play.jack_is_trump`` when a jack was tried
        on its printed suit, else ``play.follow_suit``. ``must`` is the lowest card that follows,
        ``only`` tells whether there is no other.
    """
    legal = legal_cards(game, hand, led)
    must = next(iter_cards(legal))
    groups = GROUP_OF[game]
    if groups[led] == TRUMP_GROUP:
        rule = "play.follow_trump"
    elif JACKS >> card & 1 and not game.is_null and card >> 3 == led >> 3:
        rule = "play.jack_is_trump"
    else:
        rule = "play.follow_suit"
    only = legal.bit_count() == 1
    return Refusal(rule, card=card, led=led, must=must, only=only, game=game.value)


def claim_judgement(state: SkatState, seat: int) -> Callable[[], bool]:
    """Return the judgement on a claim of this seat as a job for any thread.

    The job works on copied values and remembers its answer: once it has run, letting the claim
    happen costs nothing.
    """
    assert state.contract is not None
    assert state.declarer is not None
    hands = (state.hands[0], state.hands[1], state.hands[2])
    return partial(
        claim_stands,
        state.contract.game,
        hands,
        state.leader,
        tuple(state.trick),
        state.declarer,
        seat,
    )


class PlayPhase:
    """Ten tricks, unless a rule, a claim or a concession ends them early."""

    name = "play"

    def to_act(self, state: SkatState) -> int | None:
        """Return the seat to play, or the defender who is asked about a concession."""
        if state.concession is not None:
            return next(seat for seat in self._defenders(state) if seat not in state.votes)
        return (state.leader + len(state.trick)) % len(SEATS)

    def actions(self, state: SkatState, seat: int) -> list[Act]:
        """Return cards, claim and concession of a seat."""
        if state.concession is not None:
            if seat != self.to_act(state):
                return []
            return [ConcessionAnswered(seat, agreed=True), ConcessionAnswered(seat, agreed=False)]
        proposals: list[Act] = [Conceded(seat)]
        if seat == self.to_act(state):
            assert state.contract is not None
            led = state.trick[0] if state.trick else None
            legal = legal_cards(state.contract.game, state.hands[seat], led)
            proposals[:0] = [CardPlayed(seat, card) for card in iter_cards(legal)]
            proposals.append(Claimed(seat))
        actions = []
        for event in proposals:
            try:
                self.check(state, event)
            except Refusal:
                continue
            actions.append(event)
        return actions

    def check(self, state: SkatState, event: Event) -> None:
        """Refuse what may not be played, claimed, conceded or answered."""
        if isinstance(event, ConcessionAnswered):
            self._check_answer(state, event)
        elif isinstance(event, RestAwarded) and state.rules.rulings:
            return
        elif state.concession is not None:
            raise Refusal("concede.asked", event=str(event), by=state.concession)
        elif isinstance(event, CardPlayed):
            self._check_card(state, event)
        elif isinstance(event, Claimed):
            if event.seat != self.to_act(state):
                raise Refusal("turn.not_yours", seat=event.seat, to_act=self.to_act(state))
            if state.last_claim.get(event.seat) == state.cards_played:
                raise Refusal("claim.repeated", seat=event.seat)
        elif isinstance(event, Conceded):
            self._check_concession(state, event)
        else:
            raise Refusal("turn.phase", event=str(event), phase=state.phase)

    def fold(self, state: SkatState, event: Event) -> None:
        """Let it happen."""
        if isinstance(event, CardPlayed):
            self._play(state, event)
        elif isinstance(event, Claimed):
            self._claim(state, event)
        elif isinstance(event, Conceded):
            self._concede(state, event)
        elif isinstance(event, ConcessionAnswered):
            self._answer(state, event)
        else:
            assert isinstance(event, RestAwarded)
            award_rest(state, End.AWARDED, to_declarer=event.to_declarer)

    # Cards

    def _check_card(self, state: SkatState, event: CardPlayed) -> None:
        seat = event.seat
        to_act = (state.leader + len(state.trick)) % len(SEATS)
        if seat != to_act:
            raise Refusal("turn.not_yours", seat=seat, to_act=to_act)
        hand = state.hands[seat]
        card = event.card
        if card < 0 or not hand >> card & 1:
            raise Refusal("cards.not_held", card=card, seat=seat)
        if state.trick:
            assert state.contract is not None
            game = state.contract.game
            if not legal_cards(game, hand, state.trick[0]) >> card & 1:
                raise card_refusal(game, hand, state.trick[0], card)

    def _play(self, state: SkatState, event: CardPlayed) -> None:
        state.hands[event.seat] &= ~(1 << event.card)
        trick = state.trick
        trick.append(event.card)
        if len(trick) < len(SEATS):
            return
        assert state.contract is not None
        game = state.contract.game
        winner = (state.leader + winning_index(game, trick)) % len(SEATS)
        side = 0 if winner == state.declarer else 1
        state.points[side] += CARD_POINTS[trick[0]] + CARD_POINTS[trick[1]] + CARD_POINTS[trick[2]]
        state.tricks_won[side] += 1
        state.tricks.append(Trick(state.leader, (trick[0], trick[1], trick[2]), winner))
        state.leader = winner
        trick.clear()
        if game.is_null:
            if side == 0:
                finish_played(state, End.NULL_TRICK)
                return
        elif side == 1 and state.contract.schwarz and state.rules.lost_announcement_ends:
            finish_played(state, End.ANNOUNCEMENT_LOST)
            return
        if len(state.tricks) == HAND_SIZE:
            finish_played(state, End.PLAYED_OUT)

    # Claims

    def _claim(self, state: SkatState, event: Claimed) -> None:
        seat = event.seat
        state.open_seats.add(seat)
        if claim_judgement(state, seat)():
            award_rest(state, End.CLAIMED, to_declarer=seat == state.declarer)
        else:
            state.last_claim[seat] = state.cards_played

    # Concessions

    def _defenders(self, state: SkatState) -> tuple[int, int]:
        assert state.declarer is not None
        return (state.declarer + 1) % len(SEATS), (state.declarer + 2) % len(SEATS)

    def _check_concession(self, state: SkatState, event: Conceded) -> None:
        seat = event.seat
        if seat != state.declarer:
            if decided_for_defenders(state):
                raise Refusal("concede.already_won", seat=seat)
            return
        if decided_for_declarer(state):
            raise Refusal("concede.already_won", seat=seat)
        if state.last_concession == state.cards_played:
            raise Refusal("concede.repeated", seat=seat)

    def _is_free(self, state: SkatState) -> bool:
        if state.rules.free_concession is FreeConcession.BEFORE_LEAD:
            return state.cards_played == 0
        assert state.declarer is not None
        return state.hands[state.declarer].bit_count() >= _FREE_CONCESSION_CARDS

    def _concede(self, state: SkatState, event: Conceded) -> None:
        if event.seat != state.declarer:
            concede_by_defenders(state)
        elif self._is_free(state):
            concede_by_declarer(state)
        else:
            state.concession = event.seat
            state.votes = {}

    def _check_answer(self, state: SkatState, event: ConcessionAnswered) -> None:
        if state.concession is None:
            raise Refusal("turn.phase", event=str(event), phase=state.phase)
        if event.seat != self.to_act(state):
            raise Refusal("concede.defender_only", seat=event.seat, to_act=self.to_act(state))

    def _answer(self, state: SkatState, event: ConcessionAnswered) -> None:
        state.votes[event.seat] = event.agreed
        needed = state.rules.concession_votes
        agreed = sum(state.votes.values())
        refused = len(state.votes) - agreed
        if agreed >= needed:
            concede_by_declarer(state)
        elif refused > len(self._defenders(state)) - needed:
            state.last_concession = state.cards_played
            state.concession = None
            state.votes = {}

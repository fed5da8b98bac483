# SPDX-License-Identifier: MIT
"""Whether a claim stands: open cards, one side against the other, all or nothing.

A claim in a game with trumps stands if the claimer's side takes every remaining trick for every
play of the other side and some play of its own. In Null the declarer claims to take none, a
defender that the declarer takes at least one. Source: ``rules.md`` section 1, "Claiming".

As long as a claim holds its side has the lead, so a declarer who claims leads every card of his
own: then lengths and top cards alone decide (:func:`_leads_out`), and nothing is searched beyond
the trick on the table. Two defenders can help each other, and Null is about staying low; there a
search goes over tricks with a memory of positions. What keeps it small: only who can win tricks
matters, not points, so cards of one hand that are neighbours among the cards still in play are
one card, and the other side's cards in suits that its opponents cannot lead are all the same.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache

from skat_desktop.rules.cards import Card, Hand, cards_of
from skat_desktop.rules.games import (
    GROUP_MASKS,
    GROUP_OF,
    STRENGTH,
    TRUMP_GROUP,
    GameType,
    legal_cards,
    winning_index,
)

Hands = tuple[Hand, Hand, Hand]
_SEAT_COUNT = 3


@lru_cache(maxsize=256)
def claim_stands(
    game: GameType, hands: Hands, leader: int, trick: tuple[Card, ...], declarer: int, claimer: int
) -> bool:
    """Tell whether a claim stands.

    Args:
        game: what is played.
        hands: the true cards still held by each seat, without those on the table.
        leader: who led, or leads, the current trick.
        trick: cards on the table in the order played, none to two.
        declarer: seat of the declarer.
        claimer: seat that claims.
    """
    if game.is_null:
        ducks = _NullSearch(declarer).ducks(hands, leader, trick)
        return ducks if claimer == declarer else not ducks
    side = frozenset({declarer} if claimer == declarer else {0, 1, 2} - {declarer})
    return _AllTricksSearch(game, side).takes_all(hands, leader, trick)


def _without(hands: Hands, seat: int, card: Card) -> Hands:
    changed = list(hands)
    changed[seat] &= ~(1 << card)
    return (changed[0], changed[1], changed[2])


def _group_order(game: GameType, mask: Hand) -> list[Card]:
    """Return the cards of a mask that lies inside one group, weak to strong."""
    return sorted(cards_of(mask), key=STRENGTH[game].__getitem__)


def _distinct(game: GameType, hands: Hands, choices: Hand, in_trick: Hand) -> list[Card]:
    """Keep one, the strongest, of each run of choices that no other seat's card parts.

    Cards that lie in the current trick part a run too: they are still to be beaten.
    """
    everything = hands[0] | hands[1] | hands[2] | in_trick
    kept = []
    for group in GROUP_MASKS[game]:
        if not choices & group:
            continue
        previous: Card | None = None
        for card in _group_order(game, everything & group):
            if choices >> card & 1:
                previous = card
            elif previous is not None:
                kept.append(previous)
                previous = None
        if previous is not None:
            kept.append(previous)
    return kept


def _pattern(game: GameType, hands: Hands, group: Hand) -> str:
    """Return the owners of a group's remaining cards, weak to strong, as a string of seats."""
    everything = (hands[0] | hands[1] | hands[2]) & group
    return "".join(
        next(str(seat) for seat in range(_SEAT_COUNT) if hands[seat] >> card & 1)
        for card in _group_order(game, everything)
    )


def _top_run(game: GameType, own: Hand, other: Hand) -> int:
    """Count the own cards of a group that are above every card of another hand's."""
    strength = STRENGTH[game]
    highest = max((strength[card] for card in cards_of(other)), default=-1)
    return sum(strength[card] > highest for card in cards_of(own))


def _leads_out(game: GameType, own: Hand, others: tuple[Hand, ...]) -> bool:
    """Tell whether a hand on lead takes every trick alone, whatever the others do.

    It leads each of its cards. In a group led from the top, another hand takes a trick exactly
    if it has more cards than the leader has above it, and the leader has more too: the other
    hand can always keep that many, throwing off elsewhere first. And a hand with more trumps
    than the leader can draw takes a trick exactly if it runs out of a plain suit before the
    leader does.
    """
    groups = GROUP_MASKS[game]
    for other in others:
        for group in groups:
            tops = _top_run(game, own & group, other & group)
            if (own & group).bit_count() > tops < (other & group).bit_count():
                return False
        trumps = groups[TRUMP_GROUP]
        if (other & trumps).bit_count() > (own & trumps).bit_count() and any(
            (other & group).bit_count() < (own & group).bit_count()
            for group in groups[:TRUMP_GROUP]
        ):
            return False
    return True


def _sure_trump_trick(game: GameType, own: Hand, others: Hand) -> bool:
    """Tell whether a hand takes a trick in trumps however both others play together."""
    trumps = GROUP_MASKS[game][TRUMP_GROUP]
    strength = STRENGTH[game]
    theirs = [strength[card] for card in cards_of(others & trumps)]
    mine = sorted((strength[card] for card in cards_of(own & trumps)), reverse=True)
    return any(sum(high > card for high in theirs) <= index for index, card in enumerate(mine))


@dataclass
class _AllTricksSearch:
    """Does one side take every remaining trick?"""

    game: GameType
    side: frozenset[int]
    known: dict[tuple[object, ...], bool] = field(default_factory=dict)

    def takes_all(self, hands: Hands, leader: int, trick: tuple[Card, ...]) -> bool:
        if trick:
            return self._play(hands, leader, trick)
        if not any(hands):
            return True
        if leader not in self.side:
            # The other side leads only in the very first trick of a search.
            return self._play(hands, leader, trick)
        alone = _leads_out(self.game, hands[leader], hands[:leader] + hands[leader + 1 :])
        if alone or len(self.side) == 1:
            return alone
        other = next(seat for seat in range(_SEAT_COUNT) if seat not in self.side)
        if _sure_trump_trick(self.game, hands[other], hands[leader] | hands[3 - leader - other]):
            return False
        key = self._key(hands, leader)
        if key not in self.known:
            self.known[key] = self._play(hands, leader, trick)
        return self.known[key]

    def _play(self, hands: Hands, leader: int, trick: tuple[Card, ...]) -> bool:
        if len(trick) == _SEAT_COUNT:
            winner = (leader + winning_index(self.game, trick)) % _SEAT_COUNT
            return winner in self.side and self.takes_all(hands, winner, ())
        seat = (leader + len(trick)) % _SEAT_COUNT
        led = trick[0] if trick else None
        legal = legal_cards(self.game, hands[seat], led)
        replies = (
            self._play(_without(hands, seat, card), leader, (*trick, card))
            for card in self._choices(hands, seat, legal, trick)
        )
        return any(replies) if seat in self.side else all(replies)

    def _choices(self, hands: Hands, seat: int, legal: Hand, trick: tuple[Card, ...]) -> list[Card]:
        in_trick = 0
        for card in trick:
            in_trick |= 1 << card
        choices = _distinct(self.game, hands, legal, in_trick)
        strength = STRENGTH[self.game]
        choices.sort(key=strength.__getitem__, reverse=True)
        if seat in self.side or not trick:
            return choices
        # All cards of the other side that can neither follow a lead to come nor trump are alike.
        junk = [card for card in choices if self._is_junk(hands, card, trick)]
        return [card for card in choices if card not in junk[1:]]

    def _is_junk(self, hands: Hands, card: Card, trick: tuple[Card, ...]) -> bool:
        number = GROUP_OF[self.game][card]
        group = GROUP_MASKS[self.game][number]
        own = 0
        for seat in self.side:
            own |= hands[seat]
        return number != TRUMP_GROUP and not group >> trick[0] & 1 and not own & group

    def _key(self, hands: Hands, leader: int) -> tuple[object, ...]:
        """Return what decides a position: patterns of the suits that matter, counts of the rest."""
        own = 0
        for seat in self.side:
            own |= hands[seat]
        parts: list[object] = [leader]
        for number, group in enumerate(GROUP_MASKS[self.game]):
            if number == TRUMP_GROUP or own & group:
                parts.append(_pattern(self.game, hands, group))
            else:
                parts.append("")
        parts.append(tuple(hand.bit_count() for hand in hands))
        return tuple(parts)


@dataclass
class _NullSearch:
    """Does the declarer of a Null take no trick?"""

    declarer: int
    known: dict[tuple[object, ...], bool] = field(default_factory=dict)

    def ducks(self, hands: Hands, leader: int, trick: tuple[Card, ...]) -> bool:
        if trick:
            return self._play(hands, leader, trick)
        if not hands[self.declarer]:
            return True
        if leader != self.declarer and self._safe(hands):
            return True
        key = (
            leader,
            *(_pattern(GameType.NULL, hands, group) for group in GROUP_MASKS[GameType.NULL]),
        )
        if key not in self.known:
            self.known[key] = self._play(hands, leader, trick)
        return self.known[key]

    def _safe(self, hands: Hands) -> bool:
        """With a defender on lead: in each suit the declarer can stay below, trick by trick."""
        others = (hands[0] | hands[1] | hands[2]) & ~hands[self.declarer]
        for group in GROUP_MASKS[GameType.NULL]:
            low_own = cards_of(hands[self.declarer] & group)
            low_theirs = cards_of(others & group)
            if any(own > theirs for own, theirs in zip(low_own, low_theirs, strict=False)):
                return False
        return True

    def _play(self, hands: Hands, leader: int, trick: tuple[Card, ...]) -> bool:
        if len(trick) == _SEAT_COUNT:
            winner = (leader + winning_index(GameType.NULL, trick)) % _SEAT_COUNT
            return winner != self.declarer and self.ducks(hands, winner, ())
        seat = (leader + len(trick)) % _SEAT_COUNT
        led = trick[0] if trick else None
        in_trick = 0
        for card in trick:
            in_trick |= 1 << card
        legal = legal_cards(GameType.NULL, hands[seat], led)
        choices = _distinct(GameType.NULL, hands, legal, in_trick)
        choices.sort(key=lambda card: card & 7, reverse=seat == self.declarer and bool(trick))
        replies = (
            self._play(_without(hands, seat, card), leader, (*trick, card)) for card in choices
        )
        return any(replies) if seat == self.declarer else all(replies)

# SPDX-License-Identifier: MIT
"""A position with open cards: what the solver is asked about."""

from __future__ import annotations

from dataclasses import dataclass

from skat_desktop.rules.cards import CARD_POINTS, Card, Hand, cards_of
from skat_desktop.rules.deal import SEATS
from skat_desktop.rules.games import GameType, legal_cards, winning_index


@dataclass(frozen=True, slots=True)
class Position:
    """Some cards into a game, all of them seen.

    Attributes:
        game: what is played.
        declarer: seat of the declarer.
        hands: the cards each seat still holds, without those on the table.
        leader: seat that leads or led to the trick.
        trick: cards on the table, in the order played, at most two.
        points: the declarer's card points so far, the skat counted if he gets it.
    """

    game: GameType
    declarer: int
    hands: tuple[Hand, Hand, Hand]
    leader: int
    trick: tuple[Card, ...] = ()
    points: int = 0

    def __post_init__(self) -> None:
        """Refuse what cannot be.

        Raises:
            ValueError: in one sentence, when a card is in two places, or the hands are not
                equally long once the trick's cards are added back.
        """
        seen = 0
        for cards in (*self.hands, *(1 << card for card in self.trick)):
            if seen & cards:
                raise ValueError("A card cannot be in two places.")
            seen |= cards
        if len(self.trick) >= len(SEATS):
            raise ValueError("A trick on the table has at most two cards.")
        lengths = {
            self.hands[(self.leader + place) % 3].bit_count() + (place < len(self.trick))
            for place in range(3)
        }
        if len(lengths) > 1:
            raise ValueError("All hands must be equally long, the cards on the table added back.")

    @property
    def to_act(self) -> int:
        """Seat whose turn it is."""
        return (self.leader + len(self.trick)) % 3

    @property
    def legal(self) -> list[Card]:
        """The cards that may be played, ascending."""
        led = self.trick[0] if self.trick else None
        return cards_of(legal_cards(self.game, self.hands[self.to_act], led))

    def after(self, card: Card) -> Position:
        """Return the position once one more card is played; a finished trick is taken in."""
        seat = self.to_act
        one, two, three = (
            hand & ~(1 << card) if place == seat else hand for place, hand in enumerate(self.hands)
        )
        hands = (one, two, three)
        played = (*self.trick, card)
        if len(played) < len(SEATS):
            return Position(self.game, self.declarer, hands, self.leader, played, self.points)
        winner = (self.leader + winning_index(self.game, played)) % 3
        points = self.points
        if winner == self.declarer:
            points += sum(CARD_POINTS[one_card] for one_card in played)
        return Position(self.game, self.declarer, hands, winner, (), points)

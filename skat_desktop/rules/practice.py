# SPDX-License-Identifier: MIT
"""A deal that is played for practice: given cards and seats instead of those of a series."""

from __future__ import annotations

from dataclasses import dataclass, field

from skat_desktop.rules.deal import Deal, series_first_dealer
from skat_desktop.rules.rulesets import INTERNATIONAL, RuleSet
from skat_desktop.rules.seating import seating
from skat_desktop.rules.series import ListKind, SeriesSetup


@dataclass(frozen=True, slots=True)
class PracticeDeal:
    """Cards to be practised, and who sits where. It holds all cards, so ``repr`` hides them.

    Attributes:
        deal: the cards.
        dealer: place of the dealer.
        places: seats at the table, 3 to 5.
        rules: the rule set.
    """

    deal: Deal = field(repr=False)
    dealer: int
    places: int = 3
    rules: RuleSet = INTERNATIONAL

    @classmethod
    def for_seat(cls, deal: Deal, seat: int, rules: RuleSet) -> PracticeDeal:
        """Return a deal for three in which place 0 holds a seat."""
        dealer = next(place for place in range(3) if seating(3, place).seat_of(0) == seat)
        return cls(deal, dealer, rules=rules)

    def setup(self) -> SeriesSetup:
        """Return a series without an end whose first deal has this dealer.

        Its seed says who deals and nothing else: the cards are given.
        """
        seed = 0
        while series_first_dealer(seed, self.places) != self.dealer:
            seed += 1
        return SeriesSetup(
            seed, places=self.places, deals=None, list_kind=ListKind.PLAIN, rules=self.rules
        )

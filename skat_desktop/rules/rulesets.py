# SPDX-License-Identifier: MIT
"""Rule sets: one frozen value with an id, stored with every series.

Source: ``rules.md``, table "Rule sets". A user's own set is a copy with single options switched.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING, Final

from skat_desktop.rules.contract import Contract
from skat_desktop.rules.games import GameType
from skat_desktop.rules.refusal import Refusal

if TYPE_CHECKING:
    from skat_desktop.rules.house import HouseRule

BASE_VALUES: Final = {
    GameType.DIAMONDS: 9,
    GameType.HEARTS: 10,
    GameType.SPADES: 11,
    GameType.CLUBS: 12,
    GameType.GRAND: 24,
}
NULL_VALUES: Final = {
    (False, False): 23,
    (True, False): 35,
    (False, True): 46,
    (True, True): 59,
}
"""Fixed value of Null by (hand, ouvert)."""


class NullBelowBid(StrEnum):
    """What becomes of a Null that is worth less than the bid."""

    REFUSED = "refused"
    """It cannot be declared."""
    LOST_AT_ONCE = "lost_at_once"
    """A record or another caller has it anyway: the cheapest game takes its place, lost."""
    PLAYED_OVERBID = "played_overbid"
    """It is played out and lost in any case."""


class FreeConcession(StrEnum):
    """Until when the declarer may concede without asking."""

    NINE_CARDS = "nine_cards"
    """While he holds at least nine cards."""
    BEFORE_LEAD = "before_lead"
    """With the declaration, before the first card is led."""


@dataclass(frozen=True, slots=True)
class RuleSet:
    """The rules one series is played by.

    Attributes:
        id: stored with the series; ``i18n`` has its name.
        lost_hand_doubles: whether a lost Hand game costs twice its value.
        grand_ouvert_base: base value of Grand ouvert, where ouvert is then no level; None when
            Grand ouvert has the base of Grand and ouvert is a level.
        reverse_levels: whether a declarer who announced and stays Schneider or Schwarz himself
            pays these levels on top.
        null_below_bid: what becomes of a Null worth less than the bid.
        lost_announcement_ends: whether a game with Schwarz announced ends with the defenders'
            first trick.
        free_concession: until when the declarer concedes without asking.
        concession_votes: how many defenders must agree later.
        house_rules: the house rules that are switched on.
        rulings: whether a ruling from outside may give the rest to a side. Only who reads the
            records of a server sets it; at our own tables nobody can end a deal like that.
    """

    id: str
    lost_hand_doubles: bool = True
    grand_ouvert_base: int | None = None
    reverse_levels: bool = False
    null_below_bid: NullBelowBid = NullBelowBid.REFUSED
    lost_announcement_ends: bool = True
    free_concession: FreeConcession = FreeConcession.NINE_CARDS
    concession_votes: int = 1
    house_rules: tuple[HouseRule, ...] = field(default=())
    rulings: bool = False

    def base_value(self, contract: Contract) -> int:
        """Return the value that the levels multiply; of Null its fixed value."""
        if contract.game.is_null:
            return NULL_VALUES[contract.hand, contract.ouvert]
        if self.grand_ouvert_base and contract.ouvert and contract.game is GameType.GRAND:
            return self.grand_ouvert_base
        return BASE_VALUES[contract.game]

    def ouvert_is_level(self, contract: Contract) -> bool:
        """Tell whether ouvert counts as a level of its own in this contract."""
        if contract.game.is_null or not contract.ouvert:
            return False
        return self.grand_ouvert_base is None or contract.game is not GameType.GRAND


INTERNATIONAL: Final = RuleSet("international")
CLASSIC_1997: Final = RuleSet(
    "classic-1997",
    lost_hand_doubles=False,
    grand_ouvert_base=36,
    reverse_levels=True,
    null_below_bid=NullBelowBid.PLAYED_OVERBID,
    lost_announcement_ends=False,
    free_concession=FreeConcession.BEFORE_LEAD,
    concession_votes=2,
)
RULE_SETS: Final = {rules.id: rules for rules in (INTERNATIONAL, CLASSIC_1997)}


def rule_set(rule_set_id: str) -> RuleSet:
    """Return the rule set with this id.

    Raises:
        Refusal: ``notation.rules`` when there is none.
    """
    if rule_set_id not in RULE_SETS:
        raise Refusal("notation.rules", text=rule_set_id, known=tuple(RULE_SETS))
    return RULE_SETS[rule_set_id]

# SPDX-License-Identifier: MIT
"""What a game is worth, and whether it is won: the value as a list of named levels.

Source: ``rules.md`` section 1, "Result", "Value", "Overbid" and the table of rule sets.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from functools import lru_cache
from typing import Final

from skat_desktop.rules.cards import Hand
from skat_desktop.rules.contract import Contract
from skat_desktop.rules.events import Announced
from skat_desktop.rules.games import TRUMP_GAMES, TRUMPS, GameType, matadors
from skat_desktop.rules.refusal import Refusal
from skat_desktop.rules.rulesets import BASE_VALUES, NullBelowBid, RuleSet
from skat_desktop.rules.tricks import Trick

POINTS_TO_WIN: Final = 61
SCHNEIDER_POINTS: Final = 30
"""A side with so many card points or fewer is Schneider."""
SCHNEIDER_WON: Final = 90
"""Card points with which the declarer has made the defenders Schneider."""
MOST_MATADORS: Final = 11
"""Trumps of a suit game; a Grand has four."""


class Side(StrEnum):
    """The two sides of a deal."""

    DECLARER = "declarer"
    DEFENDERS = "defenders"


class LossReason(StrEnum):
    """Why a game is lost: the first of these that holds."""

    CONCEDED = "conceded"
    OVERBID = "overbid"
    ANNOUNCED = "announced"
    """An announced level was missed."""
    TRICK = "trick"
    """The declarer of a Null took a trick."""
    POINTS = "points"


@dataclass(frozen=True, slots=True)
class Level:
    """One line of the value: a name and how many levels it counts."""

    name: str
    count: int


@dataclass(frozen=True, slots=True)
class Factor:
    """A doubling by a house rule: its name and what it multiplies by."""

    name: str
    times: int


@dataclass(frozen=True, slots=True)
class Play:
    """The facts of a finished game that its value depends on.

    Attributes:
        points: the declarer's card points, skat included.
        declarer_tricks: tricks of the declarer, None when unknown (then no side is Schwarz).
        defender_tricks: tricks of the defenders, None when unknown.
        finished: whether all tricks were given to a side. A game that a rule ended early says
            nothing about Schneider or Schwarz.
        conceded: the declarer conceded: lost in the plain level.
        rest: the side that was given the tricks nobody played (by a claim, a concession of the
            defenders, a ruling), None when there were none.
        declarer: seat of the declarer. This and what follows only house rules ask for; a caller
            who values bare numbers need not know it.
        tricks: the tricks that were played, in order.
        announced: words said by house rules.
    """

    points: int
    declarer_tricks: int | None = None
    defender_tricks: int | None = None
    finished: bool = True
    conceded: bool = False
    rest: Side | None = None
    declarer: int | None = None
    tricks: tuple[Trick, ...] = ()
    announced: tuple[Announced, ...] = ()

    @property
    def schneider(self) -> Side | None:
        """The side that is Schneider."""
        if not self.finished or self.conceded:
            return None
        if self.points <= SCHNEIDER_POINTS:
            return Side.DECLARER
        return Side.DEFENDERS if self.points >= SCHNEIDER_WON else None

    @property
    def schwarz(self) -> Side | None:
        """The side without a trick."""
        if not self.finished or self.conceded:
            return None
        if self.declarer_tricks == 0:
            return Side.DECLARER
        return Side.DEFENDERS if self.defender_tricks == 0 else None


@dataclass(slots=True)
class Draft:
    """A value in the making; house rules change it at the third of their four points.

    Attributes:
        contract: what was declared.
        play: how it went, with tricks and words where the caller knows them.
        cards: the declarer's twelve cards; None when only their matadors are known, and while
            a Hand player who has not seen the skat asks whether he has won.
        base: base value; of Null its fixed value.
        levels: the levels so far; Null has none and takes none.
        reason: why the game is lost so far, None while it is won.
        factors: doublings of the final value; the bid is checked without them.
    """

    contract: Contract
    play: Play
    cards: Hand | None
    base: int
    levels: list[Level]
    reason: LossReason | None
    factors: list[Factor] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Valuation:
    """A game's value with everything needed to explain it.

    Attributes:
        contract: what was declared; in an impossible Null the game that took its place.
        value: signed list value for the declarer.
        won: whether the declarer has won.
        reason: why it is lost, None when won.
        overbid: whether the value stayed below the bid.
        base: base value; of Null its fixed value.
        levels: named levels, empty in Null.
        multiplier: sum of the levels, or the raised multiple of an overbid game.
        factors: doublings by house rules.
        loss_factor: 2 or 1, what a loss multiplies by; 1 when won.
        schneider: the side that is Schneider, None in Null.
        schwarz: the side without a trick, None in Null.
    """

    contract: Contract
    value: int
    won: bool
    reason: LossReason | None
    overbid: bool
    base: int
    levels: tuple[Level, ...]
    multiplier: int
    factors: tuple[Factor, ...]
    loss_factor: int
    schneider: Side | None
    schwarz: Side | None

    @property
    def game_value(self) -> int:
        """The unsigned value before losses and house rules double it."""
        return self.base * self.multiplier


def least_multiple(base: int, bid: int) -> int:
    """Return the least factor with which a base value covers a bid."""
    return max(1, -(-bid // base))


def plain_levels(rules: RuleSet, contract: Contract, matador_count: int) -> list[Level]:
    """Return the levels that are certain before the first card.

    Args:
        rules: the rule set.
        contract: a game with trumps.
        matador_count: signed, as :func:`skat_desktop.rules.games.matadors` gives it.
    """
    levels = [
        Level("with" if matador_count > 0 else "without", abs(matador_count)),
        Level("game", 1),
    ]
    if contract.hand:
        levels.append(Level("hand", 1))
    if contract.schneider:
        levels += (Level("schneider", 1), Level("schneider_announced", 1))
    if contract.schwarz:
        levels += (Level("schwarz", 1), Level("schwarz_announced", 1))
    if rules.ouvert_is_level(contract):
        levels.append(Level("ouvert", 1))
    return levels


def plain_value(rules: RuleSet, contract: Contract, matador_count: int) -> int:
    """Return what a contract is worth at least, if it is won."""
    return rules.base_value(contract) * possible_multipliers(rules, contract, matador_count)[0]


@lru_cache(maxsize=1024)
def possible_multipliers(rules: RuleSet, contract: Contract, matador_count: int) -> tuple[int, ...]:
    """Return what the base value of a won game may be multiplied by, ascending.

    These are the sums of levels: the certain ones, Schneider and Schwarz where they may be
    reached on top of what was announced, and what house rules add. Null counts once.
    """
    if contract.game.is_null:
        return (1,)
    least = sum(level.count for level in plain_levels(rules, contract, matador_count))
    sums = set(range(least, least + 1 + (not contract.schneider) + (not contract.schwarz)))
    for rule in rules.house_rules:
        steps = rule.further_levels(contract, matador_count)
        sums = {total + step for total in sums for step in steps}
    return tuple(sorted(sums))


def _reached_levels(rules: RuleSet, contract: Contract, play: Play) -> list[Level]:
    """Return the levels that the play adds to those announced."""
    levels = []
    for name, announced, side in (
        ("schneider", contract.schneider, play.schneider),
        ("schwarz", contract.schwarz, play.schwarz),
    ):
        if side is None:
            continue
        # In the classic rules any announcement makes the declarer's own failure a level of its
        # own, also Schwarz after only Schneider was announced.
        if rules.reverse_levels and contract.schneider and side is Side.DECLARER:
            levels.append(Level(f"reverse_{name}", 1))
        elif not announced:
            levels.append(Level(name, 1))
    return levels


def _loss_reason(contract: Contract, play: Play) -> LossReason | None:
    """Return why a game with trumps is lost on what was played, None when it is won."""
    if play.conceded:
        return LossReason.CONCEDED
    if contract.schwarz and play.schwarz is not Side.DEFENDERS:
        return LossReason.ANNOUNCED
    if contract.schneider and play.points < SCHNEIDER_WON:
        return LossReason.ANNOUNCED
    return LossReason.POINTS if play.points < POINTS_TO_WIN else None


def _loss_factor(rules: RuleSet, contract: Contract) -> int:
    return 2 if rules.lost_hand_doubles or not contract.hand else 1


def _null_loss_reason(play: Play) -> LossReason | None:
    if play.conceded:
        return LossReason.CONCEDED
    return LossReason.TRICK if play.declarer_tricks else None


def _finish(
    rules: RuleSet,
    contract: Contract,
    base: int,
    multiplier: int,
    levels: tuple[Level, ...],
    factors: tuple[Factor, ...],
    reason: LossReason | None,
    overbid: bool,
    schneider: Side | None,
    schwarz: Side | None,
) -> Valuation:
    won = reason is None
    loss_factor = 1 if won else _loss_factor(rules, contract)
    value = base * multiplier * loss_factor
    for factor in factors:
        value *= factor.times
    return Valuation(
        contract=contract,
        value=value if won else -value,
        won=won,
        reason=reason,
        overbid=overbid,
        base=base,
        levels=levels,
        multiplier=multiplier,
        factors=factors,
        loss_factor=loss_factor,
        schneider=schneider,
        schwarz=schwarz,
    )


def impossible_null(
    rules: RuleSet, contract: Contract, bid: int, cards: Hand | int, *, signed_matadors: bool
) -> Valuation:
    """Value a Null below the bid where it is not offered: the cheapest game, lost at once.

    Args:
        rules: the rule set.
        contract: the Null that was declared.
        bid: what it fails to cover.
        cards: the declarer's twelve cards, or with ``signed_matadors`` the matadors alone.
        signed_matadors: how to read ``cards``.
    """
    candidates = []
    for game in TRUMP_GAMES:
        count = cards if signed_matadors else matadors(game, cards)
        if signed_matadors and game is GameType.GRAND:
            count = max(-4, min(4, count))
        base = BASE_VALUES[game]
        replacement = Contract(game, hand=contract.hand)
        levels = tuple(plain_levels(rules, replacement, count))
        multiplier = max(sum(level.count for level in levels), least_multiple(base, bid))
        candidates.append((base * multiplier, replacement, base, multiplier, levels))
    _, replacement, base, multiplier, levels = min(candidates, key=lambda entry: entry[0])
    return _finish(
        rules, replacement, base, multiplier, levels, (), LossReason.OVERBID, True, None, None
    )


def value_game(
    rules: RuleSet,
    contract: Contract,
    bid: int,
    play: Play,
    *,
    cards: Hand | None = None,
    matador_count: int | None = None,
) -> Valuation:
    """Value a finished game.

    Args:
        rules: the rule set.
        contract: what was declared.
        bid: the bid to cover, 0 when unknown.
        play: how the game went.
        cards: the declarer's twelve cards, hand and skat; or else:
        matador_count: the matadors, signed. One of the two is needed in a game with trumps and
            for a Null below the bid that is lost at once.

    Raises:
        Refusal: ``score.matadors`` when neither is given where it is needed, or the count is
            more than the game has or zero.
    """
    draft = _draft(rules, contract, play, cards, matador_count)
    is_null = contract.game.is_null
    base = draft.base
    multiplier = 1 if is_null else sum(level.count for level in draft.levels)
    overbid = base * multiplier < bid
    reason = draft.reason
    if overbid:
        if is_null and rules.null_below_bid is not NullBelowBid.PLAYED_OVERBID:
            return _replaced_null(rules, contract, bid, cards, matador_count)
        multiplier = least_multiple(base, bid)
        if reason is not LossReason.CONCEDED:
            reason = LossReason.OVERBID
    return _finish(
        rules,
        contract,
        base,
        multiplier,
        tuple(draft.levels),
        tuple(draft.factors),
        reason,
        overbid,
        None if is_null else play.schneider,
        None if is_null else play.schwarz,
    )


def null_value(rules: RuleSet, contract: Contract, announced: tuple[Announced, ...]) -> int:
    """Return the fixed value of a Null, with what words said by house rules make of it."""
    return _draft(rules, contract, Play(points=0, announced=announced), None, None).base


def _draft(
    rules: RuleSet, contract: Contract, play: Play, cards: Hand | None, matador_count: int | None
) -> Draft:
    """Return the value with the steps of all house rules, before it is held against the bid."""
    base = rules.base_value(contract)
    game = contract.game
    if game.is_null:
        draft = Draft(contract, play, cards, base, levels=[], reason=_null_loss_reason(play))
    else:
        count = matadors(game, cards) if cards is not None else matador_count
        most = TRUMPS[game].bit_count()
        if count is None or not 1 <= abs(count) <= most:
            raise Refusal("score.matadors", game=game.value, matadors=count, most=most)
        levels = plain_levels(rules, contract, count) + _reached_levels(rules, contract, play)
        draft = Draft(contract, play, cards, base, levels, _loss_reason(contract, play))
    for house_rule in rules.house_rules:
        house_rule.value_step(draft)
    return draft


def _replaced_null(
    rules: RuleSet, contract: Contract, bid: int, cards: Hand | None, matador_count: int | None
) -> Valuation:
    if cards is not None:
        return impossible_null(rules, contract, bid, cards, signed_matadors=False)
    if matador_count is None or not 1 <= abs(matador_count) <= MOST_MATADORS:
        raise Refusal(
            "score.matadors",
            game=contract.game.value,
            matadors=matador_count,
            most=MOST_MATADORS,
        )
    return impossible_null(rules, contract, bid, matador_count, signed_matadors=True)


def best_value(rules: RuleSet, contract: Contract, matador_count: int) -> int:
    """Return the most a contract can be worth: with every level that play may still reach.

    Schneider and Schwarz count on whichever side they fall, so this is also the limit beyond
    which a game is overbid whatever happens.
    """
    return rules.base_value(contract) * possible_multipliers(rules, contract, matador_count)[-1]

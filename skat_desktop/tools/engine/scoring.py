# SPDX-License-Identifier: MIT
"""The request ``score``: what a game is worth and why."""

from __future__ import annotations

from typing import Final

from skat_desktop.rules.cards import CARD_POINTS, TOTAL_POINTS, Hand, mask_of
from skat_desktop.rules.contract import Contract
from skat_desktop.rules.deal import HAND_SIZE, SKAT_SIZE
from skat_desktop.rules.games import TRUMPS, GameType, matadors
from skat_desktop.rules.valuation import MOST_MATADORS, LossReason, Play, value_game
from skat_desktop.tools.engine.contracts import null_offered, read_bid, read_contract, read_rules
from skat_desktop.tools.engine.errors import contradiction
from skat_desktop.tools.engine.fields import Fields

_TWELVE = HAND_SIZE + SKAT_SIZE
_GRAND_MATADORS = TRUMPS[GameType.GRAND].bit_count()


def _points_with(tricks: int) -> tuple[int, int]:
    """Return the fewest and most card points in so many tricks and the skat."""
    cards = 3 * tricks + SKAT_SIZE
    ascending = sorted(CARD_POINTS)
    return sum(ascending[:cards]), sum(ascending[len(ascending) - cards :])


POINTS_WITH_TRICKS: Final = tuple(_points_with(tricks) for tricks in range(HAND_SIZE + 1))


def score(fields: Fields) -> dict[str, object]:
    """Answer the request ``score``.

    Raises:
        RequestError: code ``field`` or ``card``, or ``illegal`` for facts that cannot go
            together.
    """
    rules = read_rules(fields)
    contract = read_contract(fields)
    bid = read_bid(fields, rules)
    impossible = not null_offered(rules, contract, bid)
    needs_matadors = impossible or not contract.game.is_null
    cards, count = _read_counted(fields, contract, needs_matadors)
    play = _read_play(fields, contract, decided=impossible)
    valuation = value_game(rules, contract, bid, play, cards=cards, matador_count=count)
    # Conceding comes first among the reasons, also before a Null below the bid is lost anyway.
    reason = LossReason.CONCEDED if play.conceded else valuation.reason
    return {
        "value": valuation.value,
        "won": valuation.won,
        "reason": reason,
        "overbid": valuation.overbid,
        "base": valuation.base,
        "levels": [[level.name, level.count] for level in valuation.levels],
        "multiplier": valuation.multiplier,
        "schneider": valuation.schneider,
        "schwarz": valuation.schwarz,
    }


def _read_counted(
    fields: Fields, contract: Contract, needed: bool
) -> tuple[Hand | None, int | None]:
    """Read ``cards`` and ``matadors``, which must agree."""
    game = contract.game
    most = _GRAND_MATADORS if game is GameType.GRAND else MOST_MATADORS
    count = fields.optional_integer("matadors", -most, most)
    cards = mask_of(fields.cards("cards", _TWELVE, _TWELVE)) if fields.has("cards") else None
    if cards is None:
        # Records write 0 for Null, where nothing is counted.
        if needed and not count:
            right = f"a number from 1 to {most}, negative for without, unless cards are given"
            raise fields.wrong("matadors", right)
        return None, count
    if count is None or (count == 0 and game.is_null):
        return cards, None
    # Which game would be counted in place of a Null is open, so only the jacks can disagree.
    right_count = matadors(GameType.GRAND if game.is_null else game, cards)
    stated = max(-_GRAND_MATADORS, min(_GRAND_MATADORS, count)) if game.is_null else count
    if stated != right_count:
        raise contradiction(
            f"matadors is {count}, but these cards are {_with_or_without(right_count)}."
        )
    return cards, None


def _with_or_without(count: int) -> str:
    return f"with {count}" if count > 0 else f"without {-count}"


def _read_play(fields: Fields, contract: Contract, *, decided: bool) -> Play:
    """Read ``points``, ``tricks`` and ``conceded``.

    Args:
        fields: the request.
        contract: what was played.
        decided: whether the game is lost without being played.
    """
    conceded = fields.flag("conceded")
    points = fields.optional_integer("points", 0, TOTAL_POINTS)
    tricks = fields.optional_integer("tricks", 0, HAND_SIZE)
    needed = not (conceded or decided)
    if contract.game.is_null:
        if needed and tricks is None:
            raise fields.wrong("tricks", f"a whole number from 0 to {HAND_SIZE}: this is a Null")
    elif needed and points is None:
        raise fields.wrong("points", f"a whole number from 0 to {TOTAL_POINTS}")
    if points is not None and tricks is not None:
        least, most = POINTS_WITH_TRICKS[tricks]
        if not least <= points <= most:
            raise contradiction(
                f"tricks is {tricks} and points is {points}, but so many tricks and the skat "
                f"hold {least if least == most else f'{least} to {most}'} card points."
            )
    return Play(
        points=points or 0,
        declarer_tricks=tricks,
        defender_tricks=None if tricks is None else HAND_SIZE - tricks,
        conceded=conceded,
    )

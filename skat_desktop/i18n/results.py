# SPDX-License-Identifier: MIT
"""How a deal ended and what it is worth, in words."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from skat_desktop.i18n.games import contract_name, game_name, game_title
from skat_desktop.i18n.numbers import (
    NO_BREAK_SPACE,
    TIMES,
    card_points,
    enumerated,
    equation,
    plain,
    product,
    signed,
    tricks,
)
from skat_desktop.i18n.vocabulary import Vocabulary
from skat_desktop.i18n.words import factor_title, level_title, running_level
from skat_desktop.rules.result import End, GameResult
from skat_desktop.rules.valuation import (
    POINTS_TO_WIN,
    SCHNEIDER_WON,
    Level,
    LossReason,
    Side,
    Valuation,
)

translate = QCoreApplication.translate


def _level_sum(valuation: Valuation) -> int:
    """Return the levels themselves, also where the bid has raised the multiplier."""
    return sum(level.count for level in valuation.levels) or 1


def own_value(valuation: Valuation) -> int:
    """Return what the game itself is worth, before the bid raised it and a loss doubled it."""
    return valuation.base * _level_sum(valuation)


def _sum_text(valuation: Valuation) -> str:
    """Return how the score comes about: ``+40``, ``−2 × 44 = −88``, ``40 × 2 = +80``."""
    factors = [valuation.game_value, *(factor.times for factor in valuation.factors)]
    if valuation.loss_factor != 1:
        factors.insert(0, -valuation.loss_factor)
    elif not valuation.won and len(factors) > 1:
        factors[0] = -factors[0]
    if len(factors) == 1:
        return signed(valuation.value)
    return equation(product(*factors), signed(valuation.value))


def levels_text(levels: Sequence[Level]) -> str:
    """Return levels counted up: With 2, game 3, Hand 4."""
    parts: list[str] = []
    total = 0
    for level in levels:
        total += level.count
        if parts:
            parts.append(running_level(level.name, total))
        else:
            parts.append(level_title(level.name, level.count))
    return enumerated(parts)


def value_sentence(result: GameResult, vocabulary: Vocabulary) -> str:
    """Return how the value of a played game comes about: With 2, game 3, Hand 4 × 10 = 40.

    Nothing when the deal was thrown in.
    """
    valuation = result.valuation
    if valuation is None:
        return ""
    if valuation.contract.game.is_null:
        return translate("Result", "{contract}, fixed value {value}", "value of Null").format(
            contract=contract_name(valuation.contract, vocabulary), value=valuation.base
        )
    return equation(
        product(levels_text(valuation.levels), valuation.base), plain(own_value(valuation))
    )


def value_lines(result: GameResult, vocabulary: Vocabulary) -> list[tuple[str, str]]:
    """Return the computation of a score line by line, as a club list has it.

    Each line is a label and a figure; the last is the score. Nothing when thrown in.
    """
    valuation = result.valuation
    if valuation is None:
        return []
    contract = valuation.contract
    levels = _level_sum(valuation)
    if contract.game.is_null:
        label = translate("Result", "Fixed value, {contract}").format(
            contract=contract_name(contract, vocabulary)
        )
        lines = [(label, plain(valuation.base))]
    else:
        lines = [
            (level_title(level.name, level.count), plain(level.count)) for level in valuation.levels
        ]
        base = translate("Result", "Base value, {game}").format(
            game=game_name(contract.game, vocabulary)
        )
        lines += [
            (translate("Result", "Multiplier", "sum of the levels"), plain(levels)),
            (base, plain(valuation.base)),
            (
                translate("Result", "Game value", "line of a computation"),
                equation(product(levels, valuation.base), plain(own_value(valuation))),
            ),
        ]
    if valuation.multiplier != levels:
        lines += [
            (translate("Result", "Bid", "the value reached in the auction"), plain(result.bid)),
            (
                translate("Result", "Raised to cover the bid"),
                equation(
                    product(valuation.multiplier, valuation.base), plain(valuation.game_value)
                ),
            ),
        ]
    if valuation.loss_factor != 1:
        lines.append((translate("Result", "Lost, counts double"), _times(valuation.loss_factor)))
    lines += [(factor_title(factor.name), _times(factor.times)) for factor in valuation.factors]
    lines.append((translate("Result", "Score"), signed(valuation.value)))
    return lines


def _times(factor: int) -> str:
    return f"{TIMES}{NO_BREAK_SPACE}{factor}"


def verdict(result: GameResult, vocabulary: Vocabulary) -> str:
    """Return in one line why a deal was won or lost and what it scores, naming no player."""
    valuation = result.valuation
    if valuation is None:
        return translate("Result", "Everyone has passed. The deal is thrown in; nobody scores.")
    total = _sum_text(valuation)
    if result.end is End.IMPOSSIBLE_NULL:
        return translate(
            "Result", "This Null is below the bid of {bid}. {game} takes its place, lost: {total}"
        ).format(bid=result.bid, game=game_title(valuation.contract.game, vocabulary), total=total)
    if valuation.reason is LossReason.OVERBID:
        return _overbid_verdict(result, valuation, total)
    if valuation.contract.game.is_null:
        return _null_verdict(valuation, vocabulary, total)
    if valuation.reason is LossReason.CONCEDED:
        return translate("Result", "Conceded: {total}", "by the declarer").format(total=total)
    if valuation.reason is LossReason.ANNOUNCED:
        return _announced_verdict(result, valuation, total)
    if not valuation.won:
        return translate("Result", "Lost with {points}, {needed} were needed: {total}").format(
            points=card_points(result.points[0]), needed=POINTS_TO_WIN, total=total
        )
    if result.end is End.CONCEDED_BY_DEFENDERS:
        return translate("Result", "Won, the defenders have conceded: {total}").format(total=total)
    return translate("Result", "Won with {points}: {total}").format(
        points=card_points(result.points[0]), total=total
    )


def _overbid_verdict(result: GameResult, valuation: Valuation, total: str) -> str:
    if valuation.loss_factor == 2 and not valuation.factors:
        return translate(
            "Result",
            "Overbid: the game is worth {value}, the bid was {bid}. "
            "The first multiple of {base} that covers it is {raised}, doubled: {score}",
        ).format(
            value=own_value(valuation),
            bid=result.bid,
            base=valuation.base,
            raised=valuation.game_value,
            score=signed(valuation.value),
        )
    return translate(
        "Result",
        "Overbid: the game is worth {value}, the bid was {bid}. "
        "The first multiple of {base} that covers it is {raised}: {total}",
    ).format(
        value=own_value(valuation),
        bid=result.bid,
        base=valuation.base,
        raised=valuation.game_value,
        total=total,
    )


def _null_verdict(valuation: Valuation, vocabulary: Vocabulary, total: str) -> str:
    if valuation.won:
        text = translate("Result", "{contract}, fixed value {value}. No trick taken: {total}")
    elif valuation.reason is LossReason.CONCEDED:
        text = translate("Result", "{contract}, fixed value {value}. Conceded: {total}")
    else:
        text = translate("Result", "{contract}, fixed value {value}. A trick was taken: {total}")
    return text.format(
        contract=contract_name(valuation.contract, vocabulary),
        value=valuation.base,
        total=total,
    )


def schwarz_missed(valuation: Valuation) -> bool:
    """Return whether Schwarz was announced and the defenders took a trick."""
    return valuation.contract.schwarz and valuation.schwarz is not Side.DEFENDERS


def schneider_missed(result: GameResult, valuation: Valuation) -> bool:
    """Return whether Schneider was announced and the card points fell short of it."""
    return valuation.contract.schneider and result.points[0] < SCHNEIDER_WON


def _announced_verdict(result: GameResult, valuation: Valuation, total: str) -> str:
    if schwarz_missed(valuation):
        return translate(
            "Result",
            "Schwarz was announced and needs every trick. "
            "The defenders took {tricks}, so the game is lost.",
        ).format(tricks=tricks(result.tricks[1]))
    if schneider_missed(result, valuation):
        return translate(
            "Result",
            "Schneider was announced and needs {needed} card points. "
            "With {points} the game is lost.",
        ).format(needed=SCHNEIDER_WON, points=result.points[0])
    return translate("Result", "An announcement was missed: {total}").format(total=total)

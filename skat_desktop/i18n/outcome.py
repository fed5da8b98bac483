# SPDX-License-Identifier: MIT
"""How a deal ended, told to one seat: who played what, how it ended, what it scores."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from skat_desktop.i18n.games import contract_name, game_title
from skat_desktop.i18n.numbers import card_points, signed, tricks
from skat_desktop.i18n.results import own_value, schneider_missed, schwarz_missed
from skat_desktop.i18n.vocabulary import Vocabulary
from skat_desktop.rules.contract import Contract
from skat_desktop.rules.result import End, GameResult
from skat_desktop.rules.valuation import (
    POINTS_TO_WIN,
    SCHNEIDER_WON,
    LossReason,
    Side,
    Valuation,
)

translate = QCoreApplication.translate


def outcome_title(result: GameResult, vocabulary: Vocabulary) -> str:
    """Return the heading of a result: Hearts Hand won."""
    valuation = result.valuation
    if valuation is None or result.contract is None:
        return translate("Result", "Thrown in", "heading: all have passed")
    if valuation.won:
        text = translate("Result", "{contract} won", "heading")
    else:
        text = translate("Result", "{contract} lost", "heading")
    return text.format(contract=contract_name(result.contract, vocabulary))


def outcome_sentence(
    result: GameResult, vocabulary: Vocabulary, names: Mapping[int, str], viewer: int | None
) -> str:
    """Return who played what, how it ended and what it scores, told to one seat.

    Args:
        result: how the deal ended.
        vocabulary: whose words.
        names: what each seat is called.
        viewer: the seat that reads it, None for somebody who sits out.
    """
    valuation = result.valuation
    if valuation is None or result.declarer is None or result.contract is None:
        return translate("Result", "Everyone has passed. The deal is thrown in; nobody scores.")
    you = result.declarer == viewer
    needed = SCHNEIDER_WON if valuation.contract.schneider else POINTS_TO_WIN
    sentence = _sentence(result, valuation, you).format(
        player=names[result.declarer],
        contract=contract_name(_plain(result.contract), vocabulary),
        points=card_points(result.points[0]),
        needed=needed,
        value=own_value(valuation),
        bid=result.bid,
        tricks=tricks(result.tricks[1]),
        trick=sum(result.tricks),
        game=game_title(valuation.contract.game, vocabulary),
        score=signed(valuation.value),
    )
    return _ended_early(result).format(sentence=sentence)


def _plain(contract: Contract) -> Contract:
    """Return a contract without announced levels: a sentence holds no list of them."""
    if contract.game.is_null:
        return contract
    return Contract(contract.game, hand=contract.hand)


def _ended_early(result: GameResult) -> str:
    if result.end is End.CLAIMED:
        return translate("Result", "The rest was claimed. {sentence}", "before the last trick")
    if result.end is End.AWARDED:
        return translate(
            "Result", "The rest was decided without play. {sentence}", "before the last trick"
        )
    return "{sentence}"


def _sentence(result: GameResult, valuation: Valuation, you: bool) -> str:
    if not valuation.won:
        return _lost(result, valuation, you)
    if result.end is End.CONCEDED_BY_DEFENDERS:
        if you:
            return translate(
                "Result", "The defenders have conceded, so you win {contract}: {score}."
            )
        return translate(
            "Result", "The defenders have conceded, so {player} wins {contract}: {score}."
        )
    return _won(valuation, you)


def _won(valuation: Valuation, you: bool) -> str:
    if valuation.contract.game.is_null:
        if you:
            return translate("Result", "You won {contract} without a trick: {score}.")
        return translate("Result", "{player} won {contract} without a trick: {score}.")
    if valuation.schwarz is Side.DEFENDERS:
        if you:
            return translate(
                "Result", "You won {contract} with every trick, the defenders are Schwarz: {score}."
            )
        return translate(
            "Result",
            "{player} won {contract} with every trick, the defenders are Schwarz: {score}.",
        )
    if valuation.schneider is Side.DEFENDERS:
        if you:
            return translate(
                "Result", "You won {contract} with {points}, the defenders are Schneider: {score}."
            )
        return translate(
            "Result", "{player} won {contract} with {points}, the defenders are Schneider: {score}."
        )
    if you:
        return translate("Result", "You won {contract} with {points}: {score}.")
    return translate("Result", "{player} won {contract} with {points}: {score}.")


def _lost(result: GameResult, valuation: Valuation, you: bool) -> str:
    if result.end is End.IMPOSSIBLE_NULL:
        return _impossible_null(you)
    if valuation.reason is LossReason.CONCEDED:
        if you:
            return translate("Result", "You have conceded {contract}: {score}.")
        return translate("Result", "{player} has conceded {contract}: {score}.")
    if valuation.reason is LossReason.OVERBID:
        if you:
            return translate(
                "Result",
                "Overbid: {contract} is worth only {value}, but you had bid {bid}. "
                "It counts {score}.",
            )
        return translate(
            "Result",
            "Overbid: {contract} is worth only {value}, but {player} had bid {bid}. "
            "It counts {score}.",
        )
    if valuation.reason is LossReason.TRICK:
        return _null_lost(result, you)
    if valuation.reason is LossReason.ANNOUNCED:
        return _announcement_missed(result, valuation, you)
    if you:
        return translate(
            "Result", "You lost {contract} with {points}; {needed} were needed: {score}."
        )
    return translate(
        "Result", "{player} lost {contract} with {points}; {needed} were needed: {score}."
    )


def _null_lost(result: GameResult, you: bool) -> str:
    if result.end is End.NULL_TRICK and result.tricks[0] == 1:
        # The game ends with this trick, so its number is that of all tricks.
        if you:
            return translate("Result", "You took trick {trick} and lost {contract}: {score}.")
        return translate("Result", "{player} took trick {trick} and lost {contract}: {score}.")
    if you:
        return translate("Result", "You took a trick and lost {contract}: {score}.")
    return translate("Result", "{player} took a trick and lost {contract}: {score}.")


def _announcement_missed(result: GameResult, valuation: Valuation, you: bool) -> str:
    if schwarz_missed(valuation):
        if you:
            return translate(
                "Result", "You announced Schwarz, but the defenders took {tricks}: {score}."
            )
        return translate(
            "Result", "{player} announced Schwarz, but the defenders took {tricks}: {score}."
        )
    if schneider_missed(result, valuation):
        if you:
            return translate(
                "Result",
                "You announced Schneider and made {points}; {needed} were needed: {score}.",
            )
        return translate(
            "Result",
            "{player} announced Schneider and made {points}; {needed} were needed: {score}.",
        )
    if you:
        return translate("Result", "You missed what you had announced: {score}.")
    return translate("Result", "{player} missed what was announced: {score}.")


def _impossible_null(you: bool) -> str:
    if you:
        return translate(
            "Result",
            "Your Null does not cover the bid of {bid}. {game} takes its place, lost: {score}.",
        )
    return translate(
        "Result",
        "The Null of {player} does not cover the bid of {bid}. "
        "{game} takes its place, lost: {score}.",
    )

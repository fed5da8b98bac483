# SPDX-License-Identifier: MIT
"""Names of games, contracts, roles, phases, lists, rule sets, strengths and ends."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from skat_desktop.i18n.cards import SUIT_SIGNS, suit_name, suit_title
from skat_desktop.i18n.vocabulary import Vocabulary
from skat_desktop.rules.contract import Contract
from skat_desktop.rules.games import GameType
from skat_desktop.rules.result import End
from skat_desktop.rules.series import ListKind

translate = QCoreApplication.translate


def game_name(game: GameType, vocabulary: Vocabulary) -> str:
    """Return the name of a game inside a sentence: hearts, Grand, Null."""
    if game is GameType.GRAND:
        return translate("Game", "Grand")
    if game is GameType.NULL:
        return translate("Game", "Null")
    suit = game.trump_suit
    assert suit is not None
    return suit_name(suit, vocabulary)


def game_title(game: GameType, vocabulary: Vocabulary) -> str:
    """Return the name of a game alone or at the start of a sentence: Hearts, Grand, Null."""
    suit = game.trump_suit
    return game_name(game, vocabulary) if suit is None else suit_title(suit, vocabulary)


def contract_name(contract: Contract, vocabulary: Vocabulary) -> str:
    """Return a contract in words: Hearts Hand, Schneider announced; Null ouvert Hand."""
    if contract.ouvert and (contract.hand and contract.game.is_null):
        text = translate("Contract", "{game} ouvert Hand", "Null, the skat left unseen")
    elif contract.ouvert:
        text = translate("Contract", "{game} ouvert", "contract in words")
    elif contract.schwarz:
        text = translate("Contract", "{game} Hand, Schwarz announced", "contract in words")
    elif contract.schneider:
        text = translate("Contract", "{game} Hand, Schneider announced", "contract in words")
    elif contract.hand:
        text = translate("Contract", "{game} Hand", "contract in words")
    else:
        return game_title(contract.game, vocabulary)
    return text.format(game=game_title(contract.game, vocabulary))


def contract_short(contract: Contract, vocabulary: Vocabulary) -> str:
    """Return a contract for narrow columns: ♥ Hand Schneider; the German suits in words."""
    suit = contract.game.trump_suit
    game = game_title(contract.game, vocabulary)
    if suit is not None and not vocabulary.is_german_deck:
        game = SUIT_SIGNS[suit]
    if contract.ouvert and (contract.hand and contract.game.is_null):
        text = translate("Contract", "{game} ouvert Hand", "narrow column; Null, skat unseen")
    elif contract.ouvert:
        text = translate("Contract", "{game} ouvert", "narrow column")
    elif contract.schwarz:
        text = translate("Contract", "{game} Hand Schwarz", "narrow column, announced")
    elif contract.schneider:
        text = translate("Contract", "{game} Hand Schneider", "narrow column, announced")
    elif contract.hand:
        text = translate("Contract", "{game} Hand", "narrow column")
    else:
        return game
    return text.format(game=game)


_ROLES: Final = {
    "forehand": lambda: translate("Role", "Forehand"),
    "middlehand": lambda: translate("Role", "Middlehand"),
    "rearhand": lambda: translate("Role", "Rearhand"),
    "declarer": lambda: translate("Role", "Declarer"),
    "defender": lambda: translate("Role", "Defender"),
    "defenders": lambda: translate("Role", "Defenders", "the two as one side"),
    "dealer": lambda: translate("Role", "Dealer"),
    "partner": lambda: translate("Role", "Partner"),
    "sits_out": lambda: translate("Role", "Sits out"),
}
ROLES: Final = tuple(_ROLES)
SEAT_ROLES: Final = ("forehand", "middlehand", "rearhand")
"""Roles of the seats 0, 1 and 2."""


def role_name(role: str) -> str:
    """Return the name of a role, one of :data:`ROLES`, alone or used like a name."""
    return _ROLES[role]()


def seat_names() -> dict[int, str]:
    """Return the three seats by their roles, for texts that name no players."""
    return {seat: role_name(role) for seat, role in enumerate(SEAT_ROLES)}


_PHASES: Final = {
    "deal": lambda: translate("Phase", "Deal", "the cards are dealt"),
    "auction": lambda: translate("Phase", "Bidding"),
    "skat": lambda: translate("Phase", "Skat", "take it up or play Hand"),
    "discard": lambda: translate("Phase", "Discard"),
    "declare": lambda: translate("Phase", "Declaration"),
    "play": lambda: translate("Phase", "Play", "of the cards"),
    "over": lambda: translate("Phase", "Over", "the deal has ended"),
}
PHASES: Final = tuple(_PHASES)


def phase_name(phase: str) -> str:
    """Return the name of a phase of the game, one of :data:`PHASES`."""
    return _PHASES[phase]()


_LISTS: Final = {
    ListKind.PLAIN: lambda: translate("List", "Plain list"),
    ListKind.TOURNAMENT: lambda: translate("List", "Tournament list"),
    ListKind.BIERLACHS: lambda: translate("List", "Bierlachs"),
}


def list_name(kind: ListKind) -> str:
    """Return the name of a way to reckon a series."""
    return _LISTS[kind]()


_RULE_SETS: Final = {
    "international": lambda: translate("Rules", "International"),
    "classic-1997": lambda: translate("Rules", "Classic 1997"),
}


def rule_set_name(rule_set_id: str) -> str:
    """Return the name of a rule set; a user's own is called by its id."""
    name = _RULE_SETS.get(rule_set_id)
    return rule_set_id if name is None else name()


_STRENGTHS: Final = {
    "novice": lambda: translate("Strength", "Novice"),
    "casual": lambda: translate("Strength", "Casual"),
    "club": lambda: translate("Strength", "Club", "a club player's strength"),
    "strong": lambda: translate("Strength", "Strong"),
    "master": lambda: translate("Strength", "Master"),
    "rulebased": lambda: translate("Strength", "By fixed rules", "the rule-based player"),
}
STRENGTHS: Final = tuple(_STRENGTHS)


def strength_name(strength: str) -> str:
    """Return the name of a strength of computer players, one of :data:`STRENGTHS`."""
    return _STRENGTHS[strength]()


_ENDS: Final = {
    End.PLAYED_OUT: lambda: translate("End", "Played to the last trick"),
    End.THROWN_IN: lambda: translate("End", "Thrown in"),
    End.NULL_TRICK: lambda: translate("End", "Trick taken in Null"),
    End.ANNOUNCEMENT_LOST: lambda: translate("End", "Announcement missed"),
    End.CLAIMED: lambda: translate("End", "Rest claimed"),
    End.CONCEDED_BY_DECLARER: lambda: translate("End", "Conceded by the declarer"),
    End.CONCEDED_BY_DEFENDERS: lambda: translate("End", "Conceded by the defenders"),
    End.AWARDED: lambda: translate("End", "Rest awarded from outside"),
    End.IMPOSSIBLE_NULL: lambda: translate("End", "Null below the bid"),
}


def end_name(end: End) -> str:
    """Return how a deal ended, for columns and headings."""
    return _ENDS[end]()

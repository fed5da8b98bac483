# SPDX-License-Identifier: MIT
"""Faults and refusals in plain English, for the headless commands and for error details.

Each says what was wrong and what would be right. The window has its own words in three
languages; these stay in ASCII, so that every terminal and log can show them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from skat_desktop.records.compare import Difference
from skat_desktop.records.faults import RecordFault
from skat_desktop.rules.cards import CARD_CODES
from skat_desktop.rules.refusal import Refusal

_SEATS: Final = ("forehand", "middlehand", "rearhand")
_GAMES: Final = {
    "D": "Diamonds",
    "H": "Hearts",
    "S": "Spades",
    "C": "Clubs",
    "G": "Grand",
    "N": "Null",
}
_PHASES: Final = {
    "deal": "before the deal",
    "auction": "during the auction",
    "skat": "while the declarer decides about the skat",
    "discard": "while the declarer has to discard",
    "declare": "while the declarer has to name the game",
    "play": "during play",
}
_LONGEST_QUOTE: Final = 40


def shown(text: str) -> str:
    """Return foreign text fit for a message: one short line of ASCII without control characters."""
    short = text[:_LONGEST_QUOTE]
    safe = "".join(
        letter
        if letter.isascii() and letter.isprintable()
        else letter.encode("unicode_escape", "surrogatepass").decode("ascii")
        for letter in short
    )
    return safe + "..." if len(text) > _LONGEST_QUOTE else safe


def _card(value: object) -> str:
    if isinstance(value, int):
        return CARD_CODES[value] if 0 <= value < len(CARD_CODES) else f"number {value}"
    return shown(str(value))


def _seat(value: object) -> str:
    if value is None:
        return "nobody"
    return _SEATS[value] if isinstance(value, int) and 0 <= value < 3 else f"seat {value}"


def _plain(value: object) -> str:
    return shown(str(value))


def _known(value: object) -> str:
    return ", ".join(map(str, value)) if isinstance(value, tuple) else str(value)


_WORDS: Final[dict[str, Callable[[object], str]]] = {
    "card": _card,
    "led": _card,
    "must": _card,
    "seat": _seat,
    "to_act": _seat,
    "by": _seat,
    "game": lambda value: _GAMES.get(str(value), str(value)),
    "phase": lambda value: _PHASES.get(str(value), f"in the phase {value}"),
    "known": _known,
}

_CARD_FORM: Final = "a card is a suit C S H D and a rank 7 8 9 T J Q K A, like CJ"
_NEED_HAND: Final = "only in a Hand game, with the skat left unseen"
_CODE_FORM: Final = "a deal code is twelve letters and digits in three groups"

_SENTENCES: Final[dict[str, str]] = {
    # text forms
    "notation.card": f'"{{text}}" is no card; {_CARD_FORM}.',
    "notation.contract": '"{text}" is no game; it is a letter D H S C G N, then H for Hand and '
    "S, Z or O for an announcement, each once.",
    "notation.event": '"{text}" is nothing that can happen in a game; "0 play CJ" would be.',
    "notation.deal": '"{text}" is no deal; it is three hands and the skat with bars between.',
    "notation.code": f'"{{text}}" is no deal code; {_CODE_FORM}.',
    "notation.code_check": 'The check letter of the deal code "{text}" does not fit; one of its '
    "letters is wrong.",
    "notation.bid": '"{text}" is no bid; a bid is a number like 18.',
    "notation.game": '"{text}" is no game; the games are D H S C G N.',
    "notation.rules": 'There are no rules called "{text}"; known are {known}.',
    # sets of cards
    "cards.duplicate": "{card} occurs twice; each card is there once.",
    "cards.missing": "{card} is missing; a deal has all 32 cards.",
    "cards.count": "The number of cards is {found}; it must be {right}.",
    "cards.not_held": "{card} is not in the hand of {seat}; only held cards can be used.",
    # order of the game
    "turn.not_yours": "It is not the turn of {seat}; {to_act} has to act.",
    "turn.phase": '"{event}" does not belong here, {phase}.',
    "turn.over": 'The deal is over; "{event}" can no longer happen.',
    # auction
    "bid.too_low": "The bid {value} is too low; it must be above {said}.",
    "bid.listener": "{seat} has to answer {said} with yes or pass and says no value.",
    "bid.only_eighteen": "{value} cannot be said; all others have passed, so only {right} or "
    "pass is left.",
    # skat, discard, declaration
    "discard.two": "The number of discarded cards is {found}; it must be 2.",
    "declare.hand_needed": f"Schneider in {{game}} is announced without Hand; it can be announced "
    f"{_NEED_HAND}.",
    "declare.null_levels": "Null knows neither Schneider nor Schwarz; only Hand and ouvert can be "
    "announced with it.",
    "declare.schwarz_includes_schneider": "Schwarz in {game} includes Schneider; both must be "
    "announced.",
    "declare.ouvert_includes": "{game} ouvert includes Hand, Schneider and Schwarz; all of them "
    "must be announced.",
    "declare.hand_after_skat": f'"{{contract}}" is a Hand game, but the skat was taken up; it can '
    f"be played {_NEED_HAND}.",
    "declare.hand_kept": 'The skat was not taken up, so "{contract}" must be a Hand game (H).',
    "declare.null_below_bid": "This Null is worth {value}, less than the bid of {bid}; a game "
    "that can cover the bid is needed.",
    "declare.house_rule": '"{word}" cannot be said by {seat} here; no house rule in use allows it.',
    # play
    "play.follow_suit": "{card} does not follow suit: {led} was led and {must} is in the hand; "
    "that suit must be played.",
    "play.follow_trump": "{card} is no trump: trumps were led with {led} and {must} is in the "
    "hand; a trump must be played.",
    "play.jack_is_trump": "{card} is a trump here and does not follow {led}: {must} is in the "
    "hand, so that suit must be played.",
    # claims and concessions
    "claim.repeated": "{seat} has claimed in this position already; a card must be played first.",
    "concede.repeated": "{seat} has asked to concede in this position already; a card must "
    "be played first.",
    "concede.asked": '{by} asks to concede; that must be answered before "{event}".',
    "concede.already_won": "The side of {seat} has won already and cannot concede; play goes on.",
    "concede.defender_only": "{seat} cannot answer the concession now; {to_act} has to.",
    # results and lists
    "series.seats": "A table of {places} is not possible; it has 3, 4 or 5 places.",
    "series.length": "A series of {deals} deals does not fit {places} places; it must be whole "
    "rounds.",
}


def _not_on_ladder(params: Mapping[str, object]) -> str:
    near = [str(params[name]) for name in ("below", "above") if params.get(name) is not None]
    right = f"the nearest {'are' if len(near) > 1 else 'is'} {' and '.join(near)}"
    return f"{params['value']} is no possible bid; {right}."


def _not_asked(params: Mapping[str, object]) -> str:
    seat = _seat(params["seat"])
    if not params["said"]:
        return f"Nobody has said a value yet, so {seat} cannot say yes; it must be 18 or pass."
    right = f"after {params['said']} it must be a higher value or pass"
    return f"{seat.capitalize()} cannot say yes; {right}."


def _matadors(params: Mapping[str, object]) -> str:
    game = _WORDS["game"](params["game"])
    right = f"1 to {params['most']} are possible, with a minus for without"
    if params["matadors"] is None:
        return f"The value of {game} needs the cards or the matadors; {right}."
    return f"{params['matadors']} matadors are not possible in {game}; {right}."


_SPECIAL: Final[dict[str, Callable[[Mapping[str, object]], str]]] = {
    "bid.not_on_ladder": _not_on_ladder,
    "bid.speaker": _not_asked,
    "score.matadors": _matadors,
}


def _fill(template: str, params: Mapping[str, object]) -> str:
    words = {name: _WORDS.get(name, _plain)(value) for name, value in params.items()}
    sentence = template.format_map(words)
    return sentence[:1].upper() + sentence[1:]


def refusal_sentence(refusal: Refusal) -> str:
    """Return what the engine refused, and why, as one English sentence."""
    special = _SPECIAL.get(refusal.rule)
    if special is not None:
        return special(refusal.params)
    return _fill(_SENTENCES[refusal.rule], refusal.params)


_FAULTS: Final[dict[str, str]] = {
    "file.binary": "The file is no text but binary data; game records are lines of text that "
    "start with (;",
    "file.empty": "The file holds no game record; a record is a line that starts with (;",
    "line.binary": "The line holds binary data; a record is text from (; to ;)",
    "line.too_long": "The line is longer than {most} bytes; a record is one line of about a "
    "thousand.",
    "record.property": 'At "{found}" a property like ID[1] or the end ;) should stand.',
    "record.trailing": '"{found}" follows the end of the record; only another record may '
    "stand there.",
    "record.twice": "The property {name} occurs twice; it must be there once.",
    "record.missing": "The property {name} is missing; without it there is nothing to replay.",
    "moves.odd": "The last player has no action; moves are pairs of player and action.",
    "moves.player": '"{found}" is no player; it must be w, 0, 1 or 2.',
    "moves.deal_first": "The moves do not start with the deal; the first must be w and 32 cards.",
    "moves.action": '"{found}" is no action; it must be a bid, y, p, s, a game like CH, a card '
    "like CJ, SC or RE.",
    "moves.hidden": "A card is hidden, so the game cannot be replayed; every card must be given "
    "by its code.",
    "moves.server": "The server does nothing of this kind here; it gives the skat, or TI or LE "
    "with a player.",
    "moves.skat": "The deal has {skat} in the skat; the same two cards must be given here.",
    "moves.skat_expected": "{seat} has taken up the skat; the server's move with its two cards "
    "must follow.",
    "moves.discard_expected": "{seat} has named a game; the two discarded cards must follow.",
    "moves.hand_cards": "In a Hand game nothing is discarded; no cards may follow the game.",
    "moves.open_hand": "{card} is shown but not in the hand of {seat}; only held cards can be "
    "shown.",
    "moves.unfinished": "The moves break off before the deal is over; {seat} has to act next.",
    "export.unfinished": "The deal is not over; only finished deals can be written as records.",
    "export.house_rule": 'The house rule "{rule}" cannot be written in this format; only deals '
    "without house rules can.",
}


def _fault_words(fault: RecordFault) -> str:
    params = fault.params
    if fault.refusal is not None:
        return refusal_sentence(fault.refusal)
    if fault.key == "record.truncated":
        after = f" after {params['last']}" if params["last"] else ""
        return f"The record breaks off{after}; a whole one ends with ;)"
    if fault.key == "line.no_record":
        first, last = params["first"], params["last"]
        lines = "The line" if first == last else f"Each of the lines {first} to {last}"
        return f'{lines} is no game record ("{_plain(params["found"])}"); one starts with (;'
    if fault.key == "result.form":
        if "missing" in params:
            return f"The result R lacks {params['missing']}; it must be complete."
        found = _plain(params["found"])
        return f'The result R cannot be read at "{found}"; a field like p:61, once, is right.'
    return _fill(_FAULTS[fault.key], params)


def fault_sentence(fault: RecordFault) -> str:
    """Return what is wrong with a record, and where, as one English sentence."""
    words = _fault_words(fault)
    if fault.move_number is None:
        return words
    return f'move {fault.move_number} "{shown(fault.move)}": {words}'


_FIELDS: Final = {
    "outcome": "outcome",
    "declarer": "declarer",
    "value": "value",
    "matadors": "matadors",
    "overbid": "bid",
    "points": "card points of the declarer",
    "tricks": "tricks of the declarer",
    "schneider": "Schneider",
    "schwarz": "Schwarz",
    "penalties": "penalty",
}


def _field_text(field: str, value: object) -> str:
    if value is None:
        return "nobody"
    if field == "declarer":
        return _seat(value)
    if field == "overbid":
        return "overbid" if value else "covered"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        guilty = [_SEATS[seat] for seat, count in enumerate(value) if count]
        return " and ".join(guilty) or "nobody"
    return str(value)


def difference_sentence(difference: Difference) -> str:
    """Return one difference between a record and the rules as an English sentence."""
    field = difference.field
    if difference.recorded is None and field == "outcome":
        return f"The result R is missing; by the rules it is {difference.computed}."
    recorded, computed = (
        _field_text(field, value) for value in (difference.recorded, difference.computed)
    )
    return f"{_FIELDS[field]}: the record says {recorded}, the rules give {computed}."

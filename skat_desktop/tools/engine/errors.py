# SPDX-License-Identifier: MIT
"""What the engine answers when something is wrong with a request: a code and a sentence."""

from __future__ import annotations

from enum import StrEnum

from skat_desktop.records.sentences import refusal_sentence
from skat_desktop.rules.refusal import Refusal


class Code(StrEnum):
    """The kinds of errors that the protocol tells apart."""

    JSON = "json"
    """The line is no JSON object in UTF-8."""
    FIELD = "field"
    """A field is missing, of the wrong type, or out of range."""
    CARD = "card"
    """A card is unknown, occurs twice, or the number of cards is wrong."""
    ILLEGAL = "illegal"
    """The rules do not allow what the request says has happened."""
    TURN = "turn"
    """The seat that is asked is not to act."""
    SIZE = "size"
    """The line is too long."""


class RequestError(Exception):
    """A request that cannot be answered.

    Attributes:
        code: what kind of error.
        sentence: what is wrong, where, and what would be right.
    """

    def __init__(self, code: Code, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence


_CODE_OF_FAMILY = {
    "cards": Code.CARD,
    "turn": Code.TURN,
    "bid": Code.ILLEGAL,
    "declare": Code.ILLEGAL,
    "play": Code.ILLEGAL,
}


def refused(refusal: Refusal, place: str, code: Code | None = None) -> RequestError:
    """Turn a refusal of the rules into an error of the protocol.

    Args:
        refusal: what the rules said.
        place: the field it is about.
        code: its code, if it does not follow from the rule.
    """
    if code is None:
        family = refusal.rule.partition(".")[0]
        is_card = refusal.rule == "notation.card"
        code = Code.CARD if is_card else _CODE_OF_FAMILY.get(family, Code.FIELD)
    return RequestError(code, f"{place}: {refusal_sentence(refusal)}")


def contradiction(sentence: str) -> RequestError:
    """Return the error for fields that cannot all be true."""
    return RequestError(Code.ILLEGAL, sentence)

# SPDX-License-Identifier: MIT
"""Deal codes: a name for each of the 2,753,294,408,504,640 deals.

The code is the deal's rank among all ways to give 32 cards to four owners (10, 10, 10 and 2),
written as eleven base-32 letters, and a check letter. Letters that are easily confused
(I L O U) are not written; when read, I and L count as 1 and O as 0.

The code determines every hand. Nothing that a player may see during a deal holds it.
"""

from __future__ import annotations

from math import comb
from typing import Final

from skat_desktop.rules.cards import CARD_COUNT
from skat_desktop.rules.deal import HAND_SIZE, SKAT_SIZE, Deal
from skat_desktop.rules.refusal import Refusal

DIGITS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
LENGTH: Final = 11
_SIZES: Final = (HAND_SIZE, HAND_SIZE, HAND_SIZE, SKAT_SIZE)


def _ways(free: list[int]) -> int:
    """Count the ways to give ``sum(free)`` further cards to owners with these free places."""
    left = sum(free)
    ways = 1
    for places in free:
        ways *= comb(left, places)
        left -= places
    return ways


DEAL_COUNT: Final = _ways(list(_SIZES))


def deal_number(deal: Deal) -> int:
    """Return the rank of a deal, 0 … ``DEAL_COUNT - 1``."""
    free = list(_SIZES)
    masks = (*deal.hands, deal.skat)
    number = 0
    for card in range(CARD_COUNT):
        for owner, mask in enumerate(masks):
            if not free[owner]:
                continue
            free[owner] -= 1
            if mask >> card & 1:
                break
            number += _ways(free)
            free[owner] += 1
    return number


def numbered_deal(number: int) -> Deal:
    """Return the deal of a rank.

    Raises:
        Refusal: ``notation.code`` when the number is out of range.
    """
    if not 0 <= number < DEAL_COUNT:
        raise Refusal("notation.code", text=str(number))
    free = list(_SIZES)
    masks = [0, 0, 0, 0]
    for card in range(CARD_COUNT):
        for owner in range(len(masks)):
            if not free[owner]:
                continue
            free[owner] -= 1
            ways = _ways(free)
            if number < ways:
                masks[owner] |= 1 << card
                break
            number -= ways
            free[owner] += 1
    return Deal((masks[0], masks[1], masks[2]), masks[3])


def _times_generator(value: int) -> int:
    """Multiply by x in the field of 32 elements, polynomials modulo x⁵ + x² + 1."""
    doubled = value << 1
    return doubled ^ 0b100101 if doubled & 0b100000 else doubled


def _check_letter(body: str) -> str:
    """Return the check letter: any single wrong letter and any two letters swapped show.

    The digits are the coefficients of a polynomial over the field of 32 elements, taken at a
    generator of that field: each place has a weight of its own, and none of them is zero.
    """
    value = 0
    for letter in body:
        value = _times_generator(value ^ DIGITS.index(letter))
    return DIGITS[value]


def deal_code(deal: Deal) -> str:
    """Return the code of a deal: twelve letters in three groups, ``"0A1B-2C3D-4E5F"``."""
    number = deal_number(deal)
    letters = []
    for _ in range(LENGTH):
        number, digit = divmod(number, len(DIGITS))
        letters.append(DIGITS[digit])
    body = "".join(reversed(letters))
    code = body + _check_letter(body)
    return "-".join(code[start : start + 4] for start in range(0, len(code), 4))


def parse_deal_code(text: str) -> Deal:
    """Read a deal code; hyphens, spaces and lower case do not matter.

    Raises:
        Refusal: ``notation.code`` for a wrong length, letter or rank, ``notation.code_check``
            when the check letter does not fit.
    """
    letters = text.replace("-", "").replace(" ", "").upper()
    letters = letters.replace("I", "1").replace("L", "1").replace("O", "0")
    if len(letters) != LENGTH + 1 or any(letter not in DIGITS for letter in letters):
        raise Refusal("notation.code", text=text)
    body, check = letters[:LENGTH], letters[LENGTH]
    if _check_letter(body) != check:
        raise Refusal("notation.code_check", text=text)
    number = 0
    for letter in body:
        number = number * len(DIGITS) + DIGITS.index(letter)
    if number >= DEAL_COUNT:
        raise Refusal("notation.code", text=text)
    return numbered_deal(number)

# SPDX-License-Identifier: MIT
"""Deal codes: each deal has one, and a slip of the pen never passes."""

from __future__ import annotations

from math import factorial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skat_desktop.rules.dealcode import (
    DEAL_COUNT,
    DIGITS,
    deal_code,
    deal_number,
    numbered_deal,
    parse_deal_code,
)
from skat_desktop.rules.refusal import Refusal
from tests.rules.walks import deals
from tests.support import make_deal

numbers = st.integers(0, DEAL_COUNT - 1)


def test_number_of_deals():
    counted = factorial(32) // (factorial(10) ** 3 * factorial(2))
    assert DEAL_COUNT == counted == 2_753_294_408_504_640
    assert 32**10 < DEAL_COUNT < 32**11


@given(numbers)
def test_every_number_is_a_deal(number):
    assert deal_number(numbered_deal(number)) == number


@given(deals)
def test_codes_round_trip(deal):
    code = deal_code(deal)
    assert parse_deal_code(code) == deal
    assert parse_deal_code(code.replace("-", "").lower()) == deal
    assert parse_deal_code(f" {code} ".replace("-", " ")) == deal
    assert [len(part) for part in code.split("-")] == [4, 4, 4]
    assert set(code) - {"-"} <= set(DIGITS)


def test_first_and_last():
    assert parse_deal_code(deal_code(numbered_deal(0))) == numbered_deal(0)
    assert deal_code(numbered_deal(0)).startswith("0000-0000-000")
    last = numbered_deal(DEAL_COUNT - 1)
    assert parse_deal_code(deal_code(last)) == last
    for number in (-1, DEAL_COUNT):
        with pytest.raises(Refusal):
            numbered_deal(number)


def refusal(code):
    with pytest.raises(Refusal) as caught:
        parse_deal_code(code)
    assert caught.value.params == {"text": code}
    return caught.value.rule


@given(deals)
def test_the_check_letter_catches_any_single_wrong_letter(deal):
    letters = deal_code(deal).replace("-", "")
    for place in range(12):
        for wrong in DIGITS:
            if wrong != letters[place]:
                changed = letters[:place] + wrong + letters[place + 1 :]
                assert refusal(changed) == "notation.code_check"


@given(deals)
def test_the_check_letter_catches_any_two_letters_swapped(deal):
    letters = deal_code(deal).replace("-", "")
    for one in range(12):
        for other in range(one + 1, 12):
            if letters[one] != letters[other]:
                changed = list(letters)
                changed[one], changed[other] = changed[other], changed[one]
                assert refusal("".join(changed)) == "notation.code_check"


def test_zero_and_z_are_told_apart():
    """A check modulo a prime below 32 would take them for the same."""
    seen = 0
    for number in range(2000):
        letters = deal_code(numbered_deal(number * 1_000_003)).replace("-", "")
        if "0" in letters[1:]:
            place = letters.index("0", 1)
            assert refusal(letters[:place] + "Z" + letters[place + 1 :])
            seen += 1
    assert seen > 100


def test_letters_that_look_like_digits():
    letters = next(
        code
        for code in (deal_code(numbered_deal(number * 999_983)) for number in range(2000))
        if "0" in code and code.count("1") >= 2
    )
    confused = letters.replace("0", "O", 1).replace("1", "I", 1).replace("1", "l", 1)
    assert parse_deal_code(confused) == parse_deal_code(letters)
    # U stands for nothing.
    assert refusal("U" + letters[1:]) == "notation.code"


@pytest.mark.parametrize(
    "text", ["", "0000", "0000-0000-000", "0000-0000-0000-0", "????-????-????"]
)
def test_no_code(text):
    assert refusal(text) == "notation.code"


def test_a_number_that_is_too_high():
    # The highest letters with a check letter that fits.
    codes = ["Z" * 11 + check for check in DIGITS]
    rules = [refusal(code) for code in codes]
    assert rules.count("notation.code") == 1
    assert rules.count("notation.code_check") == 31


def test_neighbours_have_other_codes():
    codes = {deal_code(numbered_deal(number)) for number in range(3000)}
    assert len(codes) == 3000
    assert deal_code(make_deal("CJ")) != deal_code(make_deal("SJ"))

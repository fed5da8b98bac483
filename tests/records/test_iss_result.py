# SPDX-License-Identifier: MIT
from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skat_desktop.records.faults import RecordFault
from skat_desktop.records.iss_result import Outcome, RecordResult, parse_result
from tests.records.building import record, record_lines

FULL = "d:2 loss v:-54 m:-2 bidok p:59 t:4 s:0 z:0 p0:0 p1:0 p2:0 l:-1 to:-1 r:0"

seats = st.none() | st.integers(0, 2)
numbers = st.integers(-999_999, 999_999)
results = st.builds(
    RecordResult,
    outcome=st.sampled_from([Outcome.WIN, Outcome.LOSS, Outcome.PENALTY]),
    declarer=seats,
    value=numbers,
    matadors=numbers,
    overbid=st.booleans(),
    points=numbers,
    tricks=numbers,
    schneider=st.booleans(),
    schwarz=st.booleans(),
    penalties=st.tuples(numbers, numbers, numbers),
    left=seats,
    timed_out=seats,
    resigned=st.none() | st.booleans(),
    extra=st.lists(st.sampled_from(["x:1", "odd"])).map(tuple),
)


def test_fields():
    assert parse_result(FULL) == RecordResult(
        outcome=Outcome.LOSS,
        declarer=2,
        value=-54,
        matadors=-2,
        points=59,
        tricks=4,
        resigned=False,
    )
    assert parse_result("passed") == RecordResult(Outcome.PASSED)


@given(results)
def test_every_result_has_a_text_that_reads_back(result):
    assert parse_result(str(result)) == result


def test_the_servers_own_results_come_out_as_they_went_in():
    ids = [line.partition("]ID[")[2].partition("]")[0] for line in record_lines()]
    texts = [record(record_id).get("R") for record_id in ids]
    assert [str(parse_result(text or "")) for text in texts] == texts


@pytest.mark.parametrize(
    "old, new, found",
    [
        ("d:2", "d:3", "d:3"),
        ("d:2", "d:-2", "d:-2"),
        ("d:2", "d:x", "d:x"),
        ("v:-54", "v:--54", "v:--54"),
        ("v:-54", "v:" + "9" * 5000, "v:" + "9" * 5000),
        ("s:0", "s:2", "s:2"),
        ("loss", "loss win", "win"),
        ("bidok", "bidok overbid", "overbid"),
        ("p:59", "p:59 p:60", "p:60"),
        ("p1:0", "p1:one", "p1:one"),
    ],
)
def test_a_wrong_word_is_named(old, new, found):
    with pytest.raises(RecordFault) as caught:
        parse_result(FULL.replace(old, new))
    assert caught.value.params == {"found": found}


@pytest.mark.parametrize("word", ["d:2", "loss", "v:-54", "m:-2", "bidok", "p:59", "t:4", "s:0"])
def test_a_missing_word_is_named(word):
    with pytest.raises(RecordFault) as caught:
        parse_result(FULL.replace(word + " ", ""))
    assert word.partition(":")[0] in str(caught.value.params["missing"])


def test_an_empty_result_is_none():
    with pytest.raises(RecordFault):
        parse_result("")

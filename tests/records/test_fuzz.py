# SPDX-License-Identifier: MIT
"""Whatever happens to a record, it is reported and nothing is raised."""

from __future__ import annotations

from io import BytesIO

from hypothesis import given
from hypothesis import strategies as st

from skat_desktop.records.compare import differences
from skat_desktop.records.faults import RecordFault
from skat_desktop.records.iss_import import import_record
from skat_desktop.records.sentences import difference_sentence, fault_sentence
from skat_desktop.records.sgf import parse_record, read_records
from skat_desktop.rules.cards import CARD_CODES
from tests.records.building import record_lines

ACTIONS = "w 0 1 2 y p s RE SC 18 19 264 ?? TI.0 LE.2 G GO NO CHS CHZ N.C7.C8 C SC.CJ d:1 v:x"
WORDS = st.sampled_from((*CARD_CODES, *ACTIONS.split(" "), ""))
TEXTS = st.one_of(
    WORDS,
    st.binary(max_size=6),
    st.sampled_from(["[", "]", "\\", "(;", ";)", "\n", "(;ID[1];)", "\0", "9" * 5000]),
)
CHANGES = st.lists(
    st.tuples(st.integers(0, 2000), st.integers(0, 40), TEXTS), min_size=1, max_size=4
)


def examine(data: bytes) -> int:
    """Read and replay everything; return how many entries there were."""
    count = 0
    for entry in read_records(BytesIO(data)):
        count += 1
        if entry.fault is not None:
            said = [fault_sentence(entry.fault)]
        else:
            assert entry.record is not None
            try:
                game = import_record(entry.record)
                said = [difference_sentence(difference) for difference in differences(game)]
            except RecordFault as fault:
                said = [fault_sentence(fault)]
        assert all(words.isprintable() and 10 < len(words) < 400 for words in said)
    return count


@given(st.sampled_from(record_lines()), CHANGES)
def test_changed_bytes(line, changes):
    data = line.encode()
    for place, length, text in changes:
        new = text if isinstance(text, bytes) else text.encode()
        data = data[:place] + new + data[place + length :]
    assert examine(data)


@given(
    st.sampled_from(record_lines()),
    st.lists(
        st.tuples(st.integers(1, 120), st.integers(0, 3), st.lists(WORDS, max_size=3)), max_size=3
    ),
)
def test_changed_moves(line, changes):
    record = parse_record(line)
    words = (record.get("MV") or "").split()
    for place, count, new in changes:
        place = min(place, len(words))
        words[place : place + count] = new
    assert examine(str(record.with_text("MV", " ".join(words))).encode()) == 1


@given(st.binary(max_size=300))
def test_any_bytes(data):
    assert examine(data)

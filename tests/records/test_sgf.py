# SPDX-License-Identifier: MIT
from __future__ import annotations

from io import BytesIO

import pytest

from skat_desktop.records.faults import RecordFault
from skat_desktop.records.sgf import MAX_LINE, Record, parse_record, read_records
from tests.records.building import record_lines


def entries(data: bytes):
    return list(read_records(BytesIO(data)))


def keys(data: bytes) -> list[str | None]:
    return [entry.fault.key if entry.fault else None for entry in entries(data)]


@pytest.mark.parametrize("line", record_lines())
def test_records_come_out_as_they_went_in(line):
    assert str(parse_record(line)) == line


def test_properties_are_written_in_their_order_and_unknown_ones_stay_behind_their_neighbour():
    record = parse_record("(;XA[0]R[passed]XB[1]MV[w x ]GM[Skat]ZZ[2]XC[3]ID[7]ZZ[4];)")
    assert record.get("ZZ") == "2"
    assert str(record) == "(;XA[0]GM[Skat]ZZ[2]XC[3]ID[7]ZZ[4]MV[w x ]R[passed]XB[1] ;)"


@pytest.mark.parametrize("text", ["a]b", "a\\b", "\\", "]\\]", "[x", ";)", "日本 ö"])
def test_any_text_survives(text):
    record = Record((("CO", text), ("ID", "1")))
    assert parse_record(str(record)) == record


def test_a_backslash_before_another_letter_stands_for_itself():
    assert parse_record(r"(;CO[a\b] ;)").get("CO") == r"a\b"


def test_several_records_a_line_blank_lines_and_other_line_ends():
    found = entries(b"\xef\xbb\xbf(;ID[1];) (;ID[2] ;)\r\n\r\n\n(;ID[3];)")
    assert [(entry.line, entry.record_id) for entry in found] == [(1, "1"), (1, "2"), (4, "3")]
    assert all(entry.fault is None for entry in found)


def test_names_in_latin_1_are_read_too():
    (entry,) = entries("(;P0[Jürgen];)".encode("latin-1"))
    assert entry.record is not None
    assert entry.record.get("P0") == "Jürgen"


@pytest.mark.parametrize(
    "text", ["(;ID[1]MV[w CJ", "(;ID[1]M", "(;ID[1]", "(;ID[1];", "(;ID[1]MV[a\\"]
)
def test_a_record_that_breaks_off_keeps_its_id(text):
    first, second = entries(f"{text}\n(;ID[2];)\n".encode())
    assert first.fault is not None
    assert first.fault.key == "record.truncated"
    assert first.fault.params == {"last": "ID"}
    assert first.record_id == "1"
    assert (second.record_id, second.fault) == ("2", None)


@pytest.mark.parametrize(
    "text, key",
    [
        ("(;ID[1] = 5;)", "record.property"),
        ("(;[1];)", "record.property"),
        ("(;MV[a]MV[b];)", "record.twice"),
        ("Skat", "line.no_record"),
        ("", "file.empty"),
        ("\n \n", "file.empty"),
        ("PK\3\4\0\0\0", "file.binary"),
        ("some text\nthen\0binary", "file.binary"),
    ],
)
def test_what_is_wrong_is_told_apart(text, key):
    assert keys(text.encode()) == [key]


def test_what_follows_a_record_costs_that_record_nothing():
    assert keys(b"(;ID[1];) and more") == [None, "record.trailing"]


def test_lines_in_a_row_without_a_record_are_told_once():
    found = entries(b"a\nb\n\nc\n(;ID[1];)\nd\n")
    assert [(entry.line, entry.record_id) for entry in found] == [(1, None), (5, "1"), (6, None)]
    assert found[0].fault is not None
    assert found[0].fault.params == {"first": 1, "last": 4, "found": "a"}


def test_binary_data_in_a_file_of_records_costs_one_line_only():
    assert keys(b"(;ID[1];)\n\0\0\n(;ID[2];)\n") == [None, "line.binary", None]


def test_an_endless_line_is_never_held_in_memory():
    class Endless(BytesIO):
        """A line of 10 MB that refuses to be read at one go."""

        def readline(self, size: int | None = -1, /) -> bytes:
            assert size is not None
            assert 0 < size <= MAX_LINE + 1
            return super().readline(size)

    stream = Endless(b"(;CO[" + b"x" * 10_000_000 + b"];)\n(;ID[2];)\n")
    first, second = read_records(stream)
    assert first.fault is not None
    assert (first.line, first.fault.key) == (1, "line.too_long")
    assert (second.line, second.record_id) == (2, "2")


def test_zeros_without_end_stop_at_once():
    class Zeros(BytesIO):
        reads = 0

        def readline(self, size: int | None = -1, /) -> bytes:
            self.reads += 1
            assert self.reads < 3
            assert size is not None
            return b"\0" * size

    (entry,) = read_records(Zeros())
    assert entry.fault is not None
    assert entry.fault.key == "file.binary"


@pytest.mark.parametrize("text", ["", "  ", "(;ID[1];)(;ID[2];)", "ID[1]"])
def test_one_record_is_one_record(text):
    with pytest.raises(RecordFault):
        parse_record(text)

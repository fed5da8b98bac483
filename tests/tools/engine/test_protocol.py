# SPDX-License-Identifier: MIT
"""The frame of the protocol: whatever comes in, one answer per line goes out, in order."""

from __future__ import annotations

import io
import json
import string

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from skat_desktop.tools.engine.protocol import LINE_LIMIT, read_lines, serve
from tests.tools.engine.talk import Talk

CODES = {"json", "field", "card", "illegal", "turn", "size"}


def served(data: bytes) -> list:
    """Return the answers to some input."""
    sink = io.BytesIO()
    serve(Talk().requests.answer, io.BytesIO(data), sink)
    output = sink.getvalue()
    assert output.isascii()
    assert not output or output.endswith(b"\n")
    return [json.loads(line, parse_constant=pytest.fail) for line in output.splitlines()]


def reply(line: bytes):
    (answer,) = served(line + b"\n")
    return answer


IDS = [None, 0, -1, 1.5, 10**30, True, "", "ä\ud800\n", [], [1, [2]], {}, {"id": {"id": 1}}]


@pytest.mark.parametrize("request_id", IDS, ids=repr)
def test_the_id_comes_back(request_id):
    good = reply(json.dumps({"id": request_id, "cmd": "info"}).encode())
    bad = reply(json.dumps({"id": request_id, "cmd": "x"}).encode())
    for answer in (good, bad):
        assert answer["id"] == request_id
        assert type(answer["id"]) is type(request_id)
    assert good["protocol"] == 1
    assert bad["code"] == "field"


def test_no_id_is_null():
    assert reply(b'{"cmd":"info"}')["id"] is None


def test_blank_lines_are_ignored_and_order_is_kept():
    lines = [b"", b"  ", b'{"id":1,"cmd":"info"}', b"\t\r", b"{", b'{"id":2,"cmd":"x"}\r', b""]
    answers = served(b"\n".join(lines) + b"\n")
    assert [answer["id"] for answer in answers] == [1, None, 2]
    assert [answer.get("code") for answer in answers] == [None, "json", "field"]


def test_a_last_line_without_its_end_is_answered():
    assert [answer["id"] for answer in served(b'{"id":1}\n{"id":2}')] == [1, 2]
    assert served(b"") == []


@pytest.mark.parametrize(
    "line",
    [
        b"x",
        b"{",
        b"{'id':1}",
        b'{"id":1,}',
        b'{"id":1}{"id":2}',
        b'{"id":NaN}',
        b'{"id":-Infinity}',
        b'{"id":1e999}',
        b'{"id":' + b"9" * 5000 + b"}",
        b'{"id":"\xff"}',
        b"\xef\xbb\xbf{}",
        b"\x00",
        "{}".encode("utf-16"),
        b'{"id":"\x01"}',
        b"[" * 100_000,
        b'{"a":' * 100_000,
        b'{"id":' + b"[" * 100_000 + b"]" * 100_000 + b"}",
        b"[]",
        b"null",
        b"5",
        b'"info"',
        b"true",
    ],
    ids=lambda line: repr(line[:20]),
)
def test_no_request(line):
    answer = reply(line)
    assert answer.pop("error").endswith(".")
    assert answer == {"id": None, "code": "json"}


@pytest.mark.parametrize("depth", range(100, 1100, 50))
def test_an_id_of_any_depth_gets_an_answer(depth):
    answer = reply(b'{"id":' + b"[" * depth + b"]" * depth + b',"cmd":"info"}')
    assert answer.get("code") in (None, "json")
    assert (answer["id"] is None) == ("code" in answer)


def padded(length: int) -> bytes:
    """Return a good request of so many bytes."""
    start, end = b'{"id":1,"cmd":"info","x":"', b'"}'
    return start + b"x" * (length - len(start) - len(end)) + end


@pytest.mark.parametrize("end", [b"\n", b""], ids=["ended", "unended"])
def test_size_limit(end):
    for length, code in ((LINE_LIMIT, None), (LINE_LIMIT + 1, "size"), (3 * LINE_LIMIT, "size")):
        line = padded(length)
        assert len(line) == length
        first, *rest = served(line + end + (b'{"id":2,"cmd":"info"}' if end else b""))
        assert first.get("code") == code
        assert first["id"] == (None if code else 1)
        assert [answer["id"] for answer in rest] == ([2] if end else [])


class Endless(io.RawIOBase):
    """A line without an end that counts what is read of it."""

    def __init__(self) -> None:
        self.read_bytes = 0

    def readable(self) -> bool:
        return True

    def readinto(self, buffer) -> int:
        self.read_bytes += len(buffer)
        buffer[:] = b"x" * len(buffer)
        return len(buffer)


def test_an_endless_line_is_answered_while_it_comes():
    source = Endless()
    assert next(read_lines(io.BufferedReader(source))) is None
    assert source.read_bytes < 2 * LINE_LIMIT


def test_every_answer_is_flushed():
    class Sink(io.BytesIO):
        flushed = 0

        def flush(self) -> None:
            self.flushed = len(self.getvalue())

    def lines():
        yield b'{"cmd":"info"}\n'
        assert sink.flushed == len(sink.getvalue()) > 0
        yield b"x\n"
        assert sink.flushed == len(sink.getvalue())

    class Source(io.BytesIO):
        def readline(self, size=-1, /):
            return next(feed, b"")

    sink = Sink()
    feed = lines()
    serve(Talk().requests.answer, Source(), sink)
    assert sink.getvalue().count(b"\n") == 2


# Nothing kills it.


def check_answers(data: bytes) -> None:
    answers = served(data)
    asked = [line for line in data.split(b"\n") if line.strip()]
    assert len(answers) == len(asked)
    for answer in answers:
        assert "id" in answer
        # Without an error "code" is that of a deal.
        assert "error" not in answer or answer["code"] in CODES
        # That would be a mistake of the engine, caught at the last door.
        assert not answer.get("error", "").startswith("The engine failed")


@given(st.lists(st.binary(max_size=80), max_size=5).map(b"\n".join))
@example(b"\r\x0b\x0c\x1c\x85\n\xc2\xa0")
def test_random_bytes(data):
    check_answers(data)


JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=8)
    | st.sampled_from(["CJ", "D7", "M18", "Fy", "p", "G", "N", "info"]),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner, max_size=4)
    ),
    max_leaves=12,
)


@given(st.lists(JSON, max_size=4))
def test_random_json(values):
    check_answers(b"\n".join(json.dumps(value).encode() for value in values))


CARDS = st.lists(
    st.sampled_from([suit + rank for suit in "CSHD" for rank in "789TJQKA"]), max_size=12
)
FIELDS: dict = {
    "cmd": st.sampled_from(["info", "deal", "bid", "skat", "discard", "play", "legal", "score"]),
    "seat": st.integers(-1, 3),
    "hand": CARDS | st.sampled_from([["CJ"], list(string.digits)]),
    "auction": st.lists(st.sampled_from(["M18", "Fy", "Mp", "R20", "Fp", "Rp", "x"]), max_size=5),
    "declarer": st.integers(0, 2),
    "contract": st.fixed_dictionaries(
        {"game": st.sampled_from("DHSCGN")},
        optional={name: st.booleans() for name in ("hand", "schneider", "schwarz", "ouvert")},
    ),
    "bid": st.sampled_from([0, 18, 24, 25, 264]),
    "cards": CARDS,
    "matadors": st.integers(-12, 12),
    "points": st.integers(-1, 121),
    "tricks": st.integers(-1, 11)
    | st.lists(st.fixed_dictionaries({"leader": st.integers(0, 2), "cards": CARDS}), max_size=3),
    "trick": CARDS | st.fixed_dictionaries({"leader": st.integers(0, 2), "cards": CARDS}),
    "conceded": st.booleans(),
    "seed": st.integers(),
    "number": st.integers(),
    "code": st.text(max_size=14),
    "open": CARDS,
    "skat": CARDS,
    "rules": st.sampled_from(["international", "classic-1997", "x"]),
    "strength": st.sampled_from(["novice", "x"]),
    "id": JSON,
}


COMMAND = {"cmd": FIELDS.pop("cmd")}


@given(st.fixed_dictionaries(COMMAND, optional=FIELDS))
def test_random_requests(request_):
    check_answers(json.dumps(request_).encode())


@given(st.fixed_dictionaries(COMMAND, optional=dict.fromkeys(FIELDS, JSON)))
def test_random_fields(request_):
    check_answers(json.dumps(request_).encode())

# SPDX-License-Identifier: MIT
"""The frame of the protocol: one line of JSON in, one line of JSON out, whatever comes."""

from __future__ import annotations

import json
import math
import sys
import traceback
from collections.abc import Callable, Iterator, Mapping
from typing import Any, BinaryIO, Final

from skat_desktop.tools.engine.errors import Code, RequestError

LINE_LIMIT: Final = 1_000_000
"""Most bytes of a request, its line end not counted."""

_CHUNK = 1 << 16

Handle = Callable[[Mapping[str, Any]], Mapping[str, object]]
"""Answers a request without its id, or raises a :class:`RequestError`."""


def serve(handle: Handle, source: BinaryIO, sink: BinaryIO) -> None:
    """Answer every line of ``source`` on ``sink`` until the source ends.

    Raises:
        OSError: when the sink cannot be written.
    """
    for line in read_lines(source):
        if line is None:
            error = RequestError(
                Code.SIZE, f"The line is too long; {LINE_LIMIT} bytes are the most."
            )
            answer = _encode(None, _error(error))
        elif line.strip():
            answer = answer_line(handle, line)
        else:
            continue
        sink.write(answer)
        sink.flush()


def read_lines(source: BinaryIO) -> Iterator[bytes | None]:
    """Yield lines; None for one over the limit, as soon as that is known.

    No more than the limit is ever held in memory.
    """
    while chunk := source.readline(LINE_LIMIT + 1):
        if len(chunk) <= LINE_LIMIT or chunk.endswith(b"\n"):
            yield chunk
            continue
        yield None
        while chunk and not chunk.endswith(b"\n"):
            chunk = source.readline(_CHUNK)


def answer_line(handle: Handle, line: bytes) -> bytes:
    """Return the answer to one line, with the id of the request where that can be read."""
    request_id: object = None
    try:
        request = _decode(line)
        request_id = request.get("id")
        return _encode(request_id, handle(request))
    except RequestError as error:
        answer = _error(error)
    except Exception:
        # Whatever goes wrong in a player, the next request must be answered.
        traceback.print_exc(file=sys.stderr)
        sentence = "The engine failed on this request; standard error has the details."
        answer = _error(RequestError(Code.ILLEGAL, sentence))
    try:
        return _encode(request_id, answer)
    except RequestError as error:
        return _encode(None, _error(error))


def _error(error: RequestError) -> dict[str, object]:
    return {"error": error.sentence, "code": error.code}


def _no_constant(name: str) -> float:
    raise ValueError(name)


def _finite(text: str) -> float:
    number = float(text)
    if not math.isfinite(number):
        raise ValueError(text)
    return number


def _decode(line: bytes) -> dict[str, Any]:
    try:
        text = line.decode("utf-8")
    except UnicodeDecodeError as error:
        raise RequestError(
            Code.JSON, f"The line is not UTF-8: byte {error.start + 1} fits no character."
        ) from None
    try:
        value = json.loads(text, parse_constant=_no_constant, parse_float=_finite)
    except json.JSONDecodeError as error:
        raise RequestError(
            Code.JSON, f"The line is no JSON at character {error.pos + 1}: {error.msg}."
        ) from None
    except ValueError:
        raise RequestError(
            Code.JSON, "The line holds NaN, Infinity or a number too large to be read."
        ) from None
    except RecursionError:
        raise _too_deep() from None
    if not isinstance(value, dict):
        raise RequestError(Code.JSON, "A request must be a JSON object, in braces.")
    return value


def _encode(request_id: object, answer: Mapping[str, object]) -> bytes:
    """Return an answer as a line of ASCII.

    Raises:
        RequestError: code ``json`` when the id is nested too deeply to be repeated.
    """
    try:
        text = json.dumps({"id": request_id, **answer}, allow_nan=False, separators=(",", ":"))
    except RecursionError:
        raise _too_deep() from None
    return text.encode("ascii") + b"\n"


def _too_deep() -> RequestError:
    return RequestError(Code.JSON, "The line is nested too deeply.")

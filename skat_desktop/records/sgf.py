# SPDX-License-Identifier: MIT
"""Game records as text: ``(;NAME[text]NAME[text];)``, one record a line.

Reading goes line by line and never holds more than one line of limited length. A text may
escape ``]`` and the backslash itself with a backslash; names and order of all properties are
kept, also of those nobody here knows.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import BinaryIO, Final

from skat_desktop.records.faults import RecordFault

PROPERTY_ORDER: Final = (
    *("GM", "PC", "CO", "SE", "ID", "DT", "P0", "P1", "P2", "R0", "R1", "R2", "MV", "R"),
)
"""The known properties in the order in which they are written."""

MAX_LINE: Final = 1 << 16
"""Longest line that is read, in bytes; a record has about a thousand."""

_OPEN: Final = "(;"
_CLOSE: Final = ";)"
_BYTE_ORDER_MARK: Final = b"\xef\xbb\xbf"
_PROPERTY: Final = re.compile(r"\s*+([A-Za-z][A-Za-z0-9]*+)\[((?:[^\\\]]++|\\.)*+)\]", re.DOTALL)
_OPEN_PROPERTY: Final = re.compile(r"\s*+(?:[A-Za-z][A-Za-z0-9]*+)?(?:\[(?:[^\\\]]++|\\.)*+\\?)?")
_END: Final = re.compile(r"\s*+;\)\s*+")
_ESCAPED: Final = re.compile(r"\\([\\\]])")
_NEEDS_ESCAPE: Final = re.compile(r"[\\\]]")


@dataclass(frozen=True, slots=True)
class Record:
    """The properties of one record, in the order they were found.

    Attributes:
        properties: pairs of name and text.
    """

    properties: tuple[tuple[str, str], ...]

    def get(self, name: str) -> str | None:
        """Return the text of the first property with this name, None where there is none."""
        return next((text for found, text in self.properties if found == name), None)

    def with_text(self, name: str, text: str) -> Record:
        """Return a copy in which a property that is there has another text."""
        return Record(
            tuple((found, text if found == name else old) for found, old in self.properties)
        )

    def __str__(self) -> str:
        """Return the line: known properties in their order, each unknown one after the one
        that it followed.
        """
        place = -1
        placed = []
        for name, text in self.properties:
            if name in PROPERTY_ORDER:
                place = PROPERTY_ORDER.index(name)
            placed.append((place, name, text))
        placed.sort(key=lambda entry: entry[0])
        written = (f"{name}[{_NEEDS_ESCAPE.sub(_escape, text)}]" for _, name, text in placed)
        return f"{_OPEN}{''.join(written)} {_CLOSE}"


def _escape(match: re.Match[str]) -> str:
    return "\\" + match.group()


@dataclass(frozen=True, slots=True)
class Entry:
    """What was found in a file: a record, a fault, or a fault and what could be read before it.

    Attributes:
        line: number of the line, from 1.
        record: the record, None where there is none.
        fault: what is wrong, None for a whole record.
    """

    line: int
    record: Record | None = None
    fault: RecordFault | None = None

    @property
    def record_id(self) -> str | None:
        """The record's id, None where it cannot be read."""
        return self.record.get("ID") if self.record else None


def parse_record(text: str) -> Record:
    """Read one record.

    Raises:
        RecordFault: ``record.*`` or ``line.no_record``.
    """
    entries = list(_read_line(1, text))
    if not entries:
        raise RecordFault("line.no_record", first=1, last=1, found="")
    for entry in entries:
        if entry.fault is not None:
            raise entry.fault
    if len(entries) > 1:
        raise RecordFault("record.trailing", found=_OPEN)
    record = entries[0].record
    assert record is not None
    return record


def read_records(stream: BinaryIO) -> Iterator[Entry]:
    """Yield everything a file holds, record by record; it never raises for its content.

    Lines in a row that hold no record are reported once, and a file that turns out to be no
    text is left at once.
    """
    number = 0
    some_record = False
    stray: tuple[int, str] | None = None
    while line := stream.readline(MAX_LINE + 1):
        number += 1
        if number == 1:
            line = line.removeprefix(_BYTE_ORDER_MARK)
        if b"\0" in line and not some_record:
            yield Entry(number, fault=RecordFault("file.binary"))
            return
        too_long = len(line) > MAX_LINE
        if too_long:
            _skip_line(stream, line)
        if b"\0" in line:
            yield Entry(number, fault=RecordFault("line.binary"))
            continue
        if too_long:
            some_record = True
            fault = RecordFault("line.too_long", most=MAX_LINE)
            yield Entry(number, fault=fault)
            continue
        text = _decode(line).strip()
        if not text:
            continue
        if not text.startswith(_OPEN):
            stray = stray or (number, text)
            continue
        if stray:
            yield _stray_entry(stray, number - 1)
            stray = None
        some_record = True
        yield from _read_line(number, text)
    if stray:
        yield _stray_entry(stray, number)
    elif not some_record:
        yield Entry(1, fault=RecordFault("file.empty"))


def _stray_entry(stray: tuple[int, str], last: int) -> Entry:
    first, text = stray
    return Entry(first, fault=RecordFault("line.no_record", first=first, last=last, found=text))


def _skip_line(stream: BinaryIO, piece: bytes) -> None:
    while piece and not piece.endswith(b"\n"):
        piece = stream.readline(MAX_LINE)


def _decode(line: bytes) -> str:
    """Old records hold names in Latin-1, new ones in UTF-8."""
    try:
        return line.decode("utf-8")
    except UnicodeDecodeError:
        return line.decode("latin-1")


def _read_line(number: int, text: str) -> Iterator[Entry]:
    position = 0
    length = len(text.rstrip())
    while position < length:
        if not text.startswith(_OPEN, position):
            found = text[position:]
            if position == 0:
                fault = RecordFault("line.no_record", first=number, last=number, found=found)
            else:
                fault = RecordFault("record.trailing", found=found)
            yield Entry(number, fault=fault)
            return
        properties = []
        position += len(_OPEN)
        while match := _PROPERTY.match(text, position):
            name, value = match.groups()
            if "\\" in value:
                value = _ESCAPED.sub(r"\1", value)
            properties.append((name, value))
            position = match.end()
        record = Record(tuple(properties))
        end = _END.match(text, position)
        if end is None:
            yield Entry(number, record, _fault_at(text, position, properties))
            return
        twice = _known_twice(properties)
        yield Entry(number, record, RecordFault("record.twice", name=twice) if twice else None)
        position = end.end()


def _fault_at(text: str, position: int, properties: list[tuple[str, str]]) -> RecordFault:
    """Return what is wrong where neither a property nor the end could be read."""
    rest = text[position:].lstrip()
    if rest == _CLOSE[0] or _OPEN_PROPERTY.fullmatch(text, position):
        last = properties[-1][0] if properties else ""
        return RecordFault("record.truncated", last=last)
    return RecordFault("record.property", found=rest)


def _known_twice(properties: list[tuple[str, str]]) -> str | None:
    names = [name for name, _ in properties]
    if len(set(names)) == len(names):
        return None
    return next((name for name in PROPERTY_ORDER if names.count(name) > 1), None)

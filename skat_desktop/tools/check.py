# SPDX-License-Identifier: MIT
"""``check FILE... [--json]``: replays game records through the engine.

Exit status 0 when every record is as the rules say, 1 when some record differs or is corrupt, 2
when a file could not be opened; all other input is still checked.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TextIO

from skat_desktop.records.compare import differences
from skat_desktop.records.faults import RecordFault
from skat_desktop.records.iss_import import import_record
from skat_desktop.records.sentences import difference_sentence, fault_sentence, shown
from skat_desktop.records.sgf import Entry, read_records

if TYPE_CHECKING:
    from argparse import _SubParsersAction

FINE: Final = 0
DIFFERS: Final = 1
NOTHING_DONE: Final = 2


@dataclass(frozen=True, slots=True)
class Report:
    """What was found out about one record.

    Attributes:
        line: number of its line, from 1.
        record_id: its id, None where it cannot be read.
        corrupt: whether it cannot be replayed at all.
        differences: what is wrong, in sentences; empty when all is well.
    """

    line: int
    record_id: str | None
    corrupt: bool = False
    differences: tuple[str, ...] = ()


def check_entry(entry: Entry) -> Report:
    """Replay what was found in a file and compare the result."""
    fault = entry.fault
    if fault is None and entry.record is not None:
        try:
            game = import_record(entry.record)
        except RecordFault as found:
            fault = found
        else:
            sentences = tuple(map(difference_sentence, differences(game)))
            return Report(entry.line, entry.record_id, differences=sentences)
    assert fault is not None
    sentence = f"corrupt: {fault_sentence(fault)}"
    return Report(entry.line, entry.record_id, corrupt=True, differences=(sentence,))


def check_file(path: str) -> Iterator[Report | OSError]:
    """Yield a report on each record of a file; at last the error, if it could not be read."""
    try:
        with open(path, "rb") as stream:
            yield from map(check_entry, read_records(stream))
    except OSError as error:
        yield error


def add_parser(subparsers: _SubParsersAction[argparse.ArgumentParser]) -> None:
    """Register the command."""
    parser = subparsers.add_parser(
        "check",
        help="replay game records and compare their results",
        description="Replays game records of the International Skat Server (ISS SGF, one record "
        "a line) through the rules and says of each record: ok, or what differs.",
        epilog="Exit status: 0 all records are fine, 1 some record differs or is corrupt, 2 a "
        "file could not be read.",
    )
    parser.add_argument("files", metavar="FILE", nargs="+", help="a file with game records")
    parser.add_argument("--json", action="store_true", help="one JSON object a line and record")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Check the files named and return the exit status."""
    totals = {"ok": 0, "differ": 0, "corrupt": 0}
    unread = False
    for path in args.files:
        for report in check_file(path):
            if isinstance(report, OSError):
                unread = True
                _say(
                    f"{path}: cannot be read ({report.strerror}); name a file with game records.",
                    sys.stderr,
                )
                continue
            totals[_kind(report)] += 1
            line = _json_line(path, report) if args.json else _text_line(path, report)
            _say(line, sys.stdout)
    records = sum(totals.values())
    if records and not args.json:
        counts = ", ".join(f"{count} {kind}" for kind, count in totals.items())
        _say(f"{records} {'record' if records == 1 else 'records'}: {counts}.", sys.stdout)
    if unread:
        return NOTHING_DONE
    return DIFFERS if totals["differ"] or totals["corrupt"] else FINE


def _kind(report: Report) -> str:
    if report.corrupt:
        return "corrupt"
    return "differ" if report.differences else "ok"


def _json_line(path: str, report: Report) -> str:
    return json.dumps(
        {
            "file": path,
            "line": report.line,
            "id": report.record_id,
            "ok": not report.differences,
            "differences": report.differences,
        }
    )


def _text_line(path: str, report: Report) -> str:
    record = "" if report.record_id is None else f" {shown(report.record_id)}:"
    return f"{path}:{report.line}:{record} {' '.join(report.differences) or 'ok'}"


def _say(line: str, stream: TextIO) -> None:
    """Print a line, also where the terminal cannot show every letter of a file name."""
    try:
        print(line, file=stream)
    except UnicodeEncodeError:
        print(os.fsencode(line).decode("ascii", "backslashreplace"), file=stream)

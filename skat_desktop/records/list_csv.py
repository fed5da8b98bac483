# SPDX-License-Identifier: MIT
"""The list of a series as CSV, and what can go wrong when an exported file is written.

The form is RFC 4180: one line a deal under a header, then one line for each kind of total, all of
the same length; the first field of a total is its key. Everything is language neutral: English
keys, a contract in its text form, ``-`` as the minus sign, 1 and 0 for yes and no, and an empty
field where there is nothing to say.
"""

from __future__ import annotations

import csv
import errno
import io
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Final

from skat_desktop.records.files import write_atomically
from skat_desktop.records.trouble import reason_of
from skat_desktop.rules.contract import Contract
from skat_desktop.rules.lists import ranking, running_scores, settlement, tallies
from skat_desktop.rules.series import Entry, ListKind, Series

DEAL_COLUMNS: Final = (
    "number",
    "dealer",
    "declarer",
    "contract",
    "hand",
    "announced",
    "matadors",
    "bid",
    "card_points",
    "tricks",
    "won",
    "value",
    "end",
)
"""Columns before those of the places. ``card_points`` and ``tricks`` are the declarer's,
``announced`` is the highest announcement, ``matadors`` is negative for "without", and ``end`` a
value of :class:`~skat_desktop.rules.result.End`."""

_SCORE_KEYS: Final = {
    ListKind.PLAIN: "plain_score",
    ListKind.TOURNAMENT: "tournament_score",
    ListKind.BIERLACHS: "bierlachs_score",
}
"""Keys of the line with the final scores."""

_BOM: Final = b"\xef\xbb\xbf"


class ExportFault(StrEnum):
    """Why a file could not be written."""

    DENIED = "denied"
    """The folder or the file may not be written."""
    FULL = "full"
    """No space is left."""
    MISSING = "missing"
    """The folder does not exist."""
    OTHER = "other"


_FAULTS: Final = {
    errno.EACCES: ExportFault.DENIED,
    errno.EPERM: ExportFault.DENIED,
    errno.EROFS: ExportFault.DENIED,
    errno.ENOSPC: ExportFault.FULL,
    errno.EDQUOT: ExportFault.FULL,
    errno.ENOENT: ExportFault.MISSING,
    errno.ENOTDIR: ExportFault.MISSING,
}


@dataclass(frozen=True, slots=True)
class ExportProblem:
    """Why an exported file is not there; a file of that name is as it was.

    Attributes:
        fault: what kind of problem.
        file: name of the file, without its folder.
        folder: the folder it should have been written to.
        reason: the operating system's own words, for the details.
    """

    fault: ExportFault
    file: str
    folder: str
    reason: str

    def __str__(self) -> str:
        return f"{self.file} could not be written to {self.folder}: {self.reason}"


def write_export(path: Path, content: bytes) -> ExportProblem | None:
    """Write a file the user asked for, as a whole or not at all.

    Returns:
        None when it is written, else why not.
    """
    try:
        write_atomically(path, content)
    except OSError as error:
        fault = _FAULTS.get(error.errno or 0, ExportFault.OTHER)
        return ExportProblem(fault, path.name, str(path.parent), reason_of(error))
    return None


def series_csv(series: Series, names: Sequence[str], *, bom: bool = False) -> bytes:
    """Return the list of a series as CSV in UTF-8.

    Args:
        series: the series; a list without deals has no totals.
        names: names by place at the table.
        bom: whether to begin with a byte order mark, which some spreadsheets want.

    Raises:
        ValueError: there is not one name for each place.
    """
    places = series.setup.places
    if len(names) != places:
        raise ValueError(f"The list has {places} places, so it needs {places} names: {names!r}.")
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\r\n")
    of_places = [
        f"{kind}_{place}" for place in range(1, places + 1) for kind in ("change", "score")
    ]
    writer.writerow([*DEAL_COLUMNS, *of_places])
    before = [0] * places
    for entry, after in zip(series.entries, running_scores(series), strict=True):
        fields = _deal_fields(entry, names, entry.seating.dealer)
        for old, new in zip(before, after, strict=True):
            fields += [new - old, new]
        writer.writerow(fields)
        before = after
    for key, figures in _totals(series, names) if series.results else ():
        fields = [key, *[""] * (len(DEAL_COLUMNS) - 1)]
        for figure in figures:
            fields += ["", figure]
        writer.writerow(fields)
    # A name can hold half a surrogate pair, which no file can.
    content = text.getvalue().encode("utf-8", "replace")
    return _BOM + content if bom else content


def _deal_fields(entry: Entry, names: Sequence[str], dealer: int) -> list[int | str]:
    """Return the fields of a deal before those of the places."""
    result = entry.result
    contract = result.contract
    declarer = entry.declarer
    if contract is None or declarer is None:
        nothing = [""] * (len(DEAL_COLUMNS) - 3)
        return [entry.number, names[dealer], *nothing, result.end.value]
    return [
        entry.number,
        names[dealer],
        names[declarer],
        str(contract),
        int(contract.hand),
        _announced(contract),
        "" if contract.game.is_null else result.matadors,
        result.bid,
        result.points[0],
        result.tricks[0],
        int(entry.won is True),
        entry.value,
        result.end.value,
    ]


def _announced(contract: Contract) -> str:
    """Return the highest announcement, which includes the others."""
    if contract.ouvert:
        return "ouvert"
    if contract.schwarz:
        return "schwarz"
    return "schneider" if contract.schneider else ""


def _totals(series: Series, names: Sequence[str]) -> list[tuple[str, Sequence[int | str]]]:
    """Return the lines under the deals: a key, then what stands under each place."""
    setup = series.setup
    final = running_scores(series)[-1]
    counted = tallies(series.entries, setup.places)
    lines: list[tuple[str, Sequence[int | str]]] = [
        ("name", names),
        ("game_points", [tally.points for tally in counted]),
        ("games_won", [tally.won for tally in counted]),
        ("games_lost", [tally.lost for tally in counted]),
        ("games_lost_by_others", [tally.others_lost for tally in counted]),
        (_SCORE_KEYS[setup.list_kind], final),
    ]
    if setup.list_kind is not ListKind.BIERLACHS:
        lines.append(("settlement", settlement(final)))
    lines.append(("rank", ranking(final)))
    return lines

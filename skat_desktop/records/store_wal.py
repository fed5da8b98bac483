# SPDX-License-Identifier: MIT
"""Damage in SQLite's write-ahead log.

After a kill the newest events lie only there. SQLite reads the log up to the first frame whose
checksum does not fit and silently drops the rest, which is right after a power cut and wrong
after a byte was changed on the disk. So it is checked before SQLite opens the database.

Format: https://www.sqlite.org/fileformat2.html#the_write_ahead_log
"""

from __future__ import annotations

import struct
from pathlib import Path
from typing import Final

_HEADER: Final = 32
_FRAME_HEADER: Final = 24
_MAGIC: Final = {0x377F0682: "<", 0x377F0683: ">"}
"""First number of the file → byte order of its checksums."""


def _add(sums: tuple[int, int], data: bytes, order: str) -> tuple[int, int]:
    one, other = sums
    words = struct.unpack(f"{order}{len(data) // 4}I", data)
    for index in range(0, len(words), 2):
        one = (one + words[index] + other) & 0xFFFFFFFF
        other = (other + words[index + 1] + one) & 0xFFFFFFFF
    return one, other


def is_damaged(path: Path) -> bool:
    """Tell whether a log has lost commits that were whole once.

    A log that was cut off by a kill in the middle of writing is not damaged: there the commit
    under way is broken, and nothing follows it. So damage to the very last commit cannot be
    told from that.

    Raises:
        OSError: the file cannot be read.
    """
    if not path.exists():
        return False
    content = path.read_bytes()
    if len(content) < _HEADER:
        # Empty after a clean start; shorter than a header only when cut off while it began.
        return False
    magic, _, page_size, _, salt_1, salt_2, sum_1, sum_2 = struct.unpack(">8I", content[:_HEADER])
    order = _MAGIC.get(magic)
    if order is None or _add((0, 0), content[:24], order) != (sum_1, sum_2):
        return len(content) > _HEADER
    if page_size < 512 or page_size & (page_size - 1):
        return True
    return _broken_commits(content, page_size, (salt_1, salt_2), order, (sum_1, sum_2)) > 1


def _broken_commits(
    content: bytes, page_size: int, salts: tuple[int, int], order: str, sums: tuple[int, int]
) -> int:
    """Count the commits from the first broken frame on that belong to the log's present run."""
    step = _FRAME_HEADER + page_size
    whole = True
    broken = 0
    for start in range(_HEADER, len(content) - step + 1, step):
        _, commit, salt_1, salt_2, sum_1, sum_2 = struct.unpack(
            ">6I", content[start : start + _FRAME_HEADER]
        )
        # Frames of an earlier run, before the log was used again from its start, have others.
        ours = (salt_1, salt_2) == salts
        if whole:
            sums = _add(sums, content[start : start + 8], order)
            sums = _add(sums, content[start + _FRAME_HEADER : start + step], order)
            whole = ours and sums == (sum_1, sum_2)
        if not whole and ours and commit:
            broken += 1
    return broken

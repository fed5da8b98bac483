# SPDX-License-Identifier: MIT
from __future__ import annotations

import argparse
import io
import json
import sys
import tracemalloc

import pytest

from skat_desktop.records.sgf import MAX_LINE
from skat_desktop.tools import check
from tests.support import DATA

RECORDS = DATA / "iss_records.sgf"
LINES = RECORDS.read_text(encoding="utf-8").splitlines()
GOOD = LINES[2]


def run(*arguments: str) -> int:
    parser = argparse.ArgumentParser(prog="skat-desktop")
    check.add_parser(parser.add_subparsers())
    args = parser.parse_args(["check", *arguments])
    return args.run(args)


@pytest.fixture
def checked(tmp_path, capsys):
    """Return a function that writes a file, checks it and returns status and lines."""

    def check_text(data: str | bytes, *options: str) -> tuple[int, list[str]]:
        path = tmp_path / "games.sgf"
        path.write_bytes(data if isinstance(data, bytes) else data.encode())
        status = run(str(path), *options)
        out, err = capsys.readouterr()
        assert err == ""
        return status, [line.replace(str(path), "games.sgf") for line in out.splitlines()]

    return check_text


def test_the_collection(capsys):
    assert run(str(RECORDS)) == 1
    *lines, total = capsys.readouterr().out.splitlines()
    assert total == "14 records: 13 ok, 0 differ, 1 corrupt."
    wrong = [line for line in lines if not line.endswith(": ok")]
    assert len(lines) == 14
    assert wrong == [
        f'{RECORDS}:4: 18358: corrupt: move 9 "0 ??": A card is hidden, so the game cannot be '
        "replayed; every card must be given by its code."
    ]


def test_the_collection_as_json(capsys):
    assert run("--json", str(RECORDS)) == 1
    out, err = capsys.readouterr()
    rows = [json.loads(line) for line in out.splitlines()]
    assert err == ""
    assert rows[13] == {
        "file": str(RECORDS),
        "line": 14,
        "id": "8650652",
        "ok": True,
        "differences": [],
    }
    assert [row["line"] for row in rows] == list(range(1, 15))
    assert [row["id"] for row in rows if not row["ok"]] == ["18358"]
    assert "hidden" in rows[3]["differences"][0]


def test_all_fine_is_status_0(checked):
    assert checked(GOOD) == (0, ["games.sgf:1: 3690: ok", "1 record: 1 ok, 0 differ, 0 corrupt."])


def test_a_difference_is_status_1(checked):
    status, lines = checked(GOOD.replace("v:48", "v:60").replace("p:70", "p:71"))
    assert status == 1
    assert lines == [
        "games.sgf:1: 3690: value: the record says 60, the rules give 48. "
        "card points of the declarer: the record says 71, the rules give 70.",
        "1 record: 0 ok, 1 differ, 0 corrupt.",
    ]


@pytest.mark.parametrize(
    "old, new, words",
    [
        ("1 S7 2 SQ", "1 S7 2", 'move 12 "DJ 0": "DJ" is no player; it must be w, 0, 1 or 2.'),
        ("w HT.CQ", "w CQ.CQ", "CQ occurs twice; each card is there once."),
        ("w HT.CQ", "w D7.HT.CQ", "The number of cards is 33; it must be 32."),
        ("1 S7 2 SQ", "1 SJ 2 SQ", "SJ is a trump here and does not follow S9: S7 is in the hand"),
        ("0 C7 ]", "0 C7 2 CJ ]", 'The deal is over; "2 CJ" can no longer happen.'),
        ("1 18", "1 19", "19 is no possible bid; the nearest are 18 and 20."),
        ("2 C.D8", "2 CS.D8", "Schneider in Clubs is announced without Hand"),
        ("R[d:2 win", "R[d:2 won", "The result R lacks win, loss, penalty or passed"),
        ("MV[", "MX[", "The property MV is missing"),
    ],
)
def test_a_corrupt_record_is_one_sentence_and_the_others_are_checked(checked, old, new, words):
    assert old in GOOD
    status, lines = checked("\n".join((GOOD, GOOD.replace(old, new), GOOD)))
    assert status == 1
    assert [line.startswith("games.sgf:2: 3690: corrupt: ") for line in lines[:3]] == [
        *(False, True, False)
    ]
    assert words in lines[1]
    assert lines[3] == "3 records: 2 ok, 0 differ, 1 corrupt."


def test_unknown_properties_do_no_harm(checked):
    assert checked(GOOD.replace("SE[", "XY[what]SE["))[0] == 0


def test_a_missing_result_differs(checked):
    status, lines = checked(GOOD[: GOOD.index("R[d:2")] + " ;)")
    assert status == 1
    assert lines[0] == "games.sgf:1: 3690: The result R is missing; by the rules it is win."


def test_a_truncated_record_keeps_its_id(checked):
    status, lines = checked(GOOD[:300] + "\n" + GOOD)
    assert status == 1
    assert lines[0] == (
        "games.sgf:1: 3690: corrupt: The record breaks off after R2; a whole one ends with ;)"
    )
    assert lines[1] == "games.sgf:2: 3690: ok"


@pytest.mark.parametrize(
    "data, words",
    [
        (b"", "The file holds no game record"),
        (b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "binary data"),
        (b"hello", 'The line is no game record ("hello"); one starts with (;'),
        (b"\xff\xfe(\0;\0", "binary data"),
    ],
)
def test_files_of_another_kind(checked, data, words):
    status, lines = checked(data, "--json")
    assert status == 1
    (row,) = map(json.loads, lines)
    assert (row["id"], row["ok"]) == (None, False)
    assert words in row["differences"][0]


def test_a_line_of_ten_million_letters_needs_no_memory(checked):
    data = GOOD.encode() + b"\n(;CO[" + b"x" * 10_000_000 + b"\n" + GOOD.encode()
    tracemalloc.start()
    try:
        status, lines = checked(data)
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert status == 1
    assert f"The line is longer than {MAX_LINE} bytes" in lines[1]
    assert lines[2] == "games.sgf:3: 3690: ok"
    assert peak < 8_000_000


def test_a_missing_file_is_status_2_and_the_others_are_checked(tmp_path, capsys):
    good = tmp_path / "good.sgf"
    good.write_text(GOOD, encoding="utf-8")
    missing = tmp_path / "missing.sgf"
    assert run(str(missing), str(tmp_path), str(good)) == 2
    out, err = capsys.readouterr()
    first, second = err.splitlines()
    assert first.startswith(f"{missing}: cannot be read (No such file")
    assert second.startswith(f"{tmp_path}: cannot be read (")
    assert out.splitlines()[0] == f"{good}:1: 3690: ok"


def test_nothing_at_all_to_read_says_only_that(tmp_path, capsys):
    assert run(str(tmp_path / "missing.sgf")) == 2
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize("arguments", [(), ("--what", "x"), ("--json",)])
def test_wrong_use_is_status_2(arguments, capsys):
    with pytest.raises(SystemExit) as caught:
        run(*arguments)
    assert caught.value.code == 2
    assert ": error: " in capsys.readouterr().err


def test_help(capsys):
    with pytest.raises(SystemExit) as caught:
        run("--help")
    assert caught.value.code == 0
    assert "Exit status" in capsys.readouterr().out


def test_names_that_the_terminal_cannot_show(tmp_path, monkeypatch):
    path = tmp_path / "ゲーム.sgf"
    path.write_text(GOOD.replace("ID[3690]", "ID[\x1b[2J]"), encoding="utf-8")
    out = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    monkeypatch.setattr(sys, "stdout", out)
    run(str(path))
    out.seek(0)
    text = out.read()
    assert "\\x" in text
    assert "\x1b" not in text

# SPDX-License-Identifier: MIT
"""The arena: its figures, its sentences, and that processes change nothing."""

from __future__ import annotations

import argparse
import contextlib
import json
import multiprocessing
import os
import signal
import subprocess
import sys
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from typing import Any, NoReturn

import pytest

from skat_desktop.__main__ import main
from skat_desktop.ai.duplicate import Standing
from skat_desktop.ai.registry import PlayerOptions, strengths
from skat_desktop.ai.solver.position import Position
from skat_desktop.tools import arena
from skat_desktop.tools.boards import Board, Entrant, Pairing, play_boards
from tests.ai.opponents import CarelessEntrant

CAREFUL = Entrant("rulebased")
CARELESS = CarelessEntrant("careless")
PAIRING = Pairing(CAREFUL, CARELESS, 5)
KEYS = [
    "boards", "sf_per_game", "ci95", "game_points_per_game", "auction", "declaring", "defending",
]  # fmt: skip


def arena_output(capsys, *options: str) -> str:
    assert main(["arena", "--a", "rulebased", "--b", "rulebased", *options]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return out


def stood(pairing: Pairing, boards: int) -> Standing:
    standing = Standing()
    for board in play_boards(pairing, boards, 1):
        standing.add(board.difference)
    return standing


@pytest.mark.parametrize("strength", strengths())
@pytest.mark.parametrize("threads", ["1", "2"])
def test_a_player_against_itself_is_exactly_nothing(capsys, strength, threads):
    # Few worlds on few boards for those that search.
    boards = 9 if strength == "rulebased" else 2
    options = ("--a", strength, "--b", strength, "--boards", str(boards), "--seed", "4", "--json")
    assert main(["arena", *options, "--worlds", "2", "--threads", threads]) == 0
    found = json.loads(capsys.readouterr().out)
    assert list(found) == KEYS
    assert found == {
        "boards": boards, "sf_per_game": 0.0, "ci95": [0.0, 0.0], "game_points_per_game": 0.0,
        "auction": 0.0, "declaring": 0.0, "defending": 0.0,
    }  # fmt: skip


def test_the_number_of_processes_changes_no_bit():
    alone = list(play_boards(PAIRING, 25, 1))
    assert len(alone) == 25
    assert len({one.difference.tournament for one in alone}) > 5
    for workers in (2, 3):
        assert list(play_boards(PAIRING, 25, workers)) == alone
    # Fewer boards are the first of them.
    assert list(play_boards(PAIRING, 2, 4)) == alone[:2]
    assert not multiprocessing.active_children()


class Indifferent:
    """Says of every card that it makes no difference, and that the declarer just wins."""

    def points(self, position: Position) -> int:
        return 61

    def root_points(self, position: Position) -> dict[int, int]:
        return dict.fromkeys(range(32), 61)


def test_the_first_boards_are_audited_for_each_player():
    pairing = replace(PAIRING, audited=6, solver=Indifferent)
    boards = list(play_boards(pairing, 8, 1))
    assert boards == list(play_boards(pairing, 8, 2))
    assert [board.audit is not None for board in boards] == [True] * 6 + [False] * 2
    assert [Board(board.difference) for board in boards] == list(play_boards(PAIRING, 8, 1))
    for board in boards[:6]:
        assert board.audit is not None
        a, b = board.audit
        # Each game has one declarer and two defenders, and each player sits down nine times.
        assert a.won_open + a.defended == b.won_open + b.defended <= 9
        assert a.defended + b.defended == 2 * (a.won_open + b.won_open)
        assert a.lost_open == b.lost_open == 0
    assert sum(board.audit[0].converted for board in boards if board.audit) > sum(
        board.audit[1].converted for board in boards if board.audit
    )


def test_stopping_early_leaves_no_process():
    playing = play_boards(PAIRING, 500, 2)
    next(playing)
    playing.close()
    assert not multiprocessing.active_children()


def test_a_killed_process_is_told_in_one_sentence(capsys, monkeypatch):
    def broken(*_: object) -> NoReturn:
        raise BrokenProcessPool

    monkeypatch.setattr(arena, "play_boards", broken)
    assert main(["arena", "--a", "rulebased", "--b", "rulebased", "--boards", "4"]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)


def test_a_process_that_dies_ends_the_match():
    playing = play_boards(PAIRING, 500, 2)
    next(playing)
    for child in multiprocessing.active_children():
        child.kill()
    with pytest.raises(BrokenProcessPool):
        list(playing)
    assert not multiprocessing.active_children()


def test_the_figures_of_the_report():
    standing = stood(PAIRING, 30)
    found: dict[str, Any] = arena.report(standing)
    assert list(found) == KEYS
    parts = [found[key] for key in ("auction", "declaring", "defending")]
    assert all(isinstance(part, float) for part in parts)
    assert found["sf_per_game"] == pytest.approx(sum(parts))
    low, high = found["ci95"]
    assert low < found["sf_per_game"] < high
    assert json.loads(json.dumps(found)) == found


def test_a_single_board_has_no_interval(capsys):
    found = json.loads(arena_output(capsys, "--boards", "1", "--json"))
    assert found["ci95"] == [None, None]
    text = arena_output(capsys, "--boards", "1")
    assert "1 board, seed 1" in text
    assert "95 %" not in text


def test_in_words(capsys):
    text = arena_output(capsys, "--boards", "3", "--seed", "8")
    assert text.startswith("rulebased (A) against rulebased (B), 3 boards, seed 8\n")
    assert "list points     +0.00  (95 %: +0.00 to +0.00)" in text
    for part in ("auction", "declaring", "defending", "game points"):
        assert part in text
    assert "-0.00" not in text


@pytest.mark.parametrize(
    "options, sentence",
    [
        (("--a", "grandmaster"), "There is no computer player 'grandmaster'; there is:"),
        (("--b", ""), "There is no computer player ''; there is:"),
        (("--boards", "0"), "--boards 0: give a whole number from 1 on."),
        (("--boards", "1.5"), "--boards 1.5: give a whole number from 1 on."),
        (("--threads", "none"), "--threads none: give a whole number from 1 on."),
        (("--audit", "0"), "--audit 0: give a whole number from 1 on."),
        (("--seed", "x"), "--seed x: give a whole number."),
        (("--worlds", "0"), "--worlds 0: give a whole number from 1 on."),
        (("--worlds", "5,"), "--worlds : give a whole number from 1 on."),
        (("--worlds", "5,6,7"), "--worlds 5,6,7: give one number, or two with a comma."),
    ],
)
def test_a_wrong_option_is_one_sentence(capsys, options, sentence):
    usual = {"--a": "rulebased", "--b": "rulebased", "--boards": "2"}
    usual.update([options])
    status = main(["arena", *(word for pair in usual.items() for word in pair)])
    out, err = capsys.readouterr()
    assert (status, out) == (2, "")
    assert err.startswith(sentence)
    assert err.count("\n") == 1


def test_worlds_are_handed_to_both_or_to_each():
    parser = argparse.ArgumentParser()
    arena.add_parser(parser.add_subparsers())
    words = ["arena", "--a", "rulebased", "--b", "rulebased", "--boards", "2"]
    for given, worlds in (([], (None, None)), (["--worlds", "7"], (7, 7)),
                          (["--worlds", "7,9"], (7, 9))):  # fmt: skip
        pairing = arena.read_options(parser.parse_args(words + given)).pairing
        assert (pairing.a.options, pairing.b.options) == tuple(
            PlayerOptions(worlds=count) for count in worlds
        )


def _heed_ctrl_c() -> None:
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl+C is sent to a console there")
@pytest.mark.parametrize("threads", ["1", "2"])
@pytest.mark.parametrize("as_json", [False, True])
def test_ctrl_c_tells_in_one_line_what_is_known(threads, as_json):
    import pty

    command = [
        sys.executable, "-m", "skat_desktop", "arena", "--a", "rulebased", "--b", "rulebased",
        "--boards", "1000000", "--threads", threads,
    ]  # fmt: skip
    terminal, its_end = pty.openpty()
    process = subprocess.Popen(
        command + ["--json"] * as_json,
        stdout=subprocess.PIPE,
        stderr=its_end,
        text=True,
        start_new_session=True,
        # Where the tests run in the background Ctrl+C is ignored, and a child would inherit that.
        preexec_fn=_heed_ctrl_c,
    )
    os.close(its_end)
    shown = b""
    try:
        while b"boards" not in shown:
            shown += os.read(terminal, 1000)
        # Ctrl+C reaches every process of the group.
        os.killpg(process.pid, signal.SIGINT)
        out, _ = process.communicate(timeout=30)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        process.communicate()
        raise
    with contextlib.suppress(OSError):
        # The other end is closed when the last process has gone.
        while more := os.read(terminal, 1000):
            shown += more
    os.close(terminal)
    assert b"Traceback" not in shown
    assert shown.endswith(b"\r\x1b[K")
    assert process.returncode == 130
    assert out.count("\n") == 1
    if as_json:
        assert json.loads(out)["boards"] > 0
    else:
        assert out.startswith("Stopped. ")
        assert " boards: A +0.00 list points" in out


def test_ctrl_c_before_the_first_board(capsys, monkeypatch):
    def stopped(*_: object) -> NoReturn:
        raise KeyboardInterrupt

    monkeypatch.setattr(arena, "play_boards", stopped)
    assert main(["arena", "--a", "rulebased", "--b", "rulebased", "--boards", "4"]) == 130
    assert capsys.readouterr() == ("Stopped. No board was finished.\n", "")


def test_without_the_compiled_solver_there_is_no_audit(capsys, monkeypatch):
    monkeypatch.setattr(arena, "COMPILED", False)
    words = ["arena", "--a", "rulebased", "--b", "rulebased", "--boards", "2", "--audit", "1"]
    assert main(words) == 2
    assert capsys.readouterr() == (
        "", "--audit needs the compiled solver, which this installation lacks.\n"
    )  # fmt: skip


def test_the_audit_in_words_and_as_json(capsys, monkeypatch):
    monkeypatch.setattr(arena, "COMPILED", True)
    monkeypatch.setattr(arena, "OpenCards", Indifferent)
    options = ("--boards", "5", "--threads", "1", "--audit", "3")
    found = json.loads(arena_output(capsys, *options, "--json"))
    assert list(found) == [*KEYS, "audit"]
    audit = found["audit"]
    assert audit["boards"] == 3
    assert audit["a"] == audit["b"]
    assert audit["a"]["thrown_per_100"] == audit["a"]["turned_per_100"] == 0.0
    assert audit["a"]["won_open"] >= audit["a"]["converted"] > 0
    text = arena_output(capsys, *options)
    assert "Audit of 3 boards with open cards" in text
    assert f"{audit['a']['converted']} of {audit['a']['won_open']} (" in text
    assert "0 of 0\n" in text


def test_progress_goes_to_a_terminal_only(capsys, monkeypatch):
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True, raising=False)
    options = ["--a", "rulebased", "--b", "rulebased", "--boards", "2", "--threads", "1"]
    assert main(["arena", *options]) == 0
    out, err = capsys.readouterr()
    assert "of 2; 1 board" in err
    assert "2 boards" in err
    assert err.endswith("\r\x1b[K")
    assert "\r" not in out

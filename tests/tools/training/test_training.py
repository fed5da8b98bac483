# SPDX-License-Identifier: MIT
"""The training of the nets: its games, its rows and the fit."""

from __future__ import annotations

import random
import sys

import pytest

from skat_desktop.ai.evaluator.inputs import Kind, kind_of
from skat_desktop.ai.evaluator.nets import PER_NET, weights
from skat_desktop.ai.rulebased import RuleBasedPlayer
from skat_desktop.rules.cards import points_of
from skat_desktop.tools.training import __main__ as command
from skat_desktop.tools.training.fit import encode, fit, read_nets
from skat_desktop.tools.training.games import chosen_task, draw_task, play_task, solve_task
from skat_desktop.tools.training.rows import Row, read_rows, write_rows


def test_rows_come_back_as_they_were_written(tmp_path):
    path = tmp_path / "rows.txt"
    rows = [
        Row(Kind.SUIT, 2, 0b1111111111, 3 << 20, True, False, 75),
        Row(Kind.OUVERT, 0, 0x3FF << 5, 3 << 28, False, True, 0),
    ]
    assert write_rows(path, rows[:1]) == write_rows(path, rows[1:]) == 1
    assert list(read_rows(path)) == rows
    path.write_text("1 2 3\n")
    with pytest.raises(ValueError, match="line 1: not a row"):
        list(read_rows(path))


@pytest.mark.parametrize("draw", [chosen_task, lambda rng: draw_task(rng, Kind.GRAND)])
def test_drawn_games_are_legal_and_follow_from_the_seed(draw):
    player = RuleBasedPlayer()
    first, again = random.Random(5), random.Random(5)
    for _ in range(8):
        task = draw(first)
        assert task == draw(again)
        row = play_task(task, player)
        assert row.ten.bit_count() == 10
        assert row.skat.bit_count() == 2
        assert not row.ten & row.skat
        assert row.kind is kind_of(task.contract)
        assert row.hand == task.contract.hand
        # The skat is the declarer's: he has its points even if he takes no trick.
        if row.kind in (Kind.SUIT, Kind.GRAND):
            assert points_of(row.skat) <= row.points <= 120
        else:
            assert row.points in (0, 120)


def test_the_solver_labels_the_same_cards_as_play_does():
    rng = random.Random(6)
    player = RuleBasedPlayer()
    for kind in (Kind.SUIT, Kind.NULL):
        task = draw_task(rng, kind)
        played, solved = play_task(task, player), solve_task(task)
        assert (played.ten, played.skat, played.leads) == (solved.ten, solved.skat, solved.leads)
        assert 0 <= solved.points <= 120


def test_a_fit_learns_what_the_rows_tell():
    rng = random.Random(7)
    rows = []
    for _ in range(600):
        pack = rng.sample(range(32), 12)
        ten = sum(1 << card for card in pack[:10])
        # The clubs' jack decides everything.
        points = 95 if ten >> 28 & 1 else 40
        rows.append(Row(Kind.GRAND, 0, ten, 1 << pack[10] | 1 << pack[11], False, False, points))
    net = fit(rows, seed=3, epochs=40, rate=1e-2)
    inputs, targets = encode(rows)
    chances = net.forward(inputs)[2]
    assert ((chances[:, 1] > 0.5) == (targets[:, 1] > 0.5)).mean() > 0.97
    assert (chances[:, 0] > 0.9).all()


def test_weights_survive_reading_and_writing():
    data = weights().tobytes()
    nets = read_nets(data)
    assert b"".join(nets[kind].to_bytes() for kind in Kind) == data
    with pytest.raises(ValueError, match=f"holds {PER_NET * 4 - 1} numbers"):
        read_nets(data[:-4])


def run(monkeypatch, *words):
    monkeypatch.setattr(sys, "argv", ["training", *map(str, words)])
    return command.main()


def test_both_commands_make_a_file_from_nothing(monkeypatch, tmp_path):
    rows, out = tmp_path / "rows.txt", tmp_path / "made.bin"
    for by, more in (("solver", ()), ("play", ("--strength", "rulebased"))):
        kinds = "suit,grand,null,ouvert" if by == "solver" else "suit"
        count = 60 if by == "solver" else 10
        words = ("generate", "--by", by, "--games", count, "--kinds", kinds, "--out", rows)
        assert run(monkeypatch, *words, *more) == 0
    assert len(list(read_rows(rows))) == 70
    assert run(monkeypatch, "fit", rows, "--epochs", 2, "--out", out) == 0
    assert len(read_nets(out.read_bytes())) == len(Kind)
    assert run(monkeypatch, "fit", rows, "--start", out, "--epochs", 1, "--out", out) == 0


def test_bad_input_of_the_command_is_one_sentence(monkeypatch, tmp_path, capsys):
    missing = tmp_path / "none.txt"
    assert run(monkeypatch, "fit", missing, "--out", tmp_path / "made.bin") == 2
    assert "none.txt" in capsys.readouterr().err
    words = ("generate", "--by", "play", "--games", 1, "--kinds", "ramsch", "--out", missing)
    assert run(monkeypatch, *words) == 2
    assert capsys.readouterr().err.count("\n") == 1

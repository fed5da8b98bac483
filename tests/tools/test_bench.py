# SPDX-License-Identifier: MIT
"""The benchmark: what its rows look like, that every row comes, and its sentences."""

from __future__ import annotations

import json
import subprocess
import sys
from itertools import islice

import pytest

from skat_desktop.__main__ import main
from skat_desktop.ai.solver.solve import COMPILED
from skat_desktop.rules.games import TRUMPS, GameType
from skat_desktop.tools.bench import process, report
from skat_desktop.tools.bench.deals import played_deals
from skat_desktop.tools.bench.process import command_line, figures_of, start_ms
from skat_desktop.tools.bench.registry import MEASUREMENTS, chosen
from skat_desktop.tools.bench.resident import MB, resident_bytes
from skat_desktop.tools.bench.rows import Effort, Measurement, MeasurementFailed, Row, row_of

KEYS = ["name", "unit", "mean", "median", "p95", "p99", "max", "n"]


def counting(*names: str) -> Measurement:
    """Return a measurement whose rows hold 1 … 100."""

    def take(effort: Effort) -> list[Row]:
        return [row_of(name, "ms", range(1, effort.samples(100) + 1)) for name in names]

    return Measurement(names, take)


@pytest.fixture
def counted(monkeypatch):
    """Put two measurements in the place of the real ones."""
    both = (counting("a.one", "a.two"), counting("b.three"))
    monkeypatch.setattr("skat_desktop.tools.bench.registry.MEASUREMENTS", both)


def test_a_row_sums_up_its_samples():
    samples = [float(value) for value in range(200, 0, -1)]
    row = row_of("x.y", "ms", samples)
    assert row == Row("x.y", "ms", 100.5, 100.5, 190.0, 198.0, 200.0, 200)
    assert row_of("x.y", "ms", [3.0]) == Row("x.y", "ms", 3.0, 3.0, 3.0, 3.0, 3.0, 1)
    with pytest.raises(ValueError, match=r"x\.y"):
        row_of("x.y", "ms", [])


def test_json_has_exactly_the_documented_keys(capsys, counted):
    assert main(["bench", "--json"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    found = json.loads(out)
    assert list(found) == ["rows"]
    assert [list(row) for row in found["rows"]] == [KEYS] * 3
    assert found["rows"][1] == {
        "name": "a.two", "unit": "ms", "mean": 50.5, "median": 50.5, "p95": 95, "p99": 99,
        "max": 100, "n": 100,
    }  # fmt: skip


def test_only_takes_what_is_asked_for(capsys, counted):
    assert main(["bench", "--only", "a.t", "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)["rows"]
    assert [row["name"] for row in rows] == ["a.two"]


def test_the_table_has_a_line_for_each_row(capsys, counted):
    assert main(["bench", "--quick"]) == 0
    head, *lines = capsys.readouterr().out.splitlines()
    assert head.split() == ["unit", *KEYS[2:]]
    assert [line.split() for line in lines] == [
        [name, "ms", "1.50", "1.50", "2.00", "2.00", "2.00", "2"]
        for name in ("a.one", "a.two", "b.three")
    ]


def test_an_unknown_prefix_gets_one_sentence(capsys):
    assert main(["bench", "--only", "gui.strat"]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert "'gui.strat'" in err
    assert "gui.start" in err


def test_threads_must_be_a_number(capsys):
    with pytest.raises(SystemExit) as ended:
        main(["bench", "--threads", "0"])
    assert ended.value.code == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_a_measurement_that_fails_gets_one_sentence(capsys, monkeypatch):
    def fail(effort: Effort) -> list[Row]:
        del effort
        raise MeasurementFailed("the window fell out of the house")

    monkeypatch.setattr(
        "skat_desktop.tools.bench.registry.MEASUREMENTS", (Measurement(("x.y",), fail),)
    )
    assert main(["bench"]) == 2
    out, err = capsys.readouterr()
    assert (out, err) == ("", "bench: the window fell out of the house\n")


def test_names_are_unique_and_grouped():
    names = [name for measurement in MEASUREMENTS for name in measurement.names]
    assert len(set(names)) == len(names)
    assert {"gui.start", "gui.start_ratio", "gui.heartbeat", "gui.frame"} <= set(names)
    assert {"memory.start", "memory.series"} <= set(names)
    assert {"player.bid", "player.discard", "player.card"} <= set(names)
    assert {"player.worlds.first", "player.worlds.third"} <= set(names)
    assert all("." in name for name in names)
    assert chosen("") == list(MEASUREMENTS)


@pytest.mark.skipif(not COMPILED, reason="the compiled solver is not built")
def test_the_rows_of_a_player_come(monkeypatch):
    monkeypatch.setattr("skat_desktop.tools.bench.player.STRENGTH", "club")
    rows = report.measure(chosen("player"), "player", Effort(share=0.0001))
    assert [row.name for row in rows] == [name for name in _names() if name.startswith("player")]
    worlds = {row.name: row for row in rows if row.unit == "worlds"}
    assert worlds.keys() == {"player.worlds.first", "player.worlds.third"}
    assert all(row.mean >= 1 for row in worlds.values())


def _names():
    return [name for measurement in MEASUREMENTS for name in measurement.names]


@pytest.mark.parametrize("prefix", ["gui.start", "gui.heartbeat", "gui.frame", "memory.start"])
def test_the_rows_of_the_window_come(prefix):
    """One sample of each, taken from real processes."""
    effort = Effort(share=0.0001)
    rows = report.measure(chosen(prefix), prefix, effort)
    measured = [name for found in chosen(prefix) for name in found.names]
    assert [row.name for row in rows] == measured
    for row in rows:
        assert row.n >= 1
        assert 0 <= row.median <= row.p95 <= row.p99 <= row.max


def test_a_subject_that_breaks_down_is_told(tmp_path):
    script = tmp_path / "broken.py"
    script.write_text("raise SystemExit('no cards left')", encoding="utf-8")
    broken = [sys.executable, str(script)]
    for ask in (start_ms, figures_of):
        with pytest.raises(MeasurementFailed, match="no cards left"):
            ask(broken)


def test_a_subject_gets_a_screen_and_an_empty_folder(monkeypatch):
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    assert process.environment()["QT_QPA_PLATFORM"] == "offscreen"
    monkeypatch.setenv("DISPLAY", ":0")
    assert "QT_QPA_PLATFORM" not in process.environment()
    assert command_line("start")[-4:] == ["--subject", "start", "--amount", "1"]


def test_resident_memory_grows_with_what_is_held():
    before = resident_bytes()
    held = b"x" * (64 * MB)
    assert resident_bytes() - before > 32 * MB
    assert len(held) == 64 * MB


def test_the_list_of_measurements_loads_no_window():
    code = (
        "import sys, skat_desktop.tools.bench.registry\n"
        "assert not any(name.startswith('PySide6') for name in sys.modules)\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


@pytest.mark.skipif(not COMPILED, reason="the rows of the solver need the compiled one")
def test_the_rows_of_the_solver(capsys):
    assert main(["bench", "--only", "solver", "--quick", "--json"]) == 0
    rows = {row["name"]: row for row in json.loads(capsys.readouterr().out)["rows"]}
    assert len(rows) == 10
    for kind in ("suit", "grand"):
        assert rows[f"solver.{kind}.nodes"]["unit"] == "nodes"
        assert rows[f"solver.{kind}.nodes"]["n"] == 20


def test_deals_of_the_bench_are_playable_and_the_same_each_time():
    for game, trumps in ((GameType.CLUBS, 5), (GameType.GRAND, 2), (GameType.NULL, 0)):
        deals = list(islice(played_deals(game, 1), 30))
        assert deals == list(islice(played_deals(game, 1), 30))
        assert deals != list(islice(played_deals(game, 2), 30))
        for deal in deals:
            assert [hand.bit_count() for hand in deal.hands] == [10, 10, 10]
            assert (deal.hands[deal.declarer] & TRUMPS[deal.game]).bit_count() >= trumps


def test_without_the_compiled_solver_its_rows_are_refused(capsys, monkeypatch):
    monkeypatch.setattr("skat_desktop.ai.solver.solve.COMPILED", False)
    assert main(["bench", "--only", "solver.null"]) == 2
    assert "compiled" in capsys.readouterr().err

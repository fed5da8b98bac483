# SPDX-License-Identifier: MIT
"""The command: options, pipes, and how it ends."""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path

import pytest

from skat_desktop.tools.engine import command

ROOT = Path(__file__).resolve().parents[3]
START = """
import argparse, sys
from skat_desktop.tools.engine.command import add_parser
parser = argparse.ArgumentParser()
add_parser(parser.add_subparsers(required=True))
args = parser.parse_args(["engine", *sys.argv[1:]])
sys.exit(args.run(args))
"""


def start(*options: str, stdout: int = subprocess.PIPE) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [sys.executable, "-c", START, *options],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=stdout,
        stderr=subprocess.PIPE,
    )


def parser() -> argparse.ArgumentParser:
    main = argparse.ArgumentParser()
    command.add_parser(main.add_subparsers())
    return main


def test_options():
    assert parser().parse_args(["engine"]).threads >= 1
    assert parser().parse_args(["engine", "--threads", "3"]).threads == 3
    assert parser().parse_args(["engine"]).run is command.run


@pytest.mark.parametrize("threads", ["0", "-1", "x", "1.5", "", "²"])
def test_wrong_number_of_threads(threads, capsys):
    with pytest.raises(SystemExit) as stopped:
        parser().parse_args(["engine", f"--threads={threads}"])
    assert stopped.value.code == 2
    assert "--threads" in capsys.readouterr().err


def test_through_pipes_with_the_players_there_are():
    process = start("--threads", "1")
    source, sink = process.stdin, process.stdout
    assert source is not None
    assert sink is not None

    def ask(**request):
        # Each answer is read before the next request is sent: it must have been flushed.
        source.write(json.dumps(request).encode() + b"\n")
        source.flush()
        return json.loads(sink.readline())

    info = ask(id="i", cmd="info")
    assert (info["id"], info["protocol"]) == ("i", 1)
    assert "rulebased" in info["strengths"]
    deal = ask(id=1, cmd="deal", seed=7)
    for strength in info["strengths"]:
        hand = deal["hands"][0]
        answer = ask(cmd="bid", seat=0, hand=hand, auction=["M18"], strength=strength)
        assert answer["action"] in ("y", "p")
        twelve = {"seat": 0, "hand": hand + deal["skat"], "bid": 18, "strength": strength}
        skat = ask(cmd="discard", **twelve)
        assert len(set(skat["discard"]) & set(twelve["hand"])) == 2
        answer = ask(
            cmd="play",
            seat=0,
            hand=[card for card in twelve["hand"] if card not in skat["discard"]],
            declarer=0,
            contract=skat["contract"],
            bid=18,
            auction=[],
            skat=skat["discard"],
            tricks=[],
            trick={"leader": 0, "cards": []},
            strength=strength,
        )
        assert answer["card"] in twelve["hand"]
    assert ask(id=2, cmd="bid", seat=0, hand=[], auction=[])["code"] == "card"
    output, errors = process.communicate(timeout=30)
    assert (output, errors, process.returncode) == (b"", b"", 0)


def test_a_reader_that_goes_away_ends_it_quietly():
    process = start()
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdout.close()
    process.stdin.write(b'{"cmd":"info"}\n' * 100)
    process.stdin.close()
    assert process.wait(timeout=30) == 0
    assert process.stderr is not None
    assert process.stderr.read() == b""
    process.stderr.close()


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
def test_an_output_that_cannot_be_written():
    with open("/dev/full", "wb") as full:
        process = start(stdout=full.fileno())
    _, errors = process.communicate(b'{"cmd":"info"}\n', timeout=30)
    assert process.returncode == 2
    assert len(errors.splitlines()) == 1
    assert b"No space left" in errors


@pytest.mark.parametrize("stream", ["stdin", "stdout"])
def test_a_closed_stream(stream, monkeypatch, capsys):
    errors = sys.stderr
    monkeypatch.setattr(sys, stream, None)
    status = command.run(parser().parse_args(["engine"]))
    monkeypatch.undo()
    assert sys.stderr is errors
    assert status == 2
    assert "closed" in capsys.readouterr().err

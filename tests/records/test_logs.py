# SPDX-License-Identifier: MIT
"""The log: bounded, quiet in trouble, and without seeds, deal codes or cards."""

from __future__ import annotations

import logging
import os

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skat_desktop.records.logs import Logging, without_secrets
from skat_desktop.records.store import Store
from skat_desktop.rules.cards import CARD_CODES
from skat_desktop.rules.deal import series_deal
from skat_desktop.rules.dealcode import deal_code
from skat_desktop.rules.events import Dealt, parse_event
from skat_desktop.rules.series import SeriesSetup
from skat_desktop.rules.skatgame import SkatGame
from tests.records.saved_games import open_store, save_series, series_record

SEEDS = st.integers(10**6, 2**70)


@pytest.fixture
def log_file(tmp_path):
    """Log to a file, and stop."""
    path = tmp_path / "skat-desktop.log"
    logging_on = Logging(path)
    yield path, logging_on
    logging_on.stop()


def numbers_of(deal):
    return [str(mask) for mask in (*deal.hands, deal.skat)]


@given(seed=SEEDS)
def test_takes_out_every_form_of_a_deal(seed):
    deal = series_deal(seed, 1)
    game = SkatGame(deal)
    code = deal_code(deal)
    for text in (
        f"the deal {deal} was dealt",
        f"{Dealt(deal)}",
        f"{Dealt(deal)!r}",
        f"{deal!r}",
        f"{game.view(1)!r}",
        f"{game.state.hands=}",
        f"code {code}, {code.replace('-', ' ')}, {code.replace('-', '')}",
        f"{SeriesSetup(seed=seed)!r}",
        f'seed {seed}, \'seed\': {seed}, seed={seed}, "seed": "{seed}"',
    ):
        clean = without_secrets(text)
        assert "[hidden]" in clean
        assert str(seed) not in clean
        assert code not in clean
        assert code.replace("-", "") not in clean
        assert code.replace("-", " ") not in clean
        assert not any(card in clean.replace("[hidden]", "").split() for card in CARD_CODES)
        for number in numbers_of(deal):
            # A mask of two low cards is a number like any other: 3.
            assert len(number) < 5 or number not in clean


@pytest.mark.parametrize("text", ["2 discard C7 D8", "0 play C7", "1 play H7"])
def test_takes_cards_out_of_events(text):
    event = parse_event(text)
    for shown in (str(event), repr(event)):
        clean = without_secrets(shown)
        assert "[hidden]" in clean
        assert "7" not in clean


@pytest.mark.parametrize(
    "text",
    [
        "database.damaged(file=skat.damaged-1.db, reason=its log is damaged, rescued=42)",
        "2026-11-30 12:34:56,789 WARNING store: SQLITE_BUSY at line 1234",
        'File "/usr/lib/python3.11/threading.py", line 1002, in _bootstrap',
        "the player at seat 2 failed in deal 17 of series 4",
    ],
)
def test_leaves_everything_else(text):
    assert without_secrets(text) == text


def test_writes_lines_without_secrets(log_file):
    path, logging_on = log_file
    deal = series_deal(5, 1)
    logger = logging.getLogger("skat_desktop.match")
    logger.error("failed with seed=%d: %s", 123456789, deal)
    try:
        raise ValueError(f"cannot play in {deal!r}")
    except ValueError:
        logger.exception("a job failed")
    logger.debug("not wanted")
    for text in (path.read_text("utf-8"), logging_on.last_lines.text):
        assert "ERROR MainThread skat_desktop.match: failed with" in text
        assert "Traceback" in text
        assert "123456789" not in text
        assert str(deal) not in text
        assert not any(number in text for number in numbers_of(deal))
        assert "not wanted" not in text


def test_what_the_store_logs_tells_nothing(log_file, tmp_path):
    path, _ = log_file
    (tmp_path / "skat.db").write_bytes(b"damaged")
    with open_store(tmp_path / "skat.db") as (store, _):
        save_series(store, series_record(987654321), 2, last_cards=7)
        store._writer.submit(lambda c: c.execute("PRAGMA max_page_count = 1"), writes=False)
        save_series_until_stuck(store)
    text = path.read_text("utf-8")
    assert "database.damaged" in text
    assert "save.disk_full" in text
    assert "987654321" not in text
    assert "hidden" not in text


def save_series_until_stuck(store: Store):
    for seed in range(60):
        store.start_series(series_record(987654321 + seed))
    store.load_unfinished().result()


def test_is_bounded(log_file):
    path, logging_on = log_file
    logger = logging.getLogger("skat_desktop")
    for number in range(9000):
        logger.info("line %d %s", number, "x" * 100)
    names = sorted(file.name for file in path.parent.iterdir())
    assert names == ["skat-desktop.log", "skat-desktop.log.1", "skat-desktop.log.2"]
    assert sum(file.stat().st_size for file in path.parent.iterdir()) <= 3 * 256 * 1024
    assert len(logging_on.last_lines.text.splitlines()) == 200
    assert "line 8999" in path.read_text()


def test_without_a_file_the_last_lines_are_there(tmp_path):
    for path in (None, tmp_path / "nowhere" / "x.log"):
        logging_on = Logging(path)
        logging.getLogger("skat_desktop.ui").info("hello")
        assert logging_on.last_lines.text.endswith("INFO MainThread skat_desktop.ui: hello")
        logging_on.stop()
    logging.getLogger("skat_desktop.ui").warning("after the end")
    assert "after" not in logging_on.last_lines.text


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="needs a full disk")
def test_a_full_disk_does_not_disturb(tmp_path, capsys):
    (tmp_path / "full.log").symlink_to("/dev/full")
    logging_on = Logging(tmp_path / "full.log")
    logging.getLogger("skat_desktop").warning("x" * 20_000)
    logging_on.stop()
    assert capsys.readouterr().err == ""
    assert "xxx" in logging_on.last_lines.text

# SPDX-License-Identifier: MIT
"""Every rule id and every fault has a sentence, with the facts that are really given."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from functools import cache
from pathlib import Path

import pytest

import skat_desktop
from skat_desktop.records import sentences
from skat_desktop.records.faults import FAULT_KEYS, RecordFault
from skat_desktop.records.sentences import fault_sentence, refusal_sentence, shown
from skat_desktop.rules.contract import parse_contract
from skat_desktop.rules.deal import parse_deal
from skat_desktop.rules.dealcode import parse_deal_code
from skat_desktop.rules.events import parse_event
from skat_desktop.rules.refusal import RULE_IDS, Refusal
from skat_desktop.rules.rulesets import CLASSIC_1997, INTERNATIONAL, rule_set
from skat_desktop.rules.shuffle import HashStream
from skat_desktop.rules.skatgame import SkatGame
from tests.records.building import random_game
from tests.support import everything_sayable, game_with, play_randomly, random_deal

PACKAGE = Path(skat_desktop.__file__).parent


@cache
def raised(name: str) -> dict[str, list[set[str]]]:
    """Return, by id, the names of the facts at every place of the program that raises it."""
    found = defaultdict(list)
    for path in [*PACKAGE.glob("rules/*.py"), *PACKAGE.glob("records/*.py")]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Name)
                and node.func.id == name
                and node.args
            ):
                names = {keyword.arg for keyword in node.keywords if keyword.arg}
                first = node.args[0]
                if isinstance(first, ast.Constant):
                    ids = [str(first.value)]
                else:
                    # card_refusal in rules.playing chooses among these.
                    ids = ["play.follow_suit", "play.follow_trump", "play.jack_is_trump"]
                for key in ids:
                    found[key].append(names)
    return found


SAMPLES: dict[str, object] = (
    {"text": "x", "known": ("a", "b"), "found": 3, "right": 2, "card": 5, "led": 6}
    | {"must": 7, "seat": 1, "to_act": 0, "by": 2, "value": 19, "below": 18, "above": 20}
    | {"said": 18, "event": "0 play CJ", "phase": "play", "game": "C", "contract": "CH"}
    | {"level": "hand", "bid": 24, "word": "kontra", "matadors": 5, "most": 4, "places": 7}
    | {"deals": 10, "name": "MV", "last": "ID", "first": 3, "skat": "CJ SJ", "rule": "bock"}
    | {"missing": "p:", "only": True}
)


def is_clear(sentence: str) -> bool:
    return (
        sentence.isascii()
        and sentence.isprintable()
        and len(sentence) < 300
        and not sentence[0].islower()
        and (sentence.endswith(".") or sentence.endswith(("(;", ";)")))
        and not re.search(r"\{[a-z_]+\}|None|\b(card|led|must) \d", sentence)
    )


@pytest.mark.parametrize("rule", sorted(RULE_IDS))
def test_every_rule_has_a_sentence_for_the_facts_at_every_place_that_raises_it(rule):
    places = raised("Refusal")[rule]
    assert places
    for names in places:
        params = {name: SAMPLES[name] for name in names}
        assert is_clear(refusal_sentence(Refusal(rule, **params)))


@pytest.mark.parametrize("key", sorted(FAULT_KEYS - {"moves.refused"}))
def test_every_fault_has_a_sentence_for_the_facts_at_every_place_that_raises_it(key):
    places = raised("RecordFault")[key]
    assert places
    for names in places:
        params = {name: SAMPLES[name] for name in names}
        assert is_clear(fault_sentence(RecordFault(key, **params)))  # type: ignore[arg-type]


def test_no_sentence_is_left_over():
    assert set(sentences._SENTENCES) | set(sentences._SPECIAL) == RULE_IDS
    special = {"moves.refused", "record.truncated", "line.no_record", "result.form"}
    assert set(sentences._FAULTS) | special == FAULT_KEYS


def refusals_of(game: SkatGame):
    for event in everything_sayable(game):
        try:
            game.check(event)
        except Refusal as refusal:
            yield refusal


def test_whatever_the_engine_refuses_can_be_said():
    heard = set()
    for seed in range(12):
        rules = INTERNATIONAL if seed % 2 else CLASSIC_1997
        events = random_game(seed, rules).events
        for count in range(1, len(events) + 1, 5):
            for refusal in refusals_of(SkatGame.replay(events[:count], rules)):
                assert is_clear(refusal_sentence(refusal))
                heard.add(refusal.rule)
    assert len(heard) > 15


@pytest.mark.parametrize(
    "read", [parse_event, parse_deal, parse_deal_code, parse_contract, rule_set]
)
@pytest.mark.parametrize("text", ["", "x", "0 bid x", "XX", "CJ | CJ | C7 | C8", "{0}", "ä\n"])
def test_whatever_cannot_be_read_can_be_said(read, text):
    with pytest.raises(Refusal) as caught:
        read(text)
    assert is_clear(refusal_sentence(caught.value))


def test_cards_seats_and_games_are_named():
    game = game_with(random_deal(HashStream("named")), "G", declarer=1)
    play_randomly(game, HashStream("cards"), 1)
    texts = " ".join(refusal_sentence(refusal) for refusal in refusals_of(game))
    assert "It is not the turn of rearhand; middlehand has to act." in texts
    assert re.search(r"[DHSC][789TJQKA] is not in the hand of middlehand", texts)


def test_foreign_text_is_cut_and_made_harmless():
    assert shown("a\x1b[31m\n\ud800ü") == "a\\x1b[31m\\n\\ud800\\xfc"
    assert shown("x" * 1000) == "x" * 40 + "..."

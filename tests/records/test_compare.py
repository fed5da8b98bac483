# SPDX-License-Identifier: MIT
from __future__ import annotations

import pytest

from skat_desktop.records.compare import differences
from skat_desktop.records.iss_import import import_record
from skat_desktop.records.sentences import difference_sentence
from skat_desktop.records.sgf import Record
from tests.records.building import moves_of, record


def said(record_id: str, old: str, new: str) -> list[str]:
    text = record(record_id).get("R") or ""
    assert old in text
    game = import_record(record(record_id).with_text("R", text.replace(old, new)))
    return [difference_sentence(difference) for difference in differences(game)]


@pytest.mark.parametrize(
    "old, new, sentence",
    [
        ("d:2", "d:1", "declarer: the record says middlehand, the rules give rearhand."),
        ("d:2", "d:-1", "declarer: the record says nobody, the rules give rearhand."),
        ("loss", "win", "outcome: the record says win, the rules give loss."),
        ("v:-54", "v:-27", "value: the record says -27, the rules give -54."),
        ("v:-54", "v:54", "value: the record says 54, the rules give -54."),
        ("m:-2", "m:2", "matadors: the record says 2, the rules give -2."),
        ("bidok", "overbid", "bid: the record says overbid, the rules give covered."),
        ("p:59", "p:60", "card points of the declarer: the record says 60, the rules give 59."),
        ("t:4", "t:5", "tricks of the declarer: the record says 5, the rules give 4."),
        ("s:0", "s:1", "Schneider: the record says yes, the rules give no."),
        ("z:0", "z:1", "Schwarz: the record says yes, the rules give no."),
        ("loss", "penalty", "outcome: the record says penalty, the rules give loss."),
    ],
)
def test_each_field_alone(old, new, sentence):
    assert said("541932", old, new) == [sentence]


def test_several_fields_at_once():
    assert len(said("541932", "p:59 t:4", "p:61 t:5")) == 2


@pytest.mark.parametrize("new", ["l:2", "to:1", "r:1", "unknown:3"])
def test_what_the_rules_do_not_decide_is_not_compared(new):
    text = record("541932").get("R") or ""
    name = new.partition(":")[0]
    words = [new if word.startswith(name + ":") else word for word in text.split()]
    if new not in words:
        words.append(new)
    game = import_record(record("541932").with_text("R", " ".join(words)))
    assert differences(game) == []


def test_thrown_in_and_played_are_told_apart():
    played = record("541932").get("R") or ""
    assert said("541932", played, "passed") == [
        "outcome: the record says passed, the rules give loss."
    ]
    assert said("756788", "passed", played) == [
        "outcome: the record says loss, the rules give passed."
    ]


def test_penalties():
    assert said("30", "p1:0 p2:1", "p1:1 p2:0") == [
        "penalty: the record says middlehand, the rules give rearhand."
    ]
    assert said("30", "v:0", "v:-18") == ["value: the record says -18, the rules give 0."]


def test_a_missing_result():
    game = import_record(Record((("MV", moves_of("541932")),)))
    (difference,) = differences(game)
    assert difference_sentence(difference) == "The result R is missing; by the rules it is loss."

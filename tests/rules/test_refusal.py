# SPDX-License-Identifier: MIT
"""Every rule id can come up, and no other: one provocation each."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import skat_desktop.rules
from skat_desktop.rules.cards import parse_card, parse_hand
from skat_desktop.rules.contract import Contract, parse_contract
from skat_desktop.rules.deal import Deal, parse_deal
from skat_desktop.rules.dealcode import parse_deal_code
from skat_desktop.rules.events import (
    Announced,
    Bid,
    CardPlayed,
    Claimed,
    Conceded,
    ConcessionAnswered,
    Declared,
    Discarded,
    Held,
    Passed,
    SkatTaken,
    parse_event,
)
from skat_desktop.rules.games import GameType, parse_game
from skat_desktop.rules.refusal import RULE_IDS, Refusal
from skat_desktop.rules.rulesets import rule_set
from skat_desktop.rules.seating import seating
from skat_desktop.rules.series import SeriesSetup
from skat_desktop.rules.skatgame import SkatGame
from skat_desktop.rules.valuation import Play, value_game
from tests.support import auction_to, cards, game_with, make_deal, play, play_from_top

FOLLOW = make_deal("HA CA SA", "CJ HJ H7 ST D7 D8 D9 DT DQ DK", "DJ H8 S7")
WEAK = make_deal("CJ SJ C9 C8 S7 S8 H7 H8 D7 D8", "HJ DJ CA", skat="C7 S9")


def fresh(*events):
    game = SkatGame(FOLLOW)
    for event in events:
        game.apply(event)
    return game


def declaring(*events, bid=18):
    return fresh(*auction_to(0, bid), *events)


def over():
    game = game_with(WEAK, "C")
    game.apply(Conceded(0))
    game.apply(Passed(0))


def asked():
    """Return a game in which the declarer, seat 0, has asked whether he may concede."""
    game = game_with(WEAK, "C")
    while game.state.hands[0].bit_count() > 8:
        play_from_top(game, 1)
    game.apply(Conceded(0))
    return game


def refused_twice():
    game = asked()
    for seat in (1, 2):
        game.apply(ConcessionAnswered(seat, agreed=False))
    return game


def claimed_twice():
    game = game_with(WEAK, "C")
    for _ in range(2):
        game.apply(Claimed(0))


def won_already():
    deal = make_deal("CJ SJ HJ DJ CA CT CK SA HA DA", "ST SK HT HK DT DK CQ", skat="C9 C8")
    game = game_with(deal, "C")
    while game.state.points[0] < 61:
        play_from_top(game, 3)
    game.apply(Conceded(0))


PROVOCATIONS = {
    "notation.card": lambda: parse_card("C1"),
    "notation.contract": lambda: parse_contract("CHH"),
    "notation.event": lambda: parse_event("0 sing"),
    "notation.deal": lambda: parse_deal("CJ"),
    "notation.code": lambda: parse_deal_code("7"),
    "notation.code_check": lambda: parse_deal_code("0000-0000-0001"),
    "notation.bid": lambda: parse_event("0 bid eighteen"),
    "notation.game": lambda: parse_game("X"),
    "notation.rules": lambda: rule_set("skat"),
    "cards.duplicate": lambda: parse_hand("CJ CJ"),
    # Ten, ten, ten and two different cards, but one of them is no card of the pack.
    "cards.missing": lambda: Deal((0x3FF, 0x3FF << 10, 0x3FF << 20), 1 << 30 | 1 << 32),
    "cards.count": lambda: Deal((0x3FF, 0x3FF << 10, 0x3FF << 20), 1 << 30),
    "cards.not_held": lambda: game_with(FOLLOW, "C").apply(CardPlayed(0, parse_card("CJ"))),
    "turn.not_yours": lambda: fresh().apply(Passed(0)),
    "turn.phase": lambda: fresh().apply(SkatTaken(1)),
    "turn.over": over,
    "bid.not_on_ladder": lambda: fresh().apply(Bid(1, 19)),
    "bid.too_low": lambda: fresh(Bid(1, 20), Held(0)).apply(Bid(1, 18)),
    "bid.listener": lambda: fresh(Bid(1, 20)).apply(Bid(0, 22)),
    "bid.speaker": lambda: fresh().apply(Held(1)),
    "bid.only_eighteen": lambda: fresh(Passed(1), Passed(2)).apply(Bid(0, 20)),
    "discard.two": lambda: declaring(SkatTaken(0)).apply(Discarded(0, cards("CA"))),
    "declare.hand_needed": lambda: Contract(GameType.CLUBS, schneider=True),
    "declare.null_levels": lambda: Contract(GameType.NULL, hand=True, schneider=True),
    "declare.schwarz_includes_schneider": lambda: Contract(GameType.CLUBS, hand=True, schwarz=True),
    "declare.ouvert_includes": lambda: Contract(GameType.CLUBS, hand=True, ouvert=True),
    "declare.hand_after_skat": lambda: declaring(SkatTaken(0), Discarded(0, cards("CA HA"))).apply(
        Declared(0, parse_contract("CH"))
    ),
    "declare.hand_kept": lambda: declaring().apply(Declared(0, parse_contract("C"))),
    "declare.null_below_bid": lambda: declaring(bid=36).apply(Declared(0, parse_contract("NH"))),
    "declare.house_rule": lambda: game_with(FOLLOW, "C").apply(Announced(1, "kontra")),
    "play.follow_suit": lambda: play(game_with(FOLLOW, "C"), "HA ST"),
    "play.follow_trump": lambda: play(game_with(FOLLOW, "C"), "CA ST"),
    "play.jack_is_trump": lambda: play(game_with(FOLLOW, "C"), "HA HJ"),
    "claim.repeated": claimed_twice,
    "concede.repeated": lambda: refused_twice().apply(Conceded(0)),
    "concede.asked": lambda: play_from_top(asked(), 1),
    "concede.already_won": won_already,
    "concede.defender_only": lambda: asked().apply(ConcessionAnswered(0, agreed=True)),
    "score.matadors": lambda: value_game(
        rule_set("international"), parse_contract("C"), 18, Play(61)
    ),
    "series.seats": lambda: seating(6, 0),
    "series.length": lambda: SeriesSetup(seed=1, deals=10),
}


def test_there_is_a_provocation_for_every_rule():
    assert set(PROVOCATIONS) == RULE_IDS


@pytest.mark.parametrize("rule", sorted(PROVOCATIONS))
def test_rule(rule):
    with pytest.raises(Refusal) as caught:
        PROVOCATIONS[rule]()
    assert caught.value.rule == rule
    assert caught.value.params
    # What was tried can be read in the text of the error.
    assert all(f"{name}=" in str(caught.value) for name in caught.value.params)
    assert str(caught.value).startswith(rule)


def test_the_package_raises_no_rule_that_is_not_in_the_list():
    folder = Path(skat_desktop.rules.__file__).parent
    named = set()
    for source in folder.glob("*.py"):
        if source.name != "refusal.py":
            text = source.read_text(encoding="utf-8")
            named |= set(re.findall(r'Refusal\(\s*"([a-z_.]+)"', text))
            named |= set(re.findall(r'rule = "([a-z_.]+)"', text))
    assert named == RULE_IDS


def refusal_of(game, code):
    seat = game.to_act
    assert seat is not None
    with pytest.raises(Refusal) as caught:
        game.apply(CardPlayed(seat, parse_card(code)))
    return caught.value


def test_a_refused_card_comes_with_the_proof():
    game = game_with(FOLLOW, "C")
    play(game, "HA")
    assert refusal_of(game, "ST").params == {
        "card": parse_card("ST"),
        "led": parse_card("HA"),
        "must": parse_card("H7"),
        "only": True,
        "game": "C",
    }
    game = game_with(make_deal("HA CA SA", "CJ HJ H7 H9", "DJ H8 S7"), "C")
    play(game, "HA")
    assert refusal_of(game, "CJ").params["only"] is False
    game = game_with(FOLLOW, "N")
    play(game, "HA")
    # In Null a jack is a card of its suit.
    play(game, "HJ")
    assert refusal_of(game, "S7").rule == "play.follow_suit"
    game = game_with(FOLLOW, "G")
    play(game, "SA")
    assert refusal_of(game, "CJ").rule == "play.follow_suit"
    # A jack of another suit is simply no card of the suit that was led.
    game = game_with(FOLLOW, "S")
    play(game, "HA")
    assert refusal_of(game, "CJ").rule == "play.follow_suit"
    assert refusal_of(game, "HJ").rule == "play.jack_is_trump"


def test_cards_that_are_none():
    game = game_with(FOLLOW, "C")
    for card in (-1, 32, 1000):
        with pytest.raises(Refusal) as caught:
            game.apply(CardPlayed(0, card))
        assert caught.value.rule == "cards.not_held"


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_seats_that_are_none(seat):
    for game in (fresh(), declaring(), game_with(FOLLOW, "C"), asked()):
        for event in (Passed(seat), Conceded(seat), ConcessionAnswered(seat, agreed=True)):
            with pytest.raises(Refusal) as caught:
                game.apply(event)
            assert caught.value.rule == "turn.not_yours"


def test_rule_ids_are_dotted_keys():
    assert all(re.fullmatch(r"[a-z]+\.[a-z_]+", rule) for rule in RULE_IDS)
    with pytest.raises(AssertionError):
        Refusal("no.rule")

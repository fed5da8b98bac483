# SPDX-License-Identifier: MIT
"""One or more refusals for every rule id, and a reason for every key."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from skat_desktop.rules.cards import Suit, parse_card, parse_hand
from skat_desktop.rules.contract import parse_contract
from skat_desktop.rules.games import GameType
from skat_desktop.rules.playing import card_refusal
from skat_desktop.rules.refusal import Refusal


@dataclass(frozen=True)
class Told:
    """A refusal or reason made up for a test; ``rule`` may be an id that is no longer used."""

    rule: str
    params: Mapping[str, object]

    @property
    def key(self) -> str:
        return self.rule


def refused_card(game: str, hand: str, led: str, card: str) -> Refusal:
    """Return how the engine refuses a card."""
    return card_refusal(GameType(game), parse_hand(hand), parse_card(led), parse_card(card))


CJ, D7 = parse_card("CJ"), parse_card("D7")

REFUSALS: Mapping[str, list[Mapping[str, object]]] = {
    "notation.card": [{"text": "XX"}],
    "notation.contract": [{"text": "CX"}],
    "notation.event": [{"text": "0 sing"}],
    "notation.deal": [{"text": "CJ " * 60}],
    "notation.code": [{"text": "ABC"}],
    "notation.code_check": [{"text": "0A1B-2C3D-4E5F"}],
    "notation.bid": [{"text": "many"}],
    "notation.game": [{"text": "X"}],
    "notation.rules": [{"text": "oma", "known": ("international", "classic-1997")}],
    "cards.duplicate": [{"card": CJ}],
    "cards.missing": [{"card": CJ}],
    "cards.count": [{"found": 9, "right": 10}],
    "cards.not_held": [{"card": CJ, "seat": 0}],
    "turn.not_yours": [{"seat": 0, "to_act": 1}, {"seat": 0, "to_act": None}],
    "turn.phase": [
        {"event": "0 play CJ", "phase": phase}
        for phase in ("deal", "auction", "skat", "discard", "declare", "play", "schieben")
    ],
    "turn.over": [{"event": "0 play CJ"}],
    "bid.not_on_ladder": [
        {"value": 19, "below": 18, "above": 20},
        {"value": 17, "below": None, "above": 18},
        {"value": 300, "below": 264, "above": None},
    ],
    "bid.too_low": [{"value": 18, "said": 20}],
    "bid.listener": [{"seat": 0, "value": 20, "said": 18}],
    "bid.speaker": [{"seat": 1, "said": 18}, {"seat": 1, "said": 0}],
    "bid.only_eighteen": [{"value": 20, "right": 18}],
    "discard.two": [{"found": 3}],
    "declare.hand_needed": [{"game": "C"}],
    "declare.null_levels": [{"contract": "N"}],
    "declare.schwarz_includes_schneider": [{"game": "C"}],
    "declare.ouvert_includes": [{"game": "C"}],
    "declare.hand_after_skat": [
        {"contract": "CH", "level": "hand"},
        {"contract": "CHS", "level": "schneider"},
        {"contract": "CHZ", "level": "schneider"},
        {"contract": "CHO", "level": "schneider"},
        {"contract": "NHO", "level": "hand"},
    ],
    "declare.hand_kept": [{"contract": "C"}, {"contract": "NO"}],
    "declare.null_below_bid": [{"value": 23, "bid": 24}],
    "declare.house_rule": [{"word": "kontra", "seat": 0}, {"word": "hurra", "seat": 0}],
    "play.follow_suit": [refused_card("G", "H7 HK SA", "HA", "SA").params],
    "play.follow_trump": [
        refused_card("H", "DJ SA", "CJ", "SA").params,
        refused_card("H", "DJ H7 SA", "CJ", "SA").params,
        refused_card("H", "H7 SA", "CJ", "SA").params,
    ],
    "play.jack_is_trump": [refused_card("H", "SJ S9 DA", "SA", "SJ").params],
    "claim.repeated": [{"seat": 0}],
    "concede.repeated": [{"seat": 0}],
    "concede.asked": [{"event": "0 play CJ", "by": 1}],
    "concede.already_won": [{"seat": 0}],
    "concede.defender_only": [{"seat": 0, "to_act": 1}],
    "score.matadors": [{"game": "C", "matadors": 12, "most": 11}],
    "series.seats": [{"places": 6}],
    "series.length": [{"deals": 10, "places": 3}],
}
ALL_REFUSALS = [Told(rule, params) for rule, many in REFUSALS.items() for params in many]

REASON_PARAMS: Mapping[str, object] = {
    "card": CJ,
    "kept": parse_card("ST"),
    "under": parse_card("ST"),
    "target": parse_card("ST"),
    "cards": parse_hand("D7 D8"),
    "suit": Suit.DIAMONDS,
    "partner": 2,
    "seat": 1,
    "points": 10,
    "contract": parse_contract("HH"),
    "instead": parse_contract("NO"),
    "value": 48,
    "matadors": -2,
    "bid": 18,
    "chance": 0.43,
    "out": 3,
    "higher": 2,
}
"""Every param of the rule-based player's reasons."""

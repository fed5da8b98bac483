# SPDX-License-Identifier: MIT
from __future__ import annotations

import pytest

from skat_desktop.ai.player import Decision, Reason, StopFlag
from skat_desktop.ai.reasons import KEYS
from skat_desktop.ai.registry import make_player
from skat_desktop.ai.selfplay import play_deal
from skat_desktop.i18n.games import seat_names
from skat_desktop.i18n.reasons import TOLD_REASONS, reason_text
from skat_desktop.rules.cards import Suit, parse_card, parse_hand
from skat_desktop.rules.contract import parse_contract
from skat_desktop.rules.deal import series_deal
from skat_desktop.rules.decks import DeckFamily
from skat_desktop.rules.rulesets import INTERNATIONAL
from tests.i18n.samples import REASON_PARAMS
from tests.i18n.texts import faults, too_long


def test_every_reason_has_a_text_and_no_text_is_left_over():
    assert set(TOLD_REASONS) == set(KEYS)


@pytest.mark.parametrize("key", sorted(KEYS))
@pytest.mark.parametrize("suit", [Suit.DIAMONDS, None])
def test_every_reason_is_a_sentence(vocabulary, key, suit):
    reason = Reason(key, {**REASON_PARAMS, "suit": suit})
    text = reason_text(reason, vocabulary, seat_names())
    assert text[-1] in ".。）" or text.endswith(("Kreuz-Bube", "Club", "jack of clubs."))
    assert "{" not in text
    assert faults(vocabulary.language, text) == []
    if not vocabulary.is_german_deck:
        assert too_long(vocabulary.language, text) == []


class Listening:
    """The rule-based player, with an ear for its reasons."""

    def __init__(self, heard: list[Reason]) -> None:
        self.player = make_player("rulebased")
        self.heard = heard

    def decide(self, view, stop: StopFlag) -> Decision:
        decision = self.player.decide(view, stop)
        self.heard.append(decision.reason)
        return decision


def test_the_params_of_real_reasons_are_enough(speak):
    heard: list[Reason] = []
    for number in range(1, 13):
        players = [Listening(heard) for _ in range(3)]
        play_deal(series_deal(5, number), INTERNATIONAL, players)
    assert len({reason.key for reason in heard}) > 15
    for language in ("en", "de", "ja"):
        words = speak(language)
        for reason in heard:
            text = reason_text(reason, words, seat_names())
            assert text
            assert "{" not in text


@pytest.mark.parametrize(
    "card,family,ending",
    [
        ("CJ", DeckFamily.FRENCH, "den Kreuz-Buben aus. Keine Karte schlägt ihn, und er zieht"),
        ("HT", DeckFamily.FRENCH, "die Herz-Zehn aus. Keine Karte schlägt sie, und sie zieht"),
        ("HA", DeckFamily.GERMAN, "das Rot-Daus aus. Keine Karte schlägt es, und es zieht"),
    ],
)
def test_german_pronouns_follow_the_card(speak, card, family, ending):
    reason = Reason("play.draw_trumps", {"card": parse_card(card), "out": 2})
    assert reason_text(reason, speak("de", family), {}) == f"Spiel {ending} Trumpf."


@pytest.mark.parametrize(
    "cards,english,german,japanese",
    [
        ("H7 D8", "the eight of diamonds and the seven of hearts", None, "ダイヤの8とハートの7"),
        ("HK HA", "the king and ace of hearts", "Herz-König und Herz-Ass", "ハートのKとA"),
    ],
)
def test_two_cards(speak, cards, english, german, japanese):
    reason = Reason("discard.danger", {"cards": parse_hand(cards)})
    assert f"Discard {english}. " in reason_text(reason, speak("en"), {})
    assert f"{japanese}を伏せましょう。" in reason_text(reason, speak("ja"), {})
    if german is not None:
        assert f"Drück {german}. " in reason_text(reason, speak("de"), {})


def test_null_has_no_matadors(speak):
    params = {**REASON_PARAMS, "contract": parse_contract("N"), "matadors": 0, "value": 23}
    text = reason_text(Reason("bid.worth", params), speak("en"), seat_names())
    assert text == "Say 18. Your hand is good for 23: Null."


def test_chances_are_estimates(speak):
    reason = Reason("bid.weak", {"contract": parse_contract("C"), "chance": 0.33})
    assert "only about 35% of the time" in reason_text(reason, speak("en"), {})

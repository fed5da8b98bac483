# SPDX-License-Identifier: MIT
"""The model strings of the project's style guide, word for word.

Expected texts are copied from it, by their numbers there. Only the spaces of products differ:
the guide shows ordinary ones, the program sets those at which no line breaks.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from skat_desktop.i18n import refusals, results, speech, table
from skat_desktop.i18n.games import seat_names
from skat_desktop.i18n.numbers import NO_BREAK_SPACE, percent
from skat_desktop.i18n.reasons import reason_text
from skat_desktop.i18n.vocabulary import Vocabulary
from skat_desktop.rules.cards import Suit, parse_card, parse_hand
from skat_desktop.rules.contract import parse_contract
from skat_desktop.rules.events import CardPlayed
from skat_desktop.rules.result import thrown_in
from skat_desktop.rules.tricks import Trick
from tests.i18n.outcomes import OUTCOMES, outcome
from tests.i18n.samples import Told, refused_card
from tests.i18n.views import view_after


def refused(rule: str, **params: object) -> Callable[[Vocabulary], str]:
    return lambda words: refusals.refusal_text(Told(rule, params), words, seat_names())


def card_refused(game: str, hand: str, led: str, card: str) -> Callable[[Vocabulary], str]:
    refusal = refused_card(game, hand, led, card)
    return lambda words: refusals.refusal_text(refusal, words, seat_names())


def hint(key: str, **params: object) -> Callable[[Vocabulary], str]:
    return lambda words: reason_text(Told(key, params), words, seat_names())


def verdict(name: str) -> Callable[[Vocabulary], str]:
    return lambda words: results.verdict(OUTCOMES[name], words)


CLUBS_TEN_TRICK = Trick(0, (parse_card("CA"), parse_card("CT"), parse_card("C7")), 0)

MODELS: dict[int, tuple[Callable[[Vocabulary], str], str, str, str]] = {
    6: (
        lambda words: table.auction_question(view_after("", 1), seat_names()),
        "Your turn: say 18 or pass.",
        "Du bist dran: Sag 18 oder passe.",
        "ビッドの番です。18と言うか、パスしてください。",
    ),
    7: (
        lambda words: table.auction_question(view_after("1 bid 18", 0), seat_names()),
        "Middlehand bids 18. Do you hold?",
        "Mittelhand sagt 18. Hältst du?",
        "ミドルハンドのビッドは18です。受けますか？",
    ),
    8: (
        lambda words: table.hand_worth(30, parse_contract("H"), 2, words),
        "Your hand is good for 30: hearts, with 2.",
        "Dein Blatt reicht bis 30: Herz mit 2.",
        "この手札なら30までビッドできます（ハート、ウィズ2）。",
    ),
    9: (
        lambda words: results.verdict(thrown_in(), words),
        "Everyone has passed. The deal is thrown in; nobody scores.",
        "Alle haben gepasst. Das Spiel ist eingepasst, niemand bekommt Punkte.",
        "全員がパスしました。このゲームは流れ、得点は動きません。",
    ),
    10: (
        lambda words: table.skat_question(20),
        "You play alone; your bid is 20. Take up the skat or play Hand?",
        "Du spielst allein, gereizt hast du 20. Skat aufnehmen oder Hand spielen?",
        "ソロイストになりました（ビッド20）。スカートを取りますか、ハンドゲームにしますか？",
    ),
    11: (
        lambda words: table.discard_request(),
        "Discard two cards. Their card points count for you.",
        "Drück zwei Karten. Ihre Augen zählen für dich.",
        "2枚を伏せてください。その点は自分のカード点になります。",
    ),
    12: (
        lambda words: table.overbid_warning(parse_contract("S"), 22, 24, words),
        "Spades is worth only 22, but your bid is 24: overbid.",
        "Pik ist nur 22 wert, gereizt hast du 24. Damit wärst du überreizt.",
        "スペードのゲーム値は22で、ビッドの24に届きません。このままではオーバービッドです。",
    ),
    13: (
        card_refused("G", "H7 SA", "HA", "SA"),
        "Hearts were led and you hold the seven of hearts, so you must follow suit.",
        "Herz ist ausgespielt und du hast die Herz-Sieben. Du musst bedienen.",
        "ハートがリードされ、手札にハートの7があります。ハートを出してください。",
    ),
    14: (
        card_refused("H", "DJ SA", "CJ", "SA"),
        "Trumps were led. Your jack of diamonds is a trump, so you must play it.",
        "Trumpf ist ausgespielt. Dein Karo-Bube ist auch Trumpf, also musst du ihn legen.",
        "切り札がリードされました。ダイヤのJも切り札なので、これを出します。",
    ),
    15: (
        card_refused("H", "SJ S9 DA", "SA", "SJ"),
        "The jack of spades is a trump here, not a spade. You still hold the nine of spades.",
        "Der Pik-Bube ist hier Trumpf, kein Pik. Du hast noch die Pik-Neun.",
        "スペードのJはここでは切り札で、スペードには数えません。手札にスペードの9があります。",
    ),
    16: (
        refused("turn.not_yours", seat=0, to_act=1),
        "It is Middlehand’s turn.",
        "Mittelhand ist dran.",
        "今はミドルハンドの番です。",
    ),
    17: (
        refused("declare.hand_after_skat", contract="CHS", level="schneider"),
        "Schneider can be announced only in a Hand game. You have taken up the skat.",
        "Schneider kannst du nur beim Handspiel ansagen. Du hast den Skat aufgenommen.",
        "シュナイダー宣言はハンドゲームでしかできません。スカートはもう取っています。",
    ),
    18: (
        hint("play.draw_trumps", card=parse_card("CJ"), out=3),
        "Lead the jack of clubs. Nothing beats it, and it draws trumps.",
        "Spiel den Kreuz-Buben aus. Keine Karte schlägt ihn, und er zieht Trumpf.",
        "クラブのJをリードしましょう。必ず勝てて、相手の切り札を減らせます。",
    ),
    # With the number as a figure: it depends on the card.
    19: (
        hint("play.smear", card=parse_card("HT"), points=10, partner=2),
        "Your partner will win this trick. Smear the ten of hearts: 10 points for your side.",
        "Den Stich macht sicher dein Partner. Schmier die Herz-Zehn: 10 Augen für euch.",
        "このトリックは味方が必ず取ります。ハートの10を乗せれば10点入ります。",
    ),
    20: (
        hint("discard.void", cards=parse_hand("D7 D8"), suit=Suit.DIAMONDS),
        "Discard the seven and eight of diamonds. With no diamonds left you can trump them.",
        "Drück Karo-Sieben und Karo-Acht. Dann bist du in Karo frei und kannst stechen.",
        "ダイヤの7と8を伏せましょう。ダイヤがなくなれば、ダイヤのリードを切り札で取れます。",
    ),
    22: (
        lambda words: results.value_sentence(outcome("HH", 18, 66, matadors=2), words),
        "With 2, game 3, Hand 4 × 10 = 40",
        "Mit 2, Spiel 3, Hand 4 × 10 = 40",
        "ウィズ2、ゲーム3、ハンド4 × 10 = 40",
    ),
    23: (
        lambda words: results.verdict(outcome("HH", 18, 66, matadors=2), words),
        "Won with 66 card points: +40",
        "Gewonnen mit 66 Augen: +40",
        "カード点66点で勝ち：+40",
    ),
    24: (
        lambda words: results.verdict(outcome("S", 18, 60, matadors=3), words),
        "Lost with 60 card points, 61 were needed: −2 × 44 = −88",
        "Verloren mit 60 Augen, nötig waren 61: −2 × 44 = −88",
        "カード点60点、61点に届かず負け：−2 × 44 = −88",
    ),
    25: (
        verdict("overbid"),
        "Overbid: the game is worth 18, the bid was 24. "
        "The first multiple of 9 that covers it is 27, doubled: −54",
        "Überreizt: Das Spiel ist 18 wert, gereizt waren 24. "
        "Das erste Vielfache von 9, das reicht, ist 27, verdoppelt: −54",
        "オーバービッド：ビッド24に対し、ゲーム値は18でした。"
        "24以上になる最初の9の倍数は27。その2倍で−54",
    ),
    26: (
        verdict("null won"),
        "Null ouvert, fixed value 46. No trick taken: +46",
        "Null ouvert, fester Wert 46. Kein Stich gemacht: +46",
        "ヌル・ウヴェール、固定値46。1トリックも取らずに勝ち：+46",
    ),
    27: (
        verdict("schneider missed"),
        "Schneider was announced and needs 90 card points. With 84 the game is lost.",
        "Schneider war angesagt, das verlangt 90 Augen. Mit 84 ist das Spiel verloren.",
        "シュナイダー宣言には90点必要です。84点なので負けになります。",
    ),
    38: (
        lambda words: speech.spoken_event(
            CardPlayed(1, parse_card("CT")), words, seat_names(), viewer=0
        ),
        "Middlehand plays the ten of clubs.",
        "Mittelhand spielt die Kreuz-Zehn.",
        "ミドルハンドがクラブの10を出しました。",
    ),
    39: (
        lambda words: speech.spoken_trick(CLUBS_TEN_TRICK, seat_names(), viewer=1, last=False),
        "Forehand takes the trick, 21 points, and leads.",
        "Stich für Vorhand, 21 Augen. Vorhand spielt aus.",
        "フォアハンドが21点のトリックを取りました。次のリードはフォアハンドです。",
    ),
    40: (
        lambda words: speech.spoken_card(parse_card("CJ"), 1, 10, words, playable=True),
        "Jack of clubs, card 1 of 10, playable.",
        "Kreuz-Bube, Karte 1 von 10, spielbar.",
        "クラブのジャック、10枚中1枚目、出せます。",
    ),
}


@pytest.mark.parametrize("number", MODELS)
def test_comes_out_word_for_word(speak, number):
    make, *expected = MODELS[number]
    for language, text in zip(("en", "de", "ja"), expected, strict=True):
        assert make(speak(language)).replace(NO_BREAK_SPACE, " ") == text


def test_shares_are_written_as_in_the_guide(speak):
    speak("de")
    assert percent(0.715, 1) == f"71,5{NO_BREAK_SPACE}%"

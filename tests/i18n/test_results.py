# SPDX-License-Identifier: MIT
from __future__ import annotations

from dataclasses import replace

import pytest

from skat_desktop.i18n import words
from skat_desktop.i18n.games import seat_names
from skat_desktop.i18n.numbers import NO_BREAK_SPACE
from skat_desktop.i18n.outcome import outcome_sentence, outcome_title
from skat_desktop.i18n.results import (
    levels_text,
    value_lines,
    value_sentence,
    verdict,
)
from skat_desktop.rules.contract import parse_contract
from skat_desktop.rules.decks import DeckFamily
from skat_desktop.rules.result import GameResult
from skat_desktop.rules.rulesets import INTERNATIONAL
from skat_desktop.rules.valuation import Factor, Level, LossReason, Valuation, plain_levels
from tests.i18n.outcomes import OUTCOMES
from tests.i18n.texts import faults, too_long

THROWN_IN = "Everyone has passed. The deal is thrown in; nobody scores."
NAMES = {0: "Kim", 1: "Anna", 2: "Ben"}


def spaced(text: str) -> str:
    return text.replace(NO_BREAK_SPACE, " ")


def valuation_of(result: GameResult) -> Valuation:
    assert result.valuation is not None
    return result.valuation


@pytest.mark.parametrize("name", OUTCOMES)
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_every_outcome_is_told_to_every_seat(vocabulary, name, viewer):
    result = OUTCOMES[name]
    sentence = outcome_sentence(result, vocabulary, NAMES, viewer)
    texts = [sentence, outcome_title(result, vocabulary), verdict(result, vocabulary)]
    for text in texts:
        assert text
        assert "{" not in text
        assert faults(vocabulary.language, text) == []
    assert sentence[-1] in ".。"
    assert too_long(vocabulary.language, sentence) == []
    # Who made it is named to the others, never to that player.
    if viewer == 1:
        assert "Anna" not in sentence


def test_the_declarer_is_named_to_the_others(speak):
    english = speak("en")
    lost = OUTCOMES["lost"]
    assert outcome_sentence(lost, english, NAMES, 1) == (
        "You lost Clubs with 60 card points; 61 were needed: −72."
    )
    assert outcome_sentence(lost, english, NAMES, 0) == (
        "Anna lost Clubs with 60 card points; 61 were needed: −72."
    )
    one = OUTCOMES["one point"]
    assert outcome_sentence(one, english, NAMES, 1).startswith("You lost Clubs with 1 card point;")
    german = speak("de")
    assert outcome_sentence(lost, german, NAMES, 0) == (
        "Anna hat Kreuz mit 60 Augen verloren, nötig waren 61: −72."
    )


@pytest.mark.parametrize(
    "name,title,sentence",
    [
        ("won", "Hearts won", "You won Hearts with 66 card points: +30."),
        (
            "schneider",
            "Grand won",
            "You won Grand with 95 card points, the defenders are Schneider: +72.",
        ),
        (
            "schwarz",
            "Grand won",
            "You won Grand with every trick, the defenders are Schwarz: +96.",
        ),
        (
            "overbid",
            "Diamonds lost",
            "Overbid: Diamonds is worth only 18, but you had bid 24. It counts −54.",
        ),
        ("overbid and conceded", "Diamonds lost", "You have conceded Diamonds: −54."),
        (
            "schneider missed",
            "Clubs Hand, Schneider announced lost",
            "You announced Schneider and made 84 card points; 90 were needed: −120.",
        ),
        (
            "schwarz missed",
            "Clubs Hand, Schwarz announced lost",
            "You announced Schwarz, but the defenders took 1 trick: −168.",
        ),
        ("null won", "Null ouvert won", "You won Null ouvert without a trick: +46."),
        ("null lost", "Null lost", "You took trick 4 and lost Null: −46."),
        (
            "impossible null",
            "Null lost",
            "Your Null does not cover the bid of 24. Clubs takes its place, lost: −48.",
        ),
        ("conceded", "Hearts lost", "You have conceded Hearts: −40."),
        (
            "given up by the defenders",
            "Hearts won",
            "The defenders have conceded, so you win Hearts: +20.",
        ),
        (
            "claimed",
            "Hearts won",
            "The rest was claimed. You won Hearts with 88 card points: +20.",
        ),
        (
            "awarded",
            "Hearts lost",
            "The rest was decided without play. "
            "You lost Hearts with 12 card points; 61 were needed: −60.",
        ),
        ("null conceded", "Null lost", "You have conceded Null: −46."),
        ("thrown in", "Thrown in", THROWN_IN),
        (
            "classic null overbid",
            "Null lost",
            "Overbid: Null is worth only 23, but you had bid 24. It counts −92.",
        ),
    ],
)
def test_outcomes_in_english(speak, name, title, sentence):
    english = speak("en")
    assert outcome_title(OUTCOMES[name], english) == title
    assert outcome_sentence(OUTCOMES[name], english, NAMES, 1) == sentence


@pytest.mark.parametrize(
    "name,text",
    [
        ("one point", "Lost with 1 card point, 61 were needed: −2 × 36 = −72"),
        ("overbid and conceded", "Conceded: −2 × 27 = −54"),
        ("classic hand lost", "Lost with 50 card points, 61 were needed: −36"),
        (
            "classic hand overbid",
            "Overbid: the game is worth 27, the bid was 30. "
            "The first multiple of 9 that covers it is 36: −36",
        ),
        (
            "classic null overbid",
            "Overbid: the game is worth 23, the bid was 24. "
            "The first multiple of 23 that covers it is 46, doubled: −92",
        ),
        ("null lost", "Null, fixed value 23. A trick was taken: −2 × 23 = −46"),
        ("null conceded", "Null, fixed value 23. Conceded: −2 × 23 = −46"),
        ("given up by the defenders", "Won, the defenders have conceded: +20"),
        (
            "schwarz missed",
            "Schwarz was announced and needs every trick. "
            "The defenders took 1 trick, so the game is lost.",
        ),
        (
            "impossible null",
            "This Null is below the bid of 24. Clubs takes its place, lost: −2 × 24 = −48",
        ),
    ],
)
def test_verdicts_in_english(speak, name, text):
    assert spaced(verdict(OUTCOMES[name], speak("en"))) == text


@pytest.mark.parametrize(
    "name,text",
    [
        ("schwarz", "With 1, game 2, Schneider 3, Schwarz 4 × 24 = 96"),
        (
            "ouvert missed",
            "With 1, game 2, Hand 3, Schneider 4, announced 5, Schwarz 6, announced 7, ouvert 8 "
            "× 12 = 96",
        ),
        (
            "classic reverse",
            "With 1, game 2, Hand 3, Schneider 4, announced 5, reverse Schneider 6 × 12 = 72",
        ),
        # What the game is worth, not what the bid has made of it.
        ("overbid", "With 1, game 2 × 9 = 18"),
        ("null won", "Null ouvert, fixed value 46"),
        ("thrown in", ""),
    ],
)
def test_values_in_english(speak, name, text):
    assert spaced(value_sentence(OUTCOMES[name], speak("en"))) == text


def test_products_do_not_break(speak):
    text = value_sentence(OUTCOMES["won"], speak("en"))
    assert text.endswith(
        f"game 3{NO_BREAK_SPACE}×{NO_BREAK_SPACE}10{NO_BREAK_SPACE}={NO_BREAK_SPACE}30"
    )


@pytest.mark.parametrize(
    "name,lines",
    [
        (
            "lost",
            [
                ("With 2", "2"),
                ("Game", "1"),
                ("Multiplier", "3"),
                ("Base value, clubs", "12"),
                ("Game value", "3 × 12 = 36"),
                ("Lost, counts double", "× 2"),
                ("Score", "−72"),
            ],
        ),
        (
            "overbid",
            [
                ("With 1", "1"),
                ("Game", "1"),
                ("Multiplier", "2"),
                ("Base value, diamonds", "9"),
                ("Game value", "2 × 9 = 18"),
                ("Bid", "24"),
                ("Raised to cover the bid", "3 × 9 = 27"),
                ("Lost, counts double", "× 2"),
                ("Score", "−54"),
            ],
        ),
        ("null won", [("Fixed value, Null ouvert", "46"), ("Score", "+46")]),
        (
            "classic null overbid",
            [
                ("Fixed value, Null", "23"),
                ("Bid", "24"),
                ("Raised to cover the bid", "2 × 23 = 46"),
                ("Lost, counts double", "× 2"),
                ("Score", "−92"),
            ],
        ),
        (
            "classic hand lost",
            [
                ("With 1", "1"),
                ("Game", "1"),
                ("Hand", "1"),
                ("Multiplier", "3"),
                ("Base value, clubs", "12"),
                ("Game value", "3 × 12 = 36"),
                ("Score", "−36"),
            ],
        ),
        ("thrown in", []),
    ],
)
def test_lines_of_a_club_list(speak, name, lines):
    found = value_lines(OUTCOMES[name], speak("en"))
    assert [(label, spaced(figure)) for label, figure in found] == lines


@pytest.mark.parametrize("name", OUTCOMES)
def test_lines_end_with_the_score(vocabulary, name):
    result = OUTCOMES[name]
    lines = value_lines(result, vocabulary)
    assert len(lines) == 0 if result.valuation is None else len(lines) >= 2
    for label, figure in lines:
        assert label
        assert faults(vocabulary.language, label) == []
        assert faults(vocabulary.language, figure) == []
    if result.valuation is not None:
        sign = "+" if result.valuation.won else "−"
        assert lines[-1][1] == f"{sign}{abs(result.valuation.value)}"


def test_house_rules_double_visibly(speak):
    english = speak("en")
    kontra = (Factor("kontra", 2), Factor("re", 2))
    won = OUTCOMES["won"]
    value = replace(valuation_of(won), factors=kontra, value=120)
    doubled = replace(won, valuation=value)
    assert spaced(verdict(doubled, english)) == "Won with 66 card points: 30 × 2 × 2 = +120"
    assert [spaced(figure) for _, figure in value_lines(doubled, english)][-3:] == [
        "× 2",
        "× 2",
        "+120",
    ]
    lost = OUTCOMES["overbid"]
    value = replace(valuation_of(lost), factors=kontra, value=-216)
    assert spaced(verdict(replace(lost, valuation=value), english)) == (
        "Overbid: the game is worth 18, the bid was 24. "
        "The first multiple of 9 that covers it is 27: −2 × 27 × 2 × 2 = −216"
    )
    hand = OUTCOMES["classic hand lost"]
    value = replace(valuation_of(hand), factors=kontra[:1], value=-72)
    assert spaced(verdict(replace(hand, valuation=value), english)) == (
        "Lost with 50 card points, 61 were needed: −36 × 2 = −72"
    )
    assert words.factor_title("anything") == "House rule"


def test_an_announcement_of_a_house_rule_that_was_missed(speak):
    won = OUTCOMES["won"]
    value = replace(
        valuation_of(won), won=False, reason=LossReason.ANNOUNCED, loss_factor=2, value=-60
    )
    result = replace(won, valuation=value)
    english = speak("en")
    assert spaced(verdict(result, english)) == "An announcement was missed: −2 × 30 = −60"
    assert outcome_sentence(result, english, NAMES, 1) == (
        "You missed what you had announced: −60."
    )


def test_speaks_of_the_users_deck(speak):
    words_ = speak("de", DeckFamily.GERMAN)
    assert outcome_title(OUTCOMES["lost"], words_) == "Eichel verloren"
    assert ("Grundwert, Eichel", "12") in value_lines(OUTCOMES["lost"], words_)


def test_levels_before_the_game(speak):
    speak("de")
    levels = plain_levels(INTERNATIONAL, parse_contract("HHS"), -3)
    assert levels_text(levels) == "Ohne 3, Spiel 4, Hand 5, Schneider 6, angesagt 7"


def test_every_level_has_its_words(vocabulary):
    for name in words.LEVELS:
        assert words.level_title(name, 1)
        assert "5" in words.running_level(name, 5)
    assert "4" in levels_text([Level("without", 4)])
    assert seat_names()[0] in ("Forehand", "Vorhand", "フォアハンド")

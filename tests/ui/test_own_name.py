# SPDX-License-Identifier: MIT
"""The person's own name stands where a name does: no “You has”, no „Du hat“, no „für Du“."""

from __future__ import annotations

import re

import pytest

from skat_desktop.i18n.languages import Language, install
from skat_desktop.i18n.outcome import outcome_sentence
from skat_desktop.i18n.vocabulary import Vocabulary
from skat_desktop.rules.events import CardPlayed
from skat_desktop.rules.refusal import Refusal
from skat_desktop.rules.skatgame import SkatGame
from skat_desktop.tools.scenes import DEALS, deal_events
from skat_desktop.ui.access.announcer import sentences
from skat_desktop.ui.words import Words
from tests.i18n.outcomes import OUTCOMES

OWN = {Language.ENGLISH: "You", Language.GERMAN: "Du", Language.JAPANESE: "自分"}

WRONG = {
    Language.ENGLISH: r"You (?:is|has|wants|\w+(?<!s)s\b(?! game))|(?:for|to|by|of|from) You\b",
    Language.GERMAN: r"Du (?:hat|ist|will|muss|\w+[^s]t\b(?<!st))|(?:für|von|auf|bei|an|mit) Du\b",
    Language.JAPANESE: r"自分(?:を待って|のビッドは.*受けますか)",
}


def words_for(language, seat):
    names = tuple(OWN[language] if each == seat else f"Kim{each}" for each in range(3))
    return Words(Vocabulary.of(language), names=names, players=names)


@pytest.mark.parametrize(
    "language,text",
    [
        (Language.ENGLISH, "You has passed."),
        (Language.ENGLISH, "The last trick: 12 card points for You."),
        (Language.ENGLISH, "You takes the trick."),
        (Language.GERMAN, "Du hat Herz gewonnen."),
        (Language.GERMAN, "Stich für Du, 12 Augen."),
        (Language.GERMAN, "Du spielt den Kreuz-Buben."),
        (Language.JAPANESE, "自分を待っています。"),
    ],
)
def test_the_patterns_find_what_is_wrong(language, text):
    assert re.search(WRONG[language], text)


@pytest.mark.parametrize("language", list(Language))
@pytest.mark.parametrize("seat", range(3))
def test_nothing_said_in_a_deal_takes_the_person_for_somebody_else(qapp, language, seat):
    install(qapp, language)
    words = words_for(language, seat)
    texts = []
    for name in DEALS:
        dealt, *acts = deal_events(name)
        game = SkatGame.replay((dealt,))
        for event in acts:
            game.apply(event)
            view = game.view(seat)
            texts.append(words.status(view, resting=False))
            texts += [words.plate_note(view, each) for each in range(3)]
            texts += sentences(event, view, words)
            if view.phase == "auction":
                texts.append(words.auction_question(view))
            if isinstance(event, CardPlayed) and view.tricks:
                texts.append(words.last_trick(view.tricks[-1], seat))
        assert game.result is not None
        texts.append(words.outcome_sentence(game.result, seat))
    assert len(texts) > 500
    assert [text for text in texts if re.search(WRONG[language], text)] == []


@pytest.mark.parametrize("language", list(Language))
@pytest.mark.parametrize("name", OUTCOMES)
def test_every_outcome_of_the_persons_own_game(qapp, language, name):
    install(qapp, language)
    names = dict(enumerate(words_for(language, 1).players))
    sentence = outcome_sentence(OUTCOMES[name], Vocabulary.of(language), names, 1)
    assert re.search(WRONG[language], sentence) is None


@pytest.mark.parametrize("language", list(Language))
def test_a_card_played_while_the_own_concession_waits(qapp, language):
    install(qapp, language)
    words = words_for(language, 1)
    refusal = Refusal("concede.asked", event="1 play CJ", by=1)
    assert OWN[language] not in words.refusal(refusal)

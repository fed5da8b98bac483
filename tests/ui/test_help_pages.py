# SPDX-License-Identifier: MIT
"""The pages of the help: complete, alike in all languages, true, and well set in words."""

from __future__ import annotations

import re

import pytest

from skat_desktop.app import build_application
from skat_desktop.i18n.languages import Language, install
from skat_desktop.i18n.vocabulary import Vocabulary
from skat_desktop.learn.help.contents import CONTEXTS, PAGES, REFUSALS, split_target
from skat_desktop.learn.help.examples import (
    BarExample,
    FollowExample,
    MatadorExample,
    TrickExample,
    ValueExample,
)
from skat_desktop.learn.help.page import (
    Heading,
    Item,
    Page,
    Paragraph,
    Picture,
    SpanKind,
    Table,
)
from skat_desktop.rules.cards import mask_of
from skat_desktop.rules.decks import DeckFamily
from skat_desktop.rules.games import beats, follows, legal_cards
from skat_desktop.rules.refusal import RULE_IDS
from skat_desktop.rules.rulesets import INTERNATIONAL
from skat_desktop.ui.help.library import load_examples, load_pages
from skat_desktop.ui.help.present import Presenter
from skat_desktop.ui.help.speech import passages_of
from tests.i18n.texts import faults, too_long

BOTH = pytest.mark.parametrize("family", DeckFamily)
ALL = pytest.mark.parametrize("language", Language)


@pytest.fixture
def speak(qapp):
    """Return a function that installs a language; English comes back in the end."""
    app = build_application()
    yield lambda language: install(app, language)
    install(app, Language.ENGLISH)


def spans_of(page: Page):
    for block in page.blocks:
        if isinstance(block, Table):
            for row in block.rows:
                for cell in row:
                    yield from cell
        elif isinstance(block, Heading | Paragraph | Item):
            yield from block.spans


def shape(page: Page):
    """Return what must be the same in all languages."""
    return [
        (
            type(block).__name__,
            getattr(block, "id", ""),
            getattr(block, "example", ""),
            getattr(block, "boxed", False),
            getattr(block, "number", None),
        )
        for block in page.blocks
        if not isinstance(block, Paragraph) or block.boxed
    ]


def facts(page: Page):
    return {span.text for span in spans_of(page) if span.kind is SpanKind.FACT}


def links(page: Page):
    return [span.link for span in spans_of(page) if span.link]


@pytest.mark.parametrize("page", PAGES)
def test_a_page_has_the_same_sections_examples_and_links_in_all_languages(page):
    english = load_pages(Language.ENGLISH)[page]
    for language in (Language.GERMAN, Language.JAPANESE):
        other = load_pages(language)[page]
        if page != "glossary":
            assert shape(other) == shape(english)
        assert [each.id for each in other.sections] == [each.id for each in english.sections]
        assert other.examples == english.examples
        assert sorted(set(links(other))) == sorted(set(links(english)))


@ALL
def test_sections_of_a_page_have_ids_of_their_own(language):
    for page in load_pages(language).values():
        ids = [each.id for each in page.sections]
        assert len(ids) == len(set(ids)), page.id


@ALL
def test_all_links_contexts_and_refusals_lead_to_a_section(language):
    pages = load_pages(language)
    targets = [*CONTEXTS.values(), *REFUSALS.values()]
    for each in pages.values():
        targets += links(each)
    for target in targets:
        page, section = split_target(target)
        assert page in pages, target
        assert not section or section in {each.id for each in pages[page].sections}, target


def test_every_rule_of_the_engine_has_its_section():
    assert set(REFUSALS) == RULE_IDS


def test_every_example_is_shown_and_every_picture_has_its_example():
    shown = {name for page in load_pages(Language.ENGLISH).values() for name in page.examples}
    assert shown == set(load_examples())


@ALL
@BOTH
def test_every_text_keeps_to_the_voice_of_its_language(language, family, speak):
    speak(language)
    presenter = Presenter(Vocabulary.of(language, family), INTERNATIONAL)
    examples = load_examples()
    wrong = []
    for page in load_pages(language).values():
        for passage in passages_of(page, presenter.vocabulary, examples, lambda name: ""):
            for line in (passage.title, *passage.text.split("\n")):
                wrong += faults(language.value, line)
                wrong += [f"too long: {each!r}" for each in too_long(language.value, line)]
    assert not wrong


@ALL
@BOTH
def test_all_facts_and_pictures_can_be_put_into_words(language, family, speak):
    speak(language)
    presenter = Presenter(Vocabulary.of(language, family), INTERNATIONAL)
    examples = load_examples()

    def describe(name):
        words = presenter.describe(examples[name])
        assert words.strip()
        assert not re.search(r"[{}]|%n", words), words
        return words

    count = 0
    for page in load_pages(language).values():
        for passage in passages_of(page, presenter.vocabulary, examples, describe):
            assert "{" not in passage.text + passage.title
            count += 1
    assert count > 60


def words_of_pages(language, family):
    """Return the text of the pages that speak of cards, pictures in words included."""
    presenter = Presenter(Vocabulary.of(language, family), INTERNATIONAL)
    examples = load_examples()

    def describe(name: str) -> str:
        return presenter.describe(examples[name])

    found = []
    for page in ("start", "value", "declarer", "defenders", "bidding"):
        found += passages_of(load_pages(language)[page], presenter.vocabulary, examples, describe)
    return "\n".join(passage.text for passage in found)


def test_the_deck_decides_which_words_a_page_uses(speak):
    speak(Language.GERMAN)
    texts = {family: words_of_pages(Language.GERMAN, family) for family in DeckFamily}
    french, german = texts[DeckFamily.FRENCH], texts[DeckFamily.GERMAN]
    assert not re.search(r"Bube|Dame|Kreuz|\bPik|Karo|Asse?\b", german)
    assert not re.search(r"Unter\b|Ober\b|Eichel|Schellen|Daus", french)


# The engine and the pictures


def test_the_winner_of_every_trick_beats_the_two_others():
    for name, example in load_examples().items():
        if isinstance(example, TrickExample):
            best = example.cards[example.winner]
            for place, card in enumerate(example.cards):
                if card == best:
                    continue
                if place < example.winner:
                    assert beats(example.game, best, card), name
                else:
                    assert not beats(example.game, card, best), name


def test_what_may_be_played_in_an_example_is_what_follows():
    for name, example in load_examples().items():
        if isinstance(example, FollowExample):
            legal = legal_cards(example.game, mask_of(example.cards), example.led)
            following = [card for card in example.cards if follows(example.game, card, example.led)]
            assert legal == (mask_of(following) if following else mask_of(example.cards)), name
            assert not mask_of(example.cards) >> example.led & 1, name


def test_there_are_as_many_examples_as_the_rules_promise():
    examples = load_examples()
    pages = load_pages(Language.ENGLISH)

    def count(kind, page):
        return sum(isinstance(examples[name], kind) for name in pages[page].examples)

    assert count(TrickExample, "cards") == 8
    assert count(BarExample, "cards") == 5
    assert count(MatadorExample, "value") >= 4
    assert count(ValueExample, "value") == 8
    questions = [
        block
        for block in pages["questions"].blocks
        if isinstance(block, Paragraph) and block.spans[0].strong
    ]
    assert len(questions) >= 12


def test_a_finished_computation_multiplies_and_doubles():
    for name, example in load_examples().items():
        if not isinstance(example, ValueExample):
            continue
        value = example.result.valuation
        assert value is not None
        raised = value.base * value.multiplier
        assert value.value == (raised if value.won else -2 * raised), name
        if not example.contract.game.is_null and not value.overbid:
            assert value.multiplier == sum(level.count for level in value.levels), name
        assert raised >= example.result.bid, name


def test_pictures_stand_where_their_words_announce_them():
    """A paragraph that ends in a colon is followed by a picture or a table."""
    for language in Language:
        for page in load_pages(language).values():
            for block, following in zip(page.blocks, page.blocks[1:], strict=False):
                if isinstance(block, Paragraph) and block.spans[-1].text.endswith((":", "：")):
                    assert isinstance(following, Picture | Table | Item), (page.id, block)

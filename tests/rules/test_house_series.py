# SPDX-License-Identifier: MIT
"""House rules at the fourth point: what the next deals of a series are and count."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pytest

from skat_desktop.rules.house import SKAT, USUAL_TERMS, DealTerms, HouseRule, SeriesState
from skat_desktop.rules.lists import scores
from skat_desktop.rules.series import ListKind, Series, SeriesSetup, bierlachs_sums
from tests.rules.house_examples import GRAND_HAND, RAMSCH, Bock, with_rules
from tests.rules.lists_of_results import played, result, series_of

BOCK = with_rules(Bock())


def series(*, kind=ListKind.PLAIN, places=3, deals=None, rules=BOCK):
    return Series(SeriesSetup(seed=5, places=places, deals=deals, list_kind=kind, rules=rules))


def factors(pattern, **setup):
    """Return what each deal counted: B for an event, another letter for none."""
    played_on = series(**setup)
    for letter in pattern:
        before = played_on.next_factor
        # Forehand of each deal wins 72, or loses so little that no score is remarkable.
        played_on = played_on.with_result(result(0, 72 if letter == "B" else -2))
        assert played_on.entries[-1].factor == before
    return [entry.factor for entry in played_on.entries]


@pytest.mark.parametrize(
    "places, pattern, expected",
    [
        (3, "....", [1, 1, 1, 1]),
        (3, "B....", [1, 2, 2, 2, 1]),
        (4, "B.....", [1, 2, 2, 2, 2, 1]),
        (5, "B......", [1, 2, 2, 2, 2, 2, 1]),
        # A further event in a round appends one; nothing counts four times.
        (3, "BB.......", [1, 2, 2, 2, 2, 2, 2, 1, 1]),
        (3, "B..B.....", [1, 2, 2, 2, 2, 2, 2, 1, 1]),
    ],
)
def test_the_next_round_counts_double(places, pattern, expected):
    assert factors(pattern, places=places) == expected


@pytest.mark.parametrize(
    "kind, games, event",
    [
        # A value of 72, or one below.
        (ListKind.PLAIN, [(0, 72)], True),
        (ListKind.PLAIN, [(0, 71)], False),
        (ListKind.PLAIN, [(0, -144)], True),
        (ListKind.PLAIN, [(0, -142)], False),
        # Scores, of whichever place, and only when they change.
        (ListKind.PLAIN, [(0, 50), (1, 24), (0, 50)], True),
        (ListKind.PLAIN, [(0, 60), (1, 24), (0, 51)], True),
        (ListKind.PLAIN, [(0, 60), (1, 24), (0, 50)], False),
        (ListKind.PLAIN, [(2, -60), (2, -60), (2, -60), (2, -42)], True),
        (ListKind.PLAIN, [(2, -60), (2, -60), (2, -60), (2, -42), (0, 20), (0, 20)], False),
        # 61 + 50 is a score of 111 on a tournament list only.
        (ListKind.TOURNAMENT, [(0, 61)], True),
        (ListKind.PLAIN, [(0, 61)], False),
        (ListKind.PLAIN, [(None, 0)], False),
    ],
)
def test_events_are_seen_in_the_lines_of_the_list(kind, games, event):
    setup = SeriesSetup(seed=5, deals=None, list_kind=kind, rules=BOCK)
    last = games[-1:]
    before = series_of(setup, games[:-1])
    # Only the last deal counts here: rounds of earlier events are played.
    coming = len(before.entries) and before.next_terms
    after = series_of(setup, games)
    assert len(after.entries) == len(before.entries) + len(last)
    rounds = [terms.factor for terms in upcoming(after)]
    earlier = [terms.factor for terms in upcoming(before)][1:]
    assert (rounds != earlier) is event, coming


def upcoming(one):
    """Return the terms of all coming deals that are not usual ones."""
    found = []
    while one.next_terms != USUAL_TERMS:
        found.append(one.next_terms)
        # Nobody scores, so nothing is appended.
        one = one.with_result(result(None, 0))
    return found


def test_lines_are_doubled_and_bonuses_are_not():
    played_on = series(kind=ListKind.TOURNAMENT)
    for place, value in ((0, -264), (1, 132), (2, -264)):
        played_on = played(played_on, place, value)
    assert [entry.value for entry in played_on.entries] == [-264, 264, -528]
    assert [entry.score(place) for place, entry in enumerate(played_on.entries)] == [
        -264,
        264,
        -528,
    ]
    expected = [-264 - 50 + 40, 264 + 50 + 80, -528 - 50 + 40]
    assert scores(played_on.entries, 3, ListKind.TOURNAMENT) == expected


def test_bierlachs_counts_the_factor():
    played_on = series(kind=ListKind.BIERLACHS)
    for place, value in ((0, -264), (1, 132)):
        played_on = played(played_on, place, value)
    assert bierlachs_sums(played_on.entries, 3) == [-264 - 264, 0, -264]


# Other kinds of deals, and a dealer who deals again


def test_without_house_rules_every_deal_is_a_usual_one():
    setup = SeriesSetup(seed=5, deals=9)
    one = Series(setup)
    for number in range(1, 10):
        assert (one.next_terms, one.next_factor) == (USUAL_TERMS, 1)
        assert one.next_terms == DealTerms(factor=1, kind=SKAT, dealer_again=False)
        assert one.next_seating == setup.seating(number)
        one = one.with_result(result(0, 264))
    assert one.over
    assert {entry.terms for entry in one.entries} == {USUAL_TERMS}


def test_a_round_of_another_kind_follows():
    one = series(rules=with_rules(Bock(ramsch_follows=True)))
    one = played(one, 0, 72)
    assert upcoming(one) == [DealTerms(2)] * 3 + [DealTerms(kind=RAMSCH)] * 3
    # An event in the first round puts both rounds behind those that are coming.
    one = played(one, 0, 72)
    assert [(terms.factor, terms.kind) for terms in upcoming(one)] == [
        *[(2, SKAT)] * 2,
        *[(1, RAMSCH)] * 3,
        *[(2, SKAT)] * 3,
        *[(1, RAMSCH)] * 3,
    ]


def in_a_ramsch_round(places, deals):
    """Return a series before the first deal of its Ramsch round."""
    one = series(places=places, deals=deals, rules=with_rules(Bock(ramsch_follows=True)))
    one = one.with_result(result(0, 72))
    for _ in range(places):
        one = one.with_result(result(None, 0))
    assert one.next_terms == DealTerms(kind=RAMSCH)
    return one


@pytest.mark.parametrize("places", [3, 4, 5])
def test_the_same_dealer_deals_again(places):
    one = in_a_ramsch_round(places, deals=3 * places)
    seats = one.next_seating
    one = one.with_result(result(1, 20, GRAND_HAND))
    assert one.entries[-1].seating == seats
    assert one.next_terms == DealTerms(kind=RAMSCH, dealer_again=True)
    # Seats stay, and may stay once more.
    assert one.next_seating == seats
    one = one.with_result(result(1, 20, GRAND_HAND))
    assert one.next_seating == seats
    one = one.with_result(result(None, 0))
    assert one.next_seating.dealer == (seats.dealer + 1) % places
    assert [terms.kind for terms in upcoming(one)] == [RAMSCH] * (places - 1)
    # Everybody has dealt three times when the series is over, two deals came on top.
    while not one.over:
        one = one.with_result(result(None, 0))
    assert len(one.results) == 3 * places + 2
    assert [entry.number for entry in one.entries] == list(range(1, 3 * places + 3))
    dealers = [e.seating.dealer for e in one.entries if not e.terms.dealer_again]
    assert [dealers.count(place) for place in range(places)] == [3] * places


def test_a_series_does_not_end_while_a_dealer_has_to_deal_again():
    one = in_a_ramsch_round(3, deals=6)
    one = one.with_result(result(None, 0))
    assert not one.over
    one = one.with_result(result(1, 20, GRAND_HAND))
    assert (len(one.results), one.over) == (6, False)
    one = one.with_result(result(None, 0))
    assert (len(one.results), one.over) == (7, True)


# More to remember


@dataclass(frozen=True)
class Counting(SeriesState):
    """Remembers the thrown-in deals in a row."""

    thrown_in: int = 0


@dataclass(frozen=True)
class Patience(HouseRule):
    """After two deals thrown in one after the other the next one counts three times."""

    id: str = "patience"

    def after_deal(self, state, setup, entries):
        del setup
        before = state.thrown_in if isinstance(state, Counting) else 0
        count = before + 1 if entries[-1].declarer is None else 0
        if count < 2:
            return Counting(state.coming, count)
        return Counting((*state.coming, DealTerms(3)), 0)


@pytest.mark.parametrize("rules", [(Patience(),), (Patience(), Bock()), (Bock(), Patience())])
def test_what_a_rule_remembers_is_kept(rules):
    one = series(rules=with_rules(*rules))
    for seat in (None, 0, None, None, 0, None, None):
        one = one.with_result(result(seat, 20))
    assert [entry.factor for entry in one.entries] == [1, 1, 1, 1, 3, 1, 1]
    assert one.next_factor == 3


def test_a_state_says_what_comes_next():
    assert SeriesState().next_terms == USUAL_TERMS
    state = SeriesState((DealTerms(2), DealTerms(kind=RAMSCH)))
    assert state.next_terms == DealTerms(2)
    assert replace(state, coming=state.coming[1:]).next_terms.kind == RAMSCH

# SPDX-License-Identifier: MIT
"""Views: what a seat knows, and above all what it does not."""

from __future__ import annotations

from collections import Counter
from dataclasses import fields, is_dataclass

import pytest
from hypothesis import given

from skat_desktop.rules.cards import (
    ALL_CARDS,
    CARD_POINTS,
    cards_of,
    iter_cards,
    parse_card,
    points_of,
)
from skat_desktop.rules.deal import Deal, series_deal
from skat_desktop.rules.dealcode import deal_code, deal_number
from skat_desktop.rules.events import CardPlayed, Claimed, Dealt, Discarded
from skat_desktop.rules.refusal import Refusal
from skat_desktop.rules.rulesets import CLASSIC_1997, INTERNATIONAL
from skat_desktop.rules.shuffle import HashStream
from skat_desktop.rules.skatgame import SkatGame
from tests.rules.walks import RULES, deals, labels, rule_sets, walk
from tests.support import (
    auction_to,
    cards,
    game_with,
    make_deal,
    play,
    play_from_top,
    play_randomly,
    random_deal,
)

# Shuffling what a seat cannot see


def another_world(game, seat, stream):
    """Return a game that looks the same to a seat, with all cards it cannot see shuffled.

    Returns None when the shuffled cards could not have been played like that: somebody would
    have had to follow suit, or a claim would have ended otherwise.
    """
    state = game.state
    view = game.view(seat)
    declarer = state.declarer
    knows_skat = seat is not None and seat == declarer and state.took_skat
    # Places that the seat does not see, with what they hold now.
    skat_place = 3
    hidden = {
        place: hand
        for place, hand in enumerate(state.hands)
        if place != seat and place not in state.open_seats
    }
    if not (knows_skat and state.skat):
        hidden[skat_place] = state.skat
    pool = stream.shuffled([card for mask in hidden.values() for card in iter_cards(mask)])
    held = list(state.hands)
    skat = state.skat
    for place, mask in hidden.items():
        given_cards = 0
        for _ in range(mask.bit_count()):
            given_cards |= 1 << pool.pop()
        if place == skat_place:
            skat = given_cards
        else:
            held[place] = given_cards
    # Back to the deal: what was played, and for the declarer the discard and the skat.
    dealt = list(held)
    for trick in state.tricks:
        for player in range(3):
            dealt[player] |= 1 << trick.card_of(player)
    for step, card in enumerate(state.trick):
        dealt[(state.leader + step) % 3] |= 1 << card
    found = skat
    if state.took_skat:
        assert declarer is not None
        twelve = dealt[declarer] | skat
        if knows_skat:
            found = state.deal.skat
        else:
            found = sum(1 << card for card in stream.shuffled(cards_of(twelve))[:2])
        dealt[declarer] = twelve & ~found
    deal = Deal((dealt[0], dealt[1], dealt[2]), found)
    events = [
        Discarded(event.seat, skat) if isinstance(event, Discarded) else event
        for event in game.events[1:]
    ]
    try:
        other = SkatGame.replay((Dealt(deal), *events), game.rules)
    except Refusal:
        return None
    # Whether a claim stood is seen by all; then it is another world.
    if other.result is not None or other.state.open_seats != state.open_seats:
        return None
    assert view.seat == seat
    return other


def test_a_view_and_the_offers_are_the_same_in_all_worlds_a_seat_cannot_tell_apart():
    compared: Counter[tuple[str, str]] = Counter()
    for number in range(350):
        stream = HashStream(f"worlds {number}")
        game = SkatGame(random_deal(stream), RULES[number % 3])
        for _ in range(5):
            walk(game, stream, limit=stream.below(14))
            if game.result is not None:
                break
            for seat in (0, 1, 2, None):
                for _ in range(2):
                    other = another_world(game, seat, stream)
                    if other is None:
                        continue
                    assert other.view(seat) == game.view(seat)
                    if seat is not None:
                        assert other.actions(seat) == game.actions(seat)
                    if other.state.deal != game.state.deal:
                        role = "declarer" if seat == game.state.declarer else "other"
                        compared[game.phase, "watching" if seat is None else role] += 1
    for phase in ("auction", "skat", "discard", "declare", "play"):
        for role in ("declarer", "other", "watching"):
            wanted = 0 if (phase, role) == ("auction", "declarer") else 20
            assert compared[phase, role] >= wanted, compared


# Nothing hidden is anywhere in a view


def everything_in(value, seen):
    """Collect all values in a view, however deep."""
    seen.append(value)
    if is_dataclass(value):
        for part in fields(value):
            everything_in(getattr(value, part.name), seen)
    elif isinstance(value, tuple | list | set | frozenset):
        for part in value:
            everything_in(part, seen)
    elif isinstance(value, dict):
        for key, part in value.items():
            everything_in((key, part), seen)
    return seen


@given(deals, rule_sets, labels)
def test_no_view_holds_another_hand_the_skat_or_the_deal(deal, rules, label):
    stream = HashStream(f"hidden {label}")
    game = SkatGame(deal, rules)
    code, rank = deal_code(deal), deal_number(deal)
    while game.result is None:
        for seat in (0, 1, 2, None):
            held = everything_in(game.view(seat), [])
            state = game.state
            secret = {
                hand
                for place, hand in enumerate(state.hands)
                if place != seat and place not in state.open_seats and hand.bit_count() > 3
            }
            secret |= {hand for place, hand in enumerate(deal.hands) if place != seat}
            if seat is None or seat != state.declarer:
                secret.add(state.skat)
                secret.add(deal.skat)
                if state.declarer is not None:
                    secret.add(state.declarer_cards)
            elif not state.took_skat:
                secret.add(deal.skat)
            # An ouvert hand before the first card is the hand as dealt, and open to all.
            secret -= {state.hands[place] for place in state.open_seats} | {0}
            # Small numbers are bids, values and cards, and by chance the mask of two low cards.
            numbers = {value for value in held if isinstance(value, int) and value > 1000}
            assert not numbers & secret
            assert rank not in numbers
            assert not any(isinstance(value, Deal | Dealt | SkatGame) for value in held)
            assert type(state) not in map(type, held)
            texts = [value for value in held if isinstance(value, str)]
            assert not any(code in text for text in texts)
        walk(game, stream, limit=1)
    # When it is over everybody may see everything.
    for seat in (0, 1, 2, None):
        assert game.view(seat).deal == deal


def test_no_view_holds_the_seed_of_the_series():
    seed = 7_700_123_456_789
    game = SkatGame(series_deal(seed, 1))
    code = deal_code(series_deal(seed, 1))
    stream = HashStream("seed")
    while game.result is None:
        for seat in (0, 1, 2, None):
            held = everything_in(game.view(seat), [])
            assert seed not in [value for value in held if isinstance(value, int)]
            assert not any(str(seed) in value for value in held if isinstance(value, str))
            assert str(seed) not in repr(game.view(seat))
            assert code not in repr(game.view(seat))
        walk(game, stream, limit=1)


# What it does hold


def test_the_skat_is_known_to_the_declarer_who_took_it_up():
    game = game_with(make_deal("CJ SJ", skat="C7 D8"), "C", discard="CJ SJ", declarer=0)
    own = game.view(0)
    assert (own.skat, own.skat_found) == (cards("CJ SJ"), cards("C7 D8"))
    assert own.skat_points == 4
    for seat in (1, 2, None):
        view = game.view(seat)
        assert (view.skat, view.skat_found, view.skat_points) == (None, None, None)
        assert view.took_skat


def test_while_discarding_the_declarer_holds_twelve():
    game = SkatGame(make_deal("CJ SJ", skat="C7 D8"))
    for event in auction_to(0, 18):
        game.apply(event)
    game.apply(game.actions(0)[0])
    view = game.view(0)
    assert (view.hand.bit_count(), view.hand_sizes) == (12, (12, 10, 10))
    assert view.skat is None
    assert view.skat_found == cards("C7 D8")
    assert view.legal == 0
    assert view.unseen == ALL_CARDS & ~view.hand


def test_in_a_hand_game_nobody_knows_the_skat():
    game = game_with(make_deal(), "CH")
    for seat in (0, 1, 2, None):
        assert game.view(seat).skat is None
        assert game.view(seat).skat_found is None


def test_roles():
    game = game_with(make_deal(), "C", declarer=1)
    views = [game.view(seat) for seat in (0, 1, 2)]
    assert [view.is_declarer for view in views] == [False, True, False]
    assert [view.partner for view in views] == [2, None, 0]
    assert [view.my_turn for view in views] == [True, False, False]
    watching = game.view(None)
    assert (watching.partner, watching.my_turn, watching.is_declarer) == (None, False, False)
    assert watching.hand == 0
    before = SkatGame(make_deal()).view(0)
    assert (before.partner, before.is_declarer, before.legal) == (None, False, 0)


def test_the_table_and_the_tricks():
    deal = make_deal("CA CT C7 HA", "C8 CK H7", "CJ C9 H8 HT")
    game = game_with(deal, "H")
    assert game.view(0).trick_holder is None
    play(game, "CA")
    view = game.view(1)
    assert (view.led, view.trick_holder, view.trick_points) == (parse_card("CA"), 0, 11)
    assert view.legal == cards("C8 CK")
    play(game, "CK C9")
    play(game, "CT C8")
    view = game.view(2)
    assert view.trick == tuple(map(parse_card, ("CT", "C8")))
    assert view.trick_points == 10
    # Trumps and others: he has no club left but the jack, which is a trump.
    assert view.legal == view.hand
    play(game, "HT")
    view = game.view(0)
    assert view.trick_holder is None
    assert (view.tricks_of(0), view.tricks_of(1), view.tricks_of(2)) == (1, 0, 1)
    assert view.points_taken == (15, 20)
    assert view.played == cards("CA CK C9 CT C8 HT")
    assert view.tricks[1].card_of(2) == parse_card("HT")
    assert view.unseen & (view.hand | view.played) == 0


def test_unseen_is_what_lies_somewhere_else():
    stream = HashStream("unseen")
    for number in range(60):
        contract = ("C", "GH", "NO", "CHO")[number % 4]
        game = game_with(random_deal(stream), contract, declarer=number % 3, rules=CLASSIC_1997)
        play_randomly(game, stream, number % 17)
        if game.result is not None:
            continue
        for seat in (0, 1, 2, None):
            view = game.view(seat)
            hidden = 0
            for place, hand in enumerate(game.state.hands):
                if place != seat and place not in game.state.open_seats:
                    hidden |= hand
            if view.skat is None:
                hidden |= game.state.skat
            assert view.unseen == hidden
            own, theirs = view.points_taken
            assert [own, theirs] == game.state.points
            if view.skat is not None:
                assert view.skat_points == points_of(game.state.skat)
            assert view.trick_points == sum(CARD_POINTS[card] for card in view.trick)


@given(deals, rule_sets, labels)
def test_legal_cards_of_a_view_are_the_cards_that_are_offered(deal, rules, label):
    game = walk(SkatGame(deal, rules), HashStream(f"legal {label}"), limit=25)
    if game.phase != "play" or game.state.concession is not None:
        return
    assert game.to_act is not None
    view = game.view(game.to_act)
    offered = {a.card for a in game.actions(game.to_act) if isinstance(a, CardPlayed)}
    assert set(cards_of(view.legal)) == offered != set()


def test_a_view_cannot_be_changed():
    view = SkatGame(make_deal(), INTERNATIONAL).view(0)
    with pytest.raises(AttributeError):
        view.hand = 0  # type: ignore[misc]


def test_open_hands_shrink_as_cards_are_played():
    game = game_with(make_deal("SJ HJ DJ CA CT CK CQ C9 C8 C7", "CJ"), "C")
    game.apply(Claimed(0))
    for left in range(10, 6, -1):
        ((seat, hand),) = game.view(1).open_hands
        assert (seat, hand) == (0, game.state.hands[0])
        assert hand.bit_count() == left
        play_from_top(game, 3)

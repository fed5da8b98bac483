# SPDX-License-Identifier: MIT
"""The user's figures over many deals: alone and defending, by game, seat and bid.

Deals with help are reckoned apart; practice counts nowhere. Every rate and average carries its
interval, so that few deals show how little they say.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import comb
from typing import Final

from skat_desktop.records.statistics_deals import FinishedDeal
from skat_desktop.records.statistics_rates import Average, Rate
from skat_desktop.rules.cards import CARD_COUNT, JACKS, Hand, Rank, Suit, make_card, mask_of
from skat_desktop.rules.deal import HAND_SIZE, SEATS
from skat_desktop.rules.games import GameType
from skat_desktop.rules.result import End
from skat_desktop.rules.valuation import Side

BID_BANDS: Final = ((18, 22), (23, 30), (33, 46), (48, None))
"""Lowest and highest bid of each band; the last one has no end. No bid lies between them."""

ACES: Final[Hand] = mask_of(make_card(suit, Rank.ACE) for suit in Suit)
OF_A_KIND: Final = 4
"""Cards of one rank in the pack."""


@dataclass(frozen=True, slots=True)
class AloneFigures:
    """Games that the user played alone.

    Attributes:
        won: games won.
        hand: Hand games among them.
        value: signed game value on the list.
    """

    won: Rate
    hand: Rate
    value: Average


@dataclass(frozen=True, slots=True)
class MarginFigures:
    """How high games with trumps were won and lost by the user's side.

    Attributes:
        schneider_made: the other side was Schneider.
        schneider_suffered: the user's side was Schneider.
        schwarz_made: the other side was Schwarz.
        schwarz_suffered: the user's side was Schwarz.
    """

    schneider_made: Rate
    schneider_suffered: Rate
    schwarz_made: Rate
    schwarz_suffered: Rate


@dataclass(frozen=True, slots=True)
class Figures:
    """All figures over some deals.

    Attributes:
        deals: deals in which the user held cards.
        sat_out: deals at the user's table in which the user sat out.
        thrown_in: deals thrown in, of ``deals``.
        played_alone: games played alone, of ``deals``.
        played_alone_by_seat: the same for forehand, middlehand and rearhand.
        alone: all games played alone.
        alone_by_game: the same by game, all six.
        alone_by_seat: the same by the user's seat.
        alone_by_bid: the same by ``BID_BANDS``.
        alone_margins: Schneider and Schwarz in them.
        overbid: overbid games, of those played alone.
        longest_won: most games played alone and won in a row.
        longest_lost: most games played alone and lost in a row.
        defended: games won by the defenders, of those the user defended against.
        defended_by_game: the same by the declarer's game, all six.
        defended_by_seat: the same by the user's seat.
        defended_margins: Schneider and Schwarz in them.
        game_points: the user's game points per deal on the list, sitting out included.
        tournament_points: the user's tournament points per deal on the list.
    """

    deals: int
    sat_out: int
    thrown_in: Rate
    played_alone: Rate
    played_alone_by_seat: tuple[Rate, ...]
    alone: AloneFigures
    alone_by_game: Mapping[GameType, AloneFigures]
    alone_by_seat: tuple[AloneFigures, ...]
    alone_by_bid: tuple[AloneFigures, ...]
    alone_margins: MarginFigures
    overbid: Rate
    longest_won: int
    longest_lost: int
    defended: Rate
    defended_by_game: Mapping[GameType, Rate]
    defended_by_seat: tuple[Rate, ...]
    defended_margins: MarginFigures
    game_points: Average
    tournament_points: Average


@dataclass(frozen=True, slots=True)
class CardFigures:
    """Which cards the user was dealt, helped deals included: help changes no cards.

    Attributes:
        jacks: deals with 0 … 4 jacks.
        aces: deals with 0 … 4 aces.
    """

    jacks: tuple[Rate, ...]
    aces: tuple[Rate, ...]


@dataclass(frozen=True, slots=True)
class Statistics:
    """The user's figures.

    Attributes:
        counted: over deals without help.
        helped: over deals with help.
        cards: what was dealt.
    """

    counted: Figures
    helped: Figures
    cards: CardFigures

    @property
    def is_empty(self) -> bool:
        """Whether there is no deal at all."""
        return not any(part.deals + part.sat_out for part in (self.counted, self.helped))


def statistics_of(deals: Iterable[FinishedDeal]) -> Statistics:
    """Return the figures over finished deals, oldest first; practice is passed over."""
    serious = [deal for deal in deals if not deal.practice]
    return Statistics(
        counted=_figures([deal for deal in serious if not deal.helped]),
        helped=_figures([deal for deal in serious if deal.helped]),
        cards=_card_figures(serious),
    )


def chance_of(count: int) -> float:
    """Return the chance to be dealt exactly so many of the four cards of one rank."""
    others = comb(CARD_COUNT - OF_A_KIND, HAND_SIZE - count)
    return comb(OF_A_KIND, count) * others / comb(CARD_COUNT, HAND_SIZE)


def _figures(deals: Sequence[FinishedDeal]) -> Figures:
    held = [deal for deal in deals if deal.seat is not None]
    alone = [deal for deal in held if deal.alone]
    defending = [deal for deal in held if deal.defending]
    return Figures(
        deals=len(held),
        sat_out=len(deals) - len(held),
        thrown_in=Rate.of(deal.entry.result.end is End.THROWN_IN for deal in held),
        played_alone=Rate.of(deal.alone for deal in held),
        played_alone_by_seat=tuple(
            Rate.of(deal.alone for deal in held if deal.seat == seat) for seat in SEATS
        ),
        alone=_alone(alone),
        alone_by_game={
            game: _alone([deal for deal in alone if deal.contract.game is game])
            for game in GameType
        },
        alone_by_seat=tuple(_alone([deal for deal in alone if deal.seat == s]) for s in SEATS),
        alone_by_bid=tuple(
            _alone([deal for deal in alone if _in_band(deal.entry.result.bid, band)])
            for band in BID_BANDS
        ),
        alone_margins=_margins(alone, other_side=Side.DEFENDERS),
        overbid=Rate.of(deal.valuation.overbid for deal in alone),
        longest_won=_longest_run(deal.valuation.won for deal in alone),
        longest_lost=_longest_run(not deal.valuation.won for deal in alone),
        defended=_defended(defending),
        defended_by_game={
            game: _defended([deal for deal in defending if deal.contract.game is game])
            for game in GameType
        },
        defended_by_seat=tuple(
            _defended([deal for deal in defending if deal.seat == seat]) for seat in SEATS
        ),
        defended_margins=_margins(defending, other_side=Side.DECLARER),
        game_points=Average.of(deal.game_points for deal in deals),
        tournament_points=Average.of(deal.tournament_points for deal in deals),
    )


def _in_band(bid: int, band: tuple[int, int | None]) -> bool:
    lowest, highest = band
    return bid >= lowest and (highest is None or bid <= highest)


def _alone(deals: Sequence[FinishedDeal]) -> AloneFigures:
    return AloneFigures(
        won=Rate.of(deal.valuation.won for deal in deals),
        hand=Rate.of(deal.contract.hand for deal in deals),
        value=Average.of(deal.entry.value for deal in deals),
    )


def _defended(deals: Sequence[FinishedDeal]) -> Rate:
    return Rate.of(not deal.valuation.won for deal in deals)


def _margins(deals: Sequence[FinishedDeal], other_side: Side) -> MarginFigures:
    own_side = next(side for side in Side if side is not other_side)
    values = [deal.valuation for deal in deals if not deal.contract.game.is_null]
    return MarginFigures(
        schneider_made=Rate.of(value.schneider is other_side for value in values),
        schneider_suffered=Rate.of(value.schneider is own_side for value in values),
        schwarz_made=Rate.of(value.schwarz is other_side for value in values),
        schwarz_suffered=Rate.of(value.schwarz is own_side for value in values),
    )


def _longest_run(hits: Iterable[bool]) -> int:
    longest = current = 0
    for hit in hits:
        current = current + 1 if hit else 0
        longest = max(longest, current)
    return longest


def _card_figures(deals: Sequence[FinishedDeal]) -> CardFigures:
    hands = [deal.cards for deal in deals if deal.cards]
    return CardFigures(jacks=_counts(hands, JACKS), aces=_counts(hands, ACES))


def _counts(hands: Sequence[Hand], kind: Hand) -> tuple[Rate, ...]:
    return tuple(
        Rate.of((hand & kind).bit_count() == count for hand in hands)
        for count in range(OF_A_KIND + 1)
    )

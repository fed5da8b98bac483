# SPDX-License-Identifier: MIT
"""Fixed moments of fixed deals: what screenshots and the self-test show.

The deals lie in ``resources/scenes``, one event a line. A scene names the deal, the seat the
user holds, and where in the deal it stands.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from skat_desktop.ai.player import Decision, Reason, StopFlag
from skat_desktop.paths import resource_path
from skat_desktop.rules.deal import series_first_dealer
from skat_desktop.rules.events import (
    Act,
    Bid,
    CardPlayed,
    Discarded,
    Event,
    Held,
    SkatTaken,
    parse_game_text,
)
from skat_desktop.rules.result import GameResult
from skat_desktop.rules.seating import seating
from skat_desktop.rules.series import ListKind, Series, SeriesSetup
from skat_desktop.rules.skatgame import SkatGame
from skat_desktop.rules.view import View

DEALS: Final = ("hearts", "clubs_lost", "null_ouvert", "grand_hand", "grand", "overbid")
_LIST_BEFORE: Final = ("grand_hand", "clubs_lost", "grand")
"""Deals that stand in the list already."""


def deal_events(name: str) -> tuple[Event, ...]:
    """Return the events of a deal."""
    return parse_game_text(resource_path("scenes", f"{name}.txt").read_text(encoding="utf-8"))


def deal_result(name: str) -> GameResult:
    """Return the result of a deal."""
    result = SkatGame.replay(deal_events(name)).result
    assert result is not None
    return result


def series_for_seat(seat: int, *, finished: tuple[str, ...] = _LIST_BEFORE) -> Series:
    """Return a series in whose next deal the person at place 0 holds a seat."""
    number = len(finished) + 1
    for seed in range(1, 100):
        dealer = (series_first_dealer(seed, 3) + number - 1) % 3
        if seating(3, dealer).seat_of(0) == seat:
            setup = SeriesSetup(seed=seed, deals=9, list_kind=ListKind.TOURNAMENT)
            return Series(setup, tuple(deal_result(name) for name in finished))
    raise AssertionError("a hundred seeds hold every first dealer")


Cut = Callable[[tuple[Event, ...], int], int]
"""Chooses how many events have happened, from all of them and the user's seat."""


def _before(kind: type[Act], nth: int = 1) -> Cut:
    """Stand just before the nth event of a kind that the user's seat brings about."""

    def cut(events: tuple[Event, ...], seat: int) -> int:
        own = [
            place
            for place, event in enumerate(events)
            if isinstance(event, kind) and event.seat == seat
        ]
        return own[nth - 1]

    return cut


def _at_end(events: tuple[Event, ...], seat: int) -> int:
    del seat
    return len(events)


@dataclass(frozen=True, slots=True)
class Scene:
    """A moment at the table.

    Attributes:
        name: name of the screen and of its picture.
        deal: a name of :data:`DEALS`.
        seat: the seat the user holds.
        cut: how many events of the deal have happened.
        put_away: whether two cards lie in the discard already.
        hand_game: whether the sheet of Hand games is open.
        practice: whether the deal is played for practice.
        page: the page of the result sheet that is open.
    """

    name: str
    deal: str
    seat: int
    cut: Cut
    put_away: bool = False
    hand_game: bool = False
    practice: bool = False
    page: int = 0

    @property
    def events(self) -> tuple[Event, ...]:
        """What has happened so far."""
        every = deal_events(self.deal)
        return every[: self.cut(every, self.seat)]


SCENES: Final = (
    Scene("auction_bid", "hearts", 2, _before(Bid, 4)),
    Scene("auction_hold", "hearts", 0, _before(Held, 5)),
    Scene("skat", "hearts", 2, _before(SkatTaken)),
    Scene("hand_game", "hearts", 2, _before(SkatTaken), hand_game=True),
    Scene("discard", "hearts", 2, _before(Discarded)),
    Scene("game", "hearts", 2, _before(Discarded), put_away=True),
    Scene("overbid_game", "clubs_lost", 0, _before(Discarded), put_away=True),
    Scene("play_declarer", "hearts", 2, _before(CardPlayed, 4)),
    Scene("play_defender", "grand_hand", 0, _before(CardPlayed, 4)),
    Scene("play_ouvert", "null_ouvert", 2, _before(CardPlayed, 3)),
    Scene("result_won", "hearts", 2, _at_end),
    Scene("result_cards", "hearts", 2, _at_end, page=1),
    Scene("result_tricks", "hearts", 2, _at_end, page=2),
    Scene("result_lost", "clubs_lost", 0, _at_end),
    Scene("result_null", "null_ouvert", 0, _at_end),
    Scene("result_overbid", "overbid", 1, _at_end),
    Scene("result_hand_cards", "grand_hand", 0, _at_end, page=1),
    Scene("result_null_tricks", "null_ouvert", 0, _at_end, page=2),
    Scene("practice_auction", "hearts", 2, _before(Bid, 4), practice=True),
    Scene("practice", "hearts", 2, _before(CardPlayed, 4), practice=True),
    Scene("practice_result", "hearts", 2, _at_end, practice=True),
)


class ScriptedPlayer:
    """A computer player that does what its seat did in a recorded deal.

    It finds its place by counting: what the view shows of its own acts is the part of the
    script that has been played.
    """

    def __init__(self, events: tuple[Event, ...]) -> None:
        self._acts = [event for event in events if isinstance(event, Act)]

    def decide(self, view: View, stop: StopFlag) -> Decision:
        """Return the next act of the seat to move."""
        del stop
        done = len(view.auction)
        done += view.took_skat + (view.phase in ("declare", "play") and view.took_skat)
        done += view.contract is not None
        done += 3 * len(view.tricks) + len(view.trick)
        return Decision(self._acts[done], Reason("scripted"))

# SPDX-License-Identifier: MIT
"""A series between people and computers: a state machine that signals and timers drive.

The GUI thread never waits here. A computer's turn is one job for the worker: a view and a stop
flag; its answer is checked like a person's and shown when its time has come. Whoever shows the
match asks for :meth:`Match.view` after each :attr:`Match.changed`.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace

from PySide6.QtCore import QObject, QTimer, Signal

from skat_desktop.ai.player import Decision, Player, StopFlag
from skat_desktop.match.journal import Journal
from skat_desktop.match.pacing import Pacing
from skat_desktop.match.seats import Occupant
from skat_desktop.match.worker import Answer, Worker
from skat_desktop.rules.events import Act, CardPlayed, Claimed, Dealt, Event, Passed
from skat_desktop.rules.playing import claim_judgement
from skat_desktop.rules.refusal import Refusal
from skat_desktop.rules.series import Series
from skat_desktop.rules.skatgame import SkatGame
from skat_desktop.rules.tricks import Trick
from skat_desktop.rules.view import View

log = logging.getLogger(__name__)


@dataclass(slots=True)
class _Turn:
    """A computer's turn under way: it is over when the answer is there and its time has come."""

    seat: int
    job_id: int
    stop: StopFlag = field(default_factory=StopFlag)
    decision: Decision | None = None
    time_is_up: bool = False


class Match(QObject):
    """A series in progress.

    Attributes:
        series: setup and finished deals.
        occupants: who sits at each place of the table.

    Signals:
        changed(): something happened; views are new.
        happened(Event): the event that happened, before ``changed``.
        refused(Refusal): a person's proposal was not legal.
        deal_over(): the deal's result is in the series and may be shown.
        player_failed(str): a computer could not finish its turn; details for a report. A simpler
            player goes on with the deal.
    """

    changed = Signal()
    happened = Signal(object)
    refused = Signal(object)
    deal_over = Signal()
    player_failed = Signal(str)

    def __init__(
        self,
        series: Series,
        occupants: Sequence[Occupant],
        worker: Worker,
        *,
        pacing: Pacing,
        stand_in: Callable[[], Player],
        journal: Journal | None = None,
        parent: QObject | None = None,
    ) -> None:
        """Seat everybody; :meth:`start_deal` begins.

        Args:
            series: setup and the deals finished so far.
            occupants: one for each place of the table.
            worker: where computers think.
            pacing: how long things take.
            stand_in: makes the simple player that goes on when another has failed.
            journal: saves each event before it is shown; without one nothing is kept.
            parent: Qt parent.
        """
        super().__init__(parent)
        assert len(occupants) == series.setup.places
        self.series = series
        self.occupants = tuple(occupants)
        self._worker = worker
        self._pacing = pacing
        self._stand_in = stand_in
        self._substitutes: dict[int, Player] = {}
        self._journal = journal
        self._unsaved: Event | None = None
        self._game: SkatGame | None = None
        self._turn: _Turn | None = None
        self._claim: tuple[int, Claimed] | None = None
        self._resting_trick: Trick | None = None
        self._deal_shown_over = False
        self._turn_timer = QTimer(self, singleShot=True)
        self._turn_timer.timeout.connect(self._on_turn_time)
        self._rest_timer = QTimer(self, singleShot=True)
        self._rest_timer.timeout.connect(self.clear_trick)
        worker.answered.connect(self._on_answer)
        if journal is not None:
            journal.saved.connect(self._on_saved)

    # What is going on

    @property
    def number(self) -> int:
        """Number of the deal on the table, from 1."""
        return len(self.series.results) + (0 if self._deal_shown_over else 1)

    @property
    def in_deal(self) -> bool:
        """Whether a deal is on the table and its result is not yet shown."""
        return self._game is not None and not self._deal_shown_over

    @property
    def resting_trick(self) -> Trick | None:
        """The complete trick that still lies on the table."""
        return self._resting_trick

    @property
    def busy(self) -> bool:
        """Whether something happens by itself: a computer's turn, a resting trick, a claim."""
        return bool(self._turn or self._claim or self._resting_trick or self._unsaved)

    @property
    def human_place(self) -> int:
        """Place of the first person at the table."""
        return next(place for place, who in enumerate(self.occupants) if who.is_human)

    def seat_of(self, place: int) -> int | None:
        """Return the seat a place holds in the deal on the table, None when it sits out."""
        return self.series.setup.seating(self.number).seat_of(place)

    def place_of(self, seat: int) -> int:
        """Return the place at the table that holds a seat of the deal."""
        return self.series.setup.seating(self.number).players[seat]

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that has happened in the deal on the table. Not for players: it holds all
        cards.
        """
        return () if self._game is None else self._game.events

    def view(self, place: int | None = None) -> View:
        """Return what a place knows of the deal on the table, the person's by default."""
        assert self._game is not None
        return self._game.view(self.seat_of(self.human_place if place is None else place))

    def actions(self, place: int | None = None) -> list[Act]:
        """Return everything that a place may do now, the person's by default."""
        seat = self.seat_of(self.human_place if place is None else place)
        if self._game is None or seat is None:
            return []
        return self._game.actions(seat)

    # What a person does

    def start_deal(self, events: Sequence[Event] = ()) -> None:
        """Deal the next cards, or go on with a deal that has begun.

        Args:
            events: what has happened in the deal already, from the dealt cards on; without
                any, the next cards of the series are dealt.

        Raises:
            Refusal: the events are no legal game.
        """
        assert not self.in_deal
        assert not self.series.over
        setup = self.series.setup
        if events:
            self._game = SkatGame.replay(events, setup.rules)
        else:
            self._game = SkatGame(setup.deal(self.series.next_number), setup.rules)
        self._deal_shown_over = False
        self._substitutes.clear()
        dealt = self._game.events[0]
        if events or self._journal is None:
            self._show(dealt)
        else:
            self._unsaved = dealt
            self._journal.save(self.number, 0, dealt)

    def propose(self, event: Act) -> bool:
        """Let a person act.

        Returns:
            Whether it was legal; if not, :attr:`refused` has said why.
        """
        if self._game is None or self._claim is not None or self._unsaved is not None:
            return False
        try:
            self._game.check(event)
        except Refusal as refusal:
            self.refused.emit(refusal)
            return False
        self._drop_turn()
        self._clear_rest()
        if isinstance(event, Claimed):
            self._judge(event)
        else:
            self._happen(event)
        return True

    def clear_trick(self) -> None:
        """Take the resting trick off the table before its time."""
        if self._resting_trick is None:
            return
        self._clear_rest()
        if self._turn is not None and self._game is not None and self._turn_timer.isActive():
            self._turn_timer.start(self._pacing.turn_ms(self._game.phase))
        self.changed.emit()
        self._go_on()

    def stop(self) -> None:
        """End for good: nothing happens by itself any more."""
        self._drop_turn()
        self._clear_rest()
        self._claim = None
        self._unsaved = None
        self._worker.answered.disconnect(self._on_answer)
        if self._journal is not None:
            self._journal.saved.disconnect(self._on_saved)

    def rename(self, names: Sequence[str]) -> None:
        """Change the names at the table."""
        assert len(names) == len(self.occupants)
        self.occupants = tuple(
            replace(who, name=name) for who, name in zip(self.occupants, names, strict=True)
        )

    def set_pacing(self, pacing: Pacing) -> None:
        """Change the pace from the next turn on."""
        self._pacing = pacing

    # What happens by itself

    def _happen(self, event: Event) -> None:
        """Let a legal event happen, once it is saved."""
        assert self._game is not None
        if self._journal is None:
            self._apply(event)
            return
        self._unsaved = event
        self._journal.save(self.number, len(self._game.events), event)

    def _on_saved(self, number: int, index: int) -> None:
        event = self._unsaved
        game = self._game
        if event is None or game is None or number != self.number:
            return
        if isinstance(event, Dealt):
            if index == 0:
                self._unsaved = None
                self._show(event)
        elif index == len(game.events):
            self._unsaved = None
            self._apply(event)

    def _apply(self, event: Event) -> None:
        game = self._game
        assert game is not None
        before = len(game.state.tricks)
        game.apply(event)
        if isinstance(event, CardPlayed) and len(game.state.tricks) > before:
            self._resting_trick = game.state.tricks[-1]
            self._rest_timer.start(self._pacing.trick_rest_ms)
        self._show(event)

    def _show(self, event: Event) -> None:
        self.happened.emit(event)
        self.changed.emit()
        self._go_on()

    def _go_on(self) -> None:
        """Start whatever comes next, unless it is already under way."""
        game = self._game
        if game is None or self._turn or self._claim or self._unsaved:
            return
        if game.result is not None:
            if self._resting_trick is None and not self._deal_shown_over:
                self.series = self.series.with_result(game.result)
                self._deal_shown_over = True
                self.deal_over.emit()
            return
        seat = game.to_act
        assert seat is not None
        player = self._player(seat)
        if player is not None:
            self._ask(seat, player)

    def _player(self, seat: int) -> Player | None:
        place = self.place_of(seat)
        return self._substitutes.get(place) or self.occupants[place].player

    def _ask(self, seat: int, player: Player) -> None:
        game = self._game
        assert game is not None
        view = game.view(seat)
        stop = StopFlag()
        job_id = self._worker.submit(lambda: player.decide(view, stop))
        self._turn = _Turn(seat, job_id, stop)
        # A resting trick delays the turn by what is left of its rest; thinking goes on meanwhile.
        rest = self._rest_timer.remainingTime() if self._resting_trick else 0
        self._turn_timer.start(max(0, rest) + self._pacing.turn_ms(game.phase))

    def _on_turn_time(self) -> None:
        if self._turn is not None:
            self._turn.time_is_up = True
            self._finish_turn()

    def _on_answer(self, answer: Answer) -> None:
        if self._claim is not None and answer.job_id == self._claim[0]:
            claim = self._claim[1]
            self._claim = None
            self._happen(claim)
            return
        turn = self._turn
        if turn is None or answer.job_id != turn.job_id:
            return
        if answer.error:
            self._replace_player(turn, answer.error)
            return
        assert isinstance(answer.value, Decision)
        turn.decision = answer.value
        self._finish_turn()

    def _finish_turn(self) -> None:
        turn = self._turn
        if turn is None or not turn.time_is_up or turn.decision is None:
            return
        action = turn.decision.action
        game = self._game
        assert game is not None
        try:
            if action.seat != turn.seat:
                raise Refusal("turn.not_yours", seat=action.seat, to_act=turn.seat)
            game.check(action)
        except Refusal as refusal:
            self._replace_player(turn, f"{type(turn.decision).__name__}: {refusal}")
            return
        self._turn = None
        self._clear_rest()
        if isinstance(action, Claimed):
            self._judge(action)
        else:
            self._happen(action)

    def _replace_player(self, turn: _Turn, details: str) -> None:
        """Let a simple player go on where a computer has failed."""
        game = self._game
        assert game is not None
        log.error("the player at seat %d failed: %s", turn.seat, details)
        place = self.place_of(turn.seat)
        self._drop_turn()
        if place not in self._substitutes:
            self._substitutes[place] = self._stand_in()
            self.player_failed.emit(details)
            self._go_on()
            return
        # The stand-in failed too: anything legal, so that the deal can be finished.
        actions = game.actions(turn.seat)
        self._happen(next((act for act in actions if isinstance(act, Passed)), actions[0]))

    def _judge(self, claim: Claimed) -> None:
        """Have the worker judge a claim, which may take a second; then let it happen."""
        game = self._game
        assert game is not None
        judgement = claim_judgement(game.state, claim.seat)
        self._claim = (self._worker.submit(judgement), claim)

    def _drop_turn(self) -> None:
        if self._turn is not None:
            self._turn.stop.request()
            self._turn = None
        self._turn_timer.stop()

    def _clear_rest(self) -> None:
        self._rest_timer.stop()
        self._resting_trick = None

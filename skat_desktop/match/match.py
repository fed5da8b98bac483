# SPDX-License-Identifier: MIT
"""A series between people and computers: a state machine that signals and timers drive.

The GUI thread never waits here. A computer's turn is one job for the worker: a view and a stop
flag; its answer is checked like a person's and shown when its time has come. Whoever shows the
match asks for :meth:`Match.view` after each :attr:`Match.changed`. In practice the deal can go
back and forth between the user's decisions, which the :class:`History` of the deal keeps.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QObject, QTimer, Signal

from skat_desktop.ai.player import Decision, Player, StopFlag
from skat_desktop.match.history import History
from skat_desktop.match.journal import Journal
from skat_desktop.match.pacing import Pacing
from skat_desktop.match.seats import Occupant
from skat_desktop.match.worker import Answer, Worker
from skat_desktop.rules.deal import Deal
from skat_desktop.rules.events import Act, CardPlayed, Claimed, Event, Passed
from skat_desktop.rules.playing import claim_judgement
from skat_desktop.rules.refusal import Refusal
from skat_desktop.rules.seating import Seating
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


@dataclass(slots=True)
class _Pending:
    """What happens as soon as it is saved.

    Attributes:
        last: place of the deal's last event once it is safe.
        then: lets it happen.
    """

    last: int
    then: Callable[[], None]


class Match(QObject):
    """A series in progress, or a practice.

    Attributes:
        occupants: who sits at each place of the table.

    Signals:
        changed(): something happened; views are new.
        happened(Event): the event that happened, before ``changed``.
        jumped(): the deal went back or forth by a step, before ``changed``.
        refused(Refusal): a person's proposal was not legal.
        deal_over(): the deal's result is in the series and may be shown.
        player_failed(str): a computer could not finish its turn; details for a report. A simpler
            player goes on with the deal.
    """

    changed = Signal()
    happened = Signal(object)
    jumped = Signal()
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
        practice: Deal | None = None,
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
            practice: the cards of a practice; None for a series that counts.
            parent: Qt parent.
        """
        super().__init__(parent)
        assert len(occupants) == series.setup.places
        self._before = series
        self.occupants = tuple(occupants)
        self._worker = worker
        self._pacing = pacing
        self._stand_in = stand_in
        self._substitutes: dict[int, Player] = {}
        self._journal = journal
        self._practice = practice
        self._pending: _Pending | None = None
        self._wanted: list[Callable[[], bool]] = []
        self._paused = False
        self._history: History | None = None
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
    def series(self) -> Series:
        """Setup and finished deals, the one on the table once its result is shown."""
        if self._deal_shown_over:
            assert self._game is not None
            assert self._game.result is not None
            return self._before.with_result(self._game.result)
        return self._before

    @property
    def number(self) -> int:
        """Number of the deal on the table, from 1."""
        return self._before.next_number

    @property
    def practice(self) -> bool:
        """Whether nothing counts and everything may be taken back."""
        return self._practice is not None

    @property
    def begun(self) -> bool:
        """Whether there is a deal on the table, over or not."""
        return self._history is not None

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
        return bool(self._turn or self._claim or self._resting_trick or self._pending)

    @property
    def can_undo(self) -> bool:
        """Whether there is a decision of the user that can be taken back."""
        return self._own_claim or self._last_decision(forced=True) is not None

    @property
    def can_redo(self) -> bool:
        """Whether something that was taken back can happen once more."""
        return self.practice and self._history is not None and bool(self._history.undone)

    @property
    def human_place(self) -> int:
        """Place of the first person at the table."""
        return next(place for place, who in enumerate(self.occupants) if who.is_human)

    @property
    def seating(self) -> Seating:
        """Who sits where in the deal on the table; house rules may let a dealer deal again."""
        if self._deal_shown_over:
            return self.series.entries[-1].seating
        return self.series.next_seating

    def seat_of(self, place: int) -> int | None:
        """Return the seat a place holds in the deal on the table, None when it sits out."""
        return self.seating.seat_of(place)

    def place_of(self, seat: int) -> int:
        """Return the place at the table that holds a seat of the deal."""
        return self.seating.players[seat]

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
        series = self.series
        setup = series.setup
        if events:
            game = SkatGame.replay(events, setup.rules)
        else:
            game = SkatGame(self._practice or setup.deal(series.next_number), setup.rules)
        self._before = series
        self._history = History(game)
        self._deal_shown_over = False
        self._substitutes.clear()
        dealt = game.events[0]
        if events:
            self._show(dealt)
        else:
            self._save((dealt,), 0, lambda: self._show(dealt))

    def propose(self, event: Act) -> bool:
        """Let a person act.

        Returns:
            Whether it was legal; if not, :attr:`refused` has said why.
        """
        if self._game is None or self._claim is not None or self._pending is not None:
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

    def undo(self, *, forced: bool = True) -> bool:
        """Go back to the user's last decision, in practice.

        What the computers did after it is taken back too; one that thinks is stopped.

        Args:
            forced: whether the only legal card is a decision too.

        Returns:
            Whether there was anything to take back.
        """
        if self._pending is not None:
            self._wanted.append(lambda: self.undo(forced=forced))
            return True
        if self._own_claim:
            # It was being judged: it has not happened yet.
            self._claim = None
            self._jump()
            return True
        kept = self._last_decision(forced=forced)
        if kept is None:
            return False
        self._leave_moment()
        history, journal = self._history, self._journal
        assert history is not None

        def take_back() -> None:
            history.take_back(kept)
            self._jump()

        if journal is None:
            take_back()
        else:
            self._pending = _Pending(kept - 1, take_back)
            journal.take_back(self.number, kept)
        return True

    def redo(self) -> bool:
        """Let what was taken back last happen once more, as it was.

        Returns:
            Whether there was anything.
        """
        if self._pending is not None:
            self._wanted.append(self.redo)
            return True
        history = self._history
        if history is None or not self.can_redo:
            return False
        self._leave_moment()

        def bring_back() -> None:
            history.bring_back()
            self._jump()

        self._save(history.undone, history.length, bring_back)
        return True

    def pause(self) -> None:
        """Let nothing happen by itself until :meth:`resume`: something else is on the table."""
        self._paused = True
        self._leave_moment()

    def resume(self) -> None:
        """Go on where everything stood when it was paused."""
        self._paused = False
        self.changed.emit()
        self._go_on()

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
        self._leave_moment()
        self._pending = None
        self._wanted.clear()
        self._worker.answered.disconnect(self._on_answer)
        if self._journal is not None:
            self._journal.saved.disconnect(self._on_saved)

    def seat(self, occupants: Sequence[Occupant]) -> None:
        """Let others sit at the table: other names, other computers from their next turn on.

        A computer that is thinking now still answers. Who is a person stays one.
        """
        assert [who.is_human for who in occupants] == [who.is_human for who in self.occupants]
        self.occupants = tuple(occupants)

    def set_pacing(self, pacing: Pacing) -> None:
        """Change the pace from the next turn on."""
        self._pacing = pacing

    # What happens by itself

    @property
    def _game(self) -> SkatGame | None:
        return None if self._history is None else self._history.game

    @property
    def _own_claim(self) -> bool:
        """Whether the user's claim is being judged in a practice."""
        if self._claim is None or not self.practice:
            return False
        return self._claim[1].seat == self.seat_of(self.human_place)

    def _last_decision(self, *, forced: bool) -> int | None:
        if self._history is None or not self.practice:
            return None
        seat = self.seat_of(self.human_place)
        return None if seat is None else self._history.last_decision(seat, forced=forced)

    def _leave_moment(self) -> None:
        """Stop whatever is under way by itself."""
        self._drop_turn()
        self._clear_rest()
        self._claim = None

    def _jump(self) -> None:
        """Show the deal where it stands after a step back or forth."""
        self._deal_shown_over = False
        self.jumped.emit()
        self.changed.emit()
        self._go_on()

    def _save(self, events: Sequence[Event], first: int, then: Callable[[], None]) -> None:
        """Save events of the deal, the first of them at a place, and then let them happen."""
        if self._journal is None:
            then()
            return
        self._pending = _Pending(first + len(events) - 1, then)
        for index, event in enumerate(events, first):
            self._journal.save(self.number, index, event)

    def _happen(self, event: Event) -> None:
        """Let a legal event happen, once it is saved."""
        assert self._history is not None
        self._save((event,), self._history.length, lambda: self._apply(event))

    def _on_saved(self, number: int, index: int) -> None:
        pending = self._pending
        if pending is not None and number == self.number and index == pending.last:
            self._pending = None
            pending.then()

    def _apply(self, event: Event) -> None:
        history = self._history
        assert history is not None
        game = history.game
        before = len(game.state.tricks)
        history.apply(event)
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
        if game is None or self._paused or self._turn or self._claim or self._pending:
            return
        while self._wanted:
            # Asked for while something was being saved.
            if self._wanted.pop(0)():
                return
        if game.result is not None:
            if self._resting_trick is None and not self._deal_shown_over:
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

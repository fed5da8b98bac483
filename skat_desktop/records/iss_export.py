# SPDX-License-Identifier: MIT
"""From games of the engine to records of the International Skat Server."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from skat_desktop.records.faults import RecordFault
from skat_desktop.records.iss_import import RULES_PROPERTY, ImportedGame
from skat_desktop.records.iss_moves import (
    PASS,
    RESIGN,
    SERVER,
    SHOW_CARDS,
    TAKE_SKAT,
    YES,
    Move,
    card_list,
    moves_text,
)
from skat_desktop.records.iss_result import RecordResult, recorded_form
from skat_desktop.records.sgf import Record
from skat_desktop.rules.cards import card_code
from skat_desktop.rules.deal import SEATS, Deal
from skat_desktop.rules.events import (
    Announced,
    Bid,
    CardPlayed,
    Claimed,
    Conceded,
    ConcessionAnswered,
    Dealt,
    Declared,
    Discarded,
    Event,
    Held,
    Passed,
    RestAwarded,
    SkatTaken,
)
from skat_desktop.rules.result import End
from skat_desktop.rules.rulesets import INTERNATIONAL, RuleSet
from skat_desktop.rules.skatgame import SkatGame


def export_imported(game: ImportedGame) -> str:
    """Return an imported game as a record again, with exactly the moves it came with."""
    return str(game.record.with_text("MV", moves_text(game.moves)))


def export_game(
    events: Iterable[Event],
    rules: RuleSet,
    names: Sequence[str],
    *,
    game_id: str = "",
    series_id: str = "",
    date: str = "",
    ratings: Sequence[str] = ("", "", ""),
    comment: str = "",
    place: str = "Skat Desktop",
) -> str:
    """Return a finished deal as a record in one line, without a line end.

    The moves import to the same events, but for what the format cannot say: a concession that
    was refused is left out; a concession after the first trick and one by a defender stand as
    resignations, which give the rest to the other side; a rest that was awarded before the first
    trick is complete reads as the declarer's concession. The result is always the true one.

    Args:
        events: the whole deal, from :class:`Dealt` on.
        rules: the rule set it was played by.
        names: players at forehand, middlehand and rearhand.
        game_id: number of the game.
        series_id: number of the series.
        date: ``2023-10-18/18:44:11/UTC``.
        ratings: a rating or standing of each player.
        comment: free text.
        place: where the game was played.

    Raises:
        RecordFault: ``export.unfinished`` or ``export.house_rule``.
        Refusal: when the events are no game by these rules.
    """
    if rules.house_rules:
        raise RecordFault("export.house_rule", rule=rules.house_rules[0].id)
    writer = _Writer(rules)
    for event in events:
        writer.add(event)
    result = replace(writer.result(), resigned=writer.resigned)
    properties = [
        ("GM", "Skat"),
        ("PC", place),
        ("CO", comment),
        ("SE", series_id),
        ("ID", game_id),
        ("DT", date),
        *((f"P{seat}", names[seat]) for seat in SEATS),
        *((f"R{seat}", ratings[seat]) for seat in SEATS),
        ("MV", moves_text(writer.moves)),
        ("R", str(result)),
    ]
    if rules.id != INTERNATIONAL.id:
        properties.append((RULES_PROPERTY, rules.id))
    one_line = tuple((name, " ".join(text.split("\n"))) for name, text in properties)
    return str(Record(one_line))


class _Writer:
    """Turns events into moves while a game follows them.

    Attributes:
        moves: the moves so far.
        resigned: whether a resignation was written.
    """

    def __init__(self, rules: RuleSet) -> None:
        self._rules = rules
        self._game: SkatGame | None = None
        self._discards = ""
        self.moves: list[Move] = []
        self.resigned = False

    def add(self, event: Event) -> None:
        """Apply an event and write it."""
        if isinstance(event, Dealt):
            self._game = SkatGame(event.deal, self._rules)
            self._say(SERVER, _dealt(event.deal))
            return
        game = self._running()
        if isinstance(event, Claimed):
            # Written before it is judged: the cards shown are those held now.
            self._say(event.seat, f"{SHOW_CARDS}.{card_list(game.state.hands[event.seat])}")
        game.apply(event)
        self._write(event, game)

    def result(self) -> RecordResult:
        """Return the result for property R.

        Raises:
            RecordFault: ``export.unfinished``.
        """
        result = self._running().result
        if result is None:
            raise RecordFault("export.unfinished")
        return recorded_form(result)

    def _running(self) -> SkatGame:
        if self._game is None:
            raise RecordFault("export.unfinished")
        return self._game

    def _say(self, player: int | str, action: str) -> None:
        self.moves.append(Move(str(player), action))

    def _write(self, event: Event, game: SkatGame) -> None:
        match event:
            case CardPlayed(seat, card):
                self._say(seat, card_code(card))
            case Bid(seat, value):
                self._say(seat, str(value))
            case Held(seat):
                self._say(seat, YES)
            case Passed(seat):
                self._say(seat, PASS)
            case SkatTaken(seat):
                self._say(seat, TAKE_SKAT)
                self._say(SERVER, card_list(game.state.deal.skat))
            case Discarded(_, cards):
                self._discards = card_list(cards)
            case Declared(seat, contract):
                shown = card_list(game.state.hands[seat]) if contract.ouvert else ""
                parts = (str(contract), self._discards, shown)
                self._say(seat, ".".join(part for part in parts if part))
            case Conceded() | ConcessionAnswered() | RestAwarded():
                self._write_resignation(event, game)
            case Announced(_, word):
                raise RecordFault("export.house_rule", rule=word)
            case _:
                assert isinstance(event, Claimed)

    def _write_resignation(self, event: Event, game: SkatGame) -> None:
        result = game.result
        declarer = game.state.declarer
        if result is None or declarer is None:
            return
        by_declarer = result.end is End.CONCEDED_BY_DECLARER or event == RestAwarded(False)
        self.resigned = True
        for seat in SEATS:
            if (seat == declarer) is by_declarer:
                self._say(seat, RESIGN)


def _dealt(deal: Deal) -> str:
    return ".".join(card_list(mask) for mask in (*deal.hands, deal.skat))

# SPDX-License-Identifier: MIT
"""``simulate --deals N --seed S``: computers play deals; the mix of games and the points.

The deals are those of a series of three places with this seed, and the seats go round with the
dealer as they do there. The same options give the same output.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TextIO

from skat_desktop.ai.player import Player
from skat_desktop.ai.registry import make_player, strengths
from skat_desktop.ai.selfplay import play_deal
from skat_desktop.records.iss_export import export_game
from skat_desktop.rules.games import GameType
from skat_desktop.rules.lists import tallies
from skat_desktop.rules.refusal import Refusal
from skat_desktop.rules.rulesets import INTERNATIONAL, RULE_SETS, RuleSet, rule_set
from skat_desktop.rules.series import Entry, Series, SeriesSetup
from skat_desktop.rules.skatgame import SkatGame
from skat_desktop.tools.human_mix import GAME_NAMES, comparison, comparison_text

if TYPE_CHECKING:
    from argparse import _SubParsersAction

NOTHING_DONE: Final = 2
PLACES: Final = 3
_USUAL_PLAYERS: Final = "rulebased"
"""Quick enough for thousands of deals; a searching player takes seconds for one."""


@dataclass(frozen=True, slots=True)
class Options:
    """What is to be played.

    Attributes:
        deals: how many deals, at least one.
        seed: seed of the series.
        players: strengths at the three places.
        rules: the rule set.
    """

    deals: int
    seed: int
    players: tuple[str, ...]
    rules: RuleSet


def read_options(deals: str, seed: str, players: str, rules: str) -> Options:
    """Check the options of the command line.

    Raises:
        ValueError: with one sentence on what is wrong and what would be right; an
            :class:`~skat_desktop.ai.registry.UnknownStrength` for a player there is not.
    """
    if not (deals.isascii() and deals.isdigit()) or int(deals) < 1:
        raise ValueError(f"--deals {deals}: give a whole number from 1 on.")
    try:
        seed_number = int(seed)
    except ValueError:
        raise ValueError(f"--seed {seed}: give a whole number.") from None
    names = tuple(players.split(","))
    if len(names) == 1:
        names *= PLACES
    if len(names) != PLACES:
        raise ValueError(f"--players {players}: give one strength, or three with commas between.")
    for name in names:
        make_player(name)
    try:
        rules_value = rule_set(rules)
    except Refusal:
        known = ", ".join(RULE_SETS)
        raise ValueError(
            f"--rules {rules}: there is no such rule set; there is: {known}."
        ) from None
    return Options(int(deals), seed_number, names, rules_value)


def play_series(options: Options) -> Iterator[tuple[Entry, SkatGame]]:
    """Play the deals one after the other and yield each with its line of the list."""
    setup = SeriesSetup(options.seed, places=PLACES, deals=None, rules=options.rules)
    series = Series(setup)
    by_place = [make_player(strength) for strength in options.players]
    for number in range(1, options.deals + 1):
        seats = series.next_seating
        players: Sequence[Player] = [by_place[place] for place in seats.players]
        game = play_deal(setup.deal(number), options.rules, players)
        assert game.result is not None
        series = series.with_result(game.result)
        yield series.entries[-1], game


def report(entries: Sequence[Entry]) -> dict[str, object]:
    """Count what was played.

    Returns:
        ``deals``; ``thrown_in``; ``won``, games the declarer won; ``games``, each game with ``n``
        and ``won``; ``hand``, Hand games; ``schneider``, games in which a side was Schneider;
        ``overbid``; ``plain`` and ``tournament``, the scores of the three places.
    """
    valued = [entry.result.valuation for entry in entries if entry.result.valuation is not None]
    games = {
        game.value: {
            "n": sum(one.contract.game is game for one in valued),
            "won": sum(one.contract.game is game and one.won for one in valued),
        }
        for game in GameType
    }
    counted = tallies(entries, PLACES)
    return {
        "deals": len(entries),
        "thrown_in": len(entries) - len(valued),
        "won": sum(one.won for one in valued),
        "games": games,
        "hand": sum(one.contract.hand for one in valued),
        "schneider": sum(one.schneider is not None for one in valued),
        "overbid": sum(one.overbid for one in valued),
        "plain": [tally.points for tally in counted],
        "tournament": [tally.tournament(PLACES) for tally in counted],
    }


def report_text(entries: Sequence[Entry], options: Options) -> str:
    """Return the report in words and columns."""
    counted = report(entries)
    valued = [entry.result.valuation for entry in entries if entry.result.valuation is not None]
    lines = [
        f"{_count(len(entries), 'deal')}, seed {options.seed}, rules {options.rules.id}",
        f"thrown in  {_share(counted['thrown_in'], len(entries))}",
        f"games won  {_share(counted['won'], len(valued))}",
        "",
        "game       played              won",
    ]
    for game, name in GAME_NAMES.items():
        row = [one for one in valued if one.contract.game is game]
        if row:
            won = sum(one.won for one in row)
            lines.append(f"{name:9}  {_share(len(row), len(valued)):18}  {_share(won, len(row))}")
    for key, name in (("hand", "Hand"), ("schneider", "Schneider"), ("overbid", "overbid")):
        lines.append(f"{name:9}  {_share(counted[key], len(valued))}")
    lines += ["", "place  player         declarer  won   plain  tournament  tournament a deal"]
    for place, tally in enumerate(tallies(entries, PLACES)):
        played = tally.won + tally.lost
        score = tally.tournament(PLACES)
        lines.append(
            f"{place:5}  {options.players[place]:12} {played:10} {tally.won:4} {tally.points:7} "
            f"{score:11} {score / len(entries):18.2f}"
        )
    return "\n".join(lines)


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def _share(part: object, whole: int) -> str:
    assert isinstance(part, int)
    return f"{part:6} ({100 * part / whole:5.1f} %)" if whole else f"{part:6}"


def add_parser(subparsers: _SubParsersAction[argparse.ArgumentParser]) -> None:
    """Register the command."""
    parser = subparsers.add_parser(
        "simulate",
        help="let computer players play deals and report how they went",
        description="Lets three computer players play deals of a series and reports the mix of "
        "games and the points of each place at the table.",
        epilog="Exit status: 0 all deals were played, 2 nothing could be done.",
    )
    parser.add_argument("--deals", metavar="N", required=True, help="how many deals")
    parser.add_argument("--seed", metavar="S", default="1", help="seed of the series (default: 1)")
    parser.add_argument(
        "--players",
        metavar="A,B,C",
        default=_USUAL_PLAYERS,
        help="strengths at the three places, or one for all (default: %(default)s); there is: "
        + ", ".join(strengths()),
    )
    parser.add_argument(
        "--rules",
        metavar="ID",
        default=INTERNATIONAL.id,
        help=f"rule set: {', '.join(RULE_SETS)} (default: {INTERNATIONAL.id})",
    )
    parser.add_argument(
        "--compare",
        action="store_true",
        help="put the mix beside what people play (JSON: under the key compare)",
    )
    parser.add_argument("--out", metavar="FILE", help="write the games as ISS SGF, one a line")
    parser.add_argument("--json", action="store_true", help="report as one JSON object")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play the deals asked for and print the report; return the exit status."""
    try:
        options = read_options(args.deals, args.seed, args.players, args.rules)
    except ValueError as error:
        print(error, file=sys.stderr)
        return NOTHING_DONE
    try:
        with contextlib.ExitStack() as stack:
            out: TextIO | None = None
            if args.out is not None:
                out = stack.enter_context(open(args.out, "w", encoding="utf-8", newline="\n"))
            entries = []
            for entry, game in play_series(options):
                entries.append(entry)
                if out is not None:
                    print(_record(entry, game, options), file=out)
    except OSError as error:
        print(f"{args.out}: cannot be written ({error.strerror}).", file=sys.stderr)
        return NOTHING_DONE
    games = [entry.result.valuation for entry in entries if entry.result.valuation is not None]
    if args.json:
        counted = report(entries)
        if args.compare:
            counted["compare"] = comparison(len(entries), games)
        print(json.dumps(counted))
        return 0
    print(report_text(entries, options))
    if args.compare:
        print(f"\n{comparison_text(len(entries), games)}")
    return 0


def _record(entry: Entry, game: SkatGame, options: Options) -> str:
    """Return a deal as a record; a name is the strength and the place, ``rulebased 0``."""
    names = [f"{options.players[place]} {place}" for place in entry.seating.players]
    return export_game(
        game.events,
        options.rules,
        names,
        game_id=str(entry.number),
        series_id=str(options.seed),
    )

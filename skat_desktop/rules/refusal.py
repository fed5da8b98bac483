# SPDX-License-Identifier: MIT
"""How the engine says no: what was tried, and the id of the rule that forbids it.

A rule id is a short dotted key. The table below is the one list of them: the words in three
languages (``i18n``), the sections of the help and the exercises all hang on these ids.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

RULE_IDS: Final = frozenset(
    {
        # text forms
        "notation.card",
        "notation.contract",
        "notation.event",
        "notation.deal",
        "notation.code",
        "notation.code_check",
        "notation.bid",
        "notation.game",
        "notation.rules",
        # sets of cards
        "cards.duplicate",
        "cards.missing",
        "cards.count",
        "cards.not_held",
        # order of the game
        "turn.not_yours",
        "turn.phase",
        "turn.over",
        # auction
        "bid.not_on_ladder",
        "bid.too_low",
        "bid.listener",
        "bid.speaker",
        "bid.only_eighteen",
        # skat, discard, declaration
        "discard.two",
        "declare.hand_needed",
        "declare.null_levels",
        "declare.schwarz_includes_schneider",
        "declare.ouvert_includes",
        "declare.hand_after_skat",
        "declare.hand_kept",
        "declare.null_below_bid",
        "declare.house_rule",
        # play
        "play.follow_suit",
        "play.follow_trump",
        "play.jack_is_trump",
        # claims and concessions
        "claim.repeated",
        "concede.repeated",
        "concede.asked",
        "concede.already_won",
        "concede.defender_only",
        # results and lists
        "score.matadors",
        "series.seats",
        "series.length",
    }
)


class Refusal(ValueError):
    """The engine's no.

    Attributes:
        rule: id of the rule, one of :data:`RULE_IDS`.
        params: what was tried and the facts that forbid it, by name.
    """

    def __init__(self, rule: str, **params: object) -> None:
        assert rule in RULE_IDS, rule
        self.rule = rule
        self.params: Mapping[str, object] = params
        tried = ", ".join(f"{name}={value!r}" for name, value in params.items())
        super().__init__(f"{rule}({tried})")

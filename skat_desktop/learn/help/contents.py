# SPDX-License-Identifier: MIT
"""Which pages there are, and which of their sections belongs to a place in the program."""

from __future__ import annotations

from typing import Final

CONTENTS: Final = {
    "": ("start",),
    "rules": ("cards", "bidding", "value", "lists"),
    "strategy": ("declarer", "defenders"),
    "reference": ("bids", "questions", "glossary", "history"),
}
"""Group id → its pages, in the order of the tree; the first group has no name."""

PAGES: Final = tuple(page for pages in CONTENTS.values() for page in pages)
FIRST_PAGE: Final = PAGES[0]

CONTEXTS: Final = {
    "start": "start",
    "rules": "start",
    "table.auction": "bidding#auction",
    "table.worth": "value#bidding",
    "table.skat": "bidding#skat",
    "table.game": "bidding#games",
    "table.play": "cards#follow",
    "table.concession": "lists#concede",
    "table.claim": "lists#claim",
    "table.result": "value#sum",
    "table.result.null": "value#null",
    "table.result.overbid": "value#overbid",
    "table.result.points": "cards#won",
    "score_list": "lists#lists",
    "score_page": "lists#lists",
    "statistics": "lists#lists",
    "records": "value#sum",
    "new_series": "lists#rulesets",
    "practice": "questions#here",
    "settings": "cards#deck",
    "confirm": "lists#concede",
    "warning": "questions",
    "about": "history",
}
"""Place in the program → ``page`` or ``page#section``: what F1 and the links there show."""

REFUSALS: Final = {
    "notation.card": "cards#deck",
    "notation.contract": "bidding#announce",
    "notation.event": "start",
    "notation.deal": "bidding#deal",
    "notation.code": "bidding#deal",
    "notation.code_check": "bidding#deal",
    "notation.bid": "bids",
    "notation.game": "bidding#games",
    "notation.rules": "lists#rulesets",
    "cards.duplicate": "cards#deck",
    "cards.missing": "cards#deck",
    "cards.count": "bidding#deal",
    "cards.not_held": "cards#follow",
    "turn.not_yours": "cards#follow",
    "turn.phase": "start",
    "turn.over": "start",
    "bid.not_on_ladder": "bids",
    "bid.too_low": "bidding#auction",
    "bid.listener": "bidding#auction",
    "bid.speaker": "bidding#auction",
    "bid.only_eighteen": "bidding#auction",
    "discard.two": "bidding#skat",
    "declare.hand_needed": "bidding#announce",
    "declare.null_levels": "bidding#announce",
    "declare.schwarz_includes_schneider": "bidding#announce",
    "declare.ouvert_includes": "bidding#announce",
    "declare.hand_after_skat": "bidding#skat",
    "declare.hand_kept": "bidding#skat",
    "declare.null_below_bid": "value#null",
    "declare.house_rule": "lists#rulesets",
    "play.follow_suit": "cards#follow",
    "play.follow_trump": "cards#follow",
    "play.jack_is_trump": "cards#strength",
    "claim.repeated": "lists#claim",
    "concede.repeated": "lists#concede",
    "concede.asked": "lists#concede",
    "concede.already_won": "lists#concede",
    "concede.defender_only": "lists#concede",
    "score.matadors": "value#matadors",
    "series.seats": "lists#tables",
    "series.length": "lists#tables",
}
"""Rule id of a refusal → the section that explains the rule."""


def split_target(target: str) -> tuple[str, str]:
    """Return page and section of a target; the section may be empty."""
    page, _, section = target.partition("#")
    return page, section


def target_of(context: str) -> str:
    """Return where help for a place begins; the first page for a place nobody has heard of."""
    return CONTEXTS.get(context) or REFUSALS.get(context) or FIRST_PAGE

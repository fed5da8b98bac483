# SPDX-License-Identifier: MIT
"""What the statistics say: headings, sentences, and figures with their ranges."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from skat_desktop.i18n import numbers
from skat_desktop.i18n.vocabulary import Vocabulary
from skat_desktop.records.statistics_rates import Average, Interval, Rate

translate = QCoreApplication.translate

NOTHING = "–"
"""Stands where no figure can be given."""


# Figures


def share_text(rate: Rate) -> str:
    """Return the observed share in per cent."""
    return NOTHING if rate.share is None else numbers.percent(rate.share)


def range_text(rate: Rate) -> str:
    """Return where the true rate probably lies: ``47–91%``."""
    if not rate.n:
        return NOTHING
    low, high, _ = rate.interval
    return numbers.span(numbers.number(round(100 * low)), numbers.percent(high))


def spoken_range(rate: Rate) -> str:
    """Return the same in words for a screen reader."""
    if not rate.n:
        return translate("Statistics", "no figure yet", "screen reader")
    low, high, _ = rate.interval
    return _spoken_span(numbers.percent(low), numbers.percent(high))


def _spoken_span(low: str, high: str) -> str:
    return translate("Statistics", "{low} to {high}", "screen reader; a range").format(
        low=low, high=high
    )


def spoken_bar(rate: Rate, theory: float | None) -> str:
    """Return what a bar shows, in words for a screen reader."""
    if rate.share is None:
        return spoken_range(rate)
    if theory is not None:
        text = translate(
            "Statistics", "{share}, range {range}, by theory {theory}", "screen reader; a bar"
        )
        return text.format(
            share=share_text(rate), range=spoken_range(rate), theory=numbers.percent(theory, 1)
        )
    return translate("Statistics", "{share}, range {range}", "screen reader; a bar").format(
        share=share_text(rate), range=spoken_range(rate)
    )


def points_text(value: float | None) -> str:
    """Return an average of game points: always with its sign."""
    if value is None:
        return NOTHING
    text = numbers.decimal(value)
    return f"+{text}" if round(value, 1) > 0 else text


def spoken_points(value: float | None) -> str:
    """Return an average of game points with the minus as a word."""
    if value is None:
        return translate("Statistics", "no figure yet", "screen reader")
    if round(value, 1) < 0:
        return translate("Statistics", "minus {value}", "screen reader").format(
            value=numbers.decimal(-value)
        )
    return numbers.decimal(value)


def points_range_text(interval: Interval | None) -> str:
    """Return where a true average probably lies: ``−4.2 to +31.0``."""
    if interval is None:
        return NOTHING
    return translate("Statistics", "{low} to {high}", "range of signed game points").format(
        low=points_text(interval.low), high=points_text(interval.high)
    )


def spoken_points_range(interval: Interval | None) -> str:
    """Return the same in words for a screen reader."""
    if interval is None:
        return translate("Statistics", "too few deals for a range", "screen reader")
    return _spoken_span(spoken_points(interval.low), spoken_points(interval.high))


def bid_band(low: int, high: int | None) -> str:
    """Return the name of a band of bids."""
    if high is None:
        return translate("Statistics", "{bid} and more", "bids").format(bid=low)
    return numbers.span(numbers.plain(low), numbers.plain(high))


def jacks_dealt(count: int, vocabulary: Vocabulary) -> str:
    """Return a number of jacks, or of the German deck's Unters, among the cards dealt."""
    if vocabulary.is_german_deck:
        if count == 0:
            return translate("Statistics", "no Unter", "row; cards dealt, German deck")
        return translate("Statistics", "%n Unter(s)", "row; cards dealt, German deck", count)
    if count == 0:
        return translate("Statistics", "no jack", "row; cards dealt")
    return translate("Statistics", "%n jack(s)", "row; cards dealt", count)


def aces_dealt(count: int, vocabulary: Vocabulary) -> str:
    """Return a number of aces, or of the German deck's Daus, among the cards dealt."""
    if vocabulary.is_german_deck:
        if count == 0:
            return translate("Statistics", "no Daus", "row; cards dealt, German deck")
        return translate("Statistics", "%n Daus(es)", "row; cards dealt, German deck", count)
    if count == 0:
        return translate("Statistics", "no ace", "row; cards dealt")
    return translate("Statistics", "%n ace(s)", "row; cards dealt", count)


# Sentences


def few_deals(deals: int, won: Rate) -> str:
    """Return how little the figures say."""
    low, high, _ = won.interval
    return translate(
        "Statistics",
        "%n deal(s) tell little yet. Your true win rate is probably between {low} and {high}.",
        "rate of games won alone",
        deals,
    ).format(low=numbers.percent(low), high=numbers.percent(high))


def none_yet() -> str:
    """Return what stands on the page before the first deal."""
    return translate(
        "Statistics", "No deal is finished yet. Play one, and your figures will stand here."
    )


def only_helped() -> str:
    """Return what stands above the figures of deals with help when there are no others."""
    return translate(
        "Statistics", "So far you have played with help only. Those deals stand apart."
    )


def reading() -> str:
    """Return what stands on the page until the figures are there."""
    return translate("Statistics", "Reading your deals…", "until the statistics are ready")


def how_to_read() -> str:
    """Return what mark and bar mean."""
    return translate(
        "Statistics",
        "The mark is your rate so far. The bar shows where the true rate lies, right 95 times "
        "in 100.",
        "explains the drawn bars",
    )


def runs(won: int, lost: int) -> str:
    """Return the longest runs of games played alone."""
    return translate(
        "Statistics", "Most in a row: {won} won, {lost} lost.", "games played alone"
    ).format(won=numbers.number(won), lost=numbers.number(lost))


def sat_out(count: int) -> str:
    """Return that deals sat out count as on the list."""
    return translate(
        "Statistics",
        "%n deal(s) in which you sat out included, as on the list.",
        "points per deal",
        count,
    )


def theory_note() -> str:
    """Return what the line in a bar of the cards means."""
    return translate(
        "Statistics",
        "The line is the chance by theory. Helped deals are included: help changes no cards.",
        "explains the line in the drawn bars",
    )


def helped_note(deals: int) -> str:
    """Return why deals with help stand apart."""
    return translate(
        "Statistics",
        "%n deal(s) with a hint or the coach, in no figure above but your cards.",
        "",
        deals,
    )


def tile_detail(rate: Rate) -> str:
    """Return the line under a large rate."""
    if not rate.n:
        return translate("Statistics", "none yet", "under a large figure; no game of this kind")
    return translate("Statistics", "{won} of {games} · {range}", "games won · range").format(
        won=numbers.number(rate.count), games=numbers.number(rate.n), range=range_text(rate)
    )


def tile_average(average: Average) -> str:
    """Return the line under a large average."""
    deals = numbers.deals(average.n)
    if average.interval is None:
        return deals
    return translate("Statistics", "{deals} · {range}", "under a large figure").format(
        deals=deals, range=points_range_text(average.interval)
    )

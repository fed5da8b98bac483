# SPDX-License-Identifier: MIT
"""What there is to read on the table, in the order in which it is read."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import QCoreApplication

from skat_desktop.i18n.cards import Form, card_name
from skat_desktop.i18n.numbers import enumerated
from skat_desktop.i18n.speech import spoken_card
from skat_desktop.i18n.vocabulary import Vocabulary
from skat_desktop.rules.cards import CARD_CODES, Card
from skat_desktop.ui.access.spoken import spoken_text
from skat_desktop.ui.table.model import HandMode, Place, Plate, TableState

translate = QCoreApplication.translate


class Kind(StrEnum):
    """The sorts of things on the table."""

    TEXT = "text"
    """Words: banner, plates, status line, an open hand."""
    PICTURE = "picture"
    """A card or an empty place with which nothing can be done."""
    BUTTON = "button"
    """An own card: pressing it is a click."""


@dataclass(frozen=True)
class Entry:
    """One thing on the table.

    Attributes:
        key: tells it from all others; the same as long as it is the same thing.
        name: what is read aloud.
        boxes: names of what it covers, as ``TableView.boxes`` knows them.
        kind: what it is.
        card: the card that pressing it activates, None for nothing.
        greyed: whether the card may not be played now.
        number: the digit key that plays it, empty for none.
    """

    key: str
    name: str
    boxes: tuple[str, ...]
    kind: Kind = Kind.TEXT
    card: Card | None = None
    greyed: bool = False
    number: str = ""


def entries_of(state: TableState, vocabulary: Vocabulary) -> list[Entry]:
    """Return everything on the table that can be read.

    First the game and the others, then the middle, at last the own plate, what there is to do,
    and the own hand.
    """
    return [
        *_banner(state),
        *_plate(state, Place.LEFT),
        *_open_hand(state, Place.LEFT, vocabulary),
        *_plate(state, Place.RIGHT),
        *_open_hand(state, Place.RIGHT, vocabulary),
        *_trick(state, vocabulary),
        *_skat(state, vocabulary),
        *_plate(state, Place.BOTTOM),
        *_status(state),
        *_hand(state, vocabulary),
    ]


def _label(card: Card, vocabulary: Vocabulary) -> str:
    return card_name(card, vocabulary, Form.LABEL, spoken=True)


def _banner(state: TableState) -> Iterator[Entry]:
    if state.banner:
        yield Entry("banner", spoken_text(state.banner), ("banner",))


def _status(state: TableState) -> Iterator[Entry]:
    if state.status:
        yield Entry("status", spoken_text(state.status), ("status",))


def _plate(state: TableState, place: Place) -> Iterator[Entry]:
    plate = state.plates.get(place)
    if plate is not None:
        yield Entry(f"plate {place}", plate_text(plate), (f"plate {place}",))


def plate_text(plate: Plate) -> str:
    """Return a plate as one line: name, badge, role, what the seat does, tricks taken."""
    parts = (
        plate.name,
        plate.declarer_mark,
        plate.role,
        # The note repeats what the bubble says, where there is one.
        plate.note or plate.bubble,
        plate.tricks,
    )
    return spoken_text(enumerated([part for part in parts if part]))


def _named(state: TableState, place: Place, words: str) -> str:
    """Return words about a seat, with its name if its plate is shown."""
    plate = state.plates.get(place)
    if plate is None:
        return words[:1].upper() + words[1:]
    return translate("Access", "{player}: {words}", "cards of a player").format(
        player=plate.name, words=words
    )


def _open_hand(state: TableState, place: Place, vocabulary: Vocabulary) -> Iterator[Entry]:
    cards = state.open_hands.get(place, ())
    if cards:
        names = enumerated([_label(card, vocabulary) for card in cards])
        words = translate("Access", "open cards: {cards}", "of an open hand").format(cards=names)
        boxes = tuple(f"{place} {index}" for index in range(len(cards)))
        yield Entry(f"open {place}", _named(state, place, words), boxes)


def _trick(state: TableState, vocabulary: Vocabulary) -> Iterator[Entry]:
    for index, played in enumerate(state.trick):
        name = _named(state, played.place, _label(played.card, vocabulary))
        key = f"trick {CARD_CODES[played.card]}"
        yield Entry(key, name, (f"trick {index}",), Kind.PICTURE)


def _skat(state: TableState, vocabulary: Vocabulary) -> Iterator[Entry]:
    discarding = state.mode is HandMode.DISCARD
    count = 2 if state.skat_slots else len(state.skat)
    for index in range(count):
        place = index + 1
        card = state.skat[index] if index < len(state.skat) else None
        card_words = "" if card is None else _label(card, vocabulary)
        box = (f"skat {index}",)
        if discarding and card is not None:
            text = translate("Access", "Discard, card {place} of 2: {card}.", "card: label")
            name = text.format(place=place, card=card_words)
            yield Entry(f"skat {CARD_CODES[card]}", name, box, Kind.BUTTON, card)
            continue
        if discarding:
            text = translate("Access", "Discard, card {place} of 2: empty.", "an empty place")
            # Nothing lies there yet: the caption under both places is the nearest.
            box = ("caption",)
        elif card is not None:
            text = translate("Access", "Skat, card {place} of 2: {card}.", "card: label")
        else:
            text = translate("Access", "Skat, card {place} of 2, face down.")
        name = text.format(place=place, card=card_words)
        yield Entry(f"skat {index}", name, box, Kind.PICTURE)


def _hand(state: TableState, vocabulary: Vocabulary) -> Iterator[Entry]:
    count = len(state.hand)
    for index, card in enumerate(state.hand):
        playable = None if state.playable is None else card in state.playable
        yield Entry(
            f"hand {CARD_CODES[card]}",
            spoken_card(card, index + 1, count, vocabulary, playable=playable),
            (f"hand {index}",),
            Kind.BUTTON,
            card,
            greyed=playable is False,
            number=str((index + 1) % 10) if index < 10 else "",
        )

# SPDX-License-Identifier: MIT
"""What the table says: bubbles, notes on the plates, the status line, help with bidding."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from skat_desktop.i18n.cards import suit_title
from skat_desktop.i18n.games import contract_name, contract_short, game_name, game_title
from skat_desktop.i18n.numbers import plain
from skat_desktop.i18n.vocabulary import Vocabulary
from skat_desktop.i18n.words import announcement_word, matadors_phrase
from skat_desktop.rules.cards import Suit
from skat_desktop.rules.contract import Contract
from skat_desktop.rules.events import Act, Announced, Bid, Held, Passed
from skat_desktop.rules.games import GROUP_OF, TRUMP_GROUP
from skat_desktop.rules.view import View

translate = QCoreApplication.translate


def bubble(act: Act) -> str:
    """Return what somebody says aloud: 18, Yes, Pass, Kontra; nothing for what is done silently."""
    if isinstance(act, Bid):
        return plain(act.value)
    if isinstance(act, Held):
        return translate("Bubble", "Yes", "said when holding a bid")
    if isinstance(act, Passed):
        return translate("Bubble", "Pass", "said when leaving the auction")
    if isinstance(act, Announced):
        return announcement_word(act.word)
    return ""


def plate_note(view: View, seat: int, vocabulary: Vocabulary) -> str:
    """Return the note under a player's name: the last word, or what the declarer plays."""
    if view.phase == "auction":
        return _auction_note(view, seat)
    if seat == view.declarer:
        if view.contract is None:
            return translate("Plate", "plays alone", "the declarer before the game is named")
        return contract_short(view.contract, vocabulary)
    if any(open_seat == seat for open_seat, _ in view.open_hands):
        return translate("Plate", "open hand", "a defender whose cards lie open")
    return ""


def _auction_note(view: View, seat: int) -> str:
    said = [place for place, act in enumerate(view.auction) if act.seat == seat]
    if not said:
        return ""
    act = view.auction[said[-1]]
    if isinstance(act, Bid):
        return translate("Plate", "has said {value}", "bid").format(value=act.value)
    if isinstance(act, Held):
        # What is held is always the word before.
        held = view.auction[said[-1] - 1]
        assert isinstance(held, Bid)
        return translate("Plate", "holds {value}", "bid").format(value=held.value)
    if isinstance(act, Passed):
        return translate("Plate", "has passed", "auction")
    return ""


def auction_question(view: View, names: Mapping[int, str]) -> str:
    """Return what is asked of this seat in the auction, or for whom it waits."""
    if not view.my_turn:
        return waiting(view, names)
    auction = view.replay_auction()
    if auction.answering:
        speaker = next(act.seat for act in reversed(view.auction) if isinstance(act, Bid))
        return translate("Table", "{player} bids {value}. Do you hold?").format(
            player=names[speaker], value=auction.value
        )
    values = auction.next_values()
    if not values:
        return translate(
            "Table", "Your turn: {value} is the highest bid there is, so pass.", "auction"
        ).format(value=auction.value)
    return translate("Table", "Your turn: say {value} or pass.", "auction").format(value=values[0])


def skat_question(bid: int) -> str:
    """Return the question to the declarer before the skat."""
    return translate(
        "Table", "You play alone; your bid is {value}. Take up the skat or play Hand?"
    ).format(value=bid)


def discard_request() -> str:
    """Return what the declarer is asked to do with twelve cards."""
    return translate("Table", "Discard two cards. Their card points count for you.")


def declare_request() -> str:
    """Return what the declarer is asked to do after the discard."""
    return translate("Table", "Your turn: declare the game.")


def waiting(view: View, names: Mapping[int, str]) -> str:
    """Return for whom the table waits; nothing when the deal is over."""
    if view.to_act is None:
        return ""
    return translate("Table", "Waiting for {player}.").format(player=names[view.to_act])


def led_group(view: View) -> Suit | None:
    """Return the suit that was led to the trick on the table, None for trumps."""
    assert view.contract is not None
    assert view.led is not None
    group = GROUP_OF[view.contract.game][view.led]
    return None if group == TRUMP_GROUP else Suit(group)


def play_request(view: View, vocabulary: Vocabulary) -> str:
    """Return what the seat whose turn it is has to do in play."""
    if view.led is None:
        return translate("Table", "Your turn: lead a card.")
    suit = led_group(view)
    if suit is None:
        return translate("Table", "Your turn. Trumps were led.")
    return translate("Table", "Your turn. {suit} were led.").format(
        suit=suit_title(suit, vocabulary)
    )


def concession_question(seat: int, names: Mapping[int, str]) -> str:
    """Return the question to a defender when the declarer wants to concede."""
    return translate("Table", "{player} wants to concede. Do you agree?").format(player=names[seat])


def status_line(view: View, vocabulary: Vocabulary, names: Mapping[int, str]) -> str:
    """Return what this seat has to do now, or for whom the table waits.

    Args:
        view: what the seat knows.
        vocabulary: whose words.
        names: what each seat is called.
    """
    if view.phase == "over":
        return translate("Table", "The deal is over.")
    if view.phase == "auction":
        return auction_question(view, names)
    if not view.my_turn:
        return waiting(view, names)
    if view.concession is not None:
        return concession_question(view.concession, names)
    if view.phase == "skat":
        return skat_question(view.bid)
    if view.phase == "discard":
        return discard_request()
    if view.phase == "declare":
        return declare_request()
    if view.phase == "play":
        return play_request(view, vocabulary)
    # An extra phase of a house rule asks in a panel of its own.
    return translate("Table", "It is your turn.")


def hand_worth(value: int, contract: Contract, matadors: int, vocabulary: Vocabulary) -> str:
    """Return up to what value a hand can bid, and with which game.

    Args:
        value: the highest bid the game covers.
        contract: that game.
        matadors: signed, as far as the hand shows; without meaning in Null.
        vocabulary: whose words.
    """
    if contract.hand or contract.ouvert:
        game = contract_name(contract, vocabulary)
    else:
        game = game_name(contract.game, vocabulary)
    if contract.game.is_null:
        return translate("Table", "Your hand is good for {value}: {game}.", "bidding").format(
            value=value, game=game
        )
    return translate(
        "Table", "Your hand is good for {value}: {game}, {matadors}.", "bidding"
    ).format(value=value, game=game, matadors=matadors_phrase(matadors))


def overbid_warning(contract: Contract, value: int, bid: int, vocabulary: Vocabulary) -> str:
    """Return the warning before a game that does not cover the bid.

    Args:
        contract: the game.
        value: what it is worth.
        bid: what was bid.
        vocabulary: whose words.
    """
    game = contract_name(contract, vocabulary)
    if contract == Contract(contract.game):
        game = game_title(contract.game, vocabulary)
    return translate(
        "Table", "{game} is worth only {value}, but your bid is {bid}: overbid."
    ).format(game=game, value=value, bid=bid)

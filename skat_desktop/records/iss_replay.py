# SPDX-License-Identifier: MIT
"""The moves of a server record, folded through the engine's validating door.

What only the server knows stays here:

- both defenders resign, or one of them times out or leaves: everything outstanding goes to the
  declarer (in Null nothing does, he has won);
- the declarer resigns, times out or leaves: the defenders get the rest, and before the first
  trick is complete no own Schneider is charged;
- who times out or leaves before a game is declared breaks the deal off and pays a penalty;
- cards may be shown at any time. On the claimer's turn that is a claim in the engine's sense;
  off turn the same judgement is made here.
"""

from __future__ import annotations

from dataclasses import replace

from skat_desktop.records.faults import RecordFault
from skat_desktop.records.iss_moves import (
    CARD_OF_CODE,
    PASS,
    RESIGN,
    SEAT_OF_PLAYER,
    SERVER,
    SHOW_CARDS,
    TAKE_SKAT,
    TIME_OUT,
    YES,
    Move,
    parse_announcement,
    parse_bid,
    parse_card_list,
    parse_dealt,
    parse_server_word,
)
from skat_desktop.records.iss_result import RecordResult, broken_off, recorded_form
from skat_desktop.rules.cards import Card, card_code, hand_text, mask_of
from skat_desktop.rules.contract import Contract
from skat_desktop.rules.deal import HAND_SIZE, SEATS, SKAT_SIZE
from skat_desktop.rules.events import (
    Bid,
    CardPlayed,
    Claimed,
    Conceded,
    ConcessionAnswered,
    Declared,
    Discarded,
    Held,
    Passed,
    RestAwarded,
    SkatTaken,
)
from skat_desktop.rules.playing import claim_judgement
from skat_desktop.rules.refusal import Refusal
from skat_desktop.rules.result import End
from skat_desktop.rules.rulesets import RuleSet
from skat_desktop.rules.skatgame import SkatGame
from skat_desktop.rules.state import SkatState


class Replay:
    """Folds the moves of one record.

    Attributes:
        game: the game so far.
        state: its state.
        went_on: whether moves of play follow an end that the table did not notice: a claim that
            stands, a Null that is lost at once.
    """

    game: SkatGame
    state: SkatState

    def __init__(
        self, moves: tuple[Move, ...], rules: RuleSet, *, judge_claims: bool = True
    ) -> None:
        """Prepare to fold moves.

        Args:
            moves: all moves of the record, the deal first.
            rules: the rule set.
            judge_claims: whether a claim that stands ends the deal.
        """
        self._moves = moves
        self._rules = rules
        self._judge_claims = judge_claims
        self._contract: Contract | None = None
        self._skat_shown = True
        self._resigned: set[int] = set()
        self._broken_off: int | None = None
        self._left: int | None = None
        self._timed_out: int | None = None
        self._claim_stood = False
        self.went_on = False

    def run(self) -> Replay:
        """Fold all moves and return this replay.

        Raises:
            RecordFault: with the move that is wrong.
        """
        place = 0
        try:
            if not self._moves or self._moves[0].player != SERVER:
                raise RecordFault("moves.deal_first")
            self.game = SkatGame(parse_dealt(self._moves[0].action), self._rules)
            self.state = self.game.state
            for place in range(1, len(self._moves)):
                move = self._moves[place]
                if self.over:
                    self._after_end(move)
                elif move.player == SERVER:
                    self._server(move.action)
                else:
                    self._act(SEAT_OF_PLAYER[move.player], move.action)
        except RecordFault as fault:
            raise fault.at(place + 1, self._written(place)) from None
        except Refusal as refusal:
            refused = RecordFault("moves.refused", refusal=refusal)
            raise refused.at(place + 1, self._written(place)) from None
        return self

    def _written(self, place: int) -> str:
        return str(self._moves[place]) if self._moves else ""

    @property
    def over(self) -> bool:
        """Whether the deal has ended, one way or another."""
        return self.state.result is not None or self._broken_off is not None

    def computed(self) -> RecordResult:
        """Return what property R should say, once the deal is over."""
        if self._broken_off is not None:
            result = broken_off(self._broken_off)
        else:
            assert self.state.result is not None
            result = recorded_form(self.state.result)
        return replace(
            result,
            left=self._left,
            timed_out=self._timed_out,
            resigned=bool(self._resigned),
        )

    # The server

    def _server(self, action: str) -> None:
        word = parse_server_word(action)
        if word is not None:
            self._drop_out(*word)
        elif not self._skat_shown:
            if mask_of(parse_card_list(action)) != self.state.deal.skat:
                raise RecordFault("moves.skat", skat=hand_text(self.state.deal.skat))
            self._skat_shown = True
        else:
            raise RecordFault("moves.server")

    def _drop_out(self, word: str, seat: int) -> None:
        self._note_drop_out(word, seat)
        if self.state.phase != "play":
            self._broken_off = seat
        elif seat == self.state.declarer:
            self._give_up(seat)
        else:
            self.game.apply(RestAwarded(to_declarer=True))

    def _note_drop_out(self, word: str, seat: int) -> None:
        if word == TIME_OUT:
            self._timed_out = seat
        else:
            self._left = seat

    # The players

    def _act(self, seat: int, action: str) -> None:
        state = self.state
        if not self._skat_shown:
            raise RecordFault("moves.skat_expected", seat=seat)
        if self._contract is not None:
            self._split_discard(seat, action)
            return
        card = CARD_OF_CODE.get(action)
        if card is not None:
            self.game.apply(CardPlayed(seat, card))
        elif action == PASS:
            self.game.apply(Passed(seat))
        elif action == YES:
            self.game.apply(Held(seat))
        elif action == TAKE_SKAT:
            self.game.apply(SkatTaken(seat))
            self._skat_shown = False
        elif action == RESIGN:
            self._resign(seat)
        elif action == SHOW_CARDS or action.startswith(SHOW_CARDS + "."):
            self._show(seat, action)
        elif action[:1].isdigit():
            self.game.apply(Bid(seat, parse_bid(action)))
        elif action[2:3] == "." and state.contract is not None and state.contract.ouvert:
            self._check_open_hand(seat, parse_card_list(action))
        else:
            self._announce(seat, action)

    def _announce(self, seat: int, action: str) -> None:
        contract, cards = parse_announcement(action)
        if self.state.phase != "discard":
            self.game.apply(Declared(seat, contract))
            if cards and not contract.ouvert:
                raise RecordFault("moves.hand_cards", found=len(cards))
            self._check_open_hand(seat, cards)
        elif cards:
            self._discard(seat, contract, cards)
        else:
            # Split form: the discards follow as a move of their own.
            self._contract = contract

    def _split_discard(self, seat: int, action: str) -> None:
        contract = self._contract
        assert contract is not None
        if seat != self.state.declarer or action[2:3] != ".":
            raise RecordFault("moves.discard_expected", seat=self.state.declarer)
        self._contract = None
        self._discard(seat, contract, parse_card_list(action))

    def _discard(self, seat: int, contract: Contract, cards: list[Card]) -> None:
        discards, open_hand = cards, []
        if contract.ouvert and len(cards) == SKAT_SIZE + HAND_SIZE:
            discards, open_hand = cards[:SKAT_SIZE], cards[SKAT_SIZE:]
        self.game.apply(Discarded(seat, mask_of(discards)))
        self.game.apply(Declared(seat, contract))
        self._check_open_hand(seat, open_hand)

    def _check_open_hand(self, seat: int, cards: list[Card]) -> None:
        """Refuse cards laid open that the seat does not hold."""
        mask_of(cards)
        held = self.state.hands[seat]
        for card in cards:
            if not held >> card & 1:
                raise RecordFault("moves.open_hand", card=card_code(card), seat=seat)

    # Claims and resignations

    def _show(self, seat: int, action: str) -> None:
        state = self.state
        game = self.game
        if state.phase != "play":
            raise Refusal("turn.phase", event=str(Claimed(seat)), phase=state.phase)
        _, dot, cards = action.partition(".")
        if dot:
            self._check_open_hand(seat, parse_card_list(cards))
        if state.last_claim.get(seat) == state.cards_played:
            return
        stands = claim_judgement(state, seat)()
        if stands and not self._judge_claims:
            return
        if seat == game.to_act:
            game.apply(Claimed(seat))
        elif stands:
            game.apply(RestAwarded(to_declarer=seat == state.declarer))
        self._claim_stood = stands

    def _resign(self, seat: int) -> None:
        state = self.state
        if state.phase != "play":
            raise Refusal("turn.phase", event=str(Conceded(seat)), phase=state.phase)
        self._resigned.add(seat)
        if seat == state.declarer:
            self._give_up(seat)
        elif all(other in self._resigned for other in SEATS if other != state.declarer):
            self.game.apply(RestAwarded(to_declarer=True))

    def _give_up(self, declarer: int) -> None:
        if self.state.tricks:
            self.game.apply(RestAwarded(to_declarer=False))
            return
        # Nobody has a trick yet: conceding charges the plain level, as the server does.
        self.game.apply(Conceded(declarer))
        while self.state.concession is not None:
            defender = self.game.to_act
            assert defender is not None
            self.game.apply(ConcessionAnswered(defender, agreed=True))

    # After the end

    def _after_end(self, move: Move) -> None:
        """Take note of those who leave, and let pass what the table did not know to be late."""
        word = parse_server_word(move.action) if move.player == SERVER else None
        if word is not None:
            if self._broken_off is None:
                self._note_drop_out(*word)
            return
        if move.player != SERVER and (move.action == RESIGN or move.action.startswith(SHOW_CARDS)):
            if move.action == RESIGN:
                self._resigned.add(SEAT_OF_PLAYER[move.player])
            return
        result = self.state.result
        lost_at_once = result is not None and result.end is End.IMPOSSIBLE_NULL
        if not (lost_at_once or self._claim_stood):
            raise Refusal("turn.over", event=str(move))
        self.went_on = True

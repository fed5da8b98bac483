# SPDX-License-Identifier: MIT
"""House rules that exist only in tests: they show that the four points carry what is planned."""

from __future__ import annotations

from dataclasses import dataclass, replace

from skat_desktop.rules.cards import JACKS, Card, cards_of, parse_hand
from skat_desktop.rules.contract import Contract
from skat_desktop.rules.games import STRENGTH, TRUMPS, GameType
from skat_desktop.rules.house import DealTerms, HouseRule, SeriesState
from skat_desktop.rules.lists import scores
from skat_desktop.rules.rulesets import INTERNATIONAL, RuleSet
from skat_desktop.rules.series import Entry, SeriesSetup
from skat_desktop.rules.state import SkatState
from skat_desktop.rules.valuation import Draft, Factor, Level, LossReason, Play, Side

REVOLUTION = Contract(GameType.NULL, hand=True, ouvert=True)
GRAND_HAND = Contract(GameType.GRAND, hand=True)
RAMSCH = "ramsch"


def with_rules(*house_rules: HouseRule, rules: RuleSet = INTERNATIONAL) -> RuleSet:
    """Return a rule set with house rules."""
    return replace(rules, id="house", house_rules=house_rules)


def was_said(word: str, play: Play | SkatState) -> bool:
    """Tell whether a word was said in a deal."""
    return any(event.word == word for event in play.announced)


@dataclass(frozen=True)
class Double(HouseRule):
    """A defender may say "double" before his own first card; said, the value counts twice."""

    id: str = "double"

    def announcements(self, state: SkatState, seat: int) -> tuple[str, ...]:
        """Offer the word."""
        early = state.phase == "play" and state.hands[seat].bit_count() == 10
        free = early and not was_said("double", state) and seat != state.declarer
        return ("double",) if free else ()

    def value_step(self, draft: Draft) -> None:
        """Double."""
        if was_said("double", draft.play):
            draft.factors.append(Factor("double", 2))


def lowest_trump(game: GameType) -> Card:
    """Return the seven of a suit game, the jack of diamonds in Grand."""
    return min(cards_of(TRUMPS[game]), key=STRENGTH[game].__getitem__)


@dataclass(frozen=True)
class Spitze(HouseRule):
    """The declarer may announce to win the last trick with the lowest trump: one level more."""

    id: str = "spitze"

    def announcements(self, state: SkatState, seat: int) -> tuple[str, ...]:
        """Offer the word to a declarer who holds the card, before the first lead."""
        if state.phase != "play" or state.cards_played or seat != state.declarer:
            return ()
        assert state.contract is not None
        game = state.contract.game
        hand = state.hands[seat]
        if game.is_null or not hand >> lowest_trump(game) & 1 or was_said("spitze", state):
            return ()
        all_jacks = game is GameType.GRAND and hand & JACKS == JACKS
        return () if all_jacks else ("spitze",)

    def further_levels(self, contract: Contract, matador_count: int) -> tuple[int, ...]:
        """Return one level or none, and none where the card is missing or not enough."""
        if contract.game is GameType.GRAND:
            return (0,) if abs(matador_count) == 4 else (0, 1)
        return (0,) if matador_count == -11 else (0, 1)

    def value_step(self, draft: Draft) -> None:
        """Count the level, and lose the game if the last trick was not won like that."""
        if not was_said("spitze", draft.play):
            return
        draft.levels.append(Level("spitze", 1))
        if draft.reason in (None, LossReason.POINTS) and not self._made(draft):
            draft.reason = LossReason.ANNOUNCED

    def _made(self, draft: Draft) -> bool:
        card = lowest_trump(draft.contract.game)
        play = draft.play
        for number, trick in enumerate(play.tricks, start=1):
            if card in trick.cards:
                return number == 10 and trick.winner == play.declarer
        return play.rest is Side.DECLARER


@dataclass(frozen=True)
class OnlyJacks(HouseRule):
    """Only jacks count as matadors."""

    id: str = "only-jacks"

    def further_levels(self, contract: Contract, matador_count: int) -> tuple[int, ...]:
        """Take away what is more than four."""
        del contract
        return (min(4, abs(matador_count)) - abs(matador_count),)

    def value_step(self, draft: Draft) -> None:
        """Count four matadors at most."""
        if draft.levels:
            first = draft.levels[0]
            draft.levels[0] = Level(first.name, min(4, first.count))


@dataclass(frozen=True)
class Revolution(HouseRule):
    """Null ouvert Hand for 92, if the word is said before it is declared."""

    id: str = "revolution"

    def announcements(self, state: SkatState, seat: int) -> tuple[str, ...]:
        """Offer the word to the declarer while the skat lies there."""
        if state.phase != "skat" or seat != state.declarer or was_said("revolution", state):
            return ()
        return ("revolution",) if state.auction.value <= 90 else ()

    def further_values(self) -> tuple[int, ...]:
        """Return the one value."""
        return (92,)

    def value_step(self, draft: Draft) -> None:
        """Set the value."""
        if draft.contract == REVOLUTION and was_said("revolution", draft.play):
            draft.base = 92


@dataclass(frozen=True)
class RedJacks(HouseRule):
    """A game counts twice when the declarer's jacks are the red ones, and these two only."""

    id: str = "red-jacks"

    def value_step(self, draft: Draft) -> None:
        """Look at the twelve cards."""
        if draft.cards is not None and draft.cards & JACKS == parse_hand("HJ DJ"):
            draft.factors.append(Factor("red", 2))


@dataclass(frozen=True)
class Bock(HouseRule):
    """A round of deals counts twice after a score with three equal end digits or two zeros, or
    after a value of 72; with a Ramsch round behind it if wanted. A Grand Hand in a Ramsch round
    is played besides it: the same dealer deals again.
    """

    id: str = "bock"
    ramsch_follows: bool = False

    def after_deal(
        self, state: SeriesState, setup: SeriesSetup, entries: tuple[Entry, ...]
    ) -> SeriesState:
        """Append a round after each event."""
        entry = entries[-1]
        coming = state.coming
        if entry.terms.kind == RAMSCH and entry.result.contract == GRAND_HAND:
            coming = (replace(entry.terms, dealer_again=True), *coming)
        if self._happened(setup, entries):
            coming += (DealTerms(2),) * setup.places
            if self.ramsch_follows:
                coming += (DealTerms(kind=RAMSCH),) * setup.places
        return replace(state, coming=coming)

    def _happened(self, setup: SeriesSetup, entries: tuple[Entry, ...]) -> bool:
        valuation = entries[-1].result.valuation
        if valuation is not None and valuation.game_value >= 72:
            return True
        before = scores(entries[:-1], setup.places, setup.list_kind)
        after = scores(entries, setup.places, setup.list_kind)
        changed = [new for old, new in zip(before, after, strict=True) if new != old]
        return any(abs(new) % 1000 % 111 == 0 or new % 100 == 0 for new in changed)

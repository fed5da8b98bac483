# SPDX-License-Identifier: MIT
"""The reasons that the computer players give: one closed set of keys.

Each member's text is the key of :class:`skat_desktop.ai.player.Reason`; the line under it says
what is claimed and names the params. ``i18n`` makes a sentence of each. A claim is true in the
position it is given for, as far as the view tells.

Params, the same everywhere: ``card`` the card played (int), ``cards`` a mask, ``suit`` a
:class:`~skat_desktop.rules.cards.Suit` or None for trumps, ``partner`` and ``seat`` seats 0 … 2,
``points`` card points, ``contract`` a :class:`~skat_desktop.rules.contract.Contract`, ``value``
its value in game points as far as can be seen, ``matadors`` signed (0 in Null; before the skat is
known a game "without" several may count as -1, what it is worth with any jack in the skat),
``bid`` a value of the auction, ``chance`` the estimated chance to win, 0 … 1.
"""

from __future__ import annotations

from enum import StrEnum


class Why(StrEnum):
    """All keys."""

    # Auction

    BID_WORTH = "bid.worth"
    """The hand is worth a game of ``value``, so ``bid`` can be said.
    Params: bid contract value matadors chance."""
    BID_HOLD = "bid.hold"
    """The hand is worth a game of ``value``, so the ``bid`` said can be held.
    Params: bid contract value matadors chance."""
    BID_LAST_WORD = "bid.last_word"
    """All others have passed without a bid; the hand is good enough to play for ``bid``.
    Params: bid contract value matadors chance."""
    BID_TOO_HIGH = "bid.too_high"
    """The best game of the hand is worth ``value``, less than the ``bid`` now asked for.
    Params: bid contract value matadors chance."""
    BID_WEAK = "bid.weak"
    """No game is likely enough to win; ``contract`` comes closest.
    Params: contract chance."""
    BID_LADDER_END = "bid.ladder_end"
    """``bid`` is the highest value there is: nothing can be said above it.
    Params: bid."""

    # Skat, discard, declaration

    SKAT_TAKE = "skat.take"
    """Two cards more to choose from; ``contract`` is what the hand is aimed at.
    Params: contract chance."""
    SKAT_HAND = "skat.hand"
    """The game is all but won without the skat, and Hand raises its value to ``value``.
    Params: contract value matadors chance."""
    DISCARD_VOID = "discard.void"
    """With the two ``cards`` gone no card of ``suit`` is left, so it can be trumped.
    Params: cards suit contract."""
    DISCARD_POINTS = "discard.points"
    """Cards with points that might be lost in play are safe in the skat: the ``cards`` count
    ``points`` for the declarer. Params: cards points contract."""
    DISCARD_LOSERS = "discard.losers"
    """The two ``cards`` are those that ``contract`` can spare most easily.
    Params: cards contract."""
    DISCARD_DANGER = "discard.danger"
    """In Null the two ``cards`` are those most likely to be forced to take a trick.
    Params: cards contract."""
    DECLARE_BEST = "declare.best"
    """``contract`` promises most and its ``value`` covers the bid.
    Params: contract value matadors chance bid."""
    DECLARE_COVERS = "declare.covers"
    """``contract`` covers the bid; ``instead``, more likely to be won, does not.
    Params: contract value matadors chance bid instead."""
    DECLARE_OVERBID = "declare.overbid"
    """No game covers the ``bid`` as the cards lie; ``contract`` comes closest to it or
    costs least. Params: contract value matadors bid."""

    # Concession

    CONCEDE_AGREE = "concede.agree"
    """The declarer, ``seat``, gives up, which is as good as winning. Params: seat."""

    # Play: no choice

    ONLY_CARD = "play.only_card"
    """It is the only legal card. Params: card."""
    # Play: leading

    DRAW_TRUMPS = "play.draw_trumps"
    """Nothing beats the trump ``card``, and ``out`` trumps may still be with the defenders.
    Params: card out."""
    FORCE_TRUMP = "play.force_trump"
    """A low trump makes the defenders spend ``higher`` trumps that beat all own ones.
    Params: card higher."""
    CASH_WINNER = "play.cash_winner"
    """No card that is still out can take the trick. Params: card points."""
    LEAD_HIGH = "play.lead_high"
    """The highest card left of its suit, led before it can be trumped.
    Params: card suit points."""
    ESTABLISH = "play.establish"
    """A low card drives out what is above ``target``, which can win later.
    Params: card suit target."""
    LEAD_LOSER = "play.lead_loser"
    """The lead is given up with a card that costs ``points``. Params: card points."""
    SHORT_SUIT = "play.short_suit"
    """The declarer plays last to the trick: a defender leads from a short suit.
    Params: card suit seat."""
    LONG_SUIT = "play.long_suit"
    """The declarer plays next: a defender leads from a long suit. Params: card suit seat."""
    RETURN_SUIT = "play.return_suit"
    """The suit that the partner led first is led again. Params: card suit partner."""
    GIVE_RUFF = "play.give_ruff"
    """The partner has no card of ``suit`` left and can trump it. Params: card suit partner."""
    FORCE_DECLARER = "play.force_declarer"
    """The declarer, ``seat``, has no card of ``suit``: he must trump or let it go.
    Params: card suit seat."""
    LEAD_TRUMP = "play.lead_trump"
    """Only trumps are left to lead. Params: card."""

    # Play: winning a trick

    WIN_CHEAPLY = "play.win_cheaply"
    """Last to play: no cheaper own card wins these ``points`` (the card's own not counted).
    Params: card points."""
    BRING_HOME = "play.bring_home"
    """Last to play: the trick is won with a card of ``points``, which are safe now.
    Params: card points."""
    TRUMP_IN = "play.trump_in"
    """No card of ``suit`` in the hand: a trump takes over a trick of ``points`` so far.
    Params: card suit points."""
    TAKE_OVER = "play.take_over"
    """The card takes the trick over and probably keeps it. Params: card points."""

    MUST_TAKE = "play.must_take"
    """Every card that costs little takes the trick over, though perhaps not for good.
    Params: card."""

    # Play: the partner's trick

    SMEAR = "play.smear"
    """``partner`` holds the trick for good; ``points`` go on it. Params: card points partner."""
    SMEAR_LIKELY = "play.smear_likely"
    """``partner`` probably wins the trick; ``points`` go on it. Params: card points partner."""
    LEAVE_TO_PARTNER = "play.leave_to_partner"
    """``partner`` holds the trick and is not overtaken. Params: card partner."""

    # Play: losing a trick

    FOLLOW_LOW = "play.follow_low"
    """No own card can win; this one gives away ``points``. Params: card points."""
    HOLD_BACK = "play.hold_back"
    """A card that would take the trick over, ``kept``, is worth more later.
    Params: card kept."""
    THROW_OFF = "play.throw_off"
    """No card of ``suit``, which was led: a card that loses little is thrown off.
    Params: card suit points."""

    # Null

    DUCK = "play.duck"
    """The highest card that stays below ``under``, which holds the trick.
    Params: card under."""
    NULL_RID = "play.null_rid"
    """Nothing of the suit led: a dangerous high card goes. Params: card suit."""
    NULL_LEAD_LOW = "play.null_lead_low"
    """The declarer leads the card that is most likely to be beaten. Params: card suit."""
    NULL_RISK = "play.null_risk"
    """Every legal card takes the trick over: this one is the likeliest to be beaten, or the
    trick is lost anyway. Params: card."""
    NULL_ATTACK = "play.null_attack"
    """A low card in a suit in which the declarer, ``seat``, may have to take the trick.
    Params: card suit seat."""
    NULL_HELPLESS = "play.null_helpless"
    """The declarer, ``seat``, has no card left of any suit that can be led. Params: card seat."""
    NULL_UNDER = "play.null_under"
    """The declarer, ``seat``, holds the trick and the card stays below his. Params: card seat."""
    NULL_LOW = "play.null_low"
    """A defender stays low: the declarer, ``seat``, is still to play. Params: card seat."""
    NULL_UNBLOCK = "play.null_unblock"
    """The declarer does not take this trick, so a high card goes and low ones stay.
    Params: card seat."""

    # Search: what many worlds say where no rule names the card

    SEARCH_MORE_WINS = "search.more_wins"
    """In ``worlds`` ways the unseen cards may lie this card wins most often, with ``chance``; the
    next best, ``other``, with ``other_chance``. Params: card chance worlds other other_chance."""
    SEARCH_MORE_POINTS = "search.more_points"
    """The card wins as often as ``other``, with more card points to spare.
    Params: card chance worlds other other_chance."""
    SEARCH_BEST_LOSS = "search.best_loss"
    """Hardly any way the cards may lie wins; this card loses least or hopes for most.
    Params: card chance worlds other other_chance."""
    SEARCH_ALL_EQUAL = "search.all_equal"
    """Every legal card leads to the same results. Params: card chance worlds."""


KEYS = frozenset(str(why) for why in Why)
"""The keys as strings."""

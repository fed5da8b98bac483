# SPDX-License-Identifier: MIT
"""Small positions in which a decent beginner knows what to do, and why."""

from __future__ import annotations

import pytest

from skat_desktop.ai.player import Decision
from skat_desktop.ai.reasons import Why
from skat_desktop.rules.cards import hand_text
from skat_desktop.rules.events import Bid, Declared, Discarded, Held, Passed, SkatTaken
from tests.ai.claims_of_reasons import check_reason
from tests.ai.positions import chosen, decide, opening, position
from tests.support import cards

# name, view, cards that are right, reason
PLAY = {
    "declarer draws trumps from the top": (
        position("C", "CJ SJ CA CT C9 C8 SA HA H7 D7", seat=0, declarer=0, skat="S7 S8"),
        "CJ SJ",
        Why.DRAW_TRUMPS,
    ),
    "declarer forces out the jack above his": (
        position("C", "SJ HJ CA CT C9 C8 SA HA H7 D7", seat=0, declarer=0, skat="S7 S8"),
        "SJ HJ",
        Why.FORCE_TRUMP,
    ),
    "declarer leaves the last high trump alone and cashes": (
        position(
            "C",
            "CA CT C9 SA ST H9 D9",
            seat=0,
            declarer=0,
            skat="H7 S7",
            played="SJ CK HJ  C7 DJ CQ  SK D8 C8",
            leader=0,
        ),
        "SA",
        Why.LEAD_HIGH,
    ),
    "declarer cashes when trumps are gone": (
        position(
            "G",
            "SA ST SK HA H7 D9",
            seat=0,
            declarer=0,
            skat="H9 S7",
            played="CJ SJ D7  HJ DJ D8  CA C7 C8  CT C9 CK",
        ),
        "SA HA",
        Why.CASH_WINNER,
    ),
    "declarer gives a low card to free his ten": (
        position(
            "G",
            "ST S8 DT D9",
            seat=0,
            declarer=0,
            skat="H9 S7",
            played="CJ SJ D7  HJ DJ D8  CA C7 C8  CT C9 CK  HA H7 H8  HT HK HQ",
        ),
        "S8 D9",
        Why.ESTABLISH,
    ),
    "declarer in last seat trumps a rich trick": (
        position("C", "CJ SJ CA C9 C8 SA ST DK D7 D8", seat=2, declarer=2, table="HT HA"),
        "CA",
        Why.TRUMP_IN,
    ),
    "declarer in last seat takes with ace or ten, of which the other stays high": (
        position(
            "C", "CJ SJ CA C9 C8 SA ST D8 D7 HK", seat=2, declarer=2, table="S7 S8", skat="H7 H8"
        ),
        "SA ST",
        Why.BRING_HOME,
    ),
    "declarer throws off rather than trump nothing": (
        position(
            "C", "CJ SJ CA C9 C8 SA ST SK S9 D7", seat=2, declarer=2, table="H7 H8", skat="H9 HQ"
        ),
        "D7",
        Why.THROW_OFF,
    ),
    "declarer trumps low": (
        position(
            "D",
            "SJ HJ DJ DT DQ D8 HA HQ H7",
            seat=2,
            declarer=2,
            skat="S9 SQ",
            played="C8 CT C7",
            table="CQ",
            leader=1,
        ),
        "D8 DQ",
        Why.TRUMP_IN,
    ),
    "declarer takes the last trick but one cheaply": (
        position(
            "G",
            "SA SQ",
            seat=2,
            declarer=2,
            skat="H7 H8",
            played="CJ SJ DJ C7 C8 CA  HJ C9 CT  D7 D8 DA  DK DT DQ  HA HT H9  HK HQ D9  CQ CK S7",
            table="S8 S9",
            leader=0,
        ),
        "SQ",
        Why.WIN_CHEAPLY,
    ),
    "defender smears the ten on a trick that is his partner's": (
        position("C", "HT H7 SA S8 D7 D8 D9 C7 C8 DK", seat=2, declarer=1, table="HA H9"),
        "HT",
        Why.SMEAR,
    ),
    "defender smears from another suit on the partner's jack": (
        position("S", "HT HA DT D9 D8 CA CQ C9 H8 C7", seat=2, declarer=1, table="CJ S7"),
        "DT",
        Why.SMEAR,
    ),
    "defender smears when the partner will take the trick": (
        position(
            "D",
            "S7 S8 SQ ST SA CA HA H9 HQ",
            seat=1,
            declarer=0,
            played="DQ D9 D8",
            table="D7",
        ),
        "ST SA CA HA",
        Why.SMEAR_LIKELY,
    ),
    "defender does not overtake the partner": (
        position("C", "HA H7 SA S8 D7 D8 D9 C7 C8 DK", seat=2, declarer=1, table="HT H9"),
        "H7",
        Why.LEAVE_TO_PARTNER,
    ),
    "second defender stays low on the partner's lead": (
        position("D", "CJ HJ DK S7 SQ ST H8 HT C7 CA", seat=1, declarer=2, table="HQ"),
        "H8",
        Why.LEAVE_TO_PARTNER,
    ),
    "defender takes the declarer's ten": (
        position("C", "HA H7 SA S8 D7 D8 D9 C7 C8 DK", seat=2, declarer=1, table="H8 HT"),
        "HA",
        Why.WIN_CHEAPLY,
    ),
    "defender trumps the declarer's ace": (
        position("C", "SA S8 ST D7 D8 D9 C7 C8 DK DA", seat=2, declarer=0, table="HA H9"),
        "C7 C8",
        Why.TRUMP_IN,
    ),
    "defender brings the endangered ten of trumps home": (
        position("C", "SA S8 ST D7 D8 D9 CT C8 DK DA", seat=2, declarer=0, table="HA H9"),
        "CT",
        Why.TRUMP_IN,
    ),
    "defender gives the declarer's jack nothing": (
        position("C", "CT C7 SA S8 D7 D8 D9 DK HA HT", seat=2, declarer=0, table="CJ C8"),
        "C7",
        Why.FOLLOW_LOW,
    ),
    "defender throws a low card on the declarer's winner": (
        position("H", "CT CA SA S8 S7 D8 D9 DK CK CQ", seat=2, declarer=0, table="HJ H8"),
        "D8 D9 S7",
        Why.THROW_OFF,
    ),
    "defender leads short when the declarer plays last": (
        position("C", "HT HK H9 H8 S8 DQ D9 DT CJ C7", seat=0, declarer=2),
        "S8",
        Why.SHORT_SUIT,
    ),
    "defender leads long when the declarer plays next": (
        position("C", "HQ HK H9 H8 S8 DQ D9 DT CJ C7", seat=0, declarer=1),
        "H8 H9",
        Why.LONG_SUIT,
    ),
    "defender gives the partner a ruff": (
        position(
            "C",
            "HK H8 S8 DQ D9 DT D8 SK C7",
            seat=0,
            declarer=2,
            played="HA C8 H9",
            leader=0,
        ),
        "H8",
        Why.GIVE_RUFF,
    ),
    "defender cashes the ace in Grand": (
        position("G", "SA ST SK S9 S8 H7 H8 DQ D9 C7", seat=0, declarer=1),
        "SA",
        Why.LEAD_HIGH,
    ),
    "Null: the declarer ducks with his highest card below": (
        position("N", "S7 S9 SJ H7 H8 HT D7 D9 DJ C8", seat=2, declarer=2, table="ST SQ"),
        "SJ",
        Why.DUCK,
    ),
    "Null: the declarer throws his worst card off": (
        position("N", "S7 S9 SJ H7 H8 HT D7 D9 DA D8", seat=2, declarer=2, table="CT CQ"),
        "DA",
        Why.NULL_RID,
    ),
    "Null: the declarer leads what is surely beaten": (
        position("N", "S7 S9 SJ H7 H8 HT D7 D9 DJ C8", seat=0, declarer=0),
        "S7 H7 D7 C8",
        Why.NULL_LEAD_LOW,
    ),
    "Null: the defender goes under the declarer's card": (
        position("N", "S8 SK SA HA HK HQ DA DK DQ CA", seat=2, declarer=1, table="S7 S9"),
        "S8",
        Why.NULL_UNDER,
    ),
    "Null: the defender gets rid of a high card": (
        position("N", "S8 SK SA HA HK HQ DA DK DQ CA", seat=2, declarer=1, table="ST S9"),
        "SA SK",
        Why.NULL_UNBLOCK,
    ),
    "Null: the defender stays low before the declarer": (
        position("N", "S8 SK SA HA HK HQ DA DK DQ CA", seat=1, declarer=2, table="S9"),
        "S8",
        Why.NULL_LOW,
    ),
    "Null ouvert: the defender leads below the declarer's bare card": (
        position(
            "NO",
            "S8 SK H8 HA HK DA DK DT CA CK",
            seat=0,
            declarer=1,
            open_hand="S9 H7 H9 HJ D7 D8 D9 C7 C8 C9",
        ),
        "S8",
        Why.NULL_ATTACK,
    ),
    "one legal card": (
        position("G", "SA HT H9 D7 D8 D9 C7 C8 C9 CA", seat=1, declarer=2, table="S7"),
        "SA",
        Why.ONLY_CARD,
    ),
}


@pytest.mark.parametrize("name", PLAY)
def test_play(name):
    view, right, why = PLAY[name]
    card, key = chosen(view)
    assert card in right.split()
    assert key == why
    check_reason(view, decide(view))


STRONG = "CJ SJ HJ CA CT CK C9 SA ST D7"
WEAK = "HQ H9 H7 S9 S8 DQ D9 D8 C8 CQ"
NULL_HAND = "S7 S9 SJ H7 H8 HT D7 D9 DJ C7"


def worth(decision: Decision) -> int:
    """Return the value that a reason names."""
    value = decision.reason.params["value"]
    assert isinstance(value, int)
    return value


def test_a_strong_hand_bids_and_holds():
    decision = decide(opening("auction", STRONG, seat=1, bid=0))
    assert decision.action == Bid(1, 18)
    assert decision.reason.key == Why.BID_WORTH
    asked = opening("auction", STRONG, seat=0, bid=18, auction=(Bid(1, 18),))
    assert decide(asked).action == Held(0)


def test_a_weak_hand_passes():
    decision = decide(opening("auction", WEAK, seat=1, bid=0))
    assert decision.action == Passed(1)
    assert decision.reason.key == Why.BID_WEAK


def test_forehand_has_the_last_word():
    said = (Passed(1), Passed(2))
    decision = decide(opening("auction", STRONG, seat=0, bid=0, auction=said))
    assert decision.action == Bid(0, 18)
    assert decision.reason.key == Why.BID_LAST_WORD
    assert decide(opening("auction", WEAK, seat=0, bid=0, auction=said)).action == Passed(0)


def test_the_value_of_the_hand_is_the_limit():
    hand = "CJ DA DT DK D9 D8 HA SA S7 H7"
    said: tuple[Bid | Held, ...] = ()
    for value in (18, 20, 22, 23, 24, 27, 30, 33, 35, 36, 40, 44, 45, 46, 48, 50):
        asked = opening("auction", hand, seat=0, bid=value, auction=(*said, Bid(1, value)))
        decision = decide(asked)
        check_reason(asked, decision)
        if decision.action == Passed(0):
            break
        said = (*said, Bid(1, value), Held(0))
    assert decision.reason.key == Why.BID_TOO_HIGH
    assert decision.reason.params["bid"] == value
    assert worth(decision) < value


def test_nothing_is_said_above_the_top_of_the_ladder():
    said = (Bid(1, 264), Held(0), Passed(1))
    view = opening("auction", STRONG, seat=2, bid=264, auction=said)
    decision = decide(view)
    assert decision.action == Passed(2)
    assert decision.reason.key == Why.BID_LADDER_END


def test_a_null_hand_is_bid_for_its_value():
    decision = decide(opening("auction", NULL_HAND, seat=1, bid=0))
    assert decision.action == Bid(1, 18)
    contract = decision.reason.params["contract"]
    assert str(contract).startswith("N")


def test_the_skat_is_taken_up_unless_the_game_is_sure():
    ordinary = "CJ HJ DA DT DK D8 HA S7 ST C7"
    assert decide(opening("skat", ordinary)).action == SkatTaken(0)
    sure = "CJ SJ HJ DJ CA CT CK CQ SA ST"
    decision = decide(opening("skat", sure))
    assert isinstance(decision.action, Declared)
    assert decision.action.contract.hand
    assert decision.reason.key == Why.SKAT_HAND


def test_ten_winners_are_announced_and_laid_open():
    decision = decide(opening("skat", "CJ SJ HJ DJ CA CT CK CQ SA ST"))
    assert isinstance(decision.action, Declared)
    assert decision.action.contract.ouvert


def test_two_losers_announce_nothing():
    decision = decide(opening("skat", "CJ SJ HJ DJ CA CT CK CQ S9 H9"))
    assert isinstance(decision.action, Declared)
    assert not decision.action.contract.schneider


@pytest.mark.parametrize(
    "twelve, gone, why",
    [
        ("CJ SJ CA CK C9 C8 C7 SA ST SK HT D7", "HT D7", Why.DISCARD_POINTS),
        ("CJ SJ CA CK C9 C8 C7 SA ST SK H9 H7", "H9 H7", Why.DISCARD_VOID),
    ],
)
def test_discard(twelve, gone, why):
    view = opening("discard", twelve)
    decision = decide(view)
    assert isinstance(decision.action, Discarded)
    assert hand_text(decision.action.cards) == hand_text(cards(gone))
    assert decision.reason.key == why
    check_reason(view, decision)


def test_null_discards_what_is_dangerous():
    view = opening("discard", NULL_HAND + " HA CK")
    decision = decide(view)
    assert isinstance(decision.action, Discarded)
    assert decision.action.cards == cards("HA CK")
    assert decision.reason.key == Why.DISCARD_DANGER


def test_the_declared_game_covers_the_bid():
    hand, skat = "DJ HJ SA SK SQ S9 S8 S7 HA CA", "D7 D8"
    low = decide(opening("declare", hand, bid=18, skat=cards(skat)))
    assert low.action == Declared(0, low.reason.params["contract"])  # type: ignore[arg-type]
    assert worth(low) >= 18
    assert low.reason.key == Why.DECLARE_BEST
    high = decide(opening("declare", hand, bid=40, skat=cards(skat)))
    assert high.reason.key == Why.DECLARE_COVERS
    assert worth(high) >= 40


def test_where_nothing_covers_the_least_is_lost():
    view = opening("declare", "CJ DA DT DK D9 D8 HA SA S7 H7", bid=264, skat=cards("C7 C8"))
    decision = decide(view)
    assert decision.reason.key == Why.DECLARE_OVERBID
    check_reason(view, decision)

# SPDX-License-Identifier: CC0-1.0
"""The twelve French heads: one build a suit, one view and outline a figure.

Each head comes in two layers: `behind` goes under the body, `before` over it.
"""

from parts import heads, profile_hair
from parts.pen import OUT, at, group

from french.caps import cap
from french.crowns import crown
from french.drawing import disc, line, shape
from french.faces import BUILD, beard, face, moustache
from french.figure import Figure
from french.hair import fringe, hair, plait, veil
from french.headdresses import headdress
from french.palette import GOLD, HAIR, HAIR_YOUNG, INK, SKIN

LIP = {"K": "#A6483C", "Q": "#B5362F", "J": "#B0584A"}
HAT_AT = {"profile": -12, "quarter": -1, "front": 0}  # the skull's middle, seen from the side


def _hair_behind(o: Figure, col: tuple[str, str], p: dict[str, str]) -> str:
    if o.hair == "veil":
        return veil(p)
    if o.head == "profile" and o.hair != "veil":
        return ""
    back = hair(o.hair, col)
    if o.hair == "up":
        knot = "M-24,-110 C-10,-128 16,-128 26,-108 M-18,-96 C-6,-112 12,-112 20,-96"
        return disc(0, -104, 34, col[0], OUT) + line(knot, 2.6, col[1]) + back
    return back


def _bare(rank: str, suit: str, o: Figure, col: tuple[str, str]) -> str:
    """The face with beard and fringe, without a hat."""
    skin, woman = SKIN[suit], rank == "Q"
    c = heads.Complexion(skin[0], skin[1], LIP[rank], col[1], INK)
    if o.head == "profile":
        out = heads.profile(c, woman, hooked=suit == "D", old=o.age)
        out += profile_hair.hair(o.hair, col[0], col[1], INK)
        # the ear shows in front of the hair
        return out + (profile_hair.beard(o.beard, col[0], col[1], INK) if o.beard else "")
    if o.head == "quarter":
        build = BUILD[suit]
        out = heads.three_quarter(
            c, woman, build["width"] - (3 if woman else 0), build["chin"], o.age
        )
        if o.beard:
            out += group(beard(o.beard, col), "translate(-3 0) scale(.93 1)")
            out += at(12, 2, moustache(o.beard, col), 0.94)
        elif suit == "D" and rank == "J":
            out += at(14, 2, moustache("point", col), 0.9)
            out += at(10, 2, _chin_tuft(col))
    else:
        kind = "f" if woman else "m"
        width = {"K": 44, "Q": 41, "J": 42}[rank]
        out = face(skin, LIP[rank], col[1], BUILD[suit], kind, o.gaze, o.age, width, lashes=woman)
        if o.beard:
            out += beard(o.beard, col) + moustache(o.beard, col)
    return out + (fringe(o.fringe, col) if o.fringe else "")


def _chin_tuft(col: tuple[str, str]) -> str:
    return shape("M-6,50 C-2,48 2,48 6,50 C6,60 3,66 0,72 C-3,66 -6,60 -6,50Z", col[0], 2.6)


def head(rank: str, suit: str, o: Figure, p: dict[str, str]) -> tuple[str, str]:
    """What lies behind the body, and what lies before it."""
    col = HAIR[suit] if rank == "K" else HAIR_YOUNG[suit]
    on_top = {"K": crown, "Q": headdress, "J": cap}[rank](suit, p)
    before = _bare(rank, suit, o, col) + group(on_top, f"translate({HAT_AT[o.head]} 0)")
    if o.plaits:
        before = plait(-1, col, GOLD) + plait(1, col, GOLD) + before
    return _hair_behind(o, col, p), before

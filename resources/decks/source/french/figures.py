# SPDX-License-Identifier: CC0-1.0
"""The twelve figures: which parts each is made of, and how they are put together.

Change or add a figure here.  Jacks of hearts and spades, the king and the queen of diamonds
are seen from the side, as some of them are on old cards.
"""

from parts.pen import at

from french.arms import fist, forearm
from french.attributes import ATTRIBUTES
from french.figure import Figure
from french.heads import head
from french.jacks import jack_body
from french.kings import king_body
from french.palette import CREAM, SKIN
from french.queens import queen_body

# fmt: off
FIGURES = {
    "KC": Figure("orb", "lattice", "stripes", "ermine", "locks", beard="long", collar="ermine",
                 pose="hidden"),
    "KS": Figure("sword", "chevron", "bars", "gold", "locks", "quarter", flip=True, age=True,
                 beard="fork", front="diaper", collar="chain"),
    "KH": Figure("sceptre", "pips", "dots", "gold", "curls", beard="round", front="bars",
                 front_col="dark", robe=CREAM, collar="scallop"),
    "KD": Figure("axe", "diaper", "stripes", "ermine", "page", "profile", flip=True,
                 beard="point", front="lozenges", front_col="dark", collar="pointed",
                 pose="hidden"),
    "QC": Figure("daisy", "dots", "bars", "gold", "crop", "quarter", fringe="parted",
                 cloak_pat="stripes", line="square", low=-124, plaits=True),
    "QS": Figure("lily", "lozenges", "lattice", "lace", "veil", "quarter", flip=True,
                 line="v", low=-100),
    "QH": Figure("rose", "plain", "lattice", "gold", "waves", fringe="parted",
                 cloak_pat="pips", line="round", low=-122, pose="hip"),
    "QD": Figure("fan", "diaper", "diaper", "lace", "knot", "profile", flip=True,
                 cloak_pat="chevron", line="square", low=-132, ruff=True),
    "JC": Figure("halberd", "plain", "bars", "gold", "page", "quarter", front="buttons",
                 shoulder="puff", collar="falling", cape="lattice"),
    "JS": Figure("pennant", "plain", "plain", "lace", "page", "profile", flip=True,
                 front="tabard", shoulder="wing", collar="hood", pose="hip"),
    "JH": Figure("scroll", "stripes", "dots", "gold", "curls", "profile", front="lacing",
                 shoulder="roll", collar="scarf"),
    "JD": Figure("horn", "plain", "bars", "lace", "crop", "quarter", flip=True, gaze=-1,
                 front="panes", shoulder="puff", collar="ruff", cape="plain", puff=CREAM),
}
# fmt: on
HEAD_AT: dict[str, tuple[float, float, float]] = {
    "K": (0, -250, 1.08),
    "Q": (0, -247, 1.08),
    "J": (0, -248, 1.06),
    "KH": (0, -241, 1.03),
    "KS": (0, -241, 1.02),
    "QS": (0, -237, 1.0),
    "JS": (0, -242, 1.0),
}


def half_figure(rank: str, suit: str, p: dict[str, str], grow: float = 1) -> str:
    """Everything above the joint; the origin is the middle of the card.

    `grow` enlarges the head upwards from the chin, where a smaller figure leaves room.
    """
    o = FIGURES[rank + suit]
    skin = SKIN[suit]
    hx, hy, hs = HEAD_AT.get(rank + suit, HEAD_AT[rank])
    hy, hs = hy - 62 * hs * (grow - 1), hs * grow
    behind, before = head(rank, suit, o, p)
    out = at(hx, hy, behind, hs, 0, o.flip)
    out += {"K": king_body, "Q": queen_body, "J": jack_body}[rank](suit, p, o, skin)
    out += at(hx, hy, before, hs, 0, o.flip)
    if rank == "K":  # a light sleeve, its pattern in the strong colour
        out += forearm(dict(p, soft=p["main"]), suit, p["soft"], o.sleeve, o.cuff)
    else:
        out += forearm(p, suit, p["main"], o.sleeve, o.cuff)
    return out + at(178, -124, ATTRIBUTES[o.attr](p)) + fist(skin, 178, -124)

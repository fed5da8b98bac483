# SPDX-License-Identifier: CC0-1.0
"""The small cut of the French courts: a bust with a large head, for cards below 100 pixels."""

from parts.pen import OUT, at, group, small_cut

from french.arms import fist, on_joint
from french.attributes import ATTRIBUTES
from french.cloth import tail_at
from french.drawing import disc, line, shape
from french.figures import FIGURES
from french.heads import head
from french.palette import CREAM, GOLD, SKIN, Palette

HEAD_AT = {"K": (16, -204, 1.36), "Q": (16, -196, 1.36), "J": (16, -200, 1.36)}
OWN_HEAD = {
    "KS": (12, -190, 1.3),
    "KH": (12, -196, 1.34),
    "QS": (14, -182, 1.3),
    "QD": (10, -196, 1.34),
    "JS": (0, -190, 1.26),
    "JC": (20, -196, 1.3),
}
HAND = (196, -110)
OWN_HAND = {"KD": (178, -110), "JD": (190, -98), "JS": (178, -110), "QD": (164, -104)}


def _king(p: Palette) -> str:
    """A broad mantle with a cape of ermine."""
    out = shape(
        f"M-60,-130 C-150,-120 -230,-96 -258,-72 L{on_joint(-258)} L{on_joint(258)} L258,-30 "
        "C240,-90 150,-120 60,-130Z",
        p["main"],
    )
    out += shape(
        "M-66,-134 C-130,-124 -190,-96 -206,-56 C-150,-20 -70,0 0,0 C70,0 150,-6 206,-40 "
        "C190,-92 130,-124 66,-134Z",
        CREAM,
    )
    spots = ((-150, -72), (-96, -40), (-100, -100), (100, -96), (96, -34), (150, -64))
    return out + "".join(tail_at(x, y, 1.9) for x, y in spots)


def _queen(p: Palette, skin: tuple[str, str]) -> str:
    """Bare neck, a wide neckline and two puffed sleeves."""
    out = ""
    for s in (-1, 1):
        out += shape(
            f"M{s * 96},-112 C{s * 170},-128 {s * 236},-100 {s * 246},-56 L{on_joint(s * 246)} "
            f"L{on_joint(s * 100)}Z",
            p["soft"],
        )
        fold = f"M{s * 150},-106 C{s * 176},-84 {s * 184},-60 {on_joint(s * 184)}"
        out += line(fold, 6, p["main"])
    out += shape(f"M-130,-112 L130,-112 L{on_joint(118)} L{on_joint(-118)}Z", p["main"])
    out += shape(
        "M-40,-170 L-40,-122 C-60,-116 -90,-114 -104,-110 C-80,-46 80,-46 104,-110 "
        "C90,-114 60,-116 40,-122 L40,-170Z",
        skin[0],
    )
    out += line("M-104,-110 C-80,-44 80,-44 104,-110", 15, GOLD)
    return out + "".join(
        disc(x, -88 + 12 * (1 - (x / 48) ** 2), 9, CREAM, 4) for x in (-48, -24, 0, 24, 48)
    )


def _jack(p: Palette, skin: tuple[str, str]) -> str:
    """A narrow doublet in two colours with a white collar."""
    out = shape(
        f"M-44,-130 C-110,-124 -170,-104 -186,-60 L{on_joint(-190)} L{on_joint(190)} "
        "L186,-50 C170,-100 110,-124 44,-130Z",
        p["main"],
    )
    for s in (-1, 1):
        edge = f"M{s * 84},-112 L{s * 126},-98 L{on_joint(s * 128)} L{on_joint(s * 92)}Z"
        out += shape(edge, p["soft"], 4)
    out += shape("M-34,-170 L34,-170 L34,-110 L-34,-110Z", skin[0])
    out += shape(
        "M-44,-138 L-112,-112 L-62,-52 L0,-98 L62,-52 L112,-112 L44,-138 "
        "C24,-112 -24,-112 -44,-138Z",
        CREAM,
    )
    return out + disc(0, -52, 11, GOLD, OUT)


def half_figure(rank: str, suit: str, p: Palette) -> str:
    """The bust above the joint; the origin is the middle of the card."""
    o, skin = FIGURES[rank + suit], SKIN[suit]
    hx, hy, hs = OWN_HEAD.get(rank + suit, HEAD_AT[rank])
    with small_cut():
        behind, before = head(rank, suit, o, p)
        body = _king(p) if rank == "K" else _queen(p, skin) if rank == "Q" else _jack(p, skin)
        out = at(hx, hy, behind, hs, 0, o.flip) + group(body, f"translate({hx} 0)")
        out += at(hx, hy, before, hs, 0, o.flip)
        x, y = OWN_HAND.get(rank + suit, HAND)
        return out + at(x, y, ATTRIBUTES[o.attr](p), 1.06) + at(x, y, fist(skin), 1.3)

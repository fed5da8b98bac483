# SPDX-License-Identifier: CC0-1.0
"""Number cards: signs on a stem or in rows."""

from parts.card import twice
from parts.pen import CX, CY, at

from german.drawing import disc, ink, stalk
from german.frame import Index, corners
from german.palette import SUITS, VINE
from german.plants import oakleaf
from german.signs import leaf, sign

Spot = tuple[float, float]


def layout(rank: str, large: bool) -> tuple[list[Spot], bool, float]:
    """Signs of the upper half (dx from the middle, y); is one in the centre?; their height."""
    few = rank in "78"
    if large:  # between the large indices, but hardly smaller
        c, h = 83, (110 if few else 104)
        a, b, m, top = 140, 348, 330, 150
    else:
        c, h = 94, 119
        a, b, m, top = 136, 346, 298, 136
    spots: dict[str, tuple[list[Spot], bool]] = {
        "7": ([(0, top), (-c, m), (c, m)], True),
        "8": ([(-c, a), (c, a), (-c, b), (c, b)], False),
        "9": ([(-c, a), (c, a), (-c, b - 16), (c, b - 16)], True),
        "T": ([(-c, a), (c, a), (0, 240), (-c, b), (c, b)], False),
    }
    return (*spots[rank], h)


def number(suit: str, rank: str, ix: Index) -> tuple[str, str]:
    """The whole card: what is drawn, and what goes into defs."""
    pos, mid, h = layout(rank, ix.large)
    half = ""
    if suit == "C":
        d = "M295,455C322,400 268,350 295,290" + (
            "C312,250 290,226 297,190" if rank == "7" else "C316,240 280,190 295,92"
        )
        for dx, y in pos:
            if dx:
                sg = 1 if dx > 0 else -1
                d += (
                    f"M295,{y - 26}C{295 + sg * 20},{y - 70} {295 + sg * 66},{y - 86} "
                    f"{295 + dx + 4 * sg},{y - 50}"
                )
        half += stalk(d, "#7B5A2E")
        leaves = {
            "7": ((302, 372, 0.66, 66), (288, 372, 0.66, -66)),
            "8": ((295, 112, 0.62, 0), (302, 258, 0.8, 74), (288, 258, 0.8, -74)),
            "9": ((295, 112, 0.62, 0), (302, 246, 0.74, 74), (288, 246, 0.74, -74)),
            "T": ((295, 112, 0.5, 0),),
        }[rank]
        half += "".join(at(x, y, oakleaf(), k, a) for x, y, k, a in leaves)
        half += "".join(sign(suit, 295 + dx, y, h * 1.06, 0, dx < 0) for dx, y in pos)
    elif suit == "S":
        k, rise = h * 1.08 / 104, 276 - pos[0][1]  # rise: stem above y = 290 on the seven
        d = "M295,455C322,400 268,350 295,290" + {
            "7": f"C312,{290 - 0.28 * rise:.0f} 288,{290 - 0.5 * rise:.0f} 295,{290 - rise}",
            "T": "C298,280 294,270 295,250",
        }.get(rank, "C316,240 280,190 295,140")
        tips = ""
        for dx, y in pos:
            if dx:
                sg = 1 if dx > 0 else -1
                bx, by = 295 + dx - sg * 20 * k * 0.41, y + 20 * k * 0.91
                d += (
                    f"M295,{y + 88}C{295 + sg * 8},{y + 66} {295 + sg * 36},{y + 62} "
                    f"{bx:.0f},{by:.0f}"
                )
            tips += at(
                295 + dx, y, leaf(True, False), round(k, 3), 24 * (dx > 0) - 24 * (dx < 0), dx > 0
            )
        if rank in "89":
            d += "M295,142C296,116 282,104 290,84C298,72 314,82 306,94"
        half += stalk(d, VINE) + tips
    else:
        half += "".join(
            sign(suit, 295 + dx, y, h * (1.04 if suit == "D" else 0.96)) for dx, y in pos
        )
        if not mid:  # a quiet ornament where the middle is empty
            pal = SUITS[suit]
            half += (
                ink("M318,455C350,441 372,441 392,455", "none", pal["c"], 4.5)
                + disc(404, 455, 5.5, pal["b"], None)
                + ink("M279,455L295,443L311,455Z", pal["b"], None)
            )
    uses, d = twice(half)
    body = uses
    if mid:
        body += (
            at(CX, CY, leaf(True, False), round(h * 1.08 / 104, 3))
            if suit == "S"
            else sign(suit, CX, CY, h * (1.06 if suit == "C" else 1))
        )
    indices, index_def = corners(ix, suit, rank)
    return body + indices, d + index_def

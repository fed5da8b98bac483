# SPDX-License-Identifier: CC0-1.0
"""Crowns of the four kings."""

from parts.pen import MID, at, n, path

from french.drawing import braid, disc, line, pearls, shape
from french.palette import CREAM, GOLD, GOLD_D, INK
from french.signs import SIGN


# Same origin as the head; the band sits at about y = -44.
def band(
    y: float = -46,
    h: float = 22,
    half_w: float = 54,
    bow: float = 7,
    fill: str = GOLD,
    jewels: str = "",
    jewel_col: str = "#FFF",
) -> str:
    """The circlet a crown or coronet stands on."""
    d = (
        f"M{-half_w},{y - h} Q0,{y - h + bow} {half_w},{y - h} L{half_w - 3},{y} "
        f"Q0,{y + bow} {-half_w + 3},{y}Z"
    )
    out = shape(d, fill)
    if jewels == "row":
        for x in (-36, -18, 0, 18, 36):
            yy = y - h / 2 + bow * (1 - (x / half_w) ** 2) * 0.5
            out += disc(
                x, yy, 5 if x in (-36, 0, 36) else 3.4, jewel_col if x in (-36, 0, 36) else CREAM, 2
            )
    elif jewels == "lozenge":
        for x in (-30, 0, 30):
            yy = y - h / 2 + bow * (1 - (x / half_w) ** 2) * 0.5
            out += path(
                f"M{x - 9},{n(yy)} L{x},{n(yy - 7)} L{x + 9},{n(yy)} L{x},{n(yy + 7)}Z",
                jewel_col,
                INK,
                2,
            )
    return out


def crown(suit: str, p: dict[str, str]) -> str:
    """The crown of a king; his suit shows in it."""
    c = p["main"]
    if suit == "C":  # three trefoils over a velvet cap
        out = shape("M-50,-60 C-54,-100 -30,-112 0,-112 C30,-112 54,-100 50,-60Z", p["dark"])
        for x, y, rot in ((-46, -96, -20), (46, -96, 20), (0, -112, 0)):
            out += at(
                x,
                y,
                [
                    shape("M-8,34 L-4,8 L4,8 L8,34Z", GOLD, MID),
                    disc(-11, 2, 9.5, GOLD, MID),
                    disc(11, 2, 9.5, GOLD, MID),
                    disc(0, -13, 10.5, GOLD, MID),
                    disc(0, -2, 6, GOLD),
                ],
                1,
                rot,
            )
        return out + band(jewels="row", jewel_col=p["soft"])
    if suit == "S":  # tall crown of five spear points
        d = (
            "M-52,-60 L-66,-122 L-40,-92 L-31,-134 L-14,-96 L0,-150 L14,-96 L31,-134 L40,-92 "
            "L66,-122 L52,-60 Q0,-52 -52,-60Z"
        )
        out = shape(d, GOLD)
        out += line(
            "M-44,-70 L-52,-98 M-25,-68 L-28,-108 M0,-66 L0,-118 M25,-68 L28,-108 M44,-70 L52,-98",
            2.4,
            GOLD_D,
        )
        for x, y in ((-66, -124), (-31, -137), (0, -153), (31, -137), (66, -124)):
            out += disc(x, y, 6, CREAM, MID)
        return out + band(jewels="lozenge", jewel_col=c)
    if suit == "H":  # arched crown over a round cap, heart on top
        out = shape("M-56,-58 C-70,-106 -40,-120 0,-116 C40,-120 70,-106 56,-58Z", c)
        out += line(
            "M-28,-62 C-34,-90 -22,-106 -10,-112 M28,-62 C34,-90 22,-106 10,-112", 3, p["dark"]
        )
        for s in (-1, 1):
            out += braid(f"M{s * 50},-62 C{s * 70},-104 {s * 44},-124 0,-114", GOLD, 15)
            out += pearls(
                f"M{s * 54},-74 C{s * 66},-104 {s * 44},-120 {s * 10},-116", 5, 4.4, CREAM, 2
            )
        out += braid("M0,-60 L0,-114", GOLD, 15)
        out += at(0, -134, shape(SIGN["small"]["H"], GOLD, 14), 0.36)
        return out + band(h=24, jewels="row", jewel_col=c)
    # diamonds: a turban-like wrap within a low crown of lozenges
    out = shape("M-58,-58 C-76,-92 -46,-124 0,-124 C46,-124 76,-92 58,-58Z", CREAM)
    out += line(
        (
            "M-52,-66 C-50,-96 -20,-114 8,-122 M-28,-60 C-20,-88 12,-104 36,-112 M0,-60 "
            "C12,-80 36,-92 58,-94"
        ),
        3,
    )
    for x, y, k in (
        (-46, -76, 0.26),
        (-24, -80, 0.34),
        (0, -84, 0.46),
        (24, -80, 0.34),
        (46, -76, 0.26),
    ):
        out += at(x, y, shape(SIGN["small"]["D"], c if x in (0, -46, 46) else GOLD, 4.0 / k), k)
    return out + band(h=18, jewels="row", jewel_col=p["dark"])

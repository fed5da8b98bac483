# SPDX-License-Identifier: CC0-1.0
"""The signs that stand beside words: the four suits, Grand and Null, on light and dark ground.

Drawn by the functions that draw the index of the cards, in a square of 100, for heights from
14 pixels.  A folder holds `C S H D`, and `G` and `N` for the two games without a trump suit.
"""

import re
from itertools import product

from french import signs as french
from french.palette import INK as FRENCH_INK
from french.palette import SIGN_COLOURS
from german import signs as german
from german.palette import INK as GERMAN_INK
from parts.card import SUITS
from parts.pen import at, circle, n

SIDE = 100
MIDDLE = SIDE / 2
GRAND, NULL = "G", "N"
WARM_WHITE = "#F4EFE4"

ON_DARK = {  # the French colours that keep their character on dark sheets and on the cloth
    "two": {"C": WARM_WHITE, "S": WARM_WHITE, "H": "#E9796E", "D": "#E9796E"},
    "four": {"C": WARM_WHITE, "S": "#6FC48B", "H": "#E9796E", "D": "#F3AA52"},
}
LOWER = {"C": 4, "S": -1.5, "H": -0.5, "D": 2.5}  # puts German signs in the middle
RIM, THIN = 3.0, 0.6
CUP, LIGHT_CUP = "#5F7A33", "#7F9E49"  # the cup of the acorn, as dark as the cloth
QUARTERS = {"C": (27, 27), "S": (73, 27), "H": (27, 73), "D": (73, 73)}


def french_sign(suit: str, colours: str, dark: bool, x: float, y: float, height: float) -> str:
    """A French sign; the diamond is drawn taller than the others and gives a little way."""
    colour = (ON_DARK if dark else SIGN_COLOURS)[colours][suit]
    return french.sign(suit, x, y, height * (0.96 if suit == "D" else 1), colour, "small")


def rim(body: str, width: float) -> str:
    """The same drawing all in warm white, its lines wider by `width` on either side."""
    body = re.sub(r'(fill|stroke)="#\w+"', rf'\1="{WARM_WHITE}"', body)
    return re.sub(
        r'stroke-width="([\d.]+)"',
        lambda m: f'stroke-width="{n(float(m.group(1)) + 2 * width)}"',
        body,
    )


def german_sign(suit: str, dark: bool, x: float, y: float, height: float) -> str:
    """A German sign; on dark ground a light line runs round it and its own lines are thinner."""
    tiny = height < MIDDLE  # in the sign of Grand, where a stalk would reach the bell below it
    bare = tiny and suit == "S"
    body = german.leaf(False, False) if bare else german.SIGN[suit](False)
    if dark:
        body = rim(body, RIM) + german.weigh(body.replace(CUP, LIGHT_CUP), THIN)
    k = height / 110  # stalks and rims need room
    return at(x, y + (13 if bare else LOWER[suit]) * k, body, k)


def sign(family: str, colours: str, suit: str, dark: bool, spot: tuple[float, float, float]) -> str:
    """A suit's sign of a deck at x, y with a height."""
    if family == "german":
        return german_sign(suit, dark, *spot)
    return french_sign(suit, colours, dark, *spot)


def grand(family: str, colours: str, dark: bool) -> str:
    """The four jacks are trumps: all four signs."""
    height = 43 if family == "german" else 40
    return "".join(sign(family, colours, s, dark, (*QUARTERS[s], height)) for s in SUITS)


def null(family: str, dark: bool) -> str:
    """No trick: an empty ring."""
    colour = WARM_WHITE if dark else (GERMAN_INK if family == "german" else FRENCH_INK)
    return circle(MIDDLE, MIDDLE, 34, "none", colour, 7)


def document(body: str) -> str:
    """A whole SVG file."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIDE} {SIDE}" width="{SIDE}" '
        f'height="{SIDE}"><g stroke-linecap="round" stroke-linejoin="round">{body}</g></svg>\n'
    )


def sets() -> dict[str, tuple[str, str, bool]]:
    """Folder name → family, colours and whether the ground is dark."""
    kinds = (("french-two", "french", "two"), ("french-four", "french", "four"), ("german",) * 3)
    return {
        name + ("-dark" if dark else ""): (family, colours, dark)
        for (name, family, colours), dark in product(kinds, (False, True))
    }


def all_signs() -> dict[str, str]:
    """Path below the deck folder, and content, of every sign."""
    files = {}
    for folder, (family, colours, dark) in sets().items():
        bodies = {s: sign(family, colours, s, dark, (MIDDLE, MIDDLE, 84)) for s in SUITS}
        bodies |= {GRAND: grand(family, colours, dark), NULL: null(family, dark)}
        files |= {f"signs/{folder}/{name}.svg": document(b) for name, b in bodies.items()}
    return files

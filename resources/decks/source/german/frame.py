# SPDX-License-Identifier: CC0-1.0
"""Index, panel, frame and the band over the joint."""

import math
from dataclasses import dataclass

from parts.card import notched, twice
from parts.geometry import Outline, rounded
from parts.letters import PLAIN, draw
from parts.pen import CX, CY, W, at

from german.drawing import box, clipped, disc, ink, oval
from german.palette import INK, SUITS, WHITE, Palette
from german.signs import sign

EDGE = 36


@dataclass(frozen=True)
class Index:
    """Sizes of the corner index and of the notch it cuts into the frame."""

    large: bool
    height: float
    x: float
    top: float
    sign: float
    gap: float
    nx: float

    @property
    def sign_y(self) -> float:
        """The middle of the sign."""
        return self.top + self.height + self.gap + self.sign / 2

    @property
    def ny(self) -> float:
        """The lower edge of the notch."""
        return self.sign_y + self.sign / 2 + (14 if self.large else 20)

    def draw(self, suit: str, letter: str) -> str:
        """Letter and sign of one corner."""
        return draw(PLAIN[letter], self.x, self.top, self.height, SUITS[suit]["i"]) + sign(
            suit, self.x, self.sign_y, self.sign, fine=False
        )


INDEX = {
    "normal": Index(False, 116, 80, 34, 96, 18, 146),
    "large": Index(True, 172, 81, 32, 100, 14, 160),
}


def outline(ix: Index, inset: float = 0) -> str:
    """The frame's path."""
    return rounded(notched(EDGE, ix.nx, ix.ny, inset), 10 if inset else 14)


DISC = {"C": 322, "S": 292, "H": 304, "D": 288}


def panel(suit: str, rank: str, ix: Index) -> str:
    """Quiet ground of the upper half: rays (king), a disc (Ober) or hills (Unter)."""
    tint = SUITS[suit]["t2"]
    if rank == "Q":
        return disc(DISC[suit], 212, 122, tint, None)
    if rank == "J":
        hills = "M45,455V404C110,376 190,372 295,384C400,394 470,352 545,346V455Z"
        return ink(hills, tint, None)
    x, y = ix.nx + 10, ix.ny + 10
    boxes: list[Outline] = [
        [(x, 46), (W - 46, 46), (W - 46, CY), (x, CY)],
        [(46, y), (x, y), (x, CY), (46, CY)],
    ]
    rays: list[Outline] = []
    for i in range(24):
        a, b = math.radians(i * 15 - 3.2), math.radians(i * 15 + 3.2)
        rays.append(
            [
                (300, 200),
                (300 + 700 * math.cos(a), 200 + 700 * math.sin(a)),
                (300 + 700 * math.cos(b), 200 + 700 * math.sin(b)),
            ]
        )
    return "".join(clipped(rays, r, tint) for r in boxes)


def frame(pal: Palette, ix: Index) -> str:
    """A dark and a metal line."""
    return ink(outline(ix), "none", pal["d"], 4) + ink(outline(ix, 8), "none", pal["c"], 2.5)


def ground(pal: Palette, ix: Index) -> str:
    """The tinted panel within the frame."""
    return ink(outline(ix), pal["t"], None)


def joint(pal: Palette, rank: str) -> str:
    """The band over the middle; symmetric under half a turn."""
    x0, x1 = EDGE, W - EDGE
    if rank == "K":
        o = box(x0, 433, x1 - x0, 44, pal["c"], 4)
        o += box(x0 + 8, 441, x1 - x0 - 16, 28, pal["b"], 3, INK, 3.5)
        for i in range(-4, 5):
            x = CX + i * 54
            if i % 2 == 0:
                o += ink(f"M{x - 17},455L{x},443L{x + 17},455L{x},467Z", pal["c"], None)
            else:
                o += disc(x, 455, 8, WHITE, None)
        return o
    if rank == "Q":  # a cord
        o = box(x0, 435, x1 - x0, 40, pal["b"], 4)
        for i in range(-10, 11):
            o += at(CX + i * 24.4, 455, oval(0, 0, 17, 7.5, pal["c"], INK, 4), 1, -38)
        return o
    o = box(x0, 440, x1 - x0, 30, pal["c"], 4)
    return o + "".join(disc(CX + i * 34, 455, 5.5, pal["b"], None) for i in range(-7, 8))


def corners(ix: Index, suit: str, letter: str) -> tuple[str, str]:
    """Both indices: the uses, and what goes into defs."""
    return twice(ix.draw(suit, letter), "i")

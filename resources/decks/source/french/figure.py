# SPDX-License-Identifier: CC0-1.0
"""What one French figure is made of."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Figure:
    """The choice of parts; names are those the part modules know."""

    attr: str
    mantle: str
    sleeve: str
    cuff: str
    hair: str
    head: str = "front"  # front, quarter (three-quarter view), profile
    flip: bool = False  # looks to the left
    gaze: int = 1
    age: bool = False
    fringe: str = ""
    beard: str = ""
    front: str = "plain"
    front_col: str = ""
    robe: str = ""
    collar: str = ""
    line: str = ""
    low: float = -120
    cloak: str = ""
    cloak_pat: str = "plain"
    cloak_line: str = ""
    cape: str = ""
    puff: str = ""
    puff_line: str = ""
    pearl: str = ""
    ruff: bool = False
    plaits: bool = False
    shoulder: str = ""
    wing: str = ""
    arm: str = ""
    scarf: str = ""
    pose: str = "breast"

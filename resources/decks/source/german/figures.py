# SPDX-License-Identifier: CC0-1.0
"""The twelve German figures by card code."""

from collections.abc import Callable

from german import koenige, ober, unter
from german.heads import Head
from german.palette import Palette

FIGURES: dict[str, Callable[[Palette, Head], str]] = {
    "CK": koenige.koenig_eichel,
    "SK": koenige.koenig_gruen,
    "HK": koenige.koenig_rot,
    "DK": koenige.koenig_schellen,
    "CQ": ober.ober_eichel,
    "SQ": ober.ober_gruen,
    "HQ": ober.ober_rot,
    "DQ": ober.ober_schellen,
    "CJ": unter.unter_eichel,
    "SJ": unter.unter_gruen,
    "HJ": unter.unter_rot,
    "DJ": unter.unter_schellen,
}

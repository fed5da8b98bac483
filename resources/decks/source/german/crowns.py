# SPDX-License-Identifier: CC0-1.0
"""Crowns of the four kings."""

from parts.pen import at, mirrored

from german.drawing import disc, ink
from german.palette import GOLD, GOLD_D, INK, Palette


def crown(kind: str, pal: Palette) -> str:
    """Closed, of leaves, of velvet, or of points with bells."""
    c = pal["c"]
    band = ink("M-64,-66C-30,-56 30,-56 64,-66L61,-42C30,-33 -30,-33 -61,-42Z", c)
    jewels = "".join(
        disc(x, y, 6, f, INK, 3.5)
        for x, y, f in ((-36, -50, pal["a"]), (0, -47, pal["b"]), (36, -50, pal["a"]))
    )
    if kind == "arch":  # closed crown: cap, two arches, sign on top
        o = ink("M-56,-64C-58,-106 -28,-118 0,-118C28,-118 58,-106 56,-64Z", pal["b"])
        o += ink(
            "M-64,-66C-74,-84 -76,-98 -70,-112C-56,-108 -48,-100 -44,-88C-36,-112 "
            "-22,-122 0,-124C22,-122 36,-112 44,-88"
            "C48,-100 56,-108 70,-112C76,-98 74,-84 64,-66C30,-56 -30,-56 -64,-66Z"
            "M-32,-66C-34,-84 -26,-98 -12,-104C-18,-92 -20,-78 -18,-63Z"
            "M32,-66C34,-84 26,-98 12,-104C18,-92 20,-78 18,-63Z",
            c,
            INK,
            5,
            ' fill-rule="evenodd"',
        )
        o += (
            mirrored(disc(-70, -116, 7, c, INK, 4))
            + disc(0, -130, 11, c)
            + ink("M0,-150V-138M-7,-145H7", "none", INK, 5)
        )
        return o + band + jewels
    if kind == "leaf":  # open crown of leaves

        def tip(f: str, v: str, rot: float, x: float, y: float, k: float) -> str:
            """A pair of leaves."""
            return mirrored(
                at(
                    x,
                    y,
                    ink("M0,6C-22,-8 -24,-30 0,-62C24,-30 22,-8 0,6Z", f, INK, 5 / k)
                    + ink("M0,-6V-38", "none", v, 4 / k),
                    k,
                    rot,
                )
            )

        o = tip(pal["a"], pal["d"], 10, 28, -60, 0.78) + tip(c, GOLD_D, 26, 53, -62, 0.92)
        o += ink(
            (
                "M0,-56C-30,-66 -36,-90 -18,-98C-14,-98 -10,-96 -9,-93C-12,-112 -6,-126 "
                "0,-138C6,-126 12,-112 9,-93C10,-96 14,-98 18,-98C36,-90 30,-66 0,-56Z"
            ),
            c,
        )
        o += ink("M0,-70V-112M0,-74L-14,-86M0,-74L14,-86", "none", GOLD_D, 4)
        return o + band + jewels
    if kind == "velvet":  # puffed cap in an ermine-and-gold circlet
        o = ink(
            (
                "M-58,-62C-86,-84 -78,-120 -48,-118C-40,-136 -14,-142 0,-132C14,-142 40,-136 "
                "48,-118C78,-120 86,-84 58,-62Z"
            ),
            pal["a"],
        )
        o += (
            mirrored(ink("M-48,-118C-40,-104 -36,-86 -36,-68", "none", pal["d"], 4))
            + ink("M0,-132V-66", "none", INK, 14)
            + ink("M0,-132V-66", "none", c, 6)
        )
        o += disc(0, -138, 10, c) + mirrored(
            ink("M-62,-66L-70,-96L-50,-78L-34,-98L-22,-76L0,-98", "none", INK, 5)
            + ink("M-62,-64L-70,-96L-50,-78L-34,-98L-22,-76L0,-98V-58C-24,-58 -44,-60 -62,-64Z", c)
        )
        return o + band + jewels
    # tall points with little bells
    o = ink(
        "M-62,-62L-80,-108L-46,-88L-40,-128L-14,-92L0,-136L14,-92L40,-128L46,-88L80,-108L62,-62Z", c
    )
    o += ink(
        "M-56,-66L-66,-90L-44,-76L-36,-104L-14,-76L0,-110L14,-76L36,-104L44,-76L66,-90L56,-66Z",
        pal["a"],
        None,
    )
    for x, y in ((-80, -110), (-40, -130), (0, -138), (40, -130), (80, -110)):
        o += disc(x, y, 9.5, pal["b"] if x in (-40, 40) else GOLD, INK, 4.5)
    return o + band + jewels

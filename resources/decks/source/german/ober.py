# SPDX-License-Identifier: CC0-1.0
"""The four Ober."""

from parts.geometry import Outline
from parts.pen import at, mirrored

from german.arms import arm_down, cuff, fist, sleeve
from german.attributes import horn
from german.bodies import epaulette, puff, torso
from german.drawing import clipped, disc, ink, oval
from german.heads import Head, head
from german.palette import INK, STEEL, STEEL_D, WHITE, Palette
from german.weapons import banner, halberd, sabre


def ober_eichel(pal: Palette, who: Head) -> str:
    """Ober of acorns."""
    x, sk = 318, "fair"
    body, line, _area = torso(x - 6, 122, 150, pal["a"])
    o = at(196, 50, halberd(pal))
    o += head(x, who.behind, s=0.95, y=212)
    o += body + line
    for xx, yy, a in ((-44, 372, -6), (-80, 384, -10), (44, 424, 4), (84, 430, 8)):
        o += at(x - 6 + xx, yy, oval(0, 0, 9, 22, pal["c"], INK, 4), 1, -a)
    o += ink(f"M{x - 4},310V464", "none", INK, 5)
    o += ink(f"M{x + 70},334L{x - 92},464H{x - 22}L{x + 100},370Z", pal["c"]) + ink(
        f"M{x + 84},352L{x - 58},464", "none", pal["b"], 8
    )
    o += puff(x + 112, 366, pal["b"], pal["c"])
    o += ink(
        f"M{x - 52},286C{x - 88},296 {x - 104},314 {x - 102},332C{x - 90},344 "
        f"{x - 76},344 {x - 68},336C{x - 56},352 {x - 38},350 {x - 32},340C{x - 22},352 "
        f"{x - 10},346 {x - 4},326"
        f"C{x + 2},346 {x + 14},352 {x + 24},340C{x + 30},350 {x + 48},352 {x + 60},336"
        f"C{x + 68},344 {x + 82},344 {x + 94},332C{x + 96},314 {x + 80},296 {x + 44},286Z",
        WHITE,
    )
    o += ink(
        (
            f"M{x - 86},322C{x - 60},334 {x - 30},336 {x - 4},312C{x + 22},336 {x + 52},334 "
            f"{x + 78},322"
        ),
        "none",
        pal["c"],
        5,
    )
    o += sleeve([(204, 366), (140, 430), (194, 414)], 58, pal["b"], pal["c"]) + cuff(
        168, 420, 72, 68, 22, WHITE
    )
    o += fist(198, 384, sk, 0, True)
    o += head(x, who.before, s=0.95, y=212)
    return o


def ober_gruen(pal: Palette, who: Head) -> str:
    """Ober of leaves."""
    x, sk = 292, "tan"
    body, line, _area = torso(x, 132, 160, pal["b"])
    o = body + line
    o += ink(f"M{x - 46},292L{x - 60},464H{x + 60}L{x + 46},292Z", pal["a"])
    o += ink(f"M{x},320V464", "none", INK, 5) + "".join(
        disc(x - 20, y, 7, pal["c"], INK, 4) + disc(x + 20, y, 7, pal["c"], INK, 4)
        for y in (352, 386, 420)
    )
    o += ink(f"M{x - 128},330L{x + 20},464H{x + 66}L{x - 96},318Z", "#B4653A") + ink(
        f"M{x - 112},324L{x + 43},464", "none", pal["c"], 4
    )
    o += arm_down(x, -1, pal["b"], (116, 340), (150, 158), (92, 98))
    o += mirrored(
        ink(
            (
                f"M{x - 122},326C{x - 160},330 {x - 170},356 {x - 166},376C{x - 140},370 "
                f"{x - 116},358 {x - 100},336Z"
            ),
            pal["a"],
        )
        + ink(f"M{x - 156},364C{x - 138},358 {x - 124},350 {x - 114},340", "none", pal["c"], 5),
        x,
    )
    o += ink(
        f"M{x - 40},288L{x - 92},300L{x - 66},346L{x},312L{x + 66},346L{x + 92},300L{x + 40},288Z",
        pal["c"],
    )
    o += at(424, 350, horn(pal), 0.9)
    o += sleeve([(396, 390), (438, 450), (450, 424)], 46, pal["a"]) + cuff(
        446, 424, 14, 60, 20, pal["c"]
    )
    o += fist(440, 386, sk, 62, False, 0.92)
    o += head(x, who.before, s=1.0, y=212)
    return o


def ober_rot(pal: Palette, who: Head) -> str:
    """Ober of hearts."""
    x, sk = 304, "fair"
    body, line, _area = torso(x, 134, 164, pal["a"])
    o = body + line
    cx = x
    o += ink(f"M{cx - 40},300L{cx - 76},464H{cx + 76}L{cx + 40},300Z", WHITE)
    for k, yy in enumerate((352, 384, 416)):
        q = 44 + 8 * k
        d = f"M{cx - q},{yy - 8}C{cx - 20},{yy + 6} {cx + 20},{yy + 6} {cx + q},{yy - 8}"
        o += (
            ink(d, "none", INK, 14)
            + ink(d, "none", pal["c"], 6)
            + disc(cx, yy + 2, 8.5, pal["c"], INK, 4)
        )
    o += mirrored(
        ink(
            f"M{cx - 40},300L{cx - 74},464H{cx - 104}C{cx - 104},400 {cx - 90},350 {cx - 78},306Z",
            pal["b"],
        )
        + "".join(disc(cx - 74 - k * 6, 352 + 34 * k, 5.5, pal["c"], INK, 3.5) for k in range(3)),
        cx,
    )
    o += arm_down(cx, 1, pal["a"], (116, 340), (146, 156), (100, 104))
    o += at(cx + 124, 336, epaulette(pal)) + at(cx - 124, 336, epaulette(pal), 1, 0, True)
    o += (
        ink(f"M{cx - 50},284L{cx - 46},326L{cx},310L{cx + 46},326L{cx + 50},284Z", pal["b"])
        + ink(f"M{cx - 14},306L{cx},334L{cx + 14},306Z", WHITE)
        + ink(f"M{cx - 46},318L{cx},302L{cx + 46},318", "none", pal["c"], 5)
    )
    o += at(192, 366, sabre(pal), 0.96)
    o += sleeve([(192, 384), (140, 440), (192, 418)], 54, pal["a"]) + cuff(
        164, 424, 70, 66, 24, pal["b"]
    )
    o += fist(195, 390, sk, 0, True)
    o += head(x, who.before, s=1.0, y=214)
    return o


def ober_schellen(pal: Palette, who: Head) -> str:
    """Ober of bells."""
    x, sk = 286, "warm"
    body, line, area = torso(x, 128, 150, STEEL)
    o = at(444, 58, banner(pal))
    half: Outline = [(x, 300), (x + 180, 300), (x + 180, 464), (x, 464)]
    o += body + clipped([half], area, STEEL_D) + line
    o += arm_down(x, -1, pal["a"], (112, 346), (140, 146), (90, 92))
    o += ink(
        f"M{x - 88},372C{x - 50},372 {x - 20},392 {x},416C{x + 20},392 {x + 50},372 {x + 92},372",
        "none",
        INK,
        20,
    )
    o += ink(
        f"M{x - 88},372C{x - 50},372 {x - 20},392 {x},416C{x + 20},392 {x + 50},372 {x + 92},372",
        "none",
        pal["a"],
        11,
    ) + ink(f"M{x},318V464", "none", INK, 4.5)
    o += ink(f"M{x - 52},444C{x - 20},434 {x + 20},434 {x + 52},444", "none", INK, 4)
    o += mirrored(
        ink(
            (
                f"M{x - 70},318C{x - 120},308 {x - 164},330 {x - 172},392C{x - 140},404 "
                f"{x - 110},398 {x - 92},376C{x - 84},352 {x - 78},334 {x - 70},318Z"
            ),
            pal["b"],
        )
        + ink(
            (
                f"M{x - 80},336C{x - 112},330 {x - 146},342 {x - 164},362M{x - 88},360"
                f"C{x - 116},356 {x - 146},366 {x - 168},380"
            ),
            "none",
            INK,
            13,
        )
        + ink(
            (
                f"M{x - 80},336C{x - 112},330 {x - 146},342 {x - 164},362M{x - 88},360"
                f"C{x - 116},356 {x - 146},366 {x - 168},380"
            ),
            "none",
            pal["c"],
            6,
        ),
        x,
    )
    o += ink(
        (
            f"M{x - 46},284C{x - 70},292 {x - 78},306 {x - 74},322C{x - 30},338 {x + 30},338 "
            f"{x + 74},322C{x + 78},306 {x + 70},292 {x + 46},284Z"
        ),
        pal["a"],
    )
    o += "".join(
        disc(x + i * 22, 324 - abs(i) * 3, 5.5, pal["c"], INK, 3) for i in (-3, -2, -1, 0, 1, 2, 3)
    )
    o += sleeve([(400, 392), (448, 450), (456, 420)], 44, pal["a"]) + cuff(
        450, 424, 8, 60, 20, pal["c"]
    )
    o += fist(445, 392, sk)
    o += head(x, who.before, s=0.98, y=212)
    return o

# SPDX-License-Identifier: CC0-1.0
"""The four kings."""

from parts.pen import at, mirrored

from german.arms import cuff, fist, palm, sleeve
from german.attributes import goblet, orb
from german.bodies import chevrons, ermine, gores, lozenges, ruff, torso
from german.drawing import disc, ink
from german.heads import Head, head
from german.palette import GOLD_D, INK, WHITE, Palette
from german.signs import bell
from german.weapons import sceptre, sword


def koenig_eichel(pal: Palette, who: Head) -> str:
    """King of acorns."""
    x, sk = 300, "warm"
    body, line, area = torso(x, 152, 186, pal["a"])
    o = head(x, who.behind)
    o += body + lozenges(area, x, 44, 62, "#8F5420", 380) + line
    o += ink(f"M{x - 26},300L{x - 34},464H{x + 34}L{x + 26},300Z", pal["b"]) + "".join(
        disc(x, y, 8, pal["c"], INK, 4) for y in (396, 420)
    )
    o += ermine(
        f"M{x - 60},282C{x - 120},292 {x - 180},312 {x - 190},384C{x - 176},398 "
        f"{x - 158},392 {x - 146},380C{x - 130},398 {x - 104},396 {x - 92},382"
        f"C{x - 76},394 {x - 52},390 {x - 40},372H{x + 40}C{x + 52},390 {x + 76},394 "
        f"{x + 92},382C{x + 104},396 {x + 130},398 {x + 146},380"
        f"C{x + 158},392 {x + 176},398 {x + 190},384C{x + 180},312 {x + 120},292 {x + 60},282Z",
        [
            (x + s * a, y)
            for s in (-1, 1)
            for a, y in ((158, 350), (118, 328), (124, 366), (84, 352), (92, 312))
        ],
    )
    o += at(484, 312, sword())
    o += sleeve([(452, 396), (526, 450), (496, 374)], 52, pal["b"]) + cuff(
        497, 380, -14, 68, 24, pal["c"]
    )
    o += fist(486, 346, sk)
    o += head(x, who.before)
    return o


def koenig_gruen(pal: Palette, who: Head) -> str:
    """King of leaves."""
    x, sk = 298, "fair"
    body, line, area = torso(x, 150, 184, pal["b"])
    o = head(x, who.behind)
    o += body + gores(area, x, 62, pal["a"], 0.3) + line
    lf = "M0,0C-22,10 -30,34 0,70C30,34 22,10 0,0Z"
    col = ""
    for ang, dx, dy in ((50, -110, -22), (34, -84, 0), (14, -48, 14)):
        col += mirrored(at(dx, dy, ink(lf, pal["c"]) + ink("M0,14V50", "none", GOLD_D, 4), 1, ang))
    o += at(
        x,
        322,
        col
        + ink("M-22,10L0,70L22,10Z", pal["c"])
        + ink(
            "M-120,-34C-70,12 70,12 120,-34C90,-44 60,-40 46,-36H-46C-60,-40 -90,-44 -120,-34Z",
            pal["b"],
        ),
    )
    o += at(480, 290, sceptre("S", -224, 96))
    o += sleeve(
        [(444, 392), (524, 446), (494, 374)], 54, pal["a"], pal["b"], (0.6, 0.78), 10
    ) + cuff(495, 378, -16, 70, 24, pal["b"])
    o += fist(482, 344, sk)
    o += head(x, who.before)
    return o


def koenig_rot(pal: Palette, who: Head) -> str:
    """King of hearts."""
    x, sk = 300, "fair"
    body, line, _area = torso(x, 150, 186, pal["b"])
    o = head(x, who.behind)
    o += ermine(
        (
            f"M{x - 52},300C{x - 100},280 {x - 128},250 {x - 122},222C{x - 90},244 "
            f"{x - 60},270 {x},276C{x + 60},270 {x + 90},244 {x + 122},222C{x + 128},250 "
            f"{x + 100},280 {x + 52},300Z"
        ),
        [(x - 92, 258), (x + 92, 258)],
    )
    o += body + line
    o += ink(f"M{x - 44},292L{x - 70},464H{x + 70}L{x + 44},292Z", pal["a"])
    for yy in (336, 376, 416):
        o += at(
            x,
            yy + 6,
            ink("M-15,0L0,-20L15,0L0,20Z", pal["c"], INK, 4) + disc(0, 0, 5, pal["b"], None),
        )
    for sg in (-1, 1):
        o += ermine(
            (
                f"M{x + sg * 44},290C{x + sg * 72},330 {x + sg * 84},410 {x + sg * 90},464"
                f"H{x + sg * 52}C{x + sg * 46},410 {x + sg * 30},340 {x + sg * 8},310Z"
            ),
            [(x + sg * 68, 428), (x + sg * 60, 388), (x + sg * 48, 346)],
        )
    for xx, yy in ((134, 362), (150, 410), (116, 398)):
        o += "".join(
            at(x + sg * xx, yy, ink("M0,-16L11,0L0,16L-11,0Z", pal["c"], None)) for sg in (1, -1)
        )
    o += at(478, 322, goblet(pal))
    o += sleeve(
        [(446, 388), (522, 448), (490, 376)], 54, pal["a"], pal["c"], (0.6, 0.78), 8
    ) + cuff(490, 378, -18, 70, 22, WHITE)
    o += fist(478, 344, sk, 0)
    o += head(x, who.before)
    return o


def koenig_schellen(pal: Palette, who: Head) -> str:
    """King of bells."""
    x, sk = 298, "tan"
    body, line, area = torso(x, 156, 190, pal["a"])
    o = head(x, who.behind)
    o += body + chevrons(area, x, 44, 20, pal["c"], 372, 0.5) + line
    o += ink(f"M{x - 24},300L{x - 28},464H{x + 28}L{x + 24},300Z", pal["b"]) + "".join(
        at(x, y, bell(False), 0.32) for y in (366, 404)
    )
    o += at(x, 300, ruff(0, 4, 108, 34))
    o += at(472, 296, orb(pal))
    o += sleeve(
        [(446, 390), (528, 450), (496, 378)], 56, pal["b"], pal["c"], (0.6, 0.78), 8
    ) + cuff(492, 374, -18, 72, 22, WHITE)
    o += palm(472, 336, sk)
    o += head(x, who.before)
    return o

# SPDX-License-Identifier: CC0-1.0
"""The four Unter."""

from parts.geometry import Outline
from parts.pen import at

from german.arms import arm_down, cuff, fist, sleeve
from german.attributes import drum, drumstick, falcon, lute
from german.bodies import chevrons, gores, lozenges, torso
from german.drawing import clipped, ink
from german.heads import Head, head
from german.palette import INK, SKIN, WHITE, Palette
from german.signs import bell
from german.weapons import pike


def unter_eichel(pal: Palette, who: Head) -> str:
    """Unter of acorns."""
    x, sk = 286, "fair"
    body, line, area = torso(x, 112, 138, pal["a"])
    o = head(x, who.behind)
    o += body + gores(area, x, 52, "#8F5420", 0.4) + line
    o += ink(
        (
            f"M{x - 60},284C{x - 92},294 {x - 112},312 {x - 110},338L{x - 78},326L{x - 52},352"
            f"L{x - 26},330L{x},354L{x + 26},330L{x + 52},352L{x + 78},326L{x + 110},338"
            f"C{x + 112},312 {x + 92},294 {x + 60},284Z"
        ),
        pal["b"],
    )
    o += ink(f"M{x - 46},286C{x - 28},310 {x + 28},310 {x + 46},286L{x + 38},280H{x - 38}Z", WHITE)
    o += at(x, 363, drum(pal), 0.94)
    o += sleeve([(186, 356), (128, 420), (178, 366)], 44, pal["c"], pal["a"]) + sleeve(
        [(386, 356), (444, 420), (394, 366)], 44, pal["c"], pal["a"]
    )
    o += drumstick(190, 334, 116) + drumstick(384, 338, 20)
    o += cuff(182, 364, 40, 54, 18, WHITE) + cuff(390, 364, -40, 54, 18, WHITE)
    o += fist(194, 338, sk, 112, False, 0.8) + fist(380, 340, sk, 14, False, 0.84)
    o += head(x, who.before)
    return o


def unter_gruen(pal: Palette, who: Head) -> str:
    """Unter of leaves."""
    x, sk = 284, "warm"
    body, line, area = torso(x, 108, 136, pal["a"])
    o = head(x, who.behind)
    o += (
        body
        + lozenges(area, x, 56, 80, pal["c"], 390)
        + line
        + arm_down(x, -1, pal["b"], (98, 340), (126, 122), (86, 82))
    )
    o += ink(
        (
            f"M{x - 56},286C{x - 96},296 {x - 122},316 {x - 124},346L{x - 92},356L{x - 74},340"
            f"L{x - 46},372L{x - 22},350L{x},384L{x + 22},350L{x + 46},372L{x + 74},340"
            f"L{x + 92},356L{x + 124},346C{x + 122},316 {x + 96},296 {x + 56},286Z"
        ),
        pal["b"],
    )
    o += ink(
        f"M{x - 50},290C{x - 30},318 {x + 30},318 {x + 50},290L{x + 42},282H{x - 42}Z", pal["c"]
    )
    o += sleeve([(380, 372), (408, 444), (416, 366)], 42, WHITE, pal["b"])
    o += ink(
        "M386,364L395,318C401,306 441,304 447,318L442,364C426,372 402,372 386,364Z", "#A9662F"
    ) + ink("M389,355C406,363 426,363 442,355", "none", pal["c"], 5)
    o += at(430, 290, falcon(), 1.02, 0)
    o += (
        fist(424, 316, sk, 90, False, 0.8)
        .replace(SKIN[sk][0], "#B97A3D")
        .replace(SKIN[sk][1], "#97602C")
    )
    o += head(x, who.before, rot=-2)
    return o


def unter_rot(pal: Palette, who: Head) -> str:
    """Unter of hearts."""
    x, sk = 286, "fair"
    body, line, area = torso(x, 110, 138, pal["a"])
    o = head(x, who.behind)
    o += body + chevrons(area, x, 36, 16, pal["b"], 340, -0.4) + line
    o += ink(
        (
            f"M{x - 54},284C{x - 90},296 {x - 96},320 {x - 84},338C{x - 56},352 {x - 24},344 "
            f"{x},316C{x + 24},344 {x + 56},352 {x + 84},338C{x + 96},320 {x + 90},296 "
            f"{x + 54},284Z"
        ),
        WHITE,
    )
    o += at(220, 390, lute(pal), 0.92, 50)
    o += sleeve([(180, 362), (142, 416), (198, 406)], 48, pal["a"], pal["c"]) + cuff(
        204, 404, 84, 56, 18, WHITE
    )
    o += fist(230, 400, sk, 78, False, 0.78)
    o += sleeve([(382, 364), (414, 418), (388, 334)], 44, pal["a"], pal["c"]) + cuff(
        388, 334, -16, 54, 18, WHITE
    )
    o += fist(379, 300, sk, 56, False, 0.78)
    o += head(x, who.before)
    return o


def unter_schellen(pal: Palette, who: Head) -> str:
    """Unter of bells."""
    x, sk = 282, "warm"
    body, line, area = torso(x, 110, 136, pal["a"])
    o = at(420, 96, pike(pal))
    half: Outline = [(x, 290), (x + 160, 290), (x + 160, 464), (x, 464)]
    o += body + clipped([half], area, pal["b"]) + line
    o += arm_down(x, -1, pal["a"], (98, 340), (126, 124), (88, 84))
    for yy in (352, 392, 430):
        o += "".join(
            at(x + sg * 50, yy, ink("M-15,0L0,-19L15,0L0,19Z", pal["c"], None)) for sg in (-1, 1)
        )
    o += ink(f"M{x},316V464", "none", INK, 5)
    col = (
        f"M{x - 50},286C{x - 84},294 {x - 112},308 {x - 122},330L{x - 92},362L{x - 64},330"
        f"L{x - 32},368L{x},330L{x + 32},368L{x + 64},330L{x + 92},362L{x + 122},330"
        f"C{x + 112},308 {x + 84},294 {x + 50},286Z"
    )
    o += ink(col, pal["c"]) + "".join(
        at(x + dx, yy, bell(False), 0.28)
        for dx, yy in ((-92, 372), (-32, 378), (32, 378), (92, 372))
    )
    o += ink(f"M{x - 46},288C{x - 30},312 {x + 30},312 {x + 46},288L{x + 38},282H{x - 38}Z", WHITE)
    o += sleeve([(376, 372), (414, 446), (422, 410)], 44, pal["b"], pal["c"]) + cuff(
        421, 410, 2, 56, 18, WHITE
    )
    o += fist(421, 378, sk, 0, False, 0.84)
    o += head(x, who.before)
    return o

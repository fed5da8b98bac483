# SPDX-License-Identifier: CC0-1.0
"""What the figures hold besides weapons."""

from parts.pen import at

from german.drawing import box, disc, ink, oval
from german.palette import GOLD, GOLD_D, INK, WHITE, WOOD, WOOD_D, Palette


def goblet(pal: Palette) -> str:
    """Stem held at 0,0."""
    return (
        ink("M-13,-18L-9,24L-32,44H32L9,24L13,-18Z", GOLD)
        + ink("M-46,-112C-44,-60 -32,-24 0,-16C32,-24 44,-60 46,-112Z", GOLD)
        + ink("M10,-108H43C41,-60 30,-28 4,-20C20,-40 18,-80 10,-108Z", GOLD_D, None)
        + oval(0, -112, 46, 13, pal["b"])
        + ink("M-41,-84C-20,-74 20,-74 41,-84", "none", INK, 4)
        + "".join(
            disc(x, y, 7, f, INK, 3.5)
            for x, y, f in ((-22, -58, pal["a"]), (0, -54, WHITE), (22, -58, pal["a"]))
        )
    )


def orb(pal: Palette) -> str:
    """A globe with a cross."""
    return (
        ink("M0,-44V-92M-17,-76H17", "none", INK, 19)
        + ink("M0,-44V-92M-17,-76H17", "none", GOLD, 9)
        + disc(0, 0, 48, pal["a"])
        + ink("M14,-42C36,-34 44,-16 44,2C44,26 26,42 4,44C24,28 32,-16 14,-42Z", pal["d"], None)
        + ink("M-47,-10C-20,0 20,0 47,-10L47,7C20,17 -20,17 -47,7Z", GOLD, INK, 4.5)
        + ink("M-7,-47C-6,-30 -6,-16 -7,-3H7C6,-16 6,-30 7,-47Z", GOLD, INK, 4.5)
        + disc(0, 4, 8, pal["b"], INK, 4)
        + ink("M-33,-14C-30,-24 -24,-31 -16,-35", "none", "#BBD3EC", 6)
    )


def horn(pal: Palette) -> str:
    """Hunting horn, grip at 0,0: mouthpiece left, bell up right."""
    return (
        ink(
            (
                "M-92,-36C-70,10 -20,30 24,8C56,-10 62,-60 50,-110C74,-128 104,-134 128,-128"
                "C130,-40 96,50 10,60C-50,64 -88,26 -106,-28Z"
            ),
            "#E9D7A6",
        )
        + ink(
            (
                "M-84,-8C-60,34 -20,50 20,46C84,36 108,-40 112,-120L128,-128C130,-40 96,50 "
                "10,60C-40,62 -72,38 -84,-8Z"
            ),
            "#CBAF70",
            None,
        )
        + ink(
            "M-92,-36C-70,10 -20,30 24,8C56,-10 62,-60 50,-110C74,-128 104,-134 128,-128"
            "C130,-40 96,50 10,60C-50,64 -88,26 -106,-28Z"
        )
        + at(89, -116, oval(0, 0, 44, 15, pal["c"]), 1, -13)
        + at(89, -117, oval(0, 0, 31, 8, pal["d"], INK, 4), 1, -13)
        + ink("M54,-56L121,-62L117,-40L56,-34Z", pal["c"])
        + ink("M-74,-12L-92,2L-84,18L-62,2Z", pal["c"])
        + ink("M-88,-32L-104,-26L-118,-44L-104,-54Z", pal["c"])
    )


def lute(pal: Palette) -> str:
    """Belly centred at 0,0, neck along -y."""
    o = ink("M-14,-70L-12,-210H12L14,-70Z", WOOD_D) + ink(
        "M-14,-206L-20,-216L34,-262L46,-248L14,-206Z", WOOD
    )
    o += "".join(
        ink(f"M{x},{y}L{x + a},{y + b}", "none", INK, 6)
        for x, y, a, b in (
            (2, -236, -10, -13),
            (16, -248, -10, -13),
            (22, -212, 10, 13),
            (34, -224, 10, 13),
        )
    )
    o += ink(
        "M0,-92C44,-84 68,-30 66,8C64,46 34,66 0,66C-34,66 -64,46 -66,8C-68,-30 -44,-84 0,-92Z",
        "#D9964A",
    )
    o += ink("M14,-86C46,-72 64,-28 63,8C61,42 34,60 8,63C40,40 46,-40 14,-86Z", "#B5722F", None)
    o += (
        disc(0, -14, 21, WOOD_D)
        + disc(0, -14, 11, "#4A2B14", pal["c"], 3.5)
        + box(-26, 38, 52, 10, WOOD_D, 4, INK, 4)
    )
    o += ink("M-7,42L-5,-208M0,42V-208M7,42L5,-208", "none", "#F7EBCF", 2.5)
    o += ink("M-13,-110H13M-13,-135H13M-13,-160H13M-12,-185H12", "none", INK, 3)
    return o


def drum(pal: Palette) -> str:
    """Rim ellipse centred at 0,0."""
    o = ink("M-84,0L-78,88C-40,108 40,108 78,88L84,0Z", WHITE)
    tri = "".join(
        f"M{x},{y0}L{x + 17},{y1}L{x + 34},{y0}Z"
        for x, y0, y1 in ((-82, 14, 78), (-50, 22, 86), (-17, 26, 90), (16, 22, 86), (48, 14, 78))
    )
    o += ink(tri, pal["b"], None)
    o += ink(
        "M-80,12L-66,78L-49,24L-33,86L-16,28L0,88L16,28L33,86L49,24L66,78L80,12", "none", INK, 4.5
    )
    o += ink("M-87,-8C-87,6 -85,12 -83,16C-40,36 40,36 83,16C85,12 87,6 87,-8Z", pal["c"])
    o += ink("M-80,72C-40,92 40,92 80,72L79,92C40,112 -40,112 -79,92Z", pal["c"])
    return o + oval(0, -8, 87, 27, pal["c"]) + oval(0, -8, 75, 20, WHITE, INK, 4)


def drumstick(x: float, y: float, ang: float) -> str:
    """A drumstick held at x, y."""
    return at(
        x,
        y,
        box(-5, -104, 10, 120, WOOD, 5, INK, 4.5) + oval(0, -106, 9, 13, "#F0DFC0", INK, 4.5),
        1,
        ang,
    )


def falcon() -> str:
    """Feet at 0,0, looking left."""
    o = ink("M14,-8C30,4 40,26 44,50C32,44 22,36 14,22Z", "#6B5138")
    o += ink(
        (
            "M-6,-2C-38,-24 -40,-78 -22,-104C-18,-128 6,-140 24,-126C36,-116 34,-100 30,-92"
            "C52,-64 46,-20 18,0C10,6 0,4 -6,-2Z"
        ),
        "#F1E2C4",
    )
    o += ink(
        (
            "M24,-126C36,-116 34,-100 30,-92C52,-64 50,-16 30,28C12,0 8,-40 16,-70C4,-84 "
            "-4,-92 -18,-108C-10,-130 10,-138 24,-126Z"
        ),
        "#8A6A48",
    )
    o += (
        ink("M-20,-112C-32,-112 -40,-104 -36,-92C-30,-96 -24,-96 -18,-96Z", GOLD, INK, 4.5)
        + disc(-3, -112, 7, GOLD, INK, 4)
        + disc(-4, -112, 3, INK, None)
    )
    o += ink(
        "M-22,-64L-16,-58L-10,-64M-20,-40L-14,-34L-8,-40M-10,-20L-4,-14L2,-20M-6,-80L0,-74L4,-80",
        "none",
        "#8A6A48",
        4,
    )
    o += ink("M26,-64C34,-44 34,-20 28,0M36,-56C42,-40 42,-24 38,-12", "none", "#4E3823", 4)
    return (
        o
        + ink("M-8,0V12M2,2V14M12,0V12", "none", INK, 11)
        + ink("M-8,0V12M2,2V14M12,0V12", "none", GOLD, 5)
    )

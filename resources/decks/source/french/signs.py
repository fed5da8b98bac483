# SPDX-License-Identifier: CC0-1.0
"""The four French signs in three optical sizes."""

from parts.pen import n


def heart(c: float = 0.0) -> str:
    """A heart; c fills its cleft."""
    return (
        f"M0,51 C-9,31 -46,10 -46,-19 C-46,-38 -34,-50 -21,-50 C-11,-50 -3,-43 0,{n(-31 + c)} "
        f"C3,-43 11,-50 21,-50 C34,-50 46,-38 46,-19 C46,10 9,31 0,51Z"
    )


def diamond(k: float = 0.0) -> str:
    """A diamond; k draws its sides in."""
    return (
        f"M0,-54 C{n(9 - k)},{n(-34 + k)} {n(25 - k)},-13 39,0 C{n(25 - k)},13 "
        f"{n(9 - k)},{n(34 - k)} 0,54 "
        f"C{n(-9 + k)},{n(34 - k)} {n(-25 + k)},13 -39,0 C{n(-25 + k)},-13 "
        f"{n(-9 + k)},{n(-34 + k)} 0,-54Z"
    )


def spade(stem: float = 4.0, foot: float = 19.0) -> str:
    """A spade."""
    return (
        f"M0,-52 C8,-33 46,-10 46,16 C46,30 36,38 25,38 C16,38 9,34 {n(stem)},27 "
        f"C{n(stem + 1)},38 {n(foot * 0.5)},46 {n(foot)},50 L{n(-foot)},50 "
        f"C{n(-foot * 0.5)},46 {n(-stem - 1)},38 {n(-stem)},27 "
        f"C-9,34 -16,38 -25,38 C-36,38 -46,30 -46,16 C-46,-10 -8,-33 0,-52Z"
    )


def club(stem: float = 4.0, foot: float = 19.0, r: float = 22.5) -> str:
    """A club of three leaves of radius r."""

    def disc(x: float, y: float) -> str:
        """One leaf."""
        k = r * 0.5523
        return (
            f"M{n(x)},{n(y - r)} C{n(x + k)},{n(y - r)} {n(x + r)},{n(y - k)} {n(x + r)},{n(y)} "
            f"C{n(x + r)},{n(y + k)} {n(x + k)},{n(y + r)} {n(x)},{n(y + r)} "
            f"C{n(x - k)},{n(y + r)} {n(x - r)},{n(y + k)} {n(x - r)},{n(y)} "
            f"C{n(x - r)},{n(y - k)} {n(x - k)},{n(y - r)} {n(x)},{n(y - r)}Z"
        )

    return (
        disc(0, -28.5)
        + disc(-25.5, 11)
        + disc(25.5, 11)
        + f"M-9,-12 L9,-12 L12,2 L{n(stem)},14 C{n(stem + 1)},34 {n(foot * 0.5)},46 {n(foot)},50 "
        f"L{n(-foot)},50 C{n(-foot * 0.5)},46 {n(-stem - 1)},34 {n(-stem)},14 L-12,2Z"
    )


SIGN = {  # optical sizes: small is cut open and stout, ace is drawn out
    "small": {"C": club(6.5, 22, 23), "S": spade(6.5, 22), "H": heart(3), "D": diamond(-2)},
    "medium": {"C": club(4.6, 20), "S": spade(4.6, 20), "H": heart(), "D": diamond()},
    "ace": {"C": club(3.4, 19, 22), "S": spade(3.2, 18), "H": heart(-2), "D": diamond(2)},
}


def sign(
    suit: str,
    x: float,
    y: float,
    height: float,
    colour: str,
    cut: str = "medium",
    turn: bool = False,
) -> str:
    """A sign of the given height, its middle on x, y."""
    k = height / 100
    return (
        f'<path d="{SIGN[cut][suit]}" transform="translate({n(x)} {n(y)}) '
        f'{"rotate(180) " if turn else ""}scale({k:.3f})" fill="{colour}"/>'
    )

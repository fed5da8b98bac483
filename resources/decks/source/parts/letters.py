# SPDX-License-Identifier: CC0-1.0
"""Index letters of both decks, as outlines 100 units high (no fonts are used)."""

from dataclasses import dataclass

from parts.pen import n


@dataclass(frozen=True)
class Stroke:
    """A line of the given weight, or a filled outline if the weight is 0."""

    d: str
    weight: float = 0


@dataclass(frozen=True)
class Letter:
    """Strokes in a box 100 high; `edge` is what slabs and strokes add to its width."""

    width: float
    strokes: tuple[Stroke, ...]
    left: float = 0


def _serif(width: float, *lines: str, edge: float = 4, weight: float = 14.5) -> Letter:
    """A letter of one line weight; level slabs (marked by a leading -) are thinner."""
    return Letter(
        width + 2 * edge,
        tuple(Stroke(d.lstrip("-"), weight * 0.82 if d[0] == "-" else weight) for d in lines),
        edge,
    )


def _plain(width: float, *lines: str, weight: float = 17) -> Letter:
    """A letter without slabs; outlines with level ends (marked by a leading =) are filled."""
    return Letter(width, tuple(Stroke(d.lstrip("="), 0 if d[0] == "=" else weight) for d in lines))


SERIF = {
    "A": _serif(
        84, "M7,97 L36,7 L48,7 L77,97", "-M18,66 L66,66", "-M-6,94 L22,94", "-M62,94 L90,94", edge=7
    ),
    "K": _serif(
        82,
        "M15,1 L15,99",
        "M67,6 L19,60",
        "M35,46 L71,92",
        "-M0,6 L30,6",
        "-M0,94 L30,94",
        "-M54,6 L84,6",
        "-M58,94 L88,94",
        edge=7,
    ),
    "Q": _serif(
        84,
        "M42,8 C64,8 76,26 76,48 C76,72 64,90 42,90 C20,90 8,72 8,48 C8,26 20,8 42,8Z",
        "M40,66 C54,68 62,86 80,104",
    ),
    "J": _serif(64, "M44,4 L44,66 C44,84 34,92 23,92 C12,92 4,85 4,70", "-M22,7 L64,7"),
    "D": _serif(
        80,
        "M16,7 L34,7 C60,7 74,24 74,50 C74,76 60,93 34,93 L16,93",
        "M17,2 L17,98",
        "-M2,7 L20,7",
        "-M2,93 L20,93",
    ),
    "B": _serif(
        78,
        "M16,7 L40,7 C56,7 64,15 64,27 C64,40 55,47 40,47 L18,47",
        "M40,47 C60,47 70,56 70,70 C70,85 60,93 42,93 L16,93",
        "M17,2 L17,98",
        "-M2,7 L20,7",
        "-M2,93 L20,93",
    ),
    "7": _serif(68, "M4,24 L4,8 L63,8 L63,14 C46,38 32,64 28,100"),
    "8": _serif(
        70,
        "M35,8 C50,8 58,16 58,27 C58,38 50,46 35,46 C20,46 12,38 12,27 C12,16 20,8 35,8Z",
        "M35,46 C54,46 64,56 64,69 C64,83 53,92 35,92 C17,92 6,83 6,69 C6,56 16,46 35,46Z",
    ),
    "9": _serif(
        70,
        "M63,36 C63,52 51,62 35,62 C18,62 7,52 7,35 C7,18 18,8 35,8 C52,8 63,20 63,42 "
        "C63,72 50,90 22,93",
    ),
    # drawn narrow, so that it need not be squeezed
    "T": _serif(
        80,
        "M1,23 C9,20 13,14 15,4",
        "M16,4 L16,98",
        "-M0,94 L32,94",
        "M59,8 C70,8 73,20 73,36 L73,64 C73,80 70,92 59,92 C48,92 45,80 45,64 L45,36 "
        "C45,20 48,8 59,8Z",
        edge=2,
    ),
}

PLAIN = {
    "7": _plain(60, "=M0,0H60V15C44,40 34,68 30,100H11C15,70 25,42 39,17H0Z"),
    "8": _plain(
        62,
        "M31,8.5C45,8.5 51,17 51,27C51,38 43,45.5 31,45.5C19,45.5 11,38 11,27C11,17 17,8.5 31,8.5Z",
        "M31,47C46,47 53.5,57 53.5,69C53.5,83 45,91.5 31,91.5C17,91.5 8.5,83 8.5,69"
        "C8.5,57 16,47 31,47Z",
    ),
    "9": _plain(
        62,
        "M31,8.5C45,8.5 53.5,18 53.5,33C53.5,48 45,57.5 31,57.5C17,57.5 8.5,48 8.5,33"
        "C8.5,18 17,8.5 31,8.5Z",
        "M53.5,30C54.5,64 47,86 14,91.5",
    ),
    "T": _plain(
        76,
        "=M13,0H27V100H11V21L0,27V10Z",
        "M55,7.5C65,7.5 68.5,20 68.5,34V66C68.5,80 65,92.5 55,92.5C45,92.5 41.5,80 41.5,66V34"
        "C41.5,20 45,7.5 55,7.5Z",
        weight=15,
    ),
    "J": _plain(66, "M8.5,0V60C8.5,81 18,91.5 33,91.5C48,91.5 57.5,81 57.5,60V0"),  # U
    "Q": _plain(  # O
        74,
        "M37,8.5C56,8.5 65.5,25 65.5,50C65.5,75 56,91.5 37,91.5C18,91.5 8.5,75 8.5,50"
        "C8.5,25 18,8.5 37,8.5Z",
    ),
    "K": _plain(68, "=M0,0H17V46L46,0H65L37,43L68,100H49L26,59L17,72V100H0Z"),
    "D": _plain(68, "M8.5,8.5H26C50,8.5 59.5,25 59.5,50C59.5,75 50,91.5 26,91.5H8.5Z"),
    "A": _plain(72, "=M27,0H45L72,100H54L48,77H24L18,100H0ZM36,25L28,61H44Z"),
}


def draw(letter: Letter, x: float, y: float, height: float, colour: str, room: float = 999) -> str:
    """A letter centred on x, its top on y, condensed if it is wider than `room`."""
    k = height / 100
    squeeze = min(1.0, room / (letter.width * k))
    body = ""
    for s in letter.strokes:
        if s.weight:
            body += f'<path d="{s.d}" fill="none" stroke="{colour}" stroke-width="{n(s.weight)}"/>'
        else:
            body += f'<path d="{s.d}" fill="{colour}"/>'
    left = x - (letter.width / 2 - letter.left) * k * squeeze
    return (
        f'<g transform="translate({n(left)} {n(y)}) scale({k * squeeze:.3f} {k:.3f})" '
        f'stroke-linejoin="miter" stroke-linecap="butt">{body}</g>'
    )

# SPDX-License-Identifier: CC0-1.0
"""The twelve German heads: skull, view, beard, hair and hat of each figure.

Each comes in two layers, `behind` and `before` the body, in head coordinates: forehead at
-60, chin at 77, cheeks at 54.  Three are seen from the side, four in three-quarter view.
"""

from collections.abc import Callable
from dataclasses import dataclass

from parts import heads, profile_hair
from parts.pen import at, group

from german.crowns import crown
from german.drawing import disc, ink
from german.faces import beard, face, moustache
from german.hair import hair_back, hair_front
from german.hats import hat
from german.palette import INK, SKIN, Palette

SCALE = 1.2  # the shared heads are drawn smaller than the frontal ones
LIP = "#A2463A"
Y, S = 206, 1.1  # where a head sits, and its scale


@dataclass(frozen=True)
class Head:
    """The two layers of a head."""

    behind: str
    before: str


def head(x: float, layer: str, y: float = Y, s: float = S, rot: float = 0) -> str:
    """A layer of a head in its place on the card."""
    return at(x, y, layer, s, rot)


def _side(
    skin: str, hair: str, fill: str, dark: str, beard_: str, flip: bool, hooked: bool = False
) -> str:
    """A head seen from the side, with its hair."""
    c = heads.Complexion(SKIN[skin][0], SKIN[skin][1], LIP, dark, INK)
    body = heads.profile(c, hooked=hooked) + profile_hair.hair(hair, fill, dark, INK)
    if beard_:
        body += profile_hair.beard(beard_, fill, dark, INK)
    return group(body, f"scale({-SCALE if flip else SCALE} {SCALE})")


def _quarter(
    skin: str, brow: str, parts: str, whiskers: str, flip: bool, wide: float = 0, chin: float = 64
) -> str:
    """A head in three-quarter view: beard on the jaw, whiskers under the nose."""
    c = heads.Complexion(SKIN[skin][0], SKIN[skin][1], LIP, brow, INK)
    body = group(heads.three_quarter(c, wide=wide, chin=chin), f"scale({SCALE})")
    body += group(parts, "translate(3 0) scale(.95 1)") + at(18, 0, whiskers, 0.92)
    return group(body, "scale(-1 1)" if flip else "")


def koenig_eichel(pal: Palette) -> Head:
    """Broad and stern, a full beard."""
    h, hl = "#6A4323", "#43280F"
    return Head(
        hair_back("page", h, hl),
        face("warm", 1, "stern", -5, "none", h, sx=1.1, age=True)
        + group(
            beard("full", h, hl) + moustache("walrus", "#7B5230") + hair_front("temple", h),
            "scale(1.08 1)",
        )
        + crown("arch", pal),
    )


def koenig_gruen(pal: Palette) -> Head:
    """Long and old, a white forked beard."""
    h, hl = "#E9E4D6", "#A9A491"
    return Head(
        hair_back("long", h, hl),
        group(
            face("fair", 0, "thick", -4, "none", "#F4F0E4", age=True, eyes="sleepy", turn=True)
            + beard("fork", h, hl)
            + moustache("broad", "#F4F0E4"),
            "scale(.93 1.04)",
        )
        + crown("leaf", pal),
    )


def koenig_rot(pal: Palette) -> Head:
    """Round and merry, a twirled moustache."""
    h, hl = "#C0622A", "#7E3A14"
    return Head(
        hair_back("page", h, hl),
        group(
            face("fair", 0, "high", -5, "smile", h, sx=1.08, eyes="merry")
            + beard("point", h, hl)
            + moustache("twirl", h),
            "scale(1 .95)",
        )
        + hair_front("part", h)
        + crown("velvet", pal),
    )


def koenig_schellen(pal: Palette) -> Head:
    """From the side, a hooked nose over a full black beard."""
    h, hl = "#2F2320", "#594640"
    body = _side("tan", "curls", h, hl, "full", False, hooked=True)
    return Head("", body + group(crown("bells", pal), "translate(-16 0)"))


def ober_eichel(pal: Palette) -> Head:
    """From the side, looking at his halberd."""
    h, hl = "#B0753A", "#6E4319"
    body = _side("fair", "page", h, hl, "point", True)
    return Head("", body + group(hat("barett", pal), "translate(14 0)"))


def ober_gruen(pal: Palette) -> Head:
    """The huntsman: a square jaw beard and a walrus moustache."""
    h, hl = "#3A2A1E", "#6B5442"
    body = _quarter("tan", h, beard("jaw", h, hl), moustache("walrus", h), False, wide=3, chin=62)
    return Head("", body + hair_front("temple", h) + hat("hunter", pal))


def ober_rot(pal: Palette) -> Head:
    """The hussar: lean, fair whiskers."""
    h, hl = "#E9C877", "#A9823A"
    whiskers = moustache("twirl", h)
    body = _quarter("fair", hl, beard("whisker", h, hl), whiskers, True, wide=-3, chin=68)
    return Head("", body + hair_front("temple", h) + hat("bicorne", pal))


def ober_schellen(pal: Palette) -> Head:
    """The captain: red beard under a morion."""
    h, hl = "#8E3B1E", "#5A2210"
    body = _quarter("warm", hl, "", moustache("twirl", h), False, wide=2)
    body += at(13, 0, beard("point", h, hl))
    return Head("", body + hair_front("temple", h) + hat("morion", pal))


def unter_eichel(pal: Palette) -> Head:
    """The drummer: a freckled boy with a round face and an open mouth."""
    h, hl = "#C9793A", "#86471B"
    spots = ((-38, 14), (-30, 19), (-24, 13), (26, 14), (33, 19), (39, 13))
    freckles = "".join(disc(x, y, 2.6, h, None) for x, y in spots)
    boy = face("fair", 2, "thick", -4, "open", h, sx=1.1, eyes="wide") + freckles
    return Head(
        hair_back("tuft", h, hl), group(boy, "scale(1 .93)") + at(0, 0, hat("cupula", pal), 1)
    )


def unter_gruen(pal: Palette) -> Head:
    """The falconer, seen from the side, looking at his bird."""
    h, hl = "#4A2F1C", "#7A5636"
    body = _side("warm", "crop", h, hl, "", False)
    return Head("", body + group(hat("bycocket", pal), "translate(-14 0) scale(-1 1)"))


def unter_rot(pal: Palette) -> Head:
    """The lute player: fair locks, looking down at his strings."""
    h, hl = "#E8BF62", "#A8802F"
    body = _quarter("fair", hl, "", "", True, wide=-2)
    tuft = ink("M-22,76C-20,88 -14,94 -9,98C-4,92 -2,84 -1,76C-6,74 -14,74 -22,76Z", h, INK, 4)
    return Head(hair_back("bob", h, hl), body + tuft + hair_front("part", h) + hat("beret", pal))


def unter_schellen(pal: Palette) -> Head:
    """The fool, winking."""
    h = "#2E2522"
    fool = face("warm", 1, "high", -5, "smile", h, sx=0.96, eyes="wink", turn=True)
    return Head("", group(fool, "scale(1 1.02)") + hair_front("temple", h) + hat("fool", pal))


HEADS: dict[str, Callable[[Palette], Head]] = {
    "CK": koenig_eichel,
    "SK": koenig_gruen,
    "HK": koenig_rot,
    "DK": koenig_schellen,
    "CQ": ober_eichel,
    "SQ": ober_gruen,
    "HQ": ober_rot,
    "DQ": ober_schellen,
    "CJ": unter_eichel,
    "SJ": unter_gruen,
    "HJ": unter_rot,
    "DJ": unter_schellen,
}

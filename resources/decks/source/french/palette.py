# SPDX-License-Identifier: CC0-1.0
"""Colours of the French deck."""

Palette = dict[str, str]
INK = "#1C1C1E"


GOLD, GOLD_D, CREAM = "#E2AE45", "#B98022", "#FBF3E2"


LETTERS = {
    "en": {"J": "J", "Q": "Q", "K": "K", "A": "A"},
    "de": {"J": "B", "Q": "D", "K": "K", "A": "A"},
}


SIGN_COLOURS = {
    "two": {"C": INK, "S": INK, "H": "#C4312B", "D": "#C4312B"},
    "four": {"C": INK, "S": "#1E7A46", "H": "#C4312B", "D": "#E07B1A"},
}


# Garments: main, dark, soft (light relative of main), field (panel ground).
PALETTE: dict[str, dict[str, Palette]] = {
    "two": {
        "C": {"main": "#2F4A45", "dark": "#1D2E2C", "soft": "#A9BFA3", "field": "#EFF0E4"},
        "S": {"main": "#2A4B78", "dark": "#1B2E4C", "soft": "#A5BFD6", "field": "#EAEFF2"},
        "H": {"main": "#C4312B", "dark": "#7C1C24", "soft": "#F0B4A4", "field": "#F8ECE4"},
        "D": {"main": "#7B3358", "dark": "#4C1C38", "soft": "#E5BDCE", "field": "#F7EDF1"},
    },
    "four": {
        "C": {"main": "#28282B", "dark": "#0F0F11", "soft": "#C9C9C9", "field": "#EFEFEC"},
        "S": {"main": "#1E7A46", "dark": "#124A2C", "soft": "#A9D1B0", "field": "#EAF2E6"},
        "H": {"main": "#C4312B", "dark": "#7C1C24", "soft": "#F0B4A4", "field": "#F8ECE4"},
        "D": {"main": "#E07B1A", "dark": "#8A4712", "soft": "#F6CD90", "field": "#FAF0DF"},
    },
}


SKIN = {
    "C": ("#EFC7A0", "#DDA97D"),
    "S": ("#F6DEC8", "#E4BEA0"),
    "H": ("#F3CFB2", "#E2AE8B"),
    "D": ("#C78E62", "#AC7147"),
}


HAIR = {
    "C": ("#4A3226", "#2F1F18"),
    "S": ("#C9CCD0", "#9CA1A8"),
    "H": ("#A5492A", "#7C321B"),
    "D": ("#2B2422", "#151211"),
}


HAIR_YOUNG = dict(HAIR, S=("#E3C27A", "#BE9448"))

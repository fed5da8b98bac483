# SPDX-License-Identifier: CC0-1.0
"""Colours of the German deck."""

Palette = dict[str, str]
INK = "#2A1C14"  # every outline


WHITE = "#FBF6EA"  # linen, ermine


VINE = "#3E8A3A"


GOLD, GOLD_D = "#EDB83D", "#C98F22"


STEEL, STEEL_D = "#D3DADC", "#A3B0B6"


WOOD, WOOD_D = "#A06A37", "#7A4C24"


SKIN = {
    "fair": ("#F6D3B0", "#E8B78F", "#E58E74"),
    "warm": ("#EFC49A", "#DBA475", "#D98564"),
    "tan": ("#DFAA7C", "#C68D5E", "#BF7251"),
}


#        a: main cloth  b: second cloth  c: metal/accent  t: panel  t2: panel pattern  i: index
SUITS: dict[str, Palette] = {
    "C": {
        "a": "#AD6A2C",
        "b": "#55802F",
        "c": "#EBB743",
        "d": "#4B2F18",
        "t": "#F8EFDA",
        "t2": "#EFDFBC",
        "i": "#43291A",
        "name": "Eichel",
    },
    "S": {
        "a": "#4DA545",
        "b": "#1D6A3C",
        "c": "#F4CF55",
        "d": "#164A2B",
        "t": "#EAF3DA",
        "t2": "#D7E7BF",
        "i": "#1B7038",
        "name": "Grün",
    },
    "H": {
        "a": "#CF3B34",
        "b": "#7E1E2C",
        "c": "#F2BE55",
        "d": "#64141F",
        "t": "#FBE7DC",
        "t2": "#F5D2C3",
        "i": "#BE2C2A",
        "name": "Rot",
    },
    "D": {
        "a": "#2E66AE",
        "b": "#CC3E33",
        "c": "#F2B632",
        "d": "#1C3D6E",
        "t": "#E9F0F6",
        "t2": "#D2E0EC",
        "i": "#C26407",
        "name": "Schellen",
    },
}

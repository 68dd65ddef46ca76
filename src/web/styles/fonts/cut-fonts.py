"""Cuts the fonts of the public pages; how to run it is in README.md."""

import sys
from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

# What French texts are made of; the other file of each face holds the rest of the latin alphabet.
FRENCH = (
    "20-22 25-3B 3D 3F-5A 61-7A A0 A7 A9 AB B0 B7 BB C0 C2 C7-CA CE D4 E0 E2 E7-EB EE EF F4 F9 FB FC"
    " 152 153 2011 2013 2014 2018 2019 201C 201D 2022 2026 20AC 2212"
)
# Italics are rarely more than a sentence: the motto, the end of a list.
SENTENCES = "20 27 2C 2E 3A 41 43 46 4C 50 54 56 61-7A A0 AB BB E0 E2 E7-EA EE F4 F9 FB 2019"
LATIN = (
    "0-FF 131 152 153 2BB 2BC 2C6 2DA 2DC 304 308 329 2000-202E 2030-206F 20AC 2122 2191 2193 2212 2215 FEFF FFFD"
)
FEATURES = ["kern", "liga", "lnum", "tnum", "locl", "ccmp", "mark"]
# Kerning below a hundredth of an em is not seen.
LEAST_KERNING = 0.01

FACES = {
    "newsreader-{}": (
        "newsreader/files/newsreader-latin-opsz-normal.woff2",
        {"opsz": (18, 72), "wght": (400, 650)},
        ("french", FRENCH),
    ),
    "newsreader-{}-italic": (
        "newsreader/files/newsreader-latin-wght-italic.woff2",
        {"wght": 400},
        ("sentences", SENTENCES),
    ),
    "schibsted-grotesk-{}": (
        "schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2",
        {"wght": (400, 700)},
        ("french", FRENCH),
    ),
}


def codes(text):
    return set(subset.parse_unicodes(text.replace(" ", ",")))


def fix_kerning(font):
    """One kerning for all weights and sizes: its variations weigh more than the outlines."""
    least = font["head"].unitsPerEm * LEAST_KERNING

    def fix(value):
        if value is None:
            return
        for device in ("XAdvDevice", "YAdvDevice", "XPlaDevice", "YPlaDevice"):
            if hasattr(value, device):
                delattr(value, device)
        if abs(getattr(value, "XAdvance", 0)) < least:
            value.XAdvance = 0

    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            table = getattr(table, "ExtSubTable", table)
            if table.LookupType != 2:
                continue
            # Without the bits of the device tables.
            table.ValueFormat1 &= 0x0F
            table.ValueFormat2 &= 0x0F
            pairs = table.PairSet if table.Format == 1 else table.Class1Record
            for row in pairs:
                for pair in row.PairValueRecord if table.Format == 1 else row.Class2Record:
                    fix(pair.Value1)
                    fix(pair.Value2)
    definitions = font["GDEF"].table
    if getattr(definitions, "VarStore", None) is not None:
        definitions.VarStore = None
        definitions.Version = 0x00010002 if getattr(definitions, "MarkGlyphSetsDef", None) else 0x00010000


packages = sys.argv[1]
for name, (path, axes, (first, common)) in FACES.items():
    for part, wanted in ((first, codes(common)), ("other-latin", codes(LATIN) - codes(common))):
        font = instancer.instantiateVariableFont(TTFont(f"{packages}/{path}"), axes)
        options = subset.Options(
            layout_features=FEATURES, flavor="woff2", name_IDs=[1, 2], notdef_outline=False, hinting=False
        )
        subsetter = subset.Subsetter(options)
        subsetter.populate(unicodes=wanted)
        subsetter.subset(font)
        fix_kerning(font)
        font.flavor = "woff2"
        font.save(f"{name.format(part)}.woff2")

"""Cuts the fonts of the public pages; how to run it is in README.md."""

import sys
from fontTools import subset
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.ttLib.tables._g_l_y_f import Glyph
from fontTools.varLib import instancer

# What French texts are made of; the other file of each face holds the rest of the latin alphabet.
FRENCH = (
    "20-22 25-3B 3D 3F-5A 61-7A A0 A7 A9 AB B0 B7 BB C0 C2 C7-CA CE D4 E0 E2 E7-EB EE EF F4 F9 FB FC"
    " 152 153 2011 2013 2014 2018 2019 201C 201D 2022 2026 20AC 2212"
)
# U+202F, which separates thousands and precedes « ; » in French, is in none of the families: its width in em.
NARROW_SPACE = 0x202F, 0.19
# Italics are rarely more than a sentence: the motto, the end of a list.
SENTENCES = "20 27 2C 2E 3A 41 43 46 4C 50 54 56 61-7A A0 AB BB E0 E2 E7-EA EE F4 F9 FB 2019"
LATIN = (
    "0-FF 131 152 153 2BB 2BC 2C6 2DA 2DC 304 308 329 2000-202E 2030-206F 20AC 2122 2191 2193 2212 2215 FEFF FFFD"
)
FEATURES = ["kern", "liga", "lnum", "tnum"]
# Kerning in hundredths of an em: finer steps are not seen, and weigh more.
KERNING_STEP = 0.01
# A thousandth of an em is a tenth of a pixel of the largest title; small texts need no such precision.
UNITS_PER_EM, FOR_SMALL_TEXTS = 1000, 500
# In the files of small texts, pairs closer by a step are left as they are, and a weight may pass this many units beside
# its outline: both are a twentieth of a pixel to a fifth of one, and the files then fit in what a new connection delivers.
FEWEST_STEPS, TOLERANCE = 2, 1.25

NEWSREADER = "newsreader/files/newsreader-latin-opsz-normal.woff2"
ITALIC = "newsreader/files/newsreader-latin-wght-italic.woff2"
SCHIBSTED = "schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2"
WIDE = {"opsz": (18, 72), "wght": (400, 650)}

def codes(text):
    return set(subset.parse_unicodes(text.replace(" ", ",")))


def fix_kerning(font, fewest_steps):
    """One kerning for all weights and sizes: its variations weigh more than the outlines."""
    step = font["head"].unitsPerEm * KERNING_STEP

    def fix(value):
        if value is None:
            return
        for device in ("XAdvDevice", "YAdvDevice", "XPlaDevice", "YPlaDevice"):
            if hasattr(value, device):
                delattr(value, device)
        if hasattr(value, "XAdvance"):
            steps = int(value.XAdvance / step)
            value.XAdvance = round(steps * step) if abs(steps) >= fewest_steps else 0

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


def add_glyph(font, name, code, glyph, metrics):
    font.setGlyphOrder([*font.getGlyphOrder(), name])
    font["glyf"].glyphs[name] = glyph
    font["glyf"].setGlyphOrder(font.getGlyphOrder())
    font["hmtx"].metrics[name] = metrics
    if "gvar" in font:
        font["gvar"].variations[name] = []
    for table in font["cmap"].tables:
        table.cmap[code] = name


def add_narrow_space(font):
    code, width = NARROW_SPACE
    add_glyph(font, "uni202F", code, Glyph(), (round(font["head"].unitsPerEm * width), 0))


def add_thin_figures(font):
    """The ten ranks of the popular list, upright, in the file of the italics: the page that shows them loads it too."""
    thin = instancer.instantiateVariableFont(TTFont(f"{packages}/{NEWSREADER}"), {"opsz": 60, "wght": 300})
    outlines = thin.getGlyphSet()
    for code in range(0x30, 0x3A):
        name = thin.getBestCmap()[code]
        outline, pen = DecomposingRecordingPen(outlines), TTGlyphPen(None)
        outlines[name].draw(outline)
        outline.replay(pen)
        add_glyph(font, name, code, pen.glyph(), thin["hmtx"][name])


def simplify_weights(font):
    """Leaves out what follows, within the tolerance, from the neighbouring points."""
    for name, variations in font["gvar"].variations.items():
        points, control = font["glyf"]._getCoordinatesAndControls(name, font["hmtx"].metrics)
        for variation in variations:
            variation.calcInferredDeltas(points, control.endPts)
            variation.roundDeltas()
            is_composite = control.numberOfContours == -1
            variation.optimize(points, control.endPts, tolerance=TOLERANCE, isComposite=is_composite)


def cut(name, path, axes, wanted, *additions, units=UNITS_PER_EM):
    font = instancer.instantiateVariableFont(TTFont(f"{packages}/{path}"), axes)
    options = subset.Options(
        layout_features=FEATURES, flavor="woff2", name_IDs=[1, 2], notdef_outline=False, hinting=False
    )
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=wanted)
    subsetter.subset(font)
    is_small = units == FOR_SMALL_TEXTS
    fix_kerning(font, FEWEST_STEPS if is_small else 0)
    if "HVAR" in font:
        # gvar holds the same widths, and knows of added glyphs.
        del font["HVAR"]
    for add in additions:
        add(font)
    scale_upem(font, units)
    if is_small:
        simplify_weights(font)
        # Names of weights for menus of fonts.
        del font["STAT"]
    font.flavor = "woff2"
    font.save(f"{name}.woff2")


packages = sys.argv[1]
french, sentences, latin = codes(FRENCH), codes(SENTENCES), codes(LATIN)
cut("newsreader-french", NEWSREADER, WIDE, french, add_narrow_space)
cut(
    "newsreader-telephone",
    NEWSREADER,
    {"opsz": 22, "wght": (400, 650)},
    french,
    add_narrow_space,
    units=FOR_SMALL_TEXTS,
)
cut("newsreader-other-latin", NEWSREADER, WIDE, latin - french)
cut("newsreader-sentences", ITALIC, {"wght": 400}, sentences, add_narrow_space, add_thin_figures)
cut("newsreader-other-latin-italic", ITALIC, {"wght": 400}, latin - sentences)
cut(
    "schibsted-grotesk-french",
    SCHIBSTED,
    {"wght": (400, 700)},
    french,
    add_narrow_space,
    units=FOR_SMALL_TEXTS,
)
cut("schibsted-grotesk-other-latin", SCHIBSTED, {"wght": (400, 700)}, latin - french)

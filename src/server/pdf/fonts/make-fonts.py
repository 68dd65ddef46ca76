import os, sys
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer
from fontTools.merge import Merger, Options
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib.tables._g_l_y_f import Glyph

F = sys.argv[1]
OUT = sys.argv[2]
BOX = 0x25A1

CUTS = [
    ('newsreader-400', 'Newsreader', 'Regular', 400, 'newsreader/files/newsreader-{}-opsz-normal.woff2', dict(opsz=14, wght=400)),
    ('newsreader-600', 'Newsreader', 'SemiBold', 600, 'newsreader/files/newsreader-{}-opsz-normal.woff2', dict(opsz=14, wght=600)),
    ('newsreader-italic-400', 'Newsreader', 'Italic', 400, 'newsreader/files/newsreader-{}-opsz-italic.woff2', dict(opsz=14, wght=400)),
    ('newsreader-display-560', 'Newsreader Display', 'Medium', 560, 'newsreader/files/newsreader-{}-opsz-normal.woff2', dict(opsz=60, wght=560)),
    ('schibsted-grotesk-400', 'Schibsted Grotesk', 'Regular', 400, 'schibsted-grotesk/files/schibsted-grotesk-{}-wght-normal.woff2', dict(wght=400)),
    ('schibsted-grotesk-600', 'Schibsted Grotesk', 'SemiBold', 600, 'schibsted-grotesk/files/schibsted-grotesk-{}-wght-normal.woff2', dict(wght=600)),
]

def cut(source, axes):
    font = TTFont(os.path.join(F, source))
    font = instancer.instantiateVariableFont(font, axes)
    font.flavor = None
    return font

def add(font, code, name, glyph, advance):
    font.setGlyphOrder(font.getGlyphOrder() + [name])
    font['glyf'][name] = glyph
    font['hmtx'][name] = (advance, getattr(glyph, 'xMin', 0) or 0)
    for table in font['cmap'].tables:
        if table.isUnicode():
            table.cmap[code] = name

def box(font):
    upm = font['head'].unitsPerEm
    w, h, t = round(.52 * upm), round(.62 * upm), round(.045 * upm)
    m = round(.05 * upm)
    pen = TTGlyphPen(None)
    for points in ([(m, 0), (m, h), (m + w, h), (m + w, 0)], [(m + t, t), (m + w - t, t), (m + w - t, h - t), (m + t, h - t)]):
        pen.moveTo(points[0])
        for point in points[1:]: pen.lineTo(point)
        pen.closePath()
    glyph = pen.glyph()
    glyph.recalcBounds(font['glyf'])
    return glyph, w + 2 * m

for target, family, style, weight, source, axes in CUTS:
    paths = []
    for subset in ('latin', 'latin-ext'):
        font = cut(source.format(subset), axes)
        for tag in ('STAT', 'avar', 'MVAR', 'HVAR', 'DSIG', 'meta'):
            if tag in font: del font[tag]
        path = f'{target}-{subset}.ttf'
        font.save(path)
        paths.append(path)
    font = Merger(options=Options(drop_tables=['meta'])).merge(paths)
    for code in (0x202F, 0x2009):
        if code not in font.getBestCmap():
            add(font, code, f'uni{code:04X}', Glyph(), round(.19 * font['head'].unitsPerEm))
    glyph, advance = box(font)
    add(font, BOX, 'uni25A1', glyph, advance)
    for name in font['name'].names:
        if name.nameID in (1, 16): name.string = family
        if name.nameID in (2, 17): name.string = style
        if name.nameID == 4: name.string = f'{family} {style}'
        if name.nameID == 6: name.string = family.replace(' ', '') + '-' + style
    font['OS/2'].usWeightClass = weight
    # Rights to embed are those of the licence, and the dates those of the cut: same bytes each time.
    font['head'].modified = font['head'].created
    font.recalcTimestamp = False
    font.save(os.path.join(OUT, f'{target}.ttf'))
    print(target, len(font.getGlyphOrder()), font['head'].unitsPerEm, font['OS/2'].fsType, [hex(c) for c in (0x20AC, 0x202F, 0xA0, 0x25A1, 0x2011, 0x2019, 0xAB, 0x2026, 0x2022, 0x2014, 0x153, 0xB0, 0xB2, 0x2212, 0xD7, 0x141, 0x2116) if c not in font.getBestCmap()])

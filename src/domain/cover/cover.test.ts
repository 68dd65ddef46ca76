import { describe, expect, it } from 'vitest';
import { categories } from '#domain/category/categories.ts';
import { cover, coverDetails, placeholder } from './cover.ts';
import { coverModes } from './palette.ts';

const everyCategory = [...categories.map(({ slug }) => slug), 'inconnue'];
const slugs = ['bail-commercial', 'garde-a-vue', 'qpc-perquisitions', 'teletravail', 'seuil-de-tva', 'x'];

const requests = everyCategory.flatMap((category) =>
  slugs.flatMap((slug) => coverDetails.map((detail) => ({ category, slug, detail }))),
);

describe('cover', () => {
  it('always draws the same image: these two are published', () => {
    // A cover is cached for a year under its address: a change here needs a new version in that address.
    expect(fingerprint(cover({ slug: 'bail-commercial', category: 'affaires' }))).toBe('1870:170466445');
    expect(
      fingerprint(cover({ slug: 'garde-a-vue', category: 'droit-penal', detail: 'l', mode: 'sombre' })),
    ).toBe('5844:2202671932');
  });

  it.each(everyCategory)('draws every detail and mode of %s under 6 kB', (category) => {
    for (const slug of slugs)
      for (const detail of coverDetails)
        for (const mode of [undefined, ...coverModes]) {
          const svg = cover({ slug, category, detail, ...(mode && { mode }) });
          expect(svg.length).toBeLessThan(6000);
          expect(svg).not.toMatch(/NaN|undefined|Infinity|var\(/);
        }
  });

  it('is light to draw: no cover makes a browser style more than 1,200 elements', () => {
    const heavy = requests.filter((request) => drawnElements(cover(request)) > 1200);
    expect(heavy).toEqual([]);
  });

  it('draws a different image for each slug of a category', () => {
    const pictures = requests.map(cover);
    expect(new Set(pictures).size).toBe(requests.length);
  });

  it('uses only ids that it defines and that need no escaping', () => {
    for (const svg of requests.map(cover)) {
      const defined = [...svg.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
      const used = [...svg.matchAll(/(?:href="|url\()#([^")]*)/g)].map(([, id]) => id);
      expect(new Set(defined).size).toBe(defined.length);
      expect(used.filter((id) => !defined.includes(id))).toEqual([]);
      expect(defined.filter((id) => !/^g[a-z0-9_]+$/.test(id ?? ''))).toEqual([]);
    }
  });

  it('draws an unknown category with the inks of « Autres »', () => {
    const inks = (svg: string) => svg.match(/stop-color="[^"]*"/g);
    const same = { slug: 'x', mode: 'clair' } as const;
    expect(inks(cover({ ...same, category: 'inconnue' }))).toEqual(
      inks(cover({ ...same, category: 'autres' })),
    );
  });

  it('is decorative unless a title is given, and escapes that title', () => {
    expect(cover({ slug: 'x' })).toContain(' aria-hidden="true"');
    expect(cover({ slug: 'x', title: '<b> & "citation"' })).toContain(
      'role="img" aria-label="&#60;b&#62; &#38; &#34;citation&#34;"',
    );
  });

  it('has a placeholder', () => {
    expect(placeholder()).toContain('fill="#F3F5F2"');
  });
});

/** The elements that a browser creates: each `use` is one, plus a copy of all that it points at. */
const drawnElements = (svg: string): number => {
  const defined = new Map<string, string>();
  for (const [, tag, id, inside = ''] of svg.matchAll(/<(g|path) id="([^"]+)"[^>]*?(?:\/>|>(.*?)<\/g>)/g))
    defined.set(id ?? '', `<${tag}>${inside}`);
  const known = new Map<string, number>();
  const count = (markup: string): number => {
    const seen = known.get(markup);
    if (seen !== undefined) return seen;
    let total = 0;
    for (const [, target] of markup.matchAll(/<\w+(?:[^>]*?href="#([^"]+)")?/g))
      total += 1 + (target ? count(defined.get(target) ?? '') : 0);
    known.set(markup, total);
    return total;
  };
  return count(svg.slice(svg.indexOf('</defs>') + 7));
};

const fingerprint = (text: string): string => {
  let sum = 0;
  for (const char of text) sum = (Math.imul(sum, 31) + char.charCodeAt(0)) >>> 0;
  return `${text.length}:${sum}`;
};

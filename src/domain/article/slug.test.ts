import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { articleSlug, numberedSlug } from './slug.ts';

describe('the slug of an article', () => {
  it.each([
    ['Cour de cassation : la preuve déloyale', 'cour-de-cassation-la-preuve-deloyale'],
    ["L'œuvre de l'employé — n° 22-12.345", 'l-oeuvre-de-l-employe-n-22-12-345'],
    ['« »', 'article'],
    ['日本', 'article'],
    ['x'.repeat(200), 'x'.repeat(90)],
  ])('%s', (title, slug) => {
    expect(articleSlug(title)).toBe(slug);
  });

  it('ends on a whole word', () => {
    expect(articleSlug('mot '.repeat(60))).toMatch(/^mot(-mot)*$/);
  });

  it('is accepted by the database, whatever the title', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 99 }), (title, n) => {
        expect(numberedSlug(articleSlug(title), n)).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      }),
    );
  });
});
